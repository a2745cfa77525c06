"""Rehearsal: a game in which steps do nothing but say words, to see what the kernel makes of them."""

from __future__ import annotations

from typing import Any, Self

from tessera.kernel import (
    Act,
    Ask,
    Chance,
    Content,
    Game,
    Option,
    Outcome,
    Public,
    Setup,
    State,
    Step,
)
from tessera.testing import Script, play
from tests.kernel.bazaar import Numbers


class Stage(State, kw_only=True):
    content: Content[Any]
    said: Public[list[str]] = []
    banned: Public[list[str]] = []
    """Words that cannot be said."""

    def clone(self) -> Self:
        s = super().clone()
        s.said = self.said[:]
        s.banned = self.banned[:]
        return s


class Say(Act, frozen=True):
    word: str

    def run(self, s: Stage) -> None:
        if self.word not in s.banned:
            s.said.append(self.word)

    def possible(self, s: Stage) -> bool:
        return self.word not in s.banned

    def label(self) -> str:
        return self.word


class Shout(Act, frozen=True):
    """Says who shouts; has no word of its own to be chosen by."""

    seat: int

    def run(self, s: Stage) -> None:
        s.said.append(f"shout{self.seat}")


class Pick(Ask, frozen=True):
    words: tuple[str, ...]

    def options(self, s: Stage) -> list[Option]:
        return [("pick", word) for word in self.words if word not in s.banned]

    def resolve(self, s: Stage, option: Option) -> None:
        s.said.append(f"{option[1]}{self.seat}")


class Confirm(Pick, frozen=True):
    confirm = True


class Bow(Ask, frozen=True):
    """The end of every rehearsal."""

    confirm = True

    def options(self, s: Stage) -> list[Option]:
        return [("bow",)]

    def resolve(self, s: Stage, option: Option) -> None:
        s.finish(Outcome((1,) * s.seats, (len(s.said),) * s.seats, "bowed"))


class Rehearsal(Game[Stage, Content[Any]]):
    id = "rehearsal"
    name = {"en": "Rehearsal"}
    seats = (3,)
    rules_version = "1"
    rule_prefix = "RE"
    state = Stage
    package = __name__
    tables = Numbers()
    longest = 50
    steps: tuple[Step, ...] = ()

    def deal(self, setup: Setup, content: Content[Any], chance: Chance) -> Stage:
        s = Stage(setup=setup, content=content, chance=chance)
        s.then(*self.steps, Bow(0))
        return s


rehearsal = Rehearsal()


def rehearsal_of(*steps: Step) -> Rehearsal:
    """A game that consists of these steps."""
    game = Rehearsal()
    game.steps = steps
    return game


def stage(*steps: Step, banned: str = "") -> Script:
    """A rehearsal of some steps; `banned` words cannot be said."""
    t = play(rehearsal, 3)
    t.state.banned = banned.split()
    t.now(*steps)
    return t


def said(t: Script) -> str:
    return " ".join(t.state.said)


def every_way(*steps: Step, banned: str = "") -> dict[str, str]:
    """Every way to answer all questions, and what was said then."""
    ways: dict[str, str] = {}
    paths: list[tuple[str, ...]] = [()]
    while paths:
        path = paths.pop()
        t = stage(*steps, banned=banned)
        t.choose(*path)
        if t.asked == "Bow":
            ways[", ".join(path)] = said(t)
        else:
            paths += [(*path, option) for option in t.options]
    return ways
