"""Hut and village markers (CV-1.06)."""

from __future__ import annotations

from tessera.games.civilization.content import INCENSE, IRON, SILK, SPY, URANIUM, WHEAT, Hut, Village
from tessera.kernel import Cards

HUTS = Cards[Hut]()
hut = HUTS.add

hut(Hut("hut_wheat", resource=WHEAT, copies=5))
hut(Hut("hut_incense", resource=INCENSE, copies=5))
hut(Hut("hut_silk", resource=SILK, copies=5))
hut(Hut("hut_spy", resource=SPY, copies=3))
hut(Hut("hut_iron", resource=IRON, copies=2))

VILLAGES = Cards[Village]()
village = VILLAGES.add

village(Village("village_iron", resource=IRON, copies=3))
village(Village("village_spy", resource=SPY, copies=3))
village(Village("village_uranium", resource=URANIUM, copies=2))
village(Village("village_great_person", person=True, copies=2))
