"""Routes: a hint for somebody who does not know what to do, from what their seat may know."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from fastapi import APIRouter, Response

from tessera.bots.advice import Advice
from tessera.kernel import Option, notation, notation_of
from tessera.kernel.engine import ask, asked_after
from tessera.server.deps import Address, TheHub, TheQuotas, User
from tessera.server.models import Agreement, HintOut, Moved
from tessera.server.problems import KNOWN, Declined
from tessera.server.quotas import Quota
from tessera.server.tables import Id, done, json
from tessera.table import NotAllowed, Table
from tessera.table.sheet import told

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=KNOWN)


@router.post("/{table_id}/hint", response_model=HintOut)
async def hint(table_id: Id, user: User, hub: TheHub, quotas: TheQuotas, address: Address) -> Response:
    """What a bot would do in the caller's place, what is certain to come of it, and what else it weighed.

    That somebody had a hint is noted, and told with the result.
    """
    quotas.take(Quota.HINTS, user.id, address)
    await hub.command(table_id, lambda table: table.use_hint(user.id, time.time()))
    async with hub.locked(table_id) as live:
        table = live.table
        seat = table.seat_of(user.id)
        asked = table.decision(seat) if seat is not None else None
        if seat is None or asked is None:
            raise NotAllowed("table-not-asked")
    try:
        advice = await hub.thinkers.advise(table, seat)
    except TimeoutError:
        raise Declined(503, "error-no-hint") from None
    async with hub.locked(table_id) as live:
        now = live.table.decision(seat)
        if now is None or now.ply != asked.ply:
            raise NotAllowed("table-not-asked")
        return json(shown(live.table, seat, advice))


@router.post("/{table_id}/hints")
async def ask_for_hints(table_id: Id, user: User, hub: TheHub) -> Moved:
    """Ask the others to allow hints at a table between people."""
    live = await hub.command(table_id, lambda table: table.ask_for_hints(user.id, time.time()))
    return done(live.table, user)


@router.post("/{table_id}/hints/answer")
async def answer_hints(table_id: Id, reply: Agreement, user: User, hub: TheHub) -> Moved:
    """Allow hints, or refuse; whoever asked takes it back by refusing."""
    live = await hub.command(table_id, lambda table: table.answer_hints(user.id, reply.agree, time.time()))
    return done(live.table, user)


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
