"""``tessera backup`` and ``tessera restore``: a copy of everything in one file, for either kind of database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from tessera.cli.databases import Database, chosen_database
from tessera.cli.errors import BadInput


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy.")],
    db: Database = None,
) -> None:
    """Copy everything into one file. The server may be running."""
    rows = asyncio.run(_back_up(chosen_database(db, must_exist=True), file))
    print(f"{file}: {rows} rows. It holds secrets: keep it as safe as the database.")


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `tessera backup` has written.")],
    db: Database = None,
) -> None:
    """Fill an empty database, SQLite or PostgreSQL, from a copy of either."""
    if not file.is_file():
        raise BadInput(f"there is no file {str(file)!r}")
    rows = asyncio.run(_restore(chosen_database(db), file))
    print(f"{rows} rows are restored.")


async def _back_up(database: str, file: Path) -> int:
    from tessera.store import Store
    from tessera.store.backup import back_up

    store = await Store.open(database)
    try:
        return await back_up(store, file)
    finally:
        await store.close()


async def _restore(database: str, file: Path) -> int:
    from tessera.store import Store, claimed
    from tessera.store.backup import restore as fill

    with claimed(database):
        store = await Store.open(database)
        try:
            return await fill(store, file)
        finally:
            await store.close()
