"""How a match ended."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class ScoreLine(Struct, frozen=True):
    """One line of a seat's result: a message key and its amount."""

    key: str
    amount: int


class Outcome(Struct, frozen=True):
    """Final ranks (1 is best, ties share a rank) and scores by seat, and why the game ended."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    breakdown: tuple[tuple[ScoreLine, ...], ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranks_of(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks from comparison keys, larger is better: equal keys share a rank, the next rank is skipped."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
