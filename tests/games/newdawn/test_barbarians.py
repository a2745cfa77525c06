"""The event dial and the barbarians (chapter 18)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn import game
from tessera.games.newdawn.rules.barbarians import SECTIONS, TurnEventDial
from tessera.games.newdawn.state import ABSENT, NEUTRAL
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.kernel import Seeded, play
from tessera.kernel.engine import advance
from tessera.kernel.event import Listener
from tessera.testing import rule
from tests.games.newdawn.table import table

NE, E, SE, SW, W, NW = 1, 2, 3, 4, 5, 6
"""The faces of the die as the direction token shows them (ND-2.08)."""

SPAWN, BLANK, MOVE, TRADE, MOVE_AGAIN = range(5)


def event(t: NewDawnScript, section: int, *chance: int) -> None:
    """The dial is turned to this section, with these results of dice and draws."""
    t.event((section - 1) % 5)
    t.dice(*chance)
    t.now(TurnEventDial())


def move(t: NewDawnScript, die: int, *chance: int) -> None:
    event(t, MOVE, die, *chance)


# --- the dial -----------------------------------------------------------------------------------------------


@rule("ND-18.01", "ND-4.08", "ND-4.09")
def test_the_sections_round_by_round() -> None:
    """The first turn of the dial reaches the blank section; barbarians spawn after rounds 5, 10, 15 ..."""
    s = game.new(2, Seeded("sections"))
    s.listener = Listener()
    answers = Seeded(1)
    decision = advance(s)
    while decision is not None:
        decision = play(s, decision.options[answers.pick(len(decision.options))])
    story = [e for e in s.listener.heard() if e.key in ("round-begins", "turn-begins", "event-dial")]
    sections = [e.args["section"] for e in story if e.key == "event-dial"]
    assert sections[:6] == ["blank", "move", "trade", "move", "spawn", "blank"]
    assert [i + 1 for i, section in enumerate(sections) if section == "spawn"] == [
        *range(5, len(sections) + 1, 5)
    ]
    turns = [e.key for e in story]
    assert turns[:5] == ["round-begins", "turn-begins", "turn-begins", "event-dial", "round-begins"]


@rule("ND-18.01")
def test_the_blank_section_does_nothing() -> None:
    t = table("c0  g1  g2", g1="A")
    t.barbarian("A")
    t.control(0, "g1")
    before = t.state.clone()
    event(t, BLANK)
    assert t.state.section == BLANK
    assert SECTIONS[BLANK] == "blank"
    assert (t.state.players, t.state.barbarians) == (before.players, before.barbarians)


# --- spawn --------------------------------------------------------------------------------------------------


@rule("ND-18.02", "ND-18.18", "ND-18.09", "ND-1.06")
def test_barbarians_return_to_empty_spaces_and_destroy_caravans_there() -> None:
    t = table("c0  g1  g2  g3  g4", g1="A", g2="B", g3="C")
    for letter in "ABC":
        t.barbarian(letter)
    t.caravans(0, "g2")
    t.caravans(1, "g2")
    t.control(1, "g3")
    for section in (BLANK, TRADE):
        event(t, section)
        assert t.barbarians == {}
    move(t, E)
    assert t.barbarians == {}
    event(t, SPAWN)
    assert t.barbarians == {"A": "g1", "B": "g2"}
    assert (t.caravans_of(0), t.caravans_of(1)) == ([], [])
    assert t.control_of(1) == ["g3"]
    with t.edit() as s:
        s.players[1].control = ()
    event(t, SPAWN)  # tries again
    assert t.barbarians == {"A": "g1", "B": "g2", "C": "g3"}


@rule("ND-18.02")
def test_barbarians_on_the_map_stay_where_they_are() -> None:
    t = table("c0  g1  g2", g1="A")
    t.barbarian("A", "g2")
    t.caravans(0, "g1")
    event(t, SPAWN)
    assert t.barbarians == {"A": "g2"}
    assert t.caravans_of(0) == ["g1"]


@rule("ND-18.03")
def test_a_barbarian_whose_letter_is_not_on_the_map_never_appears() -> None:
    t = table("c0  g1  g2", g1="A")
    assert t.barbarians == {"A": "g1"}
    assert t.state.barbarians.count(ABSENT) == 8
    event(t, SPAWN)
    assert t.barbarians == {"A": "g1"}


@rule("ND-18.20")
@pytest.mark.parametrize("what", ["barbarian", "control", "reinforced", "city", "wonder", "caravan"])
def test_what_prevents_the_return(what: str) -> None:
    t = table("c0  g1  g2  g3", g1="A", g2="B")
    t.barbarian("A")
    t.barbarian("B")
    if what == "barbarian":
        t.barbarian("B", "g1")
    elif what == "wonder":
        t.abandoned("petra", "g1")
    elif what == "control":
        t.control(0, "g1")
    elif what == "reinforced":
        t.reinforced(0, "g1")
    elif what == "city":
        t.cities(0, "g1")
    else:
        t.caravans(0, "g1")
    event(t, SPAWN)
    assert ("A" in t.barbarians) == (what == "caravan")
    assert t.barbarians["B"] == ("g1" if what == "barbarian" else "g2")  # the other returns all the same


# --- trade --------------------------------------------------------------------------------------------------


@rule("ND-18.04", "ND-23.03", "ND-26.11")
def test_trade_for_mature_cities_in_turn_order() -> None:
    t = table("g1  c0  g2  w1  g3  c1  w2  c2  g4", 3)
    t.first(1)
    t.control(0, "g1", "g2")
    t.control(1, "g3")
    t.control(2, "g4")
    t.lays_trade(2, science=3)
    assert (t.mature(0), t.mature(1), t.mature(2)) == (["c0"], ["c1"], ["c2"])
    event(t, TRADE)
    assert (t.seat, t.offered("trade")) == (1, t.row_of(1))
    t.choose("trade pottery")
    assert (t.seat, t.asked) == (2, "GainTrade")
    t.choose("trade astrology")  # full, so it is lost
    assert t.seat == 0
    t.choose("trade masonry")
    assert t.resting
    assert (t.trade(0), t.trade(1), t.trade(2)) == ({"masonry": 1}, {"pottery": 1}, {"astrology": 3})


@rule("ND-18.04")
def test_several_mature_cities_and_none() -> None:
    t = table("c0  g1  g2  g3  w1  c1  g4")
    t.cities(0, "g3")
    t.control(0, "g1", "g2")
    assert (t.mature(0), t.mature(1)) == (["c0", "g3"], [])
    event(t, TRADE)
    t.choose("trade pottery", "trade masonry")
    assert t.resting
    assert t.trade(0) == {"pottery": 1, "masonry": 1}
    assert t.trade(1) == {}


# --- moving -------------------------------------------------------------------------------------------------

ROSE = """
  g6  g1
