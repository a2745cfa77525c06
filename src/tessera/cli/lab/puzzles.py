"""``tessera lab puzzles``: positions with one best answer, from matches of bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tessera.cli.arguments import GameId, Json, read_bots
from tessera.cli.errors import INTERRUPTED, BadInput
from tessera.cli.lab.common import Bots, Seed, Workers, lines_of, note

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessera.lab.puzzles import Collection, Looked, Unit

LEDGER = "looked.jsonl"
"""The matches that were looked at, one per line."""


def puzzles(
    game_id: GameId,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FOLDER", help="Where they are written; a search that is there goes on."
        ),
    ] = None,
    n: Annotated[int, typer.Option("-n", min=1, metavar="N", help="How many puzzles are wanted.")] = 40,
    matches: Annotated[
        int, typer.Option("--matches", min=1, metavar="N", help="Look at no more matches than these.")
    ] = 10_000,
    bots: Bots = "easy,medium",
    seed: Seed = 0,
    workers: Workers = 1,
    renew: Annotated[
        bool,
        typer.Option(
            "--renew", help="Judge the game's own puzzles anew, and drop those that are none any more."
        ),
    ] = False,
    json: Json = False,
) -> None:
    """Look for puzzles in matches of bots, or judge those of a game under today's rules."""
    if renew:
        _renew(game_id, out)
        return
    if out is None:
        raise BadInput("say where puzzles are written: --out FOLDER")
    from functools import partial

    from tessera.lab.pool import executor
    from tessera.lab.puzzles import Collection, Looked, Seeker

    out.mkdir(parents=True, exist_ok=True)
    collection, looked = Collection(), lines_of(out / LEDGER, Looked)
    for each in looked:
        collection.add(each)
    with (out / LEDGER).open("ab") as file:
        wanted = _wanted(
            game_id, read_bots(bots), seed, matches, collection, n, {each.seed for each in looked}
        )
        receive = partial(_note, out, file, collection, looked)
        complete = executor(workers or 1).run(partial(Seeker, game_id), wanted, receive)
    _tell(looked, collection, json)
    if not complete:
        raise typer.Exit(INTERRUPTED)


def _wanted(
    game_id: str, bots: list[str], seed: int, most: int, collection: Collection, n: int, known: set[int]
) -> Iterator[Unit]:
    """Matches until there are enough puzzles; those that were looked at are left out."""
    from tessera import kernel
    from tessera.lab.puzzles import units

    for unit in units(kernel.game(game_id), bots, seed):
        if len(collection.kept) >= n or unit.seed >= seed + most:
            return
        if unit.seed not in known:
            yield unit


def _note(out: Path, file: Any, collection: Collection, looked: list[Looked], found: Looked) -> None:
    from tessera.analysis.puzzles import ENDING

    for each in collection.add(found):
        (out / f"{each.id}{ENDING}").write_text(each.text, encoding="utf-8")
    note(file, looked, found)


def _tell(looked: list[Looked], collection: Collection, json: bool) -> None:
    from tessera.cli.console import console, write_json

    seconds, decisions = sum([each.seconds for each in looked]), sum([each.decisions for each in looked])
    told = {
        "matches": len(looked),
        "decisions": decisions,
        "puzzles": len(collection.kept),
        "per_1000_matches": round(1000 * len(collection.kept) / len(looked)) if looked else 0,
        "seconds": round(seconds, 1),
    }
    if json:
        write_json(told)
        return
    console().print(
        f"{told['puzzles']} puzzles in {told['matches']} matches with {decisions} decisions "
        f"({told['per_1000_matches']} per 1,000 matches, {told['seconds']} s)"
    )


def _renew(game_id: str, folder: Path | None) -> None:
    """Judge puzzles anew, in the game's own folder unless another is named."""
    from tessera import kernel
    from tessera.analysis.puzzles import ENDING, FOLDER, Stale
    from tessera.cli.console import console
    from tessera.kernel.resources import folder_of
    from tessera.lab.puzzles import renewed

    game = kernel.game(game_id)
    own = folder_of(game.package)
    assert own is not None
    place, kept, dropped = folder or Path(str(own.joinpath(FOLDER))), 0, 0
    for file in sorted(place.glob(f"*{ENDING}")):
        try:
            file.write_text(renewed(game, file.stem, file.read_text(encoding="utf-8")), encoding="utf-8")
            kept += 1
        except Stale as stale:
            file.unlink()
            dropped += 1
            console().print(str(stale), markup=False, highlight=False)
    console().print(f"{kept} puzzles hold, {dropped} were dropped")
