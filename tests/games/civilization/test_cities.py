"""City Management (CV-6): actions, production, buildings, wonders, replacing, devotion, harvest."""

from __future__ import annotations

import pytest

from tessera.games.civilization.rules.board import SQUARE
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.kernel.engine import Decision, follow_up
from tessera.kernel.option import notation, parse_parts
from tessera.testing import rule
from tests.games.civilization.scenes import table


def workers(production: int = 16, *, civs: tuple[str, str] = ("germany", "china")) -> CivilizationScript:
    """The capital of seat 0 has so much production, and free grassland on the diagonals."""
    t = table(2, civs)
    squares = ["c2", "b3", "d3", "c4", "b4", "d4", "b2", "d2"]
    for place in range(production // 2):
        t.square("F", squares[place])
    if production % 2:
        t.square("M", squares[production // 2])
    return t


def city_options(t: CivilizationScript, city: str = "c3") -> list[str]:
    """What a city can do."""
    decision = follow_up(t.state, t.seat, [("city", city)])
    assert isinstance(decision, Decision)
    return [notation(option) for option in decision.options]


# --- actions --------------------------------------------------------------------------------------------------


@rule("CV-6.01")
def test_one_action_with_each_city_in_any_order() -> None:
    t = workers()
    t.city(0, "g3")
    t.manage(0)
    assert t.options[:2] == ["city c3", "city g3"]
    t.choose("city g3 / devote", "city c3 / devote")
    assert t.nation(0).culture == 2
    assert t.asked == "Rest"


@rule("CV-6.01")
def test_a_city_that_has_acted_does_not_act_again() -> None:
    t = workers()
    t.has(0, culture=3)
    t.manage(0)
    t.choose("city c3 / army / at b2")
    assert t.refuses("city c3") == "CV-6.01"


@rule("CV-6.02")
def test_a_city_may_be_skipped() -> None:
    t = workers()
    t.manage(0)
    t.choose("city c3 / skip")
    assert t.nation(0).acts == (1,)
    assert t.asked == "Rest"


@rule("CV-6.03")
def test_under_anarchy_the_capital_does_nothing() -> None:
    t = workers()
    t.city(0, "g3")
    t.governs(0, "anarchy_government")
    t.manage(0)
    assert t.refuses("city c3") == "CV-6.03"
    assert "city g3" in t.options


@rule("CV-6.04", "CV-8.01")
def test_culture_can_be_spent_between_city_actions() -> None:
    t = workers()
    t.city(0, "g3")
    t.has(0, culture=3)
    t.manage(0)
    t.choose("city c3 / devote", "advance", "city g3 / devote")
    assert t.nation(0).track == 1


# --- production -----------------------------------------------------------------------------------------------


@rule("CV-6.10", "CV-6.20")
def test_the_rulebooks_city_with_five_production() -> None:
    t = workers(5)
    t.manage(0)
    options = city_options(t)
    assert "army" in options  # 4
    assert "train infantry" in options  # 5
    assert t.refuses("city c3 / scout") == "CV-6.10"  # 6


@rule("CV-6.10", "CV-6.12")
def test_unused_production_is_lost() -> None:
    t = workers(9)
    t.manage(0)
    t.choose("city c3 / army / at b2")
    assert len(t.nation(0).armies) == 1
    assert t.asked == "Rest"


@rule("CV-6.11")
def test_what_production_is_made_of() -> None:
    t = workers(4)
    t.governs(0, "communism_government")
    t.knows(0, "military_science")
    t.has(0, tokens=6)
    t.square("F", "k8")
    t.scout(0, "k8", sends="c3")
    assert t.production(0, "c3") == 4 + 2 + 2 + 2
    t.army(1, "c2")
    assert t.production(0, "c3") == 8


@rule("CV-6.12")
def test_cities_do_not_combine_production() -> None:
    t = workers(3)
    t.city(0, "g3")
    t.square("F", "f2", "f3")
    t.manage(0)
    assert "army" not in city_options(t, "c3")


@rule("CV-6.13")
def test_three_trade_become_one_production() -> None:
    t = workers(3)
    t.has(0, trade=7)
    t.manage(0)
    t.choose("city c3 / army / at d4")
    assert t.nation(0).trade == 4
    assert t.nation(0).boost == (1,)


@rule("CV-6.13", "CV-6.10")
def test_trade_that_is_not_enough_does_not_help() -> None:
    t = workers(2)
    t.has(0, trade=5)
    t.manage(0)
    assert t.refuses("city c3 / army") == "CV-6.10"


@rule("CV-6.13")
def test_america_gets_two_production_for_three_trade() -> None:
    t = workers(2, civs=("america", "china"))
    t.has(0, trade=3)
    t.manage(0)
    t.choose("city c3 / army / at d4")
    assert t.nation(0).trade == 0


@rule("CV-6.13", "CV-7.07")
def test_trade_is_converted_only_for_what_is_produced() -> None:
    """As much as is missing, never more; nothing if the action is cancelled."""
    t = workers(3)
    t.has(0, trade=12)
    t.knows(1, "writing")
    t.markers(1, "hut_spy")
    t.manage(0)
    assert not [option for option in t.options if option.startswith("convert")]
    t.choose("city c3 / army / at d4", "use writing hut_spy")
    assert (t.nation(0).trade, t.nation(0).boost) == (12, (0,))
    t.knows(0, "atomic_theory")
    t.markers(0, "village_uranium")
    t.manage(0)
    t.choose("use atomic_theory", "city c3 / army / at d4")
    assert (t.nation(0).trade, t.nation(0).boost) == (9, (1,))


@rule("CV-6.14")
def test_bonuses_last_for_the_turn() -> None:
    t = workers(2)
    t.knows(0, "animal_husbandry", "atomic_theory")
    t.goods(0, wheat=1)
    t.markers(0, "village_uranium")
    t.manage(0)
    t.choose("use animal_husbandry", "use atomic_theory")
    assert t.production(0, "c3") == 5
    t.choose("city c3 / train infantry", "city c3 / train infantry")
    assert len(t.nation(0).forces) == 2
    t.next_turn()
    assert t.production(0, "c3") == 2


@rule("CV-6.10", "CV-6.15")
def test_engineering_splits_one_action_a_turn() -> None:
    t = workers(10)
    t.city(0, "g3")
    t.square("F", "f2", "f3", "f4", "g2")
    t.knows(0, "engineering")
    t.manage(0)
    t.choose("city c3 / train infantry / and train infantry")
    assert len(t.nation(0).forces) == 2
    t.choose("city g3 / army / at h4")
    assert t.nation(0).armies == (SQUARE["h4"],)  # no second time


@rule("CV-6.15")
def test_the_second_item_pays_from_what_the_first_left() -> None:
    t = workers(10)
    t.knows(0, "engineering", "construction")
    t.square("M", "d2")
    t.manage(0)
    assert t.production(0, "c3") == 11
    t.choose("city c3 / build workshop / at d2 / and army / at b2")
    assert t.at(0, "d2") == "workshop"
    assert len(t.nation(0).armies) == 1


@rule("CV-6.15")
def test_a_building_made_first_does_not_pay_for_the_second() -> None:
    t = workers(10)
    t.knows(0, "engineering", "construction")
    t.square("M", "d2")
    t.manage(0)
    parts = parse_parts("city c3 / build workshop / at d2")
    decision = follow_up(t.state, 0, parts)
    assert isinstance(decision, Decision)
    options = [notation(option) for option in decision.options]
    assert "and army" in options  # 4 are left of 11
    assert "and train infantry" not in options  # 5, though the workshop makes 2 more


@rule("CV-6.16")
def test_only_what_can_be_carried_out_completely_is_offered() -> None:
    t = workers()
    t.knows(0, "navigation")
    t.army(0, "h1", "h2", "h3", "h4", "h5", "h6")
    t.manage(0)
    options = city_options(t)
    assert "build harbor" not in options  # no water
    assert "army" not in options  # none in supply
    assert t.refuses("city c3 / army") == "CV-6.20"
    assert t.refuses("city c3 / build harbor") == "CV-6.31"


@rule("CV-6.17", "CV-7.07")
def test_a_city_action_is_announced_before_it_happens() -> None:
    t = workers()
    t.knows(1, "writing")
    t.markers(1, "hut_spy")
    t.manage(0)
    t.choose("city c3 / army / at b2")
    assert (t.asked, t.seat) == ("CancelOrPass", 1)
    assert t.nation(0).armies == ()
    t.choose("pass")
    assert t.armies(0) == ["b2"]


# --- figures and units ----------------------------------------------------------------------------------------


@rule("CV-6.20", "CV-6.24")
def test_a_produced_figure_stands_in_the_outskirts_and_may_move() -> None:
    t = workers()
    t.manage(0)
    t.choose("city c3 / scout / at b4")
    assert t.scouts(0) == ["b4"]
    t.move(0)
    assert "move b4" in t.options


@rule("CV-6.21")
def test_figures_are_not_produced_on_water_or_above_the_limit() -> None:
    t = workers()
    t.square("W", "b2")
    t.army(0, "b3", "b3")
    t.manage(0)
    assert t.refuses("city c3 / army / at b2") == "CV-6.21"
    assert t.refuses("city c3 / army / at b3") == "CV-6.21"
    t.knows(0, "sailing")
    t.choose("city c3 / army / at b2")
    assert "b2" in t.armies(0)


@rule("CV-6.22", "CV-12.08")
def test_no_scout_on_a_blockaded_square_but_an_army() -> None:
    t = workers()
    t.scout(1, "b2")
    t.has(1, trade=5)
    t.manage(0)
    assert t.refuses("city c3 / scout / at b2") == "CV-6.22"
    t.choose("city c3 / army / at b2")
    assert t.scouts(1) == []
    assert (t.nation(0).trade, t.nation(1).trade) == (3, 2)  # small loot


@rule("CV-6.22")
def test_an_army_on_a_blockading_army_fights_at_once() -> None:
    t = workers()
    t.army(1, "b2")
    t.units(0, "infantry_1")
    t.units(1, "mounted_3", "artillery_3")
    t.manage(0)
    t.choose("city c3 / army / at b2")
    while t.asked == "BattleTurn":
        t.choose(t.options[0])
    assert t.armies(0) == []
    assert t.armies(1) == ["b2"]
    assert t.nation(0).acts == (1,)


@rule("CV-6.25", "CV-13.08")
@pytest.mark.parametrize(("tech", "cost"), [("", 5), ("chivalry", 7), ("railroad", 9), ("combustion", 11)])
def test_units_cost_by_rank(tech: str, cost: int) -> None:
    t = workers(cost - 1)
    if tech:
        t.knows(0, tech)
    t.manage(0)
    assert "train mounted" not in city_options(t)
    rich = workers(cost)
    if tech:
        rich.knows(0, tech)
    rich.manage(0)
    rich.choose("city c3 / train mounted")
    assert len(rich.nation(0).forces) == 1


@rule("CV-6.25", "CV-2.03")
def test_aircraft_need_flight_and_cost_twelve() -> None:
    t = workers(12)
    t.manage(0)
    assert t.refuses("city c3 / train aircraft") == "CV-6.25"
    t.knows(0, "flight")
    t.choose("city c3 / train aircraft")
    assert len(t.nation(0).forces) == 1


@rule("CV-6.25", "CV-19.02")
def test_others_do_not_see_which_unit_was_drawn() -> None:
    t = workers()
    t.manage(0)
    t.choose("city c3 / train infantry")
    assert t.view(1)["players"][0]["forces"]["cards"] == []
    assert t.view(1)["players"][0]["forces"]["backs"] == [1]
    assert len(t.view(0)["players"][0]["forces"]["cards"]) == 1


@rule("CV-6.26")
def test_an_empty_deck_is_shuffled_from_what_lies_under_it() -> None:
    t = workers()
    with t.edit() as s:
        s.unit_decks[1].take_all()
        s.used_units = ((), (t.number("infantry_3"),), (), ())
    t.manage(0)
    t.choose("city c3 / train infantry")
    assert t.nation(0).forces.cards == (t.number("infantry_3"),)
    t.city(0, "g3")
    t.manage(0)
    assert t.refuses("city g3 / train infantry") == "CV-6.26"


# --- buildings ------------------------------------------------------------------------------------------------

TERRAIN = [
    ("harbor", "navigation", "W", "W"),
    ("trading_post", "code_of_laws", "D", "D"),
    ("workshop", "construction", "M", "M"),
    ("iron_mine", "railroad", "M", "M"),
    ("library", "writing", "G", "G"),
    ("university", "printing_press", "G", "G"),
    ("granary", "pottery", "G", "G"),
    ("aqueduct", "engineering", "G", "G"),
    ("market", "currency", "DGFM", "D"),
    ("bank", "banking", "DGFM", "G"),
    ("temple", "philosophy", "DGFM", "F"),
    ("cathedral", "theology", "DGFM", "M"),
    ("barracks", "metalworking", "DGFM", "M"),
    ("academy", "military_science", "DGFM", "D"),
]


@rule("CV-6.30", "CV-6.31")
@pytest.mark.parametrize(("building", "tech", "ground", "site"), TERRAIN)
def test_a_building_needs_its_tech_and_its_terrain(building: str, tech: str, ground: str, site: str) -> None:
    t = table(2, ("russia", "china"))
    t.square("F", "c2", "b3", "d3", "c4")
    for square, letter in zip(("b2", "d2", "b4", "d4"), "DGMW", strict=True):
        t.square(letter, square)
    t.manage(0)
    assert t.refuses(f"city c3 / build {building}") == "CV-6.30"
    t.knows(0, tech)
    if building in ("bank", "cathedral", "academy", "iron_mine", "university", "aqueduct", "market"):
        t.has(0, trade=9)
    decision = follow_up(t.state, 0, [("city", "c3"), ("build", building)])
    squares = {"b2": "D", "d2": "G", "b4": "M", "d4": "W", "c2": "F", "b3": "F", "d3": "F", "c4": "F"}
    expected = {square for square, letter in squares.items() if letter in ground}
    if isinstance(decision, Decision) and decision.options[0][0] == "at":
        assert {str(option[1]) for option in decision.options} == expected
    else:
        assert len(expected) == 1
        if isinstance(decision, Decision):
            t.choose(f"city c3 / build {building} / done")
            assert t.at(0, expected.pop()) == building
            return
        t.choose(f"city c3 / build {building}")
        assert t.at(0, expected.pop()) == building


@rule("CV-6.32", "CV-6.62")
def test_one_starred_building_in_a_city_but_it_may_be_replaced() -> None:
    t = workers()
    t.knows(0, "currency", "philosophy")
    t.builds(0, "market", "b2")
    t.manage(0)
    assert t.refuses("city c3 / build temple / at d4") == "CV-6.32"
    t.choose("city c3 / build temple")  # nowhere else
    assert t.at(0, "b2") == "temple"
    assert t.state.buildings[t.state.content.families.index("market_bank")] == 5


@rule("CV-6.33")
def test_unstarred_buildings_may_be_built_again() -> None:
    t = workers(8)
    t.knows(0, "writing")
    t.builds(0, "library", "b2")
    t.manage(0)
    t.choose("city c3 / build library / at d2")
    assert (t.at(0, "b2"), t.at(0, "d2")) == ("library", "library")


@rule("CV-6.34")
def test_a_building_covers_all_that_is_printed() -> None:
    t = table()
    t.square("Fw", "b2")
    t.square("Mo", "b3")
    t.square("Dc", "b4")
    t.builds(0, "temple", "b2")  # the rulebook's example: two culture, no production
    assert t.production(0, "c3") == 1
    assert t.devotion(0, "c3") == 1 + 2 + 1
    t.manage(0)
    assert t.refuses("city c3 / harvest wheat") == "CV-6.80"
    t.builds(0, "market", "b3")
    assert t.coins(0) == 0


@rule("CV-6.35")
def test_a_harbor_is_still_water() -> None:
    t = table()
    t.square("W", "d3")
    t.builds(0, "harbor", "d3")
    t.army(0, "e3")
    t.move(0)
    assert t.refuses("move e3 / with 1 0 / to d3") == "CV-10.05"


@rule("CV-6.36", "CV-12.08")
def test_nothing_is_built_on_a_blockaded_square() -> None:
    t = workers()
    t.knows(0, "currency")
    t.army(1, "d4")
    t.market("stonehenge")
    t.manage(0)
    assert t.refuses("city c3 / build market / at d4") == "CV-6.36"
    assert t.refuses("city c3 / wonder stonehenge / at d4") == "CV-6.36"


@rule("CV-6.37")
def test_who_knows_the_better_building_builds_no_other() -> None:
    t = workers()
    t.square("G", "b2", "d2")
    t.knows(0, "pottery", "engineering")
    t.manage(0)
    assert "build aqueduct" in city_options(t)
    assert "build granary" not in city_options(t)
    assert t.refuses("city c3 / build granary") == "CV-6.37"
    only = workers()
    only.square("G", "b2")
    only.knows(0, "engineering")
    only.manage(0)
    assert "build aqueduct" in city_options(only)


@rule("CV-6.38", "CV-13.07")
def test_learning_flips_own_buildings_at_once() -> None:
    t = table()
    t.knows(0, "pottery", "writing", "currency")
    t.builds(0, "granary", "b2")
    t.builds(1, "granary", "m5")
    t.has(0, trade=11)
    t.research()
    t.choose("learn engineering", seat=0)
    assert (t.at(0, "b2"), t.at(1, "m5")) == ("aqueduct", "granary")


@rule("CV-6.39", "CV-6.41")
def test_city_walls_stand_in_the_centre() -> None:
    t = workers(8)
    t.knows(0, "masonry")
    t.army(1, "b2")
    t.manage(0)
    t.choose("city c3 / build city_walls")
    assert t.nation(0).walled == (SQUARE["c3"],)
    with t.edit() as s:
        s.players[0].acts = (0,)
    t.manage(0)
    assert t.refuses("city c3 / build city_walls") == "CV-6.39"


@rule("CV-6.40")
def test_disasters_change_where_can_be_built() -> None:
    t = workers()
    t.knows(0, "code_of_laws")
    with t.edit() as s:
        s.layout += " b2=desert"
    t.manage(0)
    t.choose("city c3 / build trading_post")
    assert t.at(0, "b2") == "trading_post"


def test_a_square_is_refused_only_where_one_is_asked_for() -> None:
    t = workers(12)
    t.knows(0, "engineering")
    t.manage(0)
    for text in ("at b2", "city c3 / devote / at b2", "city c3 / train infantry / at b2"):
        assert t.refusal(text).rule == ""


@rule("CV-6.42")
def test_no_building_over_the_same_one() -> None:
    t = workers(8)
    t.knows(0, "writing")
    t.builds(0, "library", "b2")
    t.manage(0)
    assert t.refuses("city c3 / build library / at b2") == "CV-6.42"


@rule("CV-6.43", "CV-6.41")
def test_egypt_builds_once_a_turn_for_nothing() -> None:
    t = table(2, ("egypt", "china"))
    t.square("M", "b2", "f2")
    t.city(0, "g3")
    t.knows(0, "masonry", "engineering")
    t.manage(0)
    t.choose("city c3 / free workshop / at b2")
    assert t.at(0, "b2") == "workshop"
    assert not [option for option in city_options(t, "g3") if option.startswith("free")]
    again = table(2, ("egypt", "china"))
    again.knows(0, "masonry")
    again.manage(0)
    again.choose("city c3 / free city_walls")
    assert again.nation(0).walled == (SQUARE["c3"],)


@rule("CV-6.43")
def test_egypts_free_building_can_be_cancelled() -> None:
    t = table(2, ("egypt", "china"))
    t.square("M", "b2")
    t.markers(1, "hut_spy")
    t.manage(0)
    t.choose("city c3 / free workshop")
    t.choose("use writing hut_spy")
    assert t.at(0, "b2") == ""
    assert t.nation(0).acts == (1,)


# --- wonders --------------------------------------------------------------------------------------------------


@rule("CV-6.50")
def test_a_wonder_is_cheaper_with_its_tech() -> None:
    t = workers(10)
    t.market("the_colossus", "the_oracle")
    t.manage(0)
    assert "wonder the_colossus" in city_options(t)  # Germany knows Metalworking: the rulebook's example
    assert t.refuses("city c3 / wonder the_oracle") == "CV-6.10"
    assert t.refuses("city c3 / wonder stonehenge") == "CV-6.50"


@rule("CV-6.51", "CV-6.52", "CV-6.53")
def test_a_wonder_is_built_and_the_market_refilled() -> None:
    t = workers()
    t.market("stonehenge")
    t.square("W", "d2")
    t.manage(0)
    assert t.refuses("city c3 / wonder stonehenge / at d2") == "CV-6.51"
    t.chance(t.number("angkor_wat"))
    t.choose("city c3 / wonder stonehenge / at d4")
    assert t.at(0, "d4") == "stonehenge"
    assert t.number("stonehenge") in t.nation(0).cards
    assert t.state.wonders[0] == t.number("angkor_wat")
    assert t.devotion(0, "c3") == 2


@rule("CV-6.51")
def test_one_wonder_per_city_beside_a_starred_building() -> None:
    t = workers()
    t.builds(0, "the_oracle", "b2")
    t.builds(0, "temple", "d2")
    t.market("stonehenge")
    t.manage(0)
    t.choose("city c3 / wonder stonehenge")  # only over the old one
    assert t.at(0, "b2") == "stonehenge"
    assert t.number("the_oracle") in t.state.lost_wonders


@rule("CV-6.52")
def test_without_a_deck_the_space_stays_empty() -> None:
    t = workers()
    t.market("stonehenge")
    with t.edit() as s:
        for deck in s.wonder_decks:
            deck.take_all()
    t.manage(0)
    t.choose("city c3 / wonder stonehenge / at d4")
    assert t.state.wonders == (-1, -1, -1, -1)


@rule("CV-6.54")
def test_wonders_are_no_buildings() -> None:
    t = table()
    t.builds(1, "stonehenge", "m5")
    t.builds(1, "temple", "m6")
    t.army(0, "l6")
    t.events(0, "sabotage")
    t.start(0)
    t.choose("play sabotage / raze m6")
    assert t.at(1, "m5") == "stonehenge"


@rule("CV-6.55", "CV-6.56")
def test_an_obsolete_wonder_keeps_its_culture_only() -> None:
    t = table()
    t.knows(0, "monarchy")
    t.goods(0, silk=1)
    t.builds(1, "stonehenge", "m5")
    t.manage(0)
    t.choose("use monarchy / outdate stonehenge")
    assert t.number("stonehenge") in t.nation(1).obsolete
    assert t.devotion(1, "n6") == 2
    t.start(1)
    assert t.nation(1).culture == 0


@rule("CV-6.56")
def test_a_wonder_of_the_market_is_discarded_and_replaced() -> None:
    t = table()
    t.knows(0, "gunpowder")
    t.goods(0, silk=1, iron=1)
    t.market("stonehenge", "the_louvre", "panama_canal")
    t.manage(0)
    decision = follow_up(t.state, 0, [("use", "gunpowder")])
    assert isinstance(decision, Decision)
    assert decision.options == [("outdate", "stonehenge"), ("outdate", "the_louvre")]
    t.chance(t.number("himeji_samurai_castle"))
    t.choose("use gunpowder / outdate the_louvre")
    assert t.state.wonders[1] == t.number("himeji_samurai_castle")
    assert t.number("the_louvre") in t.state.lost_wonders


# --- replacing ------------------------------------------------------------------------------------------------


@rule("CV-6.60", "CV-6.61", "CV-6.63")
@pytest.mark.parametrize("old", ["library", "stonehenge", "scientist"])
def test_what_becomes_of_a_replaced_marker(old: str) -> None:
    t = workers(8)
    t.knows(0, "philosophy")
    t.builds(0, old, "b2")
    t.manage(0)
    t.choose("city c3 / build temple / at b2")
    s = t.state
    assert t.at(0, "b2") == "temple"
    if old == "library":
        assert s.buildings[s.content.families.index("library_university")] == 6
    elif old == "stonehenge":
        assert t.number(old) in s.lost_wonders
    else:
        assert t.nation(0).reserve == (t.number(old),)


# --- devotion and harvest -------------------------------------------------------------------------------------


@rule("CV-6.70", "CV-6.71")
@pytest.mark.parametrize(
    ("government", "culture"),
    [("despotism_government", 3), ("monarchy_government", 4), ("communism_government", 2)],
)
def test_devotion(government: str, culture: int) -> None:
    t = table()
    t.square("Gc", "b2", "b3")
    t.governs(0, government)
    t.manage(0)
    t.choose("city c3 / devote")
    assert t.nation(0).culture == culture


@rule("CV-6.70")
def test_communism_costs_culture_in_the_capital_alone() -> None:
    t = table()
    t.governs(0, "communism_government")
    t.city(0, "g3")
    assert (t.devotion(0, "c3"), t.devotion(0, "g3")) == (0, 1)


@rule("CV-6.80", "CV-6.83")
def test_harvest_takes_one_marker_of_a_printed_type() -> None:
    t = table()
    t.square("Gs", "b2", "b3")
    t.square("Gi", "b4")
    t.manage(0)
    assert [o for o in city_options(t) if o.startswith("harvest")] == ["harvest silk", "harvest iron"]
    t.choose("city c3 / harvest silk")
    assert (t.nation(0).resources, t.state.market) == ((0, 1, 0, 0), (2, 1, 2, 2))


@rule("CV-6.80", "CV-6.84")
def test_an_empty_market_gives_nothing() -> None:
    t = table()
    t.square("Gs", "b2")
    t.stock(silk=0)
    t.manage(0)
    assert t.refuses("city c3 / harvest silk") == "CV-6.80"


@rule("CV-6.81")
def test_feudalism_harvests_anywhere() -> None:
    t = table()
    t.city(0, "g3")
    t.square("Gs", "b2")
    t.manage(0)
    assert t.refuses("city g3 / harvest silk") == "CV-6.80"
    t.governs(0, "feudalism_government")
    t.choose("city g3 / harvest silk")
    assert t.nation(0).resources[1] == 1


@rule("CV-6.82")
def test_angkor_wat_harvests_twice_once_a_turn() -> None:
    t = table()
    t.city(0, "g3")
    t.builds(0, "angkor_wat", "d4")
    t.square("Gs", "b2", "f2")
    t.manage(0)
    t.choose("city c3 / harvest silk / and silk")
    assert t.nation(0).resources[1] == 2
    t.stock(silk=2)
    t.choose("city g3 / harvest silk")
    assert t.nation(0).resources[1] == 3


@rule("CV-6.83", "CV-7.03")
def test_spent_markers_return_or_leave() -> None:
    t = table()
    t.knows(0, "currency")
    t.goods(0, incense=1)
    t.markers(0, "hut_incense")
    t.manage(0)
    t.choose("use currency / pay incense")
    assert t.state.market[2] == 2
    other = table()
    other.knows(0, "currency")
    other.markers(0, "hut_incense")
    other.manage(0)
    other.choose("use currency")
    assert other.state.lost_markers == (other.number("hut_incense"),)
    assert other.nation(0).culture == 3


# --- coin tasks -----------------------------------------------------------------------------------------------


@rule("CV-6.90")
@pytest.mark.parametrize("tech", ["pottery", "democracy", "printing_press"])
def test_coin_tasks(tech: str) -> None:
    t = table()
    t.knows(0, tech)
    t.has(0, trade=6, culture=5)
    t.goods(0, silk=1, iron=1)
    t.manage(0)
    t.choose(f"use {tech}")
    assert t.coins(0) == 1
    spent = {
        "pottery": (6, 5, 0),
        "democracy": (0, 5, 2),
        "printing_press": (6, 0, 2),
    }[tech]
    p = t.nation(0)
    assert (p.trade, p.culture, sum(p.resources)) == spent
    assert t.refuses(f"use {tech}") == "CV-7.02"


@rule("CV-6.90")
def test_four_coin_tokens_at_most() -> None:
    t = table()
    t.knows(0, "democracy")
    t.has(0, trade=6)
    t.coins_on(0, "democracy", 4)
    t.manage(0)
    assert t.refuses("use democracy") == "CV-7.14"


@rule("CV-6.23")
@pytest.mark.parametrize("figure", ["army", "scout"])
def test_no_figure_is_produced_onto_a_hut_or_a_village(figure: str) -> None:
    t = table()
    t.square("F", "b2", "c2", "d2")
    t.hut("b3")
    t.village("d3")
    t.has(0, trade=27)
    t.manage(0)
    for square in ("b3", "d3"):
        assert t.refuses(f"city c3 / {figure} / at {square}") == "CV-6.23"
    t.choose(f"city c3 / {figure} / at b4")
    assert "b4" in (*t.armies(0), *t.scouts(0))
