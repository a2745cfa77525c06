"""Buildings, landmarks and capital cities (TP-9)."""

from __future__ import annotations

import pytest

from tessera.games.tapestry.rules.building import (
    capital_points,
    complete_districts,
    complete_lines,
    landmark_fits,
    landmarks_in_city,
    open_plots,
)
from tessera.games.tapestry.rules.income import IncomeStep
from tessera.games.tapestry.rules.turns import EndTurn
from tessera.games.tapestry.state import city_of, own_buildings, plots
from tessera.games.tapestry.testing.scene import TapestryScript
from tessera.testing import rule
from tests.games.tapestry.scenes import full_table, table

EVERY_PLOT = tuple(range(81))


@rule("TP-9.01", "TP-5.14")
def test_the_leftmost_building_goes_onto_an_open_plot() -> None:
    t = table()
    t.gains(0, "house")
    assert t.player(0).covered[1] == 0b111100
    t.build(20)
    assert plots(t.player(0).built) == 1 << 20
    assert own_buildings(t.player(0), 1) == 1


@rule("TP-9.03")
def test_a_landmark_may_be_turned_but_not_mirrored() -> None:
    t = table()
    city = city_of(t.state, t.player(0))
    inside = [way for way in city.ways[t.number("landmark_rubber_works")] if not way.outside]
    assert {way.turn for way in inside} == {0, 1, 2, 3}
    assert {way.side for way in inside} == {0}


@rule("TP-9.04", "TP-18.04")
def test_nothing_is_built_on_impassable_or_covered_plots() -> None:
    t = table()
    t.house(0, "farm", 0)
    t.gains(0, "house")
    assert t.refuses("place 9") == "TP-9.04"
    assert t.refuses("place 0") == "TP-9.04"
    t.choose("place 1")


@rule("TP-9.05")
def test_a_landmark_may_hang_over_but_one_plot_lies_inside() -> None:
    t = table()
    p = t.player(0)
    ways = city_of(t.state, p).ways[t.number("landmark_forge")]
    fits = [ways[x] for x in landmark_fits(t.state, p, t.number("landmark_forge"))]
    assert any(way.outside == 3 for way in fits)
    assert all(way.cells.bit_count() + way.outside == 4 and way.cells for way in fits)


@rule("TP-9.06")
def test_only_what_fits_nowhere_is_put_beside_the_mat() -> None:
    t = table()
    t.covers(0, *[cell for cell in EVERY_PLOT if cell != 40])
    t.gains(0, "farm")
    assert plots(t.player(0).built).bit_count() == 81
    t.gains(0, "farm")
    assert own_buildings(t.player(0), 2) == 2
    assert plots(t.player(0).built).bit_count() == 81


@rule("TP-9.07")
def test_buildings_stay_where_they_are() -> None:
    t = table()
    t.house(0, "farm", 3)
    t.gains(0, "farm")
    assert "place 3" not in t.options


@rule("TP-9.08")
def test_impassable_plots_count_as_filled() -> None:
    t = table()
    t.covers(0, 11, 12, 13, 17)
    assert complete_lines(t.state, t.player(0)) == (1, 0)


@rule("TP-9.09", "TP-9.30", "TP-16.02")
def test_a_completed_district_gives_a_resource_once() -> None:
    t = table()
    t.covers(0, 0, 1, 11, 18, 19, 20)
    t.gains(0, "farm")
    t.build(2)
    assert t.asked == "GainAny"
    t.choose("gain coin")
    assert t.player(0).rewarded == 1
    t.gains(0, "farm")
    t.build(30 if "place 30" in t.options else -1)
    assert t.resources(0) == {"coin": 1}


@rule("TP-9.10", "TP-22.09")
def test_the_capital_scores_its_complete_lines() -> None:
    t = table()
    t.covers(0, *EVERY_PLOT)
    assert capital_points(t.state, t.player(0)) == 18
    t.gains(0, "vp_capital")
    assert t.vp(0) == 18


