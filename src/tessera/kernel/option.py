"""Options: the answers a player can give, and their notation.

An option is a plain tuple: a verb, then whole numbers and words. It is cheap, hashable and *is* its own
notation: ``("bid", "agora", 4)`` is written ``bid agora 4``. Records, the wire, the terminal and the tests all
use this one form, so an answer never depends on its place in a list.

An answer may be made of parts (`tessera.kernel.compose`); they are written in a row: ``bid agora / size 4``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeAlias

Option: TypeAlias = tuple[int | str, ...]

PASS: Option = ("pass",)
"""Not now: the turn, or the chance to respond, goes by."""
DECLINE: Option = ("decline",)
"""Not this: what was offered is not taken."""
STOP: Option = ("stop",)
"""No more: what was chosen so far is enough."""
RESIGN: Option = ("resign",)
"""Never more: the player leaves the match for good. People may; the bots that come with the house do not."""

_WORD = re.compile(r"[A-Za-z_][\w.:+/-]*\Z", re.ASCII)
_NUMBER = re.compile(r"(0|-?[1-9]\d*)\Z", re.ASCII)
MAX_NOTATION = 200
"""No game needs longer options; what is longer comes from a confused or hostile sender."""
MAX_ANSWER = 2_000
"""The same for an answer with all its parts."""


class BadNotation(ValueError):
    """A text that is no option in any game."""


def listed(options: Sequence[Option]) -> list[Option]:
    """What people choose from: who wants to leave for good says so apart, and nobody does by a slip of the finger."""
    return [option for option in options if option != RESIGN]


def notation(option: Option) -> str:
    """Write an option as text: ``("bid", "agora", 4)`` becomes ``bid agora 4``."""
    return " ".join([str(part) for part in option])


def parse(text: str) -> Option:
    """Read an option from its notation; the inverse of `notation`."""
    if len(text) > MAX_NOTATION:
        raise BadNotation(f"an answer has at most {MAX_NOTATION} characters, this one has {len(text)}")
    parts = text.split()
    if not parts or not _WORD.match(parts[0]):
        raise BadNotation(f"an answer starts with a word, such as 'pass': {text!r}")
    return tuple([_part(part) for part in parts])


JOINT = " / "
"""What stands between the parts of an answer. Words may hold a slash, but never one that stands alone."""


BESIDE = " | "
"""What stands between the answers of several seats that were asked together and sealed."""

Answer: TypeAlias = tuple[Option, ...]
"""What a seat answers: one option, or the parts of a composed answer."""


def notation_of(parts: Sequence[Option]) -> str:
    """Write an answer that may be made of parts: ``bid agora / size 4``."""
    return JOINT.join([notation(part) for part in parts])


def parse_parts(text: str) -> Answer:
    """Read an answer that may be made of parts; the inverse of `notation_of`."""
    if len(text) > MAX_ANSWER:
        raise BadNotation(f"an answer has at most {MAX_ANSWER} characters, this one has {len(text)}")
    return tuple([parse(part) for part in text.split(JOINT)])


def parse_answers(text: str) -> tuple[Answer, ...]:
    """Read a move: an answer, or several of seats that were asked together, ``pass | use writing``."""
    return tuple([parse_parts(answer) for answer in text.split(BESIDE)])


def _part(text: str) -> int | str:
    if _NUMBER.match(text):
        return int(text)
    if _WORD.match(text):
        return text
    raise BadNotation(f"neither a whole number nor a word: {text!r}")


def is_well_formed(option: Option) -> bool:
    """Whether an option survives being written down and read again."""
    if not option or not all(type(part) in (int, str) for part in option):
        return False
    try:
        return parse(notation(option)) == option
    except BadNotation:
        return False
