"""The hub: live tables, who watches them, and what has to happen by itself (bots, clocks, checks).

A command runs under the table's lock: validate and change in memory, commit, and only then acknowledge and push. If
another process was faster, what is in memory is thrown away and read again, and the command is validated anew.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from tessera.kernel import Refused
from tessera.kernel.codec import fingerprint
from tessera.kernel.option import Answer
from tessera.kernel.record import BadRecord
from tessera.kernel.registry import UnknownGame
from tessera.kernel.registry import game as find
from tessera.server import metrics
from tessera.server.checks import Checks
from tessera.server.presence import Presence
from tessera.server.sessions import new_id
from tessera.server.settings import Settings
from tessera.server.thinking import Thinkers
from tessera.store import Conflict, Store, TableRow
from tessera.table import Entry, NotAllowed, Table, standing
from tessera.table.journal import Answered, Moved, decode, encode
from tessera.table.sheet import sheet, summary
from tessera.table.table import Status

log = logging.getLogger("tessera.server")

FRESH_SECONDS = 0.1
"""How long a sheet is good for others who see the same: clocks in it go on."""

ATTEMPTS = 3
"""How often a command is tried when other processes write to the same table at the same moment."""

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
        self.gone = False
        """The watcher has hung up."""
        self.closed = False
        """The server is about to hang up."""


class Page(Struct, frozen=True):
    """A sheet as it is sent."""

    at: float
    entries: int
    moves: int
    present: tuple[str, ...]
    data: bytes


class Live:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.presence = Presence(self.watchers)
        self.pages: dict[tuple[int | None, int], Page] = {}
        """The newest sheets, by the seat that sees them and the moves it knows already."""
        self.thinking: asyncio.Task[None] | None = None
        self.replying: set[tuple[int, int]] = set()
        """For which plies and seats an answer in a window is on its way."""
        self.dropped = False
        """Forgotten, perhaps because it is not what is stored: nobody may use it any more."""


class Hub:
    """All live tables of this process."""

    def __init__(self, store: Store, settings: Settings, delay: Callable[[], float] | None = None) -> None:
        self.store = store
        self.settings = settings
        self.delay = delay or (lambda: random.uniform(*settings.reply_seconds))
        """Seconds until the next answer that is given for somebody in a window."""
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """When a clock runs out, by table; tables that nobody watches need not stay in memory for it."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._checks = Checks(self.thinkers, self._spawn, self._freeze)
        self.closing = False

    # --- getting tables -------------------------------------------------------------------------------------

    async def live(self, table_id: str) -> Live:
        """A table, read from the store if it is not in memory."""
        found = self._live.get(table_id)
        if found is not None:
            self._live.move_to_end(table_id)
            return found
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[Live]:
        """A table that nobody else uses meanwhile."""
        while True:
            live = await self.live(table_id)
            async with live.lock:
                if not live.dropped:
                    yield live
                    return

    async def _load(self, table_id: str) -> Live:
        texts = await self.store.entries(table_id)
        if not texts:
            raise NoSuchTable(table_id)
        entries = [decode(text) for text in texts]
        return self._take_in(Live(await self._restored(table_id, entries)))

    def _take_in(self, live: Live) -> Live:
        self._live[live.table.id] = live
        self._forget_idle()
        self._see_to(live)
        return live

    async def _restored(self, table_id: str, entries: list[Entry]) -> Table:
        """A table from its journal, by the short way if there is one."""
        game = find(entries[0].game)  # type: ignore[union-attr]
        kept = await self.store.snapshot(table_id)
        if kept is not None:
            try:
                return Table.restored(table_id, game, entries, _standing(kept))
            except Exception as error:  # whatever is wrong with a snapshot, the journal is the truth
                log.warning("snapshot ignored", extra={"table": table_id, "reason": repr(error)})
        return Table.restored(table_id, game, entries)

    def _forget_idle(self) -> None:
        excess = len(self._live) - self.settings.idle_tables
        for table_id in list(self._live)[: max(0, excess)]:
            live = self._live[table_id]
            busy = live.watchers or live.replying or live.lock.locked()
            if not busy and live.thinking is None:
                self._drop(live)

    async def resume_all(self) -> int:
        """After a start: go on with every match in progress, one after the other. Returns how many there are."""
        playing = await self.store.playing()
        self._spawn(self._resume(playing))
        return len(playing)

    async def _resume(self, playing: list[str]) -> None:
        for table_id in playing:
            if self.closing:
                return
            try:
                await self.live(table_id)
            except (BadRecord, UnknownGame) as error:
                log.error("table cannot be resumed", extra={"table": table_id, "reason": str(error)})

    # --- commands -------------------------------------------------------------------------------------------

    async def open(self, make: Callable[[str], tuple[Table, list[Entry]]]) -> Live:
        """A new table."""
        table_id = new_id()
        table, entries = make(table_id)
        row = self._row(table)
        await self.store.create(row, [encode(entry) for entry in entries], _people(table))
        return self._take_in(Live(table))

    async def command(self, table_id: str, do: Command) -> Live:
        """Run a command on a table: all or nothing, and durable when it returns."""
        for _ in range(ATTEMPTS):
            with suppress(GoneOn):
                async with self.locked(table_id) as live:
                    await self._run(live, do)
                self._after(live)
                return live
        raise GoneOn(table_id)

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
        people = None if all(isinstance(entry, Moved | Answered) for entry in entries) else _people(table)
        try:
            await self.store.append(self._row(table), expected, [encode(entry) for entry in entries], people)
        except Conflict:
            self._drop(live)
            raise GoneOn(table.id) from None
        except BaseException:
            self._drop(live)
            raise
        moves = sum(isinstance(entry, Moved) for entry in entries)
        if moves:
            metrics.moves.inc(moves)
            self._keep_standing(table)

    def _keep_standing(self, table: Table) -> None:
        """Now and then, and at the end: remember how the match stands."""
        assert table.match is not None
        if len(table.match.moves) % self.settings.snapshot_every == 0 or table.match.over:
            self._spawn(self._keep(table.id, table.entries, standing.encode(table.standing())))

    async def _keep(self, table_id: str, entries: int, data: bytes) -> None:
        try:
            await self.store.keep_snapshot(table_id, entries, fingerprint(data), data)
        except SQLAlchemyError as error:  # it would only have saved time
            log.warning("snapshot not kept", extra={"table": table_id, "reason": str(error)})

    def _drop(self, live: Live) -> None:
        """Forget a table; its watchers read it again."""
        live.dropped = True
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
        for watcher in live.watchers:
            watcher.changed.set()

    def _after(self, live: Live) -> None:
        for watcher in live.watchers:
            watcher.changed.set()
        self._see_to(live)
        self._checks.add(live.table)

    async def heard(self, table_id: str, entries: int) -> None:
        """Another process has appended to a table: read what is new."""
        live = self._live.get(table_id)
        if live is None or live.table.entries >= entries:
            return
        async with live.lock:
            if live.dropped or live.table.entries >= entries:
                return
            try:
                await self._catch_up(live)
            except Exception:
                self._drop(live)
                raise
        self._after(live)

    async def _catch_up(self, live: Live) -> None:
        for text in await self.store.entries(live.table.id, live.table.entries):
            live.table.follow(decode(text))

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
            changed=table.changed,
            summary=facts | {"users": [seat.user for seat in table.seats]},
        )

    # --- watching -------------------------------------------------------------------------------------------

    async def page(self, table_id: str, user: str, since: int = 0, entries: int | None = None) -> Page:
        """What a watcher may know. `since` moves of the log are already there, if `entries` is recent enough."""
        async with self.locked(table_id) as live:
            table = live.table
            if entries is not None and entries < table.went_back_at(table.seat_of(user)):
                since = 0
            moves = len(table.match.moves) if table.match else 0
            return self._page(live, user, min(since, moves))

    def _page(self, live: Live, user: str, since: int) -> Page:
        """A sheet, made once for all who see the same."""
        table, now, users = live.table, time.time(), live.presence.users
        eyes = table.seat_of(user)
        known = table.known_entries(eyes)
        page = live.pages.get((eyes, since))
        current = page is not None and (page.entries, page.present) == (known, users)
        if page is None or not current or now - page.at > FRESH_SECONDS:
            # With PostgreSQL there may be other processes whose watchers nobody here knows of.
            present = None if self.store.is_postgres else live.presence.shown(table)
            seen = {**sheet(table, user, now, since), "present": present, "now": now}
            page = Page(now, known, seen["moves"], users, msgspec.json.encode(seen))
            stale = [key for key, old in live.pages.items() if old.entries != table.known_entries(key[0])]
            for key in stale:
                del live.pages[key]
            live.pages[eyes, since] = page
        return page

    # --- what happens by itself -----------------------------------------------------------------------------

    def _see_to(self, live: Live) -> None:
        """Let bots think, answer for those who are not asked, and set the alarm of the clocks."""
        if self.closing:
            return
        if live.thinking is None and live.table.bots_to_move():
            live.thinking = self._spawn(self._bots(live))
        for seat, bot in live.table.replies():
            decision = live.table.match.decision(seat) if live.table.match is not None else None
            if decision is not None and (decision.ply, seat) not in live.replying:
                live.replying.add((decision.ply, seat))
                self._spawn(self._reply(live, seat, bot, decision.ply))
        self._set_alarm(live.table)

    def _set_alarm(self, table: Table) -> None:
        old = self._alarms.pop(table.id, None)
        if old is not None:
            old.cancel()
        now = time.time()
        zero = table.clocks.next_zero(now) if table.status is Status.PLAYING else None
        due = table.window_closes() or (zero[0] if zero is not None else None)
        if due is not None:
            delay = max(0.05, due - now + 0.05)
            self._alarms[table.id] = asyncio.get_running_loop().call_later(delay, self._ring, table.id)

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _ring(self, table_id: str) -> None:
        del self._alarms[table_id]
        self._spawn(self._time_up(table_id))

    async def _time_up(self, table_id: str) -> None:
        with suppress(GoneOn, NoSuchTable):
            await self.command(table_id, lambda table: table.time_up(time.time()))

    async def _bots(self, live: Live) -> None:
        """Play the bots' moves until a person is asked."""
        try:
            while not self.closing:
                async with live.lock:
                    duty = [] if live.dropped else live.table.bots_to_move()
                    if not duty:
                        break
                    seat, bot = duty[0]
                    decision = live.table.decision(seat)
                assert decision is not None
                answer = await self.thinkers.choose(live.table, seat, bot)
                if self.settings.bot_pause and _told_something(live.table):
                    await asyncio.sleep(self.settings.bot_pause)
                await self._bot_moves(live, seat, answer, decision.ply)
        finally:
            live.thinking = None
        if not live.dropped:
            self._see_to(live)

    async def _reply(self, live: Live, seat: int, bot: str, ply: int) -> None:
        """Answer for a seat in a window, after a time that does not tell whether it is a bot, cannot, or will not."""
        try:
            due = time.monotonic() + self.delay()
            wanted = (seat, bot) in live.table.replies()
            answer = await self.thinkers.choose(live.table, seat, bot) if bot and wanted else None
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if wanted and not live.dropped and not self.closing:
                await self._reply_now(live.table.id, seat, answer, ply)
        finally:
            live.replying.discard((ply, seat))
        if not live.dropped:
            self._see_to(live)

    async def _reply_now(self, table_id: str, seat: int, answer: Answer | None, ply: int) -> None:
        def reply(table: Table) -> Entry:
            now = time.time()
            return (
                table.let_pass(seat, ply, now) if answer is None else table.bot_move(seat, answer, ply, now)
            )

        with suppress(
            NotAllowed, Refused, GoneOn, NoSuchTable
        ):  # they want to answer after all, or it is over
            await self.command(table_id, reply)

    async def _bot_moves(self, live: Live, seat: int, answer: Answer, ply: int) -> None:
        try:
            async with live.lock:
                if live.dropped:
                    return
                await self._run(live, lambda table: table.bot_move(seat, answer, ply, time.time()))
        except (NotAllowed, Refused):
            return  # the player came back, or the match went back, while the bot was thinking
        except GoneOn:
            return
        for watcher in live.watchers:
            watcher.changed.set()
        self._checks.add(live.table)

    # --- checking -------------------------------------------------------------------------------------------

    async def _freeze(self, table: Table, fault: str) -> None:
        """Stop a table that cannot be trusted, and keep everything needed to find out why."""
        log.error("table frozen", extra={"table": table.id, "reason": fault})
        metrics.frozen.inc()
        assert table.match is not None
        report = {
            "reason": fault,
            "record": msgspec.to_builtins(table.match.record()),
            "journal": await self.store.entries(table.id),
        }
        await self.store.keep_bundle(new_id(), table.id, time.time(), report)
        await self.command(table.id, lambda table: table.freeze(fault, time.time()))

    async def close(self) -> None:
        """Finish what was begun; start nothing new."""
        self.closing = True
        for alarm in self._alarms.values():
            alarm.cancel()
        for live in self._live.values():
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


def _standing(kept: tuple[int, str, bytes]) -> standing.Standing:
    """How a table stood, from its snapshot."""
    _, digest, data = kept
    if fingerprint(data) != digest:
        raise BadRecord("the snapshot is damaged")
    return standing.decode(data)


def _people(table: Table) -> list[str]:
    return sorted({seat.user for seat in table.seats if seat.user})
