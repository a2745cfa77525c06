"""Attacks: what can be attacked, combat values, and what a victory brings (chapter 13)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.rules.military import Campaign
from tessera.games.newdawn.rules.turns import TakeTurn
from tessera.games.newdawn.state import NEUTRAL
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table

LINE = "c0  g1  g2  g3  g4  g5  g6"

FRONT = """
c0  g1  h1  f1  m1  g2
  h2  f2  g3  d1  g4  h3
g5  d2  h4  s1  c1  f3
"""
"""Seat 0 in the west, seat 1 in the east, a city-state between them."""

FAR = "g2  g4  g6  g8  g10 g12 g14"
"""Room for all seven cities: by hand they may be put next to each other."""

WIN, LOSE = (6, 1), (1, 6)
"""Dice, the attacker's first."""


def attack(t: NewDawnScript, space: str, dice: tuple[int, int] = WIN) -> None:
    t.dice(*dice)
    t.choose(f"attack {space}")


def values(t: NewDawnScript) -> tuple[int, int]:
    """The values of the last attack before tokens are spent."""
    rolled = t.told("rolled")[-1]
    return rolled["attack"], rolled["defence"]


# --- how often, how far -------------------------------------------------------------------------------------


@rule("ND-13.01", "ND-13.03")
@pytest.mark.parametrize(
    ("card", "reach"), [("masonry", 2), ("iron_working", 3), ("mass_production", 3), ("flight", 5)]
)
def test_range_of_the_military_cards(card: str, reach: int) -> None:
    for distance in range(1, 7):
        t = table(LINE)
        t.control(1, f"g{distance}")
        t.resolve(0, card)
        if distance <= reach:
            assert t.offered("attack") == [f"g{distance}"]
        else:
            assert t.resting  # there is nothing to do with the card
            t.control(0, "g1")  # this brings some targets into range, and there is something to reinforce
            t.resolve(0, card)
            assert t.offered("attack") == ([f"g{distance}"] if distance == reach + 1 else [])


@rule("ND-13.01", "ND-13.07")
@pytest.mark.parametrize(
    ("card", "attacks"), [("masonry", 2), ("iron_working", 2), ("mass_production", 2), ("flight", 3)]
)
def test_number_of_attacks(card: str, attacks: int) -> None:
    t = table(LINE)
    t.control(1, "g1")
    t.resolve(0, card, slot=1)
    for _ in range(attacks):
        assert t.asked == "Campaign"
        attack(t, "g1", LOSE)  # a failed target may be attacked again
    assert t.resting
    assert len(t.told("rolled")) == attacks
    assert t.control_of(1) == ["g1"]


@rule("ND-13.01")
def test_fewer_attacks_are_allowed_and_each_is_finished_before_the_next() -> None:
    t = table(LINE)
    t.reinforced(1, "g1")
    t.control(1, "g2")
    t.lays_trade(0, military=1)
    t.resolve(0, "masonry")
    assert t.offered("attack") == ["g1"]
    attack(t, "g1")
    assert t.asked == "AttackerSpends"
    t.choose("spend 0 0")
    assert t.asked == "Campaign"
    assert t.options == ["attack g2", "stop"]  # the way is free now
    t.choose("stop")
    assert t.resting
    assert len(t.told("rolled")) == 1


@rule("ND-13.31")
def test_each_resolution_has_its_own_attacks_but_taken_spaces_stay_taken() -> None:
    t = table(f"g9  {LINE}")
    t.built(0, "venetian_arsenal")
    t.control(1, "g9", "g2", "g4")
    t.turn(0, "focus masonry")
    attack(t, "g2")
    attack(t, "g9", LOSE)
    assert t.options == ["again masonry", "decline"]
    t.choose("again masonry")
    assert t.offered("attack") == ["g9"]  # g4 is 2 spaces from g2, which was taken this turn
    assert t.refusal("attack g4").key == "refused-too-far"
    attack(t, "g9", LOSE)
    attack(t, "g9", LOSE)
    assert t.asked == "FiveSuns"  # two attacks each, and the turn is over
    t.choose("decline")
    t.turn(0, "focus masonry")
    assert t.offered("attack") == ["g9", "g4"]


# --- targets and paths --------------------------------------------------------------------------------------


@rule("ND-13.02", "ND-13.03", "ND-13.32")
def test_legal_targets() -> None:
    t = table(FRONT, 3, s1="geneva", d1="A", f1="marble")
    t.cities(0, "g5")
    t.control(0, "h2", "h4")
    t.cities(1, "g4")
    t.control(1, "f2", "g3")
    t.reinforced(1, "m1")
    t.caravans(1, "h1")
    t.caravans(2, "f1")
    t.caravans(0, "d2")
    t.resolve(0, "flight")
    assert sorted(t.offered("attack")) == sorted(["f2", "g3", "m1", "g4", "c1", "s1", "d1"])
    for space in ("h1", "f1", "g1", "c0", "g5", "h2", "d2"):
        refusal = t.refusal(f"attack {space}")
        assert (refusal.key, refusal.rule) == ("refused-no-target", "ND-13.02")


