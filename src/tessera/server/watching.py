"""Who watches a table, and what they are sent: one page for all who see the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from msgspec import Struct

from tessera.server.presence import Presence
from tessera.table import Table
from tessera.table.sheet import encoded

FRESH_SECONDS = 0.1
"""How long a page is good for others who see the same: clocks in it go on."""

KEPT_PAGES = 32
"""Pages kept of a table: more than watchers need who follow it."""


class Watcher:
    """Somebody who gets told when a table changes."""

    def __init__(self, user: str, proof: str = "", address: str = "") -> None:
        self.user = user
        self.address = address
        """Where the connection comes from, as limits count it."""
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
        self._stored: list[tuple[int, int]] = []
        """Moves that came over the socket and are stored: their numbers, and how many entries there were then."""

    def stored(self, number: int, entries: int) -> None:
        """A move that this watcher has sent is on the disk; the push that shows it says so."""
        self._stored.append((number, entries))
        self.changed.set()

    def acknowledged(self, entries: int) -> list[int]:
        """The numbers of the moves that somebody has seen stored who knows so many entries; each once."""
        if not self._stored:
            return []
        shown = [number for number, at in self._stored if at <= entries]
        self._stored = [(number, at) for number, at in self._stored if at > entries]
        return shown


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
    unheard: frozenset[str]
    """Whose remarks are left out."""


class Pages:
    """The newest pages of a table."""

    def __init__(self, table: Table, presence: Presence) -> None:
        self._table = table
        self._presence = presence
        self._kept: OrderedDict[Sight, Page] = OrderedDict()
        self._entries = 0
        """How many entries the table had when they were made."""

    def __len__(self) -> int:
        return len(self._kept)

    def page(
        self,
        user: str,
        now: float,
        since: int,
        known: int | None,
        *,
        unheard: frozenset[str] = frozenset(),
        everybody_is_here: bool,
    ) -> Page:
        """What a watcher may know. `since` moves of the log and what was said up to `known` are already there."""
        table, users = self._table, self._presence.users
        seat = table.seat_of(user)
        if known is not None and known < table.went_back_at(seat):
            since = 0
        moves = len(table.match.moves) if table.match else 0
        since = min(since, moves)
        entries = table.known_entries(seat)
        said = table.chat.since(known)
        news = tuple(remark.number for remark in said)
        left_out = unheard.intersection(remark.user for remark in said)
        sight = Sight(seat, user == table.host, since, news, left_out)
        page = self._kept.get(sight)
        current = page is not None and (page.entries, page.present) == (entries, users)
        if page is None or not current or now - page.at > FRESH_SECONDS:
            present = self._presence.shown(table) if everybody_is_here else None
            more = {"present": present, "now": now}
            data = encoded(table, user, now, since, known, left_out, more, beside=users)
            page = Page(now, entries, moves, users, data)
            self._keep(sight, page)
        return page

    def _keep(self, sight: Sight, page: Page) -> None:
        if self._entries != self._table.entries:
            self._kept.clear()
            self._entries = self._table.entries
        if self._presence.several:
            self._kept[sight] = page
        else:  # whoever watches alone would only fill the memory with what they have got
            self._table.kept.let_go()
        if len(self._kept) > KEPT_PAGES:
            self._kept.popitem(last=False)
