"""Wonders of the base game, also adjusted ones: each does what it says (TA-21)."""

from __future__ import annotations

import pytest

from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.testing import rule
from tests.games.throughtheages.scenes import table

STAGES = {
    "pyramids": (3, 2, 1),
    "hanging_gardens": (2, 2, 2),
    "hanging_gardens_adj": (2, 2, 2),
    "library_of_alexandria": (1, 4, 1),
    "colossus": (3, 3),
    "colossus_adj": (3, 3),
    "great_wall": (2, 2, 3, 2),
    "st_peters_basilica": (4, 4),
    "st_peters_basilica_adj": (4, 4),
    "taj_mahal": (2, 4, 2),
    "universitas_carolina": (3, 3, 3),
    "eiffel_tower": (3, 7, 3),
    "kremlin": (4, 4, 4),
    "ocean_liner_service": (4, 2, 2, 4),
    "ocean_liner_service_adj": (3, 2, 2, 3),
    "transcontinental_railroad": (3, 3, 3, 3),
    "transcontinental_railroad_adj": (3, 3, 3, 3),
    "fast_food_chains": (4, 4, 4, 4),
    "first_space_flight": (1, 2, 4, 9),
    "hollywood": (5, 6, 5),
    "internet": (2, 3, 4, 3, 2),
}


def completing(wonder: str, *cards: str, **workers: int) -> AgesScript:
    """Seat 0, with these cards and workers, has just completed a wonder."""
    t = table()
    t.has(0, *cards)
    t.workers(0, **workers)
    t.builds(0, wonder, len(STAGES[wonder]) - 1)
    t.goods(0, resources=STAGES[wonder][-1])
    t.acts(0)
    t.choose("stage 1")
    return t


@pytest.mark.parametrize("wonder", STAGES)
def test_a_wonder_costs_its_stages(wonder: str) -> None:
    t = table()
    t.builds(0, wonder)
    t.has(0, "democracy")
    prices = []
    for _ in STAGES[wonder]:
        t.stores(0, bronze=9)
        t.banks(0, blue=9)
        if t.asked == "Rest":
            t.acts(0)
        t.choose("stage 1")
        prices.append(9 - t.civ(0).stored[t.civ(0).techs.index(t.number("bronze"))])
    assert (tuple(prices), t.keys(t.civ(0).wonders)) == (STAGES[wonder], [wonder])


# --- symbols that depend on other cards -----------------------------------------------------------------------


@rule("TA-21.19")
@pytest.mark.parametrize("wonder", ["st_peters_basilica", "st_peters_basilica_adj"])
def test_st_peters_adds_a_face_to_every_other_source_of_faces(wonder: str) -> None:
    t = table()
    t.has(0, "theology", "theocracy", "hanging_gardens", "historic_territory_1", "kremlin")
    t.workers(0, theology=1)
    before = t.rating(0, "happiness")
    assert before == 2 + 1 + 2 + 1 - 1
    t.has(0, wonder)
    assert t.rating(0, "happiness") == 8
    t.workers(0, theology=0)
    assert t.rating(0, "happiness") == (1 + 1) + (2 + 1) + (1 + 1) - 1 + 1


@rule("TA-21.19")
def test_every_worker_is_a_source_of_its_own() -> None:
    t = table()
    t.has(0, "st_peters_basilica")
    t.workers(0, religion=2)
    assert t.rating(0, "happiness") == 1 + 2 * 2


@rule("TA-21.20")
def test_the_great_wall_counts_infantry_and_artillery() -> None:
    t = table()
    t.has(0, "knights", "cannon")
    t.workers(0, warriors=2, knights=2, cannon=1)
    before = t.rating(0, "strength")
    t.has(0, "great_wall")
    assert t.rating(0, "strength") == before + 3


@rule("TA-21.20")
def test_the_great_wall_does_not_help_colonization() -> None:
    t = table()
    t.has(0, "great_wall")
    t.workers(0, warriors=2)
    t.reveals("historic_territory_1")
    assert t.options == ["bid 1", "bid 2", "pass"]


@rule("TA-21.21")
def test_the_taj_mahal_is_cheaper_after_a_leader_was_replaced() -> None:
    t = table()
    t.has(0, "moses")
    t.hand(0, "joan_of_arc")
    t.row("great_wall", *["-"] * 8, "taj_mahal")
    t.actions(0, ca=2)
    t.acts(0)
    assert t.refuses("take 10") == "TA-8.05"
    t.choose("lead joan_of_arc", "take 10")
    assert (t.civ(0).ca, t.keys((t.civ(0).unfinished,))) == (1, ["taj_mahal"])


