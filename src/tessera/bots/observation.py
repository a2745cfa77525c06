"""What a bot is given, and what it must be able to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

from tessera.kernel import AnyGame, Chance, Option, State, answer, ask, determinize
from tessera.kernel.option import Answer
from tessera.kernel.sight import View

if TYPE_CHECKING:

    class Sampled(State, kw_only=True):
        """A position that a seat holds possible. Bots get these only; a real position is of another type.

        A type in the eyes of the type checker only (what NewType does, which mypy cannot do for a Struct).
        """
else:
    Sampled = State

BUDGET = 1.0
"""Seconds a bot may think, unless it is told otherwise."""


class NotAsked(ValueError):
    """A seat was to be observed deciding, but it has nothing to decide."""


class Observation:
    """A decision as its seat may know it.

    It is made from one sampled position alone. Whoever walks through everything it refers to finds neither the real
    position nor the real hidden cards: samples are dealt anew from a sample, which has the same distribution.
    """

    __slots__ = ("_base", "_chance", "_game", "_view", "budget", "options", "ply", "seat")

    def __init__(self, game: AnyGame, base: Sampled, seat: int, chance: Chance, budget: float) -> None:
        decision = ask(base, seat)
        if decision is None:
            raise NotAsked(f"seat {seat} has nothing to decide here")
        self.seat = seat
        self.options: list[Option] = decision.options
        self.ply = decision.ply
        self.budget = budget
        """Seconds the bot may think."""
        self._game = game
        self._base = base
        self._chance = chance
        self._view: View | None = None

    @property
    def view(self) -> View:
        """What the seat sees; made when somebody looks, because not every bot does."""
        if self._view is None:
            self._view = self._game.view(self._base, self.seat)
        return self._view

    def worth_trying(self) -> list[Answer]:
        """Whole answers that the game itself would weigh; none if it leaves the choice to the bot."""
        return list(self._game.worth_trying(self._base, self.seat))

    def sample(self) -> Sampled:
        """A position the seat holds possible, the caller's to play on."""
        return determinize(self._base, self.seat, self._chance)

    def evaluate(self, position: Sampled) -> float:
        """How well this seat stands in a position, in the game's own measure: larger is better."""
        return self._game.evaluate(position, self.seat)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, observation: Observation) -> Option:
        """One of the observation's options."""
        ...


def answer_of(
    bot: Bot, game: AnyGame, position: Any, seat: int, chance: Chance, budget: float = BUDGET
) -> Answer:
    """A bot's whole answer to what a seat is asked in a position that seat holds possible, part after part."""
    parts: list[Option] = []
    while True:
        observation = Observation(game, position, seat, chance, budget)
        parts.append(bot.choose(observation))
        decision = ask(position, seat)
        if decision is None or decision.step.rest(position, parts[-1]) is None:
            return tuple(parts)
        answer(position, seat, parts[-1])


def observe(game: AnyGame, state: Any, seat: int, chance: Chance, budget: float = BUDGET) -> Observation:
    """The open decision as a seat may know it. `chance` is the bot's own, never the table's."""
    base = cast(Sampled, determinize(state, seat, chance))
    return Observation(game, base, seat, chance, budget)
