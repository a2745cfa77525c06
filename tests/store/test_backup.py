"""Copies of a database: from either kind into either kind, whole or not at all."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from tessera.store import Store, TableRow, Unusable, UserRow
from tessera.store.backup import PASSING, back_up, restore
from tessera.store.schema import metadata
from tests.store.test_store import run

ANNA = UserRow("u1", "Anna", "anna", "hash", 1.0, {"theme": "dark"})
ROW = TableRow("t1", "peloponnes", "playing", True, 2, 1.0, 2.0, {"users": ["u1"]})
ENTRIES = [
    b'{"type":"Created"}',
    b'{"type":"Said","user":"u1","name":"Anna","text":"gr\xc3\xbc\xc3\x9f dich"}',
]


async def fill(store: Store) -> None:
    await store.add_user(ANNA)
    await store.add_token("d" * 64, "u1", "bot", 1.0)
    await store.secret("sessions", bytes(range(256)))
    await store.create(ROW, ENTRIES, ["u1"])
    await store.keep_snapshot("t1", 2, "digest", b"\x00\xff")
    await store.block("u1", "u2", 1.0)


def everything(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    return {
        table.name: sorted((dict(row) for row in connection.execute(select(table)).mappings()), key=str)
        for table in metadata.sorted_tables
        if table not in PASSING
    }


@pytest.fixture
def filled(database: str) -> str:
    run(database, fill)
    return database


def test_a_copy_fills_either_kind_of_database(filled: str, tmp_path: Path, postgres: str) -> None:
    from tests.store.databases import fresh_postgres

    copy = tmp_path / "copy.gz"
    rows = run(filled, lambda store: back_up(store, copy))
    assert copy.stat().st_mode & 0o077 == 0
    before = run(filled, lambda store: store.read(everything))
    for target in (f"sqlite:///{tmp_path / 'other.db'}", fresh_postgres(postgres)):
        assert run(target, lambda store: restore(store, copy)) == rows
        assert run(target, lambda store: store.read(everything)) == before
        assert run(target, lambda store: store.entries("t1"))[1].count("grüß dich") == 1


def test_only_an_empty_database_is_filled(tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "copy.gz"
    run(database, fill)
    run(database, lambda store: back_up(store, copy))
    with pytest.raises(Unusable, match="not empty"):
        run(database, lambda store: restore(store, copy))


def test_a_copy_that_is_not_whole_changes_nothing(tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "copy.gz"
    run(database, fill)
    run(database, lambda store: back_up(store, copy))
    lines = gzip.decompress(copy.read_bytes()).splitlines(keepends=True)
    broken = [b"".join(lines[:-1]), b"".join(lines[1:]), b"nonsense", b"".join([*lines[:3], *lines[4:]])]
    for number, content in enumerate([*[gzip.compress(each) for each in broken], copy.read_bytes()[:-20]]):
        copy.write_bytes(content)
        other = f"sqlite:///{tmp_path / f'{number}.db'}"
        with pytest.raises(Unusable, match="no whole copy"):
            run(other, lambda store: restore(store, copy))
        assert run(other, lambda store: store.user("u1")) is None
