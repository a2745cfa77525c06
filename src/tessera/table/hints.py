"""Hints: alone against bots everybody may have them, between people only if all agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessera.table.journal import Entry, Folds, HintsAnswered, HintsAsked, HintUsed
from tessera.table.refusal import NotAllowed
from tessera.table.seats import others
from tessera.table.status import Status

if TYPE_CHECKING:
    from tessera.table.table import Table


def allowed(table: Table, seat: int) -> bool:
    """Whether somebody may ask for a hint: between people it would not be fair unless all agree."""
    return table.hints_agreed or not others(table, seat)


def ask(table: Table, user: str, now: float) -> Entry:
    """Ask the others to allow hints, for everybody at the table."""
    seat = table.must_sit(user)
    table.must_be(Status.PLAYING)
    if allowed(table, seat):
        raise NotAllowed("table-hints-allowed")
    table.hints.must_be_new(now)
    return table.note(HintsAsked(at=now, seat=seat))


def answer(table: Table, user: str, agreed: bool, now: float) -> Entry:
    """Allow hints, or refuse; whoever asked takes it back by refusing."""
    seat = table.must_sit(user)
    table.hints.must_await(seat, agreed, now)
    return table.note(HintsAnswered(at=now, seat=seat, agreed=agreed))


def use(table: Table, user: str, now: float) -> list[Entry]:
    """Note that somebody gets a hint, once for every question."""
    seat = table.must_sit(user)
    table.must_be(Status.PLAYING)
    if not allowed(table, seat):
        raise NotAllowed("table-no-hints")
    if not table.is_asked(seat):
        raise NotAllowed("table-not-asked")
    if table.seats[seat].hinted == len(table.made):
        return []
    return [table.note(HintUsed(at=now, seat=seat))]


# --- the fold -----------------------------------------------------------------------------------------------


def _asked(table: Table, entry: HintsAsked) -> None:
    table.hints.asked(entry.seat, None, others(table, entry.seat))


def _answered(table: Table, entry: HintsAnswered) -> None:
    if table.hints.answered(entry.seat, entry.agreed):
        table.hints_agreed = True
        table.hints.lapse()


def _used(table: Table, entry: HintUsed) -> None:
    seat = table.seats[entry.seat]
    seat.hints, seat.hinted = seat.hints + 1, len(table.made)


FOLDS: Folds = {HintsAsked: _asked, HintsAnswered: _answered, HintUsed: _used}