WAYS = {
    "water": ("w1", ""),
    "token": ("g1", "token"),
    "city": ("g1", "city"),
    "barbarian": ("g1", "barbarian"),
    "city-state": ("s1", ""),
    "mountains": ("m1", ""),
    "resource": ("m1", "marble"),
    "own token": ("g1", "own"),
    "caravan": ("g1", "caravan"),
}
OPEN = {
    "masonry": {"mountains", "resource", "own token", "caravan"},
    "iron_working": {"mountains", "resource", "own token", "caravan"},
    "mass_production": {"mountains", "resource", "own token", "caravan", "water"},
    "flight": set(WAYS) - {"token"},
}


def way(between: str, card: str) -> tuple[NewDawnScript, str]:
    """A rival token at the other end of a strip of three spaces."""
    space, what = WAYS[between]
    features = {"s1": "geneva"} if space == "s1" else {"m1": "marble"} if what == "marble" else {}
    if what == "barbarian":
        features = {space: "A"}
    t = table(f"c0  {space}  d1", 2, content=None, **features)
    t.control(1, "d1")
    if what in ("token", "own"):
        t.control(1 if what == "token" else 0, space)
    elif what == "city":
        t.cities(1, space)
    elif what == "caravan":
        t.caravans(1, space)
    t.resolve(0, card, slot=1)  # the slot does not matter for what can be counted through
    return t, space


@rule("ND-13.04")
@pytest.mark.parametrize("between", list(WAYS))
@pytest.mark.parametrize("card", list(OPEN))
def test_what_an_attack_can_be_counted_through(card: str, between: str) -> None:
    t, _ = way(between, card)
    if between in OPEN[card]:
        assert "d1" in t.offered("attack")
    elif t.resting:
        assert between == "water"  # nothing else to attack
    else:
        assert t.offered("attack") == [way(between, card)[1]]
        refusal = t.refusal("attack d1")
        assert (refusal.key, refusal.rule) == ("refused-path-blocked", "ND-13.04")


def campaign(picture: str = LINE, card: str = "masonry", **features: str) -> NewDawnScript:
    """An own token that could be reinforced, so that there is always something to ask."""
    t = table(picture, 2, content=None, **features)
    t.control(0, "g0")
    t.row(0, f"culture science economy industry {card}")
    return t


@pytest.mark.parametrize(
    ("picture", "features", "rivals", "target", "key", "forbidden_by"),
    [
        pytest.param(f"g0  {LINE}", {}, "g3", "g3", "refused-too-far", "ND-13.03", marks=rule("ND-13.03")),
        pytest.param("g0  c0  w1  g2", {}, "g2", "g2", "refused-path-blocked", "ND-13.04",
                     marks=rule("ND-13.04")),
        pytest.param("g0  c0  g1  g2", {"g1": "B"}, "g2", "g2", "refused-path-blocked", "ND-13.04",
                     marks=rule("ND-13.04")),
        pytest.param("g0  c0  s1  g2", {"s1": "kabul"}, "g2", "g2", "refused-path-blocked", "ND-13.04",
                     marks=rule("ND-13.04")),
        pytest.param("g0  c0  g1  g2", {}, "g1 g2", "g2", "refused-path-blocked", "ND-13.04",
                     marks=rule("ND-13.04")),
        pytest.param("g0  c0  g1  g2", {}, "g2", "g1", "refused-no-target", "ND-13.02", marks=rule("ND-13.02")),
        pytest.param("g0  c0  g1  g2", {"g1": "oil"}, "g2", "g1", "refused-no-target", "ND-13.02",
                     marks=rule("ND-13.02")),
        pytest.param("g0  c0  g1  g2", {}, "g2", "c0", "refused-no-target", "ND-13.02", marks=rule("ND-13.02")),
    ],
)  # fmt: skip
def test_why_a_space_cannot_be_attacked(
    picture: str, features: dict[str, str], rivals: str, target: str, key: str, forbidden_by: str
) -> None:
    t = campaign(picture, **features)
    t.control(1, *rivals.split())
    t.resolve(0, "masonry")
    refusal = t.refusal(f"attack {target}")
    assert (refusal.key, refusal.rule) == (key, forbidden_by)
    assert refusal.args == ({} if key == "refused-no-target" else {"range": 2})


@rule("ND-13.01")
def test_why_no_more_attacks_can_be_made() -> None:
    """Usually the table goes on by itself; an answer that comes too late is told the reason."""
    t = table(LINE)
    t.control(1, "g1")
    step = Campaign(0, 4, 1, made=2)
    assert step.options(t.state) == [("stop",)]
    refusal = step.why_not(t.state, ("attack", t.cell("g1")))
    assert refusal is not None
    assert (refusal.key, refusal.args, refusal.rule) == ("refused-attacks-made", {"count": 2}, "ND-13.01")
    assert Campaign(0, 4, 1, made=1).options(t.state) == [("attack", t.cell("g1")), ("stop",)]


