"""No question offers a part that cannot be completed: in positions laid out poor as well as rich."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.kernel import Seeded
from tessera.testing.laws.parts import play_parts
from tests.games.civilization.scenes import table

TECHS = ("writing", "code_of_laws", "horseback_riding", "pottery", "currency", "navigation", "metalworking")
EVENTS = ("lost", "defection", "sabotage", "a_gift_from_afar", "jousting_tourney")
PHASES = ("start", "trade", "manage", "move", "research")


def poor() -> CivilizationScript:
    """Nobody has anything but a capital; one has a single marker or card to lose."""
    t = table()
    t.stock(wheat=0, silk=0, incense=0, iron=0)
    t.markers(0, "hut_spy")
    t.events(1, "lost")
    return t


def rich() -> CivilizationScript:
    """Everybody has everything: far more than can be tried in full."""
    t = table(land="F")
    for seat in range(2):
        t.knows(seat, *TECHS)
        t.has(seat, trade=27, culture=50, tokens=2)
        t.goods(seat, wheat=1, silk=1, incense=1, iron=1)
        t.reserve(seat, "builder")
    t.markers(0, "hut_spy", "hut_silk", "village_iron")
    t.markers(1, "hut_spy", "village_spy")
    t.events(0, *EVENTS[:2])
    t.events(1, *EVENTS[2:4])
    t.units(0, "infantry_1", "mounted_1", "artillery_1")
    t.units(1, "infantry_2", "mounted_2")
    t.army(0, "h4", "h4", "g4")
    t.army(1, "h5", "h5")
    t.scout(0, "f4")
    t.scout(1, "i4")
    t.hut("e6")
    t.village("e7")
    return t


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("lay_out", [poor, rich])
def test_every_part_can_be_completed(lay_out: Callable[[], CivilizationScript], phase: str) -> None:
    for seed in range(3):
        t = lay_out()
        t.phases(phase)
        play_parts(t.state.clone(), Seeded(seed), decisions=25)