@rule("TP-9.11")
def test_rows_and_columns_alone_are_no_scoring_of_the_capital() -> None:
    t = full_table()
    t.civ(0, "architects")
    t.covers(0, *range(1, 9))
    t.house(0, "farm", 0)
    t.gains(0, "vp_rows")
    assert t.vp(0) == 1
    t.gains(0, "vp_capital")
    assert t.vp(0) == 1 + 2
    t.gains(0, "vp_columns")
    assert t.vp(0) == 3


@rule("TP-9.12")
def test_one_placement_may_complete_several_districts() -> None:
    t = table()
    t.covers(0, *[cell for cell in EVERY_PLOT if cell not in (2, 3)])
    with t.edit() as s:
        s.players[0].rewarded = 0b111111100
    t.landmark(0, "forge")
    assert t.asked == "GainAny"
    t.choose("gain coin", "gain food")
    assert t.player(0).rewarded == 0b111111111


@rule("TP-9.13", "TP-8.25")
@pytest.mark.parametrize(("card", "plots_needed", "vp"), [("granges", 3, 6), ("garden_city", 4, 12)])
def test_cards_with_plots_reward_a_full_grid(card: str, plots_needed: int, vp: int) -> None:
    t = full_table()
    t.tapestry(0, card, 2)
    for place in range(plots_needed):
        t.gains(0, "farm" if place % 2 else "house")
        t.choose(f"use {card}")
        if t.asked == "PlaceOnCard":
            t.choose(f"plots {1 << place}")
    if t.asked == "GainAny":
        t.choose("gain coin")
    assert t.vp(0) == vp
    assert t.player(0).built == (0, 0)
    t.gains(0, "farm")
    assert f"use {card}" not in t.options


@rule("TP-9.13")
def test_a_landmark_may_hang_over_a_card() -> None:
    t = full_table()
    t.tapestry(0, "garden_city", 2)
    t.landmark(0, "tank_factory")
    t.choose("use garden_city")
    assert "plots 1" in t.options and "plots 15" in t.options
    t.choose("plots 15")
    assert t.vp(0) == 12
    assert landmarks_in_city(t.player(0)) == []


@rule("TP-9.13")
def test_the_shopping_mall_gives_something_for_each_plot() -> None:
    t = full_table()
    t.tapestry(0, "shopping_mall", 2)
    t.landmark(0, "forge")
    t.choose("use shopping_mall", "plots 3")
    t.choose("choose coin")
    t.choose("choose vp:3")
    assert t.resources(0) == {"coin": 1} and t.vp(0) == 3


@rule("TP-8.25")
def test_a_covered_card_cannot_be_built_on() -> None:
    t = full_table()
    t.tapestry(0, "garden_city", 2)
    t.lays(0, "trap", 2)
    t.gains(0, "farm")
    assert "use garden_city" not in t.options


@rule("TP-9.14", "TP-22.04")
def test_each_landmark_is_gained_once() -> None:
    t = table()
    t.gains(0, "landmark:landmark_barn")
    t.build()
    t.gains(0, "landmark:landmark_barn")
    assert len(t.player(0).landmarks) == 1


@rule("TP-9.15")
def test_urban_planners_keep_a_landmark_for_later() -> None:
    t = full_table()
    t.civ(0, "urban_planners")
    t.landmark(0, "forge")
    t.choose("use urban_planners")
    assert t.player(0).stored == (t.number("landmark_forge"),)
    t.stock(0, coin=1)
    t.turn(0)
    assert "use urban_planners" in t.options
    t.choose("use urban_planners")
    assert t.asked == "PlaceStored"
    t.build()
    assert t.asked == "ChooseTurn"
    assert len(landmarks_in_city(t.player(0))) == 1


def planner(*stored: str, income: int = 2) -> TapestryScript:
    """Urban Planners with landmarks on their mat."""
    t = full_table(income=income)
    t.civ(0, "urban_planners")
    for key in stored:
        t.landmark(0, key)
        t.choose("use urban_planners")
    return t


