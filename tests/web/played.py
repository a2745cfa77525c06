"""Positions in the middle of a match: the same in every run, for tests that look at whatever is there."""

from __future__ import annotations

from random import Random

from tessera.kernel.compose import Compose
from tessera.kernel.engine import Decision, advance, play
from tessera.kernel.script import Script
from tessera.kernel.script import play as begin

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
