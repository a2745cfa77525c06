"""Expansions: components for a game that live in a package of their own.

The package exports an `Expansion` and names it in the entry-point group ``tessera.content``. The game then has one more
setting, a switch of that name, and its texts (``texts/en.ftl``), numbers (``numbers.json``) and steps count as the
game's. A match without the expansion does not notice that the package is installed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from tessera.kernel.effects import Card


class Expansion(Struct, frozen=True, kw_only=True):
    """What a package adds to a game."""

    game: str
    """The id of the game."""
    key: str
    """The name of the setting that switches it on, and the `set` of its components."""
    package: str
    first: int
    """Where its block of numbers begins: far enough above the game's own, which grow, and clear of other packages."""
    cards: Mapping[str, Sequence[Card[Any]]]
    """Its literals by the table they belong to: ``{"leaders": LEADERS}``."""
    rule: str = ""
