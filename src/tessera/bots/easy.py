"""For beginners: plays sensibly, but now and then takes what is good enough instead of what is best.

It weighs as the heuristic does, so it makes no move that looks bad to it; but more often than not one of the next best
will do. A victory within reach it does not overlook.
"""

from __future__ import annotations

from tessera.bots.heuristic import DECIDED, HeuristicBot
from tessera.bots.observation import Observation
from tessera.kernel import Option

CAREFUL = 3
"""One decision out of so many is about the best option."""
GOOD = 6
"""So many options are good enough at most, and never more than the better half of them."""
WON = DECIDED / 10


class EasyBot(HeuristicBot):
    """Greedy, but soon content."""

    __slots__ = ()

    def choose(self, observation: Observation) -> Option:
        weighed = sorted(self.weigh(observation), key=lambda each: -each[1])
        best = weighed[0][1]
        if abs(best) < WON and self._chance.pick(CAREFUL):
            good = [each for each in weighed[: min(GOOD, (len(weighed) + 1) // 2)] if each[1] > -WON]
        else:
            good = [each for each in weighed if each[1] == best]
        return good[self._chance.pick(len(good))][0]
