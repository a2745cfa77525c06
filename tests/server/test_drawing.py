"""Pictures that the server draws: what is filled, what is left, and that others can read them."""

from __future__ import annotations

import struct
import zlib

import pytest

from tessera.kernel import registry
from tessera.server.drawing import TAKES, Canvas, circle, dashed, outlines
from tessera.server.sharing import _drawn
from tests.ours import OURS

WHITE, BLACK = (255, 255, 255), (0, 0, 0)


def pixels(png: bytes) -> list[list[int]]:
    """How bright every pixel is; the picture is read as others read it."""
    width, height = struct.unpack(">II", png[16:24])
    begin = png.index(b"IDAT") + 4
    (size,) = struct.unpack(">I", png[begin - 8 : begin - 4])
    data = zlib.decompress(png[begin : begin + size])
    row = 1 + 3 * width
    return [[data[row * y + 1 + 3 * x] for x in range(width)] for y in range(height)]


def test_a_shape_is_filled_and_its_edges_are_smooth() -> None:
    canvas = Canvas(8, 4, WHITE)
    canvas.fill([[(1, 1), (4.5, 1), (4.5, 3), (1, 3)]], BLACK)
    seen = pixels(canvas.png())
    assert seen[0] == [255] * 8
    assert seen[1] == seen[2] == [255, 0, 0, 0, 128, 255, 255, 255]


def test_what_lies_over_the_rim_is_left_out() -> None:
    canvas = Canvas(4, 4, WHITE)
    canvas.fill([[(-3, -3), (9, -3), (9, 9), (-3, 9)]], BLACK)
    assert pixels(canvas.png()) == [[0] * 4] * 4


def test_a_hole_is_left_where_lines_go_the_other_way() -> None:
    canvas = Canvas(9, 9, WHITE)
    outer = [(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)]
    inner = [(3.0, 3.0), (3.0, 6.0), (6.0, 6.0), (6.0, 3.0)]
    canvas.fill([outer, inner], BLACK)
    seen = pixels(canvas.png())
    assert (seen[1][1], seen[4][4]) == (0, 255)


@pytest.mark.parametrize(
    ("path", "corner"),
    [
        ("M2 2h4v4H2z", (6, 2)),
        ("m2 2 4 0 0 4z", (6, 6)),
        ("M2 6C2 2 6 2 6 6", (6, 6)),
        ("M2 2c1 0 3 1 3 2s1 2 1 2", (6, 6)),
    ],
)
def test_paths_are_read_as_browsers_read_them(path: str, corner: tuple[float, float]) -> None:
    assert corner in outlines(path)[0]


def test_an_arc_is_part_of_a_circle() -> None:
    [line] = outlines("M0 -5a5 5 0 1 1 0 10")
    assert all(abs((x * x + y * y) ** 0.5 - 5) < 1e-6 for x, y in line)
    assert max(x for x, _ in line) > 4.9 and min(x for x, _ in line) > -1e-6
    assert len(circle(0, 0, 5)) > 20


@pytest.mark.parametrize("game", OURS)
def test_every_emblem_is_drawn_whole(game: str) -> None:
    for shape in registry.game(game).about.emblem:
        assert {each.upper() for each in shape.d if each.isalpha()} <= TAKES.keys()
    seats = len(registry.game(game).seats)
    waiting, over = (
        _drawn(game, (True,) * seats, ()),
        _drawn(game, (True,) * seats, tuple(range(1, seats + 1))),
    )
    assert waiting != over
    dark = sum(brightness < 100 for row in pixels(waiting)[100:500] for brightness in row[80:470])
    assert dark > 1000, "the lines of the emblem"


def test_a_dashed_line_is_drawn_in_pieces() -> None:
    assert list(dashed([[(0, 0), (4, 0), (9, 0)]], 2, 1)) == [
        [(0, 0), (2, 0)],
        [(3, 0), (4, 0), (5, 0)],
        [(6, 0), (8, 0)],
    ]
