"""What is stored for those who keep order: bans, reports of what was said, and what wardens did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from tessera.store.schema import bans, deeds, reports
from tessera.store.store import Store

T = TypeVar("T")

SHOWN = 200
"""Lines of the log, and reports, that are shown at once."""


class Ban(Struct, frozen=True):
    """Somebody, or everybody at an address, who may not come in for a time."""

    id: str
    person: str
    name: str
    address: str
    reason: str
    by: str
    at: float
    until: float


class Report(Struct, frozen=True):
    """A remark that somebody does not want to be said here, as it was when it was reported."""

    id: str
    at: float
    table: str
    remark: int
    person: str
    name: str
    said: str
    by: str
    text: str
    done: float | None = None
    done_by: str = ""


class WardenDeed(Struct, frozen=True):
    """What a warden did."""

    id: str
    at: float
    by: str
    name: str
    what: str
    about: str
    detail: str


class Wardens:
    """Bans, reports and deeds."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ban(self, ban: Ban) -> None:
        await self._change(lambda connection: connection.execute(insert(bans), _columns(ban)))

    async def lift(self, ban_id: str) -> bool:
        """End a ban before its time."""
        gone = delete(bans).where(bans.c.id == ban_id)
        return await self._change(lambda connection: bool(connection.execute(gone).rowcount))

    async def _change(self, work: Callable[[Connection], T]) -> T:
        def told(connection: Connection) -> T:
            self._store.tell(connection, "bans")
            return work(connection)

        return await self._store.write(told)

    async def bans(self, now: float) -> list[Ban]:
        """The bans that are not over, the latest first."""
        query = select(bans).where(bans.c.until > now).order_by(bans.c.at.desc())
        return await self._store.read(
            lambda connection: [Ban(**row) for row in connection.execute(query).mappings()]
        )

    async def report(self, report: Report) -> None:
        await self._store.write(lambda connection: connection.execute(insert(reports), _columns(report)))

    async def reports(self, *, done: bool = False) -> list[Report]:
        """The reports that nobody has looked at, the oldest first; or those that somebody has, the latest first."""
        query = select(reports).where(reports.c.done.is_not(None) if done else reports.c.done.is_(None))
        query = query.order_by(reports.c.done.desc() if done else reports.c.at).limit(SHOWN)
        return await self._store.read(
            lambda connection: [Report(**row) for row in connection.execute(query).mappings()]
        )

    async def settle(self, report_id: str, by: str, now: float) -> bool:
        """Somebody has looked at a report."""
        open_one = update(reports).where(reports.c.id == report_id, reports.c.done.is_(None))
        done = open_one.values(done=now, done_by=by)
        return await self._store.write(lambda connection: bool(connection.execute(done).rowcount))

    async def note(self, deed: WardenDeed) -> None:
        await self._store.write(lambda connection: connection.execute(insert(deeds), _columns(deed)))

    async def deeds(self) -> list[WardenDeed]:
        """What wardens did, the latest first."""
        query = select(deeds).order_by(deeds.c.at.desc()).limit(SHOWN)
        return await self._store.read(
            lambda connection: [WardenDeed(**row) for row in connection.execute(query).mappings()]
        )


def _columns(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}
