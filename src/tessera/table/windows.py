"""Windows: a chance to respond to something that was announced, and when somebody wants to be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessera.kernel import PASS, Decision, Respond, parse_parts
from tessera.table.journal import Entry, Folds, Wish, Wished
from tessera.table.play import answer_for, give
from tessera.table.refusal import NotAllowed
from tessera.table.status import Status

if TYPE_CHECKING:
    from tessera.table.table import Table

MAX_WISHES = 50
"""Kinds of responses about which one player may say something."""


def wish_of(table: Table, seat: int, kind: str) -> Wish:
    """When a player wants to be asked for responses of a kind."""
    return table.seats[seat].wishes.get(kind, Wish.TARGET)


def passes(table: Table, seat: int, decision: Decision) -> bool:
    """Whether the table passes for a seat: it can do nothing else, or does not want to be asked.

    Who is asked in any case gives nothing away by how long they take.
    """
    question = decision.step
    if not isinstance(question, Respond) or table.match is None:
        return False
    wish = wish_of(table, seat, question.kind)
    if decision.options == [PASS]:
        return wish is not Wish.ALWAYS
    unaimed = wish is Wish.TARGET and not question.targeted(table.match.state)
    return unaimed or wish in (Wish.TURN, Wish.PASS)


def replies(table: Table) -> list[tuple[int, str]]:
    """The seats for which the table answers in the open window: by a bot, or by passing (no bot)."""
    if table.match is None or table.status is not Status.PLAYING or table.match.window() is None:
        return []
    found = []
    for seat in table.match.waiting():
        decision = None if is_held(table, seat) else table.match.decision(seat)
        bot = table.seats[seat].played_by_bot
        if decision is not None and (bot or passes(table, seat, decision)):
            found.append((seat, bot))
    return found


def is_held(table: Table, seat: int) -> bool:
    """Whether a seat has given the last answer in a window that stays open for its time."""
    return table.held is not None and table.held.seat == seat


def closes(table: Table) -> float | None:
    """When those who have not answered in the open window pass; None if none is open, or never."""
    limit = table.created.responses.seconds or table.created.clock.response
    if limit is None or not table.waiting() or table.match is None or table.match.window() is None:
        return None
    return table.asked_since + limit


# --- commands -----------------------------------------------------------------------------------------------


def make_wish(table: Table, user: str, kind: str, wish: Wish, now: float) -> Entry:
    """Say when one wants to be asked for responses of a kind."""
    seat = table.must_sit(user)
    table.must_be(Status.PLAYING)
    wishes = table.seats[seat].wishes
    if len(wishes) >= MAX_WISHES and kind not in wishes:
        raise NotAllowed("table-too-many-wishes")
    return table.note(Wished(at=now, seat=seat, kind=kind, wish=wish))


def let_pass(table: Table, seat: int, ply: int, now: float) -> Entry:
    """Pass for a seat that does not want to be asked, or cannot respond."""
    decision = table.playing().decision(seat)
    if decision is None or not passes(table, seat, decision):
        raise NotAllowed("table-wants-to-answer")
    return answer_for(table, seat, (PASS,), ply, now)


def close(table: Table, now: float) -> list[Entry]:
    """Everybody who has not answered passes; then the last answer counts, if it was kept."""
    match, held = table.playing(), table.held
    asked = [decision for seat in match.waiting() if (decision := match.decision(seat)) is not None]
    kept = {held.seat: parse_parts(held.do)} if held is not None else {}
    return [give(table, each.seat, kept.get(each.seat, (PASS,)), each.ply, now) for each in asked]


# --- the fold -----------------------------------------------------------------------------------------------


def _wished(table: Table, entry: Wished) -> None:
    place = table.seats[entry.seat]
    place.private += 1
    place.wishes = place.wishes | {entry.kind: entry.wish}


FOLDS: Folds = {Wished: _wished}
