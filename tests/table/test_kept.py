"""What is seen of a table is made once for everybody who sees the same, and anew when something has happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tessera.games.peloponnes import game
from tessera.kernel import SPECTATOR, Match, Seeded
from tessera.table import ClockRule, Table, chat, play, seats
from tessera.table.clock import Mode
from tessera.table.sheet import encoded, sheet, summary
from tests.answers import any_answer

KEY = bytes(range(32))


def a_table(clock: ClockRule | None = None) -> Table:
    table, _ = Table.open("t", game, 2, {}, "anna", 1.0, clock=clock)
    for name in ("anna", "ben"):
        seats.sit(table, name, name.title(), 1.0)
    play.start(table, "anna", KEY, 1.0)
    return table


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How often a view was made, by seat."""
    made: Counter[int] = Counter()
    shown = Match.shown

    def counted(match: Match[Any], seats: Sequence[int]) -> list[bytes]:
        made.update(seats)
        return shown(match, seats)

    monkeypatch.setattr(Match, "shown", counted)
    return made


def move(table: Table) -> None:
    seat = table.waiting()[0]
    decision = table.decision(seat)
    assert decision is not None and table.match is not None
    answer = any_answer(table.match.state, seat, Seeded(1))
    play.move(table, table.seats[seat].user, answer, decision.ply, 2.0)


def test_a_view_is_made_once_per_position_and_pair_of_eyes(looks: Counter[int]) -> None:
    table = a_table()
    for user in ("anna", "anna", "ben", "zoe", "yan", ""):
        encoded(table, user, 2.0)
    assert looks == {0: 1, 1: 1, SPECTATOR: 1}
    move(table)
    encoded(table, "anna", 2.0)
    assert looks[0] == 2, "after a move everybody sees something else"


def test_the_views_of_all_who_look_are_made_together(looks: Counter[int]) -> None:
    together, alone = a_table(), a_table()
    users = ("anna", "ben", "zoe", "yan")
    found = [encoded(together, "anna", 2.0, beside=users)]
    assert looks == {0: 1, 1: 1, SPECTATOR: 1}
    found += [encoded(together, user, 2.0, beside=users) for user in users[1:]]
    assert looks == {0: 1, 1: 1, SPECTATOR: 1}
    assert found == [encoded(alone, user, 2.0) for user in users]


def test_nobody_sees_through_the_eyes_of_somebody_else() -> None:
    table = a_table()
    seen = {user: sheet(table, user, 2.0) for user in ("anna", "ben", "zoe")}
    fresh = {user: sheet(a_table(), user, 2.0) for user in ("zoe", "ben", "anna")}
    assert seen == fresh
    asked = [user for user in seen if seen[user]["decision"] is not None]
    assert asked == [table.seats[table.waiting()[0]].user]


def test_what_is_kept_is_never_older_than_the_table() -> None:
    table, moves = a_table(), 12
    for number in range(moves):
        sheet(table, "anna", 2.0), summary(table, 2.0)
        move(table)
        assert table.match is not None
        found = sheet(table, "anna", 2.0)
        assert found["moves"] == number + 1
        assert found["view"] == table.match.game.view(table.match.state, 0)
    chat.say(table, "anna", "Anna", "hello", 3.0)
    seats.leave(table, "ben", 3.0)
    assert summary(table, 3.0)["seats"][1]["away"] and sheet(table, "", 3.0)["chat"]


def test_clocks_go_on() -> None:
    table = a_table(ClockRule(Mode.MOVE, 60))
    seat = table.waiting()[0]
    assert [summary(table, now)["seats"][seat]["left"] for now in (1.0, 11.0)] == [60.0, 50.0]
