"""Exploring, inventing, researching, conquering (TP-7, TP-12)."""

from __future__ import annotations

import pytest

from tessera.games.tapestry.content import TERRAINS
from tessera.games.tapestry.rules.exploring import aligned_sides
from tessera.games.tapestry.rules.inventing import meets_prerequisite, upgradable
from tessera.testing import rule
from tests.games.tapestry.scenes import full_table, table

# --- explore ----------------------------------------------------------------------------------------------------


@rule("TP-7.01", "TP-18.07")
def test_a_tile_goes_next_to_a_controlled_territory() -> None:
    t = table()
    t.tiles(0, "territory_05", "territory_08")
    t.gains(0, "explore")
    assert t.options == ["tile territory_05", "tile territory_08"]
    assert t.refuses("tile territory_05 / at 25") == "TP-7.01"
    t.choose("tile territory_08 / at 10 / turn 2")
    assert t.state.laid[10] == t.number("territory_08") and t.state.turned[10] == 2


@rule("TP-7.01")
def test_rotations_that_look_alike_are_one() -> None:
    t = table()
    t.tiles(0, "territory_05", "territory_08")
    t.gains(0, "explore")
    t.choose("tile territory_05 / at 10")
    assert t.state.laid[10] == t.number("territory_05")


@rule("TP-7.02")
def test_without_a_tile_nothing_is_explored() -> None:
    t = table()
    t.gains(0, "explore")
    assert t.asked == "Rest"
    assert t.vp(0) == 0


@rule("TP-7.03", "TP-22.09")
def test_matching_sides_are_points() -> None:
    """Hex 10 borders 4 (forest, sea), 5, 9 and the middle island 16."""
    t = table()
    s = t.state
    sea = (TERRAINS.index("sea"),) * 6
    assert aligned_sides(s, 10, sea) == 3
    forest = (TERRAINS.index("forest"),) * 6
    assert aligned_sides(s, 10, forest) == 2
    assert all(0 <= aligned_sides(s, cell, sea) <= 6 for cell in range(34))


@rule("TP-7.04")
def test_the_benefit_of_the_tile_follows_the_points() -> None:
    t = table()
    t.tiles(0, "territory_05")
    t.gains(0, "explore")
    t.choose("at 10")
    assert t.vp(0) == 3
    assert t.resources(0) == {"food": 1}


@rule("TP-7.05")
def test_exploring_gives_no_control() -> None:
    t = table()
    t.tiles(0, "territory_05")
    t.gains(0, "explore")
    t.choose("at 10")
    assert not t.player(0).held >> 10 & 1
    assert t.state.items[10] == 0


@rule("TP-7.06")
def test_explore_anywhere_means_anywhere() -> None:
    t = table()
    t.tiles(0, "territory_05")
    t.gains(0, "explore_anywhere")
    assert len(t.options) == 34 - 13


@rule("TP-7.06", "TP-7.14")
def test_remote_viewing_explores_anywhere_with_any_tile_of_the_supply() -> None:
    t = full_table()
    t.tiles(0, "territory_07")
    t.tech(0, "remote_viewing")
    t.chance(t.number("territory_05"))
    t.gains(0, "upgrade")
    assert t.asked == "Explore"
    assert t.options == ["tile territory_05", "tile territory_07"]
    t.choose("tile territory_07 / at 33 / turn 0")
    assert t.keys(*t.player(0).tiles) == ["territory_05"]


@rule("TP-7.07", "TP-12.02")
def test_a_space_tile_gives_its_benefits_and_leaves_the_supply() -> None:
    t = table()
    t.space(0, "space_05", "space_13")
    t.gains(0, "explore_space")
    t.choose("space space_05")
    assert t.vp(0) == 8 and t.resources(0) == {"coin": 1, "worker": 1}
    assert t.player(0).space_tiles == (t.number("space_13"),)
    assert t.player(0).explored == (t.number("space_05"),)


@rule("TP-7.07")
def test_without_a_space_tile_nothing_happens() -> None:
    t = table()
    t.gains(0, "explore_space")
    assert t.asked == "Rest"


