"""Puzzles, as clients get them. The solution comes with the verdict, never before."""

from __future__ import annotations

from tessera.server.wire.base import Described, Notation, Text, Wire
from tessera.server.wire.community import RatingOut
from tessera.server.wire.questions import HintReason
from tessera.server.wire.tables import TableOut


class GamePuzzlesOut(Wire):
    """The puzzles of a game, for whoever asks."""

    game: str
    count: int
    daily: str | None
    """The puzzle of the day; null where there are none."""
    daily_solved: bool | None
    """Whether the caller has solved it; null if they have not tried."""
    tried: int
    solved: int
    rating: RatingOut | None
    """For those who have an account."""


class PuzzlesOut(Wire):
    day: str
    streak: int
    """Days in a row on which the caller has solved a puzzle of the day."""
    games: list[GamePuzzlesOut]


class PuzzleId(Wire):
    id: str


class PuzzleOut(Wire):
    """A position as one seat knows it; what it cannot know is dealt anew."""

    id: str
    game: str
    theme: Text
    level: int
    """How hard it is for bots: 1 to 5."""
    rating: int
    """How hard it is for people; it begins with what it is for bots."""
    daily: bool
    table: TableOut


class PuzzleAnswer(Wire):
    option: Notation


class SaidAnswer(Wire):
    """An answer in notation, its parts, and what these mean."""

    answer: str
    parts: list[str]
    said: list[Described]


class VerdictOut(Wire):
    """What an answer is worth, and what would have been best."""

    solved: bool
    loss: float
    """Chance to win that it loses compared with the solution."""
    error: float
    why: list[HintReason]
    """What the solution has more of than the answer, and less; of a solution: than the next best one."""
    given: SaidAnswer
    solution: SaidAnswer
    first: bool
    """Whether this was the caller's first attempt, which counts."""
    streak: int
    rating: RatingOut | None
