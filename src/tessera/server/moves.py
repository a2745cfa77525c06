"""The routes of every move, in a module of their own because the application tries them before all others.

They are the door for programs; pages use the table's socket, which says the same (`tessera.server.speaking`). What they
need they fetch themselves: solving dependencies would be an eighth of what a move costs.
"""

from __future__ import annotations

import time
from typing import Annotated, cast

from fastapi import APIRouter, Query, Request, Response

from tessera.kernel.option import parse_parts
from tessera.server.deps import known_user, meter_of
from tessera.server.hub import Hub
from tessera.server.problems import KNOWN
from tessera.server.tables import Id, Parts, json
from tessera.server.wire.questions import Acknowledged, Following, MoveIn, Preview
from tessera.table import play
from tessera.table.sheet import following

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=KNOWN)

Ply = Annotated[int | None, Query(ge=0)]


def hub_of(request: Request) -> Hub:
    return cast(Hub, request.app.state.hub)


@router.post("/{table_id}/moves", response_model=Acknowledged)
async def move(table_id: Id, answer: MoveIn, request: Request) -> Response:
    """Answer the question of this ply. When this returns, the move is stored."""
    user, parts = await known_user(request), parse_parts(answer.option)
    live = await hub_of(request).command(
        table_id, lambda table: play.move(table, user.id, parts, answer.ply, time.time())
    )
    table = live.table
    moves = len(table.match.moves) if table.match else 0
    return json({"entries": table.known_entries(table.seat_of(user.id)), "moves": moves})


@router.get("/{table_id}/decision", response_model=Following)
async def what_follows(table_id: Id, request: Request, after: Parts = "", ply: Ply = None) -> Response:
    """What the caller is asked after some parts of an answer; nothing is answered by asking."""
    user = await known_user(request)
    async with hub_of(request).locked(table_id) as live:
        with meter_of(request).working(user.id):
            return json(following(live.table, user.id, after, ply))


@router.get("/{table_id}/preview", response_model=Preview)
async def what_it_brings(table_id: Id, request: Request, after: Parts = "", ply: Ply = None) -> Response:
    """What some parts of an answer would lead to, if the game shows it; nothing is answered by asking."""
    user = await known_user(request)
    async with hub_of(request).locked(table_id) as live:
        with meter_of(request).working(user.id):
            parts = parse_parts(after) if after else ()
            return json({"after": after, "preview": play.preview(live.table, user.id, parts, ply)})
