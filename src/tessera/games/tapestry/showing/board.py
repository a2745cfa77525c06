"""Words and numbers of the rules that a board draws by; `tessera types` hands them to the client."""

from __future__ import annotations

from types import MappingProxyType

from tessera.games.tapestry.box import TABLES
from tessera.games.tapestry.content import BUILDINGS, END, RESOURCES, ROWS, TERRAINS, TRACKS
from tessera.games.tapestry.state import AUTOMA, BLOCK, FACE_DOWN, HALF, PERSON, PRINTED, SHADOW, TOKEN
from tessera.kernel import NONE

CONSTANTS = MappingProxyType(
    {
        "NONE": NONE,
        "FACE_DOWN": FACE_DOWN,
        "PRINTED": PRINTED,
        "PERSON": PERSON,
        "AUTOMA": AUTOMA,
        "SHADOW": SHADOW,
        "RESOURCES": RESOURCES,
        "BUILDINGS": BUILDINGS,
        "ROWS": ROWS,
        "TOKEN": TOKEN,
        "BLOCK": BLOCK,
        "TRACKS": TRACKS,
        "END": END,
        "TERRAINS": TERRAINS,
        "ACHIEVEMENTS": [row.key for row in TABLES.achievements],
        "HALF": HALF,
    }
)
