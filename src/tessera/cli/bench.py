"""``tessera bench``: how fast the games are, side by side with peers."""

from __future__ import annotations

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
    peers: Annotated[bool, typer.Option("--peers", help="Measure Catanatron in the same run, too.")] = False,
    seconds: Annotated[
        float, typer.Option(min=0.1, metavar="S", help="Seconds of playing per game.")
    ] = SECONDS,
    json: Json = False,
) -> None:
    """Measure speed, per second of CPU time on one core."""
    from tessera import kernel
    from tessera.cli.console import console, write_json
    from tessera.cli.measure import Ours, measure
    from tessera.cli.peers import Catanatron

    found = [Ours(kernel.game(game_id), seats) for game_id in dict.fromkeys(game_ids or kernel.game_ids())]
    report = measure(found, seconds, {"catanatron": Catanatron()} if peers else {})
    if json:
        write_json(report)
    else:
        console().print(_table(report))


def _table(report: dict[str, Any]) -> RenderableType:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    rows = report["games"] | report["peers"]
    figures = {
        "decisions_per_s": "decisions/s",
        "games_per_s": "games/s",
        "mean_options": "options per decision",
        "forced_share": "forced steps",
        "clone_us": "clone, µs",
        "snapshot_us": "snapshot, µs",
        "snapshot_bytes": "snapshot, bytes",
        "view_us": "view, µs",
    }
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column("")
    for name in rows:
        table.add_column(name, justify="right")
    for figure, title in figures.items():
        table.add_row(title, *(_number(row.get(figure)) for row in rows.values()))
    for peer in report["peers"]:
        table.add_row(f"times {peer}", *(_number(row.get("ratio", {}).get(peer)) for row in rows.values()))
    return table


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
