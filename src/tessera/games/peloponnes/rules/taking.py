"""Phase 5: taking power cards; paying, borrowing or losing buildings (chapter 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tessera.games.peloponnes.content import STONE, SYMBOLS, WOOD
from tessera.games.peloponnes.rules.goods import convert_luxury, convertible, gain_luxury, spend
from tessera.games.peloponnes.rules.tableau import add_card, production
from tessera.games.peloponnes.state import Peloponnes, Player
from tessera.kernel import NO_ONE, NONE, Act, Ask, Description, Option, Refusal, only

LOSE: Option = ("lose",)


class TakeCards(Act, frozen=True):
    """All bids are discarded first; then each player takes the card, in the new turn order (PE-8.01, PE-8.15)."""

    def run(self, s: Peloponnes) -> None:
        for seat in s.order:
            p = s.players[seat]
            s.discard.add_all(p.bid.take_all())
            p.bid_size = 0
        s.then(*[TakeCard(seat) for seat in s.order if s.players[seat].bid_on != NONE])


class TakeCard(Act, frozen=True):
    """A landscape is simply added; a building has to be paid or borrowed (PE-8.03, PE-8.04)."""

    seat: int

    def run(self, s: Peloponnes) -> None:
        p = s.players[self.seat]
        card, p.bid_on = p.bid_on, NONE
        if s.content.cards[card].building:
            self._build(s, NewBuilding(p.seat, card))
        else:
            leave_row(s, card)
            add_card(s, p, card)
            s.tell("took", seat=p.seat, card=s.content.cards[card].key)

    def _build(self, s: Peloponnes, question: NewBuilding) -> None:
        """With an empty hand everybody can see when there is no choice; then there is no question."""
        options = [] if s.players[self.seat].hand.cards else question.options(s)
        if len(options) == 1:
            question.resolve(s, options[0])
        else:
            s.then(question)


def leave_row(s: Peloponnes, card: int) -> None:
    s.open_row = tuple([other for other in s.open_row if other != card])
    s.conquest_row = tuple([other for other in s.conquest_row if other != card])


# --- ways to pay --------------------------------------------------------------------------------------------


def shortfall(s: Peloponnes, p: Player, bought: Sequence[int]) -> tuple[int, int]:
    """Wood and stone that production does not cover; it counts once for the sum (PE-8.05, PE-10.14, PE-15.04)."""
    wood, stone, _ = production(s, p)
    cards = [s.content.cards[card] for card in bought]
    return (
        max(0, sum([card.wood_cost for card in cards]) - wood),
        max(0, sum([card.stone_cost for card in cards]) - stone),
    )


def payments(p: Player, wood: int, stone: int) -> list[Option]:
    """The distinct ways to pay missing wood and stone with hand cards and luxury (PE-8.06, PE-8.07).

    ``pay 2 1 3``: two wood cards, one stone card, three luxury goods. Hand cards first.
    """
    wood_cards = min(wood, p.hand.count(WOOD))
    stone_cards = min(stone, p.hand.count(STONE))
    if wood + stone - wood_cards - stone_cards > p.luxury:
        return []
    return [
        ("pay", w, x, luxury)
        for w in range(wood_cards, -1, -1)
        for x in range(stone_cards, -1, -1)
        if (luxury := wood + stone - w - x) <= p.luxury
    ]


def pay(s: Peloponnes, p: Player, option: Option) -> None:
    """Hand cards are discarded, luxury is spent (PE-8.08)."""
    _, wood, stone, luxury = option
    spend(s, p, [WOOD] * int(wood) + [STONE] * int(stone), int(luxury))


def describe_payment(option: Option, elements: tuple[str, ...], rule: str) -> Description:
    _, wood, stone, luxury = option
    args: dict[str, int | str] = {"wood": wood, "stone": stone, "luxury": luxury}
    key = "do-pay-goods" if any(args.values()) else "do-pay-production"
    return Description(key, args, elements, rule)


class NewBuilding(Ask, frozen=True):
    """Pay a new building, borrow it, or lose it (PE-8.04 - PE-8.18).

    Asked even if there is one answer: a question left out would tell rivals what the hand lacks (PE-20.02).
    """

    confirm: ClassVar[bool] = True

    card: int

    def options(self, s: Peloponnes) -> list[Option]:
        p = s.players[self.seat]
        wood, stone = shortfall(s, p, [self.card])
        options = payments(p, wood, stone)
        options += [("borrow", SYMBOLS[symbol]) for symbol in sorted(set(p.hand.cards))]
        if convertible(s, p):
            options.append(("borrow", "luxury"))
        if not p.hand.cards and wood + stone > 0:  # giving up is no free choice (PE-8.13)
            options.append(LOSE)
        return options

    def resolve(self, s: Peloponnes, option: Option) -> None:
        p = s.players[self.seat]
        leave_row(s, self.card)
        key = s.content.cards[self.card].key
        if option == LOSE:
            s.tell("lost-building", seat=p.seat, card=key)
            s.box += (self.card,)
            return
        if option[0] == "pay":
            self._pay(s, p, option)
        else:
            self._borrow(s, p, str(option[1]))
        add_card(s, p, self.card)

    def _pay(self, s: Peloponnes, p: Player, option: Option) -> None:
        s.tell(
            "built",
            seat=p.seat,
            card=s.content.cards[self.card].key,
            wood=option[1],
            stone=option[2],
            luxury=option[3],
        )
        surplus = self.overproduction(s)
        pay(s, p, option)
        if surplus and not option[3]:  # luxury spent on it cancels the gain (PE-11.04)
            gain_luxury(s, p, surplus)

    def overproduction(self, s: Peloponnes) -> int:
        """Wood and stone that are produced but not needed, each kind for itself (PE-11.02)."""
        wood, stone, _ = production(s, s.players[self.seat])
        card = s.content.cards[self.card]
        return max(0, wood - card.wood_cost) + max(0, stone - card.stone_cost)

    def _borrow(self, s: Peloponnes, p: Player, means: str) -> None:
        """Put a coin card under the building: from hand, or unseen for one luxury (PE-8.09, PE-8.11)."""
        p.borrowed += (self.card,)
        if means == "luxury":
            p.pledges.put_all(convert_luxury(s, p), NO_ONE)
        else:
            symbol = SYMBOLS.index(means)
            p.hand.remove(symbol)
            p.pledges.put(symbol, only(p.seat))
        with_luxury = "yes" if means == "luxury" else "no"
        s.tell("borrowed", seat=p.seat, card=s.content.cards[self.card].key, luxury=with_luxury)

    def prompt(self, s: Peloponnes) -> Description:
        card = s.content.cards[self.card]
        wood, stone = shortfall(s, s.players[self.seat], [self.card])
        args: dict[str, int | str] = {"seat": self.seat, "card": card.key, "wood": wood, "stone": stone}
        return Description("ask-new-building", args, (f"card:{card.key}",), "PE-8.04")

    def announce(self, s: Peloponnes) -> Description:
        return Description("wait-new-building", {"seat": self.seat, "card": s.content.cards[self.card].key})

    def describe(self, s: Peloponnes, option: Option) -> Description:
        key = s.content.cards[self.card].key
        elements = (f"card:{key}",)
        if option == LOSE:
            return Description("do-lose", {"card": key}, elements, "PE-8.13")
        if option[0] == "pay":
            return describe_payment(option, elements, "PE-8.06")
        if option[1] == "luxury":
            return Description("do-borrow-luxury", {}, (*elements, f"luxury:{self.seat}"), "PE-8.11")
        symbol = str(option[1])
        return Description("do-borrow", {"symbol": symbol}, (*elements, f"coin:{symbol}"), "PE-8.09")

    def why_not(self, s: Peloponnes, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        if option == LOSE:
            return Refusal("refused-cannot-lose", rule="PE-8.13")
        if option[0] == "pay":
            return refuse_payment(p, *shortfall(s, p, [self.card]))
        if option == ("borrow", "luxury"):
            return Refusal("refused-no-luxury", rule="PE-8.11")
        if option[0] == "borrow" and len(option) == 2 and option[1] in SYMBOLS:
            return Refusal("refused-no-such-coin", {"symbol": option[1]}, rule="PE-8.09")
        return None


def refuse_payment(p: Player, wood: int, stone: int) -> Refusal:
    """Why some way to pay is not offered: too poor, or not exactly what is missing."""
    args: dict[str, int | str] = {"wood": wood, "stone": stone}
    if payments(p, wood, stone):
        return Refusal("refused-pay-exactly", args, rule="PE-8.07")
    return Refusal("refused-cannot-pay", args, rule="PE-8.06")
