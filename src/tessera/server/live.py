"""The WebSocket, the way of a table: pushes it to everybody who watches, redacted for each, and hears what they say.

A watcher that is slow gets fewer, later pushes, never wrong ones: each push continues the log where the last one of
this watcher ended. The push that shows a move which came over the socket is its acknowledgement. What can be said, and
what is answered, stands in `tessera.server.speaking`.
"""

from __future__ import annotations

import asyncio
import re
from typing import Annotated

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from msgspec import Meta, Struct

from tessera.server import metrics
from tessera.server.connections import Push, pusher
from tessera.server.deps import door_of, identify
from tessera.server.hub import Hub
from tessera.server.problems import Declined, problem
from tessera.server.speaking import Conversation
from tessera.server.storing import NoSuchTable
from tessera.server.watching import Page, Watcher
from tessera.store import Unavailable

router = APIRouter()

NO_SUCH_TABLE = 4404
SIGNED_OUT = 4401
GOING_AWAY = 1001
TRY_AGAIN_LATER = 1013
NOT_UNDERSTOOD = 1008

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Known(Struct, frozen=True):
    """What a watcher who comes back has already got."""

    since: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """Moves of the log."""
    entries: Annotated[int, Meta(ge=0, le=10_000_000)] | None = None


async def watch(socket: WebSocket) -> None:
    """Push a table to somebody, and hear them. What FastAPI keeps for a connection would cost as much as a table."""
    hub: Hub = socket.app.state.hub
    table_id: str = socket.path_params["table_id"]
    try:
        got = msgspec.convert(dict(socket.query_params), Known, strict=False)
    except msgspec.ValidationError:
        got = None
    if got is None or not TABLE_ID.fullmatch(table_id):
        await socket.close(NOT_UNDERSTOOD)
        return
    try:
        known = await identify(socket)
    except Declined as declined:
        await socket.send_denial_response(problem(declined.status_code, declined.refusal))
        return
    address = socket.client.host if socket.client else ""
    user, proof = (known.user.id, known.proof) if known is not None else ("", "")
    watcher = Watcher(user, proof, address)
    hub.watch(watcher)
    metrics.watchers.inc()
    await socket.accept()
    push = pusher(socket)
    conversation = Conversation(hub, table_id, watcher, door_of(socket, watcher.user), push)
    reading = asyncio.create_task(conversation.hear(socket.receive))
    try:
        await _push(push, hub, table_id, watcher, got.since, got.entries)
        if watcher.ended and not watcher.gone:
            await socket.close(SIGNED_OUT)
        elif watcher.closed:
            await socket.close(GOING_AWAY)
    except NoSuchTable:
        await socket.close(NO_SUCH_TABLE)
    except Unavailable:
        await socket.close(TRY_AGAIN_LATER)
    except WebSocketDisconnect:
        pass
    finally:
        await conversation.end(reading)
        metrics.watchers.dec()
        hub.unwatch(table_id, watcher)


router.add_websocket_route("/api/tables/{table_id}/live", watch)


async def _push(
    push: Push, hub: Hub, table_id: str, watcher: Watcher, moves: int, entries: int | None
) -> None:
    """Push the table whenever it has changed, until the watcher goes or the server hangs up."""
    await hub.catch_up(table_id)
    present: tuple[str, ...] | None = None  # nobody knows what was told before the connection was lost
    while True:
        live = await hub.live(table_id)
        if watcher not in live.watchers:
            live.watchers.add(watcher)
            live.presence.came()
        watcher.changed.clear()  # what has changed so far is on the next page
        if watcher.closed or watcher.gone or watcher.ended:
            return
        page = await hub.page(table_id, watcher.user, moves, entries)
        stored = watcher.acknowledged(page.entries)
        if (page.entries, page.present) != (entries, present):
            await push(_acknowledging(page, stored.pop()) if stored else page.data)
        for number in stored:
            await push(_acknowledgement(page, number))
        moves, entries, present = page.moves, page.entries, page.present
        del page  # whoever waits need not remember what was sent
        await watcher.changed.wait()


def _acknowledging(page: Page, number: int) -> bytes:
    """A table that says which move of its reader it shows."""
    return b'{"ack":%d,%b' % (number, page.data[1:])


def _acknowledgement(page: Page, number: int) -> bytes:
    """An `Acknowledged` by itself, for somebody who has been shown the move already."""
    return b'{"ack":%d,"entries":%d,"moves":%d}' % (number, page.entries, page.moves)
