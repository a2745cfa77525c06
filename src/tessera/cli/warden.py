"""``tessera warden``: who keeps order on a server."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from tessera.cli.databases import Database, chosen_database
from tessera.cli.errors import BadInput


def warden(
    name: Annotated[str, typer.Argument(help="The name of an account.")],
    db: Database = None,
    remove: Annotated[bool, typer.Option("--remove", help="Not any more.")] = False,
) -> None:
    """Let an account keep order: remove tables, remarks and names. The server may be running."""
    asyncio.run(_appoint(chosen_database(db, must_exist=True), name, not remove))
    print(f"{name} keeps order here." if not remove else f"{name} does not keep order here any more.")


async def _appoint(database: str, name: str, appointed: bool) -> None:
    from tessera.server.sessions import folded
    from tessera.store import Store

    store = await Store.open(database)
    try:
        user = await store.user_by_login(folded(name))
        if user is None:
            raise BadInput(f"there is no account {name!r}")
        await store.change_user(user, warden=appointed)
    finally:
        await store.close()
