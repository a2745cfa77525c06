"""The wonders of the expansion (TA-36)."""

from __future__ import annotations

import pytest

from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


def new(seats: int = 2, *, age: int = 1, **settings: object) -> AgesScript:
    return table(seats, age=age, mix="pure", **settings)


def completes(t: AgesScript, seat: int, wonder: str) -> None:
    """A seat builds the last stage of a wonder, for what it costs."""
    row = t.state.content.wonder[t.number(wonder)]
    t.builds(seat, wonder, len(row.stages) - 1)
    t.goods(seat, resources=row.stages[-1])
    t.acts(seat)
    t.choose("stage 1")


# --- symbols --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wonder", "culture", "science", "strength", "happiness"),
    [
        ("colosseum", 0, 0, 0, 1),
        ("stonehenge", 1, 0, 0, 1),
        ("acropolis", 1, 0, 1, 0),
        ("himeji_castle", 2, 0, 2, 0),
        ("silk_road", 2, 1, 0, 0),
        ("harvard_college", 1, 3, 0, 0),
        ("manhattan_project", 0, 0, 13, 0),
    ],
)
def test_what_is_printed_on_wonders(
    wonder: str, culture: int, science: int, strength: int, happiness: int
) -> None:
    t = new()
    t.workers(0, philosophy=0, warriors=0)
    t.has(0, wonder)
    ratings = [t.rating(0, what) for what in ("culture", "science", "strength", "happiness")]
    assert ratings == [culture, science, strength, happiness]


@pytest.mark.parametrize(
    ("wonder", "yellow", "blue", "ca", "ma"),
    [
        ("roman_roads", 19, 17, 4, 2),
        ("machu_picchu", 18, 17, 4, 2),
        ("statue_of_liberty", 20, 16, 4, 2),
        ("colosseum", 18, 16, 4, 3),
        ("forbidden_city", 18, 16, 5, 2),
    ],
)
def test_tokens_and_actions_of_wonders(wonder: str, yellow: int, blue: int, ca: int, ma: int) -> None:
    t = new()
    t.has(0, wonder)
    p = t.civ(0)
    assert (p.yellow, p.blue, p.ca_total, p.ma_total) == (yellow, blue, ca, ma)


# --- Age A ----------------------------------------------------------------------------------------------------


@rule("TA-11.13")
def test_the_colosseum_makes_infantry_and_cavalry_cheaper_and_scores_for_them() -> None:
    t = new()
    t.has(0, "colosseum")
    t.hand(0, "swordsmen", "knights", "iron")
    t.points(0, science=3)
    t.acts(0)
    t.choose("develop swordsmen")
    assert (t.civ(0).science, t.civ(0).culture) == (0, 2)
    assert t.refusal("develop knights").args == {"count": 4}
    assert t.refusal("develop iron").args == {"count": 5}


@rule("TA-36.09", "TA-19.12")
def test_the_symbol_of_roman_roads_changes_with_the_age() -> None:
    found = []
    for age in range(5):
        t = new(age=age)
        t.has(0, "roman_roads")
        found.append([t.rating(0, what) for what in ("resources", "science", "culture")])
    assert found == [[2, 1, 0], [3, 1, 0], [2, 2, 0], [2, 1, 2], [2, 1, 2]]


@rule("TA-36.26")
def test_stonehenge_scores_the_printed_cost_of_each_stage_even_with_a_discount() -> None:
    t = new()
    t.builds(0, "stonehenge", 2)
    t.hand(0, "engineering_genius_1")
    t.acts(0)
    t.choose("play engineering_genius_1")
    assert (t.civ(0).science, t.keys(t.civ(0).wonders)) == (3, ["stonehenge"])


def test_the_acropolis_raises_the_building_limit_and_makes_peaceful_governments_cheaper() -> None:
    t = new()
    t.has(0, "acropolis")
    t.workers(0, philosophy=2, religion=2)
    t.hand(0, "monarchy")
    t.goods(0, resources=9)
    t.acts(0)
    assert t.refusal("develop monarchy").args == {"count": 8 - 4}
    assert t.refusal("revolt monarchy").args == {"count": 2}
    t.choose("build philosophy")
    assert t.count(0, "philosophy") == 3
    assert t.refuses("build philosophy") in ("TA-8.20", "TA-8.21")


