"""The store: what the server remembers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from secrets import token_bytes
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Struct
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Executable,
    NullPool,
    Pool,
    Table,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tessera.store.faults import Unavailable, Unusable, is_fault, reason_of
from tessera.store.likeness import likeness
from tessera.store.prepared import ADVANCE, CHANGING, NOTE, OPEN, SEAT, UNSEAT, as_text
from tessera.store.schema import (
    blocks,
    bundles,
    ended_sessions,
    journal,
    players,
    secrets,
    sessions,
    snapshots,
    tables,
    tokens,
    users,
)
from tessera.store.upgrade import take_turn, upgrade
from tessera.store.words import keep, set_apart, whole_entries, whole_journals
from tessera.store.writer import GroupCommit

log = logging.getLogger("tessera.store")

T = TypeVar("T")

FORGOTTEN = "Anonymous"
"""What is left of the name of somebody who has gone for good: many have it."""

CHANNEL = "tessera"
"""Where PostgreSQL tells the other processes what has changed: "table <id> <entries>", "gone <table>", "user <id>",
"ended <proof>", or "ended <user>" for all sessions of somebody, "bans", "spent <process> <what>"."""


class Conflict(RuntimeError):
    """Somebody else has written to the same place in the meantime."""


class NameTaken(ValueError):
    """Another account has this name."""


class LooksAlike(NameTaken):
    """Another account has a name that could be taken for this one."""


class UserRow(Struct, frozen=True):
    """A person, as stored."""

    id: str
    name: str
    login: str | None
    password: str | None
    created: float
    settings: dict[str, Any]
    version: int = 0
    """How often it was changed."""
    epoch: int = 0
    """How often all sessions were ended."""
    warden: bool = False
    """Whether they keep order on this server."""
    named: bool = False
    """Whether a warden has given them their name."""


USER_COLUMNS = [users.c[name] for name in UserRow.__struct_fields__]


class TableRow(Struct, frozen=True):
    """A table, as lists show it."""

    id: str
    game: str
    status: str
    public: bool
    entries: int
    created: float
    changed: float
    summary: Any
    """What else they show. It is read as a dictionary, and may be given as JSON that is ready."""
    finished: float | None = None


class NewTable(Struct, frozen=True):
    """A table that is about to be stored: its row, its first entries, and the people at it."""

    row: TableRow
    entries: Sequence[bytes]
    people: Sequence[str]


class Saved(Struct, frozen=True):
    """What is stored of a table: its journal, and how it stood if that was kept (entries, digest, state)."""

    entries: list[str]
    snapshot: tuple[int, str, bytes] | None


class Store:
    """The database. Open it with `Store.open`.

    Work on it is written as plain functions of a connection. SQLite runs them in threads: one writes, for many at once
    (`GroupCommit`), others read. PostgreSQL runs them on the event loop.
    """

    def __init__(self, url: str) -> None:
        address = make_url(url)
        self.is_postgres = address.get_backend_name() in ("postgresql", "postgres")
        self.url = address
        self.fault = ""
        """Why the database fails, until something was stored again; empty while all is well."""
        self._async: AsyncEngine | None = None
        self._sync: Engine | None = None
        if self.is_postgres:
            self._async = create_async_engine(
                address.set(drivername="postgresql+asyncpg"), pool_pre_ping=True, json_serializer=as_text
            )
        else:
            self._sync = _sqlite(address, "BEGIN")
            # Whoever writes has the file from the beginning: nobody comes between what is read and what is written.
            self._writer = GroupCommit(_sqlite(address, "BEGIN IMMEDIATE", NullPool))
            self._readers = ThreadPoolExecutor(2, "tessera-reader")

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, and bring the schema up to date; `Unusable` if that cannot be."""
        store = cls(url)
        try:
            await store._write(upgrade)
            # This connection stays: a full disk has no room to prepare the file for reading once more.
            await store._read(lambda connection: connection.execute(select(secrets.c.name)).first())
        except Exception as error:
            await store.close()
            if not is_fault(error):
                raise
            name = store.url.render_as_string(hide_password=True)
            raise Unusable(f"the database {name} cannot be used: {reason_of(error)}") from None
        return store

    async def close(self) -> None:
        if self._async is not None:
            await self._async.dispose()
        if self._sync is not None:
            await self._writer.close()
            self._readers.shutdown()
            self._sync.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction: all of it, durably, or nothing. `Unavailable` if the database fails."""
        try:
            done = await self._write(work)
        except Exception as error:
            self._failed(error)
            raise
        if self.fault:
            self.fault = ""
            log.warning("the database works again")
        return done

    async def _write(self, work: Callable[[Connection], T]) -> T:
        if self._async is not None:
            async with self._async.begin() as connection:
                return await connection.run_sync(work)
        return await self._writer.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up. `Unavailable` if the database fails."""
        try:
            return await self._read(work)
        except Exception as error:
            self._failed(error)
            raise

    async def _read(self, work: Callable[[Connection], T]) -> T:
        if self._async is not None:
            async with self._async.connect() as connection:
                return await connection.run_sync(work)
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_sqlite, work)

    def _read_sqlite(self, work: Callable[[Connection], T]) -> T:
        assert self._sync is not None
        with self._sync.connect() as connection:
            return work(connection)

    def _failed(self, error: Exception) -> None:
        """Tell a fault of the database from one of the work; it is logged when it begins, not every time."""
        if not is_fault(error):
            return
        if not self.fault:
            log.error("the database fails", extra={"reason": reason_of(error)})
        self.fault = reason_of(error)
        raise Unavailable(self.fault) from None

    async def probe(self) -> None:
        """Whether something can be stored: `Unavailable` if not. It must be something new, or nothing is written."""
        values = {"name": "probe", "value": token_bytes(8)}
        await self.write(lambda connection: put(connection, secrets, values))

    def tell(self, connection: Connection, *words: object) -> None:
        """Let the other processes know, when this transaction is committed."""
        if self.is_postgres:
            notice = {"channel": CHANNEL, "payload": " ".join(str(word) for word in words)}
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), notice)

    # --- tables -------------------------------------------------------------------------------------------------

    async def create(self, row: TableRow, entries: Sequence[bytes], people: Sequence[str]) -> None:
        """A new table with its first entries."""
        await self.create_all([NewTable(row, entries, people)])

    async def create_all(
        self, new: Sequence[NewTable], also: Callable[[Connection], None] | None = None
    ) -> None:
        """New tables, and whatever is stored because of them: all or nothing."""

        def work(connection: Connection) -> None:
            for table in new:
                self._create(connection, table)
            if also is not None:
                also(connection)

        await self.write(work)

    def _create(self, connection: Connection, new: NewTable) -> None:
        OPEN.run(connection, _columns(new.row))
        self._append(connection, new.row.id, 0, new.entries)
        _seat(connection, new.row.id, new.people)

    async def append(
        self,
        row: TableRow,
        expected: int,
        entries: Sequence[bytes],
        people: Sequence[str] | None = None,
        beside: NewTable | None = None,
    ) -> None:
        """Append entries behind the first `expected` ones; `Conflict` if there are others already.

        `beside` is a table that comes into being with them: both or neither.
        """

        def work(connection: Connection) -> None:
            new = {f"new_{name}": getattr(row, name) for name in CHANGING}
            if ADVANCE.run(connection, {"table": row.id, "expected": expected, **new}) != 1:
                raise Conflict(f"table {row.id} has gone on since entry {expected}")
            self._append(connection, row.id, expected, entries)
            if people is not None:
                _seat(connection, row.id, people)
            if beside is not None:
                self._create(connection, beside)

        await self.write(work)

    def _append(self, connection: Connection, table: str, expected: int, entries: Sequence[bytes]) -> None:
        beside = []
        for number, entry in enumerate(entries, expected):
            bare, said = set_apart(entry)
            NOTE.run(connection, {"table": table, "number": number, "entry": bare})
            if said is not None:
                beside.append((number, said))
        keep(connection, table, beside)
        self.tell(connection, "table", table, expected + len(entries))

    async def entries(self, table: str, since: int = 0) -> list[str]:
        """The journal of a table, from an entry on; empty if there is no such table."""
        return await self.read(lambda connection: whole_entries(connection, table, since))

    async def saved(self, tables: Sequence[str]) -> dict[str, Saved]:
        """What is stored of several tables, read in one go."""

        def work(connection: Connection) -> dict[str, Saved]:
            kept = connection.execute(select(snapshots).where(snapshots.c.table.in_(tables))).mappings()
            standings = {row["table"]: (row["entries"], row["digest"], row["state"]) for row in kept}
            journals = whole_journals(connection, tables)
            return {table: Saved(entries, standings.get(table)) for table, entries in journals.items()}

        return await self.read(work)

    async def bare_entries(self, table: str) -> list[str]:
        """The journal of a table without names and remarks: to be kept elsewhere."""
        query = select(journal.c.entry).where(journal.c.table == table).order_by(journal.c.number)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

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

    async def running_tables(self, limit: int = 50) -> list[TableRow]:
        """Public matches that can be watched, those first where something happened last."""
        query = select(tables).where(tables.c.status == "playing", tables.c.public)
        return await self._tables(query.order_by(tables.c.changed.desc()).limit(limit))

    async def finished_since(self, moment: float) -> list[TableRow]:
        """Matches that were over after a moment, in this order."""
        query = select(tables).where(tables.c.finished > moment)
        return await self._tables(query.order_by(tables.c.finished, tables.c.id))

    async def unfinished(self) -> list[str]:
        """The ids of all tables whose match has begun and is not over, oldest first."""
        query = (
            select(tables.c.id).where(tables.c.status.in_(["playing", "frozen"])).order_by(tables.c.created)
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def waiting_in_vain(self, empty: float, waiting: float, limit: int = 500) -> list[str]:
        """Tables that wait for players and that nobody has touched since a moment; an earlier one where people sit."""
        sits = select(players.c.user).where(players.c.table == tables.c.id).exists()
        untouched = (tables.c.changed < waiting) | ((tables.c.changed < empty) & ~sits)
        query = select(tables.c.id).where(tables.c.status == "waiting", untouched).limit(limit)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def forget_closed(self, moment: float) -> int:
        """Strike out tables that were given up before a moment; no match was ever begun there."""
        gone = delete(tables).where(tables.c.status == "closed", tables.c.changed < moment)
        return await self.write(lambda connection: int(connection.execute(gone).rowcount))

    async def remove_table(self, table: str) -> bool:
        """Strike a table out with everything that happened there."""

        def work(connection: Connection) -> bool:
            self.tell(connection, "gone", table)
            return bool(connection.execute(delete(tables).where(tables.c.id == table)).rowcount)

        return await self.write(work)

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
        values = {"table": table, "entries": entries, "digest": digest, "state": state}
        await self.write(lambda connection: put(connection, snapshots, values))

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
            take_turn(connection)
            query = select(secrets.c.value).where(secrets.c.name == name)
            found = connection.execute(query).scalar()
            if found is None:
                connection.execute(insert(secrets), {"name": name, "value": fresh})
            return fresh if found is None else bytes(found)

        return await self.write(work)

    # --- people -------------------------------------------------------------------------------------------------

    async def add_user(self, user: UserRow) -> None:
        def work(connection: Connection) -> None:
            _must_differ(connection, user.id, user.name)
            connection.execute(insert(users), {**_columns(user), "likeness": likeness(user.name)})

        await self._write_user(user.name, work)

    async def change_user(self, user: UserRow, **changes: Any) -> UserRow:
        """Change some columns of a person, and no others; `Conflict` if somebody has done so since `user` was read."""
        changed = msgspec.structs.replace(user, **changes, version=user.version + 1)
        same = update(users).where(users.c.id == user.id, users.c.version == user.version)

        if "name" in changes:
            same = same.values(likeness=likeness(changed.name))

        def work(connection: Connection) -> None:
            if "name" in changes and changed.name != FORGOTTEN:
                _must_differ(connection, user.id, changed.name)
            if connection.execute(same.values(**changes, version=changed.version)).rowcount != 1:
                raise Conflict(f"user {user.id} was changed since version {user.version}")
            self.tell(connection, "user", user.id)
            if "epoch" in changes:
                self.tell(connection, "ended", user.id)

        await self._write_user(user.name, work)
        return changed

    async def _write_user(self, name: str, work: Callable[[Connection], None]) -> None:
        try:
            await self.write(work)
        except IntegrityError:
            raise NameTaken(name) from None

    async def user(self, user_id: str) -> UserRow | None:
        return await self._user(users.c.id == user_id)

    async def users(self, ids: Collection[str]) -> list[UserRow]:
        query = select(*USER_COLUMNS).where(users.c.id.in_(ids))
        return await self.read(
            lambda connection: [UserRow(**row) for row in connection.execute(query).mappings()]
        )

    async def user_by_login(self, login: str) -> UserRow | None:
        return await self._user(users.c.login == login)

    async def user_by_token(self, token_digest: str) -> UserRow | None:
        owner = select(tokens.c.user).where(tokens.c.digest == token_digest).scalar_subquery()
        return await self._user(users.c.id == owner)

    async def _user(self, condition: Any) -> UserRow | None:
        def work(connection: Connection) -> UserRow | None:
            row = connection.execute(select(*USER_COLUMNS).where(condition)).mappings().first()
            return UserRow(**row) if row else None

        return await self.read(work)

    # --- whom somebody does not want to meet --------------------------------------------------------------------

    async def block(self, user: str, blocked: str, now: float) -> None:
        values = {"user": user, "blocked": blocked, "created": now}
        await self.write(lambda connection: put(connection, blocks, values))

    async def unblock(self, user: str, blocked: str) -> bool:
        gone = delete(blocks).where(blocks.c.user == user, blocks.c.blocked == blocked)
        return await self.write(lambda connection: bool(connection.execute(gone).rowcount))

    async def blocked_by(self, user: str) -> list[str]:
        """Whom somebody does not want to meet, the latest first."""
        query = select(blocks.c.blocked).where(blocks.c.user == user).order_by(blocks.c.created.desc())
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def not_to_meet(self, user: str) -> set[str]:
        """Who does not want to meet somebody, and whom they do not want to meet."""
        query = select(blocks).where((blocks.c.user == user) | (blocks.c.blocked == user))

        def work(connection: Connection) -> set[str]:
            rows = connection.execute(query).mappings()
            return {name for row in rows for name in (row["user"], row["blocked"])} - {user}

        return await self.read(work)

    async def blocks_among(self, people: Collection[str]) -> list[tuple[str, str]]:
        """Who of these does not want to meet whom."""
        query = select(blocks.c.user, blocks.c.blocked)
        query = query.where(blocks.c.user.in_(people), blocks.c.blocked.in_(people))
        return await self.read(
            lambda connection: [(user, blocked) for user, blocked in connection.execute(query)]
        )

    async def add_token(self, token_digest: str, user: str, label: str, created: float) -> None:
        values = {"digest": token_digest, "user": user, "label": label, "created": created}
        await self.write(lambda connection: _run(connection, insert(tokens), values))

    async def tokens_of(self, user: str) -> list[dict[str, Any]]:
        query = select(tokens).where(tokens.c.user == user).order_by(tokens.c.created)
        return await self.read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])

    async def drop_token(self, user: str, token_digest: str) -> bool:
        gone = delete(tokens).where(tokens.c.user == user, tokens.c.digest == token_digest)

        def work(connection: Connection) -> bool:
            self.tell(connection, "ended", token_digest)
            return bool(connection.execute(gone).rowcount)

        return await self.write(work)

    async def drop_tokens(self, user: str) -> None:
        """Withdraw all tokens of a person."""
        await self.write(lambda connection: connection.execute(delete(tokens).where(tokens.c.user == user)))

    async def end_session(self, session: str, at: float, forget: float) -> None:
        """A session is over, wherever its cookie was copied to. What ended before `forget` has expired by itself."""

        def work(connection: Connection) -> None:
            connection.execute(delete(ended_sessions).where(ended_sessions.c.at < forget))
            connection.execute(delete(sessions).where(sessions.c.session == session))
            put(connection, ended_sessions, {"session": session, "at": at})
            self.tell(connection, "ended", session)

        await self.write(work)

    async def session_ended(self, session: str) -> bool:
        query = select(ended_sessions.c.at).where(ended_sessions.c.session == session)
        return await self.read(lambda connection: connection.execute(query).first() is not None)


