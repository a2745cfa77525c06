"""What a bot would do in somebody's place, and why: for people who ask for a hint.

It is made from an observation alone, so it knows no more than the seat does.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any, cast

from msgspec import Struct

from tessera.bots.heuristic import HeuristicBot
from tessera.bots.observation import BUDGET, Observation, Sampled
from tessera.kernel import AnyGame, Chance, Event, Option, answer, ask, determinize
from tessera.kernel.event import Listener, seen_by
from tessera.kernel.option import Answer

ALTERNATIVES = 3
"""So many other options are weighed against the advice."""


class Advice(Struct, frozen=True):
    """An answer, with what is certain to come of it and how much better it seems than others."""

    answer: Answer
    brings: list[Event]
    """What happens as far as it depends on no chance and nobody else."""
    others: list[tuple[Option, float]]
    """The next best beginnings of an answer, and by how much they seem worse, in the game's own measure."""


class _Luck(Chance):
    """Chance that notes how much had been told when it was first asked for anything."""

    __slots__ = ("_listener", "_source", "certain")

    def __init__(self, source: Chance, listener: Listener) -> None:
        self._source = source
        self._listener = listener
        self.certain: int | None = None

    def pick(self, n: int) -> int:
        if self.certain is None:
            self.certain = len(self._listener.events)
        return self._source.pick(n)


def advise(game: AnyGame, position: Any, seat: int, chance: Chance, budget: float = BUDGET) -> Advice:
    """What to do in a position that the seat holds possible."""
    bot = HeuristicBot(chance)
    base = cast(Sampled, determinize(position, seat, chance))
    first = Observation(game, base, seat, chance, budget)
    weighed = sorted(bot.weigh(first), key=lambda each: -each[1])
    best, value = weighed[0]
    parts: list[Option] = [best]
    walk = base.clone()
    while (decision := ask(walk, seat)) is not None and decision.step.rest(walk, parts[-1]) is not None:
        answer(walk, seat, parts[-1])
        parts.append(bot.choose(Observation(game, walk, seat, chance, budget)))
    others = [(option, value - worth) for option, worth in weighed[1 : 1 + ALTERNATIVES]]
    told = [_before_chance(sample, seat, tuple(parts), chance) for sample in (base, first.sample())]
    return Advice(tuple(parts), _common(*told), others)


def _common(one: list[Event], other: list[Event]) -> list[Event]:
    """What begins alike: what differs between two samples is only imagined."""
    pairs = zip(one, other, strict=False)
    return [here for here, _ in takewhile(lambda both: both[0] == both[1], pairs)]


def _before_chance(position: Sampled, seat: int, parts: Answer, chance: Chance) -> list[Event]:
    """What an answer leads to before chance has a say, as the seat is told."""
    listener = Listener()
    luck = _Luck(chance, listener)
    tried = position.clone()
    tried.chance, tried.listener = luck, listener
    for part in parts:
        answer(tried, seat, part)
    told = listener.heard()
    return seen_by(told[: luck.certain], seat)
