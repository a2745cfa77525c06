"""The names under which things are saved: of steps, positions and entries, with their fields.

Databases hold them, so they may be added to, not renamed or dropped. `saved_names.json` is the list of all that were
published. ``python -m tests.saved_names`` adds what is new; with ``--anew`` it writes the list anew, which is right
only for names that no published version has saved.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from msgspec import inspect

from tessera.kernel.ambient import Ambient
from tessera.kernel.record import Record
from tessera.kernel.registry import game
from tessera.table.journal import Entry
from tessera.table.standing import Standing
from tests.ours import OURS

FILE = Path(__file__).with_suffix(".json")
TABLES = "tables"
"""What belongs to no game: entries, standings and records."""

Names = dict[str, list[str]]
"""The fields of every struct, by its name."""


def structs_in(*types: Any) -> Names:
    """Every struct that is saved with values of these types."""
    found: Names = {}
    waiting: list[Any] = list(inspect.multi_type_info(types))
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, inspect.StructType):
            name = kind.cls.__name__
            if name in found:
                continue
            found[name] = []
            for field in kind.fields:
                if _is_saved(field.type):
                    found[name].append(field.encode_name)
                    waiting.append(field.type)
            found[name].sort()
        waiting += _inside(kind)
    return found


def _is_saved(kind: inspect.Type) -> bool:
    return not (isinstance(kind, inspect.CustomType) and issubclass(kind.cls, Ambient))


def _inside(kind: Any) -> list[inspect.Type]:
    """The types that a union, a tuple, a mapping or a list is made of."""
    parts: list[inspect.Type] = []
    for name in ("types", "item_types"):
        parts += getattr(kind, name, ())
    return parts + [
        getattr(kind, name) for name in ("item_type", "key_type", "value_type") if hasattr(kind, name)
    ]


def names_now() -> dict[str, Names]:
    """All names of today, by game."""
    names = {TABLES: structs_in(Entry, Standing, Record)}
    for game_id in OURS:
        found = game(game_id)
        names[game_id] = structs_in(found.state, *found.codec.named.values())
    return names


def names_published() -> dict[str, Names]:
    published: dict[str, Names] = json.loads(FILE.read_text())
    return published


def together(old: dict[str, Names], new: dict[str, Names]) -> dict[str, Names]:
    return {
        part: {
            name: sorted({*old.get(part, {}).get(name, ()), *new.get(part, {}).get(name, ())})
            for name in sorted({*old.get(part, {}), *new.get(part, {})})
        }
        for part in sorted({*old, *new})
    }


if __name__ == "__main__":
    known = {} if "--anew" in sys.argv[1:] or not FILE.exists() else names_published()
    FILE.write_text(json.dumps(together(known, names_now()), indent=1) + "\n")
