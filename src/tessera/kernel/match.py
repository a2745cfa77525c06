"""Match: a game being played, with its record, its events and its undo.

A match owns the state; everybody else gets views, events and decisions. It notes what every move revealed, so
that it knows the *information barrier*: up to there undo is free and exact, beyond it the table must agree and
chance is drawn anew.

A move is one ply, whatever it is made of: an option, all parts of a composed answer (``bid agora / size 4``), or the
sealed answers of a window (``pass | use writing``). Until the last part, or the last sealed answer, has been given
there is no move: neither the number of moves nor the record tells anybody how far an answer has come.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from tessera.kernel.beginning import Beginning, begin
from tessera.kernel.chance import NO_CHANCE, Chance, ChanceError, Keyed, Recorded, Scripted, commitment
from tessera.kernel.codec import BadSnapshot, fingerprint, snapshot
from tessera.kernel.content import Content
from tessera.kernel.engine import (
    Decision,
    Refused,
    answer,
    ask,
    give,
    legal,
    ply_of,
    question,
    spoken_and_following,
    waiting,
    why_not,
)
from tessera.kernel.event import Event, Listener, seen_by
from tessera.kernel.game import BadSetup, Game
from tessera.kernel.option import BESIDE, PASS, Answer, BadNotation, Option, notation_of, parse_answers
from tessera.kernel.record import BadRecord, Move, Record
from tessera.kernel.sight import Placed, View, laid_out, learned
from tessera.kernel.state import Setup, State
from tessera.kernel.step import NOBODY, Gather, Refusal, Step
from tessera.kernel.window import Sealed
from tessera.kernel.zones import SPECTATOR

S = TypeVar("S", bound=State)

CLONE_EVERY = 8
"""Undo replays at most this many moves from the nearest kept position."""


class Played(Struct, frozen=True):
    """A move as the match remembers it."""

    seat: int
    """Whose move it was; NOBODY's if it is a window in which everybody passed."""
    answers: tuple[Answer, ...]
    """What was answered: one answer, or one of each seat that was asked in a window."""
    chance: tuple[int, ...]
    digest: str
    events: list[Event]
    revealed: bool
    """Chance decided something, or somebody learned what was hidden: undo past this move is not free."""

    @property
    def do(self) -> str:
        """The move in notation."""
        return BESIDE.join([notation_of(answer) for answer in self.answers])


