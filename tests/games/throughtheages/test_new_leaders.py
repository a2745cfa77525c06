"""The leaders of the expansion (TA-36)."""

from __future__ import annotations

import pytest

from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel import NONE
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


def new(seats: int = 2, *, age: int = 1, **settings: object) -> AgesScript:
    return table(seats, age=age, mix="pure", **settings)


# --- Boudica --------------------------------------------------------------------------------------------------


@rule("TA-36.11")
def test_boudica_has_resources_for_units_while_she_is_one_of_the_two_weakest() -> None:
    t = new(3)
    t.has(0, "boudica")
    t.workers(1, warriors=2)
    t.workers(2, warriors=2)
    t.takes_turn(0)
    assert t.state.turn.unit_resources == 2
    t.choose("pass", "build warriors")
    assert (t.count(0, "warriors"), t.resources(0)) == (2, 0)


@rule("TA-36.11", "TA-5.09")
@pytest.mark.parametrize("good", ["food", "resources", "science"])
def test_otherwise_she_gains_a_good_of_choice_at_the_start_of_the_turn(good: str) -> None:
    t = new(2)
    t.has(0, "boudica")
    t.takes_turn(0)  # of equals the active player is stronger
    assert (t.asked, t.options) == ("OneGain", ["choose food", "choose resources", "choose science"])
    t.choose(f"choose {good}")
    gained = {"food": t.food(0), "resources": t.resources(0), "science": t.civ(0).science}
    assert gained == {"food": 0, "resources": 0, "science": 0, good: 1}


@rule("TA-36.11", "TA-36.16")
def test_boudica_is_judged_without_nostradamus() -> None:
    t = new(2)
    t.has(0, "boudica")
    t.has(1, "nostradamus")
    t.takes_turn(0)
    assert t.asked == "OneGain"


# --- Cleopatra ------------------------------------------------------------------------------------------------


@rule("TA-36.12")
def test_cleopatras_resource_pays_for_wonders_and_urban_buildings_and_is_lost_at_the_end() -> None:
    t = new(2)
    t.has(0, "cleopatra")
    t.goods(0, resources=2)
    t.acts(0)
    assert "build religion" in t.options
    t.choose("build religion")
    assert (t.count(0, "religion"), t.resources(0)) == (1, 0)


@rule("TA-36.12")
def test_it_does_not_pay_for_mines_or_units() -> None:
    t = new(2)
    t.has(0, "cleopatra")
    t.goods(0, resources=1)
    t.acts(0)
    assert "build bronze" not in t.options
    assert "build warriors" not in t.options


@rule("TA-36.12")
def test_what_is_left_of_it_stays_usable_in_the_turn() -> None:
    t = new(2)
    t.has(0, "cleopatra", "masonry")
    t.builds(0, "roman_roads")
    t.has(0, "theology")
    t.goods(0, resources=2)
    t.acts(0)
    t.choose("stage 1")
    assert (t.resources(0), t.state.turn.city_resources) == (2, 0)


# --- Hippocrates ----------------------------------------------------------------------------------------------


@rule("TA-36.08", "TA-5.09")
def test_hippocrates_stores_a_token_at_the_start_of_each_turn_at_most_three() -> None:
    t = new(2)
    t.has(0, "hippocrates")
    for tokens in (1, 2, 3, 3):
        t.takes_turn(0)
        condition = t.number("hippocrates_tokens")
        assert t.civ(0).on[t.civ(0).cards.index(condition)] == (tokens,)


@rule("TA-36.08")
def test_at_the_end_of_an_age_a_token_is_released_after_the_loss_of_tokens() -> None:
    t = new(2)
    t.has(0, "hippocrates")
    t.takes_turn(0)
    t.takes_turn(0)
    t.banks(0, yellow=0)
    t.ends_age()
    assert (t.civ(0).yellow, t.civ(1).yellow) == (1, 16)


@rule("TA-36.08", "TA-19.12")
def test_tokens_are_released_even_when_he_has_left_play_until_none_is_left() -> None:
    t = new(2, age=1)
    t.has(0, "hippocrates")
    t.takes_turn(0)
    t.has(0, "saladin")
    t.ends_age()
    assert t.civ(0).yellow == 18 - 2 + 1
    t.ends_age()
    assert t.civ(0).yellow == 17 - 2
    assert t.number("hippocrates_tokens") not in t.civ(0).cards


# --- Confucius ------------------------------------------------------------------------------------------------


@rule("TA-36.01")
def test_confucius_prepares_any_military_card_and_scores_science_for_it() -> None:
    t = new(2)
    t.has(0, "confucius")
    t.hand(0, "phalanx", "spy_2")
    t.events("development_of_crafts,development_of_agriculture")
    t.chance(0)
    t.governs(0)
    assert t.options[:2] == ["prepare phalanx", "prepare spy_2"]
    t.choose("prepare spy_2")
    assert (t.civ(0).culture, t.civ(0).science) == (2, 1)
    assert "spy_2" not in str(t.view(1))


