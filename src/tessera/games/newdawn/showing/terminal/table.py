"""A New Dawn in a terminal, 80 columns wide: drawn from a seat's view and the content alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, structs
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tessera.games.newdawn.content import (
    AGES,
    FOCUS_TYPES,
    INDUSTRY,
    RESOURCES,
    WONDER_STACKS,
    Box,
    FocusCard,
)
from tessera.games.newdawn.rules.barbarians import SECTIONS
from tessera.games.newdawn.rules.spaces import TERRAIN_NAMES
from tessera.games.newdawn.showing.terminal.map import Words, legend, owner_style, places, sketch, tile_sketch
from tessera.kernel import NONE
from tessera.kernel.sight import View

BESIDE: Final = 34
"""Columns that the agendas need beside the map."""
GAP: Final = 3
PROGRESS: Final = 6
"""Columns for how far a player is with an agenda."""


def render(view: View, content: Box, words: Words, seat: int, width: int) -> RenderableType:
    """The table as a seat sees it. What cards do is told before a card is chosen, then only of that one."""
    parts: list[RenderableType] = [_headline(view, words), *_map(view, content, words, seat, width)]
    if view["civilizations"]:
        parts += [Text(), *_wonders(view, content, words, seat), Text(), _players(view, content, words, seat)]
    for player in view["players"]:
        parts += _possessions(player, view, content, words, player["seat"] == seat, width)
    mine = view["players"][seat]
    if mine["tiles"]:
        parts += [
            Text(),
            _tiles(mine, content, words, width),
            Text(words.say("terminal-first-space"), style="dim"),
        ]
    if mine["leader"] != NONE:
        parts += [Text(), *_own_row(mine, view, content, words)]
    return Group(*parts)


def _headline(view: View, words: Words) -> Text:
    if view["first"] == NONE:
        return Text(words.say("terminal-setup"), style="bold")
    step = 1 if view["phase"] == "turn" else 0
    return Text(
        words.say(
            "terminal-headline",
            round=view["round"],
            seat=view["active"],
            section=SECTIONS[(view["section"] + step) % len(SECTIONS)],
        ),
        style="bold",
    )


# --- the map ------------------------------------------------------------------------------------------------


def _map(view: View, content: Box, words: Words, seat: int, width: int) -> list[RenderableType]:
    """The map, with the agendas and places beside it where there is room, else below; then what its signs mean."""
    lines = sketch(view, content, words, width)
    drawn = Text("\n", no_wrap=True).join(lines)
    drawn_width = max(line.cell_len for line in lines)
    named = places(view, content, words)
    if any(view["supply"]):
        named.append(Text(words.say("terminal-supply", amounts=_amounts(view["supply"], words))))
    meaning = [line for group in legend(words) for line in _flow(group, width)]
    if drawn_width + GAP + BESIDE > width:
        agendas = [_agendas(view, content, words, seat)] if view["civilizations"] else []
        return [drawn, *meaning, *_flow(named, width), *agendas]
    beside = Table.grid(padding=(0, GAP, 0, 0))
    beside.add_column(width=drawn_width, no_wrap=True)
    agendas = [_agendas(view, content, words, seat, narrow=True)] if view["civilizations"] else []
    beside.add_row(drawn, Group(*agendas, Text(), *named))
    return [beside, *meaning]


def _flow(entries: Sequence[Text], width: int) -> list[Text]:
    """Short texts one after the other; none is broken at the end of a line."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + 2 + entry.cell_len <= width:
            lines[-1].append("  ").append_text(entry)
        else:
            lines.append(entry.copy())
    return lines


