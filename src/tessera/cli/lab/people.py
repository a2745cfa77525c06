"""``tessera lab people``: positions of people's matches, where they have agreed to it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tessera.cli.arguments import GameId, Json
from tessera.cli.databases import Database, chosen_database
from tessera.cli.lab.common import need_lab

if TYPE_CHECKING:
    from tessera.lab.people import Collection


def people(
    game_id: GameId,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="A new folder for the positions.")],
    db: Database = None,
    seats: Annotated[int, typer.Option("--seats", min=1, metavar="N", help="How many played.")] = 2,
    json: Json = False,
) -> None:
    """Write every position that people decided in, of matches whose players have all agreed to it, without names.

    The database is only read; its server may be running.
    """
    need_lab()
    from tessera import kernel
    from tessera.cli.console import console, write_json

    kernel.game(game_id)
    found = asyncio.run(_collect(chosen_database(db, must_exist=True), game_id, seats, out))
    if json:
        write_json({"matches": found.matches, "positions": found.positions, "left_out": found.left_out})
    else:
        console().print(
            f"{out}: {found.positions} positions of {found.matches} matches; {found.left_out} left out"
        )


async def _collect(database: str, game_id: str, seats: int, out: Path) -> Collection:
    from tessera.lab.people import collect
    from tessera.store import Store

    store = Store(database)
    try:
        return await collect(store, game_id, seats, out)
    finally:
        await store.close()
