"""Notices: once per waiting period, to those who are not looking, on channels that their readers want."""

from __future__ import annotations

import asyncio
import hmac
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import update

from tessera.kernel.registry import game
from tessera.server.notices import apprise_channel, apprise_process, outbound, push
from tessera.server.notices.courier import PAUSES, Courier
from tessera.server.notices.waits import Waits
from tessera.server.settings import Mail, Security
from tessera.store import Store, TableRow, UserRow
from tessera.store.post import MOST_FAILURES, Channel, Post
from tessera.store.schema import outbox
from tests.server.processes import PATIENCE, Player, until
from tests.server.receivers import MailServer, WebServer, mail_server, web_server
from tests.server.running import ORIGIN, Browser, Site, site
from tests.server.test_push import opened, verified
from tests.server.zygote import Serve
from tests.store.databases import fresh_postgres

SECRET = "correct horse"
GRACE = 0.05
GAME = game("peloponnes").name
LINK = re.compile(r"http://testserver(/notices/\w+/(\S+))")


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with mail_server() as running:
        yield running


@pytest.fixture
def web() -> Iterator[WebServer]:
    with web_server() as running:
        yield running


@pytest.fixture
def here(tmp_path: Path, mail: MailServer) -> Iterator[Site]:
    with site(tmp_path, **with_mail(mail)) as running:
        yield running


def with_mail(running: MailServer, **more: Any) -> dict[str, Any]:
    return {
        "address": ORIGIN,
        "mail": Mail("127.0.0.1", running.port, "Tessera <table@example.org>", Security.NONE),
        "private_receivers": True,
        "notice_seconds": GRACE,
        **more,
    }


def account(here: Site, name: str, lang: str = "en") -> Browser:
    browser = here.browser()
    browser.post("/api/session/register", {"name": name, "password": SECRET})
    browser.send("PATCH", "/api/me", {"preferences": {"language": lang}}, 200)
    return browser


def told_at(person: Browser, kind: str, address: str, **more: Any) -> Any:
    return person.post("/api/me/channels", {"kind": kind, "address": address, **more}, expect=201)


def together(*people: Browser) -> str:
    """A match of two people; the first opens it."""
    first, second = people
    table = first.open("me", "open", start=False)
    second.post(f"/api/tables/{table}/sit")
    first.post(f"/api/tables/{table}/start")
    return table


def passes(person: Browser, table: str) -> None:
    """Make one move, and be waited for no more."""
    while (decision := person.table(table)["decision"]) is not None:
        answers = [option["do"] for option in decision["options"]]
        if "pass" in answers:
            body = {"ply": decision["ply"], "option": "pass"}
            person.post(f"/api/tables/{table}/moves", body)
        else:
            person.move(table)


def waited_for(table: str, *people: Browser) -> tuple[Browser, Browser]:
    """Who is waited for, and who waits."""
    one, other = people
    return (one, other) if one.table(table)["decision"] is not None else (other, one)


def settled(*sites: Site) -> bool:
    """Everybody who has to be told has been told: nobody is attended to, and nothing is on its way."""

    def quiet(here: Site) -> bool:
        waits, taking = cast(Waits, here.client.app.state.waits), courier(here)  # type: ignore[attr-defined]
        return not waits.attending and taking.resting

    return until(lambda: all(quiet(here) for here in sites))


def heard(web: WebServer, count: int, *sites: Site) -> list[Any]:
    """What a receiver was told, as soon as it is so much; and no more comes."""
    assert until(lambda: len(web.got) >= count), f"{len(web.got)} of {count} came"
    assert settled(*sites)
    assert len(web.got) == count
    return [json.loads(got.body) for got in web.got]


# --- waiting periods ------------------------------------------------------------------------------------------


