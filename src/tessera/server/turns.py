"""Turns at something that only few can use at a time: fair to everybody who waits.

Of those who wait, whom somebody is watching comes first. Among them whoever has least of it at the moment, then whoever
had a turn longest ago; and of one person's tables the one that had its turn longest ago. So many tables of one person
are no reason for others to wait. Whoever has waited very long comes first too: nobody starves.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from itertools import count

from msgspec import Struct

PATIENCE = 5.0
"""Whoever has waited so many seconds is served like those whom somebody is watching."""
REMEMBERED = 10_000
"""People and tables whose last turn is remembered."""


class Claim(Struct, frozen=True):
    """For whom something is done."""

    person: str
    table: str = ""
    watched: bool = True


class _Waiting(Struct, eq=False):
    claim: Claim
    since: float
    number: int
    turn: asyncio.Future[None]


class Turns:
    """So many places, given to those who wait in a fair order."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[_Waiting] = []
        self._numbers = count(1)
        self._at_work: Counter[str] = Counter()
        self._last: OrderedDict[tuple[str, str], int] = OrderedDict()

    async def take(self, claim: Claim) -> None:
        """Wait for a place; whoever has one gives it back."""
        turn = asyncio.get_running_loop().create_future()
        waiting = _Waiting(claim, time.monotonic(), next(self._numbers), turn)
        self._waiting.append(waiting)
        self._serve()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(claim)
            raise

    def give_back(self, claim: Claim) -> None:
        """The place is free for somebody else."""
        self._at_work[claim.person] -= 1
        if not self._at_work[claim.person]:
            del self._at_work[claim.person]
        self._free += 1
        self._serve()

    def _serve(self) -> None:
        self._waiting = [each for each in self._waiting if not each.turn.cancelled()]
        while self._free and self._waiting:
            now = time.monotonic()
            chosen = min(self._waiting, key=lambda each: self._order(each, now))
            self._waiting.remove(chosen)
            self._free -= 1
            self._note(chosen.claim)
            chosen.turn.set_result(None)

    def _order(self, waiting: _Waiting, now: float) -> tuple[bool, int, int, int, int]:
        claim = waiting.claim
        later = not claim.watched and now - waiting.since < PATIENCE
        person, table = self._last.get((claim.person, ""), 0), self._last.get((claim.person, claim.table), 0)
        return later, self._at_work[claim.person], person, table, waiting.number

    def _note(self, claim: Claim) -> None:
        self._at_work[claim.person] += 1
        served = next(self._numbers)
        for key in ((claim.person, ""), (claim.person, claim.table)):
            self._last[key] = served
            self._last.move_to_end(key)
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
