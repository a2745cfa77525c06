"""The map as text: a grid of hexagons, each a number above three signs for its terrain and what stands there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from rich.text import Text

from tessera.games.newdawn.content import (
    COLOURS,
    FOCUS_TYPES,
    LETTERS,
    RESOURCES,
    SHAPE,
    Box,
    CityState,
    NaturalWonder,
    Terrain,
    Tile,
)
from tessera.games.newdawn.rules.board import TERRAIN_DIFFICULTY, Space, read_side
from tessera.games.newdawn.rules.spaces import TERRAIN_NAMES
from tessera.games.newdawn.state import NEUTRAL
from tessera.kernel import NONE
from tessera.kernel.effects import R
from tessera.kernel.geometry import Coordinate
from tessera.kernel.sight import View

TERRAIN_SIGNS: Final = ('"', "n", "♣", ":", "^", "~", "*")
TERRAIN_STYLES: Final = ("green", "yellow", "bold green", "bright_yellow", "white", "blue", "magenta")
OWNER_STYLES: Final = dict(
    zip(
        COLOURS, ("bold bright_blue", "bold bright_red", "bold dark_orange", "bold bright_green"), strict=True
    )
)
PIECES: Final = {
    "capital": "★",
    "city": "■",
    "control-token": "○",
    "reinforced-token": "●",
    "caravan": "»",
    "barbarian": "!",
    "wonder-token": "°",
}
FIRST_SPACE: Final = "‹"
LABEL: Final = 5
"""Columns for the number of a row."""


class Words(Protocol):
    """What is needed of a catalog."""

    def say(self, key: str, **args: Any) -> str: ...
    def say_with(self, key: str, args: Mapping[str, Any]) -> str: ...
    def word(self, kind: str, key: str) -> str: ...
    def player(self, seat: int) -> str: ...


class Sign(NamedTuple):
    """Two signs for what stands on a space, and how they look."""

    text: str
    style: str = ""


def owner_style(player: View) -> str:
    """A player's colour; none before colours are given."""
    return OWNER_STYLES[COLOURS[player["colour"]]] if player["colour"] != NONE else "bold"


# --- what stands where --------------------------------------------------------------------------------------


def signs(view: View, content: Box, words: Words) -> dict[int, Sign]:
    """What each space shows beside its terrain: the later, the more it matters."""
    found: dict[int, Sign] = {}
    board = view["map"]
    if view["first"] == NONE:
        found.update(_printed(view, content, words))
    for cell in view["deposits"]:
        kinds = dict(board["resources"])
        found[cell] = Sign(words.say(f"short-{RESOURCES[kinds[cell]]}"), "cyan")
    for natural, cell in neutral(view, "natural_wonders", content.natural_wonders):
        found[cell] = natural_sign(natural, words)
    for city_state, cell in neutral(view, "city_states", content.city_states):
        found[cell] = city_sign(city_state, words)
    for player in view["players"]:
        found.update(_caravans(player))
    for player in view["players"]:
        found.update(_pieces(player))
    for letter, cell in enumerate(view["barbarians"]):
        if cell >= 0:
            found[cell] = Sign(PIECES["barbarian"] + LETTERS[letter], "bold red")
    return found


def _printed(view: View, content: Box, words: Words) -> Iterable[tuple[int, Sign]]:
    """While the map is made, what its tiles show."""
    for number, (tile, side, *_) in enumerate(view["map"]["tiles"]):
        row = content.tables.tiles[tile - 1]
        for place, space in enumerate(read_side(row.a if side == "a" else row.b)):
            sign = feature_sign(content, space, words)
            if sign is not None:
                yield 10 * number + place, sign


