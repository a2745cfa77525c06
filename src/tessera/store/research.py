"""Matches that may be studied: finished ones, of people who have agreed to it."""

from __future__ import annotations

from sqlalchemy import select

from tessera.store.schema import tables, users
from tessera.store.store import Store

CONSENT = "research"
"""The preference by which somebody agrees; whoever has never set it has not."""


async def who_agrees(store: Store) -> set[str]:
    """Everybody who allows that their matches are studied."""
    rows = select(users.c.id, users.c.settings)
    return await store.read(
        lambda connection: {who for who, settings in connection.execute(rows) if settings.get(CONSENT, False)}
    )


async def finished_tables(store: Store, game: str) -> list[str]:
    """Tables with finished matches of a game, by their ids: these are random and do not tell when it was played."""
    rows = (
        select(tables.c.id).where(tables.c.game == game, tables.c.status == "finished").order_by(tables.c.id)
    )
    return await store.read(lambda connection: list(connection.execute(rows).scalars()))
