"""``tessera lab replay``: any match of a run, again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tessera.cli.lab.common import RunFolder, need_lab


def replay(
    run: RunFolder,
    row: Annotated[int, typer.Argument(metavar="ROW", help="The number of a match.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the record, for `tessera replay`.")
    ] = None,
) -> None:
    """Play a match of a run again, and check that it comes to the same."""
    need_lab()
    from tessera.cli.console import console
    from tessera.cli.files import write_whole
    from tessera.kernel.record import dump
    from tessera.lab.run import Run

    match = Run.open(run).replay(row)
    if out is not None:
        write_whole(out, dump(match.record()))
    end = match.state.outcome
    scores = ", ".join(
        [
            f"{bot} {score}" + (" (won)" if rank == 1 else "")
            for bot, score, rank in zip(match.players, end.scores, end.ranks, strict=True)
        ]
        if end is not None
        else ["not over"]
    )
    console().print(f"match {row}: {len(match.moves)} moves, {scores}")
