"""The tech of level V."""

from __future__ import annotations

from tessera.games.civilization.cards.words import *

LEVEL_5 = Cards[Tech]()
card = LEVEL_5.add

card(Tech("space_flight", level=5, single=True, source=RULEBOOK), Allow(TECH_VICTORY))
