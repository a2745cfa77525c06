"""Several processes on one PostgreSQL: what one changes, the others neither overwrite nor overlook."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from tessera.server.allowance import Allowance
from tessera.server.bans import Bans
from tessera.server.census import Census
from tessera.server.hub import Hub
from tessera.server.sessions import Sessions
from tessera.server.settings import Settings
from tessera.server.wakeups import Wakeups
from tessera.store import Store
from tests.server.processes import PATIENCE, Player, ServerProcess, until
from tests.server.running import ORIGIN, Browser, Site, play_on, site
from tests.server.test_hub import comes_true, match_of_two, say
from tests.store.databases import fresh_postgres


@pytest.fixture
def database(postgres: str) -> str:
    return fresh_postgres(postgres)


@pytest.fixture
def pair(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Site, Site]]:
    """Two servers in this process; they know of each other through the database only, and forget nothing by itself."""
    monkeypatch.setattr("tessera.server.sessions.REMEMBER_SECONDS", 100_000.0)
    with ExitStack() as running:
        one, two = (running.enter_context(site(tmp_path, database=database)) for _ in range(2))
        yield one, two


def moved(browser: Browser, to: Site) -> Browser:
    """The same browser, through another server."""
    other = to.browser()
    other.client.cookies = browser.client.cookies
    return other


def test_an_account_is_not_erased_by_a_server_that_remembers_the_guest(pair: tuple[Site, Site]) -> None:
    """Read as a guest on one server, registered on the other, changed on the first: login and password were gone."""
    anna = pair[0].browser("Anna")
    assert anna.get("/api/me")["account"] is False
    moved(anna, pair[1]).post("/api/session/register", {"name": "Anna", "password": "correct horse"})
    # The guest's session ends with registering, as soon as the first server hears of it.
    anna.send("PATCH", "/api/me", {"preferences": {"theme": "dark"}}, (200, 401))
    for each in pair:
        signed_in = each.browser()
        signed_in.post("/api/session/login", {"name": "anna", "password": "correct horse"})
        assert signed_in.get("/api/me")["account"] is True
    assert until(lambda: anna.get("/api/me") is None)


def test_people_who_are_changed_in_many_places_at_once_keep_everything(pair: tuple[Site, Site]) -> None:
    anna = pair[0].browser("Anna")
    everywhere = [moved(anna, each) for each in (*pair, *pair)]

    def change(number: int) -> None:
        theme = ("light", "dark")[number % 2]
        everywhere[number].send("PATCH", "/api/me", {"preferences": {"theme": theme}}, (200, 401, 409))

    def register(_: int) -> None:
        everywhere[0].post("/api/session/register", {"name": "Anna", "password": "correct horse"})

    at_once([lambda n=n: change(n) for n in range(4)] + [lambda: register(0)])
    pair[1].browser().post("/api/session/login", {"name": "anna", "password": "correct horse"})


def test_signing_out_ends_the_session_on_every_server(pair: tuple[Site, Site]) -> None:
    anna = pair[0].browser("Anna")
    copy = pair[1].browser()
    copy.client.cookies.set("tessera_session", anna.client.cookies["tessera_session"])
    assert copy.get("/api/me")["name"] == "Anna"
    anna.post("/api/session/logout")
    assert until(lambda: copy.get("/api/me") is None)


def test_a_rematch_that_many_ask_for_is_one_table(pair: tuple[Site, Site], database: str) -> None:
    anna, ben = pair[0].browser("Anna"), pair[0].browser("Ben")
    table = anna.open("me", "open", start=False)
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/start")
    play_on(table, anna, ben)
    asking = [moved(person, each) for person in (anna, ben) for each in pair]
    found: list[str | None] = []

    def ask(person: Browser) -> Callable[[], None]:
        return lambda: found.append(person.post(f"/api/tables/{table}/rematch")["id"])

    at_once([ask(person) for person in asking])
    made = {each for each in found if each is not None}  # null: the other one has not accepted yet
    assert len(found) == 4 and len(made) == 1
    assert count(database, "SELECT count(*) FROM tables") == 2


def at_once(work: list[Callable[[], Any]]) -> None:
    """Everybody at the same moment; whatever fails, fails the test."""
    failed: list[BaseException] = []
    start = threading.Barrier(len(work))

    def do(task: Callable[[], Any]) -> None:
        start.wait()
        try:
            task()
        except BaseException as error:  # told below
            failed.append(error)

    threads = [threading.Thread(target=do, args=[task]) for task in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


def count(database: str, query: str) -> int:
    async def ask() -> int:
        connection = await asyncpg.connect(database)
        try:
            return int(await connection.fetchval(query))
        finally:
            await connection.close()

    return asyncio.run(ask())


# --- a table that is read while another process writes to it ---------------------------------------------------


class Slow(Store):
    """A store that can be held up while a table is being read."""

    reading: asyncio.Event
    go_on: asyncio.Event

    async def snapshot(self, table: str) -> tuple[int, str, bytes] | None:
        self.reading.set()
        await self.go_on.wait()
        return await super().snapshot(table)


@asynccontextmanager
async def a_process(database: str, kind: type[Store] = Store) -> AsyncIterator[Hub]:
    """A hub that hears what others write."""
    store = await kind.open(database)
    settings = Settings(database, bot_pause=0.0)
    hub = Hub(store, settings)
    sessions = Sessions(store, b"secret")
    wakeups = Wakeups(store, hub, sessions, Bans(), Allowance(settings), Census())
    await wakeups.start()
    yield hub
    await hub.close()
    await wakeups.stop()
    sessions.close()
    await store.close()


def test_what_is_written_while_a_table_is_read_is_not_overlooked(database: str) -> None:
    async def inside() -> None:
        async with a_process(database) as writer, a_process(database, Slow) as reader:
            slow = reader.store
            assert isinstance(slow, Slow)
            slow.reading, slow.go_on = asyncio.Event(), asyncio.Event()
            table = (await writer.open(match_of_two)).table.id
            loading = asyncio.create_task(reader.live(table))
            await slow.reading.wait()
            await writer.command(table, say("while you read"))

            async def told() -> bool:
                return reader._news.get(table) == 5

            assert await comes_true(told)
            slow.go_on.set()
            assert [said.text for said in (await loading).table.chat] == ["while you read"]
            assert (await reader.page(table, "anna")).entries == 5

    asyncio.run(inside())


# --- starting together ----------------------------------------------------------------------------------------


def test_four_workers_start_on_an_empty_database(database: str, tmp_path: Path) -> None:
    server = ServerProcess(database, tmp_path / "log", "--workers", "4").start()
    try:
        assert until(lambda: server.log.read_text().count('"message": "ready"') == 4)
    finally:
        code = server.stop()
    assert code in (0, -signal.SIGTERM)
    log = server.log.read_text()
    assert "Traceback" not in log and "died" not in log
    assert count(database, "SELECT count(*) FROM secrets WHERE name = 'sessions'") == 1


def test_connections_of_an_address_are_counted_over_processes(database: str, tmp_path: Path) -> None:
    """Sockets are never idle: where as many are open as there may be, nobody else of the address gets in anywhere."""
    limit = ("--limit", "connections=4")
    with ExitStack() as closing:
        one, two = [ServerProcess(database, tmp_path / name, *limit).start() for name in ("one", "two")]
        for server in (one, two):
            closing.callback(server.stop)
        anna = Player(one.address, "Anna")
        table = anna.open({"kind": "me"}, {"kind": "open"})
        anna.http.close()
        address = f"{one.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        with ExitStack() as watching:
            for _ in range(4):  # the other process may still tell of a connection that is closed already
                assert until(lambda: watches(watching, address))
            assert until(lambda: not answers(two))
        assert until(lambda: answers(two)), "who has hung up makes room"


def watches(watching: ExitStack, address: str) -> bool:
    try:
        watching.enter_context(connect(address)).recv(PATIENCE)
    except (ConnectionClosed, InvalidHandshake, OSError):
        return False
    return True


def answers(server: ServerProcess) -> bool:
    try:
        return httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


def test_stores_that_are_opened_together_make_one_schema_and_one_secret(database: str) -> None:
    async def inside() -> None:
        stores = await asyncio.gather(*[Store.open(database) for _ in range(6)])
        made = await asyncio.gather(
            *[store.secret("sessions", bytes([number])) for number, store in enumerate(stores)]
        )
        assert len(set(made)) == 1
        for store in stores:
            await store.close()

    asyncio.run(inside())


def test_a_worker_that_cannot_start_is_a_failed_start(database: str, postgres: str, tmp_path: Path) -> None:
    """Enough connections for looking at the database, too few for four servers."""

    async def few_connections() -> str:
        connection = await asyncpg.connect(postgres)
        role = f"r{time.monotonic_ns()}"
        await connection.execute(f"CREATE ROLE {role} LOGIN SUPERUSER CONNECTION LIMIT 2")
        await connection.execute(f"ALTER ROLE {role} NOSUPERUSER")
        name = database.partition("?")[0].rpartition("/")[2]
        await connection.execute(f"ALTER DATABASE {name} OWNER TO {role}")
        await connection.close()
        inside = await asyncpg.connect(database)
        await inside.execute(f"GRANT ALL ON SCHEMA public TO {role}")
        await inside.close()
        return role

    role = asyncio.run(few_connections())
    address = database.replace("postgresql://postgres", f"postgresql://{role}")
    command = [sys.executable, "-m", "tessera", "serve", "--port", "0", "--db", address, "--workers", "4"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode not in (0, None)
    assert "tessera: a server process did not start" in done.stderr
    assert "too many connections" in done.stderr
    assert "Traceback" not in done.stderr


# --- what was opened with a proof that is no longer valid -------------------------------------------------------


def test_a_withdrawn_token_closes_its_sockets_on_every_server(pair: tuple[Site, Site]) -> None:
    anna = pair[0].browser("Anna")
    table = anna.open("me", "open", start=False)
    made = anna.post("/api/tokens", {"label": "bot"})
    bot = pair[1].browser()
    headers = {"origin": ORIGIN, "authorization": f"Bearer {made['token']}"}
    with bot.client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as socket:
        assert socket.receive_json(mode="binary")["you"] == 0
        anna.send("DELETE", f"/api/tokens/{made['id']}", None, 204)
        closed = socket.receive()
        assert (closed["type"], closed["code"]) == ("websocket.close", 4401)


# --- company ----------------------------------------------------------------------------------------------------


def test_people_who_are_heard_of_by_different_servers_are_brought_together_once(
    pair: tuple[Site, Site], database: str
) -> None:
    people = [pair[number % 2].browser(f"Person {number}") for number in range(6)]
    wish = {"game": "peloponnes", "least": 2, "most": 2, "clock": {"mode": "move", "seconds": 60}}

    def seek(person: Browser) -> Callable[[], Any]:
        return lambda: person.send("PUT", "/api/me/seek", wish, 200)

    at_once([seek(person) for person in people])

    def found() -> list[str]:
        return [person.get("/api/me/news")["seek"]["table"] for person in people]

    assert until(lambda: all(found()))
    assert sorted(found().count(table) for table in set(found())) == [2, 2, 2]
    assert count(database, "SELECT count(*) FROM tables") == 3


def test_a_round_that_is_begun_on_two_servers_at_once_is_one_round(
    pair: tuple[Site, Site], database: str
) -> None:
    host = pair[0].browser()
    host.post("/api/session/register", {"name": "Anna", "password": "correct horse"})
    people = [host, *[pair[1].browser(f"Person {number}") for number in range(3)]]
    wish = {"name": "Cup", "game": "peloponnes", "clock": {"mode": "move", "seconds": 60}}
    tournament = f"/api/tournaments/{host.post('/api/tournaments', wish)['id']}"

    def ask(person: Browser, what: str) -> Callable[[], Any]:
        return lambda: person.post(f"{tournament}/{what}", expect=(204, 409))

    at_once([ask(person, "join") for person in people])
    there = [moved(host, each) for each in pair]
    at_once([ask(each, "round") for each in there])
    (first,) = host.get(tournament)["bouts"]
    assert len(first) == 2 and count(database, "SELECT count(*) FROM tables") == 2
    for bout in first:  # by another server than the one that made the table
        for person in people[1:]:
            if person.get("/api/me")["id"] == bout["players"][0]:
                person.post(f"/api/tables/{bout['table']}/resign")
            elif bout["players"][0] == host.get("/api/me")["id"]:
                there[1].post(f"/api/tables/{bout['table']}/resign", expect=(200, 409))
    assert until(lambda: host.get(tournament)["open_tables"] == 0)
