"""Phase 3: bidding (chapter 6).

In turn order each player bids for one card or passes. A bid is one answer made of parts (card, size, luxury, symbols);
nothing is revealed before it is whole (PE-18.01). Whoever is outbid moves the unchanged bid to another card, or
withdraws, before anyone else acts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from tessera.games.peloponnes.content import GRAIN, INHABITANT, STONE, SYMBOLS, WOOD
from tessera.games.peloponnes.hooks import BID_BONUS, CONQUEST_DISCOUNT
from tessera.games.peloponnes.rules.goods import convert_luxury, convertible, draw_coins
from tessera.games.peloponnes.rules.tableau import inhabitants, production
from tessera.games.peloponnes.rules.taking import shortfall
from tessera.games.peloponnes.state import Peloponnes, Player
from tessera.kernel import (
    NO_ONE,
    NONE,
    PASS,
    Act,
    Choose,
    Compose,
    Description,
    Option,
    Refusal,
    only,
)
from tessera.kernel.effects import total

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


def on_offer(s: Peloponnes) -> tuple[int, ...]:
    """The cards of both rows."""
    return s.open_row + s.conquest_row


def prices(s: Peloponnes, p: Player, cards: Iterable[int]) -> dict[int, int]:
    """The fewest coin cards that may be bid on each of these cards if it is free (PE-6.05, PE-6.07, PE-6.24)."""
    rows, conquest_row = s.content.cards, s.conquest_row
    found = {card: rows[card].value for card in cards}
    more = s.content.constants.conquest_surcharge - total(s, p, CONQUEST_DISCOUNT)
    for card in conquest_row:
        if card in found:
            found[card] = max(1, found[card] + more)
    return found


def effective_bid(s: Peloponnes, p: Player) -> int:
    """What a standing bid counts when bids are compared, in halves of a coin card (PE-6.17)."""
    return total(s, p, BID_BONUS, base=2 * p.bid_size)


def smallest_bids(s: Peloponnes, p: Player, cards: Iterable[int]) -> dict[int, int]:
    """The fewest coin cards that a player may bid now, for those of the cards that are open to the player.

    A bid in the open row can be beaten (PE-6.06), one in the conquest row cannot (PE-6.08); nobody overbids oneself.
    """
    found = prices(s, p, cards)
    for rival in s.players:
        card = rival.bid_on
        if card in found:
            if rival is p or card in s.conquest_row:
                del found[card]
            else:
                beating = (effective_bid(s, rival) - total(s, p, BID_BONUS)) // 2 + 1
                found[card] = max(found[card], beating)
    return found


def open_to(s: Peloponnes, p: Player, coins: int) -> list[str]:
    """The cards on which a bid of at most so many coin cards may be made, in the order of the rows."""
    cards = s.content.cards
    return [cards[card].key for card, least in smallest_bids(s, p, on_offer(s)).items() if least <= coins]


def largest_bid(s: Peloponnes, p: Player) -> int:
    """All of the hand and all luxury that can become coin cards (PE-6.25)."""
    return len(p.hand.cards) + convertible(s, p)


def sizes(s: Peloponnes, p: Player, card: int) -> range:
    """How many coin cards may be bid on a card (PE-6.05, PE-6.25); alone exactly the price (PE-17.04)."""
    least = smallest_bids(s, p, [card])[card]
    return range(least, (least if s.solo else largest_bid(s, p)) + 1)


def refuse_card(s: Peloponnes, p: Player, option: Option, coins: int) -> Refusal | None:
    """Why a card cannot be bid on with so many coin cards."""
    key = str(option[1]) if len(option) == 2 else ""
    card = s.content.number.get(key, NONE)
    if card not in s.open_row and card not in s.conquest_row:
        return Refusal("refused-not-on-offer", rule="PE-4.02")
    least = smallest_bids(s, p, [card]).get(card)
    if least is None:
        return Refusal("refused-conquest-taken", {"card": key}, rule="PE-6.08")
    if least <= coins:
        return None
    args: dict[str, int | str] = {"card": key, "least": least, "coins": coins}
    rule = minimum_rule(s, p, card)
    return Refusal("refused-not-higher" if rule == "PE-6.06" else "refused-below-price", args, rule)


def minimum_rule(s: Peloponnes, p: Player, card: int) -> str:
    """The rule that sets the smallest bid on a card."""
    if smallest_bids(s, p, [card])[card] > prices(s, p, [card])[card]:
        return "PE-6.06"
    return "PE-6.05" if card in s.open_row else "PE-6.07"


# --- making a bid -------------------------------------------------------------------------------------------


class Bid(Compose, frozen=True):
    """Choose a card to bid on and the coin cards for it, or pass (PE-6.01, PE-15.14).

    ``bid agora / size 4 / luxury 1 / give wood 2 / give grain 1``: symbols that are in hand, one after the other.
    """

    def part(self, s: Peloponnes) -> list[Option] | None:
        p = s.players[self.seat]
        place = len(self.chosen)
        if place == 0:
            return [*[("bid", key) for key in open_to(s, p, largest_bid(s, p))], PASS]
        if self.chosen[0] == PASS:
            return None
        if place == 1:
            return [("size", size) for size in sizes(s, p, self.card(s))]
        if place == 2:
            return self._luxury(s, p)
        return self._symbol(p.hand.cards)

    def _luxury(self, s: Peloponnes, p: Player) -> list[Option]:
        """How many of the coin cards are bought blind with luxury (PE-6.20)."""
        size, most = self.size, convertible(s, p)
        least = size - len(p.hand.cards)
        return [("luxury", count) for count in range(max(0, least), min(size, most) + 1)]

    def _symbol(self, hand: tuple[int, ...]) -> list[Option] | None:
        """How many cards of the next symbol in hand (PE-6.04); later symbols must be able to make up the rest."""
        place = 0  # a hand is sorted by symbols
        missing = self.size - int(self.chosen[2][1])
        for option in self.chosen[3:]:
            place += hand.count(hand[place])
            missing -= int(option[2])
        if not missing:
            return None
        have = hand.count(hand[place])
        least, most = max(0, missing - (len(hand) - place - have)), min(have, missing)
        name = SYMBOLS[hand[place]]
        return [("give", name, count) for count in range(least, most + 1)]

    def says_nothing(self, option: Option) -> bool:
        return option[0] == "give" and option[-1] == 0

    # --- what was chosen so far -----------------------------------------------------------------------------

    def card(self, s: Peloponnes) -> int:
        return s.content.number[str(self.chosen[0][1])]

    @property
    def size(self) -> int:
        return int(self.chosen[1][1])

    def given(self, p: Player) -> list[int]:
        """The hand cards that go into the bid: the bidder's secret."""
        answers = zip(sorted(set(p.hand.cards)), self.chosen[3:], strict=False)
        return [symbol for symbol, option in answers for _ in range(int(option[2]))]

    # --- the whole bid --------------------------------------------------------------------------------------

    def complete(self, s: Peloponnes) -> None:
        p = s.players[self.seat]
        if self.chosen[0] == PASS:
            s.tell("passed", seat=self.seat)
            draw_coins(s, p, s.content.constants.pass_coins)
        else:
            place_bid(s, p, self.card(s), int(self.chosen[2][1]), self.given(p))

    def suggest(self, s: Peloponnes) -> Option | None:
        """The smallest bid, without luxury as far as possible, made of the cards that are needed least."""
        place = len(self.chosen)
        options = self.part(s)
        if place == 0 or options is None:
            return None
        if place < 3:
            return options[0]
        p = s.players[self.seat]
        symbol = sorted(set(p.hand.cards))[place - 3]
        wanted = spare_cards(s, p, self.card(s), self.size - int(self.chosen[2][1])).count(symbol)
        counts = [int(option[2]) for option in options]
        return ("give", SYMBOLS[symbol], max(counts[0], min(wanted, counts[-1])))

    # --- in words -------------------------------------------------------------------------------------------

    def prompt(self, s: Peloponnes) -> Description:
        place = len(self.chosen)
        args: dict[str, int | str] = {"seat": self.seat}
        if place == 0:
            return Description("ask-bid", args, rule="PE-6.01")
        args["card"] = self.chosen[0][1]
        if place == 1:
            return Description("ask-choose-size", args, rule="PE-6.03")
        if place == 2:
            return Description("ask-choose-luxury", args | {"count": self.size}, rule="PE-6.20")
        p = s.players[self.seat]
        args["symbol"] = SYMBOLS[sorted(set(p.hand.cards))[place - 3]]
        args["count"] = self.size - int(self.chosen[2][1]) - len(self.given(p))
        return Description("ask-choose-symbols", args, rule="PE-6.04")

    def describe(self, s: Peloponnes, option: Option) -> Description:
        if option == PASS:
            return Description("do-pass", {"count": s.content.constants.pass_coins}, rule="PE-6.02")
        if option[0] == "bid":
            return self._describe_card(s, str(option[1]))
        if option[0] == "size":
            return Description("do-size", {"count": option[1]}, (f"card:{self.chosen[0][1]}",), "PE-6.03")
        if option[0] == "luxury":
            return Description("do-luxury", {"count": option[1]}, (f"luxury:{self.seat}",), "PE-11.08")
        args: dict[str, int | str] = {"symbol": option[1], "count": option[2]}
        return Description("do-give", args, (f"coin:{option[1]}",), "PE-6.04")

    def _describe_card(self, s: Peloponnes, key: str) -> Description:
        card = s.content.number[key]
        possible = sizes(s, s.players[self.seat], card)
        row = "open" if card in s.open_row else "conquest"
        args: dict[str, int | str] = {"card": key, "row": row, "least": possible[0], "most": possible[-1]}
        return Description("do-bid", args, (f"card:{key}",), "PE-6.03")

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        if not self.chosen:
            return refuse_card(s, p, option, largest_bid(s, p)) if option[0] == "bid" else None
        if len(self.chosen) > 1 or option[0] != "size" or len(option) != 2 or not isinstance(option[1], int):
            return None
        card = self.card(s)
        possible = sizes(s, p, card)
        if option[1] < possible[0]:
            return Refusal("refused-bid-too-small", {"least": possible[0]}, minimum_rule(s, p, card))
        rule = "PE-17.04" if s.solo else "PE-6.25"
        return Refusal("refused-bid-too-large", {"most": possible[-1]}, rule)


