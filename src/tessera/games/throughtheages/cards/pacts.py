"""Pacts (TA-6.50): what each side gives its party. A pact's card remembers the partner and the own side."""

from __future__ import annotations

from typing import Final

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.content import Pact, is_partner
from tessera.games.throughtheages.hooks import ATTACK, WAR_ON_ME

pacts = Cards[Pact]()
card = pacts.add

WITH_THREE: Final = {2: 0}
"""Pacts are for 3 and 4 players (TA-2.04)."""

card(
    Pact(
        "open_borders_agreement",
        age=I,
        symmetric=True,
        symbols=Symbols(ma=1),
        amount=2,
        copies=WITH_THREE,
    ),
    Plus(ATTACK, "amount", when=is_partner),
)


class Exchange(Act, frozen=True):
    """Food is used as resources, or the other way round (TA-14.08)."""

    seat: int
    good: int
    count: int

    def run(self, s: Ages) -> None:
        spend(s, s.players[self.seat], self.good, self.count)
        pool = "any_food" if self.good == RESOURCES else "any_resources"
        s.then(Pools(seat=self.seat, **{pool: self.count}))

    def possible(self, s: Ages) -> bool:
        return stock(s, s.players[self.seat], self.good) >= self.count


def exchange(s: Ages, p: Civilization, card: HeldAs[Pact]) -> Step:
    return Exchange(p.seat, FOOD if card.on[1] == 0 else RESOURCES, card.row.amount)


card(
    Pact("trade_routes_agreement", age=I, amount=1, copies=WITH_THREE), Use(ACTION_MENU, exchange, once=TURN)
)

card(
    Pact(
        "acceptance_of_supremacy",
        age=II,
        symbols=Symbols(resource_bonus=1),
        other=Symbols(resource_bonus=-1),
        forbids_attack=True,
        copies=WITH_THREE,
    )
)

card(
    Pact(
        "international_trade_agreement",
        age=II,
        symbols=Symbols(resource_bonus=1),
        other=Symbols(food_bonus=1),
        copies=WITH_THREE,
    )
)

card(
    Pact(
        "promise_of_military_protection",
        age=II,
        symbols=Symbols(culture=1),
        other=Symbols(strength=4, culture=-1),
        ends_on_attack=True,
        copies=WITH_THREE,
    )
)

card(
    Pact("scientific_cooperation", age=II, symmetric=True, amount=2, partner_pays=1, copies=WITH_THREE),
    Plus(SCIENCE_COST, less("amount")),
)


def partners_wonders(s: Ages, p: Civilization, card: HeldAs[Pact]) -> int:
    """Completed wonders of the partner, ruined ones too (TA-21.26)."""
    return card.row.amount * len(s.players[card.on[0]].wonders)


card(
    Pact("international_tourism", age=III, symmetric=True, amount=1, copies=WITH_THREE),
    Plus(CULTURE, partners_wonders),
)


def is_side_b(s: Ages, p: Civilization, card: Held) -> bool:
    return card.on[1] == 1


card(
    Pact(
        "loss_of_sovereignty",
        age=III,
        symbols=Symbols(culture=2),
        other=Symbols(culture=-2),
        forbids_attack=True,
        copies=WITH_THREE,
    ),
    Forbid(WAR_ON_ME, when=is_side_b),
)

card(
    Pact(
        "military_pact",
        age=III,
        symmetric=True,
        symbols=Symbols(strength=3),
        ends_on_attack=True,
        copies=WITH_THREE,
    )
)

card(
    Pact(
        "peace_treaty",
        age=III,
        symmetric=True,
        symbols=Symbols(culture=1),
        forbids_attack=True,
        copies=WITH_THREE,
    )
)

card(
    Pact(
        "naval_trade_agreement",
        age=I,
        symbols=Symbols(colonization=1, blue=-1),
        other=Symbols(blue=2),
        set=NEW_MILITARY,
        copies=WITH_THREE,
    )
)
