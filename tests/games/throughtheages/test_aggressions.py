"""Aggressions: who may attack whom, defence, and what follows (TA-6.20 - TA-6.34, TA-6.70)."""

from __future__ import annotations

from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import enter
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


def strong(seats: int = 3, *cards: str, age: int = 1, **settings: object) -> AgesScript:
    """Seat 0 has strength 4, the others 1; seat 0 has cards in hand."""
    t = table(seats, age=age, **settings)
    t.workers(0, warriors=4)
    t.hand(0, *cards)
    return t


# --- legality -------------------------------------------------------------------------------------------------


@rule("TA-6.20")
def test_an_aggression_costs_its_military_actions() -> None:
    t = strong(3, "enslave_1")
    t.governs(0)
    t.choose("attack enslave_1 / on 1")
    assert t.civ(0).ma == 0


@rule("TA-6.20")
def test_without_enough_military_actions_an_aggression_is_illegal() -> None:
    t = strong(3, "enslave_1")
    t.actions(0, ma=1)
    t.governs(0)
    refused = t.refusal("attack enslave_1")
    assert (refused.key, refused.args, refused.rule) == (
        "refused-short-of-military-actions",
        {"count": 1},
        "TA-6.20",
    )


@rule("TA-6.21")
def test_an_aggression_against_a_rival_of_equal_strength_is_illegal() -> None:
    t = table(4)
    t.hand(0, "spy_2")
    t.workers(0, warriors=2)
    t.workers(1, warriors=2)
    t.governs(0)
    refused = t.refusal("attack spy_2 / on 1")
    assert (refused.key, refused.args, refused.rule) == ("refused-not-stronger", {"count": 1}, "TA-6.21")
    t.choose("attack spy_2 / on 2")


@rule("TA-6.21")
def test_a_pact_may_forbid_the_attack() -> None:
    t = strong(4, "spy_2")
    t.signed("peace_treaty", 1, 0)
    t.governs(0)
    refused = t.refusal("attack spy_2 / on 1")
    assert (refused.args, refused.rule) == ({"card": "peace_treaty"}, "TA-6.21")


@rule("TA-6.21")
def test_a_rival_who_cannot_be_attacked_is_refused_with_the_reason_also_if_only_one_other_is_left() -> None:
    t = strong(3, "spy_2")
    t.signed("peace_treaty", 1, 0)
    t.governs(0)
    refused = t.refusal("attack spy_2 / on 1")
    assert (refused.args, refused.rule, refused.part) == ({"card": "peace_treaty"}, "TA-6.21", 1)
    t.choose("attack spy_2 / on 2")


@rule("TA-6.22")
def test_the_comparison_includes_bonuses_for_attacking_that_rival() -> None:
    t = table(3)
    t.hand(0, "spy_2")
    t.workers(1, warriors=2)
    t.points(1, science=5)
    t.signed("open_borders_agreement", 0, 1)
    t.governs(0)
    t.choose("attack spy_2")  # seat 2 is as strong as the attacker
    assert t.civ(0).science == 5


@rule("TA-6.22")
def test_the_comparison_excludes_strength_from_pacts_that_end_on_the_attack() -> None:
    t = table(4)
    t.hand(0, "spy_2")
    t.workers(1, warriors=2)
    t.signed("promise_of_military_protection", 1, 0, side="a")
    assert t.rating(0, "strength") == 5
    t.governs(0)
    assert t.refusal("attack spy_2 / on 1").args == {"count": 2}
    t.workers(0, warriors=3)
    t.governs(0)
    t.choose("attack spy_2 / on 1")


@rule("TA-6.22")
def test_the_rivals_strength_from_such_a_pact_is_excluded_too() -> None:
    t = table(3)
    t.hand(0, "spy_2")
    t.workers(0, warriors=2)
    t.signed("military_pact", 0, 1)
    t.signed("promise_of_military_protection", 2, 0, side="b")
    assert [t.rating(seat, "strength") for seat in range(3)] == [5, 4, 5]
    t.governs(0)
    t.choose("attack spy_2 / on 2")
    assert t.heard("aggression-won")[0].args["defence"] == 1