@rule("ND-13.05")
def test_no_attack_from_a_space_taken_this_turn_but_through_it() -> None:
    t = table(LINE)
    t.control(1, "g2", "g3", "g5")
    t.resolve(0, "iron_working")
    assert t.offered("attack") == ["g2"]
    attack(t, "g2")
    assert t.control_of(0) == ["g2"]
    assert t.offered("attack") == ["g3"]  # three spaces from the capital, through g2
    assert t.refusal("attack g5").rule == "ND-13.03"  # three spaces from g2
    t.choose("stop")
    t.turn(0, "focus iron_working")
    assert t.offered("attack") == ["g3"]
    attack(t, "g3")
    assert t.offered("attack") == ["g5"]  # now from g2


@rule("ND-13.05", "ND-13.24")
def test_no_attack_from_a_city_state_conquered_this_turn() -> None:
    t = table("g9  c0  s1  g1  g2", s1="geneva")
    t.control(1, "g9", "g2")
    t.resolve(0, "masonry", slot=5)
    attack(t, "s1")
    assert t.offered("attack") == ["g9"]  # g2 is in range of s1 only
    t.choose("stop")
    t.turn(0, "focus masonry")
    assert t.offered("attack") == ["g9", "g2"]


@rule("ND-13.03")
def test_every_attack_may_come_from_another_space() -> None:
    t = table("g1  c0  w1  w2  w3  g2  g3")
    t.control(0, "g2")
    t.control(1, "g1", "g3")
    t.resolve(0, "masonry")
    assert t.offered("attack") == ["g1", "g3"]
    attack(t, "g3")
    attack(t, "g1")
    assert t.control_of(0) == ["g1", "g2", "g3"]


@rule("ND-13.06", "ND-13.32", "ND-18.14")
def test_a_barbarian_on_a_city_state_is_the_target_there() -> None:
    t = table("c0  s1  g1", s1="geneva", g1="A")
    t.envoy(0, "geneva")
    t.barbarian("A", "s1")
    t.resolve(0, "masonry", slot=1)
    attack(t, "s1", (3, 3))  # 1 + 3 against 1 + 3: the space is grassland
    assert values(t) == (4, 4)
    attack(t, "s1")
    assert t.barbarians == {}
    assert t.city_states(NEUTRAL) == ["geneva"]
    assert t.envoys(0) == ["geneva"]  # the city-state was not attacked


# --- declaring ----------------------------------------------------------------------------------------------


@rule("ND-13.08")
@pytest.mark.parametrize("dice", [WIN, LOSE])
def test_an_attack_on_a_player_returns_all_cards_of_that_player(dice: tuple[int, int]) -> None:
    t = table(LINE, 3)
    t.built(0, "potala_palace")
    t.control(1, "g1")
    t.pact(0, 1, "open_borders", "joint_war")
    t.pact(0, 2, "embassy")
    t.pact(1, 0, "open_borders")
    t.pact(2, 1, "embassy")
    t.resolve(0, "masonry")
    attack(t, "g1", dice)
    assert t.pacts(0) == ["2 embassy"]
    assert t.pacts(1) == ["0 open_borders"]  # the defender keeps the attacker's cards
    assert t.pacts(2) == ["1 embassy"]


@rule("ND-13.08")
@pytest.mark.parametrize("dice", [WIN, LOSE])
def test_an_attack_on_a_city_state_returns_its_card(dice: tuple[int, int]) -> None:
    t = table("g1  c0  s1", s1="geneva", g1="A")
    t.envoy(0, "geneva", "kabul")
    t.envoy(1, "geneva")
    t.resolve(0, "masonry", slot=1)
    attack(t, "g1", dice)
    assert t.envoys(0) == ["geneva", "kabul"]  # barbarians give no cards
    t.choose(*(["trade masonry"] if dice == WIN else []))
    attack(t, "s1", LOSE)
    assert t.envoys(0) == ["kabul"]
    assert t.envoys(1) == ["geneva"]


@rule("ND-13.09", "ND-13.33")
@pytest.mark.parametrize(("target", "defence"), [("g1", 1 + 3), ("s1", 8 + 3)])
def test_nobody_decides_for_barbarians_and_city_states(target: str, defence: int) -> None:
    t = table("g1  c0  s1", g1="A", s1="geneva")
    t.lays_trade(0, military=3)
    t.lays_trade(1, military=3)
    t.resolve(0, "masonry", slot=3 if target == "g1" else 5)
    attack(t, target, (1 if target == "g1" else 6, 3))
    rolled = t.told("rolled")[-1]
    assert (rolled["die2"], rolled["defence"]) == (3, defence)
    assert t.asked == "AttackerSpends"
    t.choose("spend 0 0")  # a tie at best, and ties go to the defender
    assert t.asked == "Campaign"
    assert t.trade(1) == {"masonry": 3}
    assert t.told("attack-won") == []


