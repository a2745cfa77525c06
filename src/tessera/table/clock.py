"""Clocks: how long players may think.

A clock runs for every seat that is asked. `move` gives each decision its own time, `total` a budget with an
increment per decision; correspondence games are `move` with days. What happens at zero is said in the rule.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

DAY = 86_400
RESPONSE = 60
"""Seconds in which people at a live table respond to something, or let it pass."""
LONGEST = 30 * DAY


class Mode(StrEnum):
    """What the seconds of a clock rule mean."""

    NONE = "none"
    MOVE = "move"
    TOTAL = "total"


class Timeout(StrEnum):
    """What happens when a player's time is up."""

    BOT = "bot"  # a bot plays on until the player comes back
    NOTHING = "nothing"  # the others see it and decide


class ClockRule(Struct, frozen=True):
    """How a table keeps time."""

    mode: Mode = Mode.NONE
    seconds: Annotated[int, Meta(ge=0, le=LONGEST)] = 0
    increment: Annotated[int, Meta(ge=0, le=DAY)] = 0
    at_zero: Timeout = Timeout.BOT

    def fault(self) -> str:
        """What makes no sense about the rule, or an empty text."""
        if self.mode is Mode.NONE:
            return "" if not self.seconds and not self.increment else "a table without clock has no seconds"
        if self.seconds < 5:
            return "a clock has at least 5 seconds"
        if self.mode is Mode.MOVE and self.increment:
            return "only a total time has an increment"
        return ""

    @property
    def response(self) -> float | None:
        """How long a window stays open for those who do not answer: a move's time by correspondence, for ever without
        a clock."""
        if self.mode is Mode.NONE:
            return None
        return self.seconds if self.mode is Mode.MOVE and self.seconds >= DAY else RESPONSE


class Clocks:
    """The running clocks of a table."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * seats
        self.since: list[float | None] = [None] * seats

    def remaining(self, seat: int, now: float) -> float:
        """Seconds a seat has left; never negative."""
        since = self.since[seat]
        used = 0.0 if since is None else max(0.0, now - since)
        return max(0.0, self.left[seat] - used)

    def turn(self, waiting: list[int], now: float, moved: int | None = None) -> None:
        """Start the clocks of those who are asked now and stop the others; `moved` has just answered."""
        if self.rule.mode is Mode.NONE:
            return
        for seat in range(len(self.left)):
            asked = seat in waiting
            if self.since[seat] is not None and (not asked or seat == moved):
                self._stop(seat, now, moved == seat)
            if asked and self.since[seat] is None:
                self.since[seat] = now

    def _stop(self, seat: int, now: float, answered: bool) -> None:
        self.left[seat] = self.remaining(seat, now)
        self.since[seat] = None
        if self.rule.mode is Mode.MOVE:
            self.left[seat] = float(self.rule.seconds)
        elif answered:
            self.left[seat] += self.rule.increment

    def halt(self, now: float) -> None:
        """Stop all clocks: the match is over or rests."""
        self.turn([], now)

    def give_time(self, seat: int) -> None:
        """A player who comes back after the time was up starts with a fresh move or what the rule grants."""
        if self.left[seat] <= 0:
            self.left[seat] = float(max(self.rule.increment, min(self.rule.seconds, 60)))

    def next_zero(self, now: float) -> tuple[float, int] | None:
        """When the next clock reaches zero, and whose."""
        if self.rule.mode is Mode.NONE:
            return None
        running = [
            (now + self.remaining(seat, now), seat) for seat, at in enumerate(self.since) if at is not None
        ]
        return min(running, default=None)
