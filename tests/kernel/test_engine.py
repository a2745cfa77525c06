"""The engine: what acts is run, what asks is asked."""

from __future__ import annotations

import pytest

from tessera.kernel import (
    NOBODY,
    Act,
    Decision,
    Description,
    Option,
    Refusal,
    Refused,
    Seeded,
    advance,
    answer,
    ask,
    digest,
    play,
    waiting,
    why_not,
)
from tessera.kernel import engine as engine_module
from tessera.kernel.engine import DeadEnd, Runaway, Stale
from tests.kernel.bazaar import React, bazaar
from tests.kernel.rehearsal import Confirm, Pick, Say, Shout, Stage, rehearsal, said, stage

AB = Pick(1, ("a", "b"))


# --- going on -----------------------------------------------------------------------------------------------


def test_acting_steps_run_until_a_step_asks() -> None:
    t = stage(Say("x"), Shout(2), AB, Say("y"))
    assert said(t) == "x shout2"
    assert t.decision == Decision(1, [("pick", "a"), ("pick", "b")], AB, 0)
    t.choose("pick b")
    assert said(t) == "x shout2 b1 y"


def test_advancing_again_repeats_the_question() -> None:
    t = stage(AB)
    before = digest(t.state)
    assert advance(t.state) == advance(t.state) == ask(t.state)
    assert digest(t.state) == before


def test_a_question_without_options_is_skipped() -> None:
    t = stage(Pick(1, ("a", "b")), Say("x"), banned="a b")
    assert t.asked == "Bow"
    assert said(t) == "x"


def test_a_forced_option_is_taken() -> None:
    t = stage(AB, Say("x"), banned="a")
    assert t.asked == "Bow"
    assert said(t) == "b1 x"
    assert t.state.ply == 0


def test_a_forced_option_that_must_be_confirmed_is_asked_for() -> None:
    t = stage(Confirm(1, ("a",)), Say("x"))
    assert (t.asked, t.seat, t.options) == ("Confirm", 1, ["pick a"])
    assert said(t) == ""
    t.choose("pick a")
    assert said(t) == "a1 x"


def test_who_must_confirm_but_has_no_option_is_skipped() -> None:
    assert stage(Confirm(1, ("a",)), banned="a").asked == "Bow"


def test_a_question_that_is_always_put_lists_its_options_when_they_are_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listed: list[int] = []
    really = Pick.options

    def options(self: Pick, s: Stage) -> list[Option]:
        listed.append(s.ply)
        return really(self, s)

    t = stage(AB, AB)
    monkeypatch.setattr(Pick, "always", True)
    monkeypatch.setattr(Pick, "options", options)
    first = advance(t.state)
    assert first is not None
    assert first.seat == 1
    assert listed == []
    assert first.options == first.options == [("pick", "a"), ("pick", "b")]
    assert listed == [0]
    second = play(t.state, ("pick", "a"))
    play(t.state, ("pick", "b"))
    assert listed == [0]
    assert first.options == [("pick", "a"), ("pick", "b")]
    assert second is not None
    with pytest.raises(Stale, match="Pick of ply 1 is no longer asked"):
        _ = second.options


def test_every_answer_is_a_ply() -> None:
    t = stage(AB, AB)
    assert t.state.ply == 0
    t.choose("pick a")
    assert t.state.ply == 1
    decision = play(t.state, ("pick", "a"))
    assert decision is not None
    assert (t.state.ply, decision.ply) == (2, 2)


def test_the_end() -> None:
    t = stage(Say("x"))
    assert play(t.state, ("bow",)) is None
    assert t.state.outcome is not None
    assert t.state.outcome.reason == "bowed"
    assert advance(t.state) is None
    assert ask(t.state) is None
    assert ask(t.state, 0) is None
    assert waiting(t.state) == []


def test_whatever_was_pending_at_the_end_does_not_happen() -> None:
    t = stage()
    t.state.agenda.insert(0, Say("late"))
    t.choose("bow")
    assert said(t) == ""


# --- who is asked -------------------------------------------------------------------------------------------