def test_a_waiting_period_is_told_once_and_the_next_one_again(here: Site, web: WebServer) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    for person in (anna, ben):
        told_at(person, "webhook", f"{web.address}/{person.get('/api/me')['name']}")
    table = together(anna, ben)
    active, waits = waited_for(table, anna, ben)
    heard(web, 1, here)
    assert web.got[0].path == f"/{active.get('/api/me')['name']}"
    waits.post(f"/api/tables/{table}/chat", {"text": "one moment"})
    assert active.table(table)["decision"] is not None
    heard(web, 1, here)
    passes(active, table)
    assert waited_for(table, anna, ben)[0] is waits
    heard(web, 2, here)
    assert web.got[1].path == f"/{waits.get('/api/me')['name']}"


def test_a_notice_tells_where_and_what_and_nothing_secret(here: Site, web: WebServer) -> None:
    anna, ben = account(here, "Anna", "de"), account(here, "Ben", "de")
    secrets = {who: told_at(who, "webhook", f"{web.address}/turn")["secret"] for who in (anna, ben)}
    table = together(anna, ben)
    active, waits = waited_for(table, anna, ben)
    [notice] = heard(web, 1, here)
    other = waits.get("/api/me")["name"]
    assert notice == {
        "what": "turn",
        "title": f"{GAME['de']}: Du bist am Zug",
        "text": f"In {GAME['de']} mit {other} wird auf dich gewartet.",
        "link": f"{ORIGIN}/table/{table}",
        "game": "peloponnes",
        "table": table,
    }
    [got] = web.got
    moment = got.headers["x-tessera-time"]
    expected = hmac.new(secrets[active].encode(), f"{moment}.".encode() + got.body, sha256).hexdigest()
    assert got.headers["x-tessera-signature"] == f"sha256={expected}"
    assert abs(int(moment) - time.time()) < 60


def test_who_looks_at_the_table_is_not_told_and_has_seen_it(here: Site, web: WebServer) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    for person in (anna, ben):
        told_at(person, "webhook", web.address)
    table = anna.open("me", "open", start=False)
    ben.post(f"/api/tables/{table}/sit")
    address, headers = f"/api/tables/{table}/live", {"origin": ORIGIN}
    with (
        anna.client.websocket_connect(address, headers=headers) as hers,
        ben.client.websocket_connect(address, headers=headers) as his,
    ):
        hers.receive_bytes(), his.receive_bytes()
        anna.post(f"/api/tables/{table}/start")
        heard(web, 0, here)
    heard(web, 0, here)


def test_a_page_in_the_background_is_not_looked_at(here: Site, web: WebServer) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    for person in (anna, ben):
        told_at(person, "webhook", web.address)
    table = anna.open("me", "open", start=False)
    ben.post(f"/api/tables/{table}/sit")
    address, headers = f"/api/tables/{table}/live", {"origin": ORIGIN}
    with (
        anna.client.websocket_connect(address, headers=headers) as hers,
        ben.client.websocket_connect(address, headers=headers) as his,
    ):
        for watching in (hers, his):
            watching.receive_bytes()
            watching.send_text('{"looking": false}')
        live = here.live(table)
        assert until(lambda: not any(watcher.looking for watcher in live.watchers))
        anna.post(f"/api/tables/{table}/start")
        heard(web, 1, here)


def ring(here: Site) -> int:
    """Let the short while be over for whoever is waited for: how many are."""
    waits = cast(Waits, here.client.app.state.waits)  # type: ignore[attr-defined]

    async def now() -> int:
        due = list(waits._timers)
        for table, person in due:
            period = waits._known[table][person]
            waits._forget(table, person)
            waits._ring(table, person, period)
        return len(due)

    assert here.client.portal is not None
    return here.client.portal.call(now)


def test_who_answers_at_once_is_told_nothing(tmp_path: Path, mail: MailServer, web: WebServer) -> None:
    """The short while ends only for whoever is waited for when it does."""
    with site(tmp_path, **with_mail(mail, notice_seconds=3600.0)) as here:
        anna, ben = account(here, "Anna"), account(here, "Ben")
        for person in (anna, ben):
            told_at(person, "webhook", web.address)
        table = together(anna, ben)
        for _ in range(4):
            passes(waited_for(table, anna, ben)[0], table)
        assert web.got == []
        assert ring(here) == 1
        heard(web, 1, here)


