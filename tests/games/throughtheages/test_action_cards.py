"""Action cards (TA-10): every one of them, and what they have in common."""

from __future__ import annotations

import pytest

from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


def acting(*cards: str, seats: int = 2, **settings: bool) -> AgesScript:
    """Seat 0 has these cards in hand and enough of everything."""
    t = table(seats, **settings)
    t.hand(0, *cards)
    t.has(0, "irrigation", "iron", "alchemy")
    t.workers(0, unused=1)
    t.goods(0, food=6, resources=10)
    t.points(0, science=20)
    t.acts(0)
    return t


@rule("TA-10.01")
def test_the_text_of_a_card_is_executed_and_the_card_is_removed() -> None:
    t = acting("revolutionary_idea_2")
    t.choose("play revolutionary_idea_2")
    assert (t.civ(0).science, t.civ(0).ca, t.keys(t.state.removed)) == (24, 3, ["revolutionary_idea_2"])


@rule("TA-10.02")
def test_what_a_card_orders_costs_no_further_action() -> None:
    t = acting("rich_land_1")
    t.choose("play rich_land_1 / build irrigation")
    assert (t.civ(0).ca, t.count(0, "irrigation"), t.resources(0)) == (3, 1, 8)


@rule("TA-10.02")
def test_other_rules_hold_for_what_a_card_orders() -> None:
    t = acting("urban_growth_1")
    t.workers(0, philosophy=2)
    assert t.refuses("play urban_growth_1 / build alchemy") == "TA-8.21"


@rule("TA-10.02")
def test_a_card_whose_order_cannot_be_performed_is_not_played() -> None:
    t = acting("frugality_a", "engineering_genius_a", "breakthrough_1")
    t.banks(0, yellow=0)
    missing = {
        "frugality_a": "refused-yellow-bank-empty",
        "engineering_genius_a": "refused-no-unfinished-wonder",
        "breakthrough_1": "refused-no-technology",
    }
    for card, key in missing.items():
        refusal = t.refusal(f"play {card}")
        assert (refusal.key, refusal.rule) == (key, "TA-10.02")


@rule("TA-10.02")
def test_a_card_is_refused_with_what_its_nearest_order_lacks() -> None:
    t = table()
    t.hand(0, "rich_land_a", "urban_growth_a", "efficient_upgrade_2", "frugality_a", "breakthrough_1", "iron")
    t.has(0, "republic")
    t.points(0, science=2)
    t.acts(0)
    missing = {
        "rich_land_a": ("refused-short-of-resources", 1),
        "urban_growth_a": ("refused-short-of-resources", 2),
        "efficient_upgrade_2": ("refused-no-upgrade", None),
        "frugality_a": ("refused-short-of-food", 2),
        "breakthrough_1": ("refused-short-of-science", 3),
    }
    for card, expected in missing.items():
        refusal = t.refusal(f"play {card}")
        assert (refusal.key, refusal.args.get("count")) == expected


@rule("TA-10.03")
def test_the_discount_of_a_card_adds_to_others() -> None:
    t = acting("urban_growth_1")
    t.has(0, "masonry")
    t.choose("play urban_growth_1 / build alchemy")
    assert t.resources(0) == 10 - (6 - 1 - 2)


@rule("TA-10.04")
def test_the_full_price_must_be_payable_before_the_gain() -> None:
    t = table()
    t.hand(0, "frugality_2", "breakthrough_1", "iron")
    t.goods(0, food=1)
    t.points(0, science=4)
    t.acts(0)
    assert (t.refuses("play frugality_2"), t.refuses("play breakthrough_1")) == ("TA-10.02", "TA-10.02")


@rule("TA-10.05")
def test_engineering_genius_builds_one_stage_even_with_masonry() -> None:
    t = acting("engineering_genius_1")
    t.has(0, "masonry")
    t.builds(0, "pyramids")
    t.choose("play engineering_genius_1")
    assert (t.civ(0).stages, t.resources(0), t.civ(0).ca) == (1, 10, 3)


@rule("TA-10.06")
def test_patriotisms_action_can_be_used_for_drawing() -> None:
    t = table()
    t.hand(0, "patriotism_1")
    t.takes_turn(0)
    t.choose("pass", "play patriotism_1", "end")
    assert (len(t.civ(0).military_hand.cards), t.civ(0).ma_total) == (3, 2)


