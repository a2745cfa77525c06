"""Presence: who is connected to a table.

Watchers are told when it changes: soon after somebody came, and a little later after somebody went, because most who
go come back at once (a page that is loaded again).
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from tessera.table import Table

if TYPE_CHECKING:
    from tessera.server.watching import Watcher

CAME = 0.4
WENT = 3.0
"""Seconds until the others are told; what happens meanwhile is told with it."""


class Presence:
    """Who watches one table, as it was told last."""

    def __init__(self, watchers: Collection[Watcher]) -> None:
        self._watchers = watchers
        self._timer: asyncio.TimerHandle | None = None
        self.users: tuple[str, ...] = ()
        """Each known person once, each unknown one as an empty text."""

    @property
    def several(self) -> bool:
        """Whether more than one connection watches."""
        return len(self._watchers) > 1

    def came(self) -> None:
        if self.users:
            self._look_in(CAME)
        else:
            self.look()

    def went(self) -> None:
        self._look_in(WENT)

    def _look_in(self, seconds: float) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self.look)

    def look(self) -> None:
        """Tell everybody who watches who is here, if it is not what they were told."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        here = [watcher.user for watcher in self._watchers]
        users = (*[user for user in here if not user], *sorted({user for user in here if user}))
        if users != self.users:
            self.users = users
            for watcher in self._watchers:
                watcher.changed.set()

    def shown(self, table: Table) -> dict[str, Any]:
        """The seats of those who are connected, and how many others watch."""
        seats = [table.seat_of(user) for user in self.users]
        return {
            "seats": sorted(seat for seat in seats if seat is not None),
            "watching": seats.count(None),
        }
