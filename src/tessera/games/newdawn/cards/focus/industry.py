"""Industry cards (chapter 10): cities and world wonders."""

from __future__ import annotations

from tessera.games.newdawn.cards.words import *


def industry(s: NewDawn, p: Player, card: Held, place: int, slot: int) -> Step:
    return Industry(p.seat, place=place, slot=slot)


INDUSTRY_CARDS = Cards[FocusCard]()
card = INDUSTRY_CARDS.add


card(FocusCard("pottery", INDUSTRY, 1, RULEBOOK, range=2), On(RESOLVED, industry, own=True))


def own_caravans(s: NewDawn, p: Player, card: Held) -> int:
    return cells(p.caravans)


card(
    FocusCard("animal_husbandry", INDUSTRY, 2, PUBLIC, range=3),
    On(RESOLVED, industry, own=True),
    Plus(RANGE_STARTS, own_caravans, own=True),
)
card(
    FocusCard("nationalism", INDUSTRY, 3, PUBLIC, range=4, water=True, slot_5_production=7),
    On(RESOLVED, industry, own=True),
)


def suburbs(s: NewDawn, p: Player, card: HeldAs[FocusCard], slot: int, city: int) -> Step:
    """Control tokens next to the new city (ND-10.11)."""
    return PlaceControl(p.seat, card.row.tokens, slot, city, INDUSTRY)


card(
    FocusCard("urbanization", INDUSTRY, 4, PUBLIC, range=5, water=True, tokens=2),
    On(RESOLVED, industry, own=True),
    On(CITY_BUILT, suburbs, own=True),
)
