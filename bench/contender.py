"""One side of `bench.versus`: measures the sources that are first on its path, whenever it is told to.

It reads one request per line (``["random", "tapestry", 3]``: the work, the game, the round) and answers each with how
much it has done and how many seconds of CPU time that took. Both sides run this very file, so it uses nothing but what
the engine has had for long. Amounts of work are fixed: they follow from the round, never from the clock.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from time import thread_time
from typing import Any

from tessera import kernel
from tessera.bots.heuristic import HeuristicBot
from tessera.bots.observation import observe
from tessera.bots.registry import make_bot
from tessera.bots.uniform import any_of
from tessera.kernel import Seeded, advance, determinize, play, snapshot
from tessera.kernel.event import Listener
from tessera.kernel.game import BadSetup

Work = tuple[int, float]
"""How much was done, and the seconds it took."""

SEATS = 3
EVERY = 9
"""Of the positions of a match every so-manieth is looked at."""
THOUGHTS = 60
"""Decisions of heuristic bots per round."""
SAMPLES = 5
AGAIN = 50
"""Clones are counted by so many."""
SEARCHES = 3
"""Decisions of a searching bot per round."""
LEVEL = "hard"
LONGEST = 6000
SELDOM = 10
"""In every so-manieth comparison bots think, too, which takes longer than all the rest."""


def seats_of(game: Any) -> int:
    return SEATS if SEATS in game.seats else max(game.seats)


def match(game: Any, seed: int) -> Iterator[Any]:
    """The positions of a match of random players who never resign, each in front of its decision."""
    s, answers = game.new(seats_of(game), Seeded(seed)), Seeded(f"answers {seed}")
    decision = advance(s)
    while decision is not None:
        yield s
        decision = play(s, any_of(decision.options, answers))


def timed(work: Callable[..., object], *on: object) -> float:
    began = thread_time()
    work(*on)
    return thread_time() - began


def random(game: Any, turn: int) -> Work:
    """Whole matches of random players."""
    decisions, seconds = 0, 0.0
    for seed in range(2 * turn, 2 * turn + 2):
        s, answers = game.new(seats_of(game), Seeded(seed)), Seeded(f"answers {seed}")
        began = thread_time()
        decision = advance(s)
        while decision is not None:
            decisions += 1
            decision = play(s, any_of(decision.options, answers))
        seconds += thread_time() - began
    return decisions, seconds


def looked_at(game: Any, turn: int) -> Iterator[Any]:
    return islice(match(game, turn), 0, None, EVERY)


def view(game: Any, turn: int) -> Work:
    """What the seat to move sees, in the positions of a match as they come."""
    seconds = [timed(game.view, s, s.agenda[-1].seat) for s in looked_at(game, turn)]
    return len(seconds), sum(seconds)


def clone(game: Any, turn: int) -> Work:
    def often(s: Any) -> None:
        for _ in range(AGAIN):
            s.clone()

    seconds = [timed(often, s) for s in looked_at(game, turn)]
    return AGAIN * len(seconds), sum(seconds)


def sample(game: Any, turn: int) -> Work:
    """Positions that a seat holds possible, several of each decision, as bots take them."""
    count, seconds = 0, 0.0
    for s in looked_at(game, turn):
        observed = observe(game, s, s.agenda[-1].seat, Seeded(turn))
        began = thread_time()
        for _ in range(SAMPLES):
            observed.sample()
        seconds += thread_time() - began
        count += SAMPLES
    return count, seconds


class Thinking:
    """Heuristic bots at one table after the other; how long they evaluate is watched, too."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.bots = [HeuristicBot(Seeded(f"bot {seat}")) for seat in range(seats_of(game))]
        self.table = self.tables()
        self.choices = hashlib.sha256()

    def tables(self) -> Iterator[None]:
        """Stops after each decision."""
        for seed in range(1_000_000):
            s, chance = self.game.new(seats_of(self.game), Seeded(seed)), Seeded(f"thoughts {seed}")
            decision = advance(s)
            while decision is not None:
                chosen = self.bots[decision.seat].choose(observe(self.game, s, decision.seat, chance))
                self.choices.update(repr(chosen).encode())
                yield
                decision = play(s, chosen)

    def think(self, decisions: int) -> None:
        for _ in range(decisions):
            next(self.table)


