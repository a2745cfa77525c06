"""What happens to a table because time goes by: a window closes, or a bot takes over from a player without time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessera.table import windows
from tessera.table.clock import Timeout
from tessera.table.journal import Entry, WentAway
from tessera.table.status import Status

if TYPE_CHECKING:
    from tessera.table.table import Table


def due(table: Table, now: float) -> float | None:
    """When to look at the table again."""
    closes = windows.closes(table)
    if closes is not None:
        return closes
    zero = table.clocks.next_zero(now) if table.status is Status.PLAYING else None
    return zero[0] if zero is not None else None


def ring(table: Table, now: float) -> list[Entry]:
    """Let a clock that has run out, or a window that was open long enough, take effect."""
    closes = windows.closes(table)
    if closes is not None:
        return windows.close(table, now) if closes <= now else []
    zero = table.clocks.next_zero(now) if table.status is Status.PLAYING else None
    if zero is None or zero[0] > now or table.created.clock.at_zero is not Timeout.BOT:
        return []
    seat = zero[1]
    if table.seats[seat].played_by_bot:
        return []
    return [table.note(WentAway(at=now, seat=seat, timed_out=True))]
