"""Leaders of the base game, also adjusted ones: each does what it says (TA-21)."""

from __future__ import annotations

import pytest

from tessera.games.throughtheages.rules.scoring import FinalScoring
from tessera.games.throughtheages.testing.faults import whereabouts
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


def led(leader: str, *cards: str, seats: int = 2) -> AgesScript:
    """Seat 0 has a leader and other cards in play."""
    t = table(seats)
    t.has(0, leader, *cards)
    return t


def gained(leader: str, rating: str, *cards: str, **workers: int) -> int:
    """What a leader changes about a rating of a civilization with these cards and workers."""
    t = table()
    t.has(0, *cards)
    t.workers(0, **workers)
    before = t.rating(0, rating)
    t.has(0, leader)
    return t.rating(0, rating) - before


# --- Age A ----------------------------------------------------------------------------------------------------


def test_alexander_makes_every_unit_stronger() -> None:
    assert gained("alexander_the_great", "strength", "knights", warriors=2, knights=1) == 3


def test_alexander_can_be_removed_for_a_yellow_token() -> None:
    t = led("alexander_the_great")
    t.governs(0)
    t.choose("use alexander_the_great")
    assert (t.civ(0).leader, t.civ(0).yellow) == (-1, 19)


@rule("TA-21.01")
def test_aristotle_scores_science_for_every_technology_taken_from_the_row() -> None:
    t = led("aristotle")
    t.row("iron", "monarchy", "masonry", "stockpile_a")
    t.acts(0)
    t.choose("take 1", "take 2", "take 3", "take 4")
    assert t.civ(0).science == 3


@rule("TA-21.01")
def test_aristotle_scores_with_international_agreement_too() -> None:
    t = led("aristotle")
    t.row("iron", "joan_of_arc")
    t.workers(0, warriors=2)
    t.reveals("international_agreement")
    t.choose("agree", "take 1", "take 2")
    assert t.civ(0).science == 1


@rule("TA-21.02")
@pytest.mark.parametrize("leader", ["hammurabi", "hammurabi_adj"])
def test_hammurabi_spends_a_military_action_as_a_civil_one_once_per_turn(leader: str) -> None:
    t = led(leader)
    t.actions(0, ca=0)
    t.row("-", "iron")
    t.acts(0)
    assert t.refuses("take 2") == "TA-8.01"
    t.choose(f"use {leader}", "take 2")
    p = t.civ(0)
    assert (p.ca, p.ma, p.ca_total, p.ma_total) == (0, 1, 4, 2)
    assert t.refuses(f"use {leader}") == "TA-15.40"


@rule("TA-21.02")
def test_hammurabis_military_action_pays_for_his_successor() -> None:
    t = led("hammurabi")
    t.hand(0, "joan_of_arc")
    t.actions(0, ca=0)
    t.acts(0)
    t.choose("use hammurabi", "lead joan_of_arc")
    assert (t.keys((t.civ(0).leader,)), t.civ(0).ca) == (["joan_of_arc"], 1)


@rule("TA-8.07")
def test_hammurabi_takes_leaders_for_one_action_less_unless_he_is_adjusted() -> None:
    for leader, left in (("hammurabi", 4), ("hammurabi_adj", 3)):
        t = led(leader)
        t.row("joan_of_arc")
        t.acts(0)
        t.choose("take 1")
        assert t.civ(0).ca == left


def test_homer_gives_a_resource_for_units_each_turn() -> None:
    t = led("homer")
    t.goods(0, resources=1)
    t.acts(0)
    t.choose("build warriors")
    assert (t.count(0, "warriors"), t.resources(0)) == (2, 0)


@rule("TA-21.03")
def test_homer_under_a_wonder_makes_it_one_source_of_faces_with_its_own() -> None:
    t = led("homer", "hanging_gardens", "st_peters_basilica")
    t.hand(0, "michelangelo")
    t.acts(0)
    t.choose("lead michelangelo", "under hanging_gardens")
    assert t.rating(0, "happiness") == (2 + 1) + 1 + 1
    assert t.rating(0, "culture") == 1 + 2 + (2 + 1 + 1) + 1
    assert t.civ(0).ca == 3