def spare_cards(s: Peloponnes, p: Player, card: int, count: int) -> list[int]:
    """So many hand cards, of which there are most beyond what paying for the card and feeding will take."""
    wood, stone = shortfall(s, p, [card])
    hungry = max(0, inhabitants(s, p) - production(s, p)[2])
    spare = {symbol: p.hand.count(symbol) for symbol in set(p.hand.cards)}
    for symbol, needed in ((WOOD, wood), (STONE, stone), (GRAIN, hungry), (INHABITANT, 1)):
        if symbol in spare:
            spare[symbol] -= min(spare[symbol], needed)
    left, given = list(p.hand.cards), []
    for _ in range(count):
        symbol = max(sorted(set(left)), key=spare.__getitem__)
        left.remove(symbol)
        given.append(symbol)
        spare[symbol] -= 1
    return given


def place_bid(s: Peloponnes, p: Player, card: int, luxury: int, given: Sequence[int]) -> None:
    """Lay the coin cards beside the power card, faces hidden (PE-6.03); luxury is drawn last, unseen (PE-18.01)."""
    rival = holder(s, card)
    p.hand.remove_all(given)
    p.bid.put_all(given, only(p.seat))
    p.bid.put_all(convert_luxury(s, p, luxury), NO_ONE)
    p.bid_on = card
    p.bid_size = len(p.bid.cards)
    s.tell("bid", seat=p.seat, card=s.content.cards[card].key, count=p.bid_size, luxury=luxury)
    if rival is not None:
        displace(s, rival)


