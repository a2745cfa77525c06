"""How well a player stands: a heuristic for bots."""

from __future__ import annotations

from tessera.games.peloponnes.ending import points
from tessera.games.peloponnes.tableau import Peloponnes


def prospects(s: Peloponnes, seat: int) -> float:
    x = points(s, s.players[seat])
    return min(x.population, x.power)
