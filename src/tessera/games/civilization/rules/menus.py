"""Menus (CV-3.09): what a player does next in the own part of a phase, cards and all else, until it is ended."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.civilization.rules.announcing import (
    Barring,
    begin,
    deed_in,
    describe_deed,
    might_respond,
    next_part,
    not_barred,
    offered,
    question_of_card,
    refuse_deed,
)
from tessera.games.civilization.state import Nation, World
from tessera.kernel import Description, Option, Refusal, Step
from tessera.kernel.data import replace
from tessera.kernel.effects import Moment

END: Final[Option] = ("end",)


class Menu(Barring, frozen=True):
    """What a player does next in the own part of a phase, with all that belongs to it, until it is ended (CV-3.09).

    Asked whenever hidden cards might allow something, so that nobody learns from a pause who could do what.
    """

    confirm: ClassVar[bool] = True
    menus: ClassVar[tuple[Moment[()], ...]] = ()

    def others(self, s: World, p: Nation) -> list[Option]:
        """What can be done besides using and playing cards."""
        return []

    def other_part(self, s: World, p: Nation) -> list[Option] | None:
        """The next part of something else than a card."""
        return None

    def do_other(self, s: World, p: Nation) -> None:
        """Carry something else out."""
        raise NotImplementedError

    # --- what follows from it -------------------------------------------------------------------------------

    def deeds(self, s: World, p: Nation) -> dict[Option, Step]:
        found: dict[Option, Step] = {}
        for menu in self.menus:
            found |= offered(s, p, menu)
        return not_barred(s, found, self.barred)

    def part(self, s: World) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            found = [*self.others(s, p), *self.deeds(s, p)]
            return [*found, END] if found or any(might_respond(s, p, menu) for menu in self.menus) else []
        first = self.chosen[0]
        if first == END:
            return None
        if first[0] in ("use", "play"):
            return next_part(s, self.deeds(s, p)[first], self.chosen[1:], self.barred)
        return self.other_part(s, p)

    def complete(self, s: World) -> None:
        first = self.chosen[0]
        if first == END:
            return
        p = s.players[self.seat]
        s.then(replace(self, chosen=()))
        if first[0] in ("use", "play"):
            begin(s, self.deeds(s, p)[first], self.chosen[1:])
        else:
            self.do_other(s, p)

    def ask_of_card(self, s: World) -> Description | None:
        first = self.chosen[0] if self.chosen else END
        if first[0] not in ("use", "play"):
            return None
        return question_of_card(self.seat, first[1], self.part(s) or [])

    def announce(self, s: World) -> Description:
        """The same however far the choice has come."""
        return Description(f"wait-{self.label()}", {"seat": self.seat})

    def describe(self, s: World, option: Option) -> Description:
        first = self.chosen[0] if self.chosen else option
        if option == END:
            return Description("do-end")
        if first[0] in ("use", "play"):
            step = self.deeds(s, s.players[self.seat])[first] if self.chosen else None
            return describe_deed(s, step, option)
        return self.describe_other(s, option)

    def describe_other(self, s: World, option: Option) -> Description:
        return Description(f"do-{option[0]}", {f"arg{i}": part for i, part in enumerate(option) if i})

    def why_not(self, s: World, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        if not self.chosen:
            return refuse_deed(s, p, self.menus, option) or self.why_not_other(s, p, option)
        if option[0] == "pay":
            return Refusal("refused-pay", rule="CV-7.03")
        if self.chosen[0][0] in ("use", "play"):
            return Refusal("refused-target", rule=deed_in(self.deeds(s, p)[self.chosen[0]]).rule)
        return self.why_not_other(s, p, option)

    def why_not_other(self, s: World, p: Nation, option: Option) -> Refusal | None:
        return None
