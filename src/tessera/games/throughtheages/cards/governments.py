"""Governments and special technologies (TA-11)."""

from __future__ import annotations

from typing import Final

from tessera.games.throughtheages.content import (
    ADJUSTED,
    CIVIL,
    CONSTRUCTION,
    II,
    III,
    MILITARY,
    NAVAL,
    RULEBOOK,
    URBAN,
    A,
    Government,
    I,
    SpecialTechnology,
    Symbols,
)
from tessera.games.throughtheages.hooks import BUILD_COST, STAGES_AT_ONCE
from tessera.games.throughtheages.world import Ages, Civilization
from tessera.kernel.effects import Card, Held, Plus, card


def discount(s: Ages, p: Civilization, card: Held, tech: int) -> int:
    """Urban buildings are cheaper, by their age (TA-11.16)."""
    row = s.content.row[tech]
    return -int(card.row.discounts[row.age]) if row.type in URBAN else 0


GOVERNMENTS: Final[tuple[Card[Government], ...]] = (
    card(
        Government(
            "despotism",
            age=A,
            science=0,
            revolution=0,
            symbols=Symbols(ca=4, ma=2, building_limit=2),
            initial=True,
        )
    ),
    card(
        Government(
            "monarchy",
            age=I,
            science=8,
            revolution=2,
            symbols=Symbols(ca=5, ma=3, building_limit=3),
            copies={2: 1, 3: 2, 4: 2},
        )
    ),
    card(
        Government(
            "theocracy",
            age=I,
            science=6,
            revolution=1,
            symbols=Symbols(ca=4, ma=3, building_limit=3, culture=1, strength=1, happy=1),
        )
    ),
    card(
        Government(
            "constitutional_monarchy",
            age=II,
            science=12,
            revolution=6,
            symbols=Symbols(ca=6, ma=4, building_limit=3),
            copies={2: 1, 3: 2, 4: 2},
        )
    ),
    card(
        Government(
            "republic",
            age=II,
            science=13,
            revolution=3,
            symbols=Symbols(ca=7, ma=2, building_limit=3),
            copies={2: 1, 3: 1, 4: 2},
        )
    ),
    card(
        Government(
            "communism",
            age=III,
            science=19,
            revolution=5,
            symbols=Symbols(ca=7, ma=5, building_limit=4, happy=-1),
        )
    ),
    card(
        Government(
            "democracy",
            age=III,
            science=17,
            revolution=9,
            symbols=Symbols(ca=7, ma=3, building_limit=4, culture=3),
            copies={2: 1, 3: 2, 4: 2},
        )
    ),
    card(
        Government(
            "fundamentalism",
            age=III,
            science=18,
            revolution=7,
            symbols=Symbols(ca=6, ma=5, building_limit=4, strength=5, science=-2),
        )
    ),
    card(
        Government(
            "republic_adj",
            age=II,
            science=11,
            revolution=2,
            symbols=Symbols(ca=7, ma=2, building_limit=3),
            copies={2: 1, 3: 2, 4: 2},
            set=ADJUSTED,
            replaces=("republic",),
            single_source=True,
        )
    ),
    card(
        Government(
            "communism_adj",
            age=III,
            science=18,
            revolution=1,
            symbols=Symbols(ca=7, ma=5, building_limit=4, happy=-1, resource_bonus=1),
            set=ADJUSTED,
            replaces=("communism",),
            single_source=True,
        )
    ),
    card(
        Government(
            "fundamentalism_adj",
            age=III,
            science=16,
            revolution=5,
            symbols=Symbols(ca=6, ma=5, building_limit=4, strength=6, science=-2),
            set=ADJUSTED,
            replaces=("fundamentalism",),
            single_source=True,
        )
    ),
)

SPECIALS: Final[tuple[Card[SpecialTechnology], ...]] = (
    card(
        SpecialTechnology(
            "code_of_laws", age=I, type=CIVIL, science=6, symbols=Symbols(ca=1), copies={2: 1, 3: 2, 4: 2}
        )
    ),
    card(SpecialTechnology("justice_system", age=II, type=CIVIL, science=7, symbols=Symbols(ca=1, blue=3))),
    card(SpecialTechnology("civil_service", age=III, type=CIVIL, science=10, symbols=Symbols(ca=2, blue=3))),
    card(
        SpecialTechnology(
            "warfare",
            age=I,
            type=MILITARY,
            science=5,
            symbols=Symbols(strength=1, ma=1),
            copies={2: 1, 3: 2, 4: 2},
        )
    ),
    card(SpecialTechnology("strategy", age=II, type=MILITARY, science=8, symbols=Symbols(strength=3, ma=2))),
    card(
        SpecialTechnology(
            "military_theory",
            age=III,
            type=MILITARY,
            science=11,
            symbols=Symbols(strength=5, ma=3),
            copies={2: 1, 3: 1, 4: 2},
        )
    ),
    card(
        SpecialTechnology(
            "cartography", age=I, type=NAVAL, science=4, symbols=Symbols(strength=1, colonization=2)
        )
    ),
    card(
        SpecialTechnology(
            "navigation", age=II, type=NAVAL, science=6, symbols=Symbols(strength=2, colonization=3)
        )
    ),
    card(
        SpecialTechnology(
            "satellites", age=III, type=NAVAL, science=8, symbols=Symbols(strength=3, colonization=4)
        )
    ),
    card(
        SpecialTechnology("masonry", age=I, type=CONSTRUCTION, science=3, discounts=(0, 1, 1, 1), stages=2),
        Plus(BUILD_COST, discount),
        Plus(STAGES_AT_ONCE, "stages"),
    ),
    card(
        SpecialTechnology(
            "architecture",
            age=II,
            type=CONSTRUCTION,
            science=6,
            discounts=(0, 1, 2, 2),
            stages=3,
            copies={2: 1, 3: 2, 4: 2},
        ),
        Plus(BUILD_COST, discount),
        Plus(STAGES_AT_ONCE, "stages"),
    ),
    card(
        SpecialTechnology(
            "engineering", age=III, type=CONSTRUCTION, science=9, discounts=(0, 1, 2, 3), stages=4
        ),
        Plus(BUILD_COST, discount),
        Plus(STAGES_AT_ONCE, "stages"),
    ),
    card(
        SpecialTechnology(
            "military_theory_adj",
            age=III,
            type=MILITARY,
            science=11,
            symbols=Symbols(strength=5, ma=3),
            copies={2: 1, 3: 2, 4: 2},
            source=RULEBOOK,
            set=ADJUSTED,
            replaces=("military_theory",),
        )
    ),
)
