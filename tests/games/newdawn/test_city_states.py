"""City-states: their tokens and cards, conquering and liberating them (chapter 14)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.content import FOCUS_TYPES, Terrain
from tessera.games.newdawn.rules.barbarians import TurnEventDial
from tessera.games.newdawn.rules.board import read_side
from tessera.games.newdawn.rules.diplomacy import envoys_left
from tessera.games.newdawn.rules.economy import Arrive
from tessera.games.newdawn.state import NEUTRAL
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table

MARCH = "c0  s1  g1  c1  g2  s2"
"""Two capitals with a city-state for each."""

FOREIGN_CITIES = "g3  g4  g5  g6  g7  g8  g9"


def march(state: str = "geneva", seats: int = 2) -> NewDawnScript:
    return table(MARCH, seats, s1=state, s2="kabul")


def conquer(t: NewDawnScript, seat: int = 0, space: str = "s1") -> None:
    """Win an attack on a space."""
    t.resolve(seat, "flight", slot=5)
    t.dice(6, 1)
    t.choose(f"attack {space}")


def cards_beside(t: NewDawnScript, city_state: str) -> int:
    """Diplomacy cards of a city-state lying beside the map."""
    return envoys_left(t.state, t.number(city_state))


# --- what they are ------------------------------------------------------------------------------------------


@rule("ND-14.01")
def test_types_and_frames() -> None:
    states = {state.key: (FOCUS_TYPES[state.type], state.frame) for state in TABLES.city_states}
    assert states == {
        "carthage": ("military", "circle"),
        "kabul": ("military", "diamond"),
        "mohenjo_daro": ("culture", "circle"),
        "kumasi": ("culture", "diamond"),
        "geneva": ("science", "circle"),
        "seoul": ("science", "diamond"),
        "brussels": ("industry", "circle"),
        "buenos_aires": ("industry", "diamond"),
    }


@rule("ND-14.02", "ND-5.05")
def test_city_states_stand_on_grassland() -> None:
    keys = {state.key for state in TABLES.city_states}
    spaces = [space for tile in TABLES.tiles for side in (tile.a, tile.b) for space in read_side(side)]
    found = [space for space in spaces if space.feature in keys]
    assert {space.feature for space in found} == keys
    assert {space.terrain for space in found} == {Terrain.GRASSLAND}


@rule("ND-14.12", "ND-2.05")
def test_the_two_faces_of_a_token_belong_to_one_tile() -> None:
    keys = {state.key for state in TABLES.city_states}
    pairs = set()
    for tile in TABLES.tiles:
        faces = [[space.feature for space in read_side(side)] for side in (tile.a, tile.b)]
        states = [[feature for feature in face if feature in keys] for face in faces]
        if states[0]:
            pairs.add((states[0][0], states[1][0]))
            assert [len(found) for found in states] == [1, 1]
    assert pairs == {
        ("carthage", "kumasi"),
        ("brussels", "seoul"),
        ("geneva", "mohenjo_daro"),
        ("buenos_aires", "kabul"),
    }


@rule("ND-14.02")
def test_city_states_are_neutral() -> None:
    t = march()
    assert t.city_states(NEUTRAL) == ["geneva", "kabul"]
    assert all(t.player(seat).cities == () for seat in (0, 1))
    t.resolve(0, "foreign_trade", slot=5)
    t.choose("send c0")
    assert {"s1"} <= set(t.offered("go"))  # open to everybody


# --- diplomacy cards ----------------------------------------------------------------------------------------


@rule("ND-14.03", "ND-15.02", "ND-15.03")
def test_two_cards_of_each_and_one_to_a_player() -> None:
    t = march(seats=4)
    assert cards_beside(t, "geneva") == 2
    for seat, left in ((0, 1), (1, 0)):
        t.active(seat)
        t.caravans(seat, "s1")
        t.now(Arrive(seat, t.cell("s1")))
        assert t.options == ["envoy geneva", "decline"]
        t.choose("envoy geneva")
        assert t.envoys(seat) == ["geneva"]
        assert cards_beside(t, "geneva") == left
        t.active(seat)
        t.caravans(seat, "s1")
        t.now(Arrive(seat, t.cell("s1")))
        assert t.resting  # no second one
    for seat in (1, 2):  # one has it already; for the other none is left
        t.active(seat)
        t.caravans(seat, "s1")
        t.now(Arrive(seat, t.cell("s1")))
        assert t.resting
    assert t.envoys(2) == []
    assert (t.envoys(0), t.envoys(1)) == (["geneva"], ["geneva"])


# --- conquest -----------------------------------------------------------------------------------------------


@rule("ND-14.04")
@pytest.mark.parametrize("state", [state.key for state in TABLES.city_states])
def test_conquest(state: str) -> None:
    t = march(state if state != "kabul" else "carthage", 3)
    space = "s1"
    if state == "kabul":
        space = "s2"
        t.control(0, "g2")
    t.envoy(1, state)
    t.envoy(2, state, *(["kabul"] if state != "kabul" else []))
    conquer(t, 0, space)
    focus = FOCUS_TYPES[t.state.content.city_states[t.number(state)].type]
    card = next(key for key in t.row_of(0) if FOCUS_TYPES[t.state.content.focus[t.number(key)].type] == focus)
    assert t.city_states(0) == [state]
    assert t.tokens(0) == {card: [state]}
    assert t.cities_of(0) == [space]
    assert (t.envoys(1), t.envoys(2)) == ([], ["kabul"] if state != "kabul" else [])
    assert cards_beside(t, state) == 0  # laid aside
    t.active(1)
    t.caravans(1, space)
    t.now(Arrive(1, t.cell(space)))
    assert t.offered("trade") == t.row_of(1)  # ND-9.13: a rival city now
    t.choose("trade astrology", "trade astrology")
    assert t.offered("take") == ["0 open_borders", "0 embassy", "0 joint_war", "0 defensive_pact"]


@rule("ND-14.06", "ND-19.05", "ND-13.27")
@pytest.mark.parametrize("piece", ["city", "control", "reinforced"])
def test_a_city_or_a_token_controls_a_conquered_city_state(piece: str) -> None:
    t = march()
    t.victory("paranoid_warmonger")
    t.conquered(0, "kabul")
    t.conquered(0, "geneva", piece)
    assert t.city_states(0) == ["geneva", "kabul"]
    t.resolve(0, "early_empire", slot=5)
    t.choose(f"place {t.offered('place')[0]}")
    assert t.agendas(0) == ["paranoid_warmonger"]


@rule("ND-14.05", "ND-11.05", "ND-16.02")
@pytest.mark.parametrize(
    ("state", "card"),
    [
        ("mohenjo_daro", "early_empire"),
        ("geneva", "astrology"),
        ("brussels", "pottery"),
        ("carthage", "masonry"),
    ],
)
def test_the_token_is_spent_as_a_trade_token_once_per_turn(state: str, card: str) -> None:
    t = march(state)
    t.conquered(0, state)
    t.lays_trade(0, **{card: 3})  # it does not count toward the limit
    t.offer("stonehenge")
    t.give(0, marble=2)
    if card == "masonry":
        t.control(0, "g1")
    for _ in range(2):
        t.active(0)
        t.resolve(0, card, slot=3)
        if card == "pottery":
            t.choose("wonder stonehenge")
            assert "pay token" in t.options
            t.choose("pay token")
            assert "pay token" not in t.options
            t.choose("pay trade", "pay trade", "pay trade", "build")
            break  # one wonder is enough
        if card == "masonry":
            t.dice(1, 6)
            t.choose("attack c1")
        assert t.options == [f"spend {n} {k}" for n in range(4) for k in range(2)]
        t.choose("spend 0 1")
        if card == "early_empire":
            assert t._open().prompt(t.state).args["count"] == 2 + 1
            t.choose("stop")
        elif card == "astrology":
            assert t.options == ["advance 4", "stay"]
            t.choose("stay")
        else:
            t.dice(1, 6)
            t.choose("attack c1")
            assert t.options == ["spend 0 0", "spend 1 0", "spend 2 0", "spend 3 0"]
            t.choose("spend 0 0")
    assert t.tokens(0) == {card: [state]}


@rule("ND-14.07", "ND-13.25")
def test_conquering_a_city_state_from_a_rival() -> None:
    t = march()
    t.conquered(1, "geneva")
    t.built(1, "petra", "s1")
    conquer(t)
    t.choose("conquer")
    assert (t.city_states(0), t.city_states(1)) == (["geneva"], [])
    assert (t.cities_of(0), t.cities_of(1)) == (["s1"], [])
    assert (t.tokens(0), t.tokens(1)) == ({"astrology": ["geneva"]}, {})
    assert cards_beside(t, "geneva") == 0
    assert t.wonders(0) == ["petra"]
    assert t.state.turn.taken == (t.cell("s1"),)


@rule("ND-14.08", "ND-14.14")
def test_liberating_a_city_state() -> None:
    t = march(seats=3)
    t.conquered(1, "geneva")
    t.caravans(0, "s1")
    t.caravans(1, "s1", "g1")
    conquer(t)
    t.choose("liberate")
    assert t.city_states(NEUTRAL) == ["geneva", "kabul"]
    assert (t.cities_of(0), t.cities_of(1), t.tokens(1)) == ([], [], {})
    assert t.envoys(0) == ["geneva"]
    assert cards_beside(t, "geneva") == 1
    assert (t.caravans_of(0), t.caravans_of(1)) == ([], ["g1"])
    assert t.trade(0) == {}  # without reward
    assert t.state.turn.taken == ()


@rule("ND-14.09", "ND-14.14", "ND-18.10")
def test_a_city_state_comes_back_when_a_barbarian_destroys_the_city() -> None:
    t = table("c0  s1  g1  g2  c1", s1="geneva", g2="A")
    t.conquered(1, "geneva")
    t.barbarian("A", "g1")
    t.event(1)
    t.dice(5)  # west
    t.now(TurnEventDial())
    assert t.barbarians == {"A": "s1"}
    assert t.city_states(NEUTRAL) == ["geneva"]
    assert (t.cities_of(1), t.tokens(1)) == ([], {})
    assert cards_beside(t, "geneva") == 2


@rule("ND-14.09", "ND-14.14")
def test_a_city_state_comes_back_when_its_token_is_destroyed() -> None:
    t = march()
    t.conquered(1, "geneva", "reinforced")
    t.built(0, "forbidden_city")
    t.caravans(0, "s1")
    t.turn(0, "use forbidden_city", "destroy s1")
    assert t.city_states(NEUTRAL) == ["geneva", "kabul"]
    assert (t.reinforced_of(1), t.tokens(1)) == ([], {})
    assert t.caravans_of(0) == []
    assert cards_beside(t, "geneva") == 2


# --- a wonder in a liberated city ---------------------------------------------------------------------------


@rule("ND-14.10")
def test_the_liberator_moves_the_wonder_under_an_own_city() -> None:
    t = march()
    t.cities(0, "g2")
    t.conquered(1, "geneva")
    t.built(1, "petra", "s1")
    conquer(t)
    t.choose("liberate")
    assert (t.seat, t.options) == (0, ["under c0", "under g2"])
    t.choose("under g2")
    assert (t.wonders(0), t.wonders(1)) == (["petra"], [])
    assert t.wonder_space("petra") == "g2"
    assert t.city_states(NEUTRAL) == ["geneva", "kabul"]
    assert t.envoys(0) == ["geneva"]


@rule("ND-14.10")
def test_otherwise_the_owner_keeps_it_in_another_city() -> None:
    t = march()
    t.built(0, "oracle")
    t.cities(1, "g2")
    t.conquered(1, "geneva")
    t.built(1, "petra", "s1")
    conquer(t)
    t.choose("liberate")
    assert (t.seat, t.options) == (1, ["under c1", "under g2"])
    t.choose("under c1")
    assert (t.wonders(0), t.wonders(1)) == (["oracle"], ["petra"])
    assert t.wonder_space("petra") == "c1"
    assert t.envoys(0) == ["geneva"]


@rule("ND-14.10")
def test_otherwise_it_leaves_the_game() -> None:
    t = march()
    t.built(0, "oracle")
    t.built(1, "colossus")
    t.conquered(1, "geneva")
    t.built(1, "petra", "s1")
    conquer(t)
    t.choose("liberate")
    assert (t.wonders(0), t.wonders(1)) == (["oracle"], ["colossus"])
    assert t.state.lost_wonders == (t.number("petra"),)
    assert t.number("petra") not in dict(t.state.wonder_tokens)
    assert t.city_states(NEUTRAL) == ["geneva", "kabul"]


@rule("ND-11.16")
def test_an_abandoned_wonder_goes_to_whoever_conquers_the_space() -> None:
    t = march()
    t.abandoned("petra", "s1")
    conquer(t)
    assert t.cities_of(0) == ["s1"]
    assert t.wonders(0) == ["petra"]
    assert t.wonder_space("petra") == "s1"


# --- rows without the type ----------------------------------------------------------------------------------


@rule("ND-14.11", "ND-21.12")
def test_13_without_a_card_of_its_type_the_token_goes_on_any_card() -> None:
    t = march("brussels")
    t.row(0, "early_empire astrology foreign_trade mathematics flight")
    t.resolve(0, "flight", slot=5)
    t.dice(6, 1)
    t.choose("attack s1")
    assert t.asked == "LayCityState"
    assert t.options == [f"lay {key}" for key in t.row_of(0)]
    t.choose("lay mathematics")
    assert t.tokens(0) == {"mathematics": ["brussels"]}
    assert t.city_states(0) == ["brussels"]


@rule("ND-14.11", "ND-21.12")
def test_with_two_cards_of_its_type_one_of_them_is_chosen() -> None:
    t = march("geneva")
    t.row(0, "early_empire astrology foreign_trade mathematics flight")
    t.resolve(0, "flight", slot=5)
    t.dice(6, 1)
    t.choose("attack s1")
    assert t.options == ["lay astrology", "lay mathematics"]
    t.choose("lay astrology")
    assert t.tokens(0) == {"astrology": ["geneva"]}


@rule("ND-14.11", "ND-9.11")
def test_trade_tokens_of_a_missing_type_go_on_any_card() -> None:
    t = march("brussels")
    t.row(0, "early_empire astrology foreign_trade mathematics flight")
    t.active(0)
    t.caravans(0, "s1")
    t.now(Arrive(0, t.cell("s1")))
    assert t.offered("trade") == t.row_of(0)
    t.choose("trade flight", "trade astrology")
    assert t.trade(0) == {"flight": 1, "astrology": 1}


# --- Carthage -----------------------------------------------------------------------------------------------

GARRISON = """
s1  g1  g2  g3  s2
  c0  g4  g5  c1
