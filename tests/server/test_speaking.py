"""Moves and look-ups over the table's socket: stored before they are acknowledged, and with the words of HTTP."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tessera.kernel import Seeded, notation_of
from tessera.server import live as live_module
from tessera.server.allowance import Allowance, Meter
from tessera.server.bans import Bans
from tessera.server.deps import Door
from tessera.server.hub import Hub
from tessera.server.settings import Settings
from tessera.server.speaking import Conversation
from tessera.server.watching import Watcher
from tessera.store import Unavailable
from tessera.table import Table
from tests.answers import any_answer
from tests.server.running import ORIGIN, Browser, Site, site
from tests.server.test_hub import a_hub, match_of_two, say


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as running:
        yield running


class Line:
    """Somebody's socket at a table."""

    def __init__(self, browser: Browser, table: str) -> None:
        address = f"/api/tables/{table}/live"
        self._session = browser.client.websocket_connect(address, headers={"origin": ORIGIN})

    def __enter__(self) -> Line:
        self._socket = self._session.__enter__()
        return self

    def __exit__(self, *problem: Any) -> None:
        self._session.__exit__(*problem)

    def say(self, **said: Any) -> Any:
        """Say something; what answers it."""
        self._socket.send_json({"id": 7, **said})
        while (heard := self.hear()).get("ack") != 7:
            pass
        return heard

    def hear(self) -> Any:
        return self._socket.receive_json(mode="binary")


def a_duel(here: Site) -> tuple[Browser, Browser, str]:
    """Two people at a table; the first is asked."""
    anna, ben = here.browser("Anna"), here.browser("Ben")
    table = anna.open("me", "open", start=False)
    ben.post(f"/api/tables/{table}/sit", {})
    anna.post(f"/api/tables/{table}/start")
    return (anna, ben, table) if anna.table(table)["decision"] else (ben, anna, table)


def whole_answer(browser: Browser, table: str) -> tuple[int, str]:
    """The ply of the open question, and a whole answer to it: the first parts that are offered."""
    decision = browser.table(table)["decision"]
    ply, parts = decision["ply"], []
    while True:
        option = decision["options"][0]
        parts.append(option["do"])
        if option["whole"]:
            return ply, " / ".join(parts)
        decision = browser.following(table, " / ".join(parts))["decisions"][0]


def test_the_push_that_shows_a_move_acknowledges_it(here: Site) -> None:
    anna, ben, table = a_duel(here)
    ply, answer = whole_answer(anna, table)
    with Line(anna, table) as line:
        before = line.hear()
        shown = line.say(move=answer, ply=ply)
        assert (shown["moves"], shown["log"][-1]["do"]) == (before["moves"] + 1, answer)
        assert len(here.journal(table)) == shown["entries"], "what was acknowledged is stored"
        assert shown["view"] == anna.table(table)["view"]
        again = line.say(move=answer, ply=ply)
        assert again["error"] in ("refused-stale", "refused-not-your-turn") and again["code"] == 409
    assert ben.table(table)["moves"] == shown["moves"]


def test_what_is_refused_is_refused_in_the_same_words(here: Site) -> None:
    anna, _, table = a_duel(here)
    zoe, path = here.browser("Zoe"), f"/api/tables/{table}/moves"
    ply, answer = whole_answer(anna, table)
    tries = [(anna, ply + 1, answer), (anna, ply, "juggle"), (anna, ply, "/ /"), (zoe, ply, answer)]
    for who, named, option in tries:
        with Line(who, table) as line:
            said = line.say(move=option, ply=named)
        by_http = who.client.post(path, json={"ply": named, "option": option})
        assert said.pop("code") == by_http.status_code
        assert {key: said[key] for key in by_http.json()} == by_http.json()
    with Line(anna, table) as line:
        assert line.say(move=answer)["code"] == 422, "an answer names the question it answers"
        assert line.say(move=answer, ply=ply)["moves"] == 1, "and the socket still works"


def test_nobody_moves_without_a_name(here: Site) -> None:
    anna, _, table = a_duel(here)
    ply, answer = whole_answer(anna, table)
    with Line(here.browser(), table) as line:
        assert line.say(move=answer, ply=ply)["error"] == "table-not-seated"
    assert anna.table(table)["moves"] == 0


