"""Leaders of Age II."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.hooks import (
    BUILD_COST,
    COLONY_CARDS,
    GREW,
    MILITARY_REVOLUTION,
    REVOLUTION,
    TAKE_LEAST,
)
from tessera.games.throughtheages.rules.means import FOR_CITY

leaders = Cards[Leader]()
card = leaders.add


# --- what two of them share -----------------------------------------------------------------------------------


def cheaper_with(other: int, kind: int, field: str) -> Callable[..., int]:
    """Buildings of a type are cheaper for who has one of another type (Shakespeare)."""

    def discount(s: Ages, p: Civilization, card: HeldAs[Leader], tech: int, *asked: object) -> int:
        row = s.content.rows[tech]
        if not isinstance(row, Technology) or row.type != kind or not count_of(s, p, 1 << other):
            return 0
        return -int(getattr(card.row, field))

    return discount


def pairs(s: Ages, p: Civilization, card: HeldAs[Leader], types: int) -> int:
    """Culture for each pair of a library and a theater (TA-21.12)."""
    if not types >> LIBRARY & 1 or not types >> THEATER & 1:
        return 0
    found: int = card.row.each * min(count_of(s, p, 1 << LIBRARY), count_of(s, p, 1 << THEATER))
    return found


SHAKESPEARE = (
    Plus(BUILD_COST, cheaper_with(LIBRARY, THEATER, "amount")),
    Plus(BUILD_COST, cheaper_with(THEATER, LIBRARY, "amount")),
    Plus(SCIENCE_COST, cheaper_with(LIBRARY, THEATER, "also")),
    Plus(SCIENCE_COST, cheaper_with(THEATER, LIBRARY, "also")),
    Plus(BUILDING_CULTURE, pairs),
)


def theater_technology(s: Ages, p: Civilization, card: Held, tech: int, *asked: object) -> bool:
    row = s.content.rows[tech]
    return isinstance(row, Technology) and row.type == THEATER


class UpgradeToTheater(Ask, frozen=True):
    """For a civil action any urban building becomes a theater of at least its level (TA-21.13)."""

    open: ClassVar[bool] = True

    def options(self, s: Ages) -> list[Option]:
        p, rows = s.players[self.seat], s.content.rows
        if not civil_actions(s, p):
            return []
        means = resource_means(s, p, FOR_CITY)
        return [
            ("theater", rows[source].key, rows[target].key)
            for row, source, count in of_types(s, p, URBAN_TYPES)
            if count
            for theater, target, _ in of_types(s, p, 1 << THEATER)
            if theater.age >= row.age
            and (source != target)
            and (row.type != THEATER or theater.age > row.age)
            and (row.type == THEATER or room_for(s, p, THEATER))
            and upgrade_price(s, p, source, target) <= means
        ]

    def resolve(self, s: Ages, option: Option) -> None:
        p = s.players[self.seat]
        source, target = (s.content.number[str(key)] for key in option[1:])
        spend_ca(s, p, 1)
        pay_resources(s, p, upgrade_price(s, p, source, target), FOR_CITY)
        move_worker(p, source, target)
        s.tell("upgraded", seat=self.seat, card=str(option[1]), card2=str(option[2]))

    def describe(self, s: Ages, option: Option) -> Description:
        source, target = (s.content.number[str(key)] for key in option[1:])
        count = upgrade_price(s, s.players[self.seat], source, target)
        args: dict[str, int | str] = {"card": option[1], "card2": option[2], "count": count}
        elements = (s.content.element(source), s.content.element(target))
        return Description("do-theater", args, elements, "TA-21.13")

    def why_not(self, s: Ages, option: Option) -> Refusal | None:
        p, row = s.players[self.seat], s.content.technology
        cards = [s.content.number.get(str(key), NONE) for key in option[1:]]
        if option[0] != "theater" or len(cards) != 2:
            return None
        source, target = cards
        if target not in p.techs:
            return Refusal("refused-not-developed", rule="TA-21.13")
        if not workers_on(p, source):
            return Refusal("refused-no-worker-there", rule="TA-21.13")
        if row[source].type != THEATER and not room_for(s, p, THEATER):
            return Refusal("refused-building-limit", rule="TA-8.21")
        missing = upgrade_price(s, p, source, target) - resource_means(s, p, FOR_CITY)
        if missing > 0 and row[target].type == THEATER:
            return short_of("resources", missing, "TA-21.13")
        return Refusal("refused-no-upgrade", rule="TA-21.13")


BACH = (
    Plus(BUILDING_CULTURE, per_worker(1 << THEATER)),
    Plus(SCIENCE_COST, less("amount"), when=theater_technology),
    Use(ACTION_MENU, UpgradeToTheater(ME), once=TURN),
)


def unit_types(s: Ages, p: Civilization) -> int:
    return sum([count_of(s, p, 1 << kind) > 0 for kind in UNITS])


# --- the leaders ----------------------------------------------------------------------------------------------

card(
    Leader("william_shakespeare", age=II, symbols=Symbols(happy=1), amount=1, also=1, each=2),
    *SHAKESPEARE,
)

card(
    Leader(
        "william_shakespeare_adj",
        age=II,
        symbols=Symbols(happy=1),
        amount=2,
        also=3,
        each=2,
        set=ADJUSTED,
        replaces=("william_shakespeare",),
        symbols_source=RECONSTRUCTED,
    ),
    *SHAKESPEARE,
)

card(
    Leader("isaac_newton", age=II, gains=Goods(actions=1)),
    Plus(BUILDING_SCIENCE, best_lab_or_library),
    On(DEVELOPED, gains),
)


def colonies_culture(s: Ages, p: Civilization, card: HeldAs[Leader]) -> int:
    """For each colony, and for the first of them more."""
    return int(card.row.each * len(p.colonies) + card.row.also) if p.colonies else 0


card(
    Leader("james_cook", age=II, amount=2, also=1, each=1),
    Plus(COLONY_CARDS, "amount"),
    Plus(CULTURE, colonies_culture),
)

card(Leader("js_bach", age=II, amount=2, each=1), *BACH)

card(
    Leader(
        "js_bach_adj",
        age=II,
        symbols=Symbols(happy=1),
        amount=2,
        each=1,
        set=ADJUSTED,
        replaces=("js_bach",),
        symbols_source=RECONSTRUCTED,
    ),
    *BACH,
)

card(
    Leader("maximilien_robespierre", age=II, symbols=Symbols(ma=1), gains=Goods(culture=3)),
    Allow(MILITARY_REVOLUTION),
    On(REVOLUTION, gains),
)

card(Leader("napoleon_bonaparte", age=II, symbols=Symbols(ma=2), each=2), Plus(STRENGTH, each(unit_types)))

card(
    Leader(
        "napoleon_bonaparte_adj",
        age=II,
        symbols=Symbols(ma=1),
        each=2,
        set=ADJUSTED,
        replaces=("napoleon_bonaparte",),
        symbols_source=RECONSTRUCTED,
    ),
    Plus(STRENGTH, each(unit_types)),
)


# --- new ones -------------------------------------------------------------------------------------------------


class DemandTokens(Act, frozen=True):
    """Weaker civilizations lose yellow tokens; if enough did, Catherine gains some (TA-36.32)."""

    seat: int
    lost: int
    gained: int

    def run(self, s: Ages) -> None:
        p = s.players[self.seat]
        losers = weaker_with_token(s, p)
        for rival in losers:
            add_yellow(rival, -self.lost)
            s.tell("token-lost", seat=rival.seat)
        if len(losers) >= (2 if len(rivals(s, p)) == 3 else 1):
            add_yellow(p, self.gained)

    def possible(self, s: Ages) -> bool:
        return bool(weaker_with_token(s, s.players[self.seat]))


def weaker_with_token(s: Ages, p: Civilization) -> list[Civilization]:
    own = strength_rating(s, p)
    return [rival for rival in rivals(s, p) if rival.yellow and strength_rating(s, rival) < own]


def demand_tokens(s: Ages, p: Civilization, card: HeldAs[Leader]) -> Step:
    return DemandTokens(p.seat, card.row.amount, card.row.gains.yellow)


card(
    Leader(
        "catherine_the_great",
        age=II,
        symbols=Symbols(ma=1, culture=2),
        amount=1,
        gains=Goods(yellow=1),
        set=NEW,
        single_source=True,
    ),
    Use(POLITICAL_MENU, demand_tokens, once=GAME),
)


def for_units(s: Ages, p: Civilization, card: HeldAs[Leader]) -> Step:
    """More for one of the two weakest."""
    row = card.row
    return Pools(seat=p.seat, unit_resources=row.also if is_among_weakest(s, p) else row.amount)


card(
    Leader("maria_theresa", age=II, amount=1, also=3, gains=Goods(science=1, culture=1), set=NEW),
    On(GREW, gains),
    On(ACTIONS_BEGIN, for_units),
)


def cheaper_by_age(s: Ages, p: Civilization, card: HeldAs[Leader], tech: int, *asked: object) -> int:
    """Farms and mines (TA-36.31)."""
    row = s.content.rows[tech]
    return -card.row.discounts[row.age] if isinstance(row, Technology) and row.type <= MINE else 0


def best_production(s: Ages, p: Civilization) -> int:
    """Of the one worker on a farm or mine that produces most (TA-36.31)."""
    farms_and_mines = of_types(s, p, bits(FARM, MINE))
    return max([production_of_one(s, p, row) for row, _, count in farms_and_mines if count], default=0)


def production_of_one(s: Ages, p: Civilization, row: Technology) -> int:
    return (row.food + row.goods) * (1 + total(s, p, EXTRA_TOKENS, s.content.number[row.key]))


card(
    Leader("james_watt", age=II, discounts=(0, 0, 2, 4), set=NEW),
    Plus(BUILD_COST, cheaper_by_age),
    Plus(SCIENCE_COST, cheaper_by_age),
    On(LEAVES, scores(best_production), own=True),
)


class FoundPrize(Act, frozen=True):
    """The Nobel Prize lies before everybody from now on (TA-36.27)."""

    def run(self, s: Ages) -> None:
        for p in s.players:
            if not p.resigned:
                enter(s, p, s.content.number["nobel_prize"])
        s.tell("nobel-prize")


card(
    Leader("alfred_nobel", age=II, symbols=Symbols(science=2, strength=2), set=NEW, single_source=True),
    Plus(REFUND, "amount", own=True),
    On(REPLACED, FoundPrize(), own=True),
)


def other_urban_types(s: Ages, p: Civilization, card: HeldAs[Leader], tech: int, *asked: object) -> int:
    """Less for each other type of urban building that is built (TA-36.29)."""
    row = s.content.rows[tech]
    if not isinstance(row, Technology) or row.type not in URBAN:
        return 0
    return -card.row.amount * sum([kind != row.type and count_of(s, p, 1 << kind) > 0 for kind in URBAN])


def culture_of_urban_types(s: Ages, p: Civilization, card: HeldAs[Leader], types: int) -> int:
    return card.row.each * sum([types >> kind & 1 and count_of(s, p, 1 << kind) > 0 for kind in URBAN])


card(
    Leader("antoni_gaudi", age=II, amount=1, each=1, set=NEW),
    Plus(SCIENCE_COST, other_urban_types),
    Plus(BUILDING_CULTURE, culture_of_urban_types),
)


def is_temple(s: Ages, p: Civilization, card: Held, tech: int, first: bool) -> bool:
    return s.content.technology[tech].type == TEMPLE


card(
    Leader("charles_darwin", age=II, amount=1, also=1, each=1, least=1, set=NEW),
    Plus(WORKER_FACES, less("also"), when=is_temple),
    Plus(BUILDING_CULTURE, per_worker(LABS_AND_LIBRARIES)),
    Plus(TAKE_COST, less("amount"), when=is_tech),
    Plus(TAKE_LEAST, "least", when=is_tech),
)
