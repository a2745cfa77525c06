"""A table is the fold of its journal: entries in, state out.

What people may do, and what each entry does to the table, stands in the modules of the topics (`seats`, `play`, `undo`,
`windows`, `orders`, `chat`, `ending`, `hints`, `rematch`). A command there is a function of the table that either notes
entries or is refused and changes nothing; a fold is one that takes an entry into account.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from tessera.kernel import (
    AnyGame,
    Content,
    Decision,
    Keyed,
    Match,
    Outcome,
    Respond,
    Scripted,
    parse_parts,
)
from tessera.kernel.beginning import Beginning
from tessera.kernel.codec import fingerprint
from tessera.kernel.match import Played
from tessera.kernel.option import parse_answers
from tessera.kernel.record import BadRecord, Move
from tessera.table import chat, ending, hints, orders, play, rematch, seats, undo, windows
from tessera.table.chat import Chat
from tessera.table.clock import ClockRule, Clocks, ResponseRule
from tessera.table.consent import Consent
from tessera.table.journal import (
    Answered,
    Created,
    Ended,
    Ending,
    Entry,
    Folds,
    Moved,
    OrderDropped,
    Ordered,
    Renewed,
    Started,
    Undone,
    UndoRule,
    Wished,
)
from tessera.table.kept import Kept
from tessera.table.play import Made
from tessera.table.refusal import NotAllowed
from tessera.table.seats import Seat
from tessera.table.standing import Standing, resume
from tessera.table.status import Status

encode_changes = msgspec.json.Encoder(order="deterministic").encode


@lru_cache(maxsize=64)
def content_of(game: AnyGame, changes: bytes) -> Content[Any]:
    """The content with a host's corrections, shared by all tables that have the same."""
    content: Content[Any] = game.content(msgspec.json.decode(changes))
    return content


class Stale(Struct):
    """Why a match rests: the rules have changed since it was begun, and do not lead where its moves have led."""

    common: int
    """How many moves the rules agree with; the match can go on from there. -1: not even with the deal."""
    reason: str
    over: bool = False
    """The match was over: there is nothing to go on with."""


