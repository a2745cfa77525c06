"""Industry cards: cities (chapter 10) and world wonders (chapter 11)."""

from __future__ import annotations

from typing import Final

from tessera.games.newdawn.agendas import check_agendas
from tessera.games.newdawn.asking import Question, Words, describe_space, named_space, space_words
from tessera.games.newdawn.board import NONE, cells
from tessera.games.newdawn.content import INDUSTRY, RESOURCES, WONDER_STACKS, FocusCard
from tessera.games.newdawn.control import (
    STOP,
    PlaceControl,
    claim,
    refuse_terrain,
    remove_control,
)
from tessera.games.newdawn.resources import return_resource
from tessera.games.newdawn.spaces import land_up_to, mature_cities
from tessera.games.newdawn.trade import (
    MoveNatural,
    natural_id,
    ready_city_states,
    ready_naturals,
    spend_trade,
    use_natural,
)
from tessera.games.newdawn.wonders import on_build, turn_up
from tessera.games.newdawn.world import (
    NATURAL,
    NewDawn,
    Player,
    all_cities,
    barbarian_spaces,
    city_spaces,
    city_state_spaces,
    empty_spaces,
    friendly_spaces,
    has_wonder,
    leads,
    natural_wonder_spaces,
    put,
    rival_spaces,
    unused_cities,
    wonder_spaces,
)
from tessera.kernel import Act, Description, Option, Refusal
from tessera.kernel.geometry import bits

BUILD: Option = ("build",)
LAST_SLOT: Final = 5


# --- cities -------------------------------------------------------------------------------------------------


def building_ground(s: NewDawn, p: Player, slot: int) -> int:
    """Land of the right terrain, free of everything but own caravans and control tokens (ND-10.03)."""
    foreign_caravans = cells({cell for other in s.players if other is not p for cell in other.caravans})
    blocked = (
        rival_spaces(s, p)
        | city_spaces(p)
        | barbarian_spaces(s)
        | city_state_spaces(s)
        | natural_wonder_spaces(s)
        | cells(s.deposits)
        | foreign_caravans
    )
    return land_up_to(s, p, slot, INDUSTRY) & ~blocked


def range_starts(p: Player, card: FocusCard) -> int:
    """Where counting the range begins: on any friendly space, for Animal Husbandry also on a caravan's (ND-10.08)."""
    start = friendly_spaces(p)
    return start | cells(set(p.caravans)) if card.key == "animal_husbandry" else start


def in_range(s: NewDawn, p: Player, card: FocusCard, slot: int) -> int:
    """Spaces within the card's range, counted along a path (ND-10.05 - ND-10.07)."""
    way = land_up_to(s, p, slot, INDUSTRY)
    if card.water:
        way |= s.board.water
    way &= ~(rival_spaces(s, p) | barbarian_spaces(s))
    return s.board.grid.within(range_starts(p, card), card.range, s.board.everywhere & ~way)


def near_cities(s: NewDawn) -> int:
    """Spaces next to a city or city-state (ND-10.04)."""
    return s.board.grid.next_to(all_cities(s) | city_state_spaces(s))


def city_sites(s: NewDawn, p: Player, card: FocusCard, slot: int) -> int:
    if unused_cities(s, p) <= 0:
        return 0
    ground = building_ground(s, p, slot) & ~near_cities(s)
    if not ground:
        return 0
    reach = in_range(s, p, card, slot)
    if has_wonder(s, p, "great_lighthouse"):  # ND-21.08
        reach |= s.board.edge & empty_spaces(s)
    return ground & reach


def build_city(s: NewDawn, p: Player, cell: int) -> None:
    """An own control token gives way; a caravan stays (ND-10.09, ND-10.13)."""
    if cell in p.control or cell in p.reinforced:
        remove_control(s, p, cell)
    p.cities = put(p.cities, cell)
    s.tell("city-built", seat=p.seat, **space_words(s, cell))
    claim(s, p, cell)
    check_agendas(s)