@rule("TA-21.22")
@pytest.mark.parametrize("wonder", ["ocean_liner_service", "ocean_liner_service_adj"])
def test_the_ocean_liner_gains_population_once_per_phase(wonder: str) -> None:
    t = table()
    t.has(0, wonder)
    t.acts(0)
    t.choose(f"use {wonder}")
    p = t.civ(0)
    assert (p.unused, p.yellow, p.ca, t.refuses(f"use {wonder}")) == (2, 17, 4, "TA-15.40")


@rule("TA-21.22")
def test_the_ocean_liner_needs_a_token_in_the_yellow_bank() -> None:
    t = table()
    t.has(0, "ocean_liner_service")
    t.banks(0, yellow=0)
    t.acts(0)
    assert t.refuses("use ocean_liner_service") == "TA-7.02"


@rule("TA-21.23")
@pytest.mark.parametrize("wonder", ["transcontinental_railroad", "transcontinental_railroad_adj"])
def test_the_railroad_puts_one_more_token_on_the_best_mine(wonder: str) -> None:
    t = table()
    t.has(0, "coal", "oil", wonder)
    t.workers(0, bronze=1, coal=2)
    t.ends_turn(0)
    p = t.civ(0)
    assert (t.resources(0), p.stored[p.techs.index(t.number("coal"))]) == (1 + 9, 3)
    t.reveals("impact_of_industry")
    assert p.culture == 10


@rule("TA-36.24")
@pytest.mark.parametrize("wonder", ["transcontinental_railroad", "transcontinental_railroad_adj"])
def test_railroad_and_machu_picchu_meet_on_one_mine_only_below_age_two(wonder: str) -> None:
    for mine, tokens in (("iron", (1, 3)), ("coal", (2, 2))):
        t = table()
        t.has(0, mine, wonder, "machu_picchu")
        t.workers(0, **{"bronze": 1, mine: 1})
        t.ends_turn(0)
        p = t.civ(0)
        assert tuple([p.stored[p.techs.index(t.number(key))] for key in ("bronze", mine)]) == tokens


# --- what is scored or gained at once -------------------------------------------------------------------------


@rule("TA-21.24")
def test_fast_food_counts_workers_on_cards_only() -> None:
    t = completing("fast_food_chains", "drama", agriculture=3, bronze=2, drama=2, warriors=2, unused=4)
    assert t.civ(0).culture == 2 * 5 + (1 + 2) + 2


@rule("TA-21.24")
def test_the_first_space_flight_counts_each_technology_card_once() -> None:
    t = completing("first_space_flight", "computers", "strategy", "monarchy", "iron", computers=3)
    assert t.civ(0).culture == 3 + 2 + 1 + 1


@rule("TA-21.24")
def test_hollywood_doubles_the_culture_of_theaters_and_libraries_with_their_leaders() -> None:
    t = completing("hollywood", "drama", "printing_press", "js_bach", drama=2, printing_press=1, religion=1)
    assert t.civ(0).culture == 2 * (2 * (2 + 1) + 1)


@rule("TA-21.24")
def test_the_internet_scores_what_urban_buildings_give_with_their_leaders() -> None:
    cards = ("computers", "bread_and_circuses", "multimedia", "sid_meier")
    t = completing(
        "internet", *cards, computers=1, philosophy=0, bread_and_circuses=2, multimedia=1, warriors=3
    )
    assert t.civ(0).culture == (3 + 3) + (5 - 1 + 3) + 2


def test_the_adjusted_hanging_gardens_give_food_once() -> None:
    assert completing("hanging_gardens_adj").food(0) == 2
    assert completing("hanging_gardens").food(0) == 0


@rule("TA-36.10")
@pytest.mark.parametrize(("age", "drawn"), [(1, 3), (2, 3), (3, 0)])
def test_the_adjusted_colossus_draws_when_ages_two_and_three_begin(age: int, drawn: int) -> None:
    t = table(age=age)
    t.has(0, "colossus_adj")
    t.row()
    t.deck(age, {1: "iron", 2: "coal", 3: "oil"}[age])
    t.refills(1)
    cards = t.civ(0).military_hand.cards
    assert [t.state.content.age[card] for card in cards] == [age + 1] * drawn
