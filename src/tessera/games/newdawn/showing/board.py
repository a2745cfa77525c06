"""Words and numbers of the rules that a board draws by; `tessera types` hands them to the client."""

from __future__ import annotations

from types import MappingProxyType

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
    Terrain,
)
from tessera.games.newdawn.rules.barbarians import SECTIONS
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
