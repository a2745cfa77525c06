"""Interruptions of a move (CV-10.21, CV-10.22): effects that anybody may use before a step is carried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from tessera.games.civilization.hooks import INTERRUPTS
from tessera.games.civilization.rules.announcing import (
    Barred,
    begin,
    describe_deed,
    might_respond,
    next_part,
    not_barred,
    offered,
    question_of_card,
    refuse_deed,
)
from tessera.games.civilization.rules.board import NAMES, OUTSKIRTS, at
from tessera.games.civilization.rules.pieces import figures
from tessera.games.civilization.rules.ways import able
from tessera.games.civilization.state import World
from tessera.kernel import PASS, Act, Description, Option, Refusal, Respond, Step, may_cancel
from tessera.kernel.data import replace
from tessera.kernel.option import Answer


class Travelling(Act, frozen=True):
    """Something that a group is about to do from a square."""

    seat: int
    square: int
    armies: int
    scouts: int

    def possible(self, s: World) -> bool:
        """Whether nobody of the group is missing and the square may be left (CV-10.22)."""
        if self.square in s.locked:
            return False
        present = able(s.players[self.seat], self.square)
        return present.armies >= self.armies and present.scouts >= self.scouts

    def squares(self) -> tuple[int, ...]:
        """Where it leads; everybody may know."""
        return ()


class Interrupt(Respond, frozen=True):
    """Whether a player uses an interrupting effect before a step is carried out (CV-10.21)."""

    kind: ClassVar[str] = "interrupt"

    chosen: tuple[Option, ...] = ()
    barred: Barred = ()

    def cover(self, s: World) -> bool:
        return might_respond(s, s.players[self.seat], INTERRUPTS)

    def targeted(self, s: World) -> bool:
        """Whether the step leads into a city of this seat, its outskirts, or among its figures."""
        step, p = may_cancel(s), s.players[self.seat]
        if not isinstance(step, Travelling) or step.seat == self.seat:
            return False
        ground = figures(p) | at(p.cities)
        for city in p.cities:
            ground |= OUTSKIRTS[city]
        return any(ground >> square & 1 for square in step.squares()[:1])

    def ways(self, s: World) -> dict[Option, Step]:
        return not_barred(s, offered(s, s.players[self.seat], INTERRUPTS), self.barred)

    def responses(self, s: World) -> list[Option]:
        return list(self.ways(s))

    def options(self, s: World) -> list[Option]:
        if not self.chosen:
            return [*self.responses(s), PASS]
        return self.following(s, self.ways(s)[self.chosen[0]], self.chosen) or []

    def following(self, s: World, step: Step, parts: tuple[Option, ...]) -> list[Option] | None:
        """What is asked after some parts; None if they are a whole answer."""
        return next_part(s, step, parts[1:], self.barred)

    def grown(self, s: World, option: Option) -> tuple[tuple[Option, ...], bool]:
        """The parts with one more and all that leave no choice then, and whether that is all."""
        parts = (*self.chosen, option)
        if option == PASS:
            return parts, True
        step = self.ways(s)[parts[0]]
        following = self.following(s, step, parts)
        while following is not None and len(following) == 1:
            parts = (*parts, following[0])
            following = self.following(s, step, parts)
        return parts, following is None

    def rest(self, s: World, option: Option) -> Step | None:
        parts, whole = self.grown(s, option)
        return None if whole else replace(self, chosen=parts)

    def respond(self, s: World, option: Option) -> None:
        parts, _ = self.grown(s, option)
        begin(s, self.ways(s)[parts[0]], parts[1:])

    def spoken(self, s: World, parts: Sequence[Option]) -> Answer:
        """Parts that leave no choice may be said, too."""
        asked: Answer = ()
        step, known = self, list(self.chosen)
        for option in parts:
            if option in step.options(s):
                grown, whole = step.grown(s, option)
                asked, known = (*asked, option), list(grown[len(step.chosen) + 1 :])
                if whole:
                    return (*asked, *[said for said in parts[parts.index(option) + 1 :] if said not in known])
                step = replace(step, chosen=grown)
            elif option not in known:
                return (*asked, option)
        return asked

    def imagined(self, s: Any, seat: int, chance: Any) -> Step:
        return self if seat == self.seat else replace(self, chosen=())

    def prompt(self, s: World) -> Description:
        if self.chosen:
            return question_of_card(self.seat, self.chosen[0][1], self.options(s))
        step = may_cancel(s)
        assert isinstance(step, Travelling)
        start, *way = NAMES[step.square], *[NAMES[square] for square in step.squares()]
        args: dict[str, int | str] = {
            "seat": self.seat,
            "other_seat": step.seat,
            "move": step.label(),
            "square": start,
            "other_square": way[-1] if way else start,
        }
        return Description("ask-interrupt", args, rule="CV-10.21")

    def announce(self, s: World) -> Description:
        return Description("wait-interrupt", {"seat": self.seat})

    def describe(self, s: World, option: Option) -> Description:
        if option == PASS:
            return Description("do-pass", rule="CV-10.21")
        step = self.ways(s)[self.chosen[0]] if self.chosen else None
        return describe_deed(s, step, option)

    def why_not(self, s: World, option: Option) -> Refusal | None:
        return refuse_deed(s, s.players[self.seat], (INTERRUPTS,), option)
