"""A box as large as that of the largest civilization game: what asking its cards costs.

355 cards with two effects each on 60 hooks; a player with 25 of them at work. Nothing here plays.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from bench.measure import best, seconds_of
from tessera.kernel import ME, Act, Content, Holder, Literals, Public, Row, Setup, State
from tessera.kernel.effects import Allow, Moment, On, Plus, Right, Use, Value, card, emit, total, uses

CARDS, AT_WORK = 355, 25
VALUES: list[Value[()]] = [Value(f"value-{i}") for i in range(60)]
UNASKED: Value[()] = Value("unasked")
RARE: Right[()] = Right("rare")
HAPPENS: Moment[()] = Moment("happens")
MENU: Moment[()] = Moment("menu")


class Paper(Row, frozen=True):
    kind: ClassVar[str] = "paper"

    amount: int = 2


class Cheer(Act, frozen=True):
    seat: int


def _effects(number: int) -> list[Any]:
    plain: list[Any] = [Plus(VALUES[number % 60], "amount"), Plus(VALUES[number * 7 % 60], "amount")]
    if number % 42 == 0:
        plain += [Use(MENU, Cheer(ME), once="turn")]
    if number == 3:
        plain += [Plus(UNASKED), Allow(RARE), On(HAPPENS, Cheer(ME))]
    return plain


PAPERS = [card(Paper(f"paper_{number}"), *_effects(number)) for number in range(CARDS)]


class Papers(Struct, frozen=True):
    papers: tuple[Paper, ...] = tuple([paper.row for paper in PAPERS])


class Desk(State, kw_only=True):
    players: Public[list[Holder]]


def desk() -> Desk:
    """Four players, each with as many cards at work as a long match brings."""
    cards = tuple(range(0, CARDS, CARDS // AT_WORK))[:AT_WORK]
    holders = [Holder(seat, cards, ((),) * len(cards)) for seat in range(4)]
    return Desk(setup=Setup("desk", 4), content=Content(Papers(), Literals(PAPERS)), players=holders)


def figures() -> list[tuple[str, float]]:
    """Microseconds for a question of each kind."""
    s = desk()
    p = s.players[0]
    two = next(hook for hook in VALUES if total(s, p, hook) == 4)
    ratings = [hook for hook in VALUES if total(s, p, hook)][:4]

    def microseconds(work: object, repeat: int = 400) -> float:
        assert callable(work)
        return 1e6 * best(lambda: seconds_of(work, repeat), 25)

    return [
        ("a question to which nothing applies", microseconds(lambda: total(s, p, UNASKED))),
        ("a question with two answers", microseconds(lambda: total(s, p, two))),
        ("a moment without listeners", microseconds(lambda: emit(s, p, HAPPENS))),
        ("four ratings", microseconds(lambda: [total(s, p, hook) for hook in ratings])),
        ("what could be used", microseconds(lambda: uses(s, p, MENU))),
        ("loading the content", microseconds(lambda: Content(Papers(), Literals(PAPERS)), 5)),
    ]
