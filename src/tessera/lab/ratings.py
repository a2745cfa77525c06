"""Ratings: how strong bots are, from whole rankings (Plackett-Luce), with honest intervals.

The winner of a match is drawn with a chance proportional to strength, the second among the rest, and so on. Intervals
come from the spread between blocks, not between matches: matches of one deal are no independent witnesses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, permutations, product
from math import log
from typing import TYPE_CHECKING

from msgspec import Struct

from tessera.lab.tally import Z

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[tuple[int, ...], np.dtype[np.float64]]

SCALE = 400 / log(10)
"""As in chess: 400 points are ten to one."""
PRIOR = 1e-2
"""A weak belief that all are equal, so that who never loses is strong, not infinite."""
ROUNDS = 200
CLOSE = 1e-9

Finish = tuple[int, ...]
"""Who came first, second, ... in a match, by number."""
Ranking = Sequence[tuple[int, int]]
"""One match: who (by number) had which rank, 1 the best; equal ranks are shared."""


class Rating(Struct, frozen=True):
    """How strong a bot is; 0 is the average of all that were rated."""

    bot: str
    rating: float
    low: float
    high: float


def rate(bots: Sequence[str], blocks: Iterable[Sequence[Ranking]]) -> list[Rating]:
    """Ratings with 95 % intervals, the best first. A block is the matches of one deal."""
    import numpy as np

    orders, weights = _counted(blocks)
    count = len(bots)
    strength: Array = np.zeros(count)
    slopes, curvature = _derivatives(strength, orders, weights)
    for _ in range(ROUNDS):
        step = np.linalg.solve(curvature, slopes.sum(axis=0) - PRIOR * strength)
        largest = float(np.abs(step).max())
        strength = strength + step * min(1.0, 1.0 / (largest + CLOSE))
        slopes, curvature = _derivatives(strength, orders, weights)
        if largest < CLOSE:
            break
    inverse = np.linalg.inv(curvature)
    spread = inverse @ (slopes.T @ slopes) @ inverse  # the sandwich, clustered by blocks
    centre = np.eye(count) - 1.0 / count
    errors = np.sqrt(np.clip(np.diag(centre @ spread @ centre.T), 0.0, None)) * SCALE
    points = (strength - strength.mean()) * SCALE
    found = [
        Rating(bot, round(float(at), 1), round(float(at - Z * error), 1), round(float(at + Z * error), 1))
        for bot, at, error in zip(bots, points, errors, strict=True)
    ]
    return sorted(found, key=lambda rating: -rating.rating)


def _counted(blocks: Iterable[Sequence[Ranking]]) -> tuple[list[Finish], Array]:
    """The different orders there were, and how often each was there in each block."""
    import numpy as np

    numbers: dict[Finish, int] = {}
    counted: list[dict[int, float]] = []
    for block in blocks:
        weights: dict[int, float] = {}
        for ranking in block:
            possible = list(orders_of(ranking))
            for order in possible:
                at = numbers.setdefault(order, len(numbers))
                weights[at] = weights.get(at, 0.0) + 1 / len(possible)
        counted.append(weights)
    table: Array = np.zeros((len(counted), len(numbers)))
    for row, weights in enumerate(counted):
        for at, weight in weights.items():
            table[row, at] = weight
    return list(numbers), table


def orders_of(ranking: Ranking) -> Iterator[Finish]:
    """The strict orders that a ranking may stand for: where a rank is shared, either may have been the better."""
    ranked = sorted(ranking, key=lambda each: each[1])
    groups = [[who for who, _ in group] for _, group in groupby(ranked, key=lambda each: each[1])]
    for chosen in product(*[permutations(group) for group in groups]):
        yield tuple([who for group in chosen for who in group])


def _derivatives(strength: Array, orders: Sequence[Finish], weights: Array) -> tuple[Array, Array]:
    """The slope of the log-likelihood, block by block, and its negative curvature in all."""
    import numpy as np

    count = len(strength)
    slopes: Array = np.zeros((len(orders), count))
    curvature: Array = np.eye(count) * PRIOR
    totals = weights.sum(axis=0)
    for at, order in enumerate(orders):
        chosen = np.eye(count)[list(order)]
        for place in range(len(order) - 1):
            left = chosen[place:]
            worth = left @ strength
            odds = np.exp(worth - worth.max())
            odds /= odds.sum()
            expected = odds @ left
            slopes[at] += chosen[place] - expected
            curvature += totals[at] * (left.T @ (odds[:, None] * left) - np.outer(expected, expected))
    return weights @ slopes, curvature
