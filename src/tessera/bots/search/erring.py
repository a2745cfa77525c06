"""Errors that people make.

A weaker opponent takes something that is nearly as good, seldom something worse, and never what is absurd or throws a
won match away. How much worse is measured in the position itself, by how far the usual answer lies behind the best: an
error costs as much of what is at stake early as late, in a small game as in a large one.
"""

from __future__ import annotations

import math
from statistics import median

from tessera.bots.search.imagination import WON
from tessera.bots.search.tuning import Level
from tessera.bots.search.weighing import Weighed
from tessera.kernel import Chance
from tessera.kernel.option import Answer

FINE = 1 << 30
"""Chance gives whole numbers: so many steps between 0 and 1."""


def erring(weighed: list[Weighed], level: Level, chance: Chance) -> Answer:
    """The best answer, the first of the list, or one that a player of this level would take for it."""
    best = max([each.value for each in weighed])
    unit = best - median([each.value for each in weighed])
    if not level.heat or unit <= 0.0 or best > WON / 2:
        return weighed[0].answer
    lowest = max(best - level.floor * unit, min(best, -WON / 2))
    plausible = [each for each in weighed if each.value >= lowest]
    weights = [math.exp((each.value - best) / (level.heat * unit)) for each in plausible]
    at = chance.pick(FINE) / FINE * sum(weights)
    for each, weight in zip(plausible, weights, strict=True):
        at -= weight
        if at < 0.0:
            return each.answer
    return plausible[-1].answer
