"""Does what is in memory agree with what is stored? Looked at after every move, by a worker process.

A position must survive being saved and read, and a record must replay to the same digests. A table that fails is
frozen, before it can do more harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from tessera.server.thinking import Thinkers
from tessera.table import Status, Table

GATHER_SECONDS = 0.25
"""Positions are looked at in groups: one trip to the worker for all that came up in this time."""
REPLAY_EVERY = 100
"""After so many moves the whole record is replayed; at the end of a match always."""


class Checks:
    """The checks of all tables of this process."""

    def __init__(
        self,
        thinkers: Thinkers,
        spawn: Callable[[Coroutine[Any, Any, None]], object],
        freeze: Callable[[Table, str], Awaitable[None]],
    ) -> None:
        self._thinkers = thinkers
        self._spawn = spawn
        self._freeze = freeze
        self._waiting: list[tuple[Table, bytes]] = []

    def add(self, table: Table) -> None:
        """A table has changed."""
        match = table.match
        if match is None or table.status is Status.FROZEN:
            return
        self._waiting.append((table, match.saved))
        if len(self._waiting) == 1:
            self._spawn(self._look_at_positions())
        moves = len(match.moves)
        if moves and (moves % REPLAY_EVERY == 0 or match.over):
            self._spawn(self._look_at_record(table))

    async def _look_at_positions(self) -> None:
        await asyncio.sleep(GATHER_SECONDS)
        group, self._waiting = self._waiting, []
        saved = [(table.game.id, table.game.rules_version, position) for table, position in group]
        for table in {group[number][0] for number in await self._thinkers.unsound(saved)}:
            await self._freeze(table, "the saved position differs")

    async def _look_at_record(self, table: Table) -> None:
        assert table.match is not None
        fault = await self._thinkers.replay_fault(table.match.record(), table.created.changes)
        if fault:
            await self._freeze(table, f"the record does not replay: {fault}")
