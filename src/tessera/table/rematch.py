"""Playing again: the same game with the same people, once all of them want to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessera.table.consent import Request
from tessera.table.journal import Entry, Folds, RematchAnswered, RematchMade, RematchOffered
from tessera.table.refusal import NotAllowed
from tessera.table.seats import others
from tessera.table.status import Status

if TYPE_CHECKING:
    from tessera.table.table import Table

MADE_ALREADY = "table-rematch-made"
"""The message key of a rematch that is there already; it names the table."""
PATIENCE = 180.0
"""Seconds in which the others accept a rematch; whoever does not answer declines."""


def offer(table: Table, user: str, now: float) -> list[Entry]:
    """Want to play again, or accept that somebody else wants to."""
    seat = _must_have_finished(table, user)
    request = table.rematch.open(now)
    if request is None:
        return [table.note(RematchOffered(at=now, seat=seat))]
    if seat not in request.missing:  # asked twice
        return []
    return [table.note(RematchAnswered(at=now, seat=seat, agreed=True))]


def decline(table: Table, user: str, now: float) -> Entry:
    """Not want to play again, also after having accepted; whoever offered takes it back."""
    seat = _must_have_finished(table, user)
    table.rematch.must_be_open(now)
    return table.note(RematchAnswered(at=now, seat=seat, agreed=False))


def is_agreed(table: Table, now: float) -> bool:
    """Whether everybody has accepted."""
    request = table.rematch.open(now)
    return request is not None and not request.missing


def agreed(table: Table, now: float) -> Request[None]:
    """The offer that everybody has accepted; refuses if there is none, or the rematch is there already."""
    _must_not_be_made(table)
    if not is_agreed(table, now):
        raise NotAllowed("table-no-rematch-offer")
    return table.rematch.must_be_open(now)


def made(table: Table, table_id: str, now: float) -> Entry:
    """Note the table at which the same people play again."""
    return table.note(RematchMade(at=now, table=table_id))


def _must_have_finished(table: Table, user: str) -> int:
    seat = table.must_sit(user)
    if table.status is not Status.FINISHED:
        raise NotAllowed("table-not-finished")
    _must_not_be_made(table)
    return seat


def _must_not_be_made(table: Table) -> None:
    if table.played_again_at:
        raise NotAllowed(MADE_ALREADY, table=table.played_again_at)


# --- the fold -----------------------------------------------------------------------------------------------


def _offered(table: Table, entry: RematchOffered) -> None:
    table.rematch.asked(entry.seat, None, others(table, entry.seat), entry.at + PATIENCE)


def _answered(table: Table, entry: RematchAnswered) -> None:
    table.rematch.answered(entry.seat, entry.agreed)


def _made(table: Table, entry: RematchMade) -> None:
    table.rematch.lapse()
    table.played_again_at = entry.table


FOLDS: Folds = {RematchOffered: _offered, RematchAnswered: _answered, RematchMade: _made}