def refuse_city(s: NewDawn, p: Player, card: FocusCard, slot: int, cell: int) -> Refusal:
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
    return _refuse_range(s, p, card, slot, cell)


def _refuse_range(s: NewDawn, p: Player, card: FocusCard, slot: int, cell: int) -> Refusal:
    """Too far as the crow flies, or only along the ways that are open."""
    straight = s.board.grid.within(range_starts(p, card), card.range)
    if straight >> cell & 1:
        return Refusal("refused-path-blocked", {"range": card.range}, "ND-10.06")
    return Refusal("refused-too-far", {"range": card.range}, "ND-10.05")


# --- wonders ------------------------------------------------------------------------------------------------


def free_cities(s: NewDawn, p: Player) -> int:
    """Own cities without a wonder token (ND-11.08)."""
    return city_spaces(p) & ~wonder_spaces(s)


def wonder_cost(s: NewDawn, p: Player, wonder: int) -> int:
    """What a wonder costs a player: reductions add up, down to 0 (ND-11.06)."""
    row = s.content.wonders[wonder]
    cost = row.cost
    if leads(s, p, "egypt"):
        cost -= s.content.leaders[p.leader].amount
    for city_state in p.envoys:
        card = s.content.city_states[city_state]
        if card.key == "brussels":
            cost -= card.amount * len(mature_cities(s, p))
        elif card.key == "buenos_aires" and all(s.content.wonders[w].type != row.type for w in p.wonders):
            cost -= card.amount
    return max(0, cost)


def production(card: FocusCard, slot: int) -> int:
    """What the card alone gives (ND-11.02)."""
    return card.slot_5_production if slot == LAST_SLOT and card.slot_5_production else slot


def payable_naturals(s: NewDawn, p: Player, wonder: int) -> list[int]:
    """Natural wonders that count as one of the wonder's resources and are not used this turn (ND-11.04)."""
    kinds = s.content.wonders[wonder].resources
    return [
        natural
        for natural, holder in enumerate(s.natural_wonders)
        if holder == p.seat
        and s.content.natural_wonders[natural].resource in kinds
        and NATURAL + natural not in s.turn.spent
    ]


def tradable_naturals(s: NewDawn, p: Player, wonder: int, place: int) -> list[int]:
    """America's natural wonders on the industry card that do not count as a resource of this wonder (ND-20.02)."""
    resources = payable_naturals(s, p, wonder)
    return [natural for natural in ready_naturals(s, p, place) if natural not in resources]


def means(s: NewDawn, p: Player, wonder: int, place: int) -> int:
    """All production a player could add by spending (ND-11.02 - ND-11.05)."""
    constants = s.content.constants
    kinds = s.content.wonders[wonder].resources
    resources = sum([p.resources[kind] for kind in kinds]) + len(payable_naturals(s, p, wonder))
    tokens = p.trade[place]
    if p.tokens[place]:
        tokens += len(ready_city_states(s, p, place)) + len(tradable_naturals(s, p, wonder, place))
    return constants.resource_production * resources + constants.trade_production * tokens


