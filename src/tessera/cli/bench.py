"""``tessera bench``: how fast the games are, side by side with peers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tessera.cli.arguments import Json

if TYPE_CHECKING:
    from rich.console import RenderableType

SECONDS = 5.0


def bench(
    game_ids: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help="The games; all that are installed by default."),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="How many play; by default 4, or the game's most.")
    ] = None,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure other engines in the same run, too.")
    ] = False,
    seconds: Annotated[
        float, typer.Option(min=0.1, metavar="S", help="Seconds of playing per game.")
    ] = SECONDS,
    page: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the figures as a page, too.")
    ] = None,
    json: Json = False,
) -> None:
    """Measure speed on whole matches of random players who never resign, per second of CPU time on one core."""
    from tessera import kernel
    from tessera.cli.console import console, write_json
    from tessera.cli.measure import Ours, measure
    from tessera.cli.peers import peers as other_engines

    found = [Ours(kernel.game(game_id), seats) for game_id in dict.fromkeys(game_ids or kernel.game_ids())]
    report = measure(found, seconds, other_engines() if peers else {})
    if page is not None:
        page.write_text(_page(report), encoding="utf-8")
    if json:
        write_json(report)
    else:
        console().print(_table(report))


FIGURES = {
    "decisions_per_s": "decisions/s",
    "heuristic_per_s": "heuristic decisions/s",
    "games_per_s": "games/s",
    "decisions_per_match": "decisions per match",
    "mean_options": "options per decision",
    "forced_share": "forced steps",
    "clone_us": "clone, µs",
    "evaluate_us": "evaluate, µs",
    "sample_us": "sample, µs",
    "view_us": "view, µs",
    "next_view_us": "view after a move, µs",
    "snapshot_us": "snapshot, µs",
    "snapshot_bytes": "snapshot, bytes",
}


def _rows(report: dict[str, Any]) -> list[list[str]]:
    """The figures of games and peers, line by line, below their names."""
    columns = report["games"] | report["peers"]
    lines = [["", *columns]]
    for figure, title in FIGURES.items():
        lines.append([title, *[_number(column.get(figure)) for column in columns.values()]])
    for peer in report["peers"]:
        ratios = [column.get("ratio", {}).get(peer) for column in columns.values()]
        lines.append([f"times {peer}", *[_number(ratio) for ratio in ratios]])
    return lines


def _table(report: dict[str, Any]) -> RenderableType:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    head, *lines = _rows(report)
    table = Table(
        box=SIMPLE_HEAD, padding=(0, 1), show_edge=False, caption=f"Measured on {report['played']}."
    )
    table.add_column("")
    for name in head[1:]:
        table.add_column(name, justify="right")
    for line in lines:
        table.add_row(*line)
    return table


PAGE = """# Speed

Written by `make bench`: {interpreter} on {machine}; one core, CPU time, the best of several runs, games and peers in
turns. {company} Played are {played}; seats: {seats}.

{table}

A **decision** is one question with at least two options, or one that a player must confirm; what leaves no choice is
not asked and not counted. Games differ in how much hangs on one: compare the decisions of a match and the options of a
decision before comparing rates. A peer's decisions are the actions that its own engine counts; Catanatron is Python,
OpenSpiel's games are C++ that Python asks and answers, and what chance does there is not counted.

- **clone**, **evaluate**, **sample** (a position dealt anew from what one seat knows), **view** (what one seat sees, as
  plain data) and **snapshot** are of positions from the middle of such matches; **heuristic decisions** too.
- A **view** is of a position that nobody has looked at; **after a move** most of it is known from the position before.
- Other work on the machine hits all columns alike: what counts is **times** a peer.
- Inside search an evaluation costs less than here, because most of what it looks at was looked at before
  (`tessera.kernel.memory`).
- Figures of two machines, or of two minutes of one machine, cannot be compared; `make check-speed` compares two states
  of the sources.
"""


def _page(report: dict[str, Any]) -> str:
    head, *lines = _rows(report)
    marks = [head, ["---", *["---:" for _ in head[1:]]], *lines]
    return PAGE.format(
        interpreter=report["interpreter"],
        machine=report["machine"],
        company=_company(report["others"]),
        played=report["played"],
        seats=", ".join(f"{name} {game['seats']}" for name, game in report["games"].items()),
        table="\n".join("| " + " | ".join(line) + " |" for line in marks),
    )


IDLE = 0.3
"""So much load every machine has."""


def _company(others: float) -> str:
    if others <= IDLE:
        return "The machine had nothing else to do."
    return f"The machine was not idle: {others} other processes wanted a core at the same time."


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
