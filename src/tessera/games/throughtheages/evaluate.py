"""How well a civilization stands, for bots (a first measure)."""

from __future__ import annotations

from tessera.games.throughtheages.ratings import (
    culture_rating,
    discontent,
    food_production,
    resource_production,
    science_rating,
    strength_rating,
)
from tessera.games.throughtheages.world import Ages


def prospects(s: Ages, seat: int) -> float:
    """Points, and what ratings will bring until the end."""
    p = s.players[seat]
    if s.outcome is not None:
        return float(p.culture)
    left = max(1, 18 - s.round)
    worth = float(p.culture + left * culture_rating(s, p))
    worth += 0.5 * p.science + 0.4 * left * science_rating(s, p)
    worth += 1.2 * strength_rating(s, p)
    worth += 0.5 * left * (food_production(s, p) + 1.5 * resource_production(s, p))
    worth += 3.0 * (p.ca_total + p.ma_total) - 4.0 * max(0, discontent(s, p) - p.unused)
    return worth + 2.0 * sum(p.workers) + p.unused
