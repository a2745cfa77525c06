"""For beginners: plays sensibly, but is soon content.

It weighs as the heuristic does, and then any of the better half of the options will do. A victory within reach it does
not overlook.
"""

from __future__ import annotations

from tessera.bots.heuristic import DECIDED, HeuristicBot
from tessera.bots.observation import Observation
from tessera.kernel import Option

WON = DECIDED / 10
"""More than an evaluation: here the match is over."""


class EasyBot(HeuristicBot):
    """Greedy, but soon content."""

    __slots__ = ()

    def choose(self, observation: Observation) -> Option:
        weighed = sorted(self.weigh(observation), key=lambda each: -each[1])
        best = weighed[0][1]
        half = weighed[: (len(weighed) + 1) // 2]
        good = [option for option, value in half if value == best or (abs(best) < WON and value > -WON)]
        return good[self._chance.pick(len(good))]
