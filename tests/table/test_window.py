"""Windows at a table: sealed answers are kept one by one, shown to nobody, timed for all together, passed by wish."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

import msgspec
import pytest

from tessera.kernel import PASS, Option, Refused, parse_parts
from tessera.table import ClockRule, Entry, NotAllowed, Table
from tessera.table.clock import DAY, RESPONSE, Mode
from tessera.table.journal import Answered, Moved, Wish, Wished, decode, encode
from tessera.table.sheet import sheet
from tests.parley import game

KEY = bytes(range(32))
PEOPLE = ("anna", "ben", "cleo", "dora")
VETO: Option = ("veto",)


class Desk:
    """A table of four with its journal; Anna is on turn, and everybody else might object."""

    def __init__(self, vetoes: str = "all", clock: ClockRule | None = None) -> None:
        self.table, created = Table.open(
            "t", game, 4, {"vetoes": vetoes, "rounds": 30}, "anna", 0.0, clock=clock
        )
        self.journal: list[Entry] = [created, *[self.table.sit(each, each, 0.0) for each in PEOPLE]]
        self.journal.append(self.table.start("anna", KEY, 0.0))
        self.now = 1.0

    def do(self, *entries: Entry) -> Desk:
        self.journal += entries
        return self

    def says(self, user: str, answer: str) -> Entry:
        ply = self.table.match.state.ply if self.table.match else 0
        entry = self.table.move(user, parse_parts(answer), ply, self.now)
        self.do(entry)
        return entry

    def wish(self, user: str, wish: Wish) -> None:
        self.do(self.table.make_wish(user, "veto", wish, self.now))

    def everybody_wants_to_be_asked(self) -> Desk:
        for user in PEOPLE:
            self.wish(user, Wish.ASK)
        return self

    def seen(self, user: str) -> bytes:
        """What somebody is shown, as bytes; time stands still."""
        return msgspec.json.encode(sheet(self.table, user, 5.0))

    def asked(self) -> list[str]:
        return [user for seat, user in enumerate(PEOPLE) if self.table.decision(seat) is not None]

    def restored(self) -> Table:
        return Table.restored("t", game, [decode(encode(entry)) for entry in self.journal])


@pytest.fixture
def desk() -> Desk:
    return Desk().everybody_wants_to_be_asked()


def test_sealed_answers_are_entries_of_their_own_and_together_one_move(desk: Desk) -> None:
    desk.says("anna", "work")
    assert desk.asked() == ["ben", "cleo", "dora"]
    assert isinstance(desk.says("dora", "veto"), Answered)
    assert isinstance(desk.says("ben", "pass"), Answered)
    closing = desk.says("cleo", "pass")
    assert isinstance(closing, Moved)
    assert (closing.seat, closing.do) == (3, "pass | pass | veto")


def others_see(desk: Desk, users: Iterable[str]) -> dict[str, bytes]:
    return {user: desk.seen(user) for user in users}


@pytest.mark.parametrize("order", list(permutations(("ben", "cleo", "dora"))))
@pytest.mark.parametrize("answers", [("pass", "pass"), ("veto", "pass"), ("veto", "veto")])
def test_nobody_sees_who_answered_in_which_order_or_what(
    desk: Desk, order: tuple[str, ...], answers: tuple[str, str]
) -> None:
    """Byte for byte the same for everybody else, until the last answer is in."""
    desk.says("anna", "work")
    before = others_see(desk, (*PEOPLE, "zoe"))
    given: set[str] = set()
    for user, answer in zip(order[:2], answers, strict=True):
        desk.says(user, answer)
        given.add(user)
        for watcher in {*before} - given:
            assert desk.seen(watcher) == before[watcher], f"{watcher} sees that {user} answered"


def test_whoever_answered_sees_only_the_own_answer(desk: Desk) -> None:
    desk.says("anna", "work")
    desk.says("cleo", "veto")
    seen = sheet(desk.table, "cleo", 5.0)
    assert seen["decision"] is None and seen["waiting"] == [1, 2, 3]
    assert seen["window"]["given"] == "veto"
    after = desk.seen("cleo")
    desk.says("ben", "pass")
    assert desk.seen("cleo") == after
    with pytest.raises(Refused):
        desk.says("cleo", "pass")


def test_the_log_of_a_closed_window_tells_nothing_of_who_passed_when(desk: Desk) -> None:
    """Whoever passes, in whatever order: the same log for those who only watch."""
    logs = set()
    for order in permutations(("ben", "cleo", "dora")):
        other = Desk().everybody_wants_to_be_asked()
        other.says("anna", "work")
        for user in order:
            other.says(user, "pass")
        seen = sheet(other.table, "zoe", 5.0)
        logs.add(msgspec.json.encode([seen["log"], seen["entries"], seen["moves"], seen["waiting"]]))
        assert (seen["log"][-1]["seat"], seen["log"][-1]["do"]) == (-1, None)
    assert len(logs) == 1


def test_a_restart_in_the_middle_of_a_window_loses_no_answer(desk: Desk) -> None:
    desk.says("anna", "work")
    desk.says("dora", "veto")
    again = desk.restored()
    assert [msgspec.json.encode(sheet(again, user, 5.0)) for user in (*PEOPLE, "zoe")] == [
        desk.seen(user) for user in (*PEOPLE, "zoe")
    ]
    desk.says("ben", "pass")
    desk.says("cleo", "pass")
    end = desk.restored()
    assert end.match is not None and desk.table.match is not None
    assert end.match.saved == desk.table.match.saved


def test_a_window_in_which_all_passed_keeps_undo_free(desk: Desk) -> None:
    desk.says("anna", "work")
    assert sheet(desk.table, "anna", 5.0)["undo"]["free_to"] == 0
    for user in ("ben", "cleo", "dora"):
        desk.says(user, "pass")
    assert sheet(desk.table, "anna", 5.0)["undo"]["free_to"] == 0
    desk.do(desk.table.undo("anna", 0, 6.0))
    assert desk.table.waiting() == [0] and desk.restored().waiting() == [0]


def test_an_undo_in_the_middle_of_a_window_forgets_its_answers(desk: Desk) -> None:
    desk.says("anna", "work")
    desk.says("ben", "veto")
    desk.do(desk.table.undo("anna", 0, 6.0))
    desk.says("anna", "work")
    assert desk.asked() == ["ben", "cleo", "dora"]
    assert desk.restored().waiting() == [1, 2, 3]


# --- wishes -------------------------------------------------------------------------------------------------


def test_only_whoever_is_aimed_at_is_asked_unless_they_wish_otherwise() -> None:
    desk = Desk()
    desk.says("anna", "demand 2 / coins 1 / loudly")
    assert desk.asked() == ["cleo"]
    assert desk.table.replies() == [(1, ""), (3, "")]
    desk.wish("dora", Wish.ASK)
    desk.wish("cleo", Wish.PASS)
    assert desk.asked() == ["dora"]
    assert desk.table.replies() == [(1, ""), (2, "")]
    desk.do(desk.table.let_pass(1, desk.table.match.state.ply if desk.table.match else 0, 2.0))
    assert desk.table.replies() == [(2, "")]


def test_who_can_only_pass_is_never_asked() -> None:
    desk = Desk(vetoes="none").everybody_wants_to_be_asked()
    desk.says("anna", "work")
    assert desk.asked() == [] and desk.table.waiting() == [1, 2, 3]
    assert desk.table.replies() == [(1, ""), (2, ""), (3, "")]


def test_passing_for_this_turn_ends_with_it(desk: Desk) -> None:
    desk.says("anna", "work")
    desk.wish("ben", Wish.TURN)
    assert desk.asked() == ["cleo", "dora"]
    for user in ("ben", "cleo", "dora"):
        desk.says(user, "pass")
    desk.says("ben", "rest")
    desk.says("cleo", "work")
    assert "ben" not in desk.asked()  # back at what holds without a wish: it is not aimed at Ben
    desk.wish("ben", Wish.ASK)
    assert "ben" in desk.asked()
    assert desk.restored().seats[1].wishes == {"veto": Wish.ASK}


def test_wishes_are_nobody_elses_business(desk: Desk) -> None:
    desk.says("anna", "work")
    before = others_see(desk, ("anna", "cleo", "dora", "zoe"))
    desk.wish("ben", Wish.PASS)
    assert others_see(desk, before) == before
    assert isinstance(desk.journal[-1], Wished)
    with pytest.raises(NotAllowed):
        desk.table.let_pass(2, desk.table.match.state.ply if desk.table.match else 0, 2.0)
    with pytest.raises(NotAllowed):
        desk.table.make_wish("zoe", "veto", Wish.ASK, 2.0)


# --- time ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "limit"),
    [
        (ClockRule(Mode.TOTAL, 600, 5), RESPONSE),
        (ClockRule(Mode.MOVE, 30), RESPONSE),
        (ClockRule(Mode.MOVE, 3 * DAY), 3 * DAY),
        (ClockRule(), None),
    ],
)
def test_who_does_not_answer_in_time_passes_and_no_clock_runs(clock: ClockRule, limit: int | None) -> None:
    desk = Desk(clock=clock).everybody_wants_to_be_asked()
    desk.now = 10.0
    desk.says("anna", "work")
    left = [desk.table.clocks.left[seat] for seat in range(4)]
    assert desk.table.window_closes() == (None if limit is None else 10 + limit)
    assert not any(place["running"] for place in sheet(desk.table, "zoe", 20.0)["seats"])
    desk.says("cleo", "veto")
    if limit is None:
        assert desk.table.time_up(1e9) == []
        return
    assert desk.table.time_up(9.0 + limit) == []
    entries = desk.table.time_up(10.0 + limit)
    assert [type(entry) for entry in entries] == [Answered, Moved]
    assert entries[-1].do == "pass | veto | pass"  # type: ignore[union-attr]
    desk.do(*entries)
    assert desk.restored().waiting() == desk.table.waiting()
    assert desk.table.clocks.left[1:] == left[1:]


def test_the_next_question_starts_the_clocks_again() -> None:
    desk = Desk(clock=ClockRule(Mode.TOTAL, 600)).everybody_wants_to_be_asked()
    desk.now = 10.0
    desk.says("anna", "work")
    desk.now = 50.0
    for user in ("ben", "cleo", "dora"):
        desk.says(user, "pass")
    assert desk.table.clocks.since == [None, 50.0, None, None]
    assert desk.table.clocks.left == [590.0, 600.0, 600.0, 600.0]
    assert desk.table.window_closes() is None


def test_bots_in_a_window_are_replies_not_moves() -> None:
    table, _ = Table.open("t", game, 3, {"vetoes": "all"}, "anna", 0.0)
    table.sit("anna", "anna", 0.0)
    for seat in (1, 2):
        table.seat_bot("anna", seat, "random", 0.0)
    table.start("anna", KEY, 0.0)
    table.move("anna", parse_parts("work"), 0, 1.0)
    assert table.bots_to_move() == [] and table.replies() == [(1, "random"), (2, "random")]
    table.bot_move(1, (PASS,), 1, 2.0)
    assert table.replies() == [(2, "random")]
    table.bot_move(2, (PASS,), 1, 2.0)
    assert table.bots_to_move() == [(1, "random")]
