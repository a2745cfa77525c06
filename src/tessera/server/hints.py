"""Routes: a hint for somebody who does not know what to do, from what their seat may know."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import msgspec
from fastapi import APIRouter, Response

from tessera.bots.advice import Advice, Other
from tessera.kernel import notation, notation_of
from tessera.kernel.engine import ask, asked_after
from tessera.server.deps import Address, TheHub, TheMeter, TheQuotas, User
from tessera.server.problems import KNOWN, Declined
from tessera.server.quotas import Quota
from tessera.server.tables import Id, done, json
from tessera.server.wire.consent import Agreement
from tessera.server.wire.questions import Acknowledged, HintOut
from tessera.table import NotAllowed, Table, hints
from tessera.table.sheet import told

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=KNOWN)


@router.post("/{table_id}/hint", response_model=HintOut)
async def hint(
    table_id: Id, user: User, hub: TheHub, quotas: TheQuotas, address: Address, meter: TheMeter
) -> Response:
    """What a bot would do in the caller's place, what is certain to come of it, and what else it weighed.

    That somebody had a hint is noted, and told with the result.
    """
    await quotas.take(Quota.HINTS, user.id, address)
    await hub.command(table_id, lambda table: hints.use(table, user.id, time.time()))
    async with hub.locked(table_id) as live:
        table = live.table
        seat = table.seat_of(user.id)
        asked = table.decision(seat) if seat is not None else None
        if seat is None or asked is None:
            raise NotAllowed("table-not-asked")
    try:
        advice = await hub.thinkers.advise(table, seat, partial(meter.spent, user.id))
    except TimeoutError:
        raise Declined(503, "error-no-hint") from None
    async with hub.locked(table_id) as live:
        now = live.table.decision(seat)
        if now is None or now.ply != asked.ply:
            raise NotAllowed("table-not-asked")
        return json(shown(live.table, seat, advice))


@router.post("/{table_id}/hints")
async def ask_for_hints(table_id: Id, user: User, hub: TheHub) -> Acknowledged:
    """Ask the others to allow hints at a table between people."""
    live = await hub.command(table_id, lambda table: hints.ask(table, user.id, time.time()))
    return done(live.table, user)


@router.post("/{table_id}/hints/answer")
async def answer_hints(table_id: Id, reply: Agreement, user: User, hub: TheHub) -> Acknowledged:
    """Allow hints, or refuse; whoever asked takes it back by refusing."""
    live = await hub.command(table_id, lambda table: hints.answer(table, user.id, reply.agree, time.time()))
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

    def weighed(other: Other) -> dict[str, Any]:
        question = ask(state, seat)
        assert question is not None
        return {
            "do": notation(other.option),
            "worse": round(other.worse, 2),
            "error": round(other.error, 2),
            **msgspec.to_builtins(question.describe(state, other.option)),
        }

    return {
        "answer": notation_of(advice.answer),
        "parts": [notation(part) for part in advice.answer],
        "said": said,
        "brings": told(advice.brings),
        "others": [weighed(other) for other in advice.others],
        "because": msgspec.to_builtins(advice.because),
        "why": [{"key": f"term-{reason.term}", "gain": reason.gain} for reason in advice.why],
    }
