"""The picture of a link to a table: the game, who invites and who sits there; when it is over, how they came out.

It tells what lists of tables tell, and nothing of a match that is being played but that it is. It is written as SVG,
and drawn by a worker process: nobody waits for it but who has asked for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from unicodedata import normalize

from msgspec import Struct

from tessera.kernel import registry
from tessera.kernel.about import Shape
from tessera.store import TableRow
from tessera.text import FALLBACK, Catalog

WIDTH, HEIGHT = 1200, 630
"""As large as previews are shown at most."""
TABLE, EDGE, PAPER, GROOVE, LINE, INK = "#e4d9c3", "#bfae8d", "#fcf8f0", "#ebe0cb", "#54432a", "#2f2516"
FAINT = "#75654a"
TINTS = {"": "none", "a": "#cbb68f", "b": "#e0d2b4", "c": "#d9a441"}
SEATS = ("#1d54a3", "#b3262f", "#d46f12", "#159574", "#c26fb2", "#3a3b40")
"""The colours and, on a grid of 24 by 24, the shapes of the seats, as at the table."""
MARKS = (
    "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
    "M12 3.5 21 19.5H3z",
    "M4.7 4.7h14.6v14.6H4.7z",
    "M12 2.5 21.5 12 12 21.5 2.5 12z",
    "M8.5 3.5h7v5h5v7h-5v5h-7v-5h-5v-7h5z",
    "m12 2.5 2.8 6.3 6.7.6-5.1 4.5 1.6 6.8-6-3.7-6 3.7 1.6-6.8-5.1-4.5 6.7-.6z",
)
EMBLEM, GRID, MARK = 300, 64, 24
LEFT, RIGHT, ROWS, ROW = 440, 1116, 236, 64
"""The column of words: its sides, where the seats begin, and how much room each has at most."""

WIDE, SMALLEST, SHORT = 0.5, 0.75, 24
"""A letter's width of its height, how much smaller words may become, and how long names in a sentence may be."""

LETTERS = ("roboto-latin", "roboto-latin-ext", "roboto-cyrillic", "roboto-greek", "alegreya-latin")
"""The letters that come with the client, in the order in which they are looked for."""
WRITTEN = re.compile(
    r"[ -~\u00a0-\u02af\u0370-\u03ff\u0400-\u045f\u0490\u0491\u1e00-\u1e9f\u2010-\u2026\u20ac]*"
)
"""What they can write."""
ASUNDER = "\u200c"
"""Between letters that would be drawn as one: a letter that is looked for elsewhere would find no place then."""


class Seat(Struct, frozen=True):
    """What is told of a seat."""

    name: str
    """Empty for a bot."""
    taken: bool
    rank: int
    """How it came out; 0 while that is open."""
    points: int | None


class Shared(Struct, frozen=True):
    """What a link to a table tells."""

    game: str
    status: str
    host: str
    seats: tuple[Seat, ...]

    @property
    def free(self) -> int:
        """How many seats somebody may still take."""
        return sum(not seat.taken for seat in self.seats) if self.status == "waiting" else 0

    @property
    def winners(self) -> list[int]:
        """Who has won; nobody, if all of several came in alike."""
        first = [number for number, seat in enumerate(self.seats) if seat.rank == 1]
        return first if len(first) < max(2, len(self.seats)) else []


def shared(row: TableRow) -> Shared:
    """What a link to a table tells now."""
    summary = row.summary
    outcome = summary["outcome"] if row.status == "finished" else None
    ranks, scores = (outcome["ranks"], outcome["scores"]) if outcome else ((), ())
    seats = [
        Seat(
            seat["name"],
            seat["kind"] != "open",
            ranks[number] if ranks else 0,
            scores[number] if scores else None,
        )
        for number, seat in enumerate(summary["seats"])
    ]
    host = next((seat["name"] for seat in summary["seats"] if seat["host"]), "")
    return Shared(row.game, row.status, host, tuple(seats))


def title(link: Shared, lang: str) -> str:
    """The name of the game, the short one if it has one."""
    game = registry.game(link.game)
    return str(game.about.short.get(lang) or game.name.get(lang) or game.name[FALLBACK])


def sentence(link: Shared, lang: str) -> str:
    """Who invites, or how it stands."""
    catalog = Catalog(None, lang)
    if link.free:
        return catalog.say("link-invites", name=link.host or catalog.say("link-somebody"), count=link.free)
    if link.winners:
        names = [_cut(_name(link.seats[number], number, catalog), SHORT) for number in link.winners]
        return catalog.say("link-won", names=names, count=len(names))
    return catalog.say(f"link-{link.status}" if catalog.has(f"link-{link.status}") else "link-table")


