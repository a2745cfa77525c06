"""Diplomacy cards: taking, exchanging and returning them, and what they do (chapter 15)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.rules.diplomacy import envoys_left, pacts_left
from tessera.games.newdawn.rules.economy import Arrive
from tessera.games.newdawn.rules.industry import wonder_cost
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table

PAIR = """
c0  g1  g2  g3  c1
  h1  f1  d1  m1
g4  g5  g6  g7  c2
"""
ALL_FOUR = ["open_borders", "embassy", "joint_war", "defensive_pact"]


def pair(**features: str) -> NewDawnScript:
    return table(PAIR, 3, content=None, **features)


def arrive(t: NewDawnScript, seat: int, space: str) -> None:
    """A caravan reaches a place in a turn of this player."""
    t.active(seat)
    t.caravans(seat, space)
    t.now(Arrive(seat, t.cell(space)))
    t.choose("trade early_empire", "trade early_empire")


def rolled(t: NewDawnScript, target: str, attacker: int = 0) -> tuple[int, int]:
    """What both sides have besides dice, slot and card."""
    t.active(attacker)
    t.resolve(attacker, "masonry", slot=1)
    t.dice(1, 6)
    t.choose(f"attack {target}")
    event = t.told("rolled")[-1]
    return event["attack"] - 2, event["defence"] - 6


# --- holding cards ------------------------------------------------------------------------------------------


@rule("ND-15.01", "ND-1.01")
def test_the_own_cards_are_of_no_use() -> None:
    t = pair()
    assert [t.state.content.pacts[pact].key for _, pact in pacts_left(t.state, 0)] == ALL_FOUR
    t.control(0, "g2")
    t.control(1, "g3")
    t.control(2, "d1")
    t.pact(1, 0, "joint_war", "defensive_pact")  # what others took of one's cards works for them only
    assert rolled(t, "g3") == (0, 1)
    assert rolled(t, "g2", 2) == (0, 1)
    t.pact(1, 2, "joint_war")
    assert rolled(t, "g2", 1) == (2, 1)


@rule("ND-15.02", "ND-15.03", "ND-15.04", "ND-9.12")
def test_one_card_of_each_player_which_can_be_exchanged() -> None:
    t = pair()
    t.pact(2, 1, "embassy")
    arrive(t, 0, "c1")
    assert t.offered("take") == ["1 open_borders", "1 joint_war", "1 defensive_pact"]
    refusal = t.refusal("take 1 embassy")
    assert (refusal.key, refusal.rule) == ("refused-pact-away", "ND-15.03")
    t.choose("take 1 joint_war")
    assert t.pacts(0) == ["1 joint_war"]
    arrive(t, 0, "c1")
    assert t.offered("take") == ["1 open_borders", "1 defensive_pact"]
    t.choose("take 1 open_borders")
    assert t.pacts(0) == ["1 open_borders"]  # exchanged
    arrive(t, 2, "c1")
    assert t.offered("take") == ["1 joint_war", "1 defensive_pact"]  # available again at once
    t.choose("decline")
    assert t.pacts(2) == ["1 embassy"]
    arrive(t, 0, "c2")
    t.choose("take 2 embassy", "trade early_empire", "gain oil")
    assert t.pacts(0) == ["1 open_borders", "2 embassy"]


@rule("ND-15.02", "ND-21.13")
def test_with_the_potala_palace_cards_add_up() -> None:
    t = pair()
    t.built(0, "potala_palace")
    for pact in ("open_borders", "joint_war", "defensive_pact"):
        arrive(t, 0, "c1")
        t.choose(f"take 1 {pact}")
    assert t.pacts(0) == ["1 open_borders", "1 joint_war", "1 defensive_pact"]


@rule("ND-15.04", "ND-13.08")
def test_returned_cards_are_available_at_once() -> None:
    t = pair(g4="A")
    t.control(1, "g2")
    t.pact(0, 1, "joint_war")
    t.envoy(0, "geneva")
    rolled(t, "g2")
    assert t.pacts(0) == []
    assert [t.state.content.pacts[pact].key for _, pact in pacts_left(t.state, 1)] == ALL_FOUR
    arrive(t, 2, "c1")
    assert "1 joint_war" in t.offered("take")


@rule("ND-15.04")
def test_returned_cards_of_a_city_state_lie_beside_the_map_again() -> None:
    t = table("c0  s1", 3, s1="geneva")
    t.envoy(0, "geneva")
    t.envoy(1, "geneva")
    assert envoys_left(t.state, t.number("geneva")) == 0
    rolled(t, "s1")
    assert envoys_left(t.state, t.number("geneva")) == 1


# --- players' cards -----------------------------------------------------------------------------------------


@rule("ND-15.05", "ND-23.01", "ND-21.18")
def test_open_borders() -> None:
    t = table("""
      c0  g1  g2
        g3  g4
    """, 3)  # fmt: skip
    t.control(0, "g1")
    assert t.mature(0) == []
    t.control(1, "g3")
    assert t.mature(0) == []
    t.pact(0, 1, "joint_war")
    t.pact(1, 0, "open_borders")  # the other way round it does not help
    assert t.mature(0) == []
    t.pact(0, 2, "open_borders")  # of another player
    assert t.mature(0) == []
    t.pact(0, 1, "open_borders")
    assert t.mature(0) == ["c0"]


@rule("ND-15.05", "ND-19.02")
def test_taking_open_borders_may_complete_an_agenda_at_once() -> None:
    t = table(PAIR, 2, content={"agendas": {"populous": {"at_least": 1}}})
    t.victory("preservationist_populous")
    t.control(0, "g1")
    t.control(1, "h1")
    arrive(t, 0, "c1")
    assert t.agendas(0) == []
    t.choose("take 1 open_borders")
    assert t.mature(0) == ["c0"]
    assert t.agendas(0) == ["preservationist_populous"]


@rule("ND-15.06", "ND-26.10")
def test_embassy_at_the_arrival_that_earns_it_and_later() -> None:
    t = pair()
    t.give(1, oil=8)
    arrive(t, 0, "c1")
    t.choose("take 1 embassy")
    assert (t.seat, t.asked) == (1, "GainTrade")  # the giver chooses the card
    assert t.offered("trade") == t.row_of(1)
    t.choose("trade masonry")
    assert t.trade(1) == {"masonry": 1}
    assert (t.seat, t.options) == (0, ["gain marble", "gain mercury", "gain diamonds", "decline"])
    t.choose("gain mercury")
    assert t.resources(0) == {"mercury": 1}
    arrive(t, 0, "c1")
    t.choose("decline")
    assert t.seat == 1
    t.choose("trade masonry", "gain marble")
    assert t.resources(0) == {"mercury": 1, "marble": 1}
    assert t.trade(1) == {"masonry": 2}


@rule("ND-15.06")
def test_embassy_works_at_the_givers_capital_only() -> None:
    t = pair()
    t.cities(1, "g6")
    t.pact(0, 1, "embassy")
    arrive(t, 0, "g6")
    t.choose("decline")
    assert t.resting
    arrive(t, 0, "c2")
    t.choose("decline")
    assert t.resting
    assert (t.trade(1), t.trade(2)) == ({}, {})


@rule("ND-15.07", "ND-13.10")
def test_joint_war_helps_attacking_but_not_against_its_giver() -> None:
    t = pair(h1="A")
    t.control(1, "g2")
    t.control(2, "g5")
    t.control(0, "g1", "g4")
    t.pact(0, 2, "joint_war")
    assert rolled(t, "g2") == (2, 1)
    assert rolled(t, "h1") == (2, 2)
    assert rolled(t, "g5") == (0, 1)  # the giver
    assert t.pacts(0) == []
    assert rolled(t, "g2") == (0, 1)


@rule("ND-15.07", "ND-13.13")
def test_defensive_pact_helps_defending_but_not_against_its_giver() -> None:
    t = pair()
    t.control(1, "g1", "g5")
    t.control(2, "g6")
    t.pact(1, 2, "defensive_pact")
    assert rolled(t, "g1") == (0, 1 + 2)
    assert rolled(t, "g5", 2) == (0, 1)
    assert t.pacts(1) == ["2 defensive_pact"]  # the defender keeps it
    assert rolled(t, "g6", 1) == (0, 1)  # and it does not help attacking


@rule("ND-15.07", "ND-21.17")
def test_several_cards_add_up() -> None:
    t = table(PAIR, 4)
    t.control(1, "g1")
    t.pact(0, 2, "joint_war")
    t.pact(0, 3, "joint_war")
    t.pact(1, 2, "defensive_pact")
    t.pact(1, 3, "defensive_pact")
    assert rolled(t, "g1") == (4, 1 + 4)


# --- cards of city-states -----------------------------------------------------------------------------------


@rule("ND-15.08")
def test_kabul_helps_against_cities_and_city_states() -> None:
    t = table("""
      s1  c0  g1  g2
        c1  g3  g4  s2
    """, g3="A", s1="geneva", s2="kabul")  # fmt: skip
    t.cities(1, "g1")
    t.control(1, "g2")
    t.control(0, "g4")
    t.envoy(0, "kabul")
    assert rolled(t, "g1") == (3, 2)
    assert rolled(t, "c1") == (3, 2)
    assert rolled(t, "s1") == (3, 8)
    assert rolled(t, "g2") == (0, 1)
    assert rolled(t, "g3") == (0, 1)
    t.envoy(1, "kabul")
    assert rolled(t, "g2") == (0, 1)  # no help in defence
    assert rolled(t, "s2") == (0, 8)  # and not against itself
    assert t.envoys(0) == []


@rule("ND-15.08", "ND-11.06")
def test_brussels_and_buenos_aires_make_wonders_cheaper() -> None:
    t = table("c0  g1  g2  g3  g4")
    p = t.player(0)
    petra, pentagon, oracle = t.number("petra"), t.number("pentagon"), t.number("oracle")
    t.envoy(0, "buenos_aires")
    assert wonder_cost(t.state, p, petra) == 7 - 2
    t.built(0, "terracotta_army")
    assert wonder_cost(t.state, p, pentagon) == 12  # already one of this type
    assert wonder_cost(t.state, p, oracle) == 8 - 2
    t.envoy(0, "brussels")
    assert wonder_cost(t.state, p, pentagon) == 12
    t.control(0, "g1")
    assert t.mature(0) == ["c0"]
    assert wonder_cost(t.state, p, pentagon) == 12 - 1
    t.cities(0, "g4")
    t.control(0, "g3")
    assert wonder_cost(t.state, p, oracle) == 8 - 2 - 2


@rule("ND-15.09", "ND-6.03")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_mohenjo_daro_lowers_the_difficulty_for_placing(slot: int) -> None:
    t = table("""
        g1  h1
      w1  c0  f1
        m1  d1
    """)  # fmt: skip
    order = ["g1", "h1", "f1", "d1", "m1"]
    t.resolve(0, "early_empire", slot)
    assert sorted(t.offered("place")) == sorted(order[:slot])
    t.choose("stop")
    t.envoy(0, "mohenjo_daro")
    t.resolve(0, "early_empire", slot)
    assert sorted(t.offered("place")) == sorted(order[: slot + 1])  # never on water
    t.choose("stop")
    t.row(0, "culture science economy industry military")
    t.resolve(0, "pottery", slot)
    assert t.offered("city") == []  # not for building; all spaces are next to the capital anyway
    t.caravans(0, "c0")
    t.resolve(0, "foreign_trade", slot)
    t.choose("caravan c0")
    reached = t.offered("go") or t.caravans_of(0)  # with one goal nothing is asked
    assert sorted(reached) == sorted(order[:slot])  # not for moving


@rule("ND-15.09", "ND-21.03")
def test_mohenjo_daro_and_the_hanging_gardens() -> None:
    t = table("""
        g1  h1
      w1  c0  f1
        m1  d1
    """)  # fmt: skip
    t.built(0, "hanging_gardens")
    t.turn(0, "use hanging_gardens")
    assert "m1" not in t.offered("place")
    t.choose("stop")
    t.envoy(0, "mohenjo_daro")
    t.turn(0, "use hanging_gardens")
    assert sorted(t.offered("place")) == ["d1", "f1", "g1", "h1", "m1"]


@rule("ND-15.10", "ND-15.08")
def test_kumasi_makes_forest_easy_for_culture_and_industry() -> None:
    picture = "c0  f1  g1  f2  g2  f3"
    for held in (False, True):
        t = table(picture)
        if held:
            t.envoy(0, "kumasi")
        t.resolve(0, "early_empire", slot=1)
        assert t.resting == (not held)
        if held:
            assert t.offered("place") == ["f1"]
            t.choose("stop")
        t.resolve(0, "animal_husbandry", slot=1)
        assert t.offered("city") == (["g1", "f2"] if held else [])  # through forest, and on it
        if held:
            t.choose("stop")
        t.resolve(0, "foreign_trade", slot=1)
        assert t.resting  # caravans do not profit
        t.caravans(0, "c0")
        t.resolve(0, "foreign_trade", slot=3)
        t.choose("caravan c0")
        assert t.offered("go") == ["f1", "g1", "f2"]


@rule("ND-15.10")
def test_kumasi_does_not_concern_other_placing_and_combat() -> None:
    t = table("c0  f1  g1", content={"world_wonders": {"hanging_gardens": {"amount": 1}}})
    t.envoy(0, "kumasi")
    t.built(0, "hanging_gardens")
    t.turn(0)
    assert t.asked == "ChooseFocus"  # there is nothing to place at the start of the turn
    t.choose("focus astrology", "stay")
    t.control(1, "f1")
    t.envoy(1, "kumasi")
    assert rolled(t, "f1") == (0, 3)
