"""City Management (CV-6): one action with each city, and whatever else the phase allows."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.games.civilization.content import AIRCRAFT, END, GROWN, RESOURCES, UNIT_TYPES
from tessera.games.civilization.hooks import (
    CAPITAL_ACTS,
    CITIES,
    CITY_MENU,
    CONVERSION,
    FREE_BUILDING,
    HARVEST_TWICE,
    SPLIT_PRODUCTION,
    TURN,
    WATER,
)
from tessera.games.civilization.rules.announcing import ACTION, DONE, Announcement, Deed, responders
from tessera.games.civilization.rules.battle import Clash
from tessera.games.civilization.rules.board import NAMES, OUTSKIRTS, SQUARE, at
from tessera.games.civilization.rules.culture import (
    AdvanceTrack,
    describe_ground,
    describe_square,
    draw_units,
    known_as,
    refuse_advance,
    units_to_draw,
)
from tessera.games.civilization.rules.menus import Menu
from tessera.games.civilization.rules.pieces import (
    add_army,
    add_scout,
    armies_left,
    boost_city,
    centres,
    figures_at,
    is_capital,
    marker_at,
    owner_at,
    put_marker,
    remove_marker,
    scouts_left,
    to_market,
)
from tessera.games.civilization.rules.start import stacking_limit
from tessera.games.civilization.rules.wonders import build_wonder, wonder_sites
from tessera.games.civilization.rules.yields import deposits, devotion, enemies, production
from tessera.games.civilization.state import CITY_MANAGEMENT, Nation, World
from tessera.kernel import NONE, Act, Description, Option, Refusal, announce, during, enter, only, use_up
from tessera.kernel.effects import Moment, allows, refuse, ruling, total
from tessera.kernel.geometry import bits
from tessera.kernel.tuples import changed, put

ADVANCE: Final[Option] = ("advance",)
DEVOTE: Final[Option] = ("devote",)
SKIP: Final[Option] = ("skip",)
ARMY: Final[Option] = ("army",)
SCOUT: Final[Option] = ("scout",)
ITEMS: Final = ("army", "scout", "train", "build", "wonder", "free")
NAMED: Final = ("train", "build", "wonder")
"""Which of them have to be named."""


class CityManagement(Act, frozen=True):
    """One player's part of the phase (CV-6.01)."""

    seat: int

    def run(self, s: World) -> None:
        s.phase, s.active = CITY_MANAGEMENT, self.seat
        during(s, CITIES, CityMenu(self.seat), seat=self.seat)


class CityMenu(Menu, frozen=True):
    """Which city acts, or what else is done: city e5 / build market / at e6 (CV-6.01, CV-6.04, CV-6.17)."""

    menus: ClassVar[tuple[Moment[()], ...]] = (CITY_MENU,)
    unfolds: ClassVar[tuple[str, ...]] = ("city",)

    def others(self, s: World, p: Nation) -> list[Option]:
        found: list[Option] = [
            ("city", NAMES[city]) for city in p.cities if refuse_action(s, p, city) is None
        ]
        if refuse_advance(s, p) is None:
            found.append(ADVANCE)
        return found

    def other_part(self, s: World, p: Nation) -> list[Option] | None:
        if self.chosen[0] == ADVANCE:
            return None
        city = SQUARE[str(self.chosen[0][1])]
        if len(self.chosen) == 1:
            return actions_of(s, p, city)
        return Plan(city, self.chosen[1:]).next(s, p)

    def do_other(self, s: World, p: Nation) -> None:
        if self.chosen[0] == ADVANCE:
            s.then(AdvanceTrack(self.seat))
            return
        p.acts = changed(p.acts, p.cities.index(SQUARE[str(self.chosen[0][1])]), 1)
        if self.chosen[1] == SKIP:
            s.tell("city-skips", seat=self.seat, square=self.chosen[0][1])
            return
        s.tell("action-announced", seat=self.seat, square=self.chosen[0][1], what=str(self.chosen[1][0]))
        deed = CityAction(self.seat, NONE, self.chosen)
        announce(s, Announcement(self.seat, deed, ACTION), responders(s, self.seat, ACTION))

    def prompt(self, s: World) -> Description:
        if len(self.chosen) < 2:
            menu = Description("ask-city-menu", {"seat": self.seat}, rule="CV-6.01")
            return self.ask_of_card(s) or menu
        for item, site in Plan(NONE, self.chosen[1:]).steps[-1:]:
            if site == NONE and needs_site(s, item):
                verb, what = item[0], item[-1]
                if verb == what:
                    return Description("ask-figure-site", {"seat": self.seat, "figure": verb}, rule="CV-6.20")
                return Description("ask-marker-site", {"seat": self.seat, "card": what}, rule="CV-6.16")
        args: dict[str, int | str] = {"seat": self.seat, "square": self.chosen[0][1]}
        return self.ask_of_card(s) or Description("ask-city-more", args, rule="CV-6.10")

    def describe_other(self, s: World, option: Option) -> Description:
        return describe_action(s, s.players[self.seat], self.chosen, option)

    def why_not_other(self, s: World, p: Nation, option: Option) -> Refusal | None:
        if option == ADVANCE and not self.chosen:
            return refuse_advance(s, p)
        if option[0] == "city" and len(option) == 2 and option[1] in SQUARE and not self.chosen:
            return refuse_action(s, p, SQUARE[str(option[1])])
        if self.chosen and self.chosen[0][0] == "city" and len(self.chosen) == 1:
            return refuse_plan(s, p, SQUARE[str(self.chosen[0][1])], option)
        steps = Plan(NONE, self.chosen[1:]).steps
        if option[0] == "at" and len(option) == 2 and option[1] in SQUARE and steps:
            city, item = SQUARE[str(self.chosen[0][1])], steps[-1][0]
            return refuse_site(s, p, city, item, SQUARE[str(option[1])]) if needs_site(s, item) else None
        return None


