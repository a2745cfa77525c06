"""Blocking people, and what those may do who keep order on a server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.running import ORIGIN, Browser, Site, site

SECRET = "correct horse"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as running:
        yield running


def who(person: Browser) -> str:
    return str(person.get("/api/me")["id"])


def blocks(one: Browser, other: Browser) -> None:
    one.send("PUT", f"/api/me/blocks/{who(other)}", None, 204)


def warden(here: Site, name: str = "Wanda") -> Browser:
    """An account that keeps order, appointed as the command does it."""
    browser = here.browser()
    browser.post("/api/session/register", {"name": name, "password": SECRET})
    store = here.hub.store

    async def appoint() -> None:
        user = await store.user_by_login(name.casefold())
        assert user is not None
        await store.change_user(user, warden=True)
        here.client.app.state.sessions.forget(user.id)  # type: ignore[attr-defined]

    assert here.client.portal is not None
    here.client.portal.call(appoint)
    assert browser.get("/api/me")["warden"]
    return browser


def open_tables(person: Browser) -> list[Any]:
    return [table["id"] for table in person.get("/api/tables?show=open")]


@pytest.mark.parametrize("blocker", [0, 1])
def test_who_is_blocked_does_not_sit_down_with_who_blocks_nor_the_other_way(here: Site, blocker: int) -> None:
    anna, ben, cleo = (here.browser(name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.open("me", "open", "open", start=False, public=True)
    assert table in open_tables(ben)
    blocks(*((anna, ben) if blocker == 0 else (ben, anna)))
    assert ben.post(f"/api/tables/{table}/sit", expect=403)["error"] == "table-blocked"
    assert table not in open_tables(ben)
    cleo.post(f"/api/tables/{table}/sit")
    assert table in open_tables(cleo)


def test_a_block_can_be_taken_back(here: Site) -> None:
    anna, ben = here.browser("Anna"), here.browser("Ben")
    blocks(anna, ben)
    assert anna.get("/api/me/blocks") == [{"person": who(ben), "name": "Ben"}]
    assert ben.get("/api/me/blocks") == []
    anna.send("DELETE", f"/api/me/blocks/{who(ben)}", None, 204)
    anna.send("DELETE", f"/api/me/blocks/{who(ben)}", None, 404)
    table = anna.open("me", "open", start=False)
    ben.post(f"/api/tables/{table}/sit")


def test_nobody_blocks_themselves_or_nobody(here: Site) -> None:
    anna = here.browser("Anna")
    anna.send("PUT", f"/api/me/blocks/{who(anna)}", None, 409)
    anna.send("PUT", "/api/me/blocks/nobody", None, 404)


def test_there_is_no_rematch_with_somebody_who_blocks(here: Site) -> None:
    anna, ben = here.browser("Anna"), here.browser("Ben")
    table = anna.open("me", "open", start=False)
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start")
    ben.post(f"/api/tables/{table}/resign")
    blocks(anna, ben)
    assert ben.post(f"/api/tables/{table}/rematch", expect=403)["error"] == "table-blocked"
    assert anna.table(table)["rematch_offer"] is None


def test_a_remark_says_whose_it_is_so_that_it_can_be_hidden(here: Site) -> None:
    anna, ben = here.browser("Anna"), here.browser("Ben")
    table = anna.open("me", "random")
    ben.post(f"/api/tables/{table}/chat", {"text": "hello"})
    assert anna.table(table)["chat"][0]["person"] == who(ben)


# --- keeping order --------------------------------------------------------------------------------------------


def test_a_table_is_removed_and_who_watches_is_told(here: Site) -> None:
    wanda, anna = warden(here), here.browser("Anna")
    table = anna.open("me", "random")
    anna.send("DELETE", f"/api/tables/{table}", None, 403)
    with anna.client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": ORIGIN}) as socket:
        socket.receive_bytes()
        wanda.send("DELETE", f"/api/tables/{table}", None, 204)
        with pytest.raises(WebSocketDisconnect) as ended:
            while True:
                socket.receive_bytes()
    assert ended.value.code == 4404
    anna.get(f"/api/tables/{table}", expect=404)
    assert here.journal(table) == []
    assert anna.get("/api/tables?show=mine") == []
    wanda.send("DELETE", f"/api/tables/{table}", None, 404)


def test_a_remark_is_removed_at_a_table_of_others(here: Site) -> None:
    wanda, anna, ben = warden(here), here.browser("Anna"), here.browser("Ben")
    table = anna.open("me", "random")
    anna.post(f"/api/tables/{table}/chat", {"text": "something ugly"})
    ben.send("DELETE", f"/api/tables/{table}/chat/0", None, 403)
    wanda.send("DELETE", f"/api/tables/{table}/chat/0", None, 200)
    [remark] = anna.table(table)["chat"]
    assert remark["removed"] and remark["text"] == ""


def test_a_name_is_replaced_everywhere(here: Site) -> None:
    wanda, ugly = warden(here), here.browser("Something Ugly")
    table = ugly.open("me", "random")
    ugly.post(f"/api/tables/{table}/chat", {"text": "hello"})
    path = f"/api/people/{who(ugly)}/name"
    ugly.send("PUT", path, {"name": "Nice"}, 403)
    wanda.send("PUT", path, {"name": "Player 7"}, 204)
    assert ugly.get("/api/me")["name"] == "Player 7"
    assert "Something Ugly" not in str(wanda.table(table))
    assert wanda.table(table)["seats"][0]["name"] == wanda.table(table)["chat"][0]["name"] == "Player 7"
    wanda.send("PUT", "/api/people/nobody/name", {"name": "x"}, 404)


def test_a_token_of_a_warden_keeps_no_order(here: Site) -> None:
    wanda, anna = warden(here), here.browser("Anna")
    table = anna.open("me", "random")
    bot = here.browser()
    bot.client.headers["authorization"] = f"Bearer {wanda.post('/api/tokens', {'label': 'bot'})['token']}"
    bot.send("DELETE", f"/api/tables/{table}", None, 403)
