"""The components of Civilization (CV-1): what is printed on each of them, the numbers of the boards, and all of it
as the rules read it in a match.

The components themselves are literals in `cards/`. Names and texts are messages in `texts/` (`card-<key>`, ...). Every
component says how certain it is; an owner of the box can correct it with a content file.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, NamedTuple

from msgspec import Meta, Struct

from tessera.games.civilization.hooks import COINS, HAND_SIZE, MOST_CITIES, SPEED, STACKING, WATER
from tessera.kernel import NONE, Content, Row, Source
from tessera.kernel.content import BadContent, Literals
from tessera.kernel.effects import AnyEffect, Hook, Plus, R, Ready

if TYPE_CHECKING:
    from tessera.games.civilization.rules.board import Board

RULEBOOK: Final = Source.RULEBOOK
PUBLIC: Final = Source.PUBLIC

# Plain whole numbers: they index, shift and compare faster than enum members.
DESERT, GRASSLAND, FOREST, MOUNTAIN, WATERS = range(5)
TERRAINS: Final = ("desert", "grassland", "forest", "mountain", "water")
LETTERS: Final = "DGFMW"
"""How terrains are written on a tile."""

WHEAT, SILK, INCENSE, IRON, SPY, URANIUM, ANY = range(7)
RESOURCES: Final = ("wheat", "silk", "incense", "iron", "spy", "uranium")
GROWN: Final = 4
"""So many of them lie on the map and in the market."""

ARTILLERY, INFANTRY, MOUNTED, AIRCRAFT = range(4)
UNIT_TYPES: Final = ("artillery", "infantry", "mounted", "aircraft")
MOST_RANKS: Final = 4
"""Of all but aircraft (CV-6.25)."""
TRUMPS: Final = (INFANTRY, MOUNTED, ARTILLERY, NONE)
"""Which type each type trumps (CV-11.16)."""

ANCIENT, MEDIEVAL, MODERN = range(3)
WONDER_AGES: Final = ("ancient", "medieval", "modern")

CROSS, END = 1, 2
"""What techs let figures do on water (CV-10.05)."""

Count = Annotated[int, Meta(ge=0)]
Resource = Annotated[int, Meta(ge=0, le=6)]
Terrain = Annotated[int, Meta(ge=0, le=4)]
UnitType = Annotated[int, Meta(ge=0, le=3)]
Rank = Annotated[int, Meta(ge=1, le=MOST_RANKS)]

# --- icons ----------------------------------------------------------------------------------------------------

TRADE, PRODUCTION, CULTURE, COIN, COMBAT = (0, 8, 16, 24, 32)
"""Where each icon is counted in a sum of icons: eight bits for each, so that all are added at once."""
EIGHT: Final = 0xFF
NO_COMBAT: Final = (1 << COMBAT) - 1


class Icons(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Printed icons (CV-1.05)."""

    trade: Count = 0
    production: Count = 0
    culture: Count = 0
    coin: Count = 0
    combat: Count = 0

    @property
    def sum(self) -> int:
        """All of them as one number."""
        return (
            self.trade << TRADE
            | self.production << PRODUCTION
            | self.culture << CULTURE
            | self.coin << COIN
            | self.combat << COMBAT
        )


# --- rows -----------------------------------------------------------------------------------------------------


class Component(Row, frozen=True, kw_only=True):
    """What all components share."""

    source: Source = PUBLIC


class Civilization(Component, frozen=True, kw_only=True):
    kind: ClassVar[str] = "civilization"

    tech: str
    """The start tech (CV-2.17)."""
    tile: str
    """The home tile."""
    government: str = "despotism_government"
    armies: Count = 0
    """More armies than the others have, one of which is placed at the beginning (CV-2.14)."""
    amount: Count = 0
    introductory: bool = True
    """Whether it is part of the introductory game (CV-16.03)."""


class Government(Component, frozen=True, kw_only=True):
    kind: ClassVar[str] = "government"

    amount: int = 0
    also: int = 0