class Match(Generic[S]):
    """One match of one game."""

    def __init__(
        self,
        game: Game[S, Any],
        seats: int,
        chance: Chance,
        settings: Mapping[str, object] | None = None,
        content: Content[Any] | None = None,
        players: Sequence[str] = (),
        beginning: Beginning | None = None,
    ) -> None:
        self.game = game
        self.content = content or game.content()
        self.beginning = beginning
        self._chance = Recorded(chance)
        self._listener = Listener()
        self.state: S = self._begun(seats, settings or {})
        self.players = tuple(players) or tuple(f"seat {seat}" for seat in range(seats))
        if len(self.players) != seats:
            raise BadSetup(f"{seats} seats need {seats} names, not {len(self.players)}")
        self._setup = tuple(self._chance.noted())
        self.saved = snapshot(self.state)
        """The position as bytes."""
        self._start = fingerprint(self.saved)
        self.opening: list[Event] = self._listener.heard()
        """What happened while the game was set up."""
        self.moves: list[Played] = []
        self._given: list[tuple[int, Option]] = []
        """Parts and sealed answers that are no move yet."""
        self._layout: list[Placed] | None = None
        """Where the cards lie, once a move has asked."""
        self._asked: dict[int | None, Decision | None] = {}
        """The questions that are open now, once somebody has looked: their options are listed once."""
        self._jumps: dict[int, int] = {}
        self._kept: dict[int, S] = {0: self.state.clone()}

    def _begun(self, seats: int, settings: Mapping[str, object]) -> S:
        """The first position: dealt, or taken from where another match stood."""
        game, beginning = self.game, self.beginning
        if beginning is None:
            return game.new(seats, self._chance, settings, self.content, self._listener)
        setup = Setup(game.id, seats, game.read_settings(settings))
        return begin(game, beginning, setup, self._chance, self.content, self._listener)

    # --- playing --------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    def decision(self, seat: int | None = None) -> Decision | None:
        """The open question, or the one a seat may answer now; put once per position, and not theirs to change."""
        if seat not in self._asked:
            self._asked[seat] = ask(self.state, seat)
        return self._asked[seat]

    def following(
        self, seat: int, parts: Sequence[Option], ply: int | None = None
    ) -> Decision | Refusal | None:
        """What a seat is asked after some parts of an answer: see `follow_up`."""
        return spoken_and_following(self.state, self.decision(seat), parts, ply)[1]

    def legal(self, seat: int, parts: Sequence[Option], ply: int | None = None) -> Answer:
        """The parts of a whole answer that are really asked; raises `Refused` if they are no legal answer."""
        return legal(self.state, self.decision(seat), parts, ply)

    @property
    def ply(self) -> int:
        """The ply that an answer must name now."""
        return ply_of(self.state)

    def question(self, seat: int) -> Step | None:
        """What a seat may answer now, without its options."""
        return question(self.state, seat)

    def waiting(self) -> list[int]:
        return waiting(self.state)

    def window(self) -> Sealed | None:
        """The window that is open, if one is."""
        top = self.state.agenda[-1] if self.state.agenda else None
        return top if isinstance(top, Sealed) else None

    def view(self, seat: int) -> View:
        return self.game.view(self.state, seat)

    def shown(self, seats: Sequence[int]) -> list[bytes]:
        """The views of several seats as they are sent."""
        return self.game.shown(self.state, seats)

    def answer(self, seat: int, option: Option, ply: int | None = None) -> list[Event]:
        """Answer for a seat and return what happened; raises `Refused` and changes nothing if it is not legal.

        A part of an answer, or a sealed answer that is not the last one, makes nothing happen yet.
        """
        refusal = why_not(self.state, seat, option, ply)
        if refusal is not None:
            raise Refused(refusal)
        return self._give(seat, option)

    def _give(self, seat: int, option: Option) -> list[Event]:
        """Give an answer, or a part of one, that is known to be legal."""
        number = len(self.moves)
        if not self._given and number % CLONE_EVERY == 0 and number not in self._kept:
            self._kept[number] = self.state.clone()
        asked = self.state.agenda[-1] if self.state.agenda else None
        before = self._layout if self._layout is not None else laid_out(self.state)
        plies = self.state.ply
        self._asked.clear()
        following = give(self.state, seat, option)
        if following is not None and not isinstance(following.step, Gather):
            self._asked[following.seat] = following
        self._given.append((seat, option))
        if self.state.ply == plies:
            return []
        given, self._given = self._given, []
        chance = tuple(self._chance.noted())
        mover, answers = _whole(asked, given)
        all_in = isinstance(asked, Gather) and self._gathering() != asked.opened and mover != NOBODY
        self._layout = laid_out(self.state)
        revealed = bool(chance) or all_in or learned(before, self._layout, self.content, self._watching())
        events = self._listener.heard()
        self.saved = snapshot(self.state)
        self.moves.append(Played(mover, answers, chance, fingerprint(self.saved), events, revealed))
        return events

    def answer_all(self, seat: int, parts: Sequence[Option], ply: int | None = None) -> list[Event]:
        """Give a whole answer in one go: all of its parts, or none if one is refused or missing.

        Parts that leave no choice may be named or not; they are no part of the move.
        """
        spoken = self.legal(seat, parts, ply)
        return [event for option in spoken for event in self._give(seat, option)]

    def given(self, seat: int) -> Answer:
        """What a seat has answered to the open question, as far as it is not a move yet."""
        return tuple([option for giver, option in self._given if giver == seat])

    def follow(self, move: Move) -> None:
        """Play a move that is already known with the results of chance it had; checks the digest, if there is one."""
        if self._given:  # a move holds all of its answers, also those that were given already
            self._go_on_from(self.at(len(self.moves)))
        source, self._chance.source = self._chance.source, Scripted(move.chance)
        try:
            where = _repeat(self, len(self.moves), move)
            _used_up(self._chance.source, where)
            _expect(move.digest, self.moves[-1].digest, where)
        finally:
            self._chance.source = source

    def _gathering(self) -> int | None:
        """The ply at which several seats were asked together, if they still are."""
        step = self.state.agenda[-1] if self.state.agenda else None
        return step.opened if isinstance(step, Gather) else None

    def _watching(self) -> Iterator[int]:
        """All who may learn something."""
        yield from range(self.state.seats)
        yield SPECTATOR

    def events(self, seat: int, since: int = 0) -> list[list[Event]]:
        """What a seat may know of what happened, move by move."""
        return [seen_by(move.events, seat) for move in self.moves[since:]]

    # --- undo -----------------------------------------------------------------------------------------------

    def barrier(self, seat: int | None = None) -> int:
        """The earliest number of moves to which undo is free.

        Nothing was revealed since; with a seat, nobody else has moved since either, because a rival's decision
        is information too.
        """
        number = len(self.moves)
        while number:
            move = self.moves[number - 1]
            if move.revealed or (seat is not None and move.seat not in (seat, NOBODY)):
                break
            number -= 1
        return number

    def undo(self, to: int) -> None:
        """Go back to the position after `to` moves. Chance that was drawn since is drawn anew when it is needed."""
        state = self.at(to)
        self.forget(to)
        self._go_on_from(state)

    def _go_on_from(self, state: S) -> None:
        state.chance = self._chance
        state.listener = self._listener
        self.state = state
        self.saved = snapshot(state)
        self._asked.clear()
        self._layout = None
        self._given = []

    def stand_at(self, number: int) -> None:
        """Stand at the position after a number of moves; later ones are noted, but what they led to is not there."""
        self._go_on_from(self.at(number))

    def forget(self, to: int) -> None:
        """Strike out all moves after the first `to`."""
        revealed = any(move.revealed for move in self.moves[to:])
        del self.moves[to:]
        self._kept = {number: kept for number, kept in self._kept.items() if number <= to}
        jumps = {number: position for number, position in self._jumps.items() if number <= to}
        if (revealed or jumps != self._jumps) and isinstance(self._chance.source, Keyed):
            jumps[to] = self._chance.source.position
        self._jumps = jumps

    def at(self, number: int) -> S:
        """The position after a number of moves, on its own: for looking back."""
        if not 0 <= number <= len(self.moves):
            raise ValueError(f"there are positions after 0 to {len(self.moves)} moves, not after {number}")
        start = max(kept for kept in self._kept if kept <= number)
        state = self._kept[start].clone()
        for reached, move in enumerate(self.moves[start:number], start):
            if reached % CLONE_EVERY == 0 and reached not in self._kept:
                self._kept[reached] = state.clone()
            state.chance = Scripted(move.chance)
            for giver, option in givers(state, move.seat, move.answers):
                answer(state, giver, option)
        state.chance = NO_CHANCE
        return state

    # --- going on after a restart ---------------------------------------------------------------------------

    def recall(self, move: Played) -> None:
        """Note a move without playing it again; `resume` then says where the recalled moves have led."""
        self.moves.append(move)

    def resume(self, saved: bytes) -> None:
        """Go on from a saved position, which must be the one the last recalled move led to."""
        reached = self.moves[-1].digest if self.moves else self._start
        _expect(reached, fingerprint(saved), "the saved position")
        state = self.game.restore(saved, self.content)
        _expect(reached, fingerprint(snapshot(state)), "reading the saved position")
        self._kept[len(self.moves)] = state.clone()
        self._go_on_from(state)

    # --- record ---------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The match so far. While it runs, the record holds secrets and must stay on the server."""
        source = self._chance.source
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            content=self.game.digest(self.content, self.state.setup.settings),
            seats=self.state.seats,
            players=self.players,
            settings=self.state.setup.settings,
            commitment=source.commitment if isinstance(source, Keyed) else "",
            key=source.key_text if isinstance(source, Keyed) and self.over else "",
            jumps=tuple(sorted(self._jumps.items())),
            beginning=self.beginning,
            setup=self._setup,
            start=self._start,
            moves=tuple(Move(m.seat, m.do, m.chance, m.digest) for m in self.moves),
            outcome=self.state.outcome,
        )


