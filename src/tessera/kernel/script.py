"""Play scripts: tests that read like play.

::

    t = play("peloponnes", seats=2, seed=1)
    with t.edit() as s:
        s.players[0].luxury = 3
    t.chance(2, 5)
    t.choose("bid agora / size 4")
    assert t.refuses("bid agora") == "PE-6.06"

A game gives scripts words of its own (`Game.scene`): methods marked `scene` set a position up, those marked `plays`
play or look. Scenario files say the same words: ``owns 0 agora port``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, TypeVar

from tessera.kernel.chance import NO_CHANCE, Seeded, Then
from tessera.kernel.content import Content
from tessera.kernel.engine import Decision, advance, answer, ask, asked_of, follow_up, refusal_of, why_not
from tessera.kernel.event import Event, Listener
from tessera.kernel.game import AnyGame
from tessera.kernel.option import Option, notation, parse_parts
from tessera.kernel.registry import game as find
from tessera.kernel.sight import zones_of
from tessera.kernel.step import Ask, Refusal, Step
from tessera.kernel.zones import Bag

Method = TypeVar("Method", bound=Callable[..., Any])


def scene(method: Method) -> Method:
    """A word that sets a position up; in scenario files those that follow each other are one change."""
    method.word = "scene"  # type: ignore[attr-defined]
    return method


def plays(method: Method) -> Method:
    """A word that plays on, or says what must be so."""
    method.word = "plays"  # type: ignore[attr-defined]
    return method


class Impossible(AssertionError):
    """An edited position breaks the game's invariants."""


class Unused(AssertionError):
    """A script told chance what to give, and chance was not asked."""


class Rest(Ask, frozen=True):
    """Nothing happens until the script says so."""

    confirm = True

    def options(self, s: Any) -> list[Option]:
        return [("rest",)]

    def resolve(self, s: Any, option: Option) -> None:
        s.then(self)


