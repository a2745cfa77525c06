"""What a seat is offered is the same in every position it holds possible, however often it is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tessera.bots import Observation, Sampled, observe
from tessera.bots.uniform import any_of
from tessera.kernel import AnyGame, Decision, Seeded, advance, answer, ask, determinize, play
from tessera.kernel.engine import waiting
from tessera.kernel.option import notation_of
from tessera.kernel.registry import game as find
from tessera.kernel.registry import game_ids

FEW, MANY = 300, 100_000
TRIED = 2
"""Of the answers that a game names in one sample, so many are given in another."""


def compare(game: AnyGame, samples: int) -> Counter[str]:
    """Random matches; at every question, for whoever is asked, what is offered and named in samples. Counts kinds."""
    kinds: Counter[str] = Counter()
    seed = 0
    while kinds.total() < samples:
        seed += 1
        luck = Seeded(f"samples {seed}")
        s = game.new(game.seats[seed % len(game.seats)], luck)
        decision = advance(s)
        while decision is not None and kinds.total() < samples:
            for seat in waiting(s):
                asked = ask(s, seat)
                if asked is not None:
                    kinds[type(asked.step).__name__] += same_everywhere(game, s, asked, luck)
            decision = play(s, any_of(decision.options, luck))
    return kinds


def same_everywhere(game: AnyGame, s: Any, asked: Decision, luck: Seeded) -> int:
    """Compare the options in samples, of samples too; give answers that are named in one sample in another."""
    seen = observe(game, s, asked.seat, luck)
    sample = seen.sample()
    for possible in (sample, determinize(sample, asked.seat, luck)):
        again = ask(possible, asked.seat)
        assert again is not None and again.options == asked.options, type(asked.step).__name__
    give_some(seen, sample, luck)
    return 2


def give_some(seen: Observation, sample: Sampled, luck: Seeded) -> None:
    """Answers are named in the position an observation was made from, and tried in others."""
    named = seen.worth_trying()
    for _ in range(min(TRIED, len(named))):
        parts = named[luck.pick(len(named))]
        tried = sample.clone()
        for part in parts:
            following = ask(tried, seen.seat)
            assert following is not None and part in following.options, notation_of(parts)
            answer(tried, seen.seat, part)


@pytest.mark.parametrize("name", game_ids())
def test_samples_offer_what_the_seat_is_offered(name: str) -> None:
    assert len(compare(find(name), FEW)) > 3, "several kinds of questions"


@pytest.mark.soak
@pytest.mark.parametrize("name", game_ids())
def test_many_samples_offer_what_the_seat_is_offered(name: str) -> None:
    assert len(compare(find(name), MANY)) > 10
