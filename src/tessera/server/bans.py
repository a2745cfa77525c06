"""Who may not come in for a time: looked at by the gate and wherever somebody proves who they are."""

from __future__ import annotations

import time
from urllib.parse import quote

from tessera.server.problems import Declined
from tessera.store import Store
from tessera.store.wardens import Wardens

LEAVING = frozenset({"/api/session/logout", "/api/me/export", "/api/me/delete"})
"""What somebody may do all the same: sign out, and take their things and go."""


class Bans:
    """The bans that hold, as this process knows them."""

    def __init__(self) -> None:
        self._people: dict[str, tuple[float, str]] = {}
        self._addresses: dict[str, tuple[float, str]] = {}

    async def read(self, store: Store) -> None:
        """Look again which bans there are."""
        found = await Wardens(store).bans(time.time())
        self._people = {ban.person: (ban.until, ban.reason) for ban in found if ban.person}
        self._addresses = {ban.address: (ban.until, ban.reason) for ban in found if ban.address}

    def of_address(self, address: str, path: str) -> Declined | None:
        return _declined(self._addresses.get(address), path)

    def of_person(self, person: str, path: str) -> Declined | None:
        return _declined(self._people.get(person), path)


def _declined(ban: tuple[float, str] | None, path: str) -> Declined | None:
    if ban is None or ban[0] <= time.time() or path in LEAVING:
        return None
    until = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(ban[0]))
    return Declined(403, "error-banned", until=until, reason=ban[1])


def device_of(agent: str) -> str:
    """What a browser calls itself, as far as it is worth keeping."""
    return quote(agent, safe=" /.;:()_,+-")[:120]