def test_a_table_can_be_silenced(here: Site, web: WebServer) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    for person in (anna, ben):
        told_at(person, "webhook", web.address)
    table = anna.open("me", "open", start=False)
    ben.post(f"/api/tables/{table}/sit")
    for person in (anna, ben):
        found = person.send("PUT", f"/api/tables/{table}/notices", {"quiet": True}, 200)
        assert found == {"quiet": True, "channels": 1}
    anna.post(f"/api/tables/{table}/start")
    heard(web, 0, here)
    for person in (anna, ben):
        person.send("PUT", f"/api/tables/{table}/notices", {"quiet": False}, 200)
    passes(waited_for(table, anna, ben)[0], table)
    heard(web, 1, here)


def test_a_channel_can_be_switched_off_and_removed(here: Site, web: WebServer) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    for person in (anna, ben):
        off = told_at(person, "webhook", f"{web.address}/off")["id"]
        person.send("PATCH", f"/api/me/channels/{off}", {"active": False}, 200)
        gone = told_at(person, "webhook", f"{web.address}/gone")["id"]
        person.send("DELETE", f"/api/me/channels/{gone}", None, 204)
        told_at(person, "webhook", f"{web.address}/on")
    together(anna, ben)
    heard(web, 1, here)
    assert web.got[0].path == "/on"


def test_an_answer_taken_back_begins_a_new_waiting_period(here: Site) -> None:
    """What is told belongs to a period: the same number must not come again for another one."""
    anna, ben = here.browser("Anna"), here.browser("Ben")
    table = together(anna, ben)
    live = here.live(table)
    active, _ = waited_for(table, anna, ben)
    seat = active.table(table)["you"]
    first = live.table.seats[seat].period
    active.move(table)
    moved = live.table.seats[seat].period
    assert moved > first
    active.post(f"/api/tables/{table}/undo", {"to": 0})
    for person in (anna, ben):
        if (person.table(table)["undo"]["request"] or {}).get("asks_you"):
            person.post(f"/api/tables/{table}/undo/answer", {"agree": True})
    assert live.table.match is not None and live.table.match.moves == []
    assert live.table.seats[seat].period > moved


# --- mail -----------------------------------------------------------------------------------------------------


def link_in(letter: Any) -> str:
    """The token of the link in a letter."""
    found = LINK.search(letter.get_content())
    assert found is not None
    return found[2]


def confirmed(here: Site, mail: MailServer, person: Browser, address: str) -> None:
    before = len(mail.letters)
    told_at(person, "mail", address)
    assert until(lambda: len(mail.letters) > before)
    here.browser().post(f"/api/notices/confirm/{link_in(mail.letters[-1])}", expect=200)


def test_nothing_is_sent_to_an_address_but_the_question_until_it_is_confirmed(
    here: Site, mail: MailServer
) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    channel = told_at(anna, "mail", "anna@example.org")
    assert not channel["confirmed"] and channel["secret"] == ""
    told_at(ben, "mail", "ben@example.org")
    assert until(lambda: len(mail.letters) == 2)
    anna.post(f"/api/me/channels/{channel['id']}/test", expect=409)
    table = together(anna, ben)
    assert settled(here)
    assert len(mail.letters) == 2
    letter = next(each for each in mail.letters if each["To"] == "anna@example.org")
    assert letter["From"] == "Tessera <table@example.org>"
    assert letter["Subject"] == "Tessera: confirm your address"
    assert "List-Unsubscribe" not in letter
    stranger = here.browser()  # a link works wherever it is opened
    assert stranger.post(f"/api/notices/confirm/{link_in(letter)}")["label"] == "anna@example.org"
    assert anna.get("/api/me/channels")["channels"][0]["confirmed"]
    stranger.post(f"/api/notices/confirm/{link_in(letter)}x", expect=404)
    assert table


