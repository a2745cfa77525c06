"""A match: its barrier, its undo, its record, and the proof that no deal was touched."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec
import pytest

from tessera.kernel import (
    SPECTATOR,
    Act,
    Keyed,
    Match,
    Option,
    Outcome,
    Record,
    Refused,
    Seeded,
    Setup,
    Together,
    digest,
    parse,
    replay,
    verify,
)
from tessera.kernel.chance import NO_CHANCE, Chance, ChanceError
from tessera.kernel.game import BadSetup
from tessera.kernel.match import CLONE_EVERY, Diverged
from tessera.kernel.record import BadRecord, dump, load
from tests.kernel.bazaar import Bazaar, BazaarGame, Beg, Draw, Look, TurnStalls, bazaar
from tests.kernel.rehearsal import Pick, Say, rehearsal_of

KEY = bytes(range(32))


def answer_all(match: Match[Any], seed: int = 1, most: int = 1000) -> None:
    """Random answers, as many as wanted."""
    answers = Seeded(seed)
    for _ in range(most):
        decision = match.decision()
        if decision is None:
            return
        match.answer(decision.seat, decision.options[answers.pick(len(decision.options))], decision.ply)


def played(chance: Chance | None = None, seats: int = 3, seed: int = 1, most: int = 1000) -> Match[Bazaar]:
    match = Match(bazaar, seats, chance or Seeded(seed))
    answer_all(match, seed, most)
    return match


def do(match: Match[Any], *answers: str) -> None:
    for text in answers:
        decision = match.decision()
        assert decision is not None
        match.answer(decision.seat, parse(text))


class Opening(BazaarGame):
    """A bazaar that opens with steps of the test's choice, stalls already filled."""

    package = __name__
    steps: tuple[Act | Look | Pick, ...] = ()

    def deal(self, setup: Setup, content: Any, chance: Chance) -> Bazaar:
        s = super().deal(setup, content, chance)
        for p in s.players:
            card = p.hand.cards[0]
            p.hand.remove(card)
            p.stall.put(card, known_to=1 << p.seat)
        s.agenda.clear()
        s.then(*self.steps, Stop())
        return s


class Stop(Act, frozen=True):
    def run(self, s: Bazaar) -> None:
        s.finish(Outcome((1,) * s.seats, (0,) * s.seats, "stopped"))


class SaySomething(Pick, frozen=True):
    """A public choice that means nothing."""

    def options(self, s: Bazaar) -> list[Option]:  # type: ignore[override]
        return [("say", word) for word in self.words]

    def resolve(self, s: Bazaar, option: Option) -> None:  # type: ignore[override]
        s.tell("said", seat=self.seat, word=option[1])


def opening(*steps: Act | Look | Pick, seats: int = 3) -> Match[Bazaar]:
    game = Opening()
    game.steps = steps
    return Match(game, seats, Seeded(1))


def talk(seat: int) -> SaySomething:
    return SaySomething(seat, ("yes", "no"))


# --- playing ------------------------------------------------------------------------------------------------


def test_a_match_tells_who_decides_and_what_happened() -> None:
    match = Match(bazaar, 2, Seeded(3), players=["Ada", "Bo"])
    assert sorted(match.waiting()) == [0, 1]
    decision = match.decision(0)
    assert decision is not None
    assert decision.seat == 0
    assert match.answer(0, decision.options[0], decision.ply) == []
    assert match.waiting() == [1]
    answer_all(match)
    assert match.over
    assert match.decision() is None
    assert match.record().players == ("Ada", "Bo")
    assert match.record().outcome == match.state.outcome


def test_a_refused_answer_leaves_no_trace() -> None:
    match = played(most=4)
    before, record = digest(match.state), match.record()
    with pytest.raises(Refused):
        match.answer(match.waiting()[0], ("fly",))
    assert digest(match.state) == before
    assert match.record() == record


def test_a_match_needs_a_name_for_every_seat() -> None:
    with pytest.raises(BadSetup, match="3 seats need 3 names, not 2"):
        Match(bazaar, 3, Seeded(1), players=["Ada", "Bo"])


def test_a_seat_hears_what_it_may() -> None:
    match = played(seats=2, seed=3)
    told = [event for move in match.moves for event in move.events]
    for seat, rival in ((0, 1), (1, 0)):
        heard = [event for events in match.events(seat) for event in events]
        assert [e for e in heard if e.key == "drew"] == [e for e in told if e.to == 1 << seat]
        assert all(e.args["seat"] == rival for e in heard if e.key == "drew-one")
    watched = [event for events in match.events(SPECTATOR) for event in events]
    assert watched == [e for e in told if e.key != "drew"]
    assert match.events(0, since=5) == match.events(0)[5:]


