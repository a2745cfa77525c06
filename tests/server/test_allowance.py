"""One allowance for requests and sockets, by person and by address; what is dear costs what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocketDisconnect

from tessera.server import allowance
from tessera.server.allowance import Allowance, Meter
from tessera.server.census import Census, Kept
from tessera.server.limits import Buckets
from tessera.server.settings import Settings
from tests.server.processes import until
from tests.server.running import ORIGIN, Browser, Site, site
from tests.store.databases import fresh_postgres


def test_a_debt_is_waited_for() -> None:
    bucket = Buckets(6, 60)
    bucket.charge("a", 100, 0.0)
    assert bucket.take("a", 0.0) == pytest.approx(70.0)  # a bucket of debt, and one more
    assert bucket.take("b", 0.0) == 0.0
    assert bucket.take("a", 71.0) == 0.0


def test_work_is_charged_to_the_person_and_to_the_address() -> None:
    account = Allowance(Settings(requests_per_minute=10))
    Meter(account, "there").spent("anna", 20 * allowance.REQUEST_SECONDS)
    assert Meter(account, "there").question("ben") is not None
    assert Meter(account, "elsewhere").question("anna") is not None
    assert Meter(account, "elsewhere").question("ben") is None
    Meter(account, "elsewhere").spent("ben", allowance.REQUEST_SECONDS)  # is in the request anyway
    assert [Meter(account, "elsewhere").question("ben") for _ in range(8)] == [None] * 8


def answers(browser: Browser, table: str, questions: int) -> list[Any]:
    """What is said to questions over a socket of its own."""
    address = f"/api/tables/{table}/live"
    with browser.client.websocket_connect(address, headers={"origin": ORIGIN}) as socket:
        socket.receive_json(mode="binary")
        got = []
        for _ in range(questions):
            socket.send_json({"after": ""})
            while "after" not in (said := socket.receive_json(mode="binary")):
                pass
            got.append(said)
        return got


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("tessera.server.speaking.REFUSED_PAUSE", 0.0)
    with site(tmp_path, requests_per_minute=30) as running:
        yield running


def test_questions_over_a_socket_count_like_requests_and_over_reconnects(slow: Site) -> None:
    anna = slow.browser("Anna")
    table = anna.open("me", "open", start=False)
    said = [each for _ in range(4) for each in answers(anna, table, 8)]
    refused = [each["error"] == "error-too-many-requests" for each in said]
    assert sum(not each for each in refused) < 30 and all(refused[-2:])
    assert anna.client.get("/api/games").status_code == 429


def test_dear_questions_cost_more(slow: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the price raised, one question is worth many requests, over a socket and by request alike."""
    monkeypatch.setattr(allowance, "REQUEST_SECONDS", 1e-9)
    anna = slow.browser("Anna")
    table = anna.open("me", "random")
    question = f"/api/tables/{table}/decision"
    codes = [anna.client.get(question).status_code for _ in range(2)]
    assert codes[1] == 429


LOOK_UPS = (
    "decision",
    "decision?after=pass",
    "preview",
    "explain?seat=0&value=score",
    "at/0",
    "at/0/scenario",
)


@pytest.mark.parametrize("look_up", LOOK_UPS)
def test_whatever_is_looked_up_is_charged_to_the_person_and_to_the_address(
    slow: Site, monkeypatch: pytest.MonkeyPatch, look_up: str
) -> None:
    """Whoever has asked too much is asked to wait behind another address, too, and so are others behind this one."""
    account: Allowance = slow.client.app.state.allowance  # type: ignore[attr-defined]
    anna = slow.browser("Anna")
    table, person = anna.open("me", "random"), anna.get("/api/me")["id"]
    assert Meter(account, "elsewhere").question(person) is None
    monkeypatch.setattr(allowance, "REQUEST_SECONDS", 1e-9)
    assert anna.client.get(f"/api/tables/{table}/{look_up}").status_code in (200, 409)
    assert Meter(account, "elsewhere").question(person) is not None
    assert Meter(account, "testclient").question("somebody else") is not None


# --- several processes on one PostgreSQL --------------------------------------------------------------------