@rule("TP-7.08")
def test_discarded_tiles_do_not_come_back() -> None:
    t = table()
    t.tiles(0, "territory_05")
    with t.edit() as s:
        s.territory_stack.take_all()
    from tessera.games.tapestry.rules.supplies import DiscardTiles

    t.does(DiscardTiles(0, 1))
    t.gains(0, "territory")
    assert t.player(0).tiles == ()
    assert t.number("territory_05") in t.state.gone


@rule("TP-7.09")
@pytest.mark.parametrize("tile", ["space_17", "space_18", "space_19"])
def test_an_ongoing_tile_works_as_long_as_it_lies_there(tile: str) -> None:
    """An advance on its own track scores, one on another does not."""
    t = full_table()
    t.space(0, tile)
    row = t.state.content.space_tile[t.number(tile)]
    other = "technology" if row.ongoing == "exploration" else "exploration"
    t.gains(0, "explore_space", f"advance_x:{row.ongoing}", f"advance_x:{other}")
    assert t.vp(0) == row.amount == 5
    assert t.number(tile) in t.player(0).cards


@rule("TP-12.01")
def test_tiles_count_while_they_lie_in_supply() -> None:
    t = table()
    t.tiles(0, "territory_05", "territory_01")
    t.gains(0, "vp_tiles", "explore")
    t.choose("tile territory_05 / at 10")
    before = t.vp(0)
    t.gains(0, "vp_tiles")
    assert t.vp(0) == before + 1


@rule("TP-12.03", "TP-9.14")
def test_the_monolith_is_gained_once() -> None:
    t = full_table()
    t.space(0, "space_16")
    t.gains(0, "explore_space")
    assert t.keys(*t.player(0).landmarks) == ["landmark_monolith"]
    t.build()
    t.gains(1, "landmark:landmark_monolith")
    assert t.player(1).landmarks == ()


# --- invent and upgrade -----------------------------------------------------------------------------------------


@rule("TP-7.10", "TP-18.10")
def test_an_invention_goes_into_the_bottom_row() -> None:
    t = table()
    t.offer("calendar", "barn", "radio")
    t.gains(0, "invent")
    assert t.options == ["invent calendar", "invent barn", "invent radio", "draw"]
    t.choose("invent barn")
    assert t.player(0).bottom == (t.number("barn"),)
    assert len(t.state.tech_row) == 3
    assert t.vp(0) == 0


@rule("TP-7.11")
def test_an_empty_tech_deck_is_made_of_the_discards() -> None:
    t = table()
    t.offer("calendar")
    with t.edit() as s:
        s.tech_deck.take_all()
        s.tech_discards = (t.number("barn"),)
    t.gains(0, "invent")
    t.choose("invent calendar")
    assert list(t.state.tech_row) == [t.number("barn")]
    t.gains(0, "invent", "invent")
    assert len(t.state.tech_row) == 0
    assert len(t.player(0).bottom) == 2


@rule("TP-7.12")
def test_the_row_may_be_replaced() -> None:
    t = table()
    t.offer("calendar", "barn", "radio")
    t.gains(0, "refresh_tech_optional")
    assert t.options == ["replace", "decline"]
    t.choose("replace")
    assert {t.number(x) for x in ("calendar", "barn", "radio")} <= set(t.state.tech_discards)
    assert len(t.state.tech_row) == 3


@rule("TP-7.13")
def test_rows_have_no_limit() -> None:
    t = table()
    keys = (
        "barn",
        "bakery",
        "radio",
        "paper",
        "clocks",
        "library",
        "calendar",
        "compass",
        "concrete",
        "dynamite",
    )
    for key in keys:
        t.tech(0, key)
    t.gains(0, "invent")
    t.choose("draw")
    assert len(t.player(0).bottom) == 11


