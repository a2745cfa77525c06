"""Composed answers: one move, whatever the number of its parts."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tessera.kernel import (
    SPECTATOR,
    Ask,
    Compose,
    Decision,
    Description,
    Match,
    Option,
    Refusal,
    Refused,
    Seeded,
    Together,
    determinize,
    digest,
    follow_up,
    notation_of,
    parse_parts,
    refusal_of,
    replay,
)
from tessera.kernel.compose import DeadPart
from tessera.kernel.engine import advance, announced
from tessera.kernel.option import MAX_ANSWER, BadNotation, parse_answers
from tessera.kernel.record import dump, load
from tessera.kernel.script import Script, play
from tessera.testing.laws.parts import dead_parts, play_parts
from tests.kernel.guild import Buy, Guild, guild

PARTS = parse_parts("buy anvil / coins 1 / card drum")


def shop(**hands: str) -> Script:
    """Seat 0 is to buy; the seats have these cards in hand and nobody has a veto."""
    t = play(guild, 2)
    with t.edit() as s:
        for p in s.players:
            while p.hand.cards:
                s.deck.add(p.hand.take_at(0))
        for seat, keys in hands.items():
            for key in keys.split():
                s.deck.remove(t.number(key))
                s.players[int(seat[-1])].hand.add(t.number(key))
    return t


def match_at_shop() -> Match[Guild]:
    match = Match(guild, 2, Seeded(1))
    match.state = shop(seat0="drum file", seat1="bellows").state.clone()
    match._kept = {0: match.state.clone()}
    return match


def test_parts_are_chosen_one_after_the_other() -> None:
    t = shop(seat0="drum file")
    assert t.options[:2] == ["buy anvil", "buy bellows"]
    t.choose("buy anvil")
    assert t.options == ["coins 0", "coins 1", "coins 2"]
    t.choose("coins 1")
    assert t.options == ["card drum", "card file"]
    t.choose("card drum")
    assert t.heard("bought") != []


def test_a_part_that_leaves_no_choice_is_not_asked() -> None:
    t = shop(seat0="drum file")
    t.choose("buy anvil / coins 0")
    assert "bought" in [event.key for event in t.heard()]


def test_a_ply_is_over_with_its_last_part() -> None:
    t = shop(seat0="drum file")
    t.choose("buy anvil", "coins 1")
    assert t.state.ply == 0
    t.choose("card file")
    assert t.state.ply == 1


def test_others_see_nothing_of_a_part() -> None:
    t = shop(seat0="drum file")
    seen = [guild.view_json(t.state, seat) for seat in (1, SPECTATOR)]
    t.choose("buy anvil", "coins 1")
    assert [guild.view_json(t.state, seat) for seat in (1, SPECTATOR)] == seen
    for seat, chosen in ((0, 2), (1, 0)):
        imagined = determinize(t.state, seat, Seeded(1)).agenda[-1]
        assert isinstance(imagined, Buy)
        assert len(imagined.chosen) == chosen


# --- whole answers ------------------------------------------------------------------------------------------


def test_a_whole_answer_is_one_move() -> None:
    match = match_at_shop()
    match.answer_all(0, PARTS, 0)
    assert [(move.seat, move.do) for move in match.moves] == [(0, "buy anvil / coins 1 / card drum")]
    assert match.state.ply == 1


@pytest.mark.parametrize(
    ("answer", "refusal"),
    [
        ("buy anvil / coins 3", "refused-not-offered"),
        ("buy anvil / pay 3", "refused-not-asked"),
        ("buy moon", "refused-not-offered"),
        ("buy anvil", "refused-incomplete"),
        ("buy anvil / coins 1", "refused-incomplete"),
        ("buy anvil / coins 0 / card bellows", "refused-more-than-asked"),
        ("buy anvil / coins 0 / card drum / card file / pass", "refused-more-than-asked"),
        ("pass / pass", "refused-more-than-asked"),
    ],
)
def test_an_answer_is_refused_as_a_whole(answer: str, refusal: str) -> None:
    match = match_at_shop()
    before = digest(match.state)
    with pytest.raises(Refused) as refused:
        match.answer_all(0, parse_parts(answer), 0)
    assert refused.value.refusal.key == refusal
    assert digest(match.state) == before
    assert match.moves == []


def test_who_names_another_part_where_there_was_no_choice_is_told_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Buy, "why_not", lambda self, s, option: Refusal("refused-not-held", rule="GU-1.01"))
    state = match_at_shop().state
    refusal = refusal_of(state, 0, parse_parts("buy anvil / coins 0 / card bellows"))
    assert refusal == Refusal("refused-not-held", rule="GU-1.01", part=2)


@pytest.mark.parametrize(
    "answer",
    ["buy anvil / coins 0", "buy anvil / coins 0 / card drum", "buy anvil / coins 0 / card drum / card file"],
)
def test_parts_that_leave_no_choice_may_be_named_but_are_no_part_of_the_move(answer: str) -> None:
    match = match_at_shop()
    assert follow_up(match.state, 0, parse_parts(answer)) is None
    match.answer_all(0, parse_parts(answer), 0)
    assert [move.do for move in match.moves] == ["buy anvil / coins 0"]
    t = shop(seat0="drum file")
    t.choose(answer)
    assert len(t.heard("announces")) == 1


def test_an_answer_may_begin_with_the_parts_that_were_given_already() -> None:
    match = match_at_shop()
    match.answer(0, PARTS[0])
    match.answer_all(0, PARTS)
    assert [move.do for move in match.moves] == ["buy anvil / coins 1 / card drum"]


def test_only_whoever_is_asked_may_answer_and_only_now() -> None:
    s = match_at_shop().state
    assert refusal_of(s, 1, PARTS) == Refusal("refused-not-your-turn", {"seat": 0})
    assert refusal_of(s, 0, PARTS, 7) == Refusal("refused-stale", {"ply": 0})
    assert refusal_of(s, 0, ()) == Refusal("refused-incomplete", {"allowed": "buy pass"})
    assert refusal_of(s, 0, PARTS, 0) is None


def test_what_could_follow() -> None:
    s = match_at_shop().state
    before = digest(s)
    first = follow_up(s, 0, ())
    assert isinstance(first, Decision) and first.options[0] == ("buy", "anvil")
    second = follow_up(s, 0, PARTS[:1])
    assert isinstance(second, Decision) and second.options == [("coins", 0), ("coins", 1), ("coins", 2)]
    assert follow_up(s, 0, PARTS) is None
    assert isinstance(follow_up(s, 0, parse_parts("buy anvil / coins 9")), Refusal)
    assert digest(s) == before


def test_a_part_can_be_taken_back_and_a_move_goes_back_as_one() -> None:
    match = match_at_shop()
    before = digest(match.state)
    match.answer(0, PARTS[0])
    match.answer(0, PARTS[1])
    assert match.given(0) == PARTS[:2]
    match.undo(0)
    assert (digest(match.state), match.given(0)) == (before, ())
    match.answer_all(0, PARTS)
    assert match.barrier(0) == 0
    match.undo(0)
    assert digest(match.state) == before


def test_a_record_holds_whole_answers_and_replays() -> None:
    match: Match[Guild] = Match(guild, 3, Seeded(4))
    answers = Seeded(5)
    while (decision := match.decision()) is not None:
        match.answer(decision.seat, decision.options[answers.pick(len(decision.options))])
    record = load(dump(match.record()))
    assert any(" / " in move.do for move in record.moves)
    assert replay(guild, record).state == match.state


# --- notation -----------------------------------------------------------------------------------------------


def test_the_notation_of_answers() -> None:
    assert parse_parts("pass") == (("pass",),)
    assert notation_of(PARTS) == "buy anvil / coins 1 / card drum"
    assert parse_answers("pass | use writing / with spy") == (
        (("pass",),),
        (("use", "writing"), ("with", "spy")),
    )
    for text in ("", " / ", "pass / ", "pass /", "/ pass", "pass | ", "x" * (MAX_ANSWER + 1)):
        with pytest.raises(BadNotation):
            parse_answers(text)


# --- dead ends, and several at once -------------------------------------------------------------------------


class Hopeless(Compose, frozen=True):
    """Offers a part after which there is nothing."""

    def part(self, s: Guild) -> list[Option] | None:
        return [] if self.chosen else [("go", 1), ("go", 2)]


class Colour(Compose, frozen=True):
    """Two parts, chosen by all at once."""

    shades: ClassVar[tuple[str, ...]] = ("light", "dark")

    def part(self, s: Guild) -> list[Option] | None:
        if not self.chosen:
            return [("colour", "red"), ("colour", "blue")]
        return [("shade", shade) for shade in self.shades] if len(self.chosen) == 1 else None

    def complete(self, s: Guild) -> None:
        s.tell("painted", seat=self.seat, how=notation_of(self.chosen))


class Hat(Colour, frozen=True):
    """Everybody may know the question, which says in its own words how far the answer has come."""

    open: ClassVar[bool] = True

    def prompt(self, s: Guild) -> Description:
        return Description("ask-hat", {"seat": self.seat, "parts": len(self.chosen)})


def test_an_open_question_is_announced_alike_whatever_was_chosen() -> None:
    t = play(guild, 2)
    t.now(Hat(0))
    before = announced(t.state)
    t.choose("colour red")
    assert announced(t.state) == before == [Description("wait-hat", {"seat": 0, "parts": 0})]


def test_a_part_that_cannot_be_completed_is_an_error() -> None:
    t = play(guild, 2)
    t.now(Hopeless(0))
    with pytest.raises(DeadPart, match="Hopeless"):
        t.choose("go 1")


class Maze(Compose, frozen=True):
    """Left or right four times; only at the end it turns out that one way is blocked."""

    def part(self, s: Guild) -> list[Option] | None:
        if self.chosen == (("left",), ("right",), ("right",), ("left",)):
            return []
        return None if len(self.chosen) == 4 else [("left",), ("right",)]

    def complete(self, s: Guild) -> None:
        s.tell("out")


def test_the_law_of_parts_follows_every_answer_to_its_end() -> None:
    t = play(guild, 2)
    t.now(Maze(1))
    (fault,) = dead_parts(t.state)
    assert fault.startswith("Maze (seat 1) answered 'left / right / right / left' cannot be completed")
    assert list(dead_parts(t.state, most=2)) == []
    with pytest.raises(AssertionError, match="after 0 answers"):
        play_parts(t.state, Seeded(1))


def test_a_position_without_dead_parts_is_played_on() -> None:
    assert play_parts(shop(seat0="drum file").state.clone(), Seeded(1), decisions=5) == 5


class Weigh(Colour, frozen=True):
    """Asked even if there is nothing to choose, so that nobody can tell."""

    confirm: ClassVar[bool] = True
    weights: ClassVar[tuple[int, ...]] = (1,)

    def part(self, s: Guild) -> list[Option] | None:
        return [("weigh", weight) for weight in self.weights] if not self.chosen else super().part(s)


class WeighBlack(Weigh, frozen=True):
    shades: ClassVar[tuple[str, ...]] = ("black",)


def test_of_an_answer_that_is_always_asked_only_the_open_parts_are() -> None:
    t = play(guild, 2)
    t.now(Weigh(0))
    assert t.options == ["shade light", "shade dark"]
    t.choose("weigh 1 / shade dark")
    assert [event.args["how"] for event in t.heard("painted")] == ["weigh 1 / shade dark"]


def test_an_answer_that_leaves_no_choice_at_all_is_asked_where_it_must_be() -> None:
    t = play(guild, 2)
    t.now(WeighBlack(0))
    assert t.options == ["weigh 1"]
    t.choose("weigh 1")
    assert [event.args["how"] for event in t.heard("painted")] == ["weigh 1 / shade black"]


class Mourn(Colour, frozen=True):
    """Only one shade is left, and nobody wears it without having said so."""

    shades: ClassVar[tuple[str, ...]] = ("black",)

    def declared(self, option: Option) -> bool:
        return option[0] == "shade"


def test_what_must_be_declared_is_asked_even_if_nothing_else_is_possible() -> None:
    t = play(guild, 2)
    t.now(Mourn(0))
    assert t.refusal("colour red / pass").key == "refused-not-asked"
    assert t.refusal("colour red / shade light").key == "refused-not-offered"
    t.choose("colour red")
    assert t.heard("painted") == []
    decision = advance(t.state)  # a position that was saved here asks the same again
    assert decision is not None and decision.options == [("shade", "black")]
    t.choose("shade black")
    assert [event.args["how"] for event in t.heard("painted")] == ["colour red / shade black"]


class Pledge(Ask, frozen=True):
    """Has one answer, which must be declared."""

    def options(self, s: Guild) -> list[Option]:
        return [("pledge", "all")]

    def declared(self, option: Option) -> bool:
        return option == ("pledge", "all")

    def resolve(self, s: Guild, option: Option) -> None:
        s.tell("pledged", seat=self.seat)


def test_who_is_asked_together_with_others_declares_it_too() -> None:
    t = play(guild, 2)
    t.now(Together((Pledge(0), Pledge(1))))
    t.choose("pledge all", seat=1)
    assert t.heard("pledged") == []
    t.choose("pledge all", seat=0)
    assert len(t.heard("pledged")) == 2


def test_composed_answers_of_several_seats_at_once() -> None:
    t = play(guild, 2)
    t.now(Together((Colour(0), Colour(1))))
    t.heard()
    t.choose("colour red", seat=1)
    assert t.state.ply == 0
    t.choose("colour blue / shade dark", seat=0)
    assert t.state.ply == 1
    assert t.heard() == []
    sample = determinize(t.state, 1, Seeded(3))
    assert guild.view_json(sample, 1) == guild.view_json(t.state, 1)
    t.choose("shade light", seat=1)
    assert [event.args["how"] for event in t.heard("painted")] == [
        "colour blue / shade dark",
        "colour red / shade light",
    ]