class Industry(Question, frozen=True):
    """Build one world wonder, or one city, or nothing (ND-10.01)."""

    place: int
    slot: int

    def card(self, s: NewDawn) -> FocusCard:
        return s.content.focus[s.players[self.seat].row[self.place]]

    def affordable(self, s: NewDawn) -> list[int]:
        p = s.players[self.seat]
        if not free_cities(s, p):
            return []
        base = production(self.card(s), self.slot)
        return [
            wonder
            for wonder in s.offer
            if wonder != NONE and base + means(s, p, wonder, self.place) >= wonder_cost(s, p, wonder)
        ]

    def options(self, s: NewDawn) -> list[Option]:
        wonders = s.content.wonders
        sites = city_sites(s, s.players[self.seat], self.card(s), self.slot)
        return [
            *[("wonder", wonders[wonder].key) for wonder in self.affordable(s)],
            *[("city", cell) for cell in bits(sites)],
            STOP,
        ]

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == STOP:
            return
        if option[0] == "wonder":
            wonder = s.content.wonder_id[str(option[1])]
            s.then(PayWonder(self.seat, self.place, wonder, production(self.card(s), self.slot)))
            return
        cell = int(option[1])
        card = self.card(s)
        if card.tokens:  # Urbanization (ND-10.11)
            s.then(PlaceControl(self.seat, card.tokens, self.slot, cell, INDUSTRY))
        build_city(s, s.players[self.seat], cell)

    def prompt(self, s: NewDawn) -> Description:
        args: Words = {"seat": self.seat, "production": production(self.card(s), self.slot)}
        return Description("ask-industry", args, rule="ND-10.01")

    def describe(self, s: NewDawn, option: Option) -> Description:
        if option[0] != "wonder":
            return describe_space(s, option, "ND-10.03", "do-build-nothing")
        p = s.players[self.seat]
        cost = wonder_cost(s, p, s.content.wonder_id[str(option[1])])
        args: Words = {"card": option[1], "cost": cost}
        return Description("do-wonder", args, (f"wonder:{option[1]}",), "ND-11.01")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        p = s.players[self.seat]
        if option[0] == "wonder" and len(option) == 2 and option[1] in s.content.wonder_id:
            return self.refuse_wonder(s, p, s.content.wonder_id[str(option[1])])
        cell = named_space(s, option)
        if option[0] == "city" and cell != NONE:
            return refuse_city(s, p, self.card(s), self.slot, cell)
        return None

    def refuse_wonder(self, s: NewDawn, p: Player, wonder: int) -> Refusal:
        if wonder not in s.offer:
            return Refusal("refused-wonder-hidden", rule="ND-11.01")
        if not free_cities(s, p):
            return Refusal("refused-no-free-city", rule="ND-11.08")
        have = production(self.card(s), self.slot) + means(s, p, wonder, self.place)
        args: dict[str, int | str] = {"cost": wonder_cost(s, p, wonder), "have": have}
        return Refusal("refused-production", args, "ND-11.01")


