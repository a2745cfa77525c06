"""Who sits where: the order around the table."""

from __future__ import annotations

from tessera.kernel.state import State


def clockwise(s: State, start: int) -> list[int]:
    """All seats in turn order from one on."""
    return [(start + i) % s.seats for i in range(s.seats)]