def picture(link: Shared, lang: str, letters: str) -> bytes:
    """The picture, with the letters in a folder."""
    import resvg_py  # in the worker process alone

    files = [str(Path(letters) / f"{each}.ttf") for each in LETTERS]
    return resvg_py.svg_to_bytes(svg_string=svg(link, lang), skip_system_fonts=True, font_files=files)


def svg(link: Shared, lang: str) -> str:
    """The same before it is drawn."""
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="Roboto">',
            _box(0, 0, WIDTH, HEIGHT, TABLE),
            _box(40, 48, WIDTH - 80, HEIGHT - 88, EDGE),
            _box(40, 40, WIDTH - 80, HEIGHT - 88, PAPER),
            _emblem(link.game),
            _words(
                240,
                530,
                "Tessera",
                34,
                FAINT,
                'font-family="Alegreya" font-weight="600" text-anchor="middle"',
            ),
            _words(
                LEFT,
                132,
                title(link, lang),
                64,
                INK,
                'font-family="Alegreya" font-weight="600"',
                RIGHT - LEFT,
            ),
            _words(LEFT, 190, sentence(link, lang), 34, FAINT, "", RIGHT - LEFT),
            *_rows(link, Catalog(registry.game(link.game), lang)),
            "</svg>",
        ]
    )


def _rows(link: Shared, catalog: Catalog) -> Iterator[str]:
    """The seats, the best first."""
    order = sorted(range(len(link.seats)), key=lambda number: (link.seats[number].rank, number))
    high = min(ROW, (HEIGHT - 72 - ROWS) // len(order))
    for place, number in enumerate(order):
        seat, top = link.seats[number], ROWS + place * high
        line, first = top + high / 2 + 11, number in link.winners
        if first:
            yield _box(LEFT - 16, top + 3, RIGHT - LEFT + 32, high - 6, GROOVE)
        left = LEFT
        if seat.rank:
            yield _words(left, line, f"{seat.rank}.", 30, INK if first else FAINT)
            left += 52
        yield _mark(number, seat.taken, left, top + high / 2 - 20)
        told = _points(seat, catalog)
        bold = 'font-weight="700"' if first else 'font-weight="500"'
        room = RIGHT - left - 60 - (16 * len(told) + 20 if told else 0)
        name = _name(seat, number, catalog)
        yield _words(
            left + 60, line, name, 32, INK if seat.taken else FAINT, bold if seat.taken else "", room
        )
        if told:
            yield _words(RIGHT, line, told, 30, INK, f'{bold} text-anchor="end"')


def _name(seat: Seat, number: int, catalog: Catalog) -> str:
    """Who sits there, in letters that can be written."""
    if not seat.taken:
        return catalog.say("link-free")
    return _legible(seat.name or catalog.say("link-bot")) or catalog.player(number)


def _points(seat: Seat, catalog: Catalog) -> str:
    return catalog.say("link-points", count=seat.points) if seat.points is not None else ""


def _legible(name: str) -> str:
    """A name, if there are letters for it."""
    composed = normalize("NFC", name)
    return composed if WRITTEN.fullmatch(composed) else ""


def _words(
    x: float, y: float, said: str, size: float, paint: str, more: str = "", room: float | None = None
) -> str:
    """Words, smaller where there is not enough room for them, and cut where that would be too small."""
    if room is not None:
        size = max(min(size, room / (WIDE * max(1, len(said)))), size * SMALLEST)
        said = _cut(said, int(room / (WIDE * size)))
    written = escape(said.replace("f", f"f{ASUNDER}"))
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:.1f}" fill="{paint}" {more}>{written}</text>'


def _cut(said: str, most: int) -> str:
    return said if len(said) <= most else f"{said[: most - 1].rstrip()}…"


def _box(x: float, y: float, width: float, height: float, paint: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" fill="{paint}"/>'


def _mark(seat: int, taken: bool, x: float, y: float) -> str:
    """The shape of the seat; where nobody sits yet, its outline."""
    paint = SEATS[seat % len(SEATS)]
    how = f'fill="{paint}"' if taken else f'fill="none" stroke="{paint}" stroke-width="1.6"'
    scale = 40 / MARK
    return f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="{MARKS[seat % len(MARKS)]}" {how}/>'


@cache
def _emblem(game: str) -> str:
    """The sign of the game."""
    shapes = "".join(_shape(shape) for shape in registry.game(game).about.emblem)
    place = f"translate({240 - EMBLEM / 2:g} 130) scale({EMBLEM / GRID:g})"
    return f'<g transform="{place}" stroke-linecap="round" stroke-linejoin="round">{shapes}</g>'


def _shape(shape: Shape) -> str:
    line = f'stroke="{LINE}" stroke-width="{shape.line:g}"' if shape.line else ""
    dash = f' stroke-dasharray="{escape(shape.dash)}"' if shape.dash else ""
    return f'<path d="{escape(shape.d)}" fill="{TINTS[shape.fill]}" {line}{dash}/>'
