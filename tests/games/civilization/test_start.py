"""The structure of a turn and its start (CV-3, CV-4)."""

from __future__ import annotations

import pytest

from tessera.games.civilization import game
from tessera.games.civilization.rules.board import SQUARE
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.testing import rule
from tests.games.civilization.scenes import table


def settlers(**settings: object) -> CivilizationScript:
    """Seat 0 has a scout on g3, where a city can be founded."""
    t = table(**settings)  # type: ignore[arg-type]
    t.scout(0, "g3")
    return t


# --- turns ----------------------------------------------------------------------------------------------------


@rule("CV-3.01", "CV-3.02", "CV-3.03")
def test_a_turn_has_five_phases_and_the_first_player_marker_passes_to_the_left() -> None:
    t = table(3, offer_budget=0)
    for seat in range(3):
        t.scout(seat, ("h7", "k11", "f11")[seat])
        t.army(seat, ("h7", "k11", "f11")[seat])
        t.has(seat, trade=6)
    t.next_turn()
    assert (t.state.turn, t.state.first) == (4, 1)
    phases = []
    while t.state.turn == 4:
        phases.append((t.state.phase, t.seat))
        idle = [option for option in t.options if option in ("end", "none", "idle", "skip")]
        t.choose((idle or t.options)[0])
    assert sorted(phase for phase, _ in phases) == [phase for phase, _ in phases]
    assert {phase for phase, _ in phases} == {0, 2, 3, 4}
    assert [seat for phase, seat in phases if phase == 3] == [1, 2, 0]
    assert t.state.first == 2


@rule("CV-3.06", "CV-3.05")
def test_automatic_gains_come_before_the_player_acts() -> None:
    t = table()
    t.builds(0, "stonehenge", "b2")
    t.builds(0, "the_colossus", "b3")
    t.builds(0, "the_louvre", "b4")
    t.scout(0, "g3")
    t.start(0)
    assert t.asked == "StartMenu"
    assert (t.nation(0).culture, t.nation(0).trade) == (4, 3)
    told = [event.key for event in t.heard() if event.key.endswith("e-gained")]
    assert told == ["culture-gained", "culture-gained", "trade-gained"]  # Stonehenge, Louvre, Colossus


@rule("CV-3.07")
def test_a_new_wonder_gives_its_effect_from_the_next_turn_on() -> None:
    t = table()
    t.square("F", "b2", "b3", "b4", "c4", "d4")
    t.market("stonehenge")
    t.manage(0)
    t.choose("city c3 / wonder stonehenge / at d2")
    assert t.nation(0).culture == 0
    t.start(0)
    assert t.nation(0).culture == 1


@rule("CV-3.08", "CV-15.05", "CV-15.03", "CV-12.13")
def test_the_game_ends_in_the_middle_of_a_phase() -> None:
    t = table()
    t.has(0, trade=6, tokens=14)
    t.knows(0, "democracy")
    t.manage(0)
    t.choose("use democracy")
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("economy", (1, 2))


@rule("CV-3.09", "CV-3.04")
def test_a_player_ends_the_own_part_of_a_phase() -> None:
    t = table()
    t.manage(0, 1)
    assert (t.seat, t.options[-1]) == (0, "end")
    t.choose("end")
    assert t.seat == 1


@rule("CV-3.10")
def test_what_was_used_can_be_used_again_in_the_next_turn() -> None:
    t = table()
    t.knows(0, "democracy")
    t.has(0, trade=12)
    t.manage(0)
    t.choose("use democracy")
    assert t.refuses("use democracy") == "CV-7.02"
    t.choose("end")
    t.manage(0)
    assert "use democracy" in t.options


@rule("CV-3.04", "CV-14.04")
def test_events_of_a_phase_are_played_only_in_the_own_part_of_it() -> None:
    t = table()
    t.events(0, "we_love_the_despot_day")
    t.scout(0, "g3")
    t.start(0)
    assert t.refuses("play we_love_the_despot_day") == "CV-14.03"


# --- founding cities ------------------------------------------------------------------------------------------


@rule("CV-4.01", "CV-4.02", "CV-4.03", "CV-4.09")
def test_a_scout_founds_a_city_that_counts_at_once() -> None:
    t = settlers()
    t.square("D", "f2")
    t.start(0)
    t.choose("found g3")
    assert t.nation(0).cities == (SQUARE["c3"], SQUARE["g3"])
    assert t.scouts(0) == []
    assert t.nation(0).walled == ()
    assert t.income(0) == 1
    t.manage(0)
    assert "city g3" in t.options


