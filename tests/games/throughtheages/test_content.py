"""Numbers of cards can be corrected by who owns the box, and corrected numbers are played with."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tessera.games.throughtheages import game
from tessera.games.throughtheages.content import FIELDS, RECONSTRUCTED, TYPES, Component, Symbols
from tessera.games.throughtheages.rules.ratings import strength_rating
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel.content import BadContent

SECTION = (
    (Path(__file__).parents[3] / "docs" / "content-files.md")
    .read_text(encoding="utf-8")
    .split("## Through the Ages")[1]
    .split("\n## ")[0]
)
SETTINGS = {"adjusted": True, "new_military": True, "mix": "pure"}
COMMON = {
    "key", "set", "replaces", "copies", "source", "symbols", "symbols_source", "cost_source", "single_source",
}  # fmt: skip


def table(changes: dict[str, Any]) -> AgesScript:
    t = AgesScript(game, 2, 1, SETTINGS, game.content(changes))
    t.quiet(age=2, round=8)
    return t


def components() -> list[Component]:
    names = [name for name in game.tables.__struct_fields__ if name != "constants"]
    return [row for name in names for row in getattr(game.tables, name)]


# --- corrected numbers in play ------------------------------------------------------------------------------


def test_corrected_stages_are_built() -> None:
    """Stonehenge scores what each stage costs."""
    t = table({"wonders": {"stonehenge": {"stages": [4, 1]}}})
    t.builds(0, "stonehenge")
    t.goods(0, resources=5)
    t.acts(0)
    t.choose("stage 1")
    assert (t.resources(0), t.civ(0).science) == (1, 4)
    t.choose("stage 1")
    assert t.keys(t.civ(0).wonders) == ["stonehenge"]


def test_the_number_of_stages_decides_what_the_louvre_keeps() -> None:
    t = table({"wonders": {"louvre_museum": {"stages": [1, 1, 1, 1]}}})
    t.builds(0, "louvre_museum", stages=3)
    t.goods(0, resources=1)
    t.acts(0)
    t.choose("stage 1")
    p = t.civ(0)
    assert p.on[p.cards.index(t.number("louvre_museum"))] == (4,)


def test_corrected_symbols_of_a_leader_count() -> None:
    plain, changed = (
        table({}),
        table({"leaders": {"napoleon_bonaparte_adj": {"symbols": {"ma": 4, "strength": 9}}}}),
    )
    for t in (plain, changed):
        t.has(0, "napoleon_bonaparte_adj")
    assert (plain.civ(0).ma_total, changed.civ(0).ma_total) == (3, 6)
    difference = strength_rating(changed.state, changed.civ(0)) - strength_rating(plain.state, plain.civ(0))
    assert difference == 9


def test_a_corrected_price_of_an_aggression_is_paid() -> None:
    t = table({"aggressions": {"occupation_3": {"ma": 1}}})
    t.has(0, "swordsmen")
    t.workers(0, swordsmen=3)
    t.hand(0, "occupation_3")
    t.governs(0)
    t.choose("attack occupation_3")
    assert t.civ(0).ma == t.civ(0).ma_total - 1


def test_numbers_by_players_can_be_corrected() -> None:
    """Names in a file are strings, also where they are numbers."""
    content = game.content({"wonders": {"empire_state_building": {"by_seats": {"2": 1, "3": 2, "4": 3}}}})
    assert content.wonder[content.number["empire_state_building"]].by_seats == {2: 1, 3: 2, 4: 3}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"wonder": {}}, "there is no table 'wonder'"),
        ({"wonders": {"babel": {}}}, "wonders has no 'babel'"),
        ({"wonders": {"pyramids": {"stages": [-1]}}}, "wonders.pyramids"),
        ({"leaders": {"homer": {"symbols": {"luck": 1}}}}, "leaders.homer.*luck"),
        ({"leaders": {"homer": {"age": 4}}}, "leaders.homer"),
    ],
)
def test_bad_content_is_refused_by_name(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadContent, match=message):
        game.content(changes)


# --- how certain they are -----------------------------------------------------------------------------------


def reconstructed() -> dict[str, set[str]]:
    """The reconstructed fields by card."""
    found: dict[str, set[str]] = {}
    for row in components():
        if row.symbols_source is RECONSTRUCTED:
            found.setdefault(row.key, set()).add("symbols")
        if row.cost_source is RECONSTRUCTED:
            found.setdefault(row.key, set()).add("stages" if row.kind == "wonder" else "ma")
    return found


def test_so_many_fields_are_reconstructed() -> None:
    assert sum(len(fields) for fields in reconstructed().values()) == 33


def test_the_document_lists_every_reconstructed_field() -> None:
    listed: dict[str, set[str]] = {}
    for line in SECTION.split("| table | rows")[0].splitlines():
        cells = line.split("|")
        if len(cells) == 5 and "`" in cells[2]:
            for key in re.findall(r"`(\w+)`", cells[2]):
                listed.setdefault(key, set()).update(re.findall(r"`(\w+)`", cells[3]))
    assert listed == reconstructed()


# --- the document -------------------------------------------------------------------------------------------


def test_the_example_in_the_document_can_be_played_with() -> None:
    example = re.search(r"```toml\n(.*?)```", SECTION, re.S)
    assert example is not None
    changes = tomllib.loads(example[1])
    assert game.content(changes).digest != game.content().digest


def test_the_document_names_every_table_and_field() -> None:
    rows = {words[1].strip(" `"): line for line in SECTION.splitlines() if len(words := line.split("|")) == 5}
    for name in game.tables.__struct_fields__:
        found = getattr(game.tables, name)
        fields = set(type(found if name == "constants" else found[0]).__struct_fields__)
        assert fields - COMMON <= set(re.findall(r"`(\w+)`", rows[name])), name
    assert all(f"`{name}`" in SECTION for name in (COMMON - {"key"}) - {"single_source"})
    assert all(f"`{name}`" in SECTION for name in Symbols.__struct_fields__)
    for names in (TYPES, FIELDS):
        numbered = [f"{number} {name.replace('_', ' ')}" for number, name in enumerate(names)]
        assert all(word in " ".join(SECTION.split()) for word in numbered)