def feature_sign(content: Box, space: Space, words: Words) -> Sign | None:
    """What is printed on a space of a tile."""
    if space.feature == "capital":
        return Sign("☆", "bold")
    if space.feature in RESOURCES:
        return Sign(words.say(f"short-{space.feature}"), "cyan")
    if space.feature and space.feature in LETTERS:
        return Sign(PIECES["barbarian"] + space.feature, "red")
    number = content.number.get(space.feature, NONE)
    if number in content.natural_wonders:
        return natural_sign(content.natural_wonders[number], words)
    if number in content.city_states:
        return city_sign(content.city_states[number], words)
    return None


def neutral(view: View, kind: str, table: Mapping[int, R]) -> Iterable[tuple[R, int]]:
    """City-states or natural wonders that nobody holds, with their spaces."""
    lying = zip(table.values(), view[kind], view["map"][kind], strict=False)
    return [(row, cell) for row, holder, cell in lying if holder == NEUTRAL]


def natural_sign(natural: NaturalWonder, words: Words) -> Sign:
    """A natural wonder shows its resource."""
    return Sign(words.say(f"short-{RESOURCES[natural.resource]}"), "bold magenta")


def city_sign(city_state: CityState, words: Words) -> Sign:
    return Sign(words.word("short", city_state.key), "bold cyan")


def _caravans(player: View) -> dict[int, Sign]:
    sign = Sign(f"{PIECES['caravan']}{player['seat'] + 1}", owner_style(player))
    return dict.fromkeys(player["caravans"], sign)


def _pieces(player: View) -> Iterable[tuple[int, Sign]]:
    owner, style = str(player["seat"] + 1), owner_style(player)
    kinds = {
        "control-token": player["control"],
        "reinforced-token": player["reinforced"],
        "city": player["cities"],
        "capital": [player["capital"]] if player["capital"] != NONE else [],
    }
    for kind, spaces in kinds.items():
        for cell in spaces:
            yield cell, Sign(PIECES[kind] + owner, style)


def _marks(view: View) -> dict[int, str]:
    """Signs behind the numbers: wonders, and caravans that stand beside a piece."""
    marks = {cell: PIECES["wonder-token"] for _, cell in view["wonder_tokens"]}
    taken = {cell for player in view["players"] for cell, _ in _pieces(player)}
    caravans = [cell for player in view["players"] for cell in player["caravans"] if cell in taken]
    return marks | dict.fromkeys(caravans, PIECES["caravan"])


# --- drawing ------------------------------------------------------------------------------------------------


class Canvas:
    """Lines of text on which words are put at columns."""

    def __init__(self) -> None:
        self.lines: list[list[tuple[int, Text]]] = []

    def put(self, line: int, column: int, text: str, style: str = "") -> None:
        while len(self.lines) <= line:
            self.lines.append([])
        self.lines[line].append((column, Text(text, style)))

    def drawn(self) -> list[Text]:
        drawn = []
        for words in self.lines:
            line = Text(no_wrap=True)
            for column, text in sorted(words, key=lambda word: word[0]):
                line.append(" " * (column - line.cell_len)).append_text(text)
            drawn.append(line)
        return drawn


def sketch(view: View, content: Box, words: Words, width: int) -> list[Text]:
    """The whole map. Where it is too wide, a space is one sign without a name."""
    cells: Sequence[tuple[int, int, int]] = view["map"]["cells"]
    building = view["first"] == NONE and bool(view["placements"])
    across = [2 * q + r for q, r, _ in cells]
    left, top = min(across), min(r for _, r, _ in cells)
    margin = LABEL if building else 0
    if margin + 2 * (max(across) - left) + 4 > width:
        return _small(cells, signs(view, content, words))
    canvas = Canvas()
    names = view["map"]["names"]
    shown, marks = signs(view, content, words), _marks(view)
    first = 1 if building else 0
    for cell, (_, r, terrain) in enumerate(cells):
        line, column = first + 2 * (r - top), margin + 2 * (across[cell] - left)
        canvas.put(line, column, f"{names[cell]}{marks.get(cell, '')}", "dim")
        _put_space(canvas, line + 1, column, terrain, shown.get(cell))
    if building:
        _put_labels(canvas, cells)
    return canvas.drawn()


