"""Supply: feeding the inhabitants, then redeeming borrowed buildings (chapter 10)."""

from __future__ import annotations

from tessera.games.peloponnes.content import Symbol
from tessera.games.peloponnes.goods import discard_from_hand, gain_luxury
from tessera.games.peloponnes.tableau import (
    CIVILIZATION,
    Peloponnes,
    Player,
    civilization_active,
    inhabitants,
    production,
    redeem,
    target_key,
    tear_down,
)
from tessera.games.peloponnes.taking import describe_payment, pay, payments, refuse_payment
from tessera.kernel import Act, Ask, Chance, Description, Option, Refusal, Step

MEANS = ("grain", "luxury", "inhabitants")
"""How inhabitants that production leaves hungry can be provided for, in the order of the questions."""

SYMBOL_OF = {"grain": Symbol.GRAIN, "inhabitants": Symbol.INHABITANT}


class Supply(Act, frozen=True):
    """Every player in turn order feeds and then redeems, one after the other (PE-5.09, PE-10.01)."""

    def run(self, s: Peloponnes) -> None:
        s.tell("supply")
        s.then(*[step for seat in s.order for step in (Feed(seat), Redeem(seat))])


# --- feeding ------------------------------------------------------------------------------------------------


class Feed(Act, frozen=True):
    """Production feeds first; what is left over becomes luxury (PE-10.02 - PE-10.04)."""

    provider: int

    def run(self, s: Peloponnes) -> None:
        p = s.players[self.provider]
        _, _, grain = production(s, p)
        missing = inhabitants(s, p) - grain
        s.tell("feeds", seat=p.seat, grain=grain, count=grain + missing)
        if missing > 0:
            provide(s, p, missing, 0)
        else:
            gain_luxury(s, p, -missing)


def provide(s: Peloponnes, p: Player, missing: int, means: int) -> None:
    """Ask for the next means that the player may have as far as everybody knows; with none left, for a card."""
    for i in range(means, len(MEANS)):
        if p.luxury if MEANS[i] == "luxury" else p.hand.cards:
            s.then(Provide(p.seat, missing, i))
            return
    s.then(TearDownHungry(p.seat, missing))


class Provide(Ask, frozen=True):
    """How many grain cards, luxury goods and inhabitant cards to give for those still hungry (PE-10.22).

    All of it is voluntary (PE-10.06); whoever is left over costs a card (PE-10.08). Asked even if there is one
    answer: a question left out would tell rivals what the hand lacks (PE-20.02).
    """

    confirm = True

    missing: int
    means: int

    def options(self, s: Peloponnes) -> list[Option]:
        most = min(self.missing, self.stock(s.players[self.seat], self.means))
        return [(MEANS[self.means], count) for count in range(most, -1, -1)]

    @staticmethod
    def stock(p: Player, means: int) -> int:
        """How much of a means the player has."""
        return p.luxury if MEANS[means] == "luxury" else p.hand.count(SYMBOL_OF[MEANS[means]])

    def resolve(self, s: Peloponnes, option: Option) -> None:
        p = s.players[self.seat]
        count = int(option[1])
        if MEANS[self.means] == "luxury":
            p.luxury -= count
        else:
            discard_from_hand(s, p, SYMBOL_OF[MEANS[self.means]], count)
        if count:
            s.tell("provided", seat=p.seat, means=MEANS[self.means], count=count)
        if count < self.missing:
            provide(s, p, self.missing - count, self.means + 1)

    def prompt(self, s: Peloponnes) -> Description:
        args: dict[str, int | str] = {"seat": self.seat, "count": self.missing, "means": MEANS[self.means]}
        return Description("ask-provide", args, rule="PE-10.22")

    def describe(self, s: Peloponnes, option: Option) -> Description:
        rule = ("PE-10.05", "PE-10.05", "PE-10.07")[self.means]
        element = ("coin:grain", f"luxury:{self.seat}", "coin:inhabitant")[self.means]
        return Description(f"do-provide-{option[0]}", {"count": option[1]}, (element,), rule)

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        if option[0] != MEANS[self.means]:
            return None
        most = min(self.missing, self.stock(s.players[self.seat], self.means))
        return Refusal("refused-provide", {"most": most}, rule="PE-10.22")


class TearDownHungry(Ask, frozen=True):
    """Tear down cards, one at a time, until nobody is left unfed (PE-10.08, PE-10.23)."""

    hungry: int

    def targets(self, s: Peloponnes, p: Player) -> dict[int, int]:
        """Cards that hold active inhabitants (PE-10.10), and how many."""
        found = {card: n for card in p.cards if (n := s.content.cards[card].inhabitants)}
        if civilization_active(p) and (n := s.content.civilizations[p.civilization].inhabitants):
            found[CIVILIZATION] = n
        return found

    def options(self, s: Peloponnes) -> list[Option]:
        return [("tear-down", target_key(s, target)) for target in self.targets(s, s.players[self.seat])]

    def resolve(self, s: Peloponnes, option: Option) -> None:
        p = s.players[self.seat]
        targets = self.targets(s, p)
        target = next(target for target in targets if target_key(s, target) == option[1])
        tear_down(s, p, target)
        left = self.hungry - targets[target]
        if left > 0:
            s.then(TearDownHungry(self.seat, left))

    def prompt(self, s: Peloponnes) -> Description:
        return Description("ask-tear-down-hungry", {"seat": self.seat, "count": self.hungry}, rule="PE-10.08")

    def describe(self, s: Peloponnes, option: Option) -> Description:
        key = str(option[1])
        element = f"civilization:{self.seat}" if key == "civilization" else f"card:{key}"
        return Description("do-tear-down", {"card": key}, (element,), "PE-10.08")

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        return Refusal("refused-feeds-nobody", rule="PE-10.10") if option[0] == "tear-down" else None


