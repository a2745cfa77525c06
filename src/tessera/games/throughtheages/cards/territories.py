"""Territories (TA-17): what a colony gives for good, and once."""

from __future__ import annotations

from typing import Final

from tessera.games.throughtheages.content import II, NEW_MILITARY, I, Symbols, Territory
from tessera.games.throughtheages.gains import Gain, OneGain
from tessera.games.throughtheages.hooks import COLONIZED
from tessera.kernel import ME
from tessera.kernel.effects import Card, Do, On, card

REWARDS = (
    Gain(seat=ME, science=4),
    Gain(seat=ME, resources=5),
    Gain(seat=ME, food=6),
    Gain(seat=ME, culture=7),
)


def territory(row: Territory, once: Do) -> Card[Territory]:
    """Permanent symbols are printed; the immediate effect comes after them (TA-17.07)."""
    return card(row, On(COLONIZED, once, own=True))


TERRITORIES: Final[tuple[Card[Territory], ...]] = (
    territory(
        Territory("vast_territory_1", age=I, symbols=Symbols(yellow=3, blue=-1)), Gain(seat=ME, food=3)
    ),
    territory(
        Territory("vast_territory_2", age=II, symbols=Symbols(yellow=4, blue=-1)), Gain(seat=ME, food=4)
    ),
    territory(Territory("wealthy_territory_1", age=I, symbols=Symbols(blue=3)), Gain(seat=ME, resources=5)),
    territory(Territory("wealthy_territory_2", age=II, symbols=Symbols(blue=4)), Gain(seat=ME, resources=9)),
    territory(
        Territory("inhabited_territory_1", age=I, symbols=Symbols(yellow=2)), Gain(seat=ME, population=1)
    ),
    territory(
        Territory("inhabited_territory_2", age=II, symbols=Symbols(yellow=3)), Gain(seat=ME, population=2)
    ),
    territory(Territory("strategic_territory_1", age=I, symbols=Symbols(strength=2)), Gain(seat=ME, draw=3)),
    territory(Territory("strategic_territory_2", age=II, symbols=Symbols(strength=4)), Gain(seat=ME, draw=5)),
    territory(Territory("historic_territory_1", age=I, symbols=Symbols(happy=1)), Gain(seat=ME, culture=6)),
    territory(Territory("historic_territory_2", age=II, symbols=Symbols(happy=2)), Gain(seat=ME, culture=11)),
    territory(
        Territory("developed_territory_1", age=I, symbols=Symbols(yellow=1, blue=1)), Gain(seat=ME, science=3)
    ),
    territory(
        Territory("developed_territory_2", age=II, symbols=Symbols(yellow=2, blue=2)),
        Gain(seat=ME, science=5),
    ),
    territory(
        Territory(
            "wealthy_territory_1_adj",
            age=I,
            symbols=Symbols(blue=3),
            set=NEW_MILITARY,
            replaces=("wealthy_territory_1",),
            single_source=True,
        ),
        Gain(seat=ME, resources=6),
    ),
    territory(
        Territory(
            "autonomous_territory_2",
            age=II,
            symbols=Symbols(ca=1, ma=1, blue=-2),
            set=NEW_MILITARY,
            single_source=True,
        ),
        OneGain(ME, REWARDS),
    ),
)
