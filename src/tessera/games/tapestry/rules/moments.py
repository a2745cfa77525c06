"""What may be done at any moment of one's own turn when no other effect is being resolved (TP-9.15)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.tapestry.hooks import ANY_MOMENT
from tessera.games.tapestry.state import Tapestry
from tessera.kernel import DECLINE, Ask, Description, Option
from tessera.kernel.effects import describe_use, uses


class Meanwhile(Ask, frozen=True):
    """Between two parts of a turn whatever may be done at any moment is offered, as often as there is something."""

    open: ClassVar[bool] = True

    def options(self, s: Tapestry) -> list[Option]:
        found = list(uses(s, s.players[self.seat], ANY_MOMENT, False))
        return [*found, DECLINE] if found else []

    def resolve(self, s: Tapestry, option: Option) -> None:
        if option != DECLINE:
            s.then(uses(s, s.players[self.seat], ANY_MOMENT, False)[option], Meanwhile(self.seat))

    def prompt(self, s: Tapestry) -> Description:
        return Description("ask-meanwhile", {"seat": self.seat}, rule="TP-9.15")

    def describe(self, s: Tapestry, option: Option) -> Description:
        return Description("do-decline") if option == DECLINE else describe_use(s, option, "TP-9.15")
