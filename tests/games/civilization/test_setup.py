"""Components, setting up, player counts (CV-1, CV-2, CV-16)."""

from __future__ import annotations

import pytest

from tessera.games.civilization import game
from tessera.games.civilization.rules.board import LAYOUTS, NAMES, SQUARE
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.kernel import Seeded, advance
from tessera.kernel import play as go_on
from tessera.kernel.script import play
from tessera.testing import rule
from tests.games.civilization.scenes import fresh, table


def placed(t: CivilizationScript) -> CivilizationScript:
    """Everybody takes the first option until the first turn."""
    while t.asked != "StartMenu":
        t.choose(t.options[0])
    return t


@rule("CV-1.01", "CV-2.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_a_civilization_at_random(seats: int) -> None:
    drawn = set()
    for seed in range(6):
        s = game.new(seats, Seeded(seed))
        civs = [p.civ for p in s.players]
        assert len(set(civs)) == seats
        drawn.update(civs)
    assert len(drawn) > seats


@rule("CV-2.26", "CV-2.01", "CV-16.05")
def test_in_a_draft_players_choose_different_ones_in_player_order() -> None:
    t = play(game, 3, settings={"civ_choice": "draft"}, deal=[1])
    assert isinstance(t, CivilizationScript)
    assert (t.seat, len(t.options)) == (1, 6)
    t.choose("lead rome")
    assert t.seat == 2
    assert t.refuses("lead rome") == "CV-2.26"


@rule("CV-2.02", "CV-2.03", "CV-2.07", "CV-2.20", "CV-2.21")
def test_what_everybody_begins_with() -> None:
    t = placed(fresh())
    p = t.nation(0)
    kinds = sorted(t.state.content.units[unit].type for unit in p.forces.cards)
    assert kinds == [0, 1, 2]
    assert p.ranks == (1, 1, 1, 0)
    assert (p.track, p.culture, len(p.hand)) == (0, 0, 0)
    facts = game.derived(t.state, 0).nations[0]
    assert (facts.armies_left, facts.scouts_left, facts.most_cities, facts.hand_size) == (5, 1, 2, 2)


@rule("CV-2.04", "CV-2.06", "CV-1.08")
def test_decks_and_market() -> None:
    s = fresh().state
    assert [len(deck) for deck in s.wonder_decks] == [4, 4]
    ages = [s.content.wonders[wonder].age for wonder in s.wonders]
    assert ages == [0, 0, 0, 0]
    assert [len(deck) for deck in s.event_decks] == [19, 17, 11]
    assert sum(s.content.level[tech] == 5 for tech in s.content.techs) == 1


@rule("CV-2.08", "CV-16.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_market_has_a_marker_of_each_resource_for_each_player(seats: int) -> None:
    assert fresh(seats).state.market == (seats,) * 4


@rule("CV-2.09", "CV-16.01", "CV-2.25", "CV-1.02")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 8), (3, 10), (4, 16)])
def test_the_map(seats: int, tiles: int) -> None:
    s = fresh(seats, ("rome", "egypt", "china", "russia")).state
    assert len(LAYOUTS[seats].slots) == tiles
    words = s.layout.split()
    assert words.count("-") == tiles - seats
    homes = [words[slot].split("/")[0] for slot, _ in LAYOUTS[seats].homes]
    assert homes == ["home_rome", "home_egypt", "home_china", "home_russia"][:seats]
    assert len(s.tiles) == 14
    assert s.board.revealed.bit_count() == 16 * seats


@rule("CV-2.09")
def test_home_tiles_are_turned_by_the_arrows() -> None:
    t = fresh(2, ("america", "china"))
    board = t.state.board  # America's arrow points east: its north edge lies in the east
    assert board.terrain[SQUARE["d1"]] == 3 and board.resource[SQUARE["d1"]] == 3  # the mountain with iron
    assert board.resource[SQUARE["a4"]] == 0  # the forest with wheat


@rule("CV-2.10")
def test_great_people_huts_and_villages() -> None:
    s = fresh().state
    assert (len(s.people), len(s.hut_markers), len(s.village_markers)) == (18, 20, 10)


@rule("CV-2.11", "CV-2.25")
def test_the_first_player_is_random() -> None:
    assert {game.new(4, Seeded(seed)).first for seed in range(12)} == {0, 1, 2, 3}


@rule("CV-2.12")
def test_set_up_goes_step_by_step_through_all_players() -> None:
    t = fresh(3, first=1)
    asked = []
    while t.asked != "StartMenu":
        asked.append((t.asked, t.seat))
        t.choose(t.options[0])
    capitals = [seat for name, seat in asked if name == "PlaceCapital"]
    figures = [seat for name, seat in asked if name == "PlaceFigure"]
    assert capitals == [1, 2, 0]
    assert figures == [1, 1, 2, 2, 0, 0]
    assert asked[-1] == ("PlacePerson", 0)  # America's great person comes last


