"""For beginners: plays sensibly, but is soon content.

It weighs as the heuristic does; but more often than not one of the better half of the options will do instead of the
best. A victory within reach it does not overlook.
"""

from __future__ import annotations

from tessera.bots.heuristic import DECIDED, HeuristicBot
from tessera.bots.observation import Observation
from tessera.kernel import Option

CAREFUL = 3
"""One decision out of so many is about the best option."""
WON = DECIDED / 10


class EasyBot(HeuristicBot):
    """Greedy, but soon content."""

    __slots__ = ()

    def choose(self, observation: Observation) -> Option:
        weighed = sorted(self.weigh(observation), key=lambda each: -each[1])
        best = weighed[0][1]
        if abs(best) < WON and self._chance.pick(CAREFUL):
            good = [each for each in weighed[: (len(weighed) + 1) // 2] if each[1] > -WON]
        else:
            good = [each for each in weighed if each[1] == best]
        return good[self._chance.pick(len(good))][0]