g5  d0  g2
  g4  g3
"""


@rule("ND-18.05", "ND-2.08")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_barbarian_moves_one_space_in_the_direction_of_the_die(die: int) -> None:
    t = table(ROSE, d0="A")
    move(t, die)
    assert t.barbarians == {"A": f"g{die}"}


@rule("ND-18.05")
def test_one_die_for_all_barbarians() -> None:
    t = table("""
      g1  g2  g3
        g4  g5  g6
    """, g1="A", g4="B", g2="D")  # fmt: skip
    move(t, E)
    assert t.barbarians == {"A": "g2", "B": "g5", "D": "g3"}


@rule("ND-18.05", "ND-18.10", "ND-18.11")
@pytest.mark.parametrize(("west", "east", "left_on_the_token"), [("A", "B", "B"), ("B", "A", "B")])
def test_barbarians_are_handled_in_letter_order(west: str, east: str, left_on_the_token: str) -> None:
    """The first one weakens the token between them, the second destroys it."""
    t = table("g1  g2  g3", g1=west, g3=east)
    t.reinforced(0, "g2")
    move(t, E)  # the eastern one turns at the edge
    assert (t.control_of(0), t.reinforced_of(0)) == ([], [])
    assert t.barbarians[left_on_the_token] == "g2"
    assert t.barbarians["A"] == ("g1" if west == "A" else "g3")


@rule("ND-18.06", "ND-18.10")
def test_the_example_of_the_rulebook() -> None:
    """The die shows 2: barbarian D destroys a city, barbarian F crosses the water."""
    t = table("""
      g1  h1  g2  g3
        f1  w1  w2  d1
    """, g1="D", f1="F")  # fmt: skip
    t.cities(1, "h1")
    move(t, 2)
    assert t.barbarians == {"D": "h1", "F": "d1"}
    assert t.cities_of(1) == []


@rule("ND-18.07", "ND-18.08")
@pytest.mark.parametrize(
    ("picture", "goal"),
    [
        ("g1  g2  d1", "g2"),
        ("g1  w1  d1", "g1"),
        ("g1  w1  w2  d1", "g1"),
    ],
)
def test_at_the_edge_a_barbarian_turns_round(picture: str, goal: str) -> None:
    t = table(picture, d1="A")
    move(t, E)
    assert t.barbarians == {"A": goal}


@rule("ND-18.06", "ND-18.07", "ND-18.08", "ND-18.22")
@pytest.mark.parametrize("picture", ["g1  d1  w1", "g1  d1  w1  w2"])
def test_9_over_water_to_the_edge_it_comes_back_to_where_it_began(picture: str) -> None:
    """It turns where it is, on the water, and goes on to the next land: its own space."""
    t = table(picture, d1="A")
    t.control(0, "g1")
    before = t.state.clone()
    move(t, E)
    assert t.barbarians == {"A": "d1"}
    assert t.control_of(0) == ["g1"]
    assert t.state.players == before.players
    assert t.told("barbarian-moved") == []


@rule("ND-18.16", "ND-18.07")
def test_a_barbarian_with_nowhere_to_go_stays() -> None:
    t = table("""
      d1
        g1
    """, d1="A")  # fmt: skip
    move(t, E)
    assert t.barbarians == {"A": "d1"}
    move(t, SE)
    assert t.barbarians == {"A": "g1"}


@rule("ND-18.16", "ND-18.11", "ND-18.12")
@pytest.mark.parametrize("guard", ["reinforced", "capital"])
def test_a_reversed_move_that_is_sent_back_stays(guard: str) -> None:
    t = table("g2  c0  d1" if guard == "capital" else "g2  g1  d1", d1="A")
    if guard == "reinforced":
        t.reinforced(0, "g1")
    move(t, E)  # off the map, so west
    assert t.barbarians == {"A": "d1"}
    assert t.control_of(0) == (["g1"] if guard == "reinforced" else [])


@rule("ND-18.09", "ND-18.13")
def test_caravans_are_destroyed() -> None:
    t = table("d1  g1  c0", d1="A")
    t.row(0, "culture science capitalism industry military")
    t.caravans(0, "g1", "g1")
    t.caravans(1, "g1")
    t.control(1, "g1")
    move(t, E)
    assert t.barbarians == {"A": "g1"}
    assert (t.caravans_of(0), t.caravans_of(1), t.control_of(1)) == ([], [], [])
    t.row(0, "culture science economy industry military")
    t.resolve(0, "foreign_trade", slot=5)
    assert t.offered("send") == []  # it is on its card again, but there is no way past the barbarian
    assert t.resting


@rule("ND-18.13")
@pytest.mark.parametrize("guard", ["reinforced", "capital"])
def test_a_caravan_beside_a_repelling_piece_is_destroyed_too(guard: str) -> None:
    t = table("d1  c0" if guard == "capital" else "d1  g1", d1="A")
    if guard == "reinforced":
        t.reinforced(0, "g1")
    t.caravans(0, "c0" if guard == "capital" else "g1")
    move(t, E)
    assert t.barbarians == {"A": "d1"}
    assert t.caravans_of(0) == []


@rule("ND-18.10", "ND-17.08", "ND-11.13", "ND-1.06")
@pytest.mark.parametrize("piece", ["control", "city"])
def test_an_unreinforced_token_or_a_city_is_destroyed(piece: str) -> None:
    t = table("d1  n1  g2", d1="A", n1="pantanal")
    t.control(0, "n1")
    if piece == "city":
        t.cities(0, "n1")
    t.built(0, "oracle", "n1")
    move(t, E)
    assert t.barbarians == {"A": "n1"}
    assert (t.control_of(0), t.cities_of(0)) == ([], [])
    assert t.naturals(NEUTRAL) == ["pantanal"]
    assert t.wonders(0) == []
    assert t.wonder_space("oracle") == "n1"  # abandoned


@rule("ND-18.11")
@pytest.mark.parametrize("picture", ["g2  d1  g1", "g2  d1  w1  g1", "g2  d1  w1  w2  g1"])
def test_a_reinforced_token_is_flipped_and_the_barbarian_returns(picture: str) -> None:
    t = table(picture, d1="A")
    t.reinforced(0, "g1")
    move(t, E)
    assert t.barbarians == {"A": "d1"}  # over water back to where it came from
    assert (t.control_of(0), t.reinforced_of(0)) == (["g1"], [])
    move(t, E)
    assert t.barbarians == {"A": "g1"}
    assert t.control_of(0) == []


@rule("ND-18.12", "ND-26.11")
def test_a_raided_capital_costs_two_trade_tokens() -> None:
    t = table("d1  c0", d1="A")
    t.lays_trade(0, culture=2, military=1)
    move(t, E)
    assert (t.seat, t.options) == (0, ["discard early_empire", "discard masonry"])
    t.choose("discard masonry")
    assert t.resting  # the other choice was forced
    assert t.trade(0) == {"early_empire": 1}
    assert t.barbarians == {"A": "d1"}
    assert t.player(0).capital == t.cell("c0")
    move(t, E)
    assert t.trade(0) == {}  # as many as possible
    move(t, E)
    assert t.trade(0) == {}


@rule("ND-18.12", "ND-21.10")
def test_tokens_on_great_zimbabwe_are_safe_from_a_raid() -> None:
    t = table("d1  c0", d1="A")
    t.built(0, "great_zimbabwe")
    t.stores(0, "great_zimbabwe", 3)
    t.lays_trade(0, culture=1)
    move(t, E)
    assert t.stored(0) == 3
    assert t.trade(0) == {}


@rule("ND-18.14")
@pytest.mark.parametrize(("space", "feature"), [("s1", "geneva"), ("g1", "oil"), ("n1", "pantanal")])
def test_barbarians_enter_spaces_with_neutral_tokens_which_stay(space: str, feature: str) -> None:
    t = table(f"d1  {space}  g2  c0  g3", 2, content=None, **{"d1": "A", space: feature})
    move(t, E)
    assert t.barbarians == {"A": space}
    assert t.city_states(NEUTRAL) == (["geneva"] if space == "s1" else [])
    assert t.deposits == (["g1"] if space == "g1" else [])
    assert t.naturals(NEUTRAL) == (["pantanal"] if space == "n1" else [])
    t.caravans(0, "c0")
    t.resolve(0, "foreign_trade", slot=5)
    t.choose("caravan c0")
    assert t.offered("go") == ["g2", "g3"]  # caravans cannot enter
    refusal = t.refusal(f"go {space}")
    assert (refusal.key, refusal.rule) == ("refused-barbarian", "ND-9.05")


@rule("ND-18.19")
def test_returning_has_no_effect() -> None:
    t = table("s1  g1  g2", s1="geneva", g2="A")
    t.barbarian("A", "s1")
    t.envoy(0, "geneva")
    t.reinforced(0, "g1")
    move(t, E)
    assert t.barbarians == {"A": "s1"}
    assert t.city_states(NEUTRAL) == ["geneva"]
    assert t.envoys(0) == ["geneva"]
    assert t.control_of(0) == ["g1"]


# --- several on one space -----------------------------------------------------------------------------------


@rule("ND-18.15", "ND-27.02")
@pytest.mark.parametrize(("picked", "moved", "other"), [(0, "A", "B"), (1, "B", "A")])
def test_of_barbarians_on_one_space_a_random_one_moves_again(picked: int, moved: str, other: str) -> None:
    t = table("""
      g4  g5
        g1  g2  g3
    """, g1="A", g3="B")  # fmt: skip
    move(t, E, picked, NW)  # both to g2; then one of them north-west
    assert t.barbarians == {moved: "g5", other: "g2"}


@rule("ND-18.15")
def test_this_is_repeated_until_none_share_a_space() -> None:
    t = table("""
      g4  g5
        g1  g2  g3
    """, g1="A", g3="B", g4="C")  # fmt: skip
    t.barbarian("C", "g4")
    # A and B to g2, C to g5; A moves on to g5, where C is; C moves off it to the west
    move(t, E, 0, NW, 1, W)
    assert t.barbarians == {"A": "g5", "B": "g2", "C": "g4"}


@rule("ND-18.23", "ND-18.06", "ND-18.10")
def test_moving_again_follows_all_rules() -> None:
    t = table("""
    g7
      w1
    g1  g2  g3
    """, g1="A", g3="B")  # fmt: skip
    t.reinforced(0, "g7")
    move(t, E, 0, NW, 1, E)  # A over the water to g7 and back again; then B to the east
    assert t.barbarians == {"A": "g2", "B": "g3"}
    assert t.control_of(0) == ["g7"]
    t.barbarian("A", "g1")
    move(t, E, 0, NW)
    assert t.barbarians == {"A": "g7", "B": "g2"}
    assert t.control_of(0) == []
    t.barbarian("A", "g1")
    t.barbarian("B", "g3")
    move(t, E, 1, SE)  # south-east is off the map, so B moves north-west
    assert t.barbarians == {"A": "g2", "B": "g7"}


@rule("ND-18.22", "ND-18.15", "ND-18.11")
def test_a_barbarian_that_comes_back_may_find_another_in_its_place() -> None:
    t = table("""
      g4  g5  g6
    d1  g1  g2
    """, d1="A", g1="B")  # fmt: skip
    t.reinforced(0, "g2")
    move(t, E, 1, NE)  # A to g1; B is repelled by g2 and finds A there; B moves again
    assert t.control_of(0) == ["g2"]
    assert t.barbarians == {"A": "g1", "B": "g5"}


# --- Petra --------------------------------------------------------------------------------------------------


@rule("ND-18.17", "ND-18.21")
@pytest.mark.parametrize("piece", ["city", "capital", "reinforced", "control"])
def test_petra_turns_barbarians_round(piece: str) -> None:
    t = table("g1  d1  c0" if piece == "capital" else "g1  d1  g2", d1="A")
    t.built(0, "petra")
    t.lays_trade(0, culture=2)
    if piece == "city":
        t.cities(0, "g2")
    elif piece == "reinforced":
        t.reinforced(0, "g2")
    elif piece == "control":
        t.control(0, "g2")
    move(t, E)
    assert t.barbarians == {"A": "g2" if piece == "control" else "g1"}
    assert t.cities_of(0) == (["g2"] if piece == "city" else [])
    assert t.reinforced_of(0) == (["g2"] if piece == "reinforced" else [])
    assert t.control_of(0) == []
    assert t.trade(0) == {"early_empire": 2}


@rule("ND-18.17")
def test_petra_protects_its_owner_only() -> None:
    t = table("g1  d1  g2", d1="A")
    t.built(0, "petra")
    t.cities(1, "g2")
    move(t, E)
    assert t.barbarians == {"A": "g2"}
    assert t.cities_of(1) == []


@rule("ND-18.21", "ND-18.16")
@pytest.mark.parametrize("behind", ["edge", "protected"])
def test_with_the_way_back_closed_too_it_stays(behind: str) -> None:
    t = table("d1  g2" if behind == "edge" else "g1  d1  g2", d1="A")
    t.built(0, "petra")
    t.cities(0, "g2")
    if behind == "protected":
        t.reinforced(0, "g1")
    move(t, E)
    assert t.barbarians == {"A": "d1"}


@rule("ND-18.21")
def test_petra_across_the_water() -> None:
    t = table("g1  d1  w1  g2", d1="A")
    t.built(0, "petra")
    t.cities(0, "g2")
    t.control(0, "g1")
    move(t, E)
    assert t.barbarians == {"A": "d1"}  # it turns on the water
    assert t.control_of(0) == ["g1"]


@rule("ND-18.18")
def test_a_defeated_barbarian_stays_off_until_a_spawn() -> None:
    t = table("c0  g1  g2", g1="A")
    t.resolve(0, "masonry", slot=5)
    t.dice(6, 1)
    t.choose("attack g1", "trade astrology")
    for section in (BLANK, MOVE, TRADE, MOVE_AGAIN):
        event(t, section, *([E] if SECTIONS[section] == "move" else []))
        assert t.barbarians == {}
    event(t, SPAWN)
    assert t.barbarians == {"A": "g1"}
