"""Governments (TA-11.08)."""

from __future__ import annotations

from tessera.games.throughtheages.content import ADJUSTED, II, III, A, Government, I, Symbols
from tessera.kernel import Cards

governments = Cards[Government]()
card = governments.add

card(
    Government(
        "despotism",
        age=A,
        science=0,
        revolution=0,
        symbols=Symbols(ca=4, ma=2, building_limit=2),
        initial=True,
    )
)

card(
    Government(
        "monarchy",
        age=I,
        science=8,
        revolution=2,
        symbols=Symbols(ca=5, ma=3, building_limit=3),
        copies={2: 1, 3: 2, 4: 2},
    )
)

card(
    Government(
        "theocracy",
        age=I,
        science=6,
        revolution=1,
        symbols=Symbols(ca=4, ma=3, building_limit=3, culture=1, strength=1, happy=1),
    )
)

card(
    Government(
        "constitutional_monarchy",
        age=II,
        science=12,
        revolution=6,
        symbols=Symbols(ca=6, ma=4, building_limit=3),
        copies={2: 1, 3: 2, 4: 2},
    )
)

card(
    Government(
        "republic",
        age=II,
        science=13,
        revolution=3,
        symbols=Symbols(ca=7, ma=2, building_limit=3),
        copies={2: 1, 3: 1, 4: 2},
    )
)

card(
    Government(
        "communism",
        age=III,
        science=19,
        revolution=5,
        symbols=Symbols(ca=7, ma=5, building_limit=4, happy=-1),
    )
)

card(
    Government(
        "democracy",
        age=III,
        science=17,
        revolution=9,
        symbols=Symbols(ca=7, ma=3, building_limit=4, culture=3),
        copies={2: 1, 3: 2, 4: 2},
    )
)

card(
    Government(
        "fundamentalism",
        age=III,
        science=18,
        revolution=7,
        symbols=Symbols(ca=6, ma=5, building_limit=4, strength=5, science=-2),
    )
)

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
)

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
)

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
)
