"""Learn Peloponnes from nothing but play: a small net that values positions, with numpy alone.

    python examples/learn_peloponnes.py --minutes 10 --out net.npz
    TESSERA_NET=net.npz tessera lab ladder peloponnes --bots examples/learn_peloponnes.py:Learned,random --out run

First it watches chance play against itself: every position at the end of a round is taught how its match ended. Then
it plays itself: an option is played on by chance to the end of the round, a few times, and the one after which the net
thinks it stands best is taken, now and then another one; those matches are learned from in turn. No rule of the game is
written here, only when its positions are quiet (`Game.quiet`).
"""

from __future__ import annotations

import argparse
import os
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tessera.bots import Observation, observe
from tessera.bots.uniform import any_of
from tessera.kernel import RESIGN, Chance, Option, Seeded, advance, game, play
from tessera.lab.arrays import encoder

HIDDEN = 64
BATCH = 256
FIRST = 1_500
"""Matches of chance against itself, to begin with: they cost next to nothing."""
LESSONS = 40
"""Batches learned for every match of its own, and for every so many of chance."""
WAYS = 6
"""How often an option is played on to the end of the round."""
CARELESS = 0.1
REMEMBERED = 60_000
MARGIN = 12.0
"""A victory by so many points is a clear one."""

GAME, SEATS = game("peloponnes"), 2
WRITE = encoder(GAME.id, SEATS)


class Net:
    """One hidden layer; trained with Adam."""

    def __init__(self, inputs: int, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        self.weights = [
            chance.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)),
            np.zeros(HIDDEN),
            chance.normal(0, 1 / np.sqrt(HIDDEN), HIDDEN),
            np.zeros(1),
        ]
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def value(self, seen: Any) -> Any:
        """From -1, a clear defeat, to 1, a clear victory."""
        w, b, v, c = self.weights
        return np.tanh(np.maximum(seen @ w + b, 0) @ v + c)

    def learn(self, seen: Any, ends: Any, rate: float = 1e-3) -> float:
        """Come closer to how it ended; returns how far off it was."""
        w, b, v, c = self.weights
        hidden = np.maximum(seen @ w + b, 0)
        value = np.tanh(hidden @ v + c)
        slope = (value - ends) * (1 - value**2) / len(ends)
        back = np.outer(slope, v) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ slope, np.array([slope.sum()])]
        self._steps += 1
        for at, each in enumerate(slopes):
            self._means[at] += 0.1 * (each - self._means[at])
            self._squares[at] += 0.001 * (each**2 - self._squares[at])
            mean = self._means[at] / (1 - 0.9**self._steps)
            square = self._squares[at] / (1 - 0.999**self._steps)
            self.weights[at] -= rate * mean / (np.sqrt(square) + 1e-8)
        return float(((value - ends) ** 2).mean())

    def save(self, path: Path) -> None:
        np.savez(path, *self.weights)

    @classmethod
    def load(cls, path: Path) -> Net:
        stored = np.load(path)
        net = cls(1)
        net.weights = [stored[name] for name in stored.files]
        return net


def best(net: Net, observation: Observation, chance: Chance) -> Option:
    """The option after which the seat stands best at the end of the round, as the net sees it."""
    options = [option for option in observation.options if option != RESIGN]
    if len(options) == 1:
        return options[0]
    base, luck = observation.sample(), chance.pick(1 << 30)
    ends = [end for option in options for end in endings(base, option, luck)]
    worth = net.value(np.array([WRITE.array(end, observation.seat) for end in ends]))
    for at, end in enumerate(ends):
        if end.outcome is not None:
            worth[at] = result(end, observation.seat)
    return options[int(np.argmax(worth.reshape(len(options), WAYS).mean(axis=1)))]


def endings(base: Any, option: Option, luck: int) -> list[Any]:
    """Quiet positions that an option may lead to; the same luck for all options."""
    found = []
    for number in range(WAYS):
        position, choices = base.clone(), Seeded(luck + number)
        position.chance = Seeded(luck - number)
        decision = play(position, option)
        while decision is not None and GAME.quiet(position) == GAME.quiet(base):
            decision = play(position, any_of(decision.options, choices))
        found.append(position)
    return found


