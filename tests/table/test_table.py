"""Tables: seats, start, moves, undo, leaving, clocks, chat; always the fold of the journal."""

from __future__ import annotations

import pytest

from tessera.games.peloponnes import game
from tessera.kernel import Option, Refused, Seeded, State, Step, notation, parse, parse_parts
from tessera.kernel.game import BadSetup
from tessera.table import ClockRule, Entry, NotAllowed, Status, Table, Timeout, alarm, chat, play, seats, undo
from tessera.table.chat import MAX_CHAT, MAX_REMARKS_OF_WATCHERS, SHOWN
from tessera.table.clock import Mode
from tessera.table.journal import (
    CameBack,
    Moved,
    Said,
    Started,
    UndoAsked,
    UndoCancelled,
    Undone,
    WentAway,
    decode,
    encode,
)
from tessera.table.sheet import sheet
from tests.answers import any_answer

KEY = bytes(range(32))


class Desk:
    """A table with its journal, as a server would keep it."""

    def __init__(
        self, seats: int = 2, clock: ClockRule | None = None, options: dict[str, object] | None = None
    ) -> None:
        self.table, created = Table.open("t1", game, seats, options or {}, "anna", 0.0, clock=clock)
        self.journal: list[Entry] = [created]
        self.now = 0.0

    def do(self, *made: Entry | list[Entry] | None) -> Desk:
        for entries in made:
            self.journal += entries if isinstance(entries, list) else [entries] if entries else []
        return self

    def restored(self) -> Table:
        """The table after a restart: from bytes."""
        return Table.restored("t1", game, [decode(encode(entry)) for entry in self.journal])

    def play(self, moves: int, seed: int = 1) -> Desk:
        """Random moves for whoever is asked, as people or as bots."""
        answers = Seeded(seed)
        for _ in range(moves):
            if self.table.status is not Status.PLAYING:
                break
            seat = self.table.waiting()[0]
            decision = self.table.decision(seat)
            assert decision is not None
            assert self.table.match is not None
            answer = any_answer(self.table.match.state, seat, answers)
            user = self.table.seats[seat].user
            self.now += 1
            if self.table.seats[seat].played_by_bot:
                self.do(play.bot_move(self.table, seat, answer, decision.ply, self.now))
            else:
                self.do(play.move(self.table, user, answer, decision.ply, self.now))
        return self


def desk(bots: int = 0, clock: ClockRule | None = None, people: tuple[str, ...] = ("anna", "ben")) -> Desk:
    """A started match of some people and bots."""
    d = Desk(len(people) + bots, clock)
    for person in people:
        d.do(seats.sit(d.table, person, person.title(), 0.0))
    for seat in range(len(people), len(people) + bots):
        d.do(seats.seat_bot(d.table, "anna", seat, "random", 0.0))
    return d.do(play.start(d.table, "anna", KEY, 0.0))


def refused(key: str, *call: object) -> None:
    do, *args = call
    with pytest.raises(NotAllowed) as caught:
        do(*args)  # type: ignore[operator]
    assert caught.value.key == key


# --- before the match ---------------------------------------------------------------------------------------


def test_people_and_bots_take_seats_and_the_host_starts() -> None:
    d = desk(bots=1)
    assert d.table.status is Status.PLAYING
    assert [seat.name for seat in d.table.seats] == ["Anna", "Ben", "Aspasia"]
    assert [seat.bot for seat in d.table.seats] == ["", "", "random"]
    assert d.table.match is not None and d.table.match.players == ("Anna", "Ben", "Aspasia")
    assert isinstance(d.journal[-1], Started)


def test_a_game_is_set_up_only_as_its_rules_allow() -> None:
    with pytest.raises(BadSetup, match="2, 3, 4, 5"):
        Table.open("t", game, 9, {}, "anna", 0.0)
    with pytest.raises(BadSetup, match="no setting"):
        Table.open("t", game, 2, {"dragons": True}, "anna", 0.0)
    with pytest.raises(NotAllowed):
        Table.open("t", game, 2, {}, "anna", 0.0, clock=ClockRule(Mode.MOVE, 1))


def test_seats_are_not_taken_twice() -> None:
    d = Desk()
    d.do(seats.sit(d.table, "anna", "Anna", 0.0))
    refused("table-already-seated", seats.sit, d.table, "anna", "Anna", 0.0)
    refused("table-seat-taken", seats.sit, d.table, "ben", "Ben", 0.0, 0)
    refused("table-seat-taken", seats.sit, d.table, "ben", "Ben", 0.0, 7)
    refused("table-seat-taken", seats.seat_bot, d.table, "anna", 0, "random", 0.0)
    refused("table-no-such-seat", seats.seat_bot, d.table, "anna", 5, "random", 0.0)
    d.do(seats.sit(d.table, "ben", "Ben", 0.0))
    refused("table-seat-taken", seats.sit, d.table, "cleo", "Cleo", 0.0)


