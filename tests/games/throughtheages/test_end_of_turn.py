"""The End-of-Turn Sequence (TA-15)."""

from __future__ import annotations

import pytest

from tessera.testing import rule
from tests.games.throughtheages.scenes import table


@rule("TA-15.01")
def test_the_end_of_a_turn_has_its_order() -> None:
    t = table()
    t.hand(0, "legion", "phalanx", "raid_1")
    t.actions(0, ca=0, ma=1)
    t.ends_turn(0)
    assert (t.asked, t.civ(0).science) == ("DiscardMilitary", 0)
    t.choose("discard legion")
    p = t.civ(0)
    assert (p.science, len(p.military_hand.cards), p.ca, p.ma) == (1, 3, 4, 2)


@rule("TA-15.02")
def test_excess_military_cards_are_discarded_down_to_the_military_actions() -> None:
    t = table()
    t.hand(0, "legion", "classic_army", "raid_1")
    t.has(0, "library_of_alexandria")
    t.ends_turn(0)
    assert t.asked == "Rest"
    t = table()
    t.hand(0, "legion", "classic_army", "raid_1", "modern_army")
    t.ends_turn(0)
    t.choose("discard classic_army", "discard legion")
    s = t.state
    assert [t.keys(pile.cards) for pile in s.discards] == [[], ["legion"], ["classic_army"], []]


@rule("TA-15.02")
def test_nobody_else_sees_which_cards_are_discarded() -> None:
    t = table()
    t.hand(0, "legion", "phalanx", "raid_1")
    t.actions(0, ma=0)
    t.ends_turn(0)
    t.heard()
    t.choose("discard legion")
    assert all("legion" not in event.args.values() for event in t.heard() if event.to & 2)


@rule("TA-15.03")
def test_effects_at_the_end_of_the_turn_happen_even_if_an_uprising_follows() -> None:
    t = table()
    t.has(0, "genghis_khan")
    t.workers(0, warriors=3, unused=0)
    t.banks(0, yellow=8)
    t.ends_turn(0)
    assert (t.civ(0).culture, t.civ(0).science) == (3, 0)


@rule("TA-15.05")
def test_an_uprising_skips_production_but_not_draws_and_reset() -> None:
    t = table()
    t.banks(0, yellow=12)
    t.workers(0, unused=1)
    t.actions(0, ca=1)
    t.ends_turn(0)
    p = t.civ(0)
    assert (p.science, t.food(0), t.resources(0)) == (0, 0, 0)
    assert (len(p.military_hand.cards), p.ca, p.ma) == (2, 4, 2)


@rule("TA-15.10")
def test_science_and_culture_are_scored_by_their_ratings() -> None:
    t = table()
    t.has(0, "printing_press", "democracy")
    t.workers(0, printing_press=1)
    t.ends_turn(0)
    assert (t.civ(0).culture, t.civ(0).science) == (4, 2)


@rule("TA-15.11", "TA-1.04")
@pytest.mark.parametrize(("blue", "lost"), [(16, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6)])
def test_corruption_depends_on_the_blue_bank(blue: int, lost: int) -> None:
    t = table()
    t.workers(0, agriculture=0, bronze=0)
    t.stores(0, bronze=8)
    t.banks(0, blue=blue)
    t.ends_turn(0)
    assert t.resources(0) == 8 - lost


@rule("TA-15.11")
def test_corruption_is_paid_with_food_where_resources_do_not_suffice() -> None:
    t = table()
    t.workers(0, agriculture=0, bronze=0)
    t.stores(0, bronze=1, agriculture=4)
    t.banks(0, blue=5)
    t.ends_turn(0)
    assert (t.resources(0), t.food(0)) == (0, 1)


@rule("TA-15.11")
def test_corruption_that_cannot_be_paid_is_ignored() -> None:
    t = table()
    t.workers(0, agriculture=0, bronze=0)
    t.stores(0, bronze=1)
    t.points(0, culture=5)
    t.banks(0, blue=0)
    t.ends_turn(0)
    assert (t.resources(0), t.civ(0).culture) == (0, 5)


@rule("TA-15.12")
def test_every_farmer_produces_a_token_on_the_own_card() -> None:
    t = table()
    t.has(0, "irrigation")
    t.workers(0, agriculture=1, irrigation=2)
    t.ends_turn(0)
    p = t.civ(0)
    assert t.food(0) == 1 + 4
    assert p.stored[p.techs.index(t.number("irrigation"))] == 2


