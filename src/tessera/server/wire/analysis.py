"""What was found in a finished match, as clients get it (`tessera.analysis.findings` says what it means)."""

from __future__ import annotations

from typing import Literal

from tessera.server.wire.base import Described, Wire

DepthName = Literal["quick", "deep"]


class AnalysisStateOut(Wire):
    """How far an analysis is."""

    status: Literal["none", "working", "done"]
    done: int
    """Portions that are done ..."""
    of: int
    """... of so many."""


class TurnOut(Wire):
    """A move, with everybody's chances after it."""

    seat: int
    chances: list[float]
    errors: list[float]
    luck: list[float]
    """What its results of chance were worth to everybody; empty: none."""
    luck_error: list[float]
    progress: float


class JudgedOut(Wire):
    """A decision that was not forced."""

    move: int
    seat: int
    loss: float
    error: float
    stake: float
    phase: str
    progress: float
    better: str


class ReasonOut(Wire):
    """A term of the evaluation (`term-NAME` in the texts of the game), and by how much more there is of it."""

    term: str
    gain: float


class TurningPointOut(Wire):
    """A decision that cost much."""

    move: int
    seat: int
    loss: float
    error: float
    played: str
    played_said: list[Described]
    better: str
    better_said: list[Described]
    why: list[ReasonOut]
    """What the better answer has more of than what was played, and less."""
    stage: Described | None


class StrokeOut(Wire):
    """A result of chance that changed much."""

    move: int
    seat: int
    luck: list[float]
    errors: list[float]
    said: list[Described]


class PhaseOut(Wire):
    key: str
    decisions: int
    loss: float
    accuracy: float


class AccountOut(Wire):
    """`expected`, `deal`, `luck` and `play` together are the result."""

    seat: int
    expected: float
    deal: float
    luck: float
    luck_error: float
    play: float
    result: float
    decisions: int
    loss: float
    accuracy: float
    phases: list[PhaseOut]
    times: list[PhaseOut]


class AnalysisOut(Wire):
    version: int
    game: str
    rules: str
    depth: DepthName
    eyes: int | None
    seats: int
    start: list[float]
    start_errors: list[float]
    turns: list[TurnOut]
    judged: list[JudgedOut]
    accounts: list[AccountOut]
    moments: list[TurningPointOut]
    strokes: list[StrokeOut]


class AnalysisPage(Wire):
    """An analysis, or how far it is."""

    state: AnalysisStateOut
    analysis: AnalysisOut | None
