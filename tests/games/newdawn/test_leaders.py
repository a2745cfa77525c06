"""The eight leaders (chapter 20)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.rules.barbarians import TurnEventDial
from tessera.games.newdawn.rules.industry import wonder_cost
from tessera.games.newdawn.rules.spaces import difficulty, land_up_to
from tessera.games.newdawn.state import NEUTRAL
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table

LINE = "c0  g1  g2  g3  g4  g5  g6"


def led_by(leader: str, picture: str = LINE, seats: int = 2, **features: str) -> NewDawnScript:
    t = table(picture, seats, content=None, **features)
    t.leads(0, leader)
    return t


def rolled(t: NewDawnScript, target: str, attacker: int = 0, card: str = "masonry") -> tuple[int, int]:
    """What both sides have besides dice and slot 1."""
    t.active(attacker)
    t.resolve(attacker, card, slot=1)
    t.dice(1, 6)
    t.choose(f"attack {target}")
    event = t.told("rolled")[-1]
    return event["attack"] - 2, event["defence"] - 6


# --- Rome ---------------------------------------------------------------------------------------------------


@rule("ND-20.01", "ND-9.03")
@pytest.mark.parametrize("leader", ["rome", "egypt"])
def test_rome_sends_caravans_from_any_city(leader: str) -> None:
    t = led_by(leader)
    t.cities(0, "g3", "g6")
    t.control(0, "g5")
    assert t.mature(0) == ["g6"]
    t.resolve(0, "foreign_trade", slot=5)
    assert t.offered("send") == (["c0", "g3", "g6"] if leader == "rome" else ["c0", "g6"])


# --- America ------------------------------------------------------------------------------------------------


def america(on: str = "") -> NewDawnScript:
    t = led_by("america", "n1  c0  n2  g1  g2", n1="pantanal", n2="mt_everest")
    if on:
        t.natural(0, "pantanal", on=on)
    return t


@rule("ND-20.02", "ND-17.06")
def test_america_lays_a_gained_natural_wonder_on_a_card() -> None:
    t = america()
    t.resolve(0, "early_empire", slot=5)
    t.choose("place n1")
    assert t.asked == "MoveNatural"
    assert t.options == [f"lay {key}" for key in t.row_of(0)]
    t.choose("lay astrology")
    assert t.tokens(0) == {"astrology": ["pantanal"]}
    assert t.naturals(0) == ["pantanal"]
    t.choose("stop")
    t.lays_trade(0, science=3)  # the token does not count toward the limit
    t.turn(0, "focus masonry")
    assert t.row_of(0)[0] == "masonry"
    assert t.tokens(0) == {"astrology": ["pantanal"]}  # it moves with its card
    assert t.trade(0) == {"astrology": 3}


@rule("ND-20.02")
@pytest.mark.parametrize(
    ("card", "slot"), [("early_empire", 1), ("astrology", 2), ("foreign_trade", 1), ("masonry", 4)]
)
def test_on_a_card_it_is_a_trade_token_once_per_turn(card: str, slot: int) -> None:
    t = led_by("america", f"n1  {LINE}", n1="pantanal")
    t.natural(0, "pantanal", on=card)
    t.control(1, "g2")
    t.resolve(0, card, slot=slot)
    if card == "masonry":
        t.dice(1, 6)
        t.choose("attack g2")
        assert t.told("rolled")[-1]["attack"] == 1 + 4
    assert t.options == ["spend 0 0", "use pantanal"]
    t.choose("use pantanal")
    assert t.options == [f"lay {key}" for key in t.row_of(0)]  # where it goes next, the same card allowed
    t.choose(f"lay {card}")
    if card == "early_empire":
        assert t._open().prompt(t.state).args["count"] == 2 + 1
    elif card == "astrology":
        assert t.options == ["advance 3", "stay"]
    elif card == "foreign_trade":
        assert t._open().prompt(t.state).args["count"] == 3 + 1
    else:
        assert t.told("attack-failed") == [{"seat": 0, "attack": 6, "defence": 7}]
    assert t.tokens(0) == {card: ["pantanal"]}
    while not t.resting:
        t.choose(t.options[-1])
    t.resolve(0, card, slot=slot)
    if card == "masonry":
        t.choose("attack g2")
    assert "use pantanal" not in t.options  # once per turn in total


@rule("ND-20.02", "ND-20.09", "ND-11.04")
def test_it_pays_for_a_wonder_as_its_resource_or_as_a_trade_token() -> None:
    t = america(on="industry")  # Pantanal gives marble
    t.natural(0, "mt_everest", on="industry")  # oil
    t.offer("stonehenge")  # marble and mercury
    t.resolve(0, "pottery", slot=5)
    t.choose("wonder stonehenge")
    assert t.options == ["pay pantanal", "pay mt_everest"]
    t.choose("pay pantanal / lay pottery")
    assert "build" in t.options  # 5 + 2
    assert "pay pantanal" not in t.options
    t.choose("pay mt_everest", "lay masonry")  # 1 more, as a trade token of the industry card
    assert t.wonders(0) == ["stonehenge"]
    assert t.tokens(0) == {"pottery": ["pantanal"], "masonry": ["mt_everest"]}


@rule("ND-20.02")
@pytest.mark.parametrize("leader", ["america", "rome"])
def test_the_resource_counts_wherever_the_token_lies(leader: str) -> None:
    t = led_by(leader, "n1  c0  n2", n1="pantanal", n2="mt_everest")
    t.natural(0, "pantanal", on="culture" if leader == "america" else "")
    t.natural(0, "mt_everest", on="culture" if leader == "america" else "")
    t.offer("stonehenge")
    t.lays_trade(0, industry=1)
    t.resolve(0, "pottery", slot=5)
    t.choose("wonder stonehenge")
    assert t.options == ["pay pantanal", "pay trade"]  # Everest is oil and not on the industry card


@rule("ND-20.09", "ND-17.08", "ND-17.11")
def test_a_lost_natural_wonder_leaves_the_card() -> None:
    t = america(on="science")
    t.built(1, "forbidden_city")
    t.control(1, "g1")
    with t.edit() as s:
        s.players[0].control = (t.cell("n1"),)
    t.natural(0, "mt_everest", on="culture")
    t.turn(1, "use forbidden_city", "destroy n2")
    assert t.tokens(0) == {"astrology": ["pantanal"]}
    assert t.naturals(0) == ["pantanal"]
    assert t.naturals(NEUTRAL) == ["mt_everest"]


@rule("ND-20.09", "ND-17.09")
def test_a_captured_natural_wonder_leaves_the_card_and_may_be_laid_by_the_winner() -> None:
    t = led_by("rome", "c0  n1", n1="pantanal")
    t.leads(1, "america")
    t.natural(1, "pantanal", on="science")
    t.leads(0, "aztec")
    t.resolve(0, "flight", slot=5)
    t.dice(6, 1)
    t.choose("attack n1")
    assert (t.tokens(0), t.tokens(1)) == ({}, {})  # only America lays them on cards
    assert t.naturals(0) == ["pantanal"]


# --- Aztec --------------------------------------------------------------------------------------------------


@rule("ND-20.03", "ND-4.11")
@pytest.mark.parametrize(("leader", "dice", "swaps"), [("aztec", (6, 1), True), ("aztec", (1, 6), False),
                                                       ("rome", (6, 1), False)])  # fmt: skip
def test_aztec_swaps_cards_after_a_victory(leader: str, dice: tuple[int, int], swaps: bool) -> None:
    t = led_by(leader)
    t.control(1, "g1")
    t.lays_trade(0, culture=2)
    t.turn(0, "focus masonry")
    t.dice(*dice)
    t.choose("attack g1")
    if t.asked == "Campaign":
        t.choose("stop")
    assert (t.asked == "FiveSuns") == swaps
    reset = ["masonry", "early_empire", "astrology", "foreign_trade", "pottery"]
    assert t.row_of(0) == reset
    if swaps:
        t.choose("swap 2")
        assert t.options == ["with 1", "with 3", "with 4", "with 5"]
        t.choose("with 5")
        assert t.row_of(0) == ["masonry", "pottery", "astrology", "foreign_trade", "early_empire"]
        assert t.trade(0) == {"early_empire": 2}  # with everything lying on them
    assert t.resting


@rule("ND-20.03")
def test_aztec_needs_a_reset_of_the_military_card() -> None:
    t = led_by("aztec")
    t.control(1, "g1")
    t.row(0, "culture science economy military industry")
    t.turn(0, "focus astrology", "stay")
    assert t.resting
    t.turn(0, "focus masonry", "stop")
    assert t.resting  # no victory


# --- Egypt and France ---------------------------------------------------------------------------------------


@rule("ND-20.04", "ND-11.06")
def test_egypt_builds_cheaper() -> None:
    for leader, less in (("egypt", 1), ("rome", 0)):
        t = led_by(leader)
        for wonder, row in t.state.content.wonders.items():
            assert wonder_cost(t.state, t.player(0), wonder) == row.cost - less
        t.offer("stonehenge")
        t.give(0, marble=1)
        t.resolve(0, "pottery", slot=4)
        assert ("wonder stonehenge" in t.options) == (leader == "egypt")  # 7 with 4 + 2


@rule("ND-20.05", "ND-7.06")
@pytest.mark.parametrize(
    ("wonders", "extra"),
    [("", 0), ("petra", 1), ("alhambra", 2), ("pentagon", 3), ("pentagon petra", 3), ("petra alhambra", 2)],
)
def test_france_places_extra_tokens(wonders: str, extra: int) -> None:
    for leader in ("france", "rome"):
        t = led_by(leader)
        t.lays_trade(0, culture=1)
        for wonder in wonders.split():
            t.built(0, wonder)
        t.resolve(0, "early_empire", slot=1)
        t.choose("spend 1 0")
        assert t._open().prompt(t.state).args["count"] == 2 + 1 + (extra if leader == "france" else 0)


# --- Japan --------------------------------------------------------------------------------------------------

COAST = """
  d1  m1  d2  m2