@rule("TA-6.23")
def test_a_pact_that_ends_on_attack_is_removed_when_the_aggression_is_played() -> None:
    t = strong(3, "spy_2")
    t.signed("military_pact", 1, 0)
    t.governs(0)
    t.choose("attack spy_2 / on 1")
    assert t.keys(t.civ(0).cards) == t.keys(t.civ(1).cards) == ["despotism"]
    assert "military_pact" in t.keys(t.state.past)


# --- defence --------------------------------------------------------------------------------------------------


@rule("TA-6.24")
def test_bonus_cards_defend_with_their_value_and_other_cards_with_one() -> None:
    t = strong(3, "spy_2")
    t.hand(1, "military_bonus_1", "rats")
    t.points(1, science=5)
    t.governs(0)
    t.choose("attack spy_2 / on 1", "defend rats / defend military_bonus_1")
    assert t.heard("aggression-failed")[0].args["defence"] == 4
    assert t.civ(1).science == 5


@rule("TA-6.24")
def test_cards_are_chosen_in_any_order_and_to_stop_is_suggested_after_the_first() -> None:
    t = strong(3, "spy_2")
    t.hand(1, "military_bonus_1", "rats")
    t.governs(0)
    t.choose("attack spy_2 / on 1")
    assert t.suggested("") is None
    assert t.suggested("defend military_bonus_1") == "stop"
    assert t.after("defend military_bonus_1") == ["defend rats", "stop"]
    assert t.after("defend rats") == ["defend military_bonus_1", "stop"]
    t.choose("defend military_bonus_1 / defend rats")
    assert t.heard("aggression-failed")[0].args["defence"] == 4


@rule("TA-6.24")
def test_no_more_cards_defend_than_the_rival_has_military_actions_in_all() -> None:
    t = strong(3, "spy_2")
    t.actions(1, ma=0)
    t.hand(1, "military_bonus_1", "rats", "pestilence")
    t.governs(0)
    t.choose("attack spy_2 / on 1")
    t.choose("defend pestilence / defend rats")
    assert (t.asked, t.heard("aggression-won")[0].args["count"]) == ("Rest", 2)


@rule("TA-6.24")
def test_the_rival_sees_the_attackers_strength_first() -> None:
    t = strong(3, "spy_2")
    t.hand(1, "rats")
    t.governs(0)
    t.choose("attack spy_2 / on 1")
    assert t.decision is not None
    args = t.decision.step.prompt(t.state).args
    assert (args["attack"], args["defence"]) == (4, 1)


@rule("TA-6.24")
def test_defending_is_optional() -> None:
    t = strong(3, "spy_2")
    t.hand(1, "military_bonus_1")
    t.points(1, science=5)
    t.governs(0)
    t.choose("attack spy_2 / on 1", "stop")
    assert t.civ(0).science == 5
    assert t.keys(t.civ(1).military_hand.cards) == ["military_bonus_1"]


@rule("TA-6.25")
def test_units_are_not_sacrificed_in_aggressions() -> None:
    t = strong(3, "spy_2")
    t.hand(1, "rats")
    t.governs(0)
    t.choose("attack spy_2 / on 1")
    assert t.options == ["defend rats", "stop"]
    assert t.refuses("sacrifice warriors") == "TA-6.25"


@rule("TA-6.26")
def test_an_aggression_fails_if_the_defence_reaches_the_attackers_strength() -> None:
    t = table(3)
    t.workers(0, warriors=3)
    t.hand(0, "spy_2")
    t.hand(1, "military_bonus_1")
    t.points(1, science=5)
    t.governs(0)
    t.choose("attack spy_2 / on 1", "defend military_bonus_1")
    assert (t.civ(0).science, t.civ(1).science) == (0, 5)


@rule("TA-6.26")
def test_otherwise_its_text_is_applied() -> None:
    t = strong(3, "spy_2")
    t.hand(1, "military_bonus_1")
    t.points(1, science=5)
    t.governs(0)
    t.choose("attack spy_2 / on 1", "defend military_bonus_1")
    assert (t.civ(0).science, t.civ(1).science) == (5, 0)


