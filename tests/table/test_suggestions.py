"""What the game suggests, so that a form is filled in from the start, is legal and affordable in every game."""

from __future__ import annotations

from random import Random

import pytest

from tessera.kernel import Option, State
from tessera.kernel.compose import Compose
from tessera.kernel.engine import Decision, advance, ask, asked_after, play, refusal_of
from tessera.kernel.script import play as begin
from tests.ours import OURS

PLIES = 300
LOOKED_AT = 4
"""Options of a question that are followed."""
LEAVING = ("resign", "income")
SUGGESTS_NOTHING = {"tapestry"}
"""Games in which every answer is somebody's own."""


def suggested(s: State, asked: Decision | None, *parts: Option) -> tuple[tuple[Option, ...], int]:
    """An answer made whole by what is suggested as far as it goes, and how many parts were; each must be offered."""
    many = 0
    while asked is not None:
        what = asked.step.suggest(s)
        if what is None:
            return (), many
        assert what in asked.options, (asked.step, what)
        parts, many = (*parts, what), many + 1
        asked = asked_after(s, asked, what)
    return parts, many


@pytest.mark.parametrize("game", OURS)
def test_what_is_suggested_can_be_sent_as_it_stands(game: str) -> None:
    s, random, followed = begin(game, seats=3, seed=5).state, Random(5), 0
    decision = advance(s)
    while decision is not None and s.ply < PLIES:
        asked = ask(s, decision.seat)  # of several who decide at once, what this one sees
        if asked is not None and not (isinstance(asked.step, Compose) and asked.step.chosen):
            some = random.sample(asked.options, min(LOOKED_AT, len(asked.options)))
            answers = [suggested(s, asked), *(suggested(s, asked_after(s, asked, x), x) for x in some)]
            for parts, many in answers:
                followed += many
                assert not parts or refusal_of(s, asked.seat, parts) is None, parts
        going_on = [option for option in decision.options if option[0] not in LEAVING]
        decision = play(s, random.choice(going_on or decision.options))
    assert followed > 0 or game in SUGGESTS_NOTHING
