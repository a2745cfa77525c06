"""``tessera simulate``: many matches between bots."""

from __future__ import annotations

import os
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
    from rich.progress import Progress

    from tessera.cli.pool import Row

LARGEST_SEED = 1 << 32


def simulate(
    game_id: GameId,
    n: Annotated[int, typer.Option("-n", "--games", min=1, metavar="N", help="How many matches.")],
    seats: Annotated[int | None, typer.Option(min=1, metavar="N", help="How many play.")] = None,
    bots: Annotated[str, typer.Option(metavar="A,B", help="The bots; seats rotate.")] = "random",
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
    from concurrent.futures.process import BrokenProcessPool
    from secrets import randbelow

    from tessera import kernel
    from tessera.cli.console import console, write_json
    from tessera.cli.pool import Job, run
    from tessera.cli.tally import Tally, summary

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
    with Tally(job, out) as tally, _progress() as progress:
        task = progress.add_task("", total=n)

        def receive(rows: list[Row]) -> None:
            tally.add(rows)
            progress.update(task, completed=tally.rows)

        try:
            complete = run(job, workers or _cores(), receive)
        except BrokenProcessPool:
            raise stop(f"a worker process was killed (out of memory?) after {tally.rows} matches") from None
    report = tally.report()
    if json:
        write_json(report)
    else:
        console().print(summary(report))
    if not complete:
        raise typer.Exit(INTERRUPTED)
    if report.finished < report.games:
        raise typer.Exit(FAILED)


def _cores() -> int:
    """The cores this process may use, which in a container are fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _progress() -> Progress:
    """A bar on stderr, for a person who waits; nothing in a pipe."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from tessera.cli.console import console

    err = console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, disable=not err.is_terminal, transient=True)
