"""Routes: tables, moves, undo, chat, replay."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse

from tessera.bots.registry import bot_names
from tessera.kernel import Seeded
from tessera.kernel.chance import KEY_BYTES
from tessera.kernel.option import MAX_ANSWER, parse_parts
from tessera.kernel.record import dump
from tessera.server.deps import (
    Address,
    MaybeUser,
    Proved,
    TheHub,
    TheMeter,
    TheQuotas,
    TheSettings,
    TheStore,
    User,
)
from tessera.server.games import shown_content, the_game
from tessera.server.gathering import responses_among_strangers, rule_of
from tessera.server.hub import Hub
from tessera.server.problems import KNOWN, Declined
from tessera.server.quotas import Quota
from tessera.server.sessions import new_id
from tessera.server.wire.base import Text
from tessera.server.wire.chat import ChatIn, MuteIn
from tessera.server.wire.consent import Agreement, EndIn, RematchOut, UndoIn
from tessera.server.wire.questions import Acknowledged, PartOut, WhyIn, WhyNot, WishIn
from tessera.server.wire.tables import (
    ContinueIn,
    ProblemReport,
    ResponsesIn,
    SeatChange,
    SeatIn,
    SitIn,
    Summary,
    TableId,
    TableIn,
    TableOut,
    TableThen,
)
from tessera.store import Store, TableRow, UserRow
from tessera.table import (
    ClockRule,
    Entry,
    NotAllowed,
    Status,
    Table,
    chat,
    ending,
    play,
    rematch,
    seats,
    undo,
    windows,
)
from tessera.table.clock import ResponseRule
from tessera.table.journal import Ending, UndoRule
from tessera.table.lookback import beginning_at, bots_for, explained, eyes_for, scenario_at, seat_for
from tessera.table.seats import SUBSTITUTE
from tessera.table.sheet import seen_at

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=KNOWN)

Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Move = Annotated[int, Path(ge=0, le=1_000_000)]
RemarkNumber = Annotated[int, Path(ge=0, le=1_000_000)]
Eyes = Annotated[int | None, Query(ge=0, le=7)]
Parts = Annotated[str, Query(max_length=MAX_ANSWER)]


def json(data: Any) -> Response:
    """Ready-made bytes: what is sent was built here and needs no second validation."""
    return Response(msgspec.json.encode(data), media_type="application/json")


def the_bot(name: str | None) -> str:
    if name is None or name not in bot_names():
        raise Declined(422, "error-no-such-bot", bots=", ".join(bot_names()))
    return name


# --- lists --------------------------------------------------------------------------------------------------


@router.get("", response_model=list[Summary])
async def list_tables(
    store: TheStore,
    user: MaybeUser,
    show: Annotated[str, Query(pattern="^(open|running|mine|finished)$")] = "open",
) -> Response:
    """Open tables; public ones to watch; my running ones; my finished ones."""
    if show == "open":
        rows = await store.open_tables()
    elif show == "running":
        rows = await store.running_tables()
    elif user is None:
        rows = []
    else:
        wanted = ["waiting", "playing", "frozen"] if show == "mine" else ["finished"]
        rows = await store.tables_of(user.id, wanted)
    if user is not None and show in ("open", "running"):
        apart = await store.not_to_meet(user.id)
        rows = [row for row in rows if not apart.intersection(row.summary["users"])]
    return json([_listed(row, user) for row in rows])


def _listed(row: TableRow, user: UserRow | None) -> dict[str, Any]:
    facts = dict(row.summary)
    users: list[str] = facts.pop("users")
    you = users.index(user.id) if user is not None and user.id in users else None
    return {**facts, "you": you}


# --- opening and joining ------------------------------------------------------------------------------------


@router.post("", status_code=201)
async def open_table(
    wish: TableIn, user: User, hub: TheHub, settings: TheSettings, quotas: TheQuotas, address: Address
) -> TableId:
    """A new table; with `start` the match begins at once."""
    game = the_game(wish.game)
    await quotas.take(Quota.TABLES, user.id, address)
    clock = rule_of(wish.clock)
    responses = _chosen(wish.responses) if wish.responses is not None else _usual_responses(wish, clock)

    def make(table_id: str) -> tuple[Table, list[Entry]]:
        now = time.time()
        table, created = Table.open(
            table_id,
            game,
            len(wish.seats),
            wish.settings,
            user.id,
            now,
            public=wish.public,
            clock=clock,
            changes=settings.content.get(game.id),
            undo=wish.undo or _usual_undo(wish.seats),
            rated=wish.rated,
            responses=responses,
        )
        entries = [created, *_seated(table, wish.seats, user, now)]
        if wish.start:
            entries.append(play.start(table, user.id, secrets.token_bytes(KEY_BYTES), now))
        return table, entries

    live = await hub.open(make)
    return TableId(id=live.table.id)


def _usual_undo(seats: list[SeatIn]) -> UndoRule:
    """Who plays alone may try things out; people who play each other wait for each other."""
    return UndoRule.TURN if any(seat.kind == "open" for seat in seats) else UndoRule.REVEALED


def _chosen(wish: ResponsesIn) -> ResponseRule:
    return ResponseRule(wish.seconds, wish.early)


def _usual_responses(wish: TableIn, clock: ClockRule) -> ResponseRule:
    """Between strangers every window lasts the same; friends rather go on."""
    strangers = wish.public and any(seat.kind == "open" for seat in wish.seats)
    return responses_among_strangers(clock) if strangers else ResponseRule()


def _seated(table: Table, wishes: list[SeatIn], user: UserRow, now: float) -> list[Entry]:
    entries = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "me":
            entries.append(seats.sit(table, user.id, user.name, now, seat))
        elif wish.kind == "bot":
            entries.append(seats.seat_bot(table, user.id, seat, the_bot(wish.bot), now))
    return entries


@router.get("/{table_id}", response_model=TableOut)
async def look(table_id: Id, user: MaybeUser, hub: TheHub) -> Response:
    """The table as the caller may see it; whoever wants to be told what is new opens the socket."""
    await hub.catch_up(table_id)
    page = await hub.page(table_id, user.id if user else "")
    return Response(page.data, media_type="application/json")


@router.get("/{table_id}/content")
async def content(table_id: Id, hub: TheHub) -> dict[str, Any]:
    """The components with the numbers that this table is played with."""
    table = (await hub.live(table_id)).table
    return shown_content(table.game, table.content)


@router.post("/{table_id}/sit")
async def sit(table_id: Id, wish: SitIn, user: User, hub: TheHub, store: TheStore) -> Acknowledged:
    await must_not_be_apart(table_id, user, hub, store)
    live = await hub.command(
        table_id, lambda table: seats.sit(table, user.id, user.name, time.time(), wish.seat)
    )
    return done(live.table, user)


async def must_not_be_apart(table_id: str, user: UserRow, hub: Hub, store: Store) -> None:
    """Who does not want to meet somebody does not sit down with them, nor they with them; nobody is told who it is."""
    apart = await store.not_to_meet(user.id)
    if apart:
        table = (await hub.live(table_id)).table
        if apart.intersection([table.host, *[seat.user for seat in table.seats]]):
            raise NotAllowed("table-blocked")


@router.put("/{table_id}/seats/{seat}")
async def set_seat(
    table_id: Id, seat: Annotated[int, Path(ge=0, le=7)], wish: SeatChange, user: User, hub: TheHub
) -> Acknowledged:
    """The host gives a seat to a bot, or makes it free."""
    bot = the_bot(wish.bot) if wish.bot is not None else None
    live = await hub.command(
        table_id,
        lambda table: (
            seats.seat_bot(table, user.id, seat, bot, time.time())
            if bot is not None
            else seats.open_seat(table, user.id, seat, time.time())
        ),
    )
    return done(live.table, user)


@router.post("/{table_id}/start")
async def start(table_id: Id, user: User, hub: TheHub) -> Acknowledged:
    key = secrets.token_bytes(KEY_BYTES)
    live = await hub.command(table_id, lambda table: play.start(table, user.id, key, time.time()))
    return done(live.table, user)


@router.post("/{table_id}/leave")
async def leave(table_id: Id, user: User, hub: TheHub) -> Acknowledged:
    live = await hub.command(table_id, lambda table: seats.leave(table, user.id, time.time()))
    return done(live.table, user)


@router.post("/{table_id}/close")
async def close(table_id: Id, user: User, hub: TheHub) -> Acknowledged:
    """The host gives the table up before the match."""
    live = await hub.command(table_id, lambda table: seats.close(table, user.id, time.time()))
    return done(live.table, user)


@router.post("/{table_id}/return")
async def come_back(table_id: Id, user: User, hub: TheHub) -> Acknowledged:
    live = await hub.command(table_id, lambda table: seats.come_back(table, user.id, time.time()))
    return done(live.table, user)


# --- playing ------------------------------------------------------------------------------------------------


def done(table: Table, user: UserRow) -> Acknowledged:
    return Acknowledged(
        entries=table.known_entries(table.seat_of(user.id)),
        moves=len(table.match.moves) if table.match else 0,
    )


@router.post("/{table_id}/why")
async def why(table_id: Id, question: WhyIn, user: User, hub: TheHub, meter: TheMeter) -> WhyNot:
    """Why an answer, or the beginning of one, is not legal, with the rule."""
    async with hub.locked(table_id) as live:
        with meter.working(user.id):
            parts = [parse_parts(part) for part in question.after]
            tried = play.tried(live.table, user.id, parts, parse_parts(question.option), question.open)
            refusal = play.why_not(live.table, user.id, tried)
    if refusal is None:
        return WhyNot(legal=True, reason=None, rule="", part=0)
    reason = Text(key=refusal.key, args=dict(refusal.args))
    return WhyNot(legal=False, reason=reason, rule=refusal.rule, part=refusal.part)


@router.get("/{table_id}/explain", response_model=list[PartOut])
async def explain(
    table_id: Id,
    user: MaybeUser,
    hub: TheHub,
    meter: TheMeter,
    seat: Annotated[int, Query(ge=0, le=7)],
    value: Annotated[str, Query(pattern=r"^[A-Za-z0-9:_-]{1,80}$")],
    at: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> Response:
    """Why a value of a seat is what it is, or was after `at` moves, line by line; empty for what is not explained.

    A value of something (of a space, of a card) is refused unless the game explains it of what is named.
    """
    async with hub.locked(table_id) as live:
        with meter.working(user.id if user is not None else ""):
            return json(explained(live.table, at, seat, value))


@router.put("/{table_id}/wishes")
async def make_wish(table_id: Id, wish: WishIn, user: User, hub: TheHub) -> Acknowledged:
    """Say when to be asked for responses of a kind; nobody else learns of it."""
    live = await hub.command(
        table_id, lambda table: windows.make_wish(table, user.id, wish.kind, wish.wish, time.time())
    )
    return done(live.table, user)


@router.post("/{table_id}/undo", name="undo")
async def take_back(table_id: Id, wish: UndoIn, user: User, hub: TheHub) -> Acknowledged:
    """Go back; where that is not free, the other people are asked."""
    live = await hub.command(table_id, lambda table: undo.take_back(table, user.id, wish.to, time.time()))
    return done(live.table, user)


@router.post("/{table_id}/undo/answer")
async def answer_undo(table_id: Id, reply: Agreement, user: User, hub: TheHub) -> Acknowledged:
    live = await hub.command(table_id, lambda table: undo.answer(table, user.id, reply.agree, time.time()))
    return done(live.table, user)


@router.post("/{table_id}/undo/cancel")
async def cancel_undo(table_id: Id, user: User, hub: TheHub) -> Acknowledged:
    """Take one's own wish to go back back."""
    live = await hub.command(table_id, lambda table: undo.cancel(table, user.id, time.time()))
    return done(live.table, user)


