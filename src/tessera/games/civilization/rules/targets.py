"""What cards can be aimed at (CV-14.05, CV-14.14): squares, buildings, rivals, and whose they are."""

from __future__ import annotations

from tessera.games.civilization.rules.board import NAMES, SQUARE, at, within
from tessera.games.civilization.rules.culture import own_squares
from tessera.games.civilization.rules.pieces import figures
from tessera.games.civilization.state import Nation, World
from tessera.kernel import NONE, Description, Option
from tessera.kernel.geometry import bits

# --- squares --------------------------------------------------------------------------------------------------


def by_tile(s: World, squares: int, chosen: tuple[Option, ...]) -> list[Option] | None:
    """A square of the whole map: first the tile, named by its north-west square, then the square."""
    if len(chosen) > 1:
        return None
    if not chosen:
        return [("tile", name) for name, inside in s.board.by_slot if inside & squares]
    inside = next(inside for name, inside in s.board.by_slot if name == chosen[0][1])
    return [("at", NAMES[square]) for square in bits(inside & squares)]


def in_reach(s: World, p: Nation, reach: int) -> int:
    """Squares within a range of an own figure or city (CV-14.05)."""
    if not reach:
        return s.board.revealed
    found = 0
    for square in bits(figures(p) | at(p.cities)):
        found |= within(square, reach)
    return found & s.board.revealed


def land_owner(s: World, square: int) -> Nation | None:
    """To whose city a square belongs with all that is built there, whoever's figures stand on it."""
    return next((p for p in s.players if own_squares(p) >> square & 1), None)


def aimed_squares(s: World, parts: list[Option]) -> list[tuple[int, Option]]:
    """Whom parts that name squares or buildings are aimed at (CV-14.14, CV-14.18)."""
    found = [(land_owner(s, SQUARE[str(part[1])]), part) for part in parts]
    return [(p.seat, part) for p, part in found if p is not None]


def square_part(option: Option, rule: str) -> Description:
    return Description(f"do-{option[0]}", {"square": option[1]}, (f"square:{option[1]}",), rule)


# --- buildings ------------------------------------------------------------------------------------------------


def buildings_on_map(s: World, but: int = NONE) -> int:
    """Squares with buildings, and centres of walled cities (CV-6.39)."""
    found = 0
    for p in s.players:
        if p.seat != but:
            found |= at(p.walled)
            for square, marker in zip(p.sites, p.stands, strict=True):
                found |= (s.content.kind[marker] == "building") << square
    return found


def buildings_and_wonders(s: World) -> int:
    found = 0
    for p in s.players:
        for square, marker in zip(p.sites, p.stands, strict=True):
            found |= (s.content.kind[marker] != "person") << square
    return found


# --- rivals ---------------------------------------------------------------------------------------------------


def rivals(s: World, seat: int) -> list[Nation]:
    """The others, in the order of their seats."""
    return [p for p in s.players if p.seat != seat]
