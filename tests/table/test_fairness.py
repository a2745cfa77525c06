"""Fair between people: clocks that nobody can farm, how far moves are taken back, ending by consent, playing again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tessera.table import ClockRule, NotAllowed, Status, Table, ending, play, rematch, seats, undo
from tessera.table.clock import Mode
from tessera.table.journal import Ending, UndoRule
from tessera.table.sheet import sheet
from tests.table.test_table import KEY, Desk, desk, refused

BUDGET, INCREMENT = 600.0, 5


def with_rule(rule: UndoRule, people: tuple[str, ...] = ("anna", "ben"), bots: int = 0) -> Desk:
    d = Desk.__new__(Desk)
    count = len(people) + bots
    d.table, created = Table.open("t1", desk().table.game, count, {}, "anna", 0.0, undo=rule)
    d.journal, d.now = [created], 0.0
    for person in people:
        d.do(seats.sit(d.table, person, person.title(), 0.0))
    for seat in range(len(people), count):
        d.do(seats.seat_bot(d.table, "anna", seat, "random", 0.0))
    return d.do(play.start(d.table, "anna", KEY, 0.0))


def status(d: Desk) -> Status:
    return d.table.status


# --- clocks -------------------------------------------------------------------------------------------------


def test_bidding_and_taking_it_back_wins_no_time() -> None:
    d = desk(clock=ClockRule(Mode.TOTAL, int(BUDGET), INCREMENT))
    seat = d.table.waiting()[0]
    user = d.table.seats[seat].user
    for _ in range(20):
        d.play(1)  # a second each
        d.now += 1
        d.do(undo.take_back(d.table, user, 0, d.now))
    assert d.table.clocks.remaining(seat, d.now) == BUDGET - 20
    assert d.table.clocks.remaining(1 - seat, d.now) == BUDGET, (
        "what others have thought meanwhile is given back"
    )


def test_an_increment_is_paid_when_the_others_stop_waiting() -> None:
    d = desk(clock=ClockRule(Mode.TOTAL, int(BUDGET), INCREMENT))
    given: dict[int, int] = {0: 0, 1: 0}
    waited = set(d.table.waiting())
    for _ in range(12):
        d.play(1)
        if d.table.status is not Status.PLAYING:
            break
        now_asked = set(d.table.waiting())
        for seat in waited - now_asked:
            given[seat] += 1
        waited = now_asked
    for seat in (0, 1):
        clocks = d.table.clocks
        used = clocks.used[seat] + (0 if clocks.since[seat] is None else d.now - (clocks.since[seat] or 0))
        assert clocks.remaining(seat, d.now) == pytest.approx(BUDGET + INCREMENT * given[seat] - used)


class Waits:
    """How often each seat was waited for along the moves that stand, counted by somebody who watches."""

    def __init__(self, table: Table) -> None:
        self.line: list[list[int]] = [table.waiting()]

    def see(self, table: Table) -> None:
        assert table.match is not None
        del self.line[len(table.match.moves) :]
        self.line.append(table.waiting())

    def of(self, seat: int) -> int:
        asked = [seat in waiting for waiting in self.line]
        return sum(now and not before for before, now in zip([False, *asked], asked, strict=False))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["move", "undo", "ask", "yes", "no", "wait"]), st.integers(0, 40))))
def test_no_sequence_of_moves_undos_and_requests_wins_time(does: list[tuple[str, int]]) -> None:
    d = desk(clock=ClockRule(Mode.TOTAL, int(BUDGET), INCREMENT))
    waits = Waits(d.table)
    thought = [0.0, 0.0]
    for what, number in does:
        if d.table.status is not Status.PLAYING:
            break
        d.now += number % 7
        for seat in d.table.waiting():
            thought[seat] += number % 7
        try:
            act(d, what, number)
        except NotAllowed:
            continue
        waits.see(d.table)
        for seat in (0, 1):
            left = d.table.clocks.remaining(seat, d.now)
            assert left <= BUDGET + INCREMENT * waits.of(seat) + 1e-6
    again = d.restored()
    for seat in (0, 1):
        assert again.clocks.remaining(seat, d.now) == pytest.approx(d.table.clocks.remaining(seat, d.now))


def act(d: Desk, what: str, number: int) -> None:
    table = d.table
    assert table.match is not None
    user = table.seats[number % 2].user
    if what == "move":
        seat = table.waiting()[0]
        decision = table.decision(seat)
        assert decision is not None
        answer = decision.options[number % len(decision.options)]
        if decision.step.rest(table.match.state, answer) is None:
            d.do(play.move(table, table.seats[seat].user, (answer,), decision.ply, d.now))
        else:
            d.play(1, seed=number)
    elif what in ("undo", "ask"):
        back = 1 if what == "undo" else 3
        d.do(undo.take_back(table, user, max(0, len(table.match.moves) - back), d.now))
    elif what in ("yes", "no"):
        d.do(undo.answer(table, user, what == "yes", d.now))


def test_whoever_goes_back_has_used_the_time_all_the_same() -> None:
    d = desk(clock=ClockRule(Mode.TOTAL, int(BUDGET), INCREMENT))
    seat = d.table.waiting()[0]
    d.now = 99.0
    d.play(1)  # after 100 seconds
    d.now = 130.0
    d.do(undo.take_back(d.table, d.table.seats[seat].user, 0, d.now))
    assert d.table.clocks.remaining(seat, 130.0) == BUDGET - 100
    assert d.table.clocks.remaining(1 - seat, 130.0) == BUDGET


# --- how far moves are taken back ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "free_to"),
    [(UndoRule.REVEALED, 0), (UndoRule.TURN, 1), (UndoRule.REQUEST, 1), (UndoRule.NONE, None)],
)
def test_the_rule_of_a_table_says_how_far(rule: UndoRule, free_to: int | None) -> None:
    d = with_rule(rule)
    seat = d.table.waiting()[0]
    d.play(1)  # a bid: nothing comes to light, and the other one is asked
    assert d.table.waiting() == [1 - seat]
    user = d.table.seats[seat].user
    assert sheet(d.table, user, 1.0)["undo"]["free_to"] == free_to
    if rule is UndoRule.NONE:
        refused("table-no-undo", undo.take_back, d.table, user, 0, 2.0)
        return
    d.do(undo.take_back(d.table, user, 0, 2.0))
    assert d.table.match is not None
    assert (len(d.table.match.moves) == 0) is (free_to == 0)
    assert (d.table.undo.request is not None) is (free_to == 1)


def test_an_own_turn_of_several_questions_is_taken_back_freely() -> None:
    d = with_rule(UndoRule.TURN)
    for _ in range(200):
        d.play(1)
        assert d.table.match is not None
        moves = d.table.match.moves
        asked = d.table.waiting()
        if len(asked) == 1 and moves[-1].seat == asked[0] and not moves[-1].revealed:
            assert undo.free_to(d.table, asked[0]) == d.table.match.barrier(asked[0]) < len(moves)
            return
    pytest.fail("nobody was asked twice in a row")


def test_alone_with_bots_what_came_to_light_makes_it_practice() -> None:
    d = with_rule(UndoRule.REVEALED, people=("anna",), bots=1).play(20)
    assert d.table.match is not None and d.table.match.barrier(0) > 2
    d.do(undo.take_back(d.table, "anna", 2, d.now))
    assert d.table.practice and d.restored().practice
    assert sheet(d.table, "anna", d.now)["practice"]


def test_what_nobody_saw_may_be_taken_back_and_counts() -> None:
    d = with_rule(UndoRule.REVEALED, people=("anna",), bots=1)
    while d.table.waiting() != [0]:
        d.play(1)
    assert d.table.match is not None
    before = len(d.table.match.moves)
    d.play(1)
    assert d.table.match.barrier(0) <= before, "nothing has come to light"
    d.do(undo.take_back(d.table, "anna", before, d.now))
    assert not d.table.practice


def test_one_sees_who_took_back_how_much_until_somebody_moves() -> None:
    d = with_rule(UndoRule.REVEALED).play(1)
    seat = 1 - d.table.waiting()[0]
    d.do(undo.take_back(d.table, d.table.seats[seat].user, 0, d.now))
    assert sheet(d.table, "zoe", d.now)["undo"]["undone"] == {"seat": seat, "moves": 1}
    d.play(1)
    assert sheet(d.table, "zoe", d.now)["undo"]["undone"] is None


# --- ending it ----------------------------------------------------------------------------------------------


def test_one_of_two_gives_up() -> None:
    d = desk().play(5)
    d.do(ending.resign(d.table, "ben", d.now))
    assert d.table.status is Status.FINISHED
    assert d.table.outcome is not None and d.table.outcome.ranks == (1, 2)
    assert d.table.waiting() == [] and d.table.key
    again = d.restored()
    assert (again.status, again.outcome) == (Status.FINISHED, d.table.outcome)
    refused("table-is-finished", undo.take_back, d.table, "anna", 0, d.now)
    refused("table-is-finished", ending.resign, d.table, "anna", d.now)


def test_of_three_nobody_gives_up() -> None:
    refused("table-resign-two", ending.resign, desk(bots=1).table, "anna", 1.0)


@pytest.mark.parametrize("how", [Ending.DRAWN, Ending.ABORTED])
def test_a_match_is_ended_by_consent(how: Ending) -> None:
    d = desk(people=("anna", "ben", "cleo")).play(3)
    d.do(ending.ask(d.table, "ben", how, 1.0))
    asks = {user: sheet(d.table, user, 1.0)["end_request"]["asks_you"] for user in ("anna", "ben", "cleo")}
    assert asks == {"anna": True, "ben": False, "cleo": True}
    refused("table-end-pending", ending.ask, d.table, "anna", how, 1.0)
    d.do(ending.answer(d.table, "anna", True, 2.0))
    assert status(d) is Status.PLAYING
    d.do(ending.answer(d.table, "cleo", True, 3.0))
    assert status(d) is Status.FINISHED
    ranks = None if d.table.outcome is None else d.table.outcome.ranks
    assert ranks == ((1, 1, 1) if how is Ending.DRAWN else None)


def test_one_refusal_is_enough_and_whoever_asked_may_take_it_back() -> None:
    d = desk(people=("anna", "ben", "cleo"))
    d.do(ending.ask(d.table, "ben", Ending.ABORTED, 1.0), ending.answer(d.table, "cleo", False, 2.0))
    assert d.table.end.request is None and d.table.status is Status.PLAYING
    refused("table-no-end-request", ending.answer, d.table, "anna", True, 3.0)
    d.do(ending.ask(d.table, "ben", Ending.ABORTED, 4.0), ending.answer(d.table, "ben", False, 5.0))
    assert d.table.end.request is None


def test_alone_with_bots_a_match_is_aborted_at_once_but_never_drawn() -> None:
    d = desk(bots=1, people=("anna",))
    refused("table-no-draw-with-bots", ending.ask, d.table, "anna", Ending.DRAWN, 1.0)
    d.do(ending.ask(d.table, "anna", Ending.ABORTED, 1.0))
    assert d.table.status is Status.FINISHED and d.table.outcome is None


def test_what_a_bot_has_played_out_it_has_played() -> None:
    d = desk().play(4)
    d.do(seats.leave(d.table, "ben", d.now)).play(10_000)
    assert d.table.status is Status.FINISHED
    refused("table-is-finished", seats.come_back, d.table, "ben", d.now)
    assert sheet(d.table, "anna", d.now)["seats"][1]["away"]


# --- playing again ------------------------------------------------------------------------------------------


def finished() -> Desk:
    return desk(people=("anna", "ben"), bots=1).play(10_000)


def test_a_rematch_needs_everybody() -> None:
    d = finished()
    d.do(rematch.offer(d.table, "anna", d.now))
    assert not rematch.is_agreed(d.table, d.now)
    refused("table-no-rematch-offer", rematch.agreed, d.table, d.now)
    assert sheet(d.table, "ben", d.now)["rematch_offer"]["asks_you"]
    assert not sheet(d.table, "anna", d.now)["rematch_offer"]["asks_you"]
    assert rematch.offer(d.table, "anna", d.now) == [], "asking twice changes nothing"
    d.do(rematch.offer(d.table, "ben", d.now))
    assert rematch.is_agreed(d.table, d.now) and rematch.is_agreed(d.restored(), d.now)


def test_who_declines_or_is_absent_ends_the_offer() -> None:
    d = finished()
    d.do(rematch.offer(d.table, "anna", d.now), rematch.decline(d.table, "ben", d.now))
    assert d.table.rematch.open(d.now) is None
    d.do(rematch.offer(d.table, "anna", d.now))
    late = d.now + rematch.PATIENCE
    assert sheet(d.table, "ben", late)["rematch_offer"] is None
    refused("table-no-rematch-offer", rematch.decline, d.table, "ben", late)
    d.do(rematch.offer(d.table, "ben", late))
    assert d.table.rematch.request is not None and d.table.rematch.request.seat == 1, "an offer of one's own"


def test_before_the_end_there_is_no_rematch_and_strangers_have_none() -> None:
    refused("table-not-finished", rematch.offer, desk().table, "anna", 1.0)
    d = finished()
    refused("table-not-seated", rematch.offer, d.table, "zoe", d.now)
