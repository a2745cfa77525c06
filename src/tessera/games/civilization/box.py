"""The box: all components with their effects, table by table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tessera.games.civilization.cards.buildings import BUILDINGS
from tessera.games.civilization.cards.civilizations import CIVILIZATIONS
from tessera.games.civilization.cards.events import EVENTS
from tessera.games.civilization.cards.governments import GOVERNMENTS
from tessera.games.civilization.cards.markers import HUTS, VILLAGES
from tessera.games.civilization.cards.people import PEOPLE
from tessera.games.civilization.cards.techs.level_1 import LEVEL_1
from tessera.games.civilization.cards.techs.level_2 import LEVEL_2
from tessera.games.civilization.cards.techs.level_3 import LEVEL_3
from tessera.games.civilization.cards.techs.level_4 import LEVEL_4
from tessera.games.civilization.cards.techs.level_5 import LEVEL_5
from tessera.games.civilization.cards.tiles import TILES
from tessera.games.civilization.cards.units import UNITS
from tessera.games.civilization.cards.wonders import WONDERS
from tessera.games.civilization.content import CivilizationTables
from tessera.kernel import rows
from tessera.kernel.effects import Card

LITERALS: Final[dict[str, Iterable[Card[Any]]]] = {
    "civilizations": CIVILIZATIONS,
    "governments": GOVERNMENTS,
    "techs": (*LEVEL_1, *LEVEL_2, *LEVEL_3, *LEVEL_4, *LEVEL_5),
    "wonders": WONDERS,
    "buildings": BUILDINGS,
    "people": PEOPLE,
    "events": EVENTS,
    "units": UNITS,
    "huts": HUTS,
    "villages": VILLAGES,
    "tiles": TILES,
}
"""All components, by table."""

_TABLES: dict[str, Any] = {name: rows(cards) for name, cards in LITERALS.items()}

TABLES: Final = CivilizationTables(**_TABLES)
CARDS: Final = tuple([card for cards in LITERALS.values() for card in cards])