@rule("TA-10.06")
def test_patriotisms_action_is_for_this_turn_only() -> None:
    t = table()
    t.hand(0, "patriotism_1")
    t.takes_turn(0)
    t.choose("pass", "play patriotism_1", "build warriors", "end")
    assert (t.civ(0).ma, t.state.turn.extra_ma, t.state.turn.unit_resources) == (2, 0, 0)


@rule("TA-10.07", "TA-35.10")
def test_unit_resources_of_several_cards_are_one_pool_for_units_only() -> None:
    t = table()
    t.has(0, "homer", "knights")
    t.hand(0, "patriotism_1")
    t.acts(0)
    t.choose("play patriotism_1")
    assert (t.state.turn.unit_resources, t.refuses("build bronze")) == (3, "TA-8.20")
    t.choose("build knights")
    assert (t.count(0, "knights"), t.state.turn.unit_resources, t.civ(0).blue) == (1, 0, 16)


@rule("TA-10.08", "TA-20.01")
@pytest.mark.parametrize(("seats", "wave", "build_up"), [(2, 6, 8), (3, 6, 10), (4, 4, 6)])
def test_cards_for_the_weak_count_the_strictly_stronger(seats: int, wave: int, build_up: int) -> None:
    for card, gained in (("wave_of_nationalism_2", wave), ("military_build_up_3", build_up)):
        t = table(seats)
        t.hand(0, card)
        t.workers(1, warriors=2)
        if seats > 2:
            t.workers(2, warriors=3)
        t.acts(0)
        t.choose(f"play {card}")
        assert t.state.turn.unit_resources == gained


@rule("TA-10.08", "TA-20.01")
@pytest.mark.parametrize(("seats", "gained"), [(2, 6), (3, 6), (4, 4)])
def test_the_endowment_counts_those_with_more_culture_points(seats: int, gained: int) -> None:
    t = table(seats)
    t.hand(0, "endowment_for_the_arts_3")
    t.points(0, culture=5)
    t.points(1, culture=6)
    if seats > 2:
        t.points(2, culture=7)
    if seats > 3:
        t.points(3, culture=5)
    t.acts(0)
    t.choose("play endowment_for_the_arts_3")
    assert t.civ(0).culture == 5 + gained


@rule("TA-10.09")
def test_a_card_that_only_gives_is_played_even_if_nothing_is_gained() -> None:
    t = table()
    t.hand(0, "wave_of_nationalism_2", "stockpile_a")
    t.banks(0, blue=0)
    t.acts(0)
    t.choose("play wave_of_nationalism_2", "play stockpile_a")
    assert (t.food(0), t.resources(0), t.civ(0).ca, t.state.turn.unit_resources) == (0, 0, 2, 0)


@rule("TA-10.10")
def test_a_cards_discount_is_taken_from_the_final_price() -> None:
    t = acting("efficient_upgrade_2")
    t.has(0, "masonry")
    t.choose("play efficient_upgrade_2 / upgrade philosophy alchemy")
    assert t.resources(0) == 10
    assert t.count(0, "alchemy") == 1


# --- each card ------------------------------------------------------------------------------------------------

BUILDS = [
    ("rich_land_a", "irrigation", 4, 1),
    ("rich_land_1", "irrigation", 4, 2),
    ("rich_land_2", "irrigation", 4, 3),
    ("urban_growth_a", "alchemy", 6, 1),
    ("urban_growth_1", "alchemy", 6, 2),
    ("urban_growth_2", "alchemy", 6, 3),
    ("urban_growth_3", "alchemy", 6, 4),
    ("rich_land_1_extra", "irrigation", 4, 2),
    ("urban_growth_2_extra", "alchemy", 6, 3),
]


@pytest.mark.parametrize(("card", "tech", "cost", "less"), BUILDS)
def test_rich_land_and_urban_growth_build_for_less(card: str, tech: str, cost: int, less: int) -> None:
    t = acting(card, seats=3, adjusted=True)
    t.choose(f"play {card} / build {tech}")
    assert (t.count(0, tech), t.resources(0)) == (1, 10 - cost + less)


