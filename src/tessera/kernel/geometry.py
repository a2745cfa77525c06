"""Geometry: boards of hexagons and squares with numbered cells.

A board is fixed when a game is loaded: cells become numbers 0, 1, 2, ..., neighbours become tables, and sets of
cells become whole numbers used as bit sets. Rules then ask for rings, distances and reachable cells without
making objects.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TypeAlias

Coordinate: TypeAlias = tuple[int, int]

HEX_DIRECTIONS: tuple[Coordinate, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Axial (q, r), counter-clockwise from the east."""

SQUARE_DIRECTIONS: tuple[Coordinate, ...] = ((1, 0), (0, -1), (-1, 0), (0, 1))
DIAGONALS: tuple[Coordinate, ...] = ((1, -1), (-1, -1), (-1, 1), (1, 1))

OFF_BOARD = -1

REMEMBERED = 1 << 13
"""So many answers a board remembers: the sets asked about in positions that follow each other are mostly the same."""


class Grid:
    """Numbered cells and who is next to whom."""

    def __init__(self, cells: Iterable[Coordinate], directions: Sequence[Coordinate]) -> None:
        self.cells: tuple[Coordinate, ...] = tuple(dict.fromkeys(cells))
        self.index: dict[Coordinate, int] = {cell: i for i, cell in enumerate(self.cells)}
        self.towards: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.index.get((x + dx, y + dy), OFF_BOARD) for dx, dy in directions) for x, y in self.cells
        )
        """For each cell its neighbour in each direction, or OFF_BOARD."""
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(cell for cell in row if cell != OFF_BOARD) for row in self.towards
        )
        self.near: tuple[int, ...] = tuple(to_bits(row) for row in self.neighbours)
        """For each cell the bit set of its neighbours."""
        self.everywhere: int = (1 << len(self.cells)) - 1
        self._next_to: dict[int, int] = {}

    def __len__(self) -> int:
        return len(self.cells)

    @cached_property
    def distances(self) -> tuple[tuple[int, ...], ...]:
        """From each cell to each; worked out when first asked for, because boards laid by players are many."""
        return tuple(tuple(self._distances_from(cell)) for cell in range(len(self.cells)))

    def _distances_from(self, start: int) -> list[int]:
        found = [OFF_BOARD] * len(self.cells)
        for far, ring in enumerate(self.waves(1 << start)):
            for cell in bits(ring):
                found[cell] = far
        return found

    def next_to(self, cells: int) -> int:
        """The bit set of all cells next to some of these, those themselves only if they touch each other."""
        known = self._next_to.get(cells)
        if known is not None:
            return known
        reached = 0
        near = self.near
        left = cells
        while left:
            low = left & -left
            reached |= near[low.bit_length() - 1]
            left ^= low
        if len(self._next_to) >= REMEMBERED:
            self._next_to.clear()
        self._next_to[cells] = reached
        return reached

    def waves(self, start: int, blocked: int = 0) -> Iterator[int]:
        """Bit sets of the cells at 0, 1, 2, ... steps from a set of cells, never entering blocked ones."""
        free = self.everywhere & ~blocked
        wave = start
        seen = start
        while wave:
            yield wave
            wave = self.next_to(wave) & free & ~seen
            seen |= wave

    def within(self, start: int, steps: int, blocked: int = 0) -> int:
        """The bit set of cells that can be reached in at most so many steps, the start included."""
        free = self.everywhere & ~blocked
        wave = seen = start
        while steps > 0 and wave:
            wave = self.next_to(wave) & free & ~seen
            seen |= wave
            steps -= 1
        return seen

    def ring(self, cell: int, distance: int) -> tuple[int, ...]:
        """The cells at exactly this distance."""
        return tuple(other for other, far in enumerate(self.distances[cell]) if far == distance)

    def distance(self, a: int, b: int) -> int:
        """Steps from one cell to another over the board; OFF_BOARD if there is no way."""
        return self.distances[a][b]


def hex_grid(cells: Iterable[Coordinate]) -> Grid:
    """A board of hexagons, given in axial coordinates."""
    return Grid(cells, HEX_DIRECTIONS)


def hexagon(radius: int) -> list[Coordinate]:
    """The axial coordinates of a hexagonal board around (0, 0)."""
    return [
        (q, r)
        for q in range(-radius, radius + 1)
        for r in range(max(-radius, -q - radius), min(radius, radius - q) + 1)
    ]


def square_grid(width: int, height: int, *, diagonals: bool = False) -> Grid:
    """A board of squares, cell numbers row by row; neighbours share an edge, or also a corner."""
    directions = SQUARE_DIRECTIONS + DIAGONALS if diagonals else SQUARE_DIRECTIONS
    return Grid(((x, y) for y in range(height) for x in range(width)), directions)


def rotated(cell: Coordinate, turns: int) -> Coordinate:
    """An axial coordinate turned about (0, 0) by sixths of a circle, clockwise on a screen."""
    q, r = cell
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def bits(cells: int) -> Iterator[int]:
    """The cell numbers in a bit set, in ascending order."""
    while cells:
        low = cells & -cells
        yield low.bit_length() - 1
        cells ^= low


def to_bits(cells: Iterable[int]) -> int:
    """The bit set of some cell numbers."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found