@rule("TA-36.10", "TA-19.12")
def test_the_adjusted_colossus_draws_cards_when_ages_ii_and_iii_begin() -> None:
    t = table(2, age=1, adjusted=True)
    t.has(0, "colossus_adj")
    drawn = []
    for _ in range(3):
        t.ends_age(1)
        drawn.append(list(t.view(0)["players"][0]["military_hand"]["backs"]))
    assert drawn[0] == [2, 2, 2]
    assert sorted(drawn[1]) == [2, 2, 2, 3, 3, 3]
    assert sorted(drawn[2]) == [3, 3, 3]


# --- Age I ----------------------------------------------------------------------------------------------------


@rule("TA-36.23")
def test_machu_picchu_adds_a_token_to_the_best_early_farm_and_mine() -> None:
    t = new(age=2)
    t.has(0, "machu_picchu", "iron", "coal", "irrigation")
    t.workers(0, iron=1, coal=1, irrigation=1)
    assert t.rating(0, "resources") == 2 + 2 * 2 + 3
    assert t.rating(0, "food") == 2 + 2 * 2
    t.ends_turn(0)
    assert (t.food(0), t.resources(0)) == (6, 9)


@rule("TA-36.23")
def test_without_such_a_worker_it_has_no_effect() -> None:
    t = new(age=2)
    t.has(0, "machu_picchu", "coal")
    t.workers(0, bronze=0, coal=1, agriculture=0)
    assert (t.rating(0, "resources"), t.rating(0, "food")) == (3, 0)


@rule("TA-36.23")
def test_it_is_production_of_the_mine() -> None:
    t = new(age=3)
    t.has(0, "machu_picchu")
    t.reveals("impact_of_industry")
    assert t.civ(0).culture == 3


@rule("TA-36.24")
@pytest.mark.parametrize("railroad", ["transcontinental_railroad", "transcontinental_railroad_adj"])
def test_with_the_railroad_both_tokens_go_to_one_mine_only_if_none_is_higher(railroad: str) -> None:
    t = table(2, age=2, adjusted=railroad.endswith("adj"))
    t.has(0, "machu_picchu", railroad, "iron", "coal")
    t.workers(0, bronze=0, iron=1)
    assert t.rating(0, "resources") == 3 * 2
    t.workers(0, coal=1)
    assert t.rating(0, "resources") == 2 * 2 + 2 * 3


def castle(seat: int, *, age: int = 2) -> AgesScript:
    """A seat has the Himeji castle and two swordsmen, the other one strength 4."""
    t = new(2, age=age)
    t.has(seat, "himeji_castle", "swordsmen")
    t.workers(seat, warriors=0, swordsmen=2)
    t.workers(1 - seat, warriors=4)
    return t


@rule("TA-36.17", "TA-36.17b", "TA-36.18", "TA-6.25")
def test_with_himeji_a_unit_may_be_sacrificed_for_an_aggression() -> None:
    t = castle(0)
    t.workers(1, warriors=6)
    t.points(1, science=5)
    t.hand(0, "spy_2")
    t.governs(0)  # strength 2 * 2 + 2, and 2 with the unit
    assert t.after("attack spy_2") == ["sacrifice swordsmen"]
    t.choose("attack spy_2 / on 1 / sacrifice swordsmen")
    won = t.heard("aggression-won")[0].args
    assert (won["attack"], won["defence"]) == (8, 6)
    assert (t.count(0, "swordsmen"), t.civ(0).yellow, t.civ(0).culture) == (1, 19, 3)


