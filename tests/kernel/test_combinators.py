"""Combinators: every way to answer them, and the same after saving in the middle."""

from __future__ import annotations

import pytest

from tessera.kernel import (
    AnyOrder,
    EachSeat,
    InOrder,
    May,
    OneOf,
    PayThen,
    Repeat,
    Step,
    Together,
    digest,
    snapshot,
)
from tessera.kernel.combinators import for_seat
from tests.kernel.rehearsal import Confirm, Pick, Say, Shout, every_way, rehearsal, said, stage

A, B, C = Say("a"), Say("b"), Say("c")
AB = Pick(0, ("a", "b"))
CD = Pick(0, ("c", "d"))

EVERY_COMBINATOR: dict[str, Step] = {
    "in order": InOrder((A, AB, CD, B)),
    "any order": AnyOrder(0, (A, AB, InOrder((CD, C)))),
    "one of": OneOf(0, (A, AB, InOrder((CD, C)))),
    "may": May(0, InOrder((AB, May(0, CD)))),
    "pay then": PayThen(0, AB, InOrder((CD, PayThen(1, A, B)))),
    "repeat": Repeat(3, AB),
    "each seat": EachSeat((2, 0, 1), May(0, Pick(0, ("a", "b")))),
    "together": Together((AB, Pick(1, ("c", "d")), Confirm(2, ("e",)))),
    "all of them": InOrder(
        (
            EachSeat((1, 2), PayThen(0, A, Repeat(2, OneOf(0, (B, C))))),
            AnyOrder(0, (A, May(0, Repeat(2, AB)))),
        )
    ),
}
combinators = pytest.mark.parametrize("step", EVERY_COMBINATOR.values(), ids=EVERY_COMBINATOR)


@combinators
def test_saved_and_restored_before_every_answer(step: Step) -> None:
    ways = every_way(step)
    assert len(ways) > 1
    for way, words in ways.items():
        t = stage(step)
        for choice in way.split(", "):
            t.state = rehearsal.restore(snapshot(t.state))
            t.choose(choice)
        assert said(t) == words


@combinators
def test_a_clone_goes_its_own_way(step: Step) -> None:
    t = stage(step)
    while t.asked != "Bow":
        before = digest(t.state)
        for option in t.options:
            other = stage()
            other.state = t.state.clone()
            other.choose(option)
        assert digest(t.state) == before
        t.choose(t.options[-1])


def test_in_order() -> None:
    assert every_way(InOrder((A, B, C))) == {"": "a b c"}
    assert every_way(InOrder((A, AB, C))) == {"pick a": "a a0 c", "pick b": "a b0 c"}
    assert every_way(InOrder(())) == {"": ""}


def test_in_any_order() -> None:
    assert every_way(AnyOrder(0, (A, B))) == {"next a": "a b", "next b": "b a"}
    assert every_way(AnyOrder(0, (A, B, A))) == {
        "next a, next a": "a a b",
        "next a, next b": "a b a",
        "next b": "b a a",
    }
    assert every_way(AnyOrder(0, ())) == {"": ""}


def test_in_any_order_what_is_impossible_waits_and_is_lost_at_last() -> None:
    assert every_way(AnyOrder(0, (A, B, C)), banned="a") == {"next b": "b c", "next c": "c b"}
    assert every_way(AnyOrder(0, (A, B)), banned="a b") == {"": ""}


def test_in_any_order_a_step_may_become_possible() -> None:
    class Allow(Say, frozen=True):
        def run(self, s: object) -> None:
            s.banned.remove(self.word)  # type: ignore[attr-defined]

        def possible(self, s: object) -> bool:
            return True

        def label(self) -> str:
            return f"allow-{self.word}"

    ways = every_way(AnyOrder(0, (A, B, Allow("a"))), banned="a")
    assert ways == {
        "next b": "b a",
        "next allow-a, next a": "a b",
        "next allow-a, next b": "b a",
    }


def test_one_of() -> None:
    assert every_way(OneOf(0, (A, B, C)), banned="b") == {"choose a": "a", "choose c": "c"}
    assert every_way(OneOf(0, (A, B)), banned="b") == {"": "a"}
    assert every_way(OneOf(0, (A, B)), banned="a b") == {"": ""}
    assert every_way(OneOf(0, (A, A))) == {"": "a"}


def test_equal_labels_are_counted() -> None:
    assert every_way(OneOf(0, (Shout(0), Shout(1)))) == {"choose shout": "shout0", "choose shout 2": "shout1"}


def test_may() -> None:
    assert every_way(May(0, A)) == {"do a": "a", "decline": ""}
    assert every_way(May(0, A), banned="a") == {"": ""}


def test_pay_then() -> None:
    assert every_way(PayThen(0, A, B)) == {"pay a": "a b", "decline": ""}
    assert every_way(PayThen(0, A, B), banned="a") == {"": ""}
    assert every_way(PayThen(0, A, B), banned="b") == {"": ""}


def test_repeat() -> None:
    assert every_way(Repeat(3, A)) == {"": "a a a"}
    assert every_way(Repeat(0, A)) == {"": ""}
    assert every_way(Repeat(2, AB))["pick a, pick b"] == "a0 b0"


def test_each_seat() -> None:
    assert every_way(EachSeat((2, 0), Shout(1))) == {"": "shout2 shout0"}
    assert every_way(EachSeat((), Shout(1))) == {"": ""}


def test_each_seat_gives_its_number_to_everything_inside() -> None:
    inside = OneOf(0, (May(0, Shout(0)), Repeat(3, InOrder((Shout(0), Shout(0))))))
    assert for_seat(inside, 2) == OneOf(2, (May(2, Shout(2)), Repeat(3, InOrder((Shout(2), Shout(2))))))
    assert for_seat(Together((AB,)), 1) == Together((Pick(1, ("a", "b")),))
    assert every_way(EachSeat((1, 2), Repeat(1, Shout(0)))) == {"": "shout1 shout2"}


@pytest.mark.parametrize(
    "step",
    [
        InOrder((A, A)),
        AnyOrder(0, (A, A)),
        OneOf(0, (A, May(0, A))),
        May(0, A),
        PayThen(0, A, B),
        PayThen(0, B, A),
        Repeat(2, A),
        EachSeat((0, 1), May(0, A)),
    ],
    ids=lambda step: type(step).__name__,
)
def test_what_would_do_nothing_is_not_possible(step: Step) -> None:
    assert step.possible(stage().state)
    assert not step.possible(stage(banned="a").state)


@pytest.mark.parametrize("step", [Repeat(0, A), EachSeat((), A), InOrder(())])
def test_what_is_empty_is_not_possible(step: Step) -> None:
    assert not step.possible(stage().state)


def test_labels_of_what_is_inside() -> None:
    assert InOrder((A, Repeat(2, B))).label() == "a-and-b"
    assert every_way(May(0, InOrder((A, B)))) == {"do a-and-b": "a b", "decline": ""}