class Tech(Component, frozen=True, kw_only=True):
    kind: ClassVar[str] = "tech"

    level: Annotated[int, Meta(ge=1, le=5)]
    building: str = ""
    """What it unlocks."""
    government: str = ""
    unit: tuple[UnitType, Rank] | None = None
    """The type and rank of units that it upgrades or unlocks."""
    speed: Count = 0
    stacking: Count = 0
    cities: Count = 0
    water: Count = 0
    hand: Count = 0
    coin: Count = 0
    pays: tuple[Resource, ...] = ()
    """What its resource ability costs."""
    amount: Count = 0
    """The number in the text of its ability: culture, production, wounds, trade."""
    also: Count = 0
    price: Count = 0
    """Of a coin task, in trade or culture."""
    tokens: Count = 0
    """The most coin tokens that may lie on it."""
    single: bool = False
    """Whether there is one card of it for all (CV-1.08)."""

    def printed(self) -> Iterable[AnyEffect]:
        """Printed numbers are effects like any other."""
        hooks = (
            (SPEED, self.speed),
            (STACKING, self.stacking),
            (MOST_CITIES, self.cities),
            (WATER, self.water),
            (HAND_SIZE, self.hand),
            (COINS, self.coin),
        )
        return [Plus(hook, amount) for hook, amount in hooks if amount]


class Building(Component, frozen=True, kw_only=True):
    kind: ClassVar[str] = "building"

    cost: Count
    terrain: tuple[Terrain, ...] = (DESERT, GRASSLAND, FOREST, MOUNTAIN)
    icons: Icons = Icons()
    family: str
    """Both sides of a marker (CV-1.12)."""
    markers: Count = 0
    """Of the family; none for walls, which are the reverse of city markers."""
    star: bool = False
    """At most one such building in a city (CV-6.32)."""
    better: str = ""
    """Its upgraded side."""
    centre: bool = False
    """Whether it stands in the city centre (CV-6.39)."""


class Wonder(Component, frozen=True, kw_only=True):
    kind: ClassVar[str] = "wonder"

    age: Annotated[int, Meta(ge=0, le=2)]
    cost: Count
    tech: str = ""
    """With which it is cheaper."""
    discount: Count = 0
    """Its price then."""
    icons: Icons
    amount: int = 0


class GreatPerson(Component, frozen=True, kw_only=True):
    kind: ClassVar[str] = "person"

    icons: Icons
    markers: Count = 3


class CultureEvent(Component, frozen=True, kw_only=True):
    kind: ClassVar[str] = "event"

    deck: Annotated[int, Meta(ge=1, le=3)]
    copies: Count
    amount: Count = 0
    """Production, steps, buildings or the highest level of a tech."""
    reach: Count = 0
    """Squares from an own figure or city; 0: anywhere (CV-14.05)."""
    counts_as: tuple[Resource, ...] = ()
    """The resources it can pay as (CV-14.12)."""
    terrain: Terrain = 0
    gives_coin: Count = 0
    """Coin tokens that another player gets for it."""


class Unit(Component, frozen=True, kw_only=True):
    kind: ClassVar[str] = "unit"

    type: UnitType
    strengths: tuple[Count, ...]
    """By rank; aircraft have one."""
    copies: Count


class Marker(Component, frozen=True, kw_only=True):
    """A hut or village marker."""

    resource: Annotated[int, Meta(ge=-1, le=5)] = NONE
    person: bool = False
    """Whether it is exchanged for a great person (CV-11.42)."""
    copies: Count
    village: ClassVar[bool]


class Hut(Marker, frozen=True, kw_only=True):
    kind: ClassVar[str] = "hut"
    village: ClassVar[bool] = False


class Village(Marker, frozen=True, kw_only=True):
    kind: ClassVar[str] = "village"
    village: ClassVar[bool] = True


class Tile(Component, frozen=True, kw_only=True):
    """A map tile, as it lies when its arrow points north.

    Rows from the north, squares from the west: terrain, then w wheat, s silk, i iron, n incense, c natural wonder,
    o gold, H hut, V village, * the suggested place for the capital.
    """

    kind: ClassVar[str] = "tile"

    squares: str
    home: bool = False


# --- the boards -----------------------------------------------------------------------------------------------


