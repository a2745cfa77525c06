"""What happens to tournaments by itself: results are taken from tables, and rounds begin.

A tournament is changed by whoever has read its last version; a round is stored with all its tables, or not at all. What
a process did not hear of, because it was just starting, is found when tables are looked through now and then.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Annotated, cast

from fastapi import Depends, Request

from tessera.company import tournament as rules
from tessera.company.bout import Bout, Round
from tessera.company.tournament import Stage, Tournament, Who
from tessera.kernel import Refused
from tessera.kernel.registry import game as find
from tessera.server.gathering import Gathering, apart_among, gathered, in_order, numbers_for
from tessera.server.hub import Hub
from tessera.server.notices.courier import Courier
from tessera.server.problems import Declined
from tessera.server.ratings import places_of
from tessera.store import Conflict, Store, Unavailable
from tessera.store.tournaments import Kept, Tournaments, change
from tessera.table import Entry, Status, Table

log = logging.getLogger("tessera.server")

ATTEMPTS = 8
"""How often a change is tried when others change the same tournament at the same moment."""
SWEEP_SECONDS = 120.0

Command = Callable[[Tournament, Who], Round | None]
"""Changes a tournament, or is refused; returns the tables of a round that begins."""


class Director:
    """Sees to all tournaments."""

    def __init__(self, store: Store, hub: Hub, courier: Courier) -> None:
        self.tournaments = Tournaments(store)
        self._store = store
        self._hub = hub
        self._courier = courier

    # --- commands -----------------------------------------------------------------------------------------------

    async def the(self, tournament_id: str) -> Kept:
        kept = await self.tournaments.one(tournament_id)
        if kept is None:
            raise Declined(404, "error-no-such-tournament")
        return kept

    async def command(self, tournament_id: str, do: Command) -> None:
        """Change a tournament: all or nothing, and durable when it returns."""
        for _ in range(ATTEMPTS):
            kept = await self.the(tournament_id)
            t = kept.tournament
            bouts = do(t, await self._who(t)) or []
            t.changed = time.time()
            with suppress(Conflict):
                await self._store_round(kept, t, [bout for bout in bouts if not bout.is_bye])
                return
        raise Declined(409, "error-changed-meanwhile")

    async def _who(self, t: Tournament) -> Who:
        numbers = numbers_for(find(t.plan.game), t.plan.settings, t.plan.seats)
        return Who(numbers, await apart_among(self._store, t.players))

    async def _store_round(self, kept: Kept, t: Tournament, bouts: Sequence[Bout]) -> None:
        made = [await self._table(t, bout) for bout in bouts]
        tables = [bout.table for bout in bouts]
        await self._hub.open_all(made, lambda connection: change(connection, kept, t, tables))
        for bout in bouts:
            await self._courier.tell(bout.players, "round", t.changed, table=bout.table)

    async def _table(self, t: Tournament, bout: Bout) -> tuple[Table, list[Entry]]:
        plan = t.plan
        wish = Gathering(plan.game, plan.clock, plan.rated, plan.public, plan.settings)
        made = gathered(wish, await in_order(self._store, bout.players), self._hub.settings)
        bout.table = made[0].id
        return made

    # --- by itself ----------------------------------------------------------------------------------------------

    def attend(self, table: Table) -> None:
        """A table has gone on."""
        if table.status is Status.FINISHED:
            self._hub.background.spawn(self.settle(table.id))

    async def settle(self, table_id: str) -> None:
        """A table is over: take its result, if it belongs to a tournament and is not known yet."""
        tournament_id = await self.tournaments.of_table(table_id)
        row = await self._store.table(table_id) if tournament_id is not None else None
        places = places_of(row.summary) if row is not None and row.status == "finished" else {}
        if tournament_id is None or not places:
            return  # it was ended without a result: the host decides

        def take(t: Tournament, who: Who) -> Round | None:
            if not rules.settle(t, table_id, places):
                raise Known
            return _next_by_itself(t, who)

        with suppress(Known):
            await self.command(tournament_id, take)

    async def sweep(self) -> None:
        """Look at every table that is not over for a tournament, and begin the rounds that begin by themselves."""
        for kept in await self.tournaments.running():
            for bout in kept.tournament.open_bouts():
                await self.settle(bout.table)

    async def work(self) -> None:
        """Look again and again, until the end of the server."""
        while True:
            with suppress(Unavailable, Declined, Refused):
                await self.sweep()
            await asyncio.sleep(SWEEP_SECONDS)

    async def forget(self, user: str) -> None:
        """Somebody has deleted the account: they play no further rounds, and what they have not begun never begins."""
        for kept in await self.tournaments.of(user):
            if kept.tournament.stage not in (Stage.OPEN, Stage.RUNNING):
                continue

            await self.command(kept.id, lambda t, who: rules.forget(t, user))


async def get_director(request: Request) -> Director:
    return cast(Director, request.app.state.director)


TheDirector = Annotated[Director, Depends(get_director)]


class Known(Exception):
    """There is nothing to change."""


def _next_by_itself(t: Tournament, who: Who) -> Round | None:
    return rules.next_round(t, who) if t.plan.automatic and t.is_between_rounds else None


def decided(host: str, table: str, places: dict[str, int]) -> Command:
    """The host says how a table has ended."""

    def do(t: Tournament, who: Who) -> Round | None:
        rules.decide(t, host, table, places)
        return _next_by_itself(t, who)

    return do


def begun(host: str) -> Command:
    """The first round, in an order of chance; or the next one."""

    def do(t: Tournament, who: Who) -> Round | None:
        t.must_host(host)
        if t.stage is Stage.OPEN:
            return rules.start(t, host, random.SystemRandom().sample(t.players, len(t.players)), who)
        return rules.next_round(t, who)

    return do
