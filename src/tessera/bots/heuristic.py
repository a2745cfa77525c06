"""The option after which the seat stands best, by the game's own evaluation.

One ply deep: every option is tried on the same few sampled positions with the same luck, so that options are
compared and not the samples. A part of a composed answer is worth what the best answer is worth that can come of it;
a game that knows which whole answers are worth a thought says so.
The amount of work is counted, not timed: the same chance gives the same choice on any machine, on which simulations
rely.
"""

from __future__ import annotations

from tessera.bots.observation import Observation, Sampled
from tessera.kernel import RESIGN, Chance, Compose, Decision, Option, Outcome, Seeded, answer, play
from tessera.kernel.option import Answer
from tessera.kernel.step import Gather

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
        totals = [0.0] * len(options)
        samples = max(1, min(SAMPLES, TRIES // len(options)))
        endings = max(1, TRIES // (len(options) * samples))
        for _ in range(samples):
            sample = observation.sample()
            luck = self._chance.pick(_SEEDS)
            for at, option in enumerate(options):
                totals[at] += _value_after(observation, sample, option, luck, endings)
        return [(option, total / samples) for option, total in zip(options, totals, strict=True)]

    def _weigh_answers(self, observation: Observation, answers: list[Answer]) -> list[tuple[Option, float]]:
        """The options with which answers begin, each with the value of the best of those."""
        totals = [0.0] * len(answers)
        samples = max(1, min(FEW, ANSWERS // len(answers)))
        for _ in range(samples):
            sample = observation.sample()
            luck = self._chance.pick(_SEEDS)
            for at, parts in enumerate(answers):
                totals[at] += _value_after_all(observation, sample, parts, luck)
        best: dict[Option, float] = {}
        for (option, *_), total in zip(answers, totals, strict=True):
            best[option] = max(total / samples, best.get(option, total / samples))
        return list(best.items())

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
    if not _unfinished(decision, seat):
        return _value(observation, position)
    choices = Seeded(luck)
    return max(_value(observation, _ended(position, decision, seat, choices)) for _ in range(endings))


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


def _ended(position: Sampled, decision: Decision | None, seat: int, choices: Seeded) -> Sampled:
    """A position in which the answer was completed somehow."""
    ended = position.clone()
    ended.chance = Seeded(choices.pick(_SEEDS))
    while decision is not None and _unfinished(decision, seat):
        decision = play(ended, decision.options[choices.pick(len(decision.options))])
    return ended


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
