"""Shapes on boards of squares and hexagons."""

from __future__ import annotations

import pytest

from tessera.kernel.geometry import bits, hex_grid, hexagon, square_grid
from tessera.kernel.shapes import SIXTHS, Shape, drawn, fitting, laid, placements

BOARD = square_grid(4, 3)


def test_a_shape_is_a_picture() -> None:
    assert drawn("xx", "x.").cells == ((0, 0), (1, 0), (0, 1))


@pytest.mark.parametrize(
    ("shape", "ways"),
    [
        (drawn("x"), 12),
        (drawn("xx"), 9 + 8),
        (drawn("xx", "xx"), 6),
        (drawn("xx", "x."), 4 * 6),
        (drawn("xxxx"), 3),
    ],
    ids=["one", "two", "square", "corner", "row"],
)
def test_every_way_to_lay_it_is_found_once(shape: Shape, ways: int) -> None:
    found = placements(BOARD, shape)
    assert len(found) == ways
    assert len({way.cells for way in found}) == ways
    assert all(way.cells.bit_count() == len(shape.cells) and not way.outside for way in found)
    assert all(way.at == next(bits(way.cells)) for way in found)


def test_a_shape_may_be_turned_over() -> None:
    skew = drawn("xx.", ".xx")
    one_sided = placements(BOARD, skew)
    assert len(placements(BOARD, skew._replace(two_sided=True))) == 2 * len(one_sided)
    corner = drawn("xx", "x.")
    assert len(placements(BOARD, corner._replace(two_sided=True))) == len(placements(BOARD, corner))


def test_a_shape_may_hang_over_the_edge() -> None:
    over = [way for way in placements(BOARD, drawn("xx"), overhang=True) if way.outside]
    assert len(over) == 4 + 4 + 3 + 3 - 4  # a corner covered from two sides is one way
    assert all(way.cells.bit_count() == 1 for way in over)


def test_what_fits_on_free_cells() -> None:
    free = BOARD.everywhere & ~(1 << 5)
    found = fitting(BOARD, drawn("xx"), free)
    assert len(found) == 17 - 4
    assert not any(way.cells >> 5 & 1 for way in found)
    assert fitting(BOARD, drawn("xxxxx"), free) == []


def test_turning() -> None:
    corner = drawn("xx", "x.")
    assert laid(corner, 4) == laid(corner)
    assert laid(corner, 1) == ((0, 0), (0, 1), (-1, 0))
    line = Shape(((0, 0), (1, 0)), SIXTHS)
    assert laid(line, 6) == laid(line)
    assert {laid(line, turn)[1] for turn in range(6)} == {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}


def test_hexagons() -> None:
    board = hex_grid(hexagon(1))
    assert len(placements(board, Shape(((0, 0),), SIXTHS))) == 7
    assert len(placements(board, Shape(((0, 0), (1, 0)), SIXTHS))) == 12
    flower = Shape(tuple(hexagon(1)), SIXTHS)
    assert len(placements(board, flower)) == 1
    crooked = Shape(((0, 0), (1, 0), (2, 0), (2, 1)), SIXTHS)
    larger = hex_grid(hexagon(2))
    assert len(placements(larger, crooked._replace(two_sided=True))) == 2 * len(placements(larger, crooked))