@rule("TA-36.17")
def test_no_unit_is_sacrificed_that_was_not_named_even_where_nothing_else_would_do() -> None:
    t = castle(0)
    t.workers(1, warriors=6)
    t.points(1, science=5)
    t.hand(0, "spy_2")
    t.governs(0)
    assert t.refusal("attack spy_2 / on 1").key == "refused-incomplete"
    assert t.count(0, "swordsmen") == 2
    t.choose("pass")  # whoever has only looked at it goes on as if nothing had been
    assert t.keys(t.civ(0).military_hand.cards) == ["spy_2"]


@rule("TA-36.17")
def test_the_unit_is_sacrificed_even_if_the_aggression_fails() -> None:
    t = castle(0)
    t.hand(0, "spy_2")
    t.hand(1, "military_bonus_2")
    t.governs(0)
    t.choose("attack spy_2")
    assert t.options == ["sacrifice swordsmen", "alone"]
    t.choose("sacrifice swordsmen", "defend military_bonus_2")
    assert (t.count(0, "swordsmen"), t.civ(0).culture) == (1, 3)


@rule("TA-36.17", "TA-36.18b")
def test_the_defender_adds_three_besides_its_cards() -> None:
    t = castle(1)
    t.workers(0, warriors=13)
    t.hand(0, "spy_2")
    t.hand(1, "military_bonus_1", "military_bonus_1")
    t.points(1, science=5)
    t.governs(0)
    t.choose("attack spy_2")
    # 6, the unit once more 2, and 3, bonus cards 4: 15
    t.choose("sacrifice swordsmen / defend military_bonus_1 / defend military_bonus_1")
    assert t.heard("aggression-failed")[0].args["defence"] == 15
    assert (t.count(1, "swordsmen"), t.civ(1).yellow, t.civ(1).culture) == (1, 19, 0)


@rule("TA-36.17")
def test_a_sacrificed_unit_cannot_be_lost_again_to_the_aggression() -> None:
    t = castle(1)
    t.workers(1, swordsmen=1, unused=0, agriculture=0, bronze=0, philosophy=0)
    t.workers(0, warriors=20)
    t.hand(0, "enslave_1")
    t.governs(0)
    t.choose("attack enslave_1", "sacrifice swordsmen")
    assert (t.asked, t.count(1, "swordsmen"), t.civ(1).yellow) == ("Rest", 0, 19)


@rule("TA-36.17", "TA-36.17b")
def test_in_a_war_both_decide_at_the_resolution_the_attacker_first() -> None:
    t = castle(0, age=3)
    t.at_war(0, "war_over_culture", 1)
    t.points(1, culture=20)
    t.resolves_war(0)
    assert (t.seat, t.options) == (0, ["sacrifice swordsmen", "no-unit"])
    t.choose("sacrifice swordsmen")
    assert (t.civ(0).culture, t.civ(1).culture) == (3 + 5 + 4, 20 - 9)
    assert (t.count(0, "swordsmen"), t.civ(0).yellow) == (1, 19)


@rule("TA-36.17")
def test_the_defender_in_a_war_has_three_more_strength() -> None:
    t = castle(1, age=3)
    t.workers(0, warriors=11)
    t.at_war(0, "war_over_culture", 1)
    t.points(0, culture=9)
    t.resolves_war(0)
    assert t.seat == 1
    t.choose("sacrifice swordsmen")  # 6 + 2 + 3 = 11
    assert (t.civ(0).culture, t.civ(1).culture) == (9, 0)


@rule("TA-36.17")
def test_without_the_castle_nobody_sacrifices_units_in_a_war() -> None:
    t = castle(0, age=3)
    t.at_war(1, "war_over_culture", 0)
    t.resolves_war(1)
    assert t.seat == 0


@rule("TA-36.22")
def test_the_forbidden_city_subtracts_two_discontent_workers() -> None:
    t = new(age=2)
    t.has(0, "forbidden_city")
    t.banks(0, yellow=10)
    assert (t.rating(0, "discontent"), t.rating(0, "happiness")) == (1, 0)
    t.points(0, culture=9)
    t.reveals("civil_unrest")
    assert t.civ(0).culture == 5


