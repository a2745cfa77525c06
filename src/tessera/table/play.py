"""Playing: the match begins, seats answer, and what follows for whoever is asked next."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec import Struct

from tessera.kernel import Decision, Keyed, Match, Refusal, Refused, follow_up, notation_of
from tessera.kernel.chance import Chance
from tessera.kernel.engine import why_not_begin
from tessera.kernel.option import Answer
from tessera.kernel.sight import View
from tessera.table.journal import Answered, Entry, Folds, Frozen, Moved, Started, Wish
from tessera.table.refusal import NotAllowed
from tessera.table.status import Status

if TYPE_CHECKING:
    from tessera.table.table import Table


class Made(Struct, frozen=True):
    """When a move was made, and whose it was."""

    at: float
    seat: int


# --- looking ------------------------------------------------------------------------------------------------


def following(table: Table, user: str, parts: Answer, ply: int | None = None) -> Decision | None:
    """What somebody is asked after some parts of an answer; None if they are a whole one. Raises `Refused`."""
    match = table.playing()
    found = match.following(table.must_sit(user), parts, ply)
    if isinstance(found, Refusal):
        raise Refused(found)
    return found


def preview(table: Table, user: str, parts: Answer, ply: int | None = None) -> View | None:
    """What some parts of an answer would lead to, if the game shows it. Raises `Refused`."""
    following(table, user, parts, ply)
    shown = table.game.preview(table.playing().state, table.must_sit(user), parts)
    return cast("View | None", msgspec.to_builtins(shown))


def why_not(table: Table, user: str, parts: Answer) -> Refusal | None:
    """Why somebody may not answer like this, or not begin like this; None if they may."""
    return why_not_begin(table.playing().state, table.must_sit(user), parts)


def tried(table: Table, user: str, chosen: Sequence[Answer], option: Answer, at: int) -> Answer:
    """An option as somebody means it who has chosen something already: after the parts that its verb comes after.

    That is where they look (`at`), or else the last part that knows the verb.
    """
    state, seat = table.playing().state, table.must_sit(user)
    before = [tuple(chain.from_iterable(chosen[:place])) for place in range(len(chosen) + 1)]
    here = before[min(at, len(chosen))]
    for parts in (here, *reversed(before)):
        asked = follow_up(state, seat, parts)
        if isinstance(asked, Decision) and any(each[0] == option[0][0] for each in asked.options):
            return (*parts, *option)
    return (*here, *option)


def bots_to_move(table: Table) -> list[tuple[int, str]]:
    """The seats that are asked and that a bot plays, with the bot's name; in a window they are `windows.replies`."""
    if table.match is not None and table.match.window() is not None:
        return []
    return [(seat, bot) for seat in table.waiting() if (bot := table.seats[seat].played_by_bot)]


def goes_on_unseen(table: Table) -> bool:
    """Whether somebody may be waiting who is not there: by correspondence, and where several people play."""
    people = sum(bool(seat.user) and not seat.away for seat in table.seats)
    return table.created.clock.by_correspondence or people > 1


# --- commands -----------------------------------------------------------------------------------------------


def start(table: Table, user: str, key: bytes, now: float) -> Entry:
    """The host begins the match once every seat is taken."""
    table.must_host(user)
    table.must_be(Status.WAITING)
    if any(seat.free for seat in table.seats):
        raise NotAllowed("table-seats-open")
    return table.note(Started(at=now, key=key.hex()))


def move(table: Table, user: str, answer: Answer, ply: int, now: float) -> Entry:
    """A person answers, with all parts at once; raises the kernel's `Refused` if it is not legal."""
    seat = table.must_sit(user)
    if table.seats[seat].away:
        raise NotAllowed("table-away")
    return answer_for(table, seat, answer, ply, now)


def bot_move(table: Table, seat: int, answer: Answer, ply: int, now: float) -> Entry:
    """A bot answers for a seat."""
    if not table.place(seat).played_by_bot:
        raise NotAllowed("table-no-bot")
    return answer_for(table, seat, answer, ply, now, by_bot=True)


