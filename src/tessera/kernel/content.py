"""Content: the numbers and names of a game's components, frozen for a match.

A match runs on one content table, shared by reference and never changed. The built-in table can be corrected by
an owner of the box with a content file; the digest tells records which numbers a match was played with.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from tessera.kernel.ambient import Ambient

_encode = msgspec.msgpack.Encoder(order="deterministic").encode


class BadContent(ValueError):
    """A content file that does not fit the game."""


class Content(Ambient):
    """A game's component tables. Games subclass it and unpack what their rules read most."""

    __slots__ = ("digest", "tables")

    def __init__(self, tables: Struct) -> None:
        self.tables = tables
        self.digest = sha256(_encode(tables)).hexdigest()[:16]


def override(tables: Struct, changes: Mapping[str, Any]) -> Any:
    """The tables with some numbers replaced.

    `changes` mirrors the tables: ``{"power_cards": {"agora": {"value": 4}}, "constants": {"pass_coins": 2}}``.
    Rows are named by their `key`. Anything unknown or ill-typed is refused by name.
    """
    fields = {}
    for name, change in changes.items():
        if name not in tables.__struct_fields__:
            raise BadContent(f"there is no table {name!r}; there are {', '.join(tables.__struct_fields__)}")
        fields[name] = _overridden(getattr(tables, name), change, name)
    return _replaced(tables, fields, "content")


def _overridden(table: Any, change: Any, where: str) -> Any:
    if not isinstance(change, Mapping):
        raise BadContent(f"{where}: expected a section with names and values")
    if isinstance(table, Struct):
        return _replaced(table, change, where)
    if not (isinstance(table, tuple) and all(hasattr(row, "key") for row in table)):
        raise BadContent(f"{where} cannot be changed")
    rows = {row.key: row for row in table}
    for key, fields in change.items():
        if key not in rows:
            raise BadContent(f"{where} has no {key!r}; it has {', '.join(rows)}")
        if not isinstance(fields, Mapping):
            raise BadContent(f"{where}.{key}: expected a section with names and values")
        rows[key] = _replaced(rows[key], fields, f"{where}.{key}")
    return tuple(rows.values())


def _replaced(row: Any, fields: Mapping[str, Any], where: str) -> Any:
    for name in fields:
        if name == "key" or name not in row.__struct_fields__:
            allowed = ", ".join(field for field in row.__struct_fields__ if field != "key")
            raise BadContent(f"{where} has no value {name!r} to change; it has {allowed}")
    whole = {name: getattr(row, name) for name in row.__struct_fields__} | dict(fields)
    try:
        return msgspec.convert(whole, type(row))
    except msgspec.ValidationError as error:
        raise BadContent(f"{where}: {error}") from None
