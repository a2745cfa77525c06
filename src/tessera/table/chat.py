"""What is said at a table, and by whom no more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from tessera.table.journal import Entry, Folds, Muted, RemarkRemoved, Said
from tessera.table.refusal import NotAllowed

if TYPE_CHECKING:
    from tessera.table.table import Table

MAX_CHAT = 500
"""Characters in one remark."""
MAX_REMARKS = 2_000
"""Remarks at one table."""
MAX_REMARKS_OF_WATCHERS = 500
"""With so many remarks only players and the host go on speaking: nobody with the link can fill the chat for them."""
SHOWN = 100
"""Remarks that somebody who comes to the table is shown."""


class Remark(Struct):
    """Something that was said."""

    number: int
    user: str
    name: str
    seat: int
    text: str
    at: float
    changed: int
    """The number of entries when it was said or removed."""
    moves: int = 0
    """The number of moves when it was said: what it may be about."""
    removed: bool = False


class Chat:
    """The remarks of a table, in order."""

    def __init__(self) -> None:
        self._remarks: list[Remark] = []
        self.muted: dict[str, int] = {}
        """Who may say nothing more, with the number of one of their remarks."""

    def __iter__(self) -> Iterator[Remark]:
        return iter(self._remarks)

    def __len__(self) -> int:
        return len(self._remarks)

    def find(self, number: int) -> Remark | None:
        return self._remarks[number] if 0 <= number < len(self._remarks) else None

    def add(self, said: Said, entries: int, moves: int) -> None:
        number = len(self._remarks)
        self._remarks.append(
            Remark(number, said.user, said.name, said.seat, said.text, said.at, entries, moves)
        )

    def strike_out(self, number: int, entries: int) -> None:
        """Only that there was a remark can still be seen."""
        remark = self._remarks[number]
        remark.text, remark.removed, remark.changed = "", True, entries

    def strike_out_all(self, user: str, entries: int) -> None:
        """Somebody has gone for good."""
        for remark in self._remarks:
            if remark.user == user:
                self.strike_out(remark.number, entries)

    def rename(self, user: str, name: str, entries: int) -> None:
        """Another name over somebody's remarks."""
        for remark in self._remarks:
            if remark.user == user:
                remark.name, remark.changed = name, entries

    def since(self, entries: int | None) -> list[Remark]:
        """What was said or removed after so many entries; the newest ones for somebody who knows nothing yet."""
        if entries is None:
            return self._remarks[-SHOWN:]
        return [remark for remark in self._remarks if remark.changed > entries]


# --- commands -----------------------------------------------------------------------------------------------


def say(table: Table, user: str, name: str, text: str, now: float) -> Entry:
    """A remark, by a player or by somebody who watches."""
    text = " ".join(text.split())
    if not text:
        raise NotAllowed("table-empty-remark")
    if len(text) > MAX_CHAT:
        raise NotAllowed("table-remark-too-long", most=MAX_CHAT)
    if user in table.chat.muted:
        raise NotAllowed("table-muted")
    seat = table.seat_of(user)
    most = MAX_REMARKS_OF_WATCHERS if seat is None and user != table.host else MAX_REMARKS
    if len(table.chat) >= most:
        raise NotAllowed("table-chat-full")
    return table.note(Said(at=now, user=user, name=name, text=text, seat=-1 if seat is None else seat))


def remove(table: Table, user: str, number: int, now: float, *, warden: bool = False) -> Entry:
    """The host, or whoever keeps order on the server, strikes a remark out."""
    if not warden:
        table.must_host(user)
    if _remark(table, number).removed:
        raise NotAllowed("table-no-such-remark")
    return table.note(RemarkRemoved(at=now, number=number))


def mute(table: Table, user: str, number: int, muted: bool, now: float) -> Entry:
    """The host lets whoever made a remark say nothing more, or speak again."""
    table.must_host(user)
    speaker = _remark(table, number).user
    if speaker == user:
        raise NotAllowed("table-mute-oneself")
    if muted == (speaker in table.chat.muted):
        raise NotAllowed("table-muted-already" if muted else "table-not-muted")
    return table.note(Muted(at=now, user=speaker, number=number, muted=muted))


def _remark(table: Table, number: int) -> Remark:
    remark = table.chat.find(number)
    if remark is None:
        raise NotAllowed("table-no-such-remark")
    return remark


# --- the fold -----------------------------------------------------------------------------------------------


def _said(table: Table, entry: Said) -> None:
    table.chat.add(entry, table.entries, len(table.made))


def _remark_removed(table: Table, entry: RemarkRemoved) -> None:
    table.chat.strike_out(entry.number, table.entries)


def _muted(table: Table, entry: Muted) -> None:
    if entry.muted:
        table.chat.muted[entry.user] = entry.number
    else:
        table.chat.muted.pop(entry.user, None)


FOLDS: Folds = {Said: _said, RemarkRemoved: _remark_removed, Muted: _muted}
