"""Phase 6: income, and what drawing coin cards means (chapter 9)."""

from __future__ import annotations

import pytest

from tessera.games.peloponnes.rules.income import Income, round_income
from tessera.games.peloponnes.rules.taking import TakeCards
from tessera.testing import rule
from tests.games.peloponnes.table import table


@rule("PE-9.01", "PE-9.02")
@pytest.mark.parametrize(
    ("card", "coins", "luxury"),
    [
        ("parnon_foothills", 3, 0),
        ("lykaion_slopes", 1, 0),
        ("kynouria_hills", 2, 0),
        ("styx_gorge", 1, 0),
        ("aroania_heights", 3, 0),
        ("pholoe_hills", 2, 0),
        ("stymphalian_valley", 1, 0),
        ("chelmos_peak", 2, 0),
        ("barracks", 3, 0),
        ("epidauros_odeon", 0, 3),
        ("leonidaion", 0, 4),
        ("treasury_of_atreus", 0, 3),
        ("elis_plain", 0, 0),
    ],
)
def test_the_one_off_income_comes_once(card: str, coins: int, luxury: int) -> None:
    t = table()
    t.give(0, grain=1)
    t.wins(0, card)
    t.now(TakeCards())
    if not t.resting:
        t.choose("borrow grain")
    before = t.coins(0)
    t.now(Income())
    per_round, _ = round_income(t.state, t.player(0))
    assert (t.coins(0) - before - per_round, t.luxury(0)) == (coins, luxury)
    t.now(Income())  # the next round
    assert (t.coins(0) - before - 2 * per_round, t.luxury(0)) == (coins, luxury)


@rule("PE-9.03", "PE-16.06")
@pytest.mark.parametrize(
    ("cards", "people", "income"),
    [
        ("", 0, (1, 0)),
        ("erymanthos_forest", 3, (2, 0)),
        ("erymanthos_forest street", 4, (2, 0)),
        ("erymanthos_forest bridge", 5, (3, 0)),
        ("erymanthos_forest tegea_plain street", 7, (3, 0)),
        ("erymanthos_forest tegea_plain bridge", 8, (4, 0)),
        ("erymanthos_forest tegea_plain mainalon_forest street", 10, (4, 0)),
        ("erymanthos_forest tegea_plain mainalon_forest bridge", 11, (4, 1)),
        ("erymanthos_forest tegea_plain mainalon_forest bridge market", 13, (4, 1)),
        ("erymanthos_forest tegea_plain mainalon_forest hellinikon_pyramid bridge", 14, (4, 2)),
        ("erymanthos_forest tegea_plain mainalon_forest hellinikon_pyramid bridge market", 16, (4, 2)),
        (
            "erymanthos_forest tegea_plain mainalon_forest hellinikon_pyramid epidauros_odeon bridge",
            17,
            (4, 3),
        ),
        (
            "erymanthos_forest tegea_plain mainalon_forest hellinikon_pyramid epidauros_odeon bridge market",
            19,
            (4, 3),
        ),
        (
            "erymanthos_forest tegea_plain mainalon_forest hellinikon_pyramid epidauros_odeon bridge market agora",
            21,
            (4, 4),
        ),
    ],
)
def test_the_income_table(cards: str, people: int, income: tuple[int, int]) -> None:
    t = table()
    t.owns(0, *cards.split())
    assert t.inhabitants(0) == people
    t.now(Income())
    assert (t.coins(0), t.luxury(0)) == income


@rule("PE-9.03")
def test_the_last_inhabitant_of_the_first_row_and_the_first_of_the_last_row() -> None:
    t = table()
    t.owns(0, "bridge")
    t.plays(1, "mycenae")
    t.owns(1, "tegea_plain", "mainalon_forest", "hellinikon_pyramid", "epidauros_odeon", "erymanthos_forest")
    assert (t.inhabitants(0), t.inhabitants(1)) == (2, 20)
    t.now(Income())
    assert (t.coins(0), t.luxury(0)) == (1, 0)
    assert (t.coins(1), t.luxury(1)) == (4, 4)


@rule("PE-9.03")
def test_the_new_card_counts_for_the_income_of_its_round() -> None:
    t = table()
    t.owns(0, "bridge")
    t.wins(0, "erymanthos_forest")
    t.now(TakeCards(), Income())
    assert t.coins(0) == 3  # 5 inhabitants


@rule("PE-9.04", "PE-14.01", "PE-14.02")
@pytest.mark.parametrize(
    ("owned", "coins"), [("port", 2), ("temple_of_apollo", 2), ("port temple_of_apollo", 2 + 2)]
)
def test_port_and_temple_of_apollo_bring_a_coin_card_each(owned: str, coins: int) -> None:
    t = table()
    t.owns(0, *owned.split())
    t.now(Income())
    assert t.coins(0) == coins


@rule("PE-9.04", "PE-14.12")
def test_a_covered_port_brings_nothing() -> None:
    t = table()
    t.owns(0, "port", covered_by="earthquake")
    t.now(Income())
    assert t.coins(0) == 1


@rule("PE-14.13")
@pytest.mark.parametrize("card", ["port", "temple_of_apollo"])
def test_a_port_taken_this_round_already_pays(card: str) -> None:
    t = table()
    t.give(0, grain=1)
    t.wins(0, card)
    t.now(TakeCards(), Income())
    t.choose("borrow grain")
    assert t.coins(0) == 1 + 1  # 2 inhabitants: 1, and 1 for the building


