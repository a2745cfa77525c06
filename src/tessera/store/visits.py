"""From where somebody is signed in: one row for each session."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import delete, select

from tessera.store.schema import sessions
from tessera.store.store import Store, put


class Visit(Struct, frozen=True):
    """A session, as its owner is shown it."""

    session: str
    user: str
    epoch: int
    created: float
    seen: float
    address: str
    device: str


class Visits:
    """The sessions of everybody."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, visit: Visit) -> None:
        """Somebody is here with a session, for the first time or again."""
        values = {name: getattr(visit, name) for name in visit.__struct_fields__}
        await self._store.write(lambda connection: put(connection, sessions, values, once=("created",)))

    async def of(self, user: str) -> list[Visit]:
        """Somebody's sessions, the latest first."""
        query = select(sessions).where(sessions.c.user == user).order_by(sessions.c.seen.desc())
        return await self._store.read(
            lambda connection: [Visit(**row) for row in connection.execute(query).mappings()]
        )

    async def forget(self, before: float) -> None:
        """Strike out what nobody has used for so long that it has expired."""
        gone = delete(sessions).where(sessions.c.seen < before)
        await self._store.write(lambda connection: connection.execute(gone))