class Table:
    """One table. Make it with `open`, or from its journal with `restored`."""

    created: Created
    content: Content[Any]
    clocks: Clocks

    def __init__(self, table_id: str, game: AnyGame) -> None:
        self.id = table_id
        self.game = game
        self.status = Status.WAITING
        self.entries = 0
        self.changed = 0.0
        """When something happened last that everybody may know of."""
        self.host = ""
        self.seats: list[Seat] = []
        self.chat = Chat()
        self.kept = Kept()
        """What was shown of the table as it stands."""

        self.match: Match[Any] | None = None
        self.stream: Keyed | None = None
        """Where the match's chance comes from."""
        self.made: list[Made] = []
        """The moves, as far as the match does not know of them."""
        self.asked_since = 0.0
        """When the open question was put."""
        self.held: Answered | None = None
        """The last answer in a window that stays open for its time."""
        self.turn: list[int] = []
        """Who was asked last outside a window: as long as these are, it is the same turn."""
        self.rules = ""
        """The version of the rules that the match is played with."""
        self.content_then = ""
        """The digest of the content that the match is played with."""
        self.frozen = ""
        """Why the match was stopped."""
        self.stale: Stale | None = None

        self.undo: Consent[int] = Consent("table-no-undo-request", "table-undo-pending")
        """Going back to a number of moves."""
        self.undone: Undone | None = None
        """What was taken back last, until somebody moves."""
        self.undone_moves = 0
        self.known_when_back: list[int] = []
        """What `known_entries` was for each seat, and for all others, when the match last went back."""
        self.practice = False
        """Moves were taken back and chance was drawn anew, without anybody to agree to it: this does not count."""
        self.end: Consent[Ending] = Consent("table-no-end-request", "table-end-pending")
        self.ending: Ended | None = None
        """How the match was ended before its end."""
        self.hints: Consent[None] = Consent("table-no-hints-request", "table-hints-pending")
        self.hints_agreed = False
        """All people at the table have agreed to hints."""
        self.rematch: Consent[None] = Consent("table-no-rematch-offer")
        self.played_again_at = ""
        """The table of the rematch."""

    # --- asking ---------------------------------------------------------------------------------------------

    def seat_of(self, user: str) -> int | None:
        """Where a user sits."""
        if user:
            for number, seat in enumerate(self.seats):
                if seat.user == user:
                    return number
        return None

    def waiting(self) -> list[int]:
        """The seats that are asked now."""
        return self.match.waiting() if self.match is not None and self.status is Status.PLAYING else []

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked now; nothing, if the table passes for it."""
        if self.match is None or self.status is not Status.PLAYING:
            return None
        if windows.is_held(self, seat):
            return None
        decision = self.match.decision(seat)
        return None if decision is not None and windows.passes(self, seat, decision) else decision

    def is_asked(self, seat: int) -> bool:
        """Whether a seat has something to decide, without working out what it may."""
        question = self.match.question(seat) if self.match is not None and self.waiting() else None
        return self.decision(seat) is not None if isinstance(question, Respond) else question is not None

    def known_entries(self, seat: int | None) -> int:
        """How many entries a seat, or anybody else (None), may know of: all but the private ones of others."""
        known = self.entries
        for number, place in enumerate(self.seats):
            if number != seat:
                known -= place.private
        return known

    def went_back_at(self, seat: int | None) -> int:
        """What `known_entries` was when the match last went back: older logs are not just continued."""
        return self.known_when_back[-1 if seat is None else seat] if self.known_when_back else 0

    def waits_for(self, user: str) -> int | None:
        """The waiting period in which somebody is waited for now; None if they are not."""
        seat = self.seat_of(user)
        if seat is None or self.seats[seat].played_by_bot or not self.is_asked(seat):
            return None
        return self.seats[seat].period

    def plays_by(self, game: AnyGame) -> bool:
        """Whether the match is played with the rules of a game and with the content that is here now."""
        return self.rules == game.rules_version and self.content_then == self.content_digest()

    def content_digest(self) -> str:
        """The fingerprint of the numbers that the match is played with, as they are here now."""
        return self.game.digest(self.content, self.created.settings)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it runs, and if it was aborted."""
        if self.match is None or self.match.state.outcome is not None or self.ending is None:
            return self.match.state.outcome if self.match is not None else None
        how, last = self.ending.how, self.ending.seat
        if how is Ending.ABORTED:
            return None
        places = range(len(self.seats))
        ranks = [len(places) if how is Ending.RESIGNED and seat == last else 1 for seat in places]
        return Outcome(tuple(ranks), (), f"end-{how}")

    @property
    def rated(self) -> bool:
        """Whether the result counts for ratings: between people, and neither practice nor aborted."""
        people = sum(bool(seat.user) for seat in self.seats)
        aborted = self.ending is not None and self.ending.how is Ending.ABORTED
        waiting = self.status is Status.WAITING
        return self.created.rated and (waiting or people > 1) and not self.practice and not aborted

    @property
    def commitment(self) -> str:
        return self.stream.commitment if self.stream is not None else ""

    @property
    def key(self) -> str:
        """The key of the deal; told only when the match is over."""
        if self.status is not Status.FINISHED or self.stream is None:
            return ""
        return self.stream.key_text

    # --- what must hold -------------------------------------------------------------------------------------

    def must_be(self, status: Status) -> None:
        if self.status is not status:
            raise NotAllowed(f"table-is-{self.status}")

    def must_host(self, user: str) -> None:
        if user != self.host:
            raise NotAllowed("table-not-host")

    def must_sit(self, user: str) -> int:
        seat = self.seat_of(user)
        if seat is None:
            raise NotAllowed("table-not-seated")
        return seat

    def place(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise NotAllowed("table-no-such-seat", most=len(self.seats))
        return self.seats[seat]

    def playing(self) -> Match[Any]:
        """The match, while it runs."""
        self.must_be(Status.PLAYING)
        assert self.match is not None
        return self.match

    # --- the fold -------------------------------------------------------------------------------------------

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
        responses: ResponseRule | None = None,
    ) -> tuple[Table, Entry]:
        """A new table; `BadSetup` if the game cannot be played like that."""
        chosen = game.read_settings(settings)
        game.check_seats(seats, chosen)
        rule = clock or ClockRule()
        windows_last = responses or ResponseRule()
        if fault := rule.fault() or windows_last.fault():
            raise NotAllowed(f"table-bad-{fault}")
        created = Created(
            at=now,
            game=game.id,
            rules=game.rules_version,
            content=game.digest(game.content(changes), chosen),
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
            responses=windows_last,
        )
        table = cls(table_id, game)
        return table, table.note(created)

    def note(self, entry: Entry) -> Entry:
        """Take an entry into account; the match itself has already gone on."""
        self.entries += 1
        if not isinstance(entry, Answered | Wished | Ordered | OrderDropped):
            self.changed = entry.at
        FOLDS[type(entry)](self, entry)
        return entry

    def follow(self, entry: Entry) -> None:
        """Let an entry of the journal happen again."""
        if isinstance(entry, Moved):
            assert self.match is not None and self.stream is not None
            self.match.follow(Move(entry.seat, entry.do, entry.chance, entry.digest))
            self.stream.position = entry.position
        elif isinstance(entry, Answered) and not entry.held:
            self.playing().answer_all(entry.seat, parse_parts(entry.do))
        elif isinstance(entry, Undone):
            assert self.match is not None
            self.match.undo(entry.to)
        elif isinstance(entry, Renewed):
            undo.go_back_to_common(self, entry.to)
        self.note(entry)

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
        resume(table, standing)
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

    def _recall(self, entry: Entry) -> None:
        """Take an entry into account without playing; position and clocks are set right afterwards."""
        if isinstance(entry, Moved | Undone | Renewed) and self.match is None:
            self.entries += 1  # not even the deal is possible with these rules
            return
        if isinstance(entry, Moved):
            assert self.match is not None and self.stream is not None
            if entry.events is None:
                raise BadRecord("this journal does not tell what happened")
            answers, events = parse_answers(entry.do), list(entry.events)
            self.match.recall(Played(entry.seat, answers, entry.chance, entry.digest, events, entry.revealed))
            self.stream.position = entry.position
        elif isinstance(entry, Undone | Renewed):
            assert self.match is not None
            self.match.forget(entry.to)
        if isinstance(entry, Started):
            self._recall_start(entry)
        else:
            self.note(entry)

    def _recall_start(self, entry: Started) -> None:
        before = self.changed
        try:
            self.note(entry)
        except Exception:  # rules that do not fit may fail in any way
            self.match = self.stream = None
            self.changed = before

    def _in_common(self) -> tuple[int, Exception | None]:
        """How many of the moves lead where they led, and what is wrong with the next one."""
        assert self.match is not None
        again = play.new_match(self, Scripted(self.match.record().setup))
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
            play.ask_next(self, now)

    def _rest(self, common: int, error: Exception) -> None:
        self.stale = Stale(common, str(error) or repr(error))
        self.status = Status.FROZEN
        self.clocks = Clocks(self.created.clock, len(self.seats))


def _created(table: Table, entry: Created) -> None:
    table.created = entry
    table.rules, table.content_then = entry.rules, entry.content
    table.content = content_of(table.game, encode_changes(entry.changes))
    table.host = entry.host
    table.seats = [Seat() for _ in range(entry.seats)]
    table.clocks = Clocks(entry.clock, entry.seats)


FOLDS: Folds = {Created: _created}
for topic in (seats, play, undo, windows, orders, chat, ending, hints, rematch):
    FOLDS |= topic.FOLDS
