"""Routes: a hint for somebody who does not know what to do, from what their seat may know."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import APIRouter, Response

from tessera.bots.advice import Advice
from tessera.kernel import Option, notation, notation_of
from tessera.kernel.engine import ask, asked_after
from tessera.server.deps import Address, TheHub, TheQuotas, User
from tessera.server.models import HintOut
from tessera.server.problems import ANYBODY, Declined
from tessera.server.quotas import Quota
from tessera.server.tables import Id, json
from tessera.table import Table
from tessera.table.sheet import told
from tessera.table.table import Status

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ANYBODY)


@router.get("/{table_id}/hint", response_model=HintOut)
async def hint(table_id: Id, user: User, hub: TheHub, quotas: TheQuotas, address: Address) -> Response:
    """What a bot would do in the caller's place, what is certain to come of it, and what else it weighed."""
    async with hub.locked(table_id) as live:
        table = live.table
        seat = seat_for_hints(table, user.id)
        quotas.take(Quota.HINTS, user.id, address)
        asked = table.decision(seat)
        if asked is None:
            raise Declined(409, "error-not-asked")
    try:
        advice = await hub.thinkers.advise(table, seat)
    except TimeoutError:
        raise Declined(503, "error-no-hint") from None
    async with hub.locked(table_id) as live:
        now = live.table.decision(seat)
        if now is None or now.ply != asked.ply:
            raise Declined(409, "error-not-asked")
        return json(shown(live.table, seat, advice))


def seat_for_hints(table: Table, user: str) -> int:
    """The seat of somebody who plays against bots alone: between people a hint would not be fair."""
    seat = table.seat_of(user)
    if seat is None or table.status is not Status.PLAYING:
        raise Declined(409, "error-not-asked")
    if any(place.user for number, place in enumerate(table.seats) if number != seat):
        raise Declined(403, "error-hint-people")
    return seat


def shown(table: Table, seat: int, advice: Advice) -> dict[str, Any]:
    """An advice as the client gets it, with the words for every part."""
    assert table.match is not None
    state = table.match.state
    asked = ask(state, seat)
    said = []
    for part in advice.answer:
        assert asked is not None
        said.append(msgspec.to_builtins(asked.describe(state, part)))
        asked = asked_after(state, asked, part)

    def other(option: Option, worse: float) -> dict[str, Any]:
        question = ask(state, seat)
        assert question is not None
        return {
            "do": notation(option),
            "worse": worse,
            **msgspec.to_builtins(question.describe(state, option)),
        }

    return {
        "answer": notation_of(advice.answer),
        "said": said,
        "brings": told(advice.brings),
        "others": [other(option, round(worse, 2)) for option, worse in advice.others],
    }
