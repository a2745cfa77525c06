"""Wars: declaring, resolving, spoils (TA-6.35 - TA-6.46)."""

from __future__ import annotations

import pytest

from tessera.kernel import NONE
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


@rule("TA-6.35")
def test_a_declaration_costs_military_actions_and_needs_no_strength() -> None:
    t = table(3, age=2)
    t.workers(1, warriors=5)
    t.hand(0, "war_over_territory")
    t.governs(0)
    t.choose("attack war_over_territory / on 1")
    assert (t.civ(0).ma, t.keys((t.civ(0).war,)), t.civ(0).enemy) == (0, ["war_over_territory"], 1)


@rule("TA-6.35")
def test_without_enough_military_actions_a_declaration_is_illegal() -> None:
    t = table(3, age=3)
    t.hand(0, "war_over_culture")
    t.governs(0)
    refused = t.refusal("attack war_over_culture")
    assert (refused.args, refused.rule) == ({"count": 1}, "TA-6.35")


@rule("TA-6.35")
def test_a_pact_may_forbid_a_declaration() -> None:
    t = table(4, age=2)
    t.hand(0, "war_over_territory")
    t.signed("acceptance_of_supremacy", 0, 1)
    t.governs(0)
    refused = t.refusal("attack war_over_territory / on 1")
    assert (refused.args, refused.rule) == ({"card": "acceptance_of_supremacy"}, "TA-6.21")


@rule("TA-6.35")
def test_nobody_may_declare_war_on_who_has_lost_its_sovereignty() -> None:
    t = table(4, age=3)
    t.hand(0, "war_over_territory")
    t.signed("loss_of_sovereignty", 1, 2, side="b")
    t.governs(0)
    refused = t.refusal("attack war_over_territory / on 1")
    assert (refused.args, refused.rule) == ({"card": "loss_of_sovereignty"}, "TA-6.35")
    t.choose("attack war_over_territory / on 2")


@rule("TA-6.35")
def test_no_war_is_declared_in_the_last_round() -> None:
    t = table(3, age=4)
    t.hand(0, "war_over_territory")
    with t.edit() as s:
        s.last_round = s.round
    t.governs(0)
    assert t.refuses("attack war_over_territory") == "TA-6.35"


@rule("TA-6.36")
def test_a_pact_that_ends_on_attack_is_removed_at_the_declaration() -> None:
    t = table(3, age=3)
    t.hand(0, "war_over_territory")
    t.signed("military_pact", 0, 1)
    t.governs(0)
    t.choose("attack war_over_territory / on 1")
    assert (t.civ(0).pact, t.rating(0, "strength"), t.rating(1, "strength")) == (NONE, 1, 1)


@rule("TA-6.37")
def test_a_declared_war_has_no_effect_yet_and_survives_the_end_of_ages() -> None:
    t = table(3, age=2)
    t.at_war(0, "war_over_territory", 1)
    t.ends_age()
    t.ends_age()
    assert t.keys((t.civ(0).war,)) == ["war_over_territory"]


@rule("TA-6.37")
def test_a_later_pact_does_not_stop_a_war() -> None:
    t = table(3, age=3)
    t.at_war(0, "war_over_culture", 1)
    t.signed("peace_treaty", 0, 1)
    t.points(1, culture=20)
    t.workers(0, warriors=2)
    t.resolves_war(0)
    assert (t.civ(0).culture, t.civ(1).culture) == (6, 14)


@rule("TA-6.38")
def test_a_player_has_at_most_one_war_of_its_own() -> None:
    t = table(3, age=2)
    t.at_war(0, "war_over_territory", 1)
    t.hand(0, "war_over_technology")
    t.governs(0)
    assert t.refuses("attack war_over_technology") == "TA-6.38"


@rule("TA-6.38")
def test_several_players_may_have_wars_against_the_same_rival() -> None:
    t = table(3, age=3)
    t.at_war(0, "war_over_culture", 2)
    t.hand(1, "war_over_culture")
    t.actions(1, ma=3)
    t.governs(1)
    t.choose("attack war_over_culture / on 2")
    t.points(2, culture=30)
    t.workers(0, warriors=2)
    t.workers(1, warriors=3)
    t.resolves_war(0)
    t.resolves_war(1)
    assert [t.civ(seat).culture for seat in range(3)] == [6, 7, 17]


@rule("TA-6.40", "TA-5.07")
def test_a_war_is_resolved_at_the_start_of_the_declarers_next_turn() -> None:
    t = table(3, age=3)
    t.at_war(0, "war_over_culture", 1)
    t.workers(0, warriors=2)
    t.points(1, culture=10)
    t.takes_turn(0)
    assert (t.asked, t.civ(0).war, t.civ(0).culture) == ("PoliticalAction", NONE, 6)


@rule("TA-6.40")
def test_the_declarers_attack_bonus_counts() -> None:
    t = table(3, age=3)
    t.signed("open_borders_agreement", 0, 1)
    t.at_war(0, "war_over_culture", 1)
    t.points(1, culture=10)
    t.resolves_war(0)
    assert t.civ(0).culture == 7


@rule("TA-6.40")
def test_no_cards_are_played_in_a_war() -> None:
    t = table(3, age=3)
    t.at_war(0, "war_over_culture", 1)
    t.hand(1, "military_bonus_3")
    t.workers(0, warriors=2)
    t.points(1, culture=10)
    t.resolves_war(0)
    assert (t.asked, t.civ(0).culture) == ("Rest", 6)


