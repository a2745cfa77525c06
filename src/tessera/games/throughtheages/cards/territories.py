"""Territories (TA-17): what a colony gives for good, and once."""

from __future__ import annotations

from tessera.games.throughtheages.cards.words import gains, one_of_gains
from tessera.games.throughtheages.content import II, NEW_MILITARY, Goods, I, Symbols, Territory
from tessera.games.throughtheages.hooks import COLONIZED
from tessera.kernel import Cards
from tessera.kernel.effects import On

territories = Cards[Territory]()
card = territories.add

card(
    Territory("vast_territory_1", age=I, symbols=Symbols(yellow=3, blue=-1), gains=Goods(food=3)),
    On(COLONIZED, gains, own=True),
)

card(
    Territory("vast_territory_2", age=II, symbols=Symbols(yellow=4, blue=-1), gains=Goods(food=4)),
    On(COLONIZED, gains, own=True),
)

card(
    Territory("wealthy_territory_1", age=I, symbols=Symbols(blue=3), gains=Goods(resources=5)),
    On(COLONIZED, gains, own=True),
)

card(
    Territory("wealthy_territory_2", age=II, symbols=Symbols(blue=4), gains=Goods(resources=9)),
    On(COLONIZED, gains, own=True),
)

card(
    Territory("inhabited_territory_1", age=I, symbols=Symbols(yellow=2), gains=Goods(population=1)),
    On(COLONIZED, gains, own=True),
)

card(
    Territory("inhabited_territory_2", age=II, symbols=Symbols(yellow=3), gains=Goods(population=2)),
    On(COLONIZED, gains, own=True),
)

card(
    Territory("strategic_territory_1", age=I, symbols=Symbols(strength=2), gains=Goods(draw=3)),
    On(COLONIZED, gains, own=True),
)

card(
    Territory("strategic_territory_2", age=II, symbols=Symbols(strength=4), gains=Goods(draw=5)),
    On(COLONIZED, gains, own=True),
)

card(
    Territory("historic_territory_1", age=I, symbols=Symbols(happy=1), gains=Goods(culture=6)),
    On(COLONIZED, gains, own=True),
)

card(
    Territory("historic_territory_2", age=II, symbols=Symbols(happy=2), gains=Goods(culture=11)),
    On(COLONIZED, gains, own=True),
)

card(
    Territory("developed_territory_1", age=I, symbols=Symbols(yellow=1, blue=1), gains=Goods(science=3)),
    On(COLONIZED, gains, own=True),
)

card(
    Territory("developed_territory_2", age=II, symbols=Symbols(yellow=2, blue=2), gains=Goods(science=5)),
    On(COLONIZED, gains, own=True),
)

card(
    Territory(
        "wealthy_territory_1_adj",
        age=I,
        symbols=Symbols(blue=3),
        gains=Goods(resources=6),
        set=NEW_MILITARY,
        replaces=("wealthy_territory_1",),
        single_source=True,
    ),
    On(COLONIZED, gains, own=True),
)

card(
    Territory(
        "autonomous_territory_2",
        age=II,
        symbols=Symbols(ca=1, ma=1, blue=-2),
        gains=Goods(food=6, resources=5, science=4, culture=7),
        set=NEW_MILITARY,
        single_source=True,
    ),
    On(COLONIZED, one_of_gains, own=True),
)
