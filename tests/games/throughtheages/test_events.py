"""Evaluating events, and what each event does (TA-18, TA-21.27 - TA-21.33)."""

from __future__ import annotations

import pytest

from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import NONE
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


def ranked(seats: int = 3, *, age: int = 1, **settings: object) -> AgesScript:
    """Seat 0 is weakest, the last seat strongest; seat 1 is active when an event is revealed by it."""
    t = table(seats, age=age, **settings)
    for seat in range(seats):
        t.workers(seat, warriors=1 + seat)
    return t


def culture(t: AgesScript) -> list[int]:
    return [p.culture for p in t.state.players]


def science(t: AgesScript) -> list[int]:
    return [p.science for p in t.state.players]


# --- the chapter ----------------------------------------------------------------------------------------------


@rule("TA-18.01")
def test_events_cost_no_actions_and_players_decide_clockwise_from_the_active_player() -> None:
    t = table(3)
    t.reveals("development_of_markets", seat=1)
    seats = []
    for answer in ("choose food", "choose resources", "choose food"):
        seats.append(t.seat)
        t.choose(answer)
    assert seats == [1, 2, 0]
    assert [(p.ca, p.ma) for p in t.state.players] == [(4, 2)] * 3
    assert [(t.food(seat), t.resources(seat)) for seat in range(3)] == [(2, 0), (2, 0), (0, 2)]


@rule("TA-18.01")
@pytest.mark.parametrize(("event", "seats"), [("foray", [3, 2]), ("raiders", [0, 1]), ("crime_wave", [0, 1])])
def test_the_two_strongest_or_weakest_decide_clockwise_too(event: str, seats: list[int]) -> None:
    t = ranked(4, age=2)
    for seat in range(4):
        t.stores(seat, agriculture=2, bronze=2)
        t.banks(seat, blue=0 if event == "crime_wave" else None)
    t.workers(0, warriors=2)
    t.workers(1, warriors=1)
    t.reveals(event, seat=3)
    asked = []
    while t.asked != "Rest":
        asked.append(t.seat)
        t.choose(t.options[0])
    assert asked == seats


@rule("TA-18.02")
def test_of_equals_the_active_player_ranks_highest_then_the_others_in_turn_order() -> None:
    t = table(3)
    for seat in range(3):
        t.points(seat, culture=10)
    t.reveals("crusades", seat=1)
    assert culture(t) == [6, 14, 10]


@rule("TA-18.02")
def test_the_same_holds_for_the_most_culture() -> None:
    t = table(3)
    t.reveals("national_pride", seat=2)
    assert culture(t) == [0, 0, 5]


@rule("TA-18.03")
def test_at_the_end_of_the_game_ties_are_broken_as_if_it_were_the_starting_players_turn() -> None:
    t = table(3, age=4)
    t.quiet(age=4, starting=2)
    t.events("impact_of_strength")
    with t.edit() as s:
        s.active = 1
    t.ends_game()
    assert culture(t) == [7, 0, 14]


@rule("TA-18.04")
def test_all_civilizations_with_the_most_are_meant_where_a_card_says_so() -> None:
    t = table(3)
    t.has(0, "hanging_gardens")
    t.workers(2, religion=2)
    t.reveals("immigration")
    assert [p.unused for p in t.state.players] == [2, 1, 2]


@rule("TA-18.05")
def test_with_two_players_the_two_strongest_means_the_stronger_one() -> None:
    t = ranked(2)
    t.reveals("cold_war")
    assert science(t) == [0, 6]


@rule("TA-18.05")
def test_with_two_players_the_two_weakest_means_the_weaker_one() -> None:
    t = ranked(2, age=2)
    t.points(0, culture=9)
    t.points(1, culture=9)
    t.reveals("crime_wave")
    assert culture(t) == [6, 9]


@rule("TA-18.06")
def test_producing_events_use_production_bonuses() -> None:
    t = table(3)
    t.signed("international_trade_agreement", 0, 1)
    t.reveals("new_deposits")
    t.reveals("good_harvest")
    assert [t.resources(seat) for seat in range(3)] == [3, 2, 2]
    assert [t.food(seat) for seat in range(3)] == [2, 3, 2]


@rule("TA-18.07")
def test_an_optional_effect_may_be_declined() -> None:
    t = table(3)
    t.reveals("development_of_warfare")
    t.choose("decline", "do build-free", "decline")
    assert [t.count(seat, "warriors") for seat in range(3)] == [1, 2, 1]


@rule("TA-18.07")
def test_a_mandatory_effect_is_executed_as_far_as_possible() -> None:
    t = table(3)
    t.goods(0, food=1)
    t.workers(0, unused=0, agriculture=0, bronze=0, philosophy=0, warriors=0)
    t.reveals("raiders")
    t.reveals("pestilence")
    assert (t.asked, t.food(0), t.civ(0).yellow) == ("Rest", 0, 18)


@rule("TA-18.08", "TA-21.30")
def test_actions_lost_on_anothers_turn_are_missing_on_the_next_own_turn() -> None:
    t = table(3)
    t.banks(1, yellow=16)
    t.banks(2, yellow=8)
    t.reveals("rebellion")
    assert [p.ca for p in t.state.players] == [4, 2, 0]
    assert [p.ca_total for p in t.state.players] == [4, 4, 4]


