"""``tessera simulate``: many matches between bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tessera.cli.arguments import (
    ContentFile,
    GameId,
    Json,
    Settings,
    around_the_table,
    read_bots,
    read_changes,
    read_settings,
    seat_count,
)
from tessera.cli.errors import FAILED, INTERRUPTED, stop

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.progress import Progress

    from tessera.lab.job import Row
    from tessera.lab.tally import Report

LARGEST_SEED = 1 << 32


def simulate(
    game_id: GameId,
    n: Annotated[int, typer.Option("-n", "--games", min=1, metavar="N", help="How many matches.")],
    seats: Annotated[int | None, typer.Option(min=1, metavar="N", help="How many play.")] = None,
    bots: Annotated[
        str, typer.Option(metavar="A,B", help="The bots: names, module:Class or file.py:Class; seats rotate.")
    ] = "random",
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="The same seed gives the same matches.")
    ] = None,
    option: Settings = None,
    content: ContentFile = None,
    workers: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Processes; by default one per core.")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="One JSON line per match.")] = None,
    json: Json = False,
) -> None:
    """Play many matches between bots and report who wins how often."""
    from secrets import randbelow

    from tessera import kernel
    from tessera.cli.console import console, write_json
    from tessera.cli.files import writing
    from tessera.lab.job import Job, run
    from tessera.lab.pool import WorkerLost, cores
    from tessera.lab.tally import Tally

    game = kernel.game(game_id)
    settings = read_settings(option)
    named = read_bots(bots)
    count = seat_count(game, settings, seats, len(named))
    changes = read_changes(game, content)
    game.new(count, kernel.Seeded(0), settings, game.content(changes))  # refused here, not in a worker
    job = Job(
        game=game_id,
        bots=tuple(around_the_table(named, count)),
        seed=randbelow(LARGEST_SEED) if seed is None else seed,
        games=n,
        settings=dict(settings),
        changes=changes,
    )
    with writing(out) as file, _progress() as progress:
        tally = Tally(job, file)
        task = progress.add_task("", total=n)

        def receive(rows: list[Row]) -> None:
            tally.add(rows)
            progress.update(task, completed=tally.rows)

        try:
            complete = run(job, workers or cores(), receive)
        except WorkerLost as error:
            raise stop(f"{error}, after {tally.rows} matches") from None
    report = tally.report()
    if json:
        write_json(report)
    else:
        console().print(summary(report))
    if not complete:
        raise typer.Exit(INTERRUPTED)
    if report.finished < report.games:
        raise typer.Exit(FAILED)


def _progress() -> Progress:
    """A bar on stderr, for a person who waits; nothing in a pipe."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from tessera.cli.console import console

    err = console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, disable=not err.is_terminal, transient=True)


def summary(report: Report) -> RenderableType:
    """The report for people."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    from tessera.lab.tally import wilson

    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for title in ("", "wins", "share", "95 %", "mean score"):
        table.add_column(title, justify="left" if not title else "right")
    for bot, wins in report.wins.items():
        share = report.win_share[bot]
        table.add_row(
            bot,
            f"{wins:g}",
            f"{share.share:.1%}",
            f"{share.low:.1%} – {share.high:.1%}",
            _score(report.mean_scores[bot]),
        )
    table.add_section()
    for seat, wins in enumerate(report.seats_wins):
        share = wilson(wins, report.finished)
        table.add_row(
            f"seat {seat}",
            f"{wins:g}",
            f"{share.share:.1%}",
            f"{share.low:.1%} – {share.high:.1%}",
            _score(report.seats_mean_scores[seat]),
        )
    return Group(Text(_headline(report), style="bold"), Text(_pace(report)), Text(), table)


def _headline(report: Report) -> str:
    stopped = "" if report.finished == report.games else f" of {report.games}"
    return f"{report.game}: {report.finished}{stopped} matches, seed {report.seed}, {report.seconds:.1f} s"


def _pace(report: Report) -> str:
    return (
        f"{report.mean_decisions:.1f} decisions per match (at most {report.max_decisions}), "
        f"{report.mean_options:.1f} options each, {report.decisions_per_s:,.0f} decisions/s"
    )


def _score(mean: float) -> str:
    return f"{mean:.2f}"