class Constants(Struct, frozen=True):
    """Numbers that belong to no single component."""

    most_trade: Count = 27
    coins_to_win: Count = 15
    research: tuple[Count, Count, Count, Count, Count] = (6, 11, 16, 21, 26)
    """Trade that is needed, by level (CV-13.02)."""
    speed: Count = 2
    stacking: Count = 2
    hand_size: Count = 2
    battle_hand: Count = 3
    most_cities: Count = 2
    army_cost: Count = 4
    scout_cost: Count = 6
    unit_cost: tuple[Count, Count, Count, Count] = (5, 7, 9, 11)
    """By rank (CV-6.25)."""
    aircraft_cost: Count = 12
    armies: Count = 6
    scouts: Count = 2
    city_markers: Count = 3
    conversion: Count = 3
    """Trade for one step of production (CV-6.13)."""
    devotion: Count = 1
    more_per_army: Count = 2
    """Units in a battle hand for each further army (CV-11.02)."""
    city_hand: Count = 3
    city_bonus: Count = 6
    capital_bonus: Count = 12
    walls_bonus: Count = 4
    killed_per_army: Count = 2
    loot: Count = 3
    city_distance: Count = 3
    terrain: tuple[Icons, Icons, Icons, Icons, Icons] = (
        Icons(trade=1),
        Icons(),
        Icons(production=2),
        Icons(production=1),
        Icons(trade=1),
    )
    """Icons by terrain (CV-1.03)."""
    track: tuple[tuple[Count, Count, str], ...] = (
        *((3, 0, reward) for reward in ("1", "1", "person", "1", "1", "1", "person")),
        *((5, 3, reward) for reward in ("2", "2", "2", "2", "person", "2", "2")),
        *((7, 6, reward) for reward in ("3", "3", "3", "person", "3", "3", "victory")),
    )
    """Of each space of the culture track: culture, trade, and what it gives; a number is a deck (CV-8.02, CV-8.03)."""
    disasters: Count = 12
    """Disaster markers (CV-14.09)."""
    enough: tuple[Count, Count, Count, Count, Count] = (5, 4, 3, 2, 1)
    """Techs in each row that count for the progress of a pyramid (CV-15.09)."""


# --- what is printed on tiles --------------------------------------------------------------------------------

TILE: Final = 4
"""Squares to a side of a tile."""


class Printed(NamedTuple):
    """What is printed on a square."""

    terrain: int
    icons: int
    resource: int = NONE
    symbol: str = ""
    """H for a hut, V for a village."""
    capital: bool = False
    """Whether the capital is suggested here."""


DEPOSITS: Final = {"w": WHEAT, "s": SILK, "n": INCENSE, "i": IRON}


Squares = tuple[tuple[Printed, ...], ...]
"""Of a tile, row by row."""


def read_square(word: str, constants: Constants) -> Printed:
    """A square of a tile: ``Mi`` is a mountain with iron."""
    letter, marks = word[0], word[1:]
    if letter not in LETTERS or set(marks) - set("wsnicoHV*"):
        raise BadContent(f"no square is written {word!r}")
    terrain = LETTERS.index(letter)
    icons = constants.terrain[terrain].sum + Icons(culture=marks.count("c"), coin=marks.count("o")).sum
    resource = next((DEPOSITS[mark] for mark in marks if mark in DEPOSITS), NONE)
    symbol = next((mark for mark in marks if mark in "HV"), "")
    return Printed(terrain, icons, resource, symbol, "*" in marks)


def read_tile(tile: Tile, constants: Constants) -> Squares:
    """The squares of a tile, row by row, as it lies when its arrow points north."""
    rows = tuple(
        [tuple([read_square(word, constants) for word in row.split()]) for row in tile.squares.split("/")]
    )
    if len(rows) != TILE or any(len(row) != TILE for row in rows):
        raise BadContent(f"{tile.key} has not {TILE} rows of {TILE} squares")
    return rows


# --- the box -------------------------------------------------------------------------------------------------

VILLAGE_PERSON: Final = 2

Answers = tuple[int, int, int, tuple[Ready, ...]]
"""A culture event that answers a menu: its deck, number and copies, and what it does."""


class CivilizationTables(Struct, frozen=True):
    """Everything a match reads. Components are numbered through all tables in this order."""

    civilizations: tuple[Civilization, ...]
    governments: tuple[Government, ...]
    techs: tuple[Tech, ...]
    wonders: tuple[Wonder, ...]
    buildings: tuple[Building, ...]
    people: tuple[GreatPerson, ...]
    events: tuple[CultureEvent, ...]
    units: tuple[Unit, ...]
    huts: tuple[Hut, ...]
    villages: tuple[Village, ...]
    tiles: tuple[Tile, ...]
    constants: Constants = Constants()


