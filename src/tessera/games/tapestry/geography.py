"""Places worked out once, when content is loaded: the two maps, and every capital mat with all ways to build on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from tessera.games.tapestry.content import TERRAINS, Capital, District, Hex, Words
from tessera.kernel import NONE
from tessera.kernel.geometry import SQUARE_DIRECTIONS, Grid, bits, to_bits
from tessera.kernel.shapes import Placement, drawn, placements

AROUND: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""North, then clockwise: side i of a hex faces its neighbour in direction i."""


class Board:
    """A side of the map (TP-2.01)."""

    __slots__ = ("corners", "grid", "lands", "middle", "names", "near", "printed", "starts")

    def __init__(self, hexes: tuple[Hex, ...]) -> None:
        self.grid = Grid([(cell.q, cell.r) for cell in hexes], AROUND)
        self.near = self.grid.near
        self.names = hex_names(hexes)
        self.corners = tuple([tuple([TERRAINS.index(corner) for corner in cell.corners]) for cell in hexes])
        self.lands = tuple([cell.lands for cell in hexes])
        self.printed = to_bits([number for number, cell in enumerate(hexes) if cell.corners])
        self.starts = {cell.start: number for number, cell in enumerate(hexes) if cell.start}
        self.middle = next((number for number, cell in enumerate(hexes) if cell.middle), NONE)


def hex_names(hexes: tuple[Hex, ...]) -> tuple[str, ...]:
    """How people call the hexes: C4 is the fourth from the top of the third column."""
    left, top = min([cell.q for cell in hexes]), dict[int, int]()
    for cell in hexes:
        top[cell.q] = min(top.get(cell.q, cell.r), cell.r)
    return tuple([f"{chr(ord('A') + cell.q - left)}{cell.r - top[cell.q] + 1}" for cell in hexes])


def make_board(hexes: tuple[Hex, ...]) -> Board:
    return Board(hexes)


class Part(NamedTuple):
    """A district: its plots and its reward."""

    cells: int
    gain: Words


class City:
    """A capital mat: its plots as bits, its lines and districts, and every way to place a landmark."""

    __slots__ = (
        "centre", "districts", "goblins", "grid", "impassable", "lilies", "lines", "open", "rows", "ways", "width",
        "wisps",
    )  # fmt: skip

    def __init__(self, mat: Capital, shapes: dict[int, tuple[str, ...]]) -> None:
        height, self.width = len(mat.grid), len(mat.grid[0])
        self.grid = Grid([(x, y) for y in range(height) for x in range(self.width)], SQUARE_DIRECTIONS)
        marks = "".join(mat.grid)
        self.lilies = to_bits([cell for cell, mark in enumerate(marks) if mark == "L"])
        self.wisps = to_bits([cell for cell, mark in enumerate(marks) if mark == "W"])
        self.impassable = to_bits([cell for cell, mark in enumerate(marks) if mark in "#W"])
        self.open = self.grid.everywhere & ~self.impassable
        self.goblins = to_bits([cell for cell, mark in enumerate(marks) if mark == "G"])
        self.centre = to_bits([cell for cell, mark in enumerate(marks) if mark == "C"])
        rows = [to_bits(range(y * self.width, (y + 1) * self.width)) for y in range(height)]
        columns = [to_bits(range(x, height * self.width, self.width)) for x in range(self.width)]
        self.rows = height
        self.lines = (*rows, *columns)
        """Rows, then columns."""
        self.districts = tuple(self._districts(mat, height))
        self.ways: dict[int, tuple[Placement, ...]] = {
            landmark: placements(self.grid, drawn(*footprint), overhang=mat.overhang)
            for landmark, footprint in shapes.items()
        }
        """All ways to lay each landmark, those that hang over included where the mat allows it (TP-9.05)."""

    def _districts(self, mat: Capital, height: int) -> list[Part]:
        if mat.districts:
            return [self._part(district) for district in mat.districts]
        down, across = mat.blocks
        found = []
        for y in range(0, height, down):
            for x in range(0, self.width, across):
                cells = [(y + dy) * self.width + x + dx for dy in range(down) for dx in range(across)]
                found.append(Part(to_bits(cells), ("any_resource",)))
        return found

    def _part(self, district: District) -> Part:
        return Part(to_bits([y * self.width + x for y, x in district.plots]), district.gain)

    def complete_lines(self, filled: int) -> tuple[int, int]:
        """Complete rows and complete columns (TP-9.10)."""
        return _complete_lines(self.lines, self.rows, filled)

    def next_to(self, cells: int) -> int:
        """Plots orthogonally next to some."""
        return self.grid.next_to(cells)

    def nearness(self, filled: int, rewarded: int) -> tuple[float, float]:
        """How near lines and districts that are not complete are to being so: 1 for each that nearly is."""
        districts = [x.cells for number, x in enumerate(self.districts) if not rewarded >> number & 1]
        return _nearness(self.lines, filled), _nearness(districts, filled)

    def joined(self, start: int, through: int) -> int:
        """All plots of a set that hang together with some of it."""
        reached = start & through
        while True:
            grown = reached | self.grid.next_to(reached) & through
            if grown == reached:
                return reached
            reached = grown

    def groups(self, cells: int) -> list[int]:
        """The connected parts of a set of plots."""
        found = []
        while cells:
            group = self.joined(cells & -cells, cells)
            found.append(group)
            cells &= ~group
        return found

    def cells(self, of: int) -> list[int]:
        return list(bits(of))

    def name(self, plot: int) -> str:
        """How people call a plot: c4 is the third of the fourth row."""
        return f"{chr(ord('a') + plot % self.width)}{plot // self.width + 1}"

    def range_of(self, cells: int) -> str:
        """From the first to the last row and column that some plots lie in: d6-g9."""
        columns = [plot % self.width for plot in bits(cells)]
        rows = [plot // self.width for plot in bits(cells)]
        first, last = min(rows) * self.width + min(columns), max(rows) * self.width + max(columns)
        return self.name(first) if first == last else f"{self.name(first)}–{self.name(last)}"


@lru_cache(maxsize=1 << 14)
def _complete_lines(lines: tuple[int, ...], rows: int, filled: int) -> tuple[int, int]:
    complete = [not line & ~filled for line in lines]
    return sum(complete[:rows]), sum(complete[rows:])


@cache
def _share(covered: int, size: int) -> float:
    """Half of a line is worth far less than half of what the whole is."""
    return float((covered / size) ** 2.6)


def _nearness(parts: Sequence[int], filled: int) -> float:
    near = 0.0
    for cells in parts:
        left = (cells & ~filled).bit_count()
        if left:
            size = cells.bit_count()
            near += _share(size - left, size)
    return near


def make_city(mat: Capital, shapes: dict[int, tuple[str, ...]]) -> City:
    return City(mat, shapes)