g6  g7  g8  g9  g10
"""


def rolled(t: NewDawnScript, target: str, attacker: int = 0) -> tuple[int, int]:
    """Attack and defence value, without slot, card and dice."""
    t.active(attacker)
    t.resolve(attacker, "masonry", slot=1)
    t.dice(1, 6)
    t.choose(f"attack {target}")
    event = t.told("rolled")[-1]
    return event["attack"] - 2, event["defence"] - 6


@rule("ND-14.13", "ND-15.08")
def test_carthage_counts_city_states_on_the_map_and_own_cities_within_two_spaces() -> None:
    t = table(GARRISON, s1="geneva", s2="kabul")
    t.control(1, "g5")
    assert rolled(t, "g5") == (0, 1)
    t.envoy(0, "carthage")
    around = [name for name in ("s1", "s2", "c0") if t.distance("g5", name) <= 2]
    assert around == ["s2", "c0"]
    assert rolled(t, "g5") == (2, 1)
    t.cities(0, "g7", "g8")
    assert rolled(t, "g5") == (4, 1)
    t.cities(1, "g10")  # a rival's cities do not count
    assert rolled(t, "g5") == (4, 1)
    t.conquered(1, "kabul")  # its token lies on a focus card now
    assert rolled(t, "g5")[0] == 3


@rule("ND-14.13")
def test_carthage_counts_the_defending_space_itself() -> None:
    t = table(GARRISON, s1="geneva", s2="kabul")
    t.envoy(1, "carthage")
    t.cities(1, "g4")  # s1 and itself; c1 is 2 spaces away, s2 is not
    assert [t.distance("g4", x) for x in ("s1", "s2", "c1")] == [2, 3, 2]
    assert rolled(t, "g4") == (0, 2 * 1 + 3)
    t.envoy(0, "carthage")
    assert rolled(t, "s1") == (2, 8)  # the attacked city-state and the own capital


@rule("ND-14.13", "ND-15.08")
def test_carthage_does_not_help_against_itself() -> None:
    t = table("c0  s1", s1="carthage")
    t.envoy(0, "carthage")
    assert rolled(t, "s1") == (0, 8)
    assert t.envoys(0) == []
