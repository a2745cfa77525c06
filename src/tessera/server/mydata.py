"""Routes: what is kept of a person, for that person: everything in one file, and from where they are signed in."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Response

from tessera.server.deps import MaybePerson, Person, TheCourier, TheHub, TheSessions, TheStore
from tessera.server.people import MOST_TABLES, STATUSES
from tessera.server.problems import KNOWN, Declined
from tessera.server.wire.people import SessionOut
from tessera.store import Store, UserRow
from tessera.store.attempts import Attempts
from tessera.store.friends import Friends
from tessera.store.invitations import Invitations
from tessera.store.seekers import Seekers
from tessera.store.tournaments import Tournaments
from tessera.store.visits import Visit
from tessera.store.words import said_by

router = APIRouter(prefix="/api/me", tags=["people"], responses=KNOWN)

SHORT = 16
"""Digits by which a session is named to its owner: a proof of it is never told."""


@router.get("/sessions")
async def my_sessions(known: MaybePerson, sessions: TheSessions) -> list[SessionOut]:
    """From where the caller is signed in, the latest first."""
    if known is None:
        raise Declined(401, "error-sign-in")
    return [
        SessionOut(
            id=visit.session[:SHORT],
            created=visit.created,
            seen=visit.seen,
            address=visit.address,
            device=visit.device,
            this=visit.session == known.proof,
        )
        for visit in await _of(known.user, sessions)
    ]


async def _of(user: UserRow, sessions: TheSessions) -> list[Visit]:
    """Those of earlier epochs were ended all together."""
    return [visit for visit in await sessions.visits.of(user.id) if visit.epoch == user.epoch]


@router.delete("/sessions/{session_id}", status_code=204)
async def end_session(
    session_id: Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")],
    user: Person,
    sessions: TheSessions,
    hub: TheHub,
) -> None:
    """Sign out somewhere else, and hang up what was opened from there."""
    for visit in await _of(user, sessions):
        if visit.session.startswith(session_id):
            await sessions.end(visit.session)
            hub.end(visit.session)
            return
    raise Declined(404, "error-no-such-session")


@router.get("/export", response_class=Response)
async def export(user: Person, store: TheStore, sessions: TheSessions, courier: TheCourier) -> Response:
    """Everything that is kept of the caller, as one JSON file."""
    data = {
        "person": {
            "id": user.id,
            "name": user.name,
            "login": user.login,
            "created": user.created,
            "settings": user.settings,
        },
        "sessions": await _of(user, sessions),
        "tokens": [
            {"label": row["label"], "created": row["created"]} for row in await store.tokens_of(user.id)
        ],
        "blocked": await store.blocked_by(user.id),
        "channels": [
            {"kind": each.kind, "address": each.address, "label": each.label, "created": each.created}
            for each in await courier.post.channels_of(user.id)
        ],
        "tables": await _tables(user, store),
        **await _company(user, store),
        "puzzles": await Attempts(store).of(user.id),
        "said": await store.read(lambda connection: said_by(connection, user.id)),
        "at": time.time(),
    }
    name = f'attachment; filename="tessera-{user.id}.json"'
    return Response(
        msgspec.json.format(msgspec.json.encode(data), indent=2),
        media_type="application/json",
        headers={"content-disposition": name},
    )


async def _company(user: UserRow, store: Store) -> dict[str, Any]:
    return {
        "friends": await Friends(store).of(user.id),
        "invitations": await Invitations(store).by(user.id),
        "seeks": await Seekers(store).of(user.id),
        "tournaments": [
            {"id": kept.id, "name": kept.tournament.plan.name, "host": kept.tournament.host == user.id}
            for kept in await Tournaments(store).of(user.id)
        ],
    }


async def _tables(user: UserRow, store: Store) -> list[dict[str, Any]]:
    return [
        {"id": row.id, "game": row.game, "status": row.status, "created": row.created, "changed": row.changed}
        for row in await store.tables_of(user.id, STATUSES, limit=MOST_TABLES)
    ]
