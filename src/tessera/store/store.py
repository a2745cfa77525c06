"""The store: what the server remembers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy import Connection, delete, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tessera.store.schema import bundles, journal, players, secrets, snapshots, tables, tokens, users

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CHANNEL = "tessera"
"""Where PostgreSQL tells the other processes that a table has changed."""


class Conflict(RuntimeError):
    """Somebody else has written to the table in the meantime."""


class NameTaken(ValueError):
    """Another account has this name."""


class UserRow(Struct, frozen=True):
    """A person, as stored."""

    id: str
    name: str
    login: str | None
    password: str | None
    created: float
    settings: dict[str, Any]


class TableRow(Struct, frozen=True):
    """A table, as lists show it."""

    id: str
    game: str
    status: str
    public: bool
    entries: int
    created: float
    changed: float
    summary: dict[str, Any]


class Store:
    """The database. Open it with `Store.open`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_postgres = engine.dialect.name == "postgresql"
        self._writing = asyncio.Lock()  # SQLite has one writer; waiting here is cheaper than waiting there

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, and bring the schema up to date."""
        engine = create_async_engine(_with_driver(url), pool_pre_ping=url.startswith("postgres"))
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _durable)
        store = cls(engine)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        return store

    async def close(self) -> None:
        await self.engine.dispose()

    # --- tables ---------------------------------------------------------------------------------------------

    async def create(self, row: TableRow, entries: Sequence[bytes], people: Sequence[str]) -> None:
        """A new table with its first entries."""
        async with self._writing, self.engine.begin() as connection:
            await connection.execute(insert(tables), _columns(row))
            await self._append(connection, row.id, 0, entries)
            await self._seat(connection, row.id, people)

    async def append(
        self, row: TableRow, expected: int, entries: Sequence[bytes], people: Sequence[str] | None = None
    ) -> None:
        """Append entries behind the first `expected` ones; `Conflict` if there are others already."""
        async with self._writing, self.engine.begin() as connection:
            values = _columns(row)
            changed = await connection.execute(
                update(tables).where(tables.c.id == row.id, tables.c.entries == expected).values(**values)
            )
            if changed.rowcount != 1:
                raise Conflict(f"table {row.id} has gone on since entry {expected}")
            await self._append(connection, row.id, expected, entries)
            if people is not None:
                await self._seat(connection, row.id, people)

    async def _append(
        self, connection: AsyncConnection, table: str, expected: int, entries: Sequence[bytes]
    ) -> None:
        rows = [
            {"table": table, "number": expected + i, "entry": entry.decode()}
            for i, entry in enumerate(entries)
        ]
        await connection.execute(insert(journal), rows)
        if self.is_postgres:
            payload = f"{table} {expected + len(entries)}"
            await connection.execute(
                text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
            )

    async def _seat(self, connection: AsyncConnection, table: str, people: Sequence[str]) -> None:
        await connection.execute(delete(players).where(players.c.table == table))
        if people:
            await connection.execute(insert(players), [{"table": table, "user": user} for user in people])

    async def entries(self, table: str, since: int = 0) -> list[str]:
        """The journal of a table, from an entry on; empty if there is no such table."""
        query = select(journal.c.entry).where(journal.c.table == table, journal.c.number >= since)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(journal.c.number))).scalars())

    async def table(self, table: str) -> TableRow | None:
        found = await self._tables(select(tables).where(tables.c.id == table))
        return found[0] if found else None

    async def open_tables(self, limit: int = 50) -> list[TableRow]:
        """Public tables that wait for players, newest first."""
        query = select(tables).where(tables.c.status == "waiting", tables.c.public)
        return await self._tables(query.order_by(tables.c.changed.desc()).limit(limit))

    async def tables_of(self, user: str, statuses: Sequence[str], limit: int = 100) -> list[TableRow]:
        """A person's tables, newest first."""
        mine = select(players.c.table).where(players.c.user == user)
        query = select(tables).where(tables.c.id.in_(mine), tables.c.status.in_(statuses))
        return await self._tables(query.order_by(tables.c.changed.desc()).limit(limit))

    async def playing(self) -> list[str]:
        """The ids of all tables with a match in progress."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.status == "playing"))
            return list(found.scalars())

    async def count(self, status: str) -> int:
        async with self.engine.connect() as connection:
            query = select(func.count()).select_from(tables).where(tables.c.status == status)
            return int((await connection.execute(query)).scalar_one())

    async def _tables(self, query: Any) -> list[TableRow]:
        async with self.engine.connect() as connection:
            return [TableRow(**row) for row in (await connection.execute(query)).mappings()]

    # --- snapshots and bug bundles --------------------------------------------------------------------------

    async def keep_snapshot(self, table: str, moves: int, digest: str, state: bytes) -> None:
        """Remember a position, to shorten the way back after a restart. Replaces the older one."""
        async with self._writing, self.engine.begin() as connection:
            await connection.execute(delete(snapshots).where(snapshots.c.table == table))
            values = {"table": table, "moves": moves, "digest": digest, "state": state}
            await connection.execute(insert(snapshots), values)

    async def snapshot(self, table: str) -> tuple[int, str, bytes] | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(snapshots).where(snapshots.c.table == table))
            row = found.mappings().first()
            return (row["moves"], row["digest"], row["state"]) if row else None

    async def keep_bundle(self, bundle_id: str, table: str, at: float, report: dict[str, Any]) -> None:
        """Keep everything that is needed to look into a fault."""
        async with self._writing, self.engine.begin() as connection:
            values = {"id": bundle_id, "table": table, "at": at, "report": report}
            await connection.execute(insert(bundles), values)

    # --- secrets of the server ------------------------------------------------------------------------------

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret that all processes share; made from `fresh` when it is asked for the first time."""
        async with self._writing, self.engine.begin() as connection:
            query = select(secrets.c.value).where(secrets.c.name == name)
            found = (await connection.execute(query)).scalar()
            if found is None:
                await connection.execute(insert(secrets), {"name": name, "value": fresh})
            return fresh if found is None else bytes(found)

    # --- people ---------------------------------------------------------------------------------------------

    async def add_user(self, user: UserRow) -> None:
        async with self._writing, self.engine.begin() as connection:
            try:
                await connection.execute(insert(users), _columns(user))
            except IntegrityError:
                raise NameTaken(user.name) from None

    async def change_user(self, user: UserRow) -> None:
        async with self._writing, self.engine.begin() as connection:
            try:
                await connection.execute(update(users).where(users.c.id == user.id).values(**_columns(user)))
            except IntegrityError:
                raise NameTaken(user.name) from None

    async def user(self, user_id: str) -> UserRow | None:
        return await self._user(users.c.id == user_id)

    async def user_by_login(self, login: str) -> UserRow | None:
        return await self._user(users.c.login == login)

    async def user_by_token(self, token_digest: str) -> UserRow | None:
        owner = select(tokens.c.user).where(tokens.c.digest == token_digest).scalar_subquery()
        return await self._user(users.c.id == owner)

    async def _user(self, condition: Any) -> UserRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(users).where(condition))).mappings().first()
            return UserRow(**row) if row else None

    async def add_token(self, token_digest: str, user: str, label: str, created: float) -> None:
        async with self._writing, self.engine.begin() as connection:
            values = {"digest": token_digest, "user": user, "label": label, "created": created}
            await connection.execute(insert(tokens), values)

    async def tokens_of(self, user: str) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            query = select(tokens).where(tokens.c.user == user).order_by(tokens.c.created)
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def drop_token(self, user: str, token_digest: str) -> bool:
        async with self._writing, self.engine.begin() as connection:
            gone = await connection.execute(
                delete(tokens).where(tokens.c.user == user, tokens.c.digest == token_digest)
            )
            return bool(gone.rowcount)


def _columns(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _with_driver(url: str) -> str:
    """The address with the driver this package brings."""
    address = make_url(url)
    driver = DRIVERS.get(address.get_backend_name(), address.drivername)
    return address.set(drivername=driver).render_as_string(hide_password=False)


def _durable(connection: Any, _: Any) -> None:
    """Every commit reaches the disk before it is acknowledged; readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("tessera.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
