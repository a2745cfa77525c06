"""The box: all components with their effects, as one content."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.civilization.cards.buildings import BUILDINGS, PEOPLE
from tessera.games.civilization.cards.civilizations import CIVILIZATIONS
from tessera.games.civilization.cards.events import EVENTS
from tessera.games.civilization.cards.governments import GOVERNMENTS
from tessera.games.civilization.cards.techs import TECHS
from tessera.games.civilization.cards.tiles import TILES
from tessera.games.civilization.cards.units import HUTS, UNITS, VILLAGES
from tessera.games.civilization.cards.wonders import WONDERS
from tessera.games.civilization.components import CivilizationTables
from tessera.kernel import rows
from tessera.kernel.effects import Card

TABLES: Final = CivilizationTables(
    civilizations=rows(CIVILIZATIONS),
    governments=rows(GOVERNMENTS),
    techs=rows(TECHS),
    wonders=rows(WONDERS),
    buildings=rows(BUILDINGS),
    people=rows(PEOPLE),
    events=rows(EVENTS),
    units=rows(UNITS),
    huts=rows(HUTS),
    villages=rows(VILLAGES),
    tiles=rows(TILES),
)

CARDS: Final[tuple[Card[Any], ...]] = (
    *CIVILIZATIONS,
    *GOVERNMENTS,
    *TECHS,
    *WONDERS,
    *BUILDINGS,
    *PEOPLE,
    *EVENTS,
    *UNITS,
    *HUTS,
    *VILLAGES,
    *TILES,
)
