"""Observations as arrays: numbers for programs that learn, made from a seat's view and from nothing else.

What stands where is worked out from the views of a few matches that are always the same, so a layout is the same on
every machine with the same version. Since an array is a function of the view, nothing hidden can enter it.

    a number                          one place, on a logarithmic scale
    a word                            one place for each word that was seen, one of them 1
    numbers in a row, always as many  a place for each: maps, tracks, stocks
    numbers, sometimes more or fewer  how often each of them is there: cards by their numbers
    cards of a zone                   its size, and how often each card that the seat knows is there
    structs                           one after the other; players begin with the seat that looks
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import log1p
from typing import TYPE_CHECKING, Any

from tessera.bots.uniform import any_of
from tessera.kernel import AnyGame, Seeded, advance, game, play
from tessera.kernel.sight import View, view

if TYPE_CHECKING:
    import numpy as np

    Floats = np.ndarray[tuple[int, ...], np.dtype[np.float32]]

SAMPLES = 3
"""Matches that the layout is learned from."""
EVERY = 7
"""Of whose positions each so-manieth is looked at."""
MOST_ITEMS = 16
"""Of a row of structs, whose number changes, at most so many are told."""
LEFT_OUT = frozenset({"game", "settings", "ply", "used", "lasting", "outcome"})


def scaled(value: float) -> float:
    """A number on a logarithmic scale: 0 stays 0, 1 becomes 0.3, 1000 becomes 3."""
    return log1p(value) * 0.43429448 if value >= 0 else -log1p(-value) * 0.43429448


class Span:
    """A part of an array: how much of it a value takes, and how it is written there."""

    size = 1

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        raise NotImplementedError

    def describe(self, name: str, at: int) -> Iterable[tuple[int, int, str, str]]:
        yield at, self.size, name, type(self).__doc__ or ""


class Number(Span):
    """a number"""

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        if value:
            out[at] = 1.0 if value is True else scaled(value)


class Word(Span):
    """one of some words"""

    def __init__(self, words: Iterable[str]) -> None:
        self._places = {word: at for at, word in enumerate(sorted(words))}
        self.size = len(self._places)

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        place = self._places.get(value)
        if place is not None:
            out[at + place] = 1.0


class Row(Span):
    """numbers in a row"""

    def __init__(self, length: int) -> None:
        self.size = length

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        for place, number in enumerate(value):
            if number:
                if place >= self.size:
                    break
                out[at + place] = scaled(number)


class Counts(Span):
    """how often each number is there"""

    def __init__(self, largest: int) -> None:
        self.size = largest + 2  # the last place is for whatever is larger, or not known

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        last = self.size - 1
        for number in value:
            out[at + (number if number is not None and 0 <= number < last else last)] += 1.0


class Items(Span):
    """one after the other"""

    def __init__(self, inner: Span, length: int, turning: bool) -> None:
        self._inner = inner
        self._length = length
        self._turning = turning
        self.size = inner.size * length

    def write(self, value: Any, out: array[float], at: int, seat: int) -> None:
        items = value[: self._length] if not self._turning or seat < 0 else [*value[seat:], *value[:seat]]
        inner, size = self._inner, self._inner.size
        for item in items:
            if item is not None:
                inner.write(item, out, at, seat)
            at += size

    def describe(self, name: str, at: int) -> Iterable[tuple[int, int, str, str]]:
        for place in range(self._length):
            yield from self._inner.describe(f"{name}[{place}]", at + place * self._inner.size)


class Fields(Span):
    """fields"""

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


class Encoder:
    """Writes views of one game with one number of seats as arrays."""

    def __init__(self, box: AnyGame, seats: int) -> None:
        self.game = box
        self.seats = seats
        self._root = _learned(_views(box, seats), seats)
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
    """The encoder of a game; learning its layout takes a moment, once."""
    return Encoder(game(game_id), seats)


def _views(box: AnyGame, seats: int) -> list[View]:
    """Views of some matches that are always the same."""
    found = []
    for number in range(SAMPLES):
        chance = Seeded(f"layout {number}")
        s: Any = box.new(seats, chance)
        decision = advance(s)
        for ply in range(box.longest):
            if decision is None:
                break
            if ply % EVERY == 0:
                found.append(view(s, decision.seat))
            decision = play(s, any_of(decision.options, chance))
    return [{name: value for name, value in seen.items() if name not in LEFT_OUT} for seen in found]


def _learned(values: Sequence[Any], seats: int, turning: bool = False) -> Span:
    """How values like these are written."""
    present = [value for value in values if value is not None]
    first = present[0] if present else 0
    if isinstance(first, str):
        return Word({str(value) for value in present})
    if isinstance(first, dict):
        names = sorted({name for value in present for name in value})
        parts = {
            name: _learned([value[name] for value in present if name in value], seats, name == "players")
            for name in names
        }
        return Fields(parts)
    if isinstance(first, list):
        return _listed(present, seats, turning)
    return Number()


def _listed(values: Sequence[list[Any]], seats: int, turning: bool) -> Span:
    lengths = {len(value) for value in values}
    items = [item for value in values for item in value if item is not None]
    plain = all(isinstance(item, int) for item in items)
    if plain and len(lengths) == 1 and not any(None in value for value in values):
        return Row(lengths.pop())
    if plain:
        return Counts(max([0, *items]))
    longest = max(lengths) if len(lengths) == 1 else min(MOST_ITEMS, max(lengths))
    return Items(_learned(items, seats), longest, turning and lengths == {seats})
