"""The hub: live tables, who watches them, and what has to happen by itself (bots, clocks, checks).

A command runs under the table's lock: validate and change in memory, commit, and only then acknowledge and push. If
another process was faster, what is in memory is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from tessera.kernel import Refused, snapshot
from tessera.kernel.record import BadRecord
from tessera.kernel.registry import UnknownGame
from tessera.kernel.registry import game as find
from tessera.server import metrics
from tessera.server.sessions import new_id
from tessera.server.settings import Settings
from tessera.server.thinking import Thinkers
from tessera.store import Conflict, Store, TableRow
from tessera.table import Entry, NotAllowed, Table
from tessera.table.journal import Moved, Undone, decode, encode
from tessera.table.sheet import sheet, summary
from tessera.table.table import Status

log = logging.getLogger("tessera.server")

REPLAY_EVERY = 100
"""After so many moves the whole record is replayed in the background and compared."""

Command = Callable[[Table], Entry | Sequence[Entry] | None]


class NoSuchTable(LookupError):
    """There is no table with this id."""


class GoneOn(RuntimeError):
    """Another process changed the table first; the caller should look again."""


class Watcher:
    """Somebody who gets told when a table changes."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.changed = asyncio.Event()
        self.moves = 0
        self.closed = False


class Live:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.last_undo = 0
        """The number of entries when the match last went back: older logs are not just continued."""
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None


