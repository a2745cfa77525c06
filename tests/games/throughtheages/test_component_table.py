"""What technologies, governments, leaders and wonders give, in play: without the card and with it.

Costs, ages and copies stand in `components.json` and are compared by the kit.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from msgspec.structs import astuple

from tessera.games import throughtheages
from tessera.games.throughtheages.box import TABLES
from tessera.games.throughtheages.hooks import BUILDING_LIMIT, COLONIZATION
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel.effects import total
from tessera.testing import rule
from tests.games.throughtheages.scenes import table

TECHNOLOGIES: dict[str, dict[str, int]] = {
    "agriculture": {"food": 1},
    "irrigation": {"food": 2},
    "selective_breeding": {"food": 3},
    "mechanized_agriculture": {"food": 5},
    "bronze": {"resources": 1},
    "iron": {"resources": 2},
    "coal": {"resources": 3},
    "oil": {"resources": 5},
    "philosophy": {"science": 1},
    "alchemy": {"science": 2},
    "scientific_method": {"science": 3},
    "computers": {"science": 5},
    "religion": {"culture": 1, "happiness": 1},
    "theology": {"culture": 1, "happiness": 2},
    "organized_religion": {"culture": 1, "happiness": 3},
    "printing_press": {"culture": 1, "science": 1},
    "journalism": {"culture": 2, "science": 2},
    "multimedia": {"culture": 3, "science": 3},
    "drama": {"culture": 2, "happiness": 1},
    "opera": {"culture": 3, "happiness": 1},
    "movies": {"culture": 4, "happiness": 1},
    "bread_and_circuses": {"strength": 1, "happiness": 2},
    "team_sports": {"strength": 2, "happiness": 3},
    "professional_sports": {"strength": 3, "happiness": 4},
    "professional_sports_adj": {"strength": 4, "happiness": 4},
    "warriors": {"strength": 1},
    "swordsmen": {"strength": 2},
    "riflemen": {"strength": 3},
    "modern_infantry": {"strength": 5},
    "knights": {"strength": 2},
    "cavalrymen": {"strength": 3},
    "tanks": {"strength": 5},
    "cannon": {"strength": 3},
    "rockets": {"strength": 5},
    "air_forces": {"strength": 5},
}
"""What one worker gives."""

GOVERNMENTS: dict[str, dict[str, int]] = {
    "monarchy": {"ca": 5, "ma": 3, "limit": 3},
    "theocracy": {"ca": 4, "ma": 3, "limit": 3, "culture": 1, "strength": 1, "happiness": 1},
    "constitutional_monarchy": {"ca": 6, "ma": 4, "limit": 3},
    "republic": {"ca": 7, "ma": 2, "limit": 3},
    "republic_adj": {"ca": 7, "ma": 2, "limit": 3},
    "communism": {"ca": 7, "ma": 5, "limit": 4, "happiness": -1},
    "communism_adj": {"ca": 7, "ma": 5, "limit": 4, "happiness": -1, "resources": 1},
    "democracy": {"ca": 7, "ma": 3, "limit": 4, "culture": 3},
    "fundamentalism": {"ca": 6, "ma": 5, "limit": 4, "strength": 5, "science": -2},
    "fundamentalism_adj": {"ca": 6, "ma": 5, "limit": 4, "strength": 6, "science": -2},
}
"""What a government gives."""

SPECIALS: dict[str, dict[str, int]] = {
    "code_of_laws": {"ca": 1},
    "justice_system": {"ca": 1, "blue": 3},
    "civil_service": {"ca": 2, "blue": 3},
    "warfare": {"strength": 1, "ma": 1},
    "strategy": {"strength": 3, "ma": 2},
    "military_theory": {"strength": 5, "ma": 3},
    "military_theory_adj": {"strength": 5, "ma": 3},
    "cartography": {"strength": 1, "colonization": 2},
    "navigation": {"strength": 2, "colonization": 3},
    "satellites": {"strength": 3, "colonization": 4},
    "masonry": {},
    "architecture": {},
    "engineering": {},
}
"""What a special technology gives."""

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
def test_a_worker_on_a_technology_gives_what_its_card_shows() -> None:
    for row in TABLES.technologies:
        t = table()
        if not row.initial:
            t.has(0, row.key)
        t.workers(0, **{row.key: 0})
        assert change(t, **{row.key: 1}) == TECHNOLOGIES[row.key], row.key


def test_every_technology_is_in_the_table() -> None:
    assert sorted(TECHNOLOGIES) == sorted([row.key for row in TABLES.technologies])
    assert sorted(["despotism", *GOVERNMENTS]) == sorted([row.key for row in TABLES.governments])
    assert sorted(SPECIALS) == sorted([row.key for row in TABLES.specials])


def test_a_government_gives_what_its_card_shows() -> None:
    before = {"ca": 4, "ma": 2, "limit": 2}
    for key, gives in GOVERNMENTS.items():
        changed = {what: n - before.get(what, 0) for what, n in gives.items()}
        assert change(begun(), key) == {what: n for what, n in changed.items() if n}, key


def test_despotism_gives_four_and_two_actions_and_two_buildings_of_a_type() -> None:
    found = measure(table())
    assert (found["ca"], found["ma"], found["limit"]) == (4, 2, 2)


def test_a_special_technology_gives_what_its_card_shows() -> None:
    for key, gives in SPECIALS.items():
        assert change(begun(), key) == gives, key


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


def test_leaders_and_wonders_give_their_symbols() -> None:
    for key, gives in SYMBOLS.items():
        assert change(begun(), key) == gives, key


def test_chapters_name_no_card() -> None:
    """What a card says stands beside its literal; rules ask hooks."""
    keys = {row.key for rows in astuple(TABLES)[:-1] for row in rows}
    modules = Path(throughtheages.__file__).parent.glob("*.py")
    beside = ("scene.py", "verbs.py")  # scenarios may name any card, and a verb may be called like one
    chapters = [path for path in modules if path.name not in beside]
    named = {
        (path.name, node.value)
        for path in chapters
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in keys
    }
    assert named == set()