@rule("TA-21.03")
def test_the_new_leader_is_not_lost_while_homers_place_is_chosen() -> None:
    t = led("homer", "hanging_gardens")
    t.hand(0, "michelangelo")
    t.acts(0)
    t.choose("lead michelangelo")
    assert t.asked == "HonourHomer"
    michelangelo = t.number("michelangelo")
    assert list(whereabouts(t.state)).count(michelangelo) == 1
    t.choose("stop")
    assert list(whereabouts(t.state)).count(michelangelo) == 1


@rule("TA-21.03")
def test_who_does_not_put_homer_under_a_wonder_gets_an_action_back() -> None:
    t = led("homer", "hanging_gardens")
    t.hand(0, "michelangelo")
    t.acts(0)
    t.choose("lead michelangelo", "stop")
    assert (t.civ(0).ca, t.rating(0, "happiness")) == (4, 2)


@rule("TA-21.04")
@pytest.mark.parametrize(("leader", "again"), [("julius_caesar", False), ("julius_caesar_adj", True)])
def test_caesars_second_political_action_follows_the_first(leader: str, again: bool) -> None:
    t = led(leader)
    t.events(current="development_of_science,development_of_crafts,development_of_agriculture")
    t.hand(0, "rebellion", "pestilence", "border_conflict", "immigration")
    t.governs(0)
    t.choose("prepare rebellion", "do political-action", "prepare pestilence")
    assert (t.asked, len(t.civ(0).military_hand.cards)) == ("Rest", 2)
    t.governs(0)
    t.choose("prepare border_conflict")
    assert (t.asked == "May") is again


@rule("TA-21.04")
def test_who_passes_has_no_second_political_action_and_keeps_caesars() -> None:
    t = led("julius_caesar")
    t.hand(0, "rebellion")
    t.governs(0)
    t.choose("pass")
    assert t.asked == "Rest"
    t.events(current="development_of_science,development_of_crafts")
    t.governs(0)
    t.choose("prepare rebellion")
    assert t.asked == "May"


def test_moses_makes_population_one_food_cheaper() -> None:
    t = led("moses")
    t.goods(0, food=2)
    t.acts(0)
    t.choose("grow", "grow")
    assert (t.food(0), t.civ(0).unused) == (0, 3)


# --- events that orders of Age A leaders meet ---------------------------------------------------------------


@rule("TA-21.05")
def test_development_of_civilization_develops_a_government_peacefully_for_one_less() -> None:
    t = led("leonardo_da_vinci")
    t.hand(0, "monarchy")
    t.points(0, science=7)
    t.reveals("development_of_civilization")
    t.choose("develop monarchy")
    p = t.civ(0)
    assert (p.science, p.ca, t.resources(0)) == (0, 5, 1)


@rule("TA-21.05")
def test_a_revolution_by_development_of_civilization_leaves_no_civil_actions() -> None:
    t = table()
    t.hand(0, "monarchy")
    t.points(0, science=1)
    t.actions(0, ca=2)
    t.reveals("development_of_civilization")
    t.choose("revolt monarchy")
    p = t.civ(0)
    assert (t.keys((p.government,)), p.science, p.ca, p.ca_total) == (["monarchy"], 0, 0, 5)


@rule("TA-21.06")
@pytest.mark.parametrize(
    ("event", "tech"), [("development_of_religion", "religion"), ("development_of_warfare", "warriors")]
)
def test_a_free_building_needs_an_unused_worker(event: str, tech: str) -> None:
    t = table()
    t.workers(1, unused=0)
    built = t.count(0, tech), t.count(1, tech)
    t.reveals(event)
    t.choose("do build-free")
    assert (t.asked, t.count(0, tech), t.count(1, tech)) == ("Rest", built[0] + 1, built[1])


