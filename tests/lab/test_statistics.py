"""Sequential tests and ratings."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from tessera.lab.ratings import SCALE, orders_of, rate
from tessera.lab.sequential import Sums, Test, Verdict

RESULTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Of blocks of two matches."""


def verdict(share: float, seed: int) -> tuple[Verdict, int]:
    """Of a test between bots of which the first wins a share of its matches."""
    chance = Random(seed)
    test = Test(0.5, 0.05, 0.35)
    while test.verdict is Verdict.OPEN:
        test.add([((chance.random() < share) + (chance.random() < share)) / 2])
    return test.verdict, test.sums.count


def test_equal_sides_are_seldom_called_different() -> None:
    found = [verdict(0.5, seed)[0] for seed in range(300)]
    assert sum(each is not Verdict.EQUAL for each in found) / 300 < 0.08  # 0.05, and what 300 can show


def test_a_difference_of_the_margin_is_seldom_missed() -> None:
    found = [verdict(0.55, seed)[0] for seed in range(300)]
    assert sum(each is not Verdict.FIRST for each in found) / 300 < 0.08
    assert Verdict.SECOND not in found


def test_a_large_difference_is_known_soon() -> None:
    found = [verdict(0.1, seed) for seed in range(50)]
    assert all(each is Verdict.SECOND for each, _ in found)
    assert max(count for _, count in found) < 60


def test_a_verdict_stays() -> None:
    test = Test(0.5, 0.05, 0.35)
    test.add([1.0] * 50)
    known = test.sums.count
    assert test.verdict is Verdict.FIRST
    test.add([0.0] * 500)
    assert (test.verdict, test.sums.count) == (Verdict.FIRST, known)


def test_a_margin_in_units_of_the_spread() -> None:
    chance = Random(1)
    small = Test(0.0, 0.25, 0.0)
    large = Test(0.0, 0.25, 0.0)
    while small.verdict is Verdict.OPEN or large.verdict is Verdict.OPEN:
        step = chance.gauss(0.5, 1.0)
        small.add([step / 1000])
        large.add([step * 1000])
    assert small.verdict is large.verdict is Verdict.FIRST
    assert small.sums.count == large.sums.count
    nothing = Test(0.0, 0.25, 0.0)
    nothing.add([0.0] * 1000)
    assert nothing.verdict is Verdict.EQUAL


def test_sums() -> None:
    sums = Sums()
    for value in (1.0, 2.0, 4.0):
        sums.add(value)
    assert sums.mean == pytest.approx(7 / 3)
    assert sums.deviation == pytest.approx(1.5275, abs=1e-4)


def test_ratings_of_two_follow_from_their_share() -> None:
    """Three wins in four are 190 points."""
    block = [[(0, 1), (1, 2)], [(0, 1), (1, 2)], [(0, 1), (1, 2)], [(0, 2), (1, 1)]]
    best, worst = rate(["a", "b"], [block] * 200)
    assert (best.bot, worst.bot) == ("a", "b")
    assert best.rating - worst.rating == pytest.approx(SCALE * log(3), abs=1)
    assert best.rating == pytest.approx(-worst.rating)


def test_shared_ranks_count_half_for_each() -> None:
    assert sorted(orders_of([(0, 1), (1, 1), (2, 3)])) == [(0, 1, 2), (1, 0, 2)]
    tied = rate(["a", "b"], [[[(0, 1), (1, 1)]]] * 50)
    assert [each.rating for each in tied] == [0, 0]


def test_who_never_loses_is_strong_and_not_infinite() -> None:
    best = rate(["a", "b"], [[[(0, 1), (1, 2)]]] * 100)[0]
    assert 400 < best.rating < 4000


def test_intervals_hold_the_truth() -> None:
    """About 95 in 100 of them, with three bots at a table and the same deal played three times."""
    strengths = (0.0, 0.7, 1.4)
    held = 0
    for seed in range(60):
        chance = Random(seed)
        blocks = [[_ranking(strengths, chance) for _ in range(3)] for _ in range(60)]
        for rating in rate(["0", "1", "2"], blocks):
            truth = (strengths[int(rating.bot)] - 0.7) * SCALE
            held += rating.low <= truth <= rating.high
    assert held / 180 > 0.88


def _ranking(strengths: tuple[float, ...], chance: Random) -> list[tuple[int, int]]:
    """A result drawn as the model says: whose time is first (exponential clocks)."""
    times = [chance.expovariate(2.718281828**strength) for strength in strengths]
    order = sorted(range(len(times)), key=times.__getitem__)
    return [(who, place + 1) for place, who in enumerate(order)]