@rule("TA-36.01")
def test_a_card_that_is_no_event_gives_everybody_science_even_when_confucius_is_gone() -> None:
    t = new(3)
    t.events("phalanx,rats", future="pestilence")
    t.chance(1)
    t.hand(0, "good_harvest")
    t.governs(0)
    t.choose("prepare good_harvest")
    assert [p.science for p in t.state.players] == [1, 1, 1]
    assert "phalanx" in t.keys(t.state.past)


@rule("TA-36.01")
def test_such_a_card_of_age_iii_is_not_evaluated_at_the_end_of_the_game() -> None:
    t = new(2, age=4)
    t.events("war_over_culture", future="impact_of_colonies")
    t.ends_game()
    assert [p.science for p in t.state.players] == [0, 0]


def test_confucius_scores_science_when_he_leaves_play() -> None:
    t = new(2)
    t.has(0, "confucius")
    t.hand(0, "saladin")
    t.acts(0)
    t.choose("lead saladin")
    assert t.civ(0).science == 1


# --- Sun Tzu --------------------------------------------------------------------------------------------------


@rule("TA-36.02")
@pytest.mark.parametrize(("ma", "drawn"), [(0, 2), (1, 3), (2, 4), (4, 5)])
def test_sun_tzu_draws_two_cards_besides(ma: int, drawn: int) -> None:
    t = new(2)
    t.has(0, "sun_tzu", "warfare")
    t.actions(0, ma=ma)
    t.ends_turn(0)
    assert len(t.civ(0).military_hand) == drawn


def test_sun_tzu_is_worth_a_strength() -> None:
    t = new(2)
    t.has(0, "sun_tzu")
    assert t.rating(0, "strength") == 2


@rule("TA-36.03")
def test_with_sun_tzu_an_exclusive_tactic_stays_in_the_own_area() -> None:
    t = new(2)
    t.has(0, "sun_tzu")
    t.exclusive(0, "phalanx")
    t.takes_turn(0)
    assert (t.keys(t.civ(0).own_tactics), t.state.tactics) == (["phalanx"], ())


@rule("TA-36.04")
def test_a_tactic_that_was_replaced_stays_too_and_nobody_can_copy_it() -> None:
    t = new(2)
    t.has(0, "sun_tzu", "warfare")
    t.exclusive(0, "phalanx")
    t.hand(0, "legion")
    t.acts(0)
    t.choose("tactic legion", "end")
    assert t.keys(t.civ(0).own_tactics) == ["legion", "phalanx"]
    t.acts(0)
    assert "copy phalanx" not in t.options
    t.actions(1, ma=2)
    t.acts(1)
    assert "copy phalanx" not in t.options


@rule("TA-36.05")
def test_on_the_first_turn_without_sun_tzu_all_tactics_move_to_the_common_area() -> None:
    t = new(2)
    t.exclusive(0, "phalanx")
    t.exclusive(0, "legion")
    t.takes_turn(0)
    assert (t.civ(0).own_tactics, t.keys(t.state.tactics)) == ((), ["legion", "phalanx"])


@rule("TA-36.06", "TA-16.08")
def test_when_sun_tzu_leaves_he_goes_under_the_current_tactic_which_is_stronger_for_all_users() -> None:
    t = new(2)
    t.has(0, "sun_tzu")
    t.workers(0, warriors=4)
    t.workers(1, warriors=4)
    t.common("fighting_band")
    with t.edit() as s:
        s.players[0].tactic = s.players[1].tactic = t.number("fighting_band")
    t.hand(0, "saladin")
    t.acts(0)
    t.choose("lead saladin", "end", "strength")
    # four warriors, two armies of 1 + 1 each
    assert (t.rating(0, "strength"), t.rating(1, "strength")) == (4 + 4 + 2, 4 + 4)


@rule("TA-36.06")
def test_others_who_use_a_common_card_of_the_same_name_do_not_profit_from_his_own() -> None:
    t = new(2)
    t.has(0, "sun_tzu")
    t.workers(0, warriors=2)
    t.workers(1, warriors=2)
    t.exclusive(0, "fighting_band")
    t.common("fighting_band")
    with t.edit() as s:
        s.players[1].tactic = t.number("fighting_band")
    t.ends_age()
    t.ends_age()
    assert (t.rating(0, "strength"), t.rating(1, "strength")) == (2 + 2, 2 + 1)


@rule("TA-36.06")
def test_the_card_is_not_merged_and_can_be_copied() -> None:
    t = new(2)
    t.has(0, "sun_tzu")
    t.exclusive(0, "fighting_band")
    t.common("fighting_band")
    t.hand(0, "saladin")
    t.acts(0)
    t.choose("lead saladin", "end", "strength")
    t.takes_turn(0)
    assert len(t.state.tactics) == 2
    t.acts(1)
    assert [o for o in t.options if o.startswith("copy")] == ["copy fighting_band", "copy fighting_band+"]
    t.choose("copy fighting_band+")
    t.workers(1, warriors=2)
    assert t.rating(1, "strength") == 2 + 2