def test_a_letter_says_how_to_get_no_more_of_them(here: Site, mail: MailServer) -> None:
    anna, ben = account(here, "Anna", "de"), account(here, "Ben", "de")
    for person, name in ((anna, "anna"), (ben, "ben")):
        confirmed(here, mail, person, f"{name}@example.org")
    table = together(anna, ben)
    assert until(lambda: len(mail.letters) == 3)
    letter = mail.letters[-1]
    assert letter["Subject"] == f"{GAME['de']}: Du bist am Zug"
    assert f"{ORIGIN}/table/{table}" in letter.get_content()
    assert "Keine solchen Nachrichten mehr" in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    at_once = re.findall(r"<http://testserver(\S+?)>", letter["List-Unsubscribe"].replace("\n", ""))[0]
    program = here.browser()
    answer = program.client.post(
        at_once,
        content="List-Unsubscribe=One-Click",
        headers={"content-type": "application/x-www-form-urlencoded"},
    )
    assert answer.status_code == 200
    reader = anna if letter["To"] == "anna@example.org" else ben
    assert not reader.get("/api/me/channels")["channels"][0]["active"]
    passes(waited_for(table, anna, ben)[0], table)
    passes(waited_for(table, anna, ben)[0], table)
    assert settled(here)
    assert [each["To"] for each in mail.letters[3:]].count(letter["To"]) == 0


def test_who_needs_a_password_for_the_mail_server_gives_it(tmp_path: Path) -> None:
    with mail_server(password=True) as mail:
        known = Mail("127.0.0.1", mail.port, "t@example.org", Security.NONE, "tessera", "secret")
        with site(tmp_path, **with_mail(mail, mail=known)) as here:
            confirmed(here, mail, account(here, "Anna"), "anna@example.org")
        assert mail.known == [True]


def test_an_address_that_the_mail_server_refuses_is_told_to_its_owner(here: Site, mail: MailServer) -> None:
    anna = account(here, "Anna")
    mail.refuses = True
    told_at(anna, "mail", "nobody@example.org")
    refused = "fault-mail-refused 550"
    assert until(lambda: anna.get("/api/me/channels")["channels"][0]["fault"] == refused)


def test_an_address_cannot_be_flooded_with_questions(here: Site, mail: MailServer) -> None:
    for number in range(3):
        told_at(account(here, f"Anna {number}"), "mail", "victim@example.org")
    body = {"kind": "mail", "address": "Victim@Example.org"}
    problem = account(here, "Anna 3").post("/api/me/channels", body, expect=429)
    assert problem["error"] == "error-too-many-notices"
    assert until(lambda: len(mail.letters) == 3)


def test_a_name_cannot_be_a_link_in_a_letter_to_a_stranger(here: Site, mail: MailServer) -> None:
    told_at(account(here, "https://evil.example/x"), "mail", "victim@example.org")
    assert until(lambda: len(mail.letters) == 1)
    assert "httpsevilexamplex" in mail.letters[0].get_content()
    assert "evil.example" not in mail.letters[0].get_content()


@pytest.mark.parametrize(
    "address", ["anna", "anna@example", "a b@example.org", "a@example.org\r\nBcc: x@y.org"]
)
def test_what_is_no_address_is_refused(here: Site, address: str) -> None:
    body = {"kind": "mail", "address": address}
    assert account(here, "Anna").post("/api/me/channels", body, expect=409)["error"] == "fault-address"


# --- browsers -------------------------------------------------------------------------------------------------


