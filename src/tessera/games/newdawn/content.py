"""The box of A New Dawn: every card, token and map tile, one literal each.

The rules know a component by its position in its tuple; people, records and content files know it by its `key`.
Names and texts are messages in `locale/` (`card-<key>`, `leader-<key>`, ...).

Every component says how certain it is. What a box owner finds to be different can be corrected with a content
file, without touching a rule.
"""

from enum import IntEnum, StrEnum
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta


class Source(StrEnum):
    """How certain a fact is."""

    RULEBOOK = "rulebook"
    PUBLIC = "public"  # published elsewhere: recaps, other implementations
    RECONSTRUCTED = "reconstructed"  # the picture is lost; made to fit what is known


class Terrain(IntEnum):
    """The kinds of spaces; the first five are the terrains of the slots, in order (ND-5.02)."""

    GRASSLAND = 0
    HILLS = 1
    FOREST = 2
    DESERT = 3
    MOUNTAINS = 4
    WATER = 5
    WONDER = 6  # the space of a natural wonder: no terrain type, difficulty 5 (ND-5.04)


# The content holds plain ints: they index, shift and compare faster than enum members.
FOCUS_TYPES: Final = ("culture", "science", "economy", "industry", "military")
CULTURE, SCIENCE, ECONOMY, INDUSTRY, MILITARY = range(5)

RESOURCES: Final = ("marble", "mercury", "oil", "diamonds")
MARBLE, MERCURY, OIL, DIAMONDS = range(4)

AGES: Final = ("ancient", "medieval", "modern")
ANCIENT, MEDIEVAL, MODERN = range(3)

COLOURS: Final = ("blue", "red", "orange", "green")
LETTERS: Final = "ABCDEFGHI"
"""The nine barbarians."""

WONDER_STACKS: Final = (CULTURE, SCIENCE, ECONOMY, MILITARY)
"""The four piles of world wonders (ND-2.09); there are no industrial wonders."""

RULEBOOK: Final = Source.RULEBOOK
PUBLIC: Final = Source.PUBLIC
RECONSTRUCTED: Final = Source.RECONSTRUCTED

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
FocusType = Annotated[int, Meta(ge=0, le=4)]
Resource = Annotated[int, Meta(ge=0, le=3)]
Age = Annotated[int, Meta(ge=0, le=2)]


class FocusCard(msgspec.Struct, frozen=True):
    """One of the 20 focus cards that every player has; its id is 4 x type + level - 1."""

    key: str
    type: FocusType
    level: Annotated[int, Meta(ge=1, le=4)]
    source: Source
    tokens: Count = 0  # culture: control tokens placed
    caravans: Count = 0  # economy
    range: Count = 0  # economy: spaces a caravan moves; industry: how far a city; military: how far an attack
    water: bool = False  # caravans enter water; paths for cities and attacks run over it
    attacks: Count = 0  # military
    bonus: Count = 0  # military: added to the attack value
    barbarian_bonus: Count = 0  # military: the same against barbarians
    slot_5_production: Count = 0  # industry: production in slot 5, if it is not 5


class Leader(msgspec.Struct, frozen=True):
    """A leader sheet: the first focus row, slot 1 first, and an ability."""

    key: str
    row: tuple[FocusType, FocusType, FocusType, FocusType, FocusType]
    source: Source
    amount: Count = 0  # the number in the ability


class Wonder(msgspec.Struct, frozen=True):
    """A world wonder: its stack, age and cost, and the two resources that pay for it (ND-11.03)."""

    key: str
    type: FocusType
    age: Age
    cost: Count
    resources: tuple[Resource, Resource]
    source: Source
    amount: Count = 0  # the number in the effect
    age_source: Source | None = None  # where it differs from `source`
    resources_source: Source | None = None


