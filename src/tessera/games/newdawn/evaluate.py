"""How well a player stands, for bots."""

from __future__ import annotations

from tessera.games.newdawn.agendas import MEASURES
from tessera.games.newdawn.spaces import mature_cities
from tessera.games.newdawn.world import NewDawn


def prospects(s: NewDawn, seat: int) -> float:
    p = s.players[seat]
    total = 100.0 * len(p.agendas)
    for card in s.victory_cards:
        if card not in p.agendas:
            total += max(
                50.0 * min(1.0, MEASURES[a](s, p) / s.content.agendas[a].at_least)
                for a in s.content.victory_cards[card].agendas
            )
    return total + len(p.control) + 5 * len(p.cities) + 8 * len(p.wonders) + 3 * len(mature_cities(s, p))
