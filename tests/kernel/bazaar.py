"""Bazaar: a toy game for two to four merchants that uses every part of the kernel.

Set-up

- BZ-1.01 The deck holds the copies of all goods; rare goods have another back than common ones.
- BZ-1.02 Every merchant starts with `purse` coins and two goods from the deck. The turn order is drawn by lot.
- BZ-1.03 A match lasts as many rounds as was agreed.
- BZ-1.04 Merchants may promise each other anything and owe nothing. {untestable: a promise is no move}

Each round

- BZ-2.01 In turn order every merchant draws one of the goods. An empty deck gives nothing.
- BZ-3.01 All at once and in secret, every merchant lays one of its goods face down on its stall.
- BZ-4.01 One of the goods from the deck is put up for auction. In turn order every merchant bids
  or passes.
- BZ-4.02 A bid is one or two coins higher than the last one.
- BZ-4.03 Nobody bids more coins than it has.
- BZ-4.04 Who is outbid reacts at once: it raises (and the other is outbid) or yields.
- BZ-4.05 The winner pays, takes the lot where all can see it and enjoys its favour. A lot nobody wants goes to the
  market.
- BZ-6.01 All stalls are turned face up. Who shows the most valuable goods gains `prize` coins.
- BZ-6.02 In turn order every merchant may save up to three coins: a saved coin is worth two points.
- BZ-6.03 The stalls are cleared: what lay there goes to the market.

The favours

- BZ-5.01 Dates: gain a coin, then draw.
- BZ-5.02 Salt: gain two coins and draw, in either order.
- BZ-5.03 Wool: every merchant, the winner first, may sell one of its goods to the market for its value.
- BZ-5.04 Spice: look at a rival's stall or pick a rival's pocket; without spies, gain three coins instead of looking.
- BZ-5.05 Silk: pay two coins to draw twice, or do neither.
- BZ-5.06 Ivory: roll a die and gain as many coins, until you have at least six.

The end

- BZ-7.01 Points: two for each saved coin, one for each other coin, and the value of the goods in hand.
- BZ-7.02 The most points win; the most goods break a tie.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, ClassVar, Self

from msgspec import Struct, field

from tessera.kernel import (
    EVERYBODY,
    EVERYONE,
    NOBODY,
    OWNER,
    Act,
    AnyOrder,
    Ask,
    Bag,
    Chance,
    Content,
    Description,
    EachSeat,
    Game,
    Hidden,
    InOrder,
    May,
    OneOf,
    Option,
    Outcome,
    PayThen,
    Pile,
    Public,
    Refusal,
    Repeat,
    ScoreLine,
    Secret,
    Setting,
    Setup,
    State,
    Step,
    Together,
    all_but,
    only,
    switch,
)
from tessera.kernel.content import BadContent
from tessera.kernel.outcome import ranks_of
from tessera.kernel.sight import View, all_cards

NO_LOT = -1
COMMON, RARE = 0, 1

# --- content ------------------------------------------------------------------------------------------------


class Good(Struct, frozen=True):
    key: str
    value: int
    copies: int
    back: int


class Numbers(Struct, frozen=True):
    purse: int = 4
    prize: int = 2


class Tables(Struct, frozen=True):
    goods: tuple[Good, ...] = (
        Good("dates", 1, 5, COMMON),
        Good("salt", 2, 5, COMMON),
        Good("wool", 3, 5, COMMON),
        Good("spice", 4, 4, RARE),
        Good("silk", 5, 3, RARE),
        Good("ivory", 6, 2, RARE),
    )
    numbers: Numbers = Numbers()


class Wares(Content[Tables]):
    """The tables, unpacked."""

    __slots__ = ("constants", "goods", "keys")

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.goods = tables.goods
        self.constants = tables.numbers
        self.keys = {good.key: i for i, good in enumerate(tables.goods)}


def back_of(content: Wares, card: int) -> int:
    return content.goods[card].back


# --- state --------------------------------------------------------------------------------------------------


class Merchant(Struct):
    seat: Public[int]
    coins: Public[int]
    saved: Public[int] = 0
    hand: Annotated[Bag, Hidden("goods", OWNER, back_of)] = field(default_factory=Bag)
    stall: Annotated[Pile, Hidden("goods", back=back_of)] = field(default_factory=Pile)

    def clone(self) -> Merchant:
        return Merchant(self.seat, self.coins, self.saved, self.hand.clone(), self.stall.clone())


class Bazaar(State, kw_only=True):
    content: Wares

    players: Public[list[Merchant]]
    order: Public[list[int]]
    deck: Annotated[Bag, Hidden("goods", back=back_of)]
    market: Annotated[Bag, Hidden("goods", EVERYBODY, back_of)] = field(default_factory=Bag)
    round: Public[int] = 0
    lot: Public[int] = NO_LOT
    price: Public[int] = 0
    leader: Public[int] = NOBODY
    drawn: int = 0  # statistics that nobody sees

    def clone(self) -> Self:
        s = super().clone()
        s.players = [p.clone() for p in self.players]
        s.order = self.order[:]
        s.deck = self.deck.clone()
        s.market = self.market.clone()
        return s

    def value(self, card: int) -> int:
        return self.content.goods[card].value


# --- the round ----------------------------------------------------------------------------------------------


class Round(Act, frozen=True):
    number: int

    def run(self, s: Bazaar) -> None:
        s.round = self.number
        s.tell("round", number=self.number)
        order = tuple(s.order)
        last = self.number == s.setup.settings["rounds"]
        s.then(
            EachSeat(order, Draw(NOBODY)),
            Together(tuple(Stake(seat) for seat in order)),
            Auction(),
            TurnStalls(),
            EachSeat(order, Save(NOBODY)),
            ClearStalls(),
            End() if last else Round(self.number + 1),
        )


class Draw(Act, frozen=True):
    """BZ-2.01"""

    seat: int

    def run(self, s: Bazaar) -> None:
        if not s.deck.cards:
            return
        card = s.chance.draw(s.deck)
        s.drawn += 1
        s.players[self.seat].hand.add(card)
        s.tell("drew", only(self.seat), card=card)
        s.tell("drew-one", all_but(self.seat), seat=self.seat, back=back_of(s.content, card))

    def possible(self, s: Bazaar) -> bool:
        return bool(s.deck.cards)


class Stake(Ask, frozen=True):
    """BZ-3.01"""

    def options(self, s: Bazaar) -> list[Option]:
        return [("stake", card) for card in dict.fromkeys(s.players[self.seat].hand.cards)]

    def resolve(self, s: Bazaar, option: Option) -> None:
        card = int(option[1])
        p = s.players[self.seat]
        p.hand.remove(card, seen_by=only(self.seat))
        p.stall.put(card, known_to=only(self.seat))
        s.tell("staked", seat=self.seat)

    def describe(self, s: Bazaar, option: Option) -> Description:
        key = s.content.goods[int(option[1])].key
        return Description("do-stake", {"good": key}, (f"card:{key}",), "BZ-3.01")

    def why_not(self, s: Bazaar, option: Option) -> Refusal | None:
        return Refusal("refused-not-in-hand", rule="BZ-3.01") if option[0] == "stake" else None


class TurnStalls(Act, frozen=True):
    """BZ-6.01"""

    def run(self, s: Bazaar) -> None:
        shown = {p.seat: p.stall.show(EVERYONE) for p in s.players if p.stall.cards}
        s.tell("shown", cards=list(shown.values()))
        best = max(map(s.value, shown.values()), default=0)
        for seat, card in shown.items():
            if s.value(card) == best:
                s.then(Earn(seat, s.content.constants.prize))


class Save(Ask, frozen=True):
    """BZ-6.02: a plain choice, which can be taken back."""

    def options(self, s: Bazaar) -> list[Option]:
        most = min(3, s.players[self.seat].coins)
        return [("keep",), *[("save", coins) for coins in range(1, most + 1)]]

    def resolve(self, s: Bazaar, option: Option) -> None:
        if option[0] == "save":
            p = s.players[self.seat]
            p.coins -= int(option[1])
            p.saved += int(option[1])
            s.tell("saved", seat=self.seat, coins=option[1])

    def why_not(self, s: Bazaar, option: Option) -> Refusal | None:
        return Refusal("refused-savings", rule="BZ-6.02") if option[0] == "save" else None


class ClearStalls(Act, frozen=True):
    """BZ-6.03"""

    def run(self, s: Bazaar) -> None:
        for p in s.players:
            for card in p.stall.take_all():
                s.market.add(card)


class End(Act, frozen=True):
    """BZ-7.01, BZ-7.02"""

    def run(self, s: Bazaar) -> None:
        lines = tuple(
            (
                ScoreLine("saved", 2 * p.saved),
                ScoreLine("coins", p.coins),
                ScoreLine("goods", sum(map(s.value, p.hand.cards))),
            )
            for p in s.players
        )
        scores = tuple(sum(line.amount for line in mine) for mine in lines)
        ranks = ranks_of([(score, len(p.hand)) for score, p in zip(scores, s.players, strict=True)])
        s.finish(Outcome(ranks, scores, "last-round", lines))


# --- the auction --------------------------------------------------------------------------------------------


class Auction(Act, frozen=True):
    """BZ-4.01"""

    def run(self, s: Bazaar) -> None:
        s.price, s.leader = 0, NOBODY
        if s.deck.cards:
            s.lot = s.chance.draw(s.deck)
            s.tell("lot", card=s.lot)
            s.then(*[Offer(seat) for seat in s.order], Award())


def bids(s: Bazaar, seat: int) -> list[Option]:
    return [("bid", n) for n in (s.price + 1, s.price + 2) if n <= s.players[seat].coins]


def why_no_bid(s: Bazaar, seat: int, option: Option) -> Refusal | None:
    if option[0] != "bid" or len(option) != 2 or not isinstance(option[1], int):
        return None
    if not s.price < option[1] <= s.price + 2:
        return Refusal("refused-bid", {"price": s.price}, "BZ-4.02")
    return Refusal("refused-poor", {"coins": s.players[seat].coins}, "BZ-4.03")


def lead(s: Bazaar, seat: int, price: int) -> None:
    outbid, s.leader, s.price = s.leader, seat, price
    s.tell("bid", seat=seat, price=price)
    if outbid != NOBODY:
        s.then(React(outbid))


class Offer(Ask, frozen=True):
    """BZ-4.01"""

    def options(self, s: Bazaar) -> list[Option]:
        return [("pass",), *bids(s, self.seat)]

    def resolve(self, s: Bazaar, option: Option) -> None:
        if option[0] == "bid":
            lead(s, self.seat, int(option[1]))

    def why_not(self, s: Bazaar, option: Option) -> Refusal | None:
        return why_no_bid(s, self.seat, option)


class React(Ask, frozen=True):
    """BZ-4.04: even who cannot raise has to say so."""

    confirm = True

    def options(self, s: Bazaar) -> list[Option]:
        return [("yield",), *bids(s, self.seat)]

    def resolve(self, s: Bazaar, option: Option) -> None:
        if option[0] == "bid":
            lead(s, self.seat, int(option[1]))

    def why_not(self, s: Bazaar, option: Option) -> Refusal | None:
        return why_no_bid(s, self.seat, option)


class Award(Act, frozen=True):
    """BZ-4.05"""

    def run(self, s: Bazaar) -> None:
        card, s.lot = s.lot, NO_LOT
        if s.leader == NOBODY:
            s.market.add(card)
            return
        winner = s.players[s.leader]
        winner.coins -= s.price
        winner.hand.add(card, known_to=EVERYONE)
        s.tell("sold", seat=winner.seat, card=card, price=s.price)
        s.then(favour(s, winner.seat, s.content.goods[card].key))


# --- the favours --------------------------------------------------------------------------------------------


def favour(s: Bazaar, seat: int, key: str) -> Step:
    """What the goods do for who buys them at the auction."""
    if key == "dates":
        return InOrder((Earn(seat, 1), Draw(seat)))
    if key == "salt":
        return AnyOrder(seat, (Earn(seat, 2), Draw(seat)))
    if key == "wool":
        first = s.order.index(seat)
        return EachSeat((*s.order[first:], *s.order[:first]), May(NOBODY, Sell(NOBODY)))
    if key == "spice":
        trick = Look(seat) if s.setup.settings["spies"] else Earn(seat, 3)
        return OneOf(seat, (trick, PickPocket(seat)))
    if key == "silk":
        return PayThen(seat, Pay(seat, 2), Repeat(2, Draw(seat)))
    return BegUntilRich(seat)


class Earn(Act, frozen=True):
    seat: int
    coins: int

    def run(self, s: Bazaar) -> None:
        s.players[self.seat].coins += self.coins


class Pay(Act, frozen=True):
    seat: int
    coins: int

    def run(self, s: Bazaar) -> None:
        s.players[self.seat].coins -= self.coins

    def possible(self, s: Bazaar) -> bool:
        return s.players[self.seat].coins >= self.coins


class Sell(Ask, frozen=True):
    """BZ-5.03: a card that everybody sees leaving the hand.

    Even who has one kind of goods only is asked: a sale that comes at once would tell that it was the only one.
    """

    confirm: ClassVar[bool] = True

    def options(self, s: Bazaar) -> list[Option]:
        return [("sell", card) for card in dict.fromkeys(s.players[self.seat].hand.cards)]

    def resolve(self, s: Bazaar, option: Option) -> None:
        card = int(option[1])
        p = s.players[self.seat]
        p.hand.remove(card)
        p.coins += s.value(card)
        s.market.add(card)
        s.tell("sold-off", seat=self.seat, card=card)


def rivals(s: Bazaar, seat: int) -> list[Merchant]:
    return [p for p in s.players if p.seat != seat]


class Look(Ask, frozen=True):
    """BZ-5.04: one seat learns what lies on a rival's stall."""

    def options(self, s: Bazaar) -> list[Option]:
        return [("look", p.seat) for p in rivals(s, self.seat) if p.stall.cards]

    def resolve(self, s: Bazaar, option: Option) -> None:
        rival = int(option[1])
        card = s.players[rival].stall.show(only(self.seat))
        s.tell("saw", only(self.seat), seat=rival, card=card)
        s.tell("looked", all_but(self.seat), seat=self.seat, rival=rival)


