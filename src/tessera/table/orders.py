"""Orders: an answer that somebody gives before the question is asked.

It is given for them only if nothing surprises them: it is a question of the same kind, the answer is legal, and their
own things are what they were when they gave the order, or what they were shown to become. Otherwise it is dropped and
they decide themselves. Nobody else ever learns of an order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from tessera.kernel import AnyGame, Decision, Option, Refused, State, Step, listed, notation_of, parse_parts
from tessera.kernel.codec import fingerprint
from tessera.kernel.engine import asked_after
from tessera.kernel.option import Answer
from tessera.table.journal import Entry, Folds, OrderDropped, Ordered
from tessera.table.play import answer_for
from tessera.table.refusal import NotAllowed

if TYPE_CHECKING:
    from tessera.table.table import Table

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


def surprise(game: AnyGame, state: State, question: Step, order: Order) -> str:
    """Why an order does not hold for a question, whether its answer is legal or not; empty if it does."""
    if question.label() != order.step:
        return OTHER_QUESTION
    return CHANGED if own_things(game, state, question.seat) not in order.own else ""


def whole_answers(state: State, decision: Decision) -> list[dict[str, Any]]:
    """The answers to a question, each made whole by what the game suggests; those it cannot make whole are left out."""
    found = []
    for option in listed(decision.options):
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


# --- at a table ---------------------------------------------------------------------------------------------


def due(table: Table) -> list[tuple[int, int]]:
    """The seats that are asked now and have said what to answer, with the ply of the question.

    In a window nobody is answered for at once: wishes are for that, because when somebody answers tells something.
    """
    if table.match is None or table.match.window() is not None:
        return []
    ordered = [seat for seat in table.waiting() if table.seats[seat].order is not None]
    return [(seat, table.match.ply) for seat in ordered if table.is_asked(seat)]


def give(table: Table, user: str, order: Order, now: float) -> Entry:
    """Say what to answer when asked, unless something surprises."""
    seat = table.must_sit(user)
    state = table.playing().state
    if table.seats[seat].away:
        raise NotAllowed("table-away")
    if table.is_asked(seat):
        raise NotAllowed("table-asked-now")
    answer = notation_of(parse_parts(order.do))  # what cannot be read is refused now, not later
    own = (own_things(table.game, state, seat), *order.own)
    return table.note(Ordered(at=now, seat=seat, step=order.step, do=answer, own=own))


def drop(table: Table, user: str, now: float) -> Entry:
    """Take one's order back."""
    seat = table.must_sit(user)
    if table.seats[seat].order is None:
        raise NotAllowed("table-no-order")
    return table.note(OrderDropped(at=now, seat=seat))


def carry_out(table: Table, seat: int, ply: int, now: float) -> Entry | None:
    """Give the answer that was ordered, or drop the order because something surprises."""
    order = table.seats[seat].order
    if order is None or (seat, ply) not in due(table):
        return None
    match = table.playing()
    question = match.question(seat)
    assert question is not None
    why = surprise(table.game, match.state, question, order)
    if not why:
        try:
            return answer_for(table, seat, parse_parts(order.do), ply, now)
        except Refused:
            why = NOT_LEGAL
    return table.note(OrderDropped(at=now, seat=seat, why=why))


def _ordered(table: Table, entry: Ordered) -> None:
    place = table.seats[entry.seat]
    place.private += 1
    place.order, place.dropped = Order(entry.step, entry.do, entry.own), ""


def _dropped(table: Table, entry: OrderDropped) -> None:
    place = table.seats[entry.seat]
    place.private += 1
    place.order, place.dropped = None, entry.why


FOLDS: Folds = {Ordered: _ordered, OrderDropped: _dropped}
