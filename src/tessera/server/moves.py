"""The routes of every move, in a module of their own because the application tries them before all others."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Query, Response

from tessera.kernel.option import parse_parts
from tessera.server.deps import TheHub, TheMeter, User
from tessera.server.problems import KNOWN
from tessera.server.tables import Id, Parts, json
from tessera.server.wire.questions import Acknowledged, Following, MoveIn, Preview
from tessera.table import play
from tessera.table.sheet import following

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=KNOWN)

Ply = Annotated[int | None, Query(ge=0)]


@router.post("/{table_id}/moves", response_model=Acknowledged)
async def move(table_id: Id, answer: MoveIn, user: User, hub: TheHub) -> Response:
    """Answer the question of this ply. When this returns, the move is stored."""
    parts = parse_parts(answer.option)
    live = await hub.command(
        table_id, lambda table: play.move(table, user.id, parts, answer.ply, time.time())
    )
    table = live.table
    moves = len(table.match.moves) if table.match else 0
    return json({"entries": table.known_entries(table.seat_of(user.id)), "moves": moves})


@router.get("/{table_id}/decision", response_model=Following)
async def what_follows(
    table_id: Id, user: User, hub: TheHub, meter: TheMeter, after: Parts = "", ply: Ply = None
) -> Response:
    """What the caller is asked after some parts of an answer; nothing is answered by asking."""
    async with hub.locked(table_id) as live:
        with meter.working(user.id):
            return json(following(live.table, user.id, after, ply))


@router.get("/{table_id}/preview", response_model=Preview)
async def what_it_brings(
    table_id: Id, user: User, hub: TheHub, meter: TheMeter, after: Parts = "", ply: Ply = None
) -> Response:
    """What some parts of an answer would lead to, if the game shows it; nothing is answered by asking."""
    async with hub.locked(table_id) as live:
        with meter.working(user.id):
            parts = parse_parts(after) if after else ()
            return json({"after": after, "preview": play.preview(live.table, user.id, parts, ply)})