@rule("PE-9.05")
def test_whoever_passed_gets_income_too() -> None:
    t = table()
    t.plays(0, "pylos")
    t.plays(1, "mycenae")
    t.wins(1, "elis_plain")
    t.now(TakeCards(), Income())
    assert [t.coins(0), t.coins(1)] == [2, 3]


@rule("PE-9.06")
def test_income_is_drawn_in_turn_order_one_off_first() -> None:
    t = table()
    t.seated(1, 0)
    t.wins(0, "lykaion_slopes")
    t.wins(1, "styx_gorge")
    t.comes("wood", "stone", "grain", "inhabitant")
    t.now(TakeCards(), Income())
    assert t.hand(1) == {"wood": 1, "stone": 1}
    assert t.hand(0) == {"grain": 1, "inhabitant": 1}
    keys = [event.key for event in t.heard() if event.key in ("one-off-income", "income")]
    assert keys == ["one-off-income", "income"] * 2


@rule("PE-9.07", "PE-19.03")
def test_the_discard_pile_is_shuffled_right_after_the_last_card_is_drawn() -> None:
    t = table()
    t.piles({"wood": 1}, {"stone": 2, "grain": 1}, keeper=1)
    t.now(Income())  # each draws 1: seat 0 the last card, seat 1 from the new deck
    assert t.hand(0) == {"wood": 1}
    assert t.told("reshuffled") == [{"count": 3}]
    assert (len(t.state.coin_deck), len(t.state.discard)) == (2, 0)


@rule("PE-9.07")
def test_the_reshuffle_does_not_wait_for_the_next_draw() -> None:
    t = table(in_round=8)
    t.piles({"wood": 2}, {"stone": 4}, keeper=1)
    t.now(Income())
    assert (len(t.state.coin_deck), len(t.state.discard)) == (4, 0)  # both drew 1, nobody needs more


@rule("PE-9.07")
def test_if_both_piles_are_empty_the_reshuffle_waits_for_discarded_cards() -> None:
    t = table()
    t.piles({"wood": 1}, {}, keeper=0)
    t.wins(0, "bridge")
    t.now(Income())  # seat 0 takes the last card, seat 1 gets nothing
    assert (t.coins(1), len(t.state.coin_deck), len(t.state.discard)) == (0, 0, 0)
    t.now(TakeCards(), Income())
    t.choose("pay 2 0 0")  # two wood cards are discarded, shuffled and drawn again
    assert (t.coins(0), t.hand(1)) == (71, {"wood": 1})
    assert t.told("reshuffled") == [{"count": 2}]


@rule("PE-9.08")
def test_cards_that_cannot_be_drawn_are_lost() -> None:
    t = table()
    t.plays(0, "mycenae")  # 5 inhabitants: 3 coin cards
    t.piles({"wood": 1}, {"stone": 1}, keeper=1)
    t.now(Income())
    assert t.hand(0) == {"wood": 1, "stone": 1}
    assert t.coins(1) == 70
    assert (len(t.state.coin_deck), len(t.state.discard)) == (0, 0)
    assert t.resting


@rule("PE-9.09")
def test_there_is_no_hand_limit() -> None:
    t = table()
    t.give(0, wood=18, stone=18)
    t.now(Income())
    assert t.coins(0) == 37


@rule("PE-9.10", "PE-15.17")
def test_a_player_without_inhabitants_gets_the_lowest_income() -> None:
    t = table()
    t.plays(0, "mycenae", covered=True)
    assert (t.inhabitants(0), t.inhabitants(1)) == (0, 0)
    t.now(Income())
    assert (t.coins(0), t.coins(1)) == (1, 1)
    assert [summary["income"] for summary in t.view(0)["tableaus"]] == [1, 1]


@rule("PE-9.11")
def test_one_off_and_round_luxury_are_each_limited() -> None:
    big = ["tegea_plain", "mainalon_forest", "hellinikon_pyramid", "bridge"]  # 11 inhabitants
    for state, before, after in (("whole", 14, 17), ("covered", 0, 3), ("torn-down", 0, 0)):
        t = table()
        t.owns(0, *big)
        if state != "whole":
            t.luxury_card(0, state)
        t.give(0, grain=1, luxury=before)
        t.wins(0, "leonidaion")  # 4 luxury once, and 1 in the round
        t.now(TakeCards(), Income())
        t.choose("borrow grain")
        assert t.luxury(0) == after
    t = table()
    t.owns(0, *big)
    t.give(0, grain=1, luxury=2)
    t.wins(0, "leonidaion")
    t.now(TakeCards(), Income())
    t.choose("borrow grain")
    assert t.luxury(0) == 2 + 4 + 1
    incomes = [event for event in t.heard() if event.key.endswith("income") and event.args["seat"] == 0]
    assert [event.args["luxury"] for event in incomes] == [4, 1]


@rule("PE-9.03", "PE-11.01")
def test_the_income_that_is_told_is_what_can_be_kept() -> None:
    t = table()
    t.owns(
        0, "erymanthos_forest", "tegea_plain", "mainalon_forest", "hellinikon_pyramid", "bridge"
    )  # 2 luxury
    t.give(0, luxury=t.state.content.constants.luxury_max - 1)
    t.now(Income())
    told = [(event.key, event.args) for event in t.heard() if "luxury" in event.key or "luxury" in event.args]
    assert [args["luxury"] for _, args in told if args["seat"] == 0] == [1], "once, and only what can be kept"
    t.now(Income())
    assert [told["luxury"] for told in t.told("income") if told["seat"] == 0][-1] == 0
