"""Who looks: with everything open, or through the eyes of a seat.

A seat's chances are the mean over positions dealt from what it knows. What it cannot know does not enter, so nothing
that is told through its eyes can give it away.
"""

from __future__ import annotations

import math
from typing import Any

from msgspec import Struct

from tessera.analysis.chances import Chances, chances
from tessera.kernel import AnyGame, Seeded
from tessera.kernel.dealing import Dealer


class Lens(Struct, frozen=True):
    """Somebody who looks at the positions of a match."""

    game: Any
    eyes: int | None
    """A seat; None: everything is open."""
    dealt: int

    def chances(self, position: Any, number: int) -> Chances:
        """Everybody's chances after a number of moves."""
        if self.eyes is None or position.outcome is not None:
            return chances(self.game, position)
        return _over_samples(self.game, position, self.eyes, self.dealt, number)


def _over_samples(game: AnyGame, position: Any, seat: int, dealt: int, number: int) -> Chances:
    dealer, chance = Dealer(position, seat), Seeded(f"eyes of {seat} after {number}")
    seen = [chances(game, dealer.sample(chance)) for _ in range(dealt)]
    shares, errors = [], []
    for each in range(position.seats):
        told = [one.shares[each] for one in seen]
        mean, error = mean_and_error(told)
        own = sum([one.errors[each] for one in seen]) / dealt
        shares.append(mean)
        errors.append(math.hypot(own, error))
    return Chances(tuple(shares), tuple(errors))


def mean_and_error(found: list[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    mean = sum(found) / len(found)
    if len(found) < 2:
        return mean, 0.0
    variance = sum([(x - mean) ** 2 for x in found]) / (len(found) - 1)
    return mean, math.sqrt(variance / len(found))
