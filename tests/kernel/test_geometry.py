"""Boards of hexagons and squares."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.kernel import geometry
from tessera.kernel.geometry import (
    HEX_DIRECTIONS,
    OFF_BOARD,
    Coordinate,
    Grid,
    bits,
    hex_grid,
    hexagon,
    rotated,
    square_grid,
    to_bits,
)

HEX = hex_grid(hexagon(4))
SQUARE = square_grid(7, 5)
KING = square_grid(7, 5, diagonals=True)

GRIDS = {
    "hex": HEX,
    "square": SQUARE,
    "king": KING,
    "holes": hex_grid(set(hexagon(4)) - {(0, 0), (1, 0), (1, -1)}),
}
grids = pytest.mark.parametrize("grid", GRIDS.values(), ids=GRIDS)


def hex_distance(a: Coordinate, b: Coordinate) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def steps_between(a: Coordinate, b: Coordinate) -> int:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def king_moves(a: Coordinate, b: Coordinate) -> int:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


# --- cells --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("radius", range(6))
def test_a_hexagon_has_the_right_number_of_cells(radius: int) -> None:
    cells = hexagon(radius)
    assert len(set(cells)) == len(cells) == 1 + 3 * radius * (radius + 1)
    assert all(hex_distance(cell, (0, 0)) <= radius for cell in cells)


def test_cells_are_numbered_in_the_given_order_and_once() -> None:
    grid = hex_grid([(2, 0), (0, 0), (1, 0), (0, 0)])
    assert grid.cells == ((2, 0), (0, 0), (1, 0))
    assert grid.index == {(2, 0): 0, (0, 0): 1, (1, 0): 2}
    assert len(grid) == 3


def test_squares_are_numbered_row_by_row() -> None:
    assert SQUARE.cells[:8] == ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (0, 1))
    assert len(SQUARE) == 35


@grids
def test_neighbours_are_mutual_and_at_distance_one(grid: Grid) -> None:
    for cell, near in enumerate(grid.neighbours):
        assert cell not in near
        assert all(cell in grid.neighbours[other] for other in near)
        assert set(near) == set(grid.ring(cell, 1)) == set(bits(grid.near[cell]))
        assert [c for c in grid.towards[cell] if c != OFF_BOARD] == list(near)


def test_directions() -> None:
    middle = HEX.index[0, 0]
    assert [HEX.cells[cell] for cell in HEX.towards[middle]] == list(HEX_DIRECTIONS)
    corner = SQUARE.index[0, 0]
    assert SQUARE.towards[corner] == (1, OFF_BOARD, OFF_BOARD, 7)
    assert len(KING.neighbours[corner]) == 3


# --- distances ----------------------------------------------------------------------------------------------


@given(st.sampled_from(HEX.cells), st.sampled_from(HEX.cells))
def test_distances_between_hexagons(a: Coordinate, b: Coordinate) -> None:
    assert HEX.distance(HEX.index[a], HEX.index[b]) == hex_distance(a, b)


@given(st.sampled_from(SQUARE.cells), st.sampled_from(SQUARE.cells))
def test_distances_between_squares(a: Coordinate, b: Coordinate) -> None:
    assert SQUARE.distance(SQUARE.index[a], SQUARE.index[b]) == steps_between(a, b)
    assert KING.distance(KING.index[a], KING.index[b]) == king_moves(a, b)


def test_there_may_be_no_way() -> None:
    islands = hex_grid([(0, 0), (1, 0), (5, 0)])
    assert islands.distance(0, 1) == 1
    assert islands.distance(0, 2) == OFF_BOARD


def test_a_way_leads_around_a_hole() -> None:
    holes = GRIDS["holes"]
    a, b = holes.index[-1, 0], holes.index[2, 0]
    assert hex_distance((-1, 0), (2, 0)) == 3
    assert holes.distance(a, b) == 4


@given(st.integers(0, 4))
def test_a_ring_has_six_sides(distance: int) -> None:
    ring = HEX.ring(HEX.index[0, 0], distance)
    assert len(ring) == (6 * distance or 1)
    assert all(hex_distance(HEX.cells[cell], (0, 0)) == distance for cell in ring)


# --- reach --------------------------------------------------------------------------------------------------


def reach_slowly(grid: Grid, start: set[int], steps: int, blocked: set[int]) -> set[int]:
    reached = set(start)
    for _ in range(steps):
        reached |= {near for cell in reached for near in grid.neighbours[cell]} - blocked
    return reached


@given(st.sampled_from(sorted(GRIDS)), st.data(), st.integers(0, 9))
def test_what_can_be_reached_around_blocked_cells(name: str, data: st.DataObject, steps: int) -> None:
    grid = GRIDS[name]
    cells = st.integers(0, len(grid) - 1)
    start = data.draw(st.sets(cells, max_size=3))
    blocked = data.draw(st.sets(cells, max_size=15)) - start
    reached = grid.within(to_bits(start), steps, to_bits(blocked))
    assert set(bits(reached)) == reach_slowly(grid, start, steps, blocked)
    waves = list(grid.waves(to_bits(start), to_bits(blocked)))
    assert sum(waves[: steps + 1]) == reached
    assert all(one & other == 0 for i, one in enumerate(waves) for other in waves[:i])


def test_a_wall_stops() -> None:
    wall = to_bits(SQUARE.index[3, y] for y in range(5))
    left = SQUARE.within(1 << SQUARE.index[0, 0], 99, wall)
    assert set(bits(left)) == {cell for cell, (x, _) in enumerate(SQUARE.cells) if x < 3}


@grids
def test_next_to(grid: Grid) -> None:
    assert grid.next_to(0) == 0
    assert grid.next_to(0b11) == grid.near[0] | grid.near[1]
    assert grid.next_to(0b11) == grid.near[0] | grid.near[1]  # remembered


def test_a_board_remembers_only_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(geometry, "REMEMBERED", 4)
    grid = square_grid(3, 3)
    for _ in range(2):
        for cell in range(9):
            assert grid.next_to(1 << cell) == grid.near[cell]
            assert len(grid._next_to) <= 4
    assert grid.within(1, 99) & ~grid.everywhere == 0


# --- rotation -----------------------------------------------------------------------------------------------

axial = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


@given(axial, axial, st.integers(-12, 12))
def test_turning_keeps_distances(a: Coordinate, b: Coordinate, turns: int) -> None:
    assert hex_distance(rotated(a, turns), rotated(b, turns)) == hex_distance(a, b)


@given(axial, st.integers(-12, 12), st.integers(-12, 12))
def test_turns_add_up_and_six_are_none(cell: Coordinate, one: int, other: int) -> None:
    assert rotated(rotated(cell, one), other) == rotated(cell, one + other)
    assert rotated(cell, 6) == rotated(cell, 0) == cell


def test_a_turn_goes_clockwise_by_one_direction() -> None:
    clockwise = HEX_DIRECTIONS[::-1]
    for here, there in zip(clockwise, (*clockwise[1:], clockwise[0]), strict=True):
        assert rotated(here, 1) == there


# --- bit sets -----------------------------------------------------------------------------------------------


@given(st.sets(st.integers(0, 200)))
def test_bit_sets(cells: set[int]) -> None:
    assert list(bits(to_bits(cells))) == sorted(cells)
