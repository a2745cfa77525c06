"""What somebody at the table, or watching it, is shown: plain data, redacted for that watcher."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from tessera.kernel import (
    SPECTATOR,
    Description,
    Event,
    Respond,
    State,
    notation_of,
    parse_parts,
)
from tessera.kernel.codec import as_one
from tessera.kernel.engine import announced, ask, asked_after, waiting
from tessera.kernel.event import seen_by
from tessera.table import hints, play, undo, windows
from tessera.table.chat import Remark
from tessera.table.clock import Mode
from tessera.table.consent import Request
from tessera.table.lookback import position_at
from tessera.table.said import question, said_in
from tessera.table.seats import Seat
from tessera.table.status import Status
from tessera.table.table import Table

Sheet = dict[str, Any]

_encode = msgspec.json.Encoder().encode


def sheet(
    table: Table,
    user: str,
    now: float,
    since: int = 0,
    known: int | None = None,
    unheard: Collection[str] = (),
) -> Sheet:
    """Everything a watcher may know, without the remarks of those they do not want to hear.

    `since` is the number of moves whose log the watcher already has, `known` the number of entries up to which the
    watcher has heard what was said.
    """
    found: Sheet = msgspec.json.decode(encoded(table, user, now, since, known, unheard))
    return found


def encoded(
    table: Table,
    user: str,
    now: float,
    since: int = 0,
    known: int | None = None,
    unheard: Collection[str] = (),
    more: Mapping[str, object] | None = None,
    beside: Collection[str] = (),
) -> bytes:
    """The sheet as it is sent, with whatever else is to be said. What is seen of a position is made once for all.

    `beside`: who else is about to be shown the table.
    """
    shown = _shown(table, user, now, since, known, unheard, beside)
    shown.update(more or {})
    return as_one(listed(table, now), _encode(shown))


def _shown(
    table: Table,
    user: str,
    now: float,
    since: int,
    known: int | None,
    unheard: Collection[str],
    beside: Collection[str],
) -> Sheet:
    seat, eyes = table.seat_of(user), eyes_of(table, user)
    match, kept, entries = table.match, table.kept, table.entries
    return {
        "you": seat,
        "entries": table.known_entries(seat),
        "commitment": table.commitment,
        "key": table.key,
        "moves": len(match.moves) if match else 0,
        "log_from": since,
        "opening": kept.lasting("opening", eyes, lambda: _encode(told(seen_by(match.opening, eyes))))
        if match
        else [],
        "log": log(table, eyes, since),
        "view": kept.view(entries, eyes, {eyes_of(table, other) for other in beside}, match.shown)
        if match
        else None,
        "decision": kept.part(entries, "decision", seat, lambda: _encode(decision(table, seat))),
        "resigns": _may_resign(table, seat),
        "asked": kept.part(entries, "asked", None, lambda: _encode(asked(match.state)))
        if match and table.waiting()
        else [],
        "window": window(table, seat),
        "order": order(table, seat),
        "undo": _undo(table, seat),
        "host": user == table.host,
        "chat": [_remark(remark) for remark in table.chat.since(known) if remark.user not in unheard],
        "muted": muted(table, user),
        "end_request": _end_request(table, seat),
        "hints": _hints(table, seat),
        "rematch": table.played_again_at,
        "rematch_offer": _rematch_offer(table, seat, now),
        "common": table.stale.common if table.stale is not None and not table.stale.over else None,
        "origin": origin(table, seat),
    }


def eyes_of(table: Table, user: str) -> int:
    """Through whose eyes somebody sees the table."""
    seat = table.seat_of(user)
    return SPECTATOR if seat is None else seat


def _may_resign(table: Table, seat: int | None) -> bool:
    """Whether the game itself lets this seat leave for good, now or at its next turn."""
    if table.match is None or seat is None or table.status is not Status.PLAYING:
        return False
    return table.game.may_resign(table.match.state, seat)


def _remark(remark: Remark) -> Sheet:
    return {
        "number": remark.number,
        "name": remark.name,
        "person": remark.user,
        "seat": remark.seat,
        "text": remark.text,
        "at": remark.at,
        "moves": remark.moves,
        "removed": remark.removed,
    }


def muted(table: Table, user: str) -> list[Sheet]:
    """Who may say nothing more: for the host, by one of their remarks."""
    if user != table.host:
        return []
    remarks = [table.chat.find(number) for number in table.chat.muted.values()]
    return [{"number": remark.number, "name": remark.name} for remark in remarks if remark is not None]


def summary(table: Table, now: float) -> Sheet:
    """What a list of tables shows."""
    found: Sheet = msgspec.json.decode(listed(table, now))
    return found


def listed(table: Table, now: float) -> bytes:
    """The same as it is sent and stored; without clocks it changes with the entries only, and is made once."""
    kept = table.kept
    if table.created.clock.mode is not Mode.NONE:
        news = _encode(_listed_news(table, now))
    else:
        news = bytes(kept.part(table.entries, "listed", None, lambda: _encode(_listed_news(table, now))))
    return as_one(bytes(kept.lasting("listed", None, lambda: _encode(_listed_for_good(table)))), news)


def _listed_for_good(table: Table) -> Sheet:
    """What lists say of a table that never changes."""
    created = table.created
    return {
        "id": table.id,
        "game": created.game,
        "public": created.public,
        "settings": created.settings,
        "created": created.at,
        "clock": created.clock,
        "content": created.content,
        "corrected": bool(created.changes),
        "undo_rule": created.undo,
        "responses": created.responses,
    }


def _listed_news(table: Table, now: float) -> Sheet:
    """The rest of it."""
    return {
        "status": table.status,
        "changed": last_made(table),
        "seats": [_seat(table, number, place, now) for number, place in enumerate(table.seats)],
        "waiting": table.waiting(),
        "stage": stage(table, table.match.state) if table.match else None,
        "outcome": table.outcome,
        "ending": table.ending.how if table.ending is not None else None,
        "practice": table.practice,
        "rated": table.rated,
    }


def last_made(table: Table) -> float:
    """When the last move was made, or the table."""
    return table.made[-1].at if table.made else table.created.at


def _seat(table: Table, number: int, place: Seat, now: float) -> Sheet:
    timed = table.created.clock.mode is not Mode.NONE
    return {
        "seat": number,
        "kind": "bot" if place.bot else "person" if place.user else "open",
        "name": place.name,
        "person": place.user,
        "bot": place.bot,
        "plays": table.game.plays(table.match.state, number) if table.match else "",
        "away": place.away,
        "left_at": place.left_at,
        "hints": place.hints,
        "host": bool(place.user) and place.user == table.host,
        "left": round(table.clocks.remaining(number, now), 1) if timed else None,
        "running": table.clocks.since[number] is not None,
    }


def log(table: Table, eyes: int, since: int = 0) -> list[Sheet]:
    """The moves with what the watcher may know of what happened.

    What a rival chose is told by events alone: a notation such as `give wood 2` is a secret of its seat.
    """
    if table.match is None:
        return []
    over = table.status is Status.FINISHED
    rows = []
    for number, move in enumerate(table.match.moves[since:], since):
        told_of = over or (move.seat == eyes and len(move.answers) == 1)
        rows.append(
            {
                "move": number,
                "seat": move.seat,
                "do": move.do if told_of else None,
                "said": said_in(move.answers[0]) if told_of and len(move.answers) == 1 else [],
                "events": told(seen_by(move.events, eyes)),
                "at": table.made[number].at,
            }
        )
    return rows


def told(events: list[Event]) -> list[Sheet]:
    return [{"key": event.key, "args": event.args} for event in events]


def decision(table: Table, seat: int | None) -> Sheet | None:
    """The question a seat is asked now, with every legal option described."""
    if seat is None:
        return None
    asked = table.decision(seat)
    return (
        question(table.game, table.match.state, asked)
        if table.match is not None and asked is not None
        else None
    )


def following(table: Table, user: str, after: str, ply: int | None = None) -> Sheet:
    """What somebody is asked after some parts of an answer, and then by leaving to the game what it suggests.

    One walk instead of a question per part: most people change little of what is suggested. Raises `Refused`.
    """
    parts = parse_parts(after) if after else ()
    asked = play.following(table, user, parts, ply)
    found: Sheet = {"after": notation_of(parts), "whole": asked is None, "decisions": []}
    while asked is not None:
        assert table.match is not None
        state = table.match.state
        found["decisions"].append(question(table.game, state, asked))
        suggested = asked.step.suggest(state)
        asked = asked_after(state, asked, suggested) if suggested is not None else None
    return found


def window(table: Table, seat: int | None) -> Sheet | None:
    """The open window: the same for all while it is open, but for what a seat itself has answered and wishes."""
    sealed = table.match.window() if table.match is not None and table.waiting() else None
    if table.match is None or sealed is None:
        return None
    own = next((each for each in sealed.questions if each.seat == seat and isinstance(each, Respond)), None)
    return {
        "closes": windows.closes(table),
        "kind": own.kind if own is not None else None,
        "wish": windows.wish_of(table, own.seat, own.kind) if own is not None else None,
        "given": _given(table, own.seat) if own is not None else "",
    }


def _given(table: Table, seat: int) -> str:
    """What a seat has answered in the open window."""
    assert table.match is not None
    if table.held is not None and table.held.seat == seat:
        return table.held.do
    return notation_of(table.match.given(seat))


def order(table: Table, seat: int | None) -> Sheet | None:
    """What a seat wants to be answered for it, or why that was dropped; nobody else is told."""
    place = table.seats[seat] if seat is not None else None
    if place is None or (place.order is None and not place.dropped):
        return None
    given = place.order.do if place.order is not None else None
    return {
        "do": given,
        "said": said_in(parse_parts(given)) if given is not None else [],
        "dropped": place.dropped,
    }


def _undo(table: Table, seat: int | None) -> Sheet:
    """How far back a seat may go freely, whether somebody asks for more, and what was taken back just now."""
    request, undone = table.undo.request, table.undone
    return {
        "free_to": undo.free_to(table, seat) if seat is not None else None,
        "request": _requested(request, seat) | {"to": request.about} if request is not None else None,
        "undone": None if undone is None else {"seat": undone.seat, "moves": table.undone_moves},
    }


def _hints(table: Table, seat: int | None) -> Sheet:
    """Whether a seat may ask for hints, and whether somebody wants that to be allowed."""
    request = table.hints.request
    return {
        "allowed": seat is not None and hints.allowed(table, seat),
        "request": _requested(request, seat) if request is not None else None,
    }


def _end_request(table: Table, seat: int | None) -> Sheet | None:
    request = table.end.request
    return _requested(request, seat) | {"how": request.about} if request is not None else None


def _rematch_offer(table: Table, seat: int | None, now: float) -> Sheet | None:
    offer = table.rematch.open(now)
    return _requested(offer, seat) | {"until": offer.until} if offer is not None else None


def _requested(request: Request[Any], seat: int | None) -> Sheet:
    """Who wants something, who has not agreed yet, and whether that is the watcher."""
    return {
        "seat": request.seat,
        "missing": sorted(request.missing),
        "asks_you": seat in request.missing,
    }


def stage(table: Table, state: State) -> Sheet | None:
    """Where the match stands, for people."""
    said = table.game.stage(state)
    return _text(said) if said is not None else None


def asked(state: State) -> list[Sheet]:
    """What the seats that may answer now are asked, as everybody may know it."""
    return [_text(said) for said in announced(state)]


def _text(said: Description) -> Sheet:
    return {"key": said.key, "args": said.args}


def origin(table: Table, seat: int | None) -> Sheet | None:
    """Which moment of which match is played on here. Only players are told the table: its id is the way to it."""
    begun = table.created.beginning
    if begun is None:
        return None
    return {
        "table": None if seat is None else table.created.continues,
        "move": begun.move,
        "seat": begun.eyes,
    }


def seen_at(table: Table, number: int, eyes: int) -> Sheet:
    """The table as it was after a number of moves, through the eyes of a seat."""
    state = position_at(table, number)
    return {
        "view": table.game.view(state, eyes),
        "did": did(table, number, eyes),
        "stage": stage(table, state),
        "asked": asked(state),
    }


def did(table: Table, number: int, eyes: int) -> list[Sheet]:
    """What the answer that led to a moment means, part by part; empty for those who may not know it."""
    if number == 0 or table.match is None:
        return []
    move = table.match.moves[number - 1]
    before = position_at(table, number - 1)
    givers = [move.seat] if len(move.answers) == 1 else waiting(before)  # of a window: all who were asked
    answers = dict(zip(givers, move.answers, strict=True))
    teller = move.seat if table.status is Status.FINISHED else eyes
    question = ask(before, teller) if teller in answers else None
    said = []
    for option in answers.get(teller, ()):
        assert question is not None
        said.append(_text(question.describe(before, option)))
        question = asked_after(before, question, option)
    return said