# --- combat values ------------------------------------------------------------------------------------------


@rule("ND-13.10", "ND-13.12", "ND-13.13")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    ("card", "bonus", "against_barbarians"),
    [("masonry", 0, 0), ("iron_working", 1, 3), ("mass_production", 2, 2), ("flight", 3, 3)],
)
def test_attack_value(card: str, bonus: int, against_barbarians: int, slot: int) -> None:
    t = table("g1  c0  g2", g1="A")
    t.control(1, "g2")
    t.resolve(0, card, slot)
    attack(t, "g2", (2, 6))
    assert values(t)[0] == 2 + slot + bonus
    attack(t, "g1", (3, 6))
    assert values(t)[0] == 3 + slot + against_barbarians


TERRAINS = [("g1", 1), ("h1", 2), ("f1", 3), ("d1", 4), ("m1", 5), ("n1", 5)]


@rule("ND-13.12")
@pytest.mark.parametrize(("space", "difficulty"), TERRAINS)
def test_defence_of_a_barbarian(space: str, difficulty: int) -> None:
    t = table(f"c0  {space}  g9", g9="A")
    t.barbarian("A", space)
    t.resolve(0, "masonry", slot=1)
    attack(t, space, (1, 4))
    assert values(t) == (2, 4 + difficulty)


@rule("ND-13.11", "ND-14.02")
def test_defence_of_a_city_state() -> None:
    t = table("c0  s1", s1="kabul")
    t.resolve(0, "masonry", slot=1)
    attack(t, "s1", (1, 4))
    assert values(t) == (2, 8 + 4)


@rule("ND-13.13", "ND-13.14")
@pytest.mark.parametrize(("space", "difficulty"), TERRAINS)
@pytest.mark.parametrize("walls", [0, 1, 2])
def test_defence_of_tokens_and_cities(space: str, difficulty: int, walls: int) -> None:
    picture = f"""
      c0  {space}  g9
        g8  g7
    """
    for piece in ("control", "reinforced", "city", "reinforced city"):
        t = table(picture, 3)
        t.leads(1, "rome")
        if piece == "control":
            t.control(1, space)
        elif piece == "reinforced":
            t.reinforced(1, space)
        else:
            t.cities(1, space)
        t.reinforced(1, *["g9", "g8"][:walls])
        t.control(1, *["g9", "g8"][walls:])  # unreinforced neighbours do not help
        t.reinforced(2, "g7")  # nor do those of others
        t.resolve(0, "masonry", slot=1)
        attack(t, space, (1, 4))
        own = {"control": difficulty, "reinforced": difficulty + 1}.get(piece, 2 * difficulty)
        assert values(t) == (2, 4 + own + walls)


@rule("ND-13.14")
def test_6_the_doubling_of_a_city_concerns_its_terrain_only() -> None:
    t = table(
        """
          f1  g1
        c0  m1  g2
          d1  g3
        """
    )
    t.cities(1, "m1")
    t.reinforced(1, "f1", "g1", "g2", "d1", "g3")
    t.resolve(0, "masonry", slot=1)
    attack(t, "m1", (1, 1))
    assert values(t)[1] == 1 + 2 * 5 + 5


@rule("ND-13.10", "ND-13.13", "ND-13.15", "ND-13.17")
def test_the_example_of_the_rulebook() -> None:
    """Red (seat 0) attacks a token of Blue in the woods with Iron Working in slot 2."""
    t = table("""
      c0  f1  g1
        g2  g3
    """)
    t.reinforced(1, "f1", "g1", "g3")
    t.lays_trade(0, military=3)
    t.resolve(0, "iron_working", slot=2)
    attack(t, "f1", (5, 3))
    assert values(t) == (8, 9)
    t.choose("spend 2 0")
    assert t.told("attack-won") == [{"seat": 0, "attack": 10, "defence": 9}]
    assert t.control_of(0) == ["f1"]
    assert t.trade(0) == {"iron_working": 1}


@rule("ND-13.15", "ND-16.03")
def test_first_the_attacker_spends_then_the_defender() -> None:
    t = table(LINE)
    t.control(1, "g1")
    t.lays_trade(0, military=3, culture=2)
    t.row(1, "military culture science economy industry")
    t.lays_trade(1, military=2)
    t.resolve(0, "masonry", slot=1)
    attack(t, "g1", (3, 3))  # 4 against 4
    assert (t.seat, t.asked) == (0, "AttackerSpends")
    assert t.options == ["spend 0 0", "spend 1 0", "spend 2 0", "spend 3 0"]
    t.choose("spend 2 0")
    assert (t.seat, t.asked) == (1, "DefenderSpends")
    prompt = t._open().prompt(t.state)
    assert (prompt.args["attack"], prompt.args["defence"]) == (6, 4)
    assert t.options == ["spend 0 0", "spend 1 0", "spend 2 0"]
    t.choose("spend 2 0")  # a tie: the defender wins, and the attacker cannot answer
    assert t.told("attack-failed") == [{"seat": 0, "attack": 6, "defence": 6}]
    assert t.control_of(1) == ["g1"]
    assert (t.trade(0), t.trade(1)) == ({"masonry": 1, "early_empire": 2}, {})
    assert t.row_of(1)[0] == "masonry"  # the defender's card is not reset by that