@rule("TP-7.14")
def test_an_upgrade_gives_the_circle_then_the_square() -> None:
    t = table()
    t.at(0, exploration=4)
    t.tech(0, "calendar")
    t.gains(0, "upgrade")
    assert t.resources(0) == {"culture": 1}
    t.gains(0, "upgrade")
    assert t.vp(0) == 7 and t.player(0).top == (t.number("calendar"),)
    t.tech(0, "barn")
    from tessera.games.tapestry.rules.inventing import Upgrade

    t.does(Upgrade(0, may=True))
    assert t.refuses("upgrade calendar") == "TP-7.14"


@rule("TP-7.15", "TP-7.16")
def test_the_top_row_needs_a_prerequisite_of_oneself_or_a_neighbour() -> None:
    """Interaction 5."""
    t = table(4)
    t.tech(0, "calendar", "middle")
    assert not meets_prerequisite(t.state, t.player(0), t.number("calendar"))
    t.at(2, exploration=4)
    assert not meets_prerequisite(t.state, t.player(0), t.number("calendar"))
    t.at(3, exploration=4)
    assert meets_prerequisite(t.state, t.player(0), t.number("calendar"))
    t.at(3, exploration=0)
    t.tech(0, "barn")
    from tessera.games.tapestry.rules.inventing import Upgrade

    t.does(Upgrade(0, may=True))
    assert t.refuses("upgrade calendar") == "TP-7.15"


@rule("TP-7.16")
def test_technology_counts_as_complete_after_the_singularity() -> None:
    t = table()
    t.tech(0, "time_travel", "middle")
    assert upgradable(t.state, t.player(0)) == []
    with t.edit() as s:
        s.players[0].singular = True
    assert upgradable(t.state, t.player(0)) == [t.number("time_travel")]


@rule("TP-7.17")
def test_an_income_space_must_be_uncovered() -> None:
    t = table()
    t.tech(0, "bakery", "middle")
    assert not meets_prerequisite(t.state, t.player(0), t.number("bakery"))
    t.built(1, farm=1)
    assert meets_prerequisite(t.state, t.player(0), t.number("bakery"))


@rule("TP-7.18", "TP-7.45")
def test_an_upgrade_as_a_benefit_is_mandatory() -> None:
    t = table()
    t.tech(0, "calendar")
    t.tech(0, "light_bulb")
    t.gains(0, "upgrade")
    assert t.options == ["upgrade calendar", "upgrade light_bulb"]


@rule("TP-7.19")
def test_a_card_may_be_upgraded_twice_by_two_effects() -> None:
    t = table()
    t.at(0, exploration=4)
    t.tech(0, "calendar")
    t.gains(0, "upgrade", "upgrade")
    assert t.player(0).top == (t.number("calendar"),)


@rule("TP-7.20", "TP-7.21")
def test_circles_and_squares_of_cards_in_their_rows() -> None:
    t = table()
    t.tech(0, "light_bulb", "middle")
    t.tech(0, "calendar", "top")
    t.gains(0, "tech_circle", "tech_square")
    assert t.resources(0) == {"coin": 1}
    assert t.vp(0) == 7


@rule("TP-7.21")
def test_electronics_may_use_the_card_just_upgraded() -> None:
    t = table()
    t.owns(1, "rubber_works")
    t.at(0, technology=8)
    t.tech(0, "light_bulb")
    t.gains(0, "advance:technology")
    assert t.resources(0) == {"coin": 2}


@rule("TP-7.22")
def test_a_tech_landmark_is_gained_if_it_is_left() -> None:
    t = table()
    t.tech(0, "treasury", "top")
    t.gains(0, "tech_square")
    assert t.keys(*t.player(0).landmarks) == ["landmark_treasury"]
    t.build()
    t.gains(0, "tech_square")
    assert t.asked == "Rest"


@rule("TP-7.23", "TP-18.04")
def test_a_landmark_may_lie_on_a_tech_card_that_needs_one() -> None:
    t = full_table()
    t.tech(0, "automation")
    t.landmark(0, "forge")
    assert "prop automation" in t.options
    t.choose("prop automation")
    assert t.resources(0) == {"coin": 1}
    assert t.player(0).middle == (t.number("automation"),)
    assert meets_prerequisite(t.state, t.player(0), t.number("automation"))
    t.tech(1, "calculus", "middle")
    assert not meets_prerequisite(t.state, t.player(1), t.number("calculus"))
    t.gains(0, "upgrade")
    assert t.spaces(0) == {"technology": 1}