def test_what_happens_before_the_first_decision_is_told_too() -> None:
    match = Match(bazaar, 2, Seeded(1))
    assert [event.key for event in match.opening] == ["round", "drew", "drew-one", "drew", "drew-one"]
    answer_all(match)
    assert len(match.opening) == 5


def test_a_match_shows_what_a_seat_may_see() -> None:
    match = played(most=3)
    assert match.view(1) == bazaar.view(match.state, 1)


# --- the barrier --------------------------------------------------------------------------------------------


def test_a_plain_choice_can_be_taken_back() -> None:
    match = opening(talk(0), talk(0), talk(1), talk(0))
    assert match.barrier() == 0
    do(match, "say yes", "say no")
    assert match.barrier() == 0
    assert [match.barrier(seat) for seat in (0, 1)] == [0, 2]
    do(match, "say yes")
    assert match.barrier() == 0
    assert [match.barrier(seat) for seat in (0, 1)] == [3, 2]


@pytest.mark.parametrize("chancy", [Draw(1), Beg(1)], ids=["a card", "a die"])
def test_chance_is_a_barrier(chancy: Act) -> None:
    match = opening(talk(0), talk(0), chancy, talk(1), talk(1))
    do(match, "say yes", "say no", "say yes")
    assert [bool(move.chance) for move in match.moves] == [False, True, False]
    assert [move.revealed for move in match.moves] == [False, True, False]
    assert match.barrier() == 2


def test_a_reveal_is_a_barrier_even_without_chance() -> None:
    match = opening(talk(0), TurnStalls(), talk(1), talk(1))
    do(match, "say yes", "say no")
    assert match.moves[0].chance == ()
    assert match.moves[0].revealed
    assert match.barrier() == 1


def test_what_one_seat_alone_learns_is_a_barrier() -> None:
    match = opening(Look(0), talk(0), talk(1))
    do(match, "look 2", "say yes")
    assert match.moves[0].revealed
    assert not match.moves[1].revealed
    assert match.barrier() == 1


def test_looking_again_at_what_one_knows_is_no_barrier() -> None:
    match = opening(Look(0), Look(0), talk(0))
    do(match, "look 2", "look 2")
    assert [move.revealed for move in match.moves] == [True, False]


def test_the_last_answer_together_is_a_barrier() -> None:
    both = Together((Pick(0, ("a", "b")), Pick(1, ("c", "d"))))
    match = Match(rehearsal_of(both, Pick(0, ("e", "f"))), 3, Seeded(1))
    do(match, "pick a")
    assert match.barrier() == 0
    do(match, "pick c", "pick e")
    assert [move.revealed for move in match.moves] == [False, True, False]
    assert match.barrier() == 2


def test_the_last_answer_is_a_barrier_also_if_all_are_asked_together_again() -> None:
    both = Together((Pick(0, ("a", "b")), Pick(1, ("c", "d"))))
    match = Match(rehearsal_of(both, both, Say("x")), 3, Seeded(1))
    do(match, "pick a", "pick c", "pick b", "pick d")
    assert [move.revealed for move in match.moves] == [False, True, False, True]


# --- undo ---------------------------------------------------------------------------------------------------


def test_undo_reaches_every_earlier_position() -> None:
    match = played()
    total = len(match.moves)
    assert total > 2 * CLONE_EVERY
    digests = [match.record().start, *[move.digest for move in match.moves]]
    for number in range(total + 1):
        assert digest(match.at(number)) == digests[number]
    for number in reversed(range(total + 1)):
        match.undo(number)
        assert digest(match.state) == digests[number]
        assert len(match.moves) == number


def test_an_undone_match_can_be_played_on() -> None:
    match = played(most=20)
    first = [(move.seat, move.answers) for move in match.moves]
    while match.barrier() < len(match.moves):
        match.undo(len(match.moves) - 1)
    free = len(match.moves)
    for seat, answers in first[free:]:
        match.answer_all(seat, answers[0])
    assert [(move.seat, move.answers) for move in match.moves] == first
    answer_all(match, seed=2)
    assert match.over
    replay(bazaar, match.record())


