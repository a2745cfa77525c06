"""What somebody can learn from their analysed matches, as clients get it."""

from __future__ import annotations

from tessera.server.wire.base import Text, Wire


class DecidedOut(Wire):
    """How well the caller has decided in a match."""

    table: str
    finished: float
    decisions: int
    """Those that were judged."""
    loss: float
    """Chance lost per decision."""
    accuracy: float
    """The share of what was at stake that was kept."""


class WeaknessOut(Wire):
    """What the caller has lost most chance by, and there are puzzles about."""

    theme: str
    said: Text
    lost: float
    """Chance, in all these matches together."""
    decisions: int
    """By so many decisions."""


class GameTrainingOut(Wire):
    game: str
    matches: list[DecidedOut]
    """The latest that are analysed, the first first."""
    weakness: WeaknessOut | None


class TrainingOut(Wire):
    games: list[GameTrainingOut]
    """Those of which a match is analysed."""
