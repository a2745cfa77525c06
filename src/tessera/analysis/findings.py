"""What an analysis says, as data: plain numbers for every move, accounts by seat, and the moments that decided."""

from __future__ import annotations

from msgspec import Struct

from tessera.bots.reasons import Reason
from tessera.kernel import Description

VERSION = 2
"""Of what is found and how: kept analyses of another version are made anew."""

Shares = tuple[float, ...]
"""One number per seat."""


class Depth(Struct, frozen=True):
    """How much is looked at. Work is counted, not timed: the same match gives the same analysis everywhere."""

    name: str
    outcomes: int
    """Other results of chance that a result is compared with."""
    deals: int
    """Other deals that the deal is compared with."""
    dealt: int
    """Positions that stand for what a seat cannot tell apart."""
    glances: int
    """Of very many answers, so many are looked at."""
    finalists: int
    """Of those, so many are compared by chance."""
    samples: int
    """On so many positions that the seat holds possible."""
    closer: int
    """The costliest decisions, which are looked at again."""
    rollouts: int
    """On so many positions, each played on until it is quiet."""


QUICK = Depth("quick", 8, 16, 6, 24, 3, 3, 10, 6)
DEEP = Depth("deep", 48, 96, 24, 120, 6, 10, 30, 32)
DEPTHS = {depth.name: depth for depth in (QUICK, DEEP)}


class Turn(Struct, frozen=True):
    """A move: what everybody's chances were after it, and what changed them."""

    seat: int
    chances: Shares
    errors: Shares
    luck: Shares = ()
    """What its results of chance were worth: the chances after it less those expected of it. Empty: none."""
    luck_error: Shares = ()
    progress: float = 0.0


class Judged(Struct, frozen=True):
    """A decision that was not forced, from what its seat could know."""

    move: int
    seat: int
    loss: float
    """Chance that the best answer would have kept; nought where the difference is not beyond its error."""
    error: float
    stake: float
    """Chance that an answer taken blindly would have lost."""
    phase: str
    """The key of the stage of the game."""
    progress: float
    better: str = ""
    """The notation of the best answer, if it is another."""


class Portion(Struct, frozen=True):
    """The moves of a match from one number on, looked at."""

    first: int
    turns: list[Turn]
    judged: list[Judged]


class TurningPoint(Struct, frozen=True):
    """A decision that cost much, looked at twice."""

    move: int
    seat: int
    loss: float
    error: float
    played: str
    played_said: list[Description]
    better: str
    better_said: list[Description]
    why: list[Reason]
    """What the better answer has more of than what was played, and less."""
    stage: Description | None


class Stroke(Struct, frozen=True):
    """A result of chance that changed much."""

    move: int
    seat: int
    """Whose move it was."""
    luck: Shares
    errors: Shares
    said: list[Description]
    """What was answered before chance had its say."""


class Phase(Struct, frozen=True):
    """The decisions of a player in one part of the match."""

    key: str
    decisions: int
    loss: float
    """Per decision."""
    accuracy: float


class Account(Struct, frozen=True):
    """What came of a seat's chances: `expected`, `deal`, `luck` and `play` together are the result."""

    seat: int
    expected: float
    """Before anything was dealt."""
    deal: float
    """What the deal was worth."""
    luck: float
    """What all later results of chance were worth to this seat."""
    luck_error: float
    play: float
    """What everybody's decisions changed. A turn as such helps whoever takes it: how good each was, `loss` tells."""
    result: float
    decisions: int
    """Those that were judged."""
    loss: float
    """Chance lost per decision."""
    accuracy: float
    """The share of what was at stake in its decisions that it kept: 0 is what answering blindly comes to."""
    phases: list[Phase]
    times: list[Phase]

    @property
    def without_luck(self) -> float:
        """The result if chance had given everybody what could be expected."""
        return self.result - self.deal - self.luck


class Analysis(Struct, frozen=True):
    """A match after it is over."""

    version: int
    game: str
    rules: str
    depth: str
    eyes: int | None
    """Through the eyes of this seat, as far as it could know; None: with everything open."""
    seats: int
    start: Shares
    start_errors: Shares
    turns: list[Turn]
    judged: list[Judged]
    accounts: list[Account]
    moments: list[TurningPoint]
    strokes: list[Stroke]
