"""What a watcher says over the table's socket, and what is answered: the same words and limits as by HTTP.

- ``{"id": 5, "move": "bid agora / size 4", "ply": 7}`` answers the question of a ply. When it is stored, the next push
  carries ``"ack": 5``; it says so by itself if there is nothing new to push.
- ``{"id": 6, "after": "bid agora", "ply": 7}`` asks what could follow, and gets a `Following` with ``"ack": 6``.
- ``{"looking": false}`` says that the page can no longer be seen, and true that it can: whoever is not looking is told
  by a notice that they are waited for.

What is refused is answered by a `Problem` with the same ``ack`` and the ``code`` that HTTP would have. A frame counts
like a request, whatever it says. Whatever else comes is forgotten.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any

import msgspec
from fastapi import WebSocketDisconnect
from msgspec import Meta, Struct

from tessera.kernel.option import MAX_ANSWER, parse_parts
from tessera.server.connections import Push
from tessera.server.deps import Door
from tessera.server.hub import Hub
from tessera.server.problems import Declined, declined, wire
from tessera.server.watching import Watcher
from tessera.table import Entry, Table, play
from tessera.table.sheet import following

log = logging.getLogger("tessera.server")

REFUSED_PAUSE = 0.2
"""Seconds in which nothing more is read from somebody who asks too much: the network makes them wait."""

Receive = Callable[[], Awaitable[Mapping[str, Any]]]
Notation = Annotated[str, Meta(max_length=MAX_ANSWER)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]


class Said(Struct, frozen=True):
    """A frame: a move, a question, or whether the page can be seen."""

    id: Annotated[int, Meta(ge=0, le=1 << 53)] = 0
    """A number by which the answer is known; whoever says one thing at a time needs none."""
    move: Notation | None = None
    after: Notation | None = None
    ply: Ply | None = None
    looking: bool | None = None


_said = msgspec.json.Decoder(Said)


class Conversation:
    """What one watcher says, one frame after the other."""

    def __init__(self, hub: Hub, table_id: str, watcher: Watcher, door: Door, push: Push) -> None:
        self._hub = hub
        self._table = table_id
        self._watcher = watcher
        self._door = door
        self._push = push
        self._moving = False
        """A move is on its way to the disk."""

    async def hear(self, receive: Receive) -> None:
        """Answer until the watcher goes."""
        watcher = self._watcher
        try:
            while not watcher.gone and (message := await receive())["type"] != "websocket.disconnect":
                refused = self._door.refusal()
                said = _read(message)
                if said is None or watcher.ended:
                    continue
                if said.looking is not None:
                    watcher.looking = said.looking
                if said.move is None and said.after is None:
                    continue
                if refused is not None:
                    await self._tell(_declined(said, refused))
                    await asyncio.sleep(REFUSED_PAUSE)
                elif said.move is not None:
                    await self._move(said, said.move)
                else:
                    await self._tell(await self._following(said, said.after or ""))
        except WebSocketDisconnect:
            pass
        finally:
            watcher.gone = True
            watcher.changed.set()

    async def end(self, reading: asyncio.Task[None]) -> None:
        """Hear no more. A move that is on its way to the disk is waited for: half of it must not stay in memory."""
        self._watcher.gone = True
        if self._moving:
            await asyncio.wait([reading])
        reading.cancel()

    async def _tell(self, data: bytes) -> None:
        if not (self._watcher.gone or self._watcher.closed):
            await self._push(data)

    async def _move(self, said: Said, answer: str) -> None:
        """Answer the question of a ply. Nothing is said of it before it is stored; then the push says it."""
        watcher, self._moving = self._watcher, True
        try:
            if said.ply is None:
                raise Declined(422, "error-malformed", where="ply", detail="Field required")
            parts, ply = parse_parts(answer), said.ply

            def move(table: Table) -> Entry:
                return play.move(table, watcher.user, parts, ply, time.time())

            table = (await self._hub.command(self._table, move)).table
            watcher.stored(said.id, table.known_entries(table.seat_of(watcher.user)))
        except Exception as error:  # whatever it is, whoever has moved is told
            await self._tell(self._refusal(said, error))
        finally:
            self._moving = False

    async def _following(self, said: Said, after: str) -> bytes:
        try:
            async with self._hub.locked(self._table) as live:
                with self._door.meter.working(self._watcher.user):
                    found = following(live.table, self._watcher.user, after, said.ply)
                    return msgspec.json.encode({"ack": said.id, **found})
        except Exception as error:  # whatever it is, whoever has asked is told
            return self._refusal(said, error)

    def _refusal(self, said: Said, error: Exception) -> bytes:
        why = declined(error)
        if why.status_code == 500:
            log.error("fault", exc_info=error, extra={"table": self._table})
        return _declined(said, why)


def _read(message: Mapping[str, Any]) -> Said | None:
    try:
        return _said.decode(message.get("text") or message.get("bytes") or b"")
    except msgspec.DecodeError:
        return None


def _declined(said: Said, why: Declined) -> bytes:
    asked = {} if said.move is not None else {"after": said.after}
    facts = {"ack": said.id, "code": why.status_code, "retry_after": why.retry_after}
    return msgspec.json.encode({**facts, **asked, **wire(why.refusal)})
