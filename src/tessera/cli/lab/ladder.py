"""``tessera lab ladder``: who is better, and how strong is everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tessera.cli.arguments import GameId, Json, Settings, read_bots, read_settings, seat_count
from tessera.cli.errors import INTERRUPTED, BadInput
from tessera.cli.lab.common import (
    Address,
    Executors,
    Folder,
    Seats,
    Seed,
    Workers,
    chosen_executor,
    need_lab,
    progress,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tessera.lab.ladder import Standing

WORDS = {"open": "not known yet", "first": "better", "second": "worse", "equal": "no difference"}


def ladder(
    game_id: GameId,
    bots: Annotated[
        str, typer.Option(metavar="A,B,C", help="The bots: names, module:Class or file.py:Class.")
    ],
    out: Folder,
    n: Annotated[
        int, typer.Option("-n", "--deals", min=1, metavar="N", help="At most so many deals per pairing.")
    ] = 1000,
    margin: Annotated[
        float,
        typer.Option(min=0.005, max=0.4, metavar="M", help="A share of 0.5 + M is worth telling from 0.5."),
    ] = 0.05,
    seats: Seats = None,
    seed: Seed = 0,
    option: Settings = None,
    workers: Workers = None,
    executor: Executors = "processes",
    address: Address = None,
    json: Json = False,
) -> None:
    """Let bots play each other until it is known who is better. Ctrl-C keeps what is finished."""
    need_lab()
    from tessera import kernel
    from tessera.cli.console import console, write_json
    from tessera.lab.ladder import Contest
    from tessera.lab.ladder import ladder as experiment_of
    from tessera.lab.run import Run

    named, settings = list(dict.fromkeys(read_bots(bots))), read_settings(option)
    if len(named) < 2:
        raise BadInput("a ladder needs two bots at least")
    game = kernel.game(game_id)
    count = seat_count(game, settings, seats, 2)
    run = Run.begin(out, experiment_of(game_id, named, count, seed, settings))
    contest = Contest(run, margin)
    before = sum([len(run.deals(arm)) for arm in range(len(run.experiment.arms))])
    with progress(n * len(run.experiment.arms) - before, count) as tell:
        complete = contest.play(n, chosen_executor(executor, workers, address), tell)
    standing = contest.standing()
    if json:
        write_json(standing)
    else:
        console().print(_table(standing))
    if not complete:
        raise typer.Exit(INTERRUPTED)


def _table(standing: Standing) -> RenderableType:
    from rich.box import SIMPLE_HEAD
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    ratings = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for title in ("bot", "rating", "95 %"):
        ratings.add_column(title, justify="left" if title == "bot" else "right")
    for each in standing.ratings:
        ratings.add_row(each.bot, f"{each.rating:+.0f}", f"{each.low:+.0f} – {each.high:+.0f}")
    headline = (
        f"{standing.game}: {standing.matches} matches in {standing.blocks} blocks, seed {standing.seed}"
    )
    if standing.unfinished:
        headline += f" ({standing.unfinished} did not end)"
    shown: list[RenderableType] = [Text(headline, style="bold"), Text(), ratings]
    if standing.pairings:
        pairings = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
        for title in ("bot", "against", "blocks", "share", "95 %", ""):
            pairings.add_column(title, justify="left" if title in ("bot", "against", "") else "right")
        for pair in standing.pairings:
            interval = f"{pair.low:.1%} – {pair.high:.1%}"
            pairings.add_row(
                pair.first, pair.second, str(pair.blocks), f"{pair.share:.1%}", interval, WORDS[pair.verdict]
            )
        shown += [Text(), pairings]
    return Group(*shown)
