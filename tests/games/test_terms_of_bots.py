"""What bots go by has names, and the names have words: what is added up is what is explained."""

from __future__ import annotations

import pytest

from tessera.bots.uniform import any_of
from tessera.kernel import Seeded, advance, game, play
from tessera.text import LANGUAGES, Catalog
from tests.ours import OURS


@pytest.mark.parametrize("name", OURS)
def test_the_terms_have_words_and_add_up_to_how_well_a_seat_stands(name: str) -> None:
    of, luck = game(name), Seeded("terms")
    s = of.new(2, luck)
    decision, named, looked = advance(s), set[str](), 0
    while decision is not None and looked < 60:
        if not luck.pick(4):
            looked += 1
            for seat in range(s.seats):
                terms = of.terms(s, seat)
                named |= set(terms)
                assert sum(terms.values()) == pytest.approx(of.evaluate(s, seat), abs=1e-6)
        decision = play(s, any_of(decision.options, luck))
    assert len(named) > 5
    words = [Catalog(of, lang) for lang in LANGUAGES]
    assert all(each.has(f"term-{term}") for term in named for each in words)
