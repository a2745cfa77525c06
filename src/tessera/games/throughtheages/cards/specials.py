"""Special technologies (TA-11.07). All they do is printed on them."""

from __future__ import annotations

from tessera.games.throughtheages.content import (
    ADJUSTED,
    CIVIL,
    CONSTRUCTION,
    II,
    III,
    MILITARY,
    NAVAL,
    RULEBOOK,
    I,
    SpecialTechnology,
    Symbols,
)
from tessera.kernel import Cards

specials = Cards[SpecialTechnology]()
card = specials.add

card(
    SpecialTechnology(
        "code_of_laws", age=I, type=CIVIL, science=6, symbols=Symbols(ca=1), copies={2: 1, 3: 2, 4: 2}
    )
)

card(SpecialTechnology("justice_system", age=II, type=CIVIL, science=7, symbols=Symbols(ca=1, blue=3)))

card(SpecialTechnology("civil_service", age=III, type=CIVIL, science=10, symbols=Symbols(ca=2, blue=3)))

card(
    SpecialTechnology(
        "warfare",
        age=I,
        type=MILITARY,
        science=5,
        symbols=Symbols(strength=1, ma=1),
        copies={2: 1, 3: 2, 4: 2},
    )
)

card(SpecialTechnology("strategy", age=II, type=MILITARY, science=8, symbols=Symbols(strength=3, ma=2)))

card(
    SpecialTechnology(
        "military_theory",
        age=III,
        type=MILITARY,
        science=11,
        symbols=Symbols(strength=5, ma=3),
        copies={2: 1, 3: 1, 4: 2},
    )
)

card(
    SpecialTechnology(
        "cartography", age=I, type=NAVAL, science=4, symbols=Symbols(strength=1, colonization=2)
    )
)

card(
    SpecialTechnology(
        "navigation", age=II, type=NAVAL, science=6, symbols=Symbols(strength=2, colonization=3)
    )
)

card(
    SpecialTechnology(
        "satellites", age=III, type=NAVAL, science=8, symbols=Symbols(strength=3, colonization=4)
    )
)

card(SpecialTechnology("masonry", age=I, type=CONSTRUCTION, science=3, discounts=(0, 1, 1, 1), stages=2))

card(
    SpecialTechnology(
        "architecture",
        age=II,
        type=CONSTRUCTION,
        science=6,
        discounts=(0, 1, 2, 2),
        stages=3,
        copies={2: 1, 3: 2, 4: 2},
    )
)

card(
    SpecialTechnology("engineering", age=III, type=CONSTRUCTION, science=9, discounts=(0, 1, 2, 3), stages=4)
)

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
)