def pauses(t: TapestryScript) -> list[int]:
    """At which steps of the income turn something may be placed; nothing is."""
    found = []
    while t.asked != "Rest":
        if t.asked == "Meanwhile":
            found.append(t.state.turn.step)
            assert t.options == ["use urban_planners", "decline"]
        t.choose("decline" if "decline" in t.options else t.options[-1])
    return found


@rule("TP-9.15")
@pytest.mark.parametrize(("before", "steps"), [(0, [5]), (1, [1, 2, 3, 4, 5]), (4, [1, 2, 3, 4])])
def test_stored_landmarks_are_placed_between_the_steps_of_an_income_turn(
    before: int, steps: list[int]
) -> None:
    t = planner("forge", income=before)
    t.income(0)
    assert pauses(t) == steps


@rule("TP-9.15", "TP-5.04")
def test_stored_landmarks_are_placed_between_masterpieces_and_civilizations() -> None:
    t = planner("forge")
    t.masterpiece(0, "masterpiece_01")
    t.does(IncomeStep(0, 1))
    assert pauses(t) == [1]


@rule("TP-9.15")
def test_any_number_of_stored_landmarks_is_placed_at_once() -> None:
    t = planner("forge", "barn")
    t.income(0)
    for key in ("forge", "barn"):
        t.choose("use urban_planners")
        if t.asked == "TakeStored":
            t.choose(f"build landmark_{key}")
        t.build()
    assert t.asked != "Meanwhile"
    assert len(landmarks_in_city(t.player(0))) == 2 and not t.player(0).stored


def almost_complete(t: TapestryScript) -> int:
    """Two plots side by side are all that a district lacks; the first of them."""
    city = city_of(t.state, t.player(0))
    for district in city.districts:
        cells = city.cells(district.cells & city.open)
        for cell in cells:
            if cell + 1 in cells:
                t.covers(0, *[x for x in cells if x not in (cell, cell + 1)])
                return cell
    raise AssertionError("no district has two open plots side by side")


@rule("TP-9.15", "TP-4.11", "TP-18.06")
def test_stored_landmarks_are_placed_between_the_parts_of_an_advance() -> None:
    """Before the benefit, before the bonus and after it: a district completed in time pays for the bonus."""
    t = planner("forge")
    cell = almost_complete(t)
    t.at(0, military=1)
    t.stock(0, coin=1)
    t.turn(0)
    t.choose("advance military / pay coin")
    assert t.asked == "Meanwhile" and not t.player(0).hand.cards
    t.choose("decline")
    assert t.asked == "Meanwhile" and len(t.player(0).hand.cards) == 1
    t.choose("use urban_planners")
    t.build(cell)
    t.choose("gain food")
    assert t.asked == "TakeBonus"


@rule("TP-9.15")
def test_stored_landmarks_are_placed_after_an_advance() -> None:
    t = planner("forge")
    t.at(0, military=1)
    t.stock(0, coin=2)
    t.turn(0)
    t.choose("advance military / pay coin", "decline", "decline")
    assert t.asked == "TakeBonus"
    t.choose("decline")
    assert t.asked == "Meanwhile"
    t.choose("use urban_planners")
    t.build()
    assert t.seat == 1


@rule("TP-9.15", "TP-10.16")
def test_stored_landmarks_are_placed_in_turns_after_the_fifth_income_turn() -> None:
    t = planner("forge", "barn", income=5)
    t.civ(0, "elder_ones")
    t.stock(0, coin=1)
    t.turn(0)
    assert "use urban_planners" in t.options and "income" not in t.options
    t.choose("use urban_planners", "build landmark_forge")
    t.build()
    assert t.asked == "ChooseTurn"
    t.choose("advance science")
    assert t.asked == "Meanwhile"


@rule("TP-9.15")
def test_nobody_is_asked_without_a_stored_landmark_or_inside_of_an_effect() -> None:
    t = planner()
    t.stock(0, coin=1)
    t.turn(0)
    t.choose("advance military / pay coin")
    assert t.asked != "Meanwhile"
    t = planner("forge")
    t.gains(0, "advance:science")
    assert t.asked != "Meanwhile"


