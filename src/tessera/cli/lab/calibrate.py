"""``tessera lab calibrate``: what a lead is worth, from matches of bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tessera.cli.arguments import GameId, Json, read_bots
from tessera.cli.errors import INTERRUPTED, BadInput
from tessera.cli.lab.common import Bots, Seed, Workers, lines_of, need_lab, note

if TYPE_CHECKING:
    from tessera.analysis.chances import Model
    from tessera.lab.calibrate import Witness

FEWEST = 8
"""Matches to fit anything to."""


def calibrate(
    game_id: GameId,
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="Matches, one per line; those that are there stay.")
    ],
    n: Annotated[int, typer.Option("-n", "--matches", min=1, metavar="N", help="How many matches.")] = 200,
    bots: Bots = "easy,medium",
    records: Annotated[
        list[Path] | None,
        typer.Option("--records", metavar="FILE", help="Records of matches to learn from as well; several."),
    ] = None,
    seed: Seed = 0,
    workers: Workers = None,
    write: Annotated[bool, typer.Option("--write", help="Write the numbers beside the game.")] = False,
    json: Json = False,
) -> None:
    """Fit chances to win to matches of bots, and tell how well they fit matches that were held back."""
    need_lab()
    from functools import partial

    from tessera import kernel
    from tessera.analysis.chances import FILE
    from tessera.cli.console import console, write_json
    from tessera.kernel.resources import folder_of
    from tessera.lab.calibrate import Watcher, Witness, calibrated, encoded, units
    from tessera.lab.pool import cores, executor

    game, named = kernel.game(game_id), read_bots(bots)
    there = lines_of(out, Witness)
    known = {each.seed for each in there}
    seats = [count for count in game.seats if count > 1]
    missing = [each for each in units(n, seats, named, seed) if each.seed not in known]
    complete = True
    if missing:
        with out.open("ab") as file:
            work = executor(min(workers or cores(), len(missing)))
            complete = work.run(partial(Watcher, game_id), missing, partial(note, file, there))
    played = len(there)
    there += _recorded(records or [])
    if len([each for each in there if each.won]) < FEWEST:
        raise BadInput(f"chances are fitted to {FEWEST} finished matches at least")
    made = {
        "command": f"tessera lab calibrate {game_id} -n {played} --bots {bots} --seed {seed}",
        "records": len(records or ()),
        "rules": game.rules_version,
    }
    model = calibrated(there, made)
    if write:
        folder = folder_of(game.package)
        assert folder is not None
        Path(str(folder.joinpath("bots", FILE))).write_bytes(encoded(model))
    if json:
        import msgspec

        write_json(msgspec.to_builtins(model))
    else:
        console().print(_page(model), markup=False, highlight=False)
    if not complete:
        raise typer.Exit(INTERRUPTED)


def _recorded(files: list[Path]) -> list[Witness]:
    """Matches of records; those of one player tell nothing about rivals."""
    from tessera import kernel
    from tessera.cli.saves import read_record
    from tessera.lab.calibrate import witness_of

    found = []
    for number, file in enumerate(files, 1):
        record = read_record(file)
        if record.seats > 1:
            found.append(witness_of(kernel.replay(kernel.game(record.game), record), -number))
    return found


def _page(model: Model) -> str:
    """The tables, as the documents show them."""
    lines = ["| held back | matches | Brier | all alike |", "| --- | --- | --- | --- |"]
    for name, row in model.measured["scores"].items():
        lines.append(f"| {name} | {row['matches']} | {row['brier']:.3f} | {row['alike']:.3f} |")
    lines += ["", "| told | came true | matches |", "| --- | --- | --- |"]
    lines += [
        f"| {row['told']:.0%} | {row['came']:.0%} | {row['matches']} |"
        for row in model.measured["reliability"]
    ]
    lines += ["", f"gaps: {', '.join([f'{gap:.3f}' for gap in model.gaps])}; fit: {model.fit}"]
    return "\n".join(lines)
