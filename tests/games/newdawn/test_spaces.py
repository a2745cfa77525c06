"""Terrain, ownership and distance (chapter 5)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.cards.focus.culture import ConvertToken, MoveControl
from tessera.games.newdawn.content import Terrain
from tessera.games.newdawn.rules.board import TERRAIN_DIFFICULTY
from tessera.games.newdawn.rules.spaces import difficulty
from tessera.games.newdawn.state import empty_spaces, friendly_spaces, rival_spaces
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.kernel.geometry import bits
from tessera.testing import rule
from tests.games.newdawn.table import table

ROSE = """
  h1  f1
g1  c0  d1
  w1  m1
"""
"""Every terrain around a capital."""


@rule("ND-5.01")
@pytest.mark.parametrize(
    ("terrain", "expected"),
    [
        ("grassland", 1),
        ("hills", 2),
        ("forest", 3),
        ("desert", 4),
        ("mountains", 5),
        ("water", 1),
        ("wonder", 5),
    ],
)
def test_terrain_difficulty(terrain: str, expected: int) -> None:
    assert TERRAIN_DIFFICULTY[Terrain[terrain.upper()]] == expected
    t = table()
    space = t.spaces(terrain)[0]
    assert difficulty(t.state, t.cell(space)) == expected


@rule("ND-5.02", "ND-7.01")
@pytest.mark.parametrize(
    ("slot", "spaces"),
    [
        (1, {"g1"}),
        (2, {"g1", "h1"}),
        (3, {"g1", "h1", "f1"}),
        (4, {"g1", "h1", "f1", "d1"}),
        (5, {"g1", "h1", "f1", "d1", "m1"}),
    ],
)
def test_a_slot_stands_for_its_terrain_and_all_lower_ones(slot: int, spaces: set[str]) -> None:
    """The rulebook's picture: with the culture card in slot 1 or 2 only grassland or hills."""
    t = table(ROSE)
    t.resolve(0, "early_empire", slot)
    assert set(t.offered("place")) == spaces


@rule("ND-5.03")
def test_water_cannot_be_entered_occupied_or_built_on() -> None:
    t = table("c0  w1  g1  g2  w2")
    t.resolve(0, "early_empire", slot=5)
    assert t.resting  # nowhere to place
    t.control(0, "g2")
    t.resolve(0, "pottery", slot=5)
    assert t.offered("city") == ["g1", "g2"]
    assert t.refuses("city w2") == "ND-10.03"
    t.choose("stop")
    t.resolve(0, "foreign_trade", slot=5)
    assert t.resting  # the caravan cannot leave
    t.now(MoveControl(0))
    t.choose("move g2")
    assert t.control_of(0) == ["g1"]  # the only way


@rule("ND-5.04")
def test_the_space_of_a_natural_wonder_has_difficulty_5_with_and_without_its_token() -> None:
    t = table("g1  c0  n1", n1="pantanal")
    t.resolve(0, "early_empire", slot=4)
    assert t.offered("place") == ["g1"]
    refusal = t.refusal("place n1")
    assert (refusal.key, refusal.args, refusal.rule) == (
        "refused-terrain",
        {"terrain": "wonder", "limit": 4},
        "ND-6.03",
    )
    t.choose("stop")
    t.resolve(0, "early_empire", slot=5)
    t.choose("place n1")
    assert t.naturals(0) == ["pantanal"]
    assert difficulty(t.state, t.cell("n1")) == 5
    t.choose("stop")
    t.resolve(0, "currency", slot=4)
    t.choose("send c0")
    assert t.offered("go") == ["g1", "c0"]
    t.choose("go g1", "stop")
    t.resolve(0, "currency", slot=5)
    t.choose("send c0")
    assert t.offered("go") == ["g1", "c0", "n1"]


@rule("ND-5.04", "ND-21.01")
def test_a_natural_wonder_is_no_terrain_of_its_own() -> None:
    t = table("h1  c0  n1  h2", n1="pantanal")
    t.built(0, "stonehenge")
    t.resolve(0, "early_empire", slot=5)
    t.choose("place n1")
    assert t.asked == "PlaceControl"  # no hills, no chain


