"""What is about to be built or explored: every way, and what it would bring, so that no client needs a rule."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tessera.games.tapestry.rules.building import (
    PlaceBuilding,
    capital_points,
    filled,
    is_linked,
    landmark_fits,
    open_plots,
)
from tessera.games.tapestry.rules.exploring import Explore, aligned_sides
from tessera.games.tapestry.rules.geography import City
from tessera.games.tapestry.rules.land import corners_at
from tessera.games.tapestry.state import Tapestry, city_of, halves, is_landmark, plots
from tessera.kernel import NONE
from tessera.kernel.content import key_of
from tessera.kernel.geometry import bits
from tessera.kernel.option import Answer
from tessera.kernel.shapes import QUARTERS, Placement, drawn, laid


class Way(Struct, frozen=True):
    """One way to place what is being placed, and what that would complete."""

    at: int
    """The plot that names it."""
    lay: int
    """How it lies; NONE for an income building."""
    turn: int
    plots: list[int]
    outside: list[tuple[int, int]]
    """Columns and rows beyond the mat that it hangs over."""
    rows: list[int]
    columns: list[int]
    districts: list[int]
    points: int
    """What the city would score then."""
    merit: int
    """How much nearer other lines and districts come to being complete: for listing the best ways first."""


class Placing(Struct, frozen=True):
    """A building or a landmark is being placed by the seat that looks."""

    piece: int
    """A type of income building, or a landmark."""
    open: list[int]
    """Plots that can be built on."""
    shapes: list[list[tuple[int, int]]]
    """Its cells for each of the four turns, columns and rows from its top left corner on."""
    ways: list[Way]


class Alignment(Struct, frozen=True):
    """What laying a tile would bring."""

    sides: list[int]
    """Sides that are aligned, clockwise from the north."""
    vp: int


# --- placing ----------------------------------------------------------------------------------------------------


def placing(s: Tapestry, seat: int) -> Placing | None:
    """Every way to place what the seat is asked to place, worked out on a copy."""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, PlaceBuilding) or top.seat != seat:
        return None
    p = s.players[seat]
    city, free = city_of(s, p), open_plots(s, p)
    if not is_landmark(top.kind):
        ways = [(NONE, Placement(cell, 0, 0, 1 << cell, 0)) for cell in bits(free)]
    else:
        every = city.ways[top.kind]
        ways = [(number, every[number]) for number in landmark_fits(s, p, top.kind)]
    copy = s.clone()
    shape = s.content.landmark[top.kind].footprint if is_landmark(top.kind) else ("x",)
    return Placing(
        top.kind,
        list(bits(free)),
        [_from_corner(laid(drawn(*shape), turn)) for turn in range(QUARTERS)],
        [_way(copy, seat, city, shape, lay, way) for lay, way in ways],
    )


def _from_corner(cells: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return [(x - left, y - top) for x, y in cells]


def _way(s: Tapestry, seat: int, city: City, footprint: tuple[str, ...], lay: int, way: Placement) -> Way:
    p = s.players[seat]
    before, built = filled(s, p), p.built
    p.built = halves(plots(built) | way.cells)
    full, points = filled(s, p), capital_points(s, p)
    covered = plots(p.built)
    p.built = built
    new = [number for number, line in enumerate(city.lines) if line & ~before and not line & ~full]
    near = sum(city.nearness(full, p.rewarded)) - sum(city.nearness(before, p.rewarded))
    linked = s.content.capital[p.capital].linked
    done = [
        number
        for number, district in enumerate(city.districts)
        if not p.rewarded >> number & 1
        and (is_linked(city, district.cells, covered) if linked else not district.cells & ~full)
    ]
    return Way(
        at=way.at,
        lay=lay,
        turn=way.turn,
        plots=list(bits(way.cells)),
        outside=_outside(city, footprint, way) if way.outside else [],
        rows=[number for number in new if number < city.rows],
        columns=[number - city.rows for number in new if number >= city.rows],
        districts=done,
        points=points,
        merit=round(100 * near),
    )


def _outside(city: City, footprint: tuple[str, ...], way: Placement) -> list[tuple[int, int]]:
    """Where a landmark hangs over: its plots beyond the mat."""
    cells = laid(drawn(*footprint), way.turn, way.side)
    inside = {city.grid.cells[cell] for cell in bits(way.cells)}
    ax, ay = city.grid.cells[way.at]
    for x, y in cells:
        moved = [(ax - x + cx, ay - y + cy) for cx, cy in cells]
        if {cell for cell in moved if cell in city.grid.index} == inside:
            return sorted(set(moved) - inside)
    return []


# --- exploring --------------------------------------------------------------------------------------------------


def alignment(s: Tapestry, seat: int, parts: Answer) -> Alignment | None:
    """What the parts ``tile x / at 3 / turn 2`` would bring (TP-7.03)."""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, Explore) or top.seat != seat:
        return None
    said = {str(part[0]): part[1] for part in (*top.chosen, *parts) if len(part) > 1}
    tiles = s.players[seat].tiles
    if "tile" not in said and len(tiles) == 1:
        said["tile"] = key_of(s, tiles[0])  # what leaves no choice need not be said
    if "tile" not in said or "at" not in said:
        return None
    cell = int(said["at"])
    corners = s.content.corners[s.content.number[str(said["tile"])]][int(said.get("turn", 0))]
    sides = [
        side for side, other in enumerate(s.board.grid.towards[cell]) if _touches(s, side, other, corners)
    ]
    return Alignment(sides, aligned_sides(s, cell, corners))


def _touches(s: Tapestry, side: int, other: int, corners: tuple[int, ...]) -> bool:
    """Whether a side shows at one of its corners the terrain beyond it (TP-7.03)."""
    if other < 0 or not s.known >> other & 1:
        return False
    beyond = corners_at(s, other)
    return corners[side] == beyond[(side + 4) % 6] or corners[(side + 1) % 6] == beyond[(side + 3) % 6]