def _whole(asked: Step | None, given: list[tuple[int, Option]]) -> tuple[int, tuple[Answer, ...]]:
    """Whose move some answers are, and the answers: in the order of the questions, where several were sealed."""
    if not isinstance(asked, Sealed):
        return given[0][0], (tuple([option for _, option in given]),)
    seats = [question.seat for question in asked.questions]
    answers = [tuple([option for giver, option in given if giver == seat]) for seat in seats]
    responder = next((seat for seat, answer in zip(seats, answers, strict=True) if answer != (PASS,)), NOBODY)
    return responder, tuple(answers)


def givers(s: State, seat: int, answers: Sequence[Answer]) -> list[tuple[int, Option]]:
    """Who gives which option, one after the other, in a whole move."""
    asked = s.agenda[-1] if s.agenda else None
    seats = [question.seat for question in asked.questions] if isinstance(asked, Sealed) else [seat]
    if len(seats) != len(answers):
        raise Refused(Refusal("refused-not-offered"))
    return [(giver, option) for giver, parts in zip(seats, answers, strict=True) for option in parts]


class Diverged(BadRecord):
    """A record that leads to another position than it says."""


def replay(game: Game[S, Any], record: Record, content: Content[Any] | None = None) -> Match[S]:
    """Play a record again, checking every digest on the way."""
    content = content or game.content()
    if record.game != game.id:
        raise BadRecord(f"this is a record of {record.game!r}, not of {game.id!r}")
    here = game.digest(content, record.settings)
    if record.content != here:
        raise BadRecord(
            f"this match was played with other content ({record.content}; here: {here}): "
            "give the content file it was played with"
        )
    script = Scripted(record.setup)
    match = _start(game, record, script, content)
    _used_up(script, "the set-up")
    _expect(record.start, match._start, "the set-up")
    for move in record.moves:
        match.follow(move)
    if record.outcome != match.state.outcome:
        raise Diverged("the record tells of another outcome")
    return match


