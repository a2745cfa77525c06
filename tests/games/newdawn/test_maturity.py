"""Mature cities (chapter 23)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.cards.focus.science import Nuke
from tessera.games.newdawn.rules.barbarians import TurnEventDial
from tessera.games.newdawn.rules.industry import wonder_cost
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table

FLOWER = """
  g1  g2
g3  g4  g5
  g6  g7  g8  c0
"""


def city(*control: str) -> NewDawnScript:
    """A city of seat 0 in the middle of a flower, with control tokens around it."""
    t = table(FLOWER)
    t.cities(0, "g4")
    t.control(0, *control)
    return t


@rule("ND-23.01")
def test_every_neighbour_must_hold_an_own_control_token() -> None:
    t = city("g1", "g2", "g3", "g5", "g6")
    assert t.mature(0) == []
    t.reinforced(0, "g7")
    assert t.mature(0) == ["g4"]


@rule("ND-23.01")
def test_the_example_of_the_rulebook() -> None:
    """A city on the edge has four neighbours: control tokens or water."""
    t = table(
        """
        g1  w1
          g2  g3  c0
        g4  g5
        """
    )
    t.cities(0, "g2")
    t.control(0, "g1", "g4")
    assert t.mature(0) == []
    t.control(0, "g3", "g5")
    assert "g2" in t.mature(0)
    assert len(t.near("g2")) == 5


@rule("ND-23.01")
def test_rival_tokens_do_not_count() -> None:
    t = city("g1", "g2", "g3", "g5", "g6")
    t.control(1, "g7")
    assert t.mature(0) == []


@rule("ND-23.01", "ND-15.05", "ND-21.07")
@pytest.mark.parametrize("by", ["open_borders", "sydney_opera_house"])
def test_tokens_of_others_count_by_a_pact_or_a_wonder(by: str) -> None:
    t = city("g1", "g2", "g3", "g5", "g6")
    t.control(1, "g7")
    if by == "open_borders":
        t.pact(0, 1, by)
    else:
        t.built(0, by)
    assert t.mature(0) == ["g4"]


@rule("ND-23.01")
def test_what_stands_beside_a_token_does_not_matter() -> None:
    t = city("g1", "g2", "g3", "g5", "g6", "g7")
    t.caravans(1, "g1")
    assert t.mature(0) == ["g4"]


@rule("ND-23.02")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_city_on_an_adjacent_space_does_not_count(owner: int) -> None:
    t = city("g1", "g2", "g3", "g5", "g6")
    t.cities(owner, "g7")
    t.built(0, "sydney_opera_house", "g4")
    assert "g4" not in t.mature(0)


@rule("ND-23.03", "ND-18.04")
def test_mature_cities_give_trade_tokens() -> None:
    t = city("g1", "g2", "g3", "g5", "g6", "g7")
    t.event(2)
    t.now(TurnEventDial())
    assert (t.seat, t.asked) == (0, "GainTrade")
    t.choose("trade pottery")
    assert (t.resting, t.trade(0)) == (True, {"pottery": 1})


@rule("ND-23.03", "ND-9.03")
def test_mature_cities_are_starting_points_for_caravans() -> None:
    t = city("g1", "g2", "g3", "g5", "g6")
    t.resolve(0, "foreign_trade", slot=1)
    assert t.offered("send") == ["c0"]
    t.choose("stop")
    t.control(0, "g7")
    t.resolve(0, "foreign_trade", slot=1)
    assert sorted(t.offered("send")) == ["c0", "g4"]


@rule("ND-23.03", "ND-11.06")
def test_mature_cities_count_for_brussels() -> None:
    t = city("g1", "g2", "g3", "g5", "g6", "g7")
    t.envoy(0, "brussels")
    assert wonder_cost(t.state, t.player(0), t.state.content.number["stonehenge"]) == 6


@rule("ND-23.03", "ND-19.02")
def test_mature_cities_count_for_populous() -> None:
    t = table("g1  c0  g2  g3  g4", content={"agendas": {"populous": {"at_least": 1}}})
    t.control(0, "g1")
    t.resolve(0, "early_empire", slot=1)
    t.choose("place g2")
    assert t.agendas(0) == ["preservationist_populous"]


@rule("ND-23.04", "ND-1.04")
def test_the_capital_can_be_mature() -> None:
    t = table("g1  c0  w1")
    assert t.mature(0) == []
    t.control(0, "g1")
    assert t.mature(0) == ["c0"]


@rule("ND-21.18", "ND-23.01")
def test_maturity_is_lost_with_a_token() -> None:
    t = city("g1", "g2", "g3", "g5", "g6", "g7")
    assert t.mature(0) == ["g4"]
    t.now(Nuke(1))
    t.choose("nuke g8")
    assert t.mature(0) == []