def test_only_the_host_arranges_and_starts() -> None:
    d = Desk()
    d.do(seats.sit(d.table, "anna", "Anna", 0.0))
    refused("table-seats-open", play.start, d.table, "anna", KEY, 0.0)
    d.do(seats.sit(d.table, "ben", "Ben", 0.0))
    for call in ((play.start, d.table, "ben", KEY, 0.0), (seats.open_seat, d.table, "ben", 0, 0.0)):
        refused("table-not-host", *call)
    d.do(seats.open_seat(d.table, "anna", 1, 0.0), seats.seat_bot(d.table, "anna", 1, "random", 0.0))
    refused("table-seat-taken", seats.sit, d.table, "ben", "Ben", 0.0)
    d.do(play.start(d.table, "anna", KEY, 0.0))
    refused("table-is-playing", seats.sit, d.table, "ben", "Ben", 0.0)


def test_a_host_who_leaves_hands_the_table_on_or_closes_it() -> None:
    d = Desk(3)
    d.do(seats.sit(d.table, "anna", "Anna", 0.0), seats.sit(d.table, "ben", "Ben", 0.0))
    d.do(seats.leave(d.table, "anna", 1.0))
    assert d.table.host == "ben"
    d.do(seats.leave(d.table, "ben", 2.0))
    assert d.table.status is Status.CLOSED
    assert d.restored().status is Status.CLOSED


# --- the match ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, 7, 40, 10_000])
def test_a_restart_gives_the_same_table(moves: int) -> None:
    d = desk(bots=1).play(moves)
    d.do(chat.say(d.table, "anna", "Anna", "hello", d.now))
    again = d.restored()
    for user in ("anna", "ben", "nobody"):
        assert sheet(again, user, d.now) == sheet(d.table, user, d.now)


def test_a_match_goes_on_after_a_restart_with_the_same_chance() -> None:
    d = desk().play(20, seed=3)
    other = Desk()
    other.table, other.journal, other.now = d.restored(), list(d.journal), d.now
    d.play(30, seed=9)
    other.play(30, seed=9)
    assert d.table.match is not None and other.table.match is not None
    assert [move.digest for move in d.table.match.moves] == [move.digest for move in other.table.match.moves]


def test_a_refused_move_changes_nothing() -> None:
    d = desk()
    seat = d.table.waiting()[0]
    asked, waits = d.table.seats[seat].user, d.table.seats[1 - seat].user
    before = sheet(d.table, asked, 0.0)
    with pytest.raises(Refused):
        play.move(d.table, asked, (parse("bid nothing"),), 0, 0.0)
    with pytest.raises(Refused):
        play.move(d.table, waits, (parse("pass"),), 0, 0.0)
    with pytest.raises(Refused):
        play.move(d.table, asked, (parse("pass"),), 5, 0.0)
    refused("table-not-seated", play.move, d.table, "nobody", (parse("pass"),), 0, 0.0)
    refused("table-no-bot", play.bot_move, d.table, seat, (parse("pass"),), 0, 0.0)
    assert sheet(d.table, asked, 0.0) == before


def test_the_key_is_told_only_at_the_end() -> None:
    d = desk(bots=1).play(15)
    text = str(sheet(d.table, "anna", d.now))
    assert KEY.hex() not in text
    assert d.table.commitment in text
    d.play(10_000)
    assert d.table.status is Status.FINISHED
    assert sheet(d.table, "nobody", d.now)["key"] == KEY.hex()


def test_what_a_rival_answered_is_told_by_events_alone() -> None:
    d = desk().play(15)
    rows = sheet(d.table, "anna", d.now)["log"]
    assert {row["do"] is None for row in rows if row["seat"] == 1} == {True}
    assert {row["do"] is None for row in rows if row["seat"] == 0} == {False}
    assert all(row["do"] is None for row in sheet(d.table, "nobody", d.now)["log"])


