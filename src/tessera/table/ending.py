"""Ending a match before its end: giving up, or agreeing that nobody has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessera.table.journal import EndAnswered, EndAsked, Ended, Ending, Entry, Folds
from tessera.table.refusal import NotAllowed
from tessera.table.seats import others
from tessera.table.status import Status

if TYPE_CHECKING:
    from tessera.table.table import Table


def resign(table: Table, user: str, now: float) -> Entry:
    """Give up a match between two; where more play on, one leaves instead."""
    seat = table.must_sit(user)
    table.must_be(Status.PLAYING)
    if len(table.seats) != 2:
        raise NotAllowed("table-resign-two")
    return table.note(Ended(at=now, how=Ending.RESIGNED, seat=seat))


def ask(table: Table, user: str, how: Ending, now: float) -> Entry:
    """Ask the others to end the match without a winner; alone against bots it ends at once."""
    seat = table.must_sit(user)
    table.must_be(Status.PLAYING)
    if how is Ending.RESIGNED:
        raise NotAllowed("table-resign-alone")
    table.end.must_be_new(now)
    if others(table, seat):
        return table.note(EndAsked(at=now, seat=seat, how=how))
    if how is Ending.DRAWN:
        raise NotAllowed("table-no-draw-with-bots")
    return table.note(Ended(at=now, how=how, seat=seat))


def answer(table: Table, user: str, agreed: bool, now: float) -> list[Entry]:
    """Agree to end the match, or refuse; whoever asked takes it back by refusing."""
    seat = table.must_sit(user)
    request = table.end.must_await(seat, agreed, now)
    entries = [table.note(EndAnswered(at=now, seat=seat, agreed=agreed))]
    if agreed and not request.missing:
        entries.append(table.note(Ended(at=now, how=request.about, seat=request.seat)))
    return entries


# --- the fold -----------------------------------------------------------------------------------------------


def _asked(table: Table, entry: EndAsked) -> None:
    table.end.asked(entry.seat, entry.how, others(table, entry.seat))


def _answered(table: Table, entry: EndAnswered) -> None:
    table.end.answered(entry.seat, entry.agreed)


def _ended(table: Table, entry: Ended) -> None:
    table.ending = entry
    table.status = Status.FINISHED
    for consent in (table.end, table.undo, table.hints):
        consent.lapse()
    table.clocks.halt(entry.at)


FOLDS: Folds = {EndAsked: _asked, EndAnswered: _answered, Ended: _ended}
