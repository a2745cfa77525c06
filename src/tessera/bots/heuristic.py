"""The option after which the seat stands best, by the game's own evaluation.

One ply deep: every option is tried on the same few sampled positions with the same luck, so that options are
compared and not the samples. The amount of work is counted, not timed: the same chance gives the same choice on any
machine, which simulations rely on.
"""

from __future__ import annotations

from tessera.bots.observation import Observation, Sampled
from tessera.kernel import Chance, Option, Outcome, Seeded, answer, play
from tessera.kernel.step import Gather

SAMPLES = 5
"""Positions an option is tried on."""
TRIES = 300
"""Plays per decision. Many options are tried on fewer samples, and beyond this number only some of them at all."""
DECIDED = 1e9
"""More than any evaluation: a position that is won beats all that are only promising."""

_SEEDS = 1 << 30


class HeuristicBot:
    """Greedy, one ply deep."""

    __slots__ = ("_chance",)

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, observation: Observation) -> Option:
        options = self._candidates(observation.options)
        totals = [0.0] * len(options)
        for _ in range(max(1, min(SAMPLES, TRIES // len(options)))):
            sample = observation.sample()
            luck = self._chance.pick(_SEEDS)
            for at, option in enumerate(options):
                totals[at] += _value_after(observation, sample, option, luck)
        best = max(totals)
        top = [option for option, total in zip(options, totals, strict=True) if total == best]
        return top[self._chance.pick(len(top))]

    def _candidates(self, options: list[Option]) -> list[Option]:
        if len(options) <= TRIES:
            return options
        some = self._chance.shuffled(range(len(options)))[:TRIES]
        return [options[at] for at in sorted(some)]


def _value_after(observation: Observation, sample: Sampled, option: Option, luck: int) -> float:
    seat = observation.seat
    position = sample.clone()
    position.chance = Seeded(luck)
    _play(position, seat, option)
    if position.outcome is not None:
        return _value_of(position.outcome, seat)
    return observation.evaluate(position)


def _play(position: Sampled, seat: int, option: Option) -> None:
    """Answer for the seat. Rivals who decide at the same time answer at random: before that, nothing has happened."""
    asked = position.agenda[-1]
    first = asked.seat == seat  # otherwise several decide at the same time, and a rival is asked before
    decision = play(position, option) if first else answer(position, seat, option)
    while decision is not None and isinstance(decision.step, Gather) and isinstance(asked, Gather):
        if decision.step.questions != asked.questions:
            break
        decision = play(position, decision.options[position.chance.pick(len(decision.options))])


def _value_of(outcome: Outcome, seat: int) -> float:
    """The end: first by rank, among equal ranks by score."""
    rank = outcome.ranks[seat]
    standing = 1 / len(outcome.winners) if rank == 1 else (1 - rank) / len(outcome.ranks)
    return DECIDED * standing + outcome.scores[seat]