@rule("TA-21.06")
def test_development_of_settlement_needs_a_yellow_token() -> None:
    t = table()
    t.banks(1, yellow=0)
    t.reveals("development_of_settlement")
    assert (t.civ(0).unused, t.civ(1).unused) == (2, 1)


# --- Age I ----------------------------------------------------------------------------------------------------


def test_columbus_colonizes_a_territory_from_hand_and_leaves() -> None:
    t = led("christopher_columbus")
    t.hand(0, "historic_territory_1")
    t.governs(0)
    t.choose("use christopher_columbus", "colonize historic_territory_1")
    p = t.civ(0)
    assert (p.leader, t.keys(p.colonies), p.culture) == (-1, ["historic_territory_1"], 6)


@rule("TA-21.07")
def test_barbarossas_unit_may_use_special_resources_and_both_parts_must_be_payable() -> None:
    t = led("frederick_barbarossa", "knights")
    t.goods(0, food=1)
    t.hand(0, "patriotism_1")
    t.acts(0)
    assert t.refuses("use frederick_barbarossa") == "TA-7.02"
    t.choose("play patriotism_1", "use frederick_barbarossa")
    t.choose("muster knights")
    assert (t.count(0, "knights"), t.food(0), t.state.turn.unit_resources) == (1, 0, 0)


def test_genghis_khan_scores_for_one_of_the_strongest_and_wins_ties() -> None:
    for others, culture in ((1, 3), (2, 0)):
        t = led("genghis_khan")
        t.workers(1, warriors=others)
        t.ends_turn(0)
        assert t.civ(0).culture == culture


def test_with_three_players_genghis_khan_scores_as_second_strongest() -> None:
    t = led("genghis_khan", seats=3)
    t.workers(1, warriors=2)
    t.ends_turn(0)
    assert t.civ(0).culture == 3


@rule("TA-21.09")
def test_joan_of_arc_is_as_strong_as_the_faces_of_temples_and_government() -> None:
    assert gained("joan_of_arc", "strength", "theocracy", "theology", religion=1, theology=1) == 1 + 1 + 2
    extra = gained("joan_of_arc", "strength", "theocracy", "st_peters_basilica", religion=2)
    assert extra == 2 + 2 * 2


def test_joan_of_arc_may_look_at_the_next_event() -> None:
    t = led("joan_of_arc")
    t.events(current="rebellion")
    t.takes_turn(0)
    t.choose("do look-at-event")
    assert t.keys(t.civ(0).notes.cards) == ["rebellion"]


@rule("TA-21.10")
@pytest.mark.parametrize("leader", ["leonardo_da_vinci", "isaac_newton", "albert_einstein"])
def test_the_best_lab_or_library_gives_its_level_once_more(leader: str) -> None:
    assert gained(leader, "science", "alchemy", "journalism", alchemy=2, journalism=1) == 2
    assert gained(leader, "science", "scientific_method", "printing_press", scientific_method=2) == 2
    assert gained(leader, "science") == 0


def test_leonardo_gives_a_resource_for_every_development() -> None:
    t = led("leonardo_da_vinci")
    t.hand(0, "iron")
    t.points(0, science=5)
    t.acts(0)
    t.choose("develop iron")
    assert t.resources(0) == 1


@rule("TA-21.11")
def test_michelangelo_makes_culture_of_faces_of_temples_theaters_and_wonders() -> None:
    cards = ("theology", "drama", "bread_and_circuses", "hanging_gardens")
    workers = {"theology": 1, "drama": 2, "bread_and_circuses": 1}
    assert gained("michelangelo", "culture", *cards, **workers) == 2 + 2 + 2
    assert gained("michelangelo", "culture", *cards, "st_peters_basilica", **workers) == 3 + 4 + 3 + 1
    assert gained("michelangelo_adj", "culture", *cards, **workers) == 2 + 2 + 2 + 2


