"""Resources (chapter 17)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.content import RESOURCES
from tessera.games.newdawn.rules.asking import Words
from tessera.games.newdawn.state import NewDawn, Player
from tessera.kernel import DECLINE, Choose, Description, Option, Refusal
from tessera.kernel.tuples import replaced


def add_resource(s: NewDawn, p: Player, kind: int) -> None:
    """A resource token becomes the player's; there is no limit (ND-17.01)."""
    p.resources = replaced(p.resources, kind, p.resources[kind] + 1)
    s.tell("resource-gained", seat=p.seat, resource=RESOURCES[kind])


def take_resource(s: NewDawn, p: Player, kind: int) -> None:
    """A resource token of the supply becomes the player's (ND-17.03)."""
    s.supply = replaced(s.supply, kind, s.supply[kind] - 1)
    add_resource(s, p, kind)


def return_resource(s: NewDawn, p: Player, kind: int) -> None:
    """A spent resource token goes back to the supply (ND-17.02)."""
    p.resources = replaced(p.resources, kind, p.resources[kind] - 1)
    s.supply = replaced(s.supply, kind, s.supply[kind] + 1)


class GainResource(Choose, frozen=True, kw_only=True):
    """Gain a resource of choice from the supply, if one is there (ND-17.03)."""

    verb: ClassVar[str] = "gain"
    element: ClassVar[str] = "resource"
    rule: ClassVar[str] = "ND-17.03"
    stop: ClassVar[Option | None] = DECLINE

    card: int
    """The card or leader that gives it."""
    new_kind: bool = False
    """Only a kind of which the player has no token (ND-8.12)."""

    def among(self, s: NewDawn) -> list[str]:
        held = s.players[self.seat].resources
        return [
            name
            for kind, name in enumerate(RESOURCES)
            if s.supply[kind] and not (self.new_kind and held[kind])
        ]

    def take(self, s: NewDawn, what: str) -> None:
        take_resource(s, s.players[self.seat], RESOURCES.index(what))

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat}
        if self.card in s.content.leaders:
            args["leader"] = s.content.leaders[self.card].key
            return Description("ask-gain-resource-leader", args, rule="ND-20.08")
        args["card"] = s.content.rows[self.card].key
        return Description("ask-gain-resource", args, rule="ND-17.03")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        if option[0] != "gain" or len(option) != 2 or option[1] not in RESOURCES:
            return None
        kind = RESOURCES.index(str(option[1]))
        if not s.supply[kind]:
            return Refusal("refused-supply-empty", {"resource": option[1]}, "ND-17.03")
        return Refusal("refused-kind-owned", {"resource": option[1]}, "ND-8.12")