@rule("ND-13.15")
def test_spending_too_much_is_refused() -> None:
    t = table(LINE)
    t.control(1, "g1")
    t.lays_trade(0, military=1)
    t.resolve(0, "masonry", slot=1)
    attack(t, "g1", (3, 3))
    refusal = t.refusal("spend 2 0")
    assert (refusal.key, refusal.rule) == ("refused-too-few-tokens", "ND-13.15")


@rule("ND-13.16", "ND-14.05", "ND-4.12")
def test_city_state_tokens_help_in_combat_once_per_turn_on_both_sides() -> None:
    t = table("c0  g1  s1  s2", s1="kabul", s2="carthage")
    t.conquered(0, "carthage")
    t.conquered(1, "kabul")
    t.control(1, "g1")
    t.resolve(0, "masonry", slot=1)
    attack(t, "g1", (3, 3))
    assert t.options == ["spend 0 0", "spend 0 1"]
    t.choose("spend 0 1")
    assert (t.seat, t.options) == (1, ["spend 0 0", "spend 0 1"])
    t.choose("spend 0 1")
    assert t.told("attack-failed") == [{"seat": 0, "attack": 5, "defence": 5}]
    attack(t, "g1", (3, 3))
    assert t.resting  # nobody was asked again
    assert t.told("attack-failed") == [{"seat": 0, "attack": 4, "defence": 4}]
    assert t.tokens(0) == {"masonry": ["carthage"]}  # they stay
    t.turn(0, "focus masonry")
    attack(t, "g1", (3, 3))
    assert t.options == ["spend 0 0", "spend 0 1"]  # ready again
    t.choose("spend 0 1")
    assert (t.seat, t.options) == (1, ["spend 0 0", "spend 0 1"])


@rule("ND-13.16", "ND-20.02")
def test_natural_wonders_of_america_help_in_combat() -> None:
    t = table("c0  g1  n1", n1="pantanal")
    t.leads(1, "america")
    t.control(1, "g1")
    t.natural(1, "pantanal", on="military")
    t.lays_trade(1, military=1)
    t.resolve(0, "masonry", slot=1)
    attack(t, "g1", (6, 3))  # 7 against 4
    assert t.options == ["spend 0 0", "spend 1 0", "use pantanal"]
    t.choose("use pantanal / lay astrology / spend 1 0")
    assert t.tokens(1) == {"astrology": ["pantanal"]}
    assert t.told("attack-won") == [{"seat": 0, "attack": 7, "defence": 6}]


@rule("ND-13.17", "ND-13.33")
@pytest.mark.parametrize("target", ["g1", "g2", "g3", "s1"])
def test_5_ties_go_to_the_defender(target: str) -> None:
    t = table("""
      g1  c0  g2
        s1  g3
    """, g1="A", s1="geneva")  # fmt: skip
    t.control(1, "g2")
    t.cities(1, "g3")
    defence = {"g1": 1, "g2": 1, "g3": 2, "s1": 8}[target]
    t.resolve(0, "masonry", slot=5)
    before = t.state.clone()
    attack(t, target, (1, 6 - defence) if defence < 6 else (4, 1))
    assert len(set(values(t))) == 1
    assert t.state.players == before.players
    assert (t.state.barbarians, t.state.city_states) == (before.barbarians, before.city_states)
    assert t.state.turn == before.turn
    attack(t, target, (2, 6 - defence) if defence < 6 else (5, 1))
    assert t.state.turn.attacks_won == 1


# --- what a victory brings ----------------------------------------------------------------------------------


@rule("ND-13.18", "ND-18.18")
def test_a_defeated_barbarian_gives_a_trade_token() -> None:
    t = table("c0  g1", g1="A")
    t.lays_trade(0, economy=3)
    t.resolve(0, "masonry")
    attack(t, "g1")
    assert t.barbarians == {}
    assert t.offered("trade") == t.row_of(0)
    t.choose("trade astrology")
    assert t.trade(0) == {"astrology": 1, "foreign_trade": 3}
    assert t.state.turn.taken == ()  # nothing was taken
    assert t.control_of(0) == []


@rule("ND-13.19", "ND-17.09", "ND-11.12", "ND-6.10")
def test_a_defeated_token_is_replaced_with_all_that_belongs_to_its_space() -> None:
    t = table("c0  n1  g1  g2", n1="pantanal", g2="oil")
    t.reinforced(1, "n1", "g1")
    t.built(1, "petra", "g1")
    t.resolve(0, "flight", slot=5)
    attack(t, "n1")
    assert (t.control_of(0), t.reinforced_of(0), t.reinforced_of(1)) == (["n1"], [], ["g1"])
    assert (t.naturals(0), t.naturals(1)) == (["pantanal"], [])
    attack(t, "g1")
    assert (t.control_of(0), t.reinforced_of(1)) == (["n1", "g1"], [])
    assert (t.wonders(0), t.wonders(1)) == (["petra"], [])
    assert t.wonder_space("petra") == "g1"
    assert t.resources(0) == {}


