"""Combinators: the ways in which effects are put together.

In order, in any order, one of, optional, pay-then, repeated, for each seat: card texts are written with these
instead of with flags. Each is a step like any other, so a half-resolved card text can be saved and undone. Those that
ask may have a name of their own, under which texts put the question (``ask-flit``) and the waiting for it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tessera.kernel.data import fields, replace
from tessera.kernel.option import DECLINE, Option
from tessera.kernel.step import Act, Ask, Description, Step, kebab, labelled


class InOrder(Act, frozen=True):
    """One after the other."""

    steps: tuple[Step, ...]

    def run(self, s: Any) -> None:
        s.then(*self.steps)

    def possible(self, s: Any) -> bool:
        return any(step.possible(s) for step in self.steps)

    def payable(self, s: Any) -> bool:
        return all(step.payable(s) for step in self.steps)

    def label(self) -> str:
        return "-and-".join(step.label() for step in self.steps)


class AnyOrder(Ask, frozen=True):
    """All of them; the seat says which comes next. What is impossible when its time comes is lost."""

    steps: tuple[Step, ...]

    def options(self, s: Any) -> list[Option]:
        possible = [option for option, step in labelled(self.steps, "next").items() if step.possible(s)]
        if not possible and self.steps:
            return list(labelled(self.steps, "next"))[:1]
        return possible

    def resolve(self, s: Any, option: Option) -> None:
        chosen = labelled(self.steps, "next")[option]
        rest = list(self.steps)
        rest.remove(chosen)
        s.then(chosen, AnyOrder(self.seat, tuple(rest)))

    def possible(self, s: Any) -> bool:
        return any(step.possible(s) for step in self.steps)


class OneOf(Ask, frozen=True):
    """Exactly one of them, if any is possible."""

    steps: tuple[Step, ...]
    name: str = ""

    def options(self, s: Any) -> list[Option]:
        return [option for option, step in labelled(self.steps, "choose").items() if step.possible(s)]

    def resolve(self, s: Any, option: Option) -> None:
        s.then(labelled(self.steps, "choose")[option])

    def label(self) -> str:
        return self.name or kebab(type(self).__name__)


class May(Ask, frozen=True):
    """Do it, or don't. Not asked if it is impossible."""

    step: Step
    name: str = ""

    def options(self, s: Any) -> list[Option]:
        return [("do", self.step.label()), DECLINE] if self.step.possible(s) else []

    def prompt(self, s: Any) -> Description:
        """Named after what could be done: nobody says yes to a question that does not tell."""
        return Description(f"ask-{self.label()}", {"seat": self.seat, "arg1": self.step.label()})

    def resolve(self, s: Any, option: Option) -> None:
        if option != DECLINE:
            s.then(self.step)

    def obvious(self, s: Any) -> Option | None:
        return ("do", self.step.label()) if self.step.harmless() else None

    def label(self) -> str:
        return self.name or kebab(type(self).__name__)


class PayThen(Ask, frozen=True):
    """Pay, and then gain; or do neither. Not asked if the price cannot be paid or there is nothing to gain."""

    price: Step
    gain: Step
    name: str = ""

    def options(self, s: Any) -> list[Option]:
        if self.price.payable(s) and self.gain.possible(s):
            return [("pay", self.price.label()), DECLINE]
        return []

    def prompt(self, s: Any) -> Description:
        """Named after what is paid."""
        return Description(f"ask-{self.label()}", {"seat": self.seat, "arg1": self.price.label()})

    def resolve(self, s: Any, option: Option) -> None:
        if option != DECLINE:
            s.then(self.price, self.gain)

    def label(self) -> str:
        return self.name or kebab(type(self).__name__)


class Repeat(Act, frozen=True):
    """The same step a number of times."""

    times: int
    step: Step

    def run(self, s: Any) -> None:
        if self.times > 1:
            s.then(self.step, Repeat(self.times - 1, self.step))
        elif self.times == 1:
            s.then(self.step)

    def possible(self, s: Any) -> bool:
        return self.times > 0 and self.step.possible(s)

    def label(self) -> str:
        return self.step.label()


class EachSeat(Act, frozen=True):
    """The same step for several seats, one after the other, in the given order."""

    seats: tuple[int, ...]
    step: Step

    def run(self, s: Any) -> None:
        if self.seats:
            s.then(for_seat(self.step, self.seats[0]), EachSeat(self.seats[1:], self.step))

    def possible(self, s: Any) -> bool:
        return any(for_seat(self.step, seat).possible(s) for seat in self.seats)


ME = 0
"""The seat of a step in a literal; whoever has the card takes its place."""

THIS = -(1 << 15)
"""The `card` of a step in a literal; the number of the very card takes its place."""


def in_literal(step: Step, seat: int, card: int) -> Step:
    """A step of a literal for whoever has the card: `ME` and `THIS` become a seat and a number."""
    changes: dict[str, Any] = {}
    for name in fields(step):
        value = getattr(step, name)
        if name == "seat":
            changes[name] = seat
        elif name == "card" and value == THIS:
            changes[name] = card
        elif isinstance(value, Step):
            changes[name] = in_literal(value, seat, card)
        elif isinstance(value, tuple) and value and isinstance(value[0], Step):
            changes[name] = tuple([in_literal(inner, seat, card) for inner in value])
    changed: Step = replace(step, **changes)  # type: ignore[type-var]
    return changed


@lru_cache(maxsize=4096)
def for_seat(step: Step, seat: int) -> Step:
    """The step with another seat, inside combinators too. Steps are immutable, so each is made once."""
    return in_literal(step, seat, THIS)
