"""Armies and tactics (TA-16): units are grouped so that the strength is largest; there is nothing to choose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tessera.games.throughtheages.content import AIR_FORCE, ARTILLERY, CAVALRY, FARM, INFANTRY, UNITS, Tactic
from tessera.games.throughtheages.hooks import (
    ARMY_BONUS,
    ARMY_STRENGTH,
    FARMS_FIGHT,
    INFANTRY_RIDES,
    UNIT_TWICE,
)
from tessera.games.throughtheages.state import Ages, Civilization, bits, count_of, of_types, tactic_of
from tessera.kernel import NONE
from tessera.kernel.effects import allows, total

UNIT_TYPES = bits(*UNITS)

Units = tuple[tuple[int, int], ...]
"""Unit technologies and how many units of each."""


class Armies(NamedTuple):
    """What a grouping comes to."""

    strength: int
    """Added by tactics."""
    number: int


NO_ARMIES = Armies(0, 0)


class Troops(NamedTuple):
    """Units that can be grouped, each kind by whether it is up to the tactic."""

    infantry: tuple[int, int]
    """Outdated ones, and others."""
    cavalry: tuple[int, int]
    artillery: tuple[int, int]


def all_units(s: Ages, p: Civilization) -> Units:
    """All of a civilization's units."""
    return tuple([(tech, count) for _, tech, count in of_types(s, p, UNIT_TYPES) if count])


def unit_strength(s: Ages, units: Units) -> int:
    row = s.content.technology
    return sum([row[tech].strength * count for tech, count in units])


def armies(s: Ages, p: Civilization, units: Units, *, farms: bool = True) -> Armies:
    """The best grouping of some units into armies of the current tactic (TA-16.02, TA-16.07)."""
    if p.tactic == NONE:
        return NO_ARMIES
    helpers = count_of(s, p, 1 << FARM) if farms and allows(s, p, FARMS_FIGHT) else 0
    if not units and not helpers:  # farms may form armies of their own (TA-36.14)
        return NO_ARMIES
    number = tactic_of(s, p.tactic)
    tactic = s.content.tactic[number]
    more = total(s, p, ARMY_BONUS, about=p.tactic) if number != p.tactic else 0
    rides = allows(s, p, INFANTRY_RIDES)
    air = sum([count for tech, count in units if s.content.technology[tech].type == AIR_FORCE])
    if total(s, p, ARMY_STRENGTH, 0, base=NONE, about=number) != NONE:
        return _by_level(s, p, number, units, rides, air, more)
    troops = _troops(s, units, tactic.age)
    best = NO_ARMIES
    for variant in _variants(troops, helpers, tactic.age, twice=allows(s, p, UNIT_TWICE)):
        best = max(best, _grouped(tactic, variant, rides, air, more))
    return best


def _troops(s: Ages, units: Units, level: int) -> Troops:
    """Units by kind, and by whether their level is at least 2 below the tactic's (TA-16.03)."""
    found = {kind: [0, 0] for kind in UNITS}
    for tech, count in units:
        row = s.content.technology[tech]
        found[row.type][row.age > level - 2] += count
    kinds = [(found[kind][0], found[kind][1]) for kind in (INFANTRY, CAVALRY, ARTILLERY)]
    return Troops(*kinds)


def _variants(troops: Troops, helpers: int, level: int, *, twice: bool) -> Iterable[Troops]:
    """The ways to count farms as units (TA-36.14) and one unit twice (TA-36.37)."""
    modern = level - 2 < 0
    for as_infantry in range(helpers + 1):
        infantry = _more(troops.infantry, as_infantry, modern)
        artillery = _more(troops.artillery, helpers - as_infantry, modern)
        counted = Troops(infantry, troops.cavalry, artillery)
        yield counted
        if twice:
            for place, kind in enumerate(counted):
                if sum(kind):
                    doubled = _more(kind, 1, kind[1] > 0)
                    yield Troops(*[doubled if place == other else counted[other] for other in range(3)])


def _more(kind: tuple[int, int], count: int, modern: bool) -> tuple[int, int]:
    return (kind[0], kind[1] + count) if modern else (kind[0] + count, kind[1])


def _grouped(tactic: Tactic, troops: Troops, rides: bool, air: int, more: int) -> Armies:
    """The best number of armies, and among them of those that are not outdated."""
    full = tactic.army + more
    outdated = full if tactic.outdated is None else tactic.outdated + more
    best = NO_ARMIES
    for count in range(1, _most(tactic, troops) + 1):
        for modern in range(count + 1):
            if _feasible(tactic, troops, rides, count, modern):
                doubled = min(air, count)
                strength = modern * full + (count - modern) * outdated
                strength += min(doubled, modern) * full + max(0, doubled - modern) * outdated
                best = max(best, Armies(strength, count))
    return best


def _most(tactic: Tactic, troops: Troops) -> int:
    """An upper bound for the number of armies."""
    return sum(map(sum, troops)) // (tactic.infantry + tactic.cavalry + tactic.artillery)


def _feasible(tactic: Tactic, troops: Troops, rides: bool, count: int, modern: int) -> bool:
    """Whether so many armies can be formed, some of them of units that are all up to the tactic."""
    foot, horse, guns = troops
    if guns[1] < tactic.artillery * modern or sum(guns) < tactic.artillery * count:
        return False
    riding = max(0, tactic.cavalry * modern - horse[1])  # modern infantry that rides in modern armies
    if tactic.infantry * modern + riding > foot[1]:
        return False
    riding = max(riding, tactic.cavalry * count - sum(horse))
    if riding and not rides:
        return False
    return tactic.infantry * count + riding <= sum(foot)


def _by_level(
    s: Ages, p: Civilization, tactic: int, units: Units, rides: bool, air: int, more: int
) -> Armies:
    """Armies whose strength depends on their weakest unit: the strongest units go together (TA-36.49)."""
    size = s.content.tactic[tactic].cavalry
    kinds = (CAVALRY, INFANTRY) if rides else (CAVALRY,)
    levels = [s.content.age[t] for t, n in units for _ in range(n) if s.content.technology[t].type in kinds]
    ways = [levels]
    if allows(s, p, UNIT_TWICE):
        ways += [[*levels, level] for level in set(levels)]
    best = NO_ARMIES
    for way in ways:
        lowest = sorted(way, reverse=True)[size - 1 :: size]
        strengths = [total(s, p, ARMY_STRENGTH, level, about=tactic) + more for level in lowest]
        best = max(best, Armies(sum(strengths) + sum(strengths[:air]), len(strengths)))
    return best