@rule("ND-13.20", "ND-6.07", "ND-6.12")
def test_without_an_unused_token_one_is_taken_back() -> None:
    t = table(LINE)
    t.control(0, "g6")
    t.control(1, "g1")
    t.unused_control(0, 0)
    t.resolve(0, "masonry")
    attack(t, "g1")
    assert t.options == ["take-back g6", "stop"]
    t.choose("take-back g6")
    assert (t.control_of(0), t.control_of(1)) == (["g1"], [])


@rule("ND-13.20", "ND-17.08")
def test_without_an_unused_token_the_space_may_stay_free() -> None:
    t = table("c0  n1  g1", n1="pantanal")
    t.control(0, "g1")
    t.control(1, "n1")
    t.unused_control(0, 0)
    t.resolve(0, "masonry")
    attack(t, "n1")
    t.choose("stop")
    assert (t.control_of(0), t.control_of(1)) == (["g1"], [])
    assert t.naturals(1) == []
    assert t.naturals(NEUTRAL) == ["pantanal"]
    assert t.state.turn.attacks_won == 1


@rule("ND-13.21", "ND-13.30")
def test_a_defeated_city_is_replaced_and_its_wonder_changes_hands() -> None:
    t = table(LINE)
    t.cities(1, "g1")
    t.control(1, "g2")
    t.built(1, "petra", "g1")
    t.resolve(0, "masonry")
    attack(t, "g1")
    assert (t.cities_of(0), t.cities_of(1)) == (["g1"], [])
    assert (t.wonders(0), t.wonders(1)) == (["petra"], [])
    assert t.wonder_space("petra") == "g1"
    assert t.control_of(1) == ["g2"]
    assert t.player(0).capital == t.cell("c0")
    assert t.offered("attack") == ["g2"]  # from the capital; g1 was taken this turn


@rule("ND-11.10", "ND-13.21")
def test_a_captured_wonder_has_no_on_build_effect() -> None:
    t = table(LINE)
    t.cities(1, "g1")
    t.built(1, "pyramids", "g1")
    t.resolve(0, "masonry")
    attack(t, "g1")
    assert t.wonders(0) == ["pyramids"]
    assert t.resting
    assert set(t.row_of(0)) == {"early_empire", "astrology", "foreign_trade", "pottery", "masonry"}


@rule("ND-13.22", "ND-19.12")
def test_7_a_defeated_capital_stays_and_loses_trade_tokens() -> None:
    t = table("c0  g1  c1")
    t.lays_trade(1, culture=2, military=0, industry=1)
    t.lays_trade(0, science=3)
    t.barbarian("A", "g1")
    t.resolve(0, "flight")
    attack(t, "c1")
    assert (t.seat, t.options) == (0, ["loot early_empire", "loot pottery", "stop"])
    t.choose("loot pottery")
    assert t.offered("trade") == t.row_of(0)
    t.choose("trade astrology")  # full: the token is lost
    assert t.options == ["loot early_empire", "stop"]
    t.choose("loot early_empire", "trade flight")
    assert t.asked == "Campaign"  # two at most
    assert t.refuses("attack c1") == "ND-13.34"
    assert (t.trade(0), t.trade(1)) == ({"astrology": 3, "flight": 1}, {"early_empire": 1})
    assert t.player(1).capital == t.cell("c1")
    assert t.state.turn.taken == ()


def attacked_capital(*, repeat: bool) -> NewDawnScript:
    t = table("c0  g1  c1")
    with t.edit() as s:
        s.setup.settings["repeat_capital"] = repeat
    t.barbarian("A", "g1")
    t.resolve(0, "flight", slot=5)
    return t


@rule("ND-13.34")
def test_a_target_may_be_attacked_again_after_an_unsuccessful_attack() -> None:
    t = attacked_capital(repeat=False)
    t.dice(1, 6)
    t.built(1, "ruhr_valley")
    t.choose("attack c1")  # 1 + 8 against 6 + 2 + 5
    assert t.told("attack-failed")
    attack(t, "c1")
    assert t.told("capital-defeated")


@rule("ND-13.34")
def test_a_defeated_capital_is_no_target_for_the_rest_of_the_turn() -> None:
    t = attacked_capital(repeat=False)
    attack(t, "c1")
    assert t.offered("attack") == ["g1"]
    refusal = t.refusal("attack c1")
    assert (refusal.key, refusal.rule) == ("refused-capital-defeated", "ND-13.34")
    t.choose("stop")
    t.turn(0, "focus flight")
    assert "attack c1" in t.options  # in another turn