@router.post("/{table_id}/chat", name="chat")
async def say(
    table_id: Id, remark: ChatIn, user: User, hub: TheHub, quotas: TheQuotas, address: Address
) -> Acknowledged:
    await quotas.take(Quota.REMARKS, user.id, address)
    live = await hub.command(
        table_id, lambda table: chat.say(table, user.id, user.name, remark.text, time.time())
    )
    return done(live.table, user)


@router.delete("/{table_id}/chat/{number}")
async def remove_remark(table_id: Id, number: RemarkNumber, proved: Proved, hub: TheHub) -> Acknowledged:
    """The host, or whoever keeps order on the server (but not by token), strikes a remark out."""
    user = proved.user
    warden = user.warden and not proved.by_token

    def remove(table: Table) -> Entry:
        return chat.remove(table, user.id, number, time.time(), warden=warden)

    live = await hub.command(table_id, remove)
    return done(live.table, user)


@router.post("/{table_id}/chat/{number}/mute")
async def mute(table_id: Id, number: RemarkNumber, wish: MuteIn, user: User, hub: TheHub) -> Acknowledged:
    """The host lets whoever made a remark say nothing more, or speak again."""
    live = await hub.command(
        table_id, lambda table: chat.mute(table, user.id, number, wish.muted, time.time())
    )
    return done(live.table, user)


