"""Who looks for a quick match."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select, update

from tessera.company.matching import Seeker
from tessera.store.schema import seekers
from tessera.store.store import Conflict, Store, put


class Seekers:
    """The people who look for a match; each looks for one at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, seeker: Seeker) -> None:
        values = {name: getattr(seeker, name) for name in seeker.__struct_fields__}
        await self._store.write(lambda connection: put(connection, seekers, values))

    async def of(self, user: str) -> Seeker | None:
        query = select(seekers).where(seekers.c.user == user)

        def work(connection: Connection) -> Seeker | None:
            row = connection.execute(query).mappings().first()
            return Seeker(**row) if row is not None else None

        return await self._store.read(work)

    async def waiting(self, game: str, seen: float) -> list[Seeker]:
        """Who looks for a match of a game, and was heard of since a moment."""
        query = select(seekers).where(seekers.c.game == game, seekers.c.table == "", seekers.c.seen >= seen)
        return await self._store.read(
            lambda connection: [Seeker(**row) for row in connection.execute(query).mappings()]
        )

    async def count(self, seen: float) -> dict[str, int]:
        """How many wait, by game."""
        query = select(seekers.c.game).where(seekers.c.table == "", seekers.c.seen >= seen)

        def work(connection: Connection) -> dict[str, int]:
            games = list(connection.execute(query).scalars())
            return {game: games.count(game) for game in sorted(set(games))}

        return await self._store.read(work)

    async def heard_of(self, user: str, now: float) -> None:
        change = update(seekers).where(seekers.c.user == user).values(seen=now)
        await self._store.write(lambda connection: connection.execute(change))

    async def drop(self, user: str) -> None:
        gone = delete(seekers).where(seekers.c.user == user)
        await self._store.write(lambda connection: connection.execute(gone))

    async def drop_silent(self, seen: float) -> None:
        """Whoever was not heard of since a moment has gone."""
        gone = delete(seekers).where(seekers.c.seen < seen)
        await self._store.write(lambda connection: connection.execute(gone))


def matched(connection: Connection, group: Sequence[Seeker], table: str) -> None:
    """These people play at a table now; `Conflict` if one of them has gone, or plays elsewhere."""
    for seeker in sorted(
        group, key=lambda each: each.user
    ):  # in one order: nobody waits for each other for ever
        mine = (seekers.c.user == seeker.user) & (seekers.c.since == seeker.since) & (seekers.c.table == "")
        if connection.execute(update(seekers).where(mine).values(table=table)).rowcount != 1:
            raise Conflict(f"{seeker.user} does not look for a match any more")
