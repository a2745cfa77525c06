"""Analyses of finished matches: made by the bots' workers after all that somebody waits for, kept when done.

Portions are kept one by one: after a restart, whoever asks how far it is lets it go on where it was.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any, cast

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from msgspec import Struct

from tessera.analysis.findings import VERSION
from tessera.analysis.match import portions
from tessera.analysis.work import conclusion_of, portion_of
from tessera.kernel import Record
from tessera.server.deps import Address, TheHub, TheQuotas, User
from tessera.server.problems import KNOWN
from tessera.server.quotas import Quota
from tessera.server.tables import Id, json
from tessera.server.wire.analysis import AnalysisPage, DepthName
from tessera.store.analyses import OPEN, Analyses, Sought
from tessera.table import NotAllowed, Status, Table
from tessera.table.table import encode_changes

if TYPE_CHECKING:
    from tessera.server.hub import Hub

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=KNOWN)

AT_ONCE = 1
"""Analyses that are made at the same time: bots shall find workers free."""


class Commission(Struct, frozen=True):
    """An analysis that somebody wants, with all that is needed for it."""

    sought: Sought
    table: str
    record: bytes
    changes: bytes
    pieces: tuple[tuple[int, int], ...]

    @property
    def eyes(self) -> int | None:
        return None if self.sought.eyes == OPEN else self.sought.eyes


def commission_for(table: Table, seat: int | None, depth: DepthName) -> Commission:
    """Refuses a match that goes on: an analysis would be a help."""
    match = table.match
    if match is None or table.status is not Status.FINISHED:
        raise NotAllowed("table-analysis-later")
    if not match.over or match.state.seats < 2 or (seat is not None and seat >= match.state.seats):
        raise NotAllowed("table-no-analysis")
    record = match.record()
    sought = Sought(course_of(record), VERSION, depth, OPEN if seat is None else seat)
    pieces = tuple([(piece.start, piece.stop) for piece in portions(match)])
    return Commission(
        sought, table.id, msgspec.json.encode(record), encode_changes(table.created.changes), pieces
    )


def course_of(record: Record) -> str:
    """The fingerprint of how a match went, whoever played it and whatever they are called."""
    told = (record.game, record.rules, record.content, record.settings, record.start, record.moves)
    return sha256(msgspec.json.encode(told, order="deterministic")).hexdigest()


class Analysts:
    """Those who make analyses in this process, for whoever asks."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._kept = Analyses(hub.store)
        self._at_work: dict[Sought, int] = {}
        """What is being made, with the portions that are done."""
        self._places = asyncio.Semaphore(AT_ONCE)

    async def look(self, commission: Commission, *, begin: bool) -> dict[str, Any]:
        """The page of an analysis. One that was begun goes on; one that was not is begun if somebody wants it."""
        found = await self._kept.whole(commission.sought)
        if found is not None:
            return _page("done", len(commission.pieces), len(commission.pieces), found)
        if commission.sought not in self._at_work:
            done = await self._kept.portions(commission.sought)
            if not (begin or done):
                return _page("none", 0, len(commission.pieces))
            if commission.sought not in self._at_work and not self._hub.closing:
                self._at_work[commission.sought] = len(done)
                self._hub.background.spawn(self._make(commission, done))
        return _page("working", self._at_work.get(commission.sought, 0), len(commission.pieces))

    async def _make(self, commission: Commission, done: dict[int, bytes]) -> None:
        """Portion after portion, as workers have time; what is done when the server ends is kept."""
        try:
            async with self._places:
                await self._work_off(commission, done)
        finally:
            del self._at_work[commission.sought]

    async def _work_off(self, commission: Commission, done: dict[int, bytes]) -> None:
        thinkers, given = self._hub.thinkers, (commission.record, commission.changes)
        for first, last in commission.pieces:
            if first in done:
                continue
            if self._hub.closing:
                return
            found = await thinkers.besides(
                commission.table, portion_of, *given, first, last, commission.eyes, commission.sought.depth
            )
            if found is None:
                return
            await self._kept.keep(commission.sought, commission.table, first, found)
            done[first] = found
            self._at_work[commission.sought] = len(done)
        if self._hub.closing:
            return
        whole = await thinkers.besides(
            commission.table,
            conclusion_of,
            *given,
            list(done.values()),
            commission.eyes,
            commission.sought.depth,
        )
        if whole is not None:
            await self._kept.conclude(commission.sought, commission.table, whole)


def _page(status: str, done: int, of: int, found: bytes | None = None) -> dict[str, Any]:
    state = {"status": status, "done": done, "of": of}
    return {"state": state, "analysis": msgspec.Raw(found) if found is not None else None}


# --- routes -------------------------------------------------------------------------------------------------


async def get_analysts(request: Request) -> Analysts:
    return cast(Analysts, request.app.state.analysts)


TheAnalysts = Annotated[Analysts, Depends(get_analysts)]
Seat = Annotated[
    int | None, Query(ge=0, le=9, description="Through the eyes of this seat; else all is open.")
]
Deep = Annotated[DepthName, Query(description="How closely it is looked at.")]


@router.get("/{table_id}/analysis", response_model=AnalysisPage)
async def analysis(
    table_id: Id, hub: TheHub, analysts: TheAnalysts, seat: Seat = None, depth: Deep = "quick"
) -> Response:
    """The analysis of a finished match, or how far it is: where it was decided, and what was luck."""
    async with hub.locked(table_id) as live:
        commission = commission_for(live.table, seat, depth)
    return json(await analysts.look(commission, begin=False))


@router.post("/{table_id}/analysis", response_model=AnalysisPage)
async def analyse(
    table_id: Id,
    user: User,
    hub: TheHub,
    analysts: TheAnalysts,
    quotas: TheQuotas,
    address: Address,
    seat: Seat = None,
    depth: Deep = "quick",
) -> Response:
    """Have a finished match analysed, in the background."""
    async with hub.locked(table_id) as live:
        commission = commission_for(live.table, seat, depth)
    await quotas.take(Quota.HINTS, user.id, address)
    return json(await analysts.look(commission, begin=True))