@rule("CV-4.02")
def test_no_more_than_two_cities_without_irrigation() -> None:
    t = settlers()
    t.city(0, "k3")
    t.start(0)
    assert t.refusal("found g3").rule == "CV-4.02"
    t.knows(0, "irrigation")
    t.start(0)
    t.choose("found g3")
    assert len(t.nation(0).cities) == 3


@rule("CV-4.02")
def test_several_cities_in_one_turn() -> None:
    t = settlers()
    t.knows(0, "irrigation")
    t.scout(0, "k3")
    t.start(0)
    t.choose("found g3", "found k3")
    assert len(t.nation(0).cities) == 3


@rule("CV-4.03")
def test_an_army_founds_a_city_only_in_a_republic() -> None:
    t = table()
    t.army(0, "g3")
    t.start(0)
    assert t.refuses("found g3") == "CV-4.03"
    t.governs(0, "republic_government")
    t.start(0)
    t.choose("found g3")
    assert t.armies(0) == []
    assert len(t.nation(0).cities) == 2


@rule("CV-4.04")
def test_no_city_on_water() -> None:
    t = settlers()
    t.square("W", "g3")
    t.start(0)
    assert t.refuses("found g3") == "CV-4.04"


@rule("CV-4.05")
@pytest.mark.parametrize("square", ["g1", "g8"])
def test_no_city_at_the_edge_of_the_map(square: str) -> None:
    t = table()
    t.scout(0, square)
    t.start(0)
    assert t.refuses(f"found {square}") == "CV-4.05"


@rule("CV-4.05")
def test_no_city_beside_an_unrevealed_tile() -> None:
    t = table()
    t.scout(0, "h3")
    t.hidden("i1")
    t.start(0)
    assert t.refuses("found h3") == "CV-4.05"


@rule("CV-4.06")
def test_no_city_beside_a_hut_or_village() -> None:
    t = settlers()
    t.village("h4")
    t.start(0)
    assert t.refuses("found g3") == "CV-4.06"
    with t.edit() as s:
        s.villages = ()
    t.start(0)
    assert "found g3" in t.options


@rule("CV-4.07")
def test_no_city_beside_an_enemy_figure() -> None:
    t = settlers()
    t.scout(1, "h2")
    t.start(0)
    assert t.refuses("found g3") == "CV-4.07"
    own = settlers()
    own.army(0, "h2")
    own.start(0)
    assert "found g3" in own.options


@rule("CV-4.08")
@pytest.mark.parametrize(("square", "far"), [("e3", False), ("e5", False), ("f3", True), ("f6", True)])
def test_cities_are_three_squares_apart(square: str, far: bool) -> None:
    t = table()
    t.scout(0, square)
    t.army(0, "k7")
    t.start(0)
    if far:
        t.choose(f"found {square}")
        assert len(t.nation(0).cities) == 2
    else:
        assert t.refuses(f"found {square}") == "CV-4.08"


@rule("CV-4.10", "CV-12.15")
def test_other_figures_make_room() -> None:
    t = settlers()
    t.army(0, "g3")
    t.start(0)
    t.choose("found g3 / with scout / to h4")
    assert t.armies(0) == ["h4"]


@rule("CV-4.10")
def test_no_city_where_other_figures_have_no_room() -> None:
    t = settlers()
    t.army(0, "g3")
    t.square("W", "f2", "g2", "h2", "f3", "h3", "f4", "g4", "h4")
    t.start(0)
    assert t.refuses("found g3") == "CV-4.10"


@rule("CV-4.11")
def test_a_disaster_marker_does_not_prevent_founding() -> None:
    t = settlers()
    t.square("W", "g3")
    with t.edit() as s:
        s.layout += " g3=desert"
    t.start(0)
    t.choose("found g3")
    assert len(t.nation(0).cities) == 2


@rule("CV-4.23")
def test_a_destroyed_city_can_be_founded_again() -> None:
    t = settlers()
    t.city(0, "k3")
    t.army(1, "l3", "l3")
    t.units(1, "infantry_3", "mounted_3", "artillery_3")
    t.move(1)
    t.choose("move l3 / with 2 0 / to k3")
    while t.asked != "Rest":
        t.choose(t.options[0])
    assert len(t.nation(0).cities) == 1
    t.start(0)
    assert "found g3" in t.options


