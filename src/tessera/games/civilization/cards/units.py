"""Units (CV-6.25, CV-11.04)."""

from __future__ import annotations

from tessera.games.civilization.content import AIRCRAFT, ARTILLERY, INFANTRY, MOUNTED, Unit
from tessera.kernel import Cards

UNITS = Cards[Unit]()
card = UNITS.add

card(Unit("artillery_1", type=ARTILLERY, strengths=(1, 2, 3, 4), copies=3))
card(Unit("artillery_2", type=ARTILLERY, strengths=(2, 3, 4, 5), copies=9))
card(Unit("artillery_3", type=ARTILLERY, strengths=(3, 4, 5, 6), copies=3))
card(Unit("infantry_1", type=INFANTRY, strengths=(1, 2, 3, 4), copies=3))
card(Unit("infantry_2", type=INFANTRY, strengths=(2, 3, 4, 5), copies=9))
card(Unit("infantry_3", type=INFANTRY, strengths=(3, 4, 5, 6), copies=3))
card(Unit("mounted_1", type=MOUNTED, strengths=(1, 2, 3, 4), copies=3))
card(Unit("mounted_2", type=MOUNTED, strengths=(2, 3, 4, 5), copies=9))
card(Unit("mounted_3", type=MOUNTED, strengths=(3, 4, 5, 6), copies=3))
card(Unit("aircraft_5", type=AIRCRAFT, strengths=(5,), copies=3))
card(Unit("aircraft_6", type=AIRCRAFT, strengths=(6,), copies=3))
card(Unit("aircraft_7", type=AIRCRAFT, strengths=(7,), copies=2))
