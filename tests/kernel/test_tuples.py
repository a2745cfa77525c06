"""Small words for tuples, and the order around the table."""

from __future__ import annotations

import pytest

from tessera.kernel import Seeded
from tessera.kernel.seating import clockwise
from tessera.kernel.tuples import changed, put, replaced, take
from tests.kernel.bazaar import bazaar


def test_things_are_put_in_order_and_taken_once() -> None:
    assert put((1, 3, 3), 2) == (1, 2, 3, 3)
    assert take((1, 3, 3), 3) == (1, 3)
    with pytest.raises(ValueError, match="not in tuple"):
        take((1,), 2)


def test_one_place_changes() -> None:
    assert changed((4, 5, 6), 1, -2) == (4, 3, 6)
    assert replaced((4, 5, 6), 2, 0) == (4, 5, 0)


def test_seats_follow_each_other_around_the_table() -> None:
    assert clockwise(bazaar.new(3, Seeded(1)), 2) == [2, 0, 1]
