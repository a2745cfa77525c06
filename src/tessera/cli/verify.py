"""``tessera verify``: proof that nobody touched the shuffle."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tessera.cli.arguments import ContentFile, Json
from tessera.cli.errors import stop

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A match record or a saved match.")]


def verify(file: RecordFile, content: ContentFile = None, json: Json = False) -> None:
    """Prove that the shuffle of a match was the committed one."""
    from tessera import kernel
    from tessera.cli.arguments import content_of
    from tessera.cli.console import write_json
    from tessera.cli.saves import read_record
    from tessera.kernel.record import BadRecord

    record = read_record(file)
    game = kernel.game(record.game)
    table = content_of(game, record, content)
    if not record.key:
        raise stop(f"{str(file)!r} is not proven: it has no table key, so its chance cannot be verified")
    try:
        kernel.replay(
            game, record, table
        )  # also the moves, the positions and the outcome must be those written down
        kernel.verify(game, record, table)
    except BadRecord as error:
        raise stop(f"{str(file)!r} is not proven: {error}") from None
    drawn = len(record.setup) + sum(len(move.chance) for move in record.moves)
    if json:
        write_json({"file": str(file), "proven": True, "moves": len(record.moves), "chance": drawn})
    else:
        print(
            f"Proven: all {drawn} results of chance in {len(record.moves)} moves came from the committed key."
        )
