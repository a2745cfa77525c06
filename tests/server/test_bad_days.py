"""Bad days: full disks, databases that go away, silent crowds, and the proxy in front of it all. Real ones."""

from __future__ import annotations

import asyncio
import http.client
import json
import resource
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2 as httpx
import pytest
from argon2 import PasswordHasher
from websockets.sync.client import connect

from bench.server import processor_seconds
from tessera.server.sessions import Sessions
from tessera.server.watching import KEPT_PAGES
from tessera.store import Store
from tests.server.processes import PATIENCE, Player, ServerProcess, until, whole
from tests.server.proxies import NGINX, nginx, tiny
from tests.server.running import ORIGIN, Site, play_on, site
from tests.server.zygote import Serve
from tests.store.databases import fresh_postgres, postgres_folder, postgres_server

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}
FULL = 4096
"""No file may be written beyond this: less than the database needs for anything, more than the log has."""


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as running:
        yield running


@pytest.fixture
def server(serve: Serve) -> ServerProcess:
    return serve()


@pytest.fixture
def anna(server: ServerProcess) -> Iterator[Player]:
    player = Player(server.address, "Anna")
    yield player
    player.http.close()


# --- a full disk ----------------------------------------------------------------------------------------------


def fill_disk(server: ServerProcess, full: bool = True) -> None:
    """The system refuses the server every further byte in its files, as on a full disk; or no longer."""
    most = FULL if full else resource.RLIM_INFINITY
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def over_the_socket(player: Player, table: str) -> Any:
    """What an answer to the open question gets that is given over the table's socket."""
    decision = player.table(table)["decision"]
    move = whole(decision, 1, player.get(f"/api/tables/{table}/decision"))
    cookie = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
    address = str(player.http.base_url).replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(address, additional_headers={"cookie": cookie}) as line:
        line.send(json.dumps({"id": 1, "move": move, "ply": decision["ply"]}))
        while "ack" not in (said := json.loads(line.recv(PATIENCE))):
            pass
    return said


def health(player: Player) -> int:
    return player.http.get("/healthz").status_code


def test_a_full_disk_refuses_moves_with_a_sentence_and_nothing_else(
    server: ServerProcess, anna: Player
) -> None:
    table, other = anna.open(ME, BOT), anna.open(ME, BOT)
    assert until(lambda: anna.table(table)["decision"] is not None)
    fill_disk(server)
    before = anna.table(table)
    answer = anna.answer(table, 1)
    assert answer is not None and answer.status_code == 503, "nothing can be stored"
    assert answer.json() == {"error": "error-store-fails", "args": {}, "rule": "", "part": 0}
    assert int(answer.headers["retry-after"]) > 0
    assert health(anna) == 503
    assert {**anna.table(table), "now": 0} == {**before, "now": 0}, "reads go on, and nothing has changed"
    said = over_the_socket(anna, table)
    assert (said["code"], said["error"]) == (503, "error-store-fails") and said["retry_after"] > 0
    assert anna.table(other)["status"] == "playing"
    rests(server)
    fill_disk(server, full=False)
    assert until(lambda: (done := anna.answer(table, 1)) is not None and done.status_code == 200)
    assert health(anna) == 200
    assert until(lambda: anna.table(table)["decision"] is not None), "bots play on"
    log = server.log.read_text()
    assert log.count("the database fails") == log.count("the database works again") == 1
    assert "Traceback" not in log


def rests(server: ServerProcess) -> None:
    """The server must not try again and again: half a core and half a megabyte of log a second were measured."""
    used, written, since = processor_seconds(server.pid), server.log.stat().st_size, time.monotonic()
    time.sleep(3)
    took = time.monotonic() - since
    assert (processor_seconds(server.pid) - used) / took < 0.25
    assert server.log.stat().st_size - written < 2_000


def test_bots_and_clocks_wait_for_a_full_disk_and_go_on_by_themselves(
    server: ServerProcess, anna: Player
) -> None:
    table = anna.open(ME, BOT)
    assert until(lambda: anna.table(table)["decision"] is not None)
    anna.http.post(f"/api/tables/{table}/leave", json={})  # from now on only bots play
    fill_disk(server)
    assert until(lambda: health(anna) == 503)
    before = anna.table(table)
    assert before["status"] == "playing", "nobody can have played a whole match"
    rests(server)
    assert anna.table(table)["moves"] == before["moves"]
    fill_disk(server, full=False)
    assert until(lambda: anna.table(table)["moves"] > before["moves"])


