"""Content: the numbers and names of a game's components, frozen for a match.

A match runs on one content table, shared by reference and never changed. The built-in table can be corrected by
an owner of the box with a content file; the digest tells records which numbers a match was played with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from hashlib import sha256
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from tessera.kernel.ambient import Ambient
from tessera.kernel.effects import Ability, Card, Effect, Index, Plus, R, index, ready_effects

_encode = msgspec.msgpack.Encoder().encode  # dictionaries in the order they are written in


class BadContent(ValueError):
    """A content file that does not fit the game."""


class Source(StrEnum):
    """How certain a fact about a component is, the most certain first."""

    RULEBOOK = "rulebook"
    PUBLIC = "public"  # published elsewhere: recaps, other implementations
    MEMORY = "memory"  # known, but nowhere looked up
    RECONSTRUCTED = "reconstructed"  # lost; made to fit what is known


class Row(Struct, frozen=True):
    """A component: one row of a table. Games subclass it and add its numbers."""

    kind: ClassVar[str]
    """What it is on the board: ``wonder`` gives ``wonder:pentagon``."""

    key: str

    @property
    def element(self) -> str:
        return f"{self.kind}:{self.key}"

    def printed(self) -> Iterable[Effect]:
        """The effects that follow from the numbers printed on it."""
        return ()

    def certainty(self) -> Source | None:
        """Of the least certain of the facts about it, as its fields ``source`` and ``..._source`` say."""
        names = [name for name in self.__struct_fields__ if name == "source" or name.endswith("_source")]
        facts = [fact for name in names if isinstance(fact := getattr(self, name), Source)]
        return max(facts, key=list(Source).index, default=None)


T = TypeVar("T", bound=Struct)


class Content(Ambient, Generic[T]):
    """A game's components, frozen for a match. Games subclass it and unpack what their rules read most.

    All rows of all tables are numbered in one sequence, in the order of the tables: a card is its number wherever it
    lies. Their effects (`tessera.kernel.effects`) are code: outside the digest, under the game's rules version.
    """

    __slots__ = ("digest", "effects", "number", "rows", "tables")

    def __init__(self, tables: T, cards: Iterable[Card[Any]] = ()) -> None:
        self.tables = tables
        self.digest = sha256(_encode(tables)).hexdigest()[:16]
        self.rows: tuple[Row, ...] = tuple(_rows(tables))
        """Every component, by its number."""
        self.number: dict[str, int] = {row.key: number for number, row in enumerate(self.rows)}
        """The number of a component, by its key."""
        if len(self.number) < len(self.rows):
            twice = Counter(row.key for row in self.rows)
            raise BadContent(f"there are two components called {max(twice, key=twice.__getitem__)!r}")
        self.effects: Index = index(ready_effects(self.rows, cards))

    def element(self, number: int) -> str:
        """A component as an element of the board."""
        return self.rows[number].element

    def abilities(self) -> dict[str, list[Ability]]:
        """What each component does, by its element: the hooks it answers. For clients that draw it."""
        found: dict[str, list[Ability]] = {}
        for hook, entry in self.effects.items():
            for ready in entry.effects:
                amount = ready.constant if isinstance(ready.effect, Plus) else None
                found.setdefault(ready.row.element, []).append(Ability(hook.name, amount))
        return found

    def numbers(self, table: Sequence[Row]) -> range:
        """The numbers of the rows of a table, which follow each other."""
        return range(first := self.number[table[0].key], first + len(table)) if table else range(0)


def _rows(tables: Struct) -> Iterator[Row]:
    for name in tables.__struct_fields__:
        table = getattr(tables, name)
        if isinstance(table, tuple):
            yield from [row for row in table if isinstance(row, Row)]


def rows(cards: Iterable[Card[R]]) -> tuple[R, ...]:
    """The table of some literals: their rows."""
    return tuple([card.row for card in cards])


class Edition(Row, frozen=True, kw_only=True):
    """A component that is in the box of one edition or expansion and may take the place of others."""

    set: str = ""
    """The edition it belongs to; empty: always part of the game."""
    replaces: tuple[str, ...] = ()
    """The keys of components that it takes the place of."""
    copies: dict[int, int] = {}
    """How often it is there by number of seats, where that is not once."""


def select(content: Content[Any], table: Sequence[Edition], sets: Container[str], seats: int) -> list[int]:
    """The numbers of the components of a table that a match is played with, each as often as it is there.

    All rows of all editions are always loaded, so that numbers, records and corrections do not depend on settings;
    settings decide what is dealt.
    """
    chosen = [row for row in table if not row.set or row.set in sets]
    replaced = {key for row in chosen for key in row.replaces}
    return [
        content.number[row.key]
        for row in chosen
        if row.key not in replaced
        for _ in range(row.copies.get(seats, 1))
    ]


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
        return msgspec.convert(
            whole, type(row), str_keys=True
        )  # names of files are strings, also where numbers are meant
    except msgspec.ValidationError as error:
        raise BadContent(f"{where}: {error}") from None
