"""Scouts, blockades, coins (CV-12)."""

from __future__ import annotations

import pytest

from tessera.games.civilization.rules.board import NAMES
from tessera.games.civilization.rules.start import SendScout
from tessera.games.civilization.rules.yields import combat_bonus
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.testing import rule
from tests.games.civilization.scenes import fresh, table


def sending(printed: str) -> CivilizationScript:
    """The rulebook's city, with a scout on a square elsewhere that it sends there."""
    t = table()
    t.square("F", "b2", "b3")
    t.square("M", "b4")
    t.square("Gs", "d2")
    t.square("Gn", "d3")
    t.square(printed, "k3")
    t.scout(0, "k3", sends="c3")
    return t


@rule("CV-12.01", "CV-12.02")
def test_example_1_a_forest_adds_two_production() -> None:
    t = sending("F")
    assert t.production(0, "c3") == 7
    t.manage(0)
    assert "city c3" in t.options


@rule("CV-12.02", "CV-6.70")
def test_example_2_a_natural_wonder_adds_culture() -> None:
    t = sending("Gc")
    t.manage(0)
    t.choose("city c3 / devote")
    assert t.nation(0).culture == 2


@rule("CV-12.02", "CV-6.80")
def test_example_3_wheat_can_be_harvested() -> None:
    t = sending("Gw")
    t.manage(0)
    t.choose("city c3 / harvest wheat")
    assert t.nation(0).resources == (1, 0, 0, 0)


@rule("CV-12.03")
def test_a_scout_that_leaves_sends_nothing_any_more() -> None:
    t = sending("F")
    t.move(0)
    t.choose("move k3 / to k4", "stop")
    assert t.production(0, "c3") == 5


@rule("CV-12.03", "CV-12.14")
def test_a_scout_that_passes_another_one_changes_nothing_for_it() -> None:
    t = sending("F")
    t.scout(0, "j3")
    t.move(0)
    t.choose("move j3 / to k3")
    assert t.asked == "OnTheWay"
    t.choose("to l3")
    assert sorted(t.scouts(0)) == ["k3", "l3"]
    assert t.production(0, "c3") == 7


@rule("CV-12.03", "CV-12.15")
def test_a_scout_that_came_this_turn_does_not_send_for_one_that_leaves() -> None:
    t = sending("F")
    t.scout(0, "j3")
    t.move(0)
    t.choose("move j3 / to k3", "stop")
    assert t.production(0, "c3") == 7
    t.choose("move k3 / to k4", "stop")
    assert sorted(t.scouts(0)) == ["k3", "k4"]
    assert t.production(0, "c3") == 5


@rule("CV-1.11", "CV-10.23")
def test_a_scout_held_up_in_a_city_centre_sends_nothing() -> None:
    t = table()
    t.city(0, "g3")
    t.square("Fw", "c3")
    t.scout(0, "c3", sends="g3")
    assert t.production(0, "g3") == 0
    t.manage(0)
    assert t.refuses("city g3 / harvest wheat") == "CV-6.80"
    t.start(0)
    t.choose("end")
    assert t.asked == "Rest"
    assert t.nation(0).sends == (-1,)


@rule("CV-12.04", "CV-12.16")
def test_a_square_of_the_own_outskirts_counts_where_it_is_sent() -> None:
    t = table()
    t.city(0, "g3")
    t.square("F", "b2")
    t.scout(0, "b2", sends="g3")
    assert (t.production(0, "c3"), t.production(0, "g3")) == (0, 2)


@rule("CV-12.05")
def test_a_scout_collects_from_a_marker_but_no_combat_bonus() -> None:
    t = table()
    t.square("F", "m5")
    t.builds(1, "barracks", "m5")
    t.scout(0, "m5", sends="c3")
    assert (t.income(0), t.production(0, "c3")) == (2, 0)
    assert combat_bonus(t.state, t.nation(0)) == 0


@rule("CV-12.06", "CV-12.09", "CV-12.16")
def test_an_enemy_scout_blockades_and_sends() -> None:
    t = table()
    t.square("F", "m5")
    assert t.production(1, "n6") == 2
    t.scout(0, "m5", sends="c3")
    assert (t.production(1, "n6"), t.production(0, "c3")) == (0, 2)  # the rulebook's example


