"""The gate: who is asking, under which name, how often; and what must not get through."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from tessera.server.limits import Buckets, household
from tessera.server.settings import Settings
from tessera.server.visitors import Names, Proxies
from tests.server.running import ORIGIN, Site, site


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as running:
        yield running


# --- rates and quotas ---------------------------------------------------------------------------------------


def test_a_bucket_says_how_long_to_wait() -> None:
    bucket = Buckets(2, 60)
    assert [bucket.take("a", 0.0) for _ in range(2)] == [0.0, 0.0]
    assert bucket.take("a", 0.0) == pytest.approx(30.0)
    assert bucket.take("b", 0.0) == 0.0
    assert bucket.take("a", 30.1) == 0.0


def test_whoever_is_slowed_down_is_told_for_how_long(tmp_path: Path) -> None:
    with site(tmp_path, requests_per_minute=1) as here:
        browser = here.browser()
        answers = [browser.client.get("/api/games") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 429, 429]
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 60


@pytest.mark.parametrize(
    ("limit", "path", "body", "error"),
    [
        ("tables_per_hour", "/api/tables", {"game": "peloponnes", "seats": [{"kind": "me"}] * 2}, "tables"),
        ("remarks_per_minute", "/api/tables/{table}/chat", {"text": "x"}, "remarks"),
        ("reports_per_hour", "/api/tables/{table}/problem", {"text": "x"}, "reports"),
        ("accounts_per_hour", "/api/session/guest", {"name": "x"}, "accounts"),
    ],
)
def test_nobody_can_fill_the_database(
    tmp_path: Path, limit: str, path: str, body: dict[str, Any], error: str
) -> None:
    with site(tmp_path, **{limit: 3, "shared_address": 2}) as here:
        zoe = here.browser("Zoe")
        table = zoe.open("me", "open", start=False)
        answers = [zoe.client.post(path.format(table=table), json=body) for _ in range(6)]
        refused = answers[-1]
        assert refused.status_code == 429
        assert refused.json()["error"] == f"error-too-many-{error}"
        assert refused.json()["args"]["minutes"] >= 1
        assert int(refused.headers["retry-after"]) > 0
        assert sum(answer.status_code != 429 for answer in answers) <= 3


def test_people_who_share_an_address_share_a_larger_quota(tmp_path: Path) -> None:
    with site(tmp_path, tables_per_hour=2, shared_address=2) as here:
        seats = [{"kind": "me"}, {"kind": "open"}]
        codes = [
            person.client.post("/api/tables", json={"game": "peloponnes", "seats": seats}).status_code
            for person in [here.browser(name) for name in ("Anna", "Ben", "Cleo")]
            for _ in range(2)
        ]
        assert codes == [201, 201, 201, 201, 429, 429]


def test_a_report_is_small_however_long_the_match(here: Site, tmp_path: Path) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "open", start=False)
    anna.post(f"/api/tables/{table}/problem", {"text": "x", "move": 1})
    with sqlite3.connect(tmp_path / "tessera.db") as connection:
        ((report,),) = connection.execute("SELECT report FROM bundles").fetchall()
    connection.close()
    assert json.loads(report)["entries"] == 2 and "journal" not in report


def test_addresses_that_a_client_chooses_itself_count_as_one() -> None:
    assert (
        household("2001:db8:1:2:aaaa::1") == household("2001:db8:1:2:bbbb::2") != household("2001:db8:1:3::1")
    )
    assert household("::ffff:192.0.2.7") == "192.0.2.7" == household("192.0.2.7")
    assert household("testclient") == "testclient"


# --- behind a proxy -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.7", ["203.0.113.1"], "192.0.2.7"),  # no proxy of ours: not believed
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["203.0.113.1"], "203.0.113.1"),
        ("10.0.0.1", ["198.51.100.9, 203.0.113.1"], "203.0.113.1"),  # what stands to the left is invented
        ("10.0.0.1", ["198.51.100.9", "203.0.113.1, 10.0.0.2"], "203.0.113.1"),  # two of ours
        ("10.0.0.1", ["203.0.113.1:4711"], "203.0.113.1"),
        ("10.0.0.1", ["[2001:db8::1]:4711"], "2001:db8::1"),
        ("10.0.0.1", ["unknown"], "10.0.0.1"),
    ],
)
def test_only_our_proxies_say_whom_they_speak_for(peer: str, forwarded: list[str], client: str) -> None:
    headers = Headers(raw=[(b"x-forwarded-for", value.encode()) for value in forwarded])
    assert Proxies(["10.0.0.0/8"]).client(peer, headers) == client


def test_https_is_for_ever(tmp_path: Path) -> None:
    with site(tmp_path, secure_cookies=True) as here:
        answer = here.browser().client.get("/healthz")
        assert "max-age=" in answer.headers["strict-transport-security"]
    with site(tmp_path) as here:
        assert "strict-transport-security" not in here.browser().client.get("/healthz").headers


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.0.2.7", True),
        ("play.example.org", True),
        ("tables.example.org:8000", True),
        ("TABLES.example.org.", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        ("[broken", False),
        (None, True),
    ],
)
def test_names_that_were_not_given_are_not_ours(host: str | None, known: bool) -> None:
    names = Names(Settings(origins=("https://play.example.org",), hosts=("tables.example.org",)))
    assert (host in names) is known


def test_a_page_that_turned_its_name_to_us_gets_nothing(here: Site) -> None:
    """DNS rebinding: the browser believes that it speaks with evil.example, and sends no cookie of ours."""
    browser = here.browser()
    rebound = {"host": "evil.example", "origin": "http://evil.example"}
    for method, path in (("GET", "/api/games"), ("POST", "/api/session/guest"), ("GET", "/")):
        answer = browser.client.request(method, path, headers=rebound)
        assert (answer.status_code, answer.json()["error"]) == (421, "error-unknown-host")
    with (
        pytest.raises(WebSocketDisconnect),
        browser.client.websocket_connect("/api/tables/x/live", headers=rebound),
    ):
        pass


def test_an_address_may_watch_so_many_tables(tmp_path: Path) -> None:
    with site(tmp_path, sockets=2) as here:
        anna = here.browser("Anna")
        address = f"/api/tables/{anna.open('me', 'open', start=False)}/live"
        headers = {"origin": ORIGIN}
        with (
            anna.client.websocket_connect(address, headers=headers),
            anna.client.websocket_connect(address, headers=headers),
            pytest.raises(WebSocketDisconnect) as closed,
            anna.client.websocket_connect(address, headers=headers),
        ):
            pass
        assert closed.value.code == 4429
        with anna.client.websocket_connect(address, headers=headers) as socket:
            assert socket.receive_json(mode="binary")["you"] == 0


# --- proofs -------------------------------------------------------------------------------------------------


def test_signing_out_ends_the_session_wherever_its_cookie_was_copied_to(here: Site) -> None:
    anna = here.browser("Anna")
    anna.post("/api/session/register", {"name": "Anna", "password": "correct horse"})
    elsewhere = here.browser()
    elsewhere.post("/api/session/login", {"name": "anna", "password": "correct horse"})
    table = anna.open("me", "open", start=False)
    cookie = anna.client.cookies["tessera_session"]
    copies = [cookie, same_signature(cookie)]
    headers = {"origin": ORIGIN, "cookie": f"tessera_session={cookie}"}
    with here.browser().client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as socket:
        assert socket.receive_json(mode="binary")["you"] == 0
        anna.post("/api/session/logout")
        assert socket.receive()["code"] == 4401
    for copy in copies:
        thief = here.browser()
        thief.client.cookies.set("tessera_session", copy)
        assert thief.get("/api/me") is None
        thief.post("/api/tables", {"game": "peloponnes", "seats": [{"kind": "me"}]}, expect=401)
    assert elsewhere.get("/api/me")["name"] == "Anna", "another session of the same person goes on"


def same_signature(cookie: str) -> str:
    """The same cookie, written differently: the last letter of a base64 text has bits that count for nothing."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    return cookie[:-1] + letters[letters.index(cookie[-1]) ^ 1]


