"""Orders: answers given before the question, kept to where nothing surprises, dropped where something does."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.kernel.option import BadNotation
from tessera.table import NotAllowed, Table, orders, seats, undo, windows
from tessera.table.journal import Moved, OrderDropped
from tessera.table.orders import CHANGED, NOT_LEGAL, OTHER_QUESTION, WENT_BACK, Order, own_things
from tessera.table.sheet import sheet
from tests.table.test_window import Desk


@pytest.fixture
def desk() -> Desk:
    """Nobody holds anything to object with: the table passes for all of them."""
    return Desk(vetoes="none")


def order(desk: Desk, user: str, answer: str, step: str = "take-turn", *own: str) -> None:
    desk.do(orders.give(desk.table, user, Order(step, answer, own), desk.now))


def lets_pass(desk: Desk) -> None:
    """The table passes for everybody in the open window."""
    for seat, _ in windows.replies(desk.table):
        ply = desk.table.match.state.ply if desk.table.match else 0
        desk.do(windows.let_pass(desk.table, seat, ply, desk.now))


def carried_out(desk: Desk) -> Any:
    [(seat, ply)] = orders.due(desk.table)
    entry = orders.carry_out(desk.table, seat, ply, desk.now)
    assert entry is not None
    desk.do(entry)
    return entry


def told(table: Table, user: str) -> Any:
    return sheet(table, user, 5.0)["order"]


def test_an_answer_given_in_advance_is_given_when_asked(desk: Desk) -> None:
    order(desk, "ben", "work")
    assert orders.due(desk.table) == [], "Ben is not asked yet"
    assert told(desk.table, "ben") == {"do": "work", "said": [{"verb": "work", "args": []}], "dropped": ""}
    desk.says("anna", "rest")
    moved = carried_out(desk)
    assert isinstance(moved, Moved) and (moved.seat, moved.do, moved.by_bot) == (1, "work", False)
    assert told(desk.table, "ben") is None and orders.due(desk.table) == []


def test_an_answer_of_several_parts_can_be_ordered(desk: Desk) -> None:
    order(desk, "ben", "demand 2 / coins 1 / loudly")
    desk.says("anna", "rest")
    assert carried_out(desk).do == "demand 2 / coins 1 / loudly"


def test_it_is_dropped_when_ones_own_things_have_changed(desk: Desk) -> None:
    order(desk, "ben", "work")
    desk.says("anna", "demand 1 / coins 1 / loudly")
    lets_pass(desk)
    assert desk.table.waiting() == [1]
    dropped = carried_out(desk)
    assert isinstance(dropped, OrderDropped) and dropped.why == CHANGED
    assert told(desk.table, "ben") == {"do": None, "said": [], "dropped": CHANGED}
    assert desk.asked() == ["ben"], "Ben decides himself"
    desk.says("ben", "rest")
    assert told(desk.table, "ben") is None


def test_what_was_shown_to_become_of_ones_things_is_no_surprise(desk: Desk) -> None:
    other = Desk(vetoes="none")
    other.says("anna", "demand 1 / coins 1 / loudly")
    lets_pass(other)
    assert other.table.match is not None
    order(desk, "ben", "work", "take-turn", own_things(other.table.game, other.table.match.state, 1))
    desk.says("anna", "demand 1 / coins 1 / loudly")
    lets_pass(desk)
    assert carried_out(desk).do == "work"


def test_it_is_dropped_when_it_is_not_legal(desk: Desk) -> None:
    order(desk, "ben", "demand 2 / coins 3 / loudly")
    desk.says("anna", "rest")
    assert carried_out(desk).why == NOT_LEGAL


def test_it_is_dropped_when_something_else_is_asked(desk: Desk) -> None:
    order(desk, "ben", "work", "choose-heir")
    desk.says("anna", "rest")
    assert carried_out(desk).why == OTHER_QUESTION


def test_it_is_dropped_when_the_match_goes_back(desk: Desk) -> None:
    desk.says("anna", "rest")
    desk.says("ben", "rest")
    order(desk, "ben", "work")
    for entry in (undo.take_back(desk.table, "ben", 0, 6.0), *undo.answer(desk.table, "anna", True, 6.0)):
        desk.do(entry)
    for user in ("cleo", "dora"):
        desk.do(*undo.answer(desk.table, user, True, 6.0))
    assert desk.table.match is not None and desk.table.match.moves == []
    assert told(desk.table, "ben") == {"do": None, "said": [], "dropped": WENT_BACK}


def test_it_can_be_taken_back_and_given_anew(desk: Desk) -> None:
    order(desk, "ben", "work")
    order(desk, "ben", "rest")
    assert told(desk.table, "ben")["do"] == "rest"
    desk.do(orders.drop(desk.table, "ben", desk.now))
    assert told(desk.table, "ben") is None
    with pytest.raises(NotAllowed):
        orders.drop(desk.table, "ben", desk.now)
    desk.says("anna", "rest")
    assert orders.due(desk.table) == []


def test_who_answers_otherwise_needs_no_order(desk: Desk) -> None:
    order(desk, "ben", "work")
    desk.says("anna", "rest")
    desk.says("ben", "rest")
    assert desk.table.seats[1].order is None
    assert orders.carry_out(desk.table, 1, 1, desk.now) is None


def test_it_is_kept_over_a_restart(desk: Desk) -> None:
    order(desk, "ben", "work")
    assert told(desk.restored(), "ben") == {
        "do": "work",
        "said": [{"verb": "work", "args": []}],
        "dropped": "",
    }
    desk.says("anna", "rest")
    again = desk.restored()
    [(seat, ply)] = orders.due(again)
    assert isinstance(orders.carry_out(again, seat, ply, 9.0), Moved)
    carried_out(desk)
    assert told(desk.restored(), "ben") is None


def test_nobody_else_ever_sees_it(desk: Desk) -> None:
    """Byte for byte what they would have seen without."""
    others = ("anna", "cleo", "dora", "zoe")
    before = {user: desk.seen(user) for user in others}
    order(desk, "ben", "work")
    order(desk, "ben", "demand 2 / coins 1 / loudly")
    assert {user: desk.seen(user) for user in others} == before
    desk.do(orders.drop(desk.table, "ben", desk.now))
    assert {user: desk.seen(user) for user in others} == before
    for user in others:
        assert "work" not in str(told(desk.table, user))


def test_a_window_is_not_answered_by_order() -> None:
    """When somebody answers there tells something: wishes are for that, with the same delay for all."""
    desk = Desk().everybody_wants_to_be_asked()
    order(desk, "ben", "pass", "veto")
    desk.says("anna", "work")
    assert desk.asked() == ["ben", "cleo", "dora"] and orders.due(desk.table) == []


def test_during_a_window_the_next_turn_can_be_answered_in_advance() -> None:
    """The order waits until the window has closed; nobody sees that it was given."""
    desk = Desk().everybody_wants_to_be_asked()
    desk.says("anna", "work")
    desk.says("ben", "pass")
    before = {user: desk.seen(user) for user in ("anna", "cleo", "dora")}
    order(desk, "ben", "rest")
    assert {user: desk.seen(user) for user in before} == before
    desk.says("cleo", "pass")
    assert orders.due(desk.table) == [], "the window is still open"
    desk.says("dora", "pass")
    assert carried_out(desk).do == "rest"


def test_who_is_asked_just_answers(desk: Desk) -> None:
    with pytest.raises(NotAllowed) as caught:
        orders.give(desk.table, "anna", Order("take-turn", "work", ()), 1.0)
    assert caught.value.key == "table-asked-now"
    with pytest.raises(NotAllowed):
        orders.give(desk.table, "zoe", Order("take-turn", "work", ()), 1.0)
    with pytest.raises(BadNotation):
        orders.give(desk.table, "ben", Order("take-turn", "<!>", ()), 1.0)


def test_a_bot_that_plays_on_keeps_to_no_order(desk: Desk) -> None:
    order(desk, "ben", "work")
    desk.do(*seats.leave(desk.table, "ben", 2.0))
    desk.says("anna", "rest")
    assert orders.due(desk.table) == [] and told(desk.restored(), "ben") is None
