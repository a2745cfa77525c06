"""Leaders (chapter 20)."""

from __future__ import annotations

from typing import ClassVar

from tessera.games.newdawn.cards.words import *

LEADERS = Cards[Leader]()
card = LEADERS.add


card(Leader("rome", (SCIENCE, ECONOMY, MILITARY, CULTURE, INDUSTRY), RULEBOOK), Allow(ANY_CITY_SENDS))
card(Leader("america", (MILITARY, SCIENCE, INDUSTRY, CULTURE, ECONOMY), PUBLIC), Allow(NATURALS_ON_CARDS))


class FiveSuns(SwapCards, frozen=True):
    """Aztec: any two cards (ND-20.03)."""

    rule: ClassVar[str] = "ND-20.03"

    def partners(self, slot: int) -> list[int]:
        return [other for other in range(1, LAST_SLOT + 1) if other != slot]


def after_won_attack(s: NewDawn, p: Player, card: Held, reset: int) -> bool:
    """The military card was reset and an attack was won this turn (ND-20.03)."""
    return s.content.focus[reset].type == MILITARY and bool(s.turn.attacks_won)


card(
    Leader("aztec", (SCIENCE, CULTURE, ECONOMY, MILITARY, INDUSTRY), PUBLIC),
    On(RESET, FiveSuns(ME), when=after_won_attack),
)


def cheaper(s: NewDawn, p: Player, card: HeldAs[Leader], wonder: int) -> int:
    return -card.row.amount


card(
    Leader("egypt", (SCIENCE, ECONOMY, INDUSTRY, MILITARY, CULTURE), PUBLIC, amount=1),
    Plus(WONDER_COST, cheaper),
)


def latest_age(s: NewDawn, p: Player, card: Held) -> int:
    """1 to 3, by the latest age among the own wonders; 0 without any (ND-20.05)."""
    return max([1 + s.content.wonders[wonder].age for wonder in wonders_of(s, p)], default=0)


card(
    Leader("france", (MILITARY, SCIENCE, ECONOMY, INDUSTRY, CULTURE), PUBLIC),
    Plus(CULTURE_TOKENS, latest_age),
)


def on_rough_coast(s: NewDawn, p: Player, card: Held, cell: int) -> bool:
    return bool(s.board.rough_coast >> cell & 1)


def rough_coast(s: NewDawn, p: Player, card: HeldAs[Leader], limit: int, focus: int) -> int:
    """In the own turn, if the slot is high enough for it (ND-20.06)."""
    return s.board.rough_coast if p.seat == s.active and limit >= card.row.amount else 0


card(
    Leader("japan", (INDUSTRY, ECONOMY, MILITARY, SCIENCE, CULTURE), PUBLIC, amount=3),
    Plus(DIFFICULTY, "amount", when=on_rough_coast),
    Plus(EASY_LAND, rough_coast),
)


def on_steppe(s: NewDawn, p: Player, card: Held, cell: int, *attacker: int) -> bool:
    return s.board.terrain[cell] in (Terrain.GRASSLAND, Terrain.HILLS)


card(
    Leader("scythia", (CULTURE, MILITARY, SCIENCE, ECONOMY, INDUSTRY), PUBLIC, amount=3),
    Plus(ATTACK, "amount", when=on_steppe),
    Plus(DEFENCE, "amount", when=on_steppe),
)


def booty(s: NewDawn, p: Player, card: HeldAs[Leader]) -> Step:
    return Repeat(card.row.amount, GainResource(p.seat, card=card.number))


card(
    Leader("sumeria", (ECONOMY, CULTURE, SCIENCE, MILITARY, INDUSTRY), PUBLIC, amount=1),
    On(BARBARIAN_DEFEATED, booty),
)