@pytest.mark.parametrize(("leader", "resources"), [("michelangelo", 0), ("michelangelo_adj", 1)])
def test_michelangelo_takes_wonders_without_surcharge(leader: str, resources: int) -> None:
    t = led(leader, "pyramids", "colossus")
    t.row("great_wall")
    t.acts(0)
    t.choose("take 1")
    assert (t.civ(0).ca, t.resources(0)) == (4, resources)


# --- Age II ---------------------------------------------------------------------------------------------------


@rule("TA-21.12")
@pytest.mark.parametrize(("leader", "less"), [("william_shakespeare", 1), ("william_shakespeare_adj", 2)])
def test_shakespeares_theaters_are_cheaper_with_a_library_and_libraries_with_a_theater(
    leader: str, less: int
) -> None:
    for other, tech, cost in (("printing_press", "drama", 4), ("drama", "printing_press", 3)):
        t = led(leader, "printing_press", "drama")
        t.goods(0, resources=9)
        t.workers(0, unused=2)
        t.acts(0)
        t.choose(f"build {tech}")
        assert t.resources(0) == 9 - cost
        t.workers(0, **{other: 1})
        t.choose(f"build {tech}")
        assert t.resources(0) == 9 - cost - (cost - less)


@rule("TA-21.12")
@pytest.mark.parametrize(("leader", "less"), [("william_shakespeare", 1), ("william_shakespeare_adj", 3)])
def test_shakespeares_technologies_are_cheaper_with_the_other_building(leader: str, less: int) -> None:
    for other, tech, cost in (("printing_press", "opera", 7), ("drama", "journalism", 6)):
        t = led(leader, other)
        t.hand(0, tech)
        t.points(0, science=10)
        t.workers(0, **{other: 1})
        t.acts(0)
        t.choose(f"develop {tech}")
        assert t.civ(0).science == 10 - cost + less


@rule("TA-21.12")
@pytest.mark.parametrize("leader", ["william_shakespeare", "william_shakespeare_adj"])
def test_shakespeares_pairs_of_any_level_produce_culture(leader: str) -> None:
    cards = ("printing_press", "drama", "opera")
    assert gained(leader, "culture", *cards, printing_press=2, drama=1) == 2
    assert gained(leader, "culture", *cards, printing_press=2, drama=1, opera=2) == 4


@rule("TA-21.12")
def test_shakespeares_discount_applies_to_both_cards_of_an_upgrade() -> None:
    t = led("william_shakespeare", "printing_press", "drama", "opera")
    t.workers(0, printing_press=1, drama=1)
    t.goods(0, resources=9)
    t.acts(0)
    t.choose("upgrade")
    assert t.resources(0) == 9 - (8 - 4)


def test_newton_gives_an_action_back_for_every_development() -> None:
    t = led("isaac_newton")
    t.hand(0, "iron")
    t.points(0, science=5)
    t.acts(0)
    t.choose("develop iron")
    assert t.civ(0).ca == 4


def test_cooks_first_colony_produces_two_culture_and_every_other_one() -> None:
    assert gained("james_cook", "culture") == 0
    assert gained("james_cook", "culture", "historic_territory_1") == 2
    assert gained("james_cook", "culture", "historic_territory_1", "historic_territory_2") == 3


@rule("TA-21.14")
def test_cook_discards_up_to_two_military_cards_for_colonization() -> None:
    t = led("james_cook")
    t.hand(0, "legion", "phalanx", "raid_1")
    t.reveals("historic_territory_1")
    assert t.options == ["bid 1", "bid 2", "bid 3", "pass"]
    t.choose("bid 3", "pass")
    while t.asked != "Rest":
        t.choose(t.options[0])
    assert (len(t.civ(0).military_hand.cards), t.keys(t.civ(0).colonies)) == (1, ["historic_territory_1"])