@rule("ND-13.34")
def test_with_the_setting_a_defeated_capital_may_be_attacked_again() -> None:
    t = attacked_capital(repeat=True)
    attack(t, "c1")
    assert t.offered("attack") == ["g1", "c1"]


@rule("ND-13.22")
def test_a_capital_without_trade_tokens_loses_nothing() -> None:
    t = table("c0  g1  c1")
    t.resolve(0, "masonry")
    attack(t, "c1")
    assert t.resting
    assert t.trade(0) == t.trade(1) == {}


@rule("ND-13.23")
def test_the_wonder_of_a_defeated_capital_is_moved() -> None:
    t = table("c0  g1  c1  g2  g3  g4")
    t.cities(0, "g3")
    t.built(1, "petra")
    t.resolve(0, "masonry")
    attack(t, "c1")
    assert (t.seat, t.options) == (0, ["under c0", "under g3"])
    t.choose("under g3")
    assert (t.wonders(0), t.wonders(1)) == (["petra"], [])
    assert t.wonder_space("petra") == "g3"


@rule("ND-13.23")
def test_the_wonder_stays_with_its_capital_if_the_attacker_has_no_place() -> None:
    t = table("c0  g1  c1")
    t.built(0, "oracle")
    t.built(1, "petra")
    t.resolve(0, "masonry")
    attack(t, "c1")
    assert t.resting
    assert (t.wonders(0), t.wonders(1)) == (["oracle"], ["petra"])
    assert t.wonder_space("petra") == "c1"


@rule("ND-13.24", "ND-14.04")
def test_a_defeated_city_state_is_conquered() -> None:
    t = table("c0  s1", s1="geneva")
    t.resolve(0, "masonry", slot=5)
    attack(t, "s1")
    assert t.city_states(0) == ["geneva"]
    assert t.cities_of(0) == ["s1"]


@rule("ND-13.25", "ND-14.07")
@pytest.mark.parametrize("piece", ["city", "reinforced"])
def test_a_rivals_city_state_is_conquered_or_liberated(piece: str) -> None:
    for choice in ("conquer", "liberate"):
        t = table("c0  s1", s1="geneva")
        t.conquered(1, "geneva", piece)
        t.resolve(0, "masonry", slot=5)
        attack(t, "s1")
        assert (t.seat, t.options) == (0, ["conquer", "liberate"])
        t.choose(choice)
        assert t.city_states(1) == []
        assert t.city_states(0) == (["geneva"] if choice == "conquer" else [])
        assert t.cities_of(0) == (["s1"] if choice == "conquer" else [])  # ND-13.28: a city for the token
        assert (t.cities_of(1), t.reinforced_of(1)) == ([], [])


@rule("ND-13.26", "ND-9.18", "ND-5.07")
def test_caravans_take_no_part() -> None:
    t = table("c0  g1  g2  g3", 3)
    t.control(1, "g1")
    t.cities(1, "g2")
    t.caravans(0, "g1")
    t.caravans(1, "g1", "g2")
    t.caravans(2, "g1")
    t.resolve(0, "iron_working", slot=1)
    assert t.refusal("attack g3").rule == "ND-13.02"
    attack(t, "g1", (5, 1))
    assert values(t)[1] == 1 + 1
    assert (t.caravans_of(0), t.caravans_of(1), t.caravans_of(2)) == (["g1"], ["g1", "g2"], ["g1"])
    attack(t, "g2")
    assert t.cities_of(0) == ["g2"]
    assert t.caravans_of(1) == ["g1"]  # it may not stay in a rival city


@rule("ND-13.26")
def test_a_caravan_stays_where_only_a_control_token_replaces_the_city() -> None:
    """ND-9.18 speaks of rival cities; next to a control token a caravan may stand (ND-9.23)."""
    t = table(f"c0  g1  {FAR}")
    t.cities(0, *FAR.split())
    t.cities(1, "g1")
    t.caravans(1, "g1")
    t.resolve(0, "masonry")
    attack(t, "g1")
    assert t.reinforced_of(0) == ["g1"]
    assert t.caravans_of(1) == ["g1"]


@rule("ND-13.27", "ND-1.05")
def test_8_without_an_unused_city_a_reinforced_token_conquers() -> None:
    t = table(f"c0  g1  s1  {FAR}", s1="geneva")
    t.cities(0, *FAR.split())
    t.cities(1, "g1")
    t.built(1, "petra", "g1")
    t.resolve(0, "masonry", slot=5)
    attack(t, "g1")
    assert t.reinforced_of(0) == ["g1"]
    assert t.wonders(0) == ["petra"]
    attack(t, "s1")
    assert t.reinforced_of(0) == ["g1", "s1"]
    assert t.city_states(0) == ["geneva"]
    assert t.tokens(0) == {"astrology": ["geneva"]}


