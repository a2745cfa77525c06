"""Restarts: every match goes on in the middle of a decision, from its snapshot or from its journal."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tessera.games.peloponnes import game
from tessera.kernel import verify
from tessera.kernel.codec import fingerprint
from tessera.kernel.record import load
from tests.server.processes import until
from tests.server.running import Site, play_on, site

EVERY = 5


def left(folder: Path) -> tuple[str, dict[str, str], Any]:
    """A match that was left in the middle: the table, Anna's cookies, and what she saw."""
    with site(folder, snapshot_every=EVERY) as here:
        anna = here.browser("Anna")
        table = anna.open("me", "random", "heuristic")
        assert until(lambda: anna.move(table) and anna.table(table)["moves"] > 2 * EVERY)
        seen = anna.asked(table)
        return table, dict(anna.client.cookies), seen


def goes_on(here: Site, table: str, cookies: dict[str, str], before: Any) -> None:
    """Anna sees what she saw, looks back, takes something back, and plays to the end."""
    anna = here.browser()
    anna.client.cookies.update(cookies)
    assert {**anna.table(table), "now": 0} == {**before, "now": 0}
    assert anna.get(f"/api/tables/{table}/at/1")["view"]["ply"] == 1
    anna.post(f"/api/tables/{table}/undo", {"to": 1})
    end = play_on(table, anna)
    assert end["status"] == "finished"
    record = load(anna.client.get(f"/api/tables/{table}/record").text)
    assert len(record.moves) == end["moves"]
    verify(game, record)


def snapshots(folder: Path) -> list[tuple[str, int]]:
    with sqlite3.connect(folder / "tessera.db") as connection:
        return connection.execute('SELECT "table", entries FROM snapshots').fetchall()


def change(folder: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(folder / "tessera.db") as connection:
        assert connection.execute(statement, values).rowcount == 1


def test_a_restart_goes_on_from_the_snapshot(tmp_path: Path) -> None:
    table, cookies, before = left(tmp_path)
    ((kept, entries),) = snapshots(tmp_path)
    assert kept == table and 0 < entries <= before["entries"]
    # The first move could not be played again like this: only a server that need not do it starts.
    change(
        tmp_path,
        """UPDATE journal SET entry = json_set(entry, '$.digest', 'another') WHERE "table" = ? AND number = """
        """(SELECT min(number) FROM journal WHERE "table" = ? AND entry LIKE '%"Moved"%')""",
        table,
        table,
    )
    with site(tmp_path) as here:
        anna = here.browser()
        anna.client.cookies.update(cookies)
        assert {**anna.table(table), "now": 0} == {**before, "now": 0}


def test_everything_works_after_a_restart_from_a_snapshot(tmp_path: Path) -> None:
    table, cookies, before = left(tmp_path)
    assert snapshots(tmp_path)
    with site(tmp_path, snapshot_every=EVERY) as here:
        goes_on(here, table, cookies, before)
    with site(tmp_path) as here:
        assert here.browser().table(table)["status"] == "finished"


def test_everything_works_after_a_restart_without_a_snapshot(tmp_path: Path) -> None:
    table, cookies, before = left(tmp_path)
    change(tmp_path, "DELETE FROM snapshots")
    with site(tmp_path) as here:
        goes_on(here, table, cookies, before)


@pytest.mark.parametrize("repaired", [False, True])
@pytest.mark.parametrize("damage", ["empty", "cut", "flipped", "nonsense"])
def test_a_damaged_snapshot_is_ignored(
    tmp_path: Path, damage: str, repaired: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Whether its checksum tells, or only its contents."""
    table, cookies, before = left(tmp_path)
    with sqlite3.connect(tmp_path / "tessera.db") as connection:
        ((data, digest),) = connection.execute("SELECT state, digest FROM snapshots").fetchall()
    half = len(data) // 2
    broken = {
        "empty": b"",
        "cut": data[:half],
        "flipped": data[:half] + bytes([data[half] ^ 1]) + data[half + 1 :],
        "nonsense": b"\x94\x05\xa1x\x90\x90",
    }[damage]
    change(
        tmp_path,
        "UPDATE snapshots SET state = ?, digest = ?",
        broken,
        fingerprint(broken) if repaired else digest,
    )
    with site(tmp_path) as here:
        anna = here.browser()
        anna.client.cookies.update(cookies)
        assert {**anna.table(table), "now": 0} == {**before, "now": 0}
    assert "snapshot ignored" in caplog.text