@rule("TA-15.12")
def test_with_too_few_tokens_the_highest_level_produces_first() -> None:
    t = table()
    t.has(0, "irrigation")
    t.workers(0, agriculture=2, irrigation=1)
    t.banks(0, blue=2)
    t.ends_turn(0)
    assert t.food(0) == 2 + 1


@rule("TA-15.13", "TA-1.04")
@pytest.mark.parametrize(
    ("yellow", "eaten"), [(17, 0), (16, 1), (13, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4), (1, 4), (0, 6)]
)
def test_consumption_depends_on_the_yellow_bank(yellow: int, eaten: int) -> None:
    t = table()
    t.banks(0, yellow=yellow)
    t.workers(0, unused=8)
    t.goods(0, food=4)
    t.ends_turn(0)
    assert t.food(0) == 4 + 2 - eaten


@rule("TA-15.13")
def test_each_missing_food_costs_four_culture() -> None:
    t = table()
    t.banks(0, yellow=4)
    t.workers(0, unused=8)
    t.points(0, culture=10)
    t.ends_turn(0)
    assert (t.food(0), t.civ(0).culture) == (0, 10 - 2 * 4)
    t.ends_turn(0)
    assert t.civ(0).culture == 0


@rule("TA-15.14")
def test_every_miner_produces_a_token_on_the_own_card() -> None:
    t = table()
    t.has(0, "coal")
    t.workers(0, bronze=1, coal=2)
    t.ends_turn(0)
    assert t.resources(0) == 1 + 6


@rule("TA-15.14")
def test_resources_are_produced_last() -> None:
    t = table()
    t.banks(0, blue=3)
    t.stores(0, bronze=9)
    t.ends_turn(0)
    assert (t.food(0), t.resources(0)) == (2, 9 - 4 + 2)


@rule("TA-15.15")
def test_corruption_comes_before_the_production_of_the_same_turn() -> None:
    t = table()
    t.banks(0, blue=11)
    t.stores(0, bronze=5)
    t.ends_turn(0)
    assert (t.resources(0), t.civ(0).blue, t.rating(0, "corruption")) == (7, 7, 2)


@rule("TA-15.30")
@pytest.mark.parametrize(("ma", "drawn"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_a_military_card_is_drawn_per_available_action_at_most_three(ma: int, drawn: int) -> None:
    t = table()
    t.has(0, "communism")
    t.actions(0, ma=ma)
    t.ends_turn(0)
    assert len(t.civ(0).military_hand.cards) == drawn


@rule("TA-15.30")
def test_the_hand_limit_does_not_matter_for_drawing() -> None:
    t = table()
    t.hand(0, "legion", "phalanx")
    t.ends_turn(0)
    assert len(t.civ(0).military_hand.cards) == 4


@rule("TA-15.30", "TA-19.07")
def test_no_military_cards_are_drawn_in_age_four() -> None:
    t = table(age=4)
    t.ends_turn(0)
    assert t.civ(0).military_hand.cards == ()


@rule("TA-15.31")
def test_an_empty_military_deck_is_made_of_the_discards_of_the_age() -> None:
    t = table()
    t.military_deck(1)
    with t.edit() as s:
        s.discards[1].add(t.number("legion"))
        s.discards[1].add(t.number("phalanx"))
    t.ends_turn(0)
    assert (t.keys(t.civ(0).military_hand.cards), t.state.age) == (["legion", "phalanx"], 1)


@rule("TA-15.31")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    t = table()
    t.military_deck(1)
    t.ends_turn(0)
    assert (t.civ(0).military_hand.cards, t.state.age) == ((), 1)


@rule("TA-15.32")
def test_the_rest_of_a_draw_comes_from_the_new_deck_without_older_discards() -> None:
    t = table(age=2)
    t.military_deck(2, "classic_army")
    with t.edit() as s:
        s.discards[2].add(t.number("conquistadors"))
        s.discards[1].add(t.number("legion"))
    t.has(0, "strategy")
    t.ends_turn(0)
    assert t.keys(t.civ(0).military_hand.cards) == ["classic_army", "conquistadors"]


@rule("TA-15.40")
def test_all_actions_are_available_again_and_abilities_are_refreshed() -> None:
    t = table()
    t.has(0, "ocean_liner_service", "homer")
    t.takes_turn(0)
    t.choose(
        "pass", "use ocean_liner_service", "build warriors" if t.resources(0) > 1 else "destroy / on bronze"
    )
    assert t.refuses("use ocean_liner_service") == "TA-15.40"
    t.choose("end")
    assert (t.civ(0).ca, t.civ(0).ma, t.state.turn.unit_resources) == (4, 2, 0)
    t.choose("pass", "end", "pass", "use ocean_liner_service")
    assert t.civ(0).yellow == 16
