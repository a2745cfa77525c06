"""Bonus cards, for defence and colonization (TA-6.24, TA-17.03)."""

from __future__ import annotations

from tessera.games.throughtheages.content import II, III, BonusCard, I
from tessera.kernel import Cards

bonuses = Cards[BonusCard]()
card = bonuses.add

card(BonusCard("military_bonus_1", age=I, defence=2, colonize=1, copies={2: 6, 3: 6, 4: 6}, more=1))

card(BonusCard("military_bonus_2", age=II, defence=4, colonize=2, copies={2: 6, 3: 6, 4: 6}, more=1))

card(BonusCard("military_bonus_3", age=III, defence=6, colonize=3, copies={2: 6, 3: 6, 4: 6}, more=1))
