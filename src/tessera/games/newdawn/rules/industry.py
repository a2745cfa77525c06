"""Industry cards: cities (chapter 10) and world wonders (chapter 11)."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from tessera.games.newdawn.content import INDUSTRY, RESOURCES, WONDER_STACKS, FocusCard
from tessera.games.newdawn.hooks import BUILT, CITY_BUILT, CITY_SITES, RANGE_STARTS, WONDER_COST
from tessera.games.newdawn.rules.asking import Plan, Words, describe_space, named_space, space_words
from tessera.games.newdawn.rules.board import cells, listed
from tessera.games.newdawn.rules.citystates import cities_without_wonder
from tessera.games.newdawn.rules.control import claim, refuse_terrain, remove_control
from tessera.games.newdawn.rules.resources import return_resource
from tessera.games.newdawn.rules.spaces import land_up_to
from tessera.games.newdawn.rules.trade import (
    lay_natural,
    laying_options,
    ready_city_states,
    ready_naturals,
    spend_trade,
    use_natural,
)
from tessera.games.newdawn.rules.wonders import turn_up
from tessera.games.newdawn.state import (
    NewDawn,
    Player,
    all_cities,
    barbarian_spaces,
    city_spaces,
    city_state_spaces,
    friendly_spaces,
    natural_wonder_spaces,
    naturals_of,
    rival_spaces,
    unused_cities,
)
from tessera.kernel import NONE, STOP, Act, Description, Option, Refusal, enter
from tessera.kernel.effects import emit, total
from tessera.kernel.tuples import put

BUILD: Option = ("build",)
"""Enough is paid."""
LAST_SLOT: Final = 5


# --- cities -------------------------------------------------------------------------------------------------


def building_ground(s: NewDawn, p: Player, slot: int) -> int:
    """Land of the right terrain, free of everything but own caravans and control tokens (ND-10.03)."""
    blocked = (
        rival_spaces(s, p)
        | city_spaces(p)
        | barbarian_spaces(s)
        | city_state_spaces(s)
        | natural_wonder_spaces(s)
        | cells(s.deposits)
    )
    for other in s.players:
        if other is not p:
            blocked |= cells(other.caravans)
    return land_up_to(s, p, slot, INDUSTRY) & ~blocked


def range_starts(s: NewDawn, p: Player, card: int) -> int:
    """Where counting the range begins: on any friendly space, with some cards elsewhere too (ND-10.08)."""
    return total(s, p, RANGE_STARTS, base=friendly_spaces(p), about=card)


def in_range(s: NewDawn, p: Player, card: int, slot: int) -> int:
    """Spaces within the card's range, counted along a path (ND-10.05 - ND-10.07)."""
    row = s.content.focus[card]
    way = land_up_to(s, p, slot, INDUSTRY)
    if row.water:
        way |= s.board.water
    way &= ~(rival_spaces(s, p) | barbarian_spaces(s))
    return s.board.grid.within(range_starts(s, p, card), row.range, s.board.everywhere & ~way)


def near_cities(s: NewDawn) -> int:
    """Spaces next to a city or city-state (ND-10.04)."""
    return s.board.grid.next_to(all_cities(s) | city_state_spaces(s))


def city_sites(s: NewDawn, p: Player, card: int, slot: int) -> int:
    """Where a city can be built with a card (ND-10.02 - ND-10.08)."""
    if unused_cities(s, p) <= 0:
        return 0
    ground = building_ground(s, p, slot) & ~near_cities(s)
    return ground & total(s, p, CITY_SITES, base=in_range(s, p, card, slot)) if ground else 0


def build_city(s: NewDawn, p: Player, cell: int) -> None:
    """An own control token gives way; a caravan stays (ND-10.09, ND-10.13)."""
    if cell in p.control or cell in p.reinforced:
        remove_control(s, p, cell)
    p.cities = put(p.cities, cell)
    s.tell("city-built", seat=p.seat, **space_words(s, cell))
    s.touched = True
    claim(s, p, cell)


