"""Routes: inviting people to a table by name."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Path

from tessera.server.deps import Address, Person, TheCourier, TheHub, TheQuotas, TheStore, User
from tessera.server.friends import PersonId, must_have_account, the_person
from tessera.server.people import me_of
from tessera.server.problems import KNOWN, Declined
from tessera.server.quotas import Quota
from tessera.server.tables import Id, done, must_not_be_apart
from tessera.server.wire.company import InvitationOut, InvitedOut, Somebody
from tessera.server.wire.questions import Acknowledged
from tessera.server.wire.tables import ClockIn
from tessera.store import Store, UserRow
from tessera.store.friends import Friends
from tessera.store.invitations import Invitation, Invitations
from tessera.table import NotAllowed, Status, Table, seats

router = APIRouter(prefix="/api", tags=["company"], responses=KNOWN)

MOST_INVITED = 20
"""To one table."""
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


@router.get("/tables/{table_id}/invitations")
async def invited(table_id: Id, user: User, hub: TheHub, store: TheStore) -> list[InvitedOut]:
    """Who was invited to a table, for those who are at it."""
    _must_be_at((await hub.live(table_id)).table, user)
    found = await Invitations(store).at(table_id)
    names = {each.id: each.name for each in await store.users([each.user for each in found])}
    return [InvitedOut(person=each.user, name=names[each.user], declined=each.declined) for each in found]


def _must_be_at(table: Table, user: UserRow) -> None:
    if table.seat_of(user.id) is None and table.host != user.id:
        raise NotAllowed("table-not-seated")


@router.post("/tables/{table_id}/invitations", status_code=204)
async def invite(
    table_id: Id,
    who: Somebody,
    user: Person,
    hub: TheHub,
    store: TheStore,
    courier: TheCourier,
    quotas: TheQuotas,
    address: Address,
) -> None:
    """Invite a friend to a table that waits for people, or somebody else who wants to be invited."""
    must_have_account(user)
    await quotas.take(Quota.ASKS, user.id, address)
    table = (await hub.live(table_id)).table
    _must_be_at(table, user)
    table.must_be(Status.WAITING)
    other = await the_person(who, store)
    if table.seat_of(other.id) is not None:
        raise Declined(409, "error-sits-here")
    invitations = Invitations(store)
    if len(await invitations.at(table_id)) >= MOST_INVITED:
        raise Declined(409, "error-too-many-invited", most=MOST_INVITED)
    await _must_be_welcome(user, other, store)
    now = time.time()
    if not await invitations.send(Invitation(table_id, other.id, user.id, now)):
        raise Declined(409, "error-invited")
    await courier.tell([other.id], "invite", now, table=table_id)


async def _must_be_welcome(user: UserRow, other: UserRow, store: Store) -> None:
    """Whom somebody wants to be invited by; nobody learns more than that it is not them."""
    by = me_of(other).preferences.invitations
    friends = by == "friends" and user.id in await Friends(store).names_of(other.id)
    if not (by == "everybody" or friends) or other.id in await store.not_to_meet(user.id):
        raise Declined(409, "error-not-wanted")


@router.delete("/tables/{table_id}/invitations/{person}", status_code=204)
async def take_back(table_id: Id, person: PersonId, user: User, store: TheStore) -> None:
    """Whoever has invited somebody takes it back."""
    found = await Invitations(store).one(table_id, person)
    if found is None or found.by != user.id:
        raise Declined(404, "error-no-such-invitation")
    await Invitations(store).drop(table_id, person)


# --- those who are invited ----------------------------------------------------------------------------------------


async def invitations_for(user: UserRow, store: Store) -> list[InvitationOut]:
    """Where somebody is invited, is not blocked, and does not sit yet."""
    found = await Invitations(store).open_for(user.id)
    apart = await store.not_to_meet(user.id) if found else set()
    names = {each.id: each.name for each in await store.users([invitation.by for invitation, _ in found])}
    return [
        InvitationOut(
            person=invitation.by,
            name=names[invitation.by],
            table=row.id,
            game=row.game,
            at=invitation.at,
            free=sum(seat["kind"] == "open" for seat in row.summary["seats"]),
            clock=ClockIn.model_validate(row.summary["clock"]),
        )
        for invitation, row in found
        if user.id not in row.summary["users"]
        and not apart.intersection([invitation.by, *row.summary["users"]])
    ]


@router.post("/me/invitations/{table_id}/accept")
async def accept(table_id: TableId, user: User, hub: TheHub, store: TheStore) -> Acknowledged:
    """Sit down where one is invited."""
    if await Invitations(store).one(table_id, user.id) is None:
        raise Declined(404, "error-no-such-invitation")
    await must_not_be_apart(table_id, user, hub, store)
    live = await hub.command(table_id, lambda table: seats.sit(table, user.id, user.name, time.time()))
    await Invitations(store).drop(table_id, user.id)
    return done(live.table, user)


@router.post("/me/invitations/{table_id}/decline", status_code=204)
async def decline(table_id: TableId, user: User, store: TheStore) -> None:
    if not await Invitations(store).decline(table_id, user.id):
        raise Declined(404, "error-no-such-invitation")