@pytest.mark.parametrize("leader", ["js_bach", "js_bach_adj"])
def test_bachs_theaters_produce_more_and_their_technologies_cost_less(leader: str) -> None:
    assert gained(leader, "culture", "drama", "opera", drama=1, opera=1) == 2
    t = led(leader)
    t.hand(0, "drama")
    t.points(0, science=1)
    t.acts(0)
    t.choose("develop drama")
    assert t.civ(0).science == 0


@rule("TA-21.13")
@pytest.mark.parametrize("leader", ["js_bach", "js_bach_adj"])
def test_bach_upgrades_any_urban_building_to_a_theater_once_per_turn(leader: str) -> None:
    t = led(leader, "opera", "scientific_method", "drama")
    t.workers(0, scientific_method=2, philosophy=1)
    t.goods(0, resources=9)
    t.acts(0)
    t.choose(f"use {leader}")
    assert t.options == [
        "theater philosophy drama",
        "theater philosophy opera",
        "theater scientific_method opera",
    ]
    t.choose("theater scientific_method opera")
    assert (t.count(0, "opera"), t.resources(0), t.civ(0).ca) == (1, 9, 3)
    assert t.refuses(f"use {leader}") == "TA-15.40"


@rule("TA-21.13")
def test_the_building_limit_holds_for_bachs_theaters() -> None:
    t = led("js_bach", "drama")
    t.workers(0, drama=2)
    t.goods(0, resources=9)
    t.acts(0)
    assert t.refuses("use js_bach") == "TA-7.02"
    assert t.refusal("use winston_churchill").key == "refused-not-in-play"


def test_robespierre_scores_for_a_revolution() -> None:
    t = led("maximilien_robespierre")
    t.hand(0, "monarchy")
    t.points(0, science=2)
    t.acts(0)
    t.choose("revolt monarchy")
    assert t.civ(0).culture == 3


@pytest.mark.parametrize("leader", ["napoleon_bonaparte", "napoleon_bonaparte_adj"])
def test_napoleon_is_stronger_for_each_type_of_unit(leader: str) -> None:
    cards = ("swordsmen", "knights", "cannon", "air_forces")
    assert gained(leader, "strength", *cards, swordsmen=2) == 2
    assert gained(leader, "strength", *cards, knights=1, cannon=1, air_forces=1) == 8


# --- Age III --------------------------------------------------------------------------------------------------


@rule("TA-21.15")
def test_churchill_gives_culture_or_means_for_units_once_per_turn() -> None:
    t = led("winston_churchill")
    t.acts(0)
    t.choose("use winston_churchill", "choose culture")
    assert (t.civ(0).culture, t.refuses("use winston_churchill")) == (3, "TA-15.40")
    t.choose("end")
    assert t.civ(0).culture == 3


@rule("TA-21.15")
def test_churchills_means_are_for_units_and_their_technologies_only() -> None:
    t = led("winston_churchill")
    t.hand(0, "swordsmen", "iron")
    t.points(0, science=2)
    t.acts(0)
    t.choose("use winston_churchill", "choose pools")
    assert (t.refuses("develop iron"), t.refuses("build bronze")) == ("TA-8.45", "TA-8.20")
    t.choose("develop swordsmen", "build swordsmen", "end")
    assert (t.civ(0).science, t.count(0, "swordsmen"), t.civ(0).culture) == (1, 1, 0)


@rule("TA-21.15")
def test_without_a_choice_churchills_culture_is_scored_at_the_end_of_the_phase() -> None:
    t = table()
    t.hand(0, "winston_churchill")
    t.acts(0)
    t.choose("lead winston_churchill", "end")
    assert t.civ(0).culture == 3


def test_einstein_scores_culture_for_every_development() -> None:
    t = led("albert_einstein")
    t.hand(0, "iron")
    t.points(0, science=5)
    t.acts(0)
    t.choose("develop iron")
    assert t.civ(0).culture == 3


