"""Bringing a database up to date: all or nothing, wherever it is interrupted, and a sentence where it cannot be."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

import tessera.store
from tessera.server.wire.tables import Summary
from tessera.store import Store, TableRow, Unusable, UserRow, claimed
from tests.store.test_store import run

ROOT = Path(__file__).parents[2]
ANNA = UserRow("u1", "Anna", "anna", "hash", 1.0, {"theme": "dark"})


def test_a_first_start_that_is_killed_anywhere_can_be_begun_again(tmp_path: Path) -> None:
    """After every single statement: once, tables that were there already were made again for ever."""
    assert killed_anywhere(tmp_path) > 20


def test_an_upgrade_that_is_killed_anywhere_loses_nothing_and_can_be_begun_again(tmp_path: Path) -> None:
    older = tmp_path / "older"

    async def write(store: Store) -> None:
        await store.add_user(ANNA)
        await store.secret("sessions", b"secret")
        await store.write(lambda connection: migrate(connection, "0001"))

    run(f"sqlite:///{older}", write)
    starts = killed_anywhere(tmp_path, str(older))
    assert starts > 5
    for number in range(starts):
        assert run(f"sqlite:///{tmp_path / f'{number}.db'}", lambda store: store.user("u1")) == ANNA


def killed_anywhere(folder: Path, *older: str) -> int:
    """Kill starts after each of their statements; the next start must always go well. How many there were."""
    command = [sys.executable, "-m", "tests.store.first_start", str(folder), *older]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    ends = [line.split()[1:] for line in done.stdout.splitlines()]
    assert ends[-1] == ["well", "well"]
    assert {tuple(end) for end in ends[:-1]} == {("killed", "well")}, done.stderr
    return len(ends)


def test_an_older_database_is_brought_up_to_date_with_everything_in_it(database: str) -> None:
    async def write(store: Store) -> None:
        await store.add_user(ANNA)
        await store.add_token("d" * 64, "u1", "bot", 1.0)
        await store.write(lambda connection: migrate(connection, "0002"))

    run(database, write)
    assert run(database, lambda store: store.user("u1")) == ANNA
    assert run(database, lambda store: store.user_by_token("d" * 64)) == ANNA


OLDER = {
    "id": "t1",
    "game": "peloponnes",
    "status": "finished",
    "public": False,
    "options": {"teams": True},
    "created": 1.0,
    "changed": 2.0,
    "clock": {"mode": "none", "seconds": 0, "increment": 0, "at_zero": "bot"},
    "seats": [
        {"seat": 0, "kind": "person", "name": "Anna", "bot": "", "away": False, "host": True}
        | {"left": None, "running": False},
        {"seat": 1, "kind": "bot", "name": "Milo", "bot": "random", "away": False, "host": False}
        | {"left": None, "running": False},
    ],
    "waiting": [],
    "outcome": None,
    "users": ["u1", ""],
}
"""A table as the first version stored what lists show of it."""


def test_stored_summaries_of_older_versions_say_what_lists_show_today(database: str) -> None:
    async def write(store: Store) -> None:
        row = TableRow("t1", "peloponnes", "finished", False, 1, 1.0, 2.0, OLDER, finished=2.0)
        await store.create(row, [b"{}"], ["u1"])
        await store.write(lambda connection: migrate(connection, "0005"))

    run(database, write)
    [row] = run(database, lambda store: store.tables_of("u1", ["finished"]))
    shown = Summary.model_validate({**row.summary, "you": 0}, extra="ignore")
    assert shown.settings == {"teams": True} and "options" not in row.summary
    assert [(seat.person, seat.plays, seat.hints, seat.left_at) for seat in shown.seats] == [
        ("u1", "", 0, 0),
        ("", "", 0, 0),
    ]
    assert (shown.undo_rule, shown.rated, shown.practice) == ("revealed", False, False)
    run(database, lambda store: store.write(lambda connection: migrate(connection, "0005")))
    assert run(database, lambda store: store.tables_of("u1", ["finished"]))[0].summary == row.summary


def migrate(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(tessera.store.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.downgrade(config, revision)


# --- files that are not ours to change -------------------------------------------------------------------------


def refused(file: Path) -> str:
    """The sentence with which a database is refused; it must not have been touched."""
    before = file.read_bytes()

    async def inside() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    with pytest.raises(Unusable) as caught:
        asyncio.run(inside())
    assert file.read_bytes() == before
    return str(caught.value)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Anna, " * 500)
    assert "file is not a database" in refused(file)


def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    assert "belongs to something else: it has tables (recipes)" in refused(file)


def test_the_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    run(f"sqlite:///{file}", lambda store: store.secret("sessions", b"x"))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer version of Tessera" in refused(file)


def test_a_database_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """A folder in the place of the file cannot be opened by anybody, not even by root."""
    file = tmp_path / "folder.db"
    file.mkdir()

    async def inside() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    with pytest.raises(Unusable, match="unable to open database file"):
        asyncio.run(inside())


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write to any file")
def test_a_file_that_is_read_only_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    run(f"sqlite:///{file}", lambda store: store.secret("sessions", b"x"))
    file.chmod(0o444)
    assert "cannot be used" in refused(file)


# --- one server for one file -----------------------------------------------------------------------------------


def test_a_file_is_claimed_by_one_server_at_a_time(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with claimed(url):
        with (
            pytest.raises(Unusable, match=r"another server has the database 'tables\.db' open"),
            claimed(url),
        ):
            pass
        with claimed(f"sqlite:///{tmp_path / 'other.db'}"), claimed("postgresql://somewhere/tables"):
            pass
    with claimed(url):
        pass
