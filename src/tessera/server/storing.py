"""How tables lie in the store: a row for lists, the journal, and now and then how the match stands."""

from __future__ import annotations

import logging
import time

import msgspec
from msgspec import Raw

from tessera.kernel.codec import as_one, fingerprint
from tessera.kernel.record import BadRecord
from tessera.kernel.registry import edition
from tessera.store import Saved, Store, TableRow
from tessera.table import Standing, Status, Table, standing
from tessera.table.journal import Created, Renewed, decode
from tessera.table.sheet import last_made, listed

log = logging.getLogger("tessera.server")

_encode = msgspec.json.Encoder().encode


class NoSuchTable(LookupError):
    """There is no table with this id."""


class GoneOn(RuntimeError):
    """Another process changed the table first; the caller should look again."""


def row_of(table: Table) -> TableRow:
    """What lists show of a table, and how many entries it has."""
    users = _encode({"users": [seat.user for seat in table.seats]})
    return TableRow(
        id=table.id,
        game=table.created.game,
        status=str(table.status),
        public=table.created.public,
        entries=table.entries,
        created=table.created.at,
        changed=table.changed,
        summary=Raw(as_one(listed(table, time.time()), users)),
        finished=last_made(table) if table.status is Status.FINISHED else None,
    )


def people_of(table: Table) -> list[str]:
    return sorted({seat.user for seat in table.seats if seat.user})


async def read(store: Store, table_id: str, saved: Saved | None = None) -> Table:
    """A table from its journal, by the short way if there is one; what is `saved` may have been read already."""
    texts = await store.entries(table_id) if saved is None else saved.entries
    entries = [decode(text) for text in texts]
    if not entries:
        raise NoSuchTable(table_id)
    created = entries[0]
    assert isinstance(created, Created)
    renewed = [entry for entry in entries if isinstance(entry, Renewed)]
    game = edition(created.game, renewed[-1].rules if renewed else created.rules)
    kept = await store.snapshot(table_id) if saved is None else saved.snapshot
    if kept is not None:
        try:
            return Table.restored(table_id, game, entries, _standing(kept))
        except Exception as error:  # whatever is wrong with a snapshot, the journal is the truth
            log.warning("snapshot ignored", extra={"table": table_id, "reason": repr(error)})
    table = Table.restored(table_id, game, entries)
    if table.stale is not None:
        await _tell_stale(store, table)
    return table


async def read_on(store: Store, table: Table) -> None:
    """What other processes have appended to a table since."""
    for text in await store.entries(table.id, table.entries):
        table.follow(decode(text))


async def _tell_stale(store: Store, table: Table) -> None:
    """A table that rests because the rules have changed: what the log of the host says of it."""
    assert table.stale is not None
    row = await store.table(table.id)
    table.stale.over = row is not None and row.status == "finished"
    facts = {"table": table.id, "move": table.stale.common, "reason": table.stale.reason}
    log.warning("the rules have changed: a match rests", extra=facts)


def _standing(kept: tuple[int, str, bytes]) -> Standing:
    """How a table stood, from its snapshot."""
    _, digest, data = kept
    if fingerprint(data) != digest:
        raise BadRecord("the snapshot is damaged")
    return standing.decode(data)


async def keep_standing(store: Store, table_id: str, entries: int, data: bytes) -> None:
    await store.keep_snapshot(table_id, entries, fingerprint(data), data)
