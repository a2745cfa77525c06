"""The map (chapter 3) and its terrain (chapter 5): spaces with numbers, sets of spaces as bit sets.

A layout is written down as text, ``4a,0,-1,5 12a,4,-1,5 ...``: tile and side, coordinate of its space 0, rotation;
``w,3,4`` is a water token. Spaces are numbered in this order, ten to a tile. For tests and scenarios a map may also be
drawn space by space: ``hills/marble,3,4``. Everything the rules ask about a finished map is worked out once and kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from string import ascii_uppercase
from typing import Final, NamedTuple

from msgspec import Struct

from tessera.games.newdawn.content import LETTERS, RESOURCES, SHAPE, Box, Terrain
from tessera.kernel import NONE
from tessera.kernel.content import BadContent
from tessera.kernel.geometry import OFF_BOARD, Coordinate, bits, hex_grid, rotated, to_bits

TERRAIN_DIFFICULTY: Final = (1, 2, 3, 4, 5, 1, 5)
"""By terrain (ND-5.01)."""

DIRECTIONS: Final = ("e", "ne", "nw", "w", "sw", "se")
"""The names of the six directions, in the order of `HEX_DIRECTIONS`."""

SPACES: Final = 10
"""To a tile (ND-3.01)."""
WATER_TOKEN: Final = "w"

REMEMBERED: Final = 1 << 14
"""So many sets of spaces are remembered: positions that follow each other have most of them in common."""


@lru_cache(REMEMBERED)
def cells(spaces: tuple[int, ...]) -> int:
    """The bit set of some spaces."""
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


@lru_cache(REMEMBERED)
def listed(spaces: int) -> tuple[int, ...]:
    """The spaces of a bit set, in ascending order."""
    return tuple(bits(spaces))


def letters(column: int) -> str:
    """A to Z, then AA and so on, for maps that are wider."""
    before, at = divmod(column, len(ascii_uppercase))
    return (letters(before - 1) if before else "") + ascii_uppercase[at]


class Space(NamedTuple):
    """What is printed on a space."""

    terrain: int
    feature: str = ""


class Laid(NamedTuple):
    """A tile on the table: its number, side, where its space 0 lies and how far it is turned."""

    tile: int
    side: str
    q: int
    r: int
    rotation: int

    def hexes(self) -> list[Coordinate]:
        turned = [rotated(at, self.rotation) for at in SHAPE[self.side]]
        return [(self.q + q, self.r + r) for q, r in turned]

    def __str__(self) -> str:
        return f"{self.tile}{self.side},{self.q},{self.r},{self.rotation}"


def read_layout(layout: str) -> tuple[list[Laid], dict[Coordinate, Space]]:
    """The tiles of a layout, and the spaces that are not on one: water tokens, or a drawn map."""
    tiles: list[Laid] = []
    single: dict[Coordinate, Space] = {}
    for word in layout.split():
        name, *numbers = word.split(",")
        if name[0].isdigit():
            q, r, rotation = map(int, numbers)
            tiles.append(Laid(int(name[:-1]), name[-1], q, r, rotation))
        else:
            q, r = map(int, numbers)
            single[q, r] = Space(Terrain.WATER) if name == WATER_TOKEN else read_space(name)
    return tiles, single


def write_layout(tiles: Iterable[Laid], water: Iterable[Coordinate] = ()) -> str:
    return " ".join([*map(str, tiles), *(f"{WATER_TOKEN},{q},{r}" for q, r in water)])


def read_space(word: str) -> Space:
    """A space: its terrain and what is printed on it, ``hills/marble``."""
    terrain, _, feature = word.partition("/")
    if terrain.upper() not in Terrain.__members__:
        raise BadContent(f"there is no terrain {terrain!r}")
    return Space(int(Terrain[terrain.upper()]), feature)


def read_side(text: str) -> tuple[Space, ...]:
    """The ten spaces of a tile's side."""
    spaces = tuple([read_space(word) for word in text.split()])
    if len(spaces) != SPACES:
        raise BadContent(f"a side has {SPACES} spaces, not {len(spaces)}")
    return spaces


class WorldMap(Struct, frozen=True):
    """The map, for clients."""

    cells: list[tuple[int, int, int]]
    """Column, row and terrain of each space."""
    tiles: list[tuple[int, str, int, int, int]]
    """Each tile: its number, its side, where its space 0 lies, and sixths of a turn."""
    resources: list[tuple[int, int]]
    """Spaces with a resource symbol, and which."""
    capitals: list[int]
    spawn: list[int]
    """The spaces of barbarians, by letter."""
    natural_wonders: list[int]
    """The space of each."""
    city_states: list[int]
    """The space of each."""
    names: list[str]
    """What each space is called: G7."""


