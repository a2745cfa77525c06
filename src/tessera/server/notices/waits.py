"""Noticing who is waited for: once per waiting period, after a short while, and only if they are not looking.

A waiting period ends when the seat answers. Nothing is written while people play at the same time: only what lasts
longer than the short while is noted, and with it that it was told, or that they saw it themselves. What is not noted
when a server dies is noticed again by the next one, because every match is taken up again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import IntegrityError

from tessera.server.hub import Hub
from tessera.server.storing import NoSuchTable
from tessera.store import Unavailable
from tessera.store.post import Post
from tessera.table import Table

SIGHT_SECONDS = 15.0
"""How often processes that share a database tell each other who is looking."""
SIGHT_VALID = 40.0
"""How long that counts."""


class Waits:
    """Who is waited for at the tables of this process."""

    def __init__(self, hub: Hub, post: Post, seconds: float, wake: Callable[[], None]) -> None:
        self._hub = hub
        self._post = post
        self._seconds = seconds
        self._wake = wake
        self._known: dict[str, dict[str, int]] = {}
        """The waiting periods that are being attended to, by table and person."""
        self._timers: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def attending(self) -> bool:
        """Whether somebody may have to be told soon."""
        return bool(self._timers or self._tasks)

    def attend(self, table: Table) -> None:
        """A table has gone on: who is waited for now?"""
        seats = [table.seats[seat] for seat in table.waiting()]
        asked = {seat.user: seat.period for seat in seats if seat.user and not seat.played_by_bot}
        known = self._known.pop(table.id, {})
        for user in known.keys() - asked.keys():
            self._forget(table.id, user)
        for user, period in asked.items():
            if known.get(user) != period:
                self._forget(table.id, user)
                self._set(table.id, user, period, self._seconds)
        if asked:
            self._known[table.id] = asked

    def _set(self, table: str, user: str, period: int, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timers[table, user] = loop.call_later(seconds, self._ring, table, user, period)

    def _forget(self, table: str, user: str) -> None:
        timer = self._timers.pop((table, user), None)
        if timer is not None:
            timer.cancel()

    def _ring(self, table: str, user: str, period: int) -> None:
        self._timers.pop((table, user), None)
        self._spawn(self._tell(table, user, period))

    async def _tell(self, table: str, user: str, period: int) -> None:
        try:
            async with self._hub.locked(table) as live:
                if live.table.waits_for(user) != period:
                    return
                seen = live.is_seen_by(user)
            if await self._post.tell(user, table, period, time.time(), seen=seen):
                self._wake()
        except Unavailable:
            self._set(table, user, period, self._seconds)
        except (NoSuchTable, IntegrityError):
            return  # the table has been removed

    async def tell_sights(self) -> None:
        """Processes that share a database tell each other who is looking at what."""
        while True:
            with suppress(Unavailable):
                await self.tell_sight(time.time())
            await asyncio.sleep(SIGHT_SECONDS)

    async def tell_sight(self, now: float) -> None:
        await self._post.sighted(sorted(self._hub.looking()), now + SIGHT_VALID, now)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