@rule("CV-2.13")
def test_the_capital_stands_on_a_central_square_of_the_home_tile() -> None:
    t = fresh(2, ("america", "china"))
    assert t.options == ["capital b2", "capital c2", "capital b3", "capital c3"]
    assert t.refuses("capital a1") == "CV-2.13"
    decision = t.decision
    assert decision is not None
    assert decision.step.suggest(t.state) == ("capital", "c3")


@rule("CV-2.14", "CV-2.23", "CV-2.15", "CV-2.19")
def test_america_places_a_great_person_last_of_all() -> None:
    t = fresh(2, ("america", "china"))
    while t.asked != "PlacePerson":
        t.choose(t.options[0])
    before = t.nation(0).trade
    assert "reserve" not in t.options
    water = [NAMES[x] for x in range(256) if t.state.board.water >> x & 1]
    assert not [option for option in t.options if option[3:] in water]
    t.choose(t.options[0])
    assert len(t.nation(0).stands) == 1
    assert t.nation(0).trade == before


@rule("CV-2.12", "CV-2.14")
def test_america_knows_its_great_person_before_figures_are_placed() -> None:
    t = fresh(2, ("america", "china"))
    while t.asked != "PlaceFigure":
        assert t.nation(0).reserve == ()
        t.choose(t.options[0])
    (person,) = t.nation(0).reserve
    while t.asked != "StartMenu":
        t.choose(t.options[0])
    assert t.nation(0).stands == (person,)
    assert t.nation(0).reserve == ()


@rule("CV-2.14")
def test_china_starts_with_walls() -> None:
    t = placed(fresh(2, ("china", "rome")))
    assert t.nation(0).walled == t.nation(0).cities
    assert t.nation(1).walled == ()


@rule("CV-2.05", "CV-2.12")
def test_egypts_wonder_is_drawn_before_any_capital_is_placed() -> None:
    t = fresh(2, ("egypt", "rome"))
    assert t.asked == "PlaceCapital"
    s = t.state
    assert sorted(s.content.wonders[wonder].age for wonder in s.wonders) == [0, 0, 0, 1]
    (drawn,) = [card for card in t.nation(0).cards if s.content.kind[card] == "wonder"]
    assert t.heard("wonder-drawn")[0].args["card"] == s.content.rows[drawn].key
    t.choose("capital c3", "capital n6")
    assert t.asked == "PlaceWonder"
    t.choose(t.options[0])
    assert t.nation(0).stands == (drawn,)


@rule("CV-2.05", "CV-2.14", "CV-2.15", "CV-2.24")
def test_egypt_begins_with_an_ancient_wonder() -> None:
    t = fresh(2, ("egypt", "rome"))
    t.choose("capital c3", "capital n6")
    assert t.asked == "PlaceWonder"
    s = t.state
    assert sorted(s.content.wonders[wonder].age for wonder in s.wonders) == [0, 0, 0, 1]
    t.choose(t.options[0])
    wonder = t.nation(0).stands[0]
    assert wonder in t.nation(0).cards
    assert s.content.wonders[wonder].age == 0


@rule("CV-2.19")
def test_the_start_trade_counts_the_icons_around_the_capital() -> None:
    t = fresh(2, ("america", "china"))
    t.choose("capital c3")  # the rulebook's example of a city: 3 trade, 5 production
    placed(t)
    p = t.nation(0)
    person = p.sites[0]
    under = t.state.board.icons[person] & 0xFF
    assert p.trade == 3
    assert under in (0, 1)


@rule("CV-2.14")
def test_germany_begins_with_two_more_infantry() -> None:
    t = placed(fresh(2, ("germany", "rome")))
    kinds = sorted(t.state.content.units[unit].type for unit in t.nation(0).forces.cards)
    assert kinds == [0, 1, 1, 1, 2]


@rule("CV-2.18", "CV-2.14", "CV-2.22")
def test_governments_at_the_beginning() -> None:
    t = placed(fresh(3, ("rome", "russia", "germany")))
    keys = [t.state.content.rows[p.government].key for p in t.state.players]
    assert keys == ["republic_government", "communism_government", "despotism_government"]
    unlocked = [len(p.governments) for p in t.state.players]
    assert unlocked == [2, 2, 1]


@rule("CV-2.16", "CV-1.07", "CV-2.14")
def test_russia_places_two_armies() -> None:
    t = placed(fresh(2, ("russia", "rome")))
    assert [len(p.armies) for p in t.state.players] == [2, 1]
    assert [len(p.scouts) for p in t.state.players] == [1, 1]
    facts = game.derived(t.state, 0).nations
    assert [x.armies_left for x in facts] == [5, 5]
    assert [x.stacking for x in facts] == [3, 2]


@rule("CV-2.16")
def test_figures_are_not_placed_on_water() -> None:
    t = fresh(2, ("america", "rome"))
    t.choose("capital c3", "capital n6")
    while t.asked != "PlaceFigure" or t.seat != 0:
        t.choose(t.options[0])
    water = [x for x in range(256) if t.state.board.water >> x & 1]
    assert all(SQUARE[option.split()[1]] not in water for option in t.options)
    assert t.refuses(f"army {NAMES[water[0]]}") == "CV-2.16"


