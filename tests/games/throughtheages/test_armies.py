"""Strength, armies and tactics (TA-16). What groupings come to is compared with trying all of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from tessera.games.throughtheages.rules.armies import all_units, armies
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.testing import rule
from tests.games.throughtheages.scenes import table

UNITS = {
    "warriors": ("infantry", 0, 1),
    "swordsmen": ("infantry", 1, 2),
    "riflemen": ("infantry", 2, 3),
    "modern_infantry": ("infantry", 3, 5),
    "knights": ("cavalry", 1, 2),
    "cavalrymen": ("cavalry", 2, 3),
    "tanks": ("cavalry", 3, 5),
    "cannon": ("artillery", 2, 3),
    "rockets": ("artillery", 3, 5),
    "air_forces": ("air", 3, 5),
}
"""Type, level and strength."""

TACTICS = {
    "fighting_band": (1, "II", 1, 1),
    "legion": (1, "III", 2, 2),
    "medieval_army": (1, "IC", 2, 2),
    "phalanx": (1, "IIC", 3, 3),
    "heavy_cavalry": (1, "CCC", 4, 4),
    "classic_army": (2, "IICC", 8, 4),
    "conquistadors": (2, "ICC", 5, 3),
    "defensive_army": (2, "IIA", 6, 3),
    "fortifications": (2, "AA", 5, 3),
    "mobile_artillery": (2, "CA", 5, 3),
    "napoleonic_army": (2, "ICA", 7, 4),
    "entrenchments": (3, "IAA", 9, 5),
    "shock_troops": (3, "ICCC", 11, 6),
    "mechanized_army": (3, "CAA", 10, 5),
    "modern_army": (3, "IICA", 13, 7),
    "positional_army": (3, "IIAA", 12, 6),
}
"""Level, units of an army, its strength, and its strength if it is outdated, as printed."""

KINDS = {"I": "infantry", "C": "cavalry", "A": "artillery"}


def army(t: AgesScript, tactic: str, **units: int) -> AgesScript:
    """Seat 0 has these units and no others, and a tactic."""
    t.has(0, *[key for key in units if t.number(key) not in t.civ(0).techs], tactic)
    t.workers(0, **{"warriors": 0} | units)
    return t


def grouped(t: AgesScript) -> tuple[int, int]:
    """What the armies of seat 0 add, and how many there are."""
    found = armies(t.state, t.civ(0), all_units(t.state, t.civ(0)))
    return found.strength, found.number


# --- trying everything ----------------------------------------------------------------------------------------


def groupings(
    soldiers: tuple[tuple[str, int], ...], needs: str, rides: bool
) -> Iterator[tuple[tuple[int, ...], ...]]:
    """All ways to form armies of soldiers (type and level): the levels in each."""
    yield ()
    if len(soldiers) < len(needs):
        return
    first, rest = soldiers[0], soldiers[1:]
    yield from groupings(rest, needs, rides)
    seen = set()
    for others in combinations(range(len(rest)), len(needs) - 1):
        chosen = (first, *[rest[i] for i in others])
        if tuple(sorted(chosen)) in seen or not fits(chosen, needs, rides):
            continue
        seen.add(tuple(sorted(chosen)))
        left = tuple([x for i, x in enumerate(rest) if i not in others])
        for more in groupings(left, needs, rides):
            yield (tuple([level for _, level in chosen]), *more)


def fits(chosen: tuple[tuple[str, int], ...], needs: str, rides: bool) -> bool:
    kinds = [kind for kind, _ in chosen]
    if kinds.count("artillery") != needs.count("A"):
        return False
    foot, horse = kinds.count("infantry"), kinds.count("cavalry")
    return (foot, horse) == (needs.count("I"), needs.count("C")) or (rides and horse <= needs.count("C"))


def best(units: dict[str, int], tactic: str, *, rides: bool = False, more: int = 0) -> tuple[int, int]:
    """The strength of the best grouping, and of such with equal strength the most armies."""
    level, needs, full, outdated = TACTICS[tactic]
    air = units.get("air_forces", 0)
    soldiers = tuple([UNITS[key][:2] for key, n in units.items() if key != "air_forces" for _ in range(n)])
    found = (0, 0)
    for grouping in groupings(soldiers, needs, rides):
        worth = sorted([more + (outdated if min(levels) <= level - 2 else full) for levels in grouping])[::-1]
        found = max(found, (sum(worth) + sum(worth[:air]), len(worth)))
    return found


FORCES: list[dict[str, int]] = [
    {"warriors": 3},
    {"warriors": 2, "swordsmen": 4},
    {"warriors": 1, "swordsmen": 1, "riflemen": 2, "knights": 2},
    {"warriors": 2, "riflemen": 2, "knights": 1, "cavalrymen": 2, "cannon": 1},
    {"swordsmen": 3, "riflemen": 1, "cavalrymen": 2, "cannon": 2, "air_forces": 1},
    {"warriors": 1, "modern_infantry": 3, "tanks": 1, "knights": 1, "rockets": 2, "air_forces": 2},
    {"swordsmen": 2, "modern_infantry": 1, "cavalrymen": 1, "tanks": 2, "cannon": 2, "rockets": 1},
    {"warriors": 4, "knights": 3, "cannon": 2, "air_forces": 1},
    {"riflemen": 1, "cannon": 4, "rockets": 2},
]


@rule("TA-16.02", "TA-16.03", "TA-16.04", "TA-16.07")
@pytest.mark.parametrize("tactic", TACTICS)
def test_units_are_grouped_so_that_the_strength_is_largest(tactic: str) -> None:
    for units in FORCES:
        t = army(table(2, new_military=True), tactic, **units)
        assert grouped(t) == best(units, tactic), units


@rule("TA-21.08")
@pytest.mark.parametrize("tactic", [key for key, row in TACTICS.items() if "C" in row[1]])
def test_genghis_khans_infantry_rides_where_that_is_best(tactic: str) -> None:
    for units in FORCES:
        t = army(table(2, new_military=True), tactic, **units)
        t.has(0, "genghis_khan")
        assert grouped(t) == best(units, tactic, rides=True), units


# --- one by one -----------------------------------------------------------------------------------------------


@rule("TA-16.01")
def test_strength_is_that_of_units_armies_arenas_and_cards() -> None:
    t = army(table(3), "legion", warriors=3)
    t.has(0, "bread_and_circuses", "colossus", "warfare", "strategic_territory_1", "napoleon_bonaparte")
    t.workers(0, bread_and_circuses=1)
    t.signed("military_pact", 0, 1)
    assert t.rating(0, "strength") == 3 + 2 + 1 + 2 + 1 + 2 + 2 + 3


@rule("TA-16.02")
def test_a_unit_belongs_to_one_army() -> None:
    t = army(table(), "legion", warriors=5)
    assert grouped(t) == (2, 1)


@rule("TA-16.03")
def test_an_army_with_a_unit_two_levels_below_the_tactic_is_outdated() -> None:
    t = army(table(), "conquistadors", swordsmen=1, knights=2)
    assert grouped(t) == (5, 1)
    t.workers(0, swordsmen=0, warriors=1)
    assert grouped(t) == (3, 1)


@rule("TA-16.04")
def test_each_air_force_doubles_one_army_the_best_first() -> None:
    t = army(table(), "mechanized_army", tanks=1, rockets=2, knights=1, cannon=2, air_forces=1)
    assert grouped(t) == (10 + 10 + 5, 2)
    t.workers(0, air_forces=3)
    assert grouped(t) == (2 * 10 + 2 * 5, 2)


@rule("TA-16.05")
def test_without_a_tactic_there_are_no_armies() -> None:
    t = table()
    t.workers(0, warriors=6)
    assert (t.rating(0, "strength"), grouped(t)) == (6, (0, 0))


@rule("TA-16.06")
def test_common_tactics_stay_for_the_rest_of_the_game() -> None:
    t = table()
    t.common("legion", "phalanx")
    t.has(0, "phalanx")
    t.row()
    t.deck(1, "iron")
    t.deck(2, "coal")
    t.refills()
    assert (t.state.age, set(t.keys(t.state.tactics)), t.keys((t.civ(0).tactic,))) == (
        3,
        {"legion", "phalanx"},
        ["phalanx"],
    )
    t.acts(1)
    t.choose("copy legion")
    assert t.keys((t.civ(1).tactic,)) == ["legion"]


@rule("TA-16.07")
def test_of_groupings_with_equal_strength_the_one_with_most_armies_counts() -> None:
    t = table(2, mix="pure")
    t.has(0, "jan_zizka", "cannon", "defensive_army")
    t.workers(0, warriors=4, cannon=2, agriculture=0)
    assert (grouped(t), t.rating(0, "culture")) == ((6, 2), 2)


@rule("TA-16.08")
def test_sun_tzu_under_a_tactic_adds_one_to_every_army_before_it_is_doubled() -> None:
    t = table(2, mix="pure")
    t.has(0, "sun_tzu")
    units = {"swordsmen": 2, "cannon": 3, "warriors": 2, "rockets": 1, "air_forces": 1}
    army(t, "defensive_army", **units)
    t.hand(0, "isabella_of_castile")
    t.acts(0)
    t.choose("lead isabella_of_castile")
    assert grouped(t) == best(units, "defensive_army", more=1) == (2 * (6 + 1) + 3 + 1, 2)


@rule("TA-16.09")
def test_age_one_tactics_are_never_outdated() -> None:
    t = army(table(age=3), "medieval_army", warriors=1, tanks=1)
    assert grouped(t) == (2, 1)


@rule("TA-16.09")
def test_hussars_are_never_outdated_and_count_their_weakest_unit() -> None:
    t = army(table(2, new_military=True), "hussars", knights=2, tanks=2)
    assert grouped(t) == (2 + 3 + 2 + 1, 2)