def _tiles(mine: View, content: Box, words: Words, width: int) -> RenderableType:
    """The own tiles that are still to be placed, both sides of each."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    drawn = []
    for number in mine["tiles"]:
        tile = content.tables.tiles[number - 1]
        for side in ("a", "b"):
            title = words.say("tile-side", number=number, side=side)
            lines = [Text(title, style="bold"), *tile_sketch(tile, side, content, words)]
            drawn.append(Text("\n", no_wrap=True).join(lines))
    columns = max(1, width // 24)
    for start in range(0, len(drawn), columns):
        grid.add_row(*drawn[start : start + columns])
    return grid


# --- agendas and wonders ------------------------------------------------------------------------------------


def _agendas(view: View, content: Box, words: Words, seat: int, *, narrow: bool = False) -> Text:
    """How far everybody is; a victory card with a completed agenda is done."""
    agendas = [
        (card, agenda) for card in view["victory_cards"] for agenda in content.victory_cards[card].agendas
    ]
    names = [words.word("agenda", agenda) for _, agenda in agendas]
    wide = max(map(cell_len, names)) + 2
    header = Text(words.say("terminal-agendas").ljust(wide), style="dim")
    for player in view["players"]:
        style = owner_style(player) + (" underline" if player["seat"] == seat else "")
        header.append(" " * (PROGRESS - 1)).append(str(player["seat"] + 1), style=style)
    lines = [header]
    for (card, agenda), name in zip(agendas, names, strict=True):
        line = Text(name + " " * (wide - cell_len(name)))
        for player in view["players"]:
            progress = _progress(view, player, card, agenda)
            line.append(" " * (PROGRESS - progress.cell_len)).append_text(progress)
        line.append("\n  " if narrow else "   ").append(words.word("counts", agenda), style="dim")
        lines.append(line)
    return Text("\n").join(lines)


def _progress(view: View, player: View, card: int, agenda: str) -> Text:
    if card in player["agendas"]:
        return Text("✓", style="bold green")
    have, need = view["civilizations"][player["seat"]]["progress"][agenda]
    return Text(f"{have}/{need}", style="" if have else "dim")


def _wonders(view: View, content: Box, words: Words, seat: int) -> list[RenderableType]:
    """The wonders on offer, each with its text; the cost is what this seat would pay."""
    lines: list[RenderableType] = []
    chosen = _chosen(view)
    for stack, wonder in enumerate(view["offer"]):
        left = view["stacks"][stack]["size"]
        if wonder == NONE:
            continue
        row = content.wonders[wonder]
        cost = view["civilizations"][seat]["costs"][stack]
        kinds = [words.say(f"short-{RESOURCES[kind]}") for kind in row.resources]
        facts = words.say(
            "terminal-wonder",
            age=AGES[row.age],
            focus=FOCUS_TYPES[WONDER_STACKS[stack]],
            cost=cost,
            kinds=", ".join(kinds),
            left=left,
        )
        lines.append(Text.assemble((words.word("card", row.key), "bold"), f"  {facts}"))
        if chosen == NONE or content.focus[chosen].type == INDUSTRY:
            lines.append(Padding(_text(words, f"card-{row.key}", row), (0, 0, 0, 2)))
    return lines


def _chosen(view: View) -> int:
    """The focus card that is being resolved, or NONE."""
    place = view["resolving"]
    return view["players"][view["active"]]["row"][place] if place != NONE else NONE


def _text(words: Words, key: str, row: Struct) -> Text:
    """What a component does, with its numbers."""
    return Text(words.say_with(f"{key.replace('_', '-')}.text", structs.asdict(row)), style="dim")


# --- players ------------------------------------------------------------------------------------------------


def _players(view: View, content: Box, words: Words, seat: int) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column("")
    for column in ("dial", "cities", "mature", "tokens", "reinforced", "spare", "caravans"):
        table.add_column(words.say(f"terminal-{column}"), justify="right")
    table.add_column(words.say("terminal-resources"))
    for player, facts in zip(view["players"], view["civilizations"], strict=True):
        numbers = (
            player["dial"],
            len(player["cities"]) + 1,
            len(facts["mature"]),
            len(player["control"]),
            len(player["reinforced"]),
            facts["unused_control"],
            f"{len(player['caravans'])}/{facts['caravans']}",
        )
        leader = words.word("leader", content.leaders[player["leader"]].key)
        table.add_row(
            Text(str(player["seat"] + 1), style=owner_style(player)),
            f"{words.player(player['seat'])} ({leader})",
            *map(str, numbers),
            _amounts(player["resources"], words) or "–",
            style="bold" if player["seat"] == seat else "",
        )
    return table


def _amounts(resources: Sequence[int], words: Words) -> str:
    return " ".join(
        f"{count} {words.say(f'short-{RESOURCES[kind]}')}" for kind, count in enumerate(resources) if count
    )


def _possessions(
    player: View, view: View, content: Box, words: Words, own: bool, width: int
) -> list[RenderableType]:
    """What a player holds, a line for each kind; of the others also the focus row."""
    cards = [
        f"{slot} {words.word('card', content.focus[card].key)}{'•' * player['trade'][slot - 1]}"
        for slot, card in enumerate(player["row"], 1)
    ]
    where = dict(view["wonder_tokens"])
    held = {
        "row": [] if own else cards,
        "wonders": [
            f"{words.word('card', content.wonders[card].key)} ({where[card]})"
            for card in player["cards"]
            if card in content.wonders
        ],
        "naturals": [
            words.word("natural", natural.key)
            for natural, holder in zip(
                content.natural_wonders.values(), view["natural_wonders"], strict=False
            )
            if holder == player["seat"]
        ],
        "conquered": [
            words.word("city", city_state.key)
            for city_state, holder in zip(content.city_states.values(), view["city_states"], strict=False)
            if holder == player["seat"]
        ],
        "diplomacy": _diplomacy(player, content, words),
    }
    found: list[RenderableType] = []
    for kind, names in held.items():
        if names:
            title = Text.assemble((str(player["seat"] + 1), owner_style(player)), " ")
            title.append(words.say(f"terminal-{kind}"), style="dim")
            found += _flow([title, *map(Text, names)], width)
    return found


def _diplomacy(player: View, content: Box, words: Words) -> list[str]:
    held = list(zip(player["cards"], player["on"], strict=True))
    envoys = [
        words.word("city", content.city_states[card].key) for card, _ in held if card in content.city_states
    ]
    pacts = sorted([(on[0], card) for card, on in held if card in content.pacts])
    given = [words.say("do-take-pact", card=content.pacts[card].key, seat=giver) for giver, card in pacts]
    return [*envoys, *given]


# --- the own cards ------------------------------------------------------------------------------------------


def _own_row(mine: View, view: View, content: Box, words: Words) -> list[RenderableType]:
    """The leader's ability, then the focus row: slots with their terrain, cards with what lies on them."""
    leader = content.leaders[mine["leader"]]
    ability = Text.assemble((words.say(f"leader-{leader.key}.ability"), "bold"), "  ")
    ability.append_text(_text(words, f"leader-{leader.key}", leader))
    table = Table.grid(padding=(0, 2, 0, 0))
    names = [_card_name(content.focus[card], words) for card in mine["row"]]
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, width=max(map(cell_len, names), default=0))
    table.add_column()
    civilizations = view["civilizations"]
    slots = civilizations[mine["seat"]]["slots"] if civilizations else range(1, 6)
    for place, card in enumerate(mine["row"]):
        slot = slots[place]
        number = str(place + 1) if slot == place + 1 else f"{place + 1}→{slot}"
        terrain = words.word("land", TERRAIN_NAMES[min(slot, 5) - 1])
        row = content.focus[card]
        on_it = [
            f"{'•' * mine['trade'][place]}" if mine["trade"][place] else "",
            *(_token_name(token, content, words) for token in mine["tokens"][place]),
        ]
        name = Text(names[place], style="bold")
        if any(on_it):
            name.append("\n" + " ".join(filter(None, on_it)), style="yellow")
        resolved = mine["seat"] == view["active"] and place == view["resolving"]
        text = _text(words, f"card-{row.key}", row) if resolved or view["resolving"] == NONE else ""
        table.add_row(Text(f"{number} {terrain}", style="reverse" if resolved else ""), name, text)
    return [ability, table]


def _card_name(card: FocusCard, words: Words) -> str:
    return f"{words.word('card', card.key)} {words.word('level', str(card.level))}"


def _token_name(token: int, content: Box, words: Words) -> str:
    """A city-state or natural wonder token that lies on a focus card."""
    if token in content.city_states:
        return words.word("city", content.city_states[token].key)
    return words.word("natural", content.natural_wonders[token].key)