def result(s: Any, seat: int) -> float:
    """How a match ended for a seat, from -1 to 1."""
    mine, other = s.outcome.scores[seat], s.outcome.scores[1 - seat]
    return float(np.tanh((mine - other) / MARGIN))


@cache
def _trained() -> Net:
    return Net.load(Path(os.environ.get("TESSERA_NET", "net.npz")))


class Learned:
    """The bot that has learned."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, observation: Observation) -> Option:
        return best(_trained(), observation, self._chance)


def one_match(net: Net | None, number: int) -> tuple[list[Any], list[float]]:
    """Quiet positions of a match of the net (or of chance) against itself, and how it ended for each seat."""
    chance = Seeded(f"learning {number}")
    s: Any = GAME.new(SEATS, chance)
    seen: list[tuple[int, Any]] = []
    decision, quiet = advance(s), None
    while decision is not None:
        if GAME.quiet(s) != quiet:
            quiet = GAME.quiet(s)
            seen += [(seat, WRITE.array(s, seat)) for seat in range(SEATS)]
        if net is None or chance.pick(1000) < CARELESS * 1000:
            option = any_of(decision.options, chance)
        else:
            option = best(net, observe(GAME, s, decision.seat, chance), chance)
        decision = play(s, option)
    return [array for _, array in seen], [result(s, seat) for seat, _ in seen]


def against_random(net: Net, matches: int) -> float:
    """The share of wins against `random`, from both seats."""
    won = 0.0
    for number in range(matches):
        chance, mine = Seeded(f"test {number // 2}"), number % 2
        s: Any = GAME.new(SEATS, chance)
        decision = advance(s)
        while decision is not None:
            if decision.seat == mine:
                option = best(net, observe(GAME, s, mine, chance), chance)
            else:
                option = any_of(decision.options, chance)
            decision = play(s, option)
        won += (mine in s.outcome.winners) / len(s.outcome.winners)
    return won / matches


class School:
    """The net, and the positions it has seen."""

    def __init__(self) -> None:
        self.net = Net(WRITE.size)
        self.matches = 0
        self._seen = np.zeros((REMEMBERED, WRITE.size), np.float32)
        self._ends = np.zeros(REMEMBERED)
        self._noted = 0
        self._chance = np.random.default_rng(0)

    def watch(self, net: Net | None) -> None:
        """One more match, of the net or of chance."""
        for position, end in zip(*one_match(net, self.matches), strict=True):
            self._seen[self._noted % REMEMBERED] = position
            self._ends[self._noted % REMEMBERED] = end
            self._noted += 1
        self.matches += 1

    def learn(self, batches: int) -> None:
        for _ in range(batches):
            some = self._chance.integers(min(self._noted, REMEMBERED), size=BATCH)
            self.net.learn(self._seen[some], self._ends[some])


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--minutes", type=float, default=10.0)
    arguments.add_argument("--first", type=int, default=FIRST, help="Matches of chance to begin with.")
    arguments.add_argument("--judged-by", type=int, default=60, help="Matches against random, each time.")
    arguments.add_argument("--out", type=Path, default=Path("net.npz"))
    given = arguments.parse_args()
    school, began, told = School(), time.process_time(), 0.0
    for _ in range(given.first):
        school.watch(None)
    school.learn(LESSONS * given.first // 20)
    while (minutes := (time.process_time() - began) / 60) < given.minutes:
        if minutes >= told:
            told = minutes + given.minutes / 6
            won = against_random(school.net, given.judged_by)
            print(f"{minutes:5.1f} min, {school.matches:5} matches: {won:.0%} against random", flush=True)
        school.watch(school.net)
        school.learn(LESSONS)
    won = against_random(school.net, given.judged_by * 3)
    print(f"{won:.0%} of {given.judged_by * 3} matches won against random, after {school.matches} matches")
    school.net.save(given.out)


if __name__ == "__main__":
    main()
