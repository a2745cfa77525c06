"""Observations as arrays: numbers for programs that learn, made from a seat's view and from nothing else.

What stands where is a `tessera.lab.layout`. Since an array is a function of the view, nothing hidden can enter it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import log1p
from typing import TYPE_CHECKING, Any

from tessera.kernel import AnyGame, game
from tessera.kernel.sight import View, view
from tessera.lab.layout import (
    Amount,
    Amounts,
    Bits,
    Component,
    Components,
    Counts,
    Fields,
    Items,
    Layout,
    Maybe,
    Parts,
    Players,
    Word,
    layout_of,
)

if TYPE_CHECKING:
    import numpy as np

    Floats = np.ndarray[tuple[int, ...], np.dtype[np.float32]]


def scaled(value: float) -> float:
    """A number on a logarithmic scale: 0 stays 0, 1 becomes 0.3, 1000 becomes 3."""
    return log1p(value) * 0.43429448 if value >= 0 else -log1p(-value) * 0.43429448


class Span:
    """A part of an array: how much of it a value takes, and how it is written there."""

    size = 1
    kind = ""

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        raise NotImplementedError

    def describe(self, name: str, at: int) -> Iterable[tuple[int, int, str, str]]:
        yield at, self.size, name, self.kind


class AmountSpan(Span):
    kind = "a number"

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        if value:
            out[at] = 1.0 if value is True else scaled(value)


class OneSpan(Span):
    """One of some values; what is none of them has no place."""

    def __init__(self, values: Iterable[int | str], kind: str) -> None:
        self._places = {value: at for at, value in enumerate(values)}
        self.size = len(self._places)
        self.kind = kind

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        place = self._places.get(value)
        if place is not None:
            out[at + place] = 1.0


class BitSpan(Span):
    kind = "a set of numbers"

    def __init__(self, width: int) -> None:
        self.size = width

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        for place in range(self.size):
            if value >> place & 1:
                out[at + place] = 1.0


class RowSpan(Span):
    kind = "numbers in a row"

    def __init__(self, length: int) -> None:
        self.size = length

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        for place, number in enumerate(value):
            if number:
                if place >= self.size:
                    break
                out[at + place] = scaled(number)


class CountSpan(Span):
    """How often each of some numbers is there; the last place is for others, and for what is not known."""

    def __init__(self, numbers: Iterable[int], kind: str) -> None:
        self._places = {number: at for at, number in enumerate(numbers)}
        self._last = len(self._places)
        self.size = self._last + 1
        self.kind = kind

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        places, last = self._places, self._last
        for number in value:
            out[at + places.get(number, last)] += 1.0


class ItemSpan(Span):
    """One after the other."""

    def __init__(self, inner: Span, length: int) -> None:
        self._inner = inner
        self._length = length
        self.size = inner.size * length

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        inner, size = self._inner, self._inner.size
        for item in value[: self._length]:
            if item is not None:
                inner.write(item, out, at, seat)
            at += size

    def describe(self, name: str, at: int) -> Iterable[tuple[int, int, str, str]]:
        for place in range(self._length):
            yield from self._inner.describe(f"{name}[{place}]", at + place * self._inner.size)


class PlayerSpan(ItemSpan):
    """Everybody, turned so that it begins with the seat that looks."""

    def __init__(self, inner: Span, seats: int, others: int) -> None:
        super().__init__(inner, seats + others)
        self._seats = seats

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        seats = self._seats
        turned = value if seat < 0 else [*value[seat:seats], *value[:seat], *value[seats:]]
        super().write(turned, out, at, seat)


class MaybeSpan(Span):
    kind = "whether it is there"

    def __init__(self, inner: Span) -> None:
        self._inner = inner
        self.size = 1 + inner.size

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        out[at] = 1.0
        self._inner.write(value, out, at + 1, seat)

    def describe(self, name: str, at: int) -> Iterable[tuple[int, int, str, str]]:
        yield at, 1, name, self.kind
        yield from self._inner.describe(name, at + 1)


class PartSpan(Span):
    """One after the other, each in a way of its own."""

    def __init__(self, parts: Sequence[Span]) -> None:
        self._parts = parts
        self.size = sum([part.size for part in parts])

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        for item, part in zip(value, self._parts, strict=True):
            part.write(item, out, at, seat)
            at += part.size

    def describe(self, name: str, at: int) -> Iterable[tuple[int, int, str, str]]:
        for place, part in enumerate(self._parts):
            yield from part.describe(f"{name}.{place}", at)
            at += part.size


class FieldSpan(Span):
    def __init__(self, parts: Mapping[str, Span]) -> None:
        self._parts: list[tuple[str, Span, int]] = []
        self.size = 0
        for name, part in parts.items():
            self._parts.append((name, part, self.size))
            self.size += part.size

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        for name, part, place in self._parts:
            found = value.get(name)
            if found is not None:
                part.write(found, out, at + place, seat)

    def describe(self, name: str, at: int) -> Iterable[tuple[int, int, str, str]]:
        for field, part, place in self._parts:
            yield from part.describe(f"{name}.{field}" if name else field, at + place)


class Builder:
    """Makes what writes a layout, for a number of seats."""

    def __init__(self, box: AnyGame, seats: int) -> None:
        self._seats = seats
        self._numbers: dict[str, list[int]] = {}
        content = box.content()
        for row in content.components:
            self._numbers.setdefault(row.kind, []).append(content.number[row.key])

    def span(self, layout: Layout) -> Span:
        match layout:
            case Amount():
                return AmountSpan()
            case Word(words):
                return OneSpan(words, "one of the words " + ", ".join(words))
            case Component(kinds):
                return OneSpan(self._among(kinds), f"one component: {', '.join(kinds)}")
            case Bits(width):
                return BitSpan(width)
            case Amounts(length):
                return RowSpan(self._length(length))
            case Counts(largest):
                return CountSpan(range(largest + 1), f"how often each number up to {largest} is there")
            case Components(kinds):
                return CountSpan(
                    self._among(kinds), f"how often each component is there: {', '.join(kinds) or 'none yet'}"
                )
            case Items(each, length):
                return ItemSpan(self.span(each), length)
            case Players(each, others):
                return PlayerSpan(self.span(each), self._seats, others)
            case Maybe(what):
                return MaybeSpan(self.span(what))
            case Parts(parts):
                return PartSpan([self.span(part) for part in parts])
            case Fields(parts):
                return FieldSpan({name: self.span(part) for name, part in parts.items()})

    def _among(self, kinds: Iterable[str]) -> list[int]:
        """The numbers of all components of some kinds."""
        return sorted([number for kind in kinds for number in self._numbers.get(kind, ())])

    def _length(self, length: int | str) -> int:
        return self._seats if isinstance(length, str) else length


class Encoder:
    """Writes views of one game with one number of seats as arrays."""

    def __init__(self, box: AnyGame, seats: int, layout: Layout | None = None) -> None:
        self.game = box
        self.seats = seats
        self._root = Builder(box, seats).span(layout or layout_of(box))
        self.size = self._root.size
        self._empty = array("f", bytes(4 * self.size))

    def view(self, s: Any, seat: int) -> View:
        """What of a position is written: what the seat sees, without what a game derives from it for people."""
        return view(s, seat)

    def encode(self, seen: View, seat: int) -> Floats:
        """A view as numbers."""
        import numpy as np

        out = self._empty[:]
        self._root.write(seen, out, 0, seat)
        return np.frombuffer(out, dtype=np.float32)

    def array(self, s: Any, seat: int) -> Floats:
        """What a seat sees of a position, as numbers."""
        return self.encode(self.view(s, seat), seat)

    def layout(self) -> list[tuple[int, int, str, str]]:
        """What stands where: place, length, name and kind, one line each."""
        return list(self._root.describe("", 0))


@cache
def encoder(game_id: str, seats: int) -> Encoder:
    """The encoder of a game."""
    return Encoder(game(game_id), seats)
