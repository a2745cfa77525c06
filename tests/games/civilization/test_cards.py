"""What single wonders and civilizations do, where no chapter says it."""

from __future__ import annotations

import pytest

from tessera.games.civilization.rules.board import SQUARE
from tessera.testing import rule
from tests.games.civilization.scenes import table


@rule("CV-3.06")
@pytest.mark.parametrize("figure", ["army", "scout"])
def test_the_hanging_gardens_send_out_a_figure_once_a_turn(figure: str) -> None:
    t = table()
    t.builds(0, "the_hanging_gardens", "b2")
    t.start(0)
    t.choose(f"use the_hanging_gardens / {figure}")
    assert (t.armies(0) if figure == "army" else t.scouts(0)) == ["b2"]
    assert t.refuses("use the_hanging_gardens") == "CV-7.02"


@rule("CV-3.06", "CV-10.04")
def test_the_hanging_gardens_keep_to_the_stacking_limit() -> None:
    t = table()
    t.builds(0, "the_hanging_gardens", "b2")
    t.army(0, "b2", "b2")
    t.start(0)
    assert t.refuses("use the_hanging_gardens") == "CV-7.14"


@rule("CV-3.06", "CV-12.07")
def test_a_blockade_closes_the_hanging_gardens() -> None:
    t = table()
    t.builds(0, "the_hanging_gardens", "b2")
    t.army(1, "b2")
    t.start(0)
    assert "use the_hanging_gardens" not in t.options


@rule("CV-3.06", "CV-12.10")
def test_the_panama_canal_earns_a_coin_each_turn() -> None:
    t = table()
    t.builds(0, "panama_canal", "b2")
    t.start(0)
    assert t.coins(0) == 1
    t.start(0)
    assert t.coins(0) == 2


def test_the_statue_of_liberty_works_once_a_turn() -> None:
    t = table()
    t.builds(0, "statue_of_liberty", "b2")
    t.knows(1, "pottery", "masonry")
    t.start(0)
    t.choose("use statue_of_liberty / learn pottery")
    assert t.refuses("use statue_of_liberty") == "CV-7.02"


def test_china_gets_culture_for_a_village() -> None:
    t = table(2, ("china", "america"))
    t.army(0, "g3")
    t.village("g4")
    t.units(0, "infantry_3", "mounted_3", "artillery_3")
    t.move(0)
    drawn = [t.number(key) for key in ("artillery_1", "infantry_1", "mounted_1")]
    t.chance(*drawn, t.number("village_iron"))
    t.choose("move g3 / to g4")
    while t.asked == "BattleTurn":
        t.choose(t.options[0])
    while t.asked == "SaveUnit":
        t.choose("decline")
    assert t.nation(0).culture == 3


@rule("CV-8.05")
def test_rome_advances_for_a_conquered_city() -> None:
    t = table(2, ("rome", "china"))
    t.city(1, "h6")
    t.army(0, "h4")
    t.units(0, "infantry_3", "mounted_3", "artillery_3")
    t.move(0)
    t.choose("move h4 / to h6")
    while t.asked == "BattleTurn":
        t.choose(t.options[0])
    while t.asked != "Rest":
        t.choose(t.options[-1])
    assert SQUARE["h6"] not in t.nation(1).cities
    assert t.nation(0).track == 1


@rule("CV-13.12")
def test_germany_arms_itself_also_with_a_tech_that_was_looted() -> None:
    t = table(2, ("germany", "china"))
    t.city(1, "h6")
    t.knows(0, "pottery")
    t.knows(1, "chivalry")
    t.army(0, "h4")
    t.units(0, "infantry_3", "mounted_3", "artillery_3")
    t.move(0)
    t.choose("move h4 / to h6")
    while t.asked == "BattleTurn":
        t.choose(t.options[0])
    t.choose("learn chivalry")
    assert t.asked == "TakeFromMarket"


@rule("CV-2.22")
def test_germany_gets_nothing_for_its_start_tech() -> None:
    t = table(2, ("germany", "china"))
    assert t.techs(0) == ["metalworking"]
    assert t.nation(0).resources == (0, 0, 0, 0)