def test_only_the_seat_that_decides_is_asked() -> None:
    s = stage(AB).state
    assert waiting(s) == [1]
    assert ask(s, 1) == ask(s)
    assert ask(s, 0) is None


def test_people_get_words_for_question_and_options() -> None:
    t = stage(AB)
    decision = t.decision
    assert decision is not None
    assert decision.prompt(t.state) == Description("ask-pick", {"seat": 1})
    assert decision.describe(t.state, ("pick", "a")) == Description("do-pick", {"arg1": "a"})


# --- refusals -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "option", "ply", "refusal"),
    [
        (0, ("pick", "a"), 0, Refusal("refused-not-your-turn", {"seat": 1})),
        (1, ("pick", "a"), 1, Refusal("refused-stale", {"ply": 0})),
        (1, ("pick", "z"), 0, Refusal("refused-not-offered")),
        (1, ("pick",), None, Refusal("refused-not-offered")),
        (1, ("sing", "a"), 0, Refusal("refused-not-asked", {"allowed": "pick"})),
        (1, (), 0, Refusal("refused-not-asked", {"allowed": "pick"})),
    ],
)
def test_a_refused_answer_changes_nothing(
    seat: int, option: Option, ply: int | None, refusal: Refusal
) -> None:
    s = stage(AB).state
    before = digest(s)
    assert why_not(s, seat, option, ply) == refusal
    with pytest.raises(Refused) as caught:
        answer(s, seat, option, ply)
    assert caught.value.refusal == refusal
    assert str(caught.value) == refusal.key
    assert digest(s) == before


def test_a_legal_answer_has_no_refusal() -> None:
    s = stage(AB).state
    assert why_not(s, 1, ("pick", "a")) is None
    assert why_not(s, 1, ("pick", "a"), 0) is None


def test_after_the_end_everything_is_refused() -> None:
    t = stage()
    t.choose("bow")
    assert why_not(t.state, 0, ("bow",)) == Refusal("refused-game-over")
    with pytest.raises(Refused, match="refused-game-over"):
        answer(t.state, 0, ("bow",))


def test_a_step_names_the_rule_that_forbids() -> None:
    s = bazaar.new(2, Seeded(1))
    s.then(React(0))
    assert why_not(s, 0, ("bid", 3)) == Refusal("refused-bid", {"price": 0}, "BZ-4.02")
    s.players[0].coins = 1
    assert why_not(s, 0, ("bid", 2)) == Refusal("refused-poor", {"coins": 1}, "BZ-4.03")


def test_a_rule_may_forbid_a_verb_that_is_not_offered_at_all() -> None:
    s = bazaar.new(2, Seeded(1))
    s.then(React(0))
    s.players[0].coins = 0
    assert why_not(s, 0, ("bid", 1)) == Refusal("refused-poor", {"coins": 0}, "BZ-4.03")
    assert why_not(s, 0, ("sell", 1)) == Refusal("refused-not-asked", {"allowed": "yield"})


# --- alarms -------------------------------------------------------------------------------------------------


class RunInCircles(Act, frozen=True):
    seat: int = NOBODY

    def run(self, s: Stage) -> None:
        s.then(self)


class AskNobody(Pick, frozen=True):
    def options(self, s: Stage) -> list[Option]:
        s.then(self)
        return []


def test_rules_that_run_in_circles_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "RUNAWAY", 1000)
    with pytest.raises(
        Runaway, match="1000 steps without a decision; on top of the agenda: Bow, RunInCircles"
    ):
        stage(RunInCircles())


def test_questions_that_nobody_can_answer_are_stopped_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "RUNAWAY", 1000)
    with pytest.raises(Runaway, match="AskNobody"):
        stage(AskNobody(0, ()))


def test_many_steps_are_no_runaway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "RUNAWAY", 1000)
    t = stage(*[Say("x")] * 900)
    assert len(t.state.said) == 900


def test_nothing_to_do_without_an_outcome_is_a_dead_end() -> None:
    s = rehearsal.new(3, Seeded(1))
    s.agenda.clear()
    with pytest.raises(DeadEnd, match="nothing left to do after ply 0"):
        advance(s)
