"""The two statements of every move, prepared once."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, CursorResult, Insert, Update, bindparam, insert, update
from sqlalchemy.dialects import sqlite

from tessera.store.schema import journal, tables

CHANGING = ("status", "entries", "changed", "finished", "summary")
"""The columns of a table that moves change."""


class Prepared:
    """A statement that SQLite gets as finished text: most of its cost would be SQLAlchemy putting it together."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        self._text = str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))

    def run(self, connection: Connection, values: dict[str, Any]) -> CursorResult[Any]:
        if connection.dialect.name != "sqlite":
            return connection.execute(self._statement, values)
        plain = {name: _text_of(value) if type(value) is dict else value for name, value in values.items()}
        return connection.exec_driver_sql(self._text, plain)


def _text_of(value: object) -> str:
    return msgspec.json.encode(value).decode()


ADVANCE = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.entries == bindparam("expected"))
    .values({name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in CHANGING})
)
"""Move a table on, if it still has as many entries as expected."""

NOTE = Prepared(insert(journal))
"""Write an entry into the journal."""