@rule("TA-18.09")
def test_who_is_meant_is_determined_before_anything_happens() -> None:
    t = table(3)
    t.workers(0, warriors=1, unused=0, agriculture=0, bronze=0, philosophy=0)
    t.workers(1, warriors=2)
    t.workers(2, warriors=1)
    t.points(0, culture=9)
    t.points(2, culture=9)
    t.reveals("refugees", seat=0)  # seat 2 is weakest: seat 0 is active
    assert culture(t) == [9, 3, 6]
    assert t.civ(1).unused == 2


@rule("TA-18.10")
def test_stronger_than_yours_is_a_strict_comparison() -> None:
    t = table(3, age=2)
    t.hand(0, "wave_of_nationalism_2")
    t.workers(1, warriors=2)
    t.acts(0)
    t.choose("play wave_of_nationalism_2")
    assert t.state.turn.unit_resources == 3


@rule("TA-18.11")
def test_choices_are_made_at_once_also_by_players_who_are_not_active() -> None:
    t = table(3)
    t.workers(1, unused=0)
    t.reveals("pestilence", seat=0)
    assert t.seat == 1
    t.choose("lose-worker bronze")
    assert t.count(1, "bronze") == 1


# --- Age A ----------------------------------------------------------------------------------------------------


def test_development_of_agriculture_gives_two_food() -> None:
    t = table(3)
    t.reveals("development_of_agriculture")
    assert [t.food(seat) for seat in range(3)] == [2, 2, 2]


def test_development_of_crafts_gives_two_resources() -> None:
    t = table(3)
    t.reveals("development_of_crafts")
    assert [t.resources(seat) for seat in range(3)] == [2, 2, 2]


def test_development_of_politics_gives_three_military_cards() -> None:
    t = table(3)
    t.reveals("development_of_politics")
    assert [len(p.military_hand) for p in t.state.players] == [3, 3, 3]


@rule("TA-21.06")
def test_development_of_religion_builds_a_temple_with_an_unused_worker_only() -> None:
    t = table(3)
    t.workers(1, unused=0)
    t.workers(2, religion=2)
    t.reveals("development_of_religion")
    t.choose("do build-free")
    assert t.asked == "Rest"
    assert [t.count(seat, "religion") for seat in range(3)] == [1, 0, 2]
    assert (t.civ(0).unused, t.civ(0).ca, t.resources(0)) == (0, 4, 0)


@rule("TA-21.06")
def test_development_of_warfare_needs_an_unused_worker() -> None:
    t = table(2)
    t.workers(0, unused=0)
    t.reveals("development_of_warfare")
    assert t.seat == 1
    t.choose("do build-free")
    assert t.rating(1, "strength") == 2


def test_development_of_science_scores_two_science() -> None:
    t = table(3)
    t.reveals("development_of_science")
    assert science(t) == [2, 2, 2]


@rule("TA-21.06")
def test_development_of_settlement_needs_a_yellow_token() -> None:
    t = table(2)
    t.banks(0, yellow=0)
    t.reveals("development_of_settlement")
    assert [p.unused for p in t.state.players] == [1, 2]


def test_development_of_trade_routes_gives_one_of_each() -> None:
    t = table(2)
    t.reveals("development_of_trade_routes")
    assert [(t.food(seat), t.resources(seat)) for seat in range(2)] == [(1, 1), (1, 1)]
    assert science(t) == [1, 1]


@rule("TA-21.05")
def test_development_of_civilization_increases_population_for_one_food_less() -> None:
    t = table(2)
    t.goods(0, food=1)
    t.reveals("development_of_civilization")
    t.choose("grow")
    assert (t.civ(0).unused, t.food(0), t.civ(0).ca) == (2, 0, 4)


@rule("TA-21.05")
def test_or_builds_for_one_resource_less_but_no_unit() -> None:
    t = table(2)
    t.goods(0, resources=2)
    t.reveals("development_of_civilization")
    assert t.options == [
        "build agriculture",
        "build bronze",
        "build philosophy",
        "build religion",
        "stop",
    ]
    t.choose("build religion")
    assert (t.count(0, "religion"), t.resources(0)) == (1, 0)


@rule("TA-21.05")
def test_or_develops_a_technology_for_one_science_less() -> None:
    t = table(2)
    t.hand(0, "irrigation")
    t.points(0, science=2)
    t.reveals("development_of_civilization")
    t.choose("develop irrigation")
    assert ("irrigation" in t.keys(t.civ(0).techs), t.civ(0).science) == (True, 0)


@rule("TA-21.05")
def test_a_revolution_then_needs_no_actions_but_leaves_none() -> None:
    t = table(2)
    t.has(0, "maximilien_robespierre")
    t.hand(0, "monarchy")
    t.points(0, science=1)
    t.actions(0, ca=1, ma=1)
    t.reveals("development_of_civilization")
    t.choose("revolt monarchy")
    assert (t.keys((t.civ(0).government,)), t.civ(0).science, t.civ(0).ca) == (["monarchy"], 0, 0)


