"""What the components of A New Dawn are: the kinds of cards, tokens and tiles, and the numbers on each.

The components themselves are literals in `cards`, each with its effects; `box` puts them together. The rules know a
component by its number in the content; people, records and content files know it by its `key`. Names and texts are
messages in `texts/` (`card-<key>`, `leader-<key>`, ...).

Every component says how certain it is. What a box owner finds to be different can be corrected with a content
file, without touching a rule.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal

from msgspec import Meta, Struct

from tessera.kernel import Content, Row, Source
from tessera.kernel.content import Literals
from tessera.kernel.effects import R

if TYPE_CHECKING:
    from tessera.games.newdawn.rules.board import Board


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

SEATS: Final = (2, 3, 4)
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


class FocusCard(Row, frozen=True):
    """One of the 20 focus cards that every player has: each type once at each level."""

    kind: ClassVar[str] = "card"

    type: FocusType
    level: Annotated[int, Meta(ge=1, le=4)]
    source: Source
    tokens: Count = 0  # culture: control tokens placed
    caravans: Count = 0  # economy
    # culture: how far a token is converted; economy: spaces a caravan moves; industry: how far a city; military: how
    # far an attack
    range: Count = 0
    water: bool = False  # caravans enter water; paths for cities and attacks run over it
    attacks: Count = 0  # military
    bonus: Count = 0  # military: added to the attack value
    barbarian_bonus: Count = 0  # military: the same against barbarians
    slot_5_production: Count = 0  # industry: production in slot 5, if it is not 5
    more_tokens: Count = 0  # culture: control tokens placed next to any friendly space afterwards
    trade: Count = 0  # science: trade tokens gained first
    slot: Count = 0  # science: the only slot in which it does more than advance the dial


class Leader(Row, frozen=True):
    """A leader sheet: the first focus row, slot 1 first, and an ability."""

    kind: ClassVar[str] = "leader"

    row: tuple[FocusType, FocusType, FocusType, FocusType, FocusType]
    source: Source
    amount: Count = 0  # the number in the ability


class Wonder(Row, frozen=True):
    """A world wonder: its stack, age and cost, and the two resources that pay for it (ND-11.03)."""

    kind: ClassVar[str] = "wonder"

    type: FocusType
    age: Age
    cost: Count
    resources: tuple[Resource, Resource]
    source: Source
    amount: Count = 0  # the number in the effect
    tokens: Count = 0  # control tokens placed
    up_to: Count = (
        0  # the limit in the effect: up to which slot or level, how many diplomacy cards of one player
    )
    age_source: Source | None = None  # where it differs from `source`
    resources_source: Source | None = None


class CityState(Row, frozen=True):
    """A city-state with its two identical diplomacy cards (ND-14.01, ND-14.03)."""

    kind: ClassVar[str] = "envoy"

    type: FocusType
    frame: Literal["circle", "diamond"]
    source: Source
    amount: Count = 0  # the number on its diplomacy cards
    range: Count = 0  # how far they reach


class Pact(Row, frozen=True):
    """A player's diplomacy card: each player has one of each to give (ND-15.01)."""

    kind: ClassVar[str] = "pact"

    source: Source
    amount: Count = 0


class NaturalWonder(Row, frozen=True):
    """A natural wonder, which counts as a resource of its kind (ND-11.04)."""

    kind: ClassVar[str] = "natural"

    resource: Resource
    source: Source


class Agenda(Row, frozen=True):
    """One half of a victory card: how much of something is needed."""

    kind: ClassVar[str] = "agenda"

    at_least: Positive
    source: Source


class VictoryCard(Row, frozen=True):
    kind: ClassVar[str] = "victory"

    agendas: tuple[str, str]
    source: Source


class Tile(Row, frozen=True):
    """A map tile: ten spaces on either side, in the order of the tile geometry.

    A space is its terrain and what is printed on it: ``mountains/marble`` (resource), ``grassland/A`` (barbarian),
    ``grassland/capital``, ``grassland/geneva`` (city-state), ``wonder/pantanal`` (natural wonder).
    """

    kind: ClassVar[str] = "tile"

    shows: Literal["plain", "capital", "natural_wonder", "city_state"]
    source: Source
    a: str
    b: str


class Placement(Struct, frozen=True):
    """Where a tile lies on the first-game map: the coordinate of its space 0, and sixths of a turn, clockwise."""

    key: str
    """The tile; always its side A (ND-3.04)."""
    players: Annotated[int, Meta(ge=2, le=4)]  # in play from so many players on
    q: int
    r: int
    rotation: Annotated[int, Meta(ge=0, le=5)]


class CorePlacement(Struct, frozen=True):
    """Where a core tile of an advanced map lies (ND-3.10); read like a `Placement`."""

    key: str
    """Side and position: ``a1`` to ``b4``."""
    q: int
    r: int
    rotation: Annotated[int, Meta(ge=0, le=5)]


class Constants(Struct, frozen=True):
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


class NewDawnTables(Struct, frozen=True):
    """Everything a match reads."""

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


class Box(Content[NewDawnTables]):
    """The content of a match, unpacked for the rules: each kind of component by its numbers."""

    __slots__ = (
        "agendas", "agendas_on", "boards", "city_states", "constants", "focus", "focus_of",
        "leaders", "natural_wonders", "pacts", "victory_cards", "wonders",
    )  # fmt: skip

    def __init__(self, tables: NewDawnTables, literals: Literals) -> None:
        super().__init__(tables, literals)
        tables = self.tables  # in the order of their numbers
        self.focus: dict[int, FocusCard] = self._numbered(tables.focus_cards)
        self.focus_of: dict[tuple[int, int], int] = {
            (card.type, card.level): number for number, card in self.focus.items()
        }
        """The focus card of a type and level."""
        self.leaders: dict[int, Leader] = self._numbered(tables.leaders)
        self.wonders: dict[int, Wonder] = self._numbered(tables.world_wonders)
        self.city_states: dict[int, CityState] = self._numbered(tables.city_states)
        self.natural_wonders: dict[int, NaturalWonder] = self._numbered(tables.natural_wonders)
        self.pacts: dict[int, Pact] = self._numbered(tables.pacts)
        self.agendas: dict[int, Agenda] = self._numbered(tables.agendas)
        self.victory_cards: dict[int, VictoryCard] = self._numbered(tables.victory_cards)
        self.agendas_on: dict[int, list[int]] = {
            victory: [self.number[agenda] for agenda in card.agendas]
            for victory, card in self.victory_cards.items()
        }
        """The two agendas of a victory card."""
        self.constants: Constants = tables.constants
        self.boards: dict[str, Board] = {}
        """The maps of the last layouts that were used (`rules.board.new_board`)."""

    def _numbered(self, table: tuple[R, ...]) -> dict[int, R]:
        return dict(zip(self.numbers(table), table, strict=True))
