"""Trade tokens: gaining, placing and spending them (chapter 16), and Great Zimbabwe's store (ND-21.10)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import structs

from tessera.games.newdawn.asking import Question, Words
from tessera.games.newdawn.board import NONE
from tessera.games.newdawn.content import FOCUS_TYPES
from tessera.games.newdawn.world import (
    NATURAL,
    NewDawn,
    Player,
    has_wonder,
    replaced,
    slots_of,
)
from tessera.kernel import Description, Option, Refusal

STORE: Option = ("store",)


def add_trade(s: NewDawn, p: Player, place: int) -> None:
    """One trade token on a card; what goes beyond the limit is lost at once (ND-16.01, ND-16.07)."""
    held = p.trade[place]
    if held < s.content.constants.trade_limit:
        p.trade = replaced(p.trade, place, held + 1)
        s.tell("trade-gained", seat=p.seat, card=s.content.focus[p.row[place]].key)
    else:
        s.tell("trade-lost", seat=p.seat, card=s.content.focus[p.row[place]].key)


def store_room(s: NewDawn, p: Player) -> int:
    """How many more trade tokens Great Zimbabwe takes."""
    if not has_wonder(s, p, "great_zimbabwe"):
        return 0
    return s.content.wonders[s.content.wonder_id["great_zimbabwe"]].amount - s.stored_trade


def card_places(p: Player, focus: int) -> list[int]:
    """The cards a gain may go to: those of a type, any card where there is none (ND-14.11) or no type is named."""
    return (slots_of(p, focus) if focus != NONE else []) or [0, 1, 2, 3, 4]


class GainTrade(Question, frozen=True):
    """Put trade tokens from the supply on focus cards, one after the other; a type may be prescribed."""

    count: int
    focus: int = NONE

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        if not self.count:
            return []
        options: list[Option] = [
            ("trade", s.content.focus[p.row[place]].key) for place in card_places(p, self.focus)
        ]
        if store_room(s, p) > 0:
            options.append(STORE)
        return options

    def resolve(self, s: NewDawn, option: Option) -> None:
        p = s.players[self.seat]
        if option == STORE:
            s.stored_trade += 1
            s.tell("trade-stored", seat=self.seat)
        else:
            add_trade(s, p, p.row.index(s.content.focus_id[str(option[1])]))
        if self.count > 1:
            s.then(GainTrade(self.seat, self.count - 1, self.focus))

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat, "count": self.count}
        if self.focus == NONE:
            return Description("ask-gain-trade", args, rule="ND-16.01")
        return Description("ask-gain-trade-of", {**args, "focus": FOCUS_TYPES[self.focus]}, rule="ND-9.11")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == STORE:
            return Description("do-store", {}, ("wonder:great_zimbabwe",), "ND-21.10")
        key = str(option[1])
        held = s.players[self.seat].trade[s.players[self.seat].row.index(s.content.focus_id[key])]
        full = "yes" if held >= s.content.constants.trade_limit else "no"
        return Description("do-trade", {"card": key, "full": full}, (f"card:{key}",), "ND-16.07")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        if option == STORE:
            return Refusal("refused-no-store", rule="ND-21.10")
        if option[0] == "trade":
            return Refusal("refused-other-card", rule="ND-9.11")
        return None


# --- spending -----------------------------------------------------------------------------------------------


def ready_city_states(s: NewDawn, p: Player, place: int) -> list[int]:
    """City-state tokens on a card that were not spent yet this turn (ND-14.05)."""
    return [token for token in p.tokens[place] if token < NATURAL and token not in s.turn.spent]


def ready_naturals(s: NewDawn, p: Player, place: int) -> list[int]:
    """America's natural wonders on a card that were not spent yet this turn (ND-20.02)."""
    return [token - NATURAL for token in p.tokens[place] if token >= NATURAL and token not in s.turn.spent]


def spend_trade(s: NewDawn, p: Player, place: int, trade: int, tokens: int) -> None:
    """Trade tokens go back to the supply; city-state tokens stay, used for this turn."""
    p.trade = replaced(p.trade, place, p.trade[place] - trade)
    s.turn.spent += tuple(ready_city_states(s, p, place)[:tokens])


