"""Giving up: the table ends a match between two, and plays on for whoever leaves more than one rival."""

from __future__ import annotations

import pytest

from tessera.games.civilization import game
from tessera.server.ratings import places_of
from tessera.table import NotAllowed, Status, Table, ending, play, seats
from tessera.table.seats import SUBSTITUTE
from tessera.table.sheet import sheet
from tessera.testing import rule

KEY = bytes(range(32))


def seated(*people: str) -> Table:
    table, _ = Table.open("t", game, len(people), {}, people[0], 0.0)
    for person in people:
        seats.sit(table, person, person.title(), 0.0)
    play.start(table, people[0], KEY, 0.0)
    return table


@rule("CV-15.10")
def test_of_two_the_other_one_wins_at_once() -> None:
    table = seated("anna", "ben")
    ending.resign(table, "anna", 1.0)
    assert table.status is Status.FINISHED
    assert table.outcome is not None and table.outcome.ranks == (2, 1)


@rule("CV-15.10")
def test_of_three_the_seat_is_played_on() -> None:
    table = seated("anna", "ben", "cleo")
    with pytest.raises(NotAllowed, match="table-resign-two"):
        ending.resign(table, "anna", 1.0)
    assert table.match is not None
    before = table.match.saved
    seats.leave(table, "anna", 1.0)
    assert table.status is Status.PLAYING
    assert table.seats[0].played_by_bot == SUBSTITUTE
    assert table.match.saved == before, "its pieces stay"


@rule("CV-15.10")
def test_nobody_wins_because_others_have_left() -> None:
    table = seated("anna", "ben", "cleo")
    for person in ("anna", "ben"):
        seats.leave(table, person, 1.0)
    assert table.status is Status.PLAYING and table.outcome is None
    seats.come_back(table, "ben", 2.0)
    assert [place.played_by_bot for place in table.seats] == [SUBSTITUTE, "", ""]


@rule("CV-15.10")
def test_a_win_of_the_seat_is_not_the_players() -> None:
    table = seated("anna", "ben", "cleo")
    seats.leave(table, "anna", 1.0)
    places = sheet(table, "ben", 2.0)["seats"]
    won = {"users": ["anna", "ben", "cleo"], "seats": places, "outcome": {"ranks": [1, 2, 2]}}
    assert places_of(won) == {"anna": 3, "ben": 1, "cleo": 1}
