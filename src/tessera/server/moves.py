"""The route of every move, in a module of its own because the application tries it before all others."""

from __future__ import annotations

import time

from fastapi import APIRouter, Response

from tessera.kernel.option import parse_parts
from tessera.server.deps import TheHub, User
from tessera.server.models import Moved, MoveIn
from tessera.server.tables import REFUSALS, Id, json

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)


@router.post("/{table_id}/moves", response_model=Moved)
async def move(table_id: Id, answer: MoveIn, user: User, hub: TheHub) -> Response:
    """Answer the question of this ply. When this returns, the move is stored."""
    parts = parse_parts(answer.option)
    live = await hub.command(table_id, lambda table: table.move(user.id, parts, answer.ply, time.time()))
    table = live.table
    moves = len(table.match.moves) if table.match else 0
    return json({"entries": table.known_entries(table.seat_of(user.id)), "moves": moves})
