"""Friends: who has asked whom, and who is here."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import and_, delete, or_, select, update

from tessera.store.schema import friendships, presences
from tessera.store.store import Store, put


class Friendship(Struct, frozen=True):
    """Somebody has asked somebody else to be friends."""

    asker: str
    asked: str
    at: float
    since: float | None = None
    """When it was accepted."""
    declined: float | None = None

    def other(self, user: str) -> str:
        return self.asked if user == self.asker else self.asker

    @property
    def is_open(self) -> bool:
        return self.since is None and self.declined is None


class Friends:
    """The friendships of everybody."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user: str) -> list[Friendship]:
        """All that somebody has to do with, the latest first."""
        query = select(friendships).where(or_(friendships.c.asker == user, friendships.c.asked == user))
        query = query.order_by(friendships.c.at.desc())
        return await self._store.read(
            lambda connection: [Friendship(**row) for row in connection.execute(query).mappings()]
        )

    async def names_of(self, user: str) -> set[str]:
        """Who is somebody's friend."""
        return {each.other(user) for each in await self.of(user) if each.since is not None}

    async def ask(self, asker: str, asked: str, now: float) -> None:
        values = {"asker": asker, "asked": asked, "at": now, "since": None, "declined": None}
        await self._store.write(lambda connection: put(connection, friendships, values))

    async def accept(self, asker: str, asked: str, now: float) -> bool:
        """Whether there was something to accept."""
        return await self._answer(asker, asked, since=now)

    async def decline(self, asker: str, asked: str, now: float) -> bool:
        """Whether there was something to decline. It is remembered, so that nobody is asked again and again."""
        return await self._answer(asker, asked, declined=now)

    async def _answer(self, asker: str, asked: str, **values: float) -> bool:
        change = (
            update(friendships)
            .where(friendships.c.asker == asker, friendships.c.asked == asked)
            .where(friendships.c.since.is_(None), friendships.c.declined.is_(None))
            .values(**values)
        )
        return await self._store.write(lambda connection: bool(connection.execute(change).rowcount))

    async def part(self, one: str, other: str) -> bool:
        """End a friendship or take a question back; whether there was one. What was declined stays declined."""
        c = friendships.c
        between = or_(and_(c.asker == one, c.asked == other), and_(c.asker == other, c.asked == one))
        gone = delete(friendships).where(between, c.declined.is_(None))
        return await self._store.write(lambda connection: bool(connection.execute(gone).rowcount))

    # --- who is here --------------------------------------------------------------------------------------------

    async def note_here(self, user: str, now: float) -> None:
        values = {"user": user, "seen": now}
        await self._store.write(lambda connection: put(connection, presences, values))

    async def here_since(self, users: Collection[str], moment: float) -> set[str]:
        """Which of these people were heard of since a moment."""
        query = select(presences.c.user).where(presences.c.user.in_(users), presences.c.seen >= moment)
        return await self._store.read(lambda connection: set(connection.execute(query).scalars()))
