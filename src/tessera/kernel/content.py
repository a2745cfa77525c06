"""Content: the numbers and names of a game's components, frozen for a match.

A match runs on one content table, shared by reference and never changed. The built-in table can be corrected by
an owner of the box with a content file; the digest tells records which numbers a match was played with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from hashlib import sha256
from typing import Any, ClassVar, Generic, NamedTuple, TypeGuard, TypeVar

import msgspec
from msgspec import Struct

from tessera.kernel.ambient import Ambient
from tessera.kernel.data import replace
from tessera.kernel.effects import Ability, AnyEffect, Card, Index, Plus, R, foreign_in, index, ready_effects
from tessera.kernel.numbers import Numbers, numbered, places

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

    def printed(self) -> Iterable[AnyEffect]:
        """The effects that follow from the numbers printed on it."""
        return ()

    def certainty(self) -> Source | None:
        """Of the least certain of the facts about it, as its fields ``source`` and ``..._source`` say."""
        names = [name for name in self.__struct_fields__ if name == "source" or name.endswith("_source")]
        facts = [fact for name in names if isinstance(fact := getattr(self, name), Source)]
        return max(facts, key=list(Source).index, default=None)


class Gap(Row, frozen=True):
    """A number that no component of today has: one that was withdrawn, or lies between the blocks of two packages."""

    kind: ClassVar[str] = ""

    @property
    def element(self) -> str:
        return ""


GAP = Gap("")

T = TypeVar("T", bound=Struct)


class Literals(NamedTuple):
    """What content is made of beside its tables."""

    cards: Sequence[Card[Any]] = ()
    """The literals, whose effects are looked up by their element: a table may hold a corrected row."""
    numbers: Numbers = {}
    expansions: tuple[str, ...] = ()
    """The keys of expansions from other packages."""


PLAIN = Literals()


class Content(Ambient, Generic[T]):
    """A game's components, frozen for a match. Games subclass it and unpack what their rules read most.

    A card is its number wherever it lies. Numbers come from a file (`tessera.kernel.numbers`), and tables are put into
    their order, so that nothing depends on where a literal stands; without numbers they follow the tables. Effects
    (`tessera.kernel.effects`) are code: outside the digest, under the game's rules version.
    """

    __slots__ = (
        "_digests",
        "components",
        "effects",
        "expansions",
        "foreign",
        "memory",
        "number",
        "pictures",
        "place",
        "rows",
        "tables",
    )

    def __init__(self, tables: T, literals: Literals = PLAIN) -> None:
        of = numbered(literals.numbers, [row.element for row in rows_of(tables)])
        self.tables: T = _in_order(tables, of)
        self.components: tuple[Row, ...] = tuple(rows_of(self.tables))
        """Every component, table by table."""
        self.number: dict[str, int] = {row.key: of[row.element] for row in self.components}
        """The number of a component, by its key."""
        if len(self.number) < len(self.components):
            twice = Counter(row.key for row in self.components)
            raise BadContent(f"there are two components called {max(twice, key=twice.__getitem__)!r}")
        by_number = {of[row.element]: row for row in self.components}
        self.rows: tuple[Row, ...] = tuple(
            [by_number.get(number, GAP) for number in range(max(by_number, default=-1) + 1)]
        )
        """Every component by its number, with a `Gap` where there is none."""
        self.place: dict[int, int] = places(of)
        """The place of a number among those of its kind, for positions that keep something beside each of a kind."""
        self.expansions: frozenset[str] = frozenset(literals.expansions)
        self.effects: Index = index(ready_effects(self.rows, literals.cards))
        self.foreign = foreign_in(self.effects)
        """Cards that answer questions of others than those who have them."""
        self.memory: dict[Any, Any] = {}
        """What was worked out already (`tessera.kernel.memory`)."""
        self.pictures: dict[Any, Any] = {}
        """The same of parts of views."""
        self._digests: dict[frozenset[str], str] = {}

    @property
    def digest(self) -> str:
        """The fingerprint of all numbers of all editions."""
        return self.digest_without(frozenset())

    def digest_without(self, sets: frozenset[str]) -> str:
        """The fingerprint of what a match without some editions can meet."""
        found = self._digests.get(sets)
        if found is None:
            dealt = [row for row in self.components if edition_of(row) not in sets]
            others = {
                name: table
                for name in self.tables.__struct_fields__
                if not _is_table(table := getattr(self.tables, name))
            }
            written = _encode(
                (others, sorted([(row.element, row) for row in dealt], key=lambda pair: pair[0]))
            )
            found = self._digests[sets] = sha256(written).hexdigest()[:16]
        return found

    @property
    def editions(self) -> frozenset[str]:
        """All editions and expansions that components belong to."""
        return frozenset(map(edition_of, self.components)) - {""}

    def added(self, settings: Mapping[str, Any]) -> frozenset[str]:
        """The expansions from other packages that a match is played with."""
        return frozenset([key for key in self.expansions if settings.get(key)])

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

    def numbers(self, table: Sequence[Row]) -> tuple[int, ...]:
        """The numbers of the rows of a table."""
        return tuple([self.number[row.key] for row in table])


def _is_table(value: object) -> TypeGuard[tuple[Row, ...]]:
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], Row)


def rows_of(tables: Struct) -> Iterator[Row]:
    """Every component of some tables, table by table."""
    for name in tables.__struct_fields__:
        table = getattr(tables, name)
        if _is_table(table):
            yield from table


def _in_order(tables: T, of: Numbers) -> T:
    """The tables with the rows of each in the order of their numbers."""
    ordered = {
        name: tuple(sorted(table, key=lambda row: of[row.element]))
        for name in tables.__struct_fields__
        if _is_table(table := getattr(tables, name))
    }
    return replace(tables, **ordered)


def edition_of(row: Row) -> str:
    """The edition a component belongs to; empty: it is always part of the game."""
    return row.set if isinstance(row, Edition) else ""


def extended(tables: T, cards: Mapping[str, Sequence[Card[Any]]]) -> T:
    """The tables with the rows of further literals, by table."""
    for name in cards:
        if name not in tables.__struct_fields__:
            raise BadContent(f"there is no table {name!r}; there are {', '.join(tables.__struct_fields__)}")
    more = {name: getattr(tables, name) + rows(literals) for name, literals in cards.items()}
    return replace(tables, **more)


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

    All rows of all editions are always loaded, so that corrections do not depend on settings; settings decide what is
    dealt.
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


def key_of(s: Any, number: int) -> str:
    """The key of a component, from its number."""
    key: str = s.content.rows[number].key
    return key


def keys_of(s: Any, numbers: Iterable[int]) -> list[str]:
    """The keys of components, of equal ones once."""
    rows = s.content.rows
    return [rows[number].key for number in dict.fromkeys(numbers)]
