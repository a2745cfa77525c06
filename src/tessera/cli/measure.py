"""Measuring speed: rates per second of this process's CPU time, the best of several runs.

The best run is the one least disturbed by everything else the machine does. Games and peers take turns, so that a
slow minute of the machine hits all of them.

Players choose at random but never resign: a match that somebody leaves at once measures nothing of the game.
"""

from __future__ import annotations

import os
import platform
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import FrameType
from typing import Any, Protocol

from msgspec import Struct

from tessera.bots.heuristic import HeuristicBot
from tessera.bots.observation import observe
from tessera.bots.uniform import any_of
from tessera.kernel import AnyGame, Chance, Seeded, State, advance, determinize, play, snapshot
from tessera.kernel.game import BadSetup

RUNS = 5
SEATS = 4
POSITIONS = 20
THOUGHT_ABOUT = 4
WATCHED_GAMES = 3
PLAYED = "whole matches of random players who never resign"
"""What all figures rest on; stands in the report."""
SHORTEST = 0.02
"""Seconds that a timing lasts at least; the clock of a process is not fine enough for less."""


class Contender(Protocol):
    """An engine that plays at random: ours with one of its games, or a peer's."""

    def play_game(self, seed: int) -> tuple[int, int]:
        """Play a game to its end: how many decisions, and how many options they had together."""
        ...

    def position(self, seed: int) -> Any:
        """A position from the middle of a game."""
        ...

    def clone(self, position: Any) -> Any:
        """A copy to play on."""
        ...


class Ours:
    """A game of ours with a number of seats."""

    def __init__(self, game: AnyGame, seats: int | None) -> None:
        self.game = game
        self.seats = seats or (SEATS if SEATS in game.seats else max(game.seats))
        if self.seats not in game.seats:
            counts = ", ".join(map(str, game.seats))
            raise BadSetup(f"{game.id} is played by {counts}, not by {self.seats}")

    def start(self, seed: int) -> tuple[State, Chance]:
        """A new match, and by what chance its players choose."""
        return self.game.new(self.seats, Seeded(seed)), Seeded(f"answers {seed}")

    def play_game(self, seed: int) -> tuple[int, int]:
        s, answers = self.start(seed)
        decisions = offered = 0
        decision = advance(s)
        while decision is not None:
            options = decision.options
            decisions += 1
            offered += len(options)
            decision = play(s, any_of(options, answers))
        return decisions, offered

    def position(self, seed: int) -> State:
        half = self.play_game(seed)[0] // 2
        s, answers = self.start(seed)
        decision = advance(s)
        for _ in range(half):
            assert decision is not None
            decision = play(s, any_of(decision.options, answers))
        return s

    def clone(self, position: State) -> State:
        return position.clone()

    def view(self, position: State) -> Any:
        """Of a position that nobody has looked at yet."""
        position.content.pictures.clear()
        return self.game.view(position, position.agenda[-1].seat)

    def view_after_a_move(self, position: State) -> float:
        """Seconds that a view takes when the position before it was looked at."""
        self.view(position)
        after = position.clone()
        decision = play(after, any_of(after.agenda[-1].options(after), Seeded(1)))
        seat = position.agenda[-1].seat if decision is None else decision.seat
        began = time.process_time()
        self.game.view(after, seat)
        return time.process_time() - began

    def evaluate(self, position: State) -> float:
        return self.game.evaluate(position, position.agenda[-1].seat)

    def sample(self, position: State) -> State:
        return determinize(position, position.agenda[-1].seat, Seeded(1))

    def think(self, position: State) -> None:
        """One decision of the heuristic bot."""
        seat = position.agenda[-1].seat
        HeuristicBot(Seeded(1)).choose(observe(self.game, position, seat, Seeded(2)))


class Run(Struct):
    """What was played in one run."""

    games: int = 0
    decisions: int = 0
    options: int = 0
    seconds: float = 0.0


