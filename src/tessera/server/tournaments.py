"""Routes: tournaments that a host opens."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Annotated, Any

from fastapi import APIRouter, Path

from tessera.company import tournament as rules
from tessera.company.bout import Bout
from tessera.company.tournament import Kind, Plan, Tournament
from tessera.server.deps import Address, MaybeUser, Person, TheQuotas, TheStore, User
from tessera.server.directing import TheDirector, begun, decided
from tessera.server.friends import must_have_account
from tessera.server.games import the_game
from tessera.server.gathering import clock_of, clock_text, numbers_for
from tessera.server.problems import KNOWN, Declined
from tessera.server.quotas import Quota
from tessera.server.sessions import new_id
from tessera.server.wire.company import PersonOut
from tessera.server.wire.tournaments import (
    BoutOut,
    DecisionIn,
    PersonIn,
    StandingOut,
    TournamentId,
    TournamentIn,
    TournamentLine,
    TournamentOut,
)
from tessera.store import Store, UserRow
from tessera.store.tournaments import Kept
from tessera.table import NotAllowed

router = APIRouter(prefix="/api/tournaments", tags=["company"], responses=KNOWN)

Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


# --- looking ------------------------------------------------------------------------------------------------------


@router.get("")
async def list_tournaments(user: MaybeUser, director: TheDirector, store: TheStore) -> list[TournamentLine]:
    """The caller's own, and those for everybody; the latest first."""
    mine = await director.tournaments.of(user.id) if user is not None else []
    known = {kept.id for kept in mine}
    all_of_them = [*mine, *[kept for kept in await director.tournaments.public() if kept.id not in known]]
    hosts = await _names({kept.tournament.host for kept in all_of_them}, store)
    return [
        TournamentLine(**_facts(kept, user, hosts))
        for kept in sorted(all_of_them, key=lambda kept: -kept.tournament.changed)
    ]


@router.get("/{tournament_id}")
async def look(tournament_id: Id, user: MaybeUser, director: TheDirector, store: TheStore) -> TournamentOut:
    """A tournament; whoever has the link may see it."""
    kept = await director.the(tournament_id)
    t = kept.tournament
    names = await _names({t.host, *t.players}, store)
    return TournamentOut(
        **_facts(kept, user, names),
        settings=t.plan.settings,
        late=t.plan.late,
        automatic=t.plan.automatic,
        breaks=list(t.breaks),
        standings=[
            StandingOut(
                person=line.player,
                name=names[line.player],
                place=line.place,
                points=float(line.points),
                played=line.played,
                byes=line.byes,
                breaks=[float(each) for each in line.breaks],
                gone=line.player not in t.staying,
            )
            for line in t.standings()
        ],
        bouts=[[_bout(bout) for bout in bouts] for bouts in t.rounds],
        open_tables=len(t.open_bouts()),
        hosts=user is not None and user.id == t.host,
    )


async def _names(ids: Collection[str], store: Store) -> dict[str, str]:
    return {user.id: user.name for user in await store.users(ids)}


def _facts(kept: Kept, user: UserRow | None, names: dict[str, str]) -> dict[str, Any]:
    """What lists show of a tournament."""
    t, plan = kept.tournament, kept.tournament.plan
    planned = 0 if t.in_pairs else plan.rounds
    return {
        "id": kept.id,
        "name": plan.name,
        "game": plan.game,
        "kind": str(plan.kind),
        "stage": str(t.stage),
        "host": PersonOut(person=t.host, name=names[t.host]),
        "seats": plan.seats,
        "clock": clock_of(plan.clock),
        "players": len(t.players),
        "most": plan.most,
        "round": len(t.rounds),
        "rounds": t.total or planned,
        "public": plan.public,
        "rated": plan.rated,
        "takes_part": user is not None and user.id in t.staying,
        "changed": t.changed,
    }


def _bout(bout: Bout) -> BoutOut:
    scored = {player: float(bout.score(player)) for player in bout.players} if bout.is_over else {}
    return BoutOut(
        players=bout.players, table=bout.table, places=bout.places, points=scored, decided=bout.decided
    )


# --- what its host does -------------------------------------------------------------------------------------------


@router.post("", status_code=201)
async def open_tournament(
    wish: TournamentIn, user: Person, director: TheDirector, quotas: TheQuotas, address: Address
) -> TournamentId:
    """Announce a tournament; the host need not take part."""
    must_have_account(user)
    game = the_game(wish.game)
    if wish.seats not in numbers_for(game, wish.settings):
        raise Declined(422, "error-no-such-number")
    plan = Plan(
        name=wish.name,
        game=game.id,
        settings=dict(wish.settings),
        kind=Kind(wish.kind),
        rounds=wish.rounds,
        seats=wish.seats,
        clock=clock_text(wish.clock),
        most=wish.most,
        public=wish.public,
        rated=wish.rated,
        late=wish.late,
        automatic=wish.automatic,
    )
    await quotas.take(Quota.TABLES, user.id, address)
    tournament_id, now = new_id(), time.time()
    await director.tournaments.add(tournament_id, Tournament(plan, user.id, now, changed=now))
    return TournamentId(id=tournament_id)


@router.post("/{tournament_id}/round", status_code=204)
async def begin_round(tournament_id: Id, user: Person, director: TheDirector) -> None:
    """The host begins the tournament, or its next round: everybody is at a table, and the matches run."""
    await director.command(tournament_id, begun(user.id))


@router.post("/{tournament_id}/close", status_code=204)
async def close(tournament_id: Id, user: Person, director: TheDirector) -> None:
    """The host gives the tournament up before the start, or ends it after a round."""
    await director.command(tournament_id, lambda t, who: rules.close(t, user.id))


@router.post("/{tournament_id}/remove", status_code=204)
async def remove(tournament_id: Id, somebody: PersonIn, user: Person, director: TheDirector) -> None:
    """The host sends somebody away; what they have played counts."""
    await director.command(tournament_id, lambda t, who: rules.remove(t, user.id, somebody.person))


@router.post("/{tournament_id}/decide", status_code=204)
async def decide(tournament_id: Id, decision: DecisionIn, user: Person, director: TheDirector) -> None:
    """The host says how a table of this round has ended, whatever happens there."""
    await director.command(tournament_id, decided(user.id, decision.table, dict(decision.places)))


# --- taking part --------------------------------------------------------------------------------------------------


@router.post("/{tournament_id}/join", status_code=204)
async def join(tournament_id: Id, user: User, director: TheDirector, store: TheStore) -> None:
    kept = await director.the(tournament_id)
    if kept.tournament.plan.rated:
        must_have_account(user)
    if kept.tournament.host in await store.not_to_meet(user.id):
        raise NotAllowed("table-blocked")
    await director.command(tournament_id, lambda t, who: rules.join(t, user.id))


@router.post("/{tournament_id}/withdraw", status_code=204)
async def withdraw(tournament_id: Id, user: User, director: TheDirector) -> None:
    """Not take part; after the start play no further rounds."""
    await director.command(tournament_id, lambda t, who: rules.withdraw(t, user.id))
