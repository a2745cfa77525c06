"""What a seat is offered is the same in every position it holds possible, however often it is dealt anew."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.bots.uniform import any_of
from tessera.kernel import AnyGame, Seeded, advance, ask, determinize, play
from tessera.kernel.engine import waiting
from tessera.kernel.registry import game as find
from tessera.kernel.registry import game_ids

FEW, MANY = 300, 100_000


def compare(game: AnyGame, samples: int) -> Counter[str]:
    """Random matches; at every question, for whoever is asked, a sample and a sample of the sample. Counts kinds."""
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
                if asked is None:
                    continue
                kind = type(asked.step).__name__
                sample = s
                for _ in range(2):
                    sample = determinize(sample, seat, luck)
                    again = ask(sample, seat)
                    assert again is not None and again.options == asked.options, f"{kind} in match {seed}"
                    kinds[kind] += 1
            decision = play(s, any_of(decision.options, luck))
    return kinds


@pytest.mark.parametrize("name", game_ids())
def test_samples_offer_what_the_seat_is_offered(name: str) -> None:
    assert len(compare(find(name), FEW)) > 3, "several kinds of questions"


@pytest.mark.soak
@pytest.mark.parametrize("name", game_ids())
def test_many_samples_offer_what_the_seat_is_offered(name: str) -> None:
    assert len(compare(find(name), MANY)) > 10