def test_a_database_that_does_not_answer_in_time_is_not_well(
    here: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else holds the file; once, that was a fault of the server."""
    monkeypatch.setattr("tessera.server.app.HEALTH_SECONDS", 0.2)
    with closing(sqlite3.connect(tmp_path / "tessera.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert here.browser().get("/healthz", expect=503)["error"] == "error-store-fails"
        other.execute("ROLLBACK")
    assert until(lambda: here.browser().client.get("/healthz").status_code == 200)


# --- a PostgreSQL that goes away ------------------------------------------------------------------------------


def test_a_database_that_goes_away_and_comes_back(serve: Serve) -> None:
    with ExitStack() as later:
        folder = later.enter_context(postgres_folder())
        with postgres_server(folder) as address:
            database = fresh_postgres(address)
            server = serve(database=database)
            anna = Player(server.address, "Anna")
            later.callback(anna.http.close)
            table = anna.open(ME, BOT)
            assert until(lambda: anna.table(table)["decision"] is not None)
        assert health(anna) == 503
        answer = anna.http.post("/api/session/guest", json={"name": "Ben"})
        assert (answer.status_code, answer.json()["error"]) == (503, "error-store-fails")
        with postgres_server(folder):
            assert until(lambda: health(anna) == 200)
            assert until(lambda: (done := anna.answer(table, 1)) is not None and done.status_code == 200)
            assert server.log.read_text().count("the database fails") == 1


# --- starts that cannot be ------------------------------------------------------------------------------------


def refused_start(database: str) -> str:
    command = [sys.executable, "-m", "tessera", "serve", "--port", "0", "--db", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith("tessera: ") and done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_second_server_on_one_sqlite_file_is_refused(server: ServerProcess, anna: Player) -> None:
    assert "another server has the database 'tables.db' open" in refused_start(server.database)
    assert health(anna) == 200


def test_a_start_on_a_file_that_is_no_database_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Anna, " * 500)
    assert "file is not a database" in refused_start(f"sqlite:///{tmp_path / 'letter.db'}")


def test_a_start_without_its_database_is_a_sentence() -> None:
    assert "cannot be used" in refused_start("postgresql://nobody:secret@127.0.0.1:1/nothing")
    assert "secret" not in refused_start("postgresql://nobody:secret@127.0.0.1:1/nothing")


# --- silent crowds --------------------------------------------------------------------------------------------

CROWD = 1_100


def port_of(server: ServerProcess) -> int:
    port = urlsplit(server.address).port
    assert port is not None
    return port


def test_a_silent_crowd_keeps_nobody_out(serve: Serve) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(most[0], min(most[1], CROWD + 500)), most[1]))
    try:
        server = serve("--limit", "connections=200")
        with ExitStack() as crowd:
            for _ in range(CROWD):
                silent = socket.create_connection(("127.0.0.1", port_of(server)), PATIENCE)
                crowd.enter_context(closing(silent))
            anna = Player(server.address, "Anna")
            assert anna.table(anna.open(ME, OPEN))["status"] == "waiting"
            anna.http.close()
            files = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
            assert files < 300, "the others of the same address were hung up"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, most)


@pytest.mark.parametrize(
    "said", [b"", b"GET / HT", b"POST /api/session/guest HTTP/1.1\r\ncontent-length: 9\r\n\r\n{"]
)
def test_whoever_does_not_say_what_they_want_is_hung_up(serve: Serve, said: bytes) -> None:
    server = serve("--limit", "request-seconds=1")
    with closing(socket.create_connection(("127.0.0.1", port_of(server)), PATIENCE)) as silent:
        silent.sendall(said)
        assert is_hung_up(silent), "the server answers nothing to half a request"
    watched_longer_than_a_request(server)


def is_hung_up(connection: socket.socket) -> bool:
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def watched_longer_than_a_request(server: ServerProcess) -> None:
    """A WebSocket may be silent for as long as it likes."""
    from websockets.sync.client import connect

    anna = Player(server.address, "Anna")
    table = anna.open(ME, OPEN)
    with connect(f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live") as watching:
        watching.recv(PATIENCE)
        with closing(socket.create_connection(("127.0.0.1", port_of(server)), PATIENCE)) as silent:
            assert is_hung_up(silent), "so long, no request may take"
        anna.http.post(f"/api/tables/{table}/chat", json={"text": "still there?"})
        while b"still there?" not in (told := watching.recv(PATIENCE)):
            assert told
    anna.http.close()


# --- what must not hold others up -----------------------------------------------------------------------------


def test_passwords_are_worked_on_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tessera.server.sessions.HASHER", PasswordHasher())  # as dear as it is

    async def inside() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 't.db'}")
        sessions = Sessions(store, b"secret")
        for slow in (
            sessions.hashed("correct horse", "here"),
            sessions.matches(None, "correct horse", "here"),
        ):
            working = asyncio.ensure_future(slow)
            await asyncio.sleep(0)
            assert not working.done(), "the loop had to wait for it"
            await working
        sessions.close()
        await store.close()

    asyncio.run(inside())


def test_sheets_are_not_kept_without_bound(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "random", "random", "random")
    seen = play_on(table, anna, moves=40)
    assert here.client.portal is not None
    live, address = here.live(table), f"/api/tables/{table}/live"
    with ExitStack() as watching:
        for _ in range(2):
            line = anna.client.websocket_connect(address, headers={"origin": ORIGIN})
            watching.enter_context(line).receive_json(mode="binary")
        for since in range(seen["moves"]):
            here.client.portal.call(here.hub.page, table, "", since, seen["entries"])
        assert 1 < len(live.pages) <= KEPT_PAGES < seen["moves"]


def test_only_new_remarks_are_sent(here: Site) -> None:
    anna = here.browser("Anna")
    table = anna.open("me", "open", start=False)
    for number in range(5):
        anna.post(f"/api/tables/{table}/chat", {"text": f"remark {number}"})
    seen = anna.table(table)
    anna.post(f"/api/tables/{table}/chat", {"text": "one more"})
    anna.send("DELETE", f"/api/tables/{table}/chat/2", None, 200)
    address = f"/api/tables/{table}/live?entries={seen['entries']}"
    with anna.client.websocket_connect(address, headers={"origin": ORIGIN}) as socket:
        news = socket.receive_json(mode="binary")["chat"]
    assert [(remark["number"], remark["text"]) for remark in news] == [(2, ""), (5, "one more")]


def test_tables_that_nobody_comes_to_are_given_up(tmp_path: Path) -> None:
    with site(tmp_path, empty_table_seconds=60.0, waiting_table_seconds=3600.0) as here:
        anna = here.browser("Anna")
        empty, waits = anna.open("open", "open", start=False), anna.open("me", "open", start=False)
        plays = anna.open("me", "random")
        hub, portal = here.client.app.state.hub, here.client.portal  # type: ignore[attr-defined]
        assert portal is not None
        now = time.time()
        states = []
        for later in (30, 120, 7200):
            portal.call(hub.upkeep.sweep, now + later)
            states.append([anna.table(table)["status"] for table in (empty, waits, plays)])
        assert states == [
            ["waiting", "waiting", "playing"],
            ["closed", "waiting", "playing"],
            ["closed", "closed", "playing"],
        ]
        portal.call(hub.upkeep.sweep, now + 3 * 86_400)
        assert portal.call(here.client.app.state.store.table, empty) is None  # type: ignore[attr-defined]


# --- behind a proxy -------------------------------------------------------------------------------------------


def status_for(address: str, visitor: str) -> int:
    """What a visitor from one of this machine's own addresses gets through a proxy."""
    host = urlsplit(address)
    connection = http.client.HTTPConnection(
        str(host.hostname), host.port, PATIENCE, source_address=(visitor, 0)
    )
    with closing(connection):
        connection.request("GET", "/api/games")
        return connection.getresponse().status


@pytest.mark.parametrize("trusted", [True, False])
@pytest.mark.parametrize(
    "proxy",
    [tiny, pytest.param(nginx, marks=pytest.mark.skipif(NGINX is None, reason="nginx is not installed"))],
)
def test_visitors_behind_a_proxy_have_limits_of_their_own(
    serve: Serve, tmp_path: Path, proxy: object, trusted: bool
) -> None:
    options = ["--limit", "requests-per-minute=5", *(["--trust-proxy", "127.0.0.1"] if trusted else [])]
    with proxy(serve(*options).address, tmp_path) as address:  # type: ignore[operator]
        busy = [status_for(address, "127.0.0.2") for _ in range(12)]
        assert 429 in busy
        assert (status_for(address, "127.0.0.3") == 200) is trusted


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_a_whole_table_is_played_through_nginx(serve: Serve, tmp_path: Path) -> None:
    server = serve("--trust-proxy", "127.0.0.1")
    with nginx(server.address, tmp_path) as address:
        anna = Player(address, "Anna")
        table = anna.open(ME, BOT)
        pushed = threading.Event()
        watching = threading.Thread(target=watch_once, args=(address, table, pushed))
        watching.start()
        assert pushed.wait(PATIENCE)
        watching.join()
        for turn in range(5):
            assert until(lambda: anna.table(table)["decision"] is not None)
            answer = anna.answer(table, turn)
            assert isinstance(answer, httpx.Response) and answer.status_code == 200
        anna.http.close()


def watch_once(address: str, table: str, pushed: threading.Event) -> None:
    from websockets.sync.client import connect

    with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live") as watching:
        if table.encode() in watching.recv(PATIENCE):
            pushed.set()
