"""The places at a table: who sits there, who comes, goes, and is played for by a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tessera.table.journal import (
    BotSat,
    CameBack,
    Closed,
    Entry,
    Folds,
    Forgotten,
    HostChanged,
    Opened,
    Renamed,
    Sat,
    WentAway,
    Wish,
)
from tessera.table.orders import Order
from tessera.table.refusal import NotAllowed
from tessera.table.status import Status

if TYPE_CHECKING:
    from tessera.table.table import Table

SUBSTITUTE = "heuristic"
"""The bot that plays for somebody who is away."""

ANONYMOUS = "Anonymous"
"""What is left of the name of somebody who has deleted the account."""

BOT_NAMES = ("Hypatia", "Milo", "Aspasia", "Solon", "Thales", "Sappho", "Draco", "Phryne")
"""What bots are called, by seat, so that two of them can be told apart."""


class Seat(Struct):
    """A place at the table: open, a person's, or a bot's."""

    user: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False
    """A bot plays for the person who sits here."""
    wishes: dict[str, Wish] = {}
    """When this player wants to be asked for responses, by kind."""
    order: Order | None = None
    """What to answer when asked."""
    dropped: str = ""
    """Why the last order was dropped, until the player answers."""
    private: int = 0
    """Entries that only this seat knows of."""
    left_at: int = 0
    """The number of moves when the person went away: those before were made with the person at the table."""
    hints: int = 0
    """For how many questions this player has asked for a hint."""
    hinted: int = -1
    """The number of moves when it was the last time."""
    period: int = 0
    """The number of entries when this seat last answered: what it is waited for since then is one waiting period."""

    @property
    def free(self) -> bool:
        return not self.user and not self.bot

    @property
    def played_by_bot(self) -> str:
        """The bot that answers for this seat, if one does."""
        return SUBSTITUTE if self.away else self.bot


def others(table: Table, seat: int) -> list[int]:
    """The people on other seats."""
    return [number for number, place in enumerate(table.seats) if place.user and number != seat]


# --- before the match ---------------------------------------------------------------------------------------


def sit(table: Table, user: str, name: str, now: float, seat: int | None = None) -> Entry:
    """Take a free seat, the first one unless another is named."""
    table.must_be(Status.WAITING)
    if table.seat_of(user) is not None:
        raise NotAllowed("table-already-seated")
    free = [number for number, place in enumerate(table.seats) if place.free]
    if seat is None and free:
        seat = free[0]
    if seat is None or seat not in free:
        raise NotAllowed("table-seat-taken")
    return table.note(Sat(at=now, seat=seat, user=user, name=name))


def seat_bot(table: Table, user: str, seat: int, bot: str, now: float) -> Entry:
    """The host gives a seat to a bot."""
    table.must_host(user)
    table.must_be(Status.WAITING)
    if table.place(seat).user:
        raise NotAllowed("table-seat-taken")
    return table.note(BotSat(at=now, seat=seat, bot=bot, name=BOT_NAMES[seat % len(BOT_NAMES)]))


def open_seat(table: Table, user: str, seat: int, now: float) -> Entry:
    """The host makes a seat free: sends a bot away, or a person who sits there."""
    table.must_host(user)
    table.must_be(Status.WAITING)
    if table.place(seat).free:
        raise NotAllowed("table-seat-free")
    return table.note(Opened(at=now, seat=seat))


def close(table: Table, user: str, now: float) -> Entry:
    """The host gives the table up before the match."""
    table.must_host(user)
    return expire(table, now)


def expire(table: Table, now: float) -> Entry:
    """Nobody came: the table is given up before the match."""
    table.must_be(Status.WAITING)
    return table.note(Closed(at=now))


# --- coming and going ---------------------------------------------------------------------------------------


def leave(table: Table, user: str, now: float) -> list[Entry]:
    """Give up the seat before the match, or let a bot play on during it. A host without a seat goes too."""
    if table.status is Status.WAITING and user == table.host and table.seat_of(user) is None:
        return [_farewell(table, now)]
    seat = table.must_sit(user)
    if table.status is Status.WAITING:
        entries = [table.note(Opened(at=now, seat=seat))]
        return [*entries, _farewell(table, now)] if user == table.host else entries
    table.must_be(Status.PLAYING)
    if table.seats[seat].away:
        raise NotAllowed("table-away")
    return [table.note(WentAway(at=now, seat=seat))]


def _farewell(table: Table, now: float) -> Entry:
    """The host has gone: somebody else becomes host, or the table is closed."""
    heir = next((place.user for place in table.seats if place.user and place.user != table.host), "")
    return table.note(HostChanged(at=now, host=heir) if heir else Closed(at=now))


def come_back(table: Table, user: str, now: float) -> Entry:
    """Take one's seat back from the bot; what a bot has played out, it has played."""
    seat = table.must_sit(user)
    if table.status is Status.FINISHED:
        raise NotAllowed("table-is-finished")
    if not table.seats[seat].away:
        raise NotAllowed("table-not-away")
    return table.note(CameBack(at=now, seat=seat))


def forget_person(table: Table, user: str, now: float) -> list[Entry]:
    """Somebody has deleted the account: before the match they go, later a bot plays on under an anonymous name."""
    here = table.seat_of(user) is not None or user == table.host
    gone = leave(table, user, now) if table.status is Status.WAITING and here else []
    return [*gone, table.note(Forgotten(at=now, user=user))]


def rename(table: Table, user: str, name: str, now: float) -> Entry:
    """Whoever keeps order on the server gives a person another name."""
    return table.note(Renamed(at=now, user=user, name=name))


# --- the fold -----------------------------------------------------------------------------------------------


def _sat(table: Table, entry: Sat) -> None:
    table.seats[entry.seat] = Seat(user=entry.user, name=entry.name)


def _bot_sat(table: Table, entry: BotSat) -> None:
    table.seats[entry.seat] = Seat(bot=entry.bot, name=entry.name)


def _opened(table: Table, entry: Opened) -> None:
    table.seats[entry.seat] = Seat()


def _host_changed(table: Table, entry: HostChanged) -> None:
    table.host = entry.host


def _closed(table: Table, entry: Closed) -> None:
    table.status = Status.CLOSED


def _went_away(table: Table, entry: WentAway) -> None:
    place = table.seats[entry.seat]
    place.away, place.order, place.left_at = True, None, len(table.made)


def _came_back(table: Table, entry: CameBack) -> None:
    table.seats[entry.seat].away = False
    table.clocks.give_time(entry.seat)


def _forgotten(table: Table, entry: Forgotten) -> None:
    _call(table, entry.user, ANONYMOUS)
    table.chat.strike_out_all(entry.user, table.entries)
    for place in table.seats:
        if place.user == entry.user:
            place.away = table.status is Status.PLAYING or place.away
            place.left_at = len(table.made)


def _renamed(table: Table, entry: Renamed) -> None:
    _call(table, entry.user, entry.name)


def _call(table: Table, user: str, name: str) -> None:
    """Another name for a person, wherever it stands."""
    table.chat.rename(user, name, table.entries)
    for number, place in enumerate(table.seats):
        if place.user == user:
            place.name = name
            if table.match is not None:
                players = table.match.players
                table.match.players = (*players[:number], name, *players[number + 1 :])


FOLDS: Folds = {
    Sat: _sat,
    BotSat: _bot_sat,
    Opened: _opened,
    HostChanged: _host_changed,
    Closed: _closed,
    WentAway: _went_away,
    CameBack: _came_back,
    Forgotten: _forgotten,
    Renamed: _renamed,
}
