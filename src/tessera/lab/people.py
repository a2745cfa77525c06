"""Positions of matches that people have played, for those who learn from them.

They come from the database of a server, and only with consent: of finished matches for which everybody who ever sat at
the table agrees today (`tessera.store.research`). The rows are those of bots' matches; they name no person, no table
and no time.

    FOLDER/collection.json                      which game, for how many, by which rules, how many matches
    FOLDER/positions/arm=0/part-00000.parquet   the rows of some matches
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from tessera import __version__
from tessera.kernel import AnyGame, Match, Outcome, ask
from tessera.kernel import game as find
from tessera.kernel.chance import Scripted
from tessera.kernel.engine import give
from tessera.kernel.match import givers
from tessera.lab.blocks import PositionRow, ended, position_row
from tessera.lab.run import BadRun, write_part
from tessera.store.research import finished_tables, who_agrees
from tessera.table import Table
from tessera.table.journal import Created, Sat, decode

if TYPE_CHECKING:
    from tessera.store import Store

MANIFEST = "collection.json"
PART = 100
"""Matches in one file."""


class Collection(Struct, frozen=True, kw_only=True):
    """What a folder holds."""

    game: str
    seats: int
    rules: str
    tessera: str
    matches: int
    positions: int
    left_out: int
    """Matches that people agreed to, but which were played by other rules, with another content, or not to the end."""


def collection_in(folder: Path) -> Collection | None:
    """What was collected there, if anything was."""
    file = folder / MANIFEST
    return msgspec.json.decode(file.read_bytes(), type=Collection) if file.exists() else None


async def collect(store: Store, game_id: str, seats: int, folder: Path) -> Collection:
    """Write the positions of everything that people have agreed to."""
    if folder.exists() and any(folder.iterdir()):
        raise BadRun(
            f"{str(folder)!r} is not empty: people may have changed their minds since, so begin anew"
        )
    game: AnyGame = find(game_id)
    matches = positions = left_out = 0
    rows: list[PositionRow] = []
    agreeing = await who_agrees(store)
    for table_id in await finished_tables(store, game_id):
        entries = [decode(text) for text in await store.entries(table_id)]
        created = entries[0]
        assert isinstance(created, Created)
        people = {entry.user for entry in entries if isinstance(entry, Sat)}
        if created.seats != seats or not people or not people <= agreeing:
            continue
        match = playable(game, created, Table.restored(table_id, game, entries))
        if match is None:
            left_out += 1
            continue
        found = list(positions_of(match, matches))
        rows += found
        matches, positions = matches + 1, positions + len(found)
        if matches % PART == 0:
            write_part(folder, "positions", 0, matches // PART - 1, rows)
            rows = []
    if rows:
        write_part(folder, "positions", 0, matches // PART, rows)
    told = Collection(
        game=game_id,
        seats=seats,
        rules=game.rules_version,
        tessera=__version__,
        matches=matches,
        positions=positions,
        left_out=left_out,
    )
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n")
    return told


def playable(game: AnyGame, created: Created, table: Table) -> Match[Any] | None:
    """The match of a table, if it was played to its end by the rules and with the content that are here."""
    match = table.match
    if table.stale is not None or created.changes or created.rules != game.rules_version:
        return None
    return match if match is not None and match.over else None


def positions_of(match: Match[Any], number: int) -> Iterator[PositionRow]:
    """Every position of a match in which somebody decided, as they saw it."""
    end: Outcome = match.state.outcome
    chance = match.record().setup
    count = 0
    for at, move in enumerate(match.moves):
        s = match.at(at)
        s.chance = Scripted(move.chance)
        for giver, option in givers(s, move.seat, move.answers):
            decision = ask(s, giver)
            assert decision is not None
            yield ended(position_row(match.game, number, count, s, decision, option, chance), end)
            give(s, giver, option)
            chance, count = (), count + 1
        chance = move.chance
