"""Civil actions: taking, growing, building, upgrading, destroying, leaders, stages, developing (TA-8)."""

from __future__ import annotations

import pytest

from tessera.testing import rule
from tests.games.throughtheages.scenes import table

# --- taking cards ---------------------------------------------------------------------------------------------


@rule("TA-8.01", "TA-1.05")
@pytest.mark.parametrize(("space", "price"), [(1, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3)])
def test_a_card_costs_the_actions_of_its_space_and_goes_to_hand(space: int, price: int) -> None:
    t = table()
    t.row(*["-"] * (space - 1), "iron")
    t.acts(0)
    t.choose(f"take {space}")
    assert (4 - t.civ(0).ca, t.keys(t.civ(0).civil_hand.cards)) == (price, ["iron"])


@rule("TA-8.01")
def test_taking_is_refused_with_the_actions_that_are_missing() -> None:
    t = table()
    t.row(*["-"] * 9, "iron")
    t.actions(0, ca=1)
    t.acts(0)
    refusal = t.refusal("take 10")
    assert (refusal.key, refusal.args, refusal.rule) == (
        "refused-short-of-civil-actions",
        {"count": 2},
        "TA-8.01",
    )


@rule("TA-8.02")
def test_no_card_is_taken_with_as_many_in_hand_as_civil_actions() -> None:
    t = table()
    t.row("iron", "pyramids")
    t.hand(0, "knights", "drama", "moses", "stockpile_a")
    t.acts(0)
    refusal = t.refusal("take 1")
    assert (refusal.key, refusal.args, refusal.rule) == ("refused-hand-full", {"count": 4}, "TA-8.02")
    t.choose("take 2")
    assert t.keys((t.civ(0).unfinished,)) == ["pyramids"]


@rule("TA-8.02")
def test_the_hand_limit_counts_spent_actions_too() -> None:
    t = table()
    t.row("iron")
    t.hand(0, "knights", "drama")
    t.actions(0, ca=1)
    t.acts(0)
    t.choose("take 1")
    assert len(t.civ(0).civil_hand.cards) == 3


@rule("TA-8.02")
def test_the_library_of_alexandria_raises_the_hand_limit() -> None:
    t = table()
    t.has(0, "library_of_alexandria")
    t.row("iron")
    t.hand(0, "knights", "drama", "moses", "stockpile_a")
    t.acts(0)
    t.choose("take 1")
    assert len(t.civ(0).civil_hand.cards) == 5


@rule("TA-8.03")
def test_a_technology_of_a_name_in_hand_or_in_play_is_not_taken() -> None:
    t = table()
    t.has(0, "iron", "monarchy", "code_of_laws")
    t.hand(0, "drama")
    t.row("iron", "code_of_laws", "drama", "breakthrough_1")
    with t.edit() as s:
        s.row = (*s.row[:4], t.number("monarchy"), *s.row[5:])
    t.hand(0, "breakthrough_1")
    t.acts(0)
    assert [t.refuses(f"take {space}") for space in (1, 2, 3, 5)] == ["TA-8.03"] * 4
    t.choose("take 4")
    assert t.keys(t.civ(0).civil_hand.cards).count("breakthrough_1") == 2


@rule("TA-8.04")
def test_only_one_leader_of_an_age_is_taken_in_a_game() -> None:
    t = table()
    t.row("homer", "moses", "joan_of_arc")
    t.acts(0)
    t.choose("take 1")
    assert t.refuses("take 2") == "TA-8.04"
    t.choose("take 3", "lead homer", "lead joan_of_arc")
    assert t.refuses("take 2") == "TA-8.04"


@rule("TA-8.04")
def test_whoever_has_a_leader_in_play_or_in_hand_has_taken_one_of_that_age() -> None:
    t = table()
    t.has(0, "homer")
    t.hand(0, "michelangelo")
    t.row("moses", "joan_of_arc", "isaac_newton")
    t.acts(0)
    assert [t.refuses("take 1"), t.refuses("take 2")] == ["TA-8.04"] * 2
    t.choose("take 3")