@rule("TA-21.05")
def test_what_leaders_do_when_a_technology_is_developed_applies() -> None:
    t = table(2)
    t.has(0, "leonardo_da_vinci")
    t.hand(0, "irrigation")
    t.points(0, science=2)
    t.reveals("development_of_civilization")
    t.choose("develop irrigation")
    assert t.resources(0) == 1


# --- Age I ----------------------------------------------------------------------------------------------------


def test_barbarians_take_population_from_the_most_cultured_if_it_is_one_of_the_two_weakest() -> None:
    t = ranked(3)
    t.points(1, culture=5)
    t.reveals("barbarians")
    assert [p.unused for p in t.state.players] == [1, 0, 1]


def test_barbarians_spare_a_cultured_civilization_that_is_strong() -> None:
    t = ranked(3)
    t.points(2, culture=5)
    t.reveals("barbarians")
    assert [p.unused for p in t.state.players] == [1, 1, 1]


def test_border_conflict_destroys_a_building_of_the_weakest_and_pays_the_strongest() -> None:
    t = ranked(3)
    t.reveals("border_conflict", seat=1)
    assert (t.seat, t.options) == (0, ["destroy agriculture", "destroy bronze", "destroy philosophy"])
    t.choose("destroy agriculture")
    assert (t.count(0, "agriculture"), t.civ(0).unused) == (1, 2)
    assert [t.resources(seat) for seat in range(3)] == [0, 0, 3]


def test_crusades_move_culture() -> None:
    t = ranked(3)
    t.points(0, culture=3)
    t.reveals("crusades")
    assert culture(t) == [0, 0, 4]


def test_cultural_influence_scores_the_culture_rating() -> None:
    t = table(2)
    t.has(1, "universitas_carolina", "taj_mahal")
    t.reveals("cultural_influence")
    assert culture(t) == [0, 4]


def test_foray_gives_the_two_strongest_a_mix_of_three() -> None:
    t = ranked(3)
    t.reveals("foray")
    assert (t.seat, t.options) == (1, ["food 0", "food 1", "food 2", "food 3"])
    t.choose("food 3")
    assert (t.seat, t.food(1), t.resources(1)) == (2, 3, 0)
    t.choose("food 1")
    assert (t.asked, t.food(2), t.resources(2), t.food(0)) == ("Rest", 1, 2, 0)


def test_good_harvest_produces_food_without_consumption() -> None:
    t = table(2)
    t.banks(1, yellow=10)
    t.reveals("good_harvest")
    assert [t.food(seat) for seat in range(2)] == [2, 2]


def test_immigration_gives_the_happiest_population() -> None:
    t = table(3)
    t.has(1, "hanging_gardens")
    t.reveals("immigration")
    assert [p.unused for p in t.state.players] == [1, 2, 1]


def test_new_deposits_produce_resources_without_corruption() -> None:
    t = table(2)
    t.banks(1, blue=5)
    t.reveals("new_deposits")
    assert [t.resources(seat) for seat in range(2)] == [2, 2]


def test_pestilence_takes_population_from_all() -> None:
    t = table(3)
    t.reveals("pestilence")
    assert [(p.unused, p.yellow) for p in t.state.players] == [(0, 19)] * 3


def test_raiders_take_two_goods_from_each_of_the_two_weakest() -> None:
    t = ranked(3)
    for seat in range(3):
        t.goods(seat, food=2, resources=2)
    t.reveals("raiders")
    assert (t.seat, t.options) == (0, ["food 0", "food 1", "food 2"])
    t.choose("food 2", "food 1")
    assert [(t.food(seat), t.resources(seat)) for seat in range(3)] == [(0, 2), (1, 1), (2, 2)]


def test_rats_eat_all_food() -> None:
    t = table(2)
    t.goods(0, food=7, resources=1)
    t.reveals("rats")
    assert (t.food(0), t.resources(0), t.civ(0).blue) == (0, 1, 15)


@rule("TA-21.30")
def test_rebellion_takes_two_civil_actions_for_each_discontent_worker() -> None:
    t = table(2)
    t.banks(1, yellow=16)
    t.reveals("rebellion", seat=1)
    assert [p.ca for p in t.state.players] == [4, 2]


def test_reign_of_terror_takes_population_from_the_weakest() -> None:
    t = ranked(3)
    t.reveals("reign_of_terror")
    assert [p.unused for p in t.state.players] == [0, 1, 1]


def test_scientific_breakthrough_scores_the_science_rating() -> None:
    t = table(2)
    t.workers(1, philosophy=3)
    t.reveals("scientific_breakthrough")
    assert science(t) == [1, 3]


def test_uncertain_borders_move_a_yellow_token() -> None:
    t = ranked(3)
    t.reveals("uncertain_borders")
    assert [p.yellow for p in t.state.players] == [17, 18, 19]


def test_uncertain_borders_take_nothing_from_an_empty_bank() -> None:
    t = ranked(3)
    t.banks(0, yellow=0)
    t.reveals("uncertain_borders")
    assert [p.yellow for p in t.state.players] == [0, 18, 18]


# --- Age II ---------------------------------------------------------------------------------------------------


