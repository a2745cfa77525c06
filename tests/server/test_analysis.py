"""Analyses of finished matches: in the background, kept, gone on with after a restart, and not before the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tessera.analysis import match as analysed
from tessera.analysis.work import portion_of
from tessera.server.thinking import Thinkers
from tests.server.processes import until
from tests.server.running import Browser, play_on, site


def finished(anna: Browser) -> str:
    table = anna.open("me", "random")
    assert play_on(table, anna)["status"] == "finished"
    return table


def whole(browser: Browser, path: str) -> Any:
    """The page as soon as the analysis is done."""
    page: Any = None

    def done() -> bool:
        nonlocal page
        page = browser.get(path)
        return bool(page["state"]["status"] == "done")

    assert until(done), page
    return page["analysis"]


def test_a_finished_match_is_analysed_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = counted(monkeypatch)
    with site(tmp_path) as here:
        anna = here.browser("Anna")
        table = anna.open("me", "random")
        path = f"/api/tables/{table}/analysis"
        assert anna.get(path, expect=403)["error"] == "table-analysis-later"
        assert anna.post(path, expect=403)["error"] == "table-analysis-later"
        play_on(table, anna)
        assert anna.get(path) == {"state": {"status": "none", "done": 0, "of": 1}, "analysis": None}
        here.browser().post(path, expect=401)
        assert anna.post(path)["state"]["status"] == "working"
        found = whole(anna, path)
        assert [account["seat"] for account in found["accounts"]] == [0, 1]
        assert len(found["turns"]) == anna.table(table)["moves"]
        assert "Anna" not in str(found), "names are the table's, not the analysis'"
        assert anna.post(path)["analysis"] == here.browser().get(path)["analysis"] == found
        assert len(calls) == 1
        anna.post(f"{path}?seat=1")
        assert whole(anna, f"{path}?seat=1")["eyes"] == 1
        learns(anna, table, found)
        assert here.browser("Berta").get("/api/me/training") == {"games": []}
        here.browser().get("/api/me/training", expect=401)
        anna.get(f"{path}?seat=2", expect=404)
    with site(tmp_path) as here:
        assert here.browser().get(path)["analysis"] == found


def learns(anna: Browser, table: str, found: Any) -> None:
    """What she is told of her own decisions, and of nobody else's."""
    told = anna.get("/api/me/training")["games"]
    assert [each["game"] for each in told] == ["peloponnes"]
    [match] = told[0]["matches"]
    mine = found["accounts"][0]
    assert match.pop("finished") > 0
    assert match == {"table": table} | {key: mine[key] for key in ("decisions", "loss", "accuracy")}
    weakness = told[0]["weakness"]
    if weakness is not None:
        puzzle = anna.get(f"/api/puzzles/peloponnes/next?theme={weakness['theme']}")["id"]
        assert anna.get(f"/api/puzzles/peloponnes/{puzzle}")["theme"] == weakness["said"]


def counted(monkeypatch: pytest.MonkeyPatch, most: int = 1000) -> list[int]:
    """The first moves of the portions that workers are given; beyond some number workers die."""
    calls: list[int] = []
    besides = Thinkers.besides

    async def noted(self: Thinkers, table: str, work: Callable[..., Any], *args: Any) -> Any:
        if len(calls) >= most:
            return None
        if work is portion_of:
            calls.append(args[2])
        return await besides(self, table, work, *args)

    monkeypatch.setattr(Thinkers, "besides", noted)
    return calls


def test_what_was_begun_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysed, "PORTION", 8)
    with monkeypatch.context() as dying, site(tmp_path) as here:
        calls = counted(dying, most=2)
        anna = here.browser("Anna")
        path = f"/api/tables/{finished(anna)}/analysis"
        anna.post(path)
        assert until(lambda: anna.get(path)["state"]["done"] == 2)
        assert calls == [0, 8]
    with site(tmp_path) as here:
        again = counted(monkeypatch)
        stranger = here.browser()
        state = stranger.get(path)["state"]
        assert state["status"] == "working"
        assert state["done"] >= 2
        found = whole(stranger, path)
        assert again[0] == 16
        assert len(found["turns"]) > 16


def test_whoever_plays_alone_has_nothing_analysed(tmp_path: Path) -> None:
    with site(tmp_path) as here:
        anna = here.browser("Anna")
        table = anna.open("me", settings={"solo": True})
        play_on(table, anna)
        assert anna.get(f"/api/tables/{table}/analysis", expect=404)["error"] == "table-no-analysis"
