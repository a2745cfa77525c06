"""The box of A New Dawn: all components, put together from their literals."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.newdawn.cards.agendas import AGENDAS, VICTORY_CARDS
from tessera.games.newdawn.cards.city_states import CITY_STATES
from tessera.games.newdawn.cards.focus import FOCUS_CARDS
from tessera.games.newdawn.cards.leaders import LEADERS
from tessera.games.newdawn.cards.naturals import NATURAL_WONDERS
from tessera.games.newdawn.cards.pacts import PACTS
from tessera.games.newdawn.cards.tiles import CORE_LAYOUT, FIRST_GAME_MAP, LAYOUT_SOURCES, TILES
from tessera.games.newdawn.cards.wonders import WONDERS
from tessera.games.newdawn.content import Constants, NewDawnTables
from tessera.kernel import rows
from tessera.kernel.effects import Card

TABLES: Final = NewDawnTables(
    rows(FOCUS_CARDS),
    rows(LEADERS),
    rows(WONDERS),
    rows(CITY_STATES),
    rows(PACTS),
    rows(NATURAL_WONDERS),
    rows(AGENDAS),
    rows(VICTORY_CARDS),
    TILES,
    FIRST_GAME_MAP,
    CORE_LAYOUT,
    Constants(),
)
"""The built-in content."""

CARDS: Final[tuple[Card[Any], ...]] = (
    *FOCUS_CARDS,
    *LEADERS,
    *WONDERS,
    *CITY_STATES,
    *PACTS,
    *NATURAL_WONDERS,
    *AGENDAS,
    *VICTORY_CARDS,
)
"""All components with effects."""

__all__ = ["CARDS", "LAYOUT_SOURCES", "TABLES"]
