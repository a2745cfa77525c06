"""Why an answer is better than another: in the terms of the game, and from what the reader knows."""

from __future__ import annotations

import pytest

from tessera.bots import observe
from tessera.bots.reasons import Reason, compared, why
from tessera.kernel import Bag, Seeded
from tessera.kernel.script import play as begin
from tessera.text import LANGUAGES, Catalog
from tests.cli.nim import Nim, game
from tests.games.throughtheages.scenes import table as of_ages


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> Nim:
    def terms(s: Nim, seat: int) -> dict[str, float]:
        return {"stones": float(s.players[seat].stones), "cards": float(len(s.players[seat].hand))}

    monkeypatch.setattr(game, "terms", terms)
    s = game.new(2, Seeded(1))
    for player in s.players:
        player.hand = Bag.of([player.seat])
    return s


def test_what_differs_most_comes_first(nim: Nim) -> None:
    samples = [observe(game, nim, 0, Seeded(1)).sample() for _ in range(2)]
    found = compared(game, 0, samples, Seeded(2), (("take", 3),), (("draw",),))
    assert found == [Reason("stones", 3.0), Reason("cards", -1.0)]


def test_what_does_not_differ_is_no_reason(nim: Nim) -> None:
    samples = [observe(game, nim, 0, Seeded(1)).sample()]
    assert compared(game, 0, samples, Seeded(2), (("take", 3),), (("take", 1),)) == [Reason("stones", 2.0)]


def test_a_move_is_compared_with_what_else_looked_best(nim: Nim) -> None:
    assert why(game, nim, 0, (("take", 3),), 1, Seeded(1)) == [Reason("stones", 1.0)]


def test_reasons_are_the_same_whatever_the_hidden_cards_are(nim: Nim) -> None:
    """Seat 1 asks about a move of seat 0, whose hand it does not see."""
    found = []
    for card in (2, 5):
        s = nim.clone()
        s.players[0].hand = Bag.of([card])
        s.deck = Bag.of([each for each in range(6) if each not in (card, 1)])
        found.append(why(game, s, 0, (("draw",),), 1, Seeded(3)))
    assert found[0] == found[1]


def test_of_what_was_impossible_as_far_as_one_knows_nothing_is_said(nim: Nim) -> None:
    assert why(game, nim, 0, (("take", 9),), 1, Seeded(1)) == []


def test_a_mine_says_in_words_when_it_has_paid_for_itself() -> None:
    t = of_ages(2)
    t.goods(0, resources=2)
    t.acts(0)
    before = t.state.clone()
    t.choose("build bronze")
    [found] = t.game.because(before, t.state, 0)
    said = {lang: Catalog(t.game, lang).description(found) for lang in LANGUAGES}
    assert said == {
        "en": "It makes one more resource each turn; what it costs (2) is back in 2 turns.",
        "de": "Es erzeugt einen Rohstoff mehr je Zug; was es kostet (2), ist nach 2 Zügen wieder da.",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["peloponnes", "civilization", "throughtheages"])
def test_every_term_is_a_sentence_for_and_against_an_answer(name: str, lang: str) -> None:
    t = begin(name, seats=2)
    catalog = Catalog(t.game, lang)
    for term in t.game.terms(t.state, 0):
        for way in ("more", "less"):
            assert catalog.say(f"term-{term}.{way}").endswith("."), term