def _run(connection: Connection, statement: Any, values: dict[str, Any]) -> None:
    connection.execute(statement, values)


def _must_differ(connection: Connection, user: str, name: str) -> None:
    """`LooksAlike` if an account of somebody else could be taken for this one. Nobody registers meanwhile."""
    take_turn(connection)
    alike = select(users.c.id).where(users.c.likeness == likeness(name), users.c.login.is_not(None))
    if connection.execute(alike.where(users.c.id != user)).first() is not None:
        raise LooksAlike(name)


def put(connection: Connection, table: Table, values: dict[str, Any], once: Sequence[str] = ()) -> None:
    """Write a row, in the place of the one with the same key if there is one; others may do the same meanwhile.

    What is said `once` stays as it was.
    """
    connection.execute(_putting(connection.dialect.name, table, tuple(values), tuple(once)), values)


@cache
def _putting(dialect: str, table: Table, names: tuple[str, ...], once: tuple[str, ...]) -> Executable:
    """The statement that does so; to make it costs more than to run it."""
    kind: Any = postgresql.insert if dialect == "postgresql" else sqlite.insert
    row = kind(table).values({name: bindparam(name, type_=table.c[name].type) for name in names})
    keys = [column.name for column in table.primary_key]
    new = {name: row.excluded[name] for name in names if name not in keys and name not in once}
    if new:
        return cast("Executable", row.on_conflict_do_update(index_elements=keys, set_=new))
    return cast("Executable", row.on_conflict_do_nothing(index_elements=keys))


def _seat(connection: Connection, table: str, people: Sequence[str]) -> None:
    UNSEAT.run(connection, {"table": table})
    for user in people:
        SEAT.run(connection, {"table": table, "user": user})


def _columns(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _sqlite(address: URL, begin: str, pool: type[Pool] | None = None) -> Engine:
    """A SQLite file whose transactions begin like this.

    Python's own transactions do not: they leave changes to the schema out, so that a migration could be cut in two.
    """
    engine = create_engine(address.set(drivername="sqlite"), poolclass=pool, json_serializer=as_text)
    event.listen(engine, "connect", _durable)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _durable(connection: Any, _: Any) -> None:
    """Every commit reaches the disk before it is acknowledged; readers never wait for the writer."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
        "secure_delete=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
