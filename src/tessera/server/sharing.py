"""The picture of a link to a table: the sign of the game and who sits there; when it is over, how they came out.

It speaks no language: words stand in the preview beside it.
"""

from __future__ import annotations

from functools import lru_cache

from tessera.kernel import registry
from tessera.kernel.about import Shape
from tessera.server.drawing import TAKES, Canvas, Line, Point, circle, colour, dashed, outlines
from tessera.store import TableRow

WIDTH, HEIGHT = 1200, 630
"""As large as previews are shown at most."""
TABLE, EDGE, PAPER, GROOVE = (colour(code) for code in ("#e4d9c3", "#bfae8d", "#fcf8f0", "#ebe0cb"))
TINTS = {"a": colour("#cbb68f"), "b": colour("#e0d2b4"), "c": colour("#d9a441")}
LINE = colour("#54432a")
SEATS = tuple(colour(code) for code in ("#1d54a3", "#b3262f", "#d46f12", "#159574", "#c26fb2", "#3a3b40"))
"""The colours and, on a grid of 24 by 24, the shapes of the seats, as at the table."""
MARKS = (
    "",
    "M12 3.5 21 19.5H3z",
    "M4.7 4.7h14.6v14.6H4.7z",
    "M12 2.5 21.5 12 12 21.5 2.5 12z",
    "M8.5 3.5h7v5h5v7h-5v5h-7v-5h-5v-7h5z",
    "m12 2.5 2.8 6.3 6.7.6-5.1 4.5 1.6 6.8-6-3.7-6 3.7 1.6-6.8-5.1-4.5 6.7-.6z",
)
EMBLEM, GRID = 352, 64
FOOT, TALLEST, MARK = 500, 240, 96
WAITING_FOOT = 390


def picture(row: TableRow) -> bytes:
    """The picture of a table as it is now."""
    seats = tuple(seat["kind"] != "open" for seat in row.summary["seats"])
    outcome = row.summary["outcome"] if row.status == "finished" else None
    return _drawn(row.game, seats, tuple(outcome["ranks"]) if outcome else ())


@lru_cache(maxsize=64)
def _drawn(game: str, seats: tuple[bool, ...], ranks: tuple[int, ...]) -> bytes:
    canvas = Canvas(WIDTH, HEIGHT, TABLE)
    canvas.box(40, 48, WIDTH - 80, HEIGHT - 88, EDGE)
    canvas.box(40, 40, WIDTH - 80, HEIGHT - 88, PAPER)
    for shape in registry.game(game).about.emblem:
        _lay(canvas, shape, (100, (HEIGHT - EMBLEM) / 2 - 4))
    room, foot = 600 / len(seats), FOOT if ranks else WAITING_FOOT
    for seat, taken in enumerate(seats):
        height = round(TALLEST * (len(seats) + 1 - ranks[seat]) / len(seats)) if ranks else 24
        left = round(530 + room * seat + (room - MARK) / 2)
        canvas.box(left, foot - height, MARK, height, SEATS[seat % 6] if ranks else GROOVE)
        _mark(canvas, seat, taken, (left, foot - height - MARK - 12))
    return canvas.png()


def _lay(canvas: Canvas, shape: Shape, corner: Point) -> None:
    """A piece of an emblem; one that is written in another way than ours is left out."""
    if not {each.upper() for each in shape.d if each.isalpha()} <= TAKES.keys():
        return
    lines = _placed(outlines(shape.d), EMBLEM / GRID, corner)
    if shape.fill:
        canvas.fill(lines, TINTS[shape.fill])
    if shape.dash:
        dash, gap = (float(each) * EMBLEM / GRID for each in shape.dash.split())
        lines = list(dashed(lines, dash, gap))
    if shape.line:
        canvas.stroke(lines, shape.line * EMBLEM / GRID, LINE)


def _mark(canvas: Canvas, seat: int, taken: bool, corner: Point) -> None:
    """Who sits there: the shape of the seat; where nobody does yet, its outline."""
    path = MARKS[seat % len(MARKS)]
    lines = _placed(outlines(path) if path else [circle(12, 12, 8)], MARK / 24, corner)
    if taken:
        canvas.fill(lines, SEATS[seat % 6])
    else:
        canvas.stroke(lines, 4, SEATS[seat % 6])


def _placed(lines: list[Line], scale: float, corner: Point) -> list[Line]:
    return [[(corner[0] + x * scale, corner[1] + y * scale) for x, y in line] for line in lines]
