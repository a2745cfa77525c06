"""Chance: the one door through which randomness enters.

A rule says ``s.chance.roll(6)``, ``s.chance.pick(3)`` or ``s.chance.draw(bag)``; which source answers is decided
outside. A table uses a `Keyed` stream that anybody can verify afterwards, simulation and search use `Seeded`,
tests and replays use `Scripted`, and `Recorded` notes the answers of another source so that a record needs no
generator to be replayed.
"""

from __future__ import annotations

import hmac
import random
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from itertools import islice

from tessera.kernel.ambient import Ambient
from tessera.kernel.zones import NO_ONE, Bag

KEY_BYTES = 32


class ChanceError(RuntimeError):
    """Chance was asked for something it cannot give."""


class Chance(Ambient):
    """A source of randomness. Subclasses say how to `pick`; the rest follows."""

    __slots__ = ()

    def pick(self, n: int) -> int:
        """One of ``0 .. n-1``, each equally likely."""
        raise ChanceError("this state has no source of chance")

    def roll(self, sides: int) -> int:
        """The face of a die: ``1 .. sides``."""
        return self.pick(sides) + 1

    def draw(self, bag: Bag) -> int:
        """Take one card out of a bag, each equally likely, and return it."""
        return bag.take_at(self.pick(len(bag.cards)))

    def draw_several(self, bag: Bag, count: int) -> list[int]:
        """Take several cards out of a bag, one after the other."""
        return [self.draw(bag) for _ in range(count)]

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """The cards in a random order."""
        order = list(cards)
        for i in range(len(order) - 1, 0, -1):
            j = self.pick(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def pass_over(self, count: int) -> None:
        """Answer as for so many cards that are shuffled, where their order makes no difference."""
        for left in range(count, 1, -1):
            self.pick(left)


NO_CHANCE = Chance()
"""Refuses every question: for positions that only wait, and to prove that asking is pure."""


class Seeded(Chance):
    """Fast and reproducible, for simulation, search and bots. Not for tables: it can be guessed.

    The generator is made when chance is asked for the first time: most moves that search tries ask for none.
    """

    __slots__ = ("_seed", "_unit")

    def __init__(self, seed: int | str | bytes) -> None:
        self._seed = seed
        self._unit: Callable[[], float] | None = None

    @property
    def untouched(self) -> bool:
        """Whether nothing was asked of it yet."""
        return self._unit is None

    def _begun(self) -> Callable[[], float]:
        self._unit = random.Random(self._seed).random
        return self._unit

    def pick(self, n: int) -> int:
        if n < 1:
            raise ChanceError(f"cannot pick one of {n}")
        unit = self._unit or self._begun()
        return int(unit() * n)

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """The same order as by picking: samples of a position shuffle all that is hidden in it."""
        order, unit = list(cards), self._unit or self._begun()
        for i in range(len(order) - 1, 0, -1):
            j = int(unit() * (i + 1))
            order[i], order[j] = order[j], order[i]
        return order

    def pass_over(self, count: int) -> None:
        if count > 1:
            unit = self._unit or self._begun()
            deque(islice(iter(unit, None), count - 1), maxlen=0)  # asked for, and not looked at

    def draw_several(self, bag: Bag, count: int) -> list[int]:
        """The same cards as one by one, with one new bag instead of one for each."""
        if bag.known or count < 2:
            return [self.draw(bag) for _ in range(count)]
        unit, cards = self._unit or self._begun(), list(bag.cards)
        drawn = [cards.pop(int(unit() * len(cards))) for _ in range(count)]
        bag.cards = tuple(cards)
        return drawn


class Keyed(Chance):
    """A table's stream: each word is HMAC-SHA256(key, position), so the key proves every deal.

    The commitment, shown when the match starts, fixes the key without telling it; the key is shown at the end.
    """

    __slots__ = ("_key", "commitment", "position")

    def __init__(self, key: bytes, position: int = 0) -> None:
        if len(key) != KEY_BYTES:
            raise ChanceError(f"a table key has {KEY_BYTES} bytes, this one has {len(key)}")
        self._key = key
        self.commitment = commitment(key)
        self.position = position

    def pick(self, n: int) -> int:
        if not 1 <= n <= 1 << 64:
            raise ChanceError(f"cannot pick one of {n}")
        usable = (1 << 64) - (1 << 64) % n  # words beyond would favour the low numbers
        while True:
            block = hmac.digest(self._key, self.position.to_bytes(8, "big"), "sha256")
            self.position += 1
            word = int.from_bytes(block[:8], "big")
            if word < usable:
                return word % n

    @property
    def key_text(self) -> str:
        """The key itself: a secret until the match is over."""
        return self._key.hex()


def commitment(key: bytes) -> str:
    """What may be told about a key before the match is over."""
    return sha256(b"tessera commitment\0" + key).hexdigest()


class Scripted(Chance):
    """Gives the results it was told to give: die faces, picked numbers, drawn cards. For tests and replays."""

    __slots__ = ("_next", "_results")

    def __init__(self, results: Iterable[int]) -> None:
        self._results = list(results)
        self._next = 0

    def _take(self) -> int:
        if self._next == len(self._results):
            raise ChanceError(f"the script has only {self._next} results and one more was asked for")
        self._next += 1
        return self._results[self._next - 1]

    def pick(self, n: int) -> int:
        result = self._take()
        if not 0 <= result < n:
            raise ChanceError(f"the script says {result}, but only 0 to {n - 1} are possible")
        return result

    def roll(self, sides: int) -> int:
        result = self._take()
        if not 1 <= result <= sides:
            raise ChanceError(f"the script says {result}, but a die of {sides} sides was rolled")
        return result

    def draw(self, bag: Bag) -> int:
        card = self._take()
        if card not in bag.cards:
            raise ChanceError(f"the script draws {card}, but the bag does not hold it")
        bag.remove(card, seen_by=NO_ONE)
        return card

    @property
    def left(self) -> list[int]:
        """The results nobody asked for yet."""
        return self._results[self._next :]


class Then(Chance):
    """Scripted results first, another source afterwards: 'roll a 5 now, whatever follows'."""

    __slots__ = ("_after", "_first")

    def __init__(self, first: Iterable[int], after: Chance) -> None:
        self._first = Scripted(first)
        self._after = after

    @property
    def left(self) -> list[int]:
        """Scripted results that were not used yet."""
        return self._first.left

    def _source(self) -> Chance:
        return self._first if self._first.left else self._after

    def pick(self, n: int) -> int:
        return self._source().pick(n)

    def roll(self, sides: int) -> int:
        return self._source().roll(sides)

    def draw(self, bag: Bag) -> int:
        return self._source().draw(bag)


class Recorded(Chance):
    """Passes every question on and notes the answers."""

    __slots__ = ("_noted", "source")

    def __init__(self, source: Chance) -> None:
        self.source = source
        self._noted: list[int] = []

    def pick(self, n: int) -> int:
        result = self.source.pick(n)
        self._noted.append(result)
        return result

    def roll(self, sides: int) -> int:
        result = self.source.roll(sides)
        self._noted.append(result)
        return result

    def draw(self, bag: Bag) -> int:
        card = self.source.draw(bag)
        self._noted.append(card)
        return card

    def noted(self) -> list[int]:
        """Hand over what was noted since the last call."""
        noted, self._noted = self._noted, []
        return noted
