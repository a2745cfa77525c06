"""What is about to be built or explored: every way, and what it would bring."""

from __future__ import annotations

from tessera.games.tapestry import game
from tessera.games.tapestry.rules.building import landmark_fits
from tessera.games.tapestry.rules.exploring import explorable
from tessera.games.tapestry.showing.previews import Alignment, Placing, Way, placing
from tessera.games.tapestry.testing.scene import TapestryScript
from tessera.kernel import snapshot
from tessera.kernel.geometry import bits
from tessera.kernel.option import Answer
from tessera.testing import rule
from tests.games.tapestry.scenes import table


def hand_of(t: TapestryScript, seat: int = 0) -> Placing:
    found = placing(t.state, seat)
    assert found is not None
    return found


def way_on(t: TapestryScript, *plots: int) -> Way:
    """The way that covers just these plots."""
    return next(way for way in hand_of(t).ways if way.plots == sorted(plots))


def gaining(building: str) -> TapestryScript:
    t = table()
    t.gains(0, building)
    return t


# --- placing ----------------------------------------------------------------------------------------------------


@rule("TP-9.04")
def test_an_income_building_may_go_on_every_open_plot() -> None:
    t = gaining("house")
    seen = hand_of(t)
    assert [way.plots for way in seen.ways] == [[plot] for plot in seen.open]
    assert len(seen.open) == 81 - 22
    assert {way.lay for way in seen.ways} == {-1}


def test_nobody_else_is_told_of_ways_and_nothing_is_changed() -> None:
    t = gaining("house")
    before = snapshot(t.state)
    assert placing(t.state, 1) is None
    assert placing(table().state, 0) is None
    hand_of(t)
    assert snapshot(t.state) == before


@rule("TP-9.10")
def test_a_way_says_which_lines_it_completes_and_what_the_city_would_score() -> None:
    t = table()
    t.covers(0, *range(9, 72, 9), *range(1, 9))
    t.gains(0, "house")
    corner = way_on(t, 0)
    assert corner.rows == [0] and corner.columns == [], "the plot of the last row is missing"
    assert corner.points == 1
    low = way_on(t, 72)
    assert low.rows == [] and low.columns == []
    t.covers(0, 72)
    both = way_on(t, 0)
    assert (both.rows, both.columns, both.points) == ([0], [0], 2)


@rule("TP-9.09")
def test_a_way_says_which_district_it_completes_once() -> None:
    t = table()
    t.covers(0, 1, 2, 9, 10, 11, 18, 19, 20)
    t.gains(0, "house")
    assert way_on(t, 0).districts == [0]
    assert way_on(t, 3).districts == []
    with t.edit() as s:
        s.players[0].rewarded = 1
    assert way_on(t, 0).districts == []


@rule("TP-9.05")
def test_a_landmark_has_all_its_ways_with_what_hangs_over() -> None:
    t = table()
    t.landmark(0, "forge")
    seen, p = hand_of(t), t.player(0)
    fits = landmark_fits(t.state, p, t.number("landmark_forge"))
    assert [way.lay for way in seen.ways] == list(fits)
    size = sum(row.count("x") for row in t.state.content.landmark[t.number("landmark_forge")].footprint)
    for way in seen.ways:
        assert len(way.plots) + len(way.outside) == size
        assert all(not (0 <= x < 9 and 0 <= y < 9) for x, y in way.outside)
    assert any(way.outside for way in seen.ways)


def test_what_hangs_over_lies_beside_what_is_covered() -> None:
    t = table()
    t.landmark(0, "forge")
    corner = next(way for way in hand_of(t).ways if way.plots == [0])
    assert corner.outside == [(-1, -1), (-1, 0), (0, -1)]


def test_the_way_that_brings_a_district_nearer_has_more_merit() -> None:
    t = table()
    t.covers(0, 0, 1, 2, 9, 10, 11, 18)
    t.gains(0, "house")
    assert way_on(t, 19).merit > way_on(t, 80).merit > 0


# --- exploring --------------------------------------------------------------------------------------------------


def exploring() -> TapestryScript:
    t = table()
    t.tiles(0, "territory_01", "territory_02")
    t.gains(0, "explore")
    return t


def shown(t: TapestryScript, *parts: tuple[str, str | int]) -> Alignment | None:
    said: Answer = parts
    return game.preview(t.state, 0, said)


@rule("TP-7.03")
def test_a_tile_shows_what_it_would_score_in_every_rotation() -> None:
    t = exploring()
    cell = next(bits(explorable(t.state, t.player(0))))
    for turn in range(6):
        seen = shown(t, ("tile", "territory_01"), ("at", cell), ("turn", turn))
        assert seen is not None
        assert seen.vp == len(seen.sides)
        there = exploring()
        there.choose(f"tile territory_01 / at {cell} / turn {turn}")
        assert there.vp(0) == seen.vp


def test_without_a_place_or_a_tile_nothing_is_shown() -> None:
    t = exploring()
    assert shown(t, ("tile", "territory_01")) is None
    assert shown(t) is None
    assert game.preview(t.state, 1, (("tile", "territory_01"), ("at", 0))) is None
    assert shown(table(), ("tile", "territory_01")) is None


def test_the_only_tile_need_not_be_named() -> None:
    t = table()
    t.tiles(0, "territory_01")
    t.gains(0, "explore")
    cell = next(bits(explorable(t.state, t.player(0))))
    named = shown(t, ("tile", "territory_01"), ("at", cell))
    assert named is not None and shown(t, ("at", cell)) == named