class Script:
    """A position that a test plays on."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        seed: int,
        settings: Mapping[str, object] | None,
        content: Content[Any] | None,
        deal: Sequence[int] = (),
    ) -> None:
        self.game = game
        self._after = Seeded(seed)
        self._told = Then(deal, self._after)
        self._editing = False
        self.state: Any = game.new(seats, self._told, settings, content)
        self.state.listener = self._listener = Listener()
        self.no_chance_left()
        SCRIPTS.append(self)

    # --- setting the scene ----------------------------------------------------------------------------------

    def chance(self, *results: int) -> None:
        """What chance gives next: die faces, picked numbers, drawn cards. All of it must be used."""
        self.no_chance_left()
        self.state.chance = self._told = Then(results, self._after)

    def no_chance_left(self) -> None:
        """Fail if chance was told something that was never asked for."""
        left = self._told.left
        if left:
            self._told = Then((), self._after)  # it is enough to say so once
            raise Unused(f"chance was told to give {left}, which nothing has asked for")

    def number(self, name: str) -> int:
        """The number behind a word, such as a component's key."""
        names = self.game.names(self.state.content)
        if name not in names:
            raise LookupError(no_such(name, names))
        return names[name]

    @contextmanager
    def edit(self) -> Iterator[Any]:
        """``with t.edit() as s:`` change the position by hand; the invariants are checked afterwards.

        Inside another one it is part of that change.
        """
        if self._editing:
            yield self.state
            return
        self._editing = True
        try:
            with edit(self.state, self.game) as state:
                yield state
        finally:
            self._editing = False

    def rest(self) -> None:
        """Let nothing be pending: after what the script does, the position rests."""
        self.state.agenda[:] = [Rest(0)]

    def restore(self, position: bytes) -> None:
        """Put another position in the place of this one."""
        old, new = self.state, self.game.restore(position, self.state.content, self.state.chance)
        new.listener = old.listener
        self.state = new

    def now(self, *steps: Step) -> None:
        """Do these steps now, before whatever was pending."""
        self.state.then(*steps)
        advance(self.state)

    # --- playing --------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        return ask(self.state)

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self._open().seat

    @property
    def asked(self) -> str:
        """The name of the question's step."""
        return type(self._open().step).__name__

    @property
    def options(self) -> list[str]:
        """The legal options, in notation."""
        return [notation(option) for option in self._open().options]

    def _open(self) -> Decision:
        decision = self.decision
        assert decision is not None, "the game is over"
        return decision

    def choose(self, *answers: str, seat: int | None = None) -> None:
        """Answer one question after the other, for whoever is asked (or for a seat, when several decide together).

        Of an answer in parts those that leave no choice may be named or not.
        """
        for text in answers:
            answerer = self.seat if seat is None else seat
            for option in asked_of(self.state, answerer, parse_parts(text)):
                self._answer(self.seat if seat is None else seat, option)

    def _answer(self, seat: int, option: Option) -> None:
        refusal = why_not(self.state, seat, option)
        if refusal is not None:
            reason = f"{refusal.key} {dict(refusal.args)} {refusal.rule}"
            raise AssertionError(f"{notation(option)!r} is refused: {reason}; legal: {self.options}")
        answer(self.state, seat, option)

    def refusal(self, text: str, seat: int | None = None) -> Refusal:
        """Why an answer is refused; fails if it is legal. Of an answer in parts the last one is meant."""
        seat = self.seat if seat is None else seat
        *before, last = parse_parts(text)
        decision = follow_up(self.state, seat, before) if before else None
        if isinstance(decision, Refusal):
            raise AssertionError(f"{text!r} is refused before its last part: {decision}")
        refused = refusal_of(self.state, seat, [*before, last]) if before else why_not(self.state, seat, last)
        assert refused is not None, f"{text!r} is legal"
        return refused

    def refuses(self, text: str, seat: int | None = None) -> str:
        """The rule that forbids an answer; fails if it is legal, and if no rule is behind the refusal.

        Without a rule the question was not even put (it was forced, say, or somebody else is asked), which proves
        nothing about the answer. `refusal` tells that as well.
        """
        refused = self.refusal(text, seat)
        assert refused.rule, (
            f"{text!r} is refused by no rule ({refused.key}): {self.asked} asks {self.options}"
        )
        return refused.rule

    # --- looking --------------------------------------------------------------------------------------------

    def view(self, seat: int) -> Any:
        return self.game.view(self.state, seat)

    def heard(self, key: str | None = None) -> list[Event]:
        """The events since the last call, or those of one key."""
        events = self._listener.heard()
        return [event for event in events if key is None or event.key == key]


SCRIPTS: list[Script] = []
"""Scripts whose leftovers nobody has looked at yet; the pytest plugin does after each test."""


def play(
    game: str | AnyGame,
    seats: int = 2,
    *,
    seed: int = 1,
    settings: Mapping[str, object] | None = None,
    content: Content[Any] | None = None,
    deal: Sequence[int] = (),
) -> Script:
    """A new match to write a test with; `deal` is what chance gives while it is set up, all of it or the beginning."""
    found = find(game) if isinstance(game, str) else game
    script: type[Script] = found.scene or Script
    return script(found, seats, seed, settings, content, deal)


def no_such(name: str, names: Mapping[str, int]) -> str:
    near = get_close_matches(name, names, 1)
    return f"no component is called {name!r}" + (f"; did you mean {near[0]!r}?" if near else "")


def _put_in_order(state: Any) -> Iterator[str]:
    """Zones that were filled by hand: bags are kept sorted, and a pile knows who knows each of its cards."""
    for zone, declared, _ in zones_of(state):
        if isinstance(zone, Bag):
            zone.cards = tuple(sorted(zone.cards))
        elif len(zone.knowers) != len(zone.cards):
            yield f"a pile of {declared.pool} has {len(zone.cards)} cards, but knowers for {len(zone.knowers)}"


@contextmanager
def edit(state: Any, game: AnyGame) -> Iterator[Any]:
    """Change a position by hand; afterwards it must still be possible and still ask somebody something."""
    yield state
    faults = [*_put_in_order(state), *game.faults(state)]
    if faults:
        raise Impossible("; ".join(faults))
    chance, state.chance = state.chance, NO_CHANCE
    try:
        open_question = ask(state)
    finally:
        state.chance = chance
    if open_question is None or not open_question.options:
        advance(state)
