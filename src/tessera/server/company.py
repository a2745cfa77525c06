"""Routes: what others want of somebody. Pages ask for it now and then, and by that are known to be there."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request

from tessera.server.deps import MaybeUser, TheStore
from tessera.server.friends import HERE_SECONDS
from tessera.server.inviting import invitations_for
from tessera.server.problems import KNOWN
from tessera.server.seeking import shown, the_matchmaker
from tessera.server.wire.company import NewsOut, RoundOut
from tessera.store.friends import Friends
from tessera.store.tournaments import Tournaments

router = APIRouter(prefix="/api/me", tags=["company"], responses=KNOWN)


@router.get("/news")
async def news(user: MaybeUser, request: Request, store: TheStore) -> NewsOut | None:
    """What others want of the caller, and how the search for a match goes; nothing of whoever is nobody (any more)."""
    if user is None:
        return None
    now, friends, maker = time.time(), Friends(store), the_matchmaker(request)
    if not await friends.here_since([user.id], now - HERE_SECONDS / 2):
        await friends.note_here(user.id, now)
    return NewsOut(
        asked=sum(each.is_open and each.asked == user.id for each in await friends.of(user.id)),
        invitations=await invitations_for(user, store),
        seek=await shown(await maker.look(user.id), maker),
        rounds=[
            RoundOut(
                tournament=kept.id,
                name=kept.tournament.plan.name,
                round=len(kept.tournament.rounds),
                table=table,
            )
            for kept, table in await Tournaments(store).played_by(user.id)
        ],
        now=now,
    )
