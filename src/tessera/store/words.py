"""Names and remarks lie beside the journal: whoever leaves for good takes them along, and the journal stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select

from tessera.store.prepared import SAY
from tessera.store.schema import bundles, journal, reports, words

PERSONAL = {
    b'{"type":"Sat",': ("name",),
    b'{"type":"Renamed",': ("name",),
    b'{"type":"Said",': ("name", "text"),
}
"""The entries that say something of a person, by how they begin, and in which of their fields."""


def set_apart(entry: bytes) -> tuple[str, dict[str, Any] | None]:
    """An entry as the journal keeps it, and what is kept beside it, with whom it is about."""
    fields = next((fields for start, fields in PERSONAL.items() if entry.startswith(start)), None)
    if fields is None:
        return entry.decode(), None
    facts = msgspec.json.decode(entry)
    said = {name: facts[name] for name in fields}
    bare = msgspec.json.encode(facts | dict.fromkeys(fields, "")).decode()
    return bare, {"user": facts["user"], "said": msgspec.json.encode(said).decode()}


def keep(connection: Connection, table: str, beside: Sequence[tuple[int, dict[str, Any]]]) -> None:
    """Keep what belongs to entries of these numbers."""
    for number, row in beside:
        SAY.run(connection, {"table": table, "number": number, **row})


def whole_entries(connection: Connection, table: str, since: int) -> list[str]:
    """The journal of a table from an entry on, with what lies beside it; what was struck out is empty."""
    beside = (words.c.table == journal.c.table) & (words.c.number == journal.c.number)
    query = select(journal.c.entry, words.c.said).select_from(journal.outerjoin(words, beside))
    query = query.where(journal.c.table == table, journal.c.number >= since).order_by(journal.c.number)
    return [_joined(entry, said) for entry, said in connection.execute(query)]


def whole_journals(connection: Connection, names: Sequence[str]) -> dict[str, list[str]]:
    """The journals of several tables from their beginning."""
    beside = (words.c.table == journal.c.table) & (words.c.number == journal.c.number)
    query = select(journal.c.table, journal.c.entry, words.c.said)
    query = query.select_from(journal.outerjoin(words, beside)).where(journal.c.table.in_(names))
    found: dict[str, list[str]] = {}
    for table, entry, said in connection.execute(query.order_by(journal.c.table, journal.c.number)):
        found.setdefault(table, []).append(_joined(entry, said))
    return found


def _joined(entry: str, said: str | None) -> str:
    if said is None:
        return entry
    return msgspec.json.encode(msgspec.json.decode(entry) | msgspec.json.decode(said)).decode()


def said_by(connection: Connection, user: str) -> list[dict[str, Any]]:
    """Everything that somebody has said, and under which name, with the table it was said at."""
    query = select(words).where(words.c.user == user).order_by(words.c.table, words.c.number)
    return [
        {"table": row["table"], "entry": row["number"], **msgspec.json.decode(row["said"])}
        for row in connection.execute(query).mappings()
    ]


def strike_out(connection: Connection, user: str) -> None:
    """Nothing that somebody has said, and no name of theirs, is left anywhere."""
    connection.execute(delete(words).where(words.c.user == user))
    connection.execute(reports.update().where(reports.c.person == user).values(name="", said=""))
    connection.execute(reports.update().where(reports.c.by == user).values(text=""))
    for row in connection.execute(select(bundles.c.id, bundles.c.report)).mappings().all():
        if row["report"].get("user") == user:
            bare = row["report"] | {"text": "", "user": ""}
            connection.execute(bundles.update().where(bundles.c.id == row["id"]).values(report=bare))
