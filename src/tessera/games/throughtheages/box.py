"""The box: all cards with their effects, as one content. Every kind is listed once."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any, Final

from tessera.games.throughtheages.cards.actions import actions
from tessera.games.throughtheages.cards.aggressions import aggressions
from tessera.games.throughtheages.cards.bonuses import bonuses
from tessera.games.throughtheages.cards.conditions import conditions
from tessera.games.throughtheages.cards.events import events
from tessera.games.throughtheages.cards.governments import governments
from tessera.games.throughtheages.cards.leaders import leaders
from tessera.games.throughtheages.cards.pacts import pacts
from tessera.games.throughtheages.cards.placeholders import placeholders
from tessera.games.throughtheages.cards.specials import specials
from tessera.games.throughtheages.cards.tactics import tactics
from tessera.games.throughtheages.cards.technologies import technologies
from tessera.games.throughtheages.cards.territories import territories
from tessera.games.throughtheages.cards.wars import wars
from tessera.games.throughtheages.cards.wonders import wonders
from tessera.games.throughtheages.content import AgesTables
from tessera.kernel import rows
from tessera.kernel.effects import Card

KINDS: Final[dict[str, Iterable[Card[Any]]]] = {
    "technologies": technologies,
    "governments": governments,
    "specials": specials,
    "actions": actions,
    "leaders": leaders,
    "wonders": wonders,
    "placeholders": placeholders,
    "events": events,
    "territories": territories,
    "tactics": tactics,
    "aggressions": aggressions,
    "wars": wars,
    "pacts": pacts,
    "bonuses": bonuses,
    "conditions": conditions,
}
"""The literals by the table that their rows are in."""

_ROWS: dict[str, Any] = {name: rows(cards) for name, cards in KINDS.items()}

TABLES: Final = AgesTables(**_ROWS)

CARDS: Final[tuple[Card[Any], ...]] = tuple(chain.from_iterable(KINDS.values()))