@rule("TA-21.31")
def test_civil_unrest_costs_culture_for_discontent_workers_and_a_token_where_there_are_most() -> None:
    t = table(3, age=2)
    for seat, yellow in enumerate((18, 12, 12)):
        t.points(seat, culture=20)
        t.banks(seat, yellow=yellow)
    t.reveals("civil_unrest")
    assert culture(t) == [20, 12, 12]
    assert [p.blue for p in t.state.players] == [16, 15, 15]


@rule("TA-21.31")
def test_civil_unrest_without_discontent_workers_does_nothing() -> None:
    t = table(3, age=2)
    t.reveals("civil_unrest")
    assert [p.blue for p in t.state.players] == [16, 16, 16]


def test_cold_war_gives_the_two_strongest_science() -> None:
    t = ranked(3, age=2)
    t.reveals("cold_war")
    assert science(t) == [0, 6, 6]


def test_crime_wave_costs_the_two_weakest_culture_and_a_token() -> None:
    t = ranked(3, age=2)
    for seat in range(3):
        t.points(seat, culture=5)
    t.reveals("crime_wave")
    assert culture(t) == [2, 2, 5]
    assert [p.blue for p in t.state.players] == [15, 15, 16]


def test_economic_progress_is_a_production_with_corruption_and_consumption() -> None:
    t = table(2, age=2)
    t.goods(0, resources=3)
    t.banks(0, blue=10, yellow=16)
    t.reveals("economic_progress")
    assert (t.resources(0), t.food(0), t.civ(0).culture) == (3 - 2 + 2, 1, 0)


def test_emigration_takes_half_of_the_discontent_workers() -> None:
    t = table(2, age=2)
    t.banks(0, yellow=10)
    t.workers(0, unused=5)
    t.reveals("emigration")
    assert (t.civ(0).unused, t.civ(0).yellow) == (3, 12)
    assert t.civ(1).unused == 1


def test_iconoclasm_removes_leaders_of_other_ages() -> None:
    t = table(3, age=2)
    t.has(0, "moses")
    t.has(1, "isaac_newton")
    t.reveals("iconoclasm")
    assert (t.civ(0).leader, t.keys((t.civ(1).leader,))) == (NONE, ["isaac_newton"])


@rule("TA-21.28")
def test_iconoclasm_in_age_iv_removes_every_leader() -> None:
    t = table(2, age=4)
    t.has(0, "sid_meier")
    t.reveals("iconoclasm")
    assert t.civ(0).leader == NONE


def test_independence_declaration_costs_the_weakest_a_colony_of_its_choice() -> None:
    t = ranked(3, age=2)
    t.has(0, "developed_territory_1", "vast_territory_1")
    t.reveals("independence_declaration")
    assert t.seat == 0
    t.choose("release vast_territory_1")
    assert t.keys(t.civ(0).colonies) == ["developed_territory_1"]
    assert "vast_territory_1" in t.keys(t.state.past)


@rule("TA-21.27")
def test_international_agreement_takes_cards_worth_five_actions_for_the_next_political_action() -> None:
    t = ranked(3, age=2)
    t.row("iron", "-", "-", "-", "-", "irrigation", "-", "-", "-", "knights", "swordsmen")
    t.reveals("international_agreement", seat=0)
    assert t.seat == 2
    t.choose("agree", "take 10")
    assert t.options == ["take 1", "take 6", "stop"]
    t.choose("take 6")
    assert (t.keys(t.civ(2).civil_hand.cards), t.civ(2).ca) == (["irrigation", "knights"], 4)
    assert t.in_row()[:2] == ["iron", "swordsmen"]
    assert "-" not in t.in_row()
    t.enters_politics(2)
    assert t.asked == "Rest"
    t.enters_politics(2)
    assert t.asked == "PoliticalAction"


@rule("TA-21.27")
def test_the_agreement_may_be_refused_and_not_all_must_be_used() -> None:
    t = ranked(2, age=2)
    t.row("iron", "irrigation")
    t.reveals("international_agreement")
    t.choose("refuse")
    assert t.civ(1).no_politics == 0
    t.reveals("international_agreement")
    t.choose("agree", "stop")
    assert t.civ(1).civil_hand.cards == ()


@rule("TA-21.27")
def test_taking_follows_the_rules_for_limits_and_wonders() -> None:
    t = ranked(2, age=2)
    t.has(1, "pyramids", "colossus", "hanging_gardens", "great_wall")
    t.row("eiffel_tower", "-", "-", "-", "-", "kremlin")
    t.reveals("international_agreement")
    t.choose("agree")
    assert t.options == ["take 1", "stop"]  # the Kremlin would cost 6
    t.choose("take 1")
    assert (t.keys((t.civ(1).unfinished,)), t.asked) == (["eiffel_tower"], "Rest")


@rule("TA-21.27")
def test_action_cards_taken_so_may_be_played_in_this_turn() -> None:
    t = ranked(2, age=2)
    t.row("reserves_2")
    t.reveals("international_agreement", seat=1)
    t.choose("agree", "take 1")
    t.acts(1)
    assert "play reserves_2" in t.options


@rule("TA-21.27")
def test_for_caesar_the_next_political_action_may_be_one_in_the_same_phase() -> None:
    t = ranked(3, age=2)
    t.has(2, "julius_caesar")
    t.hand(2, "rats", "pestilence")
    t.events("international_agreement", future="cold_war")
    t.governs(2)
    t.choose("prepare rats", "agree", "do political-action")
    assert (t.asked, t.civ(2).no_politics) == ("Rest", 0)
    t.enters_politics(2)
    assert t.asked == "PoliticalAction"


