"""Routes: whom somebody does not want to meet, and what those may do who keep order on the server."""

from __future__ import annotations

import logging
import time
from typing import Annotated

from fastapi import APIRouter, Path

from tessera.server.deps import Person, TheHub, TheSessions, TheStore
from tessera.server.models import BlockedOut, RenameIn
from tessera.server.people import MOST_TABLES, STATUSES, change_person
from tessera.server.problems import KNOWN, Declined
from tessera.server.tables import Id
from tessera.store import UserRow

router = APIRouter(prefix="/api", tags=["peace"], responses=KNOWN)

log = logging.getLogger("tessera.server")

MAX_BLOCKED = 500
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


# --- for everybody --------------------------------------------------------------------------------------------


@router.get("/me/blocks")
async def my_blocks(user: Person, store: TheStore) -> list[BlockedOut]:
    """Whom the caller does not want to meet."""
    ids = await store.blocked_by(user.id)
    names = {each.id: each.name for each in await store.users(ids)}
    return [BlockedOut(person=person, name=names.get(person, "")) for person in ids]


@router.put("/me/blocks/{person}", status_code=204)
async def block(person: PersonId, user: Person, store: TheStore) -> None:
    """Not meet somebody any more: neither sits down where the other sits, and none of their remarks is shown."""
    if person == user.id:
        raise Declined(409, "error-block-oneself")
    if await store.user(person) is None:
        raise Declined(404, "error-no-such-person")
    if len(await store.blocked_by(user.id)) >= MAX_BLOCKED:
        raise Declined(409, "error-too-many-blocked", most=MAX_BLOCKED)
    await store.block(user.id, person, time.time())


@router.delete("/me/blocks/{person}", status_code=204)
async def unblock(person: PersonId, user: Person, store: TheStore) -> None:
    if not await store.unblock(user.id, person):
        raise Declined(404, "error-no-such-person")


# --- for those who keep order ---------------------------------------------------------------------------------


def _must_keep_order(user: UserRow) -> None:
    if not user.warden:
        raise Declined(403, "error-not-warden")


@router.delete("/tables/{table_id}", status_code=204)
async def remove_table(table_id: Id, user: Person, hub: TheHub) -> None:
    """Strike a table out with everything that happened there."""
    _must_keep_order(user)
    await hub.remove(table_id)
    log.warning("table removed", extra={"table": table_id, "by": user.id})


@router.put("/people/{person}/name", status_code=204)
async def rename(
    person: PersonId, wish: RenameIn, user: Person, store: TheStore, sessions: TheSessions, hub: TheHub
) -> None:
    """Give a person another name, also at all of their tables. An account is still signed in to by its own."""
    _must_keep_order(user)
    if await store.user(person) is None:
        raise Declined(404, "error-no-such-person")
    await change_person(person, lambda _: {"name": wish.name}, store, sessions)
    for row in await store.tables_of(person, STATUSES, limit=MOST_TABLES):
        await hub.command(row.id, lambda table: table.rename(person, wish.name, time.time()))
    log.warning("person renamed", extra={"person": person, "by": user.id})
