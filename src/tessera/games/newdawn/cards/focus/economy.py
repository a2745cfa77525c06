"""Economy cards (chapter 9): caravans."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.cards.words import *


def economy(s: NewDawn, p: Player, card: Held, place: int, slot: int) -> Step:
    return SpendOnEconomy(p.seat, place=place, slot=slot)


ECONOMY_CARDS = Cards[FocusCard]()
card = ECONOMY_CARDS.add


card(FocusCard("foreign_trade", ECONOMY, 1, RULEBOOK, caravans=1, range=3), On(RESOLVED, economy, own=True))
card(
    FocusCard("currency", ECONOMY, 2, PUBLIC, caravans=2, range=4),
    On(RESOLVED, economy, own=True),
    Allow(FIGHT_ON_THE_WAY, own=True),
)


class ExchangeResource(Plan, frozen=True):
    """Exchange one resource for one of another kind, if there is one: ``give marble / gain oil`` (ND-9.16)."""

    rule: ClassVar[str] = "ND-9.16"

    def others(self, s: NewDawn, given: str) -> list[str]:
        """What the supply has besides."""
        return [name for kind, name in enumerate(RESOURCES) if s.supply[kind] and name != given]

    def part(self, s: NewDawn) -> list[Option] | None:
        if not self.chosen:
            held = zip(RESOURCES, s.players[self.seat].resources, strict=True)
            kinds = [name for name, count in held if count and self.others(s, name)]
            return [*[("give", name) for name in kinds], DECLINE] if kinds else []
        if len(self.chosen) == 2 or self.chosen[0] == DECLINE:
            return None
        return [("gain", name) for name in self.others(s, str(self.chosen[0][1]))]

    def complete(self, s: NewDawn) -> None:
        if self.chosen[0] != DECLINE:
            p = s.players[self.seat]
            given, gained = [str(name) for _, name in self.chosen]
            return_resource(s, p, RESOURCES.index(given))
            s.tell("resource-given", seat=self.seat, resource=given)
            take_resource(s, p, RESOURCES.index(gained))

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat}
        if not self.chosen:
            return Description("ask-exchange-resource", args, rule=self.rule)
        return Description(
            "ask-exchange-resource-for", {**args, "resource": self.chosen[0][1]}, rule=self.rule
        )

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == DECLINE:
            return Description("do-decline", rule="ND-4.04")
        return Description(f"do-{option[0]}", {"resource": option[1]}, (f"resource:{option[1]}",), self.rule)


card(
    FocusCard("steam_power", ECONOMY, 3, PUBLIC, caravans=2, range=6, water=True),
    On(RESOLVED, economy, own=True),
    On(AFTERWARDS, ExchangeResource(ME), own=True),
)


class Capitalism(ChooseFocusCard, frozen=True, kw_only=True):
    """After its reset another card may be resolved as in slot 1, without reset (ND-22.05)."""

    verb: ClassVar[str] = "also"
    rule: ClassVar[str] = "ND-22.05"
    stop: ClassVar[Option | None] = DECLINE

    card: int

    def among(self, s: NewDawn) -> list[str]:
        return [s.content.focus[card].key for card in s.players[self.seat].row[1:]]

    def take(self, s: NewDawn, what: str) -> None:
        p = s.players[self.seat]
        s.tell("uses", seat=self.seat, card=s.content.focus[self.card].key)
        s.then(ResolveCard(self.seat, place_of(s, p, what), AS_FIRST))


card(
    FocusCard("capitalism", ECONOMY, 4, PUBLIC, caravans=3, range=6, water=True),
    On(RESOLVED, economy, own=True),
    On(RESET, Capitalism(ME, card=THIS), own=True, once=TURN),
)
