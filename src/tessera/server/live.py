"""The WebSocket: pushes a table to everybody who watches it, redacted for each of them.

A watcher that is slow gets fewer, later pushes, never wrong ones: each push continues the log where the last one of
this watcher ended.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

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
    metrics.watchers.inc()
    reading = asyncio.create_task(_read(socket, watcher))
    try:
        await _push(socket, hub, table_id, watcher, since, entries)
    except NoSuchTable:
        await socket.close(NO_SUCH_TABLE)
    except WebSocketDisconnect:
        pass
    finally:
        reading.cancel()
        metrics.watchers.dec()
        await _stop_watching(hub, table_id, watcher)


async def _push(
    socket: WebSocket, hub: Hub, table_id: str, watcher: Watcher, moves: int, entries: int | None
) -> None:
    present: tuple[str, ...] | None = None  # nobody knows what was told before the connection was lost
    while not watcher.closed and not watcher.gone:
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
    if watcher.closed:
        await socket.close(GOING_AWAY)


async def _read(socket: WebSocket, watcher: Watcher) -> None:
    """Nothing is expected from a watcher; whatever comes is read and forgotten, until it goes."""
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
    finally:
        watcher.gone = True
        watcher.changed.set()


async def _stop_watching(hub: Hub, table_id: str, watcher: Watcher) -> None:
    try:
        live = await hub.live(table_id)
    except NoSuchTable:
        return
    live.watchers.discard(watcher)
    live.presence.went()