# --- ending it, and playing again ---------------------------------------------------------------------------


@router.post("/{table_id}/resign")
async def resign(table_id: Id, user: User, hub: TheHub) -> Acknowledged:
    """Give up a match between two."""
    live = await hub.command(table_id, lambda table: ending.resign(table, user.id, time.time()))
    return done(live.table, user)


@router.post("/{table_id}/end")
async def ask_to_end(table_id: Id, wish: EndIn, user: User, hub: TheHub) -> Acknowledged:
    """Ask the others to end the match without a winner; alone against bots it ends at once."""
    live = await hub.command(
        table_id, lambda table: ending.ask(table, user.id, Ending(wish.how), time.time())
    )
    return done(live.table, user)


@router.post("/{table_id}/end/answer")
async def answer_end(table_id: Id, reply: Agreement, user: User, hub: TheHub) -> Acknowledged:
    """Agree to end the match, or refuse; whoever asked takes it back by refusing."""
    live = await hub.command(table_id, lambda table: ending.answer(table, user.id, reply.agree, time.time()))
    return done(live.table, user)


@router.post("/{table_id}/rematch", status_code=201, name="rematch")
async def offer_rematch(
    table_id: Id, user: User, hub: TheHub, store: TheStore, quotas: TheQuotas, address: Address
) -> RematchOut:
    """Offer or accept the same game with the same people and bots, seats moved on by one.

    It begins when all have accepted, and is made once, however many ask for it.
    """
    await quotas.take(Quota.TABLES, user.id, address)
    await must_not_be_apart(table_id, user, hub, store)
    try:
        live = await hub.command(table_id, lambda table: rematch.offer(table, user.id, time.time()))
        if not rematch.is_agreed(live.table, time.time()):
            return RematchOut(id=None)
        made = await hub.open_from(table_id, _again)
    except NotAllowed as refused:
        if refused.key != rematch.MADE_ALREADY:
            raise
        return RematchOut(id=str(refused.refusal.args["table"]))
    return RematchOut(id=made.table.id)


