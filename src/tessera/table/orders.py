"""Orders: an answer that somebody gives before the question is asked.

It is given for them only if nothing surprises them: it is a question of the same kind, the answer is legal, and their
own things are what they were when they gave the order, or what they were shown to become. Otherwise it is dropped and
they decide themselves. Nobody else ever learns of an order.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tessera.kernel import AnyGame, Decision, Option, Refusal, State, notation_of, parse_parts
from tessera.kernel.codec import fingerprint
from tessera.kernel.engine import asked_after, refusal_of
from tessera.kernel.option import Answer

OTHER_QUESTION = "order-other-question"
NOT_LEGAL = "order-not-legal"
CHANGED = "order-changed"
WENT_BACK = "order-went-back"
"""Why an order is dropped."""
MOST_OFFERED = 80
"""Answers of which one can be ordered; where there are more, a map is needed, and with it the real question."""

_encode = msgspec.json.Encoder(order="deterministic").encode


class Order(Struct, frozen=True):
    """What to answer when asked."""

    step: str
    """The kind of question."""
    do: str
    """The whole answer."""
    own: tuple[str, ...]
    """What one's own things may be then, as digests: as they were, or as they were shown to become."""


def own_things(game: AnyGame, state: State, seat: int) -> str:
    """A digest of what lies before a seat, as it sees it itself."""
    view = game.view(state, seat)
    players = view.get("players")
    # Every game lays out what belongs to a seat in its own place; if one does not, everything counts.
    mine: Any = players[seat] if isinstance(players, list) else {**view, "ply": 0, "waiting": []}
    return fingerprint(_encode(mine))


def surprise(game: AnyGame, state: State, decision: Decision, order: Order) -> str:
    """Why an order does not hold for a question; empty if it does."""
    if decision.step.label() != order.step:
        return OTHER_QUESTION
    if own_things(game, state, decision.seat) not in order.own:
        return CHANGED
    refusal: Refusal | None = refusal_of(state, decision.seat, parse_parts(order.do))
    return NOT_LEGAL if refusal is not None else ""


def whole_answers(state: State, decision: Decision) -> list[dict[str, Any]]:
    """The answers to a question, each made whole by what the game suggests; those it cannot make whole are left out."""
    found = []
    for option in decision.options:
        answer = _completed(state, decision, option)
        if answer is not None:
            found.append({"do": notation_of(answer), "said": _said(state, decision, answer)})
    return found if len(found) <= MOST_OFFERED else []


def _completed(state: State, decision: Decision, option: Option) -> Answer | None:
    parts = [option]
    following = asked_after(state, decision, option)
    while following is not None:
        suggested = following.step.suggest(state)
        if suggested is None and len(following.options) == 1:
            suggested = following.options[0]
        if suggested is None:
            return None
        parts.append(suggested)
        following = asked_after(state, following, suggested)
    return tuple(parts)


def _said(state: State, decision: Decision, answer: Answer) -> list[Any]:
    said = []
    asked: Decision | None = decision
    for part in answer:
        assert asked is not None
        said.append(msgspec.to_builtins(asked.describe(state, part)))
        asked = asked_after(state, asked, part)
    return said
