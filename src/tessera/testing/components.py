"""Component tables against one data file: every number of every row, written down once more.

The file (``components.json``) holds, by table and key, what the box says; what is nothing (0, no, an empty list) is
left out. It was compared with the box when it was made, so whoever changes a row must change it there too, on purpose.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from tessera.kernel.game import AnyGame

Rows = dict[str, dict[str, Any]]
"""The fields of every row, by its key."""
FILE = "components.json"
CONSTANTS = "value"
"""The only key of tables that are one row."""
FieldPath = tuple[str | int, ...]
"""The way to a number of a row: ``("gains", "culture")``, ``("stages", 2)``."""


def numbers(value: Any, path: FieldPath = ()) -> Iterator[tuple[FieldPath, int]]:
    """The numbers in a row that are printed: what is 0 is not."""
    if isinstance(value, bool | str) or not value:
        return
    if isinstance(value, int):
        yield path, value
    for name, inner in within(value):
        yield from numbers(inner, (*path, name))


def within(value: Any) -> Iterable[tuple[str | int, Any]]:
    """What lies in a struct, a mapping or a row of values, by its name."""
    if isinstance(value, msgspec.Struct):
        return [(name, getattr(value, name)) for name in value.__struct_fields__]
    if isinstance(value, Mapping):
        return value.items()
    return enumerate(value) if isinstance(value, tuple | list) else ()


def changed(value: Any, path: FieldPath, number: int) -> Any:
    """The same as plain values, in which one number is another."""
    if not path:
        return number
    first, *rest = path
    plain = {
        name: changed(inner, tuple(rest), number) if name == first else inner for name, inner in within(value)
    }
    return plain if isinstance(value, msgspec.Struct | Mapping) else tuple(plain.values())


def written(game: AnyGame) -> dict[str, Rows]:
    """The tables of a game as plain values."""
    return {table: _rows(getattr(game.tables, table)) for table in game.tables.__struct_fields__}


def _rows(table: Any) -> Rows:
    if not isinstance(table, tuple | list):
        return {CONSTANTS: _fields(table)}
    if not all(hasattr(row, "key") for row in table):
        return {str(number): {"is": _plain(row)} for number, row in enumerate(table)}
    return {row.key: _fields(row) for row in table}


def _fields(row: Any) -> dict[str, Any]:
    values = {name: _plain(getattr(row, name)) for name in row.__struct_fields__ if name != "key"}
    return {name: value for name, value in values.items() if value}


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def read(path: Path) -> dict[str, Rows]:
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Rows])


def dump(tables: dict[str, Rows]) -> str:
    """The data file: one row a line."""
    parts = []
    for table, rows in tables.items():
        lines = [f"    {_json(key)}: {_json(fields)}" for key, fields in rows.items()]
        parts.append(f"  {_json(table)}: {{\n" + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def differences(game: AnyGame, noted: dict[str, Rows], table: str) -> list[str]:
    """Where a table is not what the data file says, in words."""
    here, there = written(game).get(table, {}), noted.get(table, {})
    found = [f"{table} has no {key}" for key in there if key not in here]
    found += [f"{table}.{key} is not in the data file" for key in here if key not in there]
    for key in here.keys() & there.keys():
        for field in sorted(here[key].keys() | there[key].keys()):
            mine, other = here[key].get(field), there[key].get(field)
            if mine != other:
                found.append(f"{table}.{key}.{field} is {mine!r}, by the data file {other!r}")
    return found