@rule("ND-13.28")
@pytest.mark.parametrize("unused", [True, False])
def test_such_a_token_on_a_city_state_is_replaced_by_a_city_if_possible(unused: bool) -> None:
    t = table(f"c0  s1  g1  {FAR}", s1="geneva")
    t.conquered(1, "geneva", "reinforced")
    t.cities(0, *FAR.split()[: 6 if unused else 7])
    t.resolve(0, "masonry", slot=5)
    attack(t, "s1", (1, 1))
    assert values(t) == (1 + 5, 1 + 1 + 1)  # a reinforced token on grassland
    t.choose("conquer")
    assert ("s1" in t.cities_of(0), "s1" in t.reinforced_of(0)) == (unused, not unused)
    assert t.city_states(0) == ["geneva"]


@rule("ND-6.12", "ND-13.27")
@pytest.mark.parametrize("target", ["g1", "s1", "s2"])
def test_with_neither_city_nor_token_one_token_is_taken_back(target: str) -> None:
    for answer in ("take-back g16", "stop"):
        t = table(f"s1  c0  g1  g16 {FAR} s2", s1="geneva", s2="brussels")
        t.cities(0, *FAR.split())
        t.control(0, "g16")
        t.unused_control(0, 0)
        t.cities(1, "g1")
        t.conquered(1, "brussels")
        t.envoy(1, "geneva")
        t.resolve(0, "masonry", slot=5)
        attack(t, target)
        if target == "s2":
            t.choose("conquer")
        assert t.options == ["take-back g16", "stop"]
        t.choose(answer)
        took = answer != "stop"
        assert t.reinforced_of(0) == ([target] if took else [])
        assert (t.control_of(0) == []) == took
        assert (
            t.city_states(0) == {"g1": [], "s1": ["geneva"], "s2": ["brussels"]}[target][: 1 if took else 0]
        )
        assert t.cities_of(1) == [x for x in ("g1", "s2") if x != target]
        assert t.envoys(1) == ([] if target == "s1" and took else ["geneva"])


@rule("ND-13.29", "ND-17.09")
def test_a_city_on_a_natural_wonder_is_captured_with_it() -> None:
    t = table("c0  n1  g1", n1="pantanal")
    t.control(1, "n1")
    t.cities(1, "n1")
    assert t.naturals(1) == ["pantanal"]
    t.resolve(0, "flight", slot=5)
    attack(t, "n1")
    assert t.cities_of(0) == ["n1"]
    assert (t.naturals(0), t.naturals(1)) == (["pantanal"], [])


@rule("ND-13.30")
@pytest.mark.parametrize("dice", [WIN, LOSE])
def test_the_attacking_space_stays_as_it_is(dice: tuple[int, int]) -> None:
    t = table("c0  w1  g1  g2")
    t.reinforced(0, "g1")
    t.control(1, "g2")
    t.resolve(0, "masonry", slot=3)
    attack(t, "g2", dice)
    assert t.reinforced_of(0) == ["g1"]
    assert t.caravans_of(0) == []
    assert t.control_of(0) == (["g2"] if dice == WIN else [])


@rule("ND-13.03", "ND-13.10")
def test_the_options_tell_both_values_before_the_dice() -> None:
    t = table("g1  c0  g2  g3", g1="A")
    t.reinforced(1, "g2")
    t.resolve(0, "iron_working", slot=4)
    decision = t._open()
    described = {t.named(" ".join(map(str, o))): decision.describe(t.state, o) for o in decision.options}
    token = described["attack g2"]
    assert (token.key, token.args["attack"], token.args["defence"]) == ("do-attack", 4 + 1, 1 + 1)
    barbarian = described["attack g1"]
    assert (barbarian.key, barbarian.args["attack"], barbarian.args["defence"]) == (
        "do-attack-barbarian",
        4 + 3,
        1,
    )


@rule("ND-13.08", "ND-15.07", "ND-14.13")
def test_the_options_do_not_promise_bonuses_of_cards_that_will_go_back() -> None:
    t = table("s1  c0  g1", s1="carthage")
    t.control(1, "g1")
    t.pact(0, 1, "joint_war")
    t.envoy(0, "carthage")
    t.resolve(0, "masonry", slot=1)

    def promised(space: str) -> object:
        option = ("attack", t.cell(space))
        return t._open().describe(t.state, option).args["attack"]

    assert promised("g1") == 1 + 2  # Carthage, for s1 and c0; not the Joint War of the target itself
    assert promised("s1") == 1 + 2  # Joint War; not Carthage against itself
    attack(t, "s1", LOSE)
    assert values(t)[0] == 1 + 2 + 1
    assert promised("g1") == 1
    attack(t, "g1", LOSE)
    assert values(t)[0] == 1 + 1


@rule("ND-4.05", "ND-13.15")
def test_an_attack_in_a_whole_turn() -> None:
    t = table(LINE)
    t.leads(0, "rome")
    t.control(1, "g1")
    t.now(TakeTurn(0))
    t.choose("focus masonry")
    attack(t, "g1")
    assert t.resting  # there is no other target, and after an attack nothing is reinforced
    assert t.row_of(0) == ["masonry", "early_empire", "astrology", "foreign_trade", "pottery"]
