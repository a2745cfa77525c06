"""Looking for puzzles: what is written down is the position that the seat saw."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.bots.search.imagination import whole_answers
from tessera.bots.uniform import any_of
from tessera.kernel import Seeded, advance, determinize, game, play
from tessera.kernel.scenario import Puzzle, puzzle_of
from tessera.lab.puzzles import Collection, Found, Looked, same
from tests.ours import OURS

EVERY = 12


@pytest.mark.parametrize("name", OURS)
def test_a_file_gives_the_seat_the_position_that_it_saw(name: str) -> None:
    rules, chance = game(name), Seeded("written down")
    s: Any = rules.new(2, chance)
    decision, looked = advance(s), 0
    while decision is not None and looked < 5:
        if s.ply % EVERY == EVERY - 1 and len(decision.options) > 1:
            solution = whole_answers(s, decision)[0]
            puzzle = Puzzle(rules=rules.rules_version, level=1, theme="choice", solutions=[solution])
            text = puzzle_of(rules, determinize(s, decision.seat, chance), puzzle)
            assert same(rules, s, decision.seat, f"1-{s.ply}", text), text
            looked += 1
        decision = play(s, any_of(decision.options, chance))
    assert looked > 2


def test_puzzles_that_feel_the_same_are_left_out() -> None:
    collection = Collection()
    new = [collection.add(Looked(seed, 1, 0.0, [Found(f"{seed}-1", "", "bid pass")])) for seed in range(5)]
    assert [len(each) for each in new] == [1, 1, 1, 0, 0]
    assert len(collection.kept) == 3
