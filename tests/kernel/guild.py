"""Guild: a toy game whose cards carry effects, for tests of effects, composed answers, windows and scopes.

Every player has cards at work and a hand of secret ones. On a turn one pays for a card of the market in one composed
answer, uses what can be used, or rests. What is bought can be thwarted by whoever has a veto in hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import or_
from typing import Annotated, ClassVar, Self

from msgspec import Struct, field

from tessera.kernel import (
    ME,
    OWNER,
    PASS,
    Act,
    Ask,
    Bag,
    Chance,
    Choose,
    Compose,
    Content,
    Description,
    Game,
    Hidden,
    Holder,
    Option,
    Outcome,
    Public,
    Respond,
    Setup,
    Source,
    State,
    announce,
    cancel,
    during,
    enter,
    put_on,
    rows,
)
from tessera.kernel.content import Edition, Literals, select
from tessera.kernel.effects import (
    RIVALS,
    Allow,
    Forbid,
    Held,
    Moment,
    On,
    Plus,
    Right,
    Use,
    Value,
    card,
    describe_use,
    emit,
    latest,
    total,
    uses,
)
from tessera.kernel.outcome import ranks_of
from tessera.kernel.script import Script, plays, scene

TURN = "turn"

FAME: Value[()] = Value("fame")
PRICE: Value[int] = Value("price", asked=("card that is bought",))
SPEED: Value[()] = Value("speed", max)
COLOURS: Value[()] = Value("colours", or_)
CURRENCY: Value[()] = Value("currency", latest)
TRADE: Right[()] = Right("trade", "GU-2.01", default=True)
STEAL: Right[()] = Right("steal", "GU-2.02")
TWICE: Right[()] = Right("twice", "GU-2.03")
BOUGHT: Moment[()] = Moment("bought")
TURN_BEGINS: Moment[()] = Moment("turn-begins", chosen=True)
TOOLS: Moment[()] = Moment("tools")
HELD: Moment[()] = Moment("held")


class Good(Edition, frozen=True):
    kind: ClassVar[str] = "good"

    source: Source = Source.RULEBOOK
    price: int = 1
    fame: int = 0

    def printed(self) -> Iterable[Plus[()]]:
        if self.fame:
            yield Plus(FAME, self.fame)


class Earn(Act, frozen=True):
    commutes: ClassVar[bool] = True

    seat: int
    coins: int = 1

    def run(self, s: Guild) -> None:
        s.players[self.seat].coins += self.coins
        s.touched = True
        s.tell("earned", seat=self.seat, coins=self.coins)


class Sharpen(Act, frozen=True):
    seat: int

    def run(self, s: Guild) -> None:
        s.tell("sharpened", seat=self.seat)


class Polish(Sharpen, frozen=True):
    def run(self, s: Guild) -> None:
        s.tell("polished", seat=self.seat)


def per_token(s: Guild, p: Member, held: Held) -> int:
    return sum(held.on)


def is_dear(s: Guild, p: Member, held: Held, good: int) -> bool:
    return s.content.goods[good].price > 1


def one_more_token(s: Guild, p: Member, held: Held, *asked: int) -> AddToken:
    return AddToken(p.seat, held.number)


def only_if_rich(s: Guild, p: Member, held: Held) -> Earn | None:
    return Earn(held.asker, 5) if p.coins > 9 else None


class AddToken(Act, frozen=True):
    seat: int
    card: int

    def run(self, s: Guild) -> None:
        p = s.players[self.seat]
        put_on(s, p, self.card, *p.on[p.cards.index(self.card)], 1)


GOODS = (
    card(Good("anvil", price=2, fame=2), On(BOUGHT, one_more_token, own=True), Plus(FAME, per_token)),
    card(Good("bellows"), Plus(PRICE, -1, when=is_dear), Plus(SPEED, 3)),
    card(Good("crown", Source.MEMORY, price=3), Forbid(TRADE, whom=RIVALS), Plus(FAME, 3)),
    card(Good("drum"), On(BOUGHT, Earn(ME)), Plus(COLOURS, 0b101)),
    card(Good("easel"), Use(TOOLS, Earn(ME, 2), once=TURN), Plus(COLOURS, 0b010), Plus(CURRENCY, 7)),
    card(Good("file"), On(TURN_BEGINS, Sharpen(ME)), On(TURN_BEGINS, Earn(ME)), On(TURN_BEGINS, Polish(ME))),
    card(Good("glove"), Allow(STEAL), Allow(TWICE, once=TURN), Plus(PRICE, 5, own=True)),
    card(Good("horn"), Use(TOOLS, only_if_rich, whom=RIVALS), On(BOUGHT, Earn(ME, 2), may=True, once=TURN)),
    card(Good("veto"), Use(HELD, Earn(ME))),
)


class Tables(Struct, frozen=True):
    goods: tuple[Good, ...] = rows(GOODS)
    rounds: int = 3


class Wares(Content[Tables]):
    __slots__ = ("goods",)

    def __init__(self, tables: Tables, literals: Literals) -> None:
        super().__init__(tables, literals)
        self.goods: dict[int, Good] = dict(zip(self.numbers(tables.goods), tables.goods, strict=True))


class Member(Holder):
    coins: Public[int] = 3
    hand: Annotated[Bag, Hidden("goods", seen_by=OWNER)] = field(default_factory=Bag)

    def clone(self) -> Self:
        p = super().clone()
        p.hand = self.hand.clone()
        return p


class Guild(State, kw_only=True):
    content: Wares
    players: Public[list[Member]]
    market: Public[tuple[int, ...]] = ()
    left: Public[int] = 0
    deck: Annotated[Bag, Hidden("goods")] = field(default_factory=Bag)
    box: Public[tuple[int, ...]] = ()

    def clone(self) -> Self:
        s = State.clone(self)
        s.players = [p.clone() for p in self.players]
        s.deck = self.deck.clone()
        return s

    def settle(self) -> None:
        if max(p.coins for p in self.players) >= 20:
            self.finish(outcome(self, "rich"))


def outcome(s: Guild, reason: str) -> Outcome:
    scores = tuple([p.coins + total(s, p, FAME) for p in s.players])
    return Outcome(ranks_of([(score,) for score in scores]), scores, reason)


# --- a turn ---------------------------------------------------------------------------------------------------


class Turn(Act, frozen=True):
    seat: int

    def run(self, s: Guild) -> None:
        if not s.left:
            s.finish(outcome(s, "end"))
            return
        s.left -= 1
        s.tell("turn", seat=self.seat)
        s.then(Turn((self.seat + 1) % s.seats))
        during(s, TURN, Work(self.seat), Buy(self.seat), seat=self.seat)
        emit(s, s.players[self.seat], TURN_BEGINS)


class Work(Ask, frozen=True):
    """Use whatever can be used."""

    def options(self, s: Guild) -> list[Option]:
        found = uses(s, s.players[self.seat], TOOLS)
        return [*found, PASS] if found else []

    def resolve(self, s: Guild, option: Option) -> None:
        if option != PASS:
            s.then(uses(s, s.players[self.seat], TOOLS)[option], self)

    def describe(self, s: Guild, option: Option) -> Description:
        return describe_use(s, option, "GU-3.01") if option != PASS else Description("do-pass")


def price_of(s: Guild, p: Member, good: int) -> int:
    return max(0, total(s, p, PRICE, good, base=s.content.goods[good].price, about=good))


class Buy(Compose, frozen=True):
    """One card of the market, paid with coins or with cards of the hand: buy anvil / coins 1 / card drum."""

    def part(self, s: Guild) -> list[Option] | None:
        p, goods = s.players[self.seat], s.content.goods
        if not self.chosen:
            means = p.coins + len(p.hand.cards)
            return [*[("buy", goods[x].key) for x in s.market if price_of(s, p, x) <= means], PASS]
        if self.chosen[0] == PASS:
            return None
        price = price_of(s, p, s.content.number[str(self.chosen[0][1])])
        if len(self.chosen) == 1:
            least = max(0, price - len(p.hand.cards))
            return [("coins", count) for count in range(least, min(price, p.coins) + 1)]
        given = [str(option[1]) for option in self.chosen[2:]]
        missing = price - int(self.chosen[1][1]) - len(given)
        hand = sorted(goods[x].key for x in p.hand.cards)
        later = hand[len(hand) - len([key for key in hand if key > given[-1]]) :] if given else hand
        keys = dict.fromkeys(later[: len(later) - missing + 1]) if missing else {}
        return [("card", key) for key in keys] or None

    def complete(self, s: Guild) -> None:
        if self.chosen[0] == PASS:
            s.tell("passed", seat=self.seat)
            return
        good = s.content.number[str(self.chosen[0][1])]
        s.tell("announces", seat=self.seat, card=str(self.chosen[0][1]), coins=int(self.chosen[1][1]))
        cards = tuple([s.content.number[str(option[1])] for option in self.chosen[2:]])
        bought = TakeGood(self.seat, good, int(self.chosen[1][1]), cards)
        others = [(self.seat + i) % s.seats for i in range(1, s.seats)]
        announce(s, bought, tuple([Thwart(seat) for seat in others]))


class TakeGood(Act, frozen=True):
    seat: int
    good: int
    coins: int
    cards: tuple[int, ...]

    def run(self, s: Guild) -> None:
        p = s.players[self.seat]
        p.coins -= self.coins
        for given in self.cards:
            p.hand.remove(given)
            s.box += (given,)
        s.market = tuple([x for x in s.market if x != self.good])
        enter(s, p, self.good)
        s.tell("bought", seat=self.seat, card=s.content.goods[self.good].key)
        emit(s, p, BOUGHT, about=self.good)

    def possible(self, s: Guild) -> bool:
        """A veto that was to pay may have been used up by a response."""
        hand = s.players[self.seat].hand
        return all(hand.count(given) >= self.cards.count(given) for given in self.cards)

    def imagined(self, s: Guild, seat: int, chance: Chance) -> TakeGood:
        """The cards that pay lie in the hand until the good is bought."""
        if seat == self.seat or not self.cards:
            return self
        return TakeGood(self.seat, self.good, self.coins, s.players[self.seat].hand.cards[: len(self.cards)])


class Thwart(Respond, frozen=True):
    kind: ClassVar[str] = "veto"

    def cover(self, s: Guild) -> bool:
        return bool(s.players[self.seat].hand.cards)

    def responses(self, s: Guild) -> list[Option]:
        veto = s.content.number["veto"]
        return [("veto",)] if veto in s.players[self.seat].hand.cards else []

    def respond(self, s: Guild, option: Option) -> None:
        veto = s.content.number["veto"]
        s.players[self.seat].hand.remove(veto)
        s.box += (veto,)
        s.tell("vetoes", seat=self.seat)
        others = [(self.seat + i) % s.seats for i in range(1, s.seats)]
        announce(s, Strike(self.seat), tuple([Thwart(seat) for seat in others]))


class Honest(Thwart, frozen=True):
    """Breaks a law: only those are asked who can respond."""

    def cover(self, s: Guild) -> bool:
        return bool(self.responses(s))


class Sometimes(Thwart, frozen=True):
    """Breaks a law: who has a single card is not asked, though it may be a veto."""

    def cover(self, s: Guild) -> bool:
        return len(s.players[self.seat].hand.cards) > 1


class Strike(Act, frozen=True):
    seat: int

    def run(self, s: Guild) -> None:
        struck = cancel(s)
        if isinstance(struck, TakeGood):
            s.tell("thwarted", seat=struck.seat)
        elif isinstance(struck, Strike):
            s.tell("upheld", seat=struck.seat)


class Pick(Choose, frozen=True):
    """Take up to `count` cards of the market for nothing."""

    verb: ClassVar[str] = "pick"
    element: ClassVar[str] = "good"
    rule: ClassVar[str] = "GU-4.01"

    def among(self, s: Guild) -> list[str]:
        return [s.content.goods[x].key for x in s.market]

    def take(self, s: Guild, what: str) -> None:
        good = s.content.number[what]
        s.market = tuple([x for x in s.market if x != good])
        enter(s, s.players[self.seat], good)


class PickExactly(Pick, frozen=True):
    stop: ClassVar[Option | None] = None


class Scene(Script):
    """What scenarios of the guild can say."""

    state: Guild

    @scene
    def owns(self, seat: int, *cards: str, tokens: int = 0) -> None:
        """Cards at work, with tokens on them."""
        with self.edit() as s:
            for key in cards:
                enter(s, s.players[seat], self.number(key), *[1] * tokens)

    @scene
    def market(self, picture: str) -> None:
        """The market as rows of words."""
        with self.edit() as s:
            s.market = tuple(sorted(self.number(key) for key in picture.split()))

    @plays
    def rich(self, seat: int, coins: int) -> None:
        """Check how many coins a seat has."""
        assert self.state.players[seat].coins == coins, f"seat {seat} has {self.state.players[seat].coins}"

    def unsaid(self) -> None:
        """No word of scenarios."""


class GuildGame(Game[Guild, Wares]):
    id = "guild"
    name = {"en": "Guild"}
    seats = (2, 3, 4)
    rules_version = "1"
    rule_prefix = "GU"
    state = Guild
    package = __name__
    tables = Tables()
    cards = GOODS
    longest = 200
    scene = Scene

    def load(self, tables: Tables) -> Wares:
        return Wares(tables, self.literals)

    def deal(self, setup: Setup, content: Wares, chance: Chance) -> Guild:
        veto, anvil = content.number["veto"], content.number["anvil"]
        deck = Bag.of(
            [*[content.number[key] for key in ("drum", "file", "horn", "bellows")], *[veto] * 5, anvil]
        )
        s = Guild(
            setup=setup,
            content=content,
            chance=chance,
            players=[Member(seat=seat) for seat in range(setup.seats)],
            market=tuple([number for number in self.goods(content, setup) if number != veto]),
            left=content.tables.rounds * setup.seats,
            deck=deck,
        )
        for p in s.players:
            for _ in range(2):
                p.hand.add(chance.draw(deck))
        s.then(Turn(0))
        return s

    def goods(self, content: Wares, setup: Setup) -> list[int]:
        return select(content, content.tables.goods, content.added(setup.settings), setup.seats)

    def faults(self, s: Guild) -> Iterable[str]:
        for p in s.players:
            if len(p.cards) > 4:
                yield f"seat {p.seat} has more than four cards"

    def evaluate(self, s: Guild, seat: int) -> float:
        return float(s.players[seat].coins + total(s, s.players[seat], FAME))


guild = GuildGame()