def test_a_browser_gets_what_only_it_can_read(here: Site, web: WebServer) -> None:
    private, shared = push.private_key(push.new_key()), b"s" * 16
    keys = {"p256dh": push.to_text(push.public_bytes(private)), "auth": push.to_text(shared)}
    gus, ben = here.browser("Gus"), here.browser("Ben")  # guests too: it is their own browser
    key = gus.get("/api/me/channels")["push_key"]
    for number, person in enumerate((gus, ben)):
        address = f"{web.address}/send/{number}"
        assert (
            told_at(person, "push", address, keys=keys, label="Firefox, Linux")["label"] == "Firefox, Linux"
        )
    table = together(gus, ben)
    assert until(lambda: len(web.got) == 1)
    [got] = web.got
    assert b"Peloponnes" not in got.body and table.encode() not in got.body
    said = json.loads(opened(got.body, private, shared))
    assert said["title"] == f"{GAME['en']}: it is your turn" and said["path"] == f"/table/{table}"
    assert got.headers["content-encoding"] == "aes128gcm" and got.headers["ttl"] == "86400"
    fields = dict(
        part.split("=", 1) for part in got.headers["authorization"].removeprefix("vapid ").split(", ")
    )
    assert fields["k"] == key
    assert verified(fields["t"], key)["aud"] == web.address


def test_a_browser_that_is_gone_is_forgotten(here: Site, web: WebServer) -> None:
    keys = {"p256dh": push.to_text(push.public_bytes(push.private_key(push.new_key()))), "auth": "A" * 22}
    anna, ben = here.browser("Anna"), here.browser("Ben")
    for number, person in enumerate((anna, ben)):
        told_at(person, "push", f"{web.address}/{number}", keys=keys)
    web.status = 410
    active, _ = waited_for(together(anna, ben), anna, ben)
    assert until(lambda: active.get("/api/me/channels")["channels"] == [])


def test_a_browser_belongs_to_whoever_uses_it_now(here: Site, web: WebServer) -> None:
    keys = {"p256dh": push.to_text(push.public_bytes(push.private_key(push.new_key()))), "auth": "A" * 22}
    anna, ben = here.browser("Anna"), here.browser("Ben")
    for person in (anna, ben):
        told_at(person, "push", f"{web.address}/same", keys=keys)
    assert anna.get("/api/me/channels")["channels"] == []
    assert len(ben.get("/api/me/channels")["channels"]) == 1


# --- Apprise --------------------------------------------------------------------------------------------------


def test_apprise_speaks_only_what_the_host_allows(tmp_path: Path, mail: MailServer, web: WebServer) -> None:
    with site(tmp_path, **with_mail(mail, apprise=("json", "file", "exec"))) as here:
        anna = account(here, "Anna")
        assert anna.get("/api/me/channels")["apprise"] == ["json"]
        for address in (f"xml://127.0.0.1:{web.port}", "file:///etc/passwd", "exec://ls", "json"):
            body = {"kind": "apprise", "address": address}
            assert anna.post("/api/me/channels", body, expect=409)["error"] == "fault-not-here"
        channel = told_at(anna, "apprise", f"json://127.0.0.1:{web.port}/turn")
        assert channel["label"] == "json://…"
        anna.post(f"/api/me/channels/{channel['id']}/test", expect=204)
        assert json.loads(web.got[0].body)["title"] == "Tessera: this channel works"


def test_apprise_reaches_no_private_address(tmp_path: Path, mail: MailServer, web: WebServer) -> None:
    with site(tmp_path, **with_mail(mail, apprise=("json",), private_receivers=False)) as here:
        anna = account(here, "Anna")
        channel = told_at(anna, "apprise", f"json://localhost:{web.port}/turn")
        anna.post(f"/api/me/channels/{channel['id']}/test", expect=409)
        assert web.got == []