@rule("TA-21.27")
@pytest.mark.parametrize(("leader", "asked"), [("julius_caesar", "Rest"), ("julius_caesar_adj", "May")])
def test_of_two_political_actions_in_each_phase_one_is_left(leader: str, asked: str) -> None:
    t = ranked(3, age=2)
    t.has(2, leader)
    t.reveals("international_agreement", seat=0)
    t.choose("agree")
    t.enters_politics(2)
    assert t.asked == asked
    if asked == "May":
        t.choose("do political-action")
        assert (t.asked, t.seat) == ("PoliticalAction", 2)
        t.choose("pass")
        assert t.asked == "Rest"


@rule("TA-21.27", "TA-19.08")
def test_refilling_after_an_agreement_may_end_the_age() -> None:
    t = ranked(2, age=2)
    t.deck(2, "cannon")
    t.row("reserves_2")
    t.reveals("international_agreement")
    t.choose("agree", "take 1")
    assert t.state.age == 3


def test_national_pride_scores_for_the_most_cultured() -> None:
    t = table(3, age=2)
    t.points(2, culture=1)
    t.reveals("national_pride")
    assert culture(t) == [0, 0, 6]


def test_politics_of_strength_draws_five_for_the_strongest_and_takes_three_from_the_weakest() -> None:
    t = ranked(3, age=2)
    t.hand(0, "rats", "pestilence", "spy_2", "cold_war")
    t.reveals("politics_of_strength")
    t.choose("discard rats", "discard pestilence", "discard spy_2")
    assert (len(t.civ(2).military_hand), t.keys(t.civ(0).military_hand.cards)) == (5, ["cold_war"])


@rule("TA-21.29")
def test_with_fewer_than_three_cards_the_weakest_discards_all() -> None:
    t = ranked(3, age=2)
    t.hand(0, "rats", "pestilence")
    t.reveals("politics_of_strength")
    t.choose("discard rats", "discard pestilence")
    assert (t.civ(0).military_hand.cards, t.asked) == ((), "Rest")


@rule("TA-36.16")
def test_who_is_strongest_and_weakest_at_once_discards_of_what_was_drawn() -> None:
    t = table(2, age=2, mix="pure")
    t.has(1, "nostradamus")
    t.workers(0, warriors=2)
    t.reveals("politics_of_strength")
    for _ in range(3):
        t.choose(t.options[0])
    assert (len(t.civ(0).military_hand), len(t.civ(1).military_hand), t.asked) == (2, 0, "Rest")


def test_politics_of_strength_in_age_iv_moves_culture() -> None:
    t = ranked(3, age=4)
    t.points(0, culture=9)
    t.hand(0, "rats")
    t.reveals("politics_of_strength")
    assert (culture(t), len(t.civ(0).military_hand), len(t.civ(2).military_hand)) == ([6, 0, 5], 1, 0)


def test_popularization_of_science_scores_the_science_rating_as_culture() -> None:
    t = table(2, age=2)
    t.workers(1, philosophy=2)
    t.reveals("popularization_of_science")
    assert culture(t) == [1, 2]


def test_prosperity_gives_food_for_happiness() -> None:
    t = table(2, age=2)
    t.has(1, "hanging_gardens")
    t.reveals("prosperity")
    assert [t.food(seat) for seat in range(2)] == [0, 2]


@rule("TA-12.06")
def test_ravages_of_time_ruin_a_wonder_of_the_first_two_ages() -> None:
    t = table(3, age=2)
    t.has(0, "pyramids", "taj_mahal", "kremlin")
    t.has(1, "eiffel_tower")
    t.reveals("ravages_of_time")
    assert (t.seat, t.options) == (0, ["ruin pyramids", "ruin taj_mahal"])
    t.choose("ruin taj_mahal")
    p = t.civ(0)
    assert (t.asked, t.rating(0, "culture"), p.blue, len(p.wonders)) == ("Rest", 2 + 2, 16, 3)
    assert t.rating(1, "culture") == 4
    t.reveals("ravages_of_time")
    assert t.keys(p.ruined) == ["pyramids", "taj_mahal"]
    assert (p.ca_total, t.rating(0, "culture")) == (5, 6)


@rule("TA-12.06")
def test_a_happy_face_under_a_ruined_wonder_stays() -> None:
    t = table(2, age=2)
    t.has(0, "homer", "pyramids")
    t.hand(0, "michelangelo")
    t.acts(0)
    t.choose("lead michelangelo", "under pyramids")
    t.reveals("ravages_of_time")
    assert t.rating(0, "happiness") == 1


def test_refugees_move_culture_and_population() -> None:
    t = ranked(3, age=2)
    t.points(0, culture=5)
    t.reveals("refugees")
    assert culture(t) == [2, 0, 3]
    assert [p.unused for p in t.state.players] == [0, 1, 2]


