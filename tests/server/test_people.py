"""People: their names, their sessions, what is kept of them; and those who keep order."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tessera.store import Store, Unusable, claimed
from tessera.store.likeness import likeness
from tests.server.running import ORIGIN, Browser, Site, site
from tests.server.test_moderation import warden

SECRET = "correct horse"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as running:
        yield running


def account(here: Site, name: str) -> Browser:
    browser = here.browser()
    browser.post("/api/session/register", {"name": name, "password": SECRET})
    return browser


def me(browser: Browser) -> str:
    return str(browser.get("/api/me")["id"])


# --- names ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Аnna"),  # a Cyrillic letter
        ("Anna", "a n n a"),
        ("Milo", "Mi1o"),
        ("Milo", "Mılo"),
        ("Sophie", "Sόρhie"),
        ("Morning", "Moming"),
        ("Zoe", "Zoë"),
        ("Bob", "B0b"),
    ],
)
def test_names_that_could_be_taken_for_each_other_look_alike(name: str, other: str) -> None:
    assert likeness(name) == likeness(other)


@pytest.mark.parametrize(
    ("name", "other"), [("Anna", "Hanna"), ("Ben", "Benn"), ("李", "王"), ("Ада", "Аня")]
)
def test_other_names_do_not(name: str, other: str) -> None:
    assert likeness(name) != likeness(other) and likeness(name)


def test_nobody_comes_under_a_name_that_looks_like_an_accounts(here: Site) -> None:
    account(here, "Milo")
    stranger = here.browser()
    assert stranger.post("/api/session/guest", {"name": "Мilo"}, 409)["error"] == "error-name-alike"
    other = {"name": "Mi1o", "password": SECRET}
    assert stranger.post("/api/session/register", other, 409)["error"] == "error-name-alike"
    assert (
        stranger.post("/api/session/register", {**other, "name": "milo"}, 409)["error"] == "error-name-taken"
    )
    guest = here.browser("Ben")
    assert guest.send("PATCH", "/api/me", {"name": "M i l o"}, 409)["error"] == "error-name-alike"
    here.browser("Ben")  # guests may have the same name


def test_who_was_renamed_keeps_the_name(here: Site) -> None:
    wanda, troll = warden(here), here.browser("Insult")
    wanda.send("PUT", f"/api/people/{me(troll)}/name", {"name": "Somebody"}, 204)
    assert troll.send("PATCH", "/api/me", {"name": "Insult"}, 409)["error"] == "error-named-by-warden"
    troll.post("/api/session/register", {"name": "Insult", "password": SECRET})
    assert troll.get("/api/me")["name"] == "Somebody"


# --- sessions -------------------------------------------------------------------------------------------------


def test_registering_ends_the_guests_old_session(here: Site) -> None:
    guest = here.browser("Anna")
    copied = here.browser()
    copied.client.cookies = guest.client.cookies.__class__(guest.client.cookies)
    guest.post("/api/session/register", {"name": "Anna", "password": SECRET})
    assert copied.get("/api/me") is None
    assert guest.get("/api/me")["account"]


@pytest.mark.parametrize("end", [True, False])
def test_a_new_password_withdraws_tokens_if_that_is_wanted(here: Site, end: bool) -> None:
    anna = account(here, "Anna")
    anna.post("/api/tokens", {"label": "bot"})
    change = {"old": SECRET, "new": "battery staple", "end_tokens": end}
    anna.send("PUT", "/api/me/password", change, 204)
    assert bool(anna.get("/api/tokens")) is not end


def test_sessions_are_listed_and_can_be_ended_one_by_one(here: Site) -> None:
    anna = account(here, "Anna")
    anna.client.headers["user-agent"] = "Firefox on a desk"
    phone = here.browser()
    phone.client.headers["user-agent"] = "Chrome on a phone"
    phone.post("/api/session/login", {"name": "Anna", "password": SECRET})
    phone.get("/api/me")
    listed = anna.get("/api/me/sessions")
    assert {each["device"] for each in listed} == {"Firefox on a desk", "Chrome on a phone"}
    other = next(each for each in listed if not each["this"])
    anna.send("DELETE", f"/api/me/sessions/{other['id']}", None, 204)
    assert phone.get("/api/me") is None
    assert [each["this"] for each in anna.get("/api/me/sessions")] == [True]
    anna.send("DELETE", f"/api/me/sessions/{other['id']}", None, 404)


# --- what is kept -----------------------------------------------------------------------------------------------


def stored(folder: Path) -> str:
    """Everything in the database, as text."""
    with sqlite3.connect(folder / "tessera.db") as database:
        return "\n".join(database.iterdump())


def test_everything_that_is_kept_of_somebody_can_be_taken_along(here: Site) -> None:
    anna = account(here, "Anna")
    table = anna.open("me", "random", start=False)
    anna.post(f"/api/tables/{table}/chat", {"text": "a remark of mine"})
    data = anna.get("/api/me/export")
    assert data["person"]["name"] == "Anna" and "password" not in data["person"]
    assert [each["id"] for each in data["tables"]] == [table]
    assert "a remark of mine" in [each.get("text") for each in data["said"]]
    assert len(data["sessions"]) == 1


def test_who_leaves_for_good_is_struck_out_of_everything(tmp_path: Path) -> None:
    with site(tmp_path) as here:
        anna, ben = account(here, "Annabella"), here.browser("Ben")
        table = anna.open("me", "open", start=False)
        ben.post(f"/api/tables/{table}/sit")
        anna.post(f"/api/tables/{table}/start")
        anna.post(f"/api/tables/{table}/chat", {"text": "something very personal"})
        ben.post(f"/api/tables/{table}/chat", {"text": "what Ben says stays"})
        ben.post(f"/api/tables/{table}/chat/0/report", {"text": "look at this"})
        anna.post(f"/api/tables/{table}/problem", {"text": "a problem of mine"})
        assert "Annabella" in stored(tmp_path) and "something very personal" in stored(tmp_path)
        anna.post("/api/me/delete", {"password": SECRET})
        left = stored(tmp_path)
        for secret in ("annabella", "something very personal", "a problem of mine"):
            assert secret not in left.casefold()
        assert "what Ben says stays" in left
        seen = ben.table(table)
        assert seen["seats"][0]["name"] == "Anonymous"
        assert [(each["text"], each["removed"]) for each in seen["chat"]] == [
            ("", True),
            ("what Ben says stays", False),
        ]
    with site(tmp_path) as again:
        assert again.live(table).table.seats[0].name == "Anonymous"


def test_names_and_remarks_do_not_stand_in_the_journal(here: Site, tmp_path: Path) -> None:
    anna = account(here, "Annabella")
    table = anna.open("me", "random", start=False)
    anna.post(f"/api/tables/{table}/chat", {"text": "a remark"})
    with sqlite3.connect(tmp_path / "tessera.db") as database:
        journal = " ".join(entry for (entry,) in database.execute("SELECT entry FROM journal"))
    assert "Annabella" not in journal and "a remark" not in journal
    assert "a remark" in " ".join(here.journal(table))


# --- order ------------------------------------------------------------------------------------------------------


def test_remarks_of_blocked_people_do_not_leave_the_server(here: Site) -> None:
    anna, ben = here.browser("Anna"), here.browser("Ben")
    table = anna.open("me", "open", start=False)
    ben.post(f"/api/tables/{table}/chat", {"text": "you fool"})
    anna.send("PUT", f"/api/me/blocks/{me(ben)}", None, 204)
    assert "you fool" not in str(anna.table(table))
    assert "you fool" in str(ben.table(table))
    with anna.client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": ORIGIN}) as socket:
        assert socket.receive_json(mode="binary")["chat"] == []
    anna.send("DELETE", f"/api/me/blocks/{me(ben)}", None, 204)
    assert "you fool" in str(anna.table(table))


def test_a_wardens_token_removes_no_remark(here: Site) -> None:
    wanda, anna = warden(here), here.browser("Anna")
    table = anna.open("me", "open", start=False)
    anna.post(f"/api/tables/{table}/chat", {"text": "x"})
    bot = here.browser()
    bot.client.headers["authorization"] = f"Bearer {wanda.post('/api/tokens', {'label': 'bot'})['token']}"
    bot.send("DELETE", f"/api/tables/{table}/chat/0", None, 403)
    wanda.send("DELETE", f"/api/tables/{table}/chat/0", None, 200)


def test_a_report_holds_what_was_said_until_somebody_has_looked(here: Site) -> None:
    wanda, anna, ben = warden(here), here.browser("Anna"), here.browser("Ben")
    table = anna.open("me", "open", start=False)
    ben.post(f"/api/tables/{table}/chat", {"text": "you fool"})
    anna.post(f"/api/tables/{table}/chat/0/report", {"text": "not nice"})
    anna.send("DELETE", f"/api/tables/{table}/chat/0", None, 200)
    anna.get("/api/reports", expect=403)
    (report,) = wanda.get("/api/reports")
    assert (report["said"], report["name"], report["by"], report["text"]) == (
        "you fool",
        "Ben",
        "Anna",
        "not nice",
    )
    wanda.post(f"/api/reports/{report['id']}/done")
    assert wanda.get("/api/reports") == [] and len(wanda.get("/api/reports?done=true")) == 1
    assert wanda.get("/api/deeds")[0]["what"] == "report done"


def test_a_ban_keeps_somebody_out_for_its_time(here: Site) -> None:
    wanda, troll = warden(here), here.browser("Troll")
    table = troll.open("me", "open", start=False)
    wanda.post("/api/bans", {"person": me(troll), "hours": 1, "reason": "insults"})
    refused = troll.post(f"/api/tables/{table}/chat", {"text": "x"}, 403)
    assert refused["error"] == "error-banned" and refused["args"]["reason"] == "insults"
    troll.get("/api/me/export")  # what is theirs stays theirs
    (ban,) = wanda.get("/api/bans")
    assert ban["name"] == "Troll"
    assert wanda.post("/api/bans", {"person": me(wanda), "hours": 1}, 409)["error"] == "error-ban-warden"
    wanda.send("DELETE", f"/api/bans/{ban['id']}", None, 204)
    troll.post(f"/api/tables/{table}/chat", {"text": "x"})
    assert [deed["what"] for deed in wanda.get("/api/deeds")] == ["ban lifted", "banned"]


def test_an_address_can_be_banned_with_a_person(here: Site) -> None:
    """In a test everybody comes from one address: the warden, too, has to stay outside."""
    wanda, troll = warden(here), here.browser("Troll")
    wanda.post("/api/bans", {"person": me(troll), "hours": 1, "address": True})
    assert here.browser().post("/api/session/guest", {"name": "Other"}, 403)["error"] == "error-banned"
    wanda.get("/api/games", expect=403)
    troll.get("/api/me/export")


# --- one file, one server ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_link_does_not_get_round_the_claim(tmp_path: Path, link: Any) -> None:
    database = tmp_path / "tables.db"

    async def make() -> None:
        await (await Store.open(f"sqlite:///{database}")).close()

    asyncio.run(make())
    link(database, tmp_path / "other.db")
    other = f"sqlite:///{tmp_path / 'other.db'}"
    with claimed(f"sqlite:///{database}"), pytest.raises(Unusable, match="another server"), claimed(other):
        pass
    with claimed(other):
        pass
