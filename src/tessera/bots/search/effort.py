"""How much a search may do."""

from __future__ import annotations

import time

SOONER = 0.9
"""The share of the time until somebody gives up waiting after which a search is over."""


class Effort:
    """A number of plays, and less if somebody waits for the answer and the time is up before.

    Counted plays are the same on every machine: where nobody waits, the same chance gives the same answer.
    """

    __slots__ = ("_begun", "_seconds", "done", "plays")

    def __init__(self, plays: int, deadline: float | None = None) -> None:
        self.plays = plays
        self.done = 0
        self._begun = time.monotonic() if deadline is not None else 0.0
        self._seconds = SOONER * (deadline - self._begun) if deadline is not None else None

    def used(self) -> float:
        """The share of it that is used up: 1 and more when it is all."""
        share = self.done / self.plays if self.plays else 1.0
        if self._seconds is None:
            return share
        if self._seconds <= 0.0:
            return 1.0
        return max(share, (time.monotonic() - self._begun) / self._seconds)

    def spent(self, share: float = 1.0) -> bool:
        return self.used() >= share

    def late(self) -> bool:
        """Whether somebody waits who will not wait any longer: then everything is dropped at once."""
        return self._seconds is not None and time.monotonic() - self._begun >= self._seconds