@router.post("/{table_id}/rematch/decline")
async def decline_rematch(table_id: Id, user: User, hub: TheHub) -> Acknowledged:
    """Not play again; whoever offered takes it back."""
    live = await hub.command(table_id, lambda table: rematch.decline(table, user.id, time.time()))
    return done(live.table, user)


def _again(old: Table, new: str) -> tuple[Entry, Table, list[Entry]]:
    """The rematch that everybody wants."""
    now, created = time.time(), old.created
    host = old.seats[rematch.agreed(old, now).seat].user
    table, first = Table.open(
        new,
        old.game,
        len(old.seats),
        created.settings,
        host,
        now,
        public=False,
        clock=created.clock,
        rematch_of=old.id,
        changes=created.changes,
        undo=created.undo,
        rated=created.rated,
        responses=created.responses,
    )
    entries = [first]
    for number, seat in enumerate([*old.seats[1:], old.seats[0]]):
        if seat.bot:
            entries.append(seats.seat_bot(table, host, number, seat.bot, now))
        elif seat.user:
            entries.append(seats.sit(table, seat.user, seat.name, now, number))
    entries.append(play.start(table, host, secrets.token_bytes(KEY_BYTES), now))
    return rematch.made(old, new, now), table, entries


# --- looking back -------------------------------------------------------------------------------------------


