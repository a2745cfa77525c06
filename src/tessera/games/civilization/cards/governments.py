"""The eight governments (CV-4.12 - CV-4.17). The first two are those that every nation has."""

from __future__ import annotations

from tessera.games.civilization.cards.words import *

GOVERNMENTS = Cards[Government]()
card = GOVERNMENTS.add

card(Government("despotism_government"))

card(Government("anarchy_government", source=RULEBOOK), Forbid(CAPITAL_ACTS))

card(Government("republic_government"), Allow(ARMIES_FOUND), Allow(SCOUTS_EXPLORE))

card(Government("feudalism_government", amount=1), Plus(COINS, "amount"), Allow(HARVEST_ANYWHERE))

card(Government("monarchy_government", amount=1, also=1), Plus(HAND_SIZE, "amount"), Plus(DEVOTION, "also"))

card(Government("democracy_government", amount=2), Plus(COLLECTED, "amount"), Forbid(ATTACK_CITIES))


def in_capital(s: World, p: Nation, card: Held, capital: bool) -> bool:
    return capital


card(
    Government("communism_government", amount=2, also=-1),
    Plus(MORE_PRODUCTION, "amount"),
    Plus(DEVOTION, "also", when=in_capital),
)

card(
    Government("fundamentalism_government", amount=1, also=-2),
    Plus(BATTLE_HAND, "amount"),
    Plus(COLLECTED, "also"),
)
