"""Every value of every game: asked with what it says it is asked with, and explained or clearly refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import signature
from typing import Any

import pytest

from tessera.bots.uniform import any_of
from tessera.kernel import Seeded, ask, game, play
from tessera.kernel.effects import Entry, Summand, Value
from tessera.kernel.game import AnyGame, NotExplained
from tests.ours import OURS

GAMES = OURS


def values(of: AnyGame) -> list[tuple[Value[*tuple[Any, ...]], Entry]]:
    return [(hook, entry) for hook, entry in of.content().effects.items() if isinstance(hook, Value)]


def functions(entry: Entry) -> Iterator[tuple[str, Callable[..., Any]]]:
    for ready in entry.effects:
        yield from [(ready.name, part) for part in (ready.when, ready.amount) if callable(part)]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_value_says_what_the_functions_of_its_cards_are_called_with(game_id: str) -> None:
    for hook, entry in values(game(game_id)):
        for name, function in functions(entry):
            try:
                signature(function).bind("state", "player", "card", *hook.asked)
            except TypeError as error:
                pytest.fail(f"{name} is not asked with {hook.asked}: {error}")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_value_is_explained_to_every_seat_or_refused_whoever_has_its_cards(game_id: str) -> None:
    """With each card at work that changes the value, alone and whether or not it could be there."""
    of = game(game_id)
    s = under_way(of)
    for hook, entry in values(of):
        for card in (None, *entry.home, *entry.abroad):
            at_work = s.clone()
            for p in at_work.players:
                p.cards, p.on = ((card,), ((0,) * 4,)) if card is not None else ((), ())
            for seat in range(at_work.seats):
                for value in (hook.name, f"{hook.name}:nothing"):
                    assert explained(of, at_work, seat, value)


def under_way(of: AnyGame) -> Any:
    """A position after everybody has chosen what they play with."""
    s, answers = of.new(max(of.seats), Seeded(1)), Seeded(1)
    for _ in range(60):
        decision = ask(s)
        assert decision is not None
        play(s, any_of(decision.options, answers))
    return s


def explained(of: AnyGame, s: Any, seat: int, value: str) -> bool:
    try:
        return all(isinstance(part, Summand) for part in of.explain(s, seat, value))
    except NotExplained:
        return True