@rule("TA-36.22")
def test_it_prevents_an_uprising() -> None:
    t = new(age=2)
    t.has(0, "forbidden_city")
    t.banks(0, yellow=12)
    t.workers(0, unused=0)
    t.ends_turn(0)
    assert t.civ(0).science == 1


@rule("TA-36.25")
@pytest.mark.parametrize(
    ("card", "what", "amount"),
    [
        ("revolutionary_idea_2", "science", 5),
        ("patriotism_1", "unit_resources", 3),
        ("patriotism_1", "extra_ma", 2),
        ("cultural_heritage_1", "culture", 3),
        ("endowment_for_the_arts_3", "culture", 1),
        ("wave_of_nationalism_2", "unit_resources", 1),
        ("stockpile_a", "food", 2),
    ],
)
def test_the_silk_road_adds_one_to_each_benefit_of_the_first_action_card(
    card: str, what: str, amount: int
) -> None:
    t = new(age=2)
    t.has(0, "silk_road")
    t.hand(0, card)
    t.acts(0)
    t.choose(f"play {card}")
    gained = {"science": t.civ(0).science, "culture": t.civ(0).culture, "food": t.food(0)}
    gained |= {pool: getattr(t.state.turn, pool) for pool in ("unit_resources", "extra_ma")}
    assert gained[what] == amount


@rule("TA-36.25")
def test_only_the_first_card_of_a_turn() -> None:
    t = new(age=2)
    t.has(0, "silk_road")
    t.hand(0, "revolutionary_idea_2", "cultural_heritage_1")
    t.acts(0)
    t.choose("play revolutionary_idea_2", "play cultural_heritage_1")
    assert (t.civ(0).science, t.civ(0).culture) == (4 + 1 + 2, 2)


@rule("TA-36.25")
def test_it_adds_no_ordered_actions_but_one_to_a_discount() -> None:
    t = new(age=2)
    t.has(0, "silk_road", "masonry")
    t.builds(0, "stonehenge", 1)
    t.hand(0, "engineering_genius_a")
    t.acts(0)
    t.choose("play engineering_genius_a")
    assert t.civ(0).stages == 2


@rule("TA-36.25")
def test_it_works_from_its_first_stage_on_for_the_first_card_played_after_that() -> None:
    t = new(age=2)
    t.builds(0, "silk_road")
    t.hand(0, "revolutionary_idea_2", "cultural_heritage_1")
    t.goods(0, resources=1)
    t.acts(0)
    t.choose("play revolutionary_idea_2")
    assert t.civ(0).science == 4
    t.choose("stage 1", "play cultural_heritage_1")
    assert (t.civ(0).science, t.civ(0).culture) == (4 + 3, 3)


# --- Age II ---------------------------------------------------------------------------------------------------


@rule("TA-36.34")
def test_with_harvard_one_fresh_action_card_may_be_played_each_turn() -> None:
    t = new(age=2)
    t.has(0, "harvard_college", "pyramids")
    t.row("revolutionary_idea_2", "reserves_2")
    t.acts(0)
    t.choose("take 1", "take 2", "play revolutionary_idea_2")
    assert t.civ(0).science == 4
    assert t.refuses("play reserves_2") == "TA-8.09"


def test_the_statue_of_liberty_gives_culture_equal_to_the_level_of_the_government() -> None:
    t = new(age=2)
    t.has(0, "statue_of_liberty", "republic")
    assert t.rating(0, "culture") == 2


@rule("TA-36.33")
def test_the_louvre_keeps_its_tokens_and_gives_culture_for_them() -> None:
    t = new(age=2)
    completes(t, 0, "louvre_museum")
    assert (t.civ(0).blue, t.rating(0, "culture")) == (13, 5)


@rule("TA-36.33")
def test_each_token_of_the_louvre_can_be_sold_for_two_resources_without_an_action() -> None:
    t = new(age=2)
    completes(t, 0, "louvre_museum")
    ca = t.civ(0).ca
    t.choose("use louvre_museum", "use louvre_museum")
    assert (t.resources(0), t.civ(0).ca, t.rating(0, "culture")) == (4, ca, 3)
    assert t.civ(0).blue == 13 + 2 - 4
    t.choose("use louvre_museum")
    assert "use louvre_museum" not in t.options


