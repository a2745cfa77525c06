"""What the numbers of components add up to and do in play, and content files that correct them.

The numbers themselves stand in `components.json` and are compared by the kit.
"""

from __future__ import annotations

import pytest

from tessera.games.civilization import game
from tessera.games.civilization.rules.board import LAYOUTS
from tessera.kernel import Source
from tessera.kernel.content import BadContent
from tessera.testing import rule
from tests.games.civilization.scenes import table

TABLES = game.tables


@rule("CV-1.07")
def test_how_many_techs_each_level_has() -> None:
    levels = [row.level for row in TABLES.techs]
    assert [levels.count(level) for level in range(1, 6)] == [10, 10, 9, 7, 1]


@rule("CV-1.12")
def test_a_building_has_the_markers_of_its_upgraded_side() -> None:
    rows = {row.key: row for row in TABLES.buildings}
    for row in rows.values():
        if row.better:
            assert rows[row.better].markers == row.markers, row.key


@rule("CV-6.31", "CV-6.32")
def test_every_building_but_a_wall_is_unlocked_by_one_tech() -> None:
    unlocked = [row.building for row in TABLES.techs if row.building]
    assert sorted(unlocked) == sorted(row.key for row in TABLES.buildings)


@rule("CV-1.02", "CV-1.04")
def test_home_tiles_belong_to_civilizations() -> None:
    homes = {row.key for row in TABLES.tiles if row.home}
    assert homes == {row.tile for row in TABLES.civilizations}
    assert all(key.startswith("home_") for key in homes)


def test_a_great_person_gives_what_its_icons_show() -> None:
    for row in TABLES.people:
        t = table()
        t.builds(0, row.key, "b2")
        icons = row.icons
        found = (t.income(0), t.production(0, "c3"), t.devotion(0, "c3"), t.coins(0))
        assert found == (icons.trade, icons.production, 1 + icons.culture, icons.coin), row.key


def test_how_many_there_are() -> None:
    assert sum(row.copies for row in TABLES.units) == 53
    assert sum(row.copies for row in TABLES.events) == 47
    assert len(TABLES.wonders) == 12
    assert sum(row.copies for row in TABLES.huts) == 20
    assert sum(row.copies for row in TABLES.villages) == 10
    symbols = "".join(row.squares for row in TABLES.tiles if not row.home)
    assert (symbols.count("H"), symbols.count("V")) == (20, 8)
    assert [len(layout.slots) for layout in LAYOUTS.values()] == [8, 10, 16]


def test_where_the_facts_come_from() -> None:
    assert set(game.sources()) == {str(Source.RULEBOOK), str(Source.PUBLIC)}


# --- content files --------------------------------------------------------------------------------------------


def test_an_owner_of_the_box_can_correct_numbers() -> None:
    content = game.content({"wonders": {"stonehenge": {"amount": 4}}})
    assert content.digest != game.content().digest
    assert content.wonders[content.number["stonehenge"]].amount == 4


def test_a_tile_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadContent):
        game.content({"tiles": {"tile_01": {"squares": "G G G"}}})
