"""Options: the answers a player can give, and their notation.

An option is a plain tuple: a verb, then whole numbers and words. It is cheap, hashable and *is* its own
notation: ``("bid", "agora", 4)`` is written ``bid agora 4``. Records, the wire, the terminal and the tests all
use this one form, so an answer never depends on its place in a list.
"""

from __future__ import annotations

import re
from typing import TypeAlias

Option: TypeAlias = tuple[int | str, ...]

_WORD = re.compile(r"[A-Za-z_][\w.:+/-]*\Z", re.ASCII)
_NUMBER = re.compile(r"(0|-?[1-9]\d*)\Z", re.ASCII)
MAX_NOTATION = 200
"""No game needs longer answers; what is longer comes from a confused or hostile sender."""


class BadNotation(ValueError):
    """A text that is no option in any game."""


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