def test_undo_up_to_the_barrier_is_exact() -> None:
    match = opening(talk(0), talk(0), talk(1))
    do(match, "say yes", "say no")
    before = digest(match.state)
    match.undo(0)
    do(match, "say yes", "say no")
    assert digest(match.state) == before


def test_a_look_back_stands_on_its_own() -> None:
    match = played(most=12)
    before = digest(match.state)
    for number in (0, 5, 12):
        past = match.at(number)
        assert past.chance is NO_CHANCE
        past.players[0].coins = 99
        past.agenda.clear()
    assert digest(match.state) == before
    assert digest(match.at(0)) == match.record().start


@pytest.mark.parametrize("number", [-1, 6])
def test_there_is_nothing_before_the_beginning_and_after_the_present(number: int) -> None:
    match = played(most=5)
    with pytest.raises(ValueError, match="after 0 to 5 moves"):
        match.undo(number)
    with pytest.raises(ValueError, match="after 0 to 5 moves"):
        match.at(number)
    assert len(match.moves) == 5


def test_undo_leaves_no_later_event() -> None:
    match = played(most=10)
    match.undo(4)
    assert len(match.events(0)) == 4


# --- undo past the barrier ----------------------------------------------------------------------------------


def chance_of(match: Match[Any]) -> list[tuple[int, ...]]:
    return [move.chance for move in match.moves]


def test_past_the_barrier_chance_is_drawn_anew_and_the_record_still_verifies() -> None:
    match = played(Keyed(KEY))
    number = next(n for n, move in enumerate(match.moves) if len(move.chance) > 2)
    before = match.moves[number]
    match.undo(number)
    match.answer(before.seat, before.answers[0][0])
    assert match.moves[number].chance != before.chance
    answer_all(match, seed=5)
    record = match.record()
    assert [at for at, _ in record.jumps] == [number]
    verify(bazaar, record)
    replay(bazaar, record)


def test_a_free_undo_leaves_no_jump() -> None:
    match = Match(bazaar, 2, Keyed(KEY))
    do(match, *[f"stake {match.state.players[match.waiting()[0]].hand.cards[0]}"])
    match.undo(0)
    assert match.record().jumps == ()


@pytest.mark.parametrize("seed", range(6))
def test_undoing_again_and_again_still_verifies(seed: int) -> None:
    match = Match(bazaar, 3, Keyed(KEY))
    choices = Seeded(seed)
    for _ in range(12):
        answer_all(match, seed=choices.pick(99), most=choices.pick(9))
        match.undo(choices.pick(len(match.moves) + 1))
    answer_all(match)
    record = match.record()
    assert record.jumps
    verify(bazaar, load(dump(record)))
    replay(bazaar, record)


def test_an_undo_before_a_jump_keeps_chance_where_it_went_on() -> None:
    match = played(Keyed(KEY))
    drawn = next(
        n for n, move in enumerate(match.moves) if n > 5 and move.chance and not match.moves[n - 1].revealed
    )
    match.undo(drawn)  # past the barrier: chance jumps here
    match.undo(drawn - 1)  # free, but further back than the jump
    answer_all(match, seed=8)
    verify(bazaar, match.record())


# --- proof --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> Record:
    """A finished match with one undo past the barrier."""
    match = played(Keyed(KEY))
    match.undo(4)
    answer_all(match, seed=2)
    return match.record()


def test_the_commitment_is_there_from_the_start_and_the_key_at_the_end() -> None:
    match = Match(bazaar, 2, Keyed(KEY))
    assert match.record().commitment == Keyed(KEY).commitment
    assert match.record().key == ""
    answer_all(match)
    assert match.record().key == KEY.hex()


def test_a_match_without_a_key_proves_nothing() -> None:
    with pytest.raises(BadRecord, match="no table key"):
        verify(bazaar, played().record())


def changed(record: Record, **changes: Any) -> Record:
    return msgspec.structs.replace(record, **changes)


def with_move(record: Record, number: int, **changes: Any) -> Record:
    moves = list(record.moves)
    moves[number] = msgspec.structs.replace(moves[number], **changes)
    return changed(record, moves=tuple(moves))


def test_an_honest_record_verifies(record: Record) -> None:
    verify(bazaar, record)


def test_a_tampered_result_is_found(record: Record) -> None:
    number = next(n for n, move in enumerate(record.moves) if move.chance)
    drawn = record.moves[number].chance
    for wrong in ((*drawn, 1), drawn[1:], (drawn[0] + 1, *drawn[1:])):
        with pytest.raises(
            Diverged, match=rf"move {number} .*: the key gives \[.*\], the record says \[.*\]"
        ):
            verify(bazaar, with_move(record, number, chance=wrong))
    with pytest.raises(Diverged, match="the set-up: the key gives"):
        verify(bazaar, changed(record, setup=record.setup[::-1]))


