"""The option after which the seat stands best, by the game's own evaluation.

One ply deep: whole answers are tried on the same few sampled positions with the same luck, so that answers are
compared and not the samples. Whoever is asked in the middle of the seat's turn answers as well as they can see:
before that, an attack has cost something and brought nothing.
The amount of work is counted, not timed: the same chance gives the same choice on any machine, on which simulations
rely. Only where somebody waits and it gets late (`Observation.late`), the best so far must do.
"""

from __future__ import annotations

from collections import Counter

from tessera.bots.observation import Observation, Sampled
from tessera.bots.search.effort import Effort
from tessera.bots.search.imagination import Imagination, whole_answers
from tessera.bots.search.tuning import tuning_of
from tessera.kernel import Chance, Option, Outcome, ask
from tessera.kernel.option import Answer

SAMPLES = 5
"""Positions an answer is tried on."""
TRIES = 300
"""Plays per decision. Many answers are tried on fewer samples, and beyond this number only some of them at all."""
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
        """The options with which answers begin, each with the value of the best of those, on average."""
        if named := observation.worth_trying():
            answers, samples = named, max(1, min(FEW, ANSWERS // len(named)))
        else:
            answers = self._some(_possible(observation))
            samples = max(1, min(SAMPLES, TRIES // len(answers)))
        best: dict[Option, float] = {}
        for (option, *_), worth in self._compare(observation, answers, samples):
            best[option] = max(worth, best.get(option, worth))
        return list(best.items())

    def _compare(
        self, observation: Observation, answers: list[Answer], samples: int
    ) -> list[tuple[Answer, float]]:
        """What each is worth on average. If it is late: on the samples that all were tried on, or what was tried."""
        game, seat = observation.game, observation.seat
        imagination = Imagination(game, seat, tuning_of(game), Effort(0, observation.deadline))
        means: list[tuple[Answer, float]] = []
        totals = [0.0] * len(answers)
        for number in range(1, samples + 1):
            sample = observation.sample()
            luck = self._chance.pick(_SEEDS)
            for at, parts in enumerate(answers):
                if at and observation.late:
                    return means or list(zip(answers[:at], totals, strict=False))
                totals[at] += _value(observation, imagination.after(sample, luck, parts))
            means = [(each, total / number) for each, total in zip(answers, totals, strict=True)]
        return means

    def _some(self, answers: list[Answer]) -> list[Answer]:
        if len(answers) <= TRIES:
            return answers
        some = self._chance.shuffled(range(len(answers)))[:TRIES]
        return [answers[at] for at in sorted(some)]


def _possible(observation: Observation) -> list[Answer]:
    """All whole answers; of very many some from everywhere."""
    position = observation.sample()
    decision = ask(position, observation.seat)
    assert decision is not None
    return _in_turn(whole_answers(position, decision))


def _in_turn(answers: list[Answer]) -> list[Answer]:
    """One answer to begin with for each option, then a second one: whoever is late has looked at all of them."""
    begun: Counter[Option] = Counter()
    places = []
    for parts in answers:
        begun[parts[0]] += 1
        places.append(begun[parts[0]])
    return [answers[at] for at in sorted(range(len(answers)), key=places.__getitem__)]


def _value(observation: Observation, position: Sampled) -> float:
    if position.outcome is not None:
        return _value_of(position.outcome, observation.seat)
    return observation.evaluate(position)


def _value_of(outcome: Outcome, seat: int) -> float:
    """The end: first by rank, among equal ranks by score."""
    rank = outcome.ranks[seat]
    standing = 1 / len(outcome.winners) if rank == 1 else (1 - rank) / len(outcome.ranks)
    return DECIDED * standing + outcome.scores[seat]