@pytest.fixture
def two(tmp_path: Path, postgres: str) -> Any:
    """Two servers on one database, as two processes would be."""
    database = fresh_postgres(postgres)
    limits = {"database": database, "sign_ins_per_minute": 4, "tables_per_hour": 3, "shared_address": 1000}
    with site(tmp_path, **limits) as one, site(tmp_path, **limits) as other:
        yield one, other


def test_quotas_hold_over_processes(two: tuple[Site, Site]) -> None:
    one, other = two
    wrong = {"name": "a", "password": "12345678"}
    codes = [
        here.browser().client.post("/api/session/login", json=wrong).status_code
        for here in (one, other, one, other, one, other)
    ]
    assert codes == [401] * 4 + [429] * 2


def test_requests_here_are_counted_there(two: tuple[Site, Site]) -> None:
    here, there = (each.client.app.state.allowance for each in two)  # type: ignore[attr-defined]
    here._addresses.size = there._addresses.size = 20.0
    there._addresses.rate = 0.0001
    one_there = Meter(there, "somewhere")
    assert one_there.question("") is None
    for _ in range(30):
        here.from_address("somewhere")
    assert until(lambda: one_there.question("") is not None)
    assert Meter(there, "elsewhere").question("") is None


@pytest.fixture
def narrow(tmp_path: Path, postgres: str) -> Any:
    """Two servers on one database where an address may watch two tables."""
    database = fresh_postgres(postgres)
    with (
        site(tmp_path, database=database, sockets=2) as one,
        site(tmp_path, database=database, sockets=2) as two,
    ):
        yield one, two


def census_of(where: Site) -> Census:
    return cast(Census, where.client.app.state.census)  # type: ignore[attr-defined]


def watched(where: Site) -> int:
    return census_of(where).count(Kept.SOCKETS, "testclient")


def test_tables_that_are_watched_here_are_counted_there(narrow: tuple[Site, Site]) -> None:
    one, two = narrow
    table = one.browser("Anna").open("me", "open", start=False)
    with watching(one, table), watching(one, table):
        assert until(lambda: watched(two) == 2)
        with pytest.raises(WebSocketDisconnect) as closed, watching(two, table):
            pass
        assert closed.value.code == 4429
    assert until(lambda: watched(two) == 0), "whoever has hung up is not counted any more"
    with watching(two, table):
        pass


def test_whoever_was_quicker_than_what_is_told_is_hung_up(
    narrow: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither process knows of the other's sockets when they are opened; two too many are closed."""
    first, second = sorted(narrow, key=lambda each: census_of(each).name)
    table = first.browser("Anna").open("me", "open", start=False)
    with monkeypatch.context() as silent, ExitStack() as crowd:
        silent.setattr(Census, "news", lambda *_: None)
        crowd.enter_context(watching(first, table))
        there = [crowd.enter_context(watching(second, table)) for _ in range(2)]
        silent.undo()
        assert closed_with(there[1]) == 1001
        assert until(lambda: watched(first) == watched(second) == 2)


@contextmanager
def watching(where: Site, table: str) -> Iterator[Any]:
    address = f"/api/tables/{table}/live"
    with where.browser().client.websocket_connect(address, headers={"origin": ORIGIN}) as socket:
        socket.receive_json(mode="binary")
        yield socket


def closed_with(socket: Any) -> int:
    """The code with which a socket is closed; what is pushed before is not looked at."""
    while (message := socket.receive())["type"] != "websocket.close":
        pass
    return int(message["code"])


def test_nobody_is_shown_a_table_older_than_what_they_have_seen(
    two: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the message to the other process is late: here it is not heard before somebody looks."""
    one, other = two
    hear = other.hub.heard
    monkeypatch.setattr(other.hub, "heard", _nothing)
    anna = one.browser("Anna")
    table = anna.open("me", "open", start=False)
    there = other.browser()
    there.client.cookies = anna.client.cookies
    there.table(table)  # the other process has read it
    entries = anna.post(f"/api/tables/{table}/chat", {"text": "new"})["entries"]
    assert there.table(table)["entries"] < entries, "the message was heard after all"
    monkeypatch.setattr(other.hub, "heard", hear)
    assert there.table(table)["entries"] >= entries


async def _nothing(*_: object) -> None:
    """What another process says is not heard."""
