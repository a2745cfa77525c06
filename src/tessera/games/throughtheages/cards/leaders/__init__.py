"""Leaders (TA-12, TA-21, TA-36)."""

from tessera.games.throughtheages.cards.leaders import age_1, age_2, age_3, age_a

leaders = (*age_a.leaders, *age_1.leaders, *age_2.leaders, *age_3.leaders)
