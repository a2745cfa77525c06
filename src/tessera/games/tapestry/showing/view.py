"""What a board shows beside cards and numbers: all that follows from what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tessera.games.tapestry.content import RESOURCES, TERRAINS, TRACKS
from tessera.games.tapestry.hooks import MAT_COVERED, MAT_HOLDS, MAT_MARKED, MAT_READY, MAT_SAYS, NOWHERE
from tessera.games.tapestry.rules.building import capital_points, complete_lines, filled
from tessera.games.tapestry.rules.income import income_gains, income_points
from tessera.games.tapestry.rules.land import corners_at
from tessera.games.tapestry.showing.previews import Placing, placing
from tessera.games.tapestry.state import (
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
    piece_key,
    plots,
    position,
    tapestry_cards,
    tech_cards,
    tiles_in_supply,
    tracks_in_play,
)
from tessera.kernel import NONE, Description, lies_on
from tessera.kernel.data import replace
from tessera.kernel.effects import Value, total
from tessera.kernel.geometry import bits
from tessera.kernel.memory import fields_of, pictured


class Piece(Struct, frozen=True):
    """Something on a hex: whose it is, what it is, and whether it stands."""

    seat: int
    what: str
    upright: bool


class Mat(Struct, frozen=True):
    """What lies on a civilization mat."""

    civ: int
    covered: list[list[int]]
    """The spaces of each of its columns that a token lies on."""
    ready: int
    """Tokens that wait to be used."""
    marked: list[int]
    """What it lists and has a token: tracks, options, dice, types."""
    says: list[int]
    """Numbers that were put on it."""
    holds: list[int]
    """Components on it, NONE on an empty place."""


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
    mats: list[Mat]


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


def stage(s: Tapestry) -> Description:
    """The same for people, with whose turn it is."""
    now, seat = phase(s), s.turn.seat
    if seat != NONE:
        return Description(f"stage-{now}", {"seat": seat, "era": era(s.players[seat])})
    return Description(f"stage-{now}" if now in ("setup", "over") else "stage-bots")


def era(p: Player) -> int:
    return min(max(p.income, 1), 5)


def picture(s: Tapestry, seat: int) -> Picture:
    return Picture(
        phase(s),
        hex_pictures(s, s.players[0]),
        [track_picture(s, track) for track in tracks_in_play(s)],
        available_landmarks(s),
        [summary(s, p) for p in s.players],
        placing(s, seat),
    )


def pictures(s: Tapestry, seats: Sequence[int]) -> list[Picture]:
    """The same for several seats: they differ in what they are asked to place."""
    first = picture(s, seats[0])
    return [first, *[replace(first, placing=placing(s, seat)) for seat in seats[1:]]]


def track_picture(s: Tapestry, track: int) -> TrackPicture:
    landmarks = s.content.track_landmarks[track][2:]
    return TrackPicture(TRACKS[track], [x if is_available(s, x) else NONE for x in landmarks])


@pictured(
    state=("laid", "turned", "known"),
    others=("held", "upright", "fallen", "settled", "ruins", "markers"),
    common=True,
)
def hex_pictures(s: Tapestry, p: Player) -> list[HexPicture]:
    """All places of the map."""
    board, pieces = s.board, pieces_by_hex(s)
    starts = {at: label for label, at in board.starts.items()}
    return [
        HexPicture(
            board.names[cell],
            *board.grid.cells[cell],
            max(tile, NONE),
            [TERRAINS[terrain] for terrain in corners_at(s, cell)] if s.known >> cell & 1 else [],
            pieces.get(cell, []),
            [p.seat for p in s.players if p.held >> cell & 1],
            starts.get(cell, ""),
            cell == board.middle,
        )
        for cell, tile in enumerate(s.laid)
    ]


def pieces_by_hex(s: Tapestry) -> dict[int, list[Piece]]:
    """What stands or lies on the map, player by player."""
    found: dict[int, list[Piece]] = {}
    for p in s.players:
        on_map = [(cell, Piece(p.seat, "outpost", True)) for cell in p.upright]
        on_map += [(cell, Piece(p.seat, "outpost", False)) for cell, _ in p.fallen]
        on_map += [(cell, Piece(p.seat, piece_name(s, what), True)) for cell, what in p.settled]
        on_map += [(cell, Piece(p.seat, piece_name(s, what), False)) for cell, what, _ in p.ruins]
        on_map += [(cell, Piece(p.seat, "token", True)) for cell in p.markers]
        for cell, piece in on_map:
            found.setdefault(cell, []).append(piece)
    return found


def piece_name(s: Tapestry, kind: int) -> str:
    """A type of income building, a token, or a landmark."""
    return "token" if kind in (TOKEN, BLOCK) else piece_key(s, kind)


@pictured(player=fields_of(Player), state=("landmarks",))
def summary(s: Tapestry, p: Player) -> Summary:
    city = city_picture(s, p) if p.capital != NONE else None
    mat = p.kind == PERSON and p.capital != NONE
    return Summary(
        p.seat,
        era(p),
        [position(p, track) for track in range(len(TRACKS))],
        [own_buildings(p, kind) for kind in range(4)] if p.kind == PERSON else [0] * 4,
        controlled(p),
        tech_cards(s, p),
        tapestry_cards(s, p),
        tiles_in_supply(s, p),
        income_points(s, p) if mat else 0,
        income_gains(s, p) if mat else dict.fromkeys(RESOURCES, 0),
        city,
        mats(s, p),
    )


@pictured(player=("capital", "built", "pieces", "rewarded", "cards", "on"))
def city_picture(s: Tapestry, p: Player) -> CityPicture:
    city = city_of(s, p)
    rows, columns = complete_lines(s, p)
    full = filled(s, p)
    missing = [(line & ~full).bit_count() for line in city.lines]
    return CityPicture(
        city.width,
        city.rows,
        city.cells(city.impassable),
        city.cells(city.lilies),
        [
            Building(piece_name(s, kind), city.cells(plots((low, high))), outside)
            for kind, low, high, outside in p.pieces
        ],
        city.cells(full),
        rows,
        columns,
        capital_points(s, p),
        [city.cells(district.cells) for district in city.districts],
        list(bits(p.rewarded)),
        missing[: city.rows],
        missing[city.rows :],
    )


# --- civilization mats: what is printed on them stands in their rows, here is what lies on them -----------------


def mats(s: Tapestry, p: Player) -> list[Mat]:
    return [mat(s, p, civ) for civ in p.civs]


def mat(s: Tapestry, p: Player, civ: int) -> Mat:
    row = s.content.civ.get(civ)  # those of bots have no spaces
    columns = range(len(row.columns) if row is not None else 0)
    if not lies_on(p, civ):  # nothing yet, as long as landmarks are drafted, or ever
        return Mat(civ, [[] for _ in columns], 0, [], [], [])
    return Mat(
        civ,
        [list(bits(total(s, p, MAT_COVERED, column, about=civ))) for column in columns],
        total(s, p, MAT_READY, about=civ),
        list(bits(total(s, p, MAT_MARKED, about=civ))),
        by_place(s, p, civ, MAT_SAYS),
        by_place(s, p, civ, MAT_HOLDS),
    )


def by_place(s: Tapestry, p: Player, civ: int, hook: Value[int]) -> list[int]:
    places = range(len(lies_on(p, civ)))
    found = [total(s, p, hook, place, base=NOWHERE, about=civ) for place in places]
    return [what for what in found if what != NOWHERE]
