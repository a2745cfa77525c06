"""Wonders of Age A."""

from __future__ import annotations

from collections.abc import Callable

from tessera.games.throughtheages.cards.words import *
from tessera.games.throughtheages.hooks import AGE_BEGINS

wonders = Cards[Wonder]()
card = wonders.add

card(Wonder("pyramids", age=A, stages=(3, 2, 1), symbols=Symbols(ca=1)))

card(Wonder("hanging_gardens", age=A, stages=(2, 2, 2), symbols=Symbols(culture=1, happy=2)))

card(
    Wonder(
        "hanging_gardens_adj",
        age=A,
        stages=(2, 2, 2),
        symbols=Symbols(culture=1, happy=2),
        gains=Goods(food=2),
        set=ADJUSTED,
        replaces=("hanging_gardens",),
        symbols_source=RECONSTRUCTED,
        cost_source=RECONSTRUCTED,
    ),
    On(COMPLETED, gains, own=True),
)

card(
    Wonder(
        "library_of_alexandria",
        age=A,
        stages=(1, 4, 1),
        symbols=Symbols(culture=1, science=1, civil_hand=1, military_hand=1),
    )
)

card(Wonder("colossus", age=A, stages=(3, 3), symbols=Symbols(strength=2, colonization=1)))


def in_later_ages(s: Ages, p: Civilization, card: Held, age: int) -> bool:
    return age in (II, III)


card(
    Wonder(
        "colossus_adj",
        age=A,
        stages=(3, 3),
        symbols=Symbols(strength=2, colonization=1),
        gains=Goods(draw=3),
        source=RULEBOOK,
        set=ADJUSTED,
        replaces=("colossus",),
        symbols_source=RECONSTRUCTED,
        cost_source=RECONSTRUCTED,
    ),
    On(AGE_BEGINS, gains, when=in_later_ages),
)


# --- new ones -------------------------------------------------------------------------------------------------


def foot_or_horse(s: Ages, p: Civilization, card: Held, tech: int, *asked: object) -> bool:
    row = s.content.rows[tech]
    return isinstance(row, Technology) and row.type in (INFANTRY, CAVALRY)


def by_level(s: Ages, p: Civilization, card: HeldAs[Wonder], tech: int, *asked: object) -> int:
    return -card.row.each * s.content.age[tech]


card(
    Wonder(
        "colosseum",
        age=A,
        stages=(2, 2, 2),
        symbols=Symbols(happy=1, ma=1),
        each=1,
        gains=Goods(culture=2),
        set=NEW,
        cost_source=RECONSTRUCTED,
        single_source=True,
    ),
    Plus(SCIENCE_COST, by_level, when=foot_or_horse),
    On(DEVELOPED, gains, when=foot_or_horse),
)


def now(*ages: int) -> Callable[..., int]:
    """What its symbol is worth in some ages (TA-36.09); Age IV goes on as Age III."""

    def amount(s: Ages, p: Civilization, card: HeldAs[Wonder]) -> int:
        return int(card.row.by_age[min(s.age, III)]) if s.age in ages else 0

    return amount


card(
    Wonder(
        "roman_roads",
        age=A,
        stages=(1, 2, 2),
        symbols=Symbols(yellow=1, blue=1),
        by_age=(0, 1, 1, 2),
        set=NEW,
        cost_source=RECONSTRUCTED,
    ),
    Plus(RESOURCE_BONUS, now(I)),
    Plus(SCIENCE, now(II)),
    Plus(CULTURE, now(III, IV)),
)


def stage_science(s: Ages, p: Civilization, card: Held, cost: int, builder: int) -> Step:
    """The printed cost, even if less was paid (TA-36.26)."""
    return Gain(seat=p.seat, science=cost)


card(
    Wonder(
        "stonehenge",
        age=A,
        stages=(1, 2, 3),
        symbols=Symbols(culture=1, happy=1),
        set=NEW,
        cost_source=RECONSTRUCTED,
        single_source=True,
    ),
    On(STAGE_BUILT, stage_science, own=True),
)


def per_urban_building(s: Ages, p: Civilization, card: HeldAs[Wonder], tech: int, revolution: bool) -> int:
    """A peaceful change of government is cheaper."""
    peaceful = isinstance(s.content.rows[tech], Government) and not revolution
    return -card.row.each * count_of(s, p, URBAN_TYPES) if peaceful else 0


card(
    Wonder(
        "acropolis",
        age=A,
        stages=(1, 3, 1),
        symbols=Symbols(culture=1, strength=1, building_limit=1),
        each=1,
        set=NEW,
        cost_source=RECONSTRUCTED,
        single_source=True,
    ),
    Plus(SCIENCE_COST, per_urban_building),
)