class PayWonder(Question, frozen=True):
    """Spend resources and tokens, one by one, until the production is enough; more is allowed (ND-11.07)."""

    place: int
    wonder: int
    paid: int

    def options(self, s: NewDawn) -> list[Option]:
        p = s.players[self.seat]
        naturals = s.content.natural_wonders
        options: list[Option] = []
        if self.paid >= wonder_cost(s, p, self.wonder):
            options.append(BUILD)
        options += [
            ("pay", RESOURCES[kind]) for kind in s.content.wonders[self.wonder].resources if p.resources[kind]
        ]
        options += [("pay", naturals[x].key) for x in payable_naturals(s, p, self.wonder)]
        if p.trade[self.place]:
            options.append(("pay", "trade"))
        if p.tokens[self.place]:
            if ready_city_states(s, p, self.place):
                options.append(("pay", "token"))
            options += [("pay", naturals[x].key) for x in tradable_naturals(s, p, self.wonder, self.place)]
        return options

    def resolve(self, s: NewDawn, option: Option) -> None:
        if option == BUILD:
            s.then(HouseWonder(self.seat, self.wonder), CompleteWonder(self.seat, self.wonder))
            return
        p = s.players[self.seat]
        amount = self.pay(s, p, str(option[1]))
        after = PayWonder(self.seat, self.place, self.wonder, self.paid + amount)
        if self._natural(s, str(option[1])) and leads(s, p, "america"):
            s.then(MoveNatural(self.seat, natural_id(s, str(option[1]))), after)
        else:
            s.then(after)

    def _natural(self, s: NewDawn, means: str) -> bool:
        return any(natural.key == means for natural in s.content.natural_wonders)

    def pay(self, s: NewDawn, p: Player, means: str) -> int:
        """Spend one thing; the production it gives (ND-11.02 - ND-11.05)."""
        constants = s.content.constants
        if means in RESOURCES:
            return_resource(s, p, RESOURCES.index(means))
            s.tell("resource-spent", seat=p.seat, resource=means)
            return constants.resource_production
        if means in ("trade", "token"):
            spend_trade(s, p, self.place, int(means == "trade"), int(means == "token"))
            s.tell("trade-spent", seat=p.seat, count=1, card=s.content.focus[p.row[self.place]].key)
            return constants.trade_production
        natural = natural_id(s, means)
        as_resource = natural in payable_naturals(s, p, self.wonder)
        use_natural(s, p, natural)
        return constants.resource_production if as_resource else constants.trade_production

    def prompt(self, s: NewDawn) -> Description:
        key = s.content.wonders[self.wonder].key
        cost = wonder_cost(s, s.players[self.seat], self.wonder)
        args: Words = {"seat": self.seat, "card": key, "paid": self.paid, "cost": cost}
        return Description("ask-pay-wonder", args, (f"wonder:{key}",), "ND-11.02")

    def describe(self, s: NewDawn, option: Option) -> Description:
        key = s.content.wonders[self.wonder].key
        if option == BUILD:
            return Description("do-build", {"card": key}, (f"wonder:{key}",), "ND-11.09")
        p, means, constants = s.players[self.seat], str(option[1]), s.content.constants
        args: Words = {"count": constants.resource_production}
        if means in RESOURCES:
            args["resource"] = means
            return Description("do-pay-resource", args, (f"resource:{means}",), "ND-11.03")
        if self._natural(s, means):
            if natural_id(s, means) not in payable_naturals(s, p, self.wonder):
                args["count"] = constants.trade_production
            args["natural"] = means
            return Description("do-pay-natural", args, (f"natural:{means}",), "ND-11.04")
        card = s.content.focus[p.row[self.place]].key
        args = {"card": card, "count": constants.trade_production}
        return Description(f"do-pay-{means}", args, (f"trade:{card}",), "ND-11.02")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        if option == BUILD:
            cost = wonder_cost(s, s.players[self.seat], self.wonder)
            return Refusal("refused-production", {"cost": cost, "have": self.paid}, "ND-11.01")
        if option[0] == "pay":
            return Refusal("refused-not-eligible", rule="ND-11.03")
        return None


class HouseWonder(Question, frozen=True):
    """Under which own city without a wonder the token goes (ND-11.09)."""

    wonder: int

    def options(self, s: NewDawn) -> list[Option]:
        return [("under", cell) for cell in bits(free_cities(s, s.players[self.seat]))]

    def resolve(self, s: NewDawn, option: Option) -> None:
        p = s.players[self.seat]
        cell = int(option[1])
        s.tell(
            "wonder-built", seat=self.seat, card=s.content.wonders[self.wonder].key, **space_words(s, cell)
        )
        s.wonder_tokens = tuple(sorted((*s.wonder_tokens, (self.wonder, cell))))
        p.wonders = put(p.wonders, self.wonder)
        check_agendas(s)

    def prompt(self, s: NewDawn) -> Description:
        key = s.content.wonders[self.wonder].key
        return Description("ask-house-wonder", {"seat": self.seat, "card": key}, rule="ND-11.09")

    def describe(self, s: NewDawn, option: Option) -> Description:
        return describe_space(s, option, "ND-11.09")

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        return Refusal("refused-not-under-there", rule="ND-11.15") if option[0] == "under" else None


class CompleteWonder(Act, frozen=True):
    """The next wonder of the stack is turned up, then the effects of building come (ND-11.09, ND-11.10)."""

    player: int
    wonder: int

    def run(self, s: NewDawn) -> None:
        turn_up(s, WONDER_STACKS.index(s.content.wonders[self.wonder].type))
        on_build(s, s.players[self.player], self.wonder)
