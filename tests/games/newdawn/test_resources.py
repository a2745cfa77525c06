"""Resources and natural wonders (chapter 17)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.cards.focus.science import Nuke
from tessera.games.newdawn.cards.wonders.culture import EiffelTower, ForbiddenCity
from tessera.games.newdawn.rules.barbarians import TurnEventDial
from tessera.games.newdawn.rules.control import CITY, PlaceControl
from tessera.games.newdawn.rules.resources import GainResource
from tessera.games.newdawn.state import NEUTRAL
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table


@rule("ND-17.01", "ND-6.05")
def test_a_control_token_takes_the_resource_of_its_space() -> None:
    t = table("g1  c0  g2", g1="diamonds", g2="diamonds")
    t.now(PlaceControl(0, 2, 5, CITY))
    t.choose("place g1", "place g2")
    assert (t.resources(0), t.deposits) == ({"diamonds": 2}, [])


@rule("ND-17.01")
def test_there_is_no_limit_for_a_player() -> None:
    t = table("g1  c0  g2", g1="diamonds")
    t.give(0, diamonds=7)
    assert t.supply["diamonds"] == 0
    t.now(PlaceControl(0, 1, 5, CITY))
    t.choose("place g1")
    assert t.resources(0) == {"diamonds": 8}


@rule("ND-17.01", "ND-15.06")
def test_an_arrival_may_give_a_resource() -> None:
    t = table("c0  g1  c1  g2")
    t.pact(0, 1, "embassy")
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("send c0", "go c1", "trade masonry", "trade masonry", "decline")
    assert t.seat == 1  # the giver puts a trade token first
    t.choose("trade pottery", "gain marble")
    assert t.resources(0) == {"marble": 1}


@rule("ND-17.03")
def test_only_what_the_supply_has_can_be_gained() -> None:
    t = table("g1  c0  g2")
    t.give(1, marble=8, oil=8)
    t.now(GainResource(0, card=t.number("sumeria")))
    assert t.options == ["gain mercury", "gain diamonds", "decline"]
    refusal = t.refusal("gain oil")
    assert (refusal.key, refusal.args, refusal.rule) == (
        "refused-supply-empty",
        {"resource": "oil"},
        "ND-17.03",
    )
    t.choose("gain mercury")
    assert (t.resources(0), t.supply["mercury"]) == ({"mercury": 1}, 7)
    t.give(1, mercury=7, diamonds=8)
    t.now(GainResource(0, card=t.number("sumeria")))
    assert t.resting


@rule("ND-17.04", "ND-17.05")
def test_resources_stay_when_the_token_is_lost_and_do_not_come_back_to_the_map() -> None:
    t = table("g1  c0  g2", g1="oil")
    t.now(PlaceControl(0, 1, 5, CITY))
    t.choose("place g1")
    t.now(Nuke(0))
    t.choose("nuke g1")
    assert (t.control_of(0), t.resources(0), t.deposits) == ([], {"oil": 1}, [])
    t.now(PlaceControl(0, 1, 5, CITY))
    t.choose("place g1")
    assert t.resources(0) == {"oil": 1}


@rule("ND-17.02", "ND-17.05", "ND-11.03")
def test_spent_resources_go_back_to_the_supply() -> None:
    t = table("g1  c0  g2", g1="marble")
    t.now(PlaceControl(0, 1, 5, CITY))
    t.choose("place g1")
    t.offer("stonehenge")
    t.resolve(0, "pottery", slot=5)
    t.choose("wonder stonehenge")
    assert (t.resources(0), t.supply["marble"], t.deposits) == ({}, 8, [])


@rule("ND-17.02")
def test_resources_are_not_spent_for_anything_but_wonders() -> None:
    t = table("g1  c0  g2")
    t.give(0, marble=2, mercury=2, oil=2, diamonds=2)
    for card in ("early_empire", "astrology", "foreign_trade"):
        t.resolve(0, card, slot=5)
        assert not any(word in option for option in t.options for word in ("marble", "mercury", "oil", "pay"))
        t.choose("stay" if card == "astrology" else "stop")
    assert sum(t.resources(0).values()) == 8


# --- natural wonders ----------------------------------------------------------------------------------------


def holder() -> NewDawnScript:
    """Seat 0 has a token on Mount Everest, next to its capital."""
    t = table("g1  c0  n1  g2  c1", n1="mt_everest")
    t.control(0, "n1")
    return t


@rule("ND-17.06", "ND-17.10")
def test_placing_a_token_takes_the_natural_wonder() -> None:
    t = table("g1  c0  n1", n1="mt_everest")
    assert t.naturals(NEUTRAL) == ["mt_everest"]
    t.now(PlaceControl(0, 1, 5, CITY))
    t.choose("place n1")
    assert (t.naturals(0), t.naturals(NEUTRAL)) == (["mt_everest"], [])


@rule("ND-17.07", "ND-11.04")
def test_a_natural_wonder_is_spent_as_its_resource_once_a_turn() -> None:
    t = holder()
    t.lays_trade(0, industry=3)
    t.cities(0, "g2")
    t.offer("petra")  # 7, with oil
    t.resolve(0, "pottery", slot=5)
    t.choose("wonder petra")
    assert "pay mt_everest" in t.options
    t.choose("pay mt_everest")
    assert t.options == ["build", "pay trade"]  # enough, and it cannot be used again
    t.choose("build", "under c0")
    assert (t.naturals(0), t.trade(0)) == (["mt_everest"], {"pottery": 3})


@rule("ND-17.08", "ND-17.11", "ND-18.10")
@pytest.mark.parametrize("by", ["nuclear power", "forbidden city", "barbarian", "take back"])
def test_the_natural_wonder_returns_when_the_token_leaves_its_space(by: str) -> None:
    t = holder()
    if by == "nuclear power":
        t.now(Nuke(1))
        t.choose("nuke n1")
    elif by == "forbidden city":
        t.control(1, "g2")
        t.now(ForbiddenCity(1))
        t.choose("destroy n1")
    elif by == "barbarian":
        t.barbarian("A", "g2")
        t.event(1)
        t.dice(5)
        t.now(TurnEventDial())
    else:
        t.unused_control(0, 0)
        t.now(PlaceControl(0, 1, 1, CITY))
        t.choose("take-back n1")
    assert (t.control_of(0), t.naturals(0), t.naturals(NEUTRAL)) == ([], [], ["mt_everest"])


@rule("ND-17.08")
def test_whoever_comes_next_takes_it() -> None:
    t = holder()
    t.now(Nuke(1))
    t.choose("nuke n1")
    t.cities(1, "g2")
    t.now(PlaceControl(1, 1, 5, CITY))
    t.choose("place n1")
    assert t.naturals(1) == ["mt_everest"]


@rule("ND-17.08", "ND-18.11")
def test_a_token_that_is_only_weakened_keeps_it() -> None:
    t = table("g1  c0  n1  g2  c1", n1="mt_everest")
    t.reinforced(0, "n1")
    t.now(Nuke(1))
    t.choose("nuke n1")
    assert (t.control_of(0), t.naturals(0)) == (["n1"], ["mt_everest"])


@rule("ND-17.09", "ND-13.19")
@pytest.mark.parametrize("by", ["attack", "mass media", "eiffel tower"])
def test_the_natural_wonder_goes_over_with_the_space(by: str) -> None:
    t = holder()
    t.control(1, "g2")
    if by == "attack":
        t.dice(6, 1)
        t.row(1, "culture science economy industry flight")
        t.resolve(1, "flight", slot=5)
        t.choose("attack n1", "stop")
    elif by == "mass media":
        t.resolve(1, "mass_media", slot=1)
        t.choose("convert n1")
    else:
        t.control(0, "g1")
        t.now(EiffelTower(1))
        t.choose("choose n1", "give-up n1")
    assert (t.naturals(0), t.naturals(1), t.control_of(1)) == ([], ["mt_everest"], ["n1", "g2"])


@rule("ND-17.11")
def test_the_former_holder_loses_its_value_at_once() -> None:
    t = holder()
    t.offer("petra")
    t.resolve(0, "pottery", slot=5)
    assert "wonder petra" in t.options
    t.choose("stop")
    t.now(Nuke(1))
    t.choose("nuke n1")
    t.resolve(0, "pottery", slot=5)
    assert "wonder petra" not in t.options


@rule("ND-17.10", "ND-19.02")
def test_holding_the_tokens_is_controlling_them() -> None:
    t = table("n1  c0  n2", n1="mt_everest", n2="pantanal")
    t.now(PlaceControl(0, 2, 5, CITY))
    t.choose("place n1")
    assert t.agendas(0) == []
    t.choose("place n2")
    assert t.agendas(0) == ["preservationist_populous"]
