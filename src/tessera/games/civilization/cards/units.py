"""Units (CV-6.25, CV-11.04), hut and village markers (CV-1.06)."""

from __future__ import annotations

from typing import Final

from tessera.games.civilization.content import (
    AIRCRAFT,
    ARTILLERY,
    INCENSE,
    INFANTRY,
    IRON,
    MOUNTED,
    SILK,
    SPY,
    URANIUM,
    WHEAT,
    Hut,
    Unit,
    Village,
)
from tessera.kernel.effects import Card, card

UNITS: Final[tuple[Card[Unit], ...]] = (
    card(Unit("artillery_1", type=ARTILLERY, strengths=(1, 2, 3, 4), copies=3)),
    card(Unit("artillery_2", type=ARTILLERY, strengths=(2, 3, 4, 5), copies=9)),
    card(Unit("artillery_3", type=ARTILLERY, strengths=(3, 4, 5, 6), copies=3)),
    card(Unit("infantry_1", type=INFANTRY, strengths=(1, 2, 3, 4), copies=3)),
    card(Unit("infantry_2", type=INFANTRY, strengths=(2, 3, 4, 5), copies=9)),
    card(Unit("infantry_3", type=INFANTRY, strengths=(3, 4, 5, 6), copies=3)),
    card(Unit("mounted_1", type=MOUNTED, strengths=(1, 2, 3, 4), copies=3)),
    card(Unit("mounted_2", type=MOUNTED, strengths=(2, 3, 4, 5), copies=9)),
    card(Unit("mounted_3", type=MOUNTED, strengths=(3, 4, 5, 6), copies=3)),
    card(Unit("aircraft_5", type=AIRCRAFT, strengths=(5,), copies=3)),
    card(Unit("aircraft_6", type=AIRCRAFT, strengths=(6,), copies=3)),
    card(Unit("aircraft_7", type=AIRCRAFT, strengths=(7,), copies=2)),
)

HUTS: Final[tuple[Card[Hut], ...]] = (
    card(Hut("hut_wheat", resource=WHEAT, copies=5)),
    card(Hut("hut_incense", resource=INCENSE, copies=5)),
    card(Hut("hut_silk", resource=SILK, copies=5)),
    card(Hut("hut_spy", resource=SPY, copies=3)),
    card(Hut("hut_iron", resource=IRON, copies=2)),
)

VILLAGES: Final[tuple[Card[Village], ...]] = (
    card(Village("village_iron", resource=IRON, copies=3)),
    card(Village("village_spy", resource=SPY, copies=3)),
    card(Village("village_uranium", resource=URANIUM, copies=2)),
    card(Village("village_great_person", person=True, copies=2)),
)