@rule("ND-5.05", "ND-9.06", "ND-14.02")
def test_a_city_state_stands_on_grassland() -> None:
    t = table("c0  s1  h1", s1="geneva")
    assert t.spaces("grassland")[:2] == ["c0", "s1"]
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("send c0")
    assert t.offered("go") == ["c0", "s1"]


@rule("ND-5.06", "ND-5.07")
def test_friendly_and_rival_spaces() -> None:
    t = table()
    t.control(0, "g3")
    t.reinforced(0, "h5")
    t.cities(0, "g8")
    t.caravans(0, "g6")
    t.control(1, "g9")
    t.caravans(1, "h8")
    t.conquered(1, "geneva")
    friendly = friendly_spaces(t.player(0))
    assert t.names(bits(friendly)) == ["c0", "g3", "h5", "g8"]
    assert t.names(bits(rival_spaces(t.state, t.player(0)))) == ["s1", "g9", "c1"]
    assert rival_spaces(t.state, t.player(1)) == friendly


@rule("ND-5.07")
def test_a_caravan_makes_no_space_friendly() -> None:
    t = table("c0  g1  g2  g3  g4  g5")
    t.caravans(0, "g4")
    t.resolve(0, "pottery", slot=5)
    assert t.offered("city") == ["g2"]
    t.choose("stop")
    t.resolve(0, "civil_service", slot=5)
    t.choose("stop")
    assert t.offered("place") == ["g1"]


@rule("ND-5.08")
def test_what_makes_a_space_not_empty() -> None:
    t = table(
        "g1  g2  g3  g4  g5  g6  g7  g8  s1  n1  g9  c0  g10",
        s1="geneva",
        n1="pantanal",
        g2="marble",
        g3="A",
        g10="B",
    )
    t.control(0, "g4")
    t.reinforced(0, "g5")
    t.cities(0, "g6")
    t.caravans(0, "g7")
    t.abandoned("stonehenge", "g8")
    t.barbarian("B")  # away; the printed letter does not matter
    assert t.names(bits(empty_spaces(t.state))) == ["g1", "g9", "g10", "i1"]


@rule("ND-5.09")
def test_distance_is_counted_in_steps() -> None:
    t = table(ROSE)
    assert t.distance("c0", "c0") == 0
    assert all(t.distance("c0", other) == 1 for other in t.near("c0"))
    assert (t.distance("g1", "d1"), t.distance("g1", "f1"), t.distance("h1", "f1")) == (2, 2, 1)


@rule("ND-5.10", "ND-7.05")
def test_within_is_plain_distance_that_nothing_blocks() -> None:
    t = table("c0  w1  g1  g2")
    t.control(1, "g1", "g2")
    t.now(ConvertToken(0, card=t.number("mass_media")))
    assert t.offered("convert") == ["g1"]  # over water, but not three spaces


@rule("ND-5.11")
def test_one_piece_to_a_space_but_any_number_of_caravans() -> None:
    t = table("g1  c0  g2  g3  c1")
    t.control(0, "g1")
    t.control(1, "g2")
    t.row(0, "culture science capitalism industry military")
    t.caravans(0, "g2", "g2", "c0")
    t.caravans(1, "g2")
    t.resolve(0, "early_empire", slot=5)
    assert t.resting
    t.resolve(0, "capitalism", slot=5)
    t.choose("caravan c0", "go g2")
    assert t.caravans_of(0) == ["g2", "g2", "g2"]


def occupied(**pieces: str) -> NewDawnScript:
    t = table("g1  c0  g2  g3")
    for name, space in pieces.items():
        getattr(t, name)(1, space)
    return t


@rule("ND-5.11", "ND-6.02")
@pytest.mark.parametrize("piece", ["control", "reinforced", "cities"])
def test_no_second_piece_on_a_space(piece: str) -> None:
    t = occupied(**{piece: "g2"})
    t.resolve(0, "early_empire", slot=5)
    assert t.offered("place") == ["g1"]
    refusal = t.refusal("place g2")
    assert (refusal.key, refusal.rule) == ("refused-occupied", "ND-6.02")