def test_others_are_told_what_is_asked_but_not_what_only_the_asked_seat_knows() -> None:
    d = desk()
    seat = d.table.waiting()[0]
    asked, waits = (d.table.seats[place].user for place in (seat, 1 - seat))
    for user in (asked, waits, "nobody"):
        (said,) = sheet(d.table, user, 1.0)["asked"]
        assert said["key"] == "wait-bid" and said["args"] == {"seat": seat}
    assert sheet(d.table, waits, 1.0)["decision"] is None
    d.play(10_000)
    assert sheet(d.table, waits, d.now)["asked"] == []


# --- undo ---------------------------------------------------------------------------------------------------


def test_undo_is_free_while_nothing_was_revealed() -> None:
    d = desk()
    first = d.table.waiting()[0]
    user = d.table.seats[first].user
    card = notation(d.table.decision(first).options[0])  # type: ignore[union-attr]
    assert d.table.match is not None
    hand = d.table.match.state.players[first].hand.cards
    whole = f"{card} / size {len(hand)}"  # a bid of the whole hand shows its size and nothing else
    d.do(play.move(d.table, user, parse_parts(whole), 0, 1.0))
    assert sheet(d.table, user, 1.0)["undo"]["free_to"] == 0
    d.do(undo.take_back(d.table, user, 0, 2.0))
    assert isinstance(d.journal[-1], Undone)
    assert not d.table.match.moves
    assert sheet(d.restored(), user, 2.0) == sheet(d.table, user, 2.0)


def test_undo_past_the_barrier_needs_everybody() -> None:
    d = desk().play(15)
    d.do(undo.take_back(d.table, "anna", 3, d.now))
    assert isinstance(d.journal[-1], UndoAsked)
    assert sheet(d.table, "ben", d.now)["undo"]["request"]["asks_you"]
    refused("table-undo-pending", undo.take_back, d.table, "ben", 2, d.now)
    refused("table-no-undo-request", undo.answer, d.table, "anna", True, d.now)
    d.do(undo.answer(d.table, "ben", False, d.now))
    assert d.table.undo.request is None
    d.do(undo.take_back(d.table, "anna", 3, d.now), undo.answer(d.table, "ben", True, d.now))
    assert d.table.match is not None and len(d.table.match.moves) == 3
    d.play(30)
    assert sheet(d.restored(), "ben", d.now) == sheet(d.table, "ben", d.now)


def test_a_wish_to_go_back_can_be_taken_back() -> None:
    d = desk().play(15)
    d.do(undo.take_back(d.table, "anna", 3, d.now))
    refused("table-no-undo-request", undo.cancel, d.table, "ben", d.now)
    d.do(undo.cancel(d.table, "anna", d.now))
    assert isinstance(d.journal[-1], UndoCancelled)
    assert d.table.undo.request is None
    refused("table-no-undo-request", undo.answer, d.table, "ben", True, d.now)
    refused("table-no-undo-request", undo.cancel, d.table, "anna", d.now)
    assert sheet(d.restored(), "ben", d.now) == sheet(d.table, "ben", d.now)


def test_alone_with_bots_undo_asks_nobody_and_chance_is_drawn_anew() -> None:
    d = desk(bots=1, people=("anna",)).play(30)
    assert d.table.match is not None
    before = [(move.seat, move.chance) for move in d.table.match.moves]
    d.do(undo.take_back(d.table, "anna", 2, d.now)).play(30)
    after = [(move.seat, move.chance) for move in d.table.match.moves]
    assert before[:2] == after[:2]
    assert before != after


def test_nothing_is_taken_back_after_the_end() -> None:
    d = desk(bots=1, people=("anna",)).play(10_000)
    refused("table-is-finished", undo.take_back, d.table, "anna", 0, d.now)


# --- leaving, clocks, chat ----------------------------------------------------------------------------------


def test_a_bot_plays_for_somebody_who_left_and_gives_the_seat_back() -> None:
    d = desk()
    d.do(seats.leave(d.table, "anna", 1.0))
    assert isinstance(d.journal[-1], WentAway)
    assert d.table.seats[0].played_by_bot
    refused("table-away", play.move, d.table, "anna", (parse("pass"),), 0, 1.0)
    d.play(20)
    d.do(seats.come_back(d.table, "anna", d.now))
    assert isinstance(d.journal[-1], CameBack)
    assert not d.table.seats[0].played_by_bot
    refused("table-not-away", seats.come_back, d.table, "anna", d.now)


