"""Turns and income turns (TP-3, TP-5)."""

from __future__ import annotations

import pytest

from tessera.games.tapestry.state import own_buildings
from tessera.testing import rule
from tests.games.tapestry.scenes import full_table, table


@rule("TP-3.01", "TP-18.02")
def test_a_turn_is_an_advance_or_income_and_nobody_passes() -> None:
    t = table()
    t.stock(0, coin=1)
    t.turn(0)
    assert t.options == [
        *[f"advance {x}" for x in ("exploration", "science", "technology", "military")],
        "income",
    ]


@rule("TP-3.02")
def test_the_first_turn_is_an_income_turn() -> None:
    t = table(income=0)
    t.stock(0, coin=5)
    t.stock(1, coin=5)
    t.turn(0)
    assert t.player(0).income == 1
    assert t.player(1).income == 1


@rule("TP-3.03", "TP-15.01", "TP-22.07")
def test_the_fifth_income_turn_is_the_last() -> None:
    t = table(income=4)
    t.stock(1, coin=1)
    t.turn(0)
    assert t.player(0).ended and t.player(0).income == 5
    assert t.seat == 1


@rule("TP-3.04")
def test_income_may_be_taken_although_one_could_advance() -> None:
    t = table()
    t.stock(0, coin=4)
    t.hand(0, "trap")
    t.turn(0)
    t.choose("income")
    assert t.player(0).income == 2


@rule("TP-3.05")
def test_who_cannot_advance_must_take_income() -> None:
    t = table(income=2)
    t.stock(1, coin=1)
    t.at(0, exploration=3, science=3, technology=3, military=3)
    t.stock(0, coin=1)
    t.heard()
    t.turn(0)
    assert t.player(0).income == 3
    assert [event.key for event in t.heard()][:2] == ["must-take-income", "income-turn"]


@rule("TP-3.05")
def test_an_income_turn_of_choice_is_not_told_as_forced() -> None:
    t = table()
    t.stock(0, coin=4)
    t.turn(0)
    t.choose("income")
    assert not t.heard("must-take-income")


@rule("TP-3.06", "TP-5.03")
def test_an_era_lasts_from_income_turn_to_income_turn() -> None:
    t = table(income=2)
    t.tapestry(0, "academia", 2)
    assert t.number("academia") in t.player(0).cards
    t.hand(0, "trap")
    t.income(0)
    assert t.number("academia") not in t.player(0).cards
    assert t.player(0).eras[1] == (t.number("academia"),)
    assert t.player(1).income == 2


@rule("TP-3.07", "TP-3.11")
def test_a_landmark_card_is_checked_at_the_end_of_the_own_turn() -> None:
    t = full_table()
    t.drafted(0, "lc_game_store")
    t.tiles(0, *[f"territory_0{n}" for n in range(1, 6)])
    t.stock(0, food=1)
    t.stock(1, food=1)
    t.turn(0)
    t.choose("advance exploration")
    assert t.asked == "PlaceBuilding"
    assert t.keys(*t.player(0).landmarks) == ["landmark_game_store"]
    assert t.player(0).landmark_cards == ()
    t.build()
    assert t.state.players[0].cards == ()


@rule("TP-3.07")
def test_a_landmark_card_does_not_count_on_turns_of_others() -> None:
    t = full_table()
    t.drafted(0, "lc_game_store")
    t.tiles(0, *[f"territory_0{n}" for n in range(1, 8)])
    t.stock(0, food=1)
    t.stock(1, food=1)
    t.turn(1)
    t.choose("advance exploration")
    assert t.player(0).landmarks == ()


@rule("TP-3.08")
def test_effects_are_completed_before_the_outer_effect_goes_on() -> None:
    t = table()
    t.stock(0, coin=2)
    t.gains(0, "advance:technology", "advance:technology")
    t.choose("draw")
    assert t.asked == "TakeBonus"
    t.choose("pay coin")
    assert t.asked == "PlaceBuilding"


@rule("TP-3.09", "TP-10.23", "TP-18.17")
def test_the_owner_orders_simultaneous_effects() -> None:
    t = full_table()
    t.civ(0, "leaders")
    t.civ(0, "aliens", -1)
    t.step(0, 1)
    assert t.asked == "AnyOrder"
    assert len(t.options) == 2


@rule("TP-3.10")
def test_players_whose_game_has_ended_are_skipped() -> None:
    t = table(3)
    t.ended(1)
    t.stock(0, food=1)
    t.stock(2, food=1)
    t.turn(0)
    t.choose("advance exploration")
    assert t.seat == 2


@rule("TP-3.12", "TP-18.15")
def test_a_decision_on_anothers_turn_is_made_at_once() -> None:
    t = table(income=2)
    t.ability(0, "diplomacy")
    assert t.seat == 0
    t.choose("gain coin")
    assert t.seat == 1
    t.choose("gain food")
    assert t.seat == 0 and t.asked == "ChooseBuilding"


