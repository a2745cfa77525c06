"""The option after which the seat stands best, by the game's own evaluation.

One ply deep: every option is tried on the same few sampled positions with the same luck, so that options are
compared and not the samples. A part of a composed answer is worth what the best answer is worth that can come of it;
a game that knows which whole answers are worth a thought says so.
The amount of work is counted, not timed: the same chance gives the same choice on any machine, on which simulations
rely. Only where somebody waits and it gets late (`Observation.late`), the best so far must do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tessera.bots.observation import Observation, Sampled
from tessera.kernel import RESIGN, Chance, Compose, Decision, Option, Outcome, Seeded, answer, play
from tessera.kernel.option import Answer
from tessera.kernel.step import Gather

T = TypeVar("T")

SAMPLES = 5
"""Positions an option is tried on."""
TRIES = 300
"""Plays per decision. Many options are tried on fewer samples, and beyond this number only some of them at all."""
FEW = 3
ANSWERS = 60
"""Samples and plays per decision where the game says which whole answers are worth it."""
DECIDED = 1e9
"""More than any evaluation: a position that is won beats all that are only promising."""

_SEEDS = 1 << 30


class HeuristicBot:
    """Greedy, one ply deep."""

    __slots__ = ("_chance",)

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, observation: Observation) -> Option:
        if len(observation.options) == 1:
            return observation.options[0]
        weighed = self.weigh(observation)
        best = max([value for _, value in weighed])
        top = [option for option, value in weighed if value == best]
        return top[self._chance.pick(len(top))]

    def weigh(self, observation: Observation) -> list[tuple[Option, float]]:
        """The options, or some of very many, each with how well the seat stands after it on average."""
        answers = observation.worth_trying()
        if answers:
            return self._weigh_answers(observation, answers)
        options = self._candidates(observation.options)
        samples = max(1, min(SAMPLES, TRIES // len(options)))
        endings = max(1, TRIES // (len(options) * samples))

        def value(sample: Sampled, option: Option, luck: int) -> float:
            return _value_after(observation, sample, option, luck, endings)

        return self._compare(observation, options, samples, value)

    def _weigh_answers(self, observation: Observation, answers: list[Answer]) -> list[tuple[Option, float]]:
        """The options with which answers begin, each with the value of the best of those."""
        samples = max(1, min(FEW, ANSWERS // len(answers)))

        def value(sample: Sampled, parts: Answer, luck: int) -> float:
            return _value_after_all(observation, sample, parts, luck)

        best: dict[Option, float] = {}
        for (option, *_), worth in self._compare(observation, answers, samples, value):
            best[option] = max(worth, best.get(option, worth))
        return list(best.items())

    def _compare(
        self,
        observation: Observation,
        tried: list[T],
        samples: int,
        value: Callable[[Sampled, T, int], float],
    ) -> list[tuple[T, float]]:
        """What each is worth on average. If it is late: on the samples that all were tried on, or what was tried."""
        means: list[tuple[T, float]] = []
        totals = [0.0] * len(tried)
        for number in range(1, samples + 1):
            sample = observation.sample()
            luck = self._chance.pick(_SEEDS)
            for at, each in enumerate(tried):
                if at and observation.late:
                    return means or list(zip(tried[:at], totals, strict=False))
                totals[at] += value(sample, each, luck)
            means = [(each, total / number) for each, total in zip(tried, totals, strict=True)]
        return means

    def _candidates(self, options: list[Option]) -> list[Option]:
        """Resigning is left to people."""
        options = [option for option in options if option != RESIGN] or options
        if len(options) <= TRIES:
            return options
        some = self._chance.shuffled(range(len(options)))[:TRIES]
        return [options[at] for at in sorted(some)]


def _value_after(observation: Observation, sample: Sampled, option: Option, luck: int, endings: int) -> float:
    """Of the best way in which an answer that starts with this option can end, among some."""
    seat = observation.seat
    position = sample.clone()
    position.chance = Seeded(luck)
    decision = _play(position, seat, option)
    if decision is None or not _unfinished(decision, seat):
        return _value(observation, position)
    ways = Ways(observation, position, decision)
    choices = Seeded(luck)
    return max([ways.value_of_any(choices) for _ in range(endings)])


def _value_after_all(observation: Observation, sample: Sampled, parts: Answer, luck: int) -> float:
    """Of a whole answer."""
    position = sample.clone()
    position.chance = Seeded(luck)
    for option in parts:
        play(position, option)
    return _value(observation, position)


def _value(observation: Observation, position: Sampled) -> float:
    if position.outcome is not None:
        return _value_of(position.outcome, observation.seat)
    return observation.evaluate(position)


def _unfinished(decision: Decision | None, seat: int) -> bool:
    """Whether the seat is asked for a further part of its answer."""
    step = decision.step if decision is not None else None
    return isinstance(step, Compose) and step.seat == seat and bool(step.chosen)


class Ways:
    """The ways in which an answer that was begun can end, found one by one.

    Several tries end in the same way. What an ending is worth follows from the way to it, unless it asks chance.
    """

    __slots__ = ("_asked", "_begun", "_observation", "_options", "_worth")

    def __init__(self, observation: Observation, begun: Sampled, asked: Decision) -> None:
        self._observation = observation
        self._begun = begun
        self._asked = asked
        self._options: dict[tuple[int, ...], int] = {(): len(asked.options)}
        """How many there are after the parts that were picked, by their places."""
        self._worth: dict[tuple[int, ...], float] = {}

    def value_of_any(self, choices: Seeded) -> float:
        """Of a position in which the answer was completed somehow."""
        luck = Seeded(choices.pick(_SEEDS))
        way: tuple[int, ...] = ()
        while way in self._options:
            way = (*way, choices.pick(self._options[way]))
        worth = self._worth.get(way)
        return self._followed(way, luck, choices) if worth is None else worth

    def _followed(self, way: tuple[int, ...], luck: Seeded, choices: Seeded) -> float:
        """The same of a way that is new, or whose end depends on luck."""
        ended = self._begun.clone()
        ended.chance = luck
        decision: Decision | None = self._asked
        places = list(way)
        while decision is not None and (places or _unfinished(decision, self._observation.seat)):
            if not places:
                if luck.untouched:  # otherwise something else may be asked after the same parts
                    self._options[way] = len(decision.options)
                places.append(choices.pick(len(decision.options)))
                way = (*way, *places)
            decision = play(ended, decision.options[places.pop(0)])
        worth = _value(self._observation, ended)
        if luck.untouched:
            self._worth[way] = worth
        return worth


def _play(position: Sampled, seat: int, option: Option) -> Decision | None:
    """Answer for the seat. Rivals who decide at the same time answer at random: before that, nothing has happened."""
    asked = position.agenda[-1]
    first = asked.seat == seat  # otherwise several decide at the same time, and a rival is asked before
    decision = play(position, option) if first else answer(position, seat, option)
    while decision is not None and isinstance(decision.step, Gather) and isinstance(asked, Gather):
        if decision.step.questions != asked.questions:
            break
        decision = play(position, decision.options[position.chance.pick(len(decision.options))])
    return decision


def _value_of(outcome: Outcome, seat: int) -> float:
    """The end: first by rank, among equal ranks by score."""
    rank = outcome.ranks[seat]
    standing = 1 / len(outcome.winners) if rank == 1 else (1 - rank) / len(outcome.ranks)
    return DECIDED * standing + outcome.scores[seat]
