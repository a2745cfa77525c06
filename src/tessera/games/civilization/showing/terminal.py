"""Civilization in a terminal, 80 columns wide: drawn from a seat's view and the content alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tessera.games.civilization.content import LETTERS, RESOURCES, TILE, Box
from tessera.games.civilization.rules.board import NAMES, SIDE
from tessera.games.civilization.state import PHASES
from tessera.kernel import NONE
from tessera.kernel.sight import View

GROUND: Final = ("yellow", "green", "dark_green", "bright_black", "blue")
"""The colours of terrains."""
SEATS: Final = ("red", "cyan", "magenta", "bright_yellow")


class Words(Protocol):
    """What is needed of a catalog."""

    def say(self, key: str, **args: Any) -> str: ...
    def say_with(self, key: str, args: Mapping[str, Any]) -> str: ...
    def word(self, kind: str, key: str) -> str: ...
    def player(self, seat: int) -> str: ...


def render(view: View, content: Box, words: Words, seat: int, width: int) -> RenderableType:
    """The table as a seat sees it: the map, what all share, everybody at a glance, then the own nation."""
    parts: list[RenderableType] = [_headline(view, words), _map(view)]
    parts += [Text(words.say("terminal-legend"), style="dim"), _market(view, content, words), Text()]
    parts += [_players(view, content, words, seat), Text()]
    if view["battle"] is not None:
        parts += [*_battle(view, content, words), Text()]
    parts += _own(view["players"][seat], view["nations"][seat], content, words)
    return Group(*parts)


def _headline(view: View, words: Words) -> Text:
    stage = f"stage-{PHASES[view['phase']]}" if view["turn"] else "stage-setup"
    return Text(words.say(stage, turn=view["turn"]), style="bold")


# --- the map ------------------------------------------------------------------------------------------------


def _map(view: View) -> Text:
    """A letter for the ground, a sign for what stands on it, and a number for figures there."""
    terrain = {square: kind for square, kind, *_ in view["map"]["squares"]}
    slots = {
        (y + dy) * SIDE + x + dx
        for x, y, _, _ in view["map"]["tiles"]
        for dy in range(TILE)
        for dx in range(TILE)
    }
    signs = _signs(view)
    figures = _figures(view)
    rows = max([square // SIDE for square in slots]) + 1
    text = Text("    " + "  ".join([NAMES[x][0] for x in range(SIDE)]) + "\n", style="dim")
    for y in range(rows):
        text.append(f"{y + 1:>2} ", style="dim")
        for x in range(SIDE):
            square = y * SIDE + x
            if square not in slots:
                text.append("   ")
            elif square not in terrain:
                text.append(" ? ", style="dim")
            else:
                kind = terrain[square]
                text.append(LETTERS[kind], style=GROUND[kind])
                sign, style = signs.get(square, (" ", ""))
                text.append(sign, style=style)
                owner, count = figures.get(square, (NONE, 0))
                text.append(str(count) if count else " ", style=SEATS[owner] if count else "")
        text.append("\n")
    return text


def _signs(view: View) -> dict[int, tuple[str, str]]:
    found = dict.fromkeys(view["huts"], ("h", "bold"))
    found |= dict.fromkeys(view["villages"], ("v", "bold"))
    for player in view["players"]:
        style = SEATS[player["seat"]]
        found |= dict.fromkeys(player["sites"], ("+", style))
        found |= dict.fromkeys(player["cities"], ("*", f"bold {style}"))
    return found


def _figures(view: View) -> dict[int, tuple[int, int]]:
    found: dict[int, tuple[int, int]] = {}
    for player in view["players"]:
        for square in (*player["armies"], *player["scouts"]):
            found[square] = player["seat"], found.get(square, (0, 0))[1] + 1
    return found


# --- what all share -----------------------------------------------------------------------------------------


def _names(cards: Iterable[int], content: Box, words: Words) -> str:
    named = [words.word("card", content.rows[card].key) for card in cards if card != NONE]
    return ", ".join(named) or words.say("terminal-none")


def _market(view: View, content: Box, words: Words) -> Text:
    goods = [f"{words.word('what', RESOURCES[kind])} {count}" for kind, count in enumerate(view["market"])]
    text = Text(f"{words.say('terminal-market')}: {', '.join(goods)}")
    if view["wonders"]:
        text.append(f"\n{words.say('terminal-wonders')}: {_names(view['wonders'], content, words)}")
    return text


def _players(view: View, content: Box, words: Words, seat: int) -> Table:
    table = Table(box=None, padding=(0, 1))
    for column in ("", "trade", "culture", "coins", "track", "techs", "units"):
        heading = words.say(f"terminal-{column}") if column else ""
        table.add_column(heading, justify="left" if not column else "right")
    for player, facts in zip(view["players"], view["nations"], strict=True):
        name = Text(words.player(player["seat"]), style=SEATS[player["seat"]])
        if player["civ"] != NONE:
            name.append(f" ({_names([player['civ']], content, words)})", style="dim")
        numbers = (player["trade"], player["culture"], facts["coins"], player["track"], len(player["techs"]))
        table.add_row(name, *map(str, numbers), str(player["forces"]["size"]))
    return table


def _battle(view: View, content: Box, words: Words) -> list[Text]:
    fight = view["fight"]
    lines = [Text(f"{fight['totals'][0]} : {fight['totals'][1]}", style="bold")]
    for place, front in enumerate(view["battle"]["fronts"]):
        sides = [_names([front[n]], content, words) if front[n] != NONE else "-" for n in (0, 2)]
        lines.append(Text(f"{place + 1}. {sides[0]} ({front[1]}) : {sides[1]} ({front[3]})"))
    return lines


# --- the own nation -----------------------------------------------------------------------------------------


def _own(mine: View, facts: View, content: Box, words: Words) -> list[RenderableType]:
    lines = [
        Text(
            words.say(
                "terminal-city",
                square=NAMES[city["square"]],
                trade=city["trade"],
                production=city["production"],
                culture=city["culture"],
            )
        )
        for city in facts["cities"]
    ]
    entries = {
        "techs": mine["techs"],
        "hand": mine["hand"]["cards"],
        "units": mine["forces"]["cards"],
        "markers": mine["markers"]["cards"],
    }
    lines += [
        Text(f"{words.say(f'terminal-{key}')}: {_names(cards, content, words)}")
        for key, cards in entries.items()
        if cards
    ]
    goods = [
        f"{words.word('what', RESOURCES[kind])} {count}"
        for kind, count in enumerate(mine["resources"])
        if count
    ]
    if goods:
        lines.append(Text(f"{words.say('terminal-resources')}: {', '.join(goods)}"))
    return list(lines)
