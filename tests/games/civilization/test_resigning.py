"""Giving up: the table ends a match between two, and plays on for whoever leaves more than one rival."""

from __future__ import annotations

import pytest

from tessera.games.civilization import game
from tessera.kernel.testing import rule
from tessera.table import NotAllowed, Table
from tessera.table.table import SUBSTITUTE, Status

KEY = bytes(range(32))


def seated(*people: str) -> Table:
    table, _ = Table.open("t", game, len(people), {}, people[0], 0.0)
    for person in people:
        table.sit(person, person.title(), 0.0)
    table.start(people[0], KEY, 0.0)
    return table


@rule("CV-15.10")
def test_of_two_the_other_one_wins_at_once() -> None:
    table = seated("anna", "ben")
    table.resign("anna", 1.0)
    assert table.status is Status.FINISHED
    assert table.outcome is not None and table.outcome.ranks == (2, 1)


@rule("CV-15.10")
def test_of_three_the_seat_is_played_on() -> None:
    table = seated("anna", "ben", "cleo")
    with pytest.raises(NotAllowed, match="table-resign-two"):
        table.resign("anna", 1.0)
    assert table.match is not None
    before = table.match.saved
    table.leave("anna", 1.0)
    assert table.status is Status.PLAYING
    assert table.seats[0].played_by_bot == SUBSTITUTE
    assert table.match.saved == before, "its pieces stay"