def measure(games: Sequence[Ours], seconds: float, peers: Mapping[str, Contender]) -> dict[str, Any]:
    """Measure games and peers, in turns."""
    others = _load()
    contenders: dict[str, Contender] = {ours.game.id: ours for ours in games} | dict(peers)
    runs: dict[str, list[Run]] = {name: [] for name in contenders}
    for turn in range(RUNS):
        for name, contender in contenders.items():
            runs[name].append(_run(contender, 1 + turn * 1_000_000, seconds / RUNS))
    rates = {name: max(run.decisions / run.seconds for run in done) for name, done in runs.items()}
    facts = {ours.game.id: _facts(ours, runs[ours.game.id], rates, peers) for ours in games}
    return {
        "played": PLAYED,
        "interpreter": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "others": round(max(others, _load() - 1), 1),
        "games": facts,
        "peers": {name: _peer_facts(peer, runs[name], rates[name]) for name, peer in peers.items()},
    }


def _load() -> float:
    """How many processes wanted a processor in the last minute; systems that do not say so count as idle."""
    return os.getloadavg()[0] if sys.platform != "win32" else 0.0


def _run(contender: Contender, seed: int, seconds: float) -> Run:
    """Whole games, one after the other, for some time."""
    run = Run()
    began = time.process_time()
    while run.seconds < seconds:
        decisions, options = contender.play_game(seed + run.games)
        run.games += 1
        run.decisions += decisions
        run.options += options
        run.seconds = time.process_time() - began
    return run


def _facts(ours: Ours, runs: list[Run], rates: Mapping[str, float], peers: Iterable[str]) -> dict[str, Any]:
    positions: list[State] = [ours.position(seed) for seed in range(POSITIONS)]
    rate = rates[ours.game.id]
    return _played(runs, rate) | {
        "seats": ours.seats,
        "heuristic_per_s": round(1e6 / _microseconds(ours.think, positions[:THOUGHT_ABOUT]), 1),
        "forced_share": round(forced_share(ours), 4),
        "clone_us": _microseconds(ours.clone, positions),
        "snapshot_us": _microseconds(snapshot, positions),
        "snapshot_bytes": round(sum(len(snapshot(s)) for s in positions) / len(positions)),
        "view_us": _microseconds(ours.view, positions),
        "next_view_us": _least_microseconds(ours.view_after_a_move, positions),
        "evaluate_us": _microseconds(ours.evaluate, positions),
        "sample_us": _microseconds(ours.sample, positions),
        "ratio": {peer: round(rate / rates[peer], 3) for peer in peers},
    }


def _peer_facts(peer: Contender, runs: list[Run], rate: float) -> dict[str, Any]:
    positions = [peer.position(1 + seed) for seed in range(POSITIONS)]
    return _played(runs, rate) | {"clone_us": _microseconds(peer.clone, positions)}


def _played(runs: list[Run], rate: float) -> dict[str, Any]:
    """What can be said of all engines; how many options there were only of those that tell it."""
    games, decisions = sum(run.games for run in runs), sum(run.decisions for run in runs)
    options = sum(run.options for run in runs)
    played = {
        "decisions_per_s": round(rate, 1),
        "decisions_per_match": round(decisions / games),
        "games_per_s": round(max(run.games / run.seconds for run in runs), 2),
    }
    return played | ({"mean_options": round(options / decisions, 3)} if options else {})


def _microseconds(action: Callable[[Any], Any], positions: Sequence[Any]) -> float:
    """The time one call takes, averaged over the positions."""
    best = float("inf")
    for _ in range(RUNS):
        calls = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SHORTEST:
            for position in positions:
                action(position)
            calls += len(positions)
        best = min(best, spent / calls)
    return round(best * 1e6, 2)


def _least_microseconds(seconds_of: Callable[[Any], float], positions: Sequence[Any]) -> float:
    """The least time that an action takes which measures itself, averaged over the positions."""
    least = [min([seconds_of(position) for _ in range(RUNS)]) for position in positions]
    return round(sum(least) / len(least) * 1e6, 2)


def forced_share(ours: Ours) -> float:
    """How many of the questions the engine came to left no choice.

    Counted by watching the engine ask, in games of their own: the engine itself does not count.
    """
    forced = asked = 0

    def watch(frame: FrameType, event: str, result: Any) -> None:
        nonlocal forced, asked
        if event == "return" and frame.f_code.co_name == "options" and result and _called_by_engine(frame):
            asked += 1
            forced += len(result) == 1

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        for seed in range(WATCHED_GAMES):
            ours.play_game(seed)
    finally:
        sys.setprofile(before)
    return forced / asked if asked else 0.0


def _called_by_engine(frame: FrameType) -> bool:
    return frame.f_back is not None and frame.f_back.f_code is advance.__code__
