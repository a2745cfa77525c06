"""Answers made of parts, from outside: what follows a prefix, which part is wrong, what is suggested."""

from __future__ import annotations

import pytest

from tessera.kernel import Refusal, Seeded, follow_up, notation, parse_parts, refusal_of
from tessera.kernel.engine import Decision, ask, asked_after, why_not_begin
from tessera.testing.laws import check
from tests.parley import Parley, game


@pytest.fixture
def s() -> Parley:
    return game.new(3, Seeded(1))


def test_a_prefix_tells_what_could_follow_and_changes_nothing(s: Parley) -> None:
    before = s.clone()
    following = follow_up(s, 0, parse_parts("demand 1"))
    assert isinstance(following, Decision)
    assert [notation(option) for option in following.options] == ["coins 1", "coins 2"]
    assert following.ply == s.ply and s == before


@pytest.mark.parametrize(
    ("answer", "part", "key"),
    [
        ("demand 0", 0, "refused-not-offered"),
        ("demand 1 / coins 3", 1, "refused-too-much"),
        ("demand 1 / coins 2", 2, "refused-incomplete"),
        ("demand 1 / coins 2 / softly", 2, "refused-not-asked"),
        ("work / rest", 1, "refused-more-than-asked"),
        ("demand 1 / coins 2 / loudly / loudly", 3, "refused-more-than-asked"),
    ],
)
def test_a_refusal_names_the_part_that_is_wrong(s: Parley, answer: str, part: int, key: str) -> None:
    refusal = refusal_of(s, 0, parse_parts(answer))
    assert isinstance(refusal, Refusal)
    assert (refusal.part, refusal.key) == (part, key)


def test_the_beginning_of_an_answer_is_legal_though_something_is_missing(s: Parley) -> None:
    assert why_not_begin(s, 0, parse_parts("demand 1")) is None
    assert why_not_begin(s, 0, parse_parts("demand 1 / coins 1 / quietly")) is None
    refusal = why_not_begin(s, 0, parse_parts("demand 1 / coins 9"))
    assert refusal is not None and refusal.part == 1


def test_what_is_suggested_is_offered_and_leads_to_a_whole_answer(s: Parley) -> None:
    decision = ask(s)
    assert decision is not None and decision.step.suggest(s) is None
    decision = asked_after(s, decision, ("demand", 2))
    asked = []
    while decision is not None:
        suggested = decision.step.suggest(s)
        assert suggested in decision.options
        asked.append(notation(suggested))
        decision = asked_after(s, decision, suggested)
    assert asked == ["coins 1", "loudly"]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_test_game_keeps_the_laws(seats: int) -> None:
    assert check(game, seats, matches=3).decisions > 30
