"""``tessera lab play``: an experiment of one arm, kept as frames."""

from __future__ import annotations

from typing import Annotated

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
)
from tessera.cli.errors import INTERRUPTED
from tessera.cli.lab.common import (
    Address,
    Bots,
    Executors,
    Folder,
    Seats,
    Seed,
    Workers,
    chosen_executor,
    lab_seats,
    need_lab,
    progress,
)


def play(
    game_id: GameId,
    out: Folder,
    n: Annotated[int, typer.Option("-n", "--deals", min=1, metavar="N", help="How many deals.")] = 100,
    bots: Bots = "random",
    seats: Seats = None,
    seed: Seed = 0,
    option: Settings = None,
    content: ContentFile = None,
    keep: Annotated[
        str, typer.Option(metavar="A,B", help="What is kept beside matches: seats, decisions, events.")
    ] = "",
    workers: Workers = None,
    executor: Executors = "processes",
    address: Address = None,
    json: Json = False,
) -> None:
    """Play every deal from every seat, and keep what happened as Parquet."""
    need_lab()
    from tessera import kernel
    from tessera.cli.console import console, write_json
    from tessera.lab.experiment import Arm, Experiment
    from tessera.lab.run import Run

    game = kernel.game(game_id)
    settings, named = read_settings(option), read_bots(bots)
    count = lab_seats(game, settings, seats, named)
    arm = Arm(tuple(around_the_table(named, count)), settings, read_changes(game, content) or {})
    kept = tuple([name for name in keep.split(",") if name])
    run = Run.begin(out, Experiment(game=game_id, arms=(arm,), seed=seed, keep=kept))
    with progress(n - len(run.deals(0)), count) as tell:
        complete = run.play(run.blocks(n), chosen_executor(executor, workers, address), tell)
    deals = len(run.deals(0))
    size = sum([file.stat().st_size for file in out.glob("*/*/*.parquet")])
    if json:
        write_json({"run": str(out), "deals": deals, "matches": deals * count, "bytes": size})
    else:
        told = (
            f"{out}: {deals} deals, {deals * count} matches, {size / max(1, deals * count):,.0f} bytes each"
        )
        console().print(told)
    if not complete:
        raise typer.Exit(INTERRUPTED)