def test_rich_land_is_for_farms_and_mines_and_urban_growth_for_urban_buildings() -> None:
    t = acting("rich_land_a", "urban_growth_a")
    assert "build alchemy" not in t.after("play rich_land_a")
    assert t.after("play rich_land_a") == [
        "build agriculture",
        "build irrigation",
        "build bronze",
        "build iron",
        "upgrade agriculture irrigation",
        "upgrade bronze iron",
    ]
    assert t.after("play urban_growth_a") == [
        "build philosophy",
        "build alchemy",
        "build religion",
        "upgrade philosophy alchemy",
    ]


@pytest.mark.parametrize(("card", "less"), [("efficient_upgrade_2", 3), ("efficient_upgrade_3", 4)])
def test_efficient_upgrade_upgrades_for_less(card: str, less: int) -> None:
    t = acting(card)
    t.has(0, "coal")
    assert not [option for option in t.after(f"play {card}") if option.startswith("build")]
    t.choose(f"play {card} / upgrade bronze coal")
    assert t.resources(0) == 10 - 6 + less


FOOD = [("frugality_a", 1), ("frugality_1", 2), ("frugality_2", 3), ("frugality_2_extra", 3)]


@pytest.mark.parametrize(("card", "food"), FOOD)
def test_frugality_increases_population_and_gives_food_back(card: str, food: int) -> None:
    t = acting(card, seats=3, adjusted=True)
    t.choose(f"play {card}")
    assert (t.civ(0).unused, t.food(0), t.civ(0).ca) == (2, 6 - 2 + food, 3)


GENIUS = [
    ("engineering_genius_a", 2),
    ("engineering_genius_1", 3),
    ("engineering_genius_2", 4),
    ("engineering_genius_3", 5),
]


@pytest.mark.parametrize(("card", "less"), GENIUS)
def test_engineering_genius_builds_a_stage_for_less(card: str, less: int) -> None:
    t = acting(card)
    t.builds(0, "hollywood", 1)
    t.choose(f"play {card}")
    assert (t.civ(0).stages, t.resources(0)) == (2, 10 - 6 + less)


PATRIOTS = [
    ("patriotism_a", 1),
    ("patriotism_1", 2),
    ("patriotism_2", 3),
    ("patriotism_3", 4),
    ("patriotism_3_extra", 4),
]


@pytest.mark.parametrize(("card", "resources"), PATRIOTS)
def test_patriotism_gives_unit_resources_and_a_military_action(card: str, resources: int) -> None:
    t = acting(card, seats=3, adjusted=True)
    t.choose(f"play {card}")
    assert (t.state.turn.unit_resources, t.state.turn.extra_ma) == (resources, 1)


GAINS = [
    ("cultural_heritage_a", (4, 21, 6, 10)),
    ("cultural_heritage_1", (2, 22, 6, 10)),
    ("stockpile_a", (0, 20, 7, 11)),
    ("reserves_1 / choose food", (0, 20, 8, 10)),
    ("reserves_1 / choose resources", (0, 20, 6, 12)),
    ("reserves_2 / choose food", (0, 20, 9, 10)),
    ("reserves_3 / choose resources", (0, 20, 6, 14)),
    ("reserves_3_extra / choose resources", (0, 20, 6, 14)),
    ("revolutionary_idea_2", (0, 24, 6, 10)),
    ("revolutionary_idea_3", (0, 26, 6, 10)),
    ("revolutionary_idea_3_extra", (0, 26, 6, 10)),
]


@pytest.mark.parametrize(("play", "after"), GAINS)
def test_cards_that_give_points_and_goods(play: str, after: tuple[int, int, int, int]) -> None:
    t = acting(play.partition(" ")[0], seats=3, adjusted=True)
    t.choose(f"play {play}")
    p = t.civ(0)
    assert (p.culture, p.science, t.food(0), t.resources(0)) == after


@pytest.mark.parametrize(("card", "gain"), [("breakthrough_1", 2), ("breakthrough_2", 3)])
def test_breakthrough_develops_and_scores_science(card: str, gain: int) -> None:
    t = acting(card, "coal", "knights")
    t.choose(f"play {card} / develop coal")
    assert (t.civ(0).science, t.civ(0).ca, "coal" in t.keys(t.civ(0).techs)) == (20 - 7 + gain, 3, True)