@rule("TA-6.41")
def test_the_stronger_side_wins_even_if_it_is_not_the_declarer() -> None:
    t = table(3, age=3)
    t.at_war(0, "war_over_culture", 1)
    t.workers(1, warriors=4)
    t.points(0, culture=10)
    t.resolves_war(0)
    assert (t.civ(0).culture, t.civ(1).culture) == (2, 8)


@rule("TA-6.41")
def test_with_equal_strength_nothing_happens_and_the_card_is_discarded() -> None:
    t = table(3, age=3)
    t.at_war(0, "war_over_culture", 1)
    t.points(0, culture=10)
    t.points(1, culture=10)
    t.resolves_war(0)
    assert (t.civ(0).culture, t.civ(1).culture) == (10, 10)
    assert (t.civ(0).war, t.discarded(3)) == (NONE, ["war_over_culture"])
    assert t.keys(t.civ(1).cards) == ["despotism"]


@rule("TA-6.42")
@pytest.mark.parametrize(("warriors", "tokens"), [(2, 1), (5, 1), (6, 2), (11, 3)])
def test_war_over_territory_takes_one_token_and_one_for_each_five_of_the_advantage(
    warriors: int, tokens: int
) -> None:
    t = table(2, age=2)
    t.at_war(0, "war_over_territory", 1)
    t.workers(0, warriors=warriors)
    t.resolves_war(0)
    assert (t.civ(0).yellow, t.civ(1).yellow) == (18 + tokens, 18 - tokens)


@rule("TA-6.42")
def test_it_takes_no_more_tokens_than_the_loser_has() -> None:
    t = table(2, age=2)
    t.at_war(0, "war_over_territory", 1)
    t.workers(0, warriors=11)
    t.banks(1, yellow=1)
    t.resolves_war(0)
    assert (t.civ(0).yellow, t.civ(1).yellow) == (19, 0)


@rule("TA-6.43")
def test_war_over_technology_takes_science_up_to_the_advantage() -> None:
    t = table(2, age=2)
    t.at_war(0, "war_over_technology", 1)
    t.workers(0, warriors=6)
    t.points(1, science=3)
    t.resolves_war(0)
    assert (t.civ(0).science, t.civ(1).science) == (3, 0)


@rule("TA-6.43")
def test_special_technologies_may_be_stolen_at_their_printed_cost_and_points_for_the_rest() -> None:
    t = table(2, age=2)
    t.at_war(0, "war_over_technology", 1)
    t.has(1, "cartography", "masonry")
    t.workers(0, warriors=8)  # cartography gives strength 1: an advantage of 6
    t.points(1, science=9)
    t.resolves_war(0)
    assert t.options == ["steal cartography", "steal masonry", "stop"]
    t.choose("steal cartography")
    assert t.asked == "Rest"  # 2 points are left, masonry costs 3
    assert (t.keys(t.civ(0).specials), t.keys(t.civ(1).specials)) == (["cartography"], ["masonry"])
    assert (t.civ(0).science, t.civ(1).science) == (2, 7)


@rule("TA-6.43")
def test_a_name_that_one_has_in_hand_or_in_play_cannot_be_stolen() -> None:
    t = table(3, age=2)
    t.at_war(0, "war_over_technology", 1)
    t.has(1, "warfare", "code_of_laws")
    t.has(0, "warfare")
    t.hand(0, "code_of_laws")
    t.workers(0, warriors=9)
    t.points(1, science=9)
    t.resolves_war(0)
    assert (t.asked, t.civ(0).science) == ("Rest", 8)


@rule("TA-6.43")
def test_an_adjusted_card_has_the_name_of_the_one_it_replaces() -> None:
    t = table(3, age=3, adjusted=True)
    t.at_war(0, "war_over_technology", 1)
    t.has(1, "military_theory")
    t.has(0, "military_theory_adj")
    t.workers(0, warriors=20)
    t.resolves_war(0)
    assert (t.asked, t.keys(t.civ(1).specials)) == ("Rest", ["military_theory"])


@rule("TA-6.43", "TA-11.07")
def test_of_a_stolen_technologys_type_the_higher_level_stays() -> None:
    t = table(2, age=2)
    t.at_war(0, "war_over_technology", 1)
    t.has(0, "masonry")
    t.has(1, "architecture")
    t.workers(0, warriors=8)
    t.resolves_war(0)
    t.choose("steal architecture")
    assert (t.keys(t.civ(0).specials), t.keys(t.civ(1).specials)) == (["architecture"], [])
    assert t.keys(t.state.removed) == ["masonry"]


@rule("TA-6.43")
def test_stealing_a_technology_is_not_developing_it() -> None:
    t = table(2, age=2)
    t.has(0, "leonardo_da_vinci")
    t.has(1, "masonry")
    t.at_war(0, "war_over_technology", 1)
    t.workers(0, warriors=4)
    t.resolves_war(0)
    t.choose("steal masonry")
    assert (t.resources(0), t.state.turn.developed) == (0, 0)


@rule("TA-6.44")
def test_war_over_culture_takes_five_and_the_advantage_as_far_as_there_is_culture() -> None:
    t = table(2, age=3)
    t.at_war(0, "war_over_culture", 1)
    t.workers(0, warriors=4)
    t.points(1, culture=7)
    t.resolves_war(0)
    assert (t.civ(0).culture, t.civ(1).culture) == (7, 0)


@rule("TA-6.46")
def test_the_victor_chooses_the_spoils_even_if_it_is_not_the_declarer() -> None:
    t = table(2, age=2)
    t.at_war(0, "war_over_technology", 1)
    t.has(0, "masonry")
    t.workers(1, warriors=6)
    t.resolves_war(0)
    assert t.seat == 1
    t.choose("steal masonry")
    assert t.keys(t.civ(1).specials) == ["masonry"]