# --- being outbid -------------------------------------------------------------------------------------------


def displace(s: Peloponnes, rival: Player) -> None:
    """The outbid player reacts at once, before anyone else acts (PE-6.09)."""
    s.tell("displaced", seat=rival.seat, card=s.content.cards[rival.bid_on].key)
    rival.bid_on = NONE
    s.then(Displaced(rival.seat))


class Displaced(Choose, frozen=True):
    """Move the whole unchanged bid to another card, or withdraw (PE-6.09 - PE-6.13)."""

    verb: ClassVar[str] = "move"
    element: ClassVar[str] = "card"
    rule: ClassVar[str] = "PE-6.10"
    stop: ClassVar[None] = None

    def among(self, s: Peloponnes) -> list[str]:
        p = s.players[self.seat]
        return open_to(s, p, p.bid_size)

    def more(self, s: Peloponnes) -> list[Option]:
        return [WITHDRAW]

    def resolve(self, s: Peloponnes, option: Option) -> None:
        if option == WITHDRAW:
            withdraw(s, s.players[self.seat])
        else:
            self.take(s, str(option[1]))

    def take(self, s: Peloponnes, what: str) -> None:
        p = s.players[self.seat]
        card = s.content.number[what]
        rival = holder(s, card)
        p.bid_on = card
        s.tell("moved-bid", seat=p.seat, card=what, count=p.bid_size)
        if rival is not None:
            displace(s, rival)

    def describe(self, s: Peloponnes, option: Option) -> Description:
        if option != WITHDRAW:
            return Choose.describe(self, s, option)
        args: dict[str, int | str] = {
            "count": s.players[self.seat].bid_size,
            "drawn": s.content.constants.pass_coins,
        }
        return Description("do-withdraw", args, rule="PE-6.14")

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        return refuse_card(s, p, option, p.bid_size) if option[0] == "move" else None


def withdraw(s: Peloponnes, p: Player) -> None:
    """Take the bid back and draw as for passing (PE-6.14, PE-6.28)."""
    s.tell("withdrew", seat=p.seat)
    p.hand.add_all(p.bid.take_all())
    p.bid_size = 0
    draw_coins(s, p, s.content.constants.pass_coins)
