"""Every component does what it says: one line for each, so that a new one without a line fails.

For cards that are held (wonders, leaders, diplomacy cards) something is looked at twice: without the card and with it.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tessera.games.newdawn import game
from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.content import FOCUS_TYPES, LETTERS, RESOURCES, Terrain
from tessera.games.newdawn.rules.barbarians import TurnEventDial
from tessera.games.newdawn.rules.board import Board, Laid, read_side, write_layout
from tessera.games.newdawn.rules.economy import Arrive
from tessera.games.newdawn.rules.industry import wonder_cost
from tessera.games.newdawn.rules.spaces import difficulty
from tessera.games.newdawn.rules.trade import GainTrade
from tessera.games.newdawn.rules.turns import slot_number
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.kernel import NONE
from tessera.testing import rule
from tests.games.newdawn.table import table

LINE = "c0  g1  g2  g3  g4  g5  g6  g7  g8"


def line(*rivals: str) -> NewDawnScript:
    """A strip of grassland, with control tokens of seat 1 on it."""
    t = table(LINE)
    t.leads(0, "rome")
    t.leads(1, "rome")
    t.control(1, *rivals)
    return t


def rolled(t: NewDawnScript, target: str) -> tuple[int, int]:
    """What both sides have besides their dice, in an attack with Masonry in slot 1."""
    t.resolve(0, "masonry", slot=1)
    t.dice(1, 6)
    t.choose(f"attack {target}")
    event = t.told("rolled")[-1]
    return event["attack"] - 2, event["defence"] - 6


# --- focus cards --------------------------------------------------------------------------------------------


def culture(key: str) -> object:
    """How many tokens are placed, and what comes then."""
    t = line("g3")
    t.lays_trade(0, culture=1)
    t.resolve(0, key, slot=1)
    t.choose("spend 1 0")
    count = t._open().prompt(t.state).args["count"]
    t.choose("place g1")
    return count, t.asked, t.options


def science(key: str) -> object:
    """What is asked first in slots 4 and 5, and how far the pointer goes."""
    found: list[object] = []
    for slot in (4, 5):
        t = line("g3")
        t.resolve(0, key, slot)
        found.append(t.asked)
        while t.asked != "AdvanceDial":
            t.choose(t.options[0] if t.asked == "GainTrade" else t.options[-1])
        found.append(t.options[0])
    return found


def economy(key: str) -> object:
    """How far each of how many caravans goes, over water and barbarians or not, and what comes then."""
    t = table("c0  g1  g2  g3  g4  g5  g6  g7  g8", g8="A")
    t.row(0, f"culture science {key} industry military")
    caravans = t.state.content.focus[t.number(key)].caravans
    t.caravans(0, *["c0"] * caravans)
    t.give(0, oil=1)
    t.turn(0, f"focus {key}", "caravan c0")
    far = t.offered("go")[-1]
    t.choose("go g1")
    if t.asked == "MoveCaravan":
        t.choose("stop")
    then = "" if t.resting else t.asked
    t = table("c0  w1  g1", g1="A")
    t.caravans(0, "c0")
    t.resolve(0, key, slot=5)
    water = t.asked == "MoveCaravan"
    t = table("c0  g1  g2", g1="A")
    t.caravans(0, "c0")
    t.resolve(0, key, slot=5)
    return caravans, far, water, t.asked == "MoveCaravan", then


def industry(key: str) -> object:
    """How far a city, over water or not, from a caravan or not; production in slot 5; tokens afterwards."""
    t = line()
    t.resolve(0, key, slot=1)
    far = t.offered("city")[-1]
    t.choose(f"city {far}")
    tokens = t.asked == "PlaceControl"
    t = table("c0  w1  g1  g2")
    t.resolve(0, key, slot=1)
    water = t.offered("city") == ["g1", "g2"] if not t.resting else False
    t = table(f"{LINE}  g9  g10 g11 g12")
    t.caravans(0, "g8")
    t.resolve(0, key, slot=1)
    caravan = "g9" in t.offered("city")
    t = table(LINE)
    t.offer("pentagon")
    t.give(0, oil=3, diamonds=3)
    t.resolve(0, key, slot=5)
    t.choose("wonder pentagon")
    return far, water, caravan, t._open().prompt(t.state).args["paid"], tokens


def military(key: str) -> object:
    """How many attacks, how far, with which bonuses; reinforcing instead or afterwards."""
    t = table("c0  m1  g1")
    t.reinforced(1, "m1")
    t.control(0, "g1")
    t.resolve(0, key, slot=4)
    instead = "reinforce g1" in t.options
    attacks = bonus = 0
    while t.asked == "Campaign" and t.offered("attack"):
        t.dice(1, 6)
        t.choose("attack m1")
        attacks += 1
        bonus = t.told("rolled")[-1]["attack"] - 1 - 4
    afterwards = t._open().prompt(t.state).args["count"] if t.asked == "Reinforce" else 0
    reach = 0
    for distance in range(1, 7):
        t = line(f"g{distance}")
        t.resolve(0, key, slot=1)
        reach += bool(t.offered("attack"))
    t = table("c0  m1  g1", g1="A")
    t.barbarian("A", "m1")
    t.resolve(0, key, slot=1)
    t.dice(1, 6)
    t.choose("attack m1")
    against = t.told("rolled")[-1]["attack"] - 1 - 1
    return attacks, reach, bonus, against, instead, afterwards


FOCUS_CARDS: dict[str, tuple[Callable[[str], object], object]] = {
    "early_empire": (culture, (3, "Rest", ["rest"])),
    "drama_and_poetry": (culture, (3, "MoveControl", ["move g1", "stop"])),
    "civil_service": (culture, (3, "PlaceControl", ["place g2", "stop"])),
    "mass_media": (culture, (4, "ConvertToken", ["convert g3", "stop"])),
    "astrology": (science, ["AdvanceDial", "advance 4", "AdvanceDial", "advance 5"]),
    "mathematics": (science, ["GainTrade", "advance 4", "GainTrade", "advance 5"]),
    "replaceable_parts": (science, ["GainResource", "advance 4", "GainResource", "advance 5"]),
    "nuclear_power": (science, ["AdvanceDial", "advance 4", "Nuke", "advance 5"]),
    "foreign_trade": (economy, (1, "g3", False, False, "")),
    "currency": (economy, (2, "g4", False, True, "")),
    "steam_power": (economy, (2, "g6", True, False, "ExchangeResource")),
    "capitalism": (economy, (3, "g6", True, False, "Capitalism")),
    "pottery": (industry, ("g2", False, False, 5, False)),
    "animal_husbandry": (industry, ("g3", False, True, 5, False)),
    "nationalism": (industry, ("g4", True, False, 7, False)),
    "urbanization": (industry, ("g5", True, False, 5, True)),
    "masonry": (military, (2, 2, 0, 0, True, 0)),
    "iron_working": (military, (2, 3, 1, 3, True, 0)),
    "mass_production": (military, (2, 3, 2, 2, False, 4 - 2)),
    "flight": (military, (3, 5, 3, 3, True, 0)),
}


@rule("ND-7.01", "ND-8.02", "ND-9.02", "ND-10.05", "ND-13.01")
@pytest.mark.parametrize("key", [card.key for card in TABLES.focus_cards])
def test_focus_card(key: str) -> None:
    look, expected = FOCUS_CARDS[key]
    assert look(key) == expected


# --- wonders ------------------------------------------------------------------------------------------------


def asked_after_placing_on_hills(t: NewDawnScript) -> object:
    t.resolve(0, "early_empire", slot=5)
    t.choose("place h1")
    return t.asked


def start_of_turn(t: NewDawnScript) -> object:
    """Which effects can be used at the start of a turn."""
    t.turn(0)
    return t.offered("use")


def attacking(t: NewDawnScript) -> object:
    return rolled(t, "g1")[0]


def defending(t: NewDawnScript) -> object:
    """The defence of a token of seat 1, who has the wonder."""
    return rolled(t, "g1")[1]


def forest_far_away(t: NewDawnScript) -> object:
    t.resolve(0, "early_empire", slot=3)
    return t.offered("place")


def maturity(t: NewDawnScript) -> object:
    return t.mature(0)


def built_now(t: NewDawnScript) -> object:
    """What is asked after building."""
    t.give(0, marble=4, mercury=4, oil=3, diamonds=3)
    t.resolve(0, "pottery", slot=5)
    wonder = next(
        key for key in t.offered("wonder") if key in ("pyramids", "porcelain_tower", "potala_palace")
    )
    t.choose(f"wonder {wonder}")
    while t.asked == "Industry":
        t.choose("build" if "build" in t.options else t.options[0])
    return t.asked


def ways_to_take_a_card(t: NewDawnScript) -> object:
    t.dial(0, 2)
    t.resolve(0, "astrology", slot=1)
    t.choose("advance 1")
    if "take iron_working" in t.options:
        t.choose("take iron_working")
    return t.offered("replace")


def far_city(t: NewDawnScript) -> object:
    t.resolve(0, "pottery", slot=1)
    return t.offered("city")[-1]


def far_caravan(t: NewDawnScript) -> object:
    t.caravans(0, "c0")
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("caravan c0")
    return t.offered("go")[-1]


def slots(t: NewDawnScript) -> object:
    return [slot_number(t.state, t.player(0), place) for place in range(5)]


def may_store(t: NewDawnScript) -> object:
    t.now(GainTrade(0, 1))
    return "store" in t.options


def after_choosing(t: NewDawnScript) -> object:
    t.turn(0, "focus astrology")
    return t.asked


def after_slot_five(t: NewDawnScript) -> object:
    t.row(0, "culture economy industry military science")
    t.turn(0, "focus astrology", "stay")
    return t.asked


def a_raid(t: NewDawnScript) -> object:
    t.barbarian("A", "g2")
    t.event(1)
    t.dice(5)
    t.now(TurnEventDial())
    return t.cities_of(0)


def reach(t: NewDawnScript) -> object:
    t.control(0, "g1")
    t.resolve(0, "masonry", slot=1)
    return t.offered("attack")


def hills() -> NewDawnScript:
    return table("c0  h1  h2")


def woods() -> NewDawnScript:
    return table("c0  g1  f1  f2", f2="oil")


def with_caravan() -> NewDawnScript:
    t = line("g1")
    t.caravans(0, "g2")
    return t


def with_walls() -> NewDawnScript:
    t = line("g1")
    t.reinforced(0, "g8")
    return t


def with_stored_trade() -> NewDawnScript:
    t = line()
    t.stores(0, "great_zimbabwe", 1)
    return t


def with_city() -> NewDawnScript:
    t = table("c0  g1  g2  g3", g3="A")
    t.cities(0, "g1")
    return t


def surrounded() -> NewDawnScript:
    return line("g1")


def raised() -> NewDawnScript:
    t = line()
    t.row(0, "drama_and_poetry mathematics currency pottery flight")
    return t


WONDERS: dict[str, tuple[Callable[[], NewDawnScript], Callable[[NewDawnScript], object], object, object]] = {
    "stonehenge": (hills, asked_after_placing_on_hills, "Rest", "Stonehenge"),
    "hanging_gardens": (line, start_of_turn, [], ["hanging_gardens"]),
    "forbidden_city": (lambda: line("g1"), start_of_turn, [], ["forbidden_city"]),
    "chichen_itza": (woods, forest_far_away, ["g1"], ["g1", "f1"]),
    "sydney_opera_house": (surrounded, maturity, [], ["c0"]),
    "eiffel_tower": (lambda: line("g4", "g5"), start_of_turn, [], ["eiffel_tower"]),
    "oracle": (line, start_of_turn, [], ["oracle"]),
    "oxford_university": (
        line,
        ways_to_take_a_card,
        [],
        ["early_empire", "foreign_trade", "pottery", "masonry"],
    ),
    "kremlin": (with_walls, attacking, 0, 4),
    "great_lighthouse": (line, far_city, "g2", "g8"),
    "colossus": (line, far_caravan, "g3", "g8"),
    "machu_picchu": (line, slots, [1, 2, 3, 4, 5], [3, 4, 3, 4, 5]),
    "great_zimbabwe": (line, may_store, False, True),
    "estadio_do_maracana": (line, after_choosing, "AdvanceDial", "EconomyFirst"),
    "big_ben": (with_caravan, attacking, 0, 2),
    "petra": (with_city, a_raid, [], ["g1"]),
    "terracotta_army": (lambda: line("g1"), attacking, 0, 2),
    "alhambra": (lambda: line("g1"), attacking, 0, 2),
    "venetian_arsenal": (line, after_slot_five, "Rest", "ResolveAgain"),
    "pentagon": (lambda: line("g8"), reach, [], ["g8", "c1"]),
}
DEFENCE = {"petra": 2, "alhambra": 2, "ruhr_valley": 5, "big_ben": 2}
"""Wonders that help in defence, one of them with a caravan next to the space."""
ON_BUILD = {
    "pyramids": (line, "UpgradeCards"),
    "porcelain_tower": (raised, "UpgradeCards"),
    "potala_palace": (line, "TakePacts"),
}


@rule("ND-11.12", "ND-21.03")
@pytest.mark.parametrize("key", [wonder.key for wonder in TABLES.world_wonders])
def test_wonder(key: str) -> None:
    assert key in {*WONDERS, *DEFENCE, *ON_BUILD}
    if key in WONDERS:
        lay_out, look, without, with_it = WONDERS[key]
        assert look(lay_out()) == without
        t = lay_out()
        t.built(0, key)
        assert look(t) == with_it
    if key in DEFENCE:
        t = line("g1")
        t.caravans(1, "g2")
        assert defending(t) == 1
        t = line("g1")
        t.caravans(1, "g2")
        t.built(1, key)
        assert defending(t) == 1 + DEFENCE[key]
    if key in ON_BUILD:
        lay_out, asked = ON_BUILD[key]
        t = lay_out()
        t.offer(key)
        assert built_now(t) == asked
        t = lay_out()
        t.built(0, key)  # not when it was only captured
        t.turn(0)
        assert t.asked == "ChooseFocus"


# --- leaders ------------------------------------------------------------------------------------------------


def starting_cities(t: NewDawnScript) -> object:
    t.cities(0, "g4")
    t.resolve(0, "foreign_trade", slot=1)
    return t.offered("send")


def gaining_a_natural_wonder(t: NewDawnScript) -> object:
    t.resolve(0, "early_empire", slot=5)
    t.choose("place n1")
    return t.asked


def winning(t: NewDawnScript) -> object:
    t.turn(0, "focus masonry")
    t.dice(6, 1)
    t.choose("attack g1")
    return t.asked


def cost_of_stonehenge(t: NewDawnScript) -> object:
    return wonder_cost(t.state, t.player(0), t.number("stonehenge"))


def tokens_placed(t: NewDawnScript) -> object:
    t.built(0, "petra")
    t.resolve(0, "early_empire", slot=1)
    return t._open().prompt(t.state).args["count"]


def rough_coast(t: NewDawnScript) -> object:
    t.active(0)
    return difficulty(t.state, t.cell("m1"))


def defeating_a_barbarian(t: NewDawnScript) -> object:
    t.resolve(0, "masonry", slot=5)
    t.dice(6, 1)
    t.choose("attack g1", "trade masonry")
    return t.asked


LEADERS: dict[str, tuple[Callable[[], NewDawnScript], Callable[[NewDawnScript], object], object, object]] = {
    "rome": (line, starting_cities, ["c0"], ["c0", "g4"]),
    "america": (lambda: table("c0  n1", n1="pantanal"), gaining_a_natural_wonder, "Rest", "MoveNatural"),
    "aztec": (lambda: line("g1"), winning, "Rest", "FiveSuns"),
    "egypt": (line, cost_of_stonehenge, 7, 6),
    "france": (line, tokens_placed, 2, 3),
    "japan": (lambda: table("c0  m1"), rough_coast, 5, 3),
    "scythia": (lambda: line("g1"), attacking, 0, 3),
    "sumeria": (lambda: table("c0  g1", g1="A"), defeating_a_barbarian, "Rest", "GainResource"),
}


@rule("ND-2.01", "ND-2.03")
@pytest.mark.parametrize("key", [leader.key for leader in TABLES.leaders])
def test_leader(key: str) -> None:
    lay_out, look, without, with_it = LEADERS[key]
    t = lay_out()
    t.leads(0, "scythia" if key != "scythia" else "egypt")
    assert look(t) == without
    t = lay_out()
    t.leads(0, key)
    assert look(t) == with_it
    leader = t.state.content.leaders[t.number(key)]
    assert sorted(leader.row) == [0, 1, 2, 3, 4]


# --- diplomacy cards ----------------------------------------------------------------------------------------


def supported() -> NewDawnScript:
    """The own capital is one space from the target."""
    return line("g1")


def rival_city() -> NewDawnScript:
    t = line()
    t.cities(1, "g1")
    return t


def placing(t: NewDawnScript) -> object:
    t.resolve(0, "early_empire", slot=2)
    return t.offered("place")


def easy_forest(t: NewDawnScript) -> object:
    t.resolve(0, "early_empire", slot=1)
    return t.offered("place")


def mature_capital() -> NewDawnScript:
    t = line()
    t.control(0, "g1")
    return t


def with_barbarian() -> NewDawnScript:
    return table("c0  g1  g2", g1="A")


def with_pact() -> NewDawnScript:
    t = line()
    t.pact(0, 1, "embassy")
    return t


def forest_next_to_the_capital() -> NewDawnScript:
    return table("c0  f1  g2")


ENVOYS: dict[str, tuple[Callable[[], NewDawnScript], Callable[[NewDawnScript], object], object, object]] = {
    "carthage": (supported, attacking, 0, 1),
    "kumasi": (forest_next_to_the_capital, easy_forest, [], ["f1"]),
    "brussels": (mature_capital, cost_of_stonehenge, 7, 6),
    "seoul": (with_barbarian, start_of_turn, [], ["seoul"]),
    "geneva": (with_pact, start_of_turn, [], ["geneva"]),
    "mohenjo_daro": (forest_next_to_the_capital, placing, [], ["f1"]),
    "buenos_aires": (line, cost_of_stonehenge, 7, 5),
    "kabul": (rival_city, attacking, 0, 3),
}


@rule("ND-15.08")
@pytest.mark.parametrize("key", [state.key for state in TABLES.city_states])
def test_card_of_a_city_state(key: str) -> None:
    lay_out, look, without, with_it = ENVOYS[key]
    assert look(lay_out()) == without
    t = lay_out()
    t.envoy(0, key)
    assert look(t) == with_it


@rule("ND-14.04", "ND-9.11")
@pytest.mark.parametrize("key", [state.key for state in TABLES.city_states])
def test_city_state(key: str) -> None:
    """Trade tokens for its type, a diplomacy card, and its token for whoever conquers it."""
    t = table("c0  s1", 2, content=None, s1=key)
    focus = FOCUS_TYPES[t.state.content.city_states[t.number(key)].type]
    card = next(x for x in t.row_of(0) if FOCUS_TYPES[t.state.content.focus[t.number(x)].type] == focus)
    t.caravans(0, "s1")
    t.now(Arrive(0, t.cell("s1")))
    t.choose(f"envoy {key}")
    assert t.trade(0) == {card: 2}
    assert t.envoys(0) == [key]
    t.resolve(0, "flight", slot=5)
    t.dice(6, 1)
    t.choose("attack s1")
    if t.asked == "AttackerSpends":
        t.choose("spend 0 0")
    card = "flight" if card == "masonry" else card
    assert t.tokens(0) == {card: [key]}


def opened(t: NewDawnScript) -> object:
    return t.mature(0)


def at_the_capital(t: NewDawnScript) -> object:
    t.caravans(0, "c1")
    t.now(Arrive(0, t.cell("c1")))
    t.choose("trade pottery", "trade pottery", "decline")
    return t.asked


PACTS: dict[str, tuple[Callable[[], NewDawnScript], Callable[[NewDawnScript], object], object, object]] = {
    "open_borders": (lambda: line("g1"), opened, [], ["c0"]),
    "embassy": (line, at_the_capital, "Rest", "GainTrade"),
}


@rule("ND-15.05", "ND-15.06", "ND-15.07")
@pytest.mark.parametrize("key", [pact.key for pact in TABLES.pacts])
def test_card_of_a_player(key: str) -> None:
    if key in PACTS:
        lay_out, look, without, with_it = PACTS[key]
        assert look(lay_out()) == without
        t = lay_out()
        t.pact(0, 1, key)
        assert look(t) == with_it
        return
    holder = {"joint_war": 0, "defensive_pact": 1}[key]
    for held in (False, True):
        t = table(LINE, 3)
        t.leads(1, "rome")
        t.control(1, "g1")
        if held:
            t.pact(holder, 2, key)
        expected = [0, 1]
        expected[holder] += 2 if held else 0
        assert rolled(t, "g1") == tuple(expected)


# --- numbers ------------------------------------------------------------------------------------------------


@rule("ND-15.09", "ND-15.10", "ND-20.08")
def test_a_corrected_number_counts() -> None:
    """Those that are 1 on the printed cards and so would not be missed."""
    changes = {
        "city_states": {"kumasi": {"amount": 2}, "mohenjo_daro": {"amount": 2}},
        "leaders": {"sumeria": {"amount": 2}},
    }
    t = table("c0  f1  g2", content=changes)
    t.envoy(0, "kumasi")
    assert easy_forest(t) == []
    assert placing(t) == ["f1"]
    t = table("c0  f1  g2", content=changes)
    t.envoy(0, "mohenjo_daro")
    assert easy_forest(t) == ["f1"]
    t = table("c0  g1", content=changes, g1="A")
    t.leads(0, "sumeria")
    assert defeating_a_barbarian(t) == "GainResource"
    t.choose("gain oil", "gain oil")
    assert t.resources(0) == {"oil": 2}


# --- on the map ---------------------------------------------------------------------------------------------


@rule("ND-17.06", "ND-17.07", "ND-11.04")
@pytest.mark.parametrize("key", [natural.key for natural in TABLES.natural_wonders])
def test_natural_wonder(key: str) -> None:
    """It pays for exactly those wonders that take its resource."""
    t = table("c0  n1", 2, content=None, n1=key)
    t.leads(0, "rome")
    t.resolve(0, "early_empire", slot=5)
    t.choose("place n1")
    assert t.naturals(0) == [key]
    kind = t.state.content.natural_wonders[t.number(key)].resource
    for row in TABLES.world_wonders:
        t = table("c0  n1", 2, content=None, n1=key)
        t.leads(0, "rome")
        t.natural(0, key)
        t.offer(row.key)
        t.give(0, **{RESOURCES[x]: 3 for x in row.resources})
        t.resolve(0, "pottery", slot=5)
        t.choose(f"wonder {row.key}")
        assert (f"pay {key}" in t.options) == (kind in row.resources)


@rule("ND-2.05", "ND-3.21")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("number", range(1, len(TABLES.tiles) + 1))
def test_side_of_a_tile(number: int, side: str) -> None:
    """A map of this tile alone has ten spaces with all that is printed on them."""
    tile = TABLES.tiles[number - 1]
    printed = read_side(tile.a if side == "a" else tile.b)
    board = Board(game.content(), write_layout([Laid(number, side, 0, 0, 0)]))
    assert len(board) == 10
    assert board.terrain == tuple(space.terrain for space in printed)
    features = {space.feature: cell for cell, space in enumerate(printed) if space.feature}
    found = {
        **{RESOURCES[board.resource[cell]]: cell for cell in board.deposits},
        **{letter: cell for letter, cell in zip(LETTERS, board.spawn, strict=True) if cell != NONE},
        **{x.key: c for x, c in zip(TABLES.natural_wonders, board.natural_wonders, strict=True) if c != NONE},
        **{x.key: c for x, c in zip(TABLES.city_states, board.city_states, strict=True) if c != NONE},
        **({"capital": board.capitals[0]} if board.capitals else {}),
    }
    assert found == features
    expected = {"capital": {"capital"}, "plain": set()}
    naturals, states = {x.key for x in TABLES.natural_wonders}, {x.key for x in TABLES.city_states}
    special = {"capital"} | naturals | states
    if tile.shows in expected:
        assert set(features) & special == expected[tile.shows]
    else:
        assert len(set(features) & (naturals if tile.shows == "natural_wonder" else states)) == 1
    if tile.shows == "natural_wonder":
        assert printed[features[(set(features) & naturals).pop()]].terrain == Terrain.WONDER


@rule("ND-18.02", "ND-18.05", "ND-13.18")
@pytest.mark.parametrize("letter", LETTERS)
def test_barbarian(letter: str) -> None:
    """It starts on its letter, moves, is defeated and comes back."""
    letters = [
        space.feature for tile in TABLES.tiles for side in (tile.a, tile.b) for space in read_side(side)
    ]
    assert letter in letters
    t = table("c0  g1  g2", 2, content=None, g1=letter)
    assert t.barbarians == {letter: "g1"}
    t.event(1)
    t.dice(2)
    t.now(TurnEventDial())
    assert t.barbarians == {letter: "g2"}
    t.resolve(0, "masonry", slot=5)
    t.dice(6, 1)
    t.choose("attack g2", "trade masonry")
    assert t.barbarians == {}
    t.event(4)
    t.now(TurnEventDial())
    assert t.barbarians == {letter: "g1"}
