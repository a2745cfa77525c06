"""Resources (chapter 17)."""

from __future__ import annotations

from tessera.games.newdawn.asking import Question, Words
from tessera.games.newdawn.board import NONE
from tessera.games.newdawn.content import RESOURCES
from tessera.games.newdawn.world import NewDawn, Player, replaced
from tessera.kernel import Description, Option, Refusal

DECLINE: Option = ("decline",)


def add_resource(s: NewDawn, p: Player, kind: int) -> None:
    """A resource token becomes the player's; there is no limit (ND-17.01)."""
    p.resources = replaced(p.resources, kind, p.resources[kind] + 1)
    s.tell("resource-gained", seat=p.seat, resource=RESOURCES[kind])


def return_resource(s: NewDawn, p: Player, kind: int) -> None:
    """A spent resource token goes back to the supply (ND-17.02)."""
    p.resources = replaced(p.resources, kind, p.resources[kind] - 1)
    s.supply = replaced(s.supply, kind, s.supply[kind] + 1)


class GainResource(Question, frozen=True):
    """Gain a resource of choice from the supply, if one is there (ND-17.03).

    `new_kind` demands a kind of which the player has no token (Replaceable Parts, ND-8.12).
    """

    reason: str
    """The card or leader that gives it."""
    new_kind: bool = False

    def kinds(self, s: NewDawn) -> list[int]:
        held = s.players[self.seat].resources
        return [kind for kind in range(4) if s.supply[kind] and not (self.new_kind and held[kind])]

    def options(self, s: NewDawn) -> list[Option]:
        return [*[("gain", RESOURCES[kind]) for kind in self.kinds(s)], DECLINE] if self.kinds(s) else []

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == DECLINE:
            return
        kind = RESOURCES.index(str(option[1]))
        s.supply = replaced(s.supply, kind, s.supply[kind] - 1)
        add_resource(s, s.players[self.seat], kind)

    def prompt(self, s: NewDawn) -> Description:
        if any(leader.key == self.reason for leader in s.content.leaders):
            args: Words = {"seat": self.seat, "leader": self.reason}
            return Description("ask-gain-resource-leader", args, rule="ND-20.08")
        return Description("ask-gain-resource", {"seat": self.seat, "card": self.reason}, rule="ND-17.03")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="ND-4.04")
        return Description("do-gain", {"resource": option[1]}, (f"resource:{option[1]}",), "ND-17.03")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        if option[0] != "gain" or len(option) != 2 or option[1] not in RESOURCES:
            return None
        kind = RESOURCES.index(str(option[1]))
        if not s.supply[kind]:
            return Refusal("refused-supply-empty", {"resource": option[1]}, "ND-17.03")
        return Refusal("refused-kind-owned", {"resource": option[1]}, "ND-8.12")


class ExchangeResource(Question, frozen=True):
    """Steam Power: exchange one resource for one of another kind, if there is one (ND-9.16)."""

    given: int = NONE

    def options(self, s: NewDawn) -> list[Option]:
        held = s.players[self.seat].resources
        if self.given == NONE:
            kinds = [kind for kind in range(4) if held[kind] and any(_others(s, kind))]
            return [*[("give", RESOURCES[kind]) for kind in kinds], DECLINE] if kinds else []
        return [("gain", RESOURCES[kind]) for kind in range(4) if kind != self.given and s.supply[kind]]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == DECLINE:
            return
        kind = RESOURCES.index(str(option[1]))
        if option[0] == "give":
            s.then(ExchangeResource(self.seat, kind))
            return
        p = s.players[self.seat]
        return_resource(s, p, self.given)
        s.supply = replaced(s.supply, kind, s.supply[kind] - 1)
        s.tell("resource-given", seat=self.seat, resource=RESOURCES[self.given])
        add_resource(s, p, kind)

    def prompt(self, s: NewDawn) -> Description:
        if self.given == NONE:
            return Description("ask-exchange-resource", {"seat": self.seat}, rule="ND-9.16")
        args: Words = {"seat": self.seat, "resource": RESOURCES[self.given]}
        return Description("ask-exchange-resource-for", args, rule="ND-9.16")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="ND-4.04")
        return Description(f"do-{option[0]}", {"resource": option[1]}, (f"resource:{option[1]}",), "ND-9.16")


def _others(s: NewDawn, kind: int) -> list[int]:
    return [count for other, count in enumerate(s.supply) if other != kind]
