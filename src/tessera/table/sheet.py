"""What somebody at the table, or watching it, is shown: plain data, redacted for that watcher."""

from __future__ import annotations

from typing import Any

import msgspec

from tessera.kernel import SPECTATOR, Decision, Event, notation
from tessera.kernel.event import seen_by
from tessera.kernel.sight import View
from tessera.table.clock import Mode
from tessera.table.table import Seat, Status, Table

Sheet = dict[str, Any]


def sheet(table: Table, user: str, now: float, since: int = 0) -> Sheet:
    """Everything a watcher may know; `since` is the number of moves whose log the watcher already has."""
    seat = table.seat_of(user)
    eyes = SPECTATOR if seat is None else seat
    match = table.match
    return {
        **summary(table, now),
        "you": seat,
        "entries": table.entries,
        "commitment": table.commitment,
        "key": table.key,
        "moves": len(match.moves) if match else 0,
        "log_from": since,
        "opening": told(seen_by(match.opening, eyes)) if match else [],
        "log": log(table, eyes, since),
        "view": match.view(eyes) if match else None,
        "decision": decision(table, seat),
        "undo": undo(table, seat),
        "chat": [
            {"name": said.name, "seat": said.seat, "text": said.text, "at": said.at} for said in table.chat
        ],
        "rematch": table.rematch,
        "frozen": bool(table.frozen),
    }


def summary(table: Table, now: float) -> Sheet:
    """What a list of tables shows."""
    created = table.created
    return {
        "id": table.id,
        "game": created.game,
        "status": table.status,
        "public": created.public,
        "options": created.options,
        "created": created.at,
        "changed": table.move_times[-1] if table.move_times else created.at,
        "clock": msgspec.to_builtins(created.clock),
        "seats": [_seat(table, number, place, now) for number, place in enumerate(table.seats)],
        "waiting": table.waiting(),
        "outcome": msgspec.to_builtins(table.match.state.outcome) if table.match else None,
    }


def _seat(table: Table, number: int, place: Seat, now: float) -> Sheet:
    timed = table.created.clock.mode is not Mode.NONE
    return {
        "seat": number,
        "kind": "bot" if place.bot else "person" if place.user else "open",
        "name": place.name,
        "bot": place.bot,
        "away": place.away,
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
        rows.append(
            {
                "move": number,
                "seat": move.seat,
                "do": notation(move.option) if over or move.seat == eyes else None,
                "events": told(seen_by(move.events, eyes)),
                "at": table.move_times[number],
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
    return described(table, asked) if asked is not None else None


def described(table: Table, asked: Decision) -> Sheet:
    assert table.match is not None
    state = table.match.state
    return {
        "seat": asked.seat,
        "ply": asked.ply,
        "step": asked.step.label(),
        "prompt": msgspec.to_builtins(asked.prompt(state)),
        "options": [
            {"do": notation(option), **msgspec.to_builtins(asked.describe(state, option))}
            for option in asked.options
        ],
    }


def undo(table: Table, seat: int | None) -> Sheet:
    """How far back a seat may go freely, and whether somebody asks for more."""
    request = table.undo_request
    free = table.match.barrier(seat) if table.match is not None and seat is not None else None
    return {
        "free_to": free if table.status is Status.PLAYING else None,
        "request": None
        if request is None
        else {
            "seat": request.seat,
            "to": request.to,
            "missing": sorted(request.missing),
            "asks_you": seat in request.missing,
        },
    }


def seen_at(table: Table, number: int, eyes: int) -> View:
    """The board as it was after a number of moves, through the eyes of a seat."""
    assert table.match is not None
    return table.game.view(table.match.at(number), eyes)
