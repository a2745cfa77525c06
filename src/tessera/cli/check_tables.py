"""``tessera check-tables``: which running matches would go on with the rules and the content installed here."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from tessera.cli.arguments import Json
from tessera.cli.databases import Database, chosen_database
from tessera.cli.errors import FAILED

if TYPE_CHECKING:
    from tessera.store import Store

Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Tell only of tables that would not go on.")]


class Checked(NamedTuple):
    """What would become of a table."""

    table: str
    game: str
    rules: str
    """The version of the rules it is played with, and of those that are here."""
    here: str
    moves: int
    verdict: str
    """Same, kept (old rules that are still installed), agrees, diverges or unknown-game."""
    common: int
    """How many moves agree."""
    reason: str = ""


def check_tables(db: Database = None, quiet: Quiet = False, json: Json = False) -> None:
    """Play every unfinished match of a database again, before an upgrade: which ones would not go on, and why."""
    from tessera.cli.console import write_json

    checked = asyncio.run(_check_all(chosen_database(db, must_exist=True)))
    diverging = [table for table in checked if table.verdict in ("diverges", "unknown-game")]
    if json:
        write_json([table._asdict() for table in checked])
    else:
        for table in diverging if quiet else checked:
            print(_line(table))
        print(f"{len(checked)} unfinished matches, {len(diverging)} of them would not go on.")
    if diverging:
        raise typer.Exit(FAILED)


def _line(table: Checked) -> str:
    versions = (
        f"rules {table.rules}" if table.rules == table.here else f"rules {table.rules}, here {table.here}"
    )
    told = f"{table.table}  {table.game} ({versions}), {table.moves} moves: {table.verdict}"
    if table.verdict == "diverges":
        where = f"after move {table.common}" if table.common >= 0 else "at the deal"
        return f"{told} {where}: {table.reason}"
    return told


async def _check_all(database: str) -> list[Checked]:
    from tessera.store import Store

    store = Store(database)  # only read: it may belong to another version, and its server may be running
    try:
        return [await _check(store, table) for table in await store.unfinished()]
    finally:
        await store.close()


async def _check(store: Store, table_id: str) -> Checked:
    from tessera.kernel.registry import UnknownGame, edition
    from tessera.table import Table
    from tessera.table.journal import Created, Renewed, decode

    entries = [decode(text) for text in await store.entries(table_id)]
    created = entries[0]
    assert isinstance(created, Created)
    renewed = [entry for entry in entries if isinstance(entry, Renewed)]
    rules = renewed[-1].rules if renewed else created.rules
    try:
        game = edition(created.game, rules)
        today = edition(created.game, "")
    except UnknownGame as error:
        return Checked(table_id, created.game, rules, "", 0, "unknown-game", -1, str(error))
    table = Table.restored(table_id, game, entries)
    moves = len(table.match.moves) if table.match is not None else 0
    facts = (table_id, created.game, rules, today.rules_version, moves)
    if table.stale is not None:
        return Checked(*facts, "diverges", table.stale.common, table.stale.reason)
    same = table.plays_by(today)
    return Checked(*facts, "kept" if game is not today else "same" if same else "agrees", moves)
