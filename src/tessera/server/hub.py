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
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import msgspec
from msgspec import Struct

from tessera.kernel import Refused
from tessera.kernel.codec import fingerprint
from tessera.kernel.option import Answer
from tessera.kernel.record import BadRecord
from tessera.kernel.registry import UnknownGame, edition
from tessera.server import metrics
from tessera.server.checks import Checks
from tessera.server.presence import Presence
from tessera.server.sessions import new_id
from tessera.server.settings import Settings
from tessera.server.thinking import Thinkers
from tessera.store import Conflict, NewTable, Store, TableRow, Unavailable
from tessera.table import Entry, NotAllowed, Table, standing
from tessera.table.journal import Answered, Created, Moved, Renewed, decode, encode
from tessera.table.sheet import sheet, summary
from tessera.table.table import Status

log = logging.getLogger("tessera.server")

FRESH_SECONDS = 0.1
"""How long a sheet is good for others who see the same: clocks in it go on."""

ATTEMPTS = 3
"""How often a command is tried when other processes write to the same table at the same moment."""

KEPT_PAGES = 32
"""Sheets kept of a table: more than watchers need who follow it."""

REST_SECONDS = 1.0
"""How often is looked whether the database works again; until then bots and clocks rest."""

SWEEP_SECONDS = 600.0
"""How often tables are looked for that nobody came to."""

Command = Callable[[Table], Entry | list[Entry] | None]


class NoSuchTable(LookupError):
    """There is no table with this id."""


class GoneOn(RuntimeError):
    """Another process changed the table first; the caller should look again."""


class Watcher:
    """Somebody who gets told when a table changes."""

    def __init__(self, user: str, proof: str = "") -> None:
        self.user = user
        self.proof = proof
        """The session or token that the connection was opened with."""
        self.changed = asyncio.Event()
        self.gone = False
        """The watcher has hung up."""
        self.looking = True
        """The page can be seen; who has it somewhere in the background is not looking."""
        self.closed = False
        """The server is about to hang up."""
        self.ended = False
        """The proof of who watches is no longer valid."""


class Page(Struct, frozen=True):
    """A sheet as it is sent."""

    at: float
    entries: int
    moves: int
    present: tuple[str, ...]
    data: bytes


class Sight(Struct, frozen=True):
    """Who sees the same: the same seat, and just as much that is known already."""

    seat: int | None
    host: bool
    since: int
    chat: tuple[int, ...]
    """The remarks that are news."""


