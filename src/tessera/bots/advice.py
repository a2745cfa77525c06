"""What a bot would do in somebody's place, and why: for people who ask for a hint.

It is made from an observation alone, so it knows no more than the seat does.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any, cast

from msgspec import Struct

from tessera.bots.observation import BUDGET, Observation, Sampled
from tessera.bots.reasons import Reason, compared
from tessera.bots.search import Level, SearchBot, Weighed
from tessera.kernel import AnyGame, Chance, Description, Event, Option, answer, determinize
from tessera.kernel.event import Listener, seen_by
from tessera.kernel.option import Answer

ALTERNATIVES = 3
"""So many other options are weighed against the advice."""
STRONGEST: str | Level = "expert"


class Other(Struct, frozen=True):
    """Another beginning of an answer, weighed against the advice."""

    option: Option
    worse: float
    """By how much it seems worse, in the game's own measure."""
    error: float
    """The standard error of that: what is less than two of them is as good, as far as anybody knows."""


class Advice(Struct, frozen=True):
    """An answer, with what is certain to come of it and how much better it seems than others."""

    answer: Answer
    brings: list[Event]
    """What happens as far as it depends on no chance and nobody else."""
    others: list[Other]
    """The next best beginnings of an answer."""
    because: list[Description]
    """What it brings for good, in words of the game, as far as it depends on no chance and nobody else."""
    why: list[Reason]
    """What the advice has more of than the next best one, and less."""


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


def advise(game: AnyGame, position: Any, seat: int, chance: Chance, deadline: float | None = None) -> Advice:
    """What the strongest bot would do in a position that the seat holds possible; by a deadline if somebody waits."""
    base = cast(Sampled, determinize(position, seat, chance))
    observation = Observation(game, base, seat, chance, BUDGET, deadline)
    weighed = SearchBot(chance, STRONGEST).weigh(observation)
    parts = weighed[0].answer
    samples = (base, observation.sample())
    told, because = zip(
        *[_before_chance(game, sample, seat, parts, chance) for sample in samples], strict=True
    )
    other = next((each.answer for each in weighed if each.answer[0] != parts[0]), None)
    why = compared(game, seat, samples, chance, parts, other) if other is not None else []
    certain = [each for each in because[0] if all(each in others for others in because)]
    return Advice(parts, _common(*told), _others(weighed), certain, why)


def _others(weighed: list[Weighed]) -> list[Other]:
    """Beginnings of answers other than that of the first, each with the best that can come of it."""
    best, *rest = weighed
    found: dict[Option, Other] = {best.answer[0]: Other(best.answer[0], 0.0, 0.0)}
    for each in rest:
        worse = max(0.0, best.value - each.value)  # the advice stands unless another is better beyond doubt
        found.setdefault(each.answer[0], Other(each.answer[0], worse, each.error))
    return sorted(list(found.values())[1:], key=lambda other: other.worse)[:ALTERNATIVES]


def _common(one: list[Event], other: list[Event]) -> list[Event]:
    """What begins alike: what differs between two samples is only imagined."""
    pairs = zip(one, other, strict=False)
    return [here for here, _ in takewhile(lambda both: both[0] == both[1], pairs)]


def _before_chance(
    game: AnyGame, position: Sampled, seat: int, parts: Answer, chance: Chance
) -> tuple[list[Event], list[Description]]:
    """What an answer leads to before chance has a say, as the seat is told; and what it has brought, if it has none."""
    listener = Listener()
    luck = _Luck(chance, listener)
    tried = position.clone()
    tried.chance, tried.listener = luck, listener
    for part in parts:
        answer(tried, seat, part)
    told = listener.heard()
    because = game.because(position, tried, seat) if luck.certain is None else []
    return seen_by(told[: luck.certain], seat), because
