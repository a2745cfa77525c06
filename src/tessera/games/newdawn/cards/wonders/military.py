"""World wonders of the military (chapters 11 and 21)."""

from __future__ import annotations

from tessera.games.newdawn.cards.words import *

MILITARY_WONDERS = Cards[Wonder]()
card = MILITARY_WONDERS.add


def walls(s: NewDawn, p: Player, card: Held) -> int:
    """Cities and reinforced control tokens (ND-18.17)."""
    return city_spaces(p) | cells(p.reinforced)


card(
    Wonder("petra", MILITARY, ANCIENT, 7, (OIL, DIAMONDS), PUBLIC, amount=2),
    Plus(DEFENCE, "amount"),
    Plus(SHELTER, walls),
)
card(Wonder("terracotta_army", MILITARY, ANCIENT, 8, (OIL, MARBLE), PUBLIC, amount=2), Plus(ATTACK, "amount"))
card(
    Wonder("alhambra", MILITARY, MEDIEVAL, 10, (OIL, MARBLE), PUBLIC, amount=2),
    Plus(ATTACK, "amount"),
    Plus(DEFENCE, "amount"),
)
card(
    Wonder("venetian_arsenal", MILITARY, MEDIEVAL, 10, (OIL, DIAMONDS), PUBLIC),
    Allow(RESOLVE_AGAIN, once=TURN),
)
card(
    Wonder("pentagon", MILITARY, MODERN, 12, (OIL, DIAMONDS), PUBLIC, amount=2),
    Plus(ATTACK, "amount"),
    Allow(ANY_DISTANCE),
)
card(Wonder("ruhr_valley", MILITARY, MODERN, 11, (OIL, MERCURY), PUBLIC, amount=5), Plus(DEFENCE, "amount"))