def test_cookies_of_earlier_versions_are_good_and_can_be_ended(here: Site) -> None:
    anna = here.browser("Anna")
    sessions = here.client.app.state.sessions  # type: ignore[attr-defined]
    old = here.browser()
    cookie = str(sessions._signer.dumps(anna.get("/api/me")["id"]))
    old.client.cookies.set("tessera_session", cookie)
    assert old.get("/api/me")["name"] == "Anna"
    old.post("/api/session/logout")
    copy = here.browser()
    copy.client.cookies.set("tessera_session", cookie)
    assert copy.get("/api/me") is None
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_token_does_not_let_anybody_take_an_account_over(here: Site) -> None:
    anna = here.browser("Anna")
    made = anna.post("/api/tokens", {"label": "my bot"})
    bot = here.browser()
    bot.client.headers["authorization"] = f"Bearer {made['token']}"
    account = {"name": "Robot", "password": "correct horse"}
    for method, path, body in (
        ("POST", "/api/tokens", {"label": "another"}),
        ("DELETE", f"/api/tokens/{made['id']}", None),
        ("POST", "/api/session/register", account),
        ("POST", "/api/session/logout", None),
    ):
        assert bot.send(method, path, body, 403)["error"] == "error-not-by-token"
    assert len(anna.get("/api/tokens")) == 1
    assert anna.get("/api/me")["account"] is False


