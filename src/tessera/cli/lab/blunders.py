"""``tessera lab blunders``: whether an analysis finds what was planted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tessera.cli.arguments import GameId, Json, read_bots
from tessera.cli.errors import INTERRUPTED
from tessera.cli.lab.common import Bots, Seed, Workers, lines_of, note

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessera.lab.blunders import Found, Sown
    from tessera.lab.puzzles import Unit


def blunders(
    game_id: GameId,
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="Matches, one per line; those that are there count.")
    ],
    n: Annotated[int, typer.Option("-n", min=1, metavar="N", help="How many are planted.")] = 50,
    bots: Bots = "medium",
    seed: Seed = 0,
    workers: Workers = 1,
    json: Json = False,
) -> None:
    """Plant blunders in matches of bots, and tell how many of them an analysis finds."""
    from functools import partial

    import msgspec

    from tessera.cli.console import console, write_json
    from tessera.lab.blunders import Sower, Sown, found_in
    from tessera.lab.pool import executor

    sown = lines_of(out, Sown)
    with out.open("ab") as file:
        wanted = _wanted(game_id, read_bots(bots), seed, n, sown, {each.seed for each in sown})
        complete = executor(workers or 1).run(partial(Sower, game_id), wanted, partial(note, file, sown))
    found = found_in(sown)
    if json:
        write_json({**msgspec.to_builtins(found), "recall": found.recall, "precision": found.precision})
    else:
        console().print(_told(found), markup=False, highlight=False)
    if not complete:
        raise typer.Exit(INTERRUPTED)


def _wanted(
    game_id: str, bots: list[str], seed: int, n: int, sown: list[Sown], known: set[int]
) -> Iterator[Unit]:
    """Matches until enough is planted; those that are there are left out."""
    from tessera import kernel
    from tessera.lab.puzzles import units

    for unit in units(kernel.game(game_id), bots, seed):
        if sum([len(each.planted) for each in sown]) >= n:
            return
        if unit.seed not in known:
            yield unit


def _told(found: Found) -> str:
    return (
        f"{found.planted} blunders planted in {found.matches} matches with {found.decisions} decisions: "
        f"{found.named} were named ({found.recall:.0%}), {found.moments} shown as decisive. "
        f"Of {found.others} other decisions that were named {found.confirmed} lose when play goes on "
        f"(precision {found.precision:.0%}). {found.seconds} s"
    )
