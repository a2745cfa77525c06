"""Scopes: stretches of play, such as a turn, a battle or an era.

A scope lies on the agenda under what happens in it. When it comes to the top its stretch is over: what was used up in
it can be used again. One concept so serves phases (`inside`) and limits ("once per turn").
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tessera.kernel.step import NOBODY, Act, Description, Step

GAME = "game"
"""The scope of the whole match, which never ends."""


class Used(Struct, frozen=True, gc=False):
    """A use that counts until the end of a scope: once per turn, per battle, per game."""

    scope: str
    seat: int
    card: str


class Scope(Act, frozen=True):
    """The end of a stretch of play, of a seat or of everybody; while it is on the agenda, play is inside."""

    name: str
    seat: int = NOBODY

    def run(self, s: Any) -> None:
        if s.used:
            s.used = tuple([use for use in s.used if not self._resets(use)])

    def _resets(self, use: Used) -> bool:
        return use.scope == self.name and self.seat in (NOBODY, use.seat)


def during(s: Any, name: str, *steps: Step, seat: int = NOBODY) -> None:
    """Do these steps inside a scope."""
    s.then(*steps, Scope(name, seat))


def inside(s: Any, name: str) -> Scope | None:
    """The innermost scope of this name that play is inside."""
    return next((step for step in reversed(s.agenda) if isinstance(step, Scope) and step.name == name), None)


def use_up(s: Any, scope: str, seat: int, key: str) -> None:
    """Note that a seat has used a card in the current scope of this name."""
    s.used += (Used(scope, seat, key),)


def is_used(s: Any, scope: str, seat: int, key: str) -> bool:
    """Whether a seat has used a card already in the current scope of this name."""
    return bool(s.used) and Used(scope, seat, key) in s.used


class Once(Act, frozen=True):
    """Do something that counts as a use of a card. It counts when it is done, not when it is offered or declined."""

    seat: int
    scope: str
    card: str
    step: Step

    def run(self, s: Any) -> None:
        use_up(s, self.scope, self.seat, self.card)
        s.then(self.step)

    def possible(self, s: Any) -> bool:
        return not is_used(s, self.scope, self.seat, self.card) and self.step.possible(s)

    def harmless(self) -> bool:
        return self.step.harmless()

    def label(self) -> str:
        return self.step.label()

    def prompt(self, s: Any) -> Description:
        return self.step.prompt(s)
