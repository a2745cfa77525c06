"""What a person sees in the terminal: the table, the log, the question, the result.

The table is drawn from a seat's view alone, so it cannot show more than that seat may know. A game may bring its own
drawing: ``render(view, content, catalog, seat, width)`` in a module `showing.terminal` of its package. Every
other game gets the one here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tessera.kernel import AnyGame, Content, Decision, Option, Outcome, listed, notation
from tessera.kernel.sight import View
from tessera.text import Catalog

ABOUT_THE_MATCH = frozenset({"game", "seats", "settings", "ply", "waiting", "outcome", "used"})
"""What every view says; the screen shows these in its own way or not at all."""
TWO_COLUMNS_FROM = 11
"""So many options would push the table off a small screen."""
NARROWEST_COLUMN = 36
NOTHING = "–"


def render_table(
    game: AnyGame, view: View, content: Content[Any], catalog: Catalog, seat: int, width: int
) -> RenderableType:
    """The table as a seat sees it."""
    module = f"{game.package}.showing.terminal"
    if _has_module(module):
        drawn: RenderableType = import_module(module).render(view, content, catalog, seat, width)
        return drawn
    return generic_table(view, _card_names(game, content, catalog), catalog, seat)


def _has_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # the game is a module, not a package
        return False


# --- any game -----------------------------------------------------------------------------------------------


def generic_table(view: View, cards: Mapping[int, str], catalog: Catalog, seat: int) -> RenderableType:
    """Any game: single facts first, then what there is once per player, side by side."""
    facts = Text()
    per_player: list[dict[str, Any]] = [{} for _ in range(view["seats"])]
    for name, value in view.items():
        if name in ABOUT_THE_MATCH:
            continue
        if _is_per_player(value, view["seats"]):
            for row, item in zip(per_player, value, strict=True):
                row.update(item)
        else:
            facts.append(" · " if facts else "").append(f"{catalog.word('view', name)}: ", style="dim")
            facts.append(_cell(value, cards))
    return Group(facts, _players_table(per_player, catalog, seat, cards))


def _is_per_player(value: Any, seats: int) -> bool:
    """One record per seat. Zones are records as well, but as many of them as seats are a coincidence."""
    if not isinstance(value, list) or len(value) != seats:
        return False
    return all(isinstance(item, dict) and not _is_zone(item) for item in value)


def _is_zone(value: Mapping[str, Any]) -> bool:
    return {"size", "cards"} <= value.keys()


def _players_table(
    rows: Sequence[Mapping[str, Any]], catalog: Catalog, seat: int, cards: Mapping[int, str]
) -> RenderableType:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column("", style="dim")
    for other in range(len(rows)):
        table.add_column(catalog.player(other), header_style="bold" if other == seat else "", overflow="fold")
    for name in dict.fromkeys(name for row in rows for name in row):
        cells = [_cell(row.get(name), cards) for row in rows]
        if name != "seat" and any(cell != NOTHING for cell in cells):
            table.add_row(catalog.word("view", name), *cells)
    return table if table.row_count else Text()


def _cell(value: Any, cards: Mapping[int, str]) -> str:
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return "✓" if value else NOTHING
    if isinstance(value, Mapping):
        if _is_zone(value):
            return _zone(value, cards)
        return ", ".join(f"{name} {_cell(item, cards)}" for name, item in value.items()) or NOTHING
    if isinstance(value, list):
        return ", ".join(_cell(item, cards) for item in value) or NOTHING
    return str(value)


def _zone(zone: Mapping[str, Any], cards: Mapping[int, str]) -> str:
    known = [cards.get(card, str(card)) for card in zone["cards"] if card is not None]
    unknown = zone["size"] - len(known)
    hidden = f"{unknown} ×?" if unknown else ""
    return ", ".join(filter(None, (*known, hidden))) or NOTHING


def _card_names(game: AnyGame, content: Content[Any], catalog: Catalog) -> dict[int, str]:
    """Names for card numbers, if the game's numbers are unique; otherwise a number could mean two things."""
    names = game.names(content)
    cards = {number: catalog.word("card", key) for key, number in names.items()}
    return cards if len(cards) == len(names) else {}


# --- the question -------------------------------------------------------------------------------------------


def question(decision: Decision, state: Any, catalog: Catalog, width: int) -> RenderableType:
    """What is asked, and every legal answer with its number, its meaning and its notation."""
    prompt = decision.prompt(state)
    asked = catalog.description(prompt) if catalog.has(prompt.key) else catalog.say("play-your-turn")
    lines = [_option(decision, state, option, catalog) for option in listed(decision.options)]
    return Group(Text(asked, style="bold"), _numbered(lines, width))


def _option(decision: Decision, state: Any, option: Option, catalog: Catalog) -> tuple[str, str]:
    description = decision.describe(state, option)
    written = notation(option)
    return (catalog.description(description), written) if catalog.has(description.key) else (written, "")


def _numbered(lines: Sequence[tuple[str, str]], width: int) -> RenderableType:
    columns = 2 if len(lines) >= TWO_COLUMNS_FROM and width >= 2 * NARROWEST_COLUMN else 1
    height = -(-len(lines) // columns)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column()
    for row in range(height):
        cells: list[str | Text] = []
        for at in range(row, len(lines), height):
            meaning, written = lines[at]
            cells += [str(at + 1), Text.assemble(meaning, (f"  [{written}]" if written else "", "dim"))]
        grid.add_row(*cells)
    return grid


# --- the result ---------------------------------------------------------------------------------------------


def outcome_table(outcome: Outcome, catalog: Catalog) -> RenderableType:
    """Who won, and what every point came from."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column(catalog.say("result-title"))
    for seat in range(len(outcome.scores)):
        style = "bold" if outcome.ranks[seat] == 1 else ""
        table.add_column(catalog.player(seat), justify="right", header_style=style, overflow="fold")
    for key in dict.fromkeys(line.key for lines in outcome.breakdown for line in lines):
        amounts = [{line.key: line.amount for line in lines} for lines in outcome.breakdown]
        table.add_row(catalog.say(key), *(str(mine.get(key, NOTHING)) for mine in amounts), style="dim")
    table.add_row(catalog.say("result-score"), *map(str, outcome.scores), style="bold")
    table.add_row(catalog.say("result-rank"), *(f"{rank}." for rank in outcome.ranks))
    return Group(
        Text(_winners(outcome, catalog), style="bold"), Text(_reason(outcome, catalog)), Text(), table
    )


def _winners(outcome: Outcome, catalog: Catalog) -> str:
    winners = outcome.winners
    return catalog.say("result-winners", count=len(winners), seats=winners)


def _reason(outcome: Outcome, catalog: Catalog) -> str:
    known = [key for key in (f"reason-{outcome.reason}", outcome.reason) if catalog.has(key)]
    return catalog.say(known[0]) if known else outcome.reason.replace("-", " ")