def test_terrorism_lets_the_least_cultured_destroy_a_building_of_each_other() -> None:
    t = table(3, age=2)
    t.points(0, culture=5)
    t.points(1, culture=5)
    t.workers(0, religion=1)
    t.workers(1, philosophy=0)
    t.reveals("terrorism")
    assert (t.seat, t.options) == (2, ["destroy 0 philosophy", "destroy 0 religion"])
    t.choose("destroy 0 religion")
    assert (t.asked, t.count(0, "religion"), t.count(2, "philosophy")) == ("Rest", 0, 1)


# --- Age III --------------------------------------------------------------------------------------------------


def test_impact_of_agriculture_scores_food_production_and_four_if_it_exceeds_consumption() -> None:
    t = table(2, age=3)
    t.signed("international_trade_agreement", 1, 0, side="a")
    t.banks(1, yellow=12)
    t.reveals("impact_of_agriculture")
    assert culture(t) == [3 + 4, 2]


def test_impact_of_architecture_scores_the_levels_of_urban_buildings() -> None:
    t = table(2, age=3)
    t.has(0, "alchemy", "journalism", "iron")
    t.workers(0, alchemy=2, journalism=1, iron=3)
    t.reveals("impact_of_architecture")
    assert culture(t) == [4, 0]


def test_impact_of_balance_scores_double_the_lowest_of_four() -> None:
    t = table(2, age=3)
    t.has(0, "universitas_carolina", "hanging_gardens")
    t.reveals("impact_of_balance")
    assert culture(t) == [4, 0]


def test_impact_of_colonies_scores_three_for_each() -> None:
    t = table(2, age=3)
    t.has(0, "historic_territory_1", "vast_territory_1")
    t.reveals("impact_of_colonies")
    assert culture(t) == [6, 0]


def test_impact_of_competition_scores_the_levels_of_units_and_arenas() -> None:
    t = table(2, age=3)
    t.has(0, "knights", "riflemen", "team_sports", "alchemy")
    t.workers(0, knights=1, riflemen=2, team_sports=1, alchemy=2)
    t.reveals("impact_of_competition")
    assert culture(t) == [1 + 4 + 2, 0]


def test_impact_of_government_scores_actions() -> None:
    t = table(2, age=3)
    t.has(0, "pyramids", "warfare")
    t.actions(0, ca=0, ma=0)
    t.reveals("impact_of_government")
    assert culture(t) == [2 * 5 + 3, 2 * 4 + 2]


def test_impact_of_happiness_scores_happiness_and_costs_for_discontent_workers() -> None:
    t = table(2, age=3)
    t.has(0, "hanging_gardens")
    t.points(1, culture=10)
    t.banks(1, yellow=12)
    t.reveals("impact_of_happiness")
    assert culture(t) == [4, 6]


def test_impact_of_industry_scores_what_mines_produce_without_bonuses() -> None:
    t = table(3, age=3)
    t.has(0, "iron", "transcontinental_railroad")
    t.workers(0, iron=1)
    t.signed("acceptance_of_supremacy", 0, 1)
    t.reveals("impact_of_industry")
    assert culture(t) == [2 + 2 * 2, 2, 2]


@rule("TA-21.32")
def test_impact_of_population_counts_content_workers_above_ten() -> None:
    t = table(2, age=3)
    t.workers(0, agriculture=5, bronze=5, unused=2)  # 14 workers with philosophy and warriors
    t.workers(1, agriculture=5, bronze=5, unused=2)
    t.banks(1, yellow=16)
    t.reveals("impact_of_population")
    assert culture(t) == [8, 6]


def test_impact_of_progress_scores_government_and_special_technologies() -> None:
    t = table(2, age=3)
    t.has(0, "republic", "masonry", "strategy", "irrigation")
    t.reveals("impact_of_progress")
    assert culture(t) == [2 * (2 + 1 + 2), 0]


@pytest.mark.parametrize(("seats", "points"), [(2, [0, 10]), (3, [0, 7, 14]), (4, [0, 5, 10, 15])])
def test_rankings_score_by_place(seats: int, points: list[int]) -> None:
    t = ranked(seats, age=3)
    t.reveals("impact_of_strength")
    assert culture(t) == points


def test_impact_of_science_ranks_by_the_science_rating() -> None:
    t = table(3, age=3)
    t.workers(2, philosophy=2)
    t.workers(0, philosophy=0)
    t.reveals("impact_of_science")
    assert culture(t) == [0, 7, 14]


@rule("TA-21.33")
def test_impact_of_technology_counts_everything_of_level_iii_in_play() -> None:
    t = table(2, age=3)
    t.has(0, "oil", "computers", "satellites", "democracy", "coal", "navigation")
    t.reveals("impact_of_technology")
    assert culture(t) == [4 * 4, 0]


def test_impact_of_variety_counts_types_of_buildings_units_and_special_technologies() -> None:
    t = table(2, age=3)
    t.has(0, "knights", "drama", "masonry", "warfare", "cannon")
    t.workers(0, knights=2, drama=1, cannon=0)
    t.reveals("impact_of_variety")
    # lab, theater, infantry, cavalry and two special technologies
    assert culture(t) == [12, 4]