class PickPocket(Ask, frozen=True):
    """BZ-5.04: a card wanders from hand to hand, and the others do not see which."""

    def options(self, s: Bazaar) -> list[Option]:
        return [("rob", p.seat) for p in rivals(s, self.seat) if p.hand.cards]

    def resolve(self, s: Bazaar, option: Option) -> None:
        rival = int(option[1])
        card = s.chance.draw(s.players[rival].hand)
        s.players[self.seat].hand.add(card, known_to=only(rival))
        s.tell("robbed", seat=self.seat, rival=rival)
        s.tell("robbed-card", only(self.seat) | only(rival), card=card)


class Beg(Act, frozen=True):
    """BZ-5.06"""

    seat: int

    def run(self, s: Bazaar) -> None:
        face = s.chance.roll(6)
        s.tell("rolled", seat=self.seat, face=face)
        s.then(Earn(self.seat, face))


class BegUntilRich(Act, frozen=True):
    seat: int

    def run(self, s: Bazaar) -> None:
        if s.players[self.seat].coins < 6:
            s.then(Beg(self.seat), self)


# --- the game -----------------------------------------------------------------------------------------------


class BazaarGame(Game[Bazaar, Wares]):
    id = "bazaar"
    name = {"en": "Bazaar", "de": "Basar"}
    seats = (2, 3, 4)
    rules_version = "1"
    rule_prefix = "BZ"
    state = Bazaar
    package = __name__
    tables = Tables()
    settings: tuple[Setting, ...] = (
        Setting("rounds", 2, (1, 2, 3), "BZ-1.03"),
        switch("spies", True, "BZ-5.04"),
    )
    longest = 400
    secrets = (Secret("BZ-2.01", ("Merchant.hand",), ("Merchant.stall", "Bazaar.deck"), back_of),)

    def load(self, tables: Tables) -> Wares:
        for good in tables.goods:
            if good.copies < 1:
                raise BadContent(f"there must be at least one of the {good.key}, not {good.copies}")
        return Wares(tables)

    def deal(self, setup: Setup, content: Wares, chance: Chance) -> Bazaar:
        deck = Bag.of(i for i, good in enumerate(content.goods) for _ in range(good.copies))
        s = Bazaar(
            setup=setup,
            content=content,
            chance=chance,
            players=[Merchant(seat, content.constants.purse) for seat in range(setup.seats)],
            order=chance.shuffled(range(setup.seats)),
            deck=deck,
        )
        for p in s.players:
            for _ in range(2):
                p.hand.add(chance.draw(deck))
        s.then(Round(1))
        return s

    def evaluate(self, s: Bazaar, seat: int) -> float:
        p = s.players[seat]
        return 2.0 * p.saved + p.coins + sum(map(s.value, p.hand.cards))

    def derived(self, s: Bazaar, seat: int) -> View:
        """What the seat's own goods are worth."""
        return {"worth": sum(map(s.value, s.players[seat].hand.cards))} if seat < s.seats else {}

    def faults(self, s: Bazaar) -> Iterable[str]:
        lot = [] if s.lot == NO_LOT else [s.lot]
        there = sorted(all_cards(s)["goods"] + lot)
        full = [i for i, good in enumerate(s.content.goods) for _ in range(good.copies)]
        if there != full:
            yield f"the goods are {there}, not {full}"
        for p in s.players:
            if p.coins < 0:
                yield f"seat {p.seat} has {p.coins} coins"

    def names(self, content: Wares) -> Mapping[str, int]:
        keys: Mapping[str, int] = content.keys
        return keys

    def components(self, content: Wares) -> Iterable[str]:
        return [good.key for good in content.goods]

    def components_used(self, s: Bazaar) -> Iterable[str]:
        return {s.content.goods[card].key for card in s.market.cards}


bazaar = BazaarGame()
