"""State: one position of one game."""

from __future__ import annotations

from typing import Any, Self

from msgspec import Struct

from tessera.kernel.chance import NO_CHANCE, Chance
from tessera.kernel.content import Content
from tessera.kernel.event import SILENCE, Event, Listener
from tessera.kernel.outcome import Outcome
from tessera.kernel.scopes import Used
from tessera.kernel.step import Step
from tessera.kernel.zones import EVERYONE

Choice = bool | int | str
"""The value of a setting: a switch, a number or one of several words."""


class Setup(Struct, frozen=True):
    """What is fixed before the first card is dealt."""

    game: str
    seats: int
    settings: dict[str, Choice] = {}


class State(Struct, kw_only=True):
    """A position: plain data plus the agenda of steps still to be done.

    Games subclass it and add their own fields: whole numbers, lists, small structs, zones. Cards are numbers of rows
    of the content. Everything below `touched` surrounds the position and is not part of it.
    """

    setup: Setup
    agenda: list[Step] = []
    ply: int = 0
    outcome: Outcome | None = None
    used: tuple[Used, ...] = ()
    """What was used up, until its scope ends; everybody sees it."""
    touched: bool = False
    """Something changed that `settle` looks at. Set by whoever changes it, taken back by the engine."""

    chance: Chance = NO_CHANCE
    content: Content[Any]
    listener: Listener = SILENCE

    @property
    def seats(self) -> int:
        return self.setup.seats

    def then(self, *steps: Step) -> None:
        """Do these steps, first one first, before whatever was pending."""
        self.agenda += steps[::-1]

    def tell(self, key: str, to: int = EVERYONE, **args: Any) -> None:
        """Say what happened to some seats (everyone, unless told otherwise)."""
        if self.listener is not SILENCE:
            self.listener.events.append(Event(key, args, to))

    def settle(self) -> None:
        """Whatever is checked when something changed (victory, hand limits): called after a step that set `touched`."""

    def settled(self) -> None:
        """Let the engine settle what a step has touched."""
        self.touched = False
        if self.outcome is None:
            self.settle()

    def finish(self, outcome: Outcome) -> None:
        """End the game; nothing that was pending happens any more."""
        self.outcome = outcome
        self.agenda.clear()

    def clone(self) -> Self:
        """An independent copy that shares content and chance but has no listener.

        Games extend it and copy every mutable field by hand: it is what search pays for most. The conformance
        kit proves that none was forgotten.
        """
        s: Self = self.__copy__()  # type: ignore[attr-defined]
        s.agenda = self.agenda[:]
        s.listener = SILENCE
        return s
