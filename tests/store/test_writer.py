"""SQLite's writer: many pieces of work, few commits, and nobody suffers for another."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, create_engine, event, text

from tessera.store import Conflict, Store
from tessera.store.writer import GroupCommit
from tests.store.test_store import row


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    made = create_engine(f"sqlite:///{tmp_path / 'numbers.db'}")
    with made.begin() as connection:
        connection.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)"))
    yield made
    made.dispose()


def numbers(engine: Engine) -> list[int]:
    with engine.connect() as connection:
        return list(connection.execute(text("SELECT n FROM numbers ORDER BY n")).scalars())


class Note:
    """Work that writes a number down; the second of two equal ones fails."""

    def __init__(self, n: int) -> None:
        self.n = n

    def __call__(self, connection: Connection) -> int:
        connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": self.n})
        return self.n


def all_written(engine: Engine, notes: list[int]) -> tuple[list[object], int]:
    """Write numbers all at once: what came of each, and how many commits it took."""
    commits = 0

    def committed(_: Connection) -> None:
        nonlocal commits
        commits += 1

    async def inside() -> tuple[list[object], int]:
        writer = GroupCommit(engine)
        done = await asyncio.gather(*[writer.write(Note(n)) for n in notes], return_exceptions=True)
        took = commits
        await writer.close()
        return list(done), took

    event.listen(engine, "commit", committed)
    return asyncio.run(inside())


def test_what_waits_together_is_committed_together(engine: Engine) -> None:
    done, commits = all_written(engine, list(range(100)))
    assert done == list(range(100)) == numbers(engine)
    assert commits == 1


def test_a_failure_is_its_own_and_leaves_nothing_behind(engine: Engine) -> None:
    done, _ = all_written(engine, [1, 2, 2, 3])
    assert [done[0], done[1], done[3]] == [1, 2, 3]
    assert isinstance(done[2], Exception)
    assert numbers(engine) == [1, 2, 3]


def test_nobody_is_told_before_the_commit(engine: Engine) -> None:
    """While a commit hangs, its work is not acknowledged; what comes meanwhile gathers for the next."""
    may_commit = threading.Event()
    event.listen(engine, "commit", lambda _: may_commit.wait(60))

    async def inside() -> None:
        writer = GroupCommit(engine)
        first = asyncio.create_task(writer.write(Note(1)))
        done, _ = await asyncio.wait([first], timeout=0.2)
        assert not done
        later = [asyncio.create_task(writer.write(Note(n))) for n in (2, 3)]
        may_commit.set()
        assert await asyncio.gather(first, *later) == [1, 2, 3]
        await writer.close()

    asyncio.run(inside())
    assert numbers(engine) == [1, 2, 3]


def test_whoever_gives_up_waiting_does_not_disturb_the_others(engine: Engine) -> None:
    async def inside() -> None:
        writer = GroupCommit(engine)
        impatient = asyncio.create_task(writer.write(Note(1)))
        patient = asyncio.create_task(writer.write(Note(2)))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await patient == 2
        await writer.close()

    asyncio.run(inside())
    assert numbers(engine) == [1, 2]


def test_of_many_tables_only_the_late_one_is_refused(tmp_path: Path) -> None:
    async def inside() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tessera.db'}")
        names = [f"t{number}" for number in range(20)]
        for name in names:
            await store.create(row(1, table_id=name), [b"first"], [])
        expected = [1 if name != "t7" else 5 for name in names]
        done = await asyncio.gather(
            *[store.append(row(2, table_id=n), at, [b"move"]) for n, at in zip(names, expected, strict=True)],
            return_exceptions=True,
        )
        assert [type(result) for result in done].count(Conflict) == 1
        assert isinstance(done[7], Conflict)
        for name in names:
            assert await store.entries(name) == (["first"] if name == "t7" else ["first", "move"])
        await store.close()

    asyncio.run(inside())
