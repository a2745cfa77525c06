"""Finding puzzles in matches of bots (`tessera.analysis.puzzles` says what makes one)."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from tessera.analysis.chances import stage_of
from tessera.analysis.puzzles import Posed, Stale, posed, puzzle_in, review
from tessera.bots.arena import choosers, deal, walk
from tessera.kernel import AnyGame, Seeded, ask, determinize, game
from tessera.kernel.codec import snapshot
from tessera.kernel.scenario import Puzzle, ScenarioFailed, puzzle_of, run_scenario
from tessera.kernel.script import play

PER_MATCH = 3
"""Puzzles of one match, at most, each of another question or another third of it: the next one would look familiar."""
ALIKE = 3
"""Puzzles that ask the same question and have the same solution, at most."""
SEATS = (2, 3, 4)


class Unit(Struct, frozen=True):
    """A match that is to be looked at."""

    seed: int
    seats: int
    bot: str


class Found(Struct, frozen=True):
    """A puzzle, and what tells it apart from others."""

    id: str
    text: str
    alike: str


class Looked(Struct, frozen=True):
    """A match that was looked at."""

    seed: int
    decisions: int
    """Questions with something to choose."""
    seconds: float
    found: list[Found]


def units(rules: AnyGame, bots: Sequence[str], seed: int) -> Iterator[Unit]:
    """Matches at all tables and of all bots in turn, without end."""
    seats = [count for count in rules.seats if count in SEATS]
    number = 0
    while True:
        yield Unit(seed + number, seats[number % len(seats)], bots[number // len(seats) % len(bots)])
        number += 1


class Seeker:
    """Plays matches and looks for puzzles in them."""

    def __init__(self, game_id: str, stopped: Any) -> None:
        self._game: AnyGame = game(game_id)
        self._stopped = stopped

    def __call__(self, unit: Unit) -> Looked:
        began, decisions, found, asked = time.process_time(), 0, list[Found](), set[tuple[str, int]]()
        rules = self._game
        s = rules.new(unit.seats, deal(unit.seed))
        for decision, _ in walk(rules, s, choosers(rules, [unit.bot] * unit.seats, unit.seed)):
            if len(found) == PER_MATCH or self._stopped():
                break
            familiar = decision.step.label(), stage_of(rules.progress(s))
            if len(decision.options) < 2 or familiar in asked:
                continue
            decisions += 1
            puzzle = self._puzzle(s, decision.seat, unit)
            if puzzle is not None:
                found.append(puzzle)
                asked.add(familiar)
        return Looked(unit.seed, decisions, round(time.process_time() - began, 1), found)

    def _puzzle(self, s: Any, seat: int, unit: Unit) -> Found | None:
        """The position as the seat knows it, if it makes a puzzle; the rest is dealt anew."""
        rules, name = self._game, f"{unit.seed}-{s.ply}"
        puzzle = puzzle_in(rules, s, seat, name)
        if puzzle is None:
            return None
        puzzle.found = f"bot {unit.bot} seats {unit.seats} seed {unit.seed} ply {s.ply}"
        text = puzzle_of(rules, determinize(s, seat, Seeded(f"puzzle {name}")), puzzle)
        return Found(name, text, alike(s, seat, puzzle)) if same(rules, s, seat, name, text) else None


def same(rules: AnyGame, s: Any, seat: int, name: str, text: str) -> bool:
    """Whether the file of a puzzle gives the seat the position that it saw."""
    try:
        read = posed(rules, name, text)
    except Stale:
        return False
    return read.seat == seat and rules.view(read.position, seat) == rules.view(laid_out(rules, s), seat)


def laid_out(rules: AnyGame, s: Any) -> Any:
    """A position as it is when it was laid out by hand: a game may note that (its cards are not counted any more)."""
    script = play(rules, s.setup.seats, settings=s.setup.settings, content=s.content)
    script.restore(snapshot(s))
    with script.edit() as position:
        return position


def alike(s: Any, seat: int, puzzle: Puzzle) -> str:
    """What two puzzles have in common that feel the same."""
    asked = ask(s, seat)
    assert asked is not None
    return f"{asked.step.label()} {puzzle.solutions[0][0]}"


class Collection:
    """The puzzles that were found, without those that feel the same."""

    def __init__(self) -> None:
        self.kept: list[Found] = []
        self._alike: Counter[str] = Counter()

    def add(self, looked: Looked) -> list[Found]:
        """Those of a match that are kept."""
        new = []
        for each in looked.found:
            self._alike[each.alike] += 1
            if self._alike[each.alike] <= ALIKE:
                new.append(each)
        self.kept += new
        return new


# --- keeping them true ------------------------------------------------------------------------------------


def renewed(rules: AnyGame, puzzle_id: str, text: str) -> str:
    """The file of a puzzle, judged under today's rules; raises `Stale` with the reason if it is none any more."""
    try:
        scenario = run_scenario(text, rules)
    except (ValueError, ScenarioFailed) as error:
        raise Stale(f"puzzle {puzzle_id}: {error}") from None
    script, puzzle = scenario.script, scenario.puzzle
    if script is None or puzzle is None or not puzzle.solutions:
        raise Stale(f"puzzle {puzzle_id} names no solution")
    found = Posed(puzzle_id, rules, script.state, script.seat, puzzle)
    if fault := review(found):
        raise Stale(f"puzzle {puzzle_id}: {fault}")
    puzzle.rules = rules.rules_version
    return puzzle_of(rules, script.state, puzzle)
