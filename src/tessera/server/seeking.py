"""Quick matches: people wait in the database for others who fit, as long as their page is heard of.

Whoever is heard of looks whether a match can begin: so it works without anybody who would have to stay alive, over
any number of processes, and whoever has gone is forgotten.
"""

from __future__ import annotations

import time
from typing import cast

from fastapi import APIRouter, Request

from tessera.company.matching import Seeker, groups
from tessera.kernel.registry import game as find
from tessera.server.deps import Address, Person, TheQuotas
from tessera.server.friends import must_have_account
from tessera.server.games import the_game
from tessera.server.gathering import (
    Gathering,
    apart_among,
    clock_of,
    clock_text,
    gathered,
    in_order,
    numbers_for,
)
from tessera.server.hub import Hub
from tessera.server.notices.courier import Courier
from tessera.server.problems import KNOWN, Declined
from tessera.server.quotas import Quota
from tessera.server.wire.company import SeekIn, SeekOut
from tessera.store import Conflict, Store
from tessera.store.seekers import Seekers, matched

router = APIRouter(prefix="/api", tags=["company"], responses=KNOWN)

SILENT_SECONDS = 90.0
"""Whose page was not heard of for so long does not look for a match any more."""


class Matchmaker:
    """Brings together who looks for a match."""

    def __init__(self, store: Store, hub: Hub, courier: Courier) -> None:
        self.seekers = Seekers(store)
        self._store = store
        self._hub = hub
        self._courier = courier

    async def look(self, user: str) -> Seeker | None:
        """Somebody's page was heard of: what they look for, perhaps with the table that was found just now."""
        now = time.time()
        seeker = await self.seekers.of(user)
        if seeker is None:
            return None
        if seeker.seen < now - SILENT_SECONDS:
            await self.seekers.drop(user)
            return None
        await self.seekers.heard_of(user, now)
        if not seeker.table:
            await self.match(seeker.game, now)
            seeker = await self.seekers.of(user)
        return seeker

    async def match(self, game: str, now: float) -> None:
        """Begin every match of a game that can begin now."""
        waiting = await self.seekers.waiting(game, now - SILENT_SECONDS)
        if len(waiting) < 2:
            return
        apart = await apart_among(self._store, [each.user for each in waiting])
        for group in groups(waiting, numbers_for(find(game), {}), apart, now):
            await self._begin(group)

    async def _begin(self, group: list[Seeker]) -> None:
        first = group[0]
        people = await in_order(self._store, [each.user for each in group])
        wish = Gathering(first.game, first.clock, first.rated)
        made = gathered(wish, people, self._hub.settings)
        table = made[0].id
        try:
            await self._hub.open_all([made], lambda connection: matched(connection, group, table))
        except Conflict:
            return  # another process was faster, or somebody has gone: whoever is left looks again
        await self._courier.tell([each.user for each in group], "match", time.time(), table=table)


def the_matchmaker(request: Request) -> Matchmaker:
    return cast(Matchmaker, request.app.state.matchmaker)


async def shown(seeker: Seeker | None, maker: Matchmaker) -> SeekOut | None:
    """What somebody looks for, as they see it."""
    if seeker is None:
        return None
    waiting = await maker.seekers.waiting(seeker.game, time.time() - SILENT_SECONDS)
    return SeekOut(
        game=seeker.game,
        least=seeker.least,
        most=seeker.most,
        clock=clock_of(seeker.clock),
        rated=seeker.rated,
        since=seeker.since,
        others=sum(each.user != seeker.user for each in waiting),
        table=seeker.table,
    )


@router.get("/seeks")
async def how_many(request: Request) -> dict[str, int]:
    """How many look for a match now, by game."""
    return await the_matchmaker(request).seekers.count(time.time() - SILENT_SECONDS)


@router.put("/me/seek")
async def seek(wish: SeekIn, user: Person, request: Request, quotas: TheQuotas, address: Address) -> SeekOut:
    """Look for a quick match; whatever was looked for before is given up."""
    game = the_game(wish.game)
    if wish.rated:
        must_have_account(user)
    if not any(wish.least <= number <= wish.most for number in numbers_for(game, {})):
        raise Declined(422, "error-no-such-number")
    clock = clock_text(wish.clock)
    await quotas.take(Quota.TABLES, user.id, address)
    maker, now = the_matchmaker(request), time.time()
    await maker.seekers.drop_silent(now - SILENT_SECONDS)
    seeker = Seeker(user.id, game.id, wish.least, wish.most, clock, wish.rated, now, now)
    await maker.seekers.put(seeker)
    await maker.match(game.id, now)
    found = await shown(await maker.seekers.of(user.id), maker)
    assert found is not None
    return found


@router.delete("/me/seek", status_code=204)
async def give_up(user: Person, request: Request) -> None:
    """Look no more; also what whoever has come to the table says."""
    await the_matchmaker(request).seekers.drop(user.id)
