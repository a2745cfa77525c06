"""Terms, resources and who is whose neighbour (TP-1)."""

from __future__ import annotations

import pytest

from tessera.games.tapestry.state import (
    PERSON,
    neighbours,
    opponents,
    own_buildings,
    position,
    score,
    tracks_in_play,
)
from tessera.testing import rule
from tests.games.tapestry.scenes import full_table, table


@rule("TP-1.01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_play(seats: int) -> None:
    t = table(seats)
    assert len([p for p in t.state.players if p.kind == PERSON]) == seats


@rule("TP-1.02", "TP-18.05")
def test_any_resource_is_chosen_by_whoever_gains_it() -> None:
    t = table()
    t.gains(1, "any_resource")
    assert t.seat == 1
    assert t.options == ["gain coin", "gain worker", "gain food", "gain culture"]
    t.choose("gain food")
    assert t.resources(1) == {"food": 1}


@rule("TP-1.03", "TP-22.01")
def test_more_than_eight_of_a_resource_are_lost() -> None:
    t = table()
    t.stock(0, coin=8)
    t.gains(0, "coin")
    assert t.resources(0) == {"coin": 8}


@rule("TP-1.03")
def test_a_full_stock_may_be_avoided() -> None:
    t = table()
    t.stock(0, coin=8)
    t.gains(0, "any_resource")
    assert t.refuses("gain coin") == "TP-1.03"
    t.choose("gain worker")
    assert t.resources(0) == {"coin": 8, "worker": 1}


@rule("TP-1.04")
def test_there_are_four_tracks_and_a_fifth_with_the_arts() -> None:
    assert len(tracks_in_play(table().state)) == 4
    assert len(tracks_in_play(full_table().state)) == 5
    t = table()
    t.stock(0, coin=1)
    t.turn(0)
    assert t.refuses("advance arts") == "TP-1.04"


@rule("TP-1.05")
def test_three_spaces_make_a_tier() -> None:
    spaces = table().state.content.spaces
    from tessera.games.tapestry.content import TIER

    assert [TIER[n] for n in range(1, 13)] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert all(len(track) == 13 for track in spaces)


@rule("TP-1.06", "TP-16.03")
def test_a_benefit_is_mandatory_and_a_bonus_is_not() -> None:
    t = table()
    t.stock(0, worker=2)
    t.at(0, science=1)
    t.turn(0)
    t.choose("advance science / pay worker")
    assert len(t.player(0).hand.cards) == 1
    assert t.asked == "TakeBonus"
    assert t.options == ["pay worker", "decline"]


@rule("TP-1.07")
def test_repeating_a_space_is_neither_advance_nor_regress() -> None:
    t = table()
    t.at(0, science=2)
    t.gains(0, "repeat_position")
    assert t.spaces(0) == {"science": 2}
    assert not t.heard("advanced")


@rule("TP-1.08", "TP-21.04")
def test_neighbours_sit_left_and_right() -> None:
    assert [p.seat for p in neighbours(table(2).state, table(2).player(0))] == [1]
    t = table(3)
    assert {p.seat for p in neighbours(t.state, t.player(0))} == {1, 2}
    t = table(5)
    assert {p.seat for p in neighbours(t.state, t.player(0))} == {1, 4}


@rule("TP-1.09", "TP-21.05")
def test_opponents_are_all_others_even_after_their_end() -> None:
    t = table(4)
    t.ended(2)
    assert [p.seat for p in opponents(t.state, t.player(1))] == [2, 3, 0]


@rule("TP-1.10")
def test_an_unexplored_hex_is_no_territory() -> None:
    t = table()
    t.gains(0, "conquer")
    assert "conquer 1" not in t.options
    assert t.options == ["conquer 0", "conquer 5", "conquer 9"]


@rule("TP-1.11", "TP-7.33")
def test_outposts_tokens_and_buildings_are_items() -> None:
    t = table()
    t.outposts(1, 5)
    with t.edit() as s:
        s.players[1].markers = (9,)
        from tessera.games.tapestry.rules.land import add_item

        add_item(s, 9)
        add_item(s, 5)
        s.players[1].markers = (5, 9)
    assert t.state.items[5] == 2 and t.state.items[9] == 1
    t.gains(0, "conquer")
    assert t.refuses("conquer 5") == "TP-7.33"
    assert "conquer 9" in t.options


@rule("TP-1.12")
def test_the_only_upright_outpost_controls_a_territory() -> None:
    t = table()
    assert t.player(0).held == 1 << 4
    t.outposts(0, 5)
    t.toppled(0, 9)
    assert t.player(0).held == 1 << 4 | 1 << 5


@rule("TP-1.13", "TP-7.39")
def test_an_inert_token_gives_no_control_and_is_not_toppled() -> None:
    t = table()
    t.inert(1, 5)
    assert not t.player(1).held >> 5 & 1
    t.gains(0, "conquer")
    t.chance(1, 1)
    t.choose("conquer 5")
    assert t.player(1).markers == (5,)
    assert t.player(0).held >> 5 & 1
    assert t.state.items[5] == 2


@rule("TP-1.14")
def test_tiles_lie_face_up_before_their_owner() -> None:
    t = table()
    t.tiles(0, "territory_05")
    seen = t.view(1)["players"][0]
    assert seen["tiles"] == [t.number("territory_05")]
    assert seen["outposts"] == 8


@rule("TP-1.15")
def test_own_buildings_are_all_that_left_the_mat() -> None:
    t = table()
    t.built(0, market=2)
    t.house(0, "market", 0)
    assert own_buildings(t.player(0), 0) == 3
    t.gains(0, "vp_market")
    assert t.vp(0) == 3


@rule("TP-1.16")
def test_buildings_beside_the_mat_fill_no_line() -> None:
    t = table()
    t.built(0, market=5, house=5)
    t.gains(0, "vp_capital")
    assert t.vp(0) == 0


@rule("TP-1.17", "TP-9.02")
def test_a_building_type_runs_out_after_five() -> None:
    t = table()
    t.built(0, farm=5)
    t.gains(0, "farm")
    assert t.asked == "Rest"
    t.gains(0, "any_income_building")
    assert t.options == ["build market", "build house", "build armory"]


@rule("TP-1.18", "TP-6.05", "TP-16.10")
def test_the_most_advanced_token_counts() -> None:
    t = table()
    t.tokens(0, "technology", 0, 4)
    assert position(t.player(0), 2) == 4
    with t.edit() as s:
        s.players[0].singular = True
    t.gains(0, "vp_track:technology")
    assert t.vp(0) == 12


@rule("TP-1.19")
def test_points_never_fall_below_zero() -> None:
    t = table()
    t.points(0, 3)
    score(t.state, t.player(0), -5)
    assert t.vp(0) == 0


@rule("TP-1.20")
def test_only_points_one_has_can_be_paid() -> None:
    t = table()
    t.points(0, 9)
    t.ability(0, "guilds")
    assert t.asked == "GainAny"
    assert t.vp(0) == 4


@rule("TP-1.22", "TP-8.01", "TP-19.02")
def test_discards_are_shuffled_when_the_deck_is_empty() -> None:
    t = table()
    t.deck("trap")
    with t.edit() as s:
        s.tapestry_discards.add(t.number("feudalism"))
    t.gains(0, "tapestry", "tapestry", "tapestry")
    assert sorted(t.keys(*t.player(0).hand.cards)) == ["feudalism", "trap"]


@rule("TP-1.23")
def test_an_effect_on_each_neighbour_reaches_a_single_opponent_once() -> None:
    t = table(2, income=2)
    t.ability(0, "coal_baron")
    while t.asked != "Rest":
        t.choose(t.options[0])
    assert len(t.player(1).tiles) == 1


@rule("TP-1.24", "TP-8.28")
def test_without_a_legal_choice_an_effect_is_void() -> None:
    t = table()
    t.ability(0, "colonialism")
    assert t.asked == "Rest"
    assert t.resources(0) == {}
