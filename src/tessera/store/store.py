"""The store: what the server remembers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tessera.store.frequent import ADVANCE, CHANGING, NOTE
from tessera.store.schema import bundles, journal, players, secrets, snapshots, tables, tokens, users
from tessera.store.writer import GroupCommit

T = TypeVar("T")

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
    """The database. Open it with `Store.open`.

    Work on it is written as plain functions of a connection. SQLite runs them in threads: one writes, for many at once
    (`GroupCommit`), others read. PostgreSQL runs them on the event loop.
    """

    def __init__(self, url: str) -> None:
        address = make_url(url)
        self.is_postgres = address.get_backend_name() in ("postgresql", "postgres")
        self.url = address
        self._async: AsyncEngine | None = None
        self._sync: Engine | None = None
        if self.is_postgres:
            self._async = create_async_engine(
                address.set(drivername="postgresql+asyncpg"), pool_pre_ping=True
            )
        else:
            self._sync = create_engine(address.set(drivername="sqlite"))
            event.listen(self._sync, "connect", _durable)
            self._writer = GroupCommit(self._sync)
            self._readers = ThreadPoolExecutor(2, "tessera-reader")

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, and bring the schema up to date."""
        store = cls(url)
        await store.write(_migrate)
        return store

    async def close(self) -> None:
        if self._async is not None:
            await self._async.dispose()
        if self._sync is not None:
            await self._writer.close()
            self._readers.shutdown()
            self._sync.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction: all of it, durably, or nothing."""
        if self._async is not None:
            async with self._async.begin() as connection:
                return await connection.run_sync(work)
        return await self._writer.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        if self._async is not None:
            async with self._async.connect() as connection:
                return await connection.run_sync(work)
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_sqlite, work)

    def _read_sqlite(self, work: Callable[[Connection], T]) -> T:
        assert self._sync is not None
        with self._sync.connect() as connection:
            return work(connection)

    # --- tables -------------------------------------------------------------------------------------------------

    async def create(self, row: TableRow, entries: Sequence[bytes], people: Sequence[str]) -> None:
        """A new table with its first entries."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), _columns(row))
            self._append(connection, row.id, 0, entries)
            _seat(connection, row.id, people)

        await self.write(work)

    async def append(
        self, row: TableRow, expected: int, entries: Sequence[bytes], people: Sequence[str] | None = None
    ) -> None:
        """Append entries behind the first `expected` ones; `Conflict` if there are others already."""

        def work(connection: Connection) -> None:
            new = {f"new_{name}": getattr(row, name) for name in CHANGING}
            if ADVANCE.run(connection, {"table": row.id, "expected": expected, **new}).rowcount != 1:
                raise Conflict(f"table {row.id} has gone on since entry {expected}")
            self._append(connection, row.id, expected, entries)
            if people is not None:
                _seat(connection, row.id, people)

        await self.write(work)

    def _append(self, connection: Connection, table: str, expected: int, entries: Sequence[bytes]) -> None:
        for number, entry in enumerate(entries, expected):
            NOTE.run(connection, {"table": table, "number": number, "entry": entry.decode()})
        if self.is_postgres:
            notice = {"channel": CHANNEL, "payload": f"{table} {expected + len(entries)}"}
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), notice)

    async def entries(self, table: str, since: int = 0) -> list[str]:
        """The journal of a table, from an entry on; empty if there is no such table."""
        query = select(journal.c.entry).where(journal.c.table == table, journal.c.number >= since)
        ordered = query.order_by(journal.c.number)
        return await self.read(lambda connection: list(connection.execute(ordered).scalars()))

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
        query = select(tables.c.id).where(tables.c.status == "playing")
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def count(self, status: str) -> int:
        query = select(func.count()).select_from(tables).where(tables.c.status == status)
        return await self.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def _tables(self, query: Any) -> list[TableRow]:
        return await self.read(
            lambda connection: [TableRow(**row) for row in connection.execute(query).mappings()]
        )

    # --- snapshots and bug bundles ------------------------------------------------------------------------------

    async def keep_snapshot(self, table: str, entries: int, digest: str, state: bytes) -> None:
        """Remember how a table stood, to shorten the way back after a restart. Replaces the older one."""

        def work(connection: Connection) -> None:
            connection.execute(delete(snapshots).where(snapshots.c.table == table))
            values = {"table": table, "entries": entries, "digest": digest, "state": state}
            connection.execute(insert(snapshots), values)

        await self.write(work)

    async def snapshot(self, table: str) -> tuple[int, str, bytes] | None:
        def work(connection: Connection) -> tuple[int, str, bytes] | None:
            query = select(snapshots).where(snapshots.c.table == table)
            row = connection.execute(query).mappings().first()
            return (row["entries"], row["digest"], row["state"]) if row else None

        return await self.read(work)

    async def keep_bundle(self, bundle_id: str, table: str, at: float, report: dict[str, Any]) -> None:
        """Keep everything that is needed to look into a fault."""
        values = {"id": bundle_id, "table": table, "at": at, "report": report}
        await self.write(lambda connection: _run(connection, insert(bundles), values))

    # --- secrets of the server ----------------------------------------------------------------------------------

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret that all processes share; made from `fresh` when it is asked for the first time."""

        def work(connection: Connection) -> bytes:
            query = select(secrets.c.value).where(secrets.c.name == name)
            found = connection.execute(query).scalar()
            if found is None:
                connection.execute(insert(secrets), {"name": name, "value": fresh})
            return fresh if found is None else bytes(found)

        return await self.write(work)

    # --- people -------------------------------------------------------------------------------------------------

    async def add_user(self, user: UserRow) -> None:
        await self._write_user(user, insert(users))

    async def change_user(self, user: UserRow) -> None:
        await self._write_user(user, update(users).where(users.c.id == user.id))

    async def _write_user(self, user: UserRow, statement: Any) -> None:
        try:
            await self.write(lambda connection: _run(connection, statement, _columns(user)))
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
        def work(connection: Connection) -> UserRow | None:
            row = connection.execute(select(users).where(condition)).mappings().first()
            return UserRow(**row) if row else None

        return await self.read(work)

    async def add_token(self, token_digest: str, user: str, label: str, created: float) -> None:
        values = {"digest": token_digest, "user": user, "label": label, "created": created}
        await self.write(lambda connection: _run(connection, insert(tokens), values))

    async def tokens_of(self, user: str) -> list[dict[str, Any]]:
        query = select(tokens).where(tokens.c.user == user).order_by(tokens.c.created)
        return await self.read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])

    async def drop_token(self, user: str, token_digest: str) -> bool:
        gone = delete(tokens).where(tokens.c.user == user, tokens.c.digest == token_digest)
        return await self.write(lambda connection: bool(connection.execute(gone).rowcount))


def _run(connection: Connection, statement: Any, values: dict[str, Any]) -> None:
    connection.execute(statement, values)


def _seat(connection: Connection, table: str, people: Sequence[str]) -> None:
    connection.execute(delete(players).where(players.c.table == table))
    if people:
        connection.execute(insert(players), [{"table": table, "user": user} for user in people])


def _columns(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


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
