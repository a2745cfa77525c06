"""Steps: the agenda, questions put together, and their answers."""

from __future__ import annotations

from itertools import permutations

import pytest

from tessera.kernel import (
    SPECTATOR,
    Act,
    Ask,
    Seeded,
    Step,
    Together,
    answer,
    ask,
    digest,
    snapshot,
)
from tessera.kernel.dealing import determinize
from tessera.kernel.engine import advance, play, waiting, why_not
from tessera.kernel.step import NOTHING, Description, Gather, kebab, labelled
from tessera.testing import Script
from tests.kernel.rehearsal import Confirm, Pick, Say, Shout, Stage, rehearsal, said, stage

# --- steps --------------------------------------------------------------------------------------------------


def test_then_puts_the_first_step_first_and_all_before_what_was_pending() -> None:
    t = stage()
    t.state.then(Say("c"))
    t.state.then(Say("a"), Say("b"))
    advance(t.state)
    assert said(t) == "a b c"


def test_what_an_effect_causes_comes_before_what_was_pending() -> None:
    class Echo(Act, frozen=True):
        def run(self, s: Stage) -> None:
            s.then(Say("first"), Say("second"))

    t = stage(Echo(), Say("third"))
    assert said(t) == "first second third"


def test_a_step_either_acts_or_asks() -> None:
    t = stage()
    with pytest.raises(TypeError, match="Say does not ask"):
        Say("a").options(t.state)
    with pytest.raises(TypeError, match="Say does not ask"):
        Say("a").resolve(t.state, ("pick",))
    with pytest.raises(TypeError, match="Pick does not act"):
        Pick(0, ("a",)).run(t.state)


def test_steps_are_values() -> None:
    assert Pick(0, ("a",)) == Pick(0, ("a",))
    assert len({Pick(0, ("a",)), Pick(0, ("a",)), Pick(1, ("a",))}) == 2
    with pytest.raises(AttributeError):
        Pick(0, ("a",)).seat = 1  # type: ignore[misc]


def test_a_question_is_possible_if_it_has_options() -> None:
    s = stage(banned="a").state
    assert Pick(0, ("a", "b")).possible(s)
    assert not Pick(0, ("a",)).possible(s)


def test_what_people_are_told_unless_a_step_says_more() -> None:
    s = stage().state
    step = Pick(2, ("a", "b"))
    assert step.prompt(s) == Description("ask-pick", {"seat": 2})
    assert step.describe(s, ("pick", "a", 3)) == Description("do-pick", {"arg1": "a", "arg2": 3})
    assert step.why_not(s, ("pick", "z")) is None


@pytest.mark.parametrize(
    ("name", "word"),
    [("Pick", "pick"), ("PlaceControlToken", "place-control-token"), ("Take2Coins", "take2-coins")],
)
def test_labels(name: str, word: str) -> None:
    assert kebab(name) == word


def test_steps_are_offered_by_label_and_equal_steps_once() -> None:
    steps: tuple[Step, ...] = (Say("a"), Shout(0), Shout(1), Say("a"), Shout(2))
    assert labelled(steps, "choose") == {
        ("choose", "a"): Say("a"),
        ("choose", "shout"): Shout(0),
        ("choose", "shout", 2): Shout(1),
        ("choose", "shout", 3): Shout(2),
    }


# --- together -----------------------------------------------------------------------------------------------

ALL = Together((Pick(0, ("a", "b")), Pick(1, ("c", "d")), Pick(2, ("e", "f"))))
ANSWERS = {0: ("pick", "b"), 1: ("pick", "c"), 2: ("pick", "f")}


def test_all_are_asked_at_once_and_answers_are_carried_out_in_order() -> None:
    t = stage(ALL)
    assert waiting(t.state) == [0, 1, 2]
    t.choose("pick b", seat=0)
    t.choose("pick f", seat=2)
    assert waiting(t.state) == [1]
    assert said(t) == ""
    t.choose("pick c", seat=1)
    assert said(t) == "b0 c1 f2"


@pytest.mark.parametrize("order", list(permutations([0, 1, 2])))
def test_the_order_of_the_answers_makes_no_difference(order: tuple[int, ...]) -> None:
    expected = stage(ALL)
    expected.choose("pick b", "pick c", "pick f")
    t = stage(ALL)
    opened = t.state.ply
    for seat in order:
        decision = ask(t.state, seat)
        assert decision is not None
        assert decision.ply == opened
        answer(t.state, seat, ANSWERS[seat], decision.ply)
    assert digest(t.state) == digest(expected.state)


@pytest.mark.parametrize("order", list(permutations([0, 1, 2])))
def test_answers_survive_saving_after_each(order: tuple[int, ...]) -> None:
    t = stage(ALL)
    for seat in order:
        t.state = rehearsal.restore(snapshot(t.state))
        answer(t.state, seat, ANSWERS[seat])
    assert said(t) == "b0 c1 f2"


