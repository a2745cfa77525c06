"""Words and numbers of the rules that a board draws by; `tessera types` hands them to the client."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, get_args

from msgspec import Struct

from tessera.games.tapestry.box import TABLES
from tessera.games.tapestry.content import BUILDINGS, END, RESOURCES, ROWS, TERRAINS, TRACKS, Box
from tessera.games.tapestry.rules.benefits import COUNTS, EVERY_TRACK, describe_gain, is_known
from tessera.games.tapestry.rules.vocabulary import Written
from tessera.games.tapestry.state import AUTOMA, BLOCK, FACE_DOWN, HALF, PERSON, PRINTED, SHADOW, TOKEN
from tessera.kernel import NONE, Description
from tessera.kernel.data import fields

CONQUER_DICE = ("conquer_red", "conquer_black")
CONSTANTS = MappingProxyType(
    {
        "NONE": NONE,
        "FACE_DOWN": FACE_DOWN,
        "PRINTED": PRINTED,
        "PERSON": PERSON,
        "AUTOMA": AUTOMA,
        "SHADOW": SHADOW,
        "RESOURCES": RESOURCES,
        "BUILDINGS": BUILDINGS,
        "ROWS": ROWS,
        "TOKEN": TOKEN,
        "BLOCK": BLOCK,
        "TRACKS": TRACKS,
        "END": END,
        "TERRAINS": TERRAINS,
        "ACHIEVEMENTS": [row.key for row in TABLES.achievements],
        "HALF": HALF,
    }
)


class PrintedWord(Struct, frozen=True):
    """A word of a benefit."""

    name: str
    """Without what stands behind the colon."""
    tracks: list[str]
    """Those it names; `any` stands for all of them."""
    points: int
    """VP, or VP for each of what is counted."""
    says: Description


class Prints(Struct, frozen=True):
    """The words of benefits, which tables write with a colon."""

    words: dict[str, PrintedWord]


def prints(content: Box) -> Prints:
    faces = [face for die in content.tables.dice if die.key in CONQUER_DICE for face in die.faces]
    words = dict.fromkeys([*get_args(Written), *RESOURCES, *COUNTS, *words_in(content.tables), *faces])
    return Prints({said: printed(said) for said in words})


def words_in(value: Any) -> Iterator[str]:
    """Every word of benefits that stands somewhere in tables."""
    if isinstance(value, str):
        if is_known(value):
            yield value
    elif isinstance(value, Struct):
        for name in fields(value):
            yield from words_in(getattr(value, name))
    elif isinstance(value, tuple | list | Mapping):
        for each in value.values() if isinstance(value, Mapping) else value:
            yield from words_in(each)


def printed(said: str) -> PrintedWord:
    name, _, argument = said.partition(":")
    tracks = [track for track in argument.split("/") if track in TRACKS or track == EVERY_TRACK]
    points = int(argument or 0) if name == "vp" else COUNTS[name].each if name in COUNTS else 1
    return PrintedWord(name, tracks, points, describe_gain("take", said))
