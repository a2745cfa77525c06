"""A table: the fold of its journal, and the commands that people may give."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Any, cast

import msgspec
from msgspec import Struct

from tessera.kernel import (
    PASS,
    AnyGame,
    Content,
    Decision,
    Keyed,
    Match,
    Outcome,
    Refusal,
    Refused,
    Respond,
    Scripted,
    follow_up,
    notation_of,
    parse_parts,
)
from tessera.kernel.beginning import Beginning
from tessera.kernel.chance import Chance
from tessera.kernel.codec import fingerprint
from tessera.kernel.engine import why_not_begin
from tessera.kernel.match import Played
from tessera.kernel.option import Answer, parse_answers
from tessera.kernel.record import BadRecord, Move
from tessera.kernel.sight import View
from tessera.table.chat import MAX_CHAT, MAX_REMARKS, MAX_REMARKS_OF_WATCHERS, Chat, Remark
from tessera.table.clock import ClockRule, Clocks, Timeout
from tessera.table.journal import (
    Answered,
    BotSat,
    CameBack,
    Closed,
    Created,
    EndAnswered,
    EndAsked,
    Ended,
    Ending,
    Entry,
    Forgotten,
    Frozen,
    HintsAnswered,
    HintsAsked,
    HintUsed,
    HostChanged,
    Moved,
    Muted,
    Opened,
    OrderDropped,
    Ordered,
    RemarkRemoved,
    RematchAnswered,
    RematchMade,
    RematchOffered,
    Renamed,
    Renewed,
    Said,
    Sat,
    Started,
    UndoAnswered,
    UndoAsked,
    UndoCancelled,
    Undone,
    UndoRule,
    WentAway,
    Wish,
    Wished,
)
from tessera.table.orders import WENT_BACK, Order, own_things, surprise
from tessera.table.standing import Standing

MAX_WISHES = 50
"""Kinds of responses about which one player may say something."""
REMATCH_MADE = "table-rematch-made"
"""The message key of a rematch that is there already; it names the table."""
REMATCH_PATIENCE = 180.0
"""Seconds in which the others accept a rematch; whoever does not answer declines."""
SUBSTITUTE = "heuristic"
"""The bot that plays for somebody who is away."""

ANONYMOUS = "Anonymous"
"""What is left of the name of somebody who has deleted the account."""

BOT_NAMES = ("Hypatia", "Milo", "Aspasia", "Solon", "Thales", "Sappho", "Draco", "Phryne")
"""What bots are called, by seat, so that two of them can be told apart."""

encode_changes = msgspec.json.Encoder(order="deterministic").encode


@lru_cache(maxsize=64)
def content_of(game: AnyGame, changes: bytes) -> Content[Any]:
    """The content with a host's corrections, shared by all tables that have the same."""
    content: Content[Any] = game.content(msgspec.json.decode(changes))
    return content


class Status(StrEnum):
    WAITING = "waiting"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"
    FROZEN = "frozen"