@rule("TA-36.33")
def test_without_iron_and_with_an_empty_bank_a_token_gives_one_resource() -> None:
    t = new(age=2)
    completes(t, 0, "louvre_museum")
    t.banks(0, blue=0)
    t.choose("use louvre_museum")
    assert t.resources(0) == 1


@rule("TA-36.35", "TA-17.10")
def test_the_suez_canal_may_colonize_a_territory_from_hand_when_it_is_completed() -> None:
    t = new(age=2)
    t.hand(0, "historic_territory_2", "rats")
    completes(t, 0, "suez_canal")
    assert t.options == ["colonize historic_territory_2", "stop"]
    t.choose("colonize historic_territory_2")
    assert (t.keys(t.civ(0).colonies), t.civ(0).culture) == (["historic_territory_2"], 11)
    assert t.rating(0, "resources") == 3


@rule("TA-36.35")
def test_colonizing_is_optional() -> None:
    t = new(age=2)
    t.hand(0, "historic_territory_2")
    completes(t, 0, "suez_canal")
    t.choose("stop")
    assert t.civ(0).colonies == ()


# --- Age III --------------------------------------------------------------------------------------------------


@rule("TA-36.39", "TA-20.01")
@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 8), (4, 9)])
def test_the_empire_state_building_scores_where_nobody_else_is_as_high(seats: int, each: int) -> None:
    t = new(seats, age=3)
    t.has(0, "stonehenge")
    t.workers(0, warriors=2)
    completes(t, 0, "empire_state_building")
    assert t.civ(0).culture == 2 * each  # culture and strength; the other three are ties


@rule("TA-36.39")
@pytest.mark.parametrize(
    ("cards", "urban", "culture"),
    [([], 1, 4), (["stonehenge"], 1, 8), (["masonry", "warfare", "cartography"], 1, 12), ([], 3, 12)],
)
def test_the_united_nations_score_the_largest_collection(cards: list[str], urban: int, culture: int) -> None:
    t = new(age=3)
    t.has(0, *cards, "drama", "theology")
    t.workers(0, theology=int(urban > 1), drama=int(urban > 2))
    completes(t, 0, "united_nations")
    assert t.civ(0).culture == culture


@rule("TA-36.39")
def test_they_may_evaluate_an_age_iii_event_from_hand_which_stays_there() -> None:
    t = new(3, age=3)
    t.hand(0, "impact_of_strength", "rats")
    t.workers(2, warriors=2)
    completes(t, 0, "united_nations")
    assert t.options == ["show impact_of_strength", "stop"]
    t.choose("show impact_of_strength")
    assert [p.culture for p in t.state.players] == [4 + 7, 0, 14]
    assert "impact_of_strength" in t.keys(t.civ(0).military_hand.cards)
    assert t.state.players[0].military_hand.knows(2, t.number("impact_of_strength"))


def red_cross(seats: int = 2, stages: int = 0) -> AgesScript:
    t = new(seats, age=3)
    t.row("international_red_cross")
    t.acts(0)
    t.choose("take 1", "end")
    with t.edit() as s:
        s.players[0].stages = stages
        s.players[0].blue -= stages
    t.actions(0, ca=4)
    return t


@rule("TA-36.41")
def test_rivals_may_help_with_a_red_cross_that_was_laid_out_by_hand() -> None:
    t = new(2, age=3)
    t.builds(0, "international_red_cross", 3)
    t.goods(1, food=3)
    t.acts(1)
    t.choose("use red_cross_appeal")
    assert (t.civ(0).stages, t.civ(1).culture) == (4, 6)