@rule("TA-6.27")
def test_the_aggression_and_the_defence_cards_go_to_the_discard_piles_of_their_ages() -> None:
    t = strong(3, "spy_2", age=2)
    t.hand(1, "military_bonus_1")
    t.governs(0)
    t.choose("attack spy_2 / on 1", "defend military_bonus_1")
    assert (t.discarded(1), t.discarded(2)) == (["military_bonus_1"], ["spy_2"])


@rule("TA-6.27")
def test_military_actions_of_a_failed_aggression_are_not_refunded() -> None:
    t = table(3)
    t.workers(0, warriors=3)
    t.hand(0, "spy_2")
    t.hand(1, "military_bonus_1")
    t.governs(0)
    t.choose("attack spy_2 / on 1", "defend military_bonus_1")
    assert t.civ(0).ma == 1
    assert t.discarded(2) == ["spy_2"]


@rule("TA-6.27")
def test_cards_discarded_for_defence_are_seen_by_nobody_else() -> None:
    t = strong(3, "spy_2")
    t.hand(1, "rats", "military_bonus_1")
    t.governs(0)
    t.choose("attack spy_2 / on 1", "defend rats / defend military_bonus_1")
    assert t.view(0)["discards"][1]["cards"] == [t.number("military_bonus_1")]
    assert "rats" not in str([event.args for event in t.heard() if event.to & 1])


# --- effects --------------------------------------------------------------------------------------------------


@rule("TA-6.28")
def test_amounts_taken_are_limited_by_what_the_rival_has() -> None:
    t = strong(3, "plunder_1")
    t.goods(1, food=1, resources=1)
    t.governs(0)
    t.choose("attack plunder_1 / on 1")
    assert (t.food(0), t.resources(0), t.food(1), t.resources(1)) == (1, 1, 0, 0)


@rule("TA-6.28")
def test_the_attacker_gains_with_its_own_blue_tokens() -> None:
    t = strong(3, "plunder_1")
    t.goods(1, food=3)
    t.governs(0)
    t.choose("attack plunder_1 / on 1")
    assert (t.civ(0).blue, t.civ(1).blue) == (13, 16)


@rule("TA-6.29")
def test_the_cost_of_a_raided_building_is_the_printed_one() -> None:
    t = strong(3, "raid_1")
    t.has(1, "alchemy", "masonry")
    t.workers(1, philosophy=0, alchemy=1)
    t.governs(0)
    t.choose("attack raid_1 / on 1")
    assert t.resources(0) == 3


@rule("TA-6.30")
def test_annex_needs_a_rival_with_a_colony() -> None:
    t = strong(4, "annex_2")
    t.has(2, "developed_territory_1")
    t.has(3, "historic_territory_1")
    t.governs(0)
    assert t.refuses("attack annex_2 / on 1") == "TA-6.30"
    t.choose("attack annex_2 / on 2")


@rule("TA-6.30")
def test_infiltrate_needs_a_rival_with_a_leader_or_an_unfinished_wonder() -> None:
    t = strong(4, "infiltrate_2")
    t.has(2, "moses")
    t.builds(3, "pyramids")
    t.governs(0)
    assert t.refuses("attack infiltrate_2 / on 1") == "TA-6.30"
    t.choose("attack infiltrate_2 / on 3")
    assert t.civ(3).unfinished == -1


@rule("TA-6.30")
def test_raid_needs_a_rival_with_an_urban_building_of_an_allowed_age() -> None:
    t = strong(4, "raid_1")
    t.has(1, "scientific_method")
    t.workers(1, philosophy=0, scientific_method=1)
    t.governs(0)
    assert t.refuses("attack raid_1 / on 1") == "TA-6.30"
    t.choose("attack raid_1 / on 2")


@rule("TA-6.30", "TA-36.48")
def test_kidnapping_needs_a_rival_with_a_civil_card_in_hand() -> None:
    t = strong(4, "kidnapping_1", new_military=True)
    t.hand(2, "iron")
    t.hand(3, "iron")
    t.governs(0)
    assert t.refuses("attack kidnapping_1 / on 1") == "TA-6.30"
    t.choose("attack kidnapping_1 / on 2", "kidnap iron")