# --- redemption ---------------------------------------------------------------------------------------------


class Redeem(Act, frozen=True):
    """After feeding: which borrowed buildings are kept? (PE-10.13)"""

    debtor: int

    def run(self, s: Peloponnes) -> None:
        borrowed = s.players[self.debtor].borrowed
        if borrowed:
            s.then(ChooseRedeemed(self.debtor, borrowed, ()))


def debt(s: Peloponnes, p: Player, chosen: tuple[int, ...]) -> tuple[int, int]:
    """Wood and stone missing for some buildings; production counts once for the sum (PE-10.14, PE-15.04)."""
    wood, stone, _ = production(s, p)
    cards = s.content.cards
    return (
        max(0, sum(cards[card].wood_cost for card in chosen) - wood),
        max(0, sum(cards[card].stone_cost for card in chosen) - stone),
    )


class ChooseRedeemed(Ask, frozen=True):
    """Keep or give up one borrowed building after the other; together one choice (PE-10.25).

    Asked even if there is one answer: a question left out would tell rivals what the hand lacks (PE-20.02).
    """

    confirm = True

    asked: tuple[int, ...]
    chosen: tuple[int, ...]

    def options(self, s: Peloponnes) -> list[Option]:
        p = s.players[self.seat]
        key = s.content.cards[self.asked[0]].key
        affordable = payments(p, *debt(s, p, (*self.chosen, self.asked[0])))
        return [("redeem", key), ("give-up", key)] if affordable else [("give-up", key)]

    def resolve(self, s: Peloponnes, option: Option) -> None:
        chosen = (*self.chosen, self.asked[0]) if option[0] == "redeem" else self.chosen
        rest = self.asked[1:]
        if rest:
            s.then(ChooseRedeemed(self.seat, rest, chosen))
        elif chosen:
            s.then(PayDebt(self.seat, chosen), GiveUpBorrowed(self.seat))
        else:
            s.then(GiveUpBorrowed(self.seat))

    def imagined(self, s: Peloponnes, seat: int, chance: Chance) -> Step:
        return imagined_redemption(self, s, self.chosen)

    def prompt(self, s: Peloponnes) -> Description:
        key = s.content.cards[self.asked[0]].key
        return Description(
            "ask-choose-redeemed", {"seat": self.seat, "card": key}, (f"card:{key}",), "PE-10.13"
        )

    def announce(self, s: Peloponnes) -> Description:
        return redeeming(self.seat)

    def describe(self, s: Peloponnes, option: Option) -> Description:
        key = str(option[1])
        rule = "PE-10.16" if option[0] == "redeem" else "PE-10.17"
        return Description(f"do-{option[0]}", {"card": key}, (f"card:{key}",), rule)

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        if option != ("redeem", s.content.cards[self.asked[0]].key):
            return None
        p = s.players[self.seat]
        wood, stone = debt(s, p, (*self.chosen, self.asked[0]))
        return Refusal("refused-cannot-pay", {"wood": wood, "stone": stone}, rule="PE-10.15")


def redeeming(seat: int) -> Description:
    """All that rivals may know: neither how far the choice is nor what was chosen (PE-10.25)."""
    return Description("wait-redeem", {"seat": seat})


def imagined_redemption(step: Ask, s: Peloponnes, chosen: tuple[int, ...]) -> Step:
    """A rival's redemption, in a position where the hand may not pay what was chosen: then it starts again."""
    p = s.players[step.seat]
    return step if payments(p, *debt(s, p, chosen)) else ChooseRedeemed(p.seat, p.borrowed, ())


class PayDebt(Ask, frozen=True):
    """Pay for all redeemed buildings at once (PE-10.14, PE-10.15); it never yields luxury (PE-10.18)."""

    confirm = True

    chosen: tuple[int, ...]

    def options(self, s: Peloponnes) -> list[Option]:
        p = s.players[self.seat]
        return payments(p, *debt(s, p, self.chosen))

    def resolve(self, s: Peloponnes, option: Option) -> None:
        p = s.players[self.seat]
        pay(s, p, option)
        for card in self.chosen:
            redeem(s, p, card)
            s.tell("redeemed", seat=p.seat, card=s.content.cards[card].key)

    def imagined(self, s: Peloponnes, seat: int, chance: Chance) -> Step:
        return imagined_redemption(self, s, self.chosen)

    def announce(self, s: Peloponnes) -> Description:
        return redeeming(self.seat)

    def describe(self, s: Peloponnes, option: Option) -> Description:
        elements = tuple(f"card:{s.content.cards[card].key}" for card in self.chosen)
        return describe_payment(option, elements, "PE-10.15")

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        return refuse_payment(p, *debt(s, p, self.chosen)) if option[0] == "pay" else None


class GiveUpBorrowed(Act, frozen=True):
    """Borrowed buildings that were not redeemed go to the box (PE-10.17, PE-10.19)."""

    debtor: int

    def run(self, s: Peloponnes) -> None:
        p = s.players[self.debtor]
        for card in p.borrowed:
            tear_down(s, p, card)