@rule("CV-2.17", "CV-2.22", "CV-13.03")
def test_a_start_tech_lies_in_the_bottom_row_but_keeps_its_level() -> None:
    t = table(2, ("russia", "egypt"))
    assert game.derived(t.state, 0).nations[0].pyramid == [1, 0, 0, 0, 0]
    assert game.derived(t.state, 0).nations[1].pyramid == [1, 0, 0, 0, 0]
    t.square("M", "m5")
    t.has(1, trade=27)
    t.manage(1)
    t.choose("city n6 / build workshop / at m5")
    assert t.at(1, "m5") == "workshop"


@rule("CV-2.27", "CV-19.03")
def test_nobody_sees_tiles_markers_or_decks() -> None:
    t = placed(fresh())
    for seat in (0, 1):
        view = t.view(seat)
        assert view["tiles"]["cards"] == []
        assert view["hut_markers"]["cards"] == []
        assert view["people"]["cards"] == []
        assert all(deck["cards"] == [] for deck in view["unit_decks"] + view["event_decks"])


@rule("CV-16.03", "CV-16.06")
def test_the_introductory_game() -> None:
    drawn: set[str] = set()
    for seed in range(8):
        s = game.new(4, Seeded(seed), {"introductory": True})
        drawn.update(s.content.rows[p.civ].key for p in s.players)
        assert s.wonders == ()
    assert drawn == {"america", "china", "germany", "russia"}


@rule("CV-16.03")
def test_the_introductory_game_ends_with_a_third_city_and_nobody_wins() -> None:
    t = table(2, ("america", "china"), introductory=True)
    t.knows(0, "irrigation")
    t.city(0, "g3")
    t.scout(0, "k3")
    t.start(0)
    t.choose("found k3")
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("third-city", (1, 1))


@rule("CV-16.02")
def test_with_two_players_the_other_one_is_the_opponent() -> None:
    t = table()
    t.knows(0, "horseback_riding")
    t.goods(0, silk=1)
    t.trade()
    t.choose("use horseback_riding")
    assert (t.nation(0).trade, t.nation(1).trade) == (9, 6)


# --- terms ----------------------------------------------------------------------------------------------------


@rule("CV-1.03", "CV-1.04", "CV-1.05")
@pytest.mark.parametrize(
    ("printed", "trade", "production", "culture", "coin"),
    [
        ("D", 1, 0, 0, 0),
        ("W", 1, 0, 0, 0),
        ("M", 0, 1, 0, 0),
        ("F", 0, 2, 0, 0),
        ("G", 0, 0, 0, 0),
        ("Gc", 0, 0, 1, 0),
        ("Mo", 0, 1, 0, 1),
        ("Dc", 1, 0, 1, 0),
    ],
)
def test_icons_of_squares(printed: str, trade: int, production: int, culture: int, coin: int) -> None:
    t = table()
    t.square(printed, "b2")
    assert t.income(0) == trade
    assert t.production(0, "c3") == production
    assert t.devotion(0, "c3") == 1 + culture
    assert t.coins(0) == coin


@rule("CV-1.10", "CV-1.11")
def test_a_city_counts_the_squares_around_it_and_not_its_own() -> None:
    t = table()
    t.square("F", "c3", "e3", "c5", "a1")
    assert t.production(0, "c3") == 0
    t.square("F", "b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4")
    assert t.production(0, "c3") == 16


@rule("CV-1.06")
def test_spies_and_uranium_are_not_in_the_market() -> None:
    assert len(fresh().state.market) == 4
    t = table()
    t.square("Gw", "b2")
    t.square("Ds", "b3")
    t.square("Mi", "b4")
    t.square("Fn", "c4")
    t.manage(0)
    t.choose("city c3 / harvest iron")
    assert t.nation(0).resources == (0, 0, 0, 1)


@rule("CV-1.12")
def test_building_markers_are_limited_by_family() -> None:
    s = fresh().state
    count = dict(zip(s.content.families, s.buildings, strict=True))
    assert count == {
        "harbor": 10,
        "trading_post": 6,
        "workshop_iron_mine": 6,
        "library_university": 6,
        "granary_aqueduct": 6,
        "market_bank": 5,
        "temple_cathedral": 5,
        "barracks_academy": 5,
    }


@rule("CV-1.09")
def test_units_have_no_place_on_the_map() -> None:
    t = table()
    t.square("F", "b2", "b3", "b4")
    t.manage(0)
    t.choose("city c3 / train infantry")
    assert len(t.nation(0).forces) == 1
    assert t.nation(0).armies == ()


@rule("CV-1.15")
def test_divisions_round_down() -> None:
    t = table()
    t.knows(0, "military_science")
    t.has(0, tokens=5)
    assert t.production(0, "c3") == 1


@rule("CV-1.16")
def test_a_random_match_never_mixes_figures() -> None:
    s = game.new(3, Seeded(7))
    answers = Seeded(8)
    decision = advance(s)
    for _ in range(600):
        assert decision is not None
        decision = go_on(s, decision.options[answers.pick(len(decision.options))])
        assert not [fault for fault in game.faults(s) if "several nations" in fault]