@rule("TA-36.06")
def test_without_a_tactic_he_is_discarded() -> None:
    t = new(2)
    t.has(0, "sun_tzu")
    t.hand(0, "saladin")
    t.acts(0)
    t.choose("lead saladin")
    assert (t.civ(0).tactic, t.state.tactics, t.keys(t.state.removed)) == (NONE, (), ["sun_tzu"])


@rule("TA-36.06")
def test_until_then_merging_works_normally() -> None:
    t = new(2)
    t.has(1, "sun_tzu")
    t.common("phalanx")
    with t.edit() as s:
        s.players[1].tactic = t.number("phalanx")
    t.exclusive(0, "phalanx")
    t.takes_turn(0)
    assert t.keys(t.state.tactics) == ["phalanx"]


# --- Ashoka ---------------------------------------------------------------------------------------------------


@rule("TA-36.07")
@pytest.mark.parametrize(
    ("cards", "food", "resources"),
    [
        (["iron"], 2, 2),
        (["iron", "irrigation"], 2, 2),
        (["iron", "alchemy"], 2, 3),
        (["iron", "alchemy", "knights"], 3, 3),
        (["masonry", "monarchy", "saladin", "reserves_1"], 3, 3),
    ],
)
def test_ashoka_produces_more_for_colours_in_hand(cards: list[str], food: int, resources: int) -> None:
    t = new(2)
    t.has(0, "ashoka")
    t.hand(0, *cards)
    t.ends_turn(0)
    assert (t.food(0), t.resources(0)) == (food, resources)


@rule("TA-36.07b")
def test_with_closed_hands_ashoka_works_as_well() -> None:
    t = new(2, closed_hands=True)
    t.has(0, "ashoka")
    t.hand(0, "iron", "alchemy")
    t.ends_turn(0)
    assert t.resources(0) == 3


# --- Age I ----------------------------------------------------------------------------------------------------


def test_isabella_brings_a_resource_bonus_and_two_blue_tokens() -> None:
    t = new(2)
    t.has(0, "isabella_of_castile")
    assert (t.rating(0, "resources"), t.civ(0).blue) == (3, 18)


@rule("TA-36.20")
def test_eleanor_draws_two_cards_for_preparing_an_event() -> None:
    t = new(2)
    t.has(0, "eleanor_of_aquitaine")
    t.hand(0, "rats")
    t.events("development_of_crafts")
    t.governs(0)
    t.choose("prepare rats")
    assert len(t.civ(0).military_hand) == 2


@rule("TA-36.20", "TA-15.03")
def test_eleanor_scores_for_cards_that_are_discarded_at_the_end_of_the_turn() -> None:
    t = new(2)
    t.has(0, "eleanor_of_aquitaine")
    t.hand(0, "rats", "pestilence", "raiders", "foray")
    t.ends_turn(0)
    t.choose("discard rats", "discard pestilence")
    assert t.civ(0).culture == 2


@rule("TA-36.20")
@pytest.mark.parametrize(("spent", "left"), [(0, 4), (1, 4), (2, 4), (3, 3)])
def test_when_eleanor_is_replaced_up_to_three_spent_actions_are_got_back(spent: int, left: int) -> None:
    t = new(2, age=2)
    t.has(0, "eleanor_of_aquitaine")
    t.hand(0, "charles_darwin")
    t.actions(0, ca=4 - spent)
    t.acts(0)
    t.choose("lead charles_darwin")
    assert t.civ(0).ca == left


@rule("TA-36.14")
def test_zizkas_farms_count_as_infantry_or_artillery_of_armies() -> None:
    t = new(2)
    t.has(0, "jan_zizka", "fighting_band")
    t.workers(0, warriors=1, agriculture=3)
    assert (t.rating(0, "strength"), t.rating(0, "culture"), t.civ(0).ma_total) == (1 + 2, 2, 3)


@rule("TA-36.14")
def test_farms_alone_form_armies_without_any_unit() -> None:
    t = new(2)
    t.has(0, "jan_zizka", "fighting_band")
    t.workers(0, warriors=0, agriculture=4)
    assert (t.rating(0, "strength"), t.rating(0, "culture")) == (2, 2)


@rule("TA-36.14")
def test_they_are_outdated_for_later_tactics_and_get_nothing_from_the_great_wall() -> None:
    t = new(2, age=2)
    t.has(0, "jan_zizka", "great_wall", "defensive_army")
    t.has(0, "cannon")
    t.workers(0, warriors=0, agriculture=2, cannon=1)
    assert t.rating(0, "strength") == 3 + 3 + 1


@rule("TA-36.14")
def test_they_cannot_be_sent_to_colonize() -> None:
    t = new(2)
    t.has(0, "jan_zizka", "fighting_band")
    t.reveals("historic_territory_1")
    assert t.options == ["bid 1", "pass"]


