"""Stop watches that a busy machine cannot fool: processor time, and the best of several short runs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from bench.big_state import big_state
from tessera.kernel import Game, Seeded, advance, play


def best(run: Callable[[], float], times: int) -> float:
    """The smallest of several measurements."""
    return min(run() for _ in range(times))


def seconds_of(work: Callable[[], object], repeat: int) -> float:
    """Seconds for one piece of work, when it is done many times in a row."""
    start = process_time()
    for _ in range(repeat):
        work()
    return (process_time() - start) / repeat


def decisions_per_second(game: Game[Any, Any], times: int = 5) -> float:
    """How many decisions a game answers in a second, always with the first option."""

    def run() -> float:
        s = game.new(game.seats[0], Seeded(1))
        decision = advance(s)
        decisions = 0
        start = process_time()
        while decision is not None:
            decision = play(s, decision.options[0])
            decisions += 1
        return (process_time() - start) / decisions

    return 1 / best(run, times)


def clone_microseconds(times: int = 50) -> float:
    """What a clone of the largest state costs."""
    clone = big_state().clone
    return 1e6 * best(lambda: seconds_of(clone, 100), times)


def import_milliseconds(module: str = "tessera.kernel", times: int = 5) -> float:
    """How long a fresh process takes to import a module."""
    code = f"from time import process_time as t; a = t(); import {module}; print(1000 * (t() - a))"

    def run() -> float:
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        return float(done.stdout)

    return best(run, times)
