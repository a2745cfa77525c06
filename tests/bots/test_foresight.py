"""What a seat would be asked next: from its own knowledge, and with answers that can be given."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.bots import RandomBot
from tessera.bots.foresight import foreseen
from tessera.bots.observation import answer_of
from tessera.kernel import Match, Respond, Seeded, ask, determinize, parse_parts
from tessera.kernel.engine import refusal_of
from tessera.kernel.registry import game as find
from tessera.table.orders import Order, own_things, surprise, whole_answers
from tests.ours import OURS


def begun(name: str, moves: int) -> Match[Any]:
    """A match of two in which some random moves were made."""
    game = find(name)
    match: Match[Any] = Match(game, 2, Seeded("foresight"))
    while len(match.moves) < moves and not match.over:
        decision = match.decision()
        assert decision is not None
        chance = Seeded(f"{len(match.moves)}")
        position = determinize(match.state, decision.seat, chance)
        match.answer_all(decision.seat, answer_of(RandomBot(chance), game, position, decision.seat, chance))
    return match


@pytest.mark.parametrize("name", OURS)
def test_a_seat_that_waits_sees_what_it_will_be_asked_and_can_order_an_answer(name: str) -> None:
    match = begun(name, 11)
    waits = [seat for seat in range(2) if ask(match.state, seat) is None]
    assert waits, "somebody waits"
    for seat in waits:
        imagined = foreseen(match.game, match.state, seat, Seeded(3), 20.0)
        assert imagined is not None
        decision = ask(imagined, seat)
        assert decision is not None and not isinstance(decision.step, Respond)
        answers = whole_answers(imagined, decision)
        expected = own_things(match.game, imagined, seat)
        for each in answers:
            assert refusal_of(imagined, seat, parse_parts(each["do"])) is None, each
            assert each["said"]
            order = Order(decision.step.label(), each["do"], (expected,))
            assert surprise(match.game, imagined, decision.step, order) == ""


def test_foresight_leaves_the_position_alone() -> None:
    match = begun("peloponnes", 3)
    [seat] = [seat for seat in range(2) if ask(match.state, seat) is None]
    before = match.game.view(match.state, seat)
    assert foreseen(match.game, match.state, seat, Seeded(3), 20.0) is not None
    assert match.game.view(match.state, seat) == before
