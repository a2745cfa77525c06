"""Terms: ratings, points, levels, workers, best buildings, totals (TA-0)."""

from __future__ import annotations

from tessera.games.throughtheages.content import TYPES, UNITS, URBAN
from tessera.games.throughtheages.rules.gains import Gain, Lose
from tessera.games.throughtheages.rules.technologies import is_technology
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


@rule("TA-0.01")
def test_ratings_are_scored_as_points_at_each_production() -> None:
    t = table()
    t.has(0, "theocracy")
    t.ends_turn(0)
    assert (t.civ(0).culture, t.civ(0).science) == (1, 1)
    t.ends_turn(0)
    assert (t.civ(0).culture, t.civ(0).science) == (2, 2)


@rule("TA-0.02")
def test_ratings_follow_every_change_at_once() -> None:
    t = table()
    before = [t.rating(0, what) for what in ("culture", "science", "strength", "happiness")]
    t.has(0, "st_peters_basilica", "theology", "warfare")
    t.workers(0, theology=1, warriors=2)
    after = [t.rating(0, what) for what in ("culture", "science", "strength", "happiness")]
    assert (before, after) == ([0, 1, 1, 0], [3, 1, 3, 4])


@rule("TA-0.02")
def test_ratings_are_explained_source_by_source() -> None:
    t = table()
    t.has(0, "theocracy", "st_peters_basilica", "michelangelo", "theology", "warfare", "legion")
    t.workers(0, theology=1, warriors=3)
    parts = {
        name: sum(part.amount for part in t.game.explain(t.state, 0, name)) for name in ("culture", "happy")
    }
    assert parts == {"culture": t.rating(0, "culture"), "happy": t.rating(0, "happiness")}
    lines = [(part.what, part.amount) for part in t.game.explain(t.state, 0, "strength")]
    assert lines == [
        ("technology:warriors", 3),
        ("armies", 2),
        ("government:theocracy", 1),
        ("special:warfare", 1),
    ]


@rule("TA-0.03")
def test_no_rating_is_below_none_and_happiness_is_at_most_eight() -> None:
    t = table()
    t.has(0, "fundamentalism", "kremlin")
    assert t.rating(0, "science") == 0
    assert t.rating(0, "happiness") == 0
    t.has(0, "professional_sports", "movies", "hanging_gardens")
    t.workers(0, professional_sports=2, movies=2)
    assert t.rating(0, "happiness") == 8


@rule("TA-0.03")
def test_the_culture_rating_is_never_below_none() -> None:
    t = table(3)
    t.signed("promise_of_military_protection", 0, 1, side="b")
    assert (t.rating(0, "culture"), t.rating(1, "culture")) == (0, 1)


@rule("TA-0.04")
def test_a_loss_larger_than_the_points_takes_all_of_them() -> None:
    t = table()
    t.points(0, culture=3, science=2)
    t.now(Lose(seat=0, culture=5, science=4))
    assert (t.civ(0).culture, t.civ(0).science) == (0, 0)


@rule("TA-0.05")
def test_the_level_of_a_unit_is_that_of_its_technology() -> None:
    t = table()
    levels = [t.state.content.age[t.number(key)] for key in ("warriors", "swordsmen", "riflemen", "tanks")]
    assert levels == [0, 1, 2, 3]


@rule("TA-0.06")
def test_a_worker_on_a_technology_is_a_building_or_unit() -> None:
    t = table()
    t.workers(0, warriors=3, philosophy=2)
    assert (t.rating(0, "strength"), t.rating(0, "science")) == (3, 2)


@rule("TA-0.07")
def test_the_best_lab_is_a_worker_on_the_highest_lab_that_has_one() -> None:
    t = table()
    t.has(0, "leonardo_da_vinci", "alchemy", "scientific_method")
    assert t.rating(0, "science") == 1
    t.workers(0, alchemy=2)
    assert t.rating(0, "science") == 1 + 4 + 1


@rule("TA-0.08")
def test_gaining_population_is_free_and_takes_a_token_from_the_bank() -> None:
    t = table()
    t.now(Gain(seat=0, population=1))
    assert (t.civ(0).yellow, t.civ(0).unused, t.food(0)) == (17, 2, 0)


@rule("TA-0.08")
def test_with_an_empty_bank_no_population_is_gained_or_bought() -> None:
    t = table()
    t.banks(0, yellow=0)
    t.goods(0, food=8)
    t.now(Gain(seat=0, population=1))
    assert t.civ(0).unused == 1
    t.acts(0)
    assert t.refuses("grow") == "TA-0.08"


@rule("TA-0.09")
def test_lost_population_is_an_unused_worker_first() -> None:
    t = table()
    t.now(Lose(seat=0, population=1))
    assert (t.civ(0).unused, t.civ(0).yellow) == (0, 19)


@rule("TA-0.09")
def test_without_unused_workers_the_owner_chooses_a_card_that_loses_one() -> None:
    t = table()
    t.workers(0, unused=0)
    t.now(Lose(seat=0, population=1))
    assert t.options == [f"lose-worker {key}" for key in ("agriculture", "bronze", "philosophy", "warriors")]
    t.choose("lose-worker bronze")
    assert (t.count(0, "bronze"), t.civ(0).yellow) == (1, 19)


@rule("TA-0.09")
def test_without_any_worker_nothing_is_lost() -> None:
    t = table()
    t.workers(0, unused=0, agriculture=0, bronze=0, philosophy=0, warriors=0)
    t.now(Lose(seat=0, population=1))
    assert (t.asked, t.civ(0).yellow) == ("Rest", 18)


@rule("TA-0.10")
def test_tokens_lost_to_the_box_are_out_of_the_game() -> None:
    t = table()
    t.deck(1, "iron")
    before = t.civ(0).yellow + t.civ(0).unused + sum(t.civ(0).workers)
    t.refills()
    assert t.civ(0).yellow + t.civ(0).unused + sum(t.civ(0).workers) == before - 2


@rule("TA-0.11")
def test_civil_cards_have_eight_colours() -> None:
    t = table()
    cards = (
        "irrigation",
        "iron",
        "drama",
        "knights",
        "masonry",
        "monarchy",
        "homer",
        "stockpile_a",
        "pyramids",
    )
    colours = [t.state.content.civil[t.number(key)].colour for key in cards]
    assert colours == ["brown", "brown", "grey", "red", "blue", "orange", "green", "yellow", "purple"]


@rule("TA-0.12")
def test_technologies_are_all_cards_with_a_science_cost() -> None:
    t = table()
    cards = (
        "iron",
        "drama",
        "knights",
        "masonry",
        "monarchy",
        "despotism",
        "homer",
        "stockpile_a",
        "pyramids",
    )
    assert [is_technology(t.state, t.number(key)) for key in cards] == [True] * 6 + [False] * 3


@rule("TA-0.13")
def test_there_are_five_types_of_urban_buildings_and_four_of_units() -> None:
    assert [TYPES[kind] for kind in URBAN] == ["lab", "temple", "library", "theater", "arena"]
    assert [TYPES[kind] for kind in UNITS] == ["infantry", "cavalry", "artillery", "air_force"]


@rule("TA-0.14")
def test_action_totals_count_government_and_cards_spent_or_not() -> None:
    t = table()
    t.has(0, "monarchy", "code_of_laws", "pyramids", "warfare", "kremlin")
    t.actions(0, ca=1, ma=0)
    assert (t.civ(0).ca_total, t.civ(0).ma_total) == (8, 5)
    assert (t.civ(0).ca, t.civ(0).ma) == (1, 0)