@rule("TP-7.24")
def test_a_charm_prerequisite_is_met_by_playing_or_by_time() -> None:
    t = full_table(income=3)
    t.tech(0, "shapeshifting", "middle")
    card = t.number("shapeshifting")
    assert not meets_prerequisite(t.state, t.player(0), card)
    t.era(1, 5)
    assert not meets_prerequisite(t.state, t.player(0), card)
    t.lays(0, "prophecy", 2)
    assert meets_prerequisite(t.state, t.player(0), card)
    t = full_table(income=5)
    assert meets_prerequisite(t.state, t.player(0), card)


@rule("TP-7.25", "TP-7.44")
def test_a_one_use_card_is_turned_over_after_its_square() -> None:
    t = full_table(income=5)
    t.tech(0, "teleportation", "middle")
    t.gains(0, "upgrade")
    t.choose("choose advance:exploration")
    p = t.player(0)
    assert p.top == p.flipped == (t.number("teleportation"),)
    t.gains(0, "tech_square")
    assert t.asked == "Rest"
    t.gains(0, "vp_tech")
    assert t.vp(0) == 1


@rule("TP-7.43", "TP-10.14")
def test_inventors_take_a_marked_one_use_card_turned_over() -> None:
    t = full_table(income=5)
    t.era(1, 3)
    t.civ(1, "inventors", 3)
    t.tech(0, "levitation", "middle")
    with t.edit() as s:
        s.players[0].marked = ((t.number("levitation"), 1),)
    t.space(0, "space_13")
    t.space(1, "space_05")
    t.gains(0, "upgrade")
    assert t.vp(0) == 13
    assert t.vp(1) == 8
    p = t.player(1)
    assert p.bottom == p.flipped == (t.number("levitation"),)
    assert t.player(0).top == ()
    assert upgradable(t.state, p) == []


# --- research ---------------------------------------------------------------------------------------------------


@rule("TP-7.27", "TP-7.28", "TP-18.09")
def test_rolling_is_mandatory_and_advancing_is_not() -> None:
    """Interaction 12."""
    t = table()
    t.chance(2)
    t.gains(0, "research")
    assert t.options == ["move 0", "decline"]
    t.choose("decline")
    assert t.spaces(0) == {}
    t.at(0, military=1)
    t.chance(4)
    t.gains(0, "research")
    t.choose("move 1")
    assert len(t.player(0).hand.cards) == 1
    t.chance(3)
    t.gains(0, "research_x")
    t.choose("move 0")
    assert t.player(0).bottom == () and t.spaces(0)["technology"] == 1


@rule("TP-7.30", "TP-17.02")
def test_the_roller_may_choose_the_die() -> None:
    t = full_table(choose_die=True)
    t.gains(0, "research_x")
    assert t.options == ["die 12", "die 20"]
    t.chance(5)
    t.choose("die 20")
    t.choose("move 0")
    assert t.spaces(0) == {"arts": 1}


# --- conquer ----------------------------------------------------------------------------------------------------


@rule("TP-7.31", "TP-18.08")
def test_a_conquest_needs_an_adjacent_explored_territory() -> None:
    t = table()
    t.gains(0, "conquer")
    assert t.options == ["conquer 0", "conquer 5", "conquer 9"]
    assert t.refuses("conquer 12") == "TP-7.31"
    assert t.refuses("conquer 4") == "TP-7.33"


@rule("TP-7.31", "TP-7.40")
def test_without_outposts_there_are_no_dice() -> None:
    t = table()
    with t.edit() as s:
        s.players[0].fallen = ((30, -1),) * 8
        s.players[0].outposts = 0
        s.items = tuple(8 if cell == 30 else count for cell, count in enumerate(s.items))
        s.occupied |= 1 << 30
        s.crowded |= 1 << 30
        s.players[0].markers = (30,)
        s.items = tuple(9 if cell == 30 else count for cell, count in enumerate(s.items))
    t.gains(0, "conquer")
    assert t.asked == "Rest"
    assert t.state.rolled == (-1, -1, -1)


