"""Layouts: what of a view is written where in an array.

The types of a game's state say what its numbers are: amounts, components, sets; how long rows become, and which
components come up where, is learned once from many matches with all settings (`tessera lab observations GAME --learn`)
and kept in ``lab/observations/<game>.json``. So an array is the same on every machine until somebody learns it anew. A
game from outside brings no file; its layout is learned from a few matches when it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from types import UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from tessera.kernel import AnyGame, Bag, Pile
from tessera.kernel.data import Data, hints
from tessera.kernel.sight import shown_fields, view
from tessera.kernel.zones import Stands
from tessera.lab.wander import wander

FEW = 6
"""Matches that the layout of a game without a file is learned from."""
EVERY = 7
"""Of whose positions each so-manieth is looked at."""
MOST_ITEMS = 16
"""Of a row of structs, whose number changes, at most so many are told."""
MOST_PLACES = 4000
"""A row of components is told place by place if that takes no more numbers; otherwise by how often each is there."""
MOST_WORDS = 12
"""A text that is not one of so few words is left out: maps that are built are told by what lies on them."""
LEFT_OUT = frozenset({"game", "settings", "ply", "used", "lasting", "outcome"})
PLAYERS = "players"
"""The field of a state with everybody in it, by seat."""
SEATS = "seats"
"""As many as there are seats."""


class Amount(Struct, frozen=True, tag="amount"):
    """A number, on a logarithmic scale."""


class Word(Struct, frozen=True, tag="word"):
    """One of some words: a place for each, one of them 1."""

    words: tuple[str, ...]


class Component(Struct, frozen=True, tag="component"):
    """A component of some kinds, or none: a place for each."""

    kinds: tuple[str, ...]


class Bits(Struct, frozen=True, tag="bits"):
    """A set of small numbers: a place for each, 1 for those that are in it."""

    width: int


class Amounts(Struct, frozen=True, tag="amounts"):
    """Numbers in a row, always as many: a place for each."""

    length: int | str


class Counts(Struct, frozen=True, tag="counts"):
    """Numbers, sometimes more and sometimes fewer: how often each is there, and how many are larger or not known."""

    largest: int


class Components(Struct, frozen=True, tag="components"):
    """Components of some kinds: how often each is there, and how many are others or not known."""

    kinds: tuple[str, ...]


class Items(Struct, frozen=True, tag="items"):
    """One after the other."""

    each: Layout
    length: int


class Players(Struct, frozen=True, tag="players"):
    """Everybody at the table, beginning with the seat that looks; then players of the rules, at most so many."""

    each: Layout
    others: int


class Maybe(Struct, frozen=True, tag="maybe"):
    """Whether it is there, and what it is."""

    what: Layout


class Parts(Struct, frozen=True, tag="parts"):
    """One after the other, each written in a way of its own."""

    parts: tuple[Layout, ...]


class Fields(Struct, frozen=True, tag="fields"):
    """Parts with names."""

    parts: dict[str, Layout]


Layout: TypeAlias = (
    Amount
    | Word
    | Component
    | Bits
    | Amounts
    | Counts
    | Components
    | Items
    | Players
    | Maybe
    | Parts
    | Fields
)

Seen = Sequence[tuple[Any, int]]
"""Values of one field, each with the number of seats at its table."""


class Learner:
    """Finds a layout: by the types of the fields, and by what was seen in them."""

    def __init__(self, game: AnyGame) -> None:
        content = game.content()
        self._kinds = {content.number[row.key]: row.kind for row in content.components}

    def struct(self, cls: type[Data], seen: Seen) -> Fields:
        """What a struct shows."""
        types = hints(cls, marked=True)
        shown = [name for name in shown_fields(cls) if name not in LEFT_OUT]
        return Fields({name: self.named(name, types[name], _of(name, seen)) for name in sorted(shown)})

    def named(self, name: str, hint: Any, seen: Seen) -> Layout:
        if name != PLAYERS:
            return self.field(hint, seen)
        (player,) = get_args(_plain(hint))
        everybody = [(each, seats) for value, seats in seen for each in value]
        return Players(self.field(player, everybody), max([len(value) - seats for value, seats in seen]))

    def field(self, hint: Any, seen: Seen) -> Layout:
        """A field by its type."""
        marks, optional, hint = _marks(hint), _may_be_missing(hint), _plain(hint)
        values = [value for value, _ in seen]
        if isinstance(hint, type) and issubclass(hint, Bag | Pile):
            return self._zone(seen, Stands.VALUE in marks)
        if isinstance(hint, type) and issubclass(hint, Data):
            return Maybe(self.struct(hint, seen)) if optional else self.struct(hint, seen)
        if hint is str:
            words = sorted({str(value) for value in values})
            return Word(tuple(words) if len(words) <= MOST_WORDS else ())
        if get_origin(hint) in (tuple, list):
            return self._row(get_args(hint), seen)
        if Stands.COMPONENT in marks:
            return Component(self._among(values))
        if Stands.BITS in marks:
            return Bits(max([1, *[value.bit_length() for value in values]]))
        return Amount()

    def _zone(self, seen: Seen, values: bool) -> Fields:
        """Cards: how many, which of them the seat knows, and what their backs show."""
        known = [card for card in _flat("cards", seen) if card is not None]
        parts: dict[str, Layout] = {
            "cards": Counts(max([0, *known])) if values else Components(self._among(known)),
            "size": Amount(),
        }
        if any("backs" in value for value, _ in seen):
            parts["backs"] = Counts(max([0, *_flat("backs", seen)]))
        return Fields(dict(sorted(parts.items())))

    def _row(self, inner: tuple[Any, ...], seen: Seen) -> Layout:
        if len(inner) > 1 and inner[-1] is not ...:
            places = [
                self.field(hint, [(value[at], n) for value, n in seen]) for at, hint in enumerate(inner)
            ]
            return Amounts(len(places)) if set(places) == {Amount()} else Parts(tuple(places))
        items = [(item, seats) for value, seats in seen for item in value if item is not None]
        length, hint = _length(seen), inner[0]
        each = self.field(hint, items)
        match each:
            case Amount():
                if length:
                    return Amounts(length)
                if Stands.VALUE not in _marks(hint):
                    return Counts(max([0, *[item for item, _ in items]]))
            case Component(kinds):
                count = len([kind for kind in self._kinds.values() if kind in kinds])
                if isinstance(length, int) and 0 < length * count <= MOST_PLACES:
                    return Items(each, length)
                return Components(kinds)
        longest = max([0, *[len(value) for value, _ in seen]])
        return Items(each, min(MOST_ITEMS, longest))

    def _among(self, numbers: Iterable[int]) -> tuple[str, ...]:
        """The kinds of components that came up."""
        found = {self._kinds[number] for number in numbers if number in self._kinds}
        return tuple(sorted(found))


def _marks(hint: Any) -> tuple[Any, ...]:
    return tuple(getattr(hint, "__metadata__", ()))


def _plain(hint: Any) -> Any:
    """A type without its marks, and without the None that it may be instead."""
    if hasattr(hint, "__metadata__"):
        return _plain(hint.__origin__)
    if get_origin(hint) in (Union, UnionType):
        (only,) = [part for part in get_args(hint) if part is not type(None)]
        return _plain(only)
    return hint


def _may_be_missing(hint: Any) -> bool:
    return type(None) in get_args(hint.__origin__ if hasattr(hint, "__metadata__") else hint)


def _of(name: str, seen: Seen) -> list[tuple[Any, int]]:
    """What was seen in a field."""
    return [(value[name], seats) for value, seats in seen if value.get(name) is not None]


def _flat(name: str, seen: Seen) -> list[Any]:
    return [item for value, _ in seen for item in value.get(name, ())]


def _length(seen: Seen) -> int | str:
    """How long rows are at most, if that follows from the number of seats alone; otherwise 0."""
    lengths: dict[int, set[int]] = {}
    for value, seats in seen:
        lengths.setdefault(seats, set()).add(len(value))
    if any(len(found) > 1 for found in lengths.values()):
        return 0
    if len(lengths) > 1 and all(found == {seats} for seats, found in lengths.items()):
        return SEATS
    return max([0, *[length for found in lengths.values() for length in found]])


def learned(game: AnyGame, matches: int) -> Layout:
    """A layout from what is seen in some matches."""
    seen = [
        (view(s, decision.seat), s.seats)
        for s, decision in wander(game, matches, "layout")
        if s.ply % EVERY == 0
    ]
    fields = Learner(game).struct(game.state, seen)
    return Fields({**fields.parts, "waiting": Counts(max(game.seats))})


@cache
def layout_of(game: AnyGame) -> Layout:
    """The layout that is kept of a game, or one that is learned now."""
    file = files("tessera.lab") / "observations" / f"{game.id}.json"
    if file.is_file():
        kept: Layout = msgspec.json.decode(file.read_bytes(), type=Layout)
        return kept
    return learned(game, FEW)
