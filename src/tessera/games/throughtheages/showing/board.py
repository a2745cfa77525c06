"""Words and numbers of the rules that a board draws by; `tessera types` hands them to the client."""

from __future__ import annotations

from types import MappingProxyType

from tessera.games.throughtheages.content import AGES, ARENA, FARM, FIELDS, INFANTRY, LAB, MINE, TYPES, URBAN
from tessera.kernel import NONE

CONSTANTS = MappingProxyType(
    {
        "NONE": NONE,
        "AGES": AGES,
        "TYPES": TYPES,
        "FARM": FARM,
        "MINE": MINE,
        "LAB": LAB,
        "ARENA": ARENA,
        "INFANTRY": INFANTRY,
        "URBAN": URBAN,
        "FIELDS": FIELDS,
    }
)
