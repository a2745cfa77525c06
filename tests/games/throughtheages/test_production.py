"""Production bonuses and special-purpose resources (TA-35)."""

from __future__ import annotations

from tessera.testing import rule
from tests.games.throughtheages.scenes import table


@rule("TA-35.01")
def test_bonuses_come_from_symbols_texts_and_pacts() -> None:
    t = table(3)
    t.has(0, "communism_adj", "roman_roads", "suez_canal", "historic_territory_1")
    t.signed("international_trade_agreement", 0, 1)
    t.signed("acceptance_of_supremacy", 2, 0, side="b")
    assert t.rating(0, "resources") == 2 + 1 + 1 + 1 + 1 + 1
    assert (t.rating(1, "food"), t.rating(2, "resources")) == (3, 1)


@rule("TA-35.02")
def test_the_sum_of_all_bonuses_is_gained_as_one_amount_after_production() -> None:
    t = table()
    t.has(0, "communism_adj", "roman_roads", "suez_canal", "historic_territory_1", "coal")
    t.workers(0, bronze=1)
    t.banks(0, blue=4)
    t.workers(0, agriculture=2)
    t.ends_turn(0)
    p = t.civ(0)
    assert (p.stored[p.techs.index(t.number("coal"))], t.resources(0)) == (1, 1 + 3)


@rule("TA-35.02")
def test_a_negative_sum_is_lost() -> None:
    t = table(3)
    t.signed("acceptance_of_supremacy", 0, 1, side="a")
    t.ends_turn(1)
    assert t.resources(1) == 2 - 1
    t.ends_turn(0)
    assert t.resources(0) == 2 + 1


@rule("TA-35.03")
def test_bonuses_count_where_production_is_measured_and_produced_but_not_for_industry() -> None:
    t = table()
    t.has(0, "communism_adj")
    t.reveals("good_harvest")
    assert t.food(0) == 2
    t.reveals("new_deposits")
    assert t.resources(0) == 2 + 1
    t.reveals("impact_of_industry")
    assert t.civ(0).culture == 2


@rule("TA-35.10")
def test_special_purpose_resources_are_used_first_and_are_no_tokens() -> None:
    t = table()
    t.has(0, "homer")
    t.goods(0, resources=2)
    t.acts(0)
    blue = t.civ(0).blue
    t.choose("build warriors")
    assert (t.resources(0), t.civ(0).blue) == (1, blue + 1)


@rule("TA-35.10")
def test_special_purpose_resources_are_lost_at_the_end_of_the_turn() -> None:
    t = table()
    t.has(0, "homer")
    t.takes_turn(0)
    t.choose("pass")
    assert t.state.turn.unit_resources == 1
    t.choose("end")
    assert t.state.turn.unit_resources == 0


@rule("TA-35.11")
def test_of_several_pools_the_narrower_is_used_first() -> None:
    t = table(3)
    t.has(0, "homer")
    t.signed("trade_routes_agreement", 0, 1)
    t.goods(0, food=1)
    t.hand(0, "patriotism_a")
    t.acts(0)
    t.choose("use trade_routes_agreement", "play patriotism_a", "build warriors")
    assert (t.state.turn.unit_resources, t.state.turn.any_resources) == (0, 1)