# --- governments ----------------------------------------------------------------------------------------------


@rule("CV-4.12", "CV-4.16", "CV-4.20")
def test_a_government_unlocked_in_the_turn_before_can_be_taken_directly() -> None:
    t = table()
    t.knows(0, "monarchy", "democracy")
    with t.edit() as s:
        s.players[0].unlocked = (-1, 2, 2)
    t.start(0)
    assert [option for option in t.options if option.startswith("govern")] == [
        "govern monarchy_government",
        "govern democracy_government",
        "govern anarchy_government",
    ]
    t.choose("govern monarchy_government")
    assert t.state.content.rows[t.nation(0).government].key == "monarchy_government"


@rule("CV-4.13", "CV-4.12")
def test_a_missed_government_needs_anarchy_first() -> None:
    t = table()
    t.knows(0, "monarchy")
    t.start(0)
    assert t.refuses("govern monarchy_government") == "CV-4.13"
    assert t.refuses("govern democracy_government") == "CV-4.12"
    t.choose("govern anarchy_government")
    assert t.state.agenda[-1].__class__.__name__ == "Rest"
    with t.edit() as s:
        s.turn += 1
    t.start(0)
    assert t.options == ["govern despotism_government", "govern monarchy_government", "end"]
    t.choose("govern monarchy_government")
    assert t.state.content.rows[t.nation(0).government].key == "monarchy_government"


@rule("CV-4.14")
def test_a_player_may_stay_in_anarchy() -> None:
    t = table()
    t.governs(0, "anarchy_government")
    t.start(0)
    t.choose("end")
    assert t.state.content.rows[t.nation(0).government].key == "anarchy_government"


@rule("CV-4.15")
def test_one_change_of_government_each_turn() -> None:
    t = table()
    t.scout(0, "g3")
    t.start(0)
    t.choose("govern anarchy_government")
    assert t.refuses("govern despotism_government") == "CV-14.07"
    t.knows(0, "monarchy")
    with t.edit() as s:
        s.players[0].changed = -1
        s.players[0].unlocked = (-1, 2)
    t.governs(0, "despotism_government")
    t.start(0)
    t.choose("govern monarchy_government")
    assert t.refuses("govern anarchy_government") == "CV-4.15"


@rule("CV-4.17", "CV-4.18", "CV-14.02")
def test_leaving_monarchy_costs_a_card_at_once() -> None:
    t = table()
    t.governs(0, "monarchy_government")
    t.events(0, "defection", "sabotage", "drought")
    t.scout(0, "g3")
    t.start(0)
    t.choose("govern anarchy_government")
    assert t.asked == "DiscardEvent"
    t.choose("discard drought")
    assert t.hand(0) == ["defection", "sabotage"]


# --- great people and scouts ----------------------------------------------------------------------------------


@rule("CV-4.19", "CV-9.03")
def test_great_people_leave_the_reserve() -> None:
    t = table()
    t.reserve(0, "scientist")
    t.start(0)
    t.choose("place scientist / at b2")
    assert (t.at(0, "b2"), t.nation(0).reserve) == ("scientist", ())


@rule("CV-4.21", "CV-12.01", "CV-12.02")
def test_scouts_are_told_their_city_last() -> None:
    t = table()
    t.square("F", "i6")
    t.city(0, "g3")
    t.scout(0, "i6")
    t.start(0)
    t.choose("end")
    assert t.asked == "SendScout"
    assert t.options == ["send c3", "send g3", "idle"]
    t.choose("send g3")
    assert (t.production(0, "g3"), t.production(0, "c3")) == (2, 0)


@rule("CV-4.21", "CV-12.15")
def test_a_scout_that_has_just_come_sends_nothing() -> None:
    t = table()
    t.scout(0, "i6")
    with t.edit() as s:
        s.players[0].arrived = (s.turn,)
    t.start(0)
    t.choose("end")
    assert t.asked == "Rest"


@rule("CV-4.21")
def test_a_scout_may_stay_unassigned() -> None:
    t = table()
    t.square("F", "i6")
    t.scout(0, "i6", sends="c3")
    t.start(0)
    t.choose("end", "idle")
    assert t.production(0, "c3") == 0


def test_the_picture_says_which_governments_are_open() -> None:
    t = table()
    facts = game.derived(t.state, 0).nations[0]
    assert [t.state.content.rows[n].key for n in facts.governments] == ["anarchy_government"]