class CityState(msgspec.Struct, frozen=True):
    """A city-state with its two identical diplomacy cards (ND-14.01, ND-14.03)."""

    key: str
    type: FocusType
    frame: Literal["circle", "diamond"]
    source: Source
    amount: Count = 0  # the number on its diplomacy cards


class Pact(msgspec.Struct, frozen=True):
    """A player's diplomacy card: each player has one of each to give (ND-15.01)."""

    key: str
    source: Source
    amount: Count = 0


class NaturalWonder(msgspec.Struct, frozen=True):
    key: str
    resource: Resource
    source: Source


class Agenda(msgspec.Struct, frozen=True):
    """One half of a victory card: how much of something is needed."""

    key: str
    at_least: Positive
    source: Source


class VictoryCard(msgspec.Struct, frozen=True):
    key: str
    agendas: tuple[str, str]
    source: Source


class Tile(msgspec.Struct, frozen=True):
    """A map tile: ten spaces on either side, in the order of the tile geometry.

    A space is its terrain and what is printed on it: ``mountains/marble`` (resource), ``grassland/A`` (barbarian),
    ``grassland/capital``, ``grassland/geneva`` (city-state), ``wonder/pantanal`` (natural wonder).
    """

    key: str
    kind: Literal["plain", "capital", "natural_wonder", "city_state"]
    source: Source
    a: str
    b: str


class Placement(msgspec.Struct, frozen=True):
    """Where a tile lies on the first-game map: the coordinate of its space 0, and sixths of a turn, clockwise."""

    key: str
    """The tile; always its side A (ND-3.04)."""
    players: Annotated[int, Meta(ge=2, le=4)]  # in play from so many players on
    q: int
    r: int
    rotation: Annotated[int, Meta(ge=0, le=5)]


class CorePlacement(msgspec.Struct, frozen=True):
    """Where a core tile of an advanced map lies (ND-3.10); read like a `Placement`."""

    key: str
    """Side and position: ``a1`` to ``b4``."""
    q: int
    r: int
    rotation: Annotated[int, Meta(ge=0, le=5)]


class Constants(msgspec.Struct, frozen=True):
    """Numbers that belong to no single component."""

    control_tokens: Positive = 31  # per player (ND-1.01)
    cities: Positive = 7  # per player, besides the capital
    resource_tokens: Count = 8  # of each kind
    water_tokens: Count = 8
    trade_limit: Positive = 3  # per focus card (ND-16.01)
    city_state_defence: Count = 8  # ND-13.11
    resource_production: Count = 2  # ND-11.02
    trade_production: Count = 1
    arrival_trade: Count = 2  # ND-9.11
    barbarian_trade: Count = 1  # ND-13.18
    capital_loot: Count = 2  # trade tokens taken from a defeated capital (ND-13.22)
    raid_loss: Count = 2  # trade tokens lost by a raided capital (ND-18.12)
    dial_levels: tuple[tuple[Positive, Annotated[int, Meta(ge=2, le=4)]], ...] = (
        (3, 2), (6, 2), (10, 3), (14, 3), (19, 4), (24, 4),
    )  # fmt: skip
    dial_last: Positive = 24
    dial_after_last: Count = 15  # ND-8.07
    touching_spaces: Positive = 4  # ND-3.13
    victory_cards: Positive = 3
    epic_victory_cards: Positive = 4
    round_limit: Positive = 60  # the printed game has none (ND-19.10)


class NewDawnTables(msgspec.Struct, frozen=True):
    """Everything a match reads; ids are positions in the tuples."""

    focus_cards: tuple[FocusCard, ...]
    leaders: tuple[Leader, ...]
    world_wonders: tuple[Wonder, ...]
    city_states: tuple[CityState, ...]
    pacts: tuple[Pact, ...]
    natural_wonders: tuple[NaturalWonder, ...]
    agendas: tuple[Agenda, ...]
    victory_cards: tuple[VictoryCard, ...]
    tiles: tuple[Tile, ...]
    first_game_map: tuple[Placement, ...]
    core_layout: tuple[CorePlacement, ...]
    constants: Constants


