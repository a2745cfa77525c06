"""Words and numbers of the rules that a board draws by; `tessera types` hands them to the client."""

from __future__ import annotations

from types import MappingProxyType

from tessera.games.civilization.content import (
    DEPOSITS,
    GROWN,
    LETTERS,
    RESOURCES,
    TERRAINS,
    TILE,
    TRUMPS,
    UNIT_TYPES,
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
        "TERRAIN_LETTERS": tuple(LETTERS),
        "RESOURCES": RESOURCES,
        "DEPOSITS": {mark: RESOURCES[kind] for mark, kind in DEPOSITS.items()},
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