def _put_space(canvas: Canvas, line: int, column: int, terrain: int, sign: Sign | None) -> None:
    canvas.put(line, column, TERRAIN_SIGNS[terrain], TERRAIN_STYLES[terrain])
    if sign is not None:
        canvas.put(line, column + 1, sign.text, sign.style)


def _put_labels(canvas: Canvas, cells: Sequence[tuple[int, int, int]]) -> None:
    """Rows and columns, as the places for tiles are named."""
    across = [2 * q + r for q, r, _ in cells]
    top = min(r for _, r, _ in cells)
    for r in sorted({r for _, r, _ in cells}):
        canvas.put(2 + 2 * (r - top), 0, f"{r:>3}", "dim")
    for x in range(min(across), max(across) + 1):
        if x % 2 == 0:
            canvas.put(0, LABEL + 2 * (x - min(across)), f"{x}", "dim")


def _small(cells: Sequence[tuple[int, int, int]], shown: Mapping[int, Sign]) -> list[Text]:
    across = [2 * q + r for q, r, _ in cells]
    top = min(r for _, r, _ in cells)
    canvas = Canvas()
    for cell, (_, r, terrain) in enumerate(cells):
        sign = shown.get(cell, Sign(TERRAIN_SIGNS[terrain], TERRAIN_STYLES[terrain]))
        canvas.put(r - top, across[cell] - min(across), sign.text[:1], sign.style)
    return canvas.drawn()


def tile_sketch(tile: Tile, side: str, content: Box, words: Words) -> list[Text]:
    """One side of a tile as it lies before it is turned, with a mark behind its first space."""
    printed = read_side(tile.a if side == "a" else tile.b)
    hexes: tuple[Coordinate, ...] = SHAPE[side]
    across = [2 * q + r for q, r in hexes]
    top = min(r for _, r in hexes)
    canvas = Canvas()
    for place, ((_, r), space) in enumerate(zip(hexes, printed, strict=True)):
        line, column = r - top, 2 * (across[place] - min(across))
        _put_space(canvas, line, column, space.terrain, feature_sign(content, space, words))
        if place == 0:
            canvas.put(line, column + 3, FIRST_SPACE, "bold")
    return canvas.drawn()


# --- what the signs mean ------------------------------------------------------------------------------------


def legend(words: Words) -> list[list[Text]]:
    """Groups of short explanations: terrain with its difficulty, and pieces."""
    return [_terrain_legend(words), _piece_legend(words)]


def _terrain_legend(words: Words) -> list[Text]:
    entries = []
    for terrain in Terrain:
        name = words.word("land", TERRAIN_NAMES[terrain])
        difficulty = "" if terrain == Terrain.WATER else f" {TERRAIN_DIFFICULTY[terrain]}"
        entries.append(
            Text.assemble((TERRAIN_SIGNS[terrain], TERRAIN_STYLES[terrain]), f" {name}{difficulty}")
        )
    return entries


def _piece_legend(words: Words) -> list[Text]:
    return [Text.assemble((sign, "bold"), f" {words.word('sign', kind)}") for kind, sign in PIECES.items()]


def places(view: View, content: Box, words: Words) -> list[Text]:
    """City-states with their types and natural wonders, as far as they are nobody's."""
    entries = []
    for city_state, _ in neutral(view, "city_states", content.city_states):
        sign = city_sign(city_state, words)
        focus = words.word("focus", FOCUS_TYPES[city_state.type])
        name = words.word("city", city_state.key)
        entries.append(Text.assemble((sign.text, sign.style), f" {name} ({focus})"))
    for natural, cell in neutral(view, "natural_wonders", content.natural_wonders):
        name = words.word("natural", natural.key)
        entries.append(Text.assemble(("*", "magenta"), f" {name} {view['map']['names'][cell]}"))
    return entries
