"""Learn Peloponnes from nothing but play: a small net that values positions, with numpy alone.

    python examples/learn_peloponnes.py --minutes 10 --out net.npz
    TESSERA_NET=net.npz tessera lab ladder peloponnes --bots examples/learn_peloponnes.py:Learned,random --out run

Both seats choose the answer after which the net thinks they stand best, now and then another one. When a match is over,
every position it went through is taught how it ended. That is all: no rule of the game is written here.
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
LESSONS = 12
"""Batches learned after every match."""
WAYS = 4
"""So many ways to complete an answer in parts are tried."""
REMEMBERED = 60_000
MARGIN = 12.0
"""A victory by so many points is a clear one."""


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


def best(net: Net, observation: Observation, chance: Chance, seats: int) -> Option:
    """The option after which the seat stands best, as the net sees it; of a part, the best of some ways to go on."""
    options = [option for option in observation.options if option != RESIGN]
    if len(options) == 1:
        return options[0]
    base, luck = observation.sample(), chance.pick(1 << 30)
    tried = [(option, end) for option in options for end in endings(base, option, observation.seat, luck)]
    seen = [encoder("peloponnes", seats).array(position, observation.seat) for _, position in tried]
    return tried[int(np.argmax(net.value(np.array(seen))))][0]


def endings(base: Any, option: Option, seat: int, luck: int) -> list[Any]:
    """Positions that an answer which begins with an option may lead to."""
    found = []
    for number in range(WAYS):
        position, choices = base.clone(), Seeded(luck + number)
        position.chance = Seeded(luck)
        parts, decision = 1, play(position, option)
        while decision is not None and position.ply == base.ply and decision.seat == seat:
            parts, decision = parts + 1, play(position, any_of(decision.options, choices))
        found.append(position)
        if parts == 1:  # it was whole
            break
    return found


@cache
def _trained() -> Net:
    return Net.load(Path(os.environ.get("TESSERA_NET", "net.npz")))


class Learned:
    """The bot that has learned."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, observation: Observation) -> Option:
        return best(_trained(), observation, self._chance, observation.view["seats"])


def one_match(net: Net, number: int, careless: float) -> tuple[list[Any], list[float]]:
    """Positions of a match of the net against itself, and how it ended for who was to move in them."""
    box, chance = game("peloponnes"), Seeded(f"learning {number}")
    s: Any = box.new(2, chance)
    write = encoder("peloponnes", 2)
    seen: list[tuple[int, Any]] = []
    decision, ply = advance(s), -1
    while decision is not None:
        seat = decision.seat
        if s.ply != ply:
            ply = s.ply
            seen += [(each, write.array(s, each)) for each in range(2)]
        if chance.pick(1000) < careless * 1000:
            option = any_of(decision.options, chance)
        else:
            option = best(net, observe(box, s, seat, chance), chance, 2)
        decision = play(s, option)
    ahead = s.outcome.scores[0] - s.outcome.scores[1]
    ends = [float(np.tanh((ahead if seat == 0 else -ahead) / MARGIN)) for seat, _ in seen]
    return [array for _, array in seen], ends


def against_random(net: Net, matches: int) -> float:
    """The share of wins against `random`, from both seats."""
    box, won = game("peloponnes"), 0.0
    for number in range(matches):
        chance, mine = Seeded(f"test {number // 2}"), number % 2
        s: Any = box.new(2, chance)
        decision = advance(s)
        while decision is not None:
            if decision.seat == mine:
                option = best(net, observe(box, s, mine, chance), chance, 2)
            else:
                option = any_of(decision.options, chance)
            decision = play(s, option)
        won += (mine in s.outcome.winners) / len(s.outcome.winners)
    return won / matches


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--minutes", type=float, default=10.0)
    arguments.add_argument("--out", type=Path, default=Path("net.npz"))
    given = arguments.parse_args()
    size = encoder("peloponnes", 2).size
    net, chance = Net(size), np.random.default_rng(0)
    seen, ends = np.zeros((REMEMBERED, size), np.float32), np.zeros(REMEMBERED)
    noted = number = 0
    began, told = time.process_time(), 0.0
    while (minutes := (time.process_time() - began) / 60) < given.minutes:
        for position, end in zip(*one_match(net, number, max(0.05, 0.5 - number / 600)), strict=True):
            seen[noted % REMEMBERED], ends[noted % REMEMBERED] = position, end
            noted += 1
        number += 1
        for _ in range(LESSONS):
            some = chance.integers(min(noted, REMEMBERED), size=BATCH)
            net.learn(seen[some], ends[some])
        if minutes >= told:
            told += given.minutes / 10
            print(
                f"{minutes:5.1f} min, {number:5} matches: {against_random(net, 60):.0%} against random",
                flush=True,
            )
            net.save(given.out)
    print(f"{against_random(net, 200):.0%} of 200 matches won against random, after {number} matches")
    net.save(given.out)


if __name__ == "__main__":
    main()
