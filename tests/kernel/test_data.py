"""Data is taken apart and put together in one place, whatever it is made of."""

from __future__ import annotations

from typing import Annotated, get_args

import pytest

from tessera.kernel.chance import NO_CHANCE
from tessera.kernel.data import Data, convert, declarer, fields, hints, is_fixed, reader, replace, saved
from tessera.kernel.inplay import Holder
from tessera.kernel.step import Ask, Step
from tessera.kernel.zones import Bag, Hidden, Pile, Public


class Drawer(Holder, kw_only=True):
    coins: Public[int]
    hand: Annotated[Bag, Hidden("cards")]


class Shelf(Drawer, kw_only=True):
    coins: Public[int] = 7


class Offer(Ask, frozen=True):
    card: int
    price: int = 1


def test_fields_come_in_the_order_in_which_they_are_saved() -> None:
    assert fields(Offer) == fields(Offer(0, 5)) == ("seat", "card", "price")


def test_types_are_told_with_what_is_noted_beside_them_only_when_that_is_wanted() -> None:
    assert hints(Drawer)["hand"] is Bag
    assert hints(Drawer)["coins"] is int
    assert get_args(hints(Drawer, marked=True)["hand"]) == (Bag, Hidden("cards"))


def test_a_field_belongs_to_the_class_that_declares_it_first() -> None:
    assert declarer(Shelf, "seat") is Holder
    assert declarer(Shelf, "coins") is Drawer
    assert declarer(Shelf, "hand") is Drawer


def test_a_value_can_be_the_same_but_for_some_fields() -> None:
    offer = Offer(1, 5, 3)
    assert replace(offer, price=4) == Offer(1, 5, 4)
    assert offer.price == 3
    with pytest.raises(TypeError, match="colour"):
        replace(offer, colour="red")


def test_steps_never_change_and_what_players_have_does() -> None:
    assert is_fixed(Offer(1, 5))
    assert not is_fixed(Drawer(seat=0, coins=1, hand=Bag()))
    assert isinstance(Bag(), Data)
    assert not isinstance((1, 2), Data)


def test_whole_objects_are_read_from_bytes_and_from_plain_data() -> None:
    def nothing_else(kind: type[object], value: object) -> object:
        raise AssertionError(kind)

    assert reader(Pile, nothing_else)(b"\x82\xa5cards\x91\x03\xa7knowers\x91\x00") == Pile((3,), (0,))
    step: Step = convert({"type": "Offer", "seat": 1, "card": 5}, Offer, nothing_else)
    assert step == Offer(1, 5)


def test_what_is_no_data_has_nothing_to_be_saved_as() -> None:
    assert saved(NO_CHANCE) is None
    assert saved(object()) is None
