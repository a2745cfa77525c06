"""Tournaments: each is one row, changed by whoever has read it last."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, delete, insert, select, update

from tessera.company.tournament import Stage, Tournament
from tessera.store.schema import bouts, entrants, players, tables, tournaments
from tessera.store.store import Conflict, Store

SHOWN = 100


class Kept(Struct, frozen=True):
    """A tournament as it is stored."""

    id: str
    version: int
    tournament: Tournament


class Tournaments:
    """All tournaments."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, tournament_id: str, tournament: Tournament) -> None:
        def work(connection: Connection) -> None:
            row = {"id": tournament_id, "version": 0, **_columns(tournament)}
            connection.execute(insert(tournaments), row)
            _note_people(connection, tournament_id, tournament)

        await self._store.write(work)

    async def one(self, tournament_id: str) -> Kept | None:
        return next(
            iter(await self._found(select(tournaments).where(tournaments.c.id == tournament_id))), None
        )

    async def of(self, user: str) -> list[Kept]:
        """Those that somebody takes part in or hosts, the latest first."""
        mine = select(entrants.c.tournament).where(entrants.c.user == user)
        return await self._listed(select(tournaments).where(tournaments.c.id.in_(mine)))

    async def public(self) -> list[Kept]:
        """Those that everybody may see, but for those that were given up, the latest first."""
        shown = tournaments.c.public & (tournaments.c.stage != str(Stage.CLOSED))
        return await self._listed(select(tournaments).where(shown))

    async def running(self) -> list[Kept]:
        return await self._found(select(tournaments).where(tournaments.c.stage == str(Stage.RUNNING)))

    async def of_table(self, table: str) -> str | None:
        """The tournament that a table belongs to."""
        query = select(bouts.c.tournament).where(bouts.c.table == table)
        return await self._store.read(lambda connection: connection.execute(query).scalar())

    async def played_by(self, user: str) -> list[tuple[Kept, str]]:
        """The tables of tournaments at which somebody plays now."""
        mine = select(players.c.table).where(players.c.user == user)
        running = bouts.join(tables, tables.c.id == bouts.c.table)
        query = (
            select(bouts).select_from(running).where(tables.c.status == "playing", bouts.c.table.in_(mine))
        )
        found = await self._store.read(
            lambda connection: [(row.tournament, row.table) for row in connection.execute(query)]
        )
        ids = tournaments.c.id.in_([tournament for tournament, _ in found])
        known = {kept.id: kept for kept in await self._found(select(tournaments).where(ids))} if found else {}
        return [(known[tournament], table) for tournament, table in found]

    async def _listed(self, query: Select[tuple[str]]) -> list[Kept]:
        return await self._found(query.order_by(tournaments.c.changed.desc()).limit(SHOWN))

    async def _found(self, query: Select[tuple[str]]) -> list[Kept]:
        return await self._store.read(
            lambda connection: [
                Kept(row["id"], row["version"], msgspec.json.decode(row["data"], type=Tournament))
                for row in connection.execute(query).mappings()
            ]
        )


def change(connection: Connection, kept: Kept, tournament: Tournament, new: Sequence[str] = ()) -> None:
    """Store what a tournament has become; `Conflict` if somebody has changed it since.

    `new` are tables of this tournament that were stored before in the same transaction.
    """
    same = update(tournaments).where(tournaments.c.id == kept.id, tournaments.c.version == kept.version)
    if connection.execute(same.values(version=kept.version + 1, **_columns(tournament))).rowcount != 1:
        raise Conflict(f"tournament {kept.id} was changed since version {kept.version}")
    _note_people(connection, kept.id, tournament)
    if new:
        connection.execute(insert(bouts), [{"table": table, "tournament": kept.id} for table in new])


def _columns(tournament: Tournament) -> dict[str, str | bool | float]:
    return {
        "stage": str(tournament.stage),
        "public": tournament.plan.public,
        "changed": tournament.changed,
        "data": msgspec.json.encode(tournament).decode(),
    }


def _note_people(connection: Connection, tournament_id: str, tournament: Tournament) -> None:
    connection.execute(delete(entrants).where(entrants.c.tournament == tournament_id))
    people = {tournament.host, *tournament.players}
    rows = [{"tournament": tournament_id, "user": user} for user in sorted(people)]
    connection.execute(insert(entrants), rows)
