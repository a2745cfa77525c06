"""An upgrade with running matches: what `tessera check-tables` says before, and what happens at the start after it."""

from __future__ import annotations

import asyncio
import json
import secrets
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tessera.kernel import Option, registry
from tessera.server.sessions import Sessions
from tessera.store import Store, TableRow, UserRow
from tessera.table import Entry, Table, play, seats
from tessera.table.journal import encode
from tessera.table.sheet import summary
from tests.server.processes import until
from tests.server.running import Browser, Site, play_on, site
from tests.table import older

PEOPLE = ("anna", "ben")
HERE = registry.game("peloponnes").rules_version


def old_match(folder: Path, moves: int) -> dict[str, str]:
    """Leave a match of the old rules in a database; the cookies of its players."""

    async def inside() -> dict[str, str]:
        store = await Store.open(f"sqlite:///{folder / 'tessera.db'}")
        for person in PEOPLE:
            await store.add_user(UserRow(person, person.title(), None, None, 1.0, {}))
        table, journal = played(moves)
        facts = summary(table, time.time()) | {"users": list(PEOPLE)}
        row = TableRow("t1", "peloponnes", "playing", False, len(journal), 1.0, 1.0, facts)
        await store.create(row, [encode(entry) for entry in journal], PEOPLE)
        sessions = Sessions(store, await store.secret("sessions", secrets.token_bytes(32)))
        cookies = {person: sessions.cookie(person) for person in PEOPLE}
        sessions.close()
        await store.close()
        return cookies

    return asyncio.run(inside())


def played(moves: int) -> tuple[Table, list[Entry]]:
    """A match in which somebody passes now and then, which the rules do not agree on."""
    table, created = Table.open("t1", older.game, 2, {}, "anna", 1.0)
    journal = [created, *[seats.sit(table, person, person.title(), 1.0) for person in PEOPLE]]
    journal.append(play.start(table, "anna", bytes(range(32)), 1.0))
    for number in range(moves):
        seat = table.waiting()[0]
        decision = table.decision(seat)
        assert decision is not None
        passes = number % 4 == 3 and ("pass",) in decision.options
        assert table.match is not None
        parts: list[Option] = [("pass",) if passes else decision.options[0]]
        step = decision.step
        while (rest := step.rest(table.match.state, parts[-1])) is not None:
            step = rest
            parts.append(rest.options(table.match.state)[0])
        journal.append(play.move(table, PEOPLE[seat], tuple(parts), decision.ply, 2.0))
    return table, journal


def person(here: Site, cookie: str) -> Browser:
    browser = here.browser()
    browser.client.cookies.set("tessera_session", cookie)
    return browser


def test_a_match_rests_and_goes_on_by_consent(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    cookies = old_match(tmp_path, 30)
    with site(tmp_path) as here:
        anna, ben = (person(here, cookies[name]) for name in PEOPLE)
        seen = anna.table("t1")
        assert (seen["status"], seen["moves"]) == ("frozen", 30)
        common = seen["common"]
        assert 0 <= common < 30
        assert "the rules have changed: a match rests" in caplog.text
        anna.get(f"/api/tables/t1/at/{common + 1}", expect=404)
        problem = anna.post("/api/tables/t1/undo", {"to": common + 1}, expect=409)
        assert problem["error"] == "table-only-common" and problem["args"] == {"most": common}
        anna.post("/api/tables/t1/undo", {"to": common})
        assert ben.table("t1")["undo"]["request"]["asks_you"]
        ben.post("/api/tables/t1/undo/answer", {"agree": True})
        goes_on = anna.table("t1")
        assert (goes_on["status"], goes_on["moves"], goes_on["common"]) == ("playing", common, None)
        play_on("t1", anna, ben, moves=10)
    with site(tmp_path) as here:
        anna, ben = (person(here, cookies[name]) for name in PEOPLE)
        assert play_on("t1", anna, ben)["status"] == "finished"


def installed_with(folder: Path, entry_points: str) -> Path:
    info = folder / "installed" / "tessera_older-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tessera-older\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[tessera.games]\n{entry_points}\n")
    return info.parent


def test_a_match_goes_on_with_the_rules_it_was_opened_with_if_they_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookies = old_match(tmp_path, 30)
    monkeypatch.syspath_prepend(installed_with(tmp_path, "peloponnes@0 = tests.table.older:game"))
    for known in (registry.game, registry.edition):
        known.cache_clear()
    try:
        assert registry.edition("peloponnes", "0") is older.game
        assert registry.edition("peloponnes", HERE) is registry.game("peloponnes")
        assert "peloponnes@0" not in registry.game_ids()
        with site(tmp_path) as here:
            anna, ben = (person(here, cookies[name]) for name in PEOPLE)
            assert until(lambda: anna.table("t1")["status"] == "playing")
            play_on("t1", anna, ben, moves=4)
            assert anna.table("t1")["status"] == "playing"
    finally:
        for known in (registry.game, registry.edition):
            known.cache_clear()


def check(folder: Path, *options: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "tessera", "check-tables", "--db", f"sqlite:///{folder / 'tessera.db'}"]
    done = subprocess.run([*command, *options], capture_output=True, text=True, timeout=120, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_the_check_before_an_upgrade_names_every_table_and_where_it_diverges(tmp_path: Path) -> None:
    old_match(tmp_path, 30)
    with site(tmp_path) as here:
        here.browser("Cleo").open("me", "random")
    before = (tmp_path / "tessera.db").read_bytes()
    code, told = check(tmp_path, "--json")
    tables: list[dict[str, Any]] = json.loads(told)
    assert code == 1
    assert {table["verdict"] for table in tables} == {"diverges", "same"}
    (bad,) = [table for table in tables if table["verdict"] == "diverges"]
    assert (bad["table"], bad["rules"], bad["here"], bad["moves"]) == ("t1", "0", HERE, 30)
    assert f"move {bad['common']}" in bad["reason"]
    code, told = check(tmp_path, "--quiet")
    assert told.startswith(f"t1  peloponnes (rules 0, here {HERE}), 30 moves: diverges after move")
    assert told.endswith("2 unfinished matches, 1 of them would not go on.\n")
    assert (tmp_path / "tessera.db").read_bytes() == before, "a check changes nothing"


def test_the_check_is_content_when_all_is_well(tmp_path: Path) -> None:
    with site(tmp_path) as here:
        here.browser("Cleo").open("me", "random")
    assert check(tmp_path, "--quiet") == (0, "1 unfinished matches, 0 of them would not go on.\n")
