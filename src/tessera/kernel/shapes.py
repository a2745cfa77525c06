"""Shapes on boards of squares and hexagons: tiles and buildings that are turned, turned over and laid down.

Every way to lay a shape on a board is worked out once and is a bit set of cells; what fits now is then one comparison
for each.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tessera.kernel.geometry import Coordinate, Grid, rotated

QUARTERS = 4
"""So many turns make a circle on a board of squares."""
SIXTHS = 6
"""And so many on a board of hexagons."""


class Shape(NamedTuple):
    """Cells that hang together, as coordinates of the board they are laid on."""

    cells: tuple[Coordinate, ...]
    turns: int
    """`QUARTERS` or `SIXTHS`."""
    two_sided: bool = False
    """Whether it may be turned over."""


def drawn(*rows: str) -> Shape:
    """A shape of squares as a picture: ``drawn("xx", "x.")``."""
    cells = tuple([(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "x"])
    return Shape(cells, QUARTERS)


class Placement(NamedTuple):
    """One way to lay a shape down."""

    at: int
    """The lowest of the cells it covers."""
    turn: int
    side: int
    cells: int
    """All cells of the board it covers, as a bit set."""
    outside: int
    """How many of its cells hang over the edge."""


def laid(shape: Shape, turn: int = 0, side: int = 0) -> tuple[Coordinate, ...]:
    """The cells of a shape that was turned over, if `side` is 1, and then turned clockwise."""
    return tuple([_turned(cell, turn, side, shape.turns) for cell in shape.cells])


def _turned(cell: Coordinate, turn: int, side: int, turns: int) -> Coordinate:
    x, y = cell
    if turns == SIXTHS:
        return rotated((y, x) if side else cell, turn)
    if side:
        x = -x
    for _ in range(turn % QUARTERS):
        x, y = -y, x
    return x, y


@lru_cache(maxsize=1024)
def placements(grid: Grid, shape: Shape, *, overhang: bool = False) -> tuple[Placement, ...]:
    """All distinct ways to lay a shape on a board; with `overhang` only one of its cells must lie inside.

    Ways that cover the same cells, and hang over as much, are one: the one with the least turn.
    """
    found: dict[tuple[int, int], Placement] = {}
    for side in range(1 + shape.two_sided):
        for turn in range(shape.turns):
            cells = laid(shape, turn, side)
            for placement in _everywhere(grid, cells, turn, side, overhang):
                found.setdefault((placement.cells, placement.outside), placement)
    return tuple(sorted(found.values()))


def _everywhere(
    grid: Grid, cells: tuple[Coordinate, ...], turn: int, side: int, overhang: bool
) -> list[Placement]:
    """A turned shape, moved to every place where it touches the board."""
    shifts = {(ax - x, ay - y) for ax, ay in grid.cells for x, y in (cells if overhang else cells[:1])}
    found = []
    for dx, dy in sorted(shifts):
        inside = [grid.index[moved] for x, y in cells if (moved := (x + dx, y + dy)) in grid.index]
        outside = len(cells) - len(inside)
        if inside and (overhang or not outside):
            found.append(Placement(min(inside), turn, side, sum([1 << cell for cell in inside]), outside))
    return found


def fitting(grid: Grid, shape: Shape, free: int, *, overhang: bool = False) -> list[Placement]:
    """The ways to lay a shape on free cells only."""
    taken = ~free
    return [way for way in placements(grid, shape, overhang=overhang) if not way.cells & taken]