@rule("CV-12.06")
def test_a_blockade_takes_resources_and_coins() -> None:
    t = table()
    t.square("Mo", "m5")
    t.square("Gs", "m6")
    assert t.coins(1) == 1
    t.army(0, "m5", "m6")
    assert t.coins(1) == 0
    t.manage(1)
    assert t.refuses("city n6 / harvest silk") == "CV-6.80"


@rule("CV-12.07")
def test_a_blockaded_wonder_gives_nothing() -> None:
    t = table()
    t.builds(1, "stonehenge", "m5")
    t.builds(1, "panama_canal", "o5")
    t.coins_on(1, "panama_canal", 2)
    assert (t.coins(1), t.devotion(1, "n6")) == (2, 5)
    t.army(0, "m5", "o5")
    assert (t.coins(1), t.devotion(1, "n6")) == (0, 1)
    t.start(1)
    assert t.nation(1).culture == 0


@rule("CV-12.10", "CV-12.11")
def test_what_coins_are_made_of() -> None:
    t = table()
    t.square("Mo", "b2", "k3")
    t.builds(0, "bank", "b3")
    t.scout(0, "k3", sends="c3")
    t.knows(0, "civil_service", "democracy")
    t.coins_on(0, "democracy", 2)
    t.governs(0, "feudalism_government")
    t.has(0, tokens=1)
    assert t.coins(0) == 1 + 1 + 1 + 1 + 2 + 1 + 1
    t.governs(0, "despotism_government")
    t.army(1, "b2")
    assert t.coins(0) == 6


@rule("CV-12.12")
def test_coins_never_increase_trade() -> None:
    t = table()
    t.has(0, trade=2, tokens=5)
    t.trade()
    assert t.nation(0).trade == 2


@rule("CV-12.14")
def test_an_assignment_lasts_and_ends_with_its_city() -> None:
    t = table(offer_budget=0)
    t.square("Mo", "k3")
    t.scout(0, "k3", sends="c3")
    t.next_turn()
    assert t.coins(0) == 1
    gone = table()
    gone.city(0, "g3")
    gone.square("Mo", "k7")
    gone.scout(0, "k7", sends="g3")
    gone.knows(1, "atomic_theory")
    gone.markers(1, "village_uranium")
    gone.move(1)
    gone.choose("use atomic_theory")
    assert (gone.coins(0), gone.nation(0).sends) == (0, (-1,))


@rule("CV-12.15")
@pytest.mark.parametrize("how", ["produced", "led astray"])
def test_a_scout_that_was_put_somewhere_sends_nothing_this_turn(how: str) -> None:
    t = table()
    t.square("F", "b2", "b3", "b4")
    if how == "produced":
        t.manage(0)
        t.choose("city c3 / scout / at d4")
        assert t.nation(0).sends == (-1,)
    else:
        t.scout(0, "k3", sends="c3")
        t.events(1, "disoriented")
        t.manage(1)
        t.choose("play disoriented / to k5")
        assert (t.scouts(0), t.nation(0).sends) == (["k5"], (-1,))


@rule("CV-12.17")
def test_two_scouts_on_one_square_send_it_once() -> None:
    t = table()
    t.city(0, "g7")
    t.square("F", "k3")
    t.scout(0, "k3", "k3")
    t.start(0)
    t.choose("end", "send c3")
    assert t.asked == "Rest"
    assert (t.production(0, "c3"), t.production(0, "g7")) == (2, 0)


@rule("CV-12.18")
def test_a_scout_sends_nothing_twice() -> None:
    t = table()
    t.square("F", "b2")
    t.scout(0, "b2", sends="c3")
    assert t.production(0, "c3") == 2


@rule("CV-12.18")
def test_a_scout_of_the_set_up_may_send_in_the_first_turn() -> None:
    t = fresh(2, ("germany", "rome"))
    while t.asked != "StartMenu":
        t.choose(t.options[0])
    p = t.nation(0)
    assert (t.state.turn, p.arrived) == (1, (0,))
    assert NAMES[p.scouts[0]]


@rule("CV-4.21", "CV-12.02")
def test_a_scout_goes_on_sending_to_its_city_unless_people_wish_to_be_asked() -> None:
    t = sending("F")
    t.scout(0, "l5")
    t.now(SendScout(0, 0))
    asked = t.decision
    assert asked is not None and asked.step.obvious(t.state) == ("send", "c3")
    assert SendScout(0, 1).obvious(t.state) is None
