"""Routes: friends, asked by name. Nobody learns why somebody cannot be asked."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Path

from tessera.server.deps import Address, Person, TheCourier, TheQuotas, TheStore
from tessera.server.people import me_of
from tessera.server.problems import KNOWN, Declined
from tessera.server.quotas import Quota
from tessera.server.sessions import folded
from tessera.server.wire.company import AskOut, FriendOut, FriendsOut, PlaysOut, Somebody
from tessera.store import Store, UserRow
from tessera.store.friends import Friends, Friendship

router = APIRouter(prefix="/api/me/friends", tags=["company"], responses=KNOWN)

MOST_FRIENDS = 500
HERE_SECONDS = 90.0
"""Whose page was heard of within this time is here."""
ASK_AGAIN_SECONDS = 30 * 86_400.0
"""Whoever was declined may ask again after this time."""
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


async def the_person(who: Somebody, store: Store) -> UserRow:
    """An account, by name or by id: a guest has no name of their own, and is gone with the browser."""
    if who.name is not None:
        found = await store.user_by_login(folded(who.name))
    else:
        found = await store.user(who.person or "")
    if found is None or found.login is None:
        raise Declined(404, "error-no-such-account")
    return found


def must_have_account(user: UserRow) -> None:
    if user.login is None:
        raise Declined(403, "error-company-account")


@router.get("")
async def my_friends(user: Person, store: TheStore) -> FriendsOut:
    """Friends, with who is here and plays where everybody may watch; and what was asked and not answered."""
    known = await Friends(store).of(user.id)
    names = {each.id: each.name for each in await store.users([each.other(user.id) for each in known])}
    return FriendsOut(
        friends=await _friends(user, [each for each in known if each.since is not None], names, store),
        asked_me=[
            AskOut(person=each.asker, name=names[each.asker], at=each.at)
            for each in known
            if each.is_open and each.asked == user.id
        ],
        asked_by_me=[
            AskOut(person=each.asked, name=names[each.asked], at=each.at)
            for each in known
            if each.since is None and each.asker == user.id  # whether it was declined is not told
        ],
    )


async def _friends(
    user: UserRow, known: list[Friendship], names: dict[str, str], store: Store
) -> list[FriendOut]:
    ids = [each.other(user.id) for each in known]
    here = await Friends(store).here_since(ids, time.time() - HERE_SECONDS)
    friends = [
        FriendOut(
            person=person,
            name=names[person],
            since=each.since or each.at,
            here=person in here,
            plays=await _plays(person, store) if person in here else None,
        )
        for each, person in zip(known, ids, strict=True)
    ]
    return sorted(friends, key=lambda friend: (not friend.here, friend.name.casefold()))


async def _plays(person: str, store: Store) -> PlaysOut | None:
    running = await store.tables_of(person, ["playing"])
    public = next((row for row in running if row.public), None)
    return PlaysOut(table=public.id, game=public.game) if public is not None else None


@router.post("", status_code=204)
async def ask(
    who: Somebody, user: Person, store: TheStore, courier: TheCourier, quotas: TheQuotas, address: Address
) -> None:
    """Ask somebody to be friends; if they have asked as well, both are."""
    must_have_account(user)
    await quotas.take(Quota.ASKS, user.id, address)
    other, friends, now = await the_person(who, store), Friends(store), time.time()
    if other.id == user.id:
        raise Declined(409, "error-friend-oneself")
    mine = await friends.of(user.id)
    between = [each for each in mine if each.other(user.id) == other.id]
    if any(each.since is not None for each in between):
        raise Declined(409, "error-friend-already")
    if len(mine) >= MOST_FRIENDS:
        raise Declined(409, "error-too-many-friends", most=MOST_FRIENDS)
    if any(each.is_open and each.asker == other.id for each in between):
        await friends.accept(other.id, user.id, now)
        return
    if any(each.is_open for each in between):
        raise Declined(409, "error-friend-asked")
    await _must_be_willing(user, other, between, store, now)
    await friends.ask(user.id, other.id, now)
    await courier.tell([other.id], "friend", now)


async def _must_be_willing(
    user: UserRow, other: UserRow, between: list[Friendship], store: Store, now: float
) -> None:
    """Somebody can want no questions at all, block whoever asks, or have declined a while ago."""
    declined = any(
        each.declined is not None and each.asker == user.id and now - each.declined < ASK_AGAIN_SECONDS
        for each in between
    )
    nobody = me_of(other).preferences.friend_requests == "nobody"
    if declined or nobody or other.id in await store.not_to_meet(user.id):
        raise Declined(409, "error-not-wanted")


@router.post("/{person}/accept", status_code=204)
async def accept(person: PersonId, user: Person, store: TheStore) -> None:
    if not await Friends(store).accept(person, user.id, time.time()):
        raise Declined(404, "error-no-such-ask")


@router.post("/{person}/decline", status_code=204)
async def decline(person: PersonId, user: Person, store: TheStore) -> None:
    """Not be friends; whoever asked is not told."""
    if not await Friends(store).decline(person, user.id, time.time()):
        raise Declined(404, "error-no-such-ask")


@router.delete("/{person}", status_code=204)
async def part(person: PersonId, user: Person, store: TheStore) -> None:
    """Be friends no more, or take a question back."""
    if not await Friends(store).part(user.id, person):
        raise Declined(404, "error-no-such-friend")