@rule("TA-36.15")
def test_nostradamus_looks_at_events_that_others_prepare_while_he_is_in_play() -> None:
    t = new(3)
    t.hand(0, "rats", "pestilence")
    t.events("development_of_crafts,development_of_science,development_of_agriculture", future="foray")
    t.chance(0)
    t.governs(0)
    t.choose("prepare rats")
    t.has(1, "nostradamus")
    t.chance(0)
    t.governs(0)
    t.choose("prepare pestilence")
    assert t.keys(t.civ(1).notes.cards) == ["pestilence"]
    assert t.state.future.knows(1, t.number("pestilence"))
    assert not t.state.future.knows(2, t.number("pestilence"))
    t.has(1, "saladin")
    assert t.keys(t.civ(1).notes.cards) == ["pestilence"]


@rule("TA-36.15")
def test_he_scores_three_culture_for_preparing_an_event_himself() -> None:
    t = new(2)
    t.has(0, "nostradamus")
    t.hand(0, "rats")
    t.events("development_of_crafts")
    t.governs(0)
    t.choose("prepare rats")
    assert t.civ(0).culture == 1 + 3


@rule("TA-36.16")
def test_nostradamus_defends_with_three_more_also_for_the_legality_of_an_aggression() -> None:
    t = new(3)
    t.has(1, "nostradamus")
    t.workers(0, warriors=4)
    t.hand(0, "plunder_1")
    t.governs(0)
    t.choose("attack plunder_1")
    assert t.heard("attacks")[0].args["other_seat"] == 2


@rule("TA-36.16")
def test_he_does_not_help_in_wars() -> None:
    t = new(2, age=3)
    t.has(1, "nostradamus")
    t.workers(0, warriors=2)
    t.at_war(0, "war_over_culture", 1)
    t.points(1, culture=9)
    t.resolves_war(0)
    assert t.civ(0).culture == 6


@rule("TA-36.16")
def test_he_makes_others_weakest_but_himself_not_strongest() -> None:
    t = new(2)
    t.has(0, "nostradamus")
    t.workers(1, warriors=2)
    t.points(1, culture=3)
    t.reveals("crusades")  # seat 1 is strongest and weakest: gains 4, loses 4
    assert [p.culture for p in t.state.players] == [0, 3]


@rule("TA-36.16")
def test_goods_taken_from_oneself_are_first_lost_then_gained() -> None:
    t = new(2, age=2, new_military=True)
    t.has(0, "nostradamus")
    t.has(1, "irrigation")
    t.workers(1, warriors=2)
    with t.edit() as s:
        p = s.players[1]
        p.stored = tuple([3 if s.content.rows[tech].key == "agriculture" else 0 for tech in p.techs])
        p.blue = 13
    t.reveals("international_negotiations")
    assert (t.food(1), t.civ(1).blue) == (3, 14)


# --- Gutenberg ------------------------------------------------------------------------------------------------


def printer(*hand: str, science: int = 0, resources: int = 0) -> AgesScript:
    t = new(2)
    t.has(0, "johannes_gutenberg", "alchemy")
    t.hand(0, *hand)
    t.points(0, science=science)
    t.goods(0, resources=resources)
    t.actions(0, ca=0)
    return t


@rule("TA-36.19")
def test_gutenbergs_action_develops_a_lab_or_library_for_one_science_less() -> None:
    t = printer("printing_press", "iron", science=2)
    t.acts(0)
    assert [o for o in t.options if "use" in o] == ["use johannes_gutenberg"]
    t.choose("use johannes_gutenberg / develop printing_press")
    assert (t.civ(0).science, t.civ(0).culture) == (0, 2)
    assert "printing_press" in t.keys(t.civ(0).techs)
    assert "use johannes_gutenberg" not in t.options


@rule("TA-36.19")
def test_what_gutenbergs_action_is_spent_on_is_said_even_where_only_one_thing_is_possible() -> None:
    t = printer("printing_press", science=2)
    t.acts(0)
    assert t.after("use johannes_gutenberg") == ["develop printing_press"]
    assert t.refusal("use johannes_gutenberg / build alchemy").rule
    assert (t.civ(0).science, t.civ(0).culture) == (2, 0)


@rule("TA-36.19", "TA-21.13", "TA-9.08")
@pytest.mark.parametrize(
    ("leader", "technologies"),
    [("johannes_gutenberg", ["alchemy"]), ("js_bach", ["drama"]), ("frederick_barbarossa", [])],
)
def test_an_ability_that_was_only_looked_at_is_not_used(leader: str, technologies: list[str]) -> None:
    """What it is used for belongs to the answer: until that is said, everything else can still be done."""
    t = new(2)
    t.has(0, leader, *technologies)
    t.goods(0, food=5, resources=10)
    t.acts(0)
    before = t.state.clone()
    assert t.after(f"use {leader}")
    assert t.state == before
    t.choose("grow")
    assert f"use {leader}" in t.options


