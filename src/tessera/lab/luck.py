"""Luck: by how much chance has favoured a seat.

Whenever chance decides something, the position it led to is compared with a few others to which it might have led just
as well, by everybody's chances to win: what the ledger of an analysed match calls luck, too (`tessera.analysis`). The
difference is nought on average, however good the chances are, so the sum over a match may be taken off its result
without changing the expected result (a control variate). The better the chances, the more of the noise goes with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tessera.analysis.chances import NoChances, model_of, shares
from tessera.kernel import AnyGame, Bag, Chance, Option, Seeded, play
from tessera.kernel.event import SILENCE

OTHERS = 3
"""So many other results of chance are looked at."""


class Fortune(Chance):
    """The chance of a table that notes when it was asked, and keeps the account of everybody's luck."""

    __slots__ = ("_asked", "_fitted", "_game", "_others", "_pending", "_source", "luck")

    def __init__(self, game: AnyGame, source: Chance, seats: int, seed: int) -> None:
        self._game = game
        self._source = source
        self._fitted = seats > 1 and is_fitted(game)
        self._others = Seeded(f"luck of {seed}")
        self._asked = 0
        self._pending: tuple[Any, Option, int] | None = None
        self.luck = [0.0] * seats

    def pick(self, n: int) -> int:
        self._asked += 1
        return self._source.pick(n)

    def draw(self, bag: Bag) -> int:
        self._asked += 1
        return self._source.draw(bag)

    def draw_several(self, bag: Bag, count: int) -> list[int]:
        self._asked += 1
        return self._source.draw_several(bag, count)

    def before(self, s: Any, option: Option) -> None:
        """An answer is about to be given: what came of the one before is settled."""
        self.settle(s)
        self._pending = (s.clone(), option, self._asked)

    def settle(self, s: Any) -> None:
        """Compare what came of the last answer with what might have come of it."""
        if self._pending is None:
            return
        (before, option, asked), self._pending = self._pending, None
        if asked == self._asked:
            return
        others = [self._standings(self._otherwise(before, option)) for _ in range(OTHERS)]
        for seat, value in enumerate(self._standings(s)):
            self.luck[seat] += value - sum([other[seat] for other in others]) / OTHERS

    def _otherwise(self, before: Any, option: Option) -> Any:
        other = before.clone()
        other.chance, other.listener = self._others, SILENCE
        play(other, option)
        return other

    def _standings(self, s: Any) -> Sequence[float]:
        """Everybody's chances; in a game that nobody has fitted, and alone, by how far each seat is ahead."""
        if self._fitted:
            return shares(self._game, s)
        values = [self._game.evaluate(s, seat) for seat in range(len(self.luck))]
        total, others = sum(values), max(1, len(values) - 1)
        return [value - (total - value) / others for value in values]


def is_fitted(game: AnyGame) -> bool:
    """Whether the chances of a game can be told."""
    try:
        model_of(game)
    except NoChances:
        return False
    return True
