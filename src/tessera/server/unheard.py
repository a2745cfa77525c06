"""Whose remarks somebody does not want to hear: they do not leave the server for them."""

from __future__ import annotations

import time
from collections import OrderedDict

from tessera.store import Store

REMEMBER_SECONDS = 10.0
REMEMBERED = 5_000


class Unheard:
    """Whom people block, looked up at most every few seconds."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[float, frozenset[str]]] = OrderedDict()

    async def by(self, user: str) -> frozenset[str]:
        """Whom somebody blocks."""
        if not user:
            return frozenset()
        until, blocked = self._known.get(user, (0.0, frozenset()))
        now = time.monotonic()
        if now < until:
            return blocked
        found = frozenset(await self._store.blocked_by(user))
        self._known[user] = (now + REMEMBER_SECONDS, found)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found

    def forget(self, user: str) -> None:
        """It has changed."""
        self._known.pop(user, None)
