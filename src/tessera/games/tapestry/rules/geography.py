"""Places worked out once, when content is loaded: the two maps, and every capital mat with all ways to build on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from tessera.games.tapestry.rules.vocabulary import Words
from tessera.kernel.geometry import SQUARE_DIRECTIONS, Grid, bits, to_bits
from tessera.kernel.shapes import Placement, drawn, placements

AROUND: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""North, then clockwise: side i of a hex faces its neighbour in direction i."""


class Board:
    """A side of the map (TP-2.01)."""

    __slots__ = ("corners", "grid", "lands", "middle", "names", "near", "printed", "starts")

    def __init__(
        self,
        cells: Sequence[tuple[int, int]],
        *,
        corners: tuple[tuple[int, ...], ...],
        lands: tuple[tuple[str, ...], ...],
        starts: dict[str, int],
        middle: int,
    ) -> None:
        self.grid = Grid(cells, AROUND)
        self.near = self.grid.near
        self.names = hex_names(cells)
        self.corners = corners
        """The terrain at the corners of each hex; none where it is unexplored."""
        self.lands = lands
        self.printed = to_bits([number for number, terrains in enumerate(corners) if terrains])
        self.starts = starts
        """Starting territories, by their labels."""
        self.middle = middle


def hex_names(cells: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    """How people call the hexes: C4 is the fourth from the top of the third column."""
    left, top = min([q for q, _ in cells]), dict[int, int]()
    for q, r in cells:
        top[q] = min(top.get(q, r), r)
    return tuple([f"{chr(ord('A') + q - left)}{r - top[q] + 1}" for q, r in cells])


class Quarter(NamedTuple):
    """A district of a city: its plots as bits, and its reward."""

    cells: int
    gain: Words


Plots = tuple[tuple[int, int], ...]
"""Plots of a mat, by row and column."""


def blocks(drawing: Sequence[str], down: int, across: int) -> list[Plots]:
    """A mat cut into blocks of some rows and columns."""
    return [
        tuple([(y + dy, x + dx) for dy in range(down) for dx in range(across)])
        for y in range(0, len(drawing), down)
        for x in range(0, len(drawing[0]), across)
    ]


@cache
def squares(height: int, width: int) -> Grid:
    """The squares of a mat, row by row."""
    return Grid([(x, y) for y in range(height) for x in range(width)], SQUARE_DIRECTIONS)


@cache
def ways_to_lay(footprint: tuple[str, ...], height: int, width: int, overhang: bool) -> tuple[Placement, ...]:
    """Every way to lay a landmark on mats of one size: what is drawn on them makes no difference."""
    return placements(squares(height, width), drawn(*footprint), overhang=overhang)


class City:
    """A capital mat: its plots as bits, its lines and districts, and every way to place a landmark."""

    __slots__ = (
        "centre", "districts", "goblins", "grid", "impassable", "lilies", "lines", "open", "rows", "ways", "width",
        "wisps",
    )  # fmt: skip

    def __init__(
        self,
        drawing: Sequence[str],
        districts: Sequence[tuple[Plots, Words]],
        shapes: dict[int, tuple[str, ...]],
        *,
        overhang: bool,
    ) -> None:
        height, self.width = len(drawing), len(drawing[0])
        self.grid = squares(height, self.width)
        marks = "".join(drawing)
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
        self.districts = tuple([Quarter(self._bits(plots), gain) for plots, gain in districts])
        self.ways: dict[int, tuple[Placement, ...]] = {
            landmark: ways_to_lay(footprint, height, self.width, overhang)
            for landmark, footprint in shapes.items()
        }
        """All ways to lay each landmark, those that hang over included where the mat allows it (TP-9.05)."""

    def _bits(self, plots: Plots) -> int:
        return to_bits([y * self.width + x for y, x in plots])

    def complete_lines(self, filled: int) -> tuple[int, int]:
        """Complete rows and complete columns (TP-9.10)."""
        return _complete_lines(self.lines, self.rows, filled)

    def next_to(self, cells: int) -> int:
        """Plots orthogonally next to some."""
        return self.grid.next_to(cells)

    def nearness(self, filled: int, rewarded: int) -> tuple[float, float]:
        """How near lines and districts that are not complete are to being so: 1 for each that nearly is."""
        districts = tuple([x.cells for number, x in enumerate(self.districts) if not rewarded >> number & 1])
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
        """The plots of a set, in order."""
        return list(_cells(of))

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


@lru_cache(maxsize=1 << 12)
def _cells(of: int) -> tuple[int, ...]:
    """Most sets are asked for again in every picture of a city: the mat's, its districts', those of buildings."""
    return tuple(bits(of))


@cache
def _share(covered: int, size: int) -> float:
    """Half of a line is worth far less than half of what the whole is."""
    return float((covered / size) ** 2.6)


@lru_cache(maxsize=1 << 12)
def _nearness(parts: tuple[int, ...], filled: int) -> float:
    near = 0.0
    for cells in parts:
        left = (cells & ~filled).bit_count()
        if left:
            size = cells.bit_count()
            near += _share(size - left, size)
    return near
