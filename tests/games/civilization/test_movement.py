"""Movement (CV-10): groups, water, stacking, discovery, huts, interruptions."""

from __future__ import annotations

import pytest

from tessera.games.civilization.rules.board import NAMES, SQUARE
from tessera.games.civilization.rules.turns import begin_turn
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.kernel.engine import Decision, follow_up
from tessera.kernel.option import parse_parts
from tessera.testing import rule
from tests.games.civilization.scenes import table


def legs(t: CivilizationScript, text: str) -> set[str]:
    """Where a group can go."""
    decision = follow_up(t.state, t.seat, parse_parts(text))
    assert isinstance(decision, Decision)
    return {str(option[1]) for option in decision.options if option[0] == "to"}


def moved(t: CivilizationScript, text: str) -> None:
    """A move to its end."""
    t.choose(text)
    while t.asked == "OnTheWay":
        t.choose("stop")


@rule("CV-10.01", "CV-10.02")
@pytest.mark.parametrize(("tech", "squares"), [("", 12), ("horseback_riding", 24), ("sailing", 39)])
def test_figures_move_orthogonally_by_their_speed(tech: str, squares: int) -> None:
    t = table()
    t.army(0, "h4")
    if tech:
        t.knows(0, tech)
    t.move(0)
    found = legs(t, "move h4")
    far = {"": 2, "horseback_riding": 3, "sailing": 4}[tech]
    expected = {
        name
        for name in NAMES[: 16 * 8]
        if 0 < abs(SQUARE[name] % 16 - 7) + abs(SQUARE[name] // 16 - 3) <= far
    }
    assert found == expected
    assert len(found) == squares
    assert "i5" in found and t.refuses("move h4 / to p8") == "CV-10.01"


@rule("CV-10.03")
def test_figures_of_one_square_move_as_a_group_or_apart() -> None:
    t = table()
    t.knows(0, "masonry")
    t.army(0, "h4", "h4")
    t.scout(0, "h4")
    t.move(0)
    moved(t, "move h4 / with 1 1 / to h6")
    assert (t.armies(0), t.scouts(0)) == (["h4", "h6"], ["h6"])
    moved(t, "move h4 / to i4")
    assert t.asked == "Rest"


@rule("CV-10.25", "CV-10.03")
def test_a_figure_moves_once_a_turn() -> None:
    t = table()
    t.army(0, "h4", "k4")
    t.move(0)
    moved(t, "move h4 / to h5")
    assert t.refuses("move h5") == "CV-10.25"
    t.choose("end")
    assert t.asked == "Rest"


@rule("CV-10.04")
def test_the_stacking_limit_holds_while_passing_too() -> None:
    t = table()
    t.square("W", "h3", "h5")
    t.army(0, "g4", "i4", "i4")
    t.move(0)
    assert "i4" not in legs(t, "move g4")
    assert "j4" not in legs(t, "move g4")
    t.knows(0, "masonry")
    assert {"i4"} <= legs(t, "move g4")
    assert t.refuses("move i4 / with 2 0 / to h3") == "CV-10.05"


@rule("CV-10.04")
def test_russia_may_stack_one_more() -> None:
    t = table(2, ("russia", "china"))
    t.army(0, "g4", "h4", "h4")
    t.move(0)
    assert "h4" in legs(t, "move g4")


@rule("CV-10.05", "CV-10.06")
def test_water_needs_a_tech() -> None:
    t = table()
    t.square("W", "i4", "h3", "h5", "g4")
    t.army(0, "h4", "l7")
    t.move(0)
    assert "move h4" not in t.options
    t.knows(0, "navigation")
    found = legs(t, "move h4")
    assert "j4" in found
    assert "i4" not in found
    assert t.refuses("move h4 / to i4") == "CV-10.05"


@rule("CV-10.05")
@pytest.mark.parametrize("tech", ["sailing", "steam_power", "flight"])
def test_with_better_ships_figures_end_on_water(tech: str) -> None:
    t = table()
    t.square("W", "i4", "h3", "h5", "g4")
    t.army(0, "h4")
    t.knows(0, tech)
    t.move(0)
    moved(t, "move h4 / to i4")
    assert t.armies(0) == ["i4"]


@rule("CV-10.06")
def test_a_move_never_ends_where_it_may_not() -> None:
    t = table()
    t.knows(0, "navigation")
    t.square("W", *[f"{column}{row}" for column in "hijk" for row in range(1, 9)])
    t.army(0, "g4")
    t.move(0)
    found = legs(t, "move g4")
    assert found == {"f4", "e4", "g3", "g2", "g5", "g6", "f3", "f5"}


@rule("CV-10.07")
def test_own_city_centres_are_crossed_but_not_ended_on() -> None:
    t = table()
    t.army(0, "b3")
    t.move(0)
    found = legs(t, "move b3")
    assert "d3" in found
    assert t.refuses("move b3 / to c3") == "CV-10.07"


@rule("CV-10.07", "CV-10.16")
def test_enemy_centres_are_entered_only_to_attack() -> None:
    t = table()
    t.scout(0, "l6")
    t.army(0, "l6")
    t.governs(0, "democracy_government")
    t.move(0)
    assert t.refuses("move l6 / with 0 1 / to n6") == "CV-10.07"
    assert t.refuses("move l6 / with 1 0 / to n6") == "CV-10.07"
    t.governs(0, "despotism_government")
    t.units(1, "infantry_1")
    t.choose("move l6 / with 1 0 / to n6")
    assert t.state.battle is not None and t.state.battle.kind == "capital"


@rule("CV-10.08")
def test_unrevealed_tiles_do_not_exist() -> None:
    t = table()
    t.hidden("i1")
    t.army(0, "h3")
    t.move(0)
    assert t.refuses("move h3 / to i3") == "CV-10.08"


@rule("CV-10.09", "CV-10.11", "CV-10.26")
def test_discovering_a_tile() -> None:
    t = table()
    t.hidden("i1")
    t.army(0, "h3")
    t.move(0)
    t.chance(t.number("tile_01"))
    t.choose("move h3 / discover i3")
    words = t.state.layout.split()
    assert words[2] == "tile_01/1"  # a step to the east: turned by one quarter
    assert t.state.board.terrain[SQUARE["i1"]] == 0  # the desert with the hut, from the south-west corner
    assert t.state.huts == (SQUARE["i1"],)
    assert t.state.villages == (SQUARE["l1"],)
    assert t.armies(0) == ["h3"]
    assert t.asked == "OnTheWay"


@rule("CV-10.09")
@pytest.mark.parametrize(("start", "side", "turn"), [("e4", "e5", 2), ("d6", "e6", 1), ("i6", "h6", 3)])
def test_the_arrow_points_away_from_the_figure(start: str, side: str, turn: int) -> None:
    t = table()
    t.hidden("e5")
    t.army(0, start)
    t.move(0)
    t.chance(t.number("tile_05"))
    t.choose(f"move {start} / discover {side}")
    assert t.state.layout.split()[5] == f"tile_05/{turn}"


@rule("CV-10.10")
def test_a_group_spends_one_point_for_all() -> None:
    t = table()
    t.hidden("i1")
    t.army(0, "h3", "h3")
    t.move(0)
    t.chance(t.number("tile_02"))
    t.choose("move h3 / with 2 0 / discover i3")
    assert t.asked == "OnTheWay"
    t.choose("to h4")
    assert t.armies(0) == ["h4", "h4"]


@rule("CV-10.24")
def test_discovering_from_water_needs_a_way_back() -> None:
    t = table()
    t.knows(0, "navigation", "horseback_riding")
    t.square("W", "h3")
    t.hidden("i1")
    t.army(0, "g3")
    t.move(0)
    t.chance(t.number("tile_05"))
    t.choose("move g3 / to h3", "discover i3")
    assert "stop" not in t.options
    t.choose("to g3")
    assert t.armies(0) == ["g3"]
    slow = table()
    slow.knows(0, "navigation")
    slow.square("W", "h3")
    slow.hidden("i1")
    slow.army(0, "g3")
    slow.move(0)
    assert "h3" not in legs(slow, "move g3")


@rule("CV-10.24", "CV-10.04")
def test_a_full_group_may_return_to_the_square_it_has_left() -> None:
    """On its way it does not stand there any more: the stacking limit does not bar its own way back."""
    t = table()
    t.knows(0, "navigation", "horseback_riding")
    t.square("W", "h2", "h3", "h4")
    t.hidden("i1")
    t.army(0, "g3", "g3")
    t.move(0)
    t.chance(t.number("tile_05"))
    t.choose("move g3 / with 2 0 / to h3", "discover i3", "to g3")
    assert t.armies(0) == ["g3", "g3"]


@rule("CV-10.24", "CV-10.04")
def test_other_groups_still_bar_their_squares() -> None:
    t = table()
    t.knows(0, "navigation", "horseback_riding")
    t.square("W", "g2", "g4", "h2", "h3", "h4")
    t.hidden("i1")
    t.army(0, "g3", "g3", "f3", "f3")
    t.move(0)
    assert "h3" in legs(t, "move g3 / with 2 0")
    assert "f3" not in legs(t, "move g3 / with 2 0")


@rule("CV-10.27")
def test_with_several_tiles_the_player_chooses() -> None:
    t = table()
    t.hidden("i1", "e5")
    t.army(0, "h4")
    t.move(0)
    decision = follow_up(t.state, 0, parse_parts("move h4"))
    assert isinstance(decision, Decision)
    assert [o for o in decision.options if o[0] == "discover"] == [("discover", "i4"), ("discover", "h5")]


@rule("CV-10.12", "CV-10.13")
def test_scouts_alone_stay_out_of_huts_villages_and_fights() -> None:
    t = table()
    t.scout(0, "h4")
    t.hut("h5")
    t.village("i4")
    t.army(1, "g4")
    t.move(0)
    for square in ("h5", "i4", "g4"):
        assert t.refuses(f"move h4 / to {square}") == "CV-10.12"
    t.governs(0, "republic_government")
    t.choose("move h4 / to h5")
    assert len(t.nation(0).markers) == 1


@rule("CV-10.12")
def test_scouts_may_accompany_armies() -> None:
    t = table()
    t.scout(0, "h4")
    t.army(0, "h4")
    t.scout(1, "h5")
    t.move(0)
    t.choose("move h4 / with 1 1 / to h5")
    assert (t.scouts(0), t.scouts(1)) == (["h5"], [])


@rule("CV-10.13", "CV-19.02")
def test_a_hut_stops_an_army_that_keeps_the_marker_face_down() -> None:
    t = table()
    t.army(0, "h4")
    t.hut("h5")
    t.move(0)
    t.chance(t.number("hut_spy"))
    t.choose("move h4 / to h5")
    assert t.asked == "Rest"
    assert t.state.huts == ()
    assert t.view(0)["players"][0]["markers"]["cards"] == [t.number("hut_spy")]
    assert t.view(1)["players"][0]["markers"]["cards"] == []


def test_china_gets_culture_for_huts() -> None:
    t = table(2, ("china", "rome"))
    t.army(0, "h4")
    t.hut("h5")
    t.move(0)
    t.choose("move h4 / to h5")
    assert t.nation(0).culture == 3


@rule("CV-10.14", "CV-10.15")
def test_armies_stop_where_they_fight() -> None:
    t = table()
    t.army(0, "h4")
    t.scout(1, "h5")
    t.has(1, culture=1)
    t.move(0)
    t.choose("move h4 / to h5")
    assert t.asked == "Rest"
    assert t.nation(0).culture == 1
    assert t.armies(0) == ["h5"]


@rule("CV-10.17")
def test_flight_ignores_what_lies_between() -> None:
    t = table()
    t.scout(0, "h4")
    t.army(1, "h3", "h5", "g4", "i4")
    t.move(0)
    assert t.asked == "Rest"
    t.knows(0, "flight")
    t.move(0)
    assert {"h2", "h1", "j4"} <= legs(t, "move h4")
    assert t.refuses("move h4 / to h3") == "CV-10.12"
    moved(t, "move h4 / to h1")
    assert t.scouts(0) == ["h1"]
    assert len(t.armies(1)) == 4


@rule("CV-10.17", "CV-10.12", "CV-1.16")
def test_a_flying_scout_does_not_pause_over_others_to_discover_a_tile() -> None:
    t = table()
    t.knows(0, "flight")
    t.hidden("i1")
    t.army(1, "h4")
    t.hut("h3")
    t.village("h2")
    t.scout(0, "g4")
    t.move(0)
    found = legs(t, "move g4")
    assert "h1" in found
    assert not {"h2", "h3", "h4"} & found


@rule("CV-10.17", "CV-10.07")
def test_a_democracy_in_flight_does_not_pause_in_a_city_to_discover_a_tile() -> None:
    t = table()
    t.knows(0, "flight")
    t.governs(0, "democracy_government")
    t.city(1, "h6")
    t.hidden("i5")
    t.army(0, "f6")
    t.move(0)
    assert t.refuses("move f6 / to h6") == "CV-10.07"


@rule("CV-10.18", "CV-12.06")
def test_enemy_outskirts_may_be_entered() -> None:
    t = table()
    t.square("F", "m5")
    t.army(0, "l5")
    t.move(0)
    moved(t, "move l5 / to m5")
    assert t.armies(0) == ["m5"]
    assert t.production(1, "n6") == 0


@rule("CV-10.19")
def test_russia_sacrifices_a_figure_for_a_tech() -> None:
    t = table(2, ("russia", "china"))
    t.governs(0, "democracy_government")
    t.scout(0, "l6")
    t.army(0, "m7")
    t.knows(1, "pottery")
    t.move(0)
    t.choose("move l6 / to m6", "infiltrate n6")
    t.choose("learn pottery")
    assert t.scouts(0) == []
    assert "pottery" in t.techs(0)
    t.choose("move m7 / to n7")
    assert not [option for option in t.options if option.startswith("infiltrate")]  # once per turn


@rule("CV-10.19")
def test_no_infiltration_without_a_tech_to_learn() -> None:
    t = table(2, ("russia", "china"))
    t.knows(0, "writing")
    t.army(0, "m6")
    t.governs(0, "democracy_government")
    t.move(0)
    assert t.refuses("move m6 / infiltrate n6") == "CV-10.19"


@rule("CV-10.20")
def test_combustion_razes_a_building_once_a_turn() -> None:
    t = table()
    t.knows(0, "combustion")
    t.builds(1, "temple", "m5")
    t.builds(1, "library", "o5")
    t.army(0, "l5", "p5")
    t.move(0)
    moved(t, "move l5 / to m5")
    assert t.asked == "May"
    t.choose("do raze-here")
    assert t.at(1, "m5") == ""
    moved(t, "move p5 / to o5")
    assert t.at(1, "o5") == "library"
    assert t.asked == "Rest"


@rule("CV-10.19", "CV-10.06")
def test_a_figure_may_be_sacrificed_from_water_where_it_could_not_end() -> None:
    t = table(2, ("russia", "china"))
    t.knows(0, "navigation")
    t.square("W", "m6")
    t.army(0, "l6", "l6")
    t.move(0)
    assert "m6" not in legs(t, "move l6 / with 2 0")
    t.choose("move l6 / with 1 0 / to m6", "infiltrate n6")
    assert t.armies(0) == ["l6"]
    assert "writing" in t.techs(0)
    assert "m6" not in legs(t, "move l6")  # once a turn


@rule("CV-10.20")
def test_a_scout_that_joins_an_army_razes_nothing() -> None:
    t = table()
    t.knows(0, "combustion")
    t.builds(1, "temple", "m5")
    t.army(0, "m5")
    t.scout(0, "l5")
    t.move(0)
    moved(t, "move l5 / to m5")
    assert t.asked == "MoveMenu"
    assert t.at(1, "m5") == "temple"


@rule("CV-10.28")
def test_a_figure_may_stay_for_ever() -> None:
    t = table()
    t.army(0, "m5")
    t.move(0)
    t.choose("end")
    assert t.armies(0) == ["m5"]


# --- interruptions --------------------------------------------------------------------------------------------


@rule("CV-10.21", "CV-10.22", "CV-14.11")
def test_defection_interrupts_a_step_before_it_is_carried_out() -> None:
    t = table()
    t.army(0, "l5")
    t.army(1, "m6")
    t.events(1, "defection")
    t.move(0)
    t.choose("move l5 / to k5")
    assert (t.asked, t.seat) == ("Interrupt", 1)
    t.choose("play defection / at l5")
    assert t.armies(0) == []
    assert t.asked == "Rest"


@rule("CV-10.22")
def test_survivors_may_change_the_step() -> None:
    t = table()
    t.army(0, "l5", "l5")
    t.events(1, "defection")
    t.move(0)
    t.choose("move l5 / with 2 0 / to k5")
    t.choose("play defection / at l5")
    assert (t.asked, t.seat) == ("OnTheWay", 0)
    assert t.armies(0) == ["l5"]
    t.choose("to l4")
    assert t.armies(0) == ["l4"]


@rule("CV-10.21", "CV-7.10", "CV-10.22")
def test_a_locked_group_stays_and_loses_its_movement() -> None:
    t = table()
    t.army(0, "l5", "k8")
    t.knows(1, "communism")
    t.markers(1, "hut_spy")
    t.move(0)
    t.choose("move l5 / to l4")
    t.choose("use communism / tile i5 / at l5")
    assert t.armies(0) == ["l5", "k8"]
    assert t.refuses("move l5") == "CV-7.10"


@rule("CV-10.23")
def test_a_figure_stopped_on_water_stays_there_and_leaves_in_a_later_turn() -> None:
    t = table()
    t.knows(0, "navigation")
    t.square("W", "l6")
    t.army(0, "l5")
    t.knows(1, "communism")
    t.markers(1, "hut_spy")
    t.move(0)
    t.choose("move l5 / to l7")
    assert (t.asked, t.seat) == ("Interrupt", 1)
    t.choose("pass")
    assert t.armies(0) == ["l6"]
    t.choose("use communism / tile i5 / at l6")
    assert t.armies(0) == ["l6"]
    with t.edit() as s:
        begin_turn(s)
    t.move(0)
    t.choose("move l6 / to l7")
    assert t.armies(0) == ["l7"]


@rule("CV-10.21", "CV-14.22")
def test_the_moving_player_is_first_in_a_window() -> None:
    t = table()
    t.army(0, "l5")
    t.events(0, "defection")
    t.events(1, "defection")
    t.move(0)
    t.choose("move l5 / to k5")
    assert t.decision is not None
    top = t.state.agenda[-1]
    assert [question.seat for question in top.questions] == [0, 1]  # type: ignore[attr-defined]


@rule("CV-10.21")
def test_after_an_interruption_the_window_is_repeated() -> None:
    t = table()
    t.army(0, "l5", "l5")
    t.army(1, "n8")
    t.events(1, "defection", "defection")
    t.move(0)
    t.choose("move l5 / with 2 0 / to k5")
    t.choose("play defection / at l5")
    assert (t.asked, t.seat) == ("Interrupt", 1)
    t.choose("play defection / at l5")
    assert t.armies(0) == []