class Box(Content[CivilizationTables]):
    """The content of a match, unpacked for the rules: rows by kind and number."""

    __slots__ = (
        "amount", "anarchy", "boards", "buildings", "civilizations", "constants", "despotism", "events", "families",
        "family", "governments", "icons", "kind", "leanings", "level", "markers", "menus", "needs", "people",
        "richest", "starred", "tech_worths", "techs", "tiles", "units", "unlocked", "wonders",
    )  # fmt: skip

    def __init__(self, tables: CivilizationTables, literals: Literals) -> None:
        super().__init__(tables, literals)
        tables = self.tables  # in the order of their numbers
        self.constants: Constants = tables.constants
        self.civilizations = self.by_number(tables.civilizations)
        self.governments = self.by_number(tables.governments)
        self.techs = self.by_number(tables.techs)
        self.wonders = self.by_number(tables.wonders)
        self.buildings = self.by_number(tables.buildings)
        self.people = self.by_number(tables.people)
        self.events = self.by_number(tables.events)
        self.units = self.by_number(tables.units)
        self.markers: dict[int, Marker] = {**self.by_number(tables.huts), **self.by_number(tables.villages)}
        self.kind: tuple[str, ...] = tuple([row.kind for row in self.rows])
        self.level: tuple[int, ...] = tuple([getattr(row, "level", 0) for row in self.rows])
        self.amount: tuple[int, ...] = tuple([getattr(row, "amount", 0) for row in self.rows])
        """The number in the text of a card."""
        self.icons: tuple[int, ...] = tuple(
            [row.icons.sum if hasattr(row, "icons") else 0 for row in self.rows]
        )
        """What a marker on the map shows."""
        self.richest: int = max([icons >> COIN & EIGHT for icons in self.icons])
        """Coins on any marker."""
        self.families: tuple[str, ...] = tuple(
            dict.fromkeys(row.family for row in tables.buildings if row.markers)
        )
        """Kinds of building markers; the market counts them in this order."""
        self.family: dict[int, int] = {
            number: self.families.index(row.family) for number, row in self.buildings.items() if row.markers
        }
        self.starred: frozenset[int] = frozenset([n for n, row in self.buildings.items() if row.star])
        self.needs: dict[int, int] = {
            self.number[row.building]: number for number, row in self.techs.items() if row.building
        }
        """For each building its tech."""
        self.despotism, self.anarchy = self.numbers(tables.governments)[:2]
        self.tiles: dict[str, Squares] = {
            tile.key: read_tile(tile, tables.constants) for tile in tables.tiles
        }
        self.boards: dict[str, Board] = {}
        """The maps of layouts, each made once (`board_of`)."""
        self.unlocked: dict[tuple[int, ...], tuple[int, ...]] = {}
        self.menus: dict[Hook, tuple[Answers, ...]] = {}
        """What bots have worked out."""
        self.tech_worths: dict[int, float] = {}
        self.leanings: dict[int, int] = {}

    def by_number(self, table: tuple[R, ...]) -> dict[int, R]:
        """The rows of a kind."""
        return {self.number[row.key]: row for row in table}

    def pays(self, card: int) -> tuple[int, ...]:
        """The resources that the ability of a card costs (CV-7.01)."""
        tech = self.techs.get(card)
        return tech.pays if tech is not None else ()

    def answers(self, menu: Hook) -> tuple[Answers, ...]:
        """Culture events that a menu may offer: their deck, number and copies, and what they do."""
        found = self.menus.get(menu)
        if found is None:
            home = self.effects[menu].home if menu in self.effects else {}
            found = self.menus[menu] = tuple(
                [(self.events[n].deck, n, self.events[n].copies, home[n]) for n in home if n in self.events]
            )
        return found

    def buildings_of(self, techs: tuple[int, ...]) -> tuple[int, ...]:
        """What techs unlock; of two sides of a marker only the better one (CV-6.37)."""
        found = self.unlocked.get(techs)
        if found is None:
            known = [number for number, tech in self.needs.items() if tech in techs]
            keys = {self.buildings[number].key for number in known}
            better = [number for number in known if self.buildings[number].better not in keys]
            found = self.unlocked[techs] = tuple(sorted(better))
        return found


# --- what the backs of cards tell -----------------------------------------------------------------------------


def unit_back(content: Box, card: int) -> int:
    """The type: every draw comes from a named deck (CV-19.01)."""
    return content.units[card].type


def event_back(content: Box, card: int) -> int:
    """The deck."""
    return content.events[card].deck


def marker_back(content: Box, card: int) -> int:
    """Hut or village. A village that becomes a great person is never kept, so everybody knows where those are not."""
    row = content.markers[card]
    return VILLAGE_PERSON if row.person else int(row.village)


def wonder_back(content: Box, card: int) -> int:
    """The age."""
    return content.wonders[card].age
