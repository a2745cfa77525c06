"""Windows at a table: sealed answers are kept one by one, shown to nobody, timed for all together, passed by wish."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations

import msgspec
import pytest

from tessera.kernel import PASS, Option, Refused, parse_parts
from tessera.table import ClockRule, Entry, NotAllowed, Table, alarm, play, seats, undo, windows
from tessera.table.clock import DAY, RESPONSE, Mode, ResponseRule
from tessera.table.journal import Answered, Moved, Wish, Wished, decode, encode
from tessera.table.sheet import sheet
from tests.parley import game

KEY = bytes(range(32))
PEOPLE = ("anna", "ben", "cleo", "dora")
VETO: Option = ("veto",)


class Desk:
    """A table of four with its journal; Anna is on turn, and everybody else might object."""

    def __init__(
        self, vetoes: str = "all", clock: ClockRule | None = None, responses: ResponseRule | None = None
    ) -> None:
        settings = {"vetoes": vetoes, "rounds": 30}
        self.table, created = Table.open(
            "t", game, 4, settings, "anna", 0.0, clock=clock, responses=responses
        )
        self.journal: list[Entry] = [created, *[seats.sit(self.table, each, each, 0.0) for each in PEOPLE]]
        self.journal.append(play.start(self.table, "anna", KEY, 0.0))
        self.now = 1.0

    def do(self, *entries: Entry) -> Desk:
        self.journal += entries
        return self

    def says(self, user: str, answer: str) -> Entry:
        ply = self.table.match.state.ply if self.table.match else 0
        entry = play.move(self.table, user, parse_parts(answer), ply, self.now)
        self.do(entry)
        return entry

    def wish(self, user: str, wish: Wish) -> None:
        self.do(windows.make_wish(self.table, user, "veto", wish, self.now))

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
    desk.do(undo.take_back(desk.table, "anna", 0, 6.0))
    assert desk.table.waiting() == [0] and desk.restored().waiting() == [0]


def test_an_undo_in_the_middle_of_a_window_forgets_its_answers(desk: Desk) -> None:
    desk.says("anna", "work")
    desk.says("ben", "veto")
    desk.do(undo.take_back(desk.table, "anna", 0, 6.0))
    desk.says("anna", "work")
    assert desk.asked() == ["ben", "cleo", "dora"]
    assert desk.restored().waiting() == [1, 2, 3]


# --- wishes -------------------------------------------------------------------------------------------------


def test_only_whoever_is_aimed_at_is_asked_unless_they_wish_otherwise() -> None:
    desk = Desk()
    desk.says("anna", "demand 2 / coins 1 / loudly")
    assert desk.asked() == ["cleo"]
    assert windows.replies(desk.table) == [(1, ""), (3, "")]
    desk.wish("dora", Wish.ASK)
    desk.wish("cleo", Wish.PASS)
    assert desk.asked() == ["dora"]
    assert windows.replies(desk.table) == [(1, ""), (2, "")]
    desk.do(windows.let_pass(desk.table, 1, desk.table.match.state.ply if desk.table.match else 0, 2.0))
    assert windows.replies(desk.table) == [(2, "")]


def test_who_can_only_pass_is_never_asked() -> None:
    desk = Desk(vetoes="none").everybody_wants_to_be_asked()
    desk.says("anna", "work")
    assert desk.asked() == [] and desk.table.waiting() == [1, 2, 3]
    assert windows.replies(desk.table) == [(1, ""), (2, ""), (3, "")]


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
        windows.let_pass(desk.table, 2, desk.table.match.state.ply if desk.table.match else 0, 2.0)
    with pytest.raises(NotAllowed):
        windows.make_wish(desk.table, "zoe", "veto", Wish.ASK, 2.0)


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
    assert windows.closes(desk.table) == (None if limit is None else 10 + limit)
    assert not any(place["running"] for place in sheet(desk.table, "zoe", 20.0)["seats"])
    desk.says("cleo", "veto")
    if limit is None:
        assert alarm.ring(desk.table, 1e9) == []
        return
    assert alarm.ring(desk.table, 9.0 + limit) == []
    entries = alarm.ring(desk.table, 10.0 + limit)
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
    assert windows.closes(desk.table) is None


def test_bots_in_a_window_are_replies_not_moves() -> None:
    table, _ = Table.open("t", game, 3, {"vetoes": "all"}, "anna", 0.0)
    seats.sit(table, "anna", "anna", 0.0)
    for seat in (1, 2):
        seats.seat_bot(table, "anna", seat, "random", 0.0)
    play.start(table, "anna", KEY, 0.0)
    play.move(table, "anna", parse_parts("work"), 0, 1.0)
    assert play.bots_to_move(table) == [] and windows.replies(table) == [(1, "random"), (2, "random")]
    play.bot_move(table, 1, (PASS,), 1, 2.0)
    assert windows.replies(table) == [(2, "random")]
    play.bot_move(table, 2, (PASS,), 1, 2.0)
    assert play.bots_to_move(table) == [(1, "random")]


# --- how long a window is open ------------------------------------------------------------------------------

SAME = ResponseRule(20, early=False)


def nobody_can(desk: Desk) -> None:
    """The table passes for all, a moment after the window has opened."""
    for seat, _ in windows.replies(desk.table):
        desk.do(windows.let_pass(desk.table, seat, desk.table.playing().ply, desk.now))


def all_pass(desk: Desk) -> None:
    for user in ("ben", "cleo", "dora"):
        desk.says(user, "pass")


def one_objects_at_last(desk: Desk) -> None:
    desk.says("ben", "pass")
    desk.says("dora", "pass")
    desk.now += 12
    desk.says("cleo", "veto")


def nobody_answers(desk: Desk) -> None:
    pass


def duration(desk: Desk) -> float:
    """How long the window was open, as its alarm and the journal say."""
    opened = desk.table.made[-1].at
    due = alarm.due(desk.table, desk.now)
    assert due is not None
    assert alarm.ring(desk.table, due - 0.1) == []
    desk.do(*alarm.ring(desk.table, due))
    assert isinstance(desk.journal[-1], Moved)
    return desk.journal[-1].at - opened


@pytest.mark.parametrize(
    ("vetoes", "answers", "seat"),
    [
        ("none", nobody_can, -1),
        ("all", all_pass, -1),
        ("all", one_objects_at_last, 2),
        ("all", nobody_answers, -1),
    ],
)
def test_where_windows_last_the_same_nobody_can_tell_who_had_to_think(
    vetoes: str, answers: Callable[[Desk], None], seat: int
) -> None:
    desk = Desk(vetoes, responses=SAME).everybody_wants_to_be_asked()
    desk.says("anna", "work")
    desk.now = 2.0
    answers(desk)
    moves = len(desk.table.playing().moves)
    assert moves == 1, "the window was closed before its time"
    assert desk.restored().entries == desk.table.entries and desk.restored().held == desk.table.held
    assert duration(desk) == 20
    assert desk.table.made[-1].seat == seat
    again = desk.restored()
    assert again.match is not None and desk.table.match is not None
    assert again.match.saved == desk.table.match.saved and again.held is None


def test_the_last_answer_is_kept_shown_to_its_seat_alone_and_given_once() -> None:
    desk = Desk(responses=SAME).everybody_wants_to_be_asked()
    desk.says("anna", "work")
    for user in ("ben", "cleo"):
        desk.says(user, "pass")
    before = others_see(desk, ("anna", "ben", "cleo"))
    kept = desk.says("dora", "veto")
    assert isinstance(kept, Answered) and kept.held
    assert others_see(desk, ("anna", "ben", "cleo")) == before
    shown = sheet(desk.table, "dora", 5.0)
    assert shown["decision"] is None and shown["window"]["given"] == "veto"
    with pytest.raises(NotAllowed, match="table-not-asked"):
        desk.says("dora", "pass")
    assert windows.replies(desk.table) == []


def test_an_answer_that_is_not_legal_is_not_kept() -> None:
    desk = Desk("none", responses=SAME)
    for user in PEOPLE:
        desk.wish(user, Wish.ALWAYS)
    desk.says("anna", "work")
    for user in ("ben", "cleo"):
        desk.says(user, "pass")
    with pytest.raises(Refused):
        desk.says("dora", "veto")
    assert desk.table.held is None


def test_going_back_forgets_what_was_kept() -> None:
    desk = Desk(responses=SAME).everybody_wants_to_be_asked()
    desk.says("anna", "work")
    all_pass(desk)
    desk.do(undo.take_back(desk.table, "anna", 0, desk.now))
    assert desk.table.held is None and desk.restored().held is None
    desk.says("anna", "work")
    assert desk.asked() == ["ben", "cleo", "dora"]


def test_who_can_only_pass_is_asked_if_they_wish_so() -> None:
    desk = Desk("none").everybody_wants_to_be_asked()
    desk.wish("ben", Wish.ALWAYS)
    desk.says("anna", "work")
    assert desk.asked() == ["ben"]
    assert [seat for seat, _ in windows.replies(desk.table)] == [2, 3]


def test_windows_that_last_the_same_need_a_length() -> None:
    with pytest.raises(NotAllowed, match="table-bad-clock"):
        Desk(responses=ResponseRule(0, early=False))