@pytest.mark.parametrize(
    "deed",
    [
        "open('/etc/passwd')",
        "open('/usr/share/../../etc/passwd')",
        "open('note.txt', 'w')",
        "open('note.txt')",
        "open(__import__('pathlib').Path('note.txt').absolute())",
        "__import__('os').listdir()",
        "__import__('os').listdir('/etc')",
        "__import__('subprocess').run(['true'])",
        "__import__('os').system('true')",
        "__import__('socket').create_connection(('127.0.0.1', 9))",
    ],
)
def test_what_works_apart_does_nothing_but_talk_to_the_world(deed: str, tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("a secret")
    kept_in = "from tessera.server.notices.apprise_process import keep_in\nkeep_in(False)"
    code = f"import subprocess, socket\n{kept_in}\n{deed}"
    python = [sys.executable, "-P", "-c", code]
    done = subprocess.run(python, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 1 and "Forbidden" in done.stderr


def test_the_process_for_apprise_stands_in_an_empty_folder_without_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not in the server's own, where its database may lie; Python does not look there either."""
    spy = tmp_path / "spy.py"
    spy.write_text(
        "import json, os, sys\n"
        "found = [os.listdir(), dict(os.environ), sys.path, sys.flags.safe_path]\n"
        f"open({str(tmp_path / 'seen')!r}, 'w').write(json.dumps(found))\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TESSERA_SETTINGS", "the password of the database")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(apprise_process, "__name__", "spy")
    asyncio.run(apprise_channel.understands("json://example.org", private=False))
    there, environment, path, safe = json.loads((tmp_path / "seen").read_text())
    assert there == [] and safe and "" not in path
    assert "TESSERA_SETTINGS" not in environment


# --- faults ---------------------------------------------------------------------------------------------------


def test_a_private_address_is_refused_at_once(tmp_path: Path, mail: MailServer, web: WebServer) -> None:
    with site(tmp_path, **with_mail(mail, private_receivers=False)) as here:
        body = {"kind": "webhook", "address": f"{web.address}/turn"}
        problem = account(here, "Anna").post("/api/me/channels", body, expect=409)
    assert problem["error"] == "fault-not-public" and web.got == []


def test_what_does_not_arrive_is_tried_a_few_times_and_then_given_up(here: Site, web: WebServer) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    for person in (anna, ben):
        told_at(person, "webhook", web.address)
    web.status = 500
    table = together(anna, ben)
    active, _ = waited_for(table, anna, ben)
    heard(web, 1, here)
    assert active.get("/api/me/channels")["channels"][0]["fault"] == "fault-status 500"
    for attempt in range(2, len(PAUSES) + 2):
        hurry(here)
        heard(web, attempt, here)
    hurry(here)
    heard(web, len(PAUSES) + 1, here)
    assert active.get("/api/me/channels")["channels"][0]["active"], "one notice is no reason to be silent"


def courier(here: Site) -> Courier:
    return cast(Courier, here.client.app.state.courier)  # type: ignore[attr-defined]


def hurry(here: Site) -> None:
    """Let whatever waits in the outbox be due now."""

    async def now() -> None:
        await here.hub.store.write(lambda connection: connection.execute(update(outbox).values(due=0.0)))
        courier(here).wake()

    assert here.client.portal is not None
    here.client.portal.call(now)


def test_a_receiver_that_is_dead_for_long_is_switched_off(here: Site, web: WebServer) -> None:
    anna = account(here, "Anna")
    told_at(anna, "webhook", web.address)
    web.status = 500

    def give_up(number: int) -> bool:
        """Let attempts follow each other until so many notices in a row were given up."""
        return until(lambda: given_up() == number)

    def given_up() -> int:
        hurry(here)
        assert here.client.portal is not None
        [channel] = here.client.portal.call(courier(here).post.channels_of, anna.get("/api/me")["id"])
        return channel.failures

    for number in range(1, MOST_FAILURES + 1):
        assert anna.get("/api/me/channels")["channels"][0]["active"]
        anna.open("me", "random")
        assert give_up(number)
    found = anna.get("/api/me/channels")["channels"][0]
    assert not found["active"] and found["fault"] == "fault-status 500"


def test_a_dead_receiver_holds_no_move_up(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Notices are given up much later than a test waits: a move that waited for one would not be made."""
    post = partial(outbound.post, seconds=10 * PATIENCE)
    monkeypatch.setattr("tessera.server.notices.webhook.post", post)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        anna, ben = account(here, "Anna"), account(here, "Ben")
        for person in (anna, ben):
            told_at(person, "webhook", f"http://127.0.0.1:{silent.getsockname()[1]}/")
        table = together(anna, ben)
        silent.settimeout(PATIENCE)
        held, _ = silent.accept()  # a notice is on its way, and nobody takes it
        for _ in range(6):
            passes(waited_for(table, anna, ben)[0], table)
        assert is_open(held), "the notice has not been given up meanwhile"
        held.close()


def is_open(connection: socket.socket) -> bool:
    """Whether nobody has hung up."""
    connection.setblocking(False)
    try:
        while connection.recv(65_536):
            pass
    except BlockingIOError:
        return True
    return False


def test_what_was_not_delivered_when_a_server_ended_is_delivered_by_the_next(
    tmp_path: Path, mail: MailServer, web: WebServer
) -> None:
    with site(tmp_path, **with_mail(mail, notice_seconds=3600.0)) as here:
        anna, ben = account(here, "Anna"), account(here, "Ben")
        for person in (anna, ben):
            told_at(person, "webhook", web.address)
        table = together(anna, ben)
    assert web.got == []
    for _ in range(2):
        with site(tmp_path, **with_mail(mail)) as again:
            again.live(table)
            heard(web, 1, again)


def test_a_killed_server_loses_no_notice(serve: Serve, tmp_path: Path) -> None:
    """Killed between two attempts: the next server makes the next one."""
    with web_server() as web:
        port = web.port  # nobody listens there any more
    server = serve("--allow-private-receivers", "--notice-after=0.1")
    anna = Player(server.address, "Anna")
    anna.http.post("/api/session/register", json={"name": "Anna", "password": SECRET})
    channel = {"kind": "webhook", "address": f"http://127.0.0.1:{port}/turn"}
    assert anna.http.post("/api/me/channels", json=channel).status_code == 201
    table = anna.open({"kind": "me"}, {"kind": "bot", "bot": "random"})
    failed = "fault-unreached"
    assert until(lambda: anna.http.get("/api/me/channels").json()["channels"][0]["fault"] == failed)
    anna.http.close()
    server.kill()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE outbox SET due = 0")
    connection.close()
    with web_server(port) as again:
        server.start()
        heard(again, 1)
        assert json.loads(again.got[0].body)["table"] == table
        server.kill()


# --- several processes ----------------------------------------------------------------------------------------


def test_processes_on_one_database_deliver_each_notice_once(postgres: str, web: WebServer) -> None:
    """What one has taken the others do not see, and what was told is told."""
    address = fresh_postgres(postgres)

    async def inside() -> tuple[list[int], list[str]]:
        stores = [await Store.open(address) for _ in range(3)]
        posts = [Post(store) for store in stores]
        await stores[0].add_user(UserRow("u", "Anna", "anna", "x", 1.0, {}))
        summary: dict[str, Any] = {}
        await stores[0].create(
            TableRow("t", "peloponnes", "playing", False, 1, 1.0, 1.0, summary), [b"{}"], ["u"]
        )
        for number in range(5):
            await posts[0].add(
                Channel(f"c{number}", "u", "webhook", web.address, {"secret": "s"}, "x", True, True, 1.0)
            )
        told = await asyncio.gather(*[post.tell("u", "t", 7, 10.0, seen=False) for post in posts])
        taken = await asyncio.gather(*[post.take(11.0, 100.0) for post in posts * 3])
        await posts[1].sighted([("t", "u")], 50.0, 10.0)
        assert await posts[2].tell("u", "t", 8, 20.0, seen=False) == 0, "another process knows that she looks"
        for store in stores:
            await store.close()
        return list(told), [letter.id for letters in taken for letter in letters]

    told, letters = asyncio.run(inside())
    assert sorted(told) == [0, 0, 5]
    assert len(letters) == len(set(letters)) == 5


def test_two_servers_on_one_database_tell_once(tmp_path: Path, postgres: str, web: WebServer) -> None:
    shared: dict[str, Any] = {
        "database": fresh_postgres(postgres),
        "address": ORIGIN,
        "private_receivers": True,
        "notice_seconds": 0.5,
    }
    with site(tmp_path, **shared) as one, site(tmp_path, **shared) as other:
        anna, ben = account(one, "Anna"), account(one, "Ben")
        for person in (anna, ben):
            told_at(person, "webhook", web.address)
        table = together(anna, ben)
        assert other.browser().table(table)["status"] == "playing", "both have it in memory"
        heard(web, 1, one, other)
        passes(waited_for(table, anna, ben)[0], table)
        assert until(lambda: other.live(table).table.entries == one.live(table).table.entries)
        heard(web, 2, one, other)


# --- whose they are -------------------------------------------------------------------------------------------


def test_channels_are_their_owners_and_go_with_them(here: Site, web: WebServer) -> None:
    anna, ben = account(here, "Anna"), account(here, "Ben")
    channel = told_at(anna, "webhook", web.address)["id"]
    for method, path in (("PATCH", ""), ("DELETE", ""), ("POST", "/test")):
        ben.send(method, f"/api/me/channels/{channel}{path}", {"active": False}, 404)
    assert ben.get("/api/me/channels")["channels"] == []
    anna.post("/api/me/delete", {"password": SECRET}, expect=204)
    assert here.client.portal is not None
    assert here.client.portal.call(courier(here).post.channel, channel) is None


def test_a_guest_is_told_in_the_browser_only(here: Site, web: WebServer) -> None:
    for kind, address in (("webhook", web.address), ("mail", "g@example.org")):
        body = {"kind": kind, "address": address}
        problem = here.browser("Gus").post("/api/me/channels", body, expect=403)
        assert problem["error"] == "error-notices-account"


def test_a_token_adds_no_channel(here: Site, web: WebServer) -> None:
    anna = account(here, "Anna")
    bot = here.browser()
    bot.client.headers["authorization"] = f"Bearer {anna.post('/api/tokens', {'label': 'bot'})['token']}"
    bot.post("/api/me/channels", {"kind": "webhook", "address": web.address}, expect=403)


# --- company --------------------------------------------------------------------------------------------------


def test_who_is_asked_invited_or_given_a_table_is_told(tmp_path: Path, web: WebServer) -> None:
    with site(tmp_path, private_receivers=True, address=ORIGIN) as here:
        anna, ben, cleo = account(here, "Anna"), account(here, "Ben"), account(here, "Cleo", "de")
        for person in (ben, cleo):
            told_at(person, "webhook", web.address)
        for person in (ben, cleo):
            anna.post("/api/me/friends", {"name": person.get("/api/me")["name"]})
        ben.send("PATCH", "/api/me", {"preferences": {"invitations": "everybody"}}, 200)
        asked = heard(web, 2, here)
        assert {each["what"] for each in asked} == {"friend"} and asked[0]["link"] == f"{ORIGIN}/friends"
        table = anna.open("me", "open", start=False)
        anna.post(f"/api/tables/{table}/invitations", {"name": "Ben"})
        invitation = heard(web, 3, here)[-1]
        assert (invitation["what"], invitation["table"]) == ("invite", table)
        assert "Anna" in invitation["text"]
        wish = {"game": "peloponnes", "least": 2, "most": 2, "clock": {"mode": "move", "seconds": 60}}
        anna.send("PUT", "/api/me/seek", wish, 200)
        cleo.send("PUT", "/api/me/seek", wish, 200)
        assert until(lambda: len(web.got) == 4)  # now somebody is waited for: this is never settled
        match = json.loads(web.got[-1].body)
        assert match["what"] == "match" and match["title"].endswith("deine Partie ist gefunden")


def test_who_has_answered_already_is_not_told(tmp_path: Path, web: WebServer) -> None:
    with site(tmp_path, private_receivers=True, address=ORIGIN) as here:
        anna, ben = account(here, "Anna"), account(here, "Ben")
        web.status = 500
        told_at(ben, "webhook", web.address)
        anna.post("/api/me/friends", {"name": "Ben"})
        heard(web, 1, here)
        ben.post(f"/api/me/friends/{anna.get('/api/me')['id']}/accept")
        hurry(here)
        assert settled(here)
        assert len(web.got) == 1