# --- advanced capitals ------------------------------------------------------------------------------------------


@rule("TP-9.20", "TP-9.31")
@pytest.mark.parametrize(
    ("capital", "districts"),
    [
        ("archipelago", 8),
        ("cloud_city", 6),
        ("savanna", 6),
        ("veil", 8),
        ("polar", 6),
        ("city_in_a_bottle", 6),
        ("netherworld", 4),
        ("oasis", 8),
        ("mesa", 9),
    ],
)
def test_districts_of_advanced_capitals(capital: str, districts: int) -> None:
    t = full_table()
    city = t.state.content.cities[t.number(f"capital_{capital}")]
    assert len(city.districts) == districts


@rule("TP-9.20")
def test_an_island_is_a_district() -> None:
    t = full_table()
    t.capital(0, "capital_archipelago")
    t.covers(0, 36, 37, 45)
    t.gains(0, "farm")
    t.build(46)
    assert t.asked == "GainAny"


@rule("TP-9.21")
def test_lily_pads_count_as_filled_and_can_be_built_on() -> None:
    t = full_table(income=4)
    t.capital(0, "capital_swamp")
    t.covers(0, 0, 1, 3, 4, 5, 7, 8)
    assert complete_lines(t.state, t.player(0))[0] == 1
    t.gains(0, "farm")
    assert "place 2" in t.options
    t.build(2)
    t.points(0, 40)
    t.era(0, 5)
    t.step(0, 4)
    assert t.vp(0) == 40 + 1 - 2 * 9


@rule("TP-9.22")
def test_polar_lines_give_one_or_two_resources() -> None:
    t = full_table()
    t.capital(0, "capital_polar")
    t.covers(0, 36, 28, 29, 30, 31, 32, 33, 34)
    t.gains(0, "farm")
    t.build(44)
    t.choose("gain coin", "gain coin")
    assert t.resources(0) == {"coin": 2}


@rule("TP-9.23")
def test_the_savanna_pays_in_income_turns() -> None:
    """Interaction 15."""
    t = full_table(income=2)
    t.capital(0, "capital_savanna")
    t.covers(0, 63, 64, 65, 72, 73)
    t.gains(0, "farm")
    t.build(74)
    assert t.asked == "Rest" and t.player(0).rewarded.bit_count() == 1
    t.step(0, 5)
    assert t.asked == "GainAny"


@rule("TP-9.23")
def test_the_savanna_pays_at_the_end_of_income_turn_five() -> None:
    """It has no step 5, and some play on."""
    t = full_table(income=4)
    t.capital(0, "capital_savanna")
    t.covers(0, 63, 64, 65, 72, 73, 74)
    t.income(0)
    assert t.asked == "GainAny"
    t.choose("gain food")
    assert t.resources(0) == {"food": 1}


@rule("TP-9.24")
@pytest.mark.parametrize(("letter", "reward"), [("X", ("tapestry",)), ("Y", ("vp:10",)), ("Z", ("invent",))])
def test_the_veil_has_districts_with_other_rewards(letter: str, reward: tuple[str, ...]) -> None:
    t = full_table()
    t.capital(0, "capital_veil")
    city = city_of(t.state, t.player(0))
    district = next(x for x in city.districts if x.gain == reward)
    cells = city.cells(district.cells)
    t.covers(0, *cells[1:])
    t.gains(0, "farm")
    t.build(cells[0])
    if reward == ("vp:10",):
        assert t.vp(0) == 10
    elif reward == ("tapestry",):
        assert len(t.player(0).hand.cards) == 1
    else:
        assert t.asked == "Invent"


