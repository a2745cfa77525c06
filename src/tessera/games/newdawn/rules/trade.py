"""Trade tokens: gaining, placing and spending them (chapter 16), and the tokens that are spent like them."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.content import FOCUS_TYPES
from tessera.games.newdawn.hooks import NATURALS_ON_CARDS, STORE_TRADE
from tessera.games.newdawn.rules.asking import ChooseFocusCard, Plan, Words
from tessera.games.newdawn.state import NewDawn, Player, place_of, slots_of
from tessera.kernel import NONE, Act, Description, Option, Refusal, Step, lies_on, put_on
from tessera.kernel.data import replace
from tessera.kernel.effects import allows, ruling
from tessera.kernel.tuples import replaced

STORE: Option = ("store",)
SPEND_NOTHING: Option = ("spend", 0, 0)


def add_trade(s: NewDawn, p: Player, place: int) -> None:
    """One trade token on a card; what goes beyond the limit is lost at once (ND-16.01, ND-16.07)."""
    held = p.trade[place]
    if held < s.content.constants.trade_limit:
        p.trade = replaced(p.trade, place, held + 1)
        s.tell("trade-gained", seat=p.seat, card=s.content.focus[p.row[place]].key)
    else:
        s.tell("trade-lost", seat=p.seat, card=s.content.focus[p.row[place]].key)


def store_trade(s: NewDawn, p: Player) -> None:
    """One trade token on the card that takes it (ND-21.10)."""
    _, key = ruling(s, p, STORE_TRADE)
    store = s.content.number[key]
    put_on(s, p, store, sum(lies_on(p, store)) + 1)
    s.tell("trade-stored", seat=p.seat, card=key)


def card_places(s: NewDawn, p: Player, focus: int) -> list[int]:
    """The cards a gain may go to: those of a type, any card where there is none (ND-14.11) or no type is named."""
    return (slots_of(s, p, focus) if focus != NONE else []) or [0, 1, 2, 3, 4]


class GainTrade(ChooseFocusCard, frozen=True):
    """Put trade tokens from the supply on focus cards, one after the other; a type may be prescribed."""

    verb: ClassVar[str] = "trade"
    stop: ClassVar[Option | None] = None

    focus: int = NONE

    def among(self, s: NewDawn) -> list[str]:
        p = s.players[self.seat]
        return [s.content.focus[p.row[place]].key for place in card_places(s, p, self.focus)]

    def more(self, s: NewDawn) -> list[Option]:
        return [STORE] if allows(s, s.players[self.seat], STORE_TRADE) else []

    def take(self, s: NewDawn, what: str) -> None:
        p = s.players[self.seat]
        add_trade(s, p, place_of(s, p, what))

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option != STORE:
            ChooseFocusCard.resolve(self, s, option)
            return
        store_trade(s, s.players[self.seat])
        s.then(replace(self, count=self.count - 1))

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat, "count": self.count}
        if self.focus == NONE:
            return Description("ask-gain-trade", args, rule="ND-16.01")
        return Description("ask-gain-trade-of", {**args, "focus": FOCUS_TYPES[self.focus]}, rule="ND-9.11")

    def describe(self, s: NewDawn, option: Option) -> Description:
        p = s.players[self.seat]
        if option == STORE:
            _, key = ruling(s, p, STORE_TRADE)
            return Description("do-store", {"card": key}, (f"wonder:{key}",), STORE_TRADE.rule)
        key = str(option[1])
        count, limit = p.trade[place_of(s, p, key)], s.content.constants.trade_limit
        args: Words = {"card": key, "count": count, "limit": limit, "full": count >= limit}
        return Description("do-trade", args, (f"card:{key}",), "ND-16.07")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        if option == STORE:
            return Refusal("refused-no-store", rule=STORE_TRADE.rule)
        return Refusal("refused-other-card", rule="ND-9.11") if option[0] == "trade" else None


# --- tokens on focus cards ----------------------------------------------------------------------------------


def ready_city_states(s: NewDawn, p: Player, place: int) -> list[int]:
    """City-state tokens on a card that were not spent yet this turn (ND-14.05)."""
    states = s.content.city_states
    return [token for token in p.tokens[place] if token in states and token not in s.turn.spent]


def ready_naturals(s: NewDawn, p: Player, place: int) -> list[int]:
    """Natural wonders on a card that were not spent yet this turn (ND-20.02)."""
    naturals = s.content.natural_wonders
    return [token for token in p.tokens[place] if token in naturals and token not in s.turn.spent]


def lay_token(p: Player, place: int, token: int) -> None:
    """Lay a city-state or natural wonder token on a focus card."""
    on = tuple(sorted((*p.tokens[place], token)))
    p.tokens = (*p.tokens[:place], on, *p.tokens[place + 1 :])


def take_off_card(p: Player, token: int) -> None:
    """Take a token off the focus card it lies on, if it does."""
    p.tokens = tuple([tuple([t for t in on if t != token]) for on in p.tokens])


def spend_trade(s: NewDawn, p: Player, place: int, trade: int, tokens: int) -> None:
    """Trade tokens go back to the supply; city-state tokens stay, used for this turn."""
    p.trade = replaced(p.trade, place, p.trade[place] - trade)
    s.turn.spent += tuple(ready_city_states(s, p, place)[:tokens])


# --- natural wonders on focus cards -------------------------------------------------------------------------


def use_natural(s: NewDawn, p: Player, natural: int) -> None:
    """A natural wonder is used once per turn and stays with its player (ND-17.07)."""
    s.turn.spent += (natural,)
    s.tell("natural-used", seat=p.seat, natural=s.content.natural_wonders[natural].key)


def lay_natural(s: NewDawn, p: Player, natural: int, card: str) -> None:
    """A natural wonder token goes on a focus card, off the one it lay on (ND-20.02)."""
    take_off_card(p, natural)
    lay_token(p, place_of(s, p, card), natural)
    s.tell("natural-laid", seat=p.seat, natural=s.content.natural_wonders[natural].key, card=card)


def laying_options(s: NewDawn, p: Player) -> list[Option]:
    """On which card a natural wonder that was spent goes; nowhere, if it does not lie on cards (ND-20.02)."""
    if not allows(s, p, NATURALS_ON_CARDS):
        return []
    return [("lay", s.content.focus[card].key) for card in p.row]


class MoveNatural(ChooseFocusCard, frozen=True, kw_only=True):
    """On which focus card a natural wonder goes that was just gained (ND-20.02)."""

    verb: ClassVar[str] = "lay"
    rule: ClassVar[str] = NATURALS_ON_CARDS.rule
    stop: ClassVar[Option | None] = None

    natural: int

    def among(self, s: NewDawn) -> list[str]:
        return [s.content.focus[card].key for card in s.players[self.seat].row]

    def take(self, s: NewDawn, what: str) -> None:
        lay_natural(s, s.players[self.seat], self.natural, what)

    def prompt(self, s: NewDawn) -> Description:
        natural = s.content.natural_wonders[self.natural].key
        return Description("ask-move-natural", {"seat": self.seat, "natural": natural}, rule=self.rule)


# --- spending -----------------------------------------------------------------------------------------------


class SpendTrade(Plan, frozen=True, kw_only=True):
    """How many trade tokens to spend from a card that is being resolved (ND-16.02, ND-16.06).

    ``spend 2 1``: two trade tokens and one city-state token. Before that natural wonders that lie there may be used,
    each of which then goes on a card again: ``use pantanal / lay masonry / spend 2 1``. Subclasses say what happens
    with the sum.
    """

    rule: ClassVar[str] = "ND-16.02"

    place: int
    slot: int = 0

    def go_on(self, s: NewDawn, spent: int) -> None:
        raise NotImplementedError

    def part(self, s: NewDawn) -> list[Option] | None:
        last = self.chosen[-1] if self.chosen else None
        if last is not None and last[0] == "spend":
            return None
        p = s.players[self.seat]
        if last is not None and last[0] == "use":
            return laying_options(s, p)
        tokens = len(ready_city_states(s, p, self.place)) if p.tokens[self.place] else 0
        options: list[Option] = [
            ("spend", trade, token) for trade in range(p.trade[self.place] + 1) for token in range(tokens + 1)
        ]
        if p.tokens[self.place]:
            naturals = s.content.natural_wonders
            uses = [("use", naturals[natural].key) for natural in ready_naturals(s, p, self.place)]
            options += [use for use in uses if use not in self.chosen]
        return options

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == SPEND_NOTHING and not self.chosen:  # mostly nothing lies on the card
            self.go_on(s, 0)
        else:
            Plan.resolve(self, s, option)

    def complete(self, s: NewDawn) -> None:
        p = s.players[self.seat]
        *naturals, (_, trade, tokens) = self.chosen
        for (_, natural), (_, card) in zip(naturals[::2], naturals[1::2], strict=True):
            use_natural(s, p, s.content.number[str(natural)])
            lay_natural(s, p, s.content.number[str(natural)], str(card))
        spend_trade(s, p, self.place, int(trade), int(tokens))
        spent = int(trade) + int(tokens) + len(naturals) // 2
        if spent:
            s.tell("trade-spent", seat=self.seat, count=spent, card=s.content.focus[p.row[self.place]].key)
        self.go_on(s, spent)

    def prompt(self, s: NewDawn) -> Description:
        if self.chosen and self.chosen[-1][0] == "use":
            used: Words = {"seat": self.seat, "natural": self.chosen[-1][1]}
            return Description("ask-move-natural", used, rule="ND-20.02")
        return self.ask_how_many(s)

    def ask_how_many(self, s: NewDawn) -> Description:
        card = s.content.focus[s.players[self.seat].row[self.place]]
        args: Words = {"seat": self.seat, "card": card.key, "gain": FOCUS_TYPES[card.type]}
        return Description("ask-spend-trade", args, (f"card:{card.key}",), self.rule)

    def describe(self, s: NewDawn, option: Option) -> Description:
        card = s.content.focus[s.players[self.seat].row[self.place]].key
        if option[0] == "use":
            natural: Words = {"natural": option[1]}
            return Description("do-use-natural", natural, (f"natural:{option[1]}",), "ND-20.02")
        if option[0] == "lay":
            return Description("do-lay", {"card": option[1]}, (f"card:{option[1]}",), "ND-20.02")
        args: Words = {"trade": option[1], "tokens": option[2]}
        return Description("do-spend", args, (f"trade:{card}",), self.rule)

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        if option[0] != "spend":
            return None
        held = s.players[self.seat].trade[self.place]
        return Refusal("refused-too-few-tokens", {"trade": held}, self.rule)


# --- tokens that come while a card is being resolved --------------------------------------------------------


def spendable(s: NewDawn, p: Player, place: int) -> int:
    """How many tokens on a card could be spent now."""
    tokens = p.tokens[place]
    ready = len(ready_city_states(s, p, place)) + len(ready_naturals(s, p, place)) if tokens else 0
    return p.trade[place] + ready


class Increasable(Step):
    """An effect that tokens of its card make larger, as long as it is not carried out."""

    __slots__ = ()
    place: int
    """The card; NONE for an effect that comes from elsewhere."""
    had: int
    """How many tokens could be spent when that was last asked."""

    def increased(self, by: int, had: int) -> Step:
        raise NotImplementedError


class GoOn(Act, frozen=True):
    """Before the rest of an effect, tokens that came on its card meanwhile may be spent too (ND-16.06)."""

    seat: int
    effect: Step

    def run(self, s: NewDawn) -> None:
        effect = self.effect
        assert isinstance(effect, Increasable)
        came = effect.place != NONE and spendable(s, s.players[self.seat], effect.place) > effect.had
        s.then(SpendMore(self.seat, place=effect.place, effect=effect) if came else effect)


class SpendMore(SpendTrade, frozen=True, kw_only=True):
    """Tokens came on the card: how many are spent on what is left of its effect (ND-16.06)."""

    rule: ClassVar[str] = "ND-16.06"

    effect: Step

    def go_on(self, s: NewDawn, spent: int) -> None:
        assert isinstance(self.effect, Increasable)
        s.then(self.effect.increased(spent, spendable(s, s.players[self.seat], self.place)))
