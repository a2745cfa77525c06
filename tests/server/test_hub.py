"""The hub: several at one table, tables that are forgotten and read again, and others who write to the same store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tessera.games.peloponnes import game
from tessera.kernel import Seeded
from tessera.server.hub import Hub
from tessera.server.settings import Settings
from tessera.server.storing import NoSuchTable
from tessera.store import Saved, Store
from tessera.table import ClockRule, Entry, Table, chat, play, seats
from tessera.table.clock import Mode
from tessera.table.journal import Said, decode
from tests.answers import any_answer
from tests.server.processes import PATIENCE

KEY = bytes(range(32))


@asynccontextmanager
async def a_hub(folder: Path, idle_tables: int = 500) -> AsyncIterator[Hub]:
    settings = Settings(f"sqlite:///{folder / 'tessera.db'}", bot_pause=0.0, idle_tables=idle_tables)
    store = await Store.open(settings.database)
    hub = Hub(store, settings)
    yield hub
    await hub.close()
    await store.close()


def match_of_two(table_id: str, clock: ClockRule | None = None) -> tuple[Table, list[Entry]]:
    table, created = Table.open(table_id, game, 2, {}, "anna", time.time(), clock=clock)
    entries = [created, *[seats.sit(table, name, name.title(), time.time()) for name in ("anna", "ben")]]
    return table, [*entries, play.start(table, "anna", KEY, time.time())]


def say(text: str) -> Callable[[Table], Entry]:
    return lambda table: chat.say(table, "anna", "Anna", text, time.time())


async def stored_chat(hub: Hub, table: str) -> list[str]:
    entries = [decode(text) for text in await hub.store.entries(table)]
    return [entry.text for entry in entries if isinstance(entry, Said)]


async def comes_true(holds: Callable[[], Awaitable[bool]]) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if await holds():
            return True
        await asyncio.sleep(0.05)
    return False


def test_whoever_loses_or_waits_behind_a_loser_starts_from_what_is_stored(tmp_path: Path) -> None:
    """Another process was faster: what was begun here on top of an older table is forgotten and done again."""

    async def inside() -> None:
        async with a_hub(tmp_path) as hub, a_hub(tmp_path) as other:
            table = (await hub.open(match_of_two)).table.id
            await other.command(table, say("elsewhere"))
            both = await asyncio.gather(hub.command(table, say("one")), hub.command(table, say("two")))
            stored = await stored_chat(hub, table)
            assert stored[0] == "elsewhere" and sorted(stored[1:]) == ["one", "two"]
            for live in both:
                assert [said.text for said in live.table.chat] == stored

    asyncio.run(inside())


def test_an_answer_to_a_question_that_was_answered_elsewhere_is_refused(tmp_path: Path) -> None:
    async def inside() -> None:
        async with a_hub(tmp_path) as hub, a_hub(tmp_path) as other:
            live = await hub.open(match_of_two)
            seat = live.table.waiting()[0]
            decision = live.table.decision(seat)
            assert decision is not None
            assert live.table.match is not None
            whole = any_answer(live.table.match.state, seat, Seeded(1))
            user, ply = live.table.seats[seat].user, decision.ply
            answers = [
                each.command(live.table.id, lambda table: play.move(table, user, whole, ply, time.time()))
                for each in (other, hub)
            ]
            done = await asyncio.gather(*answers, return_exceptions=True)
            assert sorted(type(result).__name__ for result in done) == ["Live", "Refused"]

    asyncio.run(inside())


def test_many_at_once_all_get_their_turn(tmp_path: Path) -> None:
    async def inside() -> None:
        async with a_hub(tmp_path) as hub:
            tables = [(await hub.open(match_of_two)).table.id for _ in range(5)]
            words = [f"remark {number}" for number in range(20)]
            await asyncio.gather(*[hub.command(table, say(word)) for word in words for table in tables])
            for table in tables:
                assert await stored_chat(hub, table) == words

    asyncio.run(inside())


def test_a_table_that_many_ask_for_is_read_once(tmp_path: Path) -> None:
    async def inside() -> None:
        async with a_hub(tmp_path) as hub:
            table = (await hub.open(match_of_two)).table.id
        async with a_hub(tmp_path) as hub:
            found = await asyncio.gather(*[hub.live(table) for _ in range(10)])
            assert len({id(live) for live in found}) == 1
            missing = await asyncio.gather(*[hub.live("nothing") for _ in range(3)], return_exceptions=True)
            assert all(isinstance(error, NoSuchTable) for error in missing)

    asyncio.run(inside())


def test_matches_are_taken_up_from_what_was_read_ahead_in_one_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def inside() -> None:
        async with a_hub(tmp_path) as hub:
            tables = [(await hub.open(match_of_two)).table.id for _ in range(3)]
            await hub.command(tables[0], some_move)
        async with a_hub(tmp_path) as hub:
            monkeypatch.setattr(hub.store, "entries", None)
            await hub.upkeep._take_up(tables)
            assert [(await hub.live(table)).table.entries for table in tables] == [5, 4, 4]

    asyncio.run(inside())


def test_what_was_read_ahead_does_not_count_where_somebody_came_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks while tables are read ahead gets them from the store; what was read then may be old by now."""

    async def inside() -> None:
        async with a_hub(tmp_path) as hub:
            tables = [(await hub.open(match_of_two)).table.id for _ in range(2)]
        async with a_hub(tmp_path) as hub:
            read, go_on = hub.store.saved, asyncio.Event()

            async def slowly(names: Sequence[str]) -> dict[str, Saved]:
                found = await read(names)
                await go_on.wait()
                return found

            monkeypatch.setattr(hub.store, "saved", slowly)
            reading = asyncio.create_task(hub.read_ahead(tables))
            while not hub._not_touched:
                await asyncio.sleep(0)
            live = await hub.command(tables[0], some_move)
            hub._drop(live)
            go_on.set()
            await reading
            assert (await hub.live(tables[0])).table.entries == 5
            assert hub._ahead.keys() == {tables[1]}

    asyncio.run(inside())


def test_a_clock_runs_out_even_at_a_table_that_was_forgotten(tmp_path: Path) -> None:
    async def inside() -> None:
        async with a_hub(tmp_path, idle_tables=1) as hub:
            table = (await hub.open(lambda name: match_of_two(name, ClockRule(Mode.MOVE, 5)))).table.id
            await hub.open(match_of_two)
            assert hub.size == 1

            async def away() -> bool:
                return '"WentAway"' in "".join(await hub.store.entries(table))

            assert await comes_true(away)

    asyncio.run(inside())


@pytest.mark.parametrize("moves", [0, 12])
def test_what_is_read_again_is_what_was_forgotten(tmp_path: Path, moves: int) -> None:
    async def inside() -> None:
        async with a_hub(tmp_path, idle_tables=1) as hub:
            table = (await hub.open(match_of_two)).table.id
            for _ in range(moves):
                await hub.command(table, some_move)
            before = await hub.page(table, "anna")
            await hub.open(match_of_two)
            assert hub.size == 1
            after = await hub.page(table, "anna")
            assert (after.entries, after.moves) == (before.entries, before.moves) == (4 + moves, moves)

    asyncio.run(inside())


def some_move(table: Table) -> Entry:
    seat = table.waiting()[0]
    decision = table.decision(seat)
    assert decision is not None and table.match is not None
    whole = any_answer(table.match.state, seat, Seeded(len(table.match.moves)))
    return play.move(table, table.seats[seat].user, whole, decision.ply, time.time())