@rule("TP-9.25", "TP-9.33")
def test_a_bottle_has_no_room_for_landmarks() -> None:
    """Interaction 15."""
    t = full_table()
    t.capital(0, "capital_city_in_a_bottle")
    t.landmark(0, "forge")
    assert t.vp(0) == 6
    t.tapestry(0, "garden_city", 2)
    t.landmark(0, "barn")
    assert t.options == ["use garden_city", "beside"]
    t.choose("use garden_city", "plots 15")
    assert t.vp(0) == 6 + 12
    t.tech(0, "astrolabe")
    t.landmark(0, "barracks")
    t.choose("beside")
    assert t.vp(0) == 6 + 12 + 6 and t.player(0).propped == ()
    assert len(city_of(t.state, t.player(0)).lines) == 12


@rule("TP-9.26")
def test_the_netherworld_links_goblins_with_the_centre() -> None:
    t = full_table()
    t.capital(0, "capital_netherworld")
    t.covers(0, 10, 11, 12, 21, 30)
    t.gains(0, "farm", "farm")
    t.build(31)
    assert t.asked == "PlaceBuilding"
    t.build(40)
    assert t.asked == "GainAny"
    assert t.player(0).rewarded.bit_count() == 1


@rule("TP-9.27")
def test_landmarks_keep_away_from_wisps() -> None:
    t = full_table()
    t.capital(0, "capital_quagmire")
    p = t.player(0)
    forge = t.number("landmark_forge")
    ways = city_of(t.state, p).ways[forge]
    shy = city_of(t.state, p).next_to(city_of(t.state, p).wisps)
    assert shy
    assert not any(ways[x].cells & shy for x in landmark_fits(t.state, p, forge))
    t.gains(0, "farm")
    assert "place 4" in t.options and shy >> 4 & 1


@rule("TP-9.28", "TP-15.06")
def test_a_landmark_beside_the_mat_is_owned_but_not_in_the_city() -> None:
    t = table()
    t.owns(0, "forge")
    t.gains(0, "vp_landmark")
    assert t.vp(0) == 1
    assert landmarks_in_city(t.player(0)) == []


@rule("TP-9.29")
def test_nothing_hangs_over_the_mesa() -> None:
    t = full_table()
    t.capital(0, "capital_mesa")
    p = t.player(0)
    assert all(not way.outside for way in city_of(t.state, p).ways[t.number("landmark_forge")])


@rule("TP-9.32")
@pytest.mark.parametrize(
    ("who", "mat"), [("terraforming", "capital_quagmire"), ("riverfolk", "capital_archipelago")]
)
def test_some_build_on_impassable_plots(who: str, mat: str) -> None:
    t = full_table()
    t.capital(0, mat)
    if who == "riverfolk":
        t.civ(0, who)
    else:
        t.tapestry(0, who, 2)
    assert open_plots(t.state, t.player(0)) == (1 << 81) - 1
    before = complete_lines(t.state, t.player(0))
    t.gains(0, "farm")
    t.build(27 if mat == "capital_archipelago" else 0)
    assert complete_lines(t.state, t.player(0)) == before
    if who == "terraforming":
        assert t.vp(0) == 5


@rule("TP-9.30", "TP-9.26")
def test_a_district_that_was_completed_before_gives_nothing_more() -> None:
    t = full_table()
    t.covers(0, 0, 1, 2, 9, 10, 11, 18, 19, 20)
    t.gains(0, "farm")
    t.choose("place 80")
    assert t.asked == "Rest"
    t.capital(0, "capital_netherworld")
    t.covers(0, 10)
    t.covers(0, 19, 28, 29, 30, 31)
    t.gains(0, "farm")
    t.choose("place 40")
    assert t.asked == "GainAny", "a goblin is not linked by being covered"


@rule("TP-9.30", "TP-3.07")
def test_districts_of_a_position_laid_out_by_hand_were_completed_earlier() -> None:
    t = full_table()
    t.drafted(0, "lc_tv_station")
    t.covers(0, 60, 61, 62, 69, 71, 78, 79, 80, 0, 1, 2, 11, 18, 19, 20)
    assert complete_districts(t.state, t.player(0)) == 2
    t.gains(0, "house")
    t.choose("place 3")
    assert t.resources(0) == {}
    t.does(EndTurn(0))
    assert t.asked == "PlaceBuilding"