class NotAllowed(ValueError):
    """A command the table refuses: a message key with arguments. Nothing has changed."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


class Seat(Struct):
    """A place at the table: open, a person's, or a bot's."""

    user: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False
    """A bot plays for the person who sits here."""
    wishes: dict[str, Wish] = {}
    """When this player wants to be asked for responses, by kind."""
    order: Order | None = None
    """What to answer when asked."""
    dropped: str = ""
    """Why the last order was dropped, until the player answers."""
    private: int = 0
    """Entries that only this seat knows of."""
    left_at: int = 0
    """The number of moves when the person went away: those before were made with the person at the table."""
    hints: int = 0
    """For how many questions this player has asked for a hint."""
    hinted: int = -1
    """The number of moves when it was the last time."""
    period: int = 0
    """The number of entries when this seat last answered: what it is waited for since then is one waiting period."""

    @property
    def free(self) -> bool:
        return not self.user and not self.bot

    @property
    def played_by_bot(self) -> str:
        """The bot that answers for this seat, if one does."""
        return SUBSTITUTE if self.away else self.bot


class UndoRequest(Struct):
    """A wish to go back that needs the agreement of others."""

    seat: int
    to: int
    missing: set[int]
    """Seats that have not agreed yet."""


class EndRequest(Struct):
    """A wish to end the match without a winner."""

    seat: int
    how: Ending
    missing: set[int]


class HintsRequest(Struct):
    """A wish that hints be allowed."""

    seat: int
    missing: set[int]


class RematchOffer(Struct):
    """A wish to play again."""

    seat: int
    until: float
    missing: set[int]
    """Seats of people who have not accepted yet."""


class Stale(Struct):
    """Why a match rests: the rules have changed since it was begun, and do not lead where its moves have led."""

    common: int
    """How many moves the rules agree with; the match can go on from there. -1: not even with the deal."""
    reason: str
    over: bool = False
    """The match was over: there is nothing to go on with."""


class Table:
    """One table. Make it with `open`, or from its journal with `restored`."""

    def __init__(self, table_id: str, game: AnyGame) -> None:
        self.id = table_id
        self.game = game
        self.entries = 0
        self.changed = 0.0
        """When something happened last that everybody may know of."""
        self.status = Status.WAITING
        self.seats: list[Seat] = []
        self.host = ""
        self.match: Match[Any] | None = None
        self.move_times: list[float] = []
        self._movers: list[int] = []
        """Whose the moves were."""
        self.chat = Chat()
        self.undo_request: UndoRequest | None = None
        self.end_request: EndRequest | None = None
        self.ending: Ended | None = None
        """How the match was ended before its end."""
        self.practice = False
        """Moves were taken back and chance was drawn anew, without anybody to agree to it: this does not count."""
        self.undone: Undone | None = None
        """What was taken back last."""
        self.undone_moves = 0
        self.hints_request: HintsRequest | None = None
        self.hints_agreed = False
        """All people at the table have agreed to hints."""
        self.rematch_offer: RematchOffer | None = None
        self.rematch = ""
        self.frozen = ""
        self.stale: Stale | None = None
        self.rules = ""
        """The version of the rules that the match is played with."""
        self.content_then = ""
        """The digest of the content that the match is played with."""
        self.created: Created
        self.content: Content[Any]
        self.clocks: Clocks
        self._stream: Keyed | None = None
        self._turn: list[int] = []
        """Who was asked last outside a window: as long as these are, it is the same turn."""
        self._asked_since = 0.0
        """When the open question was put."""
        self._undone_at: list[int] = []
        """What `known_entries` was for each seat, and for all others, when the match last went back."""

    # --- the fold -------------------------------------------------------------------------------------------

    @classmethod
    def restored(
        cls, table_id: str, game: AnyGame, entries: Sequence[Entry], standing: Standing | None = None
    ) -> Table:
        """A table from its journal; what came before a standing is noted, but not played again.

        If the moves cannot be played again, because the rules have changed, the table rests: see `Stale`. That is no
        entry: with the rules it was opened with, the table would go on.
        """
        if standing is not None:
            return cls._taken_up(table_id, game, entries, standing)
        try:
            return cls._played(table_id, game, entries)
        except Exception as error:  # rules that do not fit may fail in any way
            return cls._recalled(table_id, game, entries, error)

    @classmethod
    def _taken_up(cls, table_id: str, game: AnyGame, entries: Sequence[Entry], standing: Standing) -> Table:
        table = cls(table_id, game)
        for entry in entries[: standing.entries]:
            table._recall(entry)
        table._resume(standing)
        for entry in entries[standing.entries :]:
            table.follow(entry)
        return table

    @classmethod
    def _played(cls, table_id: str, game: AnyGame, entries: Sequence[Entry]) -> Table:
        """What came before the match was renewed belongs to rules that are gone: only what is left of it is played."""
        table = cls(table_id, game)
        renewed = [number for number, entry in enumerate(entries, 1) if isinstance(entry, Renewed)]
        known = renewed[-1] if renewed else 0
        for entry in entries[:known]:
            table._recall(entry)
        if known:
            table._stand_at_the_end(entries[known - 1].at)
        for entry in entries[known:]:
            table.follow(entry)
        return table

    @classmethod
    def _recalled(cls, table_id: str, game: AnyGame, entries: Sequence[Entry], error: Exception) -> Table:
        """A table whose moves do not fit the rules, or only those that were taken back."""
        table = cls(table_id, game)
        for entry in entries:
            table._recall(entry)
        if table.match is None:
            table._rest(-1, error)
            return table
        common, reason = table._in_common()
        if reason is None:
            table._stand_at_the_end(entries[-1].at)
        else:
            table.match.stand_at(common)
            table._rest(common, reason)
        return table

    def _in_common(self) -> tuple[int, Exception | None]:
        """How many of the moves lead where they led, and what is wrong with the next one."""
        assert self.match is not None
        again = self._new_match(Scripted(self.match.record().setup))
        for number, move in enumerate(self.match.moves):
            try:
                again.follow(Move(move.seat, move.do, move.chance, move.digest))
            except Exception as error:  # rules that do not fit may fail in any way
                return number, error
        return len(self.match.moves), None

    def _stand_at_the_end(self, now: float) -> None:
        """Take a match up whose moves were only noted; its clocks begin anew."""
        assert self.match is not None
        moves = self.match.moves
        self.match.stand_at(len(moves))
        if moves and moves[-1].digest != fingerprint(self.match.saved):
            raise BadRecord("what is left of the match leads elsewhere")
        self.clocks = Clocks(self.created.clock, len(self.seats))
        if self.status is not Status.FROZEN:
            self._after_move(now, None)

    def _rest(self, common: int, error: Exception) -> None:
        self.stale = Stale(common, str(error) or repr(error))
        self.status = Status.FROZEN
        self.clocks = Clocks(self.created.clock, len(self.seats))

    def follow(self, entry: Entry) -> None:
        """Let an entry of the journal happen again."""
        if isinstance(entry, Moved):
            assert self.match is not None and self._stream is not None
            self.match.follow(Move(entry.seat, entry.do, entry.chance, entry.digest))
            self._stream.position = entry.position
        elif isinstance(entry, Answered):
            self._playing().answer_all(entry.seat, parse_parts(entry.do))
        elif isinstance(entry, Undone):
            assert self.match is not None
            self.match.undo(entry.to)
        elif isinstance(entry, Renewed):
            self._go_back_to_common(entry.to)
        self._note(entry)

    def _recall(self, entry: Entry) -> None:
        """Take an entry into account without playing; position and clocks are set right afterwards."""
        if isinstance(entry, Moved | Undone | Renewed) and self.match is None:
            self.entries += 1  # not even the deal is possible with these rules
            return
        if isinstance(entry, Moved):
            assert self.match is not None and self._stream is not None
            if entry.events is None:
                raise BadRecord("this journal does not tell what happened")
            answers, events = parse_answers(entry.do), list(entry.events)
            self.match.recall(Played(entry.seat, answers, entry.chance, entry.digest, events, entry.revealed))
            self._stream.position = entry.position
        elif isinstance(entry, Undone | Renewed):
            assert self.match is not None
            self.match.forget(entry.to)
        if isinstance(entry, Started) and not self._can_start(entry):
            self.entries += 1
            return
        self._note(entry)

    def _can_start(self, entry: Started) -> bool:
        try:
            self._new_match(Keyed(bytes.fromhex(entry.key)))
        except Exception:  # rules that do not fit may fail in any way
            return False
        return True

    def standing(self) -> Standing:
        """How the match stands now."""
        assert self.match is not None
        clocks = self.clocks
        return Standing(
            self.entries,
            self.match.saved,
            tuple(clocks.left),
            tuple(clocks.since),
            tuple(clocks.used),
            tuple(clocks.turns),
            dict(clocks.readings),
        )

    def _resume(self, standing: Standing) -> None:
        if self.match is None or self.entries != standing.entries or not self.plays_by(self.game):
            raise BadRecord("this standing does not belong to this journal")
        self.match.resume(standing.position)
        clocks = self.clocks = Clocks(self.created.clock, len(self.seats))
        clocks.left, clocks.since = list(standing.left), list(standing.since)
        clocks.used = list(standing.used) or clocks.used
        clocks.turns = list(standing.turns) or [since is not None for since in clocks.since]
        clocks.readings = dict(standing.readings)
        self.status = Status.FINISHED if self.match.over or self.ending else Status.PLAYING
        self._turn = []  # whose turn it was is not told: who passed for a turn may be asked once too often
        self._mark_turn()

    def plays_by(self, game: AnyGame) -> bool:
        """Whether the match is played with the rules of a game and with the content that is here now."""
        return self.rules == game.rules_version and self.content_then == self.content.digest

    def _note(self, entry: Entry) -> Entry:
        """Take an entry into account; the match itself has already gone on."""
        self.entries += 1
        if not isinstance(entry, Answered | Wished | Ordered | OrderDropped):
            self.changed = entry.at
        _FOLDS[type(entry)](self, entry)
        return entry

    def _created(self, entry: Created) -> None:
        self.created = entry
        self.rules, self.content_then = entry.rules, entry.content
        self.content = content_of(self.game, encode_changes(entry.changes))
        self.host = entry.host
        self.seats = [Seat() for _ in range(entry.seats)]
        self.clocks = Clocks(entry.clock, entry.seats)

    def _sat(self, entry: Sat) -> None:
        self.seats[entry.seat] = Seat(user=entry.user, name=entry.name)

    def _bot_sat(self, entry: BotSat) -> None:
        self.seats[entry.seat] = Seat(bot=entry.bot, name=entry.name)

    def _opened(self, entry: Opened) -> None:
        self.seats[entry.seat] = Seat()

    def _host_changed(self, entry: HostChanged) -> None:
        self.host = entry.host

    def _forgotten(self, entry: Forgotten) -> None:
        self._call(entry.user, ANONYMOUS)
        for seat in self.seats:
            if seat.user == entry.user:
                seat.away = self.status is Status.PLAYING or seat.away
                seat.left_at = len(self.move_times)

    def _renamed(self, entry: Renamed) -> None:
        self._call(entry.user, entry.name)

    def _call(self, user: str, name: str) -> None:
        """Another name for a person, wherever it stands."""
        self.chat.rename(user, name, self.entries)
        for number, seat in enumerate(self.seats):
            if seat.user == user:
                seat.name = name
                if self.match is not None:
                    players = self.match.players
                    self.match.players = (*players[:number], name, *players[number + 1 :])

    def _started(self, entry: Started) -> None:
        self._stream = Keyed(bytes.fromhex(entry.key))
        self.match = self._new_match(self._stream)
        self._after_move(entry.at, None)

    def _new_match(self, chance: Chance) -> Match[Any]:
        created = self.created
        names = [seat.name or seat.bot for seat in self.seats]
        return Match(
            self.game, len(self.seats), chance, created.settings, self.content, names, created.beginning
        )

    def _moved(self, entry: Moved) -> None:
        self.move_times.append(entry.at)
        self._movers.append(entry.seat)
        if entry.seat >= 0:
            place = self.seats[entry.seat]
            place.period, place.order, place.dropped = self.entries, None, ""
        self.undo_request = None
        self.undone = None
        self._after_move(entry.at, entry.seat)

    def _after_move(self, now: float, moved: int | None) -> None:
        assert self.match is not None
        self.status = Status.FINISHED if self.match.over else Status.PLAYING
        self._asked_since = now
        self._mark_turn()
        if self.match.window() is not None:
            self.clocks.halt(now)
        else:
            self.clocks.turn(self.match.waiting(), now, moved)
        self.clocks.note(len(self.match.moves), now)

    def _mark_turn(self) -> None:
        """Notice whether somebody else's turn has begun: then those who passed for a turn want to be asked again."""
        assert self.match is not None
        asked = self.match.waiting()
        if self.match.window() is not None or asked == self._turn:
            return
        self._turn = asked
        for seat in self.seats:
            seat.wishes = {kind: wish for kind, wish in seat.wishes.items() if wish is not Wish.TURN}

    def _answered(self, entry: Answered) -> None:
        self.seats[entry.seat].private += 1
        self.seats[entry.seat].period = self.entries

    def _ordered(self, entry: Ordered) -> None:
        seat = self.seats[entry.seat]
        seat.private += 1
        seat.order, seat.dropped = Order(entry.step, entry.do, entry.own), ""

    def _order_dropped(self, entry: OrderDropped) -> None:
        seat = self.seats[entry.seat]
        seat.private += 1
        seat.order, seat.dropped = None, entry.why

    def _wished(self, entry: Wished) -> None:
        seat = self.seats[entry.seat]
        seat.private += 1
        seat.wishes = seat.wishes | {entry.kind: entry.wish}

    def _undo_asked(self, entry: UndoAsked) -> None:
        self.undo_request = UndoRequest(entry.seat, entry.to, set(self.voters(entry.seat, entry.to)))

    def _undo_answered(self, entry: UndoAnswered) -> None:
        assert self.undo_request is not None
        if entry.agreed:
            self.undo_request.missing.discard(entry.seat)
        else:
            self.undo_request = None

    def _undo_cancelled(self, entry: UndoCancelled) -> None:
        self.undo_request = None

    def _renewed(self, entry: Renewed) -> None:
        self.stale = None
        self.status = Status.PLAYING
        self.rules, self.content_then = entry.rules, entry.content
        self.clocks = Clocks(self.created.clock, len(self.seats))
        self._undone(entry)

    def _undone(self, entry: Undone | Renewed) -> None:
        if isinstance(entry, Undone):
            self.undone = entry
            self.undone_moves = len(self.move_times) - entry.to
            self.practice = self.practice or entry.practice
        for mover in set(self._movers[entry.to :]):
            if mover >= 0:
                self.seats[mover].period = self.entries
        del self.move_times[entry.to :], self._movers[entry.to :]
        self.undo_request = None
        self.end_request = None
        self._undone_at = [self.known_entries(seat) for seat in (*range(len(self.seats)), None)]
        for seat in self.seats:
            seat.left_at = min(seat.left_at, entry.to)
            if seat.order is not None:
                seat.order, seat.dropped = None, WENT_BACK
        self.clocks.go_back(entry.to, entry.seat, entry.at)
        self._after_move(entry.at, None)

    def _said(self, entry: Said) -> None:
        self.chat.add(entry, self.entries, len(self.match.moves) if self.match is not None else 0)

    def _remark_removed(self, entry: RemarkRemoved) -> None:
        self.chat.remove(entry.number, self.entries)

    def _muted(self, entry: Muted) -> None:
        if entry.muted:
            self.chat.muted[entry.user] = entry.number
        else:
            self.chat.muted.pop(entry.user, None)

    def _went_away(self, entry: WentAway) -> None:
        self.seats[entry.seat].away = True
        self.seats[entry.seat].order = None
        self.seats[entry.seat].left_at = len(self.move_times)

    def _came_back(self, entry: CameBack) -> None:
        self.seats[entry.seat].away = False
        self.clocks.give_time(entry.seat)

    def _end_asked(self, entry: EndAsked) -> None:
        self.end_request = EndRequest(entry.seat, entry.how, set(self._others(entry.seat)))

    def _end_answered(self, entry: EndAnswered) -> None:
        assert self.end_request is not None
        if entry.agreed:
            self.end_request.missing.discard(entry.seat)
        else:
            self.end_request = None

    def _ended(self, entry: Ended) -> None:
        self.ending = entry
        self.status = Status.FINISHED
        self.end_request = self.undo_request = self.hints_request = None
        self.clocks.halt(entry.at)

    def _hints_asked(self, entry: HintsAsked) -> None:
        self.hints_request = HintsRequest(entry.seat, set(self._others(entry.seat)))

    def _hints_answered(self, entry: HintsAnswered) -> None:
        assert self.hints_request is not None
        self.hints_request.missing.discard(entry.seat)
        self.hints_agreed = self.hints_agreed or (entry.agreed and not self.hints_request.missing)
        if not entry.agreed or self.hints_agreed:
            self.hints_request = None

    def _hint_used(self, entry: HintUsed) -> None:
        seat = self.seats[entry.seat]
        seat.hints, seat.hinted = seat.hints + 1, len(self.move_times)

    def _rematch_offered(self, entry: RematchOffered) -> None:
        missing = set(self._others(entry.seat))
        self.rematch_offer = RematchOffer(entry.seat, entry.at + REMATCH_PATIENCE, missing)

    def _rematch_answered(self, entry: RematchAnswered) -> None:
        assert self.rematch_offer is not None
        if entry.agreed:
            self.rematch_offer.missing.discard(entry.seat)
        else:
            self.rematch_offer = None

    def _rematch_made(self, entry: RematchMade) -> None:
        self.rematch_offer = None
        self.rematch = entry.table

    def _closed(self, entry: Closed) -> None:
        self.status = Status.CLOSED

    def _frozen(self, entry: Frozen) -> None:
        self.status = Status.FROZEN
        self.frozen = entry.reason
        self.clocks.halt(entry.at)

    # --- asking ---------------------------------------------------------------------------------------------

    def seat_of(self, user: str) -> int | None:
        """Where a user sits."""
        return next((number for number, seat in enumerate(self.seats) if user and seat.user == user), None)

    def waiting(self) -> list[int]:
        """The seats that are asked now."""
        return self.match.waiting() if self.match is not None and self.status is Status.PLAYING else []

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked now; nothing, if the table passes for it."""
        if self.match is None or self.status is not Status.PLAYING:
            return None
        decision = self.match.decision(seat)
        return None if decision is not None and self._passes(seat, decision) else decision

    def known_entries(self, seat: int | None) -> int:
        """How many entries a seat, or anybody else (None), may know of: all but the private ones of others."""
        private = sum(place.private for number, place in enumerate(self.seats) if number != seat)
        return self.entries - private

    def went_back_at(self, seat: int | None) -> int:
        """What `known_entries` was when the match last went back: older logs are not just continued."""
        return self._undone_at[-1 if seat is None else seat] if self._undone_at else 0

    def waits_for(self, user: str) -> int | None:
        """The waiting period in which somebody is waited for now; None if they are not."""
        seat = self.seat_of(user)
        if seat is None or self.seats[seat].played_by_bot or self.decision(seat) is None:
            return None
        return self.seats[seat].period

    # --- windows --------------------------------------------------------------------------------------------

    def wish(self, seat: int, kind: str) -> Wish:
        """When a player wants to be asked for responses of a kind."""
        return self.seats[seat].wishes.get(kind, Wish.TARGET)

    def _passes(self, seat: int, decision: Decision) -> bool:
        """Whether the table passes for a seat: it can do nothing else, or does not want to be asked."""
        question = decision.step
        if not isinstance(question, Respond) or self.match is None:
            return False
        if decision.options == [PASS]:
            return True
        wish = self.wish(seat, question.kind)
        unaimed = wish is Wish.TARGET and not question.targeted(self.match.state)
        return unaimed or wish in (Wish.TURN, Wish.PASS)

    def replies(self) -> list[tuple[int, str]]:
        """The seats for which the table answers in the open window: by a bot, or by passing (no bot)."""
        if self.match is None or self.status is not Status.PLAYING or self.match.window() is None:
            return []
        found = []
        for seat in self.match.waiting():
            decision = self.match.decision(seat)
            bot = self.seats[seat].played_by_bot
            if decision is not None and (bot or self._passes(seat, decision)):
                found.append((seat, bot))
        return found

    def window_closes(self) -> float | None:
        """When those who have not answered in the open window pass; None if none is open, or never."""
        limit = self.created.clock.response
        if limit is None or not self.waiting() or self.match is None or self.match.window() is None:
            return None
        return self._asked_since + limit

    def following(self, user: str, parts: Answer, ply: int | None = None) -> Decision | None:
        """What somebody is asked after some parts of an answer; None if they are a whole one. Raises `Refused`."""
        found = follow_up(self._playing().state, self._must_sit(user), parts, ply)
        if isinstance(found, Refusal):
            raise Refused(found)
        return found

    def preview(self, user: str, parts: Answer, ply: int | None = None) -> View | None:
        """What some parts of an answer would lead to, if the game shows it. Raises `Refused`."""
        self.following(user, parts, ply)
        shown = self.game.preview(self._playing().state, self._must_sit(user), parts)
        return cast("View | None", msgspec.to_builtins(shown))

    def why_not(self, user: str, parts: Answer) -> Refusal | None:
        """Why somebody may not answer like this, or not begin like this; None if they may."""
        return why_not_begin(self._playing().state, self._must_sit(user), parts)

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats that are asked and that a bot plays, with the bot's name; in a window they are `replies`."""
        if self.match is not None and self.match.window() is not None:
            return []
        return [(seat, bot) for seat in self.waiting() if (bot := self.seats[seat].played_by_bot)]

    def voters(self, seat: int, to: int) -> list[int]:
        """The people, other than on this seat, who must agree to go back to a number of moves.

        Somebody who is away is not asked about what happened meanwhile, but about everything before.
        """
        others = [(number, place) for number, place in enumerate(self.seats) if place.user and number != seat]
        return [number for number, place in others if not place.away or to < place.left_at]

    def _others(self, seat: int) -> list[int]:
        """The people on other seats."""
        return [number for number, place in enumerate(self.seats) if place.user and number != seat]

    def free_to(self, seat: int) -> int | None:
        """The earliest number of moves to which a seat may go back without asking; None if it may not at all."""
        if self.match is None or self.status is not Status.PLAYING:
            return None
        rule, moves = self.created.undo, len(self.match.moves)
        if rule is UndoRule.NONE:
            return None
        if not self._others(seat):  # there is nobody to ask
            return 0
        if rule is UndoRule.REQUEST or (rule is UndoRule.TURN and self._somebody_else_is_asked(seat)):
            return moves
        return self.match.barrier(seat)

    def _somebody_else_is_asked(self, seat: int) -> bool:
        return any(other != seat for other in self.waiting())

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it runs, and if it was aborted."""
        if self.match is None or self.match.state.outcome is not None or self.ending is None:
            return self.match.state.outcome if self.match is not None else None
        ending, seats = self.ending, range(len(self.seats))
        if ending.how is Ending.ABORTED:
            return None
        last = ending.seat if ending.how is Ending.RESIGNED else None
        ranks = tuple([len(self.seats) if seat == last else 1 for seat in seats])
        return Outcome(ranks, (), f"end-{ending.how}")

    @property
    def rated(self) -> bool:
        """Whether the result counts for ratings: between people, and neither practice nor aborted."""
        people = sum(bool(seat.user) for seat in self.seats)
        aborted = self.ending is not None and self.ending.how is Ending.ABORTED
        waiting = self.status is Status.WAITING
        return self.created.rated and (waiting or people > 1) and not self.practice and not aborted

    def allows_hints(self, seat: int) -> bool:
        """Whether somebody may ask for a hint: between people it would not be fair unless all agree."""
        return self.hints_agreed or not self._others(seat)

    def offered_rematch(self, now: float) -> RematchOffer | None:
        """A rematch that the others may still accept."""
        offer = self.rematch_offer
        return offer if offer is not None and now < offer.until else None

    @property
    def commitment(self) -> str:
        return self._stream.commitment if self._stream is not None else ""

    @property
    def key(self) -> str:
        """The key of the deal; told only when the match is over."""
        if self.status is not Status.FINISHED or self._stream is None:
            return ""
        return self._stream.key_text

    # --- before the match -----------------------------------------------------------------------------------

    @classmethod
    def open(
        cls,
        table_id: str,
        game: AnyGame,
        seats: int,
        settings: Mapping[str, object],
        host: str,
        now: float,
        *,
        public: bool = False,
        clock: ClockRule | None = None,
        rematch_of: str = "",
        continues: str = "",
        beginning: Beginning | None = None,
        changes: Mapping[str, Any] | None = None,
        undo: UndoRule = UndoRule.REVEALED,
        rated: bool = False,
    ) -> tuple[Table, Entry]:
        """A new table; `BadSetup` if the game cannot be played like that."""
        chosen = game.read_settings(settings)
        game.check_seats(seats, chosen)
        rule = clock or ClockRule()
        if rule.fault():
            raise NotAllowed("table-bad-clock", reason=rule.fault())
        created = Created(
            at=now,
            game=game.id,
            rules=game.rules_version,
            content=game.content(changes).digest,
            seats=seats,
            settings=chosen,
            host=host,
            public=public,
            clock=rule,
            rematch_of=rematch_of,
            continues=continues,
            beginning=beginning,
            changes=dict(changes or {}),
            undo=undo,
            rated=rated,
        )
        table = cls(table_id, game)
        return table, table._note(created)

    def sit(self, user: str, name: str, now: float, seat: int | None = None) -> Entry:
        """Take a free seat, the first one unless another is named."""
        self._must_be(Status.WAITING)
        if self.seat_of(user) is not None:
            raise NotAllowed("table-already-seated")
        free = [number for number, place in enumerate(self.seats) if place.free]
        if seat is None and free:
            seat = free[0]
        if seat is None or seat not in free:
            raise NotAllowed("table-seat-taken")
        return self._note(Sat(at=now, seat=seat, user=user, name=name))

    def seat_bot(self, user: str, seat: int, bot: str, now: float) -> Entry:
        """The host gives a seat to a bot."""
        self._must_host(user)
        self._must_be(Status.WAITING)
        if self._place(seat).user:
            raise NotAllowed("table-seat-taken")
        return self._note(BotSat(at=now, seat=seat, bot=bot, name=BOT_NAMES[seat % len(BOT_NAMES)]))

    def open_seat(self, user: str, seat: int, now: float) -> Entry:
        """The host makes a seat free: sends a bot away, or a person who sits there."""
        self._must_host(user)
        self._must_be(Status.WAITING)
        if self._place(seat).free:
            raise NotAllowed("table-seat-free")
        return self._note(Opened(at=now, seat=seat))

    def start(self, user: str, key: bytes, now: float) -> Entry:
        """The host begins the match once every seat is taken."""
        self._must_host(user)
        self._must_be(Status.WAITING)
        if any(seat.free for seat in self.seats):
            raise NotAllowed("table-seats-open")
        return self._note(Started(at=now, key=key.hex()))

    # --- during the match -----------------------------------------------------------------------------------

    def move(self, user: str, answer: Answer, ply: int, now: float) -> Entry:
        """A person answers, with all parts at once; raises the kernel's `Refused` if it is not legal."""
        seat = self._must_sit(user)
        if self.seats[seat].away:
            raise NotAllowed("table-away")
        return self._move(seat, answer, ply, now, by_bot=False)

    def bot_move(self, seat: int, answer: Answer, ply: int, now: float) -> Entry:
        """A bot answers for a seat."""
        if not self._place(seat).played_by_bot:
            raise NotAllowed("table-no-bot")
        return self._move(seat, answer, ply, now, by_bot=True)

    def _move(self, seat: int, answer: Answer, ply: int, now: float, *, by_bot: bool) -> Entry:
        match = self._playing()
        assert self._stream is not None
        before = len(match.moves)
        match.answer_all(seat, answer, ply)
        if len(match.moves) == before:
            return self._note(Answered(at=now, seat=seat, do=notation_of(answer), by_bot=by_bot))
        played = match.moves[-1]
        return self._note(
            Moved(
                at=now,
                seat=played.seat,
                do=played.do,
                chance=played.chance,
                digest=played.digest,
                position=self._stream.position,
                by_bot=by_bot,
                events=tuple(played.events),
                revealed=played.revealed,
            )
        )

    def let_pass(self, seat: int, ply: int, now: float) -> Entry:
        """Pass for a seat that does not want to be asked, or cannot respond."""
        decision = self._playing().decision(seat)
        if decision is None or not self._passes(seat, decision):
            raise NotAllowed("table-wants-to-answer")
        return self._move(seat, (PASS,), ply, now, by_bot=False)

    def make_wish(self, user: str, kind: str, wish: Wish, now: float) -> Entry:
        """Say when one wants to be asked for responses of a kind."""
        seat = self._must_sit(user)
        self._must_be(Status.PLAYING)
        if len(self.seats[seat].wishes) >= MAX_WISHES and kind not in self.seats[seat].wishes:
            raise NotAllowed("table-too-many-wishes")
        return self._note(Wished(at=now, seat=seat, kind=kind, wish=wish))

    def give_order(self, user: str, order: Order, now: float) -> Entry:
        """Say what to answer when asked, unless something surprises: see `tessera.table.orders`."""
        seat = self._must_sit(user)
        state = self._playing().state
        if self.seats[seat].away:
            raise NotAllowed("table-away")
        if self.decision(seat) is not None:
            raise NotAllowed("table-asked-now")
        answer = notation_of(parse_parts(order.do))  # what cannot be read is refused now, not later
        own = (own_things(self.game, state, seat), *order.own)
        return self._note(Ordered(at=now, seat=seat, step=order.step, do=answer, own=own))

    def drop_order(self, user: str, now: float) -> Entry:
        """Take one's order back."""
        seat = self._must_sit(user)
        if self.seats[seat].order is None:
            raise NotAllowed("table-no-order")
        return self._note(OrderDropped(at=now, seat=seat))

    def ordered(self) -> list[tuple[int, int]]:
        """The seats that are asked now and have said what to answer, with the ply of the question.

        In a window nobody is answered for at once: wishes are for that, because when somebody answers tells something.
        """
        if self.match is None or self.match.window() is not None:
            return []
        asked = [(seat, self.decision(seat)) for seat in self.waiting() if self.seats[seat].order is not None]
        return [(seat, decision.ply) for seat, decision in asked if decision is not None]

    def carry_out(self, seat: int, ply: int, now: float) -> Entry | None:
        """Give the answer that was ordered, or drop the order because something surprises."""
        order = self.seats[seat].order
        if order is None or (seat, ply) not in self.ordered():
            return None
        decision, match = self.decision(seat), self._playing()
        assert decision is not None
        why = surprise(self.game, match.state, decision, order)
        if why:
            return self._note(OrderDropped(at=now, seat=seat, why=why))
        return self._move(seat, parse_parts(order.do), ply, now, by_bot=False)

    def undo(self, user: str, to: int, now: float) -> Entry:
        """Go back, at once where it is free; otherwise the other people are asked."""
        seat = self._must_sit(user)
        if self.stale is not None:
            self._must_be_in_common(to)
        else:  # afterwards the key is known: nothing may be dealt from it any more
            self._must_be(Status.PLAYING)
        assert self.match is not None
        if not 0 <= to < len(self.match.moves):
            raise NotAllowed("table-nothing-to-undo")
        if self.stale is None and self.created.undo is UndoRule.NONE:
            raise NotAllowed("table-no-undo")
        free = self.free_to(seat) if self.stale is None else None
        if (free is not None and to >= free) or not self.voters(seat, to):
            return self._go_back(to, seat, now)
        if self.undo_request is not None:
            raise NotAllowed("table-undo-pending")
        return self._note(UndoAsked(at=now, seat=seat, to=to))

    def answer_undo(self, user: str, agreed: bool, now: float) -> list[Entry]:
        """Agree to a wish to go back, or refuse it; with the last agreement the match goes back."""
        seat = self._must_sit(user)
        request = self.undo_request
        if request is None or seat not in request.missing:
            raise NotAllowed("table-no-undo-request")
        entries = [self._note(UndoAnswered(at=now, seat=seat, agreed=agreed))]
        if agreed and not request.missing:
            entries.append(self._go_back(request.to, request.seat, now))
        return entries

    def cancel_undo(self, user: str, now: float) -> Entry:
        """Take one's own wish to go back back."""
        seat = self._must_sit(user)
        if self.undo_request is None or self.undo_request.seat != seat:
            raise NotAllowed("table-no-undo-request")
        return self._note(UndoCancelled(at=now, seat=seat))

    def _go_back(self, to: int, seat: int, now: float) -> Entry:
        assert self.match is not None
        if self.stale is None:
            practice = to < self.match.barrier(seat) and not self.voters(seat, to)
            self.match.undo(to)
            return self._note(Undone(at=now, to=to, seat=seat, practice=practice))
        self._go_back_to_common(to)
        rules, content = self.game.rules_version, self.content.digest
        return self._note(Renewed(at=now, to=to, seat=seat, rules=rules, content=content))

    def _go_back_to_common(self, to: int) -> None:
        assert self.match is not None
        self.match.forget(to)
        self.match.stand_at(to)

    def say(self, user: str, name: str, text: str, now: float) -> Entry:
        """A remark, by a player or by somebody who watches."""
        text = " ".join(text.split())
        if not text:
            raise NotAllowed("table-empty-remark")
        if len(text) > MAX_CHAT:
            raise NotAllowed("table-remark-too-long", most=MAX_CHAT)
        if user in self.chat.muted:
            raise NotAllowed("table-muted")
        seat = self.seat_of(user)
        most = MAX_REMARKS_OF_WATCHERS if seat is None and user != self.host else MAX_REMARKS
        if len(self.chat) >= most:
            raise NotAllowed("table-chat-full")
        return self._note(Said(at=now, user=user, name=name, text=text, seat=-1 if seat is None else seat))

    def remove_remark(self, user: str, number: int, now: float, *, warden: bool = False) -> Entry:
        """The host, or whoever keeps order on the server, strikes a remark out."""
        if not warden:
            self._must_host(user)
        if self._remark(number).removed:
            raise NotAllowed("table-no-such-remark")
        return self._note(RemarkRemoved(at=now, number=number))

    def mute(self, user: str, number: int, muted: bool, now: float) -> Entry:
        """The host lets whoever made a remark say nothing more, or speak again."""
        self._must_host(user)
        speaker = self._remark(number).user
        if speaker == user:
            raise NotAllowed("table-mute-oneself")
        if muted == (speaker in self.chat.muted):
            raise NotAllowed("table-muted-already" if muted else "table-not-muted")
        return self._note(Muted(at=now, user=speaker, number=number, muted=muted))

    def leave(self, user: str, now: float) -> list[Entry]:
        """Give up the seat before the match, or let a bot play on during it. A host without a seat goes too."""
        if self.status is Status.WAITING and user == self.host and self.seat_of(user) is None:
            return [self._farewell(now)]
        seat = self._must_sit(user)
        if self.status is Status.WAITING:
            entries = [self._note(Opened(at=now, seat=seat))]
            return [*entries, self._farewell(now)] if user == self.host else entries
        self._must_be(Status.PLAYING)
        if self.seats[seat].away:
            raise NotAllowed("table-away")
        return [self._note(WentAway(at=now, seat=seat))]

    def _farewell(self, now: float) -> Entry:
        """The host has gone: somebody else becomes host, or the table is closed."""
        heir = next((place.user for place in self.seats if place.user and place.user != self.host), "")
        return self._note(HostChanged(at=now, host=heir) if heir else Closed(at=now))

    def forget_person(self, user: str, now: float) -> list[Entry]:
        """Somebody has deleted the account: before the match they go, later a bot plays on under an anonymous name."""
        seated = self.seat_of(user) is not None
        gone = (
            self.leave(user, now) if self.status is Status.WAITING and (seated or user == self.host) else []
        )
        return [*gone, self._note(Forgotten(at=now, user=user))]

    def rename(self, user: str, name: str, now: float) -> Entry:
        """Whoever keeps order on the server gives a person another name."""
        return self._note(Renamed(at=now, user=user, name=name))

    def close(self, user: str, now: float) -> Entry:
        """The host gives the table up before the match."""
        self._must_host(user)
        return self.expire(now)

    def expire(self, now: float) -> Entry:
        """Nobody came: the table is given up before the match."""
        self._must_be(Status.WAITING)
        return self._note(Closed(at=now))

    def come_back(self, user: str, now: float) -> Entry:
        """Take one's seat back from the bot; what a bot has played out, it has played."""
        seat = self._must_sit(user)
        if self.status is Status.FINISHED:
            raise NotAllowed("table-is-finished")
        if not self.seats[seat].away:
            raise NotAllowed("table-not-away")
        return self._note(CameBack(at=now, seat=seat))

    def time_up(self, now: float) -> list[Entry]:
        """Let a clock that has run out, or a window that was open long enough, take effect."""
        closes = self.window_closes()
        if closes is not None:
            return self._close_window(now) if closes <= now else []
        due = self.clocks.next_zero(now) if self.status is Status.PLAYING else None
        if due is None or due[0] > now or self.created.clock.at_zero is not Timeout.BOT:
            return []
        seat = due[1]
        if self.seats[seat].played_by_bot:
            return []
        return [self._note(WentAway(at=now, seat=seat, timed_out=True))]

    def _close_window(self, now: float) -> list[Entry]:
        """Everybody who has not answered passes."""
        match = self._playing()
        asked = [decision for seat in match.waiting() if (decision := match.decision(seat)) is not None]
        return [self._move(each.seat, (PASS,), each.ply, now, by_bot=False) for each in asked]

    # --- ending it ------------------------------------------------------------------------------------------

    def resign(self, user: str, now: float) -> Entry:
        """Give up a match between two; where more play on, one leaves instead."""
        seat = self._must_sit(user)
        self._must_be(Status.PLAYING)
        if len(self.seats) != 2:
            raise NotAllowed("table-resign-two")
        return self._note(Ended(at=now, how=Ending.RESIGNED, seat=seat))

    def ask_to_end(self, user: str, how: Ending, now: float) -> Entry:
        """Ask the others to end the match without a winner; alone against bots it ends at once."""
        seat = self._must_sit(user)
        self._must_be(Status.PLAYING)
        if how is Ending.RESIGNED:
            raise NotAllowed("table-resign-alone")
        if self.end_request is not None:
            raise NotAllowed("table-end-pending")
        if how is Ending.DRAWN and not self._others(seat):
            raise NotAllowed("table-no-draw-with-bots")
        if not self._others(seat):
            return self._note(Ended(at=now, how=how, seat=seat))
        return self._note(EndAsked(at=now, seat=seat, how=how))

    def answer_end(self, user: str, agreed: bool, now: float) -> list[Entry]:
        """Agree to end the match, or refuse; whoever asked takes it back by refusing."""
        seat = self._must_sit(user)
        request = self.end_request
        if request is None or (seat not in request.missing and (agreed or seat != request.seat)):
            raise NotAllowed("table-no-end-request")
        entries = [self._note(EndAnswered(at=now, seat=seat, agreed=agreed))]
        if agreed and not request.missing:
            entries.append(self._note(Ended(at=now, how=request.how, seat=request.seat)))
        return entries

    # --- hints ----------------------------------------------------------------------------------------------

    def ask_for_hints(self, user: str, now: float) -> Entry:
        """Ask the others to allow hints, for everybody at the table."""
        seat = self._must_sit(user)
        self._must_be(Status.PLAYING)
        if self.allows_hints(seat):
            raise NotAllowed("table-hints-allowed")
        if self.hints_request is not None:
            raise NotAllowed("table-hints-pending")
        return self._note(HintsAsked(at=now, seat=seat))

    def answer_hints(self, user: str, agreed: bool, now: float) -> Entry:
        """Allow hints, or refuse; whoever asked takes it back by refusing."""
        seat = self._must_sit(user)
        request = self.hints_request
        if request is None or (seat not in request.missing and (agreed or seat != request.seat)):
            raise NotAllowed("table-no-hints-request")
        return self._note(HintsAnswered(at=now, seat=seat, agreed=agreed))

    def use_hint(self, user: str, now: float) -> list[Entry]:
        """Note that somebody gets a hint, once for every question."""
        seat = self._must_sit(user)
        self._must_be(Status.PLAYING)
        if not self.allows_hints(seat):
            raise NotAllowed("table-no-hints")
        if self.decision(seat) is None:
            raise NotAllowed("table-not-asked")
        if self.seats[seat].hinted == len(self.move_times):
            return []
        return [self._note(HintUsed(at=now, seat=seat))]

    # --- playing again --------------------------------------------------------------------------------------

    def offer_rematch(self, user: str, now: float) -> list[Entry]:
        """Want to play again, or accept that somebody else wants to."""
        seat = self._must_have_finished(user)
        if (offer := self.offered_rematch(now)) is None:
            return [self._note(RematchOffered(at=now, seat=seat))]
        if seat not in offer.missing:  # asked twice
            return []
        return [self._note(RematchAnswered(at=now, seat=seat, agreed=True))]

    def decline_rematch(self, user: str, now: float) -> Entry:
        """Not want to play again; whoever offered takes it back."""
        seat = self._must_have_finished(user)
        if self.offered_rematch(now) is None:
            raise NotAllowed("table-no-rematch-offer")
        return self._note(RematchAnswered(at=now, seat=seat, agreed=False))

    def wants_rematch(self, now: float) -> bool:
        """Whether everybody has accepted."""
        offer = self.offered_rematch(now)
        return offer is not None and not offer.missing

    def agreed_rematch(self, now: float) -> RematchOffer:
        """The offer that everybody has accepted; refuses if there is none, or the rematch is there already."""
        if self.rematch:
            raise NotAllowed(REMATCH_MADE, table=self.rematch)
        offer = self.offered_rematch(now)
        if offer is None or offer.missing:
            raise NotAllowed("table-no-rematch-offer")
        return offer

    def _must_have_finished(self, user: str) -> int:
        seat = self._must_sit(user)
        if self.status is not Status.FINISHED:
            raise NotAllowed("table-not-finished")
        if self.rematch:
            raise NotAllowed(REMATCH_MADE, table=self.rematch)
        return seat

    def made_rematch(self, table_id: str, now: float) -> Entry:
        """Note the table at which the same people play again."""
        return self._note(RematchMade(at=now, table=table_id))

    def freeze(self, reason: str, now: float) -> Entry:
        """Stop a match whose state cannot be trusted."""
        return self._note(Frozen(at=now, reason=reason))

    # --- what must hold -------------------------------------------------------------------------------------

    def _must_be(self, *statuses: Status) -> None:
        if self.status not in statuses:
            raise NotAllowed(f"table-is-{self.status}")

    def _playing(self) -> Match[Any]:
        self._must_be(Status.PLAYING)
        assert self.match is not None
        return self.match

    def _must_be_in_common(self, to: int) -> None:
        """A match that rests because the rules have changed goes on only from where they agree with it."""
        assert self.stale is not None
        if self.stale.over or self.match is None:
            raise NotAllowed("table-is-frozen")
        if to > self.stale.common:
            raise NotAllowed("table-only-common", most=self.stale.common)

    def _must_host(self, user: str) -> None:
        if user != self.host:
            raise NotAllowed("table-not-host")

    def _must_sit(self, user: str) -> int:
        seat = self.seat_of(user)
        if seat is None:
            raise NotAllowed("table-not-seated")
        return seat

    def _remark(self, number: int) -> Remark:
        remark = self.chat.find(number)
        if remark is None:
            raise NotAllowed("table-no-such-remark")
        return remark

    def _place(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise NotAllowed("table-no-such-seat", most=len(self.seats))
        return self.seats[seat]


_FOLDS: dict[type[Any], Callable[[Table, Any], None]] = {
    Created: Table._created,
    Sat: Table._sat,
    BotSat: Table._bot_sat,
    Opened: Table._opened,
    HostChanged: Table._host_changed,
    Forgotten: Table._forgotten,
    Renamed: Table._renamed,
    Started: Table._started,
    Moved: Table._moved,
    Answered: Table._answered,
    Wished: Table._wished,
    Ordered: Table._ordered,
    OrderDropped: Table._order_dropped,
    UndoAsked: Table._undo_asked,
    UndoAnswered: Table._undo_answered,
    UndoCancelled: Table._undo_cancelled,
    Undone: Table._undone,
    Renewed: Table._renewed,
    Said: Table._said,
    RemarkRemoved: Table._remark_removed,
    Muted: Table._muted,
    WentAway: Table._went_away,
    CameBack: Table._came_back,
    EndAsked: Table._end_asked,
    EndAnswered: Table._end_answered,
    Ended: Table._ended,
    HintsAsked: Table._hints_asked,
    HintsAnswered: Table._hints_answered,
    HintUsed: Table._hint_used,
    RematchOffered: Table._rematch_offered,
    RematchAnswered: Table._rematch_answered,
    RematchMade: Table._rematch_made,
    Closed: Table._closed,
    Frozen: Table._frozen,
}