@router.get("/{table_id}/at/{number}", response_model=TableThen)
async def look_back(
    table_id: Id, number: Move, user: MaybeUser, hub: TheHub, meter: TheMeter, eyes: Eyes = None
) -> Response:
    """The board after a number of moves. While the match runs through one's own eyes, afterwards through any."""
    async with hub.locked(table_id) as live:
        table, person = live.table, user.id if user else ""
        with meter.working(person):
            return json(seen_at(table, number, eyes_for(table, person, eyes)))


@router.get("/{table_id}/at/{number}/scenario", response_class=PlainTextResponse)
async def save_scenario(
    table_id: Id, number: Move, user: MaybeUser, hub: TheHub, meter: TheMeter, eyes: Eyes = None
) -> PlainTextResponse:
    """The position after a number of moves as a scenario file; what the seat could not see is dealt anew."""
    async with hub.locked(table_id) as live:
        table, person = live.table, user.id if user else ""
        with meter.working(person):
            text = scenario_at(table, number, seat_for(table, person, eyes), _fresh_chance())
        name = f"{table.created.game}-{number}.scenario"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=headers)


@router.post("/{table_id}/at/{number}/continue", status_code=201)
async def continue_from(
    table_id: Id,
    number: Move,
    wish: ContinueIn,
    user: User,
    hub: TheHub,
    quotas: TheQuotas,
    address: Address,
) -> TableId:
    """A new table against bots that goes on from there; what the seat could not see is dealt anew."""
    await quotas.take(Quota.TABLES, user.id, address)
    async with hub.locked(table_id) as live:
        old = live.table
        seat = seat_for(old, user.id, wish.seat)
        beginning = beginning_at(old, number, seat, _fresh_chance())
        bots = bots_for(old, seat, SUBSTITUTE)

    def make(new: str) -> tuple[Table, list[Entry]]:
        now, created = time.time(), old.created
        table, first = Table.open(
            new,
            old.game,
            len(old.seats),
            created.settings,
            user.id,
            now,
            continues=old.id,
            beginning=beginning,
            changes=created.changes,
        )
        entries = [first, seats.sit(table, user.id, user.name, now, seat)]
        entries += [seats.seat_bot(table, user.id, number, bot, now) for number, bot in bots.items()]
        entries.append(play.start(table, user.id, secrets.token_bytes(KEY_BYTES), now))
        return table, entries

    made = await hub.open(make)
    return TableId(id=made.table.id)


def _fresh_chance() -> Seeded:
    """Chance that has nothing to do with that of any table."""
    return Seeded(secrets.token_bytes(KEY_BYTES))


@router.get("/{table_id}/record", response_class=Response)
async def record(table_id: Id, user: MaybeUser, hub: TheHub, meter: TheMeter) -> Response:
    """The record of a finished match, with the key of its deal."""
    async with hub.locked(table_id) as live:
        if live.table.match is None or live.table.status is not Status.FINISHED:
            raise NotAllowed("table-record-later")
        with meter.working(user.id if user is not None else ""):
            return Response(dump(live.table.match.record()), media_type="application/json")


@router.post("/{table_id}/problem", status_code=201)
async def report_problem(
    table_id: Id,
    report: ProblemReport,
    user: User,
    hub: TheHub,
    store: TheStore,
    quotas: TheQuotas,
    address: Address,
) -> TableId:
    """Report a problem with the rules; its place in the journal, which is never struck out, is kept with it."""
    await quotas.take(Quota.REPORTS, user.id, address)
    live = await hub.live(table_id)
    bundle, entries = new_id(), live.table.entries
    facts = {"text": report.text, "move": report.move, "user": user.id, "entries": entries}
    await store.keep_bundle(bundle, live.table.id, time.time(), facts)
    return TableId(id=bundle)