@rule("TP-3.13", "TP-15.02")
def test_effects_on_all_skip_those_who_have_ended() -> None:
    """Interaction 14."""
    t = table(3, income=2)
    t.ended(1)
    t.ability(0, "diplomacy")
    t.choose("gain coin")
    assert t.seat == 2
    t.gains(1, "coin", "tapestry")
    assert t.resources(1) == {} and not t.player(1).hand.cards


# --- income turns -----------------------------------------------------------------------------------------------


@rule("TP-5.02")
def test_the_first_income_turn_gives_income_only() -> None:
    t = table(income=0)
    t.income(0)
    assert t.resources(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert len(t.player(0).tiles) == 1 and len(t.player(0).hand.cards) == 1
    assert t.vp(0) == 0


@rule("TP-5.01", "TP-5.12", "TP-5.13", "TP-7.17")
def test_the_income_example_of_the_rulebook() -> None:
    """Zeppelins are upgraded; two symbols for tech cards, three for the capital city, one for territories."""
    t = table(income=2)
    t.built(0, market=3, house=4, armory=2)
    t.tech(0, "zeppelins")
    t.tech(0, "barn", "top")
    t.outposts(0, 5, 9)
    t.covers(0, *range(9), 11, 12, 13, 17)
    t.step(0, 3)
    t.choose("upgrade zeppelins")
    assert t.player(0).middle == (t.number("zeppelins"),)
    assert t.spaces(0) == {"exploration": 1}
    t.step(0, 4)
    assert t.vp(0) == 2 * 2 + 3 * 2 + 1 * 3
    t.step(0, 5)
    assert t.resources(0) == {"coin": 3, "worker": 4, "food": 1, "culture": 2}
    assert len(t.player(0).tiles) == 1
    assert len(t.player(0).hand.cards) == 1


@rule("TP-5.04", "TP-11.03", "TP-11.10")
def test_masterpieces_are_used_in_any_order() -> None:
    t = full_table()
    t.masterpiece(0, "masterpiece_19", "masterpiece_09")
    t.step(0, 1)
    assert t.options == ["show masterpiece_09", "show masterpiece_19"]
    t.choose("show masterpiece_19")
    assert t.vp(0) == 4
    t.choose("gain coin")
    assert t.resources(0) == {"coin": 1, "culture": 1}
    assert t.vp(0) == 5


@rule("TP-5.05", "TP-10.24")
def test_a_civilization_gained_in_step_one_may_be_used_at_once() -> None:
    t = full_table()
    t.civ(0, "infiltrators")
    with t.edit() as s:
        s.players[0].markers = (18, 18)
        s.items = tuple(4 if cell == 18 else count for cell, count in enumerate(s.items))
        s.crowded |= 1 << 18
        s.civ_deck.take_all()
        s.civ_deck.add(t.number("leaders"))
    t.step(0, 1)
    assert t.keys(*t.player(0).civs) == ["infiltrators", "leaders"]
    assert t.asked == "Lead"


@rule("TP-5.06")
def test_a_masterpiece_gained_in_step_one_waits() -> None:
    t = full_table()
    t.masterpiece(0, "masterpiece_15")
    t.stock(0, coin=1)
    t.at(0, arts=2)
    t.step(0, 1)
    t.choose("pay coin")
    t.choose("draw")
    assert len(t.player(0).masterpieces) == 2
    assert t.asked == "Rest"


@rule("TP-5.07", "TP-18.12")
def test_a_tapestry_card_must_be_played() -> None:
    t = table(income=1)
    t.era(1, 2)
    t.hand(0, "trap", "feudalism")
    t.income(0)
    assert t.asked == "PlayTapestry"
    assert t.options == ["play feudalism", "play trap"]
    t.choose("play trap")
    assert t.player(0).eras[1] == (t.number("trap"),)
    assert t.vp(0) == 10


@rule("TP-5.08", "TP-8.22", "TP-19.03")
def test_without_a_card_the_top_of_the_deck_lies_face_down() -> None:
    t = table(income=1)
    t.era(1, 2)
    t.deck("trap", "feudalism")
    t.income(0)
    p = t.player(0)
    assert p.eras[1] == (-2,) and len(p.unseen.cards) == 1
    assert t.view(0)["players"][0]["unseen"]["cards"] == []
    t.gains(0, "vp_tapestry")
    assert t.vp(0) == 2


@rule("TP-5.08")
def test_without_any_card_the_space_stays_empty() -> None:
    t = table(income=1)
    t.era(1, 2)
    t.deck()
    t.income(0)
    assert t.player(0).eras[1] == ()
    assert t.resources(0)["coin"] == 1


@rule("TP-5.09")
@pytest.mark.parametrize(("income", "count"), [(1, 1), (2, 2), (3, 3)])
def test_the_first_of_neighbours_gains_resources(income: int, count: int) -> None:
    """Interaction 5."""
    t = table(4, income=income)
    t.era(2, 5)
    t.hand(0, "trap")
    t.income(0)
    for _ in range(count):
        assert t.asked == "GainAny"
        t.choose("gain culture")
    assert t.resources(0)["culture"] == count + 1, "and one from the mat"
    t.era(1, income + 1)
    t = table(4, income=income)
    t.era(1, income + 1)
    t.hand(0, "trap")
    t.income(0)
    assert t.asked == "Rest"


@rule("TP-5.10", "TP-8.19")
def test_charms_and_ability_come_in_any_order() -> None:
    t = full_table(income=3)
    t.tapestry(0, "trap", 2)
    t.lays(0, "fairy_ring", 3)
    assert t.options == ["ability", "charm vp:3"]
    t.choose("charm vp:3")
    assert t.vp(0) == 3
    assert t.asked == "GainAny" or t.vp(0) == 7


@rule("TP-5.11", "TP-7.18", "TP-18.11")
def test_the_upgrade_of_step_three_is_optional() -> None:
    """Interaction 11."""
    t = table(income=2)
    t.tech(0, "calendar")
    t.step(0, 3)
    assert t.options == ["upgrade calendar", "decline"]
    t.choose("decline")
    assert t.player(0).bottom == (t.number("calendar"),)


@rule("TP-5.14")
def test_a_building_gives_no_income_at_once() -> None:
    t = table()
    t.gains(0, "market")
    t.build(0)
    assert t.resources(0) == {}
    assert own_buildings(t.player(0), 0) == 1


@rule("TP-5.15")
def test_visible_points_are_scored_once_each() -> None:
    t = table(income=2)
    t.built(0, farm=5)
    t.step(0, 4)
    assert t.vp(0) == 4 + 7 + 10


@rule("TP-5.16", "TP-5.21")
def test_the_fifth_income_turn_has_no_card_and_no_income() -> None:
    """Interaction 10."""
    t = table(income=4)
    t.tech(0, "calendar")
    t.hand(0, "trap")
    t.built(0, farm=2)
    t.income(0)
    t.choose("decline")
    assert t.vp(0) == 4 + 1
    assert t.resources(0) == {}
    assert t.keys(*t.player(0).hand.cards) == ["trap"]


@rule("TP-5.17", "TP-8.09")
def test_a_card_played_in_step_one_goes_to_the_new_era() -> None:
    t = table(income=2)
    t.era(0, 3)
    t.hand(0, "trap", "feudalism")
    with t.edit() as s:
        s.turn.kind, s.turn.step = 1, 1
    t.gains(0, "overplay")
    t.choose("play trap")
    assert t.player(0).eras[2] == (t.number("trap"),)


@rule("TP-8.09")
def test_the_table_may_call_that_void() -> None:
    t = table(income=3, early_tapestry=False)
    t.hand(0, "trap", "feudalism")
    with t.edit() as s:
        s.turn.kind, s.turn.step = 1, 1
    t.gains(0, "overplay")
    assert t.asked == "Rest"


@rule("TP-5.18", "TP-8.20")
def test_reserved_objects_are_used_in_turn_five() -> None:
    t = full_table(income=5)
    with t.edit() as s:
        s.players[0].reserved = (("vp:10", -1), ("farm", -1))
        s.players[0].covered = (62, 62, 60, 62)
    t.step(0, 2)
    assert t.options == ["unreserve vp:10 -1", "unreserve farm -1"]
    t.choose("unreserve vp:10 -1")
    assert t.vp(0) == 10
    assert t.asked == "PlaceBuilding"


@rule("TP-5.19")
def test_a_right_charm_is_gained_once() -> None:
    t = full_table(income=3)
    t.tapestry(0, "dragon_hoard", 2)
    t.lays(0, "trap", 3)
    t.choose("charm coin")
    assert t.resources(0) == {"coin": 1}
    t.lays(0, "folk_songs", 3)
    assert t.resources(0) == {"coin": 1}


@rule("TP-5.20", "TP-12.04")
def test_what_cannot_be_supplied_is_void() -> None:
    t = table(income=2)
    t.stock(0, coin=8)
    t.deck()
    with t.edit() as s:
        s.territory_stack.take_all()
    t.step(0, 5)
    assert t.resources(0) == {"coin": 8, "worker": 1, "food": 1, "culture": 1}
    assert t.player(0).tiles == () and not t.player(0).hand.cards


@rule("TP-1.21")
def test_one_turn_is_over_before_the_next_begins() -> None:
    t = table()
    t.stock(0, coin=2)
    t.stock(1, coin=2)
    t.at(0, technology=1)
    t.turn(0)
    t.choose("advance technology / pay coin")
    assert t.seat == 0
    t.choose("decline")
    assert t.seat == 1 and t.asked == "ChooseTurn"
