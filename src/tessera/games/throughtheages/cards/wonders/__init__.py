"""Wonders (TA-12, TA-21, TA-36)."""

from tessera.games.throughtheages.cards.wonders import age_1, age_2, age_3, age_a

wonders = (*age_a.wonders, *age_1.wonders, *age_2.wonders, *age_3.wonders)