def test_nobody_sees_an_answer_before_all_are_in() -> None:
    def views(first_answer: str) -> list[bytes]:
        t = stage(ALL)
        t.choose(first_answer, seat=0)
        return [rehearsal.view_json(t.state, seat) for seat in (0, 1, 2, SPECTATOR)]

    assert views("pick a") == views("pick b")


def test_who_has_answered_waits() -> None:
    t = stage(ALL)
    t.choose("pick d", seat=1)
    assert ask(t.state, 1) is None
    refusal = why_not(t.state, 1, ("pick", "c"))
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("refused-not-your-turn", {"seat": 0})


def test_the_answer_to_another_ply_is_refused() -> None:
    t = stage(ALL)
    opened = t.state.ply
    t.choose("pick a", seat=0)
    for stale in (opened - 1, opened + 1):
        refusal = why_not(t.state, 1, ("pick", "c"), stale)
        assert refusal is not None
        assert (refusal.key, refusal.args) == ("refused-stale", {"ply": opened})
    assert why_not(t.state, 1, ("pick", "c"), opened) is None


def test_whoever_returns_the_decision_names_the_same_ply() -> None:
    t = stage(ALL)
    returned = play(t.state, ("pick", "a"))
    asked = ask(t.state)
    assert returned is not None
    assert asked is not None
    assert (returned.seat, returned.options, returned.ply) == (asked.seat, asked.options, asked.ply)


def test_forced_answers_are_taken_and_the_others_asked() -> None:
    t = stage(Together((Pick(0, ("a",)), Pick(1, ("b", "c")), Pick(2, ()))))
    assert waiting(t.state) == [1]
    t.choose("pick c")
    assert said(t) == "a0 c1"


def test_with_nothing_to_choose_nobody_is_asked() -> None:
    t = stage(Together((Pick(0, ("a",)), Pick(1, ()), Pick(2, ("c",)))))
    assert t.asked == "Bow"
    assert said(t) == "a0 c2"


def test_a_forced_answer_that_must_be_confirmed_is_asked_for() -> None:
    t = stage(Together((Confirm(0, ("a",)), Pick(1, ("b",)))))
    assert waiting(t.state) == [0]
    assert t.options == ["pick a"]
    t.choose("pick a")
    assert said(t) == "a0 b1"


def test_a_seat_that_is_asked_twice_answers_twice() -> None:
    t = stage(Together((Pick(1, ("a", "b")), Pick(1, ("c", "d")))))
    assert waiting(t.state) == [1]
    t.choose("pick a", "pick d")
    assert said(t) == "a1 d1"


def test_answers_together_may_lead_to_questions_together() -> None:
    t = stage(ALL, ALL)
    t.choose("pick a", "pick c", "pick e")
    assert waiting(t.state) == [0, 1, 2]
    t.choose("pick b", "pick d", "pick f")
    assert said(t) == "a0 c1 e2 b0 d1 f2"


def test_people_are_asked_their_own_question() -> None:
    t = stage(Together((Pick(2, ("a", "b")), Confirm(0, ("c", "d")))))
    gather = t.state.agenda[-1]
    assert isinstance(gather, Gather)
    assert gather.prompt(t.state) == Description("ask-pick", {"seat": 2})
    assert gather.describe(t.state, ("pick", "a")) == Description("do-pick", {"arg1": "a"})
    assert gather.why_not(t.state, ("pick", "z")) is None
    other = ask(t.state, 0)
    assert other is not None
    assert other.prompt(t.state) == Description("ask-confirm", {"seat": 0})


# --- what a seat may imagine of the answers -----------------------------------------------------------------


def answers_in(s: Stage) -> tuple[object, ...]:
    gather = s.agenda[-1]
    assert isinstance(gather, Gather)
    return gather.answers


def with_two_answers() -> Script:
    t = stage(ALL)
    t.choose("pick a", "pick c")
    return t


def test_a_seat_imagines_the_answers_of_others_and_keeps_its_own() -> None:
    t = with_two_answers()
    imagined = {answers_in(determinize(t.state, 1, Seeded(seed))) for seed in range(40)}
    assert imagined == {(("pick", a), ("pick", "c"), ()) for a in "ab"}


def test_who_has_not_answered_yet_is_not_imagined_to_have_answered() -> None:
    t = with_two_answers()
    imagined = {answers_in(determinize(t.state, 2, Seeded(seed))) for seed in range(60)}
    assert imagined == {(("pick", a), ("pick", c), ()) for a in "ab" for c in "cd"}


def test_a_seat_imagined_without_a_choice_does_nothing() -> None:
    t = with_two_answers()
    t.state.banned = ["a", "b", "e", "f"]
    imagined = determinize(t.state, 1, Seeded(1))
    assert answers_in(imagined) == (NOTHING, ("pick", "c"), ())
    decision = ask(imagined)
    assert decision is not None
    assert decision.options == [NOTHING]
    play(imagined, NOTHING)
    assert imagined.said == ["c1"]


def test_a_plain_step_is_imagined_as_it_is() -> None:
    step: Ask = Pick(0, ("a",))
    assert step.imagined(stage().state, 1, Seeded(1)) is step