@rule("TA-8.05")
def test_a_wonder_costs_one_action_more_per_completed_wonder_ruins_included() -> None:
    t = table()
    t.has(0, "pyramids", "colossus")
    t.ruined(0, "colossus")
    t.row("great_wall")
    t.acts(0)
    t.choose("take 1")
    assert (t.civ(0).ca, t.keys((t.civ(0).unfinished,))) == (5 - 3, ["great_wall"])


@rule("TA-8.05")
def test_a_wonder_is_refused_with_the_actions_that_its_surcharge_makes_missing() -> None:
    t = table()
    t.has(0, "pyramids", "colossus")
    t.row("great_wall")
    t.actions(0, ca=1)
    t.acts(0)
    refusal = t.refusal("take 1")
    assert (refusal.args, refusal.rule) == ({"count": 2}, "TA-8.05")


@rule("TA-8.06")
def test_no_second_unfinished_wonder() -> None:
    t = table()
    t.builds(0, "pyramids", 1)
    t.row("great_wall")
    t.acts(0)
    assert t.refuses("take 1") == "TA-8.06"
    assert not [option for option in t.options if "abandon" in option]


@rule("TA-8.07")
def test_discounts_of_the_price_of_a_card_end_at_nothing() -> None:
    t = table()
    t.has(0, "hammurabi")
    t.row("isaac_newton", "-", "-", "-", "-", "michelangelo", "iron")
    t.acts(0)
    t.choose("take 1")
    assert t.civ(0).ca == 4
    t.choose("take 6")
    assert t.civ(0).ca == 3
    t.choose("take 7")
    assert t.civ(0).ca == 1


@rule("TA-8.07")
def test_darwins_discount_leaves_a_price_of_one_action() -> None:
    t = table(2, mix="pure")
    t.has(0, "charles_darwin")
    t.row("iron", "-", "-", "-", "-", "knights", "boudica")
    t.acts(0)
    t.choose("take 1")
    assert t.civ(0).ca == 3
    t.choose("take 6")
    assert t.civ(0).ca == 2
    t.choose("take 7")
    assert t.civ(0).ca == 0


@rule("TA-8.08")
def test_civil_cards_cannot_be_discarded() -> None:
    t = table()
    t.hand(0, "knights", "moses")
    t.acts(0)
    assert t.refusal("discard knights").key == "refused-not-asked"
    assert not [option for option in t.options if option.startswith("discard")]


@rule("TA-8.09")
def test_an_action_card_is_not_played_in_the_phase_in_which_it_was_taken() -> None:
    t = table()
    t.row("stockpile_a")
    t.acts(0)
    t.choose("take 1")
    assert t.refuses("play stockpile_a") == "TA-8.09"
    t.state.turn = type(t.state.turn)()
    t.acts(0)
    t.choose("play stockpile_a")
    assert (t.food(0), t.resources(0)) == (1, 1)


@rule("TA-8.09")
def test_another_copy_of_a_card_that_was_just_taken_can_be_played_once() -> None:
    t = table()
    t.hand(0, "rich_land_a")
    t.row("rich_land_a")
    t.goods(0, resources=4)
    t.workers(0, unused=2)
    t.acts(0)
    t.choose("take 1", "play rich_land_a / build bronze")
    assert t.refuses("play rich_land_a") == "TA-8.09"


@rule("TA-8.10")
def test_a_taken_card_leaves_its_space_empty() -> None:
    t = table()
    t.row("iron", "knights", "drama")
    t.acts(0)
    t.choose("take 2")
    assert t.in_row()[:3] == ["iron", "-", "drama"]
    assert t.refuses("take 2") == "TA-8.01"


# --- population and buildings ---------------------------------------------------------------------------------


@rule("TA-8.15", "TA-1.04")
@pytest.mark.parametrize(
    ("yellow", "food"),
    [(20, 2), (18, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7)],
)
def test_more_population_costs_an_action_and_food_by_the_yellow_bank(yellow: int, food: int) -> None:
    t = table()
    t.banks(0, yellow=yellow)
    t.goods(0, food=8)
    t.acts(0)
    t.choose("grow")
    p = t.civ(0)
    assert (8 - t.food(0), p.ca, p.yellow, p.unused) == (food, 3, yellow - 1, 2)


