"""The numbers on technologies, governments, special technologies, leaders and wonders, written down once more.

What a card gives is looked at in play: without the card and with it.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from msgspec.structs import astuple

from tessera.games import throughtheages
from tessera.games.throughtheages.box import TABLES
from tessera.games.throughtheages.content import FIELDS, TYPES
from tessera.games.throughtheages.hooks import BUILDING_LIMIT, COLONIZATION
from tessera.games.throughtheages.scene import AgesScript
from tessera.kernel.effects import total
from tessera.kernel.testing import rule
from tests.games.throughtheages.scenes import table

TECHNOLOGIES: dict[str, tuple[int, str, int, int, dict[str, int], tuple[int, int, int]]] = {
    "agriculture": (0, "farm", 0, 2, {"food": 1}, (0, 0, 0)),
    "irrigation": (1, "farm", 3, 4, {"food": 2}, (2, 2, 2)),
    "selective_breeding": (2, "farm", 5, 6, {"food": 3}, (1, 2, 3)),
    "mechanized_agriculture": (3, "farm", 7, 8, {"food": 5}, (1, 2, 2)),
    "bronze": (0, "mine", 0, 2, {"resources": 1}, (0, 0, 0)),
    "iron": (1, "mine", 5, 5, {"resources": 2}, (2, 2, 3)),
    "coal": (2, "mine", 7, 8, {"resources": 3}, (1, 2, 2)),
    "oil": (3, "mine", 9, 11, {"resources": 5}, (1, 2, 2)),
    "philosophy": (0, "lab", 0, 3, {"science": 1}, (0, 0, 0)),
    "alchemy": (1, "lab", 4, 6, {"science": 2}, (2, 2, 3)),
    "scientific_method": (2, "lab", 6, 8, {"science": 3}, (2, 2, 2)),
    "computers": (3, "lab", 8, 11, {"science": 5}, (2, 2, 2)),
    "religion": (0, "temple", 0, 3, {"culture": 1, "happiness": 1}, (0, 0, 0)),
    "theology": (1, "temple", 2, 5, {"culture": 1, "happiness": 2}, (1, 2, 2)),
    "organized_religion": (2, "temple", 4, 7, {"culture": 1, "happiness": 3}, (2, 2, 2)),
    "printing_press": (1, "library", 3, 3, {"culture": 1, "science": 1}, (2, 2, 2)),
    "journalism": (2, "library", 6, 8, {"culture": 2, "science": 2}, (1, 2, 2)),
    "multimedia": (3, "library", 9, 11, {"culture": 3, "science": 3}, (2, 2, 2)),
    "drama": (1, "theater", 3, 4, {"culture": 2, "happiness": 1}, (1, 2, 2)),
    "opera": (2, "theater", 7, 8, {"culture": 3, "happiness": 1}, (2, 2, 2)),
    "movies": (3, "theater", 10, 11, {"culture": 4, "happiness": 1}, (2, 2, 2)),
    "bread_and_circuses": (1, "arena", 3, 3, {"strength": 1, "happiness": 2}, (1, 2, 2)),
    "team_sports": (2, "arena", 5, 5, {"strength": 2, "happiness": 3}, (1, 1, 1)),
    "professional_sports": (3, "arena", 7, 8, {"strength": 3, "happiness": 4}, (1, 1, 2)),
    "professional_sports_adj": (3, "arena", 7, 7, {"strength": 4, "happiness": 4}, (1, 2, 2)),
    "warriors": (0, "infantry", 0, 2, {"strength": 1}, (0, 0, 0)),
    "swordsmen": (1, "infantry", 4, 3, {"strength": 2}, (2, 2, 2)),
    "riflemen": (2, "infantry", 6, 5, {"strength": 3}, (1, 2, 2)),
    "modern_infantry": (3, "infantry", 10, 7, {"strength": 5}, (1, 2, 2)),
    "knights": (1, "cavalry", 5, 3, {"strength": 2}, (2, 2, 3)),
    "cavalrymen": (2, "cavalry", 6, 5, {"strength": 3}, (2, 2, 2)),
    "tanks": (3, "cavalry", 9, 7, {"strength": 5}, (1, 2, 2)),
    "cannon": (2, "artillery", 6, 5, {"strength": 3}, (2, 2, 3)),
    "rockets": (3, "artillery", 8, 7, {"strength": 5}, (1, 2, 2)),
    "air_forces": (3, "air_force", 12, 7, {"strength": 5}, (2, 2, 3)),
}
"""Age, type, science, resources, what one worker gives, copies for 2, 3 and 4 players."""

GOVERNMENTS: dict[str, tuple[int, int, int, dict[str, int]]] = {
    "monarchy": (1, 8, 2, {"ca": 5, "ma": 3, "limit": 3}),
    "theocracy": (1, 6, 1, {"ca": 4, "ma": 3, "limit": 3, "culture": 1, "strength": 1, "happiness": 1}),
    "constitutional_monarchy": (2, 12, 6, {"ca": 6, "ma": 4, "limit": 3}),
    "republic": (2, 13, 3, {"ca": 7, "ma": 2, "limit": 3}),
    "republic_adj": (2, 11, 2, {"ca": 7, "ma": 2, "limit": 3}),
    "communism": (3, 19, 5, {"ca": 7, "ma": 5, "limit": 4, "happiness": -1}),
    "communism_adj": (3, 18, 1, {"ca": 7, "ma": 5, "limit": 4, "happiness": -1, "resources": 1}),
    "democracy": (3, 17, 9, {"ca": 7, "ma": 3, "limit": 4, "culture": 3}),
    "fundamentalism": (3, 18, 7, {"ca": 6, "ma": 5, "limit": 4, "strength": 5, "science": -2}),
    "fundamentalism_adj": (3, 16, 5, {"ca": 6, "ma": 5, "limit": 4, "strength": 6, "science": -2}),
}
"""Age, science, science for a revolution, what it gives."""

SPECIALS: dict[str, tuple[int, str, int, dict[str, int]]] = {
    "code_of_laws": (1, "civil", 6, {"ca": 1}),
    "justice_system": (2, "civil", 7, {"ca": 1, "blue": 3}),
    "civil_service": (3, "civil", 10, {"ca": 2, "blue": 3}),
    "warfare": (1, "military", 5, {"strength": 1, "ma": 1}),
    "strategy": (2, "military", 8, {"strength": 3, "ma": 2}),
    "military_theory": (3, "military", 11, {"strength": 5, "ma": 3}),
    "military_theory_adj": (3, "military", 11, {"strength": 5, "ma": 3}),
    "cartography": (1, "colonization", 4, {"strength": 1, "colonization": 2}),
    "navigation": (2, "colonization", 6, {"strength": 2, "colonization": 3}),
    "satellites": (3, "colonization", 8, {"strength": 3, "colonization": 4}),
    "masonry": (1, "construction", 3, {}),
    "architecture": (2, "construction", 6, {}),
    "engineering": (3, "construction", 9, {}),
}

SYMBOLS: dict[str, dict[str, int]] = {
    "homer": {"happiness": 1},
    "julius_caesar": {"strength": 1, "ma": 1},
    "julius_caesar_adj": {"strength": 1, "ma": 1},
    "joan_of_arc": {"culture": 1, "ma": 1, "strength": 2},
    "william_shakespeare": {"happiness": 1},
    "william_shakespeare_adj": {"happiness": 1},
    "js_bach": {},
    "js_bach_adj": {"happiness": 1},
    "maximilien_robespierre": {"ma": 1},
    "napoleon_bonaparte": {"ma": 2, "strength": 2},
    "napoleon_bonaparte_adj": {"ma": 1, "strength": 2},
    "charlie_chaplin": {"happiness": 2},
    "mahatma_gandhi": {"culture": 2},
    "mahatma_gandhi_adj": {"culture": 2},
    "pyramids": {"ca": 1},
    "hanging_gardens": {"culture": 1, "happiness": 2},
    "hanging_gardens_adj": {"culture": 1, "happiness": 2},
    "library_of_alexandria": {"culture": 1, "science": 1, "civil hand": 1, "military hand": 1},
    "colossus": {"strength": 2, "colonization": 1},
    "colossus_adj": {"strength": 2, "colonization": 1},
    "great_wall": {"culture": 1, "happiness": 1, "strength": 1},
    "st_peters_basilica": {"culture": 2, "happiness": 3},
    "st_peters_basilica_adj": {"culture": 1, "happiness": 3},
    "taj_mahal": {"culture": 3, "blue": 1},
    "universitas_carolina": {"culture": 1, "science": 2},
    "eiffel_tower": {"culture": 4, "happiness": 1},
    "kremlin": {"culture": 2, "happiness": -1, "ca": 1, "ma": 1},
    "ocean_liner_service": {},
    "ocean_liner_service_adj": {},
    "transcontinental_railroad": {"strength": 4, "resources": 1},
    "transcontinental_railroad_adj": {"strength": 4, "resources": 1},
}
"""What leaders and wonders give a civilization with 2 temples and a unit, 2 of them happy faces of Religion."""

RATINGS = ("culture", "science", "strength", "happiness", "food", "resources")


def measure(t: AgesScript) -> dict[str, int]:
    """All that symbols can change of seat 0."""
    p = t.civ(0)
    found = {what: t.rating(0, what) for what in RATINGS}
    found |= {"ca": p.ca_total, "ma": p.ma_total, "blue": p.blue, "yellow": p.yellow}
    found["civil hand"] = t.rating(0, "civil hand") - p.ca_total
    found["military hand"] = t.rating(0, "military hand") - p.ma_total
    found["limit"] = total(t.state, p, BUILDING_LIMIT)
    found["colonization"] = total(t.state, p, COLONIZATION)
    return found


def change(t: AgesScript, *cards: str, **workers: int) -> dict[str, int]:
    """What cards and workers change."""
    before = measure(t)
    t.has(0, *cards)
    t.workers(0, **workers)
    after = measure(t)
    return {what: after[what] - before[what] for what in before if after[what] != before[what]}


def begun() -> AgesScript:
    t = table()
    t.workers(0, philosophy=2, religion=2)
    return t


@rule("TA-1.01")
@pytest.mark.parametrize("key", TECHNOLOGIES)
def test_a_technology_has_its_numbers(key: str) -> None:
    age, kind, science, resources, gives, copies = TECHNOLOGIES[key]
    row = next(row for row in TABLES.technologies if row.key == key)
    assert (row.age, TYPES[row.type], row.science, row.resources) == (age, kind, science, resources)
    if not row.initial:
        assert tuple(row.copies.get(seats, 1) for seats in (2, 3, 4)) == copies
    t = table()
    if not row.initial:
        t.has(0, key)
    t.workers(0, **{key: 0})
    assert change(t, **{key: 1}) == gives


def test_every_technology_is_in_the_table() -> None:
    assert sorted(TECHNOLOGIES) == sorted([row.key for row in TABLES.technologies])
    assert sorted(["despotism", *GOVERNMENTS]) == sorted([row.key for row in TABLES.governments])
    assert sorted(SPECIALS) == sorted([row.key for row in TABLES.specials])


@pytest.mark.parametrize("key", GOVERNMENTS)
def test_a_government_has_its_numbers(key: str) -> None:
    age, science, revolution, gives = GOVERNMENTS[key]
    row = next(row for row in TABLES.governments if row.key == key)
    assert (row.age, row.science, row.revolution) == (age, science, revolution)
    t = begun()
    before = {"ca": 4, "ma": 2, "limit": 2}
    changed = {what: n - before.get(what, 0) for what, n in gives.items()}
    assert change(t, key) == {what: n for what, n in changed.items() if n}


def test_despotism_gives_four_and_two_actions_and_two_buildings_of_a_type() -> None:
    found = measure(table())
    assert (found["ca"], found["ma"], found["limit"]) == (4, 2, 2)


@pytest.mark.parametrize("key", SPECIALS)
def test_a_special_technology_has_its_numbers(key: str) -> None:
    age, kind, science, gives = SPECIALS[key]
    row = next(row for row in TABLES.specials if row.key == key)
    assert (row.age, FIELDS[row.type], row.science) == (age, kind, science)
    assert change(begun(), key) == gives


@pytest.mark.parametrize(
    ("key", "prices"),
    [("masonry", (3, 5, 7, 10)), ("architecture", (3, 5, 6, 9)), ("engineering", (3, 5, 6, 8))],
)
def test_construction_technologies_make_urban_buildings_cheaper_by_age(
    key: str, prices: tuple[int, ...]
) -> None:
    found = []
    for tech in ("philosophy", "alchemy", "scientific_method", "computers"):
        t = table()
        t.has(0, key, *([] if tech == "philosophy" else [tech]))
        t.stores(0, bronze=11)
        t.acts(0)
        t.choose(f"build {tech}")
        found.append(11 - t.resources(0))
    assert tuple(found) == prices


@pytest.mark.parametrize("key", ["masonry", "architecture", "engineering"])
def test_construction_technologies_do_not_make_farms_mines_and_units_cheaper(key: str) -> None:
    t = table()
    t.has(0, key, "iron", "irrigation", "knights")
    t.workers(0, unused=3)
    t.goods(0, resources=12)
    t.acts(0)
    t.choose("build iron", "build irrigation", "build knights")
    assert t.resources(0) == 0


@pytest.mark.parametrize("key", SYMBOLS)
def test_leaders_and_wonders_give_their_symbols(key: str) -> None:
    assert change(begun(), key) == SYMBOLS[key]


def test_chapters_name_no_card() -> None:
    """What a card says stands beside its literal; rules ask hooks."""
    keys = {row.key for rows in astuple(TABLES)[:-1] for row in rows}
    modules = Path(throughtheages.__file__).parent.glob("*.py")
    chapters = [
        path for path in modules if path.name != "scene.py"
    ]  # the words of scenarios may name any card
    named = {
        (path.name, node.value)
        for path in chapters
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in keys
    }
    assert named == set()
