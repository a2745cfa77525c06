"""Pacts (TA-6.50): what each side gives its party. A pact's card remembers the partner and the own side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.throughtheages.content import II, III, NEW_MILITARY, I, Pact, Symbols
from tessera.games.throughtheages.gains import Pools
from tessera.games.throughtheages.hooks import (
    ACTION_MENU,
    ATTACK,
    BLUE_TOKENS,
    COLONIZATION,
    CULTURE,
    FOOD_BONUS,
    MAY_ATTACK,
    MILITARY_ACTIONS,
    RESOURCE_BONUS,
    SCIENCE_COST,
    STRENGTH,
    TURN,
    WAR_ON_ME,
)
from tessera.games.throughtheages.tokens import FOOD, RESOURCES, spend, stock
from tessera.games.throughtheages.world import Ages, Civilization
from tessera.kernel import Act, Step
from tessera.kernel.effects import Card, Effect, Forbid, Held, Plus, Use, Value, card

_HOOKS: Final[dict[str, Value]] = {
    "culture": CULTURE,
    "strength": STRENGTH,
    "ma": MILITARY_ACTIONS,
    "colonization": COLONIZATION,
    "food_bonus": FOOD_BONUS,
    "resource_bonus": RESOURCE_BONUS,
    "blue": BLUE_TOKENS,
}


def of_my_side(name: str) -> Callable[..., int]:
    """What the own side of a pact gives."""

    def amount(s: Ages, p: Civilization, card: Held, *asked: object) -> int:
        symbols = card.row.symbols if card.row.symmetric or card.on[1] == 0 else card.row.other
        found: int = getattr(symbols, name)
        return found

    return amount


def partner_is(s: Ages, p: Civilization, card: Held, rival: int) -> bool:
    return card.on[0] == rival


def is_side(side: int) -> Callable[..., bool]:
    def mine(s: Ages, p: Civilization, card: Held, *asked: object) -> bool:
        return card.on[1] == side

    return mine


def partners_wonders(s: Ages, p: Civilization, card: Held) -> int:
    """Completed wonders of the partner, ruined ones too (TA-21.26)."""
    return len(s.players[card.on[0]].wonders)


class Exchange(Act, frozen=True):
    """1 food is used as 1 resource, or the other way round (TA-14.08)."""

    seat: int
    good: int

    def run(self, s: Ages) -> None:
        spend(s, s.players[self.seat], self.good, 1)
        food = self.good == RESOURCES
        s.then(Pools(seat=self.seat, any_food=int(food), any_resources=int(not food)))

    def possible(self, s: Ages) -> bool:
        return stock(s, s.players[self.seat], self.good) > 0


def exchange(s: Ages, p: Civilization, card: Held) -> Step:
    return Exchange(p.seat, FOOD if card.on[1] == 0 else RESOURCES)


def pact(row: Pact, *effects: Effect) -> Card[Pact]:
    """The symbols of both sides become effects; some pacts forbid attacks."""
    names = [n for n in _HOOKS if getattr(row.symbols, n) or getattr(row.other, n)]
    printed: list[Effect] = [Plus(_HOOKS[name], of_my_side(name)) for name in names]
    if row.forbids_attack:
        printed.append(Forbid(MAY_ATTACK, when=partner_is))
    return card(row, *printed, *effects)


WITH_THREE: Final = {2: 0}
"""Pacts are for 3 and 4 players (TA-2.04)."""

PACTS: Final[tuple[Card[Pact], ...]] = (
    pact(
        Pact(
            "open_borders_agreement",
            age=I,
            symmetric=True,
            symbols=Symbols(ma=1),
            amount=2,
            copies=WITH_THREE,
        ),
        Plus(ATTACK, "amount", when=partner_is),
    ),
    pact(Pact("trade_routes_agreement", age=I, copies=WITH_THREE), Use(ACTION_MENU, exchange, once=TURN)),
    pact(
        Pact(
            "acceptance_of_supremacy",
            age=II,
            symbols=Symbols(resource_bonus=1),
            other=Symbols(resource_bonus=-1),
            forbids_attack=True,
            copies=WITH_THREE,
        )
    ),
    pact(
        Pact(
            "international_trade_agreement",
            age=II,
            symbols=Symbols(resource_bonus=1),
            other=Symbols(food_bonus=1),
            copies=WITH_THREE,
        )
    ),
    pact(
        Pact(
            "promise_of_military_protection",
            age=II,
            symbols=Symbols(culture=1),
            other=Symbols(strength=4, culture=-1),
            ends_on_attack=True,
            copies=WITH_THREE,
        )
    ),
    pact(
        Pact(
            "scientific_cooperation", age=II, symmetric=True, amount=2, partner_pays=True, copies=WITH_THREE
        ),
        Plus(SCIENCE_COST, lambda s, p, card, *asked: -card.row.amount),
    ),
    pact(
        Pact("international_tourism", age=III, symmetric=True, copies=WITH_THREE),
        Plus(CULTURE, partners_wonders),
    ),
    pact(
        Pact(
            "loss_of_sovereignty",
            age=III,
            symbols=Symbols(culture=2),
            other=Symbols(culture=-2),
            forbids_attack=True,
            copies=WITH_THREE,
        ),
        Forbid(WAR_ON_ME, when=is_side(1)),
    ),
    pact(
        Pact(
            "military_pact",
            age=III,
            symmetric=True,
            symbols=Symbols(strength=3),
            ends_on_attack=True,
            copies=WITH_THREE,
        )
    ),
    pact(
        Pact(
            "peace_treaty",
            age=III,
            symmetric=True,
            symbols=Symbols(culture=1),
            forbids_attack=True,
            copies=WITH_THREE,
        )
    ),
    pact(
        Pact(
            "naval_trade_agreement",
            age=I,
            symbols=Symbols(colonization=1, blue=-1),
            other=Symbols(blue=2),
            set=NEW_MILITARY,
            copies=WITH_THREE,
        )
    ),
)