def test_a_database_that_fails_is_said_over_the_socket(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _, table = a_duel(here)
    ply, answer = whole_answer(anna, table)

    async def full(*_: Any, **__: Any) -> None:
        raise Unavailable("database or disk is full")

    with Line(anna, table) as line:
        line.hear()
        with monkeypatch.context() as for_a_while:
            for_a_while.setattr(here.hub.store, "append", full)
            refused = line.say(move=answer, ply=ply)
        assert (refused["code"], refused["error"]) == (503, "error-store-fails")
        assert refused["retry_after"] > 0
        assert line.say(move=answer, ply=ply)["moves"] == 1, "the same may be tried again, on the same line"


def test_moves_over_the_socket_come_out_of_the_same_allowance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tessera.server.speaking.REFUSED_PAUSE", 0.0)
    with site(tmp_path, requests_per_minute=40) as here:
        anna = here.browser("Anna")
        table = anna.open("me", "random")
        ply, answer = whole_answer(anna, table)
        with Line(anna, table) as line:
            while anna.client.get("/api/games").status_code == 200:
                pass
            refused = line.say(move=answer, ply=ply)
            assert (refused["code"], refused["error"]) == (429, "error-too-many-requests")
            match = here.live(table).table.match
            assert match is not None and not [move for move in match.moves if move.seat == 0]


# --- before the commit --------------------------------------------------------------------------------------


class Wire:
    """A socket without a network: what is sent is kept, what is said comes from a queue."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.news = asyncio.Event()
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def push(self, data: bytes) -> None:
        self.sent.append(json.loads(data))
        self.news.set()

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    def say(self, **said: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps(said)})

    async def heard(self, count: int) -> None:
        while len(self.sent) < count:
            self.news.clear()
            await self.news.wait()


def an_answer(table: Table, seat: int) -> str:
    assert table.match is not None
    return notation_of(any_answer(table.match.state, seat, Seeded(1)))


class AtTheTable:
    """Somebody who watches a table of a hub, over such a socket."""

    def __init__(self, hub: Hub, table: str, user: str) -> None:
        self.wire, self.watcher = Wire(), Watcher(user)
        door = Door(Meter(Allowance(Settings()), "here"), Bans(), user, "here", "/")
        self.conversation = Conversation(hub, table, self.watcher, door, self.wire.push)
        self.reading = asyncio.create_task(self.conversation.hear(self.wire.receive))
        pushing = live_module._push(self.wire.push, hub, table, self.watcher, 0, None)
        self.pushing = asyncio.create_task(pushing)

    async def leave(self) -> None:
        await self.conversation.end(self.reading)
        self.watcher.changed.set()
        await self.pushing


def test_an_acknowledgement_never_leaves_before_the_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A push goes out while the move still waits for the table, and another while it is on its way to the disk."""

    async def inside() -> None:
        async with a_hub(tmp_path) as hub:
            table = (await hub.open(match_of_two)).table
            mover = table.waiting()[0]
            anna = AtTheTable(hub, table.id, table.seats[mover].user)
            wire = anna.wire
            await wire.heard(1)
            live = await hub.live(table.id)
            stored, go_on = hub.store.append, asyncio.Event()
            async with live.lock:
                # Something else happens, and its push waits for the table, before the move does.
                await hub._run(live, say("first"))
                live.tell()
                await asyncio.sleep(0)
                await asyncio.sleep(0)

                async def slowly(*args: Any) -> None:
                    await go_on.wait()
                    await stored(*args)

                monkeypatch.setattr(hub.store, "append", slowly)
                decision = table.decision(mover)
                assert decision is not None
                wire.say(id=5, move=an_answer(table, mover), ply=decision.ply)
                while not wire.said.empty():
                    await asyncio.sleep(0)
            await wire.heard(2)
            assert "ack" not in wire.sent[1] and wire.sent[1]["chat"], "the move was not stored yet"
            while not live.lock.locked():
                await asyncio.sleep(0)
            anna.watcher.changed.set()  # and once more, while it is
            for _ in range(20):
                await asyncio.sleep(0)
            assert len(wire.sent) == 2 and table.match is not None
            go_on.set()
            await wire.heard(3)
            assert wire.sent[2]["ack"] == 5 and wire.sent[2]["moves"] == 1
            assert len(await hub.store.entries(table.id)) == wire.sent[2]["entries"]
            await anna.leave()

    asyncio.run(inside())


def test_who_hangs_up_in_the_middle_of_a_move_has_made_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is on its way to the disk is waited for: memory and journal must not say different things."""

    async def inside() -> None:
        async with a_hub(tmp_path) as hub:
            table = (await hub.open(match_of_two)).table
            mover = table.waiting()[0]
            anna = AtTheTable(hub, table.id, table.seats[mover].user)
            await anna.wire.heard(1)
            live, stored, go_on = await hub.live(table.id), hub.store.append, asyncio.Event()

            async def slowly(*args: Any) -> None:
                await go_on.wait()
                await stored(*args)

            monkeypatch.setattr(hub.store, "append", slowly)
            decision = table.decision(mover)
            assert decision is not None
            anna.wire.say(id=5, move=an_answer(table, mover), ply=decision.ply)
            while not live.lock.locked():
                await asyncio.sleep(0)
            leaving = asyncio.create_task(anna.leave())
            await asyncio.sleep(0)
            go_on.set()
            await leaving
            assert not live.dropped and live.table.match is not None and len(live.table.match.moves) == 1
            assert len(await hub.store.entries(table.id)) == live.table.entries

    asyncio.run(inside())


def test_several_moves_are_each_acknowledged_once() -> None:
    watcher = Watcher("anna")
    watcher.stored(1, 10)
    watcher.stored(2, 12)
    assert watcher.acknowledged(11) == [1], "what a page does not show yet is not acknowledged by it"
    assert watcher.acknowledged(12) == [2]
    assert watcher.acknowledged(time.time_ns()) == []