SHAPE: Final = {
    "a": ((0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (1, -2), (0, -2), (1, -3)),
    "b": ((0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -2), (2, -2), (2, -3)),
}
"""The ten hexes of a tile; side B is the mirror image of side A (ND-3.01)."""

# fmt: off
_FOCUS_CARDS = (
    FocusCard("early_empire", CULTURE, 1, RULEBOOK, tokens=2),
    FocusCard("drama_and_poetry", CULTURE, 2, PUBLIC, tokens=2),
    FocusCard("civil_service", CULTURE, 3, PUBLIC, tokens=2),
    FocusCard("mass_media", CULTURE, 4, PUBLIC, tokens=3),
    FocusCard("astrology", SCIENCE, 1, RULEBOOK),
    FocusCard("mathematics", SCIENCE, 2, PUBLIC),
    FocusCard("replaceable_parts", SCIENCE, 3, PUBLIC),
    FocusCard("nuclear_power", SCIENCE, 4, PUBLIC),
    FocusCard("foreign_trade", ECONOMY, 1, RULEBOOK, caravans=1, range=3),
    FocusCard("currency", ECONOMY, 2, PUBLIC, caravans=2, range=4),
    FocusCard("steam_power", ECONOMY, 3, PUBLIC, caravans=2, range=6, water=True),
    FocusCard("capitalism", ECONOMY, 4, PUBLIC, caravans=3, range=6, water=True),
    FocusCard("pottery", INDUSTRY, 1, RULEBOOK, range=2),
    FocusCard("animal_husbandry", INDUSTRY, 2, PUBLIC, range=3),
    FocusCard("nationalism", INDUSTRY, 3, PUBLIC, range=4, water=True, slot_5_production=7),
    FocusCard("urbanization", INDUSTRY, 4, PUBLIC, range=5, water=True, tokens=2),
    FocusCard("masonry", MILITARY, 1, RULEBOOK, attacks=2, range=2),
    FocusCard("iron_working", MILITARY, 2, RULEBOOK, attacks=2, range=3, bonus=1, barbarian_bonus=3),
    FocusCard("mass_production", MILITARY, 3, PUBLIC, attacks=2, range=3, bonus=2, barbarian_bonus=2, water=True),
    FocusCard("flight", MILITARY, 4, RULEBOOK, attacks=3, range=5, bonus=3, barbarian_bonus=3, water=True),
)

_LEADERS = (
    Leader("rome", (SCIENCE, ECONOMY, MILITARY, CULTURE, INDUSTRY), RULEBOOK),
    Leader("america", (MILITARY, SCIENCE, INDUSTRY, CULTURE, ECONOMY), PUBLIC),
    Leader("aztec", (SCIENCE, CULTURE, ECONOMY, MILITARY, INDUSTRY), PUBLIC),
    Leader("egypt", (SCIENCE, ECONOMY, INDUSTRY, MILITARY, CULTURE), PUBLIC, amount=1),
    Leader("france", (MILITARY, SCIENCE, ECONOMY, INDUSTRY, CULTURE), PUBLIC),
    Leader("japan", (INDUSTRY, ECONOMY, MILITARY, SCIENCE, CULTURE), PUBLIC, amount=3),
    Leader("scythia", (CULTURE, MILITARY, SCIENCE, ECONOMY, INDUSTRY), PUBLIC, amount=3),
    Leader("sumeria", (ECONOMY, CULTURE, SCIENCE, MILITARY, INDUSTRY), PUBLIC, amount=1),
)

_WONDERS = (
    Wonder("stonehenge", CULTURE, ANCIENT, 7, (MARBLE, MERCURY), RULEBOOK, resources_source=PUBLIC),
    Wonder("hanging_gardens", CULTURE, ANCIENT, 8, (MARBLE, DIAMONDS), RULEBOOK, amount=4, resources_source=PUBLIC),
    Wonder("forbidden_city", CULTURE, MEDIEVAL, 9, (MARBLE, OIL), RULEBOOK, age_source=PUBLIC),
    Wonder("chichen_itza", CULTURE, MEDIEVAL, 10, (MARBLE, MERCURY), RULEBOOK, resources_source=PUBLIC),
    Wonder("sydney_opera_house", CULTURE, MODERN, 10, (MARBLE, DIAMONDS), RULEBOOK, resources_source=PUBLIC),
    Wonder("eiffel_tower", CULTURE, MODERN, 12, (MARBLE, OIL), RULEBOOK, resources_source=PUBLIC),
    Wonder("oracle", SCIENCE, ANCIENT, 8, (MERCURY, MARBLE), PUBLIC),
    Wonder("pyramids", SCIENCE, ANCIENT, 9, (MERCURY, OIL), PUBLIC, amount=3),
    Wonder("porcelain_tower", SCIENCE, MEDIEVAL, 9, (MERCURY, DIAMONDS), PUBLIC, amount=2),
    Wonder("potala_palace", SCIENCE, MEDIEVAL, 10, (MERCURY, MARBLE), PUBLIC, amount=3),
    Wonder("oxford_university", SCIENCE, MODERN, 10, (MERCURY, MARBLE), PUBLIC),
    Wonder("kremlin", SCIENCE, MODERN, 11, (MERCURY, OIL), PUBLIC, amount=4),
    Wonder("great_lighthouse", ECONOMY, ANCIENT, 8, (DIAMONDS, MERCURY), PUBLIC),
    Wonder("colossus", ECONOMY, ANCIENT, 7, (DIAMONDS, OIL), PUBLIC, amount=6),
    Wonder("machu_picchu", ECONOMY, MEDIEVAL, 10, (DIAMONDS, MERCURY), PUBLIC, amount=2),
    Wonder("great_zimbabwe", ECONOMY, MEDIEVAL, 9, (DIAMONDS, OIL), PUBLIC, amount=4),
    Wonder("estadio_do_maracana", ECONOMY, MODERN, 10, (DIAMONDS, MARBLE), PUBLIC),
    Wonder("big_ben", ECONOMY, MODERN, 10, (DIAMONDS, MERCURY), PUBLIC, amount=2),
    Wonder("petra", MILITARY, ANCIENT, 7, (OIL, DIAMONDS), PUBLIC, amount=2),
    Wonder("terracotta_army", MILITARY, ANCIENT, 8, (OIL, MARBLE), PUBLIC, amount=2),
    Wonder("alhambra", MILITARY, MEDIEVAL, 10, (OIL, MARBLE), PUBLIC, amount=2),
    Wonder("venetian_arsenal", MILITARY, MEDIEVAL, 10, (OIL, DIAMONDS), PUBLIC),
    Wonder("pentagon", MILITARY, MODERN, 12, (OIL, DIAMONDS), PUBLIC, amount=2),
    Wonder("ruhr_valley", MILITARY, MODERN, 11, (OIL, MERCURY), PUBLIC, amount=5),
)

_CITY_STATES = (
    CityState("carthage", MILITARY, "circle", PUBLIC, amount=1),
    CityState("kumasi", CULTURE, "diamond", PUBLIC, amount=1),
    CityState("brussels", INDUSTRY, "circle", PUBLIC, amount=1),
    CityState("seoul", SCIENCE, "diamond", PUBLIC),
    CityState("geneva", SCIENCE, "circle", PUBLIC),
    CityState("mohenjo_daro", CULTURE, "circle", PUBLIC, amount=1),
    CityState("buenos_aires", INDUSTRY, "diamond", RULEBOOK, amount=2),
    CityState("kabul", MILITARY, "diamond", PUBLIC, amount=3),
)

_NATURAL_WONDERS = (
    NaturalWonder("torres_del_paine", DIAMONDS, PUBLIC),
    NaturalWonder("cliffs_of_dover", MARBLE, PUBLIC),
    NaturalWonder("mt_everest", OIL, PUBLIC),
    NaturalWonder("crater_lake", MERCURY, PUBLIC),
    NaturalWonder("grand_mesa", DIAMONDS, PUBLIC),
    NaturalWonder("galapagos_islands", MERCURY, PUBLIC),
    NaturalWonder("mt_kilimanjaro", OIL, PUBLIC),
    NaturalWonder("pantanal", MARBLE, PUBLIC),
)

_AGENDAS = (
    Agenda("civilized", 8, RULEBOOK),
    Agenda("money_grubber", 2, RULEBOOK),
    Agenda("warmonger", 2, RULEBOOK),
    Agenda("paranoid", 2, RULEBOOK),
    Agenda("explorer", 15, RULEBOOK),
    Agenda("aesthetic", 2, RULEBOOK),
    Agenda("technophile", 24, RULEBOOK),
    Agenda("scholarly", 2, RULEBOOK),
    Agenda("populous", 5, RULEBOOK),
    Agenda("preservationist", 2, RULEBOOK),
)

_VICTORY_CARDS = (
    VictoryCard("explorer_aesthetic", ("explorer", "aesthetic"), RULEBOOK),
    VictoryCard("paranoid_warmonger", ("paranoid", "warmonger"), RULEBOOK),
    VictoryCard("preservationist_populous", ("preservationist", "populous"), RULEBOOK),
    VictoryCard("civilized_money_grubber", ("civilized", "money_grubber"), PUBLIC),
    VictoryCard("technophile_scholarly", ("technophile", "scholarly"), PUBLIC),
)

_TILES = (
    Tile("tile_01", "natural_wonder", PUBLIC,
         "wonder/torres_del_paine hills grassland desert hills mountains mountains/A mountains mountains/marble water",
         "wonder/cliffs_of_dover water water water grassland/A forest hills grassland water grassland"),
    Tile("tile_02", "natural_wonder", PUBLIC,
         "wonder/mt_everest mountains hills hills mountains hills grassland hills mountains/B mountains",
         "water wonder/crater_lake hills mountains/diamonds mountains mountains mountains hills forest forest"),
    Tile("tile_03", "plain", PUBLIC,
         "water grassland grassland desert/marble mountains water grassland mountains/C forest/oil mountains",
         "desert/C desert hills desert hills/oil desert grassland forest forest desert/mercury"),
    Tile("tile_04", "natural_wonder", PUBLIC,
         "wonder/grand_mesa hills desert mountains mountains forest hills mountains grassland/D mountains/mercury",
         "wonder/galapagos_islands water water water water water grassland hills hills mountains/D"),
    Tile("tile_05", "plain", PUBLIC,
         "mountains grassland grassland mountains/diamonds hills hills hills forest/oil grassland forest",
         "mountains/mercury hills hills forest forest hills hills grassland/E grassland grassland"),
    Tile("tile_06", "city_state", PUBLIC,
         "water mountains hills forest grassland/carthage forest water water grassland water",
         "hills mountains hills forest grassland/kumasi hills grassland forest grassland mountains/marble"),
    Tile("tile_07", "capital", PUBLIC,
         "grassland/capital grassland mountains water water water water mountains forest forest/mercury",
         "grassland/capital grassland mountains water forest water grassland forest/diamonds forest grassland"),
    Tile("tile_08", "plain", PUBLIC,
         "forest forest forest grassland/mercury grassland water water forest/diamonds forest forest",
         "forest mountains forest/mercury water water water desert forest mountains water"),
    Tile("tile_09", "capital", PUBLIC,
         "hills/capital grassland hills water water grassland hills hills grassland mountains/diamonds",
         "hills/capital hills hills water forest forest hills forest/oil grassland forest"),
    Tile("tile_10", "plain", PUBLIC,
         "water water hills grassland grassland hills desert/oil desert/F mountains mountains",
         "forest/F grassland desert/diamonds desert forest desert/marble grassland water water water"),
    Tile("tile_11", "capital", PUBLIC,
         "grassland/capital forest grassland hills mountains mountains/diamonds hills hills forest forest/G",
         "grassland/capital mountains grassland water hills hills grassland desert grassland/marble grassland"),
    Tile("tile_12", "city_state", PUBLIC,
         "grassland/brussels hills desert desert hills hills hills mountains/mercury desert desert",
         "grassland water hills forest/mercury grassland grassland/seoul water forest grassland grassland/H"),
    Tile("tile_13", "natural_wonder", PUBLIC,
         "wonder/mt_kilimanjaro grassland grassland hills desert desert desert forest grassland forest",
         "wonder/pantanal grassland water forest water forest water hills/diamonds forest water"),
    Tile("tile_14", "city_state", PUBLIC,
         "forest forest forest grassland/geneva hills forest hills hills forest/marble mountains",
         "desert grassland grassland desert forest grassland grassland/mohenjo_daro hills grassland mountains/oil"),
    Tile("tile_15", "city_state", PUBLIC,
         "grassland/buenos_aires mountains water water water water mountains/marble forest/I grassland mountains",
         "grassland mountains mountains water desert/oil desert mountains/I grassland grassland grassland/kabul"),
    Tile("tile_16", "capital", PUBLIC,
         "grassland/capital grassland grassland desert/oil desert grassland grassland water hills water",
         "forest/capital grassland grassland hills mountains desert forest grassland hills/marble water"),
)

_FIRST_GAME_MAP = (
    Placement("tile_04", 2, 0, -1, 5),
    Placement("tile_12", 2, 4, -1, 5),
    Placement("tile_15", 2, -3, 1, 2),
    Placement("tile_13", 2, 1, 1, 2),
    Placement("tile_11", 2, 3, -4, 2),
    Placement("tile_16", 2, -2, 4, 5),
    Placement("tile_10", 2, -1, -4, 2),
    Placement("tile_05", 2, 2, 4, 5),
    Placement("tile_08", 2, 7, -5, 3),
    Placement("tile_03", 2, -6, 5, 0),
    Placement("tile_09", 3, -4, -1, 0),
    Placement("tile_01", 3, -8, 3, 1),
    Placement("tile_06", 3, -6, -2, 3),
    Placement("tile_07", 4, 5, 1, 3),
    Placement("tile_02", 4, 9, -3, 4),
    Placement("tile_14", 4, 7, 2, 0),
)

_CORE_LAYOUT = (
    CorePlacement("a1", 0, -1, 5),
    CorePlacement("a2", 4, -1, 5),
    CorePlacement("a3", -3, 1, 2),
    CorePlacement("a4", 1, 1, 2),
    CorePlacement("b1", 1, -1, 1),
    CorePlacement("b2", -3, -1, 1),
    CorePlacement("b3", 2, 1, 4),
    CorePlacement("b4", -2, 1, 4),
)

_PACTS = (
    Pact("open_borders", PUBLIC),
    Pact("embassy", PUBLIC, amount=1),
    Pact("joint_war", PUBLIC, amount=2),
    Pact("defensive_pact", PUBLIC, amount=2),
)
# fmt: on

TABLES: Final = NewDawnTables(
    _FOCUS_CARDS,
    _LEADERS,
    _WONDERS,
    _CITY_STATES,
    _PACTS,
    _NATURAL_WONDERS,
    _AGENDAS,
    _VICTORY_CARDS,
    _TILES,
    _FIRST_GAME_MAP,
    _CORE_LAYOUT,
    Constants(),
)
"""The built-in content."""

LAYOUT_SOURCES: Final = {"first_game_map": RECONSTRUCTED, "core_layout": RECONSTRUCTED}
"""How certain the layouts are: their pictures are lost (ND-3.04, ND-3.10)."""