def test_impact_of_wonders_scores_older_ones_higher() -> None:
    t = table(2, age=3)
    t.has(0, "pyramids", "taj_mahal", "kremlin", "internet")
    t.ruined(0, "pyramids")
    t.builds(1, "colossus", 1)
    t.reveals("impact_of_wonders")
    assert culture(t) == [5 + 4 + 3 + 2, 0]


# --- new ones -------------------------------------------------------------------------------------------------


@rule("TA-36.40")
def test_development_of_planning_shows_three_unused_events_from_which_everybody_picks_one() -> None:
    t = table(3, new_military=True)
    t.unused_events("development_of_science", "development_of_crafts", "development_of_warfare")
    t.reveals("development_of_planning", seat=1)
    assert t.seat == 1
    assert t.refuses("plan development_of_markets") == "TA-36.40"
    t.choose("plan development_of_science", "plan development_of_science", "plan development_of_warfare")
    t.choose("decline")
    assert science(t) == [0, 2, 2]
    assert (t.asked, t.state.unused_events.cards) == ("Rest", ())


@rule("TA-36.40")
@pytest.mark.parametrize(
    "plan",
    [
        "development_of_agriculture",
        "development_of_crafts",
        "development_of_markets",
        "development_of_politics",
        "development_of_religion",
        "development_of_settlement",
        "development_of_trade_routes",
        "development_of_civilization",
    ],
)
def test_every_event_can_be_had_for_oneself_alone(plan: str) -> None:
    t = table(2, new_military=True)
    t.goods(0, resources=2)
    t.goods(1, resources=2)
    t.unused_events(plan, "development_of_science")
    t.reveals("development_of_planning")
    t.choose(f"plan {plan}", *{"development_of_markets": ["choose food"]}.get(plan, []))
    if t.asked != "FollowPlan":
        t.choose(t.options[0])
    t.choose("plan development_of_science")
    mine, other = t.civ(0), t.civ(1)
    assert (mine.science == 1) == (plan == "development_of_trade_routes")
    assert (t.food(0) + t.resources(0), len(mine.military_hand), mine.unused) != (2, 0, 1)
    assert (t.food(1), t.resources(1), len(other.military_hand), other.unused) == (0, 2, 0, 1)


@rule("TA-36.42")
@pytest.mark.parametrize(("before", "after"), [(3, 3), (4, 4), (5, 4), (9, 6), (10, 7)])
def test_dark_ages_take_half_of_the_science_above_four_rounded_up(before: int, after: int) -> None:
    t = table(2, new_military=True)
    t.points(0, science=before)
    t.reveals("dark_ages")
    assert science(t) == [after, 0]


@rule("TA-36.43")
def test_call_to_arms_turns_civil_actions_of_the_weakest_into_military_cards() -> None:
    t = ranked(3, new_military=True)
    t.reveals("call_to_arms", seat=2)
    assert [p.ca for p in t.state.players] == [2, 3, 4]
    assert [len(p.military_hand) for p in t.state.players] == [2, 1, 0]


@rule("TA-36.43", "TA-20.01")
def test_with_two_players_only_the_weaker_is_called() -> None:
    t = ranked(2, new_military=True)
    t.reveals("call_to_arms")
    assert [p.ca for p in t.state.players] == [2, 4]


@rule("TA-36.43")
def test_cards_are_drawn_only_for_actions_that_are_lost() -> None:
    t = ranked(3, new_military=True)
    t.actions(0, ca=1)
    t.actions(1, ca=0)
    t.reveals("call_to_arms")
    assert [len(p.military_hand) for p in t.state.players] == [1, 0, 0]


@rule("TA-36.43")
def test_in_age_iv_actions_are_lost_without_cards() -> None:
    t = ranked(2, age=4, new_military=True)
    t.reveals("call_to_arms")
    assert ([p.ca for p in t.state.players], len(t.civ(0).military_hand)) == ([2, 4], 0)


@rule("TA-36.53")
def test_knowledge_of_the_ancestors_pays_for_wonders() -> None:
    t = table(3, new_military=True)
    t.has(0, "pyramids", "colossus", "taj_mahal")
    t.ruined(0, "pyramids")
    t.builds(1, "hanging_gardens", 1)
    t.builds(2, "great_wall")
    t.reveals("knowledge_of_the_ancestors")
    assert (science(t), [t.resources(seat) for seat in range(3)]) == ([5, 0, 0], [0, 2, 1])


@rule("TA-36.44")
def test_freedom_of_movement_moves_a_worker_for_the_difference_in_cost() -> None:
    t = table(3, age=2, new_military=True)
    t.has(0, "iron", "architecture", "alchemy")
    t.goods(0, resources=4)
    t.reveals("freedom_of_movement")
    t.choose("move agriculture / to iron")
    assert (t.count(0, "agriculture"), t.count(0, "iron"), t.resources(0)) == (1, 1, 1)
    assert (t.seat, t.civ(0).ca) == (1, 4)
    t.choose("move warriors / to agriculture", "stop")
    assert (t.count(1, "agriculture"), t.resources(1)) == (3, 0)


