"""Rollouts: every answer, then greedy play until it is quiet, on common samples with common luck.

The number of answers is halved as the effort is used up, and those that are clearly behind are dropped before that, so
that most samples are spent on the answers between which it is close. What looks best one ply ahead stands unless
another is better beyond doubt.
"""

from __future__ import annotations

import math

from tessera.bots.search.imagination import Imagination
from tessera.bots.search.weighing import LUCK, Sampler, Weighed, difference
from tessera.kernel import Chance

ENOUGH = 4
"""Samples before an answer can be dropped for being clearly behind."""
CLEARLY = 3.0
"""Standard errors."""
FEWEST = 3
"""Samples before an answer can displace the one-ply choice."""


def rollout(
    imagination: Imagination, sampler: Sampler, chance: Chance, looked: list[Weighed]
) -> list[Weighed]:
    """The answers with what they are worth, the best first. They are given as the first look has ordered them."""
    tuning, effort = imagination.tuning, imagination.effort
    values: list[list[float]] = [[] for _ in looked]
    alive = list(range(len(looked)))
    rounds = max(1, math.ceil(math.log2(len(looked))))
    halved = tried = 0
    while len(alive) > 1 and tried < tuning.samples and not effort.spent():
        if not _try_all(imagination, sampler, chance, looked, alive, values):
            break
        tried += 1
        while halved < rounds and effort.spent((halved + 1) / rounds):
            halved += 1
            alive = sorted(alive, key=lambda at: -sum(values[at][:tried]))[: (len(alive) + 1) // 2]
        if tried >= ENOUGH:
            alive = _not_behind(alive, values)
    return _judged(looked, values, tuning.doubt)


def _try_all(
    imagination: Imagination,
    sampler: Sampler,
    chance: Chance,
    looked: list[Weighed],
    alive: list[int],
    values: list[list[float]],
) -> bool:
    """Every answer that is left, on one more sample. False if time was up before the last one."""
    sample, luck = sampler(), chance.pick(LUCK)
    here = imagination.game.quiet(sample)
    found = list[float]()
    for at in alive:
        position = imagination.begin(sample, luck)
        decision = imagination.open(position, looked[at].answer)
        found.append(imagination.value(imagination.onward(position, decision, here)))
        if imagination.effort.late():
            return False
    for at, value in zip(alive, found, strict=True):
        values[at].append(value)
    return True


def _not_behind(alive: list[int], values: list[list[float]]) -> list[int]:
    """Without those that are clearly worse than the best."""
    best = max(alive, key=lambda at: sum(values[at]))

    def behind(at: int) -> bool:
        mean, error = difference(values[best], values[at])
        return mean > CLEARLY * error

    return [at for at in alive if at == best or not behind(at)]


def _judged(looked: list[Weighed], values: list[list[float]], doubt: float | None) -> list[Weighed]:
    """The answers with their means, the chosen one first, then by what they are worth."""
    searched = [at for at in range(len(looked)) if values[at]]
    if not searched:
        return looked
    chosen = _chosen(values, searched, doubt)
    mean = sum(values[chosen]) / len(values[chosen])

    def judged(at: int) -> Weighed:
        if not values[at]:
            return looked[at]
        worse, error = difference(values[chosen], values[at])
        return Weighed(looked[at].answer, mean - worse, error)

    others = sorted([at for at in searched if at != chosen], key=lambda at: -judged(at).value)
    return [judged(at) for at in (chosen, *others)]


def _chosen(values: list[list[float]], searched: list[int], doubt: float | None) -> int:
    if doubt is None:
        longest = max([len(values[at]) for at in searched])
        return max([at for at in searched if len(values[at]) == longest], key=lambda at: sum(values[at]))
    chosen, gain = 0, 0.0
    for at in searched[1:]:
        if min(len(values[at]), len(values[0])) < FEWEST:
            continue
        mean, error = difference(values[at], values[0])
        if mean > doubt * error and mean > gain:
            chosen, gain = at, mean
    return chosen
