"""Who is connected is told to everybody at the table, and only when it changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tessera.server import presence
from tessera.server.watching import Page, Pages
from tests.server.processes import until
from tests.server.running import ORIGIN, Browser, Site, site


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setattr(presence, "CAME", 0.05)
    monkeypatch.setattr(presence, "WENT", 0.3)
    with site(tmp_path) as running:
        yield running


def watch(browser: Browser, table: str) -> Any:
    return browser.client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": ORIGIN})


def at_table(here: Site) -> tuple[Browser, Browser, str]:
    """Two people who wait for a third: nothing happens by itself."""
    anna, ben = here.browser("Anna"), here.browser("Ben")
    table = anna.open("me", "open", "open", start=False)
    ben.post(f"/api/tables/{table}/sit")
    return anna, ben, table


def heard(socket: Any) -> Any:
    return socket.receive_json(mode="binary")["present"]


def hears(socket: Any, wanted: Any) -> None:
    """Wait until it is told; whoever is slow to come or go is told of on the way."""
    while heard(socket) != wanted:
        pass


def test_players_and_watchers_come_and_go(here: Site) -> None:
    anna, ben, table = at_table(here)
    assert anna.table(table)["present"] == {"seats": [], "watching": 0}
    with watch(anna, table) as hers:
        assert heard(hers) == {"seats": [0], "watching": 0}
        with watch(ben, table), watch(here.browser(), table), watch(here.browser("Zoe"), table):
            hears(hers, {"seats": [0, 1], "watching": 2})
        hears(hers, {"seats": [0], "watching": 0})
    assert until(lambda: anna.table(table)["present"]["seats"] == [])


def test_whoever_comes_is_shown_the_table_once(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """That somebody is there now is no reason to look again: the first page says it."""
    anna = here.browser("Anna")
    table, made, page = anna.open("me", "open", start=False), [0], Pages.page

    def counted(pages: Pages, *args: Any, **more: Any) -> Page:
        made[0] += 1
        return page(pages, *args, **more)

    monkeypatch.setattr(Pages, "page", counted)
    with watch(anna, table) as socket:
        assert heard(socket) == {"seats": [0], "watching": 0}
        assert anna.post(f"/api/tables/{table}/chat", {"text": "here"})["entries"]
        assert socket.receive_json(mode="binary")["chat"]
        assert made == [2]


def test_who_has_two_windows_is_one_person(here: Site) -> None:
    anna, ben, table = at_table(here)
    with watch(ben, table) as his, watch(anna, table), watch(anna, table):
        assert heard(his) == {"seats": [1], "watching": 0}
        assert heard(his) == {"seats": [0, 1], "watching": 0}


def test_who_comes_back_at_once_was_never_away(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "WENT", 3600.0)  # even a slow machine comes back in this time
    anna, ben, table = at_table(here)
    with watch(ben, table) as his:
        heard(his)
        with watch(anna, table):
            assert heard(his) == {"seats": [0, 1], "watching": 0}
        live, portal = here.live(table), here.client.portal
        assert until(lambda: len(live.watchers) == 1)
        with watch(anna, table):
            assert portal is not None and until(lambda: len(live.watchers) == 2)
            portal.call(live.presence.look)  # the time is up
            anna.post(f"/api/tables/{table}/chat", {"text": "back"})
            pushed = his.receive_json(mode="binary")
            assert [said["text"] for said in pushed["chat"]] == ["back"], "nothing else was pushed meanwhile"
            assert pushed["present"] == {"seats": [0, 1], "watching": 0}


def test_whoever_sits_down_is_no_watcher_any_more(here: Site) -> None:
    anna, _, table = at_table(here)
    cleo = here.browser("Cleo")
    with watch(anna, table) as hers, watch(cleo, table):
        heard(hers)
        assert heard(hers) == {"seats": [0], "watching": 1}
        cleo.post(f"/api/tables/{table}/sit")
        assert heard(hers) == {"seats": [0, 2], "watching": 0}