@rule("TA-8.15")
def test_growing_is_refused_with_the_food_that_is_missing() -> None:
    t = table()
    t.goods(0, food=1)
    t.acts(0)
    refusal = t.refusal("grow")
    assert (refusal.key, refusal.args, refusal.rule) == ("refused-short-of-food", {"count": 1}, "TA-8.15")


@rule("TA-8.20")
def test_building_costs_an_action_and_resources_and_uses_an_unused_worker() -> None:
    t = table()
    t.goods(0, resources=4)
    t.acts(0)
    t.choose("build religion")
    p = t.civ(0)
    assert (p.ca, p.unused, t.count(0, "religion"), t.resources(0)) == (3, 0, 1, 1)
    assert t.refusal("build bronze").key == "refused-no-unused-worker"
    assert t.refuses("build bronze") == "TA-8.20"


@rule("TA-8.20")
def test_nothing_is_built_on_a_technology_that_is_not_developed() -> None:
    t = table()
    t.goods(0, resources=8)
    t.acts(0)
    refusal = t.refusal("build iron")
    assert (refusal.key, refusal.rule) == ("refused-not-developed", "TA-8.20")


@rule("TA-8.20")
def test_building_needs_a_civil_action() -> None:
    t = table()
    t.goods(0, resources=8)
    t.actions(0, ca=0)
    t.acts(0)
    refusal = t.refusal("build bronze")
    assert (refusal.key, refusal.args, refusal.rule) == (
        "refused-short-of-civil-actions",
        {"count": 1},
        "TA-8.20",
    )


@rule("TA-8.21")
def test_a_third_building_of_a_type_is_beyond_the_limit_of_despotism() -> None:
    t = table()
    t.has(0, "alchemy")
    t.workers(0, philosophy=1, alchemy=1, agriculture=5, warriors=4)
    t.goods(0, resources=10)
    t.acts(0)
    refusal = t.refusal("build alchemy")
    assert (refusal.key, refusal.args, refusal.rule) == ("refused-building-limit", {"count": 2}, "TA-8.21")
    t.choose("build agriculture")
    assert t.count(0, "agriculture") == 6


@rule("TA-8.21")
def test_buildings_above_a_lowered_limit_stay_and_can_be_upgraded() -> None:
    t = table()
    t.has(0, "monarchy", "alchemy")
    t.workers(0, philosophy=3)
    t.has(0, "despotism")
    t.goods(0, resources=10)
    t.acts(0)
    assert (t.count(0, "philosophy"), t.refuses("build philosophy")) == (3, "TA-8.21")
    t.choose("upgrade")
    assert t.count(0, "alchemy") == 1


@rule("TA-8.25")
def test_an_upgrade_costs_an_action_and_the_difference_and_may_skip_levels() -> None:
    t = table()
    t.has(0, "iron", "coal")
    t.goods(0, resources=9)
    t.acts(0)
    t.choose("upgrade / from bronze coal")
    assert (t.civ(0).ca, t.resources(0), t.count(0, "bronze"), t.count(0, "coal")) == (3, 3, 1, 1)


@rule("TA-8.25")
def test_workers_move_up_within_their_type_only() -> None:
    t = table()
    t.has(0, "iron", "irrigation")
    t.workers(0, iron=1)
    t.goods(0, resources=9)
    t.acts(0)
    assert t.refuses("upgrade / from bronze irrigation") == "TA-8.25"
    assert t.refuses("upgrade / from iron bronze") == "TA-8.25"


@rule("TA-8.25")
def test_an_upgrade_is_refused_with_the_resources_that_are_missing() -> None:
    t = table()
    t.has(0, "iron", "irrigation", "theology", "swordsmen")
    t.workers(0, religion=1)
    t.goods(0, resources=2)
    t.acts(0)
    refusal = t.refusal("upgrade / from bronze iron")
    assert (refusal.key, refusal.args, refusal.rule) == (
        "refused-short-of-resources",
        {"count": 1},
        "TA-8.25",
    )


@rule("TA-8.25")
def test_without_actions_or_a_better_technology_nothing_is_upgraded() -> None:
    t = table()
    t.goods(0, resources=9)
    t.acts(0)
    assert t.refusal("upgrade").key == "refused-no-upgrade"
    t.has(0, "iron")
    t.actions(0, ca=0, ma=0)
    t.acts(0)
    refusal = t.refusal("upgrade")
    assert (refusal.key, refusal.rule) == ("refused-short-of-civil-actions", "TA-8.25")


