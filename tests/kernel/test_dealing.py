"""Samples: a dealer finds once where hidden cards lie."""

from __future__ import annotations

from collections import Counter

from tessera.kernel import RESIGN, Seeded, advance, determinize, game, play, snapshot
from tessera.kernel.dealing import Dealer, Heap
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


def test_cards_that_can_only_lie_in_one_bag_stay_there() -> None:
    """Chance is asked as if they had been shuffled: what follows does not depend on where they lie."""
    s = guild.new(2, Seeded(1))
    for p in s.players:
        p.hand.move(p.hand.cards, s.deck)
    chance, other = Seeded(3), Seeded(3)
    sample = Dealer(s, 0).sample(chance)
    other.shuffled(s.deck.cards)
    assert sample.deck == s.deck
    assert sample.deck is not s.deck
    assert chance.pick(1000) == other.pick(1000)


def test_a_zone_that_takes_some_cards_only_gets_no_others() -> None:
    heap = Heap((1, 2, 3, 4), (), ((frozenset({2, 4}), 1),))
    orders = Counter([tuple(heap.dealt(chance)) for chance in [Seeded(3)] for _ in range(3_600)])
    assert {order[0] for order in orders} == {2, 4}
    assert len(orders) == 12  # either of two, and whatever is left in any order
    assert all(200 < count < 400 for count in orders.values())


def test_a_position_laid_out_by_hand_may_hold_what_does_not_fit() -> None:
    heap = Heap((1, 2, 3), (), ((frozenset({2}), 2),))
    dealt = heap.dealt(Seeded(3))
    assert (dealt[0], sorted(dealt)) == (2, [1, 2, 3])
