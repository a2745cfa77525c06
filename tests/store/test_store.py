"""The store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from tessera.store import Conflict, NameTaken, Store, TableRow, UserRow
from tessera.store.schema import metadata

T = TypeVar("T")


def run(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, do something, close it: as often as a test likes, like restarts."""

    async def inside() -> T:
        store = await Store.open(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(inside())


def row(entries: int, status: str = "waiting", table_id: str = "t1", *, public: bool = True) -> TableRow:
    return TableRow(table_id, "peloponnes", status, public, entries, 1.0, 2.0, {"users": ["anna"]})


def test_what_was_appended_is_there_after_a_restart(database: str) -> None:
    async def write(store: Store) -> None:
        await store.create(row(1), [b"first"], ["anna"])
        await store.append(row(3), 1, [b"second", "dritter Eintrag ü".encode()])

    run(database, write)
    assert run(database, lambda store: store.entries("t1")) == ["first", "second", "dritter Eintrag ü"]
    assert run(database, lambda store: store.entries("t1", 2)) == ["dritter Eintrag ü"]
    assert run(database, lambda store: store.entries("other")) == []


def test_two_writers_at_one_place_cannot_both_win(database: str) -> None:
    async def race(store: Store) -> list[int]:
        other = await Store.open(database)
        await store.create(row(1), [b"first"], [])
        wins = []
        for turn in range(1, 26):
            done = await asyncio.gather(
                *[each.append(row(turn + 1), turn, [b"move"]) for each in (store, other)],
                return_exceptions=True,
            )
            wins.append(sum(result is None for result in done))
            assert all(result is None or isinstance(result, Conflict) for result in done)
        await other.close()
        return wins

    assert run(database, race) == [1] * 25
    assert len(run(database, lambda store: store.entries("t1"))) == 26


def test_a_conflict_leaves_nothing_behind(database: str) -> None:
    async def late(store: Store) -> list[str]:
        await store.create(row(1), [b"first"], [])
        await store.append(row(2), 1, [b"second"])
        with pytest.raises(Conflict):
            await store.append(row(2, "finished"), 1, [b"too late"], ["ben"])
        found = await store.table("t1")
        assert found is not None and found.status == "waiting"
        return await store.entries("t1")

    assert run(database, late) == ["first", "second"]


def test_lists_show_what_belongs_in_them(database: str) -> None:
    async def lists(store: Store) -> None:
        await store.create(row(1, table_id="open"), [b"x"], ["anna"])
        await store.create(row(1, table_id="private", public=False), [b"x"], ["anna"])
        await store.create(row(1, "playing", "running"), [b"x"], ["anna", "ben"])
        await store.create(row(1, "finished", "done"), [b"x"], ["ben"])
        assert [table.id for table in await store.open_tables()] == ["open"]
        mine = await store.tables_of("anna", ["waiting", "playing"])
        assert {table.id for table in mine} == {"open", "private", "running"}
        assert [table.id for table in await store.tables_of("ben", ["finished"])] == ["done"]
        assert await store.unfinished() == ["running"]
        assert await store.count("finished") == 1

    run(database, lists)


def test_leaving_a_table_takes_it_off_the_list(database: str) -> None:
    async def leave(store: Store) -> None:
        await store.create(row(1), [b"x"], ["anna"])
        await store.append(row(2), 1, [b"y"], [])
        assert await store.tables_of("anna", ["waiting"]) == []

    run(database, leave)


def test_people_accounts_and_tokens(database: str) -> None:
    anna = UserRow("u1", "Anna", None, None, 1.0, {"theme": "dark"})
    account = UserRow("u1", "Anna", "anna", "hash", 1.0, {"theme": "dark"}, 1)

    async def people(store: Store) -> None:
        await store.add_user(anna)
        assert await store.user("u1") == anna
        assert await store.user("nobody") is None
        changed = await store.change_user(anna, login="anna", password="hash")
        assert changed == account == await store.user_by_login("anna")
        with pytest.raises(NameTaken):
            await store.add_user(UserRow("u2", "ANNA", "anna", "hash", 1.0, {}))
        await store.add_token("d" * 64, "u1", "my bot", 1.0)
        assert await store.user_by_token("d" * 64) == account
        assert not await store.drop_token("u2", "d" * 64)
        assert await store.drop_token("u1", "d" * 64)
        assert await store.user_by_token("d" * 64) is None

    run(database, people)


def test_a_secret_is_made_once_and_shared(database: str) -> None:
    assert run(database, lambda store: store.secret("sessions", b"one")) == b"one"
    assert run(database, lambda store: store.secret("sessions", b"two")) == b"one"


def test_snapshots_and_bundles(database: str) -> None:
    async def keep(store: Store) -> None:
        await store.create(row(1), [b"x"], [])
        assert await store.snapshot("t1") is None
        await store.keep_snapshot("t1", 10, "abc", b"\x00state")
        await store.keep_snapshot("t1", 20, "def", b"\x01state")
        assert await store.snapshot("t1") == (20, "def", b"\x01state")
        await store.keep_bundle("b1", "t1", 3.0, {"reason": "differs"})

    run(database, keep)


def test_what_many_write_at_the_same_place_at_once_is_written(database: str) -> None:
    """Once, health checks that came together, or somebody who signed out twice, broke the server on PostgreSQL."""

    async def together(store: Store) -> None:
        await store.create(row(1), [b"x"], [])
        for _ in range(5):
            await asyncio.gather(
                *[store.probe() for _ in range(4)],
                *[store.end_session("s1", 1.0, 0.0) for _ in range(4)],
                *[store.keep_snapshot("t1", number, "abc", b"state") for number in range(4)],
            )
        assert await store.session_ended("s1")

    run(database, together)


def test_the_migrations_build_the_schema_of_the_code(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert run(database, lambda store: store.read(differences)) == []