@rule("TA-8.30")
def test_a_destroyed_building_costs_an_action_and_gives_back_only_its_worker() -> None:
    t = table()
    t.acts(0)
    t.choose("destroy / on bronze")
    p = t.civ(0)
    assert (p.ca, p.unused, t.count(0, "bronze"), t.resources(0)) == (3, 2, 1, 0)
    assert t.refuses("destroy / on religion") == "TA-8.30"


@rule("TA-8.30")
def test_without_actions_nothing_is_destroyed() -> None:
    t = table()
    t.actions(0, ca=0, ma=0)
    t.acts(0)
    assert t.refuses("destroy") == "TA-8.30"


# --- leaders --------------------------------------------------------------------------------------------------


@rule("TA-8.35")
def test_the_first_leader_costs_an_action() -> None:
    t = table()
    t.hand(0, "moses")
    t.acts(0)
    t.choose("lead moses")
    assert (t.civ(0).ca, t.keys((t.civ(0).leader,))) == (3, ["moses"])


@rule("TA-8.35", "TA-12.02")
def test_replacing_a_leader_gives_an_action_back_and_removes_the_old_one() -> None:
    t = table()
    t.has(0, "moses")
    t.hand(0, "joan_of_arc")
    t.acts(0)
    t.choose("lead joan_of_arc")
    assert (t.civ(0).ca, t.keys((t.civ(0).leader,)), t.keys(t.state.removed)) == (
        4,
        ["joan_of_arc"],
        ["moses"],
    )


@rule("TA-8.35")
def test_a_leader_that_is_not_in_hand_or_without_an_action_is_refused() -> None:
    t = table()
    t.hand(0, "moses")
    t.actions(0, ca=0)
    t.acts(0)
    assert (t.refuses("lead homer"), t.refuses("lead moses")) == ("TA-8.35", "TA-8.35")


@rule("TA-8.36")
def test_effects_of_the_old_leader_come_before_the_new_one() -> None:
    t = table()
    t.has(0, "homer", "pyramids")
    t.hand(0, "joan_of_arc")
    t.acts(0)
    t.choose("lead joan_of_arc")
    assert (t.asked, t.civ(0).leader, t.civ(0).ca) == ("HonourHomer", -1, 4)
    t.choose("stop")
    assert (t.keys((t.civ(0).leader,)), t.civ(0).ca) == (["joan_of_arc"], 5)


# --- wonders --------------------------------------------------------------------------------------------------


@rule("TA-8.40")
def test_a_stage_costs_an_action_and_its_resources_and_is_covered_by_a_token_of_the_bank() -> None:
    t = table()
    t.builds(0, "pyramids")
    t.goods(0, resources=5)
    t.acts(0)
    t.choose("stage 1")
    p = t.civ(0)
    assert (p.ca, t.resources(0), p.stages, p.blue) == (3, 2, 1, 16 - 2 - 1)
    t.choose("stage 1")
    assert t.resources(0) == 0
    refusal = t.refusal("stage 1")
    assert (refusal.key, refusal.args, refusal.rule) == (
        "refused-short-of-resources",
        {"count": 1},
        "TA-8.40",
    )


@rule("TA-8.40")
def test_with_an_empty_bank_the_owner_says_which_card_gives_the_token() -> None:
    t = table(2, mix="pure")
    t.has(0, "james_watt")
    t.builds(0, "manhattan_project")
    t.goods(0, food=1, resources=4)
    t.banks(0, blue=0)
    with t.edit() as s:
        s.turn.city_resources = 2
    t.acts(0)
    t.choose("stage 1")
    assert t.options == ["token-from agriculture", "token-from bronze"]
    t.choose("token-from agriculture")
    assert (t.food(0), t.resources(0), t.civ(0).stages) == (0, 4, 1)


@rule("TA-8.40")
def test_without_an_unfinished_wonder_no_stage_is_built() -> None:
    t = table()
    t.goods(0, resources=5)
    t.acts(0)
    assert t.refuses("stage 1") == "TA-8.40"


