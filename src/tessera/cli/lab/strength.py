"""``tessera lab strength``: the page that says how strong the bots are, from the results of ladders."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tessera.cli.errors import BadInput
from tessera.cli.lab.common import need_lab


def strength(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where results and notes are kept.")],
    out: Annotated[Path, typer.Option("--out", metavar="PAGE", help="The page to write.")],
    add: Annotated[
        list[Path] | None,
        typer.Option("--add", metavar="RUN", help="Keep the results of a ladder; may be said several times."),
    ] = None,
    revision: Annotated[
        str, typer.Option("--revision", metavar="REV", help="Of the code that the ladders have measured.")
    ] = "",
) -> None:
    """Write the page about strength anew, with the results of further ladders."""
    need_lab()
    from tessera.lab.run import BadRun, Run
    from tessera.lab.strength import keep, page, results_of

    if add and not revision:
        raise BadInput("results are kept with the revision that was measured: --revision REV")
    try:
        for run in add or ():
            keep(folder, results_of(Run.open(run), revision))
        out.write_text(page(folder), encoding="utf-8")
    except (BadRun, OSError) as error:
        raise BadInput(str(error)) from None
    typer.echo(f"written: {out}")