def answer_for(
    table: Table, seat: int, answer: Answer, ply: int, now: float, *, by_bot: bool = False
) -> Entry:
    """Answer for a seat, whoever does it; a sealed answer that is not the last one is no move yet.

    Nor is the last one, as long as its window stays open.
    """
    match = table.playing()
    if table.held is not None and table.held.seat == seat:
        raise NotAllowed("table-not-asked")
    if _keeps_open(table, seat, now):
        spoken = match.legal(seat, answer, ply)
        return table.note(Answered(at=now, seat=seat, do=notation_of(spoken), by_bot=by_bot, held=True))
    return give(table, seat, answer, ply, now, by_bot=by_bot)


def _keeps_open(table: Table, seat: int, now: float) -> bool:
    """Whether everybody else has answered in a window that lasts longer all the same."""
    match, rule = table.playing(), table.created.responses
    if rule.early or match.window() is None or now >= table.asked_since + rule.seconds:
        return False
    return all(other == seat or match.question(other) is None for other in match.waiting())


def give(table: Table, seat: int, answer: Answer, ply: int, now: float, *, by_bot: bool = False) -> Entry:
    """Let an answer count."""
    match = table.playing()
    assert table.stream is not None
    before = len(match.moves)
    match.answer_all(seat, answer, ply)
    if len(match.moves) == before:
        return table.note(Answered(at=now, seat=seat, do=notation_of(answer), by_bot=by_bot))
    played = match.moves[-1]
    return table.note(
        Moved(
            at=now,
            seat=played.seat,
            do=played.do,
            chance=played.chance,
            digest=played.digest,
            position=table.stream.position,
            by_bot=by_bot,
            events=tuple(played.events),
            revealed=played.revealed,
        )
    )


def freeze(table: Table, reason: str, now: float) -> Entry:
    """Stop a match whose state cannot be trusted."""
    return table.note(Frozen(at=now, reason=reason))


# --- the fold -----------------------------------------------------------------------------------------------


def new_match(table: Table, chance: Chance) -> Match[Any]:
    created, names = table.created, [seat.name or seat.bot for seat in table.seats]
    return Match(table.game, len(names), chance, created.settings, table.content, names, created.beginning)


def _started(table: Table, entry: Started) -> None:
    table.stream = Keyed(bytes.fromhex(entry.key))
    table.match = new_match(table, table.stream)
    ask_next(table, entry.at)


def _moved(table: Table, entry: Moved) -> None:
    table.made.append(Made(entry.at, entry.seat))
    if entry.seat >= 0:
        place = table.seats[entry.seat]
        place.period, place.order, place.dropped = table.entries, None, ""
    table.undo.lapse()
    table.undone = None
    ask_next(table, entry.at, entry.seat)


def _answered(table: Table, entry: Answered) -> None:
    place = table.seats[entry.seat]
    place.private += 1
    place.period = table.entries
    if entry.held:
        table.held = entry


def _frozen(table: Table, entry: Frozen) -> None:
    table.status = Status.FROZEN
    table.frozen = entry.reason
    table.clocks.halt(entry.at)


def ask_next(table: Table, now: float, moved: int | None = None) -> None:
    """The match stands at a new position: let the clocks of those who are asked run; `moved` has just answered."""
    assert table.match is not None
    table.status = Status.FINISHED if table.match.over else Status.PLAYING
    table.asked_since = now
    table.held = None
    notice_turn(table)
    if table.match.window() is not None:
        table.clocks.halt(now)
    else:
        table.clocks.turn(table.match.waiting(), now, moved)
    table.clocks.note(len(table.match.moves), now)


def notice_turn(table: Table) -> None:
    """Notice whether somebody else's turn has begun: then those who passed for a turn want to be asked again."""
    assert table.match is not None
    asked = table.match.waiting()
    if table.match.window() is not None or asked == table.turn:
        return
    table.turn = asked
    for seat in table.seats:
        seat.wishes = {kind: wish for kind, wish in seat.wishes.items() if wish is not Wish.TURN}


FOLDS: Folds = {Started: _started, Moved: _moved, Answered: _answered, Frozen: _frozen}
