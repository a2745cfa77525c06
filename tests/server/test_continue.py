"""Playing on from a moment of another match, and saving it as a scenario, over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tessera.games.peloponnes import game
from tessera.kernel import replay, verify
from tessera.kernel.record import load
from tessera.kernel.scenario import run_scenario
from tests.server.processes import until
from tests.server.running import Browser, Site, play_on, site


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as running:
        yield running


def asked(browser: Browser, table: str) -> dict[str, object]:
    assert until(lambda: browser.table(table)["decision"] is not None)
    seen: dict[str, object] = browser.table(table)
    return seen


def test_a_player_plays_on_from_a_running_match_against_bots(here: Site) -> None:
    anna, ben = here.browser("Anna"), here.browser("Ben")
    table = anna.open("me", "open", "random", start=False)
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start")
    play_on(table, anna, ben, moves=6)
    then = ben.get(f"/api/tables/{table}/at/3")
    new = ben.post(f"/api/tables/{table}/at/3/continue")["id"]
    seen = ben.table(new)
    assert [(seat["kind"], seat["bot"]) for seat in seen["seats"]] == [
        ("bot", "heuristic"),
        ("person", ""),
        ("bot", "random"),
    ]
    assert seen["origin"] == {"table": table, "move": 3, "seat": 1}
    assert ben.get(f"/api/tables/{new}/at/0")["view"] == then["view"]
    assert here.browser("Zoe").table(new)["origin"]["table"] is None
    assert ben.table(table)["status"] == "playing", "the match it comes from goes on"


def test_only_through_eyes_that_may_be_used(here: Site) -> None:
    anna, zoe = here.browser("Anna"), here.browser("Zoe")
    table = anna.open("me", "random")
    asked(anna, table)
    path = f"/api/tables/{table}/at/0"
    assert zoe.post(f"{path}/continue", expect=403)["error"] == "table-only-players"
    assert zoe.post(f"{path}/continue", {"seat": 0}, expect=403)["error"] == "table-own-eyes"
    assert anna.post(f"{path}/continue", {"seat": 1}, expect=403)["error"] == "table-own-eyes"
    assert zoe.get(f"{path}/scenario", expect=403)["error"] == "table-only-players"
    assert here.browser().post(f"{path}/continue", expect=401)["error"] == "error-sign-in"
    play_on(table, anna)
    assert zoe.post(f"{path}/continue", expect=409)["error"] == "table-choose-eyes"
    assert zoe.table(zoe.post(f"{path}/continue", {"seat": 1})["id"])["you"] == 1
    end = anna.table(table)["moves"]
    assert anna.post(f"/api/tables/{table}/at/{end}/continue", expect=409)["error"] == "table-over-there"
    assert (
        anna.post(f"/api/tables/{table}/at/{end + 1}/continue", expect=404)["error"] == "table-no-such-move"
    )


def test_it_survives_a_restart_and_its_record_is_proven(tmp_path: Path) -> None:
    with site(tmp_path) as here:
        anna = here.browser("Anna")
        old = anna.open("me", "random")
        play_on(old, anna)
        new = anna.post(f"/api/tables/{old}/at/6/continue", {"seat": 1})["id"]
        play_on(new, anna, moves=2)
        before = asked(anna, new)
        cookies = dict(anna.client.cookies)
    with site(tmp_path) as here:
        anna = here.browser()
        anna.client.cookies.update(cookies)
        assert {**anna.table(new), "now": 0} == {**before, "now": 0}
        assert play_on(new, anna)["status"] == "finished"
        text = anna.client.get(f"/api/tables/{new}/record").text
        record = load(text)
        verify(game, record)
        replay(game, record)
        assert record.beginning is not None and record.beginning.move == 6
        assert record.beginning.match == anna.table(old)["commitment"]
        assert old not in text
        assert anna.table(new)["status"] == "finished", "the check in the background found no fault"
        third = anna.post(f"/api/tables/{new}/at/2/continue")["id"]
        assert anna.table(third)["origin"]["table"] == new


def test_a_moment_is_downloaded_as_a_scenario_file(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "random")
    asked(anna, table)
    play_on(table, anna, moves=4)
    answer = anna.client.get(f"/api/tables/{table}/at/2/scenario")
    assert answer.headers["content-disposition"] == 'attachment; filename="peloponnes-2.scenario"'
    assert answer.headers["content-type"].startswith("text/plain")
    script = run_scenario(answer.text).script
    assert script is not None
    assert script.view(0) == anna.get(f"/api/tables/{table}/at/2")["view"]
    assert "Anna" not in answer.text and table not in answer.text
