"""Words and numbers of the rules that a board draws by; `tessera types` hands them to the client."""

from __future__ import annotations

from types import MappingProxyType

from tessera.games.peloponnes.content import DECKS, DISASTERS, SYMBOLS
from tessera.games.peloponnes.hooks import PROTECTED
from tessera.games.peloponnes.state import LUXURY_CARD
from tessera.kernel import NONE

CONSTANTS = MappingProxyType(
    {
        "NO_CARD": NONE,
        "LUXURY_CARD": LUXURY_CARD,
        "SYMBOLS": SYMBOLS,
        "DISASTERS": DISASTERS,
        "PROTECTS": {disaster: hook.name for disaster, hook in zip(DISASTERS, PROTECTED, strict=True)},
        "DECKS": DECKS,
    }
)
