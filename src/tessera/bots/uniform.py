"""Any option, each equally likely: the opponent to beat first, and the fastest to simulate with.

Only resigning it leaves to people: matches would be over before they have begun.
"""

from __future__ import annotations

from collections.abc import Sequence

from tessera.bots.observation import Observation
from tessera.kernel import RESIGN, Chance, Option


class RandomBot:
    """Chooses without looking."""

    __slots__ = ("chance",)

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, observation: Observation) -> Option:
        return any_of(observation.options, self.chance)


def any_of(options: Sequence[Option], chance: Chance) -> Option:
    """An option, each equally likely, but not to resign."""
    option = options[chance.pick(len(options))]
    if option == RESIGN and len(options) > 1:
        others = [other for other in options if other != RESIGN]
        return others[chance.pick(len(others))]
    return option