@rule("TA-36.19")
def test_it_builds_or_upgrades_one_for_one_resource_less() -> None:
    t = printer(resources=2)
    t.acts(0)
    t.choose("use johannes_gutenberg")
    assert t.options == ["build philosophy", "upgrade philosophy alchemy"]
    t.choose("upgrade philosophy alchemy")
    assert (t.count(0, "alchemy"), t.resources(0), t.civ(0).culture) == (1, 0, 2)


@rule("TA-36.19")
def test_it_takes_one_and_replaces_one_of_the_actions() -> None:
    t = printer()
    t.actions(0, ca=1)
    t.row("-", "-", "-", "-", "-", "printing_press", "iron")
    t.acts(0)
    t.choose("use johannes_gutenberg / take 6")
    assert (t.keys(t.civ(0).civil_hand.cards), t.civ(0).ca, t.civ(0).culture) == (["printing_press"], 0, 2)


@rule("TA-36.19")
def test_it_plays_an_action_card_for_that_with_both_benefits() -> None:
    t = printer("urban_growth_a", resources=4)
    t.acts(0)
    t.choose("use johannes_gutenberg")
    assert t.options == [
        "build philosophy",
        "upgrade philosophy alchemy",
        "play urban_growth_a build philosophy",
        "play urban_growth_a build alchemy",
        "play urban_growth_a upgrade philosophy alchemy",
    ]
    t.choose("play urban_growth_a build alchemy")
    assert (t.count(0, "alchemy"), t.resources(0), t.civ(0).ca) == (1, 0, 0)
    assert t.keys(t.state.removed) == ["urban_growth_a"]


@rule("TA-36.19")
def test_also_one_that_develops() -> None:
    t = printer("breakthrough_1", "printing_press", "iron", science=2)
    t.acts(0)
    t.choose("use johannes_gutenberg", "play breakthrough_1 develop printing_press")
    assert (t.civ(0).science, t.civ(0).culture) == (2, 2)


@rule("TA-36.19")
def test_a_revolution_does_not_spend_it() -> None:
    t = printer("monarchy", science=2, resources=2)
    t.actions(0, ca=4)
    t.acts(0)
    t.choose("revolt monarchy")
    assert "use johannes_gutenberg" in t.options
    assert t.civ(0).ca_total == 5


# --- Saladin --------------------------------------------------------------------------------------------------


@rule("TA-36.13")
def test_saladin_chooses_at_the_end_of_every_action_phase_between_strength_and_a_civil_action() -> None:
    t = new(2)
    t.has(0, "saladin")
    assert (t.rating(0, "strength"), t.civ(0).ca_total) == (1, 4)
    t.acts(0)
    t.choose("end", "strength")
    assert (t.rating(0, "strength"), t.civ(0).ca_total) == (3, 4)
    t.acts(0)
    t.choose("end", "action")
    assert (t.rating(0, "strength"), t.civ(0).ca_total, t.rating(0, "civil hand")) == (1, 5, 5)


@rule("TA-36.13")
def test_when_he_leaves_a_spent_action_goes_first() -> None:
    t = new(2)
    t.has(0, "saladin")
    t.acts(0)
    t.choose("end", "action")
    t.actions(0, ca=3)
    t.has(1, "nostradamus")
    t.ends_age()
    t.ends_age()
    assert (t.civ(0).ca_total, t.civ(0).ca) == (4, 3)


# --- Age II ---------------------------------------------------------------------------------------------------


@rule("TA-36.32")
@pytest.mark.parametrize(("seats", "weaker", "gains"), [(2, 1, 1), (3, 1, 1), (4, 1, 0), (4, 2, 1)])
def test_catherine_takes_a_token_of_each_weaker_civilization_once(
    seats: int, weaker: int, gains: int
) -> None:
    t = new(seats, age=2)
    t.has(0, "catherine_the_great")
    t.workers(0, warriors=2)
    for seat in range(1 + weaker, seats):
        t.workers(seat, warriors=2)
    t.governs(0)
    t.choose("use catherine_the_great")
    assert [p.yellow for p in t.state.players[1 : 1 + weaker]] == [17] * weaker
    assert t.civ(0).yellow == 18 + gains
    t.governs(0)
    assert t.refuses("use catherine_the_great") == "TA-6.02"


@rule("TA-36.32")
def test_catherine_is_refused_if_no_weaker_rival_has_a_token() -> None:
    t = new(3, age=2)
    t.has(0, "catherine_the_great")
    t.workers(0, warriors=2)
    t.workers(2, warriors=2)
    t.banks(1, yellow=0)
    t.governs(0)
    assert t.refuses("use catherine_the_great") == "TA-6.02"


def test_catherine_has_a_military_action_and_culture() -> None:
    t = new(2, age=2)
    t.has(0, "catherine_the_great")
    assert (t.civ(0).ma_total, t.rating(0, "culture")) == (3, 2)


