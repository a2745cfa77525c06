"""Clocks: how long players may think.

A clock runs for every seat that is asked. `move` gives each decision its own time, `total` a budget with an
increment per turn: for every time the others waited for a seat, however many questions it was asked in a row.
Correspondence games are `move` with days. What happens at zero is said in the rule.

Going back pays nothing out: the clocks say what they said then, and whoever went back has used the time since.
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
        """What makes no sense about the rule, as the key of a message; empty if nothing."""
        if self.mode is Mode.NONE:
            return "" if not self.seconds and not self.increment else "clock-without-seconds"
        if self.seconds < 5:
            return "clock-too-short"
        if self.mode is Mode.MOVE and self.increment:
            return "clock-no-increment"
        return ""

    @property
    def by_correspondence(self) -> bool:
        """Whether people come back days later."""
        return self.mode is Mode.MOVE and self.seconds >= DAY

    @property
    def response(self) -> float | None:
        """How long a window stays open for those who do not answer: a move's time by correspondence, for ever without
        a clock."""
        if self.mode is Mode.NONE:
            return None
        return self.seconds if self.by_correspondence else RESPONSE


class ResponseRule(Struct, frozen=True):
    """How long windows stay open. One that closes as soon as all have answered tells that nobody had to think."""

    seconds: Annotated[int, Meta(ge=0, le=DAY)] = 0
    """For those who do not answer; zero: as long as the clock says."""
    early: bool = True
    """Whether a window closes as soon as all have answered; otherwise every window lasts the same."""

    def fault(self) -> str:
        """What makes no sense about the rule, as the key of a message; empty if nothing."""
        return "clock-windows-without-length" if not self.early and not self.seconds else ""


class Reading(Struct, frozen=True):
    """What the clocks said after some move."""

    left: tuple[float, ...]
    used: tuple[float, ...]
    """Seconds that each seat has thought, in all."""
    turns: tuple[bool, ...]


class Clocks:
    """The running clocks of a table."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * seats
        self.since: list[float | None] = [None] * seats
        self.used = [0.0] * seats
        self.turns = [False] * seats
        """Whether the others wait for a seat, or would but for a window."""
        self.readings: dict[int, Reading] = {}
        """By the number of moves."""

    def remaining(self, seat: int, now: float) -> float:
        """Seconds a seat has left; never negative."""
        return max(0.0, self.left[seat] - self._running(seat, now))

    def _running(self, seat: int, now: float) -> float:
        since = self.since[seat]
        return 0.0 if since is None else max(0.0, now - since)

    def turn(self, asked: list[int], now: float, moved: int | None = None) -> None:
        """Go on with the clocks of those who are asked now, end the turns of all others; `moved` has just answered."""
        if self.rule.mode is Mode.NONE:
            return
        for seat in range(len(self.left)):
            if seat not in asked or seat == moved:
                self._pause(seat, now)
            if seat not in asked and self.turns[seat]:
                self.turns[seat] = False
                if self.rule.mode is Mode.TOTAL:
                    self.left[seat] += self.rule.increment
            if self.rule.mode is Mode.MOVE and (seat not in asked or seat == moved):
                self.left[seat] = float(self.rule.seconds)
            if seat in asked:
                self.turns[seat] = True
                if self.since[seat] is None:
                    self.since[seat] = now

    def _pause(self, seat: int, now: float) -> None:
        spent = self._running(seat, now)
        self.left[seat] = max(0.0, self.left[seat] - spent)
        self.used[seat] += spent
        self.since[seat] = None

    def halt(self, now: float) -> None:
        """Stop all clocks, and let turns go on afterwards: a window is open, or the match is over or rests."""
        for seat in range(len(self.left)):
            self._pause(seat, now)

    # --- going back -----------------------------------------------------------------------------------------

    def note(self, moves: int, now: float) -> None:
        """Remember what the clocks say after a number of moves."""
        if self.rule.mode is not Mode.NONE:
            seats = range(len(self.left))
            left = tuple([self.remaining(seat, now) for seat in seats])
            used = tuple([self.used[seat] + self._running(seat, now) for seat in seats])
            self.readings[moves] = Reading(left, used, tuple(self.turns))

    def go_back(self, moves: int, by: int, now: float) -> None:
        """Say again what was said after a number of moves; `by` whom, has used the time since then all the same."""
        self.halt(now)
        self.readings = {number: reading for number, reading in self.readings.items() if number <= moves}
        then = self.readings.get(moves)
        if then is None:  # what was said then is not known any more: nobody gains by it
            return
        since = self.used[by] - then.used[by]
        self.left, self.turns = list(then.left), list(then.turns)
        self.left[by] = max(0.0, self.left[by] - since)

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
