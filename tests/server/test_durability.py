"""What was acknowledged is never lost, and no table is ever stuck: servers are killed at random moments."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from tessera.kernel import Seeded
from tests.server.processes import Player, ServerProcess, until, whole
from tests.store.databases import fresh_postgres, postgres_server

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


_players: list[Player] = []


def player(server: ServerProcess, name: str) -> Player:
    _players.append(Player(server.address, name))
    return _players[-1]


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """Close all connections after a test."""
    yield
    while _players:
        _players.pop().http.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log").start()
    yield process
    process.kill()


def kill_again_and_again(server: ServerProcess, kills: int, tables: int = 3) -> None:
    chance = Seeded("kills")
    anna = player(server, "Anna")
    open_tables = [anna.open(ME, BOT, BOT) for _ in range(tables)]
    for kill in range(kills):
        killer = threading.Timer(0.05 + chance.pick(400) / 1000, server.kill)
        killer.start()
        play_until_killed(anna, open_tables, kill)
        killer.join()
        server.start()
        anna.moved_to(server.address)
        for number, table in enumerate(open_tables):
            seen = anna.table(table)
            assert seen["moves"] >= anna.acknowledged.get(table, 0), "an acknowledged move is lost"
            assert seen["status"] in ("playing", "finished")
            assert seen["status"] == "finished" or goes_on(anna, table), "the table is stuck"
            if seen["status"] == "finished":
                open_tables[number] = anna.open(ME, BOT, BOT)


def play_until_killed(anna: Player, tables: list[str], turn: int) -> None:
    try:
        for step in range(100_000):
            anna.answer(tables[step % len(tables)], turn + step)
    except httpx.TransportError:
        return


def goes_on(anna: Player, table: str) -> bool:
    """Whether the table asks the player again, or comes to its end."""

    def asked_or_over() -> bool:
        seen = anna.table(table)
        return seen["decision"] is not None or seen["status"] == "finished"

    return until(asked_or_over)


@pytest.mark.timeout(1800)
def test_killing_the_server_loses_nothing(server: ServerProcess) -> None:
    kill_again_and_again(server, 25)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_killing_the_server_a_thousand_times_loses_nothing(server: ServerProcess) -> None:
    kill_again_and_again(server, 1000)


def test_a_server_that_is_stopped_finishes_and_starts_again(server: ServerProcess) -> None:
    anna = player(server, "Anna")
    table = anna.open(ME, BOT)
    assert goes_on(anna, table)
    before = anna.table(table)
    assert server.stop() in (0, -signal.SIGTERM)
    assert "Application shutdown complete" in server.log.read_text()
    server.start()
    anna.moved_to(server.address)
    assert {**anna.table(table), "now": 0} == {**before, "now": 0}


# --- two processes on one PostgreSQL --------------------------------------------------------------------------


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    with postgres_server(tmp_path / "postgres") as address:
        database = fresh_postgres(address)
        both = [ServerProcess(database, tmp_path / f"log{i}").start() for i in range(2)]
        yield both[0], both[1]
        for process in both:
            process.kill()


def test_two_processes_serve_the_same_table(pair: tuple[ServerProcess, ServerProcess]) -> None:
    anna, ben = player(pair[0], "Anna"), player(pair[1], "Ben")
    table = anna.open(ME, OPEN)
    assert ben.http.post(f"/api/tables/{table}/sit", json={}).status_code == 200
    assert until(lambda: anna.table(table)["seats"][1]["kind"] == "person")
    assert anna.http.post(f"/api/tables/{table}/start", json={}).status_code == 200
    turn = 0
    while anna.table(table)["status"] != "finished":
        for person in (anna, ben):
            answer = person.answer(table, turn)
            assert answer is None or answer.status_code in (200, 409), answer.text
        turn += 1
    assert anna.table(table)["status"] == "finished"
    assert until(lambda: ben.table(table)["moves"] == anna.table(table)["moves"])
    assert ben.table(table)["outcome"] == anna.table(table)["outcome"]


def test_when_two_processes_race_for_a_ply_exactly_one_wins(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    race(pair, 60)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_a_thousand_races_have_a_thousand_winners(pair: tuple[ServerProcess, ServerProcess]) -> None:
    race(pair, 1000)


def race(pair: tuple[ServerProcess, ServerProcess], races: int) -> None:
    """The same person answers the same question through both processes at the same moment."""
    anna, twin = player(pair[0], "Anna"), player(pair[1], "her other window")
    twin.http.cookies = anna.http.cookies
    table = anna.open(ME, BOT)
    run = 0
    while run < races:
        if anna.table(table)["status"] == "finished":
            table = anna.open(ME, BOT)
        if not goes_on(anna, table) or (seen := anna.table(table))["decision"] is None:
            continue
        decision = seen["decision"]
        option = whole(decision, run, anna.get(f"/api/tables/{table}/decision"))
        body = {"ply": decision["ply"], "option": option}
        codes = at_once([anna.http, twin.http], f"/api/tables/{table}/moves", body)
        assert sorted(codes) == [200, 409], codes
        run += 1


def at_once(clients: list[httpx.Client], path: str, body: dict[str, object]) -> list[int]:
    """Send the same request through several connections at the same moment."""
    codes: list[int] = []
    barrier = threading.Barrier(len(clients))

    def shoot(client: httpx.Client) -> None:
        barrier.wait()
        codes.append(client.post(path, json=body).status_code)

    shots = [threading.Thread(target=shoot, args=(client,)) for client in clients]
    for shot in shots:
        shot.start()
    for shot in shots:
        shot.join()
    return codes