class Board:
    """A map: who is next to whom, what is printed where, and the sets of spaces that rules ask for."""

    def __init__(self, content: Box, layout: str) -> None:
        self.tiles, single = read_layout(layout)
        spaces: dict[Coordinate, Space] = {}
        for laid in self.tiles:
            tile = content.tables.tiles[laid.tile - 1]
            printed = read_side(tile.a if laid.side == "a" else tile.b)
            spaces.update(zip(laid.hexes(), printed, strict=True))
        spaces.update(single)
        self.grid = hex_grid(spaces)
        self.near = self.grid.near
        self.terrain = tuple(space.terrain for space in spaces.values())
        self._sets_of_spaces()
        self._printed([space.feature for space in spaces.values()], content)

    def __len__(self) -> int:
        return len(self.terrain)

    def _sets_of_spaces(self) -> None:
        everywhere = range(len(self))
        self.of = tuple(to_bits(c for c in everywhere if self.terrain[c] == kind) for kind in Terrain)
        self.everywhere = self.grid.everywhere
        self.water = self.of[Terrain.WATER]
        self.land = self.everywhere & ~self.water
        self.edge = to_bits(c for c in everywhere if OFF_BOARD in self.grid.towards[c])
        self.coast = self.land & (self.edge | self.grid.next_to(self.water))
        """On the edge of the map or next to water."""
        self.rough_coast = self.coast & (self.of[Terrain.DESERT] | self.of[Terrain.MOUNTAINS])
        self.at_most = tuple(
            to_bits(c for c in bits(self.land) if TERRAIN_DIFFICULTY[self.terrain[c]] <= limit)
            for limit in range(8)
        )
        """Land up to a difficulty."""

    def _printed(self, features: list[str], content: Box) -> None:
        where: dict[str, int] = {feature: cell for cell, feature in enumerate(features) if feature}
        self.resource = tuple(RESOURCES.index(f) if f in RESOURCES else NONE for f in features)
        self.deposits = tuple(cell for cell, kind in enumerate(self.resource) if kind != NONE)
        self.capitals = tuple(cell for cell, f in enumerate(features) if f == "capital")
        self.spawn = tuple(where.get(letter, NONE) for letter in LETTERS)
        tables = content.tables
        self.natural_wonders = tuple(where.get(x.key, NONE) for x in tables.natural_wonders)
        """For each its space; NONE if it is not on the map."""
        self.city_states = tuple(where.get(x.key, NONE) for x in tables.city_states)
        self.natural_at = {
            where[x.key]: content.number[x.key] for x in tables.natural_wonders if x.key in where
        }
        """By space, the number of the natural wonder that is printed there."""
        self.city_state_at = {
            where[x.key]: content.number[x.key] for x in tables.city_states if x.key in where
        }
        self.space_of = {
            number: cell for cell, number in (*self.natural_at.items(), *self.city_state_at.items())
        }
        """By number, the space of a natural wonder or city-state that is on the map."""
        self._landmarks = [
            (kind, row.key, where[row.key])
            for kind, rows in (("city", tables.city_states), ("natural", tables.natural_wonders))
            for row in rows
            if row.key in where
        ]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each space is called: a letter for its column from the west, a number for its row from the north.

        Every other row lies half a space further east; its spaces have the letter of those to the west of them.
        """
        half = [2 * q + r for q, r in self.grid.cells]
        west, north = (
            min(half, default=0),
            min([r for _, r in self.grid.cells], default=0),
        )  # none before it is built
        return tuple(
            [
                f"{letters((x - west) // 2)}{r - north + 1}"
                for x, (_, r) in zip(half, self.grid.cells, strict=True)
            ]
        )

    @cached_property
    def words(self) -> tuple[dict[str, int | str], ...]:
        """For each space, as arguments of a message: its name, and the city-state or natural wonder printed there."""
        landmarks = {cell: {"by": kind, f"by_{kind}": key} for kind, key, cell in self._landmarks}
        return tuple(
            [{"at": name, **landmarks.get(c, {"by": "nothing"})} for c, name in enumerate(self.names)]
        )

    @cached_property
    def seen(self) -> WorldMap:
        """The map as everybody sees it; the same for the whole match."""
        return WorldMap(
            cells=[(q, r, terrain) for (q, r), terrain in zip(self.grid.cells, self.terrain, strict=True)],
            tiles=[(laid.tile, laid.side, laid.q, laid.r, laid.rotation) for laid in self.tiles],
            resources=[(cell, self.resource[cell]) for cell in self.deposits],
            capitals=list(self.capitals),
            spawn=list(self.spawn),
            natural_wonders=list(self.natural_wonders),
            city_states=list(self.city_states),
            names=list(self.names),
        )


BOARDS: Final = 128
"""So many maps are kept."""


def new_board(content: Box, layout: str) -> Board:
    """The map of a layout, which is kept for whoever asks next."""
    if len(content.boards) >= BOARDS:
        content.boards.clear()
    board = content.boards[layout] = Board(content, layout)
    return board