def refuse_action(s: World, p: Nation, city: int) -> Refusal | None:
    """Why a city takes no (further) action (CV-6.01, CV-6.03, CV-7.17)."""
    if city not in p.cities:
        return Refusal("refused-no-city", rule="CV-6.01")
    if is_capital(p, city) and not allows(s, p, CAPITAL_ACTS):
        return refuse(s, p, CAPITAL_ACTS)
    if p.acts[p.cities.index(city)] > p.more_acts:
        return Refusal("refused-acted", rule="CV-6.01")
    return None


def actions_of(s: World, p: Nation, city: int) -> list[Option]:
    """All kinds of actions with their first part (CV-6.01, CV-6.02)."""
    found: list[Option] = [DEVOTE]
    found += [("harvest", RESOURCES[kind]) for kind in harvestable(s, p, city)]
    most = most_production(s, p, city)
    found += [item for item in items(s, p) if cost_of(s, p, item) <= most and has_site(s, p, city, item)]
    if allows(s, p, FREE_BUILDING):
        free = [("free", s.content.rows[number].key) for number in s.content.buildings_of(p.techs)]
        found += [item for item in free if has_site(s, p, city, item)]
    return [*found, SKIP]


# --- harvesting -----------------------------------------------------------------------------------------------


def harvestable(s: World, p: Nation, city: int) -> list[int]:
    """Resources that lie there and in the market (CV-6.80, CV-6.84)."""
    found = deposits(s, p, city)
    return [kind for kind in range(GROWN) if found >> kind & 1 and s.market[kind]]


def take_resource(s: World, p: Nation, kind: int) -> None:
    """A marker from the market."""
    s.market = changed(s.market, kind, -1)
    p.resources = changed(p.resources, kind, 1)
    s.tell("harvested", seat=p.seat, what=RESOURCES[kind])


# --- what can be produced -------------------------------------------------------------------------------------


def conversion(s: World, p: Nation) -> int:
    """Production for one step of converted trade (CV-6.13)."""
    return total(s, p, CONVERSION, base=1)


def most_production(s: World, p: Nation, city: int) -> int:
    """With all trade converted."""
    return production(s, p, city) + p.trade // s.content.constants.conversion * conversion(s, p)