@rule("TA-36.30")
def test_maria_theresa_scores_for_every_token_that_comes_into_the_worker_pool() -> None:
    t = new(2, age=2)
    t.has(0, "maria_theresa")
    t.reveals("inhabited_territory_2")
    t.choose("bid 1", "pass", "send warriors 1")
    assert (t.civ(0).science, t.civ(0).culture) == (2, 2)
    t.goods(0, food=9)
    t.acts(0)
    t.choose("grow")
    assert (t.civ(0).science, t.civ(0).culture) == (3, 3)


@rule("TA-36.30")
@pytest.mark.parametrize(("warriors", "resources"), [(2, 3), (1, 1)])
def test_she_has_more_resources_for_units_if_she_is_weak(warriors: int, resources: int) -> None:
    t = new(2, age=2)
    t.has(0, "maria_theresa")
    t.workers(1, warriors=warriors)
    t.acts(0)
    assert t.state.turn.unit_resources == resources


@rule("TA-36.31")
def test_watts_discounts_apply_to_both_cards_of_an_upgrade() -> None:
    t = new(2, age=3)
    t.has(0, "james_watt", "irrigation", "selective_breeding", "mechanized_agriculture")
    t.workers(0, irrigation=1, agriculture=0)
    t.acts(0)
    t.choose("upgrade / from irrigation selective_breeding")  # 6 - 2 against 4
    assert t.count(0, "selective_breeding") == 1
    t.choose("upgrade")  # 8 - 4 against 6 - 2
    assert (t.count(0, "mechanized_agriculture"), t.resources(0)) == (1, 0)


@rule("TA-36.31")
def test_watt_makes_farm_and_mine_technologies_cheaper() -> None:
    t = new(2, age=3)
    t.has(0, "james_watt")
    t.hand(0, "coal", "oil", "iron")
    t.points(0, science=10)
    t.acts(0)
    t.choose("develop coal", "develop oil")
    assert t.civ(0).science == 10 - 5 - 5
    assert t.refusal("develop iron").args == {"count": 5}


@rule("TA-36.31")
def test_when_watt_leaves_he_scores_the_production_of_the_best_worker() -> None:
    t = new(2, age=3)
    t.has(0, "james_watt", "iron", "machu_picchu", "coal")
    t.workers(0, iron=1, coal=1)
    t.hand(0, "steve_jobs")
    t.acts(0)
    t.choose("lead steve_jobs")
    assert t.civ(0).culture == 4


@rule("TA-36.27")
def test_a_replaced_nobel_founds_the_prize_and_no_action_is_got_back() -> None:
    t = new(2, age=3)
    t.has(0, "alfred_nobel")
    t.hand(0, "steve_jobs", "iron", "irrigation")
    t.points(0, science=20)
    t.acts(0)
    t.choose("develop iron")
    t.choose("lead steve_jobs", "develop irrigation")
    assert t.civ(0).ca == 1
    t.choose("end")
    before = t.civ(0).culture
    t.ends_turn(0)
    assert t.civ(0).culture == before + 4


@rule("TA-36.27")
@pytest.mark.parametrize(("developed", "culture"), [(1, 0), (2, 4), (3, 4)])
def test_the_prize_is_for_every_civilization_once_a_turn_with_two_developments(
    developed: int, culture: int
) -> None:
    t = new(2, age=3)
    t.has(0, "alfred_nobel")
    t.hand(0, "steve_jobs")
    t.acts(0)
    t.choose("lead steve_jobs", "end")
    with t.edit() as s:
        s.turn.developed = developed
    t.ends_turn(1)
    assert t.civ(1).culture == culture


@rule("TA-36.27")
def test_if_nobel_is_removed_otherwise_there_is_no_prize() -> None:
    t = new(2, age=3)
    t.has(0, "alfred_nobel")
    t.reveals("iconoclasm")
    assert (t.civ(0).leader, t.number("nobel_prize") in t.civ(0).cards) == (NONE, False)


def test_nobel_gives_science_and_strength() -> None:
    t = new(2, age=3)
    t.has(0, "alfred_nobel")
    assert (t.rating(0, "science"), t.rating(0, "strength")) == (3, 3)


@rule("TA-36.29")
def test_gaudis_discount_counts_built_types_but_not_that_of_the_technology() -> None:
    t = new(2, age=2)
    t.has(0, "antoni_gaudi", "bread_and_circuses")
    t.workers(0, philosophy=2, bread_and_circuses=1)
    t.hand(0, "opera", "scientific_method", "coal")
    t.acts(0)
    missing = [t.refusal(f"develop {tech}").args["count"] for tech in ("opera", "scientific_method", "coal")]
    assert missing == [7 - 2, 6 - 1, 7]
    assert t.rating(0, "culture") == 2


@rule("TA-36.28")
def test_with_darwin_temples_give_a_face_less_and_with_st_peters_as_many_as_printed() -> None:
    t = table(2, age=2)
    t.has(0, "theology", "charles_darwin")
    t.workers(0, theology=1, religion=1)
    assert t.rating(0, "happiness") == 1
    t.has(0, "st_peters_basilica")
    assert t.rating(0, "happiness") == (1 + 1) + 1 + 1  # St. Peter's itself has one


