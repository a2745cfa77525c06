"""A game of nothing but trivial decisions: what the kernel itself costs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tessera.kernel import Act, Ask, Chance, Content, Game, Option, Outcome, Public, Setup, State


class Tables(Struct, frozen=True):
    plies: int = 10_000


class Count(State, kw_only=True):
    """A number that goes up by one or two."""

    total: Public[int] = 0
    content: Content[Any]


class Add(Ask, frozen=True):
    def options(self, s: Count) -> list[Option]:
        return [("add", 1), ("add", 2)]

    def resolve(self, s: Count, option: Option) -> None:
        s.total += option[1]  # type: ignore[operator]


class NextTurn(Act, frozen=True):
    turn: int

    def run(self, s: Count) -> None:
        if self.turn == s.content.tables.plies:
            s.finish(Outcome((1, 1), (s.total, s.total), "counted"))
        else:
            s.then(Add(self.turn & 1), NextTurn(self.turn + 1))


class Counting(Game[Count, Content[Any]]):
    id = "counting"
    name = {"en": "Counting"}
    seats = (2,)
    rules_version = "1"
    rule_prefix = "CO"
    state = Count
    package = __name__
    tables = Tables()
    longest = 10_000

    def deal(self, setup: Setup, content: Content[Any], chance: Chance) -> Count:
        s = Count(setup=setup, content=content, chance=chance)
        s.then(NextTurn(0))
        return s

    def evaluate(self, s: Count, seat: int) -> float:
        return float(s.total)


game = Counting()
