"""Events (TA-18, TA-20): what happens to whom. Who is meant is determined before anything happens (TA-18.09)."""

from tessera.games.throughtheages.cards.events import age_1, age_2, age_3, age_a

events = (*age_a.events, *age_1.events, *age_2.events, *age_3.events)
