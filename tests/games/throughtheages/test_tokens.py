"""Food, resources and blue tokens (TA-14)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from tessera.games.throughtheages.rules.gains import Gain, Lose
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.testing import rule
from tests.games.throughtheages.scenes import table

MINES = {"bronze": 1, "iron": 2, "coal": 3, "oil": 5}


def miner(*mines: str) -> AgesScript:
    """Seat 0 has these mines besides Bronze."""
    t = table()
    t.has(0, *mines)
    return t


def stored(t: AgesScript) -> dict[str, int]:
    """Tokens on the mines of seat 0."""
    p = t.civ(0)
    return {key: p.stored[p.techs.index(t.number(key))] for key in MINES if t.number(key) in p.techs}


@rule("TA-14.01")
def test_a_token_is_worth_what_its_card_says() -> None:
    t = miner("iron", "coal", "oil", "irrigation", "selective_breeding", "mechanized_agriculture")
    t.stores(0, bronze=1, iron=1, coal=1, oil=1)
    assert t.resources(0) == 1 + 2 + 3 + 5
    t.stores(0, agriculture=1, irrigation=1, selective_breeding=1, mechanized_agriculture=1)
    assert t.food(0) == 1 + 2 + 3 + 5


@rule("TA-14.01")
def test_under_gates_a_token_on_a_lab_is_worth_its_level_in_resources() -> None:
    t = table()
    t.has(0, "bill_gates", "alchemy", "computers")
    t.stores(0, alchemy=1, computers=2)
    assert t.resources(0) == 1 + 3 + 3


@rule("TA-14.05")
def test_under_gates_gained_resources_are_still_placed_on_mines() -> None:
    t = table()
    t.has(0, "bill_gates", "computers")
    t.goods(0, resources=3)
    assert (stored(t)["bronze"], stored(t).get("computers", 0), t.civ(0).blue) == (3, 0, 13)


@rule("TA-14.02")
def test_change_is_given_on_cards_of_lower_value() -> None:
    t = miner("iron", "coal")
    t.stores(0, coal=1)
    t.now(Lose(seat=0, resources=1))
    assert (stored(t), t.civ(0).blue) == ({"bronze": 0, "iron": 1, "coal": 0}, 16)


@rule("TA-14.02")
def test_a_token_may_be_exchanged_for_several_of_lower_value() -> None:
    t = miner("iron", "oil")
    t.stores(0, oil=1)
    t.banks(0, blue=3)
    t.now(Lose(seat=0, resources=2))
    assert (stored(t), t.civ(0).blue) == ({"bronze": 1, "iron": 1, "oil": 0}, 2)


@rule("TA-14.03")
def test_more_is_paid_only_if_the_bank_has_no_tokens_for_change() -> None:
    t = miner("oil")
    t.stores(0, oil=1)
    t.banks(0, blue=0)
    t.now(Lose(seat=0, resources=1))
    assert (stored(t), t.civ(0).blue) == ({"bronze": 1, "oil": 0}, 0)


def remainders(tokens: tuple[int, ...], values: tuple[int, ...], bank: int) -> Iterator[tuple[int, int]]:
    """What can be left of tokens: each is kept, spent, or exchanged for cheaper ones; its worth and its tokens."""
    most = bank + len(tokens)

    @cache
    def cheaper(value: int) -> frozenset[tuple[int, int]]:
        lower = [other for other in values if other < value]
        found = {(value, 1), (0, 0)}
        for counts in product(range(5), repeat=len(lower)):
            worth = sum(n * v for n, v in zip(counts, lower, strict=True))
            if worth < value:
                found.add((worth, sum(counts)))
        return frozenset(found)

    reached = {(0, 0)}
    for token in tokens:
        reached = {(w + x, n + k) for w, n in reached for x, k in cheaper(token) if n + k <= most}
    yield from reached


@rule("TA-14.04", "TA-14.10")
@pytest.mark.parametrize(
    "mines", [("iron",), ("coal",), ("oil",), ("iron", "oil"), ("coal", "oil"), ("iron", "coal", "oil")]
)
def test_payments_are_as_exact_as_possible_and_leave_as_few_tokens_as_possible(
    mines: tuple[str, ...],
) -> None:
    t = miner(*mines)
    keys = ("bronze", *mines)
    values = tuple([MINES[key] for key in keys])
    for counts in product(range(3), repeat=len(keys)):
        tokens = tuple([v for v, n in zip(values, counts, strict=True) for _ in range(n)])
        for bank in (0, 1, 5):
            possible = sorted(remainders(tokens, values, bank))
            for amount in range(1, sum(tokens) + 1):
                left = sum(tokens) - amount
                worth = max(w for w, _ in possible if w <= left)
                fewest = min(n for w, n in possible if w == worth)
                t.stores(0, **dict(zip(keys, counts, strict=True)))
                t.banks(0, blue=bank)
                t.now(Lose(seat=0, resources=amount))
                found = (t.resources(0), sum(stored(t).values()))
                assert found == (worth, fewest), (keys, counts, bank, amount)


@rule("TA-14.05")
@pytest.mark.parametrize(
    "mines", [(), ("iron",), ("coal",), ("oil",), ("iron", "oil"), ("coal", "oil"), ("iron", "coal", "oil")]
)
def test_gains_use_as_few_tokens_as_possible_and_no_more_than_the_bank_has(mines: tuple[str, ...]) -> None:
    t = miner(*mines)
    values = [1, *[MINES[key] for key in mines]]
    for bank, amount in product(range(5), range(13)):
        sums = {(sum(way), len([v for v in way if v])) for way in product([0, *values], repeat=bank)}
        best = max(worth for worth, _ in sums if worth <= amount)
        fewest = min(count for worth, count in sums if worth == best)
        t.stores(0, bronze=0, **dict.fromkeys(mines, 0))
        t.banks(0, blue=bank)
        t.now(Gain(seat=0, resources=amount))
        assert (t.resources(0), sum(stored(t).values())) == (best, fewest), (bank, amount)


@rule("TA-14.06")
def test_blue_tokens_are_gained_into_the_bank_and_lost_from_it_first() -> None:
    t = table()
    t.now(Gain(seat=0, blue=2))
    t.goods(0, food=1, resources=1)
    assert t.civ(0).blue == 16
    t.now(Lose(seat=0, blue=1))
    assert (t.civ(0).blue, t.food(0), t.resources(0)) == (15, 1, 1)


@rule("TA-14.06")
def test_with_an_empty_bank_the_owner_says_which_card_loses_the_token() -> None:
    t = table()
    t.goods(0, food=1, resources=1)
    t.banks(0, blue=1)
    t.now(Lose(seat=0, blue=2))
    assert t.options == ["token-from agriculture", "token-from bronze"]
    t.choose("token-from agriculture")
    assert (t.civ(0).blue, t.food(0), t.resources(0)) == (0, 0, 1)


@rule("TA-14.07")
def test_tokens_on_an_unfinished_wonder_count_for_corruption_and_cannot_be_spent() -> None:
    t = table()
    t.banks(0, blue=11)
    assert t.rating(0, "corruption") == 0
    t.builds(0, "great_wall", 1)
    assert (t.rating(0, "corruption"), t.resources(0)) == (2, 0)


@rule("TA-14.08")
def test_trade_routes_let_one_food_pay_for_a_resource_once_per_turn() -> None:
    t = table(3)
    t.signed("trade_routes_agreement", 0, 1)
    t.goods(0, food=2, resources=1)
    t.acts(0)
    assert t.refuses("build bronze") == "TA-8.20"
    t.choose("use trade_routes_agreement", "build bronze")
    assert (t.food(0), t.resources(0), t.count(0, "bronze")) == (1, 0, 3)
    assert t.refuses("use trade_routes_agreement") == "TA-15.40"


@rule("TA-14.08")
def test_side_b_of_trade_routes_pays_a_resource_for_food() -> None:
    t = table(3)
    t.signed("trade_routes_agreement", 0, 1)
    t.goods(1, food=1, resources=1)
    t.acts(1)
    t.choose("use trade_routes_agreement", "grow")
    assert (t.food(1), t.resources(1), t.civ(1).unused) == (0, 0, 2)


@rule("TA-14.09")
def test_with_too_few_tokens_for_food_and_resources_the_player_divides_them() -> None:
    t = table()
    t.hand(0, "stockpile_a")
    t.banks(0, blue=1)
    t.acts(0)
    t.choose("play stockpile_a")
    assert t.options == ["food-tokens 0", "food-tokens 1"]
    t.choose("food-tokens 0")
    assert (t.food(0), t.resources(0)) == (0, 1)


@rule("TA-14.09")
def test_with_a_better_mine_the_same_amount_needs_fewer_tokens_and_no_choice() -> None:
    t = miner("coal", "selective_breeding")
    t.banks(0, blue=2)
    t.now(Gain(seat=0, food=3, resources=3))
    assert (t.asked, t.food(0), t.resources(0)) == ("Rest", 3, 3)
