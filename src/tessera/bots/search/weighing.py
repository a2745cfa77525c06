"""What answers turned out to be worth, and the first look at them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from msgspec import Struct

from tessera.bots.observation import Sampled
from tessera.bots.search.imagination import Imagination
from tessera.kernel import Chance
from tessera.kernel.option import Answer

Sampler = Callable[[], Sampled]

LUCK = 1 << 30
LOOKS = 2
"""Samples on which answers are compared one ply ahead before they are searched."""


class Weighed(Struct, frozen=True):
    """An answer, with what it seems to be worth."""

    answer: Answer
    value: float
    """How well the seat would stand, in the game's own measure."""
    error: float = 0.0
    """The standard error of the difference to the first of the list; nothing if only one sample was looked at."""


def first_look(
    imagination: Imagination, sampler: Sampler, chance: Chance, answers: Sequence[Answer], looks: int = LOOKS
) -> list[Weighed]:
    """The answers with how the seat stands right after them, the best first. If time is up, those looked at so far."""
    totals = [0.0] * len(answers)
    for look in range(looks):
        sample, luck = sampler(), chance.pick(LUCK)
        values = list[float]()
        for parts in answers:
            values.append(imagination.value(imagination.after(sample, luck, parts)))
            if imagination.effort.late():
                break
        if len(values) < len(answers):
            if not look:  # better a choice between some than none
                return in_order(answers[: len(values)], values)
            break
        totals = [total + value for total, value in zip(totals, values, strict=True)]
    else:
        return in_order(answers, [total / looks for total in totals])
    return in_order(answers, totals)


def in_order(answers: Sequence[Answer], values: Sequence[float]) -> list[Weighed]:
    """The best first; among equals those that were named first."""
    weighed = [Weighed(parts, value) for parts, value in zip(answers, values, strict=True)]
    return sorted(weighed, key=lambda each: -each.value)


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much one is better on common samples on average, and the standard error of that."""
    paired = [x - y for x, y in zip(one, other, strict=False)]
    mean = sum(paired) / len(paired)
    if len(paired) < 2:
        return mean, 0.0
    variance = sum([(x - mean) ** 2 for x in paired]) / (len(paired) - 1)
    return mean, math.sqrt(variance / len(paired))
