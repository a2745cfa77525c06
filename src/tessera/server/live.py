"""The WebSocket: pushes a table to everybody who watches it, redacted for each of them.

A watcher that is slow gets fewer, later pushes, never wrong ones: each push continues the log where the last one of
this watcher ended. Who is asked may also ask back, `{"after": "bid agora", "ply": 7}`, and gets a `Following`, or a
`Problem` with the same `after`. A page says `{"looking": false}` when it can no longer be seen, and true when it can:
whoever is not looking is told by a notice that they are waited for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, WebSocket, WebSocketDisconnect
from msgspec import Meta, Struct

from tessera.kernel import Refusal, Refused
from tessera.kernel.option import MAX_ANSWER, BadNotation
from tessera.server import metrics
from tessera.server.allowance import Meter
from tessera.server.deps import identify, meter_of
from tessera.server.hub import Hub
from tessera.server.problems import Declined, misread, problem, wire
from tessera.server.storing import NoSuchTable
from tessera.server.watching import Watcher
from tessera.store import Unavailable
from tessera.table.sheet import following

router = APIRouter()

NO_SUCH_TABLE = 4404
SIGNED_OUT = 4401
GOING_AWAY = 1001
TRY_AGAIN_LATER = 1013
REFUSED_PAUSE = 0.2
"""Seconds in which nothing more is read from somebody who asks too much: the network makes them wait."""


@router.websocket("/api/tables/{table_id}/live")
async def watch(
    socket: WebSocket,
    table_id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")],
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    entries: Annotated[int | None, Query(ge=0, le=10_000_000)] = None,
) -> None:
    hub: Hub = socket.app.state.hub
    try:
        known = await identify(socket)
    except Declined as declined:
        await socket.send_denial_response(problem(declined.status_code, declined.refusal))
        return
    watcher = Watcher(known.user.id, known.proof) if known is not None else Watcher("")
    hub.watch(watcher)
    metrics.watchers.inc()
    await socket.accept()
    reading = asyncio.create_task(_read(socket, hub, table_id, watcher, meter_of(socket)))
    try:
        await _push(socket, hub, table_id, watcher, since, entries)
    except NoSuchTable:
        await socket.close(NO_SUCH_TABLE)
    except Unavailable:
        await socket.close(TRY_AGAIN_LATER)
    except WebSocketDisconnect:
        pass
    finally:
        reading.cancel()
        metrics.watchers.dec()
        hub.unwatch(table_id, watcher)


async def _push(
    socket: WebSocket, hub: Hub, table_id: str, watcher: Watcher, moves: int, entries: int | None
) -> None:
    await hub.catch_up(table_id)
    present: tuple[str, ...] | None = None  # nobody knows what was told before the connection was lost
    while not (watcher.closed or watcher.gone or watcher.ended):
        watcher.changed.clear()
        live = await hub.live(table_id)
        if watcher not in live.watchers:
            live.watchers.add(watcher)
            live.presence.came()
        page = await hub.page(table_id, watcher.user, moves, entries)
        if (page.entries, page.present) != (entries, present):
            await socket.send_bytes(page.data)
        moves, entries, present = page.moves, page.entries, page.present
        await watcher.changed.wait()
    if watcher.ended and not watcher.gone:
        await socket.close(SIGNED_OUT)
    elif watcher.closed:
        await socket.close(GOING_AWAY)


async def _read(socket: WebSocket, hub: Hub, table_id: str, watcher: Watcher, meter: Meter) -> None:
    """Answer what a watcher asks, one question after the other; whatever else comes is forgotten, until it goes.

    A frame counts like a request, whatever it says: who is slowed down elsewhere is slowed down here.
    """
    try:
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            refused = meter.question(watcher.user)
            question = _question(message)
            if isinstance(question, Gaze):
                watcher.looking = question.looking
            elif isinstance(question, Question) and refused is not None:
                await socket.send_bytes(_declined(question, refused))
                await asyncio.sleep(REFUSED_PAUSE)
            elif isinstance(question, Question):
                await socket.send_bytes(await _answer(hub, table_id, watcher.user, question, meter))
    finally:
        watcher.gone = True
        watcher.changed.set()


class Question(Struct, frozen=True):
    """What somebody wants to know who is still making up an answer."""

    after: Annotated[str, Meta(max_length=MAX_ANSWER)]
    ply: int | None = None


class Gaze(Struct, frozen=True):
    """Whether the page can be seen."""

    looking: bool


def _question(message: Mapping[str, Any]) -> Question | Gaze | None:
    said = message.get("text") or message.get("bytes") or b""
    kind: type[Question] | type[Gaze]
    for kind in (Question, Gaze):
        with suppress(msgspec.DecodeError):
            return msgspec.json.decode(said, type=kind)
    return None


async def _answer(hub: Hub, table_id: str, user: str, question: Question, meter: Meter) -> bytes:
    try:
        async with hub.locked(table_id) as live:
            with meter.working(user):
                return msgspec.json.encode(following(live.table, user, question.after, question.ply))
    except Refused as error:
        return _declined(question, error.refusal)
    except BadNotation as error:
        return _declined(question, misread(error))


def _declined(question: Question, refusal: Refusal) -> bytes:
    return msgspec.json.encode({"after": question.after, **wire(refusal)})