class Hub:
    """All live tables of this process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # --- getting tables -------------------------------------------------------------------------------------

    async def live(self, table_id: str) -> Live:
        """A table, read from the store if it is not in memory."""
        found = self._live.get(table_id)
        if found is not None:
            self._live.move_to_end(table_id)
            return found
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._live:
                self._live[table_id] = await self._load(table_id)
                self._forget_idle()
        self._loading.pop(table_id, None)
        live = self._live[table_id]
        self._see_to(live)
        return live

    async def _load(self, table_id: str) -> Live:
        texts = await self.store.entries(table_id)
        if not texts:
            raise NoSuchTable(table_id)
        entries = [decode(text) for text in texts]
        live = Live(Table.restored(table_id, find(entries[0].game), entries))  # type: ignore[union-attr]
        undone = [number for number, entry in enumerate(entries, 1) if isinstance(entry, Undone)]
        live.last_undo = undone[-1] if undone else 0
        return live

    def _forget_idle(self) -> None:
        excess = len(self._live) - self.settings.idle_tables
        for table_id in list(self._live)[: max(0, excess)]:
            live = self._live[table_id]
            if not live.watchers and not live.lock.locked() and live.thinking is None:
                self._quiet(live)
                del self._live[table_id]

    async def resume_all(self) -> int:
        """After a start: go on with every match in progress. Returns how many there are."""
        playing = await self.store.playing()
        for table_id in playing:
            try:
                await self.live(table_id)
            except (BadRecord, UnknownGame) as error:
                log.error("table cannot be resumed", extra={"table": table_id, "reason": str(error)})
        return len(playing)

    # --- commands -------------------------------------------------------------------------------------------

    async def open(self, make: Callable[[str], tuple[Table, list[Entry]]]) -> Live:
        """A new table."""
        table_id = new_id()
        table, entries = make(table_id)
        row = self._row(table)
        await self.store.create(row, [encode(entry) for entry in entries], _people(table))
        live = self._live[table_id] = Live(table)
        self._forget_idle()
        self._see_to(live)
        return live

    async def command(self, table_id: str, do: Command) -> Live:
        """Run a command on a table: all or nothing, and durable when it returns."""
        live = await self.live(table_id)
        async with live.lock:
            await self._run(live, do)
        self._after(live)
        return live

    async def _run(self, live: Live, do: Command) -> None:
        table = live.table
        expected = table.entries
        try:
            done = do(table)
        except (NotAllowed, Refused):
            raise
        except Exception:
            self._drop(live)  # whatever is in memory may be half changed
            raise
        entries = [] if done is None else list(done) if isinstance(done, list | tuple) else [done]
        if not entries:
            return
        people = None if all(isinstance(entry, Moved) for entry in entries) else _people(table)
        try:
            await self.store.append(self._row(table), expected, [encode(entry) for entry in entries], people)
        except Conflict:
            self._drop(live)
            raise GoneOn(table.id) from None
        except BaseException:
            self._drop(live)
            raise
        if any(isinstance(entry, Undone) for entry in entries):
            live.last_undo = table.entries
        metrics.moves.inc(sum(isinstance(entry, Moved) for entry in entries))

    def _drop(self, live: Live) -> None:
        """Forget a table; its watchers read it again."""
        self._quiet(live)
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
        for watcher in live.watchers:
            watcher.changed.set()

    def _quiet(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None

    def _after(self, live: Live) -> None:
        for watcher in live.watchers:
            watcher.changed.set()
        self._see_to(live)
        self._check(live)

    async def heard(self, table_id: str, entries: int) -> None:
        """Another process has appended to a table: read what is new."""
        live = self._live.get(table_id)
        if live is None or live.table.entries >= entries:
            return
        async with live.lock:
            if live.table.entries >= entries:
                return
            for text in await self.store.entries(table_id, live.table.entries):
                entry = decode(text)
                live.table.follow(entry)
                if isinstance(entry, Undone):
                    live.last_undo = live.table.entries
        self._after(live)

    async def refresh(self) -> None:
        """Look at every live table for entries of other processes."""
        for table_id in list(self._live):
            row = await self.store.table(table_id)
            if row is not None:
                await self.heard(table_id, row.entries)

    @property
    def size(self) -> int:
        return len(self._live)

    def _row(self, table: Table) -> TableRow:
        now = time.time()
        facts = summary(table, now)
        return TableRow(
            id=table.id,
            game=table.created.game,
            status=str(table.status),
            public=table.created.public,
            entries=table.entries,
            created=table.created.at,
            changed=now,
            summary=msgspec.to_builtins(facts) | {"users": [seat.user for seat in table.seats]},
        )

    # --- watching -------------------------------------------------------------------------------------------

    async def sheet(
        self, table_id: str, user: str, since: int = 0, entries: int | None = None
    ) -> dict[str, Any]:
        """What a watcher may know. `since` moves of the log are already there, if `entries` is recent enough."""
        live = await self.live(table_id)
        async with live.lock:
            if entries is not None and entries < live.last_undo:
                since = 0
            moves = len(live.table.match.moves) if live.table.match else 0
            now = time.time()
            return {**sheet(live.table, user, now, min(since, moves)), "now": now}

    # --- what happens by itself -----------------------------------------------------------------------------

    def _see_to(self, live: Live) -> None:
        """Let bots think and set the alarm of the clocks."""
        if self.closing:
            return
        if live.thinking is None and live.table.bots_to_move():
            live.thinking = self._spawn(self._bots(live))
        self._quiet(live)
        due = live.table.clocks.next_zero(time.time()) if live.table.status is Status.PLAYING else None
        if due is not None:
            delay = max(0.05, due[0] - time.time() + 0.05)
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _ring(self, live: Live) -> None:
        self._spawn(self._time_up(live))

    async def _time_up(self, live: Live) -> None:
        with suppress(GoneOn, NoSuchTable):
            await self.command(live.table.id, lambda table: table.time_up(time.time()))

    async def _bots(self, live: Live) -> None:
        """Play the bots' moves until a person is asked."""
        try:
            while not self.closing and self._live.get(live.table.id) is live:
                async with live.lock:
                    duty = live.table.bots_to_move()
                    if not duty:
                        break
                    seat, bot = duty[0]
                    decision = live.table.decision(seat)
                    state = live.table.match.state.clone() if live.table.match else None
                if decision is None or state is None:
                    break
                option = await self.thinkers.choose(live.table.game, state, seat, bot)
                if self.settings.bot_pause and _told_something(live.table):
                    await asyncio.sleep(self.settings.bot_pause)
                await self._bot_moves(live, seat, option, decision.ply)
        finally:
            live.thinking = None
        if live.table.bots_to_move() and self._live.get(live.table.id) is live:
            self._see_to(live)

    async def _bot_moves(self, live: Live, seat: int, option: Any, ply: int) -> None:
        try:
            async with live.lock:
                await self._run(live, lambda table: table.bot_move(seat, option, ply, time.time()))
        except (NotAllowed, Refused):
            return  # the player came back, or the match went back, while the bot was thinking
        except GoneOn:
            return
        for watcher in live.watchers:
            watcher.changed.set()
        self._check(live)

    # --- checking -------------------------------------------------------------------------------------------

    def _check(self, live: Live) -> None:
        """After each change: does the position survive being saved, and now and then: does the record replay?"""
        table = live.table
        if table.match is None or table.status is Status.FROZEN:
            return
        state = table.match.state
        if snapshot(table.game.restore(snapshot(state), state.content)) != snapshot(state):
            self._spawn(self._freeze(live, "the saved position differs"))
            return
        moves = len(table.match.moves)
        if moves and (moves % REPLAY_EVERY == 0 or table.match.over):
            self._spawn(self._check_replay(live))

    async def _check_replay(self, live: Live) -> None:
        """Replay the whole record in a worker and compare every digest."""
        assert live.table.match is not None
        fault = await self.thinkers.replay_fault(live.table.match.record())
        if fault:
            await self._freeze(live, f"the record does not replay: {fault}")

    async def _freeze(self, live: Live, fault: str) -> None:
        """Stop a table that cannot be trusted, and keep everything needed to find out why."""
        log.error("table frozen", extra={"table": live.table.id, "reason": fault})
        metrics.frozen.inc()
        assert live.table.match is not None
        report = {
            "reason": fault,
            "record": msgspec.to_builtins(live.table.match.record()),
            "journal": await self.store.entries(live.table.id),
        }
        await self.store.keep_bundle(new_id(), live.table.id, time.time(), report)
        await self.command(live.table.id, lambda table: table.freeze(fault, time.time()))

    async def close(self) -> None:
        """Finish what was begun; start nothing new."""
        self.closing = True
        for live in self._live.values():
            self._quiet(live)
            for watcher in live.watchers:
                watcher.closed = True
                watcher.changed.set()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=self.settings.bot_seconds)
        self.thinkers.close()


def _told_something(table: Table) -> bool:
    """Whether the last move was more than a part of a choice: people need time only for what they can see."""
    moves = table.match.moves if table.match is not None else []
    return not moves or bool(moves[-1].events)


def _people(table: Table) -> list[str]:
    return sorted({seat.user for seat in table.seats if seat.user})
