"""The WebSocket: pushes a table to everybody who watches it, redacted for each of them.

A watcher that is slow gets fewer, later pushes, never wrong ones: each push continues the log where the last one of
this watcher ended.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, WebSocket, WebSocketDisconnect

from tessera.server import metrics
from tessera.server.hub import Hub, NoSuchTable, Watcher
from tessera.server.sessions import COOKIE, Sessions

router = APIRouter()

NO_SUCH_TABLE = 4404
GOING_AWAY = 1001


@router.websocket("/api/tables/{table_id}/live")
async def watch(
    socket: WebSocket,
    table_id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")],
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    entries: Annotated[int | None, Query(ge=0, le=10_000_000)] = None,
) -> None:
    hub: Hub = socket.app.state.hub
    sessions: Sessions = socket.app.state.sessions
    token = socket.headers.get("authorization", "").removeprefix("Bearer ")
    user = await sessions.by_token(token) if token else await sessions.by_cookie(socket.cookies.get(COOKIE))
    await socket.accept()
    watcher = Watcher(user.id if user else "")
    watcher.moves = since
    metrics.watchers.inc()
    reading = asyncio.create_task(_read(socket))
    try:
        await _push(socket, hub, table_id, watcher, entries, reading)
    except NoSuchTable:
        await socket.close(NO_SUCH_TABLE)
    except WebSocketDisconnect:
        pass
    finally:
        reading.cancel()
        metrics.watchers.dec()
        await _stop_watching(hub, table_id, watcher)


async def _push(
    socket: WebSocket,
    hub: Hub,
    table_id: str,
    watcher: Watcher,
    entries: int | None,
    reading: asyncio.Task[None],
) -> None:
    while not watcher.closed and not reading.done():
        live = await hub.live(table_id)
        live.watchers.add(watcher)
        watcher.changed.clear()
        seen = await hub.sheet(table_id, watcher.user, watcher.moves, entries)
        if seen["entries"] != entries:
            await socket.send_bytes(msgspec.json.encode(seen))
        watcher.moves, entries = seen["moves"], seen["entries"]
        changed = asyncio.create_task(watcher.changed.wait())
        await asyncio.wait({changed, reading}, return_when=asyncio.FIRST_COMPLETED)
        changed.cancel()
    if watcher.closed:
        await socket.close(GOING_AWAY)


async def _read(socket: WebSocket) -> None:
    """Nothing is expected from a watcher; whatever comes is read and forgotten, until it goes."""
    try:
        while True:
            await socket.receive()
    except (WebSocketDisconnect, RuntimeError):
        return


async def _stop_watching(hub: Hub, table_id: str, watcher: Watcher) -> None:
    try:
        live = await hub.live(table_id)
    except NoSuchTable:
        return
    live.watchers.discard(watcher)
