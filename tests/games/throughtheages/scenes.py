"""A quiet position to write a test with: nobody has anything but the initial civilization, and nothing is pending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tessera.games.throughtheages import game
from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.kernel.script import play


def fresh(seats: int = 2, *, deal: Sequence[int] = (), **settings: object) -> AgesScript:
    """A match before its first turn."""
    return _begun(seats, deal, settings)


def table(seats: int = 2, *, age: int = 1, **settings: object) -> AgesScript:
    """A position in the third round that rests."""
    t = _begun(seats, (), settings)
    t.quiet(age=age)
    return t


def _begun(seats: int, deal: Sequence[int], settings: Mapping[str, object]) -> AgesScript:
    t = play(game, seats, settings=settings, deal=deal)
    assert isinstance(t, AgesScript)
    return t
