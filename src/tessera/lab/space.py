"""Actions: one stable number for every option of a game, whatever the position.

A game's verbs are declared with the domains of their arguments, one shape a line, in ``lab/actions/<game>.json``. The
number of an option is that of its shape plus the places of its arguments in their domains. The file is append-only, as
``numbers.json`` is: what has a number keeps it, and a shape that was forgotten is added at the end.

    ["bid", "@card"]         a component of that kind
    ["size", "0..31"]        a whole number
    ["move", "a1..p16"]      a square
    ["gain", "oil|marble"]   one of some words, or kinds
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from math import prod

import msgspec

from tessera.kernel import AnyGame, Option, game, notation

RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)\Z")
GRID = re.compile(r"([a-z])(\d+)\.\.([a-z])(\d+)\Z")

LEAST = 31
"""What has been seen to be 5 may well be 20."""

Shape = tuple[str, ...]
"""A verb and the domains of its arguments."""


class OutsideSpace(LookupError):
    """An option whose shape nobody has declared: add it to the end of the game's file."""


class ActionSpace:
    """The actions of a game, numbered from 0."""

    def __init__(self, box: AnyGame, shapes: Sequence[Shape]) -> None:
        self.game = box.id
        self.shapes = list(shapes)
        self._kinds = _kinds(box)
        self._domains = [[self.domain(name) for name in shape[1:]] for shape in shapes]
        self._places = [[{word: at for at, word in enumerate(d)} for d in each] for each in self._domains]
        self._starts: list[int] = []
        self._by_verb: dict[tuple[str, int], list[int]] = {}
        self.size = 0
        for at, shape in enumerate(shapes):
            self._starts.append(self.size)
            self._by_verb.setdefault((shape[0], len(shape) - 1), []).append(at)
            self.size += prod(map(len, self._domains[at]))
        self._known: dict[Option, int] = {}

    def domain(self, name: str) -> tuple[int | str, ...]:
        """What an argument of this domain may be, in order."""
        found: list[int | str] = []
        for part in name.split("|"):
            found += self._part(part)
        return tuple(dict.fromkeys(found))

    def _part(self, name: str) -> Iterable[int | str]:
        if span := RANGE.match(name):
            return range(int(span[1]), int(span[2]) + 1)
        if grid := GRID.match(name):
            letters = [chr(code) for code in range(ord(grid[1]), ord(grid[3]) + 1)]
            rows = range(int(grid[2]), int(grid[4]) + 1)
            return [f"{letter}{row}" for letter, row in product(letters, rows)]
        return self._kinds[name[1:]] if name.startswith("@") else [name]

    def encode(self, option: Option) -> int:
        """The number of an option."""
        known = self._known.get(option)
        if known is None:
            known = self._known[option] = self._encoded(option)
        return known

    def _encoded(self, option: Option) -> int:
        verb, *arguments = option
        for at in self._by_verb.get((str(verb), len(arguments)), ()):
            number = 0
            for argument, places in zip(arguments, self._places[at], strict=True):
                place = places.get(argument)
                if place is None:
                    break
                number = number * len(places) + place
            else:
                return self._starts[at] + number
        raise OutsideSpace(f"{self.game} declares no action {notation(option)!r}")

    def decode(self, number: int) -> Option:
        """The option of a number."""
        if not 0 <= number < self.size:
            raise OutsideSpace(f"{self.game} has actions 0 to {self.size - 1}, not {number}")
        at = bisect_right(self._starts, number) - 1
        number -= self._starts[at]
        arguments: list[int | str] = []
        for domain in reversed(self._domains[at]):
            number, place = divmod(number, len(domain))
            arguments.append(domain[place])
        return (self.shapes[at][0], *reversed(arguments))

    def __contains__(self, option: Option) -> bool:
        try:
            self.encode(option)
        except OutsideSpace:
            return False
        return True


def _kinds(box: AnyGame) -> dict[str, list[str]]:
    """The keys of all components by their kind, in the order of their numbers."""
    found: dict[str, list[str]] = {}
    for element in sorted(box.numbers, key=box.numbers.__getitem__):
        kind, _, key = element.partition(":")
        found.setdefault(kind, []).append(key)
    return found


@cache
def action_space(game_id: str) -> ActionSpace:
    """The declared actions of a game."""
    return ActionSpace(game(game_id), read_shapes(game_id))


def read_shapes(game_id: str) -> list[Shape]:
    file = files("tessera.lab").joinpath("actions", f"{game_id}.json")
    if not file.is_file():
        raise OutsideSpace(f"nobody has declared the actions of {game_id}: see `tessera lab actions --help`")
    return msgspec.json.decode(file.read_bytes(), type=list[Shape])


# --- declaring ----------------------------------------------------------------------------------------------


def forgotten(box: AnyGame, shapes: Sequence[Shape], options: Iterable[Option]) -> list[Shape]:
    """The shapes that are missing for some options, with domains as wide as their kinds: a proposal to look at."""
    space = ActionSpace(box, shapes)
    outside = [option for option in dict.fromkeys(options) if option not in space]
    arguments: dict[tuple[str, int], list[list[int | str]]] = {}
    for verb, *rest in outside:
        given = arguments.setdefault((str(verb), len(rest)), [[] for _ in rest])
        for at, argument in enumerate(rest):
            given[at].append(argument)
    families = _families(box, arguments.values())
    return [
        (verb, *[_domain(box, dict.fromkeys(given), families) for given in lists])
        for (verb, _), lists in sorted(arguments.items())
    ]


def _families(box: AnyGame, seen: Iterable[list[list[int | str]]]) -> list[set[str]]:
    """The sets of words, no components, that stood in one place: goods, tracks, units."""
    keys = {key for keys in _kinds(box).values() for key in keys}
    found = [{word for word in given if isinstance(word, str)} - keys for lists in seen for given in lists]
    return sorted(found, key=len)


def _family(words: set[str], families: list[set[str]]) -> set[str]:
    """The words and what else may well stand in their place: another place has seen it, and not much more."""
    wider = [family for family in families if words <= family and len(family) <= 2 * len(words) + 3]
    return wider[-1] if wider else words


def _domain(box: AnyGame, given: Iterable[int | str], families: list[set[str]]) -> str:
    parts: list[str] = []
    numbers = [value for value in given if isinstance(value, int)]
    words = [value for value in given if isinstance(value, str)]
    if numbers:
        parts.append(f"{min([0, *numbers])}..{max(LEAST, (1 << max(numbers).bit_length()) - 1)}")
    squares = [GRID.match(f"{word}..{word}") for word in words]
    if words and all(squares):
        columns, rows = max([s[1] for s in squares if s]), max([int(s[2]) for s in squares if s])
        return "|".join([*parts, f"a1..{max('p', columns)}{max(16, rows)}"])
    kinds = _kinds(box)
    plain = set(words).difference(*kinds.values())
    for word in words:
        kind = next((kind for kind, keys in kinds.items() if word in keys), None)
        parts += [f"@{kind}"] if kind is not None else []
    parts += sorted(_family(plain, families)) if plain else []
    return "|".join(dict.fromkeys(parts))
