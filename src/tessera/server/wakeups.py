"""How processes on one PostgreSQL wake each other: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import asyncpg

from tessera.server.allowance import MOST_TOLD, Allowance
from tessera.server.bans import Bans
from tessera.server.census import Census
from tessera.server.hub import Hub
from tessera.server.sessions import Sessions
from tessera.store import Store
from tessera.store.store import CHANNEL

TELL_SECONDS = 0.25

log = logging.getLogger("tessera.server")


class Wakeups:
    """Listens for what other processes have changed: tables, people, and proofs that are no longer valid."""

    def __init__(
        self, store: Store, hub: Hub, sessions: Sessions, bans: Bans, allowance: Allowance, census: Census
    ) -> None:
        self._store = store
        self._bans = bans
        self._allowance = allowance
        self._census = census
        self._name = census.name
        self._address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hub = hub
        self._sessions = sessions
        self._connection: asyncpg.Connection[Any] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False
        self._telling: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._connection = await asyncpg.connect(self._address)
        self._connection.add_termination_listener(self._lost)
        await self._connection.add_listener(CHANNEL, self._heard)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_others())

    async def stop(self) -> None:
        self._stopping = True
        if self._telling is not None:
            self._telling.cancel()
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close()

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        match str(payload).split():
            case ["table", table, entries]:
                self._spawn(self._hub.heard(table, int(entries)))
            case ["gone", table]:
                self._hub.forget(table)
            case ["user", user]:
                self._sessions.forget(user)
                self._hub.unheard.forget(user)
            case ["bans"]:
                self._spawn(self._bans.read(self._store))
            case ["spent", process, *spent]:
                if process != self._name:
                    self._allowance.spent_elsewhere(spent)
            case ["open", process, *kept]:
                if process != self._name:
                    self._census.heard(process, kept, time.monotonic())
            case ["ended", proof]:
                self._sessions.forget_proof(proof)
                self._hub.end(proof)
            case _:  # a newer version, during an upgrade
                log.warning("message not understood")

    async def _tell_others(self) -> None:
        """Tell the other processes, a few times a second, what was asked for here and what is kept open."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            if spent := self._allowance.spent_here():
                await self._tell("spent", spent)
            kept = self._census.news(time.monotonic())
            if kept is not None:
                for begin in range(0, max(1, len(kept)), MOST_TOLD):
                    await self._tell("open", kept[begin : begin + MOST_TOLD])

    async def _tell(self, what: str, words: list[str]) -> None:
        if self._connection is not None:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                payload = " ".join([what, self._name, *words])
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    def _lost(self, _connection: Any) -> None:
        if not self._stopping:
            self._spawn(self._reconnect())

    async def _reconnect(self) -> None:
        """Listen again, and look at everything that may have changed meanwhile."""
        pause = 0.2
        while not self._stopping:
            try:
                await self.start()
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(pause)
                pause = min(5.0, pause * 2)
                continue
            self._sessions.forget_all()
            await self._hub.refresh()
            return

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
