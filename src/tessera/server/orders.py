"""Routes: saying what to answer before one is asked."""

from __future__ import annotations

import time

from fastapi import APIRouter, Response

from tessera.server.deps import Address, TheHub, TheQuotas, User
from tessera.server.models import Foreseen, Moved, OrderIn
from tessera.server.problems import KNOWN, Declined
from tessera.server.quotas import Quota
from tessera.server.tables import Id, done, json
from tessera.table import NotAllowed
from tessera.table.orders import Order
from tessera.table.table import Status

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=KNOWN)


@router.get("/{table_id}/foreseen", response_model=Foreseen)
async def foreseen(table_id: Id, user: User, hub: TheHub, quotas: TheQuotas, address: Address) -> Response:
    """What the caller would be asked next if the others did as little as they may, as far as the caller can know."""
    async with hub.locked(table_id) as live:
        table = live.table
        seat = table.seat_of(user.id)
        if seat is None:
            raise NotAllowed("table-not-seated")
        if table.status is not Status.PLAYING:
            raise NotAllowed(f"table-is-{table.status}")
        if table.decision(seat) is not None:
            raise NotAllowed("table-asked-now")
    quotas.take(Quota.HINTS, user.id, address)
    try:
        found = await hub.thinkers.foresee(table, seat)
    except TimeoutError:
        found = None
    if found is None or not found["answers"]:
        raise Declined(409, "error-nothing-foreseen")
    return json(found)


@router.put("/{table_id}/order")
async def give_order(table_id: Id, wish: OrderIn, user: User, hub: TheHub) -> Moved:
    """Say what to answer when asked, unless something surprises; nobody else learns of it."""
    order = Order(wish.step, wish.option, (wish.expects,))
    live = await hub.command(table_id, lambda table: table.give_order(user.id, order, time.time()))
    return done(live.table, user)


@router.delete("/{table_id}/order")
async def drop_order(table_id: Id, user: User, hub: TheHub) -> Moved:
    """Take one's order back."""
    live = await hub.command(table_id, lambda table: table.drop_order(user.id, time.time()))
    return done(live.table, user)
