"""Routes: what those may do who keep order on the server. All of it is noted, and none of it can be done by token."""

from __future__ import annotations

import logging
import time
from typing import Annotated, cast

from fastapi import APIRouter, Depends, Path, Query, Request

from tessera.server.bans import Bans
from tessera.server.deps import Address, Person, TheHub, TheQuotas, TheSessions, TheStore, User
from tessera.server.people import MOST_TABLES, STATUSES, change_person
from tessera.server.problems import KNOWN, Declined
from tessera.server.quotas import Quota
from tessera.server.sessions import new_id
from tessera.server.tables import Id, RemarkNumber
from tessera.server.wire.people import RenameIn
from tessera.server.wire.wardens import BanIn, BanOut, DeedOut, ReportIn, ReportOut
from tessera.store import LooksAlike, Store, UserRow
from tessera.store.visits import Visits
from tessera.store.wardens import Ban, Report, WardenDeed, Wardens
from tessera.table import NotAllowed, seats

router = APIRouter(prefix="/api", tags=["moderation"], responses=KNOWN)

log = logging.getLogger("tessera.server")

HOUR = 3600.0
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


async def get_bans(request: Request) -> Bans:
    return cast(Bans, request.app.state.bans)


TheBans = Annotated[Bans, Depends(get_bans)]


async def known_warden(user: Person) -> UserRow:
    if not user.warden:
        raise Declined(403, "error-not-warden")
    return user


Warden = Annotated[UserRow, Depends(known_warden)]


async def _noted(store: Store, warden: UserRow, what: str, about: str, detail: str = "") -> None:
    log.warning(what, extra={"by": warden.id, "about": about})
    await Wardens(store).note(
        WardenDeed(new_id(), time.time(), warden.id, warden.name, what, about, detail[:240])
    )


async def _person(store: Store, person: str) -> UserRow:
    found = await store.user(person)
    if found is None:
        raise Declined(404, "error-no-such-person")
    return found


# --- reports --------------------------------------------------------------------------------------------------


@router.post("/tables/{table_id}/chat/{number}/report", status_code=201)
async def report_remark(
    table_id: Id,
    number: RemarkNumber,
    wish: ReportIn,
    user: User,
    hub: TheHub,
    store: TheStore,
    quotas: TheQuotas,
    address: Address,
) -> None:
    """Tell those who keep order of a remark; what was said is kept with it, even if it is removed."""
    await quotas.take(Quota.REPORTS, user.id, address)
    async with hub.locked(table_id) as live:
        remark = live.table.chat.find(number)
        if remark is None or remark.removed:
            raise NotAllowed("table-no-such-remark")
        said = Report(
            new_id(),
            time.time(),
            table_id,
            number,
            remark.user,
            remark.name,
            remark.text,
            user.id,
            wish.text,
        )
    await Wardens(store).report(said)


@router.get("/reports")
async def reports(_: Warden, store: TheStore, done: Annotated[bool, Query()] = False) -> list[ReportOut]:
    """What was reported and nobody has looked at yet, the oldest first; or what somebody has."""
    found = await Wardens(store).reports(done=done)
    names = {user.id: user.name for user in await store.users([each.by for each in found])}
    return [
        ReportOut(
            id=each.id,
            at=each.at,
            table=each.table,
            remark=each.remark,
            person=each.person,
            name=each.name,
            said=each.said,
            by=names.get(each.by, ""),
            text=each.text,
            done=each.done,
        )
        for each in found
    ]


@router.post("/reports/{report_id}/done", status_code=204)
async def settle(report_id: Id, warden: Warden, store: TheStore) -> None:
    """A warden has looked at a report."""
    if not await Wardens(store).settle(report_id, warden.id, time.time()):
        raise Declined(404, "error-no-such-report")
    await _noted(store, warden, "report done", report_id)


# --- bans -----------------------------------------------------------------------------------------------------


@router.get("/bans")
async def list_bans(_: Warden, store: TheStore) -> list[BanOut]:
    """Who may not come in, and until when."""
    return [
        BanOut(id=ban.id, person=ban.person, name=ban.name, reason=ban.reason, at=ban.at, until=ban.until)
        for ban in await Wardens(store).bans(time.time())
    ]


@router.post("/bans", status_code=201)
async def ban(wish: BanIn, warden: Warden, store: TheStore, hub: TheHub, bans: TheBans) -> None:
    """Keep a person out for a time, and on wish everybody at the addresses they are signed in from."""
    person = await _person(store, wish.person)
    if person.warden:
        raise Declined(409, "error-ban-warden")
    order, now = Wardens(store), time.time()
    until = now + wish.hours * HOUR

    async def keep_out(who: str, address: str) -> None:
        await order.ban(Ban(new_id(), who, person.name, address, wish.reason, warden.id, now, until))

    await keep_out(person.id, "")
    if wish.address:
        for address in {visit.address for visit in await Visits(store).of(person.id)} - {""}:
            await keep_out("", address)
    await bans.read(store)
    hub.end(person.id)
    await _noted(store, warden, "banned", person.id, f"{wish.hours} h: {wish.reason}")


@router.delete("/bans/{ban_id}", status_code=204)
async def lift_ban(ban_id: Id, warden: Warden, store: TheStore, bans: TheBans) -> None:
    """End a ban before its time."""
    if not await Wardens(store).lift(ban_id):
        raise Declined(404, "error-no-such-ban")
    await bans.read(store)
    await _noted(store, warden, "ban lifted", ban_id)


@router.get("/deeds")
async def deeds(_: Warden, store: TheStore) -> list[DeedOut]:
    """What wardens did, the latest first."""
    return [
        DeedOut(at=deed.at, name=deed.name, what=deed.what, about=deed.about, detail=deed.detail)
        for deed in await Wardens(store).deeds()
    ]


# --- tables and names -----------------------------------------------------------------------------------------


@router.delete("/tables/{table_id}", status_code=204)
async def remove_table(table_id: Id, warden: Warden, hub: TheHub, store: TheStore) -> None:
    """Strike a table out with everything that happened there."""
    await hub.remove(table_id)
    await _noted(store, warden, "table removed", table_id)


@router.put("/people/{person}/name", status_code=204)
async def rename(
    person: PersonId, wish: RenameIn, warden: Warden, store: TheStore, sessions: TheSessions, hub: TheHub
) -> None:
    """Give a person another name, also at all of their tables. An account is still signed in to by its own.

    They keep it: what a warden has struck out does not come back.
    """
    before = await _person(store, person)
    try:
        await change_person(person, lambda _: {"name": wish.name, "named": True}, store, sessions)
    except LooksAlike:
        raise Declined(409, "error-name-alike") from None
    for row in await store.tables_of(person, STATUSES, limit=MOST_TABLES):
        await hub.command(row.id, lambda table: seats.rename(table, person, wish.name, time.time()))
    await _noted(store, warden, "renamed", person, f"{before.name} -> {wish.name}")
