"""Workers come and go (TA-0.08, TA-0.09, TA-8.15, TA-13)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.throughtheages.hooks import GREW
from tessera.games.throughtheages.rules.means import food_means, pay_food, population_price, short_of
from tessera.games.throughtheages.state import Ages, Civilization, move_workers
from tessera.kernel import Act, ChooseCard, Option, Refusal
from tessera.kernel.effects import emit


def grow(s: Ages, p: Civilization) -> None:
    """A token moves from the yellow bank to the worker pool."""
    p.yellow -= 1
    p.unused += 1
    s.tell("grew", seat=p.seat)
    emit(s, p, GREW)


class GainPopulation(Act, frozen=True):
    """Workers for nothing, as many as the bank has (TA-0.08)."""

    seat: int
    count: int = 1

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        for _ in range(min(self.count, p.yellow)):
            grow(s, p)

    def possible(self, s: Ages) -> bool:
        return s.players[self.seat].yellow > 0


def can_increase(s: Ages, p: Civilization, less: int = 0) -> bool:
    return p.yellow > 0 and population_price(s, p, less) <= food_means(s, p)


def refuse_increase(s: Ages, p: Civilization, less: int = 0) -> Refusal | None:
    if not p.yellow:
        return Refusal("refused-yellow-bank-empty", rule="TA-0.08")
    missing = population_price(s, p, less) - food_means(s, p)
    return short_of("food", missing, "TA-8.15") if missing > 0 else None


class IncreasePopulation(Act, frozen=True):
    """Pay the food, gain a worker (TA-8.15)."""

    seat: int
    less: int = 0

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        pay_food(s, p, population_price(s, p, self.less))
        grow(s, p)

    def possible(self, s: Ages) -> bool:
        return can_increase(s, s.players[self.seat], self.less)

    def lacking(self, s: Ages) -> Refusal | None:
        return refuse_increase(s, s.players[self.seat], self.less)


class LosePopulation(ChooseCard, frozen=True):
    """An unused worker goes back to the bank; without one the owner takes a worker from a card (TA-0.09)."""

    verb: ClassVar[str] = "lose-worker"
    rule: ClassVar[str] = "TA-0.09"
    stop: ClassVar[Option | None] = None

    def among(self, s: Ages) -> list[str]:
        p = s.players[self.seat]
        if p.unused:
            return ["unused"]
        return [s.content.rows[tech].key for tech, n in zip(p.techs, p.workers, strict=True) if n]

    def take(self, s: Ages, what: str) -> None:
        p = s.players[self.seat]
        if what == "unused":
            p.unused -= 1
        else:
            move_workers(p, s.content.number[what], -1)
        p.yellow += 1
        s.tell("population-lost", seat=self.seat)
