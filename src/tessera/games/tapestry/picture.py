"""What a board shows beside the pieces: all that follows from what a seat sees, so that no client needs a rule."""

from __future__ import annotations

from msgspec import Struct

from tessera.games.tapestry.building import (
    PlaceBuilding,
    capital_points,
    filled,
    is_linked,
    landmark_fits,
    open_plots,
)
from tessera.games.tapestry.exploring import Explore, aligned_sides
from tessera.games.tapestry.geography import City
from tessera.games.tapestry.income import income_gains, income_points
from tessera.games.tapestry.world import (
    BLOCK,
    PERSON,
    Player,
    Tapestry,
    city_of,
    corners_at,
    halves,
    own_buildings,
    plots,
    position,
    tapestry_cards,
    tech_cards,
    tiles_in_supply,
    tracks_in_play,
)
from tessera.kernel import NONE
from tessera.kernel.geometry import bits
from tessera.kernel.option import Answer
from tessera.kernel.shapes import Placement, drawn, laid


class DistrictSummary(Struct, frozen=True):
    """A district of a capital mat."""

    plots: list[int]
    missing: int
    """Plots that are not filled."""
    done: bool
    gain: list[str]


class CitySummary(Struct, frozen=True):
    """A capital mat with what stands on it."""

    width: int
    height: int
    rows: list[int]
    """How many plots each row lacks; 0: it is complete."""
    columns: list[int]
    districts: list[DistrictSummary]
    filled: int
    """Plots that count as filled, of all."""
    points: int
    """What the city scores each time it is scored."""


class Summary(Struct, frozen=True):
    """What a player's things come to; everybody can count it."""

    positions: list[int]
    """The best token on each track in play."""
    buildings: list[int]
    """Income buildings that have left the mat, by type."""
    territories: list[int]
    """Hexes under control."""
    techs: int
    tapestries: int
    tiles: int
    city: CitySummary | None
    """None for bots, and before a capital was chosen."""
    income_vp: int
    """What the mat would bring if an income turn came now."""
    income: dict[str, int]


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


class Placing(Struct, frozen=True):
    """A building or a landmark is being placed by the seat that looks."""

    piece: int
    """A type of income building, or a landmark."""
    open: list[int]
    """Plots that can be built on."""
    ways: list[Way]


class Picture(Struct, frozen=True):
    """Added to the view of a seat."""

    large: bool
    """Which side of the map is used."""
    tracks: int
    """So many are in play."""
    summaries: list[Summary]
    placing: Placing | None


class Alignment(Struct, frozen=True):
    """What laying a tile would bring."""

    sides: list[int]
    """Sides that are aligned, clockwise from the north."""
    vp: int


def picture(s: Tapestry, seat: int) -> Picture:
    """What follows from what a seat sees."""
    return Picture(
        large=s.board is s.content.large,
        tracks=len(tracks_in_play(s)),
        summaries=[summary(s, p) for p in s.players],
        placing=placing(s, seat),
    )


def summary(s: Tapestry, p: Player) -> Summary:
    has_mat = p.kind == PERSON and p.capital != NONE
    return Summary(
        positions=[position(p, track) for track in tracks_in_play(s)],
        buildings=[own_buildings(p, kind) for kind in range(4)],
        territories=list(bits(p.held)),
        techs=tech_cards(s, p),
        tapestries=tapestry_cards(s, p),
        tiles=tiles_in_supply(s, p),
        city=city_summary(s, p) if has_mat else None,
        income_vp=income_points(s, p) if has_mat else 0,
        income=income_gains(s, p) if has_mat else {},
    )


def city_summary(s: Tapestry, p: Player) -> CitySummary:
    city, full = city_of(s, p), filled(s, p)
    lacking = [(line & ~full).bit_count() for line in city.lines]
    return CitySummary(
        width=city.width,
        height=city.rows,
        rows=lacking[: city.rows],
        columns=lacking[city.rows :],
        districts=[
            DistrictSummary(
                list(bits(district.cells)),
                (district.cells & ~full).bit_count(),
                bool(p.rewarded >> number & 1),
                list(district.gain),
            )
            for number, district in enumerate(city.districts)
        ],
        filled=full.bit_count(),
        points=capital_points(s, p),
    )


# --- placing ----------------------------------------------------------------------------------------------------


def placing(s: Tapestry, seat: int) -> Placing | None:
    """Every way to place what the seat is asked to place, worked out on a copy."""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, PlaceBuilding) or top.seat != seat:
        return None
    p = s.players[seat]
    city, free = city_of(s, p), open_plots(s, p)
    if top.kind <= BLOCK:
        ways = [(NONE, Placement(cell, 0, 0, 1 << cell, 0)) for cell in bits(free)]
    else:
        every = city.ways[top.kind]
        ways = [(number, every[number]) for number in landmark_fits(s, p, top.kind)]
    copy = s.clone()
    shape = s.content.row[top.kind].footprint if top.kind > BLOCK else ("x",)
    return Placing(top.kind, list(bits(free)), [_way(copy, seat, city, shape, lay, way) for lay, way in ways])


def _way(s: Tapestry, seat: int, city: City, footprint: tuple[str, ...], lay: int, way: Placement) -> Way:
    p = s.players[seat]
    before, built = filled(s, p), p.built
    p.built = halves(plots(built) | way.cells)
    full, points = filled(s, p), capital_points(s, p)
    covered = plots(p.built)
    p.built = built
    new = [number for number, line in enumerate(city.lines) if line & ~before and not line & ~full]
    linked = s.content.row[p.capital].linked
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
    said = {str(part[0]): part for part in parts}
    if not {"tile", "at", "turn"} <= said.keys():
        return None
    cell, turn = int(said["at"][1]), int(said["turn"][1])
    corners = s.content.corners[s.content.number[str(said["tile"][1])]][turn]
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
