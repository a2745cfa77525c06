"""Phase 3: bidding (chapter 6).

In turn order each player bids for one card or passes. A bid is made in small steps (card, size, luxury, symbols);
nothing is revealed between them, so together they are one choice (PE-18.01). Whoever is outbid moves the unchanged
bid to another card, or withdraws, before anyone else acts.
"""

from __future__ import annotations

from typing import ClassVar

from tessera.games.peloponnes.goods import convert_luxury, convertible, draw_coins
from tessera.games.peloponnes.tableau import (
    NO_CARD,
    SYMBOLS,
    Peloponnes,
    Player,
    bid_bonus,
    conquest_discount,
)
from tessera.kernel import NO_ONE, Act, Ask, Chance, Description, Option, Refusal, Step, only

PASS: Option = ("pass",)
WITHDRAW: Option = ("withdraw",)


class Bidding(Act, frozen=True):
    """Every player once, in turn order; then the unwanted cards leave the game (PE-6.01, PE-6.22)."""

    def run(self, s: Peloponnes) -> None:
        s.then(*[Bid(seat) for seat in s.order], BoxUnsold())


class BoxUnsold(Act, frozen=True):
    """Cards without a bid go to the box, from both rows (PE-6.22)."""

    def run(self, s: Peloponnes) -> None:
        sold = {p.bid_on for p in s.players}
        unsold = [card for card in (*s.open_row, *s.conquest_row) if card not in sold]
        s.box += tuple(unsold)
        s.open_row = tuple([card for card in s.open_row if card in sold])
        s.conquest_row = tuple([card for card in s.conquest_row if card in sold])
        s.tell("unsold", cards=[s.content.cards[card].key for card in unsold])


# --- what a bid must be -------------------------------------------------------------------------------------


def holder(s: Peloponnes, card: int) -> Player | None:
    """Whose bid stands on a card."""
    for p in s.players:
        if p.bid_on == card:
            return p
    return None


def price(s: Peloponnes, p: Player, card: int) -> int:
    """The fewest coin cards that may be bid on a free card (PE-6.05, PE-6.07)."""
    value = s.content.cards[card].value
    if card in s.open_row:
        return value
    return max(1, value + s.content.constants.conquest_surcharge - conquest_discount(s, p))  # PE-6.24


