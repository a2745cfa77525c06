"""Numbers of components: what a card is called in everything that is saved.

A card is a number while it is played, because numbers are fast, and positions, records and journals hold these numbers.
So they must not depend on where a literal stands. Every package that brings components has a file ``numbers.json``,
from element to number, which is only ever added to: a new component gets the next free number of its package's block
(``tessera number GAME`` writes it down), a withdrawn one keeps its own for ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple

import msgspec

from tessera.kernel.resources import text_beside

FILE = "numbers.json"

Numbers = Mapping[str, int]
"""From element to number."""


class BadNumbers(ValueError):
    """Numbers that cannot be used together: given twice, or blocks of two packages that overlap."""


class Block(NamedTuple):
    """The numbers of one package."""

    owner: str
    numbers: dict[str, int]


def read_numbers(package: str) -> dict[str, int]:
    """The numbers a package has given so far; none if it has no file yet."""
    text = text_beside(package, FILE)
    if text is None:
        return {}
    try:
        return msgspec.json.decode(text, type=dict[str, int])
    except msgspec.DecodeError as error:
        raise BadNumbers(f"{FILE} of {package}: {error}") from None


def numbered(known: Numbers, elements: Iterable[str], first: int = 0) -> dict[str, int]:
    """The numbers of a package with those of elements that have none yet: the next free ones, in order."""
    found = dict(known)
    free = max(found.values(), default=first - 1) + 1
    for element in elements:
        if element not in found:
            found[element] = free
            free += 1
    return found


def joined(blocks: Iterable[Block]) -> dict[str, int]:
    """The numbers of several packages; blocks that overlap, and elements that two packages name, are refused."""
    filled = sorted(
        [block for block in blocks if block.numbers], key=lambda block: min(block.numbers.values())
    )
    for block in filled:
        if len(set(block.numbers.values())) < len(block.numbers):
            raise BadNumbers(f"{block.owner} gives one number to two components")
    for lower, upper in pairwise(filled):
        last, first = max(lower.numbers.values()), min(upper.numbers.values())
        if last >= first:
            raise BadNumbers(
                f"numbers of {lower.owner} (up to {last}) and {upper.owner} (from {first}) overlap: "
                "the package that came later begins its block higher"
            )
    found: dict[str, int] = {}
    for block in filled:
        for element, number in block.numbers.items():
            if element in found:
                raise BadNumbers(f"{block.owner} brings {element}, which is there already")
            found[element] = number
    return found


def written(numbers: Numbers) -> str:
    """The text of a file: one element per line, by number, so that an addition is one line more."""
    lines = [f"  {msgspec.json.encode(element).decode()}: {number}" for element, number in by_number(numbers)]
    return "{\n" + ",\n".join(lines) + "\n}\n" if lines else "{}\n"


def by_number(numbers: Numbers) -> list[tuple[str, int]]:
    return sorted(numbers.items(), key=lambda pair: pair[1])


def places(numbers: Numbers) -> dict[int, int]:
    """For each number its place among those of its kind, withdrawn ones included: for positions that count by kind."""
    found: dict[int, int] = {}
    seen: dict[str, int] = {}
    for element, number in by_number(numbers):
        kind = element.partition(":")[0]
        found[number] = seen.get(kind, 0)
        seen[kind] = found[number] + 1
    return found