def test_a_socket_with_a_bad_token_is_refused(here: Site) -> None:
    """It was made anonymous, and watched as somebody who sees nothing of what the token's owner would see."""
    anna = here.browser("Anna")
    table = anna.open("me", "open", start=False)
    headers = {"origin": ORIGIN, "authorization": "Bearer tess_wrong"}
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        here.browser().client.websocket_connect(f"/api/tables/{table}/live", headers=headers),
    ):
        pass
    assert denied.value.status_code == 401


def test_a_withdrawn_token_closes_its_sockets(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "open", start=False)
    made = anna.post("/api/tokens", {"label": "bot"})
    headers = {"origin": ORIGIN, "authorization": f"Bearer {made['token']}"}
    with here.browser().client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as socket:
        assert socket.receive_json(mode="binary")["you"] == 0
        anna.send("DELETE", f"/api/tokens/{made['id']}", None, 204)
        assert socket.receive()["code"] == 4401


# --- names, and other small things --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "An\u200bna",
        "\u202eannA",
        "Anna\u200f",
        "\u2066Anna\u2069",
        "An\u00adna",
        "\u3164",
        "A\u2800",
        "\ue000",
    ],
)
def test_names_that_look_like_others_are_refused(here: Site, name: str) -> None:
    problem = here.browser().post("/api/session/guest", {"name": name}, expect=422)
    assert problem["error"] == "error-invisible-letters"


@pytest.mark.parametrize("name", ["Zoë", "Łukasz", "さくら", "שרה", "José María", "O'Neil 😀"])
def test_names_of_all_the_world_are_welcome(here: Site, name: str) -> None:
    assert here.browser().post("/api/session/guest", {"name": name})["name"] == name


def test_a_name_that_grows_when_it_is_folded_is_too_long_for_an_account(here: Site) -> None:
    account = {"name": "ß" * 40, "password": "correct horse"}
    problem = here.browser("x").post("/api/session/register", account, expect=422)
    assert problem["error"] == "error-name-too-long" and problem["args"] == {"most": 40}
    here.browser().post("/api/session/login", account, expect=401)


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "x" * 5000, "/a/%00/b", "/assets/%00", "/assets/" + "x" * 5000]
)
def test_paths_that_no_file_can_have_do_no_harm(tmp_path: Path, path: str) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("the page")
    with site(tmp_path, web=str(web)) as here:
        answer = here.browser().client.get(path)
        assert answer.status_code in (200, 404), answer.text


def test_a_method_that_is_not_allowed_says_which_are(here: Site) -> None:
    answer = here.browser().client.delete("/api/games")
    assert answer.status_code == 405 and "GET" in answer.headers["allow"]


def test_a_host_without_a_seat_closes_the_table(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("open", "open", start=False)
    assert anna.table(table)["host"] and anna.table(table)["you"] is None
    assert not here.browser("Zoe").table(table)["host"]
    here.browser("Zoe").post(f"/api/tables/{table}/close", expect=403)
    anna.post(f"/api/tables/{table}/close")
    assert anna.table(table)["status"] == "closed"
