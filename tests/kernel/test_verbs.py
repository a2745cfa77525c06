"""Verbs: what can be said in a game, with the domains of the arguments."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tessera.kernel import AnyGame, Option
from tessera.kernel.option import parse
from tessera.kernel.registry import game, game_ids
from tessera.kernel.verbs import COMBINED, COMMON, Count, Domain, Key, Made, OneOf, Seat, Vocabulary, verb

CONTENT = game("peloponnes").content()
CARD = CONTENT.components[0]


@pytest.mark.parametrize(
    ("domain", "inside", "outside"),
    [
        (Count("amount", 1, 3), (1, 3), (0, 4, "1")),
        (Seat("seat"), (0, 2), (3, -1)),
        (Seat("seat", more=1), (3,), (4,)),
        (OneOf("side", ("a", "b")), ("a",), ("c", 1)),
        (Key("card"), (CARD.key,), ("nothing_like_it", 7)),
        (Key("card", (CARD.kind,), more=("none",)), (CARD.key, "none"), ("nothing_like_it",)),
        (Key("card", ("another",)), (), (CARD.key,)),
        (Key("card", marks=("", "+")), (CARD.key, f"{CARD.key}+"), (f"{CARD.key}-",)),
        (Made("step"), ("gain-coin",), (3,)),
    ],
)
def test_a_domain_holds_its_values_and_nothing_else(
    domain: Domain, inside: Sequence[int | str], outside: Sequence[int | str]
) -> None:
    assert all(domain.holds(word, CONTENT, 3) for word in inside)
    assert not any(domain.holds(word, CONTENT, 3) for word in outside)
    values = domain.values(CONTENT, 3)
    assert values is None or set(inside) <= set(values)


def test_a_verb_may_be_said_in_several_ways() -> None:
    said = Vocabulary(
        (verb("give", OneOf("what", ("wood",)), Count("amount", 1, 9)), verb("give", Key("card")))
    )
    found = [
        said.find(option, CONTENT, 3)
        for option in (("give", "wood", 2), ("give", CARD.key), ("give", "wood"))
    ]
    assert [len(each.args) if each else None for each in found] == [2, 1, None]


def test_what_ends_refuses_or_leaves_is_final() -> None:
    said = Vocabulary((verb("end", final=True), verb("stop", Count("amount", 1, 3))))
    finals: dict[Option, bool] = {
        ("end",): True,
        ("pass",): True,
        ("stop",): True,
        ("stop", 2): False,
        ("go",): False,
    }
    assert {option: said.is_final(option) for option in finals} == finals


@pytest.mark.parametrize("name", game_ids())
def test_a_game_declares_each_verb_once_for_the_same_arguments(name: str) -> None:
    said = [(each.name, each.args) for each in game(name).verbs]
    assert len(set(said)) == len(said)
    assert not {each.name for each in COMMON} & {each.name for each in game(name).verbs}


@pytest.mark.parametrize("name", game_ids())
def test_the_arguments_of_declared_verbs_can_be_listed(name: str) -> None:
    """For spaces of actions: how many words a game can say, but for those that its rules put together."""
    found: AnyGame = game(name)
    for each in found.verbs:
        for domain in each.args:
            values = domain.values(found.content(), max(found.seats))
            assert values is None or len(values) > 0, (each.name, domain.name)
            assert values is not None or isinstance(domain, Made)


@pytest.mark.parametrize("name", game_ids())
def test_what_lessons_say_is_declared(name: str) -> None:
    from tessera.server.learning import lesson_of

    found = game(name)
    lesson = lesson_of(found)
    shown = [answer for step in lesson.steps for answer in (*step.shows, step.offers)] if lesson else []
    for part in [parse(part) for answer in shown if answer for part in answer.split(" / ")]:
        assert found.vocabulary.called(part[0]), part


def test_combined_steps_are_said_as_combinators_offer_them() -> None:
    assert {each.name for each in COMBINED} == {"next", "choose", "do", "pay"}
