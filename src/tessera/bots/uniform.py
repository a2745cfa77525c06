"""Any option, each equally likely: the opponent to beat first, and the fastest to simulate with."""

from __future__ import annotations

from tessera.bots.observation import Observation
from tessera.kernel import Chance, Option


class RandomBot:
    """Chooses without looking."""

    __slots__ = ("chance",)

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, observation: Observation) -> Option:
        options = observation.options
        return options[self.chance.pick(len(options))]
