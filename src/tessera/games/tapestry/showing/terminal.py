"""Tapestry in a terminal, 80 columns wide: drawn from a seat's view and the content alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tessera.games.tapestry.content import RESOURCES, TRACKS, Box
from tessera.games.tapestry.state import FACE_DOWN
from tessera.kernel import NONE
from tessera.kernel.sight import View

COLOURS: Final = ("blue", "red", "green", "yellow", "magenta", "white", "bright_black")
TERRAIN_STYLES: Final = {
    "sea": "blue",
    "desert": "yellow",
    "forest": "green",
    "grass": "bright_green",
    "mountain": "",
}
HEX_WIDTH: Final = 4
"""From one column of the map to the next: names of neighbouring columns are on different lines."""


class Words(Protocol):
    """What is needed of a catalog."""

    def say(self, key: str, **args: Any) -> str: ...
    def say_with(self, key: str, args: Mapping[str, Any]) -> str: ...
    def word(self, kind: str, key: str) -> str: ...
    def player(self, seat: int) -> str: ...


def render(view: View, content: Box, words: Words, seat: int, width: int) -> RenderableType:
    """Tracks and the map, everybody at a glance, then the own mats and city."""
    own = view["players"][seat] if seat < len(view["players"]) else view["players"][0]
    parts: list[RenderableType] = [
        _headline(view, words),
        _tracks(view, words),
        _map(view),
        _players(view, words),
    ]
    if view["tech_row"]:
        parts.append(Text(f"{words.say('terminal-techs')}: {_names(view['tech_row'], content, words)}"))
    if view["masterpiece_row"]:
        parts.append(
            Text(f"{words.say('terminal-masterpieces')}: {_names(view['masterpiece_row'], content, words)}")
        )
    return Group(*parts, Text(), *_own(own, view, content, words))


def _headline(view: View, words: Words) -> Text:
    return Text(words.say("terminal-headline", phase=view["phase"]), style="bold")


def _name(card: int, content: Box, words: Words) -> str:
    return words.word("card", content.rows[card].key)


def _names(cards: Iterable[int], content: Box, words: Words) -> str:
    counted = Counter(cards)
    found = [
        _name(card, content, words) + (f" ×{count}" if count > 1 else "") for card, count in counted.items()
    ]
    return ", ".join(found) or words.say("terminal-none")


def _tracks(view: View, words: Words) -> Table:
    """Each track with everybody's place on it; an asterisk marks a landmark that is left."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for track in view["tracks"]:
        number = TRACKS.index(track["track"])
        cells = []
        for space in range(13):
            here = [str(p["seat"]) for p in view["players"] if space in p["tokens"][number]]
            left = space in (4, 7, 10) and track["landmarks"][space // 3 - 1] != NONE
            cells.append("".join(here) or ("*" if left else "·"))
        grid.add_row(words.word("track", track["track"]), *cells)
    return grid


def _map(view: View) -> Group:
    """The hexes as they lie, every other column half a hex lower."""
    left = min(cell["q"] for cell in view["hexes"])
    lines: dict[int, Text] = {}
    for cell in sorted(view["hexes"], key=lambda cell: (2 * cell["r"] + cell["q"], cell["q"])):
        line = lines.setdefault(2 * cell["r"] + cell["q"], Text())
        line.pad_right(HEX_WIDTH * (cell["q"] - left) - line.cell_len)
        line.append(_hex(cell))
    return Group(*lines.values())


def _hex(cell: Mapping[str, Any]) -> Text:
    """Its name, and who controls it or whether it is explored."""
    if cell["controlled_by"]:
        seat = cell["controlled_by"][0]
        return Text(f"{cell['name']}:{seat}", style=COLOURS[seat])
    lands = [corner for corner in cell["corners"] if corner != "sea"]
    style = TERRAIN_STYLES[lands[0] if lands else "sea"] if cell["corners"] else "bright_black"
    return Text(f"{cell['name']}{'~' if cell['corners'] else '.'}", style=style)


def _players(view: View, words: Words) -> Table:
    """Everybody in a line: points, era, resources, territories, cards."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    heads = ("vp", "era", *RESOURCES, "territories", "cards", "landmarks")
    grid.add_row("", *[Text(words.say(f"terminal-{head}"), style="bright_black") for head in heads])
    for p, summary in zip(view["players"], view["summaries"], strict=True):
        numbers = (
            p["vp"],
            summary["era"],
            *p["stock"],
            summary["controlled"],
            p["hand"]["size"],
            len(p["landmarks"]),
        )
        name = words.player(p["seat"]) if p["kind"] == 0 else words.word("bot", str(p["kind"]))
        grid.add_row(Text(name, style=COLOURS[p["seat"]]), *[str(number) for number in numbers])
    return grid


def _own(p: Mapping[str, Any], view: View, content: Box, words: Words) -> list[RenderableType]:
    lines: list[RenderableType] = []
    lists = {
        "civilizations": p["civs"],
        "hand": p["hand"]["cards"],
        "tiles": [*p["tiles"], *p["space_tiles"]],
        "bottom": p["bottom"],
        "middle": p["middle"],
        "top": p["top"],
        "works": p["masterpieces"],
        "tapestries": [stack[-1] for stack in p["eras"] if stack and stack[-1] != FACE_DOWN],
    }
    for head, cards in lists.items():
        if cards:
            lines.append(Text(f"{words.say(f'terminal-{head}')}: {_names(cards, content, words)}"))
    summary = view["summaries"][p["seat"]]
    lines.append(
        Text(words.say("terminal-income", vp=summary["income_vp"], gains=_gains(summary["income"], words)))
    )
    if summary["city"] is not None:
        lines.append(_city(summary["city"]))
    return lines


def _gains(gains: Mapping[str, int], words: Words) -> str:
    return ", ".join(
        words.say("terminal-gain", what=said, count=count, gain=said.replace("_", "-").replace(":", "-"))
        for said, count in gains.items()
        if count
    )


def _city(city: Mapping[str, Any]) -> Text:
    """The plots of the city: letters for income buildings, ``L`` for landmarks, ``#`` for impassable ones."""
    marks = dict.fromkeys(city["impassable"], "#") | dict.fromkeys(city["lilies"], "~")
    for building in city["buildings"]:
        what = building["what"]
        mark = {"market": "m", "house": "h", "farm": "f", "armory": "a", "token": "o"}.get(what, "L")
        marks |= dict.fromkeys(building["plots"], mark)
    width = city["width"]
    rows = [" ".join(marks.get(y * width + x, "·") for x in range(width)) for y in range(city["height"])]
    return Text("\n".join(rows))
