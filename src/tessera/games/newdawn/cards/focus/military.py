"""Military cards (chapter 12): attacks and reinforcements."""

from __future__ import annotations

from tessera.games.newdawn.cards.words import *


def military(s: NewDawn, p: Player, card: Held, place: int, slot: int) -> Step:
    return Campaign(p.seat, place, slot)


MILITARY_CARDS = Cards[FocusCard]()
card = MILITARY_CARDS.add


card(FocusCard("masonry", MILITARY, 1, RULEBOOK, attacks=2, range=2), On(RESOLVED, military, own=True))
card(
    FocusCard("iron_working", MILITARY, 2, RULEBOOK, attacks=2, range=3, bonus=1, barbarian_bonus=3),
    On(RESOLVED, military, own=True),
)
card(
    FocusCard(
        "mass_production", MILITARY, 3, PUBLIC, attacks=2, range=3, bonus=2, barbarian_bonus=2, water=True
    ),
    On(RESOLVED, military, own=True),
    Allow(REINFORCE_TOO, own=True),
)
card(
    FocusCard("flight", MILITARY, 4, RULEBOOK, attacks=3, range=5, bonus=3, barbarian_bonus=3, water=True),
    On(RESOLVED, military, own=True),
    Allow(FLY_OVER, own=True),
)
