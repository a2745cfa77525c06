"""The hub: live tables, the commands they are given, and who watches them.

A command runs under the table's lock: validate and change in memory, commit, and only then acknowledge and push. If
another process was faster, what is in memory is thrown away and read again, and the command is validated anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import islice
from math import inf
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from tessera.kernel import Refused
from tessera.server import metrics
from tessera.server.background import Background
from tessera.server.caretaker import Caretaker
from tessera.server.checks import Checks
from tessera.server.presence import Presence
from tessera.server.sessions import new_id
from tessera.server.settings import Settings
from tessera.server.storing import GoneOn, keep_standing, people_of, read, read_on, row_of
from tessera.server.thinking import Thinkers
from tessera.server.unheard import Unheard
from tessera.server.upkeep import Upkeep
from tessera.server.watching import Page, Pages, Watcher
from tessera.store import Conflict, NewTable, Saved, Store, Unavailable
from tessera.table import Entry, Table, play, standing
from tessera.table.journal import Answered, Moved, encode

log = logging.getLogger("tessera.server")

ATTEMPTS = 3
"""How often a command is tried when other processes write to the same table at the same moment."""

T = TypeVar("T")
Command = Callable[[Table], Entry | list[Entry] | None]


class Live:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.presence = Presence(self.watchers)
        self.pages = Pages(table, self.presence)
        self.thinking: asyncio.Task[None] | None = None
        """The bots, as long as they are at work."""
        self.replying: set[tuple[int, int]] = set()
        """For which plies and seats an answer is on its way."""
        self.seen = -inf
        """When somebody looked at the table last, by the monotonic clock."""
        self.dropped = False
        """Forgotten, perhaps because it is not what is stored: nobody may use it any more."""

    def begin_reply(self, ply: int, seat: int) -> bool:
        """Whether an answer for a seat is not on its way yet; now it is."""
        new = (ply, seat) not in self.replying
        self.replying.add((ply, seat))
        return new

    @property
    def busy(self) -> bool:
        return bool(self.watchers or self.replying or self.thinking) or self.lock.locked()

    def unseen_for(self) -> float:
        """For how many seconds nobody has looked at the table."""
        return 0.0 if self.watchers else time.monotonic() - self.seen

    def is_seen_by(self, user: str) -> bool:
        """Whether somebody is looking at the table."""
        return any(watcher.user == user and watcher.looking for watcher in self.watchers)

    def tell(self) -> None:
        """Let everybody who watches look again."""
        for watcher in self.watchers:
            watcher.changed.set()


def _begun(table: Table) -> Live:
    """A table that somebody has just opened."""
    live = Live(table)
    live.seen = time.monotonic()
    return live


def _new(table: Table, entries: list[Entry]) -> NewTable:
    """A table that is about to be stored."""
    return NewTable(row_of(table), [encode(entry) for entry in entries], people_of(table))


class _Locked:
    """A table that nobody else uses, for a while: ``async with hub.locked(table_id) as live``."""

    __slots__ = ("_hub", "_live", "_table_id")
    _live: Live

    def __init__(self, hub: Hub, table_id: str) -> None:
        self._hub = hub
        self._table_id = table_id

    async def __aenter__(self) -> Live:
        while True:
            live = await self._hub.live(self._table_id)
            await live.lock.acquire()
            if not live.dropped:
                self._live = live
                return live
            live.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


class Hub:
    """All live tables of this process."""

    def __init__(self, store: Store, settings: Settings, delay: Callable[[], float] | None = None) -> None:
        self.store = store
        self.settings = settings
        self.background = Background()
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.caretaker = Caretaker(self, delay)
        self.unheard = Unheard(store)
        self.upkeep = Upkeep(self)
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._news: dict[str, int] = {}
        """How many entries tables have that are just being read: what is read may be older."""
        self._ahead: dict[str, Saved] = {}
        """What was read of tables that are about to be taken up."""
        self._not_touched: set[str] = set()
        """Tables that are being read ahead and that nobody has asked for meanwhile."""
        self._watching: dict[Watcher, None] = {}
        """Whoever is connected, in the order in which they came."""
        self._checks = Checks(self.thinkers, self.background.spawn, self._freeze)
        self.attend: list[Callable[[Table], None]] = []
        """Whoever wants to know when a table has gone on."""
        self.closing = False

    @property
    def size(self) -> int:
        return len(self._live)

    async def close(self) -> None:
        """Finish what was begun; start nothing new."""
        self.closing = True
        self.upkeep.close()
        self.caretaker.close()
        for watcher in self._watching:
            watcher.closed = True
            watcher.changed.set()
        await self.background.finish(self.settings.bot_seconds)
        self.thinkers.close()

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

    def locked(self, table_id: str) -> _Locked:
        """A table that nobody else uses meanwhile."""
        return _Locked(self, table_id)

    async def read_ahead(self, tables: Sequence[str]) -> None:
        """Read what is stored of several tables in one go, for when they are asked for one after the other.

        Not from PostgreSQL: other processes may write to them before that.
        """
        if not self.store.is_postgres:
            self._not_touched = set(tables) - self._live.keys() - self._loading.keys()
            saved = await self.store.saved(tables)
            self._ahead = {table_id: saved[table_id] for table_id in self._not_touched & saved.keys()}

    async def _load(self, table_id: str) -> Live:
        self._not_touched.discard(table_id)
        live = Live(await read(self.store, table_id, self._ahead.pop(table_id, None)))
        while self._news.pop(table_id, 0) > live.table.entries:
            await read_on(self.store, live.table)
        return self._take_in(live)

    def _take_in(self, live: Live) -> Live:
        self._live[live.table.id] = live
        self._forget_idle()
        self.see_to(live)
        return live

    def _forget_idle(self) -> None:
        excess = len(self._live) - self.settings.idle_tables
        for table_id in list(islice(self._live, max(0, excess))):
            live = self._live[table_id]
            if not live.busy:
                self._drop(live)

    def _drop(self, live: Live) -> None:
        """Forget a table; its watchers read it again."""
        live.dropped = True
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
        live.tell()

    async def remove(self, table_id: str) -> None:
        """Strike a table out; whoever watches it is told that there is none."""
        async with self.locked(table_id):
            await self.store.remove_table(table_id)
            self.forget(table_id)

    def forget(self, table_id: str) -> None:
        """There is no such table any more."""
        self.caretaker.forget(table_id)
        if (live := self._live.get(table_id)) is not None:
            self._drop(live)

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
                await read_on(self.store, live.table)
            except Exception:
                self._drop(live)
                raise
        self._after(live)

    async def refresh(self) -> None:
        """Look at every live table for entries of other processes."""
        for table_id in [*self._live, *self._loading]:
            row = await self.store.table(table_id)
            if row is not None:
                await self.heard(table_id, row.entries)

    # --- commands -------------------------------------------------------------------------------------------

    async def open(self, make: Callable[[str], tuple[Table, list[Entry]]]) -> Live:
        """A new table."""
        return (await self.open_all([make(new_id())]))[0]

    async def open_all(
        self,
        made: Sequence[tuple[Table, list[Entry]]],
        also: Callable[[Connection], None] | None = None,
    ) -> list[Live]:
        """New tables, and whatever is stored because of them: all or nothing."""
        await self.store.create_all([_new(table, entries) for table, entries in made], also)
        return [self._take_in(_begun(table)) for table, _ in made]

    async def command(self, table_id: str, do: Command) -> Live:
        """Run a command on a table: all or nothing, and durable when it returns."""
        for _ in range(ATTEMPTS):
            with suppress(GoneOn):
                async with self.locked(table_id) as live:
                    await self._run(live, do)
                self._after(live)
                return live
        raise GoneOn(table_id)

    async def command_here(self, live: Live, do: Command) -> None:
        """Run a command that makes sense only on what is in memory here; whoever gives it sees to the rest."""
        async with live.lock:
            if live.dropped:
                return
            await self._run(live, do)
        live.tell()
        self._checks.add(live.table)

    async def open_from(
        self, table_id: str, make: Callable[[Table, str], tuple[Entry, Table, list[Entry]]]
    ) -> Live:
        """A new table that another one names by an entry: both are stored, or neither."""
        for _ in range(ATTEMPTS):
            with suppress(GoneOn):
                async with self.locked(table_id) as live:
                    made = await self._open_from(live, make)
                self._after(live)
                return self._take_in(_begun(made))
        raise GoneOn(table_id)

    async def _open_from(
        self, live: Live, make: Callable[[Table, str], tuple[Entry, Table, list[Entry]]]
    ) -> Table:
        expected, new_table = live.table.entries, new_id()
        entry, made, entries = self._done(live, lambda table: make(table, new_table))
        await self._make_durable(live, expected, [entry], _new(made, entries))
        return made

    async def _run(self, live: Live, do: Command) -> None:
        expected = live.table.entries
        done = self._done(live, do)
        if done:
            await self._make_durable(live, expected, done if isinstance(done, list) else [done])

    def _done(self, live: Live, do: Callable[[Table], T]) -> T:
        """What comes of something that changes a table; if that fails half-way, the table is read again."""
        try:
            return do(live.table)
        except Refused:
            raise  # this has changed nothing
        except Exception:
            self._drop(live)
            raise

    async def _make_durable(
        self, live: Live, expected: int, entries: list[Entry], beside: NewTable | None = None
    ) -> None:
        """Make durable what has just happened in memory; whatever goes wrong, memory is thrown away."""
        table = live.table
        moves = len([entry for entry in entries if type(entry) is Moved])
        answers = len([entry for entry in entries if type(entry) is Answered])
        people = None if moves + answers == len(entries) else people_of(table)
        encoded = [encode(entry) for entry in entries]
        try:
            await self.store.append(row_of(table), expected, encoded, people, beside)
        except Conflict:
            self._drop(live)
            raise GoneOn(table.id) from None
        except BaseException:
            self._drop(live)
            raise
        if moves:
            metrics.moves.inc(moves)
            self._keep_standing(table)

    def _keep_standing(self, table: Table) -> None:
        """Now and then, and at the end: remember how the match stands."""
        assert table.match is not None
        if len(table.match.moves) % self.settings.snapshot_every == 0 or table.match.over:
            data = standing.encode(standing.standing_of(table))
            self.background.spawn(self._keep(table.id, table.entries, data))

    async def _keep(self, table_id: str, entries: int, data: bytes) -> None:
        with suppress(Unavailable):  # it would only have saved time
            await keep_standing(self.store, table_id, entries, data)

    def _after(self, live: Live) -> None:
        live.tell()
        self.see_to(live)
        self._checks.add(live.table)

    def see_to(self, live: Live) -> None:
        """A table has gone on: what happens now by itself, and whoever wants to know."""
        if not self.closing and not live.dropped:
            self.caretaker.see_to(live)
            for attend in self.attend:
                attend(live.table)

    async def _freeze(self, table: Table, fault: str) -> None:
        """Stop a table that cannot be trusted, and keep everything needed to find out why."""
        log.error("table frozen", extra={"table": table.id, "reason": fault})
        metrics.frozen.inc()
        assert table.match is not None
        report = {
            "reason": fault,
            "record": msgspec.to_builtins(table.match.record()),
            "journal": await self.store.bare_entries(table.id),
        }
        await self.store.keep_bundle(new_id(), table.id, time.time(), report)
        await self.command(table.id, lambda table: play.freeze(table, fault, time.time()))

    # --- watching -------------------------------------------------------------------------------------------

    async def catch_up(self, table_id: str) -> None:
        """Read what other processes have written, before anything is shown: their message may still be on its way."""
        if self.store.is_postgres and table_id in self._live:
            row = await self.store.table(table_id)
            if row is not None:
                await self.heard(table_id, row.entries)

    async def page(self, table_id: str, user: str, since: int = 0, entries: int | None = None) -> Page:
        """What a watcher may know. `since` moves of the log and what was said up to `entries` are already there."""
        # With PostgreSQL there may be other processes whose watchers nobody here knows of.
        alone = not self.store.is_postgres
        unheard = await self.unheard.by(user)
        async with self.locked(table_id) as live:
            page = live.pages.page(
                user, time.time(), since, entries, unheard=unheard, everybody_is_here=alone
            )
        rested = live.unseen_for() > self.settings.unwatched_seconds
        live.seen = time.monotonic()
        if rested:  # its bots may have
            self.see_to(live)
        return page

    def watch(self, watcher: Watcher) -> None:
        """Somebody is connected, wherever they look."""
        self._watching[watcher] = None

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        self._watching.pop(watcher, None)
        live = self._live.get(table_id)
        if live is not None and watcher in live.watchers:
            live.watchers.discard(watcher)
            live.presence.went()

    def keep(self, address: str, most: int) -> None:
        """Let an address watch so many tables; whoever came later is hung up."""
        there = [watcher for watcher in self._watching if watcher.address == address and not watcher.closed]
        for watcher in there[most:]:
            watcher.closed = True
            watcher.changed.set()

    def is_watched(self, table_id: str) -> bool:
        return table_id in self._live and bool(self._live[table_id].watchers)

    def looking(self) -> set[tuple[str, str]]:
        """Who is looking at which table, as pairs of table and person."""
        return {
            (live.table.id, watcher.user)
            for live in self._live.values()
            for watcher in live.watchers
            if watcher.user and watcher.looking
        }

    def end(self, proof: str) -> None:
        """A session or a token, or all of a person, is no longer valid: hang up whatever was opened with it."""
        for watcher in self._watching:
            if proof in (watcher.proof, watcher.user):
                watcher.ended = True
                watcher.changed.set()
