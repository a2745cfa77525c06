"""What things cost and what pays for them (TA-7.05, TA-8, TA-35.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tessera.games.throughtheages.content import ARENA, LAB, MINE, TYPES, UNITS, Government, Technology
from tessera.games.throughtheages.hooks import BUILD_COST, BUILDING_LIMIT, POPULATION_COST, SCIENCE_COST
from tessera.games.throughtheages.rules.tokens import FOOD, RESOURCES, spend, stock
from tessera.games.throughtheages.state import Ages, Civilization, count_of
from tessera.kernel import Refusal
from tessera.kernel.effects import total

FOR_UNITS, FOR_CITY, FOR_OTHERS = range(3)
"""What resources are spent on: units; urban buildings and wonders; anything else."""

UNIT_SET: Final = frozenset(UNITS)


PURPOSES: Final = tuple(
    [
        FOR_UNITS if kind in UNIT_SET else FOR_OTHERS if kind <= MINE else FOR_CITY
        for kind in range(len(TYPES))
    ]
)
"""What a worker on a technology is built for, by its type."""


def purpose_of(row: Technology) -> int:
    """What a worker on a technology is built for."""
    return PURPOSES[row.type]


# --- resources, food, science ---------------------------------------------------------------------------------


def resource_means(s: Ages, p: Civilization, purpose: int) -> int:
    """Resources and special-purpose resources that can be spent on something."""
    return all_means(s, p)[purpose]


def all_means(s: Ages, p: Civilization) -> tuple[int, int, int]:
    """The same for units, for urban buildings and wonders, and for anything else."""
    means = stock(s, p, RESOURCES)
    if p.seat != s.active:
        return means, means, means
    turn = s.turn
    means += turn.any_resources
    return means + turn.unit_resources, means + turn.city_resources, means


def pay_resources(s: Ages, p: Civilization, amount: int, purpose: int) -> None:
    """Special-purpose resources first, the narrower purpose before the wider (TA-35.10, TA-35.11)."""
    if p.seat == s.active:
        turn = s.turn
        if purpose == FOR_UNITS:
            used = min(amount, turn.unit_resources)
            turn.unit_resources -= used
            amount -= used
        elif purpose == FOR_CITY:
            used = min(amount, turn.city_resources)
            turn.city_resources -= used
            amount -= used
        used = min(amount, turn.any_resources)
        turn.any_resources -= used
        amount -= used
    spend(s, p, RESOURCES, amount)


def food_means(s: Ages, p: Civilization) -> int:
    return stock(s, p, FOOD) + (s.turn.any_food if p.seat == s.active else 0)


def pay_food(s: Ages, p: Civilization, amount: int) -> None:
    if p.seat == s.active:
        used = min(amount, s.turn.any_food)
        s.turn.any_food -= used
        amount -= used
    spend(s, p, FOOD, amount)


def science_means(s: Ages, p: Civilization, card: int) -> int:
    """Science points, and for unit technologies special-purpose science (TA-21.15)."""
    row = s.content.rows[card]
    units = p.seat == s.active and isinstance(row, Technology) and row.type in UNIT_SET
    return p.science + (s.turn.unit_science if units else 0)


def pay_science(s: Ages, p: Civilization, card: int, amount: int) -> None:
    row = s.content.rows[card]
    if p.seat == s.active and isinstance(row, Technology) and row.type in UNIT_SET:
        used = min(amount, s.turn.unit_science)
        s.turn.unit_science -= used
        amount -= used
    p.science -= amount


# --- prices ---------------------------------------------------------------------------------------------------


def population_price(s: Ages, p: Civilization, less: int = 0) -> int:
    """Food for one more worker (TA-8.15)."""
    printed = next(row.population for row in s.content.constants.yellow_bank if p.yellow >= row.tokens)
    return max(0, total(s, p, POPULATION_COST, base=printed) - less)


def build_price(s: Ages, p: Civilization, tech: int) -> int:
    """Resources for a worker on a technology, before discounts of an action card (TA-8.20)."""
    return max(0, total(s, p, BUILD_COST, tech, base=s.content.technology[tech].resources))


def upgrade_price(s: Ages, p: Civilization, source: int, target: int) -> int:
    """Both costs are reduced first (TA-8.25)."""
    return max(0, build_price(s, p, target) - build_price(s, p, source))


def science_price(s: Ages, p: Civilization, card: int, revolution: bool = False) -> int:
    """Science points to develop a technology (TA-8.45)."""
    row = s.content.technical[card]
    printed = row.revolution if revolution and isinstance(row, Government) else row.science
    return max(0, total(s, p, SCIENCE_COST, card, revolution, base=printed, about=card))


def room_for(s: Ages, p: Civilization, kind: int) -> bool:
    """Whether one more building of a type is within the limit; only urban ones have one (TA-8.21)."""
    return not LAB <= kind <= ARENA or count_of(s, p, 1 << kind) < building_limit(s, p)


def building_limit(s: Ages, p: Civilization) -> int:
    return total(s, p, BUILDING_LIMIT)


# --- what is missing ------------------------------------------------------------------------------------------


def nearest(refusals: Sequence[Refusal | None], without: Refusal) -> Refusal | None:
    """Of several ways the one that lacks least; None if one lacks nothing, `without` if there is no way at all."""
    if None in refusals:
        return None
    found = [refusal for refusal in refusals if refusal is not None]
    return min(found, key=lambda refusal: int(refusal.args.get("count", 0)), default=without)


def short_of(good: str, missing: int, rule: str) -> Refusal:
    """So much more of something would be needed."""
    return Refusal(f"refused-short-of-{good}", {"count": missing}, rule)
