"""What was acknowledged is never lost, and no table is ever stuck: servers are killed at random moments."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx2 as httpx
import pytest

from tessera.kernel import Seeded
from tests.installed import install
from tests.ours import OURS
from tests.server.campaign import SmallDisk, can_mount, many, seed, small_disk, tell
from tests.server.processes import Player, ServerProcess, until, whole
from tests.server.zygote import ForkedServer, Serve, Zygote
from tests.store.databases import fresh_postgres

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
    """Play under load, kill the server at a random moment, start it again, and look at every table."""
    chance = Seeded(seed("kills"))
    anna = player(server, "Anna")
    open_tables = [anna.open(ME, BOT, BOT) for _ in range(tables)]
    for kill in range(kills):
        killer = threading.Timer(0.05 + chance.pick(400) / 1000, server.kill)
        killer.start()
        play_until_killed(anna, open_tables, kill)
        killer.join()
        server.start()
        look_at_all(server, anna, open_tables)
        tell_kills(kill + 1, kills, anna)


def tell_kills(done: int, of: int, *players: Player, **facts: int) -> None:
    """So many kills, and all moves are there that were acknowledged, once."""
    given = [answers for each in players for answers in (*each.given.values(), *each.sealed.values())]
    tell(done, of, acknowledged=sum(map(len, given)), **facts)


def look_at_all(server: ServerProcess, anna: Player, tables: list[str]) -> None:
    """After a restart: nothing is lost or doubled, and every match goes on; finished ones make room for new ones."""
    anna.moved_to(server.address)
    for number, table in enumerate(tables):
        anna.check_answers(table)
        seen = anna.table(table)
        assert seen["status"] in ("playing", "finished")
        assert seen["status"] == "finished" or goes_on(anna, table), "the table is stuck"
        if seen["status"] == "finished":
            tables[number] = anna.open(ME, BOT, BOT)


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


class Pair:
    """Two people and a bot at a table who want to be asked for every response. One of them answers windows late."""

    def __init__(self, game: str, prompt: Player, slow: Player) -> None:
        self.game = game
        self.prompt = prompt
        self.slow = slow
        self.seen: int | None = None
        """After how many moves the window was opened that the slow one has not answered yet."""
        self.sit_down()

    def sit_down(self) -> None:
        self.table = self.prompt.open(ME, OPEN, BOT, game=self.game)
        assert self.slow.http.post(f"/api/tables/{self.table}/sit", json={}).status_code == 200
        assert self.prompt.http.post(f"/api/tables/{self.table}/start", json={}).status_code == 200

    def play(self, turn: int) -> None:
        for player in (self.prompt, self.slow):
            seen = player.table(self.table)
            window = seen["window"]
            if window is not None and window["wish"] not in (None, "always"):
                wish = {"kind": window["kind"], "wish": "always"}
                assert player.http.put(f"/api/tables/{self.table}/wishes", json=wish).status_code == 200
            if window is None or player is self.prompt or self.seen == seen["moves"]:
                player.answer(self.table, turn)

    def survived(self) -> bool:
        """Whether nothing is lost after a restart; then the slow one answers. Was a sealed answer pending?"""
        pending = self.prompt.table(self.table)["window"]
        for player in (self.prompt, self.slow):
            player.check_answers(self.table)
        seen = self.slow.table(self.table)
        assert seen["status"] == "finished" or goes_on_for_one(self), f"{self.game} is stuck"
        self.seen = seen["moves"]
        if seen["status"] == "finished":
            self.sit_down()
        return pending is not None and bool(pending["given"])


def goes_on_for_one(pair: Pair) -> bool:
    """Whether one of two people is asked, or the match comes to its end."""

    def asked_or_over() -> bool:
        seen = [player.table(pair.table) for player in (pair.prompt, pair.slow)]
        return any(each["decision"] is not None or each["status"] == "finished" for each in seen)

    return until(asked_or_over)


def kill_in_all_games(server: ServerProcess, kills: int) -> int:
    """Two people play every game, and one with many windows; how often the server is killed while a sealed answer
    is pending."""
    chance, pending = Seeded(seed("windows")), 0
    anna, ben = player(server, "Anna"), player(server, "Ben")
    turns = [(anna, ben), (ben, anna)]
    pairs = [Pair(game, *turns[number % 2]) for number, game in enumerate([*OURS, "parley"])]
    for kill in range(kills):
        for pair in pairs:  # however slow the machine: everybody has played before the server dies
            pair.play(kill)
        killer = threading.Timer(chance.pick(600) / 1000, server.kill)
        killer.start()
        with suppress(httpx.TransportError):
            for step in range(100_000):
                pairs[step % len(pairs)].play(kill + step)
        killer.join()
        server.start()
        for each in (anna, ben):
            each.moved_to(server.address)
        pending += sum([pair.survived() for pair in pairs])
        tell_kills(kill + 1, kills, anna, ben, sealed_pending=pending)
    return pending


@pytest.mark.timeout(1800)
def test_killing_the_server_loses_nothing(serve: Serve) -> None:
    kill_again_and_again(serve(), 15)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_killing_the_server_in_all_games_and_windows_loses_nothing(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    install(games, "parley")
    zygote = Zygote(games)
    server = ForkedServer(zygote, f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log").start()
    try:
        kills = many(400)
        assert kill_in_all_games(server, kills) or kills < 50
    finally:
        server.kill()
        zygote.close()


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_killing_the_server_five_hundred_times_loses_nothing(serve: Serve) -> None:
    kill_again_and_again(serve(), many(500))


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_killing_the_server_on_postgresql_loses_nothing(postgres: str, serve: Serve) -> None:
    kill_again_and_again(serve(database=fresh_postgres(postgres)), many(300))


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_killing_the_server_while_it_starts_loses_nothing(serve: Serve) -> None:
    """At any moment of a start: before the database is open, while matches are taken up, and soon after."""
    chance, server, kills = Seeded(seed("starts")), serve(), many(100)
    anna = player(server, "Anna")
    tables = [anna.open(ME, BOT, BOT) for _ in range(10)]
    for turn in range(kills):
        for table in tables:
            anna.answer(table, turn)
        server.kill()
        server.start_and_kill(chance.pick(600) / 1000)
        server.start()
        look_at_all(server, anna, tables)
        tell_kills(turn + 1, kills, anna)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_killing_the_server_on_a_full_disk_loses_nothing(serve: Serve, tmp_path: Path) -> None:
    if not can_mount(tmp_path):
        pytest.skip("a small file system can only be made by root")
    with small_disk(tmp_path / "disk", 24) as disk:
        server = serve(database=f"sqlite:///{disk.folder / 'tables.db'}")
        kill_on_a_full_disk(server, disk, many(100))
        server.kill()


def kill_on_a_full_disk(server: ServerProcess, disk: SmallDisk, kills: int) -> None:
    anna = player(server, "Anna")
    tables = [anna.open(ME, BOT, BOT) for _ in range(3)]
    refused = 0
    for turn in range(kills):
        for step in range(6):
            anna.answer(tables[step % 3], turn + step)
        disk.fill()
        for step in range(30):
            answer = anna.answer(tables[step % 3], turn + step)
            assert answer is None or answer.status_code in (200, 409, 503), answer.text
            refused += answer is not None and answer.status_code == 503
        for table in tables:
            assert anna.http.get(f"/api/tables/{table}").status_code == 200, "reads go on"
        if turn % 2:
            server.kill()
            disk.empty()
        else:  # the disk has room again before the server is killed
            disk.empty()
            assert until(lambda: anna.http.get("/healthz").status_code == 200), "recovers without a restart"
            server.kill()
        server.start()
        look_at_all(server, anna, tables)
        tell_kills(turn + 1, kills, anna, refused=refused)
    assert refused >= kills, "the disk was full"
    assert "Traceback" not in server.log.read_text()


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
def pair(postgres: str, serve: Serve) -> tuple[ForkedServer, ForkedServer]:
    database = fresh_postgres(postgres)
    return serve(database=database, log="log 1"), serve(database=database, log="log 2")


def test_two_processes_serve_the_same_table(pair: tuple[ForkedServer, ForkedServer]) -> None:
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
    pair: tuple[ForkedServer, ForkedServer],
) -> None:
    race(pair, 60)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_a_thousand_races_have_a_thousand_winners(pair: tuple[ForkedServer, ForkedServer]) -> None:
    race(pair, many(1000))


def race(pair: tuple[ForkedServer, ForkedServer], races: int) -> None:
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
        tell(run, races)


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
