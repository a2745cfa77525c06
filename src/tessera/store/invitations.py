"""Invitations to tables that wait for people."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Select, delete, select, update

from tessera.store.schema import invitations, tables
from tessera.store.store import Store, TableRow, put


class Invitation(Struct, frozen=True):
    """Somebody is asked to come to a table."""

    table: str
    user: str
    by: str
    at: float
    declined: bool = False


class Invitations:
    """The invitations of everybody. They are worth something as long as the table waits for people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def send(self, invitation: Invitation) -> bool:
        """Invite somebody, once to each table; whether they were not invited there before."""
        values = {name: getattr(invitation, name) for name in invitation.__struct_fields__}
        if await self.one(invitation.table, invitation.user) is not None:
            return False
        await self._store.write(
            lambda connection: put(connection, invitations, values, once=("by", "at", "declined"))
        )
        return True

    async def one(self, table: str, user: str) -> Invitation | None:
        same = select(invitations).where(invitations.c.table == table, invitations.c.user == user)
        return next(iter(await self._found(same)), None)

    async def at(self, table: str) -> list[Invitation]:
        """Who was invited to a table, the first first."""
        there = select(invitations).where(invitations.c.table == table)
        return await self._found(there.order_by(invitations.c.at))

    async def by(self, user: str) -> list[Invitation]:
        """What somebody has sent and got, for themselves."""
        mine = (invitations.c.user == user) | (invitations.c.by == user)
        return await self._found(select(invitations).where(mine))

    async def open_for(self, user: str) -> list[tuple[Invitation, TableRow]]:
        """To which waiting tables somebody is invited and has not answered, the latest first."""
        mine = (invitations.c.user == user) & ~invitations.c.declined & (tables.c.status == "waiting")
        joined = invitations.join(tables, tables.c.id == invitations.c.table)
        query = select(invitations, tables).select_from(joined).where(mine).order_by(invitations.c.at.desc())
        return await self._store.read(
            lambda connection: [
                (
                    Invitation(**{column.name: row[column] for column in invitations.columns}),
                    TableRow(**{column.name: row[column] for column in tables.columns}),
                )
                for row in connection.execute(query).mappings()
            ]
        )

    async def decline(self, table: str, user: str) -> bool:
        """Whether there was an invitation that was not declined."""
        same = (invitations.c.table == table) & (invitations.c.user == user) & ~invitations.c.declined
        change = update(invitations).where(same).values(declined=True)
        return await self._store.write(lambda connection: bool(connection.execute(change).rowcount))

    async def drop(self, table: str, user: str) -> None:
        """It was accepted, or taken back."""
        gone = delete(invitations).where(invitations.c.table == table, invitations.c.user == user)
        await self._store.write(lambda connection: connection.execute(gone))

    async def _found(self, query: Select[tuple[str]]) -> list[Invitation]:
        return await self._store.read(
            lambda connection: [Invitation(**row) for row in connection.execute(query).mappings()]
        )
