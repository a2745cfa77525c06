"""The box of A New Dawn: all components, put together from their literals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

from tessera.games.newdawn.cards.agendas import AGENDAS
from tessera.games.newdawn.cards.city_states import CITY_STATES
from tessera.games.newdawn.cards.focus.culture import CULTURE_CARDS
from tessera.games.newdawn.cards.focus.economy import ECONOMY_CARDS
from tessera.games.newdawn.cards.focus.industry import INDUSTRY_CARDS
from tessera.games.newdawn.cards.focus.military import MILITARY_CARDS
from tessera.games.newdawn.cards.focus.science import SCIENCE_CARDS
from tessera.games.newdawn.cards.leaders import LEADERS
from tessera.games.newdawn.cards.natural_wonders import NATURAL_WONDERS
from tessera.games.newdawn.cards.pacts import PACTS
from tessera.games.newdawn.cards.tiles import CORE_LAYOUT, FIRST_GAME_MAP, LAYOUT_SOURCES, TILES
from tessera.games.newdawn.cards.victory_cards import VICTORY_CARDS
from tessera.games.newdawn.cards.wonders.culture import CULTURE_WONDERS
from tessera.games.newdawn.cards.wonders.economy import ECONOMY_WONDERS
from tessera.games.newdawn.cards.wonders.military import MILITARY_WONDERS
from tessera.games.newdawn.cards.wonders.science import SCIENCE_WONDERS
from tessera.games.newdawn.content import Constants, NewDawnTables
from tessera.kernel import rows
from tessera.kernel.effects import Card

__all__ = ["CARDS", "LAYOUT_SOURCES", "TABLES"]

LITERALS: Final[dict[str, Sequence[Card[Any]]]] = {
    "focus_cards": (*CULTURE_CARDS, *SCIENCE_CARDS, *ECONOMY_CARDS, *INDUSTRY_CARDS, *MILITARY_CARDS),
    "leaders": tuple(LEADERS),
    "world_wonders": (*CULTURE_WONDERS, *SCIENCE_WONDERS, *ECONOMY_WONDERS, *MILITARY_WONDERS),
    "city_states": tuple(CITY_STATES),
    "pacts": tuple(PACTS),
    "natural_wonders": tuple(NATURAL_WONDERS),
    "agendas": tuple(AGENDAS),
    "victory_cards": tuple(VICTORY_CARDS),
    "tiles": tuple(TILES),
}
"""Every component with its effects, by table."""

TABLES: Final = NewDawnTables(
    **{table: rows(cards) for table, cards in LITERALS.items()},
    first_game_map=FIRST_GAME_MAP,
    core_layout=CORE_LAYOUT,
    constants=Constants(),
)
"""The built-in content."""

CARDS: Final = tuple(chain.from_iterable(LITERALS.values()))