def refuse_city(s: NewDawn, p: Player, card: int, slot: int, cell: int) -> Refusal:
    """Why no city can be built on a space."""
    bit = 1 << cell
    if unused_cities(s, p) <= 0:
        return Refusal("refused-no-city", rule="ND-10.02")
    if s.board.water & bit:
        return Refusal("refused-water", rule="ND-10.03")
    if not land_up_to(s, p, slot, INDUSTRY) & bit:
        return refuse_terrain(s, cell, slot, "ND-10.03")
    if barbarian_spaces(s) & bit:
        return Refusal("refused-barbarian", rule="ND-10.03")
    if not building_ground(s, p, slot) & bit:
        return Refusal("refused-not-free", rule="ND-10.03")
    if near_cities(s) & bit:
        return Refusal("refused-near-city", rule="ND-10.04")
    return _refuse_range(s, p, card, cell)


def _refuse_range(s: NewDawn, p: Player, card: int, cell: int) -> Refusal:
    """Too far as the crow flies, or only along the ways that are open."""
    far = s.content.focus[card].range
    if s.board.grid.within(range_starts(s, p, card), far) >> cell & 1:
        return Refusal("refused-path-blocked", {"range": far}, "ND-10.06")
    return Refusal("refused-too-far", {"range": far}, "ND-10.05")


# --- wonders ------------------------------------------------------------------------------------------------


def wonder_cost(s: NewDawn, p: Player, wonder: int) -> int:
    """What a wonder costs a player: reductions add up, down to 0 (ND-11.06)."""
    return max(0, total(s, p, WONDER_COST, wonder, base=s.content.wonders[wonder].cost))


def production(card: FocusCard, slot: int) -> int:
    """What the card alone gives (ND-11.02)."""
    return card.slot_5_production if slot == LAST_SLOT and card.slot_5_production else slot


def payable_naturals(s: NewDawn, p: Player, wonder: int) -> list[int]:
    """Natural wonders that count as one of the wonder's resources and are not used this turn (ND-11.04)."""
    kinds = s.content.wonders[wonder].resources
    return [
        natural
        for natural in naturals_of(s, p)
        if s.content.natural_wonders[natural].resource in kinds and natural not in s.turn.spent
    ]


def tradable_naturals(s: NewDawn, p: Player, wonder: int, place: int) -> list[int]:
    """Natural wonders on the industry card that do not count as a resource of this wonder (ND-20.02)."""
    resources = payable_naturals(s, p, wonder)
    return [natural for natural in ready_naturals(s, p, place) if natural not in resources]


class Means(NamedTuple):
    """Something of a player that can be spent on a wonder, one after the other (ND-11.02 - ND-11.05)."""

    what: str
    """As it is named: a resource, a natural wonder, ``trade`` or ``token``."""
    held: int
    each: int
    """The production that one gives."""


def means(s: NewDawn, p: Player, wonder: int, place: int) -> list[Means]:
    """What a player could spend on a wonder, with what lies on the card at this place."""
    constants, naturals = s.content.constants, s.content.natural_wonders
    kinds = [kind for kind in s.content.wonders[wonder].resources if p.resources[kind]]
    lots = [Means(RESOURCES[kind], p.resources[kind], constants.resource_production) for kind in kinds]
    if p.seat in s.natural_wonders:
        payable = payable_naturals(s, p, wonder)
        lots += [Means(naturals[natural].key, 1, constants.resource_production) for natural in payable]
    if p.trade[place]:
        lots.append(Means("trade", p.trade[place], constants.trade_production))
    if p.tokens[place]:
        lots.append(Means("token", len(ready_city_states(s, p, place)), constants.trade_production))
        tradable = tradable_naturals(s, p, wonder, place)
        lots += [Means(naturals[natural].key, 1, constants.trade_production) for natural in tradable]
    return lots