@rule("TP-7.32", "TP-1.12")
def test_a_conquest_topples_the_defender() -> None:
    t = table()
    t.outposts(1, 5)
    t.gains(0, "conquer")
    t.chance(1, 1)
    t.choose("conquer 5")
    assert t.player(1).fallen == ((5, 0),)
    assert t.player(0).held >> 5 & 1 and not t.player(1).held >> 5 & 1
    t.choose("red vp:4")
    assert t.vp(0) == 4


@rule("TP-7.32")
@pytest.mark.parametrize("defended", [False, True])
def test_only_a_conquest_against_somebody_is_told_as_an_attack(defended: bool) -> None:
    t = table()
    if defended:
        t.outposts(1, 5)
    t.gains(0, "conquer")
    t.heard()
    t.choose("conquer 5")
    keys = [event.key for event in t.heard()]
    assert "conquered" in keys and ("conquers" in keys) == defended


@rule("TP-7.33")
def test_a_territory_with_two_items_cannot_be_conquered() -> None:
    """Interaction 7."""
    t = table()
    t.outposts(1, 5)
    t.toppled(0, 5, by=1)
    t.gains(0, "conquer")
    assert t.refuses("conquer 5") == "TP-7.33"


@rule("TP-7.34", "TP-7.35")
@pytest.mark.parametrize(("face", "vp"), [(1, 4), (2, 5), (3, 6), (4, 7), (5, 2), (6, 2)])
def test_red_faces_are_points(face: int, vp: int) -> None:
    t = table()
    t.gains(0, "conquer")
    t.chance(face, 1)
    t.choose("conquer 5")
    assert len(t.options) == 2
    t.choose(t.options[0])
    assert t.vp(0) == vp


@rule("TP-7.36")
@pytest.mark.parametrize(
    ("face", "what"),
    [
        (1, {"coin": 1}),
        (2, {"worker": 1}),
        (3, {"food": 1}),
        (4, {"culture": 1}),
        (5, {"food": 1}),
        (6, {"food": 1}),
    ],
)
def test_black_faces_are_resources_or_the_benefit_of_the_tile(face: int, what: dict[str, int]) -> None:
    t = table()
    t.map(10, "territory_05")
    t.gains(0, "conquer")
    t.chance(1, face)
    t.choose("conquer 10")
    t.choose(t.options[1])
    assert t.resources(0) == what


@rule("TP-7.36")
def test_a_printed_territory_has_no_benefit() -> None:
    t = table()
    t.gains(0, "conquer")
    t.chance(1, 5)
    t.choose("conquer 5")
    t.choose("black territory_benefit")
    assert t.resources(0) == {}


@rule("TP-7.37")
def test_both_dice_are_gained_in_any_order() -> None:
    t = table()
    t.gains(0, "conquer_both_dice")
    t.chance(2, 3)
    t.choose("conquer 5")
    t.choose("black food")
    assert t.vp(0) == 5 and t.resources(0) == {"food": 1}


@rule("TP-7.38", "TP-14.04")
def test_the_middle_island_is_conquered_like_any_territory() -> None:
    t = table()
    t.map(10, "territory_05")
    t.outposts(0, 10)
    t.gains(0, "conquer")
    t.chance(1, 1)
    t.choose("conquer 16")
    assert t.vp(0) == 0
    t.choose("black coin")
    assert t.vp(0) == 10


@rule("TP-7.41")
def test_tanks_give_both_dice_against_an_opponent() -> None:
    t = table()
    t.outposts(1, 5)
    t.gains(0, "conquer_both_if_opponent")
    t.chance(1, 1)
    t.choose("conquer 5")
    t.choose("red vp:4")
    assert t.vp(0) == 4 and t.resources(0) == {"coin": 1}
    t.gains(0, "conquer_both_if_opponent")
    t.chance(1, 1)
    t.choose("conquer 9")
    t.choose("red vp:4")
    assert t.resources(0) == {"coin": 1}


