"""Supply: feeding the inhabitants, then redeeming borrowed buildings (chapter 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tessera.games.peloponnes.content import GRAIN, INHABITANT
from tessera.games.peloponnes.rules.goods import gain_luxury, spend
from tessera.games.peloponnes.rules.tableau import (
    card_element,
    card_key,
    card_named,
    inhabitants,
    peopled,
    production,
    redeem,
    tear_down,
)
from tessera.games.peloponnes.rules.taking import describe_payment, pay, payments, refuse_payment, shortfall
from tessera.games.peloponnes.state import Peloponnes, Player
from tessera.kernel import Act, Choose, Compose, Description, Option, Refusal

MEANS = ("grain", "luxury", "inhabitants")
"""How inhabitants that production leaves hungry can be provided for, in the order of the parts."""

SYMBOL_OF = {"grain": GRAIN, "inhabitants": INHABITANT}


class Supply(Act, frozen=True):
    """Every player in turn order feeds and then redeems, one after the other (PE-5.09, PE-10.01)."""

    def run(self, s: Peloponnes) -> None:
        s.tell("supply")
        s.then(*[step for seat in s.order for step in (Feed(seat), Redeem(seat))])


# --- feeding ------------------------------------------------------------------------------------------------


class Feed(Act, frozen=True):
    """Production feeds first; what is left over becomes luxury (PE-10.02 - PE-10.04)."""

    seat: int

    def run(self, s: Peloponnes) -> None:
        p = s.players[self.seat]
        _, _, grain = production(s, p)
        missing = inhabitants(s, p) - grain
        s.tell("feeds", seat=p.seat, grain=grain, count=grain + missing)
        if missing <= 0:
            gain_luxury(s, p, -missing)
        elif p.hand.cards or p.luxury:
            s.then(Provide(p.seat, missing=missing))
        else:
            s.then(TearDownHungry(p.seat, hungry=missing))


def stock(p: Player, means: str) -> int:
    """How much of a means a player has."""
    return p.luxury if means == "luxury" else p.hand.count(SYMBOL_OF[means])


class Provide(Compose, frozen=True, kw_only=True):
    """How many grain cards, luxury goods and inhabitant cards to give for those still hungry (PE-10.22).

    ``grain 2 / luxury 0 / inhabitants 1``: all of it is voluntary (PE-10.06); whoever is left over costs a card
    (PE-10.08). Confirmed even if there is nothing to give: no question would tell what the hand lacks (PE-20.02).
    """

    confirm: ClassVar[bool] = True

    missing: int

    def part(self, s: Peloponnes) -> list[Option] | None:
        place = len(self.chosen)
        if place == len(MEANS) or not self.hungry:
            return None
        return [(MEANS[place], count) for count in range(self.most(s), -1, -1)]

    @property
    def hungry(self) -> int:
        """Those for whom nothing was given yet."""
        return self.missing - sum([int(count) for _, count in self.chosen])

    def most(self, s: Peloponnes) -> int:
        """How much of the next means may be given."""
        return min(self.hungry, stock(s.players[self.seat], MEANS[len(self.chosen)]))

    def complete(self, s: Peloponnes) -> None:
        p = s.players[self.seat]
        for means, given in self.chosen:
            count = int(given)
            if means == "luxury":
                spend(s, p, (), count)
            else:
                spend(s, p, [SYMBOL_OF[str(means)]] * count, 0)
            if count:
                s.tell("provided", seat=p.seat, means=means, count=count)
        if self.hungry:
            s.then(TearDownHungry(p.seat, hungry=self.hungry))

    def suggest(self, s: Peloponnes) -> Option | None:
        """Feed as many as possible."""
        return self.options(s)[0]

    def prompt(self, s: Peloponnes) -> Description:
        means = MEANS[len(self.chosen)]
        args: dict[str, int | str] = {"seat": self.seat, "count": self.hungry, "means": means}
        return Description("ask-provide", args, rule="PE-10.22")

    def describe(self, s: Peloponnes, option: Option) -> Description:
        place = MEANS.index(str(option[0]))
        rule = ("PE-10.05", "PE-10.05", "PE-10.07")[place]
        element = ("coin:grain", f"luxury:{self.seat}", "coin:inhabitant")[place]
        return Description(f"do-provide-{option[0]}", {"count": option[1]}, (element,), rule)

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        if option[0] != MEANS[len(self.chosen)]:
            return None
        return Refusal("refused-provide", {"most": self.most(s)}, "PE-10.22")


class TearDownHungry(Choose, frozen=True, kw_only=True):
    """Tear down cards, one at a time, until nobody is left unfed (PE-10.08, PE-10.23)."""

    verb: ClassVar[str] = "tear-down"
    rule: ClassVar[str] = "PE-10.08"
    stop: ClassVar[None] = None

    hungry: int

    def among(self, s: Peloponnes) -> Sequence[str]:
        """Only cards with active inhabitants can be torn down for this (PE-10.10)."""
        return [card_key(s, card) for card in peopled(s, s.players[self.seat])]

    def take(self, s: Peloponnes, what: str) -> None:
        p = s.players[self.seat]
        card = card_named(s, p, what)
        left = self.hungry - peopled(s, p)[card]
        tear_down(s, p, card)
        if left > 0:
            s.then(TearDownHungry(self.seat, hungry=left))

    def prompt(self, s: Peloponnes) -> Description:
        return Description("ask-tear-down-hungry", {"seat": self.seat, "count": self.hungry}, rule=self.rule)

    def describe(self, s: Peloponnes, option: Option) -> Description:
        p = s.players[self.seat]
        element = card_element(s, p, card_named(s, p, str(option[1])))
        return Description("do-tear-down", {"card": option[1]}, (element,), self.rule)

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        return Refusal("refused-feeds-nobody", rule="PE-10.10") if option[0] == self.verb else None


# --- redemption ---------------------------------------------------------------------------------------------


class Redeem(Compose, frozen=True):
    """Keep or give up each borrowed building, and pay for all that are kept at once (PE-10.13 - PE-10.19, PE-10.25).

    ``redeem bridge / give-up agora / pay 2 0 1``. It never yields luxury (PE-10.18). Confirmed even if nothing can be
    kept: no question would tell rivals what the hand lacks (PE-20.02).
    """

    confirm: ClassVar[bool] = True

    def part(self, s: Peloponnes) -> list[Option] | None:
        p = s.players[self.seat]
        place = len(self.chosen)
        if place < len(p.borrowed):
            return self._keep(s, p, p.borrowed[place])
        kept = self.kept(p)
        if place > len(p.borrowed) or (self.chosen and not kept):
            return None
        return payments(p, *shortfall(s, p, kept)) if kept else []

    def _keep(self, s: Peloponnes, p: Player, building: int) -> list[Option]:
        key = s.content.cards[building].key
        affordable = payments(p, *shortfall(s, p, [*self.kept(p), building]))
        return [("redeem", key), ("give-up", key)] if affordable else [("give-up", key)]

    def kept(self, p: Player) -> list[int]:
        """The buildings that were chosen so far."""
        answers = zip(p.borrowed, self.chosen, strict=False)
        return [building for building, option in answers if option[0] == "redeem"]

    def complete(self, s: Peloponnes) -> None:
        p = s.players[self.seat]
        kept = self.kept(p)
        if kept:
            pay(s, p, self.chosen[-1])
        for building in kept:
            redeem(s, p, building)
            s.tell("redeemed", seat=p.seat, card=s.content.cards[building].key)
        for building in p.borrowed:  # PE-10.17
            tear_down(s, p, building)

    def prompt(self, s: Peloponnes) -> Description:
        p = s.players[self.seat]
        place = len(self.chosen)
        if place == len(p.borrowed):
            return Description("ask-pay-debt", {"seat": self.seat}, rule="PE-10.15")
        key = s.content.cards[p.borrowed[place]].key
        args: dict[str, int | str] = {"seat": self.seat, "card": key}
        return Description("ask-choose-redeemed", args, (f"card:{key}",), "PE-10.13")

    def describe(self, s: Peloponnes, option: Option) -> Description:
        if option[0] == "pay":
            kept = self.kept(s.players[self.seat])
            return describe_payment(option, tuple([s.content.element(card) for card in kept]), "PE-10.15")
        elements = (f"card:{option[1]}",)
        if option[0] == "give-up":
            return Description("do-give-up", {"card": option[1]}, elements, "PE-10.17")
        p = s.players[self.seat]
        wood, stone = shortfall(s, p, [*self.kept(p), p.borrowed[len(self.chosen)]])
        args: dict[str, int | str] = {"card": option[1], "wood": wood, "stone": stone}
        return Description("do-redeem", args, elements, "PE-10.16")

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        kept = self.kept(p)
        if option[0] == "pay" and kept:
            return refuse_payment(p, *shortfall(s, p, kept))
        for building in p.borrowed:
            wood, stone = shortfall(s, p, [*kept, building])
            if option == ("redeem", s.content.cards[building].key) and not payments(p, wood, stone):
                return Refusal("refused-cannot-pay", {"wood": wood, "stone": stone}, "PE-10.15")
        return None
