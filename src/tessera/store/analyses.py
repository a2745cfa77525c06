"""Kept analyses of finished matches, and the portions of those that are not done."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, select

from tessera.store.schema import analyses
from tessera.store.store import Store, put

OPEN = -1
"""Nobody's eyes: everything is open."""
WHOLE = -1
"""The place of the analysis that is done."""


class Sought(Struct, frozen=True):
    """Which analysis: of which record, how deep, through whose eyes."""

    digest: str
    version: int
    depth: str
    eyes: int = OPEN


T = TypeVar("T")


class Kept(NamedTuple, Generic[T]):
    """An analysis that is done, as far as its reader wanted to know it."""

    table: str
    depth: str
    eyes: int
    found: T


class Analyses:
    """What was found, so that it need not be found again."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def whole(self, sought: Sought) -> bytes | None:
        """The analysis, if it is done."""
        query = select(analyses.c.found).where(_of(sought), analyses.c.first == WHOLE)
        found: bytes | None = await self._store.read(lambda connection: connection.execute(query).scalar())
        return zlib.decompress(found) if found is not None else None

    async def of_tables(self, ids: Sequence[str], version: int, read: Callable[[bytes], T]) -> list[Kept[T]]:
        """Those of some tables that are done; they are read where nobody waits for anything else."""
        query = select(analyses.c.table, analyses.c.depth, analyses.c.eyes, analyses.c.found).where(
            analyses.c.table.in_(ids), analyses.c.version == version, analyses.c.first == WHOLE
        )
        return await self._store.read(
            lambda connection: [
                Kept(table, depth, eyes, read(zlib.decompress(found)))
                for table, depth, eyes, found in connection.execute(query)
            ]
        )

    async def portions(self, sought: Sought) -> dict[int, bytes]:
        """What is done so far of one that is not, by the first move."""
        query = select(analyses.c.first, analyses.c.found).where(_of(sought), analyses.c.first != WHOLE)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {first: zlib.decompress(found) for first, found in rows}

    async def keep(self, sought: Sought, table: str, first: int, found: bytes) -> None:
        """Note a portion."""
        await self._store.write(lambda connection: _put(connection, sought, table, first, found))

    async def conclude(self, sought: Sought, table: str, found: bytes) -> None:
        """Note the whole; its portions, and what older versions have found, are not needed any more."""
        older = and_(
            analyses.c.digest == sought.digest,
            analyses.c.depth == sought.depth,
            analyses.c.eyes == sought.eyes,
        )

        def work(connection: Connection) -> None:
            connection.execute(delete(analyses).where(older))
            _put(connection, sought, table, WHOLE, found)

        await self._store.write(work)


def _of(sought: Sought) -> ColumnElement[bool]:
    return and_(
        analyses.c.digest == sought.digest,
        analyses.c.version == sought.version,
        analyses.c.depth == sought.depth,
        analyses.c.eyes == sought.eyes,
    )


def _put(connection: Connection, sought: Sought, table: str, first: int, found: bytes) -> None:
    values: dict[str, Any] = {name: getattr(sought, name) for name in sought.__struct_fields__}
    put(connection, analyses, {**values, "first": first, "table": table, "found": zlib.compress(found)})
