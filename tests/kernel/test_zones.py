"""Bags, piles and sets of seats."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.kernel import EVERYONE, NO_ONE, SPECTATOR, Bag, Pile, Scripted, Seeded, all_but, only
from tessera.kernel.zones import includes

cards = st.lists(st.integers(0, 9), max_size=12)
seats = st.integers(0, 7)

A, B, C = only(0), only(1), only(2)


# --- sets of seats ------------------------------------------------------------------------------------------


@given(seats, seats)
def test_sets_of_seats(one: int, other: int) -> None:
    assert includes(only(one), other) == (one == other)
    assert includes(all_but(one), other) == (one != other)
    assert includes(EVERYONE, one)
    assert not includes(NO_ONE, one)


def test_a_spectator_belongs_to_everyone_and_to_all_but_one_seat() -> None:
    assert includes(EVERYONE, SPECTATOR)
    assert includes(all_but(3), SPECTATOR)
    assert not includes(only(3), SPECTATOR)


# --- bags ---------------------------------------------------------------------------------------------------


@given(cards, cards)
def test_a_bag_is_a_multiset(put: list[int], more: list[int]) -> None:
    bag = Bag.of(put)
    for card in more:
        bag.add(card)
    assert bag == Bag.of(reversed(put + more))
    assert len(bag) == len(put + more)
    assert all(bag.count(card) == n for card, n in Counter(put + more).items())
    for card in put:
        bag.remove(card)
    assert bag == Bag.of(more)


@given(cards, cards)
def test_several_cards_at_a_time_are_the_same_one_by_one(put: list[int], more: list[int]) -> None:
    bag = Bag.of(put)
    bag.add_all(more)
    assert bag == Bag.of(put + more)
    other = Bag.of(put)
    bag.move(more, other)
    assert (bag, other) == (Bag.of(put), Bag.of(put + more))
    bag.remove_all(put)
    assert bag == Bag()


@given(cards, st.integers(0, 9))
def test_several_cards_are_removed_together_or_not_at_all(put: list[int], missing: int) -> None:
    bag = Bag.of(card for card in put if card != missing)
    before = bag.cards
    with pytest.raises(KeyError, match=str(missing)):
        bag.remove_all([*before, missing])
    assert bag.cards == before


def test_who_sees_which_cards_are_removed_knows_what_is_left() -> None:
    bag = Bag.of([1, 3])
    bag.add(1, known_to=A | B)
    bag.add(2, known_to=A)
    bag.remove_all([1, 3], seen_by=A)
    assert bag.cards == (1, 2)
    assert bag.known == ((2, A),)


def test_several_cards_on_a_pile() -> None:
    pile = Pile()
    pile.put_all([4, 2], A)
    pile.put_all([])
    pile.put_all((7,))
    assert (pile.cards, pile.knowers) == ((4, 2, 7), (A, A, NO_ONE))


def test_what_is_not_in_a_bag_cannot_be_removed() -> None:
    bag = Bag.of([1, 3])
    for card in (0, 2, 4):
        assert card not in bag
        with pytest.raises(KeyError):
            bag.remove(card)
    assert bag == Bag.of([1, 3])


@given(cards)
def test_taking_all_leaves_nothing(put: list[int]) -> None:
    bag = Bag.of(put)
    bag.add(5, known_to=A)
    assert sorted(bag.take_all()) == sorted([*put, 5])
    assert bag == Bag()


def test_a_clone_of_a_bag_is_independent() -> None:
    bag = Bag.of([1, 2])
    copy = bag.clone()
    copy.add(3, known_to=A)
    copy.remove(1)
    assert bag == Bag.of([1, 2])
    assert copy.cards == (2, 3)


def test_a_seat_knows_what_it_saw_going_in() -> None:
    bag = Bag.of([4])
    bag.add(5, known_to=A | B)
    assert [bag.knows(seat, 5) for seat in (0, 1, 2)] == [True, True, False]
    assert not bag.knows(0, 4)


def test_who_sees_a_card_leave_knows_no_more_of_it_but_all_of_the_rest() -> None:
    bag = Bag()
    bag.add(5, known_to=A)
    bag.add(6, known_to=A)
    bag.remove(5)
    assert bag.knows(0, 6)
    assert not bag.knows(0, 5)


def test_who_does_not_see_which_card_leaves_no_longer_knows_what_is_left() -> None:
    bag = Bag()
    bag.add(5, known_to=A | B)
    bag.add(6, known_to=A | B)
    bag.remove(5, seen_by=B)
    assert not bag.knows(0, 6)
    assert bag.knows(1, 6)
    assert bag.known == ((6, B),)


def test_of_two_equal_cards_the_one_that_was_known_may_have_left() -> None:
    bag = Bag.of([5])
    bag.add(5, known_to=A)
    bag.remove(5)
    assert 5 in bag
    assert not bag.knows(0, 5)


def test_of_two_equal_cards_that_were_both_known_one_is_left() -> None:
    bag = Bag()
    bag.add(5, known_to=A)
    bag.add(5, known_to=A | C)
    bag.remove(5)
    assert bag.knows(0, 5)
    assert not bag.knows(2, 5)
    bag.remove(5)
    assert bag == Bag()


@pytest.mark.parametrize("chance", [Seeded(2), Scripted([7])], ids=["seeded", "scripted"])
def test_what_chance_draws_might_have_been_any_card(chance: Seeded | Scripted) -> None:
    bag = Bag.of([7, 7, 7])
    bag.add(5, known_to=EVERYONE)
    assert chance.draw(bag) == 7
    assert bag == Bag.of([5, 7, 7])


# --- piles --------------------------------------------------------------------------------------------------


def test_a_pile_keeps_places_and_who_knows_them() -> None:
    pile = Pile()
    pile.put(5)
    pile.put(6, known_to=A)
    pile.put_under(4, known_to=B)
    assert (pile.cards, pile.knowers) == ((4, 5, 6), (B, NO_ONE, A))
    assert pile.take() == 6
    assert pile.take(0) == 4
    assert (pile.cards, pile.knowers) == ((5,), (NO_ONE,))


def test_showing_adds_knowers_and_leaves_the_card() -> None:
    pile = Pile((4, 5, 6), (NO_ONE, A, NO_ONE))
    assert pile.show(B, 1) == 5
    assert pile.show(EVERYONE) == 6
    assert (pile.cards, pile.knowers) == ((4, 5, 6), (NO_ONE, A | B, EVERYONE))


def test_an_empty_pile_has_nothing_to_take() -> None:
    with pytest.raises(IndexError):
        Pile().take()
    with pytest.raises(IndexError):
        Pile().show(A)


@given(cards, st.data())
def test_taking_one_by_one_takes_what_a_list_would(put: list[int], data: st.DataObject) -> None:
    pile = Pile()
    for at, card in enumerate(put):
        pile.put(card, known_to=1 << at)
    mirror = [(card, 1 << at) for at, card in enumerate(put)]
    while mirror:
        at = data.draw(st.integers(-len(mirror), len(mirror) - 1))
        assert pile.take(at) == mirror.pop(at)[0]
        assert list(zip(pile.cards, pile.knowers, strict=True)) == mirror


def test_a_clone_of_a_pile_is_independent() -> None:
    pile = Pile((4, 5), (NO_ONE, A))
    copy = pile.clone()
    copy.put(6)
    copy.show(EVERYONE, 0)
    assert pile == Pile((4, 5), (NO_ONE, A))
    assert copy.take_all() == (4, 5, 6)
    assert copy == Pile()