def test_an_absent_player_is_not_asked_about_what_happened_meanwhile() -> None:
    d = desk(people=("anna", "ben", "cleo")).play(20)
    d.do(seats.leave(d.table, "cleo", d.now)).play(20)
    d.do(undo.take_back(d.table, "anna", 25, d.now))
    assert d.table.undo.request is not None and d.table.undo.request.missing == {1}
    d.do(undo.answer(d.table, "ben", True, d.now))
    assert d.table.match is not None and len(d.table.match.moves) == 25
    assert sheet(d.restored(), "anna", d.now) == sheet(d.table, "anna", d.now)


def test_what_was_played_with_somebody_is_not_taken_back_while_they_are_away() -> None:
    """With the only rival away, nobody was asked, and an undo to the first move erased the match."""
    d = desk().play(20)
    d.do(seats.leave(d.table, "ben", d.now)).play(10)
    d.do(undo.take_back(d.table, "anna", 0, d.now))
    assert isinstance(d.journal[-1], UndoAsked)
    assert d.table.match is not None and len(d.table.match.moves) == 30
    refused("table-not-seated", undo.answer, d.table, "zoe", True, d.now)
    d.do(undo.cancel(d.table, "anna", d.now), undo.take_back(d.table, "anna", 22, d.now))
    assert isinstance(d.journal[-1], Undone), "what the bot played for Ben concerns nobody else"
    d.do(undo.take_back(d.table, "anna", 5, d.now))
    d.do(seats.come_back(d.table, "ben", d.now), undo.answer(d.table, "ben", True, d.now))
    assert len(d.table.match.moves) == 5
    assert sheet(d.restored(), "ben", d.now) == sheet(d.table, "ben", d.now)


def test_leaving_is_no_agreement() -> None:
    d = desk(people=("anna", "ben", "cleo")).play(30)
    d.do(undo.take_back(d.table, "anna", 3, d.now), seats.leave(d.table, "ben", d.now))
    d.do(undo.answer(d.table, "cleo", True, d.now))
    assert d.table.undo.request is not None and d.table.undo.request.missing == {1}
    assert d.table.match is not None and len(d.table.match.moves) == 30


@pytest.mark.parametrize(("mode", "increment"), [(Mode.MOVE, 0), (Mode.TOTAL, 10)])
def test_a_clock_runs_for_whoever_is_asked(mode: Mode, increment: int) -> None:
    d = desk(clock=ClockRule(mode, 60, increment))
    seat = d.table.waiting()[0]
    assert d.table.clocks.remaining(seat, 20.0) == 40.0
    assert d.table.clocks.remaining(1 - seat, 20.0) == 60.0
    decision = d.table.decision(seat)
    assert decision is not None
    d.do(play.move(d.table, d.table.seats[seat].user, (parse("pass"),), decision.ply, 20.0))
    assert d.table.clocks.remaining(seat, 25.0) == (60.0 if mode is Mode.MOVE else 50.0)
    assert d.table.clocks.remaining(1 - seat, 25.0) == 55.0


def test_when_the_time_is_up_a_bot_takes_over() -> None:
    d = desk(clock=ClockRule(Mode.MOVE, 30))
    seat = d.table.waiting()[0]
    assert alarm.ring(d.table, 29.0) == []
    d.do(alarm.ring(d.table, 31.0))
    assert d.table.seats[seat].away
    assert alarm.ring(d.table, 32.0) == []


def test_a_table_may_let_clocks_run_out_without_consequence() -> None:
    d = desk(clock=ClockRule(Mode.MOVE, 30, at_zero=Timeout.NOTHING))
    assert alarm.ring(d.table, 100.0) == []


def test_chat_is_short_clean_and_open_to_those_who_watch() -> None:
    d = desk()
    d.do(
        chat.say(d.table, "anna", "Anna", "  good \n luck ", 1.0), chat.say(d.table, "zoe", "Zoe", "hi", 2.0)
    )
    said = [entry for entry in d.journal if isinstance(entry, Said)]
    assert [(entry.text, entry.seat) for entry in said] == [("good luck", 0), ("hi", -1)]
    refused("table-empty-remark", chat.say, d.table, "anna", "Anna", " \n ", 1.0)
    refused("table-remark-too-long", chat.say, d.table, "anna", "Anna", "x" * (MAX_CHAT + 1), 1.0)


def test_a_remark_tells_after_how_many_moves_it_was_said() -> None:
    """What goes with a move is found by that; a restart and an undo do not change what was said when."""
    d = desk()
    d.do(chat.say(d.table, "anna", "Anna", "hello", 1.0))
    d.play(3)
    d.do(chat.say(d.table, "ben", "Ben", "well", 2.0))
    for table in (d.table, d.restored()):
        assert [remark["moves"] for remark in sheet(table, "anna", 5.0)["chat"]] == [0, 3]


