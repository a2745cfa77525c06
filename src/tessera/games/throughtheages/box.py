"""The box: all cards with their effects, as one content."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.throughtheages.cards.actions import ACTIONS
from tessera.games.throughtheages.cards.conditions import CONDITIONS
from tessera.games.throughtheages.cards.conflicts import AGGRESSIONS, WARS
from tessera.games.throughtheages.cards.events import EVENTS
from tessera.games.throughtheages.cards.governments import GOVERNMENTS, SPECIALS
from tessera.games.throughtheages.cards.leaders import LEADERS
from tessera.games.throughtheages.cards.pacts import PACTS
from tessera.games.throughtheages.cards.placeholders import PLACEHOLDERS
from tessera.games.throughtheages.cards.tactics import BONUSES, TACTICS
from tessera.games.throughtheages.cards.technologies import TECHNOLOGIES
from tessera.games.throughtheages.cards.territories import TERRITORIES
from tessera.games.throughtheages.cards.wonders import WONDERS
from tessera.games.throughtheages.world import AgesTables
from tessera.kernel import rows
from tessera.kernel.effects import Card

TABLES: Final = AgesTables(
    technologies=rows(TECHNOLOGIES),
    governments=rows(GOVERNMENTS),
    specials=rows(SPECIALS),
    actions=rows(ACTIONS),
    leaders=rows(LEADERS),
    wonders=rows(WONDERS),
    placeholders=rows(PLACEHOLDERS),
    events=rows(EVENTS),
    territories=rows(TERRITORIES),
    tactics=rows(TACTICS),
    aggressions=rows(AGGRESSIONS),
    wars=rows(WARS),
    pacts=rows(PACTS),
    bonuses=rows(BONUSES),
    conditions=rows(CONDITIONS),
)

CARDS: Final[tuple[Card[Any], ...]] = (
    *TECHNOLOGIES,
    *GOVERNMENTS,
    *SPECIALS,
    *ACTIONS,
    *LEADERS,
    *WONDERS,
    *PLACEHOLDERS,
    *EVENTS,
    *TERRITORIES,
    *TACTICS,
    *AGGRESSIONS,
    *WARS,
    *PACTS,
    *BONUSES,
    *CONDITIONS,
)
