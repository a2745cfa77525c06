"""The statements of every move and of every new table, prepared once."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec import Raw
from sqlalchemy import Connection, Delete, Insert, Update, bindparam, delete, insert, update
from sqlalchemy.dialects import sqlite

from tessera.store.schema import journal, players, tables, words

CHANGING = ("status", "entries", "changed", "finished", "summary")
"""The columns of a table that moves change."""


class Prepared:
    """A statement that SQLite gets as finished text, from nobody in between: most of its cost would be SQLAlchemy."""

    def __init__(self, statement: Insert | Update | Delete) -> None:
        compiled = statement.compile(dialect=sqlite.dialect(paramstyle="qmark"))
        self._statement = statement
        self._text = str(compiled)
        self._order: Sequence[str] = compiled.positiontup or ()

    def run(self, connection: Connection, values: dict[str, Any]) -> int:
        """How many rows it has changed."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self._statement, values).rowcount
        given = map(values.__getitem__, self._order)
        plain = [as_text(value) if type(value) in _JSON else value for value in given]
        file = cast(sqlite3.Connection, connection.connection.driver_connection)
        return file.execute(self._text, plain).rowcount


_JSON = (dict, Raw)


def as_text(value: object) -> str:
    """What is kept in a column of JSON; it may be JSON already."""
    return msgspec.json.encode(value).decode()


ADVANCE = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.entries == bindparam("expected"))
    .values({name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in CHANGING})
)
"""Move a table on, if it still has as many entries as expected."""

NOTE = Prepared(insert(journal))
"""Write an entry into the journal."""

OPEN = Prepared(insert(tables))
"""A new table."""

SEAT = Prepared(insert(players))
"""Somebody plays at a table."""

UNSEAT = Prepared(delete(players).where(players.c.table == bindparam("table")))
"""Nobody plays at a table any more."""

SAY = Prepared(insert(words))
"""Keep what an entry says of somebody beside it."""