def test_the_host_removes_remarks_and_silences_whoever_made_them() -> None:
    d = desk()
    d.do(*[chat.say(d.table, "zoe", "Zoe", f"spam {number}", 1.0) for number in range(3)])
    known = d.table.entries
    refused("table-not-host", chat.remove, d.table, "ben", 1, 2.0)
    refused("table-no-such-remark", chat.remove, d.table, "anna", 7, 2.0)
    d.do(chat.remove(d.table, "anna", 1, 2.0), chat.mute(d.table, "anna", 2, True, 2.0))
    refused("table-no-such-remark", chat.remove, d.table, "anna", 1, 2.0)
    refused("table-muted", chat.say, d.table, "zoe", "Zoe", "more", 3.0)
    refused("table-muted-already", chat.mute, d.table, "anna", 0, True, 3.0)
    refused("table-not-host", chat.mute, d.table, "zoe", 0, False, 3.0)
    d.do(chat.say(d.table, "anna", "Anna", "sorry", 3.0))
    refused("table-mute-oneself", chat.mute, d.table, "anna", 3, True, 3.0)
    news = sheet(d.table, "ben", 4.0, 0, known)["chat"]
    assert [(said["number"], said["text"], said["removed"]) for said in news] == [
        (1, "", True),
        (3, "sorry", False),
    ]
    assert sheet(d.table, "anna", 4.0)["muted"] == [{"number": 2, "name": "Zoe"}]
    assert sheet(d.table, "ben", 4.0)["muted"] == []
    assert sheet(d.restored(), "anna", 4.0) == sheet(d.table, "anna", 4.0)
    d.do(chat.mute(d.table, "anna", 0, False, 5.0), chat.say(d.table, "zoe", "Zoe", "thanks", 6.0))
    refused("table-not-muted", chat.mute, d.table, "anna", 0, False, 7.0)


def test_those_who_watch_cannot_fill_the_chat_for_the_players() -> None:
    d = desk()
    for number in range(MAX_REMARKS_OF_WATCHERS):
        d.do(chat.say(d.table, "zoe", "Zoe", str(number), 1.0))
    refused("table-chat-full", chat.say, d.table, "zoe", "Zoe", "more", 1.0)
    d.do(chat.say(d.table, "ben", "Ben", "at last", 2.0))
    shown = sheet(d.table, "ben", 2.0)["chat"]
    assert len(shown) == SHOWN and shown[-1]["text"] == "at last"


def test_a_host_without_a_seat_can_leave_and_close() -> None:
    d = Desk()
    d.do(seats.sit(d.table, "ben", "Ben", 0.0), seats.leave(d.table, "anna", 1.0))
    assert d.table.host == "ben" and d.table.status is Status.WAITING
    refused("table-not-seated", seats.leave, d.table, "anna", 1.0)
    refused("table-not-host", seats.close, d.table, "anna", 1.0)
    d.do(seats.close(d.table, "ben", 2.0))
    assert d.restored().status is Status.CLOSED
    empty = Desk()
    empty.do(seats.leave(empty.table, "anna", 1.0))
    assert empty.table.status is Status.CLOSED
    refused("table-is-playing", seats.close, desk().table, "anna", 1.0)


def test_a_frozen_table_stands_still() -> None:
    d = desk().play(5)
    d.do(play.freeze(d.table, "differs", 9.0))
    assert d.table.status is Status.FROZEN
    assert d.table.waiting() == []
    refused("table-is-frozen", undo.take_back, d.table, "anna", 0, 9.0)
    assert d.restored().status is Status.FROZEN


def test_every_move_is_in_the_journal_with_its_notation() -> None:
    d = desk().play(25)
    moved = [entry for entry in d.journal if isinstance(entry, Moved)]
    assert d.table.match is not None
    assert [entry.do for entry in moved] == [move.do for move in d.table.match.moves]


def test_what_is_legal_is_worked_out_once_for_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    d = desk()
    assert d.table.match is not None
    seat = d.table.waiting()[0]
    question = d.table.match.question(seat)
    answer = any_answer(d.table.match.state, seat, Seeded(1))
    assert question is not None
    worked_out, options = [], type(question).options

    def counted(step: Step, s: State) -> list[Option]:
        worked_out.append(step)
        return options(step, s)

    monkeypatch.setattr(type(question), "options", counted)
    play.move(d.table, d.table.seats[seat].user, answer, d.table.match.ply, 1.0)
    assert worked_out.count(question) == 1
