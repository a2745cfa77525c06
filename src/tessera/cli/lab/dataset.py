"""``tessera lab dataset``: positions to learn from."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from tessera.cli.arguments import (
    GameId,
    Json,
    Settings,
    around_the_table,
    read_bots,
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


def dataset(
    game_id: GameId,
    out: Folder,
    n: Annotated[int, typer.Option("-n", "--deals", min=1, metavar="N", help="How many deals.")] = 100,
    bots: Bots = "heuristic",
    seats: Seats = None,
    seed: Seed = 0,
    option: Settings = None,
    workers: Workers = None,
    executor: Executors = "processes",
    address: Address = None,
    json: Json = False,
) -> None:
    """Write every position that bots decided in: what they saw, could do and did, and how it ended."""
    need_lab()
    from tessera import kernel
    from tessera.cli.console import console, write_json
    from tessera.lab.dataset import dataset as experiment_of
    from tessera.lab.run import Run

    game = kernel.game(game_id)
    settings, named = read_settings(option), read_bots(bots)
    count = lab_seats(game, settings, seats, named)
    run = Run.begin(out, experiment_of(game_id, tuple(around_the_table(named, count)), seed, settings))
    began = time.perf_counter()
    with progress(n - len(run.deals(0)), count) as tell:
        complete = run.play(run.blocks(n), chosen_executor(executor, workers, address), tell)
    seconds = time.perf_counter() - began
    positions = run.frame("positions").select("match").collect().height
    size = sum([file.stat().st_size for file in out.glob("positions/*/*.parquet")])
    if json:
        write_json({"positions": positions, "bytes": size, "seconds": round(seconds, 2)})
    else:
        console().print(
            f"{out}: {positions} positions, {size / max(1, positions):,.0f} bytes each, {seconds:.1f} s"
        )
    if not complete:
        raise typer.Exit(INTERRUPTED)
