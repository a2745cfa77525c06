"""A host's corrected component values: new tables are played with them and say so; older tables keep their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from tessera.games.peloponnes import game
from tessera.kernel import replay
from tessera.kernel.record import BadRecord, load
from tests.server.processes import ServerProcess
from tests.server.running import Browser, play_on, site

CHANGES: dict[str, Any] = {"game": "peloponnes", "constants": {"pass_coins": 5}}
CORRECTED = {"peloponnes": CHANGES}


def value_of(browser: Browser, path: str) -> int:
    return int(browser.get(path)["constants"]["pass_coins"])


def test_new_tables_are_played_with_the_hosts_values_and_say_so(tmp_path: Path) -> None:
    with site(tmp_path, content=CORRECTED) as here:
        anna = here.browser("Anna")
        (about,) = [each for each in anna.get("/api/games") if each["id"] == "peloponnes"]
        assert about["corrected"] and about["content"] == game.content(CHANGES).digest
        assert value_of(anna, "/api/games/peloponnes/content") == 5
        table = anna.open("me", "heuristic")
        seen = anna.table(table)
        assert seen["corrected"] and seen["content"] == about["content"]
        end = play_on(table, anna)
        drawn = [
            event["args"]["count"]
            for row in end["log"]
            for before, event in zip(row["events"], row["events"][1:], strict=False)
            if before["key"] == "passed" and event["key"] == "drew"
        ]
        assert set(drawn) == {5}, "the rules follow the corrected values"
        record = load(anna.client.get(f"/api/tables/{table}/record").text)
        assert record.content == about["content"]
        replay(game, record, game.content(CHANGES))
        with pytest.raises(BadRecord, match="other content"):
            replay(game, record)
        assert anna.table(table)["status"] == "finished", "the check in the background knows the values too"
        again = anna.post(f"/api/tables/{table}/rematch")["id"]
        onward = anna.post(f"/api/tables/{table}/at/4/continue")["id"]
        assert anna.table(again)["corrected"] and anna.table(onward)["corrected"]


def test_a_table_keeps_its_values_when_the_host_changes_them(tmp_path: Path) -> None:
    with site(tmp_path, content=CORRECTED) as here:
        anna = here.browser("Anna")
        table = anna.open("me", "random")
        play_on(table, anna, moves=3)
        cookies = dict(anna.client.cookies)
    with site(tmp_path) as here:
        anna = here.browser()
        anna.client.cookies.update(cookies)
        assert anna.table(table)["corrected"]
        assert value_of(anna, f"/api/tables/{table}/content") == 5
        assert value_of(anna, "/api/games/peloponnes/content") == 3
        assert play_on(table, anna)["status"] == "finished"
        assert not anna.table(anna.open("me", "random"))["corrected"]


def test_the_command_line_takes_a_content_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "peloponnes"\n[constants]\npass_coins = 4\n')
    server = ServerProcess(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", "--content", str(file)).start()
    try:
        found = httpx.get(f"{server.address}/api/games/peloponnes/content").json()
        assert found["constants"]["pass_coins"] == 4
    finally:
        server.kill()