@rule("TA-8.41")
@pytest.mark.parametrize(("tech", "most"), [("masonry", 2), ("architecture", 3), ("engineering", 4)])
def test_construction_technologies_build_several_stages_with_one_action(tech: str, most: int) -> None:
    t = table()
    t.has(0, tech)
    t.builds(0, "internet")
    t.goods(0, resources=14)
    t.acts(0)
    assert t.refuses(f"stage {most + 1}") == "TA-8.41"
    t.choose(f"stage {most}")
    assert (t.civ(0).ca, t.civ(0).stages, 14 - t.resources(0)) == (3, most, sum((2, 3, 4, 3)[:most]))


@rule("TA-8.42")
def test_a_completed_wonder_returns_its_tokens_and_takes_effect_at_once() -> None:
    t = table()
    t.builds(0, "pyramids", 2)
    t.goods(0, resources=1)
    t.acts(0)
    t.choose("stage 1")
    p = t.civ(0)
    assert (p.blue, p.unfinished, t.keys(p.wonders), p.ca, p.ca_total) == (16, -1, ["pyramids"], 4, 5)


@rule("TA-8.42")
def test_what_a_wonder_scores_at_once_it_scores_once() -> None:
    t = table()
    t.builds(0, "fast_food_chains", 3)
    t.goods(0, resources=4)
    t.acts(0)
    t.choose("stage 1")
    assert t.civ(0).culture == 2 * 4 + 2
    t.choose("end")
    t.ends_turn(0)
    assert t.civ(0).culture == 10


@rule("TA-8.43")
def test_without_any_blue_token_no_stage_is_built() -> None:
    t = table()
    t.builds(0, "pyramids")
    t.banks(0, blue=0)
    with t.edit() as s:
        s.turn.city_resources = 3
    t.acts(0)
    refusal = t.refusal("stage 1")
    assert (refusal.key, refusal.rule) == ("refused-no-blue-token", "TA-8.43")


# --- technologies and cards -----------------------------------------------------------------------------------


@rule("TA-8.45")
def test_developing_costs_an_action_and_science() -> None:
    t = table()
    t.hand(0, "iron", "alchemy")
    t.points(0, science=8)
    t.acts(0)
    t.choose("develop iron")
    p = t.civ(0)
    assert (p.ca, p.science, "iron" in t.keys(p.techs), t.keys(p.civil_hand.cards)) == (
        3,
        3,
        True,
        ["alchemy"],
    )
    refusal = t.refusal("develop alchemy")
    assert (refusal.key, refusal.args, refusal.rule) == ("refused-short-of-science", {"count": 1}, "TA-8.45")


@rule("TA-8.45")
def test_developing_needs_an_action_and_the_card() -> None:
    t = table()
    t.hand(0, "iron")
    t.points(0, science=9)
    t.actions(0, ca=0)
    t.acts(0)
    refusal = t.refusal("develop iron")
    assert (refusal.key, refusal.rule) == ("refused-short-of-civil-actions", "TA-8.45")
    assert t.refusal("develop alchemy").key == "refused-not-in-hand"


@rule("TA-8.50")
def test_a_revolution_costs_all_civil_actions() -> None:
    t = table()
    t.hand(0, "monarchy")
    t.points(0, science=2)
    t.acts(0)
    t.choose("revolt monarchy")
    assert (t.civ(0).ca, t.civ(0).science, t.keys((t.civ(0).government,))) == (0, 0, ["monarchy"])


@rule("TA-8.55", "TA-10.01")
def test_an_action_card_costs_an_action_and_leaves_the_game() -> None:
    t = table()
    t.hand(0, "cultural_heritage_a")
    t.acts(0)
    t.choose("play cultural_heritage_a")
    p = t.civ(0)
    assert (p.ca, p.culture, p.science, p.civil_hand.cards) == (3, 4, 1, ())
    assert t.keys(t.state.removed) == ["cultural_heritage_a"]


@rule("TA-8.55")
def test_an_action_card_needs_an_action_and_must_be_in_hand() -> None:
    t = table()
    t.hand(0, "cultural_heritage_a")
    t.actions(0, ca=0)
    t.acts(0)
    assert t.refusal("play cultural_heritage_a").key == "refused-short-of-civil-actions"
    assert t.refusal("play stockpile_a").key == "refused-not-in-hand"
