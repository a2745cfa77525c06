"""Routes: saying what to answer before one is asked."""

from __future__ import annotations

import time
from functools import partial

from fastapi import APIRouter, Response

from tessera.server.deps import Address, TheHub, TheMeter, TheQuotas, User
from tessera.server.problems import KNOWN, Declined
from tessera.server.quotas import Quota
from tessera.server.tables import Id, done, json
from tessera.server.wire.questions import Acknowledged, Foreseen, OrderIn
from tessera.table import NotAllowed, Status, orders
from tessera.table.orders import Order

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=KNOWN)


@router.get("/{table_id}/foreseen", response_model=Foreseen)
async def foreseen(
    table_id: Id, user: User, hub: TheHub, quotas: TheQuotas, address: Address, meter: TheMeter
) -> Response:
    """What the caller would be asked next if the others did as little as they may, as far as the caller can know."""
    async with hub.locked(table_id) as live:
        table = live.table
        seat = table.seat_of(user.id)
        if seat is None:
            raise NotAllowed("table-not-seated")
        if table.status is not Status.PLAYING:
            raise NotAllowed(f"table-is-{table.status}")
        if table.is_asked(seat):
            raise NotAllowed("table-asked-now")
    await quotas.take(Quota.HINTS, user.id, address)
    try:
        found = await hub.thinkers.foresee(table, seat, partial(meter.spent, user.id))
    except TimeoutError:
        found = None
    if found is None or not found["answers"]:
        raise Declined(409, "error-nothing-foreseen")
    return json(found)


@router.put("/{table_id}/order")
async def give_order(table_id: Id, wish: OrderIn, user: User, hub: TheHub) -> Acknowledged:
    """Say what to answer when asked, unless something surprises; nobody else learns of it."""
    order = Order(wish.step, wish.option, (wish.expects,))
    live = await hub.command(table_id, lambda table: orders.give(table, user.id, order, time.time()))
    return done(live.table, user)


@router.delete("/{table_id}/order")
async def drop_order(table_id: Id, user: User, hub: TheHub) -> Acknowledged:
    """Take one's order back."""
    live = await hub.command(table_id, lambda table: orders.drop(table, user.id, time.time()))
    return done(live.table, user)
