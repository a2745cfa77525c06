"""Natural wonders (chapter 17)."""

from __future__ import annotations

from tessera.games.newdawn.content import DIAMONDS, MARBLE, MERCURY, OIL, PUBLIC, NaturalWonder
from tessera.kernel.effects import Cards

NATURAL_WONDERS = Cards[NaturalWonder]()
card = NATURAL_WONDERS.add

card(NaturalWonder("torres_del_paine", DIAMONDS, PUBLIC))
card(NaturalWonder("cliffs_of_dover", MARBLE, PUBLIC))
card(NaturalWonder("mt_everest", OIL, PUBLIC))
card(NaturalWonder("crater_lake", MERCURY, PUBLIC))
card(NaturalWonder("grand_mesa", DIAMONDS, PUBLIC))
card(NaturalWonder("galapagos_islands", MERCURY, PUBLIC))
card(NaturalWonder("mt_kilimanjaro", OIL, PUBLIC))
card(NaturalWonder("pantanal", MARBLE, PUBLIC))