def smallest_bid(s: Peloponnes, p: Player, card: int) -> int:
    """The fewest coin cards that may be bid on a card, standing bids included (PE-6.06, PE-6.17)."""
    least = price(s, p, card)
    rival = holder(s, card)
    if rival is None:
        return least
    standing = 2 * rival.bid_size + bid_bonus(s, rival)  # compared in halves
    return max(least, (standing - bid_bonus(s, p)) // 2 + 1)


def closed(s: Peloponnes, card: int) -> bool:
    """A bid in the conquest row cannot be overbid (PE-6.08)."""
    return card in s.conquest_row and holder(s, card) is not None


def open_to(s: Peloponnes, p: Player, coins: int) -> list[int]:
    """The cards on which a bid of at most so many coin cards may be made, in the order of the rows."""
    return [
        card
        for card in (*s.open_row, *s.conquest_row)
        if card != p.bid_on and not closed(s, card) and smallest_bid(s, p, card) <= coins
    ]


def refuse_card(s: Peloponnes, p: Player, option: Option, coins: int) -> Refusal | None:
    """Why a card cannot be bid on with so many coin cards."""
    key = str(option[1]) if len(option) == 2 else ""
    card = s.content.id_of.get(key, NO_CARD)
    if card not in s.open_row and card not in s.conquest_row:
        return Refusal("refused-not-on-offer", rule="PE-4.02")
    if closed(s, card):
        return Refusal("refused-conquest-taken", {"card": key}, rule="PE-6.08")
    least = smallest_bid(s, p, card)
    if least <= coins:
        return None
    args: dict[str, int | str] = {"card": key, "least": least, "coins": coins}
    reason = "refused-not-higher" if least > price(s, p, card) else "refused-below-price"
    return Refusal(reason, args, rule=minimum_rule(s, p, card))


def minimum_rule(s: Peloponnes, p: Player, card: int) -> str:
    """The rule that sets the smallest bid on a card."""
    if smallest_bid(s, p, card) > price(s, p, card):
        return "PE-6.06"
    return "PE-6.05" if card in s.open_row else "PE-6.07"


# --- making a bid -------------------------------------------------------------------------------------------


class Bid(Ask, frozen=True):
    """Choose a card to bid on, or pass (PE-6.01, PE-15.14)."""

    def options(self, s: Peloponnes) -> list[Option]:
        p = s.players[self.seat]
        cards = s.content.cards
        return [*[("bid", cards[card].key) for card in open_to(s, p, largest_bid(s, p))], PASS]

    def resolve(self, s: Peloponnes, option: Option) -> None:
        p = s.players[self.seat]
        if option == PASS:
            s.tell("passed", seat=self.seat)
            draw_coins(s, p, s.content.constants.pass_coins)
        else:
            s.then(ChooseSize(self.seat, s.content.id_of[str(option[1])]))

    def describe(self, s: Peloponnes, option: Option) -> Description:
        if option == PASS:
            return Description("do-pass", {"count": s.content.constants.pass_coins}, rule="PE-6.02")
        key = str(option[1])
        card = s.content.id_of[key]
        row = "open" if card in s.open_row else "conquest"
        least = smallest_bid(s, s.players[self.seat], card)
        return Description("do-bid", {"card": key, "row": row, "least": least}, (f"card:{key}",), "PE-6.03")

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        return refuse_card(s, p, option, largest_bid(s, p)) if option[0] == "bid" else None


def largest_bid(s: Peloponnes, p: Player) -> int:
    """All of the hand and all luxury that can become coin cards (PE-6.25)."""
    return len(p.hand.cards) + convertible(s, p)


class ChooseSize(Ask, frozen=True):
    """How many coin cards to bid (PE-6.05); in the solo game exactly the price (PE-17.04)."""

    card: int

    def options(self, s: Peloponnes) -> list[Option]:
        p = s.players[self.seat]
        least = smallest_bid(s, p, self.card)
        most = least if s.solo else largest_bid(s, p)
        return [("size", size) for size in range(least, most + 1)]

    def resolve(self, s: Peloponnes, option: Option) -> None:
        s.then(ChooseLuxury(self.seat, self.card, int(option[1])))

    def prompt(self, s: Peloponnes) -> Description:
        return Description("ask-choose-size", {"seat": self.seat, "card": s.content.cards[self.card].key})

    def announce(self, s: Peloponnes) -> Description:
        return Description("wait-choose-size", {"seat": self.seat, "card": s.content.cards[self.card].key})

    def describe(self, s: Peloponnes, option: Option) -> Description:
        return Description(
            "do-size", {"count": option[1]}, (f"card:{s.content.cards[self.card].key}",), "PE-6.03"
        )

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        if option[0] != "size" or len(option) != 2 or not isinstance(option[1], int):
            return None
        p = s.players[self.seat]
        least = smallest_bid(s, p, self.card)
        if option[1] < least:
            return Refusal("refused-bid-too-small", {"least": least}, rule=minimum_rule(s, p, self.card))
        rule = "PE-17.04" if s.solo else "PE-6.25"
        return Refusal("refused-bid-too-large", {"most": least if s.solo else largest_bid(s, p)}, rule=rule)


def composing(s: Peloponnes, seat: int, card: int) -> Description:
    """All that rivals may know of a bid whose coin cards are being chosen (PE-20.03)."""
    return Description("wait-compose", {"seat": seat, "card": s.content.cards[card].key})


class ChooseLuxury(Ask, frozen=True):
    """How many of the coin cards are bought blind with luxury (PE-6.20)."""

    card: int
    size: int

    def options(self, s: Peloponnes) -> list[Option]:
        p = s.players[self.seat]
        least = max(0, self.size - len(p.hand.cards))
        return [("luxury", count) for count in range(least, min(self.size, convertible(s, p)) + 1)]

    def resolve(self, s: Peloponnes, option: Option) -> None:
        luxury = int(option[1])
        hand = s.players[self.seat].hand
        if self.size == luxury:
            s.then(PlaceBid(self.seat, self.card, luxury, ()))
        elif self.size - luxury == len(hand.cards):
            whole = tuple([hand.count(symbol) for symbol in range(len(SYMBOLS))])
            s.then(PlaceBid(self.seat, self.card, luxury, whole))
        else:
            s.then(ChooseSymbols(self.seat, self.card, self.size, luxury, ()))

    def prompt(self, s: Peloponnes) -> Description:
        card = s.content.cards[self.card].key
        return Description("ask-choose-luxury", {"seat": self.seat, "card": card, "count": self.size})

    def announce(self, s: Peloponnes) -> Description:
        return composing(s, self.seat, self.card)

    def describe(self, s: Peloponnes, option: Option) -> Description:
        return Description("do-luxury", {"count": option[1]}, (f"luxury:{self.seat}",), "PE-11.08")


class ChooseSymbols(Ask, frozen=True):
    """Which hand cards go into the bid, symbol by symbol (PE-6.04).

    The cards stay in the hand until all is chosen, and every question is put even if it has one answer: neither
    the sizes nor the number of questions tell rivals anything. Bidding the whole hand, or only luxury, needs none.
    """

    confirm: ClassVar[bool] = True

    card: int
    size: int
    luxury: int
    chosen: tuple[int, ...]
    """How many cards of the first symbols go into the bid: the bidder's secret."""

    def options(self, s: Peloponnes) -> list[Option]:
        hand = s.players[self.seat].hand.cards
        needed = self.size - self.luxury - sum(self.chosen)
        symbol = len(self.chosen)
        have = hand.count(symbol)
        after = sum(1 for card in hand if card > symbol)
        most = min(have, needed)
        return [("give", SYMBOLS[symbol], count) for count in range(max(0, needed - after), most + 1)]

    def resolve(self, s: Peloponnes, option: Option) -> None:
        chosen = (*self.chosen, int(option[2]))
        s.then(self._next(chosen))

    def _next(self, chosen: tuple[int, ...]) -> Step:
        if len(chosen) < len(SYMBOLS) - 1:
            return ChooseSymbols(self.seat, self.card, self.size, self.luxury, chosen)
        rest = self.size - self.luxury - sum(chosen)
        return PlaceBid(self.seat, self.card, self.luxury, (*chosen, rest))

    def imagined(self, s: Peloponnes, seat: int, chance: Chance) -> Step:
        """A rival's bid in the making: the same question, after other possible answers."""
        if seat == self.seat:
            return self
        step = ChooseSymbols(self.seat, self.card, self.size, self.luxury, ())
        while len(step.chosen) < len(self.chosen):
            options = step.options(s)
            count = int(options[chance.pick(len(options))][2])
            step = ChooseSymbols(self.seat, self.card, self.size, self.luxury, (*step.chosen, count))
        return step

    def prompt(self, s: Peloponnes) -> Description:
        left = self.size - self.luxury - sum(self.chosen)
        card, symbol = s.content.cards[self.card].key, SYMBOLS[len(self.chosen)]
        args: dict[str, int | str] = {"seat": self.seat, "card": card, "symbol": symbol, "count": left}
        return Description("ask-choose-symbols", args)

    def announce(self, s: Peloponnes) -> Description:
        return composing(s, self.seat, self.card)

    def describe(self, s: Peloponnes, option: Option) -> Description:
        symbol = str(option[1])
        return Description("do-give", {"symbol": symbol, "count": option[2]}, (f"coin:{symbol}",), "PE-6.04")


class PlaceBid(Act, frozen=True):
    """Lay the coin cards beside the power card, faces hidden (PE-6.03); luxury is drawn last, unseen (PE-18.01)."""

    bidder: int
    card: int
    luxury: int
    given: tuple[int, ...]

    def run(self, s: Peloponnes) -> None:
        p = s.players[self.bidder]
        rival = holder(s, self.card)
        for symbol, count in enumerate(self.given):
            for _ in range(count):
                p.hand.remove(symbol)
                p.bid.put(symbol, only(p.seat))
        for _ in range(self.luxury):
            p.bid.put(convert_luxury(s, p), NO_ONE)
        p.bid_on = self.card
        p.bid_size = len(p.bid.cards)
        key = s.content.cards[self.card].key
        s.tell("bid", seat=p.seat, card=key, count=p.bid_size, luxury=self.luxury)
        if rival is not None:
            displace(s, rival)


# --- being outbid -------------------------------------------------------------------------------------------


def displace(s: Peloponnes, rival: Player) -> None:
    """The outbid player reacts at once, before anyone else acts (PE-6.09)."""
    s.tell("displaced", seat=rival.seat, card=s.content.cards[rival.bid_on].key)
    rival.bid_on = NO_CARD
    s.then(Displaced(rival.seat))


class Displaced(Ask, frozen=True):
    """Move the whole unchanged bid to another card, or withdraw (PE-6.09 - PE-6.13)."""

    def options(self, s: Peloponnes) -> list[Option]:
        p = s.players[self.seat]
        cards = s.content.cards
        return [*[("move", cards[card].key) for card in open_to(s, p, p.bid_size)], WITHDRAW]

    def resolve(self, s: Peloponnes, option: Option) -> None:
        p = s.players[self.seat]
        if option == WITHDRAW:
            withdraw(s, p)
            return
        card = s.content.id_of[str(option[1])]
        rival = holder(s, card)
        p.bid_on = card
        s.tell("moved-bid", seat=p.seat, card=str(option[1]), count=p.bid_size)
        if rival is not None:
            displace(s, rival)

    def describe(self, s: Peloponnes, option: Option) -> Description:
        if option == WITHDRAW:
            count = s.players[self.seat].bid_size
            drawn = s.content.constants.pass_coins
            return Description("do-withdraw", {"count": count, "drawn": drawn}, rule="PE-6.14")
        key = str(option[1])
        return Description("do-move", {"card": key}, (f"card:{key}",), "PE-6.10")

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        return refuse_card(s, p, option, p.bid_size) if option[0] == "move" else None


def withdraw(s: Peloponnes, p: Player) -> None:
    """Take the bid back and draw as for passing (PE-6.14, PE-6.28)."""
    s.tell("withdrew", seat=p.seat)
    for symbol in p.bid.take_all():
        p.hand.add(symbol)
    p.bid_size = 0
    draw_coins(s, p, s.content.constants.pass_coins)