class SpendTrade(Question, frozen=True):
    """How many trade tokens to spend from a card that is being resolved (ND-16.02).

    ``spend 2 1``: two trade tokens and one city-state token. America may also use natural wonders lying there.
    Subclasses say what happens with the sum.
    """

    rule: ClassVar[str] = "ND-16.02"
    gain: ClassVar[str] = "combat"
    """What a token brings, as a word of the catalog."""

    place: int
    slot: int
    used: int = 0
    """Natural wonders used so far."""

    def go_on(self, s: NewDawn, spent: int) -> None:
        raise NotImplementedError

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        tokens = len(ready_city_states(s, p, self.place)) if p.tokens[self.place] else 0
        options: list[Option] = [
            ("spend", trade, token) for trade in range(p.trade[self.place] + 1) for token in range(tokens + 1)
        ]
        if p.tokens[self.place]:
            naturals = s.content.natural_wonders
            options += [("use", naturals[x].key) for x in ready_naturals(s, p, self.place)]
        return options

    def resolve(self, s: NewDawn, option: Option) -> None:
        p = s.players[self.seat]
        if option[0] == "use":
            natural = natural_id(s, str(option[1]))
            use_natural(s, p, natural)
            s.then(MoveNatural(self.seat, natural), structs.replace(self, used=self.used + 1))
            return
        trade, tokens = int(option[1]), int(option[2])
        spend_trade(s, p, self.place, trade, tokens)
        spent = trade + tokens + self.used
        if spent:
            s.tell("trade-spent", seat=self.seat, count=spent, card=s.content.focus[p.row[self.place]].key)
        self.go_on(s, spent)

    def prompt(self, s: NewDawn) -> Description:
        card = s.content.focus[s.players[self.seat].row[self.place]].key
        args: Words = {"seat": self.seat, "card": card, "gain": self.gain}
        return Description("ask-spend-trade", args, (f"card:{card}",), self.rule)

    def describe(self, s: NewDawn, option: Option) -> Description:
        card = s.content.focus[s.players[self.seat].row[self.place]].key
        if option[0] == "use":
            return Description(
                "do-use-natural", {"natural": option[1]}, (f"natural:{option[1]}",), "ND-20.02"
            )
        args: Words = {"trade": option[1], "tokens": option[2]}
        return Description("do-spend", args, (f"trade:{card}",), self.rule)

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        if option[0] == "spend":
            return Refusal(
                "refused-too-few-tokens", {"trade": s.players[self.seat].trade[self.place]}, self.rule
            )
        return None


# --- natural wonders on focus cards (America) ---------------------------------------------------------------


def natural_id(s: NewDawn, key: str) -> int:
    return next(i for i, natural in enumerate(s.content.natural_wonders) if natural.key == key)


def use_natural(s: NewDawn, p: Player, natural: int) -> None:
    """A natural wonder is used once per turn and stays with its player (ND-17.07)."""
    s.turn.spent += (NATURAL + natural,)
    s.tell("natural-used", seat=p.seat, natural=s.content.natural_wonders[natural].key)


def take_off_card(p: Player, natural: int) -> None:
    """Take a natural wonder token off the focus card it lies on, if it does."""
    token = NATURAL + natural
    p.tokens = tuple([tuple([t for t in on if t != token]) for on in p.tokens])


class MoveNatural(Question, frozen=True):
    """America lays a natural wonder token on a focus card, when gained and again when spent (ND-20.02)."""

    natural: int

    def options(self, s: NewDawn) -> list[Option]:
        return [("lay", s.content.focus[card].key) for card in s.players[self.seat].row]

    def resolve(self, s: NewDawn, option: Option) -> None:
        p = s.players[self.seat]
        take_off_card(p, self.natural)
        place = p.row.index(s.content.focus_id[str(option[1])])
        lay_token(p, place, NATURAL + self.natural)
        s.tell(
            "natural-laid",
            seat=self.seat,
            natural=s.content.natural_wonders[self.natural].key,
            card=str(option[1]),
        )

    def prompt(self, s: NewDawn) -> Description:
        natural = s.content.natural_wonders[self.natural].key
        return Description("ask-move-natural", {"seat": self.seat, "natural": natural}, rule="ND-20.02")

    def describe(self, s: NewDawn, option: Option) -> Description:
        return Description("do-lay", {"card": option[1]}, (f"card:{option[1]}",), "ND-20.02")


def lay_token(p: Player, place: int, token: int) -> None:
    """Lay a city-state or natural wonder token on a focus card."""
    on = tuple(sorted((*p.tokens[place], token)))
    p.tokens = (*p.tokens[:place], on, *p.tokens[place + 1 :])
