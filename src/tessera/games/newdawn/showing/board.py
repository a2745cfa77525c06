"""Words and numbers of the rules that a board draws by; `tessera types` hands them to the client."""

from __future__ import annotations

from types import MappingProxyType

from msgspec import Struct

from tessera.games.newdawn.content import (
    AGES,
    COLOURS,
    CULTURE,
    ECONOMY,
    FOCUS_TYPES,
    INDUSTRY,
    LETTERS,
    MILITARY,
    RESOURCES,
    SCIENCE,
    WONDER_STACKS,
    Box,
    Terrain,
)
from tessera.games.newdawn.rules.barbarians import SECTIONS
from tessera.games.newdawn.rules.board import read_side
from tessera.games.newdawn.rules.mapping import SIDES, outline
from tessera.games.newdawn.state import ABSENT, NEUTRAL
from tessera.kernel import NONE

CONSTANTS = MappingProxyType(
    {
        "NONE": NONE,
        "NEUTRAL": NEUTRAL,
        "ABSENT": ABSENT,
        "TERRAINS": [terrain.name.lower() for terrain in Terrain],
        "WATER": int(Terrain.WATER),
        "WONDER": int(Terrain.WONDER),
        "FOCUS": FOCUS_TYPES,
        "CULTURE": CULTURE,
        "SCIENCE": SCIENCE,
        "ECONOMY": ECONOMY,
        "INDUSTRY": INDUSTRY,
        "MILITARY": MILITARY,
        "RESOURCES": RESOURCES,
        "AGES": AGES,
        "COLOURS": COLOURS,
        "LETTERS": tuple(LETTERS),
        "STACKS": WONDER_STACKS,
        "SECTIONS": SECTIONS,
        "SIDES": SIDES,
        "OUTLINES": {side: [outline(side, turn).hexes for turn in range(6)] for side in SIDES},
    }
)


class PrintedSpace(Struct, frozen=True):
    """What is printed on a space of a tile."""

    terrain: int
    feature: str
    """A resource, a letter, `capital`, a city-state, a natural wonder; or nothing."""


class PrintedTile(Struct, frozen=True):
    """Both sides of a tile, each in the order of the tile geometry."""

    a: list[PrintedSpace]
    b: list[PrintedSpace]


class Prints(Struct, frozen=True):
    """Tiles, which tables write in words."""

    tiles: list[PrintedTile]
    """By number, less one."""


def prints(content: Box) -> Prints:
    return Prints([PrintedTile(printed(tile.a), printed(tile.b)) for tile in content.tables.tiles])


def printed(side: str) -> list[PrintedSpace]:
    return [PrintedSpace(space.terrain, space.feature) for space in read_side(side)]
