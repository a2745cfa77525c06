"""What is stored for notices: where people want to be told, what they were told, and what is still to be delivered."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tessera.store.schema import channels, lookers, outbox, quiet_tables, told
from tessera.store.store import Store

MOST_FAILURES = 3
"""A channel on which so many notices in a row did not arrive is switched off."""
FAULT_LENGTH = 200


class Channel(Struct, frozen=True):
    """Where somebody wants to be told, as stored."""

    id: str
    user: str
    kind: str
    address: str
    keys: dict[str, str]
    label: str
    active: bool
    confirmed: bool
    created: float
    fault: str = ""
    failures: int = 0


class Letter(Struct, frozen=True):
    """Something that is to be delivered by a channel."""

    id: str
    what: str
    table: str | None
    period: int
    attempts: int
    channel: Channel


class Post:
    """The part of the database that has to do with notices."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- channels -----------------------------------------------------------------------------------------------

    async def add(self, channel: Channel, *, letter: str | None = None) -> None:
        """A new channel; `letter` is what it gets at once, such as the question whether that is wanted."""
        values = {name: getattr(channel, name) for name in channel.__struct_fields__}

        def work(connection: Connection) -> None:
            connection.execute(insert(channels), values)
            if letter is not None:
                _put_in(connection, [channel.id], letter, None, 0, channel.created)

        await self._store.write(work)

    async def channels_of(self, user: str) -> list[Channel]:
        return await self._channels(channels.c.user == user)

    async def channel(self, channel_id: str) -> Channel | None:
        found = await self._channels(channels.c.id == channel_id)
        return found[0] if found else None

    async def drop_address(self, address: str) -> None:
        """Forget whoever used an address: what reads there belongs to somebody else now."""
        gone = delete(channels).where(channels.c.address == address)
        await self._store.write(lambda connection: connection.execute(gone))

    async def _channels(self, condition: Any) -> list[Channel]:
        query = select(channels).where(condition).order_by(channels.c.created)
        return await self._store.read(
            lambda connection: [Channel(**row) for row in connection.execute(query).mappings()]
        )

    async def change(self, channel_id: str, **values: Any) -> None:
        change = update(channels).where(channels.c.id == channel_id).values(**values)
        await self._store.write(lambda connection: connection.execute(change))

    async def drop(self, channel_id: str) -> None:
        gone = delete(channels).where(channels.c.id == channel_id)
        await self._store.write(lambda connection: connection.execute(gone))

    async def drop_all(self, user: str) -> None:
        """Forget everything that was kept of somebody for notices."""

        def work(connection: Connection) -> None:
            connection.execute(delete(channels).where(channels.c.user == user))
            connection.execute(delete(quiet_tables).where(quiet_tables.c.user == user))
            connection.execute(delete(told).where(told.c.user == user))

        await self._store.write(work)

    # --- quiet tables -------------------------------------------------------------------------------------------

    async def quiet(self, user: str, table: str) -> bool:
        """Whether somebody wants no notices of a table."""
        query = select(quiet_tables).where(quiet_tables.c.user == user, quiet_tables.c.table == table)
        return await self._store.read(lambda connection: connection.execute(query).first() is not None)

    async def set_quiet(self, user: str, table: str, quiet: bool) -> None:
        def work(connection: Connection) -> None:
            same = (quiet_tables.c.user == user) & (quiet_tables.c.table == table)
            connection.execute(delete(quiet_tables).where(same))
            if quiet:
                connection.execute(insert(quiet_tables), {"user": user, "table": table})

        await self._store.write(work)

    # --- what is to be told -------------------------------------------------------------------------------------

    async def tell(self, user: str, table: str, period: int, now: float, *, seen: bool) -> int:
        """Somebody is waited for: note it, once for every waiting period, and put it in the outbox for each channel.

        Nothing is delivered to those who have seen it themselves, here (`seen`) or by another server process, nor about
        tables that they want to hear nothing of. Returns how many letters there are.
        """

        def work(connection: Connection) -> int:
            wanted = _wanted(connection, user)
            if not wanted or not _first_time(connection, user, table, period):
                return 0
            if seen or _looks_elsewhere(connection, user, table, now) or _is_quiet(connection, user, table):
                return 0
            _put_in(connection, wanted, "turn", table, period, now)
            return len(wanted)

        return await self._store.write(work)

    async def put_in(self, user: str, what: str, table: str | None, now: float) -> int:
        """Something to tell somebody on each of their channels. Returns how many letters there are."""

        def work(connection: Connection) -> int:
            wanted = _wanted(connection, user)
            if wanted:
                _put_in(connection, wanted, what, table, 0, now)
            return len(wanted)

        return await self._store.write(work)

    async def sighted(self, pairs: Sequence[tuple[str, str]], until: float, now: float) -> None:
        """Other processes should know who is looking at which table here."""

        def work(connection: Connection) -> None:
            connection.execute(delete(lookers).where(lookers.c.until < now))
            for table, user in sorted(
                pairs
            ):  # in order: processes that do the same must not wait for each other
                row = _insert(connection)(lookers).values(table=table, user=user, until=until)
                connection.execute(
                    row.on_conflict_do_update(index_elements=["table", "user"], set_={"until": until})
                )

        await self._store.write(work)

    # --- delivering ---------------------------------------------------------------------------------------------

    async def take(self, now: float, until: float, most: int = 20) -> list[Letter]:
        """What is due now; nobody else gets it before `until`, even if whoever took it is killed."""
        due = (
            select(outbox, channels)
            .join(channels, channels.c.id == outbox.c.channel)
            .where(outbox.c.due <= now)
            .order_by(outbox.c.due)
            .limit(most)
            .with_for_update(skip_locked=True, of=outbox)
        )

        def work(connection: Connection) -> list[Letter]:
            rows = connection.execute(due).all()
            taken = [_letter(row) for row in rows]
            if taken:
                mine = outbox.c.id.in_([letter.id for letter in taken])
                connection.execute(
                    update(outbox).where(mine).values(due=until, attempts=outbox.c.attempts + 1)
                )
            return taken

        return await self._store.write(work)

    async def next_due(self) -> float | None:
        query = select(func.min(outbox.c.due))
        return await self._store.read(lambda connection: connection.execute(query).scalar())

    async def delivered(self, letter: Letter) -> None:
        """It has arrived."""

        def work(connection: Connection) -> None:
            connection.execute(delete(outbox).where(outbox.c.id == letter.id))
            well = {"fault": "", "failures": 0}
            connection.execute(update(channels).where(channels.c.id == letter.channel.id).values(**well))

        await self._store.write(work)

    async def discard(self, letter: Letter) -> None:
        """It has become pointless."""
        gone = delete(outbox).where(outbox.c.id == letter.id)
        await self._store.write(lambda connection: connection.execute(gone))

    async def try_again(self, letter: Letter, due: float, fault: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(outbox).where(outbox.c.id == letter.id).values(due=due))
            _note_fault(connection, letter.channel.id, fault)

        await self._store.write(work)

    async def give_up(self, letter: Letter, fault: str) -> None:
        """It does not arrive; a channel on which nothing arrives any more is switched off."""

        def work(connection: Connection) -> None:
            connection.execute(delete(outbox).where(outbox.c.id == letter.id))
            _note_fault(connection, letter.channel.id, fault)
            channel = channels.c.id == letter.channel.id
            connection.execute(update(channels).where(channel).values(failures=channels.c.failures + 1))
            dead = channel & (channels.c.failures >= MOST_FAILURES)
            connection.execute(update(channels).where(dead).values(active=False))

        await self._store.write(work)


