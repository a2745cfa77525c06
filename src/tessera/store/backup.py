"""A copy of everything in one file that any database can be filled from: SQLite or PostgreSQL, whichever it came from.

Lines of JSON, packed: which version made it, a line for every row, and at the end how many there were, so that a file
that was cut off is no copy. It holds what the database holds, secrets included.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, LargeBinary, Table, delete, func, insert, select
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError

from tessera.store.faults import Unusable
from tessera.store.schema import (
    journal,
    lookers,
    metadata,
    presences,
    secrets,
    seekers,
    shares,
    tables,
    users,
    words,
)
from tessera.store.store import Store
from tessera.store.upgrade import revision_of

PASSING = (lookers, presences, seekers, shares)
"""What is only true for a moment."""
LONG = (journal, words)
"""What is read table by table, because all of it may not fit into memory."""
AT_ONCE = 500
"""Rows that are written together."""


async def back_up(store: Store, file: Path) -> int:
    """Write a copy; how many rows it has. The server may be running: the copy is of one moment."""
    unfinished = file.with_name(file.name + ".part")
    opened = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(opened, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as lines:
        count = await store.read(lambda connection: _write(connection, lines))
    unfinished.replace(file)
    return count


def _write(connection: Connection, lines: IO[str]) -> int:
    if connection.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    print(json.dumps({"tessera": "backup", "schema": revision_of(connection)}), file=lines)
    count = 0
    for table in metadata.sorted_tables:
        for row in _rows(connection, table):
            print(json.dumps({"in": table.name, "row": _plain(table, row)}, ensure_ascii=False), file=lines)
            count += 1
    print(json.dumps({"end": count}), file=lines)
    return count


def _rows(connection: Connection, table: Table) -> Iterator[RowMapping]:
    if table in PASSING:
        return
    if table not in LONG:
        yield from connection.execute(select(table)).mappings()
        return
    for part in connection.execute(select(tables.c.id)).scalars().all():
        yield from connection.execute(select(table).where(table.c.table == part)).mappings()


def _plain(table: Table, row: RowMapping) -> dict[str, Any]:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {
        name: base64.b64encode(value).decode() if name in binary and value is not None else value
        for name, value in row.items()
    }


async def restore(store: Store, file: Path) -> int:
    """Fill an empty database from a copy, all of it or nothing; how many rows there were."""
    return await store.write(lambda connection: _read(connection, file))


def _read(connection: Connection, file: Path) -> int:
    for table in (users, tables):
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise Unusable("this database is not empty: a copy is restored into an empty one only")
    connection.execute(delete(secrets))
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            return _fill(connection, lines)
    except IntegrityError:
        raise Unusable(
            f"{file.name} is no whole copy of a database: a row that others name is missing"
        ) from None
    except (OSError, EOFError, ValueError, KeyError) as error:
        raise Unusable(f"{file.name} is no whole copy of a database: {error}") from None


def _fill(connection: Connection, lines: IO[str]) -> int:
    head = json.loads(lines.readline())
    here = revision_of(connection)
    if head.get("tessera") != "backup" or head["schema"] != here:
        raise ValueError(f"it has the schema {head.get('schema')!r}, this version has {here!r}")
    known = {table.name: table for table in metadata.sorted_tables}
    waiting: list[dict[str, Any]] = []
    into = ""
    for count, line in enumerate(lines):
        said = json.loads(line)
        if into and (said.get("in") != into or len(waiting) >= AT_ONCE):
            connection.execute(insert(known[into]), waiting)
            waiting = []
        if "end" in said:
            if said["end"] != count:
                raise ValueError(f"{count} of {said['end']} rows are there")
            return count
        into = said["in"]
        waiting.append(_typed(known[into], said["row"]))
    raise ValueError("its end is missing")


def _typed(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {
        name: base64.b64decode(value) if name in binary and value is not None else value
        for name, value in row.items()
    }
