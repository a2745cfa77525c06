"""What a board shows beside cards and numbers: all that follows from what a seat sees."""

from __future__ import annotations

from msgspec import Struct

from tessera.games.tapestry.building import capital_points, complete_lines, filled
from tessera.games.tapestry.content import BUILDINGS, RESOURCES, TERRAINS, TRACKS
from tessera.games.tapestry.income import income_gains, income_points
from tessera.games.tapestry.land import corners_at
from tessera.games.tapestry.previews import Placing, placing
from tessera.games.tapestry.world import (
    BLOCK,
    INCOME,
    PERSON,
    TOKEN,
    Player,
    Tapestry,
    available_landmarks,
    city_of,
    controlled,
    is_available,
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


class Piece(Struct, frozen=True):
    """Something on a hex: whose it is, what it is, and whether it stands."""

    seat: int
    what: str
    upright: bool


class HexPicture(Struct, frozen=True):
    """A place of the map."""

    name: str
    """Its column and row."""
    q: int
    r: int
    tile: int
    """The territory tile, NONE where there is none."""
    corners: list[str]
    """The terrain at its corners, clockwise from the top left; none where it is unexplored."""
    pieces: list[Piece]
    controlled_by: list[int]
    start: str
    middle: bool


class Building(Struct, frozen=True):
    """What stands in a city, and on which plots."""

    what: str
    plots: list[int]
    outside: int


class CityPicture(Struct, frozen=True):
    """A capital city: its size, what stands where, and what is complete."""

    width: int
    height: int
    impassable: list[int]
    lilies: list[int]
    buildings: list[Building]
    filled: list[int]
    rows: int
    """Complete ones."""
    columns: int
    points: int
    """What scoring the capital would bring."""
    districts: list[list[int]]
    completed: list[int]
    missing_in_rows: list[int]
    """How many plots each row lacks."""
    missing_in_columns: list[int]


class Summary(Struct, frozen=True):
    """What a player comes to; everybody can count it."""

    seat: int
    era: int
    positions: list[int]
    buildings: list[int]
    """Own ones of each type, wherever they are."""
    controlled: int
    tech_cards: int
    tapestry_cards: int
    tiles: int
    income_vp: int
    """What the next income turn would score."""
    income: dict[str, int]
    """What the next income turn would give."""
    city: CityPicture | None


class TrackPicture(Struct, frozen=True):
    """A track and the landmarks of its tiers II to IV, NONE where one is gone."""

    track: str
    landmarks: list[int]


class Picture(Struct, frozen=True):
    phase: str
    hexes: list[HexPicture]
    tracks: list[TrackPicture]
    available: list[int]
    """Landmarks that nobody has."""
    summaries: list[Summary]
    placing: Placing | None
    """What the seat that looks is asked to place."""


def phase(s: Tapestry) -> str:
    """Where the match stands."""
    if s.outcome is not None:
        return "over"
    if not s.started:
        return "setup"
    return "income" if s.turn.kind == INCOME else "turn"


def picture(s: Tapestry, seat: int) -> Picture:
    return Picture(
        phase(s),
        [hex_picture(s, cell) for cell in range(len(s.laid))],
        [track_picture(s, track) for track in tracks_in_play(s)],
        available_landmarks(s),
        [summary(s, p) for p in s.players],
        placing(s, seat),
    )


def track_picture(s: Tapestry, track: int) -> TrackPicture:
    landmarks = s.content.track_landmarks[track][2:]
    return TrackPicture(TRACKS[track], [x if is_available(s, x) else NONE for x in landmarks])


def hex_picture(s: Tapestry, cell: int) -> HexPicture:
    board = s.board
    q, r = board.grid.cells[cell]
    start = next((label for label, at in board.starts.items() if at == cell), "")
    explored = bool(s.known >> cell & 1)
    return HexPicture(
        board.names[cell],
        q,
        r,
        max(s.laid[cell], NONE),
        [TERRAINS[terrain] for terrain in corners_at(s, cell)] if explored else [],
        [piece for p in s.players for piece in pieces_of(s, p, cell)],
        [p.seat for p in s.players if p.held >> cell & 1],
        start,
        cell == board.middle,
    )


def pieces_of(s: Tapestry, p: Player, cell: int) -> list[Piece]:
    found = [Piece(p.seat, "outpost", True)] * p.upright.count(cell)
    found += [Piece(p.seat, "outpost", False) for at, _ in p.fallen if at == cell]
    found += [Piece(p.seat, piece_name(s, what), True) for at, what in p.settled if at == cell]
    found += [Piece(p.seat, piece_name(s, what), False) for at, what, _ in p.ruins if at == cell]
    return found + [Piece(p.seat, "token", True)] * p.markers.count(cell)


def piece_name(s: Tapestry, kind: int) -> str:
    """A type of income building, a token, or a landmark."""
    if kind < TOKEN:
        return BUILDINGS[kind]
    return "token" if kind in (TOKEN, BLOCK) else s.content.rows[kind].key


def summary(s: Tapestry, p: Player) -> Summary:
    city = city_picture(s, p) if p.capital != NONE else None
    mat = p.kind == PERSON and p.capital != NONE
    return Summary(
        p.seat,
        min(max(p.income, 1), 5),
        [position(p, track) for track in range(len(TRACKS))],
        [own_buildings(p, kind) for kind in range(4)] if p.kind == PERSON else [0] * 4,
        controlled(p),
        tech_cards(s, p),
        tapestry_cards(s, p),
        tiles_in_supply(s, p),
        income_points(s, p) if mat else 0,
        income_gains(s, p) if mat else dict.fromkeys(RESOURCES, 0),
        city,
    )


def city_picture(s: Tapestry, p: Player) -> CityPicture:
    city = city_of(s, p)
    rows, columns = complete_lines(s, p)
    full = filled(s, p)
    missing = [(line & ~full).bit_count() for line in city.lines]
    return CityPicture(
        city.width,
        city.rows,
        list(bits(city.impassable)),
        list(bits(city.lilies)),
        [
            Building(piece_name(s, kind), list(bits(plots((low, high)))), outside)
            for kind, low, high, outside in p.pieces
        ],
        list(bits(full)),
        rows,
        columns,
        capital_points(s, p),
        [list(bits(district.cells)) for district in city.districts],
        list(bits(p.rewarded)),
        missing[: city.rows],
        missing[city.rows :],
    )