def test_darwin_takes_technologies_cheaper_but_not_for_nothing() -> None:
    t = new(2, age=2)
    t.has(0, "charles_darwin")
    t.row("iron", "-", "-", "-", "-", "coal", "reserves_2")
    t.acts(0)
    t.choose("take 1", "take 6")
    assert t.civ(0).ca == 2
    t.choose("take 7")
    assert t.civ(0).ca == 0


def test_darwins_labs_and_libraries_produce_culture() -> None:
    t = new(2, age=2)
    t.has(0, "charles_darwin", "printing_press")
    t.workers(0, printing_press=1)
    assert t.rating(0, "culture") == 1 + 1 + 1


# --- Age III --------------------------------------------------------------------------------------------------


@rule("TA-36.39")
def test_curie_counts_mines_and_labs_by_level_not_by_production() -> None:
    t = new(2, age=3)
    t.has(0, "marie_curie_sklodowska", "iron", "machu_picchu", "coal", "computers")
    t.workers(0, iron=1, coal=1, computers=1, philosophy=0, warriors=0)
    assert t.rating(0, "science") == 5 + 2
    assert (t.rating(0, "strength"), t.rating(0, "culture")) == (3, 3)


@rule("TA-36.37")
def test_dietrich_improves_all_theaters_of_the_highest_level() -> None:
    t = new(2, age=3)
    t.has(0, "marlene_dietrich", "drama", "opera", "movies")
    t.workers(0, drama=1, opera=2)
    before = t.rating(0, "culture"), t.rating(0, "happiness")
    t.has(0, "steve_jobs")
    assert before == (t.rating(0, "culture") + 2, t.rating(0, "happiness") + 2)


@rule("TA-36.37")
def test_dietrich_counts_a_unit_twice_for_armies_but_not_for_strength() -> None:
    t = new(2, age=3)
    t.has(0, "marlene_dietrich", "medieval_army", "knights")
    t.workers(0, warriors=2, knights=1)
    assert t.rating(0, "strength") == 2 + 2 + 4


@rule("TA-36.37")
def test_also_among_units_that_are_sent_to_colonize() -> None:
    t = new(2, age=3)
    t.has(0, "marlene_dietrich", "medieval_army", "knights")
    t.workers(0, warriors=2, knights=1)
    t.reveals("historic_territory_1")
    assert t.refusal("bid 99").args == {"most": 8}


def test_jobs_best_lab_gives_happy_faces_equal_to_its_level() -> None:
    t = new(2, age=3)
    t.has(0, "steve_jobs", "scientific_method")
    t.workers(0, scientific_method=2)
    assert t.rating(0, "happiness") == 2


@rule("TA-13.06")
def test_jobs_lab_gets_st_peters_extra_face() -> None:
    t = table(2, age=3)
    t.has(0, "steve_jobs", "scientific_method", "st_peters_basilica")
    t.workers(0, scientific_method=2)
    assert t.rating(0, "happiness") == 3 + 1


@rule("TA-13.06")
def test_a_theater_that_dietrich_improves_gets_it_once() -> None:
    t = table(2, age=3)
    t.has(0, "marlene_dietrich", "drama", "st_peters_basilica")
    t.workers(0, drama=1)
    assert t.rating(0, "happiness") == (1 + 1 + 1) + 1


def test_jobs_may_pay_a_resource_for_culture_when_a_technology_is_developed() -> None:
    t = new(2, age=3)
    t.has(0, "steve_jobs")
    t.hand(0, "iron", "irrigation")
    t.points(0, science=8)
    t.goods(0, resources=2)
    t.acts(0)
    t.choose("develop iron", "pay pay-resources")
    assert (t.civ(0).culture, t.resources(0)) == (4, 1)
    t.choose("develop irrigation", "decline")
    assert (t.civ(0).culture, t.resources(0)) == (4, 1)


@rule("TA-36.38", "TA-15.03")
@pytest.mark.parametrize(("yellow", "culture"), [(18, 3), (16, 2), (0, 0)])
def test_mandela_scores_surplus_happy_faces_at_the_end_of_the_turn(yellow: int, culture: int) -> None:
    t = new(2, age=3)
    t.has(0, "nelson_mandela", "theology")
    t.workers(0, theology=1, religion=1)
    t.banks(0, yellow=yellow)
    t.workers(0, unused=9)
    t.goods(0, food=6)
    t.ends_turn(0)
    assert t.civ(0).culture == culture + t.rating(0, "culture")


@rule("TA-36.38")
def test_mandela_scores_even_if_an_uprising_follows() -> None:
    t = new(3, age=3)
    t.has(0, "nelson_mandela", "theology")
    t.workers(0, theology=1, unused=0)
    t.banks(0, yellow=16)
    t.ends_turn(0)
    assert t.civ(0).culture == 1 + t.rating(0, "culture")


