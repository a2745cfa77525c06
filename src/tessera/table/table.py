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
    Refusal,
    Refused,
    Respond,
    follow_up,
    notation_of,
    parse_parts,
)
from tessera.kernel.beginning import Beginning
from tessera.kernel.engine import why_not_begin
from tessera.kernel.match import Played
from tessera.kernel.option import Answer, parse_answers
from tessera.kernel.record import BadRecord, Move
from tessera.kernel.sight import View
from tessera.table.clock import ClockRule, Clocks, Timeout
from tessera.table.journal import (
    Answered,
    BotSat,
    CameBack,
    Closed,
    Created,
    Entry,
    Frozen,
    HostChanged,
    Moved,
    Opened,
    RematchMade,
    Said,
    Sat,
    Started,
    UndoAnswered,
    UndoAsked,
    UndoCancelled,
    Undone,
    WentAway,
    Wish,
    Wished,
)
from tessera.table.standing import Standing

MAX_CHAT = 500
"""Characters in one remark."""
MAX_REMARKS = 2_000
"""Remarks at one table."""
MAX_WISHES = 50
"""Kinds of responses about which one player may say something."""
SUBSTITUTE = "heuristic"
"""The bot that plays for somebody who is away."""

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
    private: int = 0
    """Entries that only this seat knows of."""

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
        self.chat: list[Said] = []
        self.undo_request: UndoRequest | None = None
        self.rematch = ""
        self.frozen = ""
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
        """A table from its journal; what came before a standing is noted, but not played again."""
        table = cls(table_id, game)
        known = standing.entries if standing is not None else 0
        for entry in entries[:known]:
            table._recall(entry)
        if standing is not None:
            table._resume(standing)
        for entry in entries[known:]:
            table.follow(entry)
        return table

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
        self._note(entry)

    def _recall(self, entry: Entry) -> None:
        """Take an entry into account without playing; position and clocks are set right by `_resume`."""
        if isinstance(entry, Moved):
            assert self.match is not None and self._stream is not None
            if entry.events is None:
                raise BadRecord("this journal does not tell what happened")
            answers, events = parse_answers(entry.do), list(entry.events)
            self.match.recall(Played(entry.seat, answers, entry.chance, entry.digest, events, entry.revealed))
            self._stream.position = entry.position
        elif isinstance(entry, Undone):
            assert self.match is not None
            self.match.forget(entry.to)
        self._note(entry)

    def standing(self) -> Standing:
        """How the match stands now."""
        assert self.match is not None
        clocks = self.clocks
        return Standing(self.entries, self.match.saved, tuple(clocks.left), tuple(clocks.since))

    def _resume(self, standing: Standing) -> None:
        if self.match is None or self.entries != standing.entries or not self._same_rules():
            raise BadRecord("this standing does not belong to this journal")
        self.match.resume(standing.position)
        self.clocks.left, self.clocks.since = list(standing.left), list(standing.since)
        self.status = Status.FINISHED if self.match.over else Status.PLAYING
        self._turn = []  # whose turn it was is not told: who passed for a turn may be asked once too often
        self._mark_turn()

    def _same_rules(self) -> bool:
        """Whether the table was opened with the rules and the content of today."""
        return self.created.rules == self.game.rules_version and self.created.content == self.content.digest

    def _note(self, entry: Entry) -> Entry:
        """Take an entry into account; the match itself has already gone on."""
        self.entries += 1
        if not isinstance(entry, Answered | Wished):
            self.changed = entry.at
        _FOLDS[type(entry)](self, entry)
        return entry

    def _created(self, entry: Created) -> None:
        self.created = entry
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

    def _started(self, entry: Started) -> None:
        self._stream = Keyed(bytes.fromhex(entry.key))
        names = [seat.name or seat.bot for seat in self.seats]
        self.match = Match(
            self.game,
            len(self.seats),
            self._stream,
            self.created.settings,
            self.content,
            names,
            self.created.beginning,
        )
        self._after_move(entry.at, None)

    def _moved(self, entry: Moved) -> None:
        self.move_times.append(entry.at)
        self.undo_request = None
        self._after_move(entry.at, entry.seat)

    def _after_move(self, now: float, moved: int | None) -> None:
        assert self.match is not None
        self.status = Status.FINISHED if self.match.over else Status.PLAYING
        self._asked_since = now
        self._mark_turn()
        timed = [] if self.match.window() is not None else self.match.waiting()
        self.clocks.turn(timed, now, moved)

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

    def _wished(self, entry: Wished) -> None:
        seat = self.seats[entry.seat]
        seat.private += 1
        seat.wishes = seat.wishes | {entry.kind: entry.wish}

    def _undo_asked(self, entry: UndoAsked) -> None:
        self.undo_request = UndoRequest(entry.seat, entry.to, set(self.voters(entry.seat)))

    def _undo_answered(self, entry: UndoAnswered) -> None:
        assert self.undo_request is not None
        if entry.agreed:
            self.undo_request.missing.discard(entry.seat)
        else:
            self.undo_request = None

    def _undo_cancelled(self, entry: UndoCancelled) -> None:
        self.undo_request = None

    def _undone(self, entry: Undone) -> None:
        del self.move_times[entry.to :]
        self.undo_request = None
        self._undone_at = [self.known_entries(seat) for seat in (*range(len(self.seats)), None)]
        self._after_move(entry.at, None)

    def _said(self, entry: Said) -> None:
        self.chat.append(entry)

    def _went_away(self, entry: WentAway) -> None:
        self.seats[entry.seat].away = True
        if self.undo_request is not None:
            self.undo_request.missing.discard(entry.seat)

    def _came_back(self, entry: CameBack) -> None:
        self.seats[entry.seat].away = False
        self.clocks.give_time(entry.seat)

    def _rematch_made(self, entry: RematchMade) -> None:
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

    def voters(self, seat: int) -> list[int]:
        """The people, other than on this seat, who must agree to an undo past the information barrier."""
        people = [number for number, other in enumerate(self.seats) if other.user and not other.away]
        return [number for number in people if number != seat]

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

    def undo(self, user: str, to: int, now: float) -> Entry:
        """Go back, at once where it is free; otherwise the other people are asked."""
        seat = self._must_sit(user)
        match = self._playing()  # afterwards the key is known: nothing may be dealt from it any more
        if not 0 <= to < len(match.moves):
            raise NotAllowed("table-nothing-to-undo")
        if to >= match.barrier(seat) or not self.voters(seat):
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
        self.match.undo(to)
        return self._note(Undone(at=now, to=to, seat=seat))

    def say(self, user: str, name: str, text: str, now: float) -> Entry:
        """A remark, by a player or by somebody who watches."""
        text = " ".join(text.split())
        if not text:
            raise NotAllowed("table-empty-remark")
        if len(text) > MAX_CHAT:
            raise NotAllowed("table-remark-too-long", most=MAX_CHAT)
        if len(self.chat) >= MAX_REMARKS:
            raise NotAllowed("table-chat-full")
        seat = self.seat_of(user)
        return self._note(Said(at=now, user=user, name=name, text=text, seat=-1 if seat is None else seat))

    def leave(self, user: str, now: float) -> list[Entry]:
        """Give up the seat before the match, or let a bot play on during it."""
        seat = self._must_sit(user)
        if self.status is Status.WAITING:
            return self._leave_waiting(user, seat, now)
        self._must_be(Status.PLAYING)
        if self.seats[seat].away:
            raise NotAllowed("table-away")
        return [self._note(WentAway(at=now, seat=seat))]

    def _leave_waiting(self, user: str, seat: int, now: float) -> list[Entry]:
        entries = [self._note(Opened(at=now, seat=seat))]
        if user == self.host:
            heir = next((place.user for place in self.seats if place.user), "")
            farewell = HostChanged(at=now, host=heir) if heir else Closed(at=now)
            entries.append(self._note(farewell))
        return entries

    def come_back(self, user: str, now: float) -> Entry:
        """Take one's seat back from the bot."""
        seat = self._must_sit(user)
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

    def made_rematch(self, user: str, table_id: str, now: float) -> Entry:
        """Note the table at which the same people play again."""
        self._must_sit(user)
        self._must_be(Status.FINISHED)
        if self.rematch:
            raise NotAllowed("table-rematch-made", table=self.rematch)
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

    def _must_host(self, user: str) -> None:
        if user != self.host:
            raise NotAllowed("table-not-host")

    def _must_sit(self, user: str) -> int:
        seat = self.seat_of(user)
        if seat is None:
            raise NotAllowed("table-not-seated")
        return seat

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
    Started: Table._started,
    Moved: Table._moved,
    Answered: Table._answered,
    Wished: Table._wished,
    UndoAsked: Table._undo_asked,
    UndoAnswered: Table._undo_answered,
    UndoCancelled: Table._undo_cancelled,
    Undone: Table._undone,
    Said: Table._said,
    WentAway: Table._went_away,
    CameBack: Table._came_back,
    RematchMade: Table._rematch_made,
    Closed: Table._closed,
    Frozen: Table._frozen,
}
