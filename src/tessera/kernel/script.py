"""Play scripts: tests that read like play.

::

    t = play("peloponnes", seats=2, seed=1)
    with t.edit() as s:
        s.players[0].luxury = 3
    t.chance(2, 5)
    t.choose("bid agora 4")
    assert t.refuses("bid agora 3") == "PE-6.06"
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from tessera.kernel.chance import NO_CHANCE, Seeded, Then
from tessera.kernel.content import Content
from tessera.kernel.engine import Decision, advance, answer, ask, why_not
from tessera.kernel.event import Event, Listener
from tessera.kernel.game import AnyGame
from tessera.kernel.option import notation, parse
from tessera.kernel.registry import game as find
from tessera.kernel.sight import zones_of
from tessera.kernel.step import Refusal, Step
from tessera.kernel.zones import Bag


class Impossible(AssertionError):
    """An edited position breaks the game's invariants."""


class Script:
    """A position that a test plays on."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        seed: int,
        settings: Mapping[str, object] | None,
        content: Content[Any] | None,
    ) -> None:
        self.game = game
        self._after = Seeded(seed)
        self.state: Any = game.new(seats, self._after, settings, content)
        self.state.listener = self._listener = Listener()

    # --- setting the scene ----------------------------------------------------------------------------------

    def chance(self, *results: int) -> None:
        """What chance gives next: die faces, picked numbers, drawn cards."""
        self.state.chance = Then(results, self._after)

    def edit(self) -> Any:
        """``with t.edit() as s:`` change the position by hand; the invariants are checked afterwards."""
        return edit(self.state, self.game)

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
        """Answer one question after the other, for whoever is asked (or for a seat, when several decide together)."""
        for text in answers:
            option = parse(text)
            refusal = why_not(self.state, self.seat if seat is None else seat, option)
            if refusal is not None:
                reason = f"{refusal.key} {dict(refusal.args)} {refusal.rule}"
                raise AssertionError(f"{text!r} is refused: {reason}; legal: {self.options}")
            answer(self.state, self.seat if seat is None else seat, option)

    def refusal(self, text: str, seat: int | None = None) -> Refusal:
        """Why an answer is refused; fails if it is legal."""
        refusal = why_not(self.state, self.seat if seat is None else seat, parse(text))
        assert refusal is not None, f"{text!r} is legal"
        return refusal

    def refuses(self, text: str, seat: int | None = None) -> str:
        """The rule that forbids an answer (empty if none is named); fails if it is legal."""
        return self.refusal(text, seat).rule

    # --- looking --------------------------------------------------------------------------------------------

    def view(self, seat: int) -> Any:
        return self.game.view(self.state, seat)

    def heard(self, key: str | None = None) -> list[Event]:
        """The events since the last call, or those of one key."""
        events = self._listener.heard()
        return [event for event in events if key is None or event.key == key]


def play(
    game: str | AnyGame,
    seats: int = 2,
    *,
    seed: int = 1,
    settings: Mapping[str, object] | None = None,
    content: Content[Any] | None = None,
) -> Script:
    """A new match to write a test with."""
    return Script(find(game) if isinstance(game, str) else game, seats, seed, settings, content)


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
