"""Hints between people: only when all agree, and everybody sees who had how many."""

from __future__ import annotations

import pytest

from tessera.table import NotAllowed, Table, hints, play, seats
from tessera.table.sheet import sheet
from tests.table.test_window import Desk


@pytest.fixture
def desk() -> Desk:
    return Desk(vetoes="none")


def refused(desk: Desk, user: str) -> str:
    with pytest.raises(NotAllowed) as caught:
        hints.use(desk.table, user, 1.0)
    return caught.value.key


def agreed(desk: Desk) -> Desk:
    desk.do(hints.ask(desk.table, "cleo", 1.0))
    for user in ("anna", "ben", "dora"):
        desk.do(hints.answer(desk.table, user, True, 2.0))
    return desk


def test_between_people_there_are_no_hints_unless_all_agree(desk: Desk) -> None:
    assert refused(desk, "anna") == "table-no-hints"
    desk.do(hints.ask(desk.table, "anna", 1.0))
    for user in ("ben", "cleo"):
        desk.do(hints.answer(desk.table, user, True, 2.0))
        assert refused(desk, "anna") == "table-no-hints"
    assert sheet(desk.table, "dora", 3.0)["hints"] == {
        "allowed": False,
        "request": {"seat": 0, "missing": [3], "asks_you": True},
    }
    desk.do(hints.answer(desk.table, "dora", True, 2.0))
    assert sheet(desk.table, "ben", 3.0)["hints"] == {"allowed": True, "request": None}
    assert not sheet(desk.table, "zoe", 3.0)["hints"]["allowed"], "those who watch play nothing"
    assert desk.restored().hints_agreed


@pytest.mark.parametrize("user", ["anna", "ben"])
def test_one_who_refuses_is_enough_and_who_asked_may_take_it_back(desk: Desk, user: str) -> None:
    desk.do(hints.ask(desk.table, "anna", 1.0))
    desk.do(hints.answer(desk.table, "cleo", True, 1.0))
    desk.do(hints.answer(desk.table, user, False, 2.0))
    assert desk.table.hints.request is None and refused(desk, "anna") == "table-no-hints"
    with pytest.raises(NotAllowed):
        hints.answer(desk.table, "dora", True, 2.0)
    desk.do(hints.ask(desk.table, "dora", 3.0))


def test_nobody_agrees_twice_or_for_others(desk: Desk) -> None:
    desk.do(hints.ask(desk.table, "anna", 1.0))
    for user in ("anna", "zoe"):
        with pytest.raises(NotAllowed):
            hints.answer(desk.table, user, True, 2.0)
    with pytest.raises(NotAllowed):
        hints.ask(desk.table, "ben", 2.0)


def test_hints_are_counted_once_for_every_question_and_told_to_everybody(desk: Desk) -> None:
    agreed(desk)
    for _ in range(2):
        desk.do(*hints.use(desk.table, "anna", 3.0))
    assert [seat["hints"] for seat in sheet(desk.table, "zoe", 4.0)["seats"]] == [1, 0, 0, 0]
    assert refused(desk, "ben") == "table-not-asked"
    desk.says("anna", "rest")
    desk.do(*hints.use(desk.table, "ben", 3.0))
    for table in (desk.table, desk.restored()):
        assert [seat.hints for seat in table.seats] == [1, 1, 0, 0]


def test_alone_against_bots_nobody_needs_to_agree(desk: Desk) -> None:
    table, _ = Table.open("t", desk.table.game, 2, {}, "anna", 0.0)
    seats.sit(table, "anna", "Anna", 0.0)
    seats.seat_bot(table, "anna", 1, "random", 0.0)
    play.start(table, "anna", bytes(32), 0.0)
    assert sheet(table, "anna", 1.0)["hints"]["allowed"]
    assert len(hints.use(table, "anna", 1.0)) == 1
    with pytest.raises(NotAllowed):
        hints.ask(table, "anna", 1.0)
