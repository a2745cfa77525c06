"""A quiet position to write a test with: nobody has anything but two outposts, and nothing is pending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tessera.games.tapestry import game
from tessera.games.tapestry.testing.scene import TapestryScript
from tessera.kernel.script import play

EVERYTHING: dict[str, Any] = {"plans": True, "arts": True, "fantasies": True}


def fresh(seats: int = 2, *, deal: Sequence[int] = (), **settings: Any) -> TapestryScript:
    """A match before anybody has chosen a capital."""
    return _begun(seats, deal, settings)


def table(seats: int = 2, *, income: int = 1, **settings: Any) -> TapestryScript:
    """A position in the first era that rests."""
    t = _begun(seats, (), settings)
    t.quiet(income=income)
    return t


def full_table(seats: int = 2, *, income: int = 2, **settings: Any) -> TapestryScript:
    """The same with all expansions."""
    return table(seats, income=income, **{**EVERYTHING, **settings})


def _begun(seats: int, deal: Sequence[int], settings: Mapping[str, object]) -> TapestryScript:
    t = play(game, seats, settings=settings, deal=deal)
    assert isinstance(t, TapestryScript)
    return t
