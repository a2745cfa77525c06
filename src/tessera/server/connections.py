"""Connections: how long one may say nothing, and how many an address may have.

The server takes up connections before anybody has asked for anything. Whoever opens many and keeps them must not keep
others out: a request has to arrive in time, and when an address has too many, the one that has been idle longest goes.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, cast

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tessera.server.census import Census, Kept
from tessera.server.limits import household
from tessera.server.settings import ENVIRONMENT, Settings
from tessera.server.visitors import Proxies

PUSH = "tessera.push"
"""Under which name a connection of ours tells how messages are pushed to it."""
WHOLE = 0x82
"""A message of bytes in one frame."""
ABNORMAL = 1006

Push = Callable[[bytes], Awaitable[None]]


class Crowd:
    """All connections of this process, by address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.census = Census()
        self.census.bound(Kept.CONNECTIONS, settings.connections, self.keep)
        self._proxies = Proxies(settings.proxies)
        self._open: defaultdict[str, OrderedDict[Any, HttpConnection | None]] = defaultdict(OrderedDict)

    def admit(self, address: str, connection: HttpConnection) -> bool:
        """Take a connection up; if its address has too many, in the place of the one that was idle longest."""
        if address in self._proxies:
            return True
        name = household(address)
        if self.census.is_full(Kept.CONNECTIONS, name) and not self._hang_up(name):
            return False
        self._open[name][connection.transport] = connection
        self.census.came(Kept.CONNECTIONS, name)
        return True

    def keep(self, address: str, most: int) -> None:
        """Let an address keep so many connections, if others are idle."""
        while len(self._open.get(address, ())) > most and self._hang_up(address):
            pass

    def _hang_up(self, address: str) -> bool:
        """Hang up the connection of an address that was idle longest, if there is one."""
        there = self._open[address].values() if address in self._open else ()
        idle = next((each for each in there if each is not None and each.idle), None)
        if idle is None:
            return False
        self._let_go(address, idle.transport)
        idle.transport.abort()
        return True

    def upgraded(self, address: str, transport: Any) -> None:
        """A connection has become a WebSocket: it is never idle."""
        there = self._open.get(household(address))
        if there is not None and transport in there:
            there[transport] = None

    def left(self, address: str, transport: Any) -> None:
        self._let_go(household(address), transport)

    def _let_go(self, address: str, transport: Any) -> None:
        there = self._open.get(address)
        if there is not None and transport in there:
            del there[transport]
            self.census.went(Kept.CONNECTIONS, address)
            if not there:
                del self._open[address]


@cache
def crowd() -> Crowd:
    return Crowd(msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings))


def address_of(connection: HttpToolsProtocol | WebSocketsSansIOProtocol) -> str:
    return connection.client[0] if connection.client else ""


class HttpConnection(HttpToolsProtocol):
    """A connection that has to say what it wants."""

    _patience: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        """Whether nobody works for it."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if crowd().admit(address_of(self), self):
            self._wait_for_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        crowd().left(address_of(self), self.transport)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait_for_request()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """A connection that is kept open for the next request need not remember the last one."""
        super().on_response_complete()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.response_complete and not cycle.more_body:
            self.cycle = self.scope = None  # type: ignore[assignment]
            self.headers = []

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        crowd().upgraded(address_of(self), self.transport)
        super().handle_websocket_upgrade()

    def _wait_for_request(self) -> None:
        """A request, with all its headers and its body, must have arrived before long."""
        if self._patience is None:
            seconds = crowd().settings.request_seconds
            self._patience = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket, which counts until it is gone."""

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope["extensions"])[PUSH] = self.push
        await super().run_asgi()

    def start_keepalive(self) -> None:
        """The two have shaken hands: nobody asks any more how."""
        super().start_keepalive()
        del self.request, self.response

    async def push(self, data: bytes) -> None:
        """Send a message, past the layers that look at each of them: tables are pushed more than anything else.

        Messages are whole and never squeezed; a slow reader is waited for.
        """
        if not self.writable.is_set():
            await self.writable.wait()
        if self.close_sent or self.disconnected or self.transport.is_closing():
            raise WebSocketDisconnect(ABNORMAL)
        self.transport.write(_head(len(data)) + data)

    def connection_lost(self, exc: Exception | None) -> None:
        crowd().left(address_of(self), self.transport)
        super().connection_lost(exc)


def _head(size: int) -> bytes:
    """What stands before the bytes of a whole message (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((WHOLE, size))
    if size < 1 << 16:
        return bytes((WHOLE, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE, 127)) + size.to_bytes(8, "big")


def pusher(socket: WebSocket) -> Push:
    """How messages are pushed to a socket: by the shortest way there is."""
    found = socket.scope.get("extensions", {}).get(PUSH)
    return cast("Push", found) if found is not None else socket.send_bytes