def _start(game: Game[S, Any], record: Record, chance: Chance, content: Content[Any]) -> Match[S]:
    try:
        return Match(game, record.seats, chance, record.settings, content, record.players, record.beginning)
    except ChanceError as error:
        raise Diverged(f"the set-up: {error}") from None
    except (BadSetup, BadSnapshot) as error:
        raise BadRecord(str(error)) from None


def _repeat(match: Match[S], number: int, move: Move) -> str:
    """Play a move of a record again; returns how to speak of it."""
    where = f"move {number} ({move.do})"
    try:
        for giver, option in givers(match.state, move.seat, parse_answers(move.do)):
            match.answer(giver, option)
    except BadNotation as error:
        raise BadRecord(f"move {number}: {error}") from None
    except Refused as error:
        raise Diverged(f"{where} of seat {move.seat} is not legal there: {error}") from None
    except ChanceError as error:
        raise Diverged(f"{where}: {error}") from None
    if len(match.moves) != number + 1:
        raise Diverged(f"{where} of seat {move.seat} is not one whole answer there")
    return where


def _used_up(script: Scripted, where: str) -> None:
    if script.left:
        raise Diverged(f"{where}: {len(script.left)} results of chance were not used")


def _expect(written: str, reached: str, where: str) -> None:
    if written and written != reached:
        raise Diverged(f"{where} leads to {reached}, the record says {written}")


def verify(game: Game[S, Any], record: Record, content: Content[Any] | None = None) -> None:
    """Check that every result of chance in a finished record came from the committed key."""
    if record.game != game.id:
        raise BadRecord(f"this is a record of {record.game!r}, not of {game.id!r}")
    try:
        key = bytes.fromhex(record.key)
        stream = Keyed(key)
    except (ValueError, ChanceError):
        raise BadRecord("this record has no table key, so its chance cannot be verified") from None
    if commitment(key) != record.commitment:
        raise Diverged("the key does not fit the commitment made when the match started")
    match = _start(game, record, stream, content or game.content())
    _same(record.setup, match._setup, "the set-up")
    jumps = dict(record.jumps)
    for number, move in enumerate(record.moves):
        position = jumps.get(number, stream.position)
        if not stream.position <= position < 1 << 63:
            raise Diverged(f"chance jumps from {stream.position} to {position} before move {number}")
        stream.position = position
        where = _repeat(match, number, move)
        _same(move.chance, match.moves[-1].chance, where)


def _same(written: tuple[int, ...], drawn: tuple[int, ...], where: str) -> None:
    if written != drawn:
        raise Diverged(f"{where}: the key gives {list(drawn)}, the record says {list(written)}")
