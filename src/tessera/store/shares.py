"""Limits that hold over all processes on one PostgreSQL: what everybody has left of something, in the database."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects.postgresql import insert

from tessera.store.schema import shares
from tessera.store.store import Store

NOW = func.extract("epoch", func.clock_timestamp())
"""By the clock of the database: those of its processes may differ."""


async def take_share(store: Store, key: str, most: int, seconds: float) -> float:
    """Take one of `most` in so many seconds: zero, or in how many seconds there is one again."""
    rate = most / seconds
    there = func.least(float(most), shares.c.left + (NOW - shares.c.at) * rate)
    row = insert(shares).values(key=key, left=most - 1, at=NOW)
    taken = row.on_conflict_do_update(
        index_elements=["key"], set_={"left": there - 1, "at": NOW}, where=there >= 1
    ).returning(shares.c.left)

    def work(connection: Connection) -> float:
        if connection.execute(taken).first() is not None:
            return 0.0
        left = connection.execute(select(there).where(shares.c.key == key)).scalar_one()
        return max(0.001, (1 - float(left)) / rate)

    return await store.write(work)


async def forget_shares(store: Store, seconds: float) -> None:
    """Strike out what has not been asked for so long that it is whole again."""
    gone = delete(shares).where(shares.c.at < NOW - seconds)
    await store.write(lambda connection: connection.execute(gone))