def converted(s: World, p: Nation, missing: int) -> int:
    """Trade that must be converted for so much more production."""
    rate = conversion(s, p)
    return -(-missing // rate) * s.content.constants.conversion if missing > 0 else 0


def items(s: World, p: Nation) -> list[Option]:
    """All that can be produced somewhere, as far as supplies go (CV-6.16)."""
    found: list[Option] = []
    if armies_left(s, p):
        found.append(ARMY)
    if scouts_left(s, p):
        found.append(SCOUT)
    kinds = [kind for kind, rank in enumerate(p.ranks) if rank and units_to_draw(s, kind)]
    found += [("train", UNIT_TYPES[kind]) for kind in kinds]
    rows = s.content.rows
    found += [("build", rows[number].key) for number in s.content.buildings_of(p.techs)]
    found += [("wonder", rows[number].key) for number in s.wonders if number != NONE]
    return found


def cost_of(s: World, p: Nation, item: Option) -> int:
    """Production (CV-6.20, CV-6.25, CV-6.50)."""
    constants, verb = s.content.constants, item[0]
    if verb == "army":
        return constants.army_cost
    if verb == "scout":
        return constants.scout_cost
    if verb == "train":
        kind = UNIT_TYPES.index(str(item[1]))
        return constants.aircraft_cost if kind == AIRCRAFT else constants.unit_cost[p.ranks[kind] - 1]
    if verb == "free":
        return 0
    number = s.content.number[str(item[1])]
    if verb == "build":
        return s.content.buildings[number].cost
    wonder = s.content.wonders[number]
    cheaper = wonder.tech and s.content.number[wonder.tech] in p.techs
    return wonder.discount if cheaper else wonder.cost


def needs_site(s: World, item: Option) -> bool:
    """Units stand nowhere, walls in the centre."""
    if item[0] in ("army", "scout", "wonder"):
        return True
    return item[0] != "train" and not s.content.buildings[s.content.number[str(item[1])]].centre


def has_site(s: World, p: Nation, city: int, item: Option) -> bool:
    if needs_site(s, item):
        return bool(sites(s, p, city, item))
    return item[0] == "train" or city not in p.walled  # CV-6.39


def sites(s: World, p: Nation, city: int, item: Option) -> int:
    """Squares around a city where something can be put."""
    if item in (ARMY, SCOUT):
        return figure_sites(s, p, city, item)
    number = s.content.number[str(item[1])]
    if item[0] == "wonder":
        return wonder_sites(s, p, city)
    return building_sites(s, p, city, number)


def figure_sites(s: World, p: Nation, city: int, item: Option) -> int:
    """Not on water without a tech, not above the stacking limit; a scout not beside an enemy (CV-6.21 - CV-6.23)."""
    ground = s.board.land | (s.board.water if total(s, p, WATER) == END else 0)
    found = OUTSKIRTS[city] & ground & ~(at(s.huts) | at(s.villages) | centres(s))
    if item == SCOUT:
        found &= ~enemies(s, p)
    limit = stacking_limit(s, p)
    for square in {*p.armies, *p.scouts}:
        if sum(figures_at(p, square)) >= limit:
            found &= ~(1 << square)
    return found


def standing_around(s: World, p: Nation, city: int, but: int = NONE) -> list[int]:
    """Own markers in the outskirts of a city."""
    ring = OUTSKIRTS[city]
    return [
        marker
        for square, marker in zip(p.sites, p.stands, strict=True)
        if ring >> square & 1 and square != but
    ]


def building_sites(s: World, p: Nation, city: int, number: int) -> int:
    """Right terrain, not blockaded, one starred building per city, none over the same one (CV-6.30 - CV-6.42)."""
    row = s.content.buildings[number]
    if not s.buildings[s.content.family[number]]:
        return 0
    ground = 0
    for terrain in row.terrain:
        ground |= s.board.of[terrain]
    found = OUTSKIRTS[city] & ground & ~enemies(s, p)
    for square, marker in zip(p.sites, p.stands, strict=True):
        if marker == number:
            found &= ~(1 << square)
    if row.star:
        starred = [
            square
            for square, marker in zip(p.sites, p.stands, strict=True)
            if OUTSKIRTS[city] >> square & 1 and marker in s.content.starred
        ]
        if starred:
            found &= 1 << starred[0]  # the old one is removed first (CV-6.62)
    return found


# --- one action, planned --------------------------------------------------------------------------------------


class Plan:
    """A city action as far as it has been chosen."""

    __slots__ = ("city", "parts", "steps")

    def __init__(self, city: int, parts: tuple[Option, ...]) -> None:
        self.city = city
        self.parts = parts
        self.steps: list[tuple[Option, int]] = []
        """What is produced, and where."""
        for part in parts:
            if part[0] in ITEMS:
                self.steps.append((part, NONE))
            elif part[0] == "and" and part[1] in ITEMS:
                self.steps.append((part[1:], NONE))
            elif part[0] == "at":
                self.steps[-1] = self.steps[-1][0], SQUARE[str(part[1])]

    def next(self, s: World, p: Nation) -> list[Option] | None:
        """The next part (CV-6.17)."""
        if not self.steps:
            return (
                self.second_harvest(s, p) if self.parts[0][0] == "harvest" and len(self.parts) == 1 else None
            )
        item, site = self.steps[-1]
        if needs_site(s, item) and site == NONE:
            here = s if len(self.steps) == 1 else self.after_first(s, p)
            return [("at", NAMES[x]) for x in bits(sites(here, here.players[p.seat], self.city, item))]
        if len(self.steps) == 1 and DONE not in self.parts and item[0] != "free":
            second = self.second_items(s, p)
            if second:
                return [*second, DONE]
        trade = self.trade(s, p)
        return [("convert", trade)] if trade and self.parts[-1][0] != "convert" else None

    def second_harvest(self, s: World, p: Nation) -> list[Option] | None:
        """Up to two markers with one action, once per turn (CV-6.82)."""
        if not allows(s, p, HARVEST_TWICE):
            return None
        taken = RESOURCES.index(str(self.parts[0][1]))
        kinds = [kind for kind in harvestable(s, p, self.city) if s.market[kind] > (kind == taken)]
        return [*[("and", RESOURCES[kind]) for kind in kinds], DONE] if kinds else None

    def second_items(self, s: World, p: Nation) -> list[Option]:
        """A second production with what the first one leaves (CV-6.10, CV-6.15)."""
        if not allows(s, p, SPLIT_PRODUCTION):
            return []
        left = most_production(s, p, self.city) - cost_of(s, p, self.steps[0][0])
        cheap = [item for item in items(s, p) if cost_of(s, p, item) <= left]
        if not cheap:
            return []
        after = self.after_first(s, p)
        q = after.players[p.seat]
        can = set(items(after, q))
        return [("and", *item) for item in cheap if item in can and has_site(after, q, self.city, item)]

    def after_first(self, s: World, p: Nation) -> World:
        """A copy of the position in which the first item is produced, as far as a second one can tell."""
        after = s.clone()
        q = after.players[p.seat]
        item, site = self.steps[0]
        if item[0] == "train":
            kind = UNIT_TYPES.index(str(item[1]))
            deck = after.unit_decks[kind]
            if deck.cards:
                deck.take_at(0)
            else:
                after.used_units = (
                    *after.used_units[:kind],
                    after.used_units[kind][1:],
                    *after.used_units[kind + 1 :],
                )
        elif item == ARMY:
            q.armies = put(q.armies, site)
        elif item == SCOUT:
            add_scout(after, q, site)
        elif item[0] == "wonder":
            number = after.content.number[str(item[1])]
            if site in q.sites:
                remove_marker(after, q, site, to_reserve=True)
            put_marker(after, q, site, number)
            enter(after, q, number)
            after.wonders = tuple([NONE if wonder == number else wonder for wonder in after.wonders])
        else:
            raise_building(after, q, self.city, after.content.number[str(item[1])], site)
        return after

    def trade(self, s: World, p: Nation) -> int:
        """That has to be converted for it (CV-6.13)."""
        cost = sum([cost_of(s, p, item) for item, _ in self.steps])
        return converted(s, p, cost - production(s, p, self.city)) if cost else 0


def refuse_plan(s: World, p: Nation, city: int, option: Option) -> Refusal | None:
    """Why something cannot be produced or harvested in a city."""
    verb = option[0]
    if verb == "harvest":
        return Refusal("refused-harvest", rule="CV-6.80")
    if verb not in ITEMS or (verb in NAMED and len(option) < 2):
        return None
    if verb == "free":
        return refuse(s, p, FREE_BUILDING) or Refusal("refused-site", rule="CV-6.43")
    known = [item for item in items(s, p) if item == option]
    if not known:
        return Refusal(f"refused-no-{verb}", rule=rule_of_lack(s, p, option))
    missing = cost_of(s, p, option) - most_production(s, p, city)
    if missing > 0:
        return Refusal("refused-too-little-production", {"count": missing}, "CV-6.10")
    if verb == "build":
        row = s.content.buildings[s.content.number[str(option[1])]]
        if row.centre:
            return Refusal("refused-walled", rule="CV-6.39")
        if not s.buildings[s.content.family[s.content.number[str(option[1])]]]:
            return Refusal("refused-no-marker", rule="CV-6.30")
        if row.star and not s.content.starred.isdisjoint(standing_around(s, p, city)):
            return Refusal("refused-starred", rule="CV-6.32")
        return Refusal("refused-site", rule="CV-6.31")
    return Refusal("refused-site", rule="CV-6.51" if verb == "wonder" else "CV-6.21")


def rule_of_lack(s: World, p: Nation, option: Option) -> str:
    """The rule by which something is not to be had at all."""
    verb = option[0]
    if verb in ("army", "scout"):
        return "CV-6.20"
    if verb == "wonder":
        return "CV-6.50"
    if verb == "train":
        unlocked = option[1] in UNIT_TYPES and p.ranks[UNIT_TYPES.index(str(option[1]))]
        return "CV-6.26" if unlocked else "CV-6.25"
    known = [s.content.rows[number].key for number in s.content.buildings_of(p.techs)]
    number = s.content.number.get(str(option[1]), NONE)
    return (
        "CV-6.37"
        if number in s.content.buildings and s.content.buildings[number].better in known
        else "CV-6.30"
    )


def refuse_site(s: World, p: Nation, city: int, item: Option, square: int) -> Refusal:
    """Why something cannot stand on a square."""
    blockaded = enemies(s, p) >> square & 1
    if item in (ARMY, SCOUT):
        near = at(s.huts) | at(s.villages)
        rule = "CV-6.23" if near >> square & 1 else "CV-6.22" if blockaded and item == SCOUT else "CV-6.21"
        return Refusal("refused-site", rule=rule)
    if blockaded:
        return Refusal("refused-site", rule="CV-6.36")
    if item[0] == "wonder":
        return Refusal("refused-site", rule="CV-6.51")
    number = s.content.number[str(item[1])]
    row = s.content.buildings[number]
    if not OUTSKIRTS[city] >> square & 1:
        return Refusal("refused-site", rule="CV-6.30")
    if s.board.terrain[square] not in row.terrain:
        return Refusal("refused-site", rule="CV-6.31")
    return Refusal("refused-site", rule="CV-6.42" if marker_at(p, square) == number else "CV-6.32")


def describe_action(s: World, p: Nation, chosen: tuple[Option, ...], option: Option) -> Description:
    """An option of City Management, for people."""
    verb = option[0]
    if option == ADVANCE:
        culture, trade, reward = s.content.constants.track[p.track]
        args: dict[str, int | str] = {
            "count": p.track + 1,
            "culture": culture,
            "trade": trade,
            "reward": reward,
        }
        return Description("do-advance", args, (f"track:{p.track + 1}",), "CV-8.01")
    if verb == "city":
        return describe_square("do-city", option, "CV-6.01")
    city = SQUARE[str(chosen[0][1])]
    if option == DEVOTE:
        return Description("do-devote", {"count": devotion(s, p, city)}, rule="CV-6.70")
    if verb == "harvest" or (verb == "and" and option[1] in RESOURCES):
        return Description(
            "do-harvest" if verb == "harvest" else "do-and-harvest", {"what": option[1]}, rule="CV-6.80"
        )
    if verb == "at":
        return describe_ground(s, option, "CV-6.16")
    if verb == "convert":
        return Description("do-convert", {"count": option[1]}, rule="CV-6.13")
    if option in (SKIP, DONE):
        return Description(f"do-{verb}", rule="CV-6.02" if option == SKIP else "CV-6.10")
    item = option[1:] if verb == "and" else option
    found: dict[str, int | str] = {"count": cost_of(s, p, item), "and": int(verb == "and")}
    if len(item) == 1:
        return Description(f"do-produce-{item[0]}", found, rule="CV-6.20")
    if item[0] == "train":
        return Description("do-train", found | {"unit": item[1]}, rule="CV-6.25")
    element = s.content.element(s.content.number[str(item[1])])
    rule = {"build": "CV-6.30", "wonder": "CV-6.50", "free": "CV-6.43"}[str(item[0])]
    return Description(f"do-{item[0]}", found | {"card": item[1]}, (element,), rule)


# --- one action, carried out ----------------------------------------------------------------------------------


class CityAction(Deed, frozen=True):
    """Produce, devote to the arts or harvest, unless it was cancelled (CV-6.17, CV-7.07)."""

    rule: ClassVar[str] = "CV-6.01"

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        city = SQUARE[str(self.chosen[0][1])]
        first = self.chosen[1]
        if first == DEVOTE:
            gained = devotion(s, p, city)
            p.culture += gained
            s.tell("devoted", seat=self.seat, square=NAMES[city], count=gained)
        elif first[0] == "harvest":
            take_resource(s, p, RESOURCES.index(str(first[1])))
            if len(self.chosen) > 2 and self.chosen[2] != DONE:
                use_up(s, TURN, self.seat, ruling(s, p, HARVEST_TWICE)[1])
                take_resource(s, p, RESOURCES.index(str(self.chosen[2][1])))
        else:
            self.produce(s, p, Plan(city, self.chosen[1:]))

    def in_words(self) -> dict[str, int | str]:
        """The city, and of each thing that it makes or harvests (it may be two): what it is, and where it goes."""
        city, first = SQUARE[str(self.chosen[0][1])], self.chosen[1]
        made = Plan(city, self.chosen[1:]).steps or [(first, NONE)]
        if first[0] == "harvest" and len(self.chosen) > 2 and self.chosen[2] != DONE:
            made.append((("harvest", self.chosen[2][1]), NONE))
        found: dict[str, int | str] = {"square": NAMES[city], "item2": "none"}
        for ordinal, (item, site) in zip(("", "2"), made, strict=False):
            found[f"item{ordinal}"] = item[0]
            found[f"other_square{ordinal}"] = NAMES[site if site != NONE else city]
            if len(item) > 1:
                name = {"train": "unit", "harvest": "what"}.get(str(item[0]), "card")
                found[f"{name}{ordinal}"] = item[1]
        return found

    def produce(self, s: World, p: Nation, plan: Plan) -> None:
        last = self.chosen[-1]
        if last[0] == "convert":
            trade = int(last[1])
            p.trade -= trade
            boost_city(p, plan.city, trade // s.content.constants.conversion * conversion(s, p))
            s.tell("converted", seat=self.seat, count=trade)
        if len(plan.steps) > 1:
            use_up(s, TURN, self.seat, ruling(s, p, SPLIT_PRODUCTION)[1])
        if plan.steps[0][0][0] == "free":
            use_up(s, TURN, self.seat, ruling(s, p, FREE_BUILDING)[1])
        s.then(*[Produce(self.seat, plan.city, item, site) for item, site in plan.steps])


class Produce(Act, frozen=True):
    """One item, if it is still legal at its moment (CV-6.10, CV-6.15)."""

    seat: int
    city: int
    item: Option
    site: int

    def run(self, s: World) -> None:
        p = s.players[self.seat]
        if self.city not in p.cities or not self.legal(s, p):
            return
        verb = self.item[0]
        if self.item == ARMY:
            add_army(s, p, self.site)
            s.tell("army-produced", seat=self.seat, square=NAMES[self.site])
            if owner_at(s, self.site, self.seat) is not None:  # CV-6.22
                s.then(Clash(self.seat, self.site))
        elif self.item == SCOUT:
            add_scout(s, p, self.site)
            s.tell("scout-produced", seat=self.seat, square=NAMES[self.site])
        elif verb == "train":
            train(s, p, UNIT_TYPES.index(str(self.item[1])))
        elif verb == "wonder":
            build_wonder(s, p, s.content.number[str(self.item[1])], self.site)
        else:
            number = s.content.number[str(self.item[1])]
            raise_building(s, p, self.city, number, self.site)
            where = NAMES[self.site if self.site != NONE else self.city]
            s.tell("built", seat=self.seat, card=s.content.rows[number].key, square=where)

    def legal(self, s: World, p: Nation) -> bool:
        if self.item[0] != "free" and self.item not in items(s, p):
            return False
        if not needs_site(s, self.item):
            return has_site(s, p, self.city, self.item)
        return bool(sites(s, p, self.city, self.item) >> self.site & 1)


def train(s: World, p: Nation, kind: int) -> None:
    """A unit, unseen by the others, joins the standing forces (CV-6.25)."""
    for card in draw_units(s, kind, p.forces):
        s.tell("unit-gained", seat=p.seat, unit=UNIT_TYPES[kind])
        rank, count = known_as(s, p, card)
        s.tell("unit-seen", to=only(p.seat), card=s.content.rows[card].key, rank=rank, count=count)


def raise_building(s: World, p: Nation, city: int, number: int, site: int) -> None:
    """A marker from the market, or the walled side of the city marker (CV-6.30, CV-6.39, CV-6.60)."""
    if s.content.buildings[number].centre:
        p.walled = put(p.walled, city)
        s.touched = True
        return
    if marker_at(p, site) != NONE:
        remove_marker(s, p, site, to_reserve=True)
    to_market(s, number, -1)
    put_marker(s, p, site, number)
