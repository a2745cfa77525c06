"""Bots from outside: the client class and the example."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tessera.client import Client, ServerRefused
from tests.server.processes import Player, ServerProcess
from tests.server.zygote import Serve

ROOT = Path(__file__).parents[2]


@pytest.fixture
def server(serve: Serve) -> ServerProcess:
    return serve()


@pytest.fixture
def anna(server: ServerProcess) -> Iterator[Player]:
    player = Player(server.address, "Anna")
    yield player
    player.http.close()


def token_of(player: Player) -> str:
    return str(player.http.post("/api/tokens", json={"label": "bot"}).json()["token"])


def test_the_example_joins_a_table_and_plays_it_to_the_end(server: ServerProcess, anna: Player) -> None:
    table = anna.open({"kind": "me"}, {"kind": "bot", "bot": "random"})
    command = [sys.executable, str(ROOT / "examples" / "my_bot.py"), server.address, token_of(anna), table]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("[")
    assert anna.table(table)["status"] == "finished"


def test_the_client_says_what_the_server_refused(server: ServerProcess, anna: Player) -> None:
    client = Client(server.address, token_of(anna))
    table = anna.open({"kind": "me"}, {"kind": "open"})
    assert client.join(table) == table
    with pytest.raises(ServerRefused) as refused:
        client.move(table, 0, "pass")
    assert refused.value.error == "table-is-waiting"
    with pytest.raises(ServerRefused, match="404"):
        client.look("nothing")
    with pytest.raises(ServerRefused, match="404"):
        next(client.watch("nothing"))
    with pytest.raises(ServerRefused, match="401"):
        Client(server.address, "tess_wrong").look(table)
    with pytest.raises(ValueError, match="http"):
        Client("localhost", "x")