@rule("TA-6.31")
def test_the_worker_of_a_raided_building_goes_to_its_owners_worker_pool() -> None:
    t = strong(3, "raid_1")
    t.governs(0)
    t.choose("attack raid_1 / on 1")
    assert (t.count(1, "philosophy"), t.civ(1).unused, t.civ(1).yellow) == (0, 2, 18)


@rule("TA-6.31")
def test_so_do_those_of_terrorism_and_border_conflict() -> None:
    t = table(3)
    t.points(0, culture=1)
    t.points(1, culture=1)
    t.reveals("terrorism")
    assert (t.civ(0).unused, t.civ(1).unused, t.civ(2).unused) == (2, 2, 1)
    t.reveals("border_conflict")
    t.choose("destroy bronze")
    assert (t.civ(2).unused, t.count(2, "bronze")) == (2, 1)


@rule("TA-6.32")
def test_aggressions_are_legal_in_age_iv_and_in_the_last_round() -> None:
    t = strong(3, "spy_2", age=4)
    with t.edit() as s:
        s.last_round = s.round
    t.points(1, science=5)
    t.governs(0)
    t.choose("attack spy_2 / on 1")
    assert t.civ(0).science == 5


@rule("TA-6.33")
def test_a_lack_of_blue_tokens_does_not_reduce_what_the_rival_loses() -> None:
    t = strong(3, "plunder_1")
    t.goods(1, food=3)
    t.banks(0, blue=1)
    t.governs(0)
    t.choose("attack plunder_1 / on 1")
    assert (t.food(0), t.food(1)) == (1, 0)


@rule("TA-6.34")
def test_the_games_cost_culture_even_if_the_aggression_fails() -> None:
    t = table(3)
    with t.edit() as s:
        enter(s, s.players[2], t.number("olympic_games"))
    t.points(0, culture=10)
    t.workers(0, warriors=3)
    t.hand(0, "spy_2")
    t.hand(1, "military_bonus_1")
    t.governs(0)
    t.choose("attack spy_2 / on 1", "defend military_bonus_1")
    assert t.civ(0).culture == 2


@rule("TA-6.34")
def test_legality_is_checked_with_the_surcharge_of_the_rivals_leader() -> None:
    t = strong(4, "spy_2")
    t.has(1, "mahatma_gandhi")
    t.actions(0, ma=1)
    t.governs(0)
    assert t.refusal("attack spy_2 / on 1").args == {"count": 1}
    t.actions(0, ma=2)
    t.governs(0)
    t.choose("attack spy_2 / on 1")
    assert t.civ(0).ma == 0


@rule("TA-6.70")
def test_raid_ii_takes_a_building_for_each_slot_and_half_of_the_sum_rounded_up_once() -> None:
    t = strong(3, "raid_2")
    t.has(1, "journalism")
    t.workers(1, philosophy=1, journalism=1)
    t.governs(0)
    t.choose("attack raid_2 / on 1")
    assert (t.count(1, "philosophy"), t.count(1, "journalism"), t.resources(0)) == (0, 0, 6)


@rule("TA-6.70")
def test_no_worker_fills_two_slots_and_a_slot_without_a_building_is_skipped() -> None:
    t = strong(3, "raid_2")
    t.governs(0)
    t.choose("attack raid_2 / on 1")
    assert (t.count(1, "philosophy"), t.civ(1).unused, t.resources(0)) == (0, 2, 2)


@rule("TA-6.70")
def test_a_slot_must_be_filled_if_there_is_a_building_for_it() -> None:
    t = strong(3, "raid_2")
    t.workers(1, philosophy=2)
    t.governs(0)
    t.choose("attack raid_2 / on 1")
    assert (t.count(1, "philosophy"), t.resources(0)) == (0, 3)


@rule("TA-6.70")
def test_the_first_slot_is_not_filled_so_that_the_second_stays_empty() -> None:
    t = strong(3, "raid_2")
    t.has(1, "opera", "drama")
    t.workers(1, philosophy=0, drama=1, opera=1)
    t.governs(0)
    t.choose("attack raid_2 / on 1")
    assert (t.count(1, "opera"), t.count(1, "drama"), t.resources(0)) == (0, 0, 6)
