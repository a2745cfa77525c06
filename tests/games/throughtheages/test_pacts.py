"""Pacts: offering, answering, cancelling, and what ends them (TA-6.50 - TA-6.56)."""

from __future__ import annotations

from tessera.kernel import NONE
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


@rule("TA-6.50")
def test_an_offer_names_a_partner_and_who_is_which_side() -> None:
    t = table(3)
    t.hand(0, "trade_routes_agreement")
    t.governs(0)
    t.choose("offer trade_routes_agreement")
    assert t.options == ["with 1 a", "with 1 b", "with 2 a", "with 2 b"]
    t.choose("with 2 b")
    assert (t.seat, t.options) == (2, ["accept", "refuse"])
    t.choose("accept")
    assert [t.civ(seat).on[-1] for seat in (0, 2)] == [(2, 1), (0, 0)]
    assert t.civ(0).ma == 2


@rule("TA-6.50")
def test_a_pact_that_is_alike_for_both_needs_no_sides() -> None:
    t = table(3)
    t.hand(0, "peace_treaty")
    t.governs(0)
    t.choose("offer peace_treaty")
    assert t.options == ["with 1 a", "with 2 a"]


@rule("TA-6.51")
def test_a_refused_pact_returns_to_hand_and_the_political_action_is_used_up() -> None:
    t = table(3)
    t.hand(0, "peace_treaty")
    t.governs(0)
    t.choose("offer peace_treaty / with 1 a", "refuse")
    assert (t.asked, t.keys(t.civ(0).military_hand.cards)) == ("Rest", ["peace_treaty"])


@rule("TA-6.52")
def test_an_accepted_pact_takes_effect_at_once_and_replaces_the_offerers_own_pact() -> None:
    t = table(3)
    t.signed("military_pact", 0, 2)
    t.signed("peace_treaty", 1, 0)
    t.hand(0, "open_borders_agreement")
    t.governs(0)
    t.choose("offer open_borders_agreement / with 1 a", "accept")
    assert (t.keys((t.civ(0).pact,)), t.keys((t.civ(1).pact,))) == (
        ["open_borders_agreement"],
        ["peace_treaty"],
    )
    assert [t.civ(seat).ma for seat in range(3)] == [3, 3, 2]
    assert t.keys(t.civ(2).cards) == ["despotism"]
    assert "military_pact" in t.keys(t.state.past)


@rule("TA-6.52")
def test_a_player_may_be_partner_in_any_number_of_pacts_of_others() -> None:
    t = table(4)
    t.signed("military_pact", 1, 0)
    t.signed("peace_treaty", 2, 0)
    t.signed("international_tourism", 3, 0)
    assert t.keys(t.civ(0).cards) == ["despotism", "international_tourism", "military_pact", "peace_treaty"]
    assert t.civ(0).pact == NONE


@rule("TA-6.53")
def test_any_pact_of_which_one_is_a_party_can_be_cancelled() -> None:
    t = table(3)
    t.signed("military_pact", 1, 0)
    t.signed("peace_treaty", 0, 2)
    t.signed("international_tourism", 2, 1)
    t.governs(0)
    assert t.options == ["cancel military_pact", "cancel peace_treaty", "resign", "pass"]
    assert t.refuses("cancel international_tourism") == "TA-6.53"
    t.choose("cancel military_pact")
    assert (t.civ(1).pact, t.rating(0, "strength"), t.rating(1, "strength")) == (NONE, 1, 1)


@rule("TA-6.54")
def test_a_pact_does_not_forbid_attacks_unless_it_says_so() -> None:
    t = table(3)
    t.workers(0, warriors=9)
    t.hand(0, "spy_2")
    t.points(1, science=5)
    t.signed("international_tourism", 0, 1)
    t.governs(0)
    t.choose("attack spy_2 / on 1")
    assert (t.civ(0).science, t.keys((t.civ(0).pact,))) == (5, ["international_tourism"])


@rule("TA-6.54")
def test_a_pact_that_ends_on_attack_stays_when_a_third_one_is_attacked() -> None:
    t = table(3)
    t.workers(0, warriors=9)
    t.hand(0, "spy_2")
    t.signed("military_pact", 0, 1)
    t.governs(0)
    t.choose("attack spy_2 / on 2")
    assert t.keys((t.civ(0).pact,)) == ["military_pact"]


@rule("TA-6.55", "TA-36.54")
def test_the_tokens_of_a_removed_pact_go_back() -> None:
    t = table(3, new_military=True)
    t.signed("naval_trade_agreement", 0, 1)
    assert (t.civ(0).blue, t.civ(1).blue) == (15, 18)
    t.governs(1)
    t.choose("cancel naval_trade_agreement")
    assert (t.civ(0).blue, t.civ(1).blue) == (16, 16)
    assert "naval_trade_agreement" in t.keys(t.state.past)


@rule("TA-6.56")
def test_a_pact_may_be_offered_to_any_rival_in_the_game_also_to_a_partner() -> None:
    t = table(4)
    t.signed("military_pact", 1, 0)
    with t.edit() as s:
        s.players[2].resigned = True
    t.hand(0, "peace_treaty")
    t.governs(0)
    t.choose("offer peace_treaty")
    assert t.options == ["with 1 a", "with 3 a"]


