"""The eight governments (CV-4.12 - CV-4.17). The first two are those that every nation has."""

from __future__ import annotations

from typing import Final

from tessera.games.civilization.content import RULEBOOK, Government
from tessera.games.civilization.hooks import (
    ARMIES_FOUND,
    ATTACK_CITIES,
    BATTLE_HAND,
    CAPITAL_ACTS,
    COINS,
    COLLECTED,
    DEVOTION,
    HAND_SIZE,
    HARVEST_ANYWHERE,
    PRODUCTION,
    SCOUTS_EXPLORE,
)
from tessera.games.civilization.world import Nation, World
from tessera.kernel.effects import Allow, Card, Forbid, Held, Plus, card


def in_capital(s: World, p: Nation, card: Held, capital: bool) -> bool:
    return capital


GOVERNMENTS: Final[tuple[Card[Government], ...]] = (
    card(Government("despotism_government")),
    card(Government("anarchy_government", source=RULEBOOK), Forbid(CAPITAL_ACTS)),
    card(Government("republic_government"), Allow(ARMIES_FOUND), Allow(SCOUTS_EXPLORE)),
    card(Government("feudalism_government", amount=1), Plus(COINS, "amount"), Allow(HARVEST_ANYWHERE)),
    card(
        Government("monarchy_government", amount=1, also=1), Plus(HAND_SIZE, "amount"), Plus(DEVOTION, "also")
    ),
    card(Government("democracy_government", amount=2), Plus(COLLECTED, "amount"), Forbid(ATTACK_CITIES)),
    card(
        Government("communism_government", amount=2, also=-1),
        Plus(PRODUCTION, "amount"),
        Plus(DEVOTION, "also", when=in_capital),
    ),
    card(
        Government("fundamentalism_government", amount=1, also=-2),
        Plus(BATTLE_HAND, "amount"),
        Plus(COLLECTED, "also"),
    ),
)
