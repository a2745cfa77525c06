"""Routes: whom somebody does not want to meet."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Path

from tessera.server.deps import Person, TheHub, TheStore
from tessera.server.problems import KNOWN, Declined
from tessera.server.wire.people import BlockedOut
from tessera.store.friends import Friends

router = APIRouter(prefix="/api", tags=["moderation"], responses=KNOWN)

MAX_BLOCKED = 500
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


@router.get("/me/blocks")
async def my_blocks(user: Person, store: TheStore) -> list[BlockedOut]:
    """Whom the caller does not want to meet."""
    ids = await store.blocked_by(user.id)
    names = {each.id: each.name for each in await store.users(ids)}
    return [BlockedOut(person=person, name=names.get(person, "")) for person in ids]


@router.put("/me/blocks/{person}", status_code=204)
async def block(person: PersonId, user: Person, store: TheStore, hub: TheHub) -> None:
    """Not meet somebody any more: neither sits down where the other sits, and none of their remarks is shown."""
    if person == user.id:
        raise Declined(409, "error-block-oneself")
    if await store.user(person) is None:
        raise Declined(404, "error-no-such-person")
    if len(await store.blocked_by(user.id)) >= MAX_BLOCKED:
        raise Declined(409, "error-too-many-blocked", most=MAX_BLOCKED)
    await store.block(user.id, person, time.time())
    await Friends(store).part(user.id, person)
    hub.unheard.forget(user.id)


@router.delete("/me/blocks/{person}", status_code=204)
async def unblock(person: PersonId, user: Person, store: TheStore, hub: TheHub) -> None:
    if not await store.unblock(user.id, person):
        raise Declined(404, "error-no-such-person")
    hub.unheard.forget(user.id)
