"""Samples: a dealer finds once where hidden cards lie."""

from __future__ import annotations

from tessera.kernel import RESIGN, Seeded, advance, determinize, game, play, snapshot
from tessera.kernel.dealing import Dealer
from tests.kernel.guild import guild


def test_a_dealer_samples_as_if_it_looked_each_time() -> None:
    s = guild.new(3, Seeded(5))
    dealer, again, one_by_one = Dealer(s, 0), Seeded(7), Seeded(7)
    for _ in range(4):
        assert snapshot(dealer.sample(again)) == snapshot(determinize(s, 0, one_by_one))


def test_a_sample_hides_the_same_cards_in_the_same_places() -> None:
    """With backs, cards that some know, and hands whose backs are told together: a battle is fought at the end."""
    civilization = game("civilization")
    s, choose = civilization.new(2, Seeded(3)), Seeded("answers")
    decision = advance(s)
    for number in range(240):
        assert decision is not None
        options = [option for option in decision.options if option != RESIGN]
        decision = play(s, options[choose.pick(len(options))])
        if number % 30 == 0:
            dealer = Dealer(s, 0)
            sample = dealer.sample(Seeded(number))
            assert snapshot(dealer.of(sample).sample(Seeded(1))) == snapshot(
                determinize(sample, 0, Seeded(1))
            )