@rule("TA-36.41")
def test_stages_of_the_red_cross_cost_food_and_score_six_for_the_builder() -> None:
    t = red_cross()
    t.goods(0, food=3, resources=9)
    t.acts(0)
    t.choose("stage 1")
    assert (t.food(0), t.resources(0), t.civ(0).culture, t.civ(0).stages) == (0, 9, 6, 1)
    assert t.refusal("stage 1").key == "refused-short-of-food"


@rule("TA-36.41")
def test_construction_lets_the_owner_build_several_stages_with_one_action() -> None:
    t = red_cross()
    t.has(0, "masonry")
    t.goods(0, food=6)
    t.acts(0)
    t.choose("stage 2")
    assert (t.civ(0).stages, t.civ(0).culture, t.civ(0).ca) == (2, 12, 3)


@rule("TA-36.41")
def test_engineering_genius_builds_a_stage_without_its_discount() -> None:
    t = red_cross()
    t.hand(0, "engineering_genius_3")
    t.goods(0, food=2)
    t.acts(0)
    assert "play engineering_genius_3" not in t.options
    t.goods(0, food=1)
    t.acts(0)
    t.choose("play engineering_genius_3")
    assert (t.civ(0).stages, t.food(0)) == (1, 0)


@rule("TA-36.41")
def test_rivals_build_one_stage_in_a_turn_for_an_action_and_three_food() -> None:
    t = red_cross(3)
    t.goods(1, food=6)
    t.acts(1)
    t.choose("use red_cross_appeal")
    assert (t.civ(1).culture, t.food(1), t.civ(1).ca) == (6, 3, 3)
    assert (t.civ(0).stages, t.civ(0).blue, t.civ(0).culture) == (1, 15, 0)
    assert "use red_cross_appeal" not in t.options
    t.goods(2, food=2)
    t.acts(2)
    assert "use red_cross_appeal" not in t.options


@rule("TA-36.41")
def test_the_token_comes_from_the_owners_cards_if_its_bank_is_empty() -> None:
    t = red_cross()
    t.goods(0, food=1, resources=1)
    t.banks(0, blue=0)
    t.goods(1, food=3)
    t.acts(1)
    t.choose("use red_cross_appeal")
    assert t.seat == 0
    t.choose("token-from bronze")
    assert (t.resources(0), t.civ(0).stages, t.seat) == (0, 1, 1)


@rule("TA-36.41")
def test_if_a_rival_completes_it_the_owner_scores_all_colonies_and_owns_it() -> None:
    t = red_cross(2, stages=4)
    t.has(0, "historic_territory_1")
    t.has(1, "historic_territory_2", "vast_territory_2")
    t.goods(1, food=3)
    t.acts(1)
    t.choose("use red_cross_appeal")
    assert (t.civ(0).culture, t.civ(1).culture) == (3, 6)
    assert (t.keys(t.civ(0).wonders), t.civ(0).blue) == (["international_red_cross"], 16)
    assert t.number("red_cross_appeal") not in t.civ(0).cards


@rule("TA-36.41", "TA-12.05")
def test_an_infiltrated_red_cross_asks_for_help_no_longer() -> None:
    t = red_cross()
    t.workers(1, warriors=3)
    t.hand(1, "infiltrate_2")
    t.governs(1)
    t.choose("attack infiltrate_2")
    assert (t.civ(1).culture, t.number("red_cross_appeal") in t.civ(0).cards) == (9, False)


def test_the_manhattan_project_scores_the_science_rating() -> None:
    t = new(age=3)
    t.workers(0, philosophy=2)
    completes(t, 0, "manhattan_project")
    assert t.civ(0).culture == 2


@rule("TA-36.18b")
def test_a_second_unit_is_not_sacrificed_for_the_same_defence() -> None:
    t = new(2, age=2)
    t.has(1, "himeji_castle")
    t.workers(0, warriors=9)
    t.workers(1, warriors=2)
    t.hand(0, "enslave_1")
    t.hand(1, "rats")
    t.governs(0)
    t.choose("attack enslave_1")
    assert t.after("sacrifice warriors") == ["defend rats", "stop"]
    assert t.refuses("sacrifice warriors / sacrifice warriors") == "TA-36.18b"