@rule("TA-36.44")
def test_discounts_apply_to_both_cards_and_the_building_limit_holds() -> None:
    t = table(2, age=2, new_military=True)
    t.has(0, "masonry", "alchemy", "theology")
    t.workers(0, philosophy=2)
    t.goods(0, resources=3)
    t.reveals("freedom_of_movement")
    assert "to theology" in t.after("move bronze")  # 5 - 1 against 2
    assert "to alchemy" not in t.after("move bronze")
    assert "to alchemy" in t.after("move philosophy")  # 6 - 1 against 3
    assert "to philosophy" not in t.after("move bronze")  # two labs are the limit


@rule("TA-36.46")
def test_who_reveals_international_negotiations_chooses_what_the_weakest_gives_the_strongest() -> None:
    t = ranked(3, age=2, new_military=True)
    t.goods(0, food=3, resources=2)
    t.points(0, science=3)
    t.reveals("international_negotiations", seat=1)
    assert (t.seat, t.options) == (1, ["give food", "give science"])
    t.choose("give food")
    assert (t.food(0), t.food(2)) == (0, 3)


@rule("TA-36.46")
def test_science_may_be_what_is_given() -> None:
    t = ranked(2, age=2, new_military=True)
    t.goods(0, resources=3)
    t.points(0, science=4)
    t.reveals("international_negotiations")
    t.choose("give science")
    assert science(t) == [1, 3]


@rule("TA-36.46")
def test_without_three_of_anything_nothing_happens() -> None:
    t = ranked(2, age=2, new_military=True)
    t.goods(0, food=2, resources=2)
    t.points(0, science=2)
    t.reveals("international_negotiations")
    assert (t.asked, science(t)) == ("Rest", [2, 0])


@rule("TA-36.47")
def test_arms_industry_pays_for_the_best_developed_technology_of_each_type_of_unit() -> None:
    t = table(3, age=2, new_military=True)
    t.has(0, "swordsmen", "knights")
    t.has(1, "swordsmen", "cannon")
    t.reveals("arms_industry")
    assert [t.resources(seat) for seat in range(3)] == [4, 4, 0]


@rule("TA-36.47")
def test_everybody_has_warriors_and_a_type_that_nobody_has_pays_nothing() -> None:
    t = table(3, age=2, new_military=True)
    t.reveals("arms_industry")
    assert [t.resources(seat) for seat in range(3)] == [2, 2, 2]


def test_impact_of_culture_ranks_by_the_culture_rating() -> None:
    t = table(3, age=3, new_military=True)
    t.has(1, "taj_mahal")
    t.has(2, "hanging_gardens")
    t.reveals("impact_of_culture")
    assert culture(t) == [0, 14, 7]


@rule("TA-36.52")
def test_impact_of_harmony_scores_four_for_the_smallest_of_four_groups() -> None:
    t = table(2, age=3, new_military=True)
    t.has(0, "alchemy", "drama", "knights")
    t.workers(0, philosophy=0, alchemy=1, drama=1, warriors=1, knights=1)
    t.reveals("impact_of_harmony")
    assert culture(t) == [8, 4]


@rule("TA-21.27", "TA-8.01", "TA-8.03", "TA-8.06")
def test_what_an_agreement_does_not_bring_is_refused_by_the_rules_of_taking() -> None:
    t = table(2, age=2)
    t.workers(0, warriors=2)
    t.has(0, "iron")
    t.builds(0, "pyramids")
    t.row("iron", "-", "great_wall", "-", "-", "-", "-", "-", "-", "coal", "cannon")
    t.reveals("international_agreement")
    t.choose("agree")
    assert t.options == ["take 10", "take 11", "stop"]
    assert [t.refuses(f"take {space}") for space in (1, 2, 3)] == ["TA-8.03", "TA-8.01", "TA-8.06"]
    t.row("iron", "-", "great_wall", "-", "-", "reserves_2", "-", "-", "-", "coal", "cannon")
    t.choose("take 10")
    refused = t.refusal("take 11")
    assert (refused.args, refused.rule) == ({"count": 1}, "TA-8.01")


@rule("TA-36.44", "TA-8.21")
def test_a_worker_that_cannot_move_is_refused_with_what_is_missing() -> None:
    t = table(2, age=2, new_military=True)
    t.has(0, "iron")
    t.workers(0, philosophy=2)
    t.goods(0, resources=1)
    t.reveals("freedom_of_movement")
    assert t.refusal("move bronze / to iron").args == {"count": 2}
    assert t.refuses("move bronze / to iron") == "TA-36.44"
    assert t.refuses("move bronze / to philosophy") == "TA-8.21"
    assert t.refuses("move religion") == "TA-36.44"


@rule("TA-36.46")
def test_a_good_that_cannot_be_given_in_full_is_refused() -> None:
    t = table(2, age=2, new_military=True)
    t.workers(0, warriors=2)
    t.goods(1, food=3, resources=3)
    t.points(1, science=2)
    t.reveals("international_negotiations")
    assert t.options == ["give food", "give resources"]
    assert t.refuses("give science") == "TA-36.46"


@rule("TA-21.05")
def test_what_development_of_civilization_lacks_is_said() -> None:
    t = table(2)
    t.goods(0, food=1)
    t.points(0, science=2)
    t.hand(0, "iron")
    t.reveals("development_of_civilization")
    assert t.options == ["grow", "stop"]
    assert t.refusal("develop iron").args == {"count": 2}
    assert t.refusal("build bronze").args == {"count": 1}