def test_chaplins_best_theater_produces_twice_its_culture() -> None:
    assert gained("charlie_chaplin", "culture", "drama", "movies", drama=1, movies=2) == 4
    assert gained("charlie_chaplin", "culture") == 0


@rule("TA-21.16")
def test_sid_meiers_labs_produce_culture_by_level_and_one_science_less() -> None:
    cards, workers = ("alchemy", "computers"), {"philosophy": 1, "alchemy": 1, "computers": 2}
    assert gained("sid_meier", "culture", *cards, **workers) == 0 + 1 + 6
    assert gained("sid_meier", "science", *cards, **workers) == -4


@rule("TA-21.17")
@pytest.mark.parametrize(("leader", "price"), [("mahatma_gandhi", 2), ("mahatma_gandhi_adj", 4)])
def test_attacks_on_gandhi_cost_more_military_actions(leader: str, price: int) -> None:
    t = table()
    t.has(1, leader)
    t.has(0, "communism")
    t.goods(1, food=5)
    t.workers(0, warriors=4)
    t.hand(0, "plunder_1")
    t.governs(0)
    t.choose("attack plunder_1")
    assert t.civ(0).ma == 5 - price


@rule("TA-21.17")
@pytest.mark.parametrize("leader", ["mahatma_gandhi", "mahatma_gandhi_adj"])
def test_gandhi_attacks_nobody(leader: str) -> None:
    t = led(leader)
    t.workers(0, warriors=4)
    t.hand(0, "plunder_1", "war_over_culture")
    t.has(0, "communism")
    t.governs(0)
    assert (t.refuses("attack plunder_1"), t.refuses("attack war_over_culture")) == ("TA-6.21", "TA-6.21")


@rule("TA-21.17")
def test_a_war_declared_before_gandhi_remains() -> None:
    t = led("mahatma_gandhi")
    t.at_war(0, "war_over_culture", 1)
    t.workers(0, warriors=3)
    t.points(1, culture=20)
    t.takes_turn(0)
    assert t.civ(0).culture == 7


@rule("TA-21.18")
def test_gates_labs_produce_resources_but_are_no_mines() -> None:
    t = led("bill_gates", "computers", "transcontinental_railroad")
    t.workers(0, computers=2, bronze=1)
    t.ends_turn(0)
    assert t.resources(0) == 2 * 3 + 2
    t.reveals("impact_of_industry")
    assert t.civ(0).culture == 2


@rule("TA-21.18")
def test_gates_scores_the_levels_of_his_labs_when_he_leaves_or_at_the_end() -> None:
    t = led("bill_gates", "computers")
    t.workers(0, computers=2)
    t.hand(0, "sid_meier")
    t.stores(0, computers=2)
    t.acts(0)
    t.choose("lead sid_meier", "end")
    assert (t.civ(0).culture, t.resources(0)) == (6, 0)
    t.events()
    t.now(FinalScoring())
    assert t.civ(0).culture == 6


def test_gates_scores_at_the_end_of_the_game() -> None:
    t = led("bill_gates", "computers")
    t.workers(0, computers=1)
    t.events()
    t.now(FinalScoring())
    assert t.civ(0).culture == 3


@rule("TA-21.13", "TA-8.21")
def test_what_bach_cannot_make_a_theater_is_refused_with_the_reason() -> None:
    t = led("js_bach", "drama", "scientific_method")
    t.workers(0, drama=1, philosophy=1, scientific_method=1, religion=1)
    t.goods(0, resources=1)
    t.acts(0)
    t.choose("use js_bach")
    assert t.options == ["theater philosophy drama", "theater religion drama"]
    assert t.refuses("theater scientific_method drama") == "TA-21.13"
    assert t.refuses("theater alchemy drama") == "TA-21.13"
    t = led("js_bach", "drama", "opera", "movies")
    t.workers(0, drama=2)
    t.goods(0, resources=7)
    t.acts(0)
    t.choose("use js_bach")
    assert t.refuses("theater philosophy drama") == "TA-8.21"
