"""Nothing that is sent breaks a real server: requests of all kinds, and frames that no browser would send."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import httpx2 as httpx
import msgspec
import pytest

from tessera.kernel import registry
from tessera.kernel.effects import Value
from tests.ours import OURS
from tests.server.campaign import PART, many, seed, tell
from tests.server.fuzz import Fuzzer, Line, frame, handshake, hang_up
from tests.server.processes import PATIENCE, Player, ServerProcess
from tests.server.zygote import Serve
from tests.store.databases import fresh_postgres

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}
LINES = 8
EVERY = 500
"""How often is told how far it is."""


def values_of(game: str) -> list[Value[Any]]:
    """What a game explains."""
    return [hook for hook in registry.game(game).content().effects if isinstance(hook, Value)]


VALUES = sorted({hook.name for game in OURS for hook in values_of(game)})


@pytest.fixture
def sqlite(serve: Serve) -> ServerProcess:
    return serve()


@pytest.fixture
def postgresql(postgres: str, serve: Serve) -> ServerProcess:
    return serve(database=fresh_postgres(postgres))


def fuzz(server: ServerProcess, requests: int, *, explaining: bool = False) -> Counter[int]:
    """Send so many requests over several connections; how often which status came."""
    anna = Visitor(server)
    if explaining:
        explain_everything(anna.player, dict(zip(OURS, anna.tables, strict=False)))
    document = httpx.get(f"{server.address}/api/openapi.json", timeout=PATIENCE).json()
    answered: Counter[int] = Counter()

    async def one(number: int) -> None:
        line, fuzzer = Line(server.address), Fuzzer(document, anna.tables, VALUES, number + LINES * PART)
        for _ in range(-(-requests // LINES)):
            asked, cookie = fuzzer.request(), anna.cookie if fuzzer.chance.random() < 0.9 else ""
            status, told = await line.send(*asked, cookie)
            if status == 401 and cookie == anna.cookie:
                anna.come_back()
            answered[status] += 1
            if (done := answered.total()) % EVERY == 0:
                tell(done, requests)
            assert status < 500 or is_late(status, told), (asked, told)
            if status >= 400 and asked[1].startswith("/api/") and asked[0] != "HEAD":
                assert msgspec.json.decode(told)["error"].startswith(("error-", "table-", "refused-")), (
                    asked,
                    told,
                )
        await line.close()

    async def all_of_them() -> None:
        await asyncio.gather(*[one(number) for number in range(LINES)])

    asyncio.run(all_of_them())
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200
    anna.player.http.close()
    well(server)
    tell(requests, requests, **{f"status_{status}": count for status, count in sorted(answered.items())})
    return answered


class Visitor:
    """Somebody at a table of every game. What is asked at random may end their session: then they come back."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self.tables: list[str] = []
        self._arrive()

    def _arrive(self) -> None:
        self.player = Player(self._server.address, "Anna")
        self.cookie = f"tessera_session={self.player.http.cookies['tessera_session']}"
        running = [self.player.open(ME, BOT, game=game) for game in OURS]
        self.tables[:] = [*running, self.player.open(ME, OPEN), "nothing"]

    def come_back(self) -> None:
        """As somebody else, if the session is really over: whoever gives a wrong password is refused, too."""
        if self.player.http.get("/api/me").json() is None:
            self.player.http.close()
            self._arrive()


def is_late(status: int, told: bytes) -> bool:
    """Whether a server that has too much to do says so: it is slow, and not broken."""
    return status == 503 and msgspec.json.decode(told)["error"] in ("error-no-hint", "error-no-picture")


def explain_everything(player: Player, tables: dict[str, str]) -> None:
    """Every value of every game, for every seat: explained, or refused with a sentence."""
    for game, table in tables.items():
        for seat in range(3):
            for hook in values_of(game):
                answer = player.http.get(f"/api/tables/{table}/explain?value={hook.name}&seat={seat}")
                assert answer.status_code in (200, 404, 422), answer.text


def well(server: ServerProcess) -> None:
    log = server.log.read_text()
    assert "Traceback" not in log and '"message": "fault' not in log, log[-3000:]


def hostile_frames(server: ServerProcess, frames: int) -> int:
    """Send frames on one connection after the other, as long as the server holds it; how many were sent."""
    anna = Player(server.address, "Anna")
    table = anna.open(ME, OPEN)
    host = urlsplit(server.address)

    async def all_of_them() -> int:
        chance, sent = random.Random(seed("frames")), 0
        while sent < frames:
            reader, writer = await asyncio.open_connection(host.hostname, host.port)
            try:
                writer.write(handshake(server.address, table, chance))
                assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
                for _ in range(chance.randrange(1, 6)):
                    writer.write(frame(chance))
                    sent += 1
                    await writer.drain()
            except ConnectionError:
                pass
            finally:
                await hang_up(writer)
        return sent

    before = server.log.stat().st_size
    sent = asyncio.run(all_of_them())
    assert server.log.stat().st_size == before, "strangers cannot fill the log"
    assert anna.table(table)["status"] == "waiting"
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200
    anna.http.close()
    well(server)
    tell(frames, frames)
    return sent


def test_no_request_breaks_a_server_on_sqlite(sqlite: ServerProcess) -> None:
    answered = fuzz(sqlite, 2_000)
    assert {200, 404, 409, 422} <= set(answered), "all kinds of requests were tried"


def test_no_request_breaks_a_server_on_postgresql(postgresql: ServerProcess) -> None:
    assert fuzz(postgresql, 1_000)[422] > 50


def test_no_frame_breaks_a_server(sqlite: ServerProcess) -> None:
    assert hostile_frames(sqlite, 300) >= 300


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_fifty_thousand_requests_on_sqlite(sqlite: ServerProcess) -> None:
    fuzz(sqlite, many(50_000), explaining=True)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_fifty_thousand_requests_on_postgresql(postgresql: ServerProcess) -> None:
    fuzz(postgresql, many(50_000), explaining=True)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_ten_thousand_hostile_frames(sqlite: ServerProcess) -> None:
    hostile_frames(sqlite, many(10_000))