class Industry(Plan, frozen=True, kw_only=True):
    """Build one world wonder, or one city, or nothing (ND-10.01).

    A city is one part: ``city 31``. A wonder is paid for with resources and tokens, one by one, until the production
    is enough; more is allowed (ND-11.07): ``wonder oracle / pay marble / pay trade / build / under 31``. A natural
    wonder that lay on a card goes on a card again: ``pay pantanal / lay masonry``.
    """

    rule: ClassVar[str] = "ND-10.01"

    place: int
    slot: int

    def card(self, s: NewDawn) -> int:
        return s.players[self.seat].row[self.place]

    def base(self, s: NewDawn) -> int:
        return production(s.content.focus[self.card(s)], self.slot)

    # --- what can be built and how it is paid ---------------------------------------------------------------

    def affordable(self, s: NewDawn) -> list[int]:
        """The wonders on offer for which there are a city and enough production (ND-11.01, ND-11.08)."""
        p = s.players[self.seat]
        if not cities_without_wonder(s, p):
            return []
        return [
            wonder
            for wonder in s.offer
            if wonder != NONE and self.most(s, wonder) >= wonder_cost(s, p, wonder)
        ]

    def most(self, s: NewDawn, wonder: int) -> int:
        """All production a player could have for a wonder."""
        lots = means(s, s.players[self.seat], wonder, self.place)
        return self.base(s) + sum([held * each for _, held, each in lots])

    def wonder(self, s: NewDawn) -> int:
        """The wonder that was chosen, or NONE."""
        chosen = self.chose("wonder")
        return s.content.number[str(chosen[1])] if chosen is not None else NONE

    def paid(self, s: NewDawn) -> int:
        """The production that what was chosen so far gives."""
        spent = [option[1] for option in self.chosen if option[0] == "pay"]
        if not spent:
            return self.base(s)
        found = means(s, s.players[self.seat], self.wonder(s), self.place)
        return self.base(s) + sum([lot.each * spent.count(lot.what) for lot in found])

    def payments(self, s: NewDawn) -> list[Option]:
        p, wonder = s.players[self.seat], self.wonder(s)
        enough = [BUILD] if self.paid(s) >= wonder_cost(s, p, wonder) else []
        more: list[Option] = [
            ("pay", lot.what)
            for lot in means(s, p, wonder, self.place)
            if self.chosen.count(("pay", lot.what)) < lot.held
        ]
        return [*enough, *more]

    # --- the parts ------------------------------------------------------------------------------------------

    def part(self, s: NewDawn) -> list[Option] | None:
        p = s.players[self.seat]
        if not self.chosen:
            sites = city_sites(s, p, self.card(s), self.slot)
            return [
                *[("wonder", s.content.wonders[wonder].key) for wonder in self.affordable(s)],
                *[("city", cell) for cell in listed(sites)],
                STOP,
            ]
        last = self.chosen[-1]
        if last[0] in ("city", "under") or last == STOP:
            return None
        if last == BUILD:
            return [("under", cell) for cell in listed(cities_without_wonder(s, p))]
        if last[0] == "pay" and s.content.number.get(str(last[1]), NONE) in s.content.natural_wonders:
            return laying_options(s, p) or self.payments(s)
        return self.payments(s)

    def complete(self, s: NewDawn) -> None:
        p = s.players[self.seat]
        if self.chosen[0] == STOP:
            return
        if self.chosen[0][0] == "city":
            cell = int(self.chosen[0][1])
            emit(s, p, CITY_BUILT, self.slot, cell, about=self.card(s))
            build_city(s, p, cell)
            return
        self.pay(s, p)
        build_wonder(s, p, self.wonder(s), int(self.chosen[-1][1]))

    def pay(self, s: NewDawn, p: Player) -> None:
        """Spend what was chosen, in this order."""
        natural = NONE
        for verb, what in self.chosen[1:-2]:
            if verb == "lay":
                lay_natural(s, p, natural, str(what))
            elif what in RESOURCES:
                return_resource(s, p, RESOURCES.index(str(what)))
                s.tell("resource-spent", seat=p.seat, resource=what)
            elif what in ("trade", "token"):
                spend_trade(s, p, self.place, int(what == "trade"), int(what == "token"))
                s.tell("trade-spent", seat=p.seat, count=1, card=s.content.focus[self.card(s)].key)
            else:
                natural = s.content.number[str(what)]
                use_natural(s, p, natural)

    # --- in words -------------------------------------------------------------------------------------------

    def suggest(self, s: NewDawn) -> Option | None:
        """Pay so that little is wasted: with the most that fits, else with the least that is too much."""
        wonder = self.wonder(s)
        if wonder == NONE:
            return None
        options = self.options(s)
        if BUILD in options:
            return BUILD
        p = s.players[self.seat]
        missing = wonder_cost(s, p, wonder) - self.paid(s)
        worth = {lot.what: lot.each for lot in means(s, p, wonder, self.place)}
        pays = [option for option in options if option[0] == "pay"]
        fitting = [option for option in pays if worth[str(option[1])] <= missing]
        if fitting:
            return max(fitting, key=lambda option: worth[str(option[1])])
        return min(pays, key=lambda option: worth[str(option[1])], default=None)

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat}
        wonder = self.wonder(s)
        if wonder == NONE:
            return Description("ask-industry", {**args, "production": self.base(s)}, rule=self.rule)
        key = s.content.wonders[wonder].key
        args["card"] = key
        last = self.chosen[-1]
        if last == BUILD:
            return Description("ask-house-wonder", args, rule="ND-11.09")
        options = self.part(s) or []
        if any(option[0] == "lay" for option in options):
            natural: Words = {"seat": self.seat, "natural": last[1]}
            return Description("ask-move-natural", natural, rule="ND-20.02")
        args |= {"paid": self.paid(s), "cost": wonder_cost(s, s.players[self.seat], wonder)}
        return Description("ask-pay-wonder", args, (f"wonder:{key}",), "ND-11.02")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option == BUILD:
            key = s.content.wonders[self.wonder(s)].key
            return Description("do-build", {"card": key}, (f"wonder:{key}",), "ND-11.09")
        if option[0] == "wonder":
            cost = wonder_cost(s, s.players[self.seat], s.content.number[str(option[1])])
            args: Words = {"card": option[1], "cost": cost}
            return Description("do-wonder", args, (f"wonder:{option[1]}",), "ND-11.01")
        if option[0] == "pay":
            return self.describe_payment(s, str(option[1]))
        if option[0] == "lay":
            return Description("do-lay", {"card": option[1]}, (f"card:{option[1]}",), "ND-20.02")
        rule = "ND-11.09" if option[0] == "under" else "ND-10.03"
        return describe_space(s, option, rule, "do-build-nothing")

    def describe_payment(self, s: NewDawn, what: str) -> Description:
        found = means(s, s.players[self.seat], self.wonder(s), self.place)
        args: Words = {"count": next(lot.each for lot in found if lot.what == what)}
        if what in RESOURCES:
            return Description(
                "do-pay-resource", {**args, "resource": what}, (f"resource:{what}",), "ND-11.03"
            )
        if what in s.content.number:
            return Description("do-pay-natural", {**args, "natural": what}, (f"natural:{what}",), "ND-11.04")
        card = s.content.focus[self.card(s)].key
        return Description(f"do-pay-{what}", {**args, "card": card}, (f"trade:{card}",), "ND-11.02")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        if self.chosen:
            return self.refuse_payment(s, p, option)
        cell = named_space(s, option)
        if option[0] == "city" and cell != NONE:
            return refuse_city(s, p, self.card(s), self.slot, cell)
        if option[0] == "wonder" and len(option) == 2:
            wonder = s.content.number.get(str(option[1]), NONE)
            return self.refuse_wonder(s, p, wonder) if wonder in s.content.wonders else None
        return None

    def refuse_wonder(self, s: NewDawn, p: Player, wonder: int) -> Refusal:
        if wonder not in s.offer:
            return Refusal("refused-wonder-hidden", rule="ND-11.01")
        if not cities_without_wonder(s, p):
            return Refusal("refused-no-free-city", rule="ND-11.08")
        args: Words = {"cost": wonder_cost(s, p, wonder), "have": self.most(s, wonder)}
        return Refusal("refused-production", args, "ND-11.01")

    def refuse_payment(self, s: NewDawn, p: Player, option: Option) -> Refusal | None:
        if option == BUILD:
            args: Words = {"cost": wonder_cost(s, p, self.wonder(s)), "have": self.paid(s)}
            return Refusal("refused-production", args, "ND-11.01")
        if option[0] == "under":
            return Refusal("refused-not-under-there", rule="ND-11.15")
        return Refusal("refused-not-eligible", rule="ND-11.03") if option[0] == "pay" else None


def build_wonder(s: NewDawn, p: Player, wonder: int, cell: int) -> None:
    """The token goes under a city; from now on the wonder works (ND-11.09)."""
    s.tell("wonder-built", seat=p.seat, card=s.content.wonders[wonder].key, **space_words(s, cell))
    s.wonder_tokens = tuple(sorted((*s.wonder_tokens, (wonder, cell))))
    enter(s, p, wonder)
    s.then(CompleteWonder(p.seat, wonder))


class CompleteWonder(Act, frozen=True):
    """The next wonder of the stack is turned up, then the effects of building come (ND-11.09, ND-11.10)."""

    seat: int
    wonder: int

    def run(self, s: NewDawn) -> None:
        turn_up(s, WONDER_STACKS.index(s.content.wonders[self.wonder].type))
        emit(s, s.players[self.seat], BUILT, about=self.wonder)