@rule("TA-36.22")
@pytest.mark.parametrize(("yellow", "cost"), [(18, 4), (16, 1)])
def test_taking_mandela_costs_three_more_without_discontent_workers(yellow: int, cost: int) -> None:
    t = new(2, age=3)
    t.row("nelson_mandela")
    t.banks(0, yellow=yellow)
    t.acts(0)
    t.choose("take 1")
    assert t.civ(0).ca == 4 - cost


def test_mandela_has_a_civil_action_and_culture() -> None:
    t = new(2, age=3)
    t.has(0, "nelson_mandela")
    assert (t.civ(0).ca_total, t.rating(0, "culture")) == (5, 2)


@rule("TA-36.36")
def test_coubertin_may_open_the_games_before_his_political_action_once() -> None:
    t = new(2, age=3)
    t.has(0, "pierre_de_coubertin")
    t.enters_politics(0)
    t.choose("do olympic-games")
    assert (t.civ(0).culture, t.asked) == (8, "PoliticalAction")
    t.choose("pass")
    t.enters_politics(0)
    assert (t.asked, t.number("olympic_games") in t.civ(0).cards) == ("PoliticalAction", False)


@rule("TA-36.36")
def test_whoever_attacks_during_the_games_loses_eight_culture() -> None:
    t = new(3, age=3)
    t.has(0, "pierre_de_coubertin")
    t.enters_politics(0)
    t.choose("do olympic-games", "pass")
    t.hand(1, "war_over_territory")
    t.points(1, culture=10)
    t.governs(1)
    t.choose("attack war_over_territory / on 2")
    assert t.civ(1).culture == 2


@rule("TA-36.36")
def test_the_games_hold_for_himself_and_go_on_when_he_leaves() -> None:
    t = new(3, age=3)
    t.has(0, "pierre_de_coubertin")
    t.hand(0, "war_over_territory")
    t.enters_politics(0)
    t.choose("do olympic-games", "attack war_over_territory / on 1")
    assert t.civ(0).culture == 0
    t.has(0, "steve_jobs")
    assert t.number("olympic_games") in t.civ(0).cards


@rule("TA-36.36")
def test_they_can_be_opened_when_the_political_action_was_given_up() -> None:
    t = new(2, age=3)
    t.has(0, "pierre_de_coubertin")
    with t.edit() as s:
        s.players[0].no_politics = 1
    t.enters_politics(0)
    t.choose("do olympic-games")
    assert (t.civ(0).culture, t.asked) == (8, "Rest")


def test_coubertins_arenas_produce_two_culture() -> None:
    t = new(2, age=3)
    t.has(0, "pierre_de_coubertin", "team_sports")
    t.workers(0, team_sports=2)
    assert t.rating(0, "culture") == 4


@rule("TA-36.36b")
def test_fleming_looks_at_a_hand_but_not_at_the_same_on_two_turns_in_a_row() -> None:
    t = new(3, age=3)
    t.has(0, "ian_fleming")
    t.hand(1, "rats")
    t.hand(2, "pestilence")
    t.enters_politics(0)
    assert t.options == ["look 1", "look 2", "stop"]
    t.choose("look 1", "pass")
    with t.edit() as s:
        s.round += 1
    t.enters_politics(0)
    assert t.options == ["look 2", "stop"]
    assert t.refuses("look 1") == "TA-36.36b"
    t.choose("stop", "pass")
    with t.edit() as s:
        s.round += 1
    t.enters_politics(0)
    assert t.options == ["look 1", "look 2", "stop"]


@rule("TA-36.36b")
def test_fleming_may_look_when_the_political_action_was_given_up() -> None:
    t = new(2, age=3)
    t.has(0, "ian_fleming")
    t.hand(1, "rats")
    with t.edit() as s:
        s.players[0].no_politics = 1
    t.enters_politics(0)
    t.choose("look 1")
    assert t.asked == "Rest"


def test_flemings_best_library_and_theater_produce_culture_equal_to_their_levels() -> None:
    t = new(2, age=3)
    t.has(0, "printing_press", "journalism", "drama")
    t.workers(0, printing_press=1, journalism=1, drama=2)
    before = t.rating(0, "culture")
    t.has(0, "ian_fleming")
    assert t.rating(0, "culture") == before + 2 + 1


@rule("TA-36.19")
def test_what_gutenbergs_action_cannot_do_is_refused_with_the_reason() -> None:
    t = new(2)
    t.has(0, "johannes_gutenberg")
    t.row("alchemy", "iron")
    t.hand(0, "printing_press")
    t.points(0, science=1)
    t.goods(0, resources=2)
    t.acts(0)
    t.choose("use johannes_gutenberg")
    assert t.options == ["take 1", "build philosophy"]
    assert (t.refuses("take 2"), t.refuses("build religion")) == ("TA-36.19", "TA-36.19")
    assert t.refusal("develop printing_press").args == {"count": 1}