class Live:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.presence = Presence(self.watchers)
        self.pages: OrderedDict[Sight, Page] = OrderedDict()
        """The newest sheets."""
        self.thinking: asyncio.Task[None] | None = None
        self.replying: set[tuple[int, int]] = set()
        """For which plies and seats an answer in a window is on its way."""
        self.dropped = False
        """Forgotten, perhaps because it is not what is stored: nobody may use it any more."""

    def is_seen_by(self, user: str) -> bool:
        """Whether somebody is looking at the table."""
        return any(watcher.user == user and watcher.looking for watcher in self.watchers)


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
        self._news: dict[str, int] = {}
        """How many entries tables have that are just being read: what is read may be older."""
        self._watching: set[Watcher] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """When a clock runs out, by table; tables that nobody watches need not stay in memory for it."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._chores: list[asyncio.Task[None]] = []
        """What goes on until the end."""
        self._checks = Checks(self.thinkers, self._spawn, self._freeze)
        self.attend: Callable[[Table], None] = lambda table: None
        """Whoever wants to know when a table has gone on."""
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
            loading.add_done_callback(lambda _: self._loaded(table_id))
        return await asyncio.shield(loading)

    def _loaded(self, table_id: str) -> None:
        self._loading.pop(table_id, None)
        self._news.pop(table_id, None)

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
        live = Live(await self._restored(table_id, entries))
        while self._news.pop(table_id, 0) > live.table.entries:
            await self._catch_up(live)
        return self._take_in(live)

    def _take_in(self, live: Live) -> Live:
        self._live[live.table.id] = live
        self._forget_idle()
        self._see_to(live)
        return live

    async def _restored(self, table_id: str, entries: list[Entry]) -> Table:
        """A table from its journal, by the short way if there is one."""
        created = entries[0]
        assert isinstance(created, Created)
        renewed = [entry for entry in entries if isinstance(entry, Renewed)]
        game = edition(created.game, renewed[-1].rules if renewed else created.rules)
        kept = await self.store.snapshot(table_id)
        if kept is not None:
            try:
                return Table.restored(table_id, game, entries, _standing(kept))
            except Exception as error:  # whatever is wrong with a snapshot, the journal is the truth
                log.warning("snapshot ignored", extra={"table": table_id, "reason": repr(error)})
        table = Table.restored(table_id, game, entries)
        if table.stale is not None:
            await self._tell_stale(table)
        return table

    async def _tell_stale(self, table: Table) -> None:
        """A table that rests because the rules have changed: what the log of the host says of it."""
        assert table.stale is not None
        row = await self.store.table(table.id)
        table.stale.over = row is not None and row.status == "finished"
        facts = {"table": table.id, "move": table.stale.common, "reason": table.stale.reason}
        log.warning("the rules have changed: a match rests", extra=facts)

    def _forget_idle(self) -> None:
        excess = len(self._live) - self.settings.idle_tables
        for table_id in list(self._live)[: max(0, excess)]:
            live = self._live[table_id]
            busy = live.watchers or live.replying or live.lock.locked()
            if not busy and live.thinking is None:
                self._drop(live)

    async def resume_all(self) -> int:
        """After a start: go on with every match in progress, one after the other. Returns how many there are."""
        unfinished = await self.store.unfinished()
        self._spawn(self._resume(unfinished))
        self._chores = [
            asyncio.create_task(_logged(work)) for work in (self._look_after_store(), self._sweep())
        ]
        return len(unfinished)

    async def _resume(self, unfinished: list[str]) -> None:
        for table_id in unfinished:
            if self.store.fault:
                await self._rest()
            if self.closing:
                return
            try:
                await self.live(table_id)
            except (NoSuchTable, Unavailable):
                continue  # whoever asks for it will read it again
            except (BadRecord, UnknownGame) as error:
                log.error("table cannot be resumed", extra={"table": table_id, "reason": str(error)})
        log.info("every match is taken up", extra={"tables": len(unfinished)})

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

    async def open_from(
        self, table_id: str, make: Callable[[Table, str], tuple[Entry, Table, list[Entry]]]
    ) -> Live:
        """A new table that another one names by an entry: both are stored, or neither."""
        for _ in range(ATTEMPTS):
            with suppress(GoneOn):
                async with self.locked(table_id) as live:
                    made = await self._open_from(live, make)
                self._after(live)
                return self._take_in(Live(made))
        raise GoneOn(table_id)

    async def _open_from(
        self, live: Live, make: Callable[[Table, str], tuple[Entry, Table, list[Entry]]]
    ) -> Table:
        expected, new_table = live.table.entries, new_id()
        with self._half_changed_is_forgotten(live):
            entry, made, entries = make(live.table, new_table)
        beside = NewTable(self._row(made), [encode(each) for each in entries], _people(made))
        await self._make_durable(live, expected, [entry], beside)
        return made

    async def _run(self, live: Live, do: Command) -> None:
        expected = live.table.entries
        with self._half_changed_is_forgotten(live):
            done = do(live.table)
        entries = [] if done is None else done if isinstance(done, list) else [done]
        if entries:
            await self._make_durable(live, expected, entries)

    @contextmanager
    def _half_changed_is_forgotten(self, live: Live) -> Iterator[None]:
        try:
            yield
        except (NotAllowed, Refused):
            raise  # these have changed nothing
        except Exception:
            self._drop(live)
            raise

    async def _make_durable(
        self, live: Live, expected: int, entries: list[Entry], beside: NewTable | None = None
    ) -> None:
        """Make durable what has just happened in memory; whatever goes wrong, memory is thrown away."""
        table = live.table
        people = None if all(isinstance(entry, Moved | Answered) for entry in entries) else _people(table)
        encoded = [encode(entry) for entry in entries]
        try:
            await self.store.append(self._row(table), expected, encoded, people, beside)
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
        with suppress(Unavailable):  # it would only have saved time
            await self.store.keep_snapshot(table_id, entries, fingerprint(data), data)

    def _drop(self, live: Live) -> None:
        """Forget a table; its watchers read it again."""
        live.dropped = True
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
        for watcher in live.watchers:
            watcher.changed.set()

    async def remove(self, table_id: str) -> None:
        """Strike a table out; whoever watches it is told that there is none."""
        async with self.locked(table_id):
            await self.store.remove_table(table_id)
            self.forget(table_id)

    def forget(self, table_id: str) -> None:
        """There is no such table any more."""
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()
        if (live := self._live.get(table_id)) is not None:
            self._drop(live)

    def _after(self, live: Live) -> None:
        for watcher in live.watchers:
            watcher.changed.set()
        self._see_to(live)
        self._checks.add(live.table)

    async def heard(self, table_id: str, entries: int) -> None:
        """Another process has appended to a table: read what is new."""
        live = self._live.get(table_id)
        if live is None and table_id in self._loading:
            self._news[table_id] = max(entries, self._news.get(table_id, 0))
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
        for table_id in [*self._live, *self._loading]:
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
            finished=facts["changed"] if table.status is Status.FINISHED else None,
        )

    # --- watching -------------------------------------------------------------------------------------------

    async def page(self, table_id: str, user: str, since: int = 0, entries: int | None = None) -> Page:
        """What a watcher may know. `since` moves of the log and what was said up to `entries` are already there."""
        async with self.locked(table_id) as live:
            table = live.table
            if entries is not None and entries < table.went_back_at(table.seat_of(user)):
                since = 0
            moves = len(table.match.moves) if table.match else 0
            return self._page(live, user, min(since, moves), entries)

    def _page(self, live: Live, user: str, since: int, known: int | None) -> Page:
        """A sheet, made once for all who see the same."""
        table, now, users = live.table, time.time(), live.presence.users
        eyes = table.seat_of(user)
        entries = table.known_entries(eyes)
        news = tuple(remark.number for remark in table.chat.since(known))
        sight = Sight(eyes, user == table.host, since, news)
        page = live.pages.get(sight)
        current = page is not None and (page.entries, page.present) == (entries, users)
        if page is None or not current or now - page.at > FRESH_SECONDS:
            # With PostgreSQL there may be other processes whose watchers nobody here knows of.
            present = None if self.store.is_postgres else live.presence.shown(table)
            seen = {**sheet(table, user, now, since, known), "present": present, "now": now}
            page = Page(now, entries, seen["moves"], users, msgspec.json.encode(seen))
            stale = [old for old, kept in live.pages.items() if kept.entries != table.known_entries(old.seat)]
            for old in stale:
                del live.pages[old]
            live.pages[sight] = page
            if len(live.pages) > KEPT_PAGES:
                live.pages.popitem(last=False)
        return page

    def watch(self, watcher: Watcher) -> None:
        """Somebody is connected, wherever they look."""
        self._watching.add(watcher)

    def looking(self) -> set[tuple[str, str]]:
        """Who is looking at which table, as pairs of table and person."""
        return {
            (live.table.id, watcher.user)
            for live in self._live.values()
            for watcher in live.watchers
            if watcher.user and watcher.looking
        }

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        self._watching.discard(watcher)
        live = self._live.get(table_id)
        if live is not None and watcher in live.watchers:
            live.watchers.discard(watcher)
            live.presence.went()

    def end(self, proof: str) -> None:
        """A session or a token, or all of a person, is no longer valid: hang up whatever was opened with it."""
        for watcher in self._watching:
            if proof in (watcher.proof, watcher.user):
                watcher.ended = True
                watcher.changed.set()

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
        for seat, ply in live.table.ordered():
            if (ply, seat) not in live.replying:
                live.replying.add((ply, seat))
                self._spawn(self._carry_out(live, seat, ply))
        self._set_alarm(live.table)
        self.attend(live.table)

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

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _ring(self, table_id: str) -> None:
        del self._alarms[table_id]
        self._spawn(self._time_up(table_id))

    async def _time_up(self, table_id: str) -> None:
        while not self.closing:
            try:
                await self.command(table_id, lambda table: table.time_up(time.time()))
            except (GoneOn, NoSuchTable):
                return
            except Unavailable:
                await self._rest()
            else:
                return

    async def _rest(self) -> None:
        """Wait until something can be stored again. Nobody may try again and again meanwhile: that helps nobody."""
        while True:
            await asyncio.sleep(REST_SECONDS)
            if not self.store.fault or self.closing:
                return

    async def _look_after_store(self) -> None:
        """As long as the database fails, look now and then whether it works again."""
        while True:
            await asyncio.sleep(REST_SECONDS)
            if self.store.fault:
                with suppress(Unavailable):
                    await self.store.probe()

    async def _sweep(self) -> None:
        """Now and then: give up tables that nobody came to."""
        while True:
            with suppress(Unavailable):
                await self.sweep(time.time())
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self, now: float) -> None:
        """Close tables that wait in vain, and forget those that were closed long ago."""
        since = now - self.settings.empty_table_seconds, now - self.settings.waiting_table_seconds
        for table_id in await self.store.waiting_in_vain(*since):
            if table_id not in self._live or not self._live[table_id].watchers:
                with suppress(GoneOn, NoSuchTable, NotAllowed):
                    await self.command(table_id, lambda table: table.expire(time.time()))
        await self.store.forget_closed(now - self.settings.closed_table_seconds)

    async def _bots(self, live: Live) -> None:
        """Play the bots' moves until a person is asked."""
        try:
            if self.store.fault:
                await self._rest()
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
        except Unavailable:
            await self._rest()
            if not self.closing:
                await self.live(live.table.id)  # read again, and with it the bots are at work again
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

    async def _carry_out(self, live: Live, seat: int, ply: int) -> None:
        """Give the answer that somebody has ordered, if nothing surprises them; the others need time to see it."""
        try:
            await asyncio.sleep(self.settings.bot_pause)
            if not live.dropped and not self.closing:
                with suppress(NotAllowed, Refused, GoneOn, NoSuchTable):  # they were faster, or it is over
                    await self.command(live.table.id, lambda table: table.carry_out(seat, ply, time.time()))
        finally:
            live.replying.discard((ply, seat))

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
        for chore in self._chores:
            chore.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()
        for watcher in self._watching:
            watcher.closed = True
            watcher.changed.set()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=self.settings.bot_seconds)
        self.thinkers.close()


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    """Something that nobody waits for: what goes wrong is told in the log, once."""
    try:
        await work
    except Unavailable:
        pass  # the store has told it
    except Exception as error:
        log.error("fault in the background", exc_info=error)


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
