"""What people answered to puzzles: the first attempt of everybody at each, and at the puzzle of each day."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import select

from tessera.store.schema import attempts, users
from tessera.store.store import Store, put


class Attempt(Struct, frozen=True):
    """A first answer to a puzzle."""

    user: str
    game: str
    puzzle: str
    day: str
    """The day whose puzzle it was, as ``2026-11-18``; empty if it was that of no day."""
    at: float
    solved: bool
    loss: float
    """Chance that was lost."""
    theme: str


FIRST = ("at", "solved", "loss", "theme")


class Attempts:
    """The attempts of everybody."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, attempt: Attempt) -> None:
        """A first attempt; later ones change nothing."""
        values = {name: getattr(attempt, name) for name in attempt.__struct_fields__}
        await self._store.write(lambda connection: put(connection, attempts, values, once=FIRST))

    async def of(self, user: str) -> list[Attempt]:
        """Somebody's attempts, the first first."""
        query = select(attempts).where(attempts.c.user == user).order_by(attempts.c.at)
        return await self._store.read(
            lambda connection: [Attempt(**row) for row in connection.execute(query).mappings()]
        )

    async def of_accounts_since(self, moment: float) -> list[Attempt]:
        """What those who have an account have answered since a moment, the first first."""
        query = (
            select(attempts)
            .join(users, users.c.id == attempts.c.user)
            .where(attempts.c.at >= moment, users.c.login.is_not(None))
            .order_by(attempts.c.at)
        )
        return await self._store.read(
            lambda connection: [Attempt(**row) for row in connection.execute(query).mappings()]
        )
