"""What a seat would be asked next if the others did as little as they may: for people who answer in advance."""

from __future__ import annotations

import time
from typing import Any, cast

from tessera.bots.heuristic import HeuristicBot
from tessera.bots.observation import Sampled, answer_of
from tessera.kernel import PASS, AnyGame, Chance, Respond, answer, ask, determinize
from tessera.kernel.engine import waiting
from tessera.kernel.option import DECLINE, STOP, Answer

QUIET = (PASS, STOP, DECLINE)
"""How one does nothing, in the words that all games have for it."""
FARTHEST = 200
"""So many answers of others are imagined."""


def foreseen(game: AnyGame, position: Any, seat: int, chance: Chance, seconds: float) -> Sampled | None:
    """A position that the seat holds possible and in which it is asked; None if none comes soon.

    Nobody knows what the others will do. That they do nothing is what changes least of what the seat sees now.
    """
    end = time.monotonic() + seconds
    imagined = cast(Sampled, determinize(position, seat, chance))
    imagined.chance = chance
    for _ in range(FARTHEST):
        asked = waiting(imagined)
        if not asked or time.monotonic() > end:
            return None
        mine = ask(imagined, seat)
        if mine is not None and not isinstance(mine.step, Respond):
            return imagined
        other = next((each for each in asked if each != seat and ask(imagined, each) is not None), seat)
        for part in _quietly(game, imagined, other, chance):
            answer(imagined, other, part)
    return None


def _quietly(game: AnyGame, position: Sampled, seat: int, chance: Chance) -> Answer:
    decision = ask(position, seat)
    assert decision is not None
    for option in QUIET:
        if option in decision.options and decision.step.rest(position, option) is None:
            return (option,)
    if len(decision.options) == 1 and decision.step.rest(position, decision.options[0]) is None:
        return (decision.options[0],)
    return answer_of(HeuristicBot(chance), game, position.clone(), seat, chance)
