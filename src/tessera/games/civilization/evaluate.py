"""How well a nation stands, for bots."""

from __future__ import annotations

from tessera.games.civilization.world import World


def prospects(s: World, seat: int) -> float:
    return float(s.players[seat].track)
