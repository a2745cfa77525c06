"""What is done for all tables: taking matches up after a start, giving up what nobody came to, trying the database."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from tessera.kernel import Refused
from tessera.kernel.record import BadRecord
from tessera.kernel.registry import UnknownGame
from tessera.server.background import logged
from tessera.server.caretaker import REST_SECONDS
from tessera.server.sessions import YEAR
from tessera.server.storing import GoneOn, NoSuchTable
from tessera.store import Unavailable
from tessera.store.shares import forget_shares
from tessera.store.visits import Visits
from tessera.table import seats

if TYPE_CHECKING:
    from tessera.server.hub import Hub

log = logging.getLogger("tessera.server")

DAY = 86_400.0
READ_AHEAD = 25
"""Tables that are read together when matches are taken up."""
SWEEP_SECONDS = 600.0
"""How often tables are looked for that nobody came to."""


class Upkeep:
    """Looks after the tables of a hub until the end."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._chores: list[asyncio.Task[None]] = []

    async def begin(self) -> int:
        """After a start: go on with every match in progress, one after the other. Returns how many there are."""
        unfinished = await self._hub.store.unfinished()
        self._hub.background.spawn(self._take_up(unfinished))
        self._chores = [
            asyncio.create_task(logged(work)) for work in (self._look_after_store(), self._sweep())
        ]
        return len(unfinished)

    def close(self) -> None:
        for chore in self._chores:
            chore.cancel()

    async def _take_up(self, unfinished: list[str]) -> None:
        hub = self._hub
        for number, table_id in enumerate(unfinished):
            if number % READ_AHEAD == 0:
                with suppress(Unavailable):
                    await hub.read_ahead(unfinished[number : number + READ_AHEAD])
            if hub.store.fault:
                await hub.caretaker.rest()
            if hub.closing:
                return
            try:
                await hub.live(table_id)
            except (NoSuchTable, Unavailable):
                continue  # whoever asks for it will read it again
            except (BadRecord, UnknownGame) as error:
                log.error("table cannot be resumed", extra={"table": table_id, "reason": str(error)})
        log.info("every match is taken up", extra={"tables": len(unfinished)})

    async def _look_after_store(self) -> None:
        """As long as the database fails, look now and then whether it works again."""
        while True:
            await asyncio.sleep(REST_SECONDS)
            if self._hub.store.fault:
                with suppress(Unavailable):
                    await self._hub.store.probe()

    async def _sweep(self) -> None:
        """Now and then: give up tables that nobody came to."""
        while True:
            with suppress(Unavailable):
                await self.sweep(time.time())
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self, now: float) -> None:
        """Close tables that wait in vain, and forget those that were closed long ago."""
        hub = self._hub
        settings = hub.settings
        since = now - settings.empty_table_seconds, now - settings.waiting_table_seconds
        for table_id in await hub.store.waiting_in_vain(*since):
            if not hub.is_watched(table_id):
                with suppress(Refused, GoneOn, NoSuchTable):
                    await hub.command(table_id, lambda table: seats.expire(table, time.time()))
        await hub.store.forget_closed(now - settings.closed_table_seconds)
        await Visits(hub.store).forget(now - YEAR)
        if hub.store.is_postgres:
            await forget_shares(hub.store, DAY)
