"""What a bot is given, and what it must be able to do."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Protocol

from tessera.kernel import AnyGame, Chance, Option, State, answer, ask
from tessera.kernel.dealing import Dealer
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

    __slots__ = (
        *("_base", "_chance", "_dealer", "_view"),
        *("budget", "deadline", "game", "options", "ply", "seat"),
    )

    def __init__(
        self,
        game: AnyGame,
        base: Sampled,
        seat: int,
        chance: Chance,
        budget: float,
        deadline: float | None = None,
        dealer: Dealer[Sampled] | None = None,
    ) -> None:
        decision = ask(base, seat)
        if decision is None:
            raise NotAsked(f"seat {seat} has nothing to decide here")
        self.seat = seat
        self.options: list[Option] = decision.options
        self.ply = decision.ply
        self.budget = budget
        """Seconds the bot may think."""
        self.deadline = deadline
        """When whoever waits will wait no longer, by `time.monotonic`; None where nobody does, as in simulations."""
        self.game = game
        """The rules; not the match."""
        self._base = base
        self._chance = chance
        self._dealer = dealer
        self._view: View | None = None

    @property
    def view(self) -> View:
        """What the seat sees; made when somebody looks, because not every bot does."""
        if self._view is None:
            self._view = self.game.view(self._base, self.seat)
        return self._view

    @property
    def late(self) -> bool:
        """Whether somebody waits who has waited long enough: the best so far must do. Never so where nobody waits."""
        return self.deadline is not None and time.monotonic() > self.deadline

    def worth_trying(self) -> list[Answer]:
        """Whole answers that the game itself would weigh; none if it leaves the choice to the bot."""
        return list(self.game.worth_trying(self._base, self.seat))

    def sample(self) -> Sampled:
        """A position the seat holds possible, the caller's to play on."""
        if self._dealer is None:
            self._dealer = Dealer(self._base, self.seat)
        return self._dealer.sample(self._chance)

    def evaluate(self, position: Sampled) -> float:
        """How well this seat stands in a position, in the game's own measure: larger is better."""
        return self.game.evaluate(position, self.seat)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, observation: Observation) -> Option:
        """One of the observation's options."""
        ...


def answer_of(
    bot: Bot,
    game: AnyGame,
    position: Any,
    seat: int,
    chance: Chance,
    budget: float = BUDGET,
    deadline: float | None = None,
) -> Answer:
    """A bot's whole answer to what a seat is asked in a position that seat holds possible, part after part.

    `deadline` is a moment of the monotonic clock, where somebody waits for the answer.
    """
    parts: list[Option] = []
    while True:
        observation = Observation(game, position, seat, chance, budget, deadline)
        parts.append(bot.choose(observation))
        decision = ask(position, seat)
        if decision is None or decision.step.rest(position, parts[-1]) is None:
            return tuple(parts)
        answer(position, seat, parts[-1])


def observe(game: AnyGame, state: Any, seat: int, chance: Chance, budget: float = BUDGET) -> Observation:
    """The open decision as a seat may know it. `chance` is the bot's own, never the table's."""
    dealer: Dealer[Sampled] = Dealer(state, seat)
    base = dealer.sample(chance)
    return Observation(game, base, seat, chance, budget, dealer=dealer.of(base))