@rule("TA-6.56")
def test_with_a_further_political_action_a_refused_pact_may_be_offered_again() -> None:
    t = table(3)
    t.has(0, "julius_caesar")
    t.hand(0, "peace_treaty")
    t.governs(0)
    t.choose(
        "offer peace_treaty / with 1 a",
        "refuse",
        "do political-action",
        "offer peace_treaty / with 2 a",
        "accept",
    )
    assert t.civ(2).cards[-1] == t.number("peace_treaty")


# --- what each pact gives -------------------------------------------------------------------------------------


@rule("TA-14.08")
def test_trade_routes_let_side_a_use_a_food_as_a_resource_and_b_the_other_way_round_once_a_turn() -> None:
    t = table(3)
    t.signed("trade_routes_agreement", 0, 1)
    t.goods(0, food=2, resources=1)
    t.goods(1, food=1, resources=2)
    t.acts(0)
    t.choose("use trade_routes_agreement")
    assert "use trade_routes_agreement" not in t.options
    t.choose("build bronze")
    assert (t.food(0), t.resources(0)) == (1, 0)
    t.acts(1)
    t.choose("use trade_routes_agreement", "grow")
    assert (t.food(1), t.resources(1)) == (0, 1)


@rule("TA-14.08")
def test_no_food_no_exchange() -> None:
    t = table(3)
    t.signed("trade_routes_agreement", 0, 1)
    t.goods(0, resources=1)
    t.acts(0)
    assert "use trade_routes_agreement" not in t.options


def test_acceptance_of_supremacy_moves_a_resource_of_production_and_forbids_attacks() -> None:
    t = table(3)
    t.signed("acceptance_of_supremacy", 0, 1)
    assert [t.rating(seat, "resources") for seat in range(3)] == [3, 1, 2]
    t.hand(1, "war_over_territory")
    t.governs(1)
    assert t.options == ["attack war_over_territory", "cancel acceptance_of_supremacy", "resign", "pass"]
    t.choose("attack war_over_territory")
    assert t.civ(1).enemy == 2


def test_international_trade_gives_a_resources_and_b_food() -> None:
    t = table(3)
    t.signed("international_trade_agreement", 0, 1)
    assert [t.rating(seat, "resources") for seat in range(3)] == [3, 2, 2]
    assert [t.rating(seat, "food") for seat in range(3)] == [2, 3, 2]


def test_military_protection_gives_a_culture_and_b_strength_for_culture() -> None:
    t = table(3)
    t.has(1, "hanging_gardens")
    t.signed("promise_of_military_protection", 0, 1)
    assert [t.rating(seat, "culture") for seat in range(3)] == [1, 0, 0]
    assert [t.rating(seat, "strength") for seat in range(3)] == [1, 5, 1]


@rule("TA-21.25")
def test_with_scientific_cooperation_a_technology_costs_two_less_and_the_partner_pays_one() -> None:
    t = table(3)
    t.signed("scientific_cooperation", 0, 1)
    t.hand(0, "iron")
    t.points(0, science=3)
    t.points(1, science=1)
    t.acts(0)
    t.choose("develop iron")
    assert (t.civ(0).science, t.civ(1).science) == (0, 0)


@rule("TA-21.25")
def test_if_the_partner_cannot_pay_nothing_can_be_developed() -> None:
    t = table(3)
    t.signed("scientific_cooperation", 0, 1)
    t.hand(0, "iron")
    t.points(0, science=9)
    t.acts(0)
    assert t.refuses("develop iron") == "TA-21.25"


@rule("TA-21.25")
def test_cooperation_also_helps_with_developments_that_an_event_orders() -> None:
    t = table(3)
    t.signed("scientific_cooperation", 0, 1)
    t.hand(0, "iron")
    t.points(0, science=2)
    t.points(1, science=1)
    t.reveals("development_of_civilization")
    t.choose("develop iron")
    assert (t.civ(0).science, t.civ(1).science) == (0, 0)


@rule("TA-21.26")
def test_tourism_counts_completed_wonders_of_the_partner_ruined_ones_too() -> None:
    t = table(3)
    t.has(1, "pyramids", "colossus")
    t.ruined(1, "colossus")
    t.builds(1, "great_wall", 1)
    t.signed("international_tourism", 0, 1)
    assert t.rating(0, "culture") == 2


def test_loss_of_sovereignty_gives_a_what_b_loses_and_forbids_attacks() -> None:
    t = table(3)
    t.has(1, "universitas_carolina", "kremlin")
    t.signed("loss_of_sovereignty", 0, 1)
    assert [t.rating(seat, "culture") for seat in range(3)] == [2, 1, 0]
    t.workers(0, warriors=5)
    t.hand(0, "spy_2")
    t.governs(0)
    t.choose("attack spy_2")
    assert t.heard("attacks")[0].args["other_seat"] == 2


def test_military_pact_gives_both_strength() -> None:
    t = table(3)
    t.signed("military_pact", 0, 1)
    assert [t.rating(seat, "strength") for seat in range(3)] == [4, 4, 1]


def test_peace_treaty_gives_both_culture() -> None:
    t = table(3)
    t.signed("peace_treaty", 0, 1)
    assert [t.rating(seat, "culture") for seat in range(3)] == [1, 1, 0]


def test_naval_trade_helps_side_a_to_colonize() -> None:
    t = table(3, new_military=True)
    t.signed("naval_trade_agreement", 0, 1)
    t.reveals("vast_territory_1")
    assert t.options == ["bid 1", "bid 2", "pass"]
    t.choose("pass")
    assert (t.seat, t.options) == (1, ["bid 1", "pass"])
