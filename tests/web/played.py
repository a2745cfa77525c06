"""Positions in the middle of a match: the same in every run, for tests that look at whatever is there."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from tessera.kernel import AnyGame, State
from tessera.kernel.compose import Compose
from tessera.kernel.engine import Decision, advance, play
from tessera.kernel.match import Match, replay
from tessera.kernel.record import load
from tessera.kernel.registry import game as game_of
from tessera.kernel.script import Script
from tessera.kernel.script import play as begin
from tests.installed import ROOT

LEAVING = ("resign", "income")
"""What brings the end of a match nearer than play does."""


def played(game: str, seats: int, plies: int, seed: int = 1, **settings: object) -> Script:
    """A match after so many random answers, at a question that seat 0 is asked."""
    t = begin(game, seats=seats, seed=seed, settings=settings)
    s, random = t.state, Random(seed)
    decision = advance(s)
    while decision is not None and (s.ply < plies or not _asks_first_seat(decision)):
        options = [option for option in decision.options if option[0] not in LEAVING]
        decision = play(s, random.choice(options or decision.options))
    assert decision is not None, "the match ended before"
    return t


def _asks_first_seat(decision: Decision) -> bool:
    begun = isinstance(decision.step, Compose) and decision.step.chosen
    return decision.seat == 0 and not begun


def recorded(game: str, seats: int, share: float) -> tuple[AnyGame, State, int]:
    """The golden match of so many heuristic players after a share of its moves, and whom it asks."""
    match = _golden(game, seats)
    state = match.at(int(len(match.moves) * share))
    decision = advance(state)
    assert decision is not None
    return match.game, state, decision.seat


@cache
def _golden(game: str, seats: int) -> Match[Any]:
    path = ROOT / "tests" / "records" / game / f"heuristic-{seats}.json"
    return replay(game_of(game), load(path.read_bytes()))