def test_a_tampered_key_is_found(record: Record) -> None:
    with pytest.raises(Diverged, match="does not fit the commitment"):
        verify(bazaar, changed(record, key=KEY[::-1].hex()))
    other = Keyed(KEY[::-1])
    with pytest.raises(Diverged, match="the set-up: the key gives"):
        verify(bazaar, changed(record, key=other.key_text, commitment=other.commitment))
    for nonsense in ("", "xyz", "abcd"):
        with pytest.raises(BadRecord, match="no table key"):
            verify(bazaar, changed(record, key=nonsense))


def test_a_tampered_jump_is_found(record: Record) -> None:
    ((number, position),) = record.jumps
    with pytest.raises(Diverged):
        verify(bazaar, changed(record, jumps=()))
    with pytest.raises(Diverged):
        verify(bazaar, changed(record, jumps=((number, position + 1),)))
    for wrong in (0, -1, 1 << 70):
        with pytest.raises(Diverged, match=f"chance jumps from .* to {wrong} before move {number}"):
            verify(bazaar, changed(record, jumps=((number, wrong),)))


def test_an_illegal_move_is_found(record: Record) -> None:
    with pytest.raises(Diverged, match=r"move 0 \(fly\) of seat . is not legal there"):
        verify(bazaar, with_move(record, 0, do="fly"))
    with pytest.raises(BadRecord, match="move 0: an answer starts with a word"):
        verify(bazaar, with_move(record, 0, do="7"))
    with pytest.raises(BadRecord, match="a record of 'chess', not of 'bazaar'"):
        verify(bazaar, changed(record, game="chess"))


# --- together -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations([0, 1, 2])))
def test_seats_answer_in_parallel(order: tuple[int, ...]) -> None:
    match = Match(bazaar, 3, Keyed(KEY))
    opened = {seat: match.decision(seat) for seat in range(3)}
    for seat in order:
        decision = opened[seat]  # as the client got it before anybody answered
        assert decision is not None
        match.answer(seat, decision.options[-1], decision.ply)
    in_order = Match(bazaar, 3, Keyed(KEY))
    for seat in in_order.waiting():
        mine = in_order.decision(seat)
        assert mine is not None
        in_order.answer(seat, mine.options[-1])
    assert digest(match.state) == digest(in_order.state)
    answer_all(match)
    verify(bazaar, load(dump(match.record())))


def test_an_answer_to_an_older_question_is_refused() -> None:
    match = Match(bazaar, 2, Seeded(1))
    stale = match.decision()
    assert stale is not None
    answer_all(match, most=2)
    with pytest.raises(Refused, match="refused-stale"):
        match.answer(match.waiting()[0], stale.options[0], stale.ply)


# --- replay -------------------------------------------------------------------------------------------------


def test_a_replay_is_the_same_match() -> None:
    match = played()
    again = replay(bazaar, match.record())
    assert again.state == match.state
    assert again.moves == match.moves
    assert [again.barrier(seat) for seat in (None, 0, 1, 2)] == [
        match.barrier(seat) for seat in (None, 0, 1, 2)
    ]


def test_a_replay_needs_no_generator() -> None:
    again = replay(bazaar, played(most=9).record())
    with pytest.raises(ChanceError):
        again.state.chance.pick(2)


def test_a_match_follows_moves_that_are_already_known() -> None:
    known = played(Keyed(KEY), most=15).record()
    chance = Keyed(KEY)
    match = Match(bazaar, 3, chance)
    position = chance.position
    for move in known.moves:
        match.follow(move)
    assert match.record().moves == known.moves
    assert chance.position == position  # what was drawn then is not drawn again
    answer_all(match)
    assert match.over


def test_a_move_that_leads_elsewhere_is_not_followed() -> None:
    move = played(most=1).record().moves[0]
    for wrong, message in (
        ({"digest": "0" * 16}, "the record says 0000000000000000"),
        ({"chance": (1,)}, "1 results of chance were not used"),
        ({"do": "fly"}, "is not legal there"),
    ):
        with pytest.raises(Diverged, match=message):
            Match(bazaar, 3, Seeded(1)).follow(msgspec.structs.replace(move, **wrong))
