"""Words and numbers of the rules that a board draws by; `tessera types` hands them to the client."""

from __future__ import annotations

from types import MappingProxyType

from msgspec import Struct

from tessera.games.civilization.content import (
    COIN,
    COMBAT,
    CULTURE,
    GROWN,
    PRODUCTION,
    RESOURCES,
    TERRAINS,
    TILE,
    TRADE,
    TRUMPS,
    UNIT_TYPES,
    Box,
    Icons,
    Printed,
)
from tessera.games.civilization.rules.board import NAMES, SIDE
from tessera.games.civilization.rules.trade import ENTRIES, OPEN_ENTRIES
from tessera.games.civilization.state import ATTACKER, DEFENDER, PHASES, TRADING
from tessera.kernel import NONE

CONSTANTS = MappingProxyType(
    {
        "NONE": NONE,
        "SIDE": SIDE,
        "SQUARES": NAMES,
        "TILE": TILE,
        "TERRAINS": TERRAINS,
        "RESOURCES": RESOURCES,
        "GROWING": RESOURCES[:GROWN],
        "UNITS": UNIT_TYPES,
        "TRUMPS": TRUMPS,
        "PHASES": PHASES,
        "TRADING": TRADING,
        "ENTRIES": ENTRIES,
        "OPEN_ENTRIES": OPEN_ENTRIES,
        "ATTACKER": ATTACKER,
        "DEFENDER": DEFENDER,
    }
)


class PrintedSquare(Struct, frozen=True):
    """What is printed on a square of a tile."""

    terrain: str
    icons: Icons
    resource: str
    """Empty where there is none."""
    hut: bool
    village: bool


class Prints(Struct, frozen=True):
    """Tiles, which tables write in letters."""

    tiles: dict[str, list[list[PrintedSquare]]]
    """By key, rows from the north, squares from the west."""


def prints(content: Box) -> Prints:
    return Prints(
        {key: [[printed(square) for square in row] for row in rows] for key, rows in content.tiles.items()}
    )


def printed(square: Printed) -> PrintedSquare:
    return PrintedSquare(
        TERRAINS[square.terrain],
        Icons(*[square.icons >> kind & 0xFF for kind in (TRADE, PRODUCTION, CULTURE, COIN, COMBAT)]),
        RESOURCES[square.resource] if square.resource != NONE else "",
        square.symbol == "H",
        square.symbol == "V",
    )