@rule("TP-7.42")
def test_territories_are_counted_when_the_effect_is_gained() -> None:
    t = table()
    t.outposts(0, 0)
    t.gains(0, "conquer")
    t.chance(5, 1)
    t.choose("conquer 5")
    t.choose("red vp_controlled")
    assert t.vp(0) == 3


@rule("TP-4.09", "TP-7.14")
def test_golem_minions_march_before_they_count() -> None:
    """The text says then."""
    t = full_table()
    t.at(0, military=4)
    t.tech(0, "golem_minions", "middle")
    t.tapestry(0, "fairy_ring", 2)
    t.gains(0, "upgrade")
    assert t.vp(0) == 5 and t.asked == "Rest"


# --- why something is refused -----------------------------------------------------------------------------------


@rule("TP-7.01", "TP-7.10", "TP-7.18", "TP-7.34", "TP-6.01", "TP-6.04", "TP-1.24")
def test_refusals_of_actions_name_their_rule() -> None:
    t = table(income=2)
    t.tiles(0, "territory_01", "territory_02")
    t.gains(0, "explore")
    assert t.refuses("tile territory_09") == "TP-7.01"
    t = table(income=2)
    t.offer("barn", "radio", "paper")
    t.gains(0, "invent")
    assert t.refuses("invent bakery") == "TP-7.10"
    t = table(income=2)
    t.tech(0, "barn")
    t.tech(0, "radio")
    t.gains(0, "upgrade")
    assert t.refuses("decline") == "TP-7.18"
    t = table()
    t.gains(0, "conquer")
    t.chance(1, 1)
    t.choose("conquer 5")
    assert t.refuses("red vp:7") == "TP-7.34"
    t = table()
    t.tokens(0, "science", 3, 5, 12)
    t.gains(0, "advance:science")
    assert t.refuses("move 12") == "TP-6.04"
    assert t.refuses("decline") == "TP-6.01"
    t = table()
    t.built(0, farm=5)
    t.at(0, technology=4)
    t.gains(0, "advance:technology")
    assert t.refuses("choose farm") == "TP-1.24"


@rule("TP-4.03", "TP-9.02", "TP-9.06", "TP-9.25", "TP-9.27", "TP-11.05", "TP-11.07")
def test_refusals_of_cities_and_arts_name_their_rule() -> None:
    t = full_table()
    t.stock(0, coin=1, food=1)
    t.at(0, arts=9)
    t.turn(0)
    assert t.refuses("advance arts") == "TP-4.03"
    t = full_table()
    t.built(0, house=5)
    t.gains(0, "any_income_building")
    assert t.refuses("build house") == "TP-9.02"
    t.choose("build farm")
    assert t.refuses("beside") == "TP-9.06"
    t = full_table()
    t.capital(0, "capital_quagmire")
    t.landmark(0, "forge")
    assert t.refuses("place 4") == "TP-9.27"
    t = full_table()
    t.capital(0, "capital_city_in_a_bottle")
    t.tech(0, "astrolabe")
    t.landmark(0, "forge")
    assert t.refuses("place 0") == "TP-9.25"
    t = full_table()
    t.gains(0, "inspire")
    t.choose("inspire farms")
    t.gains(0, "inspire")
    assert t.refuses("inspire farms") == "TP-11.07"
    t = full_table()
    t.masterpiece(1, "masterpiece_03", "masterpiece_09")
    t.gains(0, "broadcast_up_to_3")
    assert t.refuses("show masterpiece_03") == "TP-11.05"


@rule("TP-13.01", "TP-13.08")
def test_refusals_of_responses_name_their_rule() -> None:
    t = full_table()
    t.tapestry(0, "pillage_and_plunder", 2)
    t.outposts(1, 5)
    t.hand(1, "trap", "double_cross")
    t.gains(0, "conquer")
    t.choose("conquer 5")
    assert t.refuses("use trap") == "TP-13.08"
    assert t.refuses("use double_cross") == "TP-13.01"
