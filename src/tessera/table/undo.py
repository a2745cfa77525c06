"""Taking moves back: at once as far as it is free, further if the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessera.table.clock import Clocks
from tessera.table.journal import (
    Entry,
    Folds,
    Renewed,
    UndoAnswered,
    UndoAsked,
    UndoCancelled,
    Undone,
    UndoRule,
)
from tessera.table.orders import WENT_BACK
from tessera.table.play import ask_next
from tessera.table.refusal import NotAllowed
from tessera.table.seats import others
from tessera.table.status import Status

if TYPE_CHECKING:
    from tessera.table.table import Table


def voters(table: Table, seat: int, to: int) -> list[int]:
    """The people, other than on this seat, who must agree to go back to a number of moves.

    Somebody who is away is not asked about what happened meanwhile, but about everything before.
    """
    places = [(number, table.seats[number]) for number in others(table, seat)]
    return [number for number, place in places if not place.away or to < place.left_at]


def free_to(table: Table, seat: int) -> int | None:
    """The earliest number of moves to which a seat may go back without asking; None if it may not at all."""
    if table.match is None or table.status is not Status.PLAYING:
        return None
    rule = table.created.undo
    if rule is UndoRule.NONE:
        return None
    if not others(table, seat):  # there is nobody to ask
        return 0
    somebody_else_is_asked = any(other != seat for other in table.waiting())
    if rule is UndoRule.REQUEST or (rule is UndoRule.TURN and somebody_else_is_asked):
        return len(table.match.moves)
    return table.match.barrier(seat)


# --- commands -----------------------------------------------------------------------------------------------


def take_back(table: Table, user: str, to: int, now: float) -> Entry:
    """Go back, at once where it is free; otherwise the other people are asked."""
    seat = table.must_sit(user)
    if table.stale is not None:
        _must_be_in_common(table, to)
    else:  # afterwards the key is known: nothing may be dealt from it any more
        table.must_be(Status.PLAYING)
    assert table.match is not None
    if not 0 <= to < len(table.match.moves):
        raise NotAllowed("table-nothing-to-undo")
    if table.stale is None and table.created.undo is UndoRule.NONE:
        raise NotAllowed("table-no-undo")
    free = free_to(table, seat) if table.stale is None else None
    if (free is not None and to >= free) or not voters(table, seat, to):
        return _go_back(table, to, seat, now)
    table.undo.must_be_new(now)
    return table.note(UndoAsked(at=now, seat=seat, to=to))


def answer(table: Table, user: str, agreed: bool, now: float) -> list[Entry]:
    """Agree to a wish to go back, or refuse it; with the last agreement the match goes back."""
    seat = table.must_sit(user)
    request = table.undo.must_await(seat, agreed, now)
    entries = [table.note(UndoAnswered(at=now, seat=seat, agreed=agreed))]
    if agreed and not request.missing:
        entries.append(_go_back(table, request.about, request.seat, now))
    return entries


def cancel(table: Table, user: str, now: float) -> Entry:
    """Take one's own wish to go back back."""
    seat = table.must_sit(user)
    table.undo.must_be_own(seat, now)
    return table.note(UndoCancelled(at=now, seat=seat))


def _must_be_in_common(table: Table, to: int) -> None:
    """A match that rests because the rules have changed goes on only from where they agree with it."""
    assert table.stale is not None
    if table.stale.over or table.match is None:
        raise NotAllowed("table-is-frozen")
    if to > table.stale.common:
        raise NotAllowed("table-only-common", most=table.stale.common)


def _go_back(table: Table, to: int, seat: int, now: float) -> Entry:
    assert table.match is not None
    if table.stale is None:
        practice = to < table.match.barrier(seat) and not voters(table, seat, to)
        table.match.undo(to)
        return table.note(Undone(at=now, to=to, seat=seat, practice=practice))
    go_back_to_common(table, to)
    rules, content = table.game.rules_version, table.content_digest()
    return table.note(Renewed(at=now, to=to, seat=seat, rules=rules, content=content))


def go_back_to_common(table: Table, to: int) -> None:
    """Let a match that rests stand where the rules of today agree with it."""
    assert table.match is not None
    table.match.forget(to)
    table.match.stand_at(to)


# --- the fold -----------------------------------------------------------------------------------------------


def _asked(table: Table, entry: UndoAsked) -> None:
    table.undo.asked(entry.seat, entry.to, voters(table, entry.seat, entry.to))


def _answered(table: Table, entry: UndoAnswered) -> None:
    table.undo.answered(entry.seat, entry.agreed)


def _cancelled(table: Table, entry: UndoCancelled) -> None:
    table.undo.lapse()


def _undone(table: Table, entry: Undone) -> None:
    table.undone = entry
    table.undone_moves = len(table.made) - entry.to
    table.practice = table.practice or entry.practice
    _went_back(table, entry)


def _renewed(table: Table, entry: Renewed) -> None:
    table.stale = None
    table.status = Status.PLAYING
    table.rules, table.content_then = entry.rules, entry.content
    table.clocks = Clocks(table.created.clock, len(table.seats))
    _went_back(table, entry)


def _went_back(table: Table, entry: Undone | Renewed) -> None:
    for mover in {made.seat for made in table.made[entry.to :]}:
        if mover >= 0:
            table.seats[mover].period = table.entries
    del table.made[entry.to :]
    table.undo.lapse()
    table.end.lapse()
    table.known_when_back = [table.known_entries(seat) for seat in (*range(len(table.seats)), None)]
    for place in table.seats:
        place.left_at = min(place.left_at, entry.to)
        if place.order is not None:
            place.order, place.dropped = None, WENT_BACK
    table.clocks.go_back(entry.to, entry.seat, entry.at)
    ask_next(table, entry.at)


FOLDS: Folds = {
    UndoAsked: _asked,
    UndoAnswered: _answered,
    UndoCancelled: _cancelled,
    Undone: _undone,
    Renewed: _renewed,
}
