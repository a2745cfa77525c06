"""Accounts: another password, signing out everywhere, and leaving for good."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from starlette.websockets import WebSocketDisconnect

from tessera.server.sessions import Sessions
from tessera.store import Store
from tests.server.running import ORIGIN, Browser, Site, play_on, site

SECRET, OTHER = "correct horse", "battery staple"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as running:
        yield running


def account(here: Site, name: str = "Anna") -> Browser:
    browser = here.browser()
    browser.post("/api/session/register", {"name": name, "password": SECRET})
    return browser


def signed_in(here: Site, password: str, expect: int = 200) -> Browser:
    browser = here.browser()
    browser.post("/api/session/login", {"name": "Anna", "password": password}, expect=expect)
    return browser


def test_a_new_password_signs_everybody_else_out(here: Site) -> None:
    anna = account(here)
    elsewhere = signed_in(here, SECRET)
    problem = anna.send("PUT", "/api/me/password", {"old": OTHER, "new": OTHER}, 403)
    assert problem["error"] == "error-wrong-password"
    anna.send("PUT", "/api/me/password", {"old": SECRET, "new": OTHER}, 204)
    assert anna.get("/api/me")["name"] == "Anna"
    assert elsewhere.get("/api/me") is None
    signed_in(here, SECRET, expect=401)
    signed_in(here, OTHER)


def test_a_guest_has_no_password(here: Site) -> None:
    body = {"old": SECRET, "new": OTHER}
    assert here.browser("Gus").send("PUT", "/api/me/password", body, 409)["error"] == "error-no-account"


def test_signing_out_everywhere_spares_this_session_and_hangs_up_the_others(here: Site) -> None:
    anna = account(here)
    elsewhere = signed_in(here, SECRET)
    table = anna.open("me", "random")
    with elsewhere.client.websocket_connect(
        f"/api/tables/{table}/live", headers={"origin": ORIGIN}
    ) as socket:
        socket.receive_bytes()
        anna.post("/api/session/logout-everywhere", expect=204)
        with pytest.raises(WebSocketDisconnect):
            while True:
                socket.receive_bytes()
    assert elsewhere.get("/api/me") is None
    assert anna.get("/api/me")["name"] == "Anna"
    assert signed_in(here, SECRET).get("/api/me")["name"] == "Anna"


def test_a_token_can_do_none_of_this(here: Site) -> None:
    anna = account(here)
    token = anna.post("/api/tokens", {"label": "bot"})["token"]
    bot = here.browser()
    bot.client.headers["authorization"] = f"Bearer {token}"
    bot.send("PUT", "/api/me/password", {"old": SECRET, "new": OTHER}, 403)
    bot.post("/api/session/logout-everywhere", expect=403)
    bot.post("/api/me/delete", {"password": SECRET}, expect=403)


def test_who_deletes_the_account_leaves_an_anonymous_name(here: Site) -> None:
    anna, ben = account(here), here.browser("Ben")
    tables = []
    for _ in range(2):
        table = anna.open("me", "open", start=False)
        ben.post(f"/api/tables/{table}/sit")
        anna.post(f"/api/tables/{table}/start")
        tables.append(table)
    over, running = tables
    play_on(over, anna, ben)
    anna.post(f"/api/tables/{over}/chat", {"text": "well played"})
    waiting = anna.open("me", "open", start=False)
    token = anna.post("/api/tokens", {"label": "bot"})["token"]
    anna.post("/api/me/delete", {"password": OTHER}, expect=403)
    anna.post("/api/me/delete", {"password": SECRET}, expect=204)
    assert anna.get("/api/me") is None
    signed_in(here, SECRET, expect=401)
    bot = here.browser()
    bot.client.headers["authorization"] = f"Bearer {token}"
    bot.get("/api/me", expect=401)
    for table in tables:
        seat = ben.table(table)["seats"][0]
        assert seat["name"] == "Anonymous"
        assert "Anna" not in str(ben.table(table))
    assert ben.table(over)["chat"][0]["name"] == "Anonymous"
    assert ben.table(running)["seats"][0]["away"], "a bot plays on"
    assert "Anna" not in ben.get(f"/api/tables/{over}/record")
    assert ben.table(waiting)["status"] == "closed"
    assert account(here).get("/api/me")["name"] == "Anna", "the name is free again"


def test_a_guest_can_leave_for_good_too(here: Site) -> None:
    gus = here.browser("Gus")
    gus.post("/api/me/delete", {}, expect=204)
    assert gus.get("/api/me") is None


# --- guessing passwords -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me/delete", {"password": "wrong password"}),
        ("PUT", "/api/me/password", {"old": "wrong password", "new": "another password"}),
    ],
)
def test_every_door_that_asks_for_a_password_counts_as_a_sign_in(
    tmp_path: Path, method: str, path: str, body: dict[str, str]
) -> None:
    with site(tmp_path, sign_ins_per_minute=4) as here:
        ada = here.browser()
        ada.post("/api/session/register", {"name": "Ada", "password": "right password"})
        answers = [ada.client.request(method, path, json=body) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [403] * 3 + [429] * 3
        assert answers[-1].json()["error"] == "error-too-many-sign-ins"


def test_passwords_of_one_address_do_not_make_others_wait() -> None:
    """Two threads are busy with one address; the next free one is for somebody else."""
    done: list[str] = []

    def slow(password: str) -> str:
        done.append(password)
        time.sleep(0.02)
        return password

    async def play() -> None:
        sessions = Sessions(cast(Store, None), b"secret")
        many = [asyncio.create_task(sessions._in_turn("crowd", slow, f"crowd{n}")) for n in range(8)]
        await asyncio.sleep(0)
        await sessions._in_turn("anna", slow, "anna")
        assert done.index("anna") <= 3, done
        await asyncio.gather(*many)
        sessions.close()

    asyncio.run(play())