_thinking: dict[str, Thinking] = {}


def heuristic(game: Any, turn: int) -> Work:
    """Decisions of heuristic bots, going on where the last round has stopped."""
    thinking = _thinking.setdefault(game.id, Thinking(game))
    return THOUGHTS, timed(thinking.think, THOUGHTS)


def search(game: Any, turn: int) -> Work:
    """Decisions of a searching bot, in positions from all over a match."""
    positions = [s.clone() for s in islice(match(game, turn), 0, None, EVERY)]
    seconds = 0.0
    for at in range(SEARCHES):
        s = positions[len(positions) * (2 * at + 1) // (2 * SEARCHES)]
        observed = observe(game, s, s.agenda[-1].seat, Seeded(turn))
        bot = make_bot(LEVEL, Seeded(at))
        seconds += timed(bot.choose, observed)
    return SEARCHES, seconds


def evaluate(game: Any, turn: int) -> Work:
    """Evaluations as heuristic bots ask for them."""
    thinking = _thinking.setdefault(game.id, Thinking(game))
    count, seconds, really = 0, 0.0, game.evaluate

    def watched(s: Any, seat: int) -> float:
        nonlocal count, seconds
        began = thread_time()
        value: float = really(s, seat)
        seconds += thread_time() - began
        count += 1
        return value

    game.evaluate = watched
    try:
        thinking.think(THOUGHTS // 3)
    finally:
        del game.evaluate
    return count, seconds


def settings_of(game: Any, chance: Seeded) -> dict[str, object]:
    """Some settings, half of them as they usually are."""
    return {
        setting.key: setting.values[chance.pick(len(setting.values))]
        for setting in game.settings
        if setting.values and chance.pick(2)
    }


def equal(game: Any, turn: int) -> tuple[int, str]:
    """Not measured but compared: all that can be seen of a match with some settings, as a fingerprint."""
    choose, told = Seeded(f"equal {turn}"), hashlib.sha256()
    seats, settings = game.seats[choose.pick(len(game.seats))], settings_of(game, choose)
    try:
        s = game.new(seats, Seeded(turn), settings)
    except BadSetup:
        s = game.new(seats, Seeded(turn))
    s.listener = listener = Listener()
    decision, decisions = advance(s), 0
    while decision is not None and decisions < LONGEST:
        told.update(repr(decision.options).encode())
        told.update(repr(listener.heard()).encode())
        told.update(snapshot(s))
        if decisions % EVERY == 0:
            told.update(snapshot(game.codec.restore(snapshot(s))))
            for seat in range(s.seats):
                told.update(game.view_json(s, seat))
                told.update(repr(game.evaluate(s, seat)).encode())
            told.update(snapshot(determinize(s, decision.seat, Seeded(decisions))))
            observed = observe(game, s, decision.seat, Seeded(decisions))
            for _ in range(2):
                told.update(snapshot(observed.sample()))
            told.update(repr(observed.worth_trying()).encode())
        decision = play(s, any_of(decision.options, choose))
        decisions += 1
    told.update(snapshot(s))
    if turn % SELDOM == 0:
        thinking = _thinking.setdefault(game.id, Thinking(game))
        thinking.think(THOUGHTS // 2)
        told.update(thinking.choices.digest())
    return decisions, told.hexdigest()[:16]


WORKS: dict[str, Callable[[Any, int], tuple[int, object]]] = {
    work.__name__: work for work in (random, heuristic, search, evaluate, view, clone, sample, equal)
}


def main() -> None:
    for line in sys.stdin:
        work, game_id, turn = json.loads(line)
        print(json.dumps(WORKS[work](kernel.game(game_id), turn)), flush=True)


if __name__ == "__main__":
    main()