g1  d3  m3  d4  g2
  c0  d5  g4  w1  n1
g5  f1  g6  d6  m6
"""


@rule("ND-20.06", "ND-5.01")
def test_18_japan_in_its_own_turn_only() -> None:
    t = led_by("japan", COAST)
    t.active(0)
    coast = ("d1", "m1", "d2", "m2", "d3", "m3", "d4", "d5", "d6", "m6")
    inland = {"d3", "m3", "d5"}  # neither at the edge nor next to water
    for name in coast:
        own = 5 if name[0] == "m" else 4
        assert difficulty(t.state, t.cell(name)) == (own if name in inland else 3), name
    assert difficulty(t.state, t.cell("n1")) == 5
    assert difficulty(t.state, t.cell("g4")) == 1
    assert land_up_to(t.state, t.player(0), 3) >> t.cell("d1") & 1
    t.active(1)
    for name in coast:
        assert difficulty(t.state, t.cell(name)) == (5 if name[0] == "m" else 4)
    assert not land_up_to(t.state, t.player(0), 3) >> t.cell("d1") & 1


@rule("ND-20.06")
@pytest.mark.parametrize("leader", ["japan", "rome"])
def test_japan_places_moves_builds_and_counts_along_coasts(leader: str) -> None:
    t = led_by(leader, "c0  d1  m1  g1  n1", n1="pantanal")
    easy = leader == "japan"
    t.resolve(0, "early_empire", slot=3)
    assert (not t.resting) == easy
    if easy:
        assert t.offered("place") == ["d1"]
        t.choose("stop")
    t.resolve(0, "early_empire", slot=2)
    assert t.resting
    t.caravans(0, "c0")
    t.resolve(0, "foreign_trade", slot=3)
    if easy:
        t.choose("caravan c0")
        assert t.offered("go") == ["d1", "m1", "g1"]
    t.resolve(0, "animal_husbandry", slot=3)
    assert t.resting == (not easy)
    if easy:
        assert t.offered("city") == ["m1", "g1"]


@rule("ND-20.06", "ND-13.12", "ND-13.13")
def test_japan_lowers_the_defence_of_targets_in_its_turn() -> None:
    t = led_by("japan", "c0  m1  d1  c1", d1="A")
    t.cities(1, "m1")
    assert rolled(t, "m1") == (0, 2 * 3)
    t.row(0, "culture science economy industry flight")
    assert rolled(t, "d1", card="flight") == (3, 3)
    t.leads(1, "scythia")
    assert rolled(t, "d1", attacker=1) == (0, 4)  # in the turn of another nothing is changed


# --- Scythia ------------------------------------------------------------------------------------------------


@rule("ND-20.07")
@pytest.mark.parametrize(
    ("space", "bonus"), [("g1", 3), ("h1", 3), ("f1", 0), ("d1", 0), ("m1", 0), ("n1", 0)]
)
def test_scythia_on_grassland_and_hills(space: str, bonus: int) -> None:
    own = {"g": 1, "h": 2, "f": 3, "d": 4, "m": 5, "n": 5}[space[0]]
    t = led_by("scythia", f"c0  {space}  c1")
    t.control(1, space)
    assert rolled(t, space) == (bonus, own)
    t = led_by("rome", f"c0  {space}  c1")
    t.leads(1, "scythia")
    t.control(1, space)
    assert rolled(t, space) == (0, own + bonus)


@rule("ND-20.07", "ND-14.02")
def test_scythia_against_city_states_and_barbarians() -> None:
    t = led_by("scythia", "s1  c0  h1  f1", s1="geneva", h1="A", f1="B")
    assert rolled(t, "s1") == (3, 8)
    assert rolled(t, "h1") == (3, 2)
    t.barbarian("A", "f1")
    t.barbarian("B")
    t.control(0, "h1")
    assert rolled(t, "f1") == (0, 3)


# --- Sumeria ------------------------------------------------------------------------------------------------


@rule("ND-20.08", "ND-13.18")
@pytest.mark.parametrize("leader", ["sumeria", "rome"])
def test_sumeria_gains_a_resource_for_a_defeated_barbarian(leader: str) -> None:
    t = led_by(leader, "c0  g1", g1="A")
    t.give(1, oil=8)
    t.resolve(0, "masonry", slot=5)
    t.dice(6, 1)
    t.choose("attack g1", "trade masonry")  # the token as well
    if leader == "rome":
        assert t.resting
        return
    assert t.options == ["gain marble", "gain mercury", "gain diamonds", "decline"]
    t.choose("gain diamonds")
    assert t.resting
    assert t.resources(0) == {"diamonds": 1}
    assert t.supply["diamonds"] == 7


@rule("ND-20.08", "ND-9.15")
def test_sumeria_gains_one_with_currency_too() -> None:
    t = led_by("sumeria", "c0  g1  g2", g1="A")
    t.caravans(0, "c0")
    t.resolve(0, "currency", slot=1)
    t.choose("caravan c0")  # to g1, where else?
    assert t.asked == "GainResource"
    t.choose("gain oil")
    assert t.resources(0) == {"oil": 1}
    assert t.trade(0) == {}
    assert t.barbarians == {}


@rule("ND-20.08", "ND-18.19")
def test_sumeria_gains_nothing_for_a_repelled_barbarian() -> None:
    t = led_by("sumeria", "d1  g1", d1="A")
    t.reinforced(0, "g1")
    t.event(1)
    t.dice(2)
    t.now(TurnEventDial())
    assert t.resting
    assert t.resources(0) == {}