def _wanted(connection: Connection, user: str) -> list[str]:
    """The channels on which somebody wants to be told."""
    query = select(channels.c.id).where(channels.c.user == user, channels.c.active, channels.c.confirmed)
    return list(connection.execute(query).scalars())


def _first_time(connection: Connection, user: str, table: str, period: int) -> bool:
    """Whether nobody has noted this waiting period before."""
    row = _insert(connection)(told).values(table=table, user=user, period=period)
    new = row.on_conflict_do_update(
        index_elements=["table", "user"],
        set_={"period": row.excluded.period},
        where=told.c.period != row.excluded.period,
    )
    return bool(connection.execute(new).rowcount)


def _looks_elsewhere(connection: Connection, user: str, table: str, now: float) -> bool:
    query = select(lookers).where(lookers.c.table == table, lookers.c.user == user, lookers.c.until >= now)
    return connection.execute(query).first() is not None


def _is_quiet(connection: Connection, user: str, table: str) -> bool:
    query = select(quiet_tables).where(quiet_tables.c.user == user, quiet_tables.c.table == table)
    return connection.execute(query).first() is not None


def _put_in(
    connection: Connection, wanted: Sequence[str], what: str, table: str | None, period: int, due: float
) -> None:
    rows = [
        {
            "id": token_urlsafe(9),
            "channel": channel,
            "what": what,
            "table": table,
            "period": period,
            "due": due,
            "attempts": 0,
        }
        for channel in wanted
    ]
    connection.execute(insert(outbox), rows)


def _note_fault(connection: Connection, channel: str, fault: str) -> None:
    connection.execute(update(channels).where(channels.c.id == channel).values(fault=fault[:FAULT_LENGTH]))


def _letter(row: Any) -> Letter:
    """A row of the outbox with its channel; both have an `id`."""
    mine = row._mapping
    channel = Channel(**{column.name: mine[column] for column in channels.columns})
    return Letter(
        id=mine[outbox.c.id],
        what=mine[outbox.c.what],
        table=mine[outbox.c.table],
        period=mine[outbox.c.period],
        attempts=mine[outbox.c.attempts],
        channel=channel,
    )


def _insert(connection: Connection) -> Any:
    """How this database writes a row that may be there already."""
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
