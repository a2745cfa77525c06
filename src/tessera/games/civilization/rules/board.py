"""The map (CV-1.02, CV-2.09): squares with numbers, sets of squares as bit sets, tiles that are turned.

Every map lies on a field of 16 by 16 squares, ``a1`` in the north-west, ``p16`` in the south-east. What lies where is
written down as text, the *layout*: a word for each slot, ``tile_03/2`` for a tile and its turn or ``-`` while it is
unrevealed, then squares with a disaster marker, ``e5=desert``. For tests and scenarios a tile may also be drawn square
by square: ``~G.G.Fw.M ...``, sixteen of them. Everything the rules ask about a layout is worked out once and kept.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from msgspec import Struct

from tessera.games.civilization.content import (
    COIN,
    CULTURE,
    DESERT,
    EIGHT,
    FOREST,
    GRASSLAND,
    MOUNTAIN,
    PRODUCTION,
    TERRAINS,
    TILE,
    TRADE,
    WATERS,
    Box,
    Constants,
    Squares,
    read_square,
)
from tessera.kernel import NONE
from tessera.kernel.geometry import bits, square_grid, to_bits

SIDE: Final = 16
SQUARES: Final = SIDE * SIDE

NAMES: Final = tuple([f"{'abcdefghijklmnop'[x]}{y + 1}" for y in range(SIDE) for x in range(SIDE)])
"""How squares are called."""
SQUARE: Final = {name: square for square, name in enumerate(NAMES)}

_ORTHOGONAL = square_grid(SIDE, SIDE)
_AROUND = square_grid(SIDE, SIDE, diagonals=True)
TOWARDS: Final = _ORTHOGONAL.towards
"""For each square its neighbour in the east, north, west and south, or OFF_BOARD."""
NEXT: Final = _ORTHOGONAL.near
"""Orthogonal neighbours, as bit sets."""
next_to = _ORTHOGONAL.next_to
RING: Final = _AROUND.neighbours
"""The squares around each: the outskirts of a city there (CV-1.10)."""
OUTSKIRTS: Final = _AROUND.near
around = _AROUND.next_to

EAST, NORTH, WEST, SOUTH = range(4)
TURN_OF: Final = {NORTH: 0, EAST: 1, SOUTH: 2, WEST: 3}
"""Clockwise quarters by which a tile is turned so that its arrow points in a direction (CV-10.09)."""


REMEMBERED: Final = 1 << 14


@lru_cache(REMEMBERED)
def at(squares: tuple[int, ...]) -> int:
    """The bit set of some squares."""
    return to_bits(squares)


def distance(a: int, b: int) -> int:
    """How far apart two squares are, diagonals counted as one (CV-4.08)."""
    return max(abs((a & 15) - (b & 15)), abs((a >> 4) - (b >> 4)))


def steps_between(a: int, b: int) -> int:
    """How far apart two squares are without diagonals (CV-14.05)."""
    return abs((a & 15) - (b & 15)) + abs((a >> 4) - (b >> 4))


@lru_cache(REMEMBERED)
def within(square: int, reach: int) -> int:
    """Squares at most so many steps away, whatever lies between (CV-14.05)."""
    return to_bits(other for other in range(SQUARES) if steps_between(square, other) <= reach)


class Layout(NamedTuple):
    """Where tiles lie for a number of players (CV-2.09): the north-west square of each slot, and the homes."""

    slots: tuple[tuple[int, int], ...]
    homes: tuple[tuple[int, int], ...]
    """The slot of each home, in seating order, and the direction in which its arrow points."""


LAYOUTS: Final = {
    2: Layout(
        tuple([(x, y) for y in (0, 4) for x in (0, 4, 8, 12)]),
        ((0, EAST), (7, WEST)),
    ),
    3: Layout(
        ((6, 0), (4, 4), (8, 4), (2, 8), (6, 8), (10, 8), (0, 12), (4, 12), (8, 12), (12, 12)),
        ((0, SOUTH), (9, WEST), (6, EAST)),
    ),
    4: Layout(
        tuple([(x, y) for y in (0, 4, 8, 12) for x in (0, 4, 8, 12)]),
        ((0, SOUTH), (3, SOUTH), (15, NORTH), (12, NORTH)),
    ),
}
UNREVEALED: Final = "-"
DRAWN: Final = "~"
"""How a tile begins that is no component."""


def turned(rows: Squares, turn: int) -> Squares:
    """A tile turned clockwise by quarters."""
    for _ in range(turn % 4):
        rows = tuple(zip(*rows[::-1], strict=True))
    return rows


Shown = tuple[int, int, int, int, int, int]
"""A square of the map as clients see it."""


class WorldMap(Struct, frozen=True):
    """The map, for clients."""

    squares: list[Shown]
    """Of each revealed square: its number, terrain, trade, production, culture and coins."""
    resources: list[tuple[int, int]]
    tiles: list[tuple[int, int, str, int]]
    """Column and row of each slot, its tile ('' while unrevealed) and its quarters of a turn."""
    disasters: list[int]


class Board:
    """A map as far as it is revealed: what is printed where, and the sets of squares that rules ask for."""

    __slots__ = (
        "__dict__", "_coins", "_rings", "_ways", "covered", "disasters", "hidden", "icons", "land", "layout", "of",
        "resource", "revealed", "slot_at", "slots", "suggested", "symbols", "terrain", "tiles", "water",
    )  # fmt: skip

    def __init__(self, tiles: dict[str, Squares], constants: Constants, seats: int, layout: str) -> None:
        self.layout = layout
        self.slots = LAYOUTS[seats].slots
        words = layout.split()
        self.tiles: list[tuple[str, int]] = []
        terrain, icons, resource = [NONE] * SQUARES, [0] * SQUARES, [NONE] * SQUARES
        self.slot_at = [NONE] * SQUARES
        self.symbols: dict[int, list[tuple[int, str]]] = {}
        """By slot: the huts and villages that are printed on its tile."""
        self.hidden = 0
        self.suggested = 0
        """Where capitals are suggested."""
        for slot, ((left, top), word) in enumerate(zip(self.slots, words, strict=False)):
            squares = [(top + y) * SIDE + left + x for y in range(TILE) for x in range(TILE)]
            for square in squares:
                self.slot_at[square] = slot
            if word == UNREVEALED:
                self.tiles.append(("", 0))
                self.hidden |= to_bits(squares)
                continue
            name, _, turn = word.partition("/")
            if word[0] == DRAWN:
                self.tiles.append(("", 0))
                printed = [read_square(square, constants) for square in word[1:].split(".")]
            else:
                self.tiles.append((name, int(turn)))
                printed = [p for row in turned(tiles[name], int(turn)) for p in row]
            for square, p in zip(squares, printed, strict=True):
                terrain[square], icons[square], resource[square] = p.terrain, p.icons, p.resource
                self.suggested |= p.capital << square
            self.symbols[slot] = [(x, p.symbol) for x, p in zip(squares, printed, strict=True) if p.symbol]
        self.covered = 0
        """Squares with a disaster marker."""
        self.disasters = len(words) - len(self.slots)
        """Disaster markers on the map; one may lie on another."""
        for word in words[len(self.slots) :]:
            name, _, kind = word.partition("=")
            square = SQUARE[name]
            terrain[square] = TERRAINS.index(kind)
            icons[square] = constants.terrain[terrain[square]].sum
            resource[square] = NONE
            self.covered |= 1 << square
        self.terrain = tuple(terrain)
        self.icons = tuple(icons)
        self.resource = tuple(resource)
        self.of = tuple(to_bits(x for x in range(SQUARES) if terrain[x] == kind) for kind in range(5))
        self.water = self.of[WATERS]
        self.land = self.of[DESERT] | self.of[GRASSLAND] | self.of[FOREST] | self.of[MOUNTAIN]
        self.revealed = self.land | self.water
        self._rings: dict[tuple[int, tuple[int, ...], tuple[int, ...], int], int] = {}
        self._ways: dict[tuple[int, bool], tuple[int, ...]] = {}
        self._coins: dict[tuple[int, ...], int] = {}

    def ring(self, city: int, sites: tuple[int, ...], icons: tuple[int, ...], without: int) -> int:
        """The icons of a city's outskirts but for some squares; at `sites` stand markers with these icons."""
        key = (city, sites, icons, without)
        found = self._rings.get(key)
        if found is None:
            if len(self._rings) > 4096:
                self._rings.clear()
            found = 0
            for square in RING[city]:
                if not without >> square & 1:
                    found += icons[sites.index(square)] if square in sites else self.icons[square]
            self._rings[key] = found
        return found

    def coins_around(self, cities: tuple[int, ...]) -> int:
        """Coins printed on the outskirts of cities, whatever stands there."""
        found = self._coins.get(cities)
        if found is None:
            squares = [square for city in cities for square in RING[city]]
            found = self._coins[cities] = sum([self.icons[square] >> COIN & EIGHT for square in squares])
        return found

    @cached_property
    def richest(self) -> int:
        """Coins printed on any square."""
        return max([icons >> COIN & EIGHT for icons in self.icons])

    def ways_to(self, target: int, over_water: bool) -> tuple[int, ...]:
        """How many steps it takes from each square, as far as the map is known: hidden squares count twice."""
        found = self._ways.get((target, over_water))
        if found is None:
            found = self._ways[target, over_water] = self._steps_to(1 << target, over_water)
        return found

    def ways_to_the_unknown(self, over_water: bool) -> tuple[int, ...]:
        """The same to the nearest square from which a tile can be discovered."""
        found = self._ways.get((NONE, over_water))
        if found is None:
            ground = self.revealed if over_water else self.land
            found = self._ways[NONE, over_water] = self._steps_to(self.beside_hidden & ground, over_water)
        return found

    def _steps_to(self, targets: int, over_water: bool) -> tuple[int, ...]:
        steps = [2 * SIDE + 8] * SQUARES
        ground = self.revealed if over_water else self.land
        seen = frontier = targets
        waiting = far = 0
        while frontier or waiting:
            for square in bits(frontier):
                steps[square] = far
            reached = next_to(frontier) & ~seen
            seen |= reached & (ground | self.hidden)
            frontier, waiting = reached & ground | waiting, reached & self.hidden
            far += 1
        return tuple(steps)

    def deposits(self, squares: int) -> int:
        """Which resources are printed on some squares, as bits."""
        found = 0
        for square in bits(squares & self.with_resource):
            found |= 1 << self.resource[square]
        return found

    @cached_property
    def with_resource(self) -> int:
        return to_bits(x for x in range(SQUARES) if self.resource[x] != NONE)

    @cached_property
    def by_slot(self) -> tuple[tuple[str, int], ...]:
        """Each slot: the name of its north-west square, and its revealed squares."""
        found = [0] * len(self.slots)
        for square in bits(self.revealed):
            found[self.slot_at[square]] |= 1 << square
        return tuple(
            [(NAMES[y * SIDE + x], squares) for (x, y), squares in zip(self.slots, found, strict=True)]
        )

    @cached_property
    def inner(self) -> int:
        """Squares all of whose surroundings are on the map and revealed (CV-4.05)."""
        return to_bits(
            x for x in bits(self.revealed) if len(RING[x]) == 8 and not OUTSKIRTS[x] & ~self.revealed
        )

    @cached_property
    def beside_hidden(self) -> int:
        """Revealed squares from which a tile can be discovered (CV-10.26)."""
        return next_to(self.hidden) & self.revealed

    def printed_on(self, square: int) -> Shown:
        """A square with its icons, for clients."""
        x = self.icons[square]
        return (
            square,
            self.terrain[square],
            x >> TRADE & EIGHT,
            x >> PRODUCTION & EIGHT,
            x >> CULTURE & EIGHT,
            x >> COIN & EIGHT,
        )

    @cached_property
    def seen(self) -> WorldMap:
        """The map as everybody sees it."""
        return WorldMap(
            squares=[self.printed_on(x) for x in bits(self.revealed)],
            resources=[(x, self.resource[x]) for x in bits(self.with_resource)],
            tiles=[(x, y, tile, turn) for (x, y), (tile, turn) in zip(self.slots, self.tiles, strict=True)],
            disasters=list(bits(self.covered)),
        )


BOARDS: Final = 512
"""So many layouts are remembered."""


def board_of(content: Box, seats: int, layout: str) -> Board:
    """The map of a layout; made once."""
    board = content.boards.get(layout)
    if board is None:
        if len(content.boards) >= BOARDS:
            content.boards.clear()
        board = content.boards[layout] = Board(content.tiles, content.constants, seats, layout)
    return board
