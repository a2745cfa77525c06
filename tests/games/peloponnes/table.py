"""A table laid out by hand: a test says in a few lines what lies there, and then plays on.

The words are those of the game (`tessera.games.peloponnes.testing.scene`), which scenario files say, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tessera.games.peloponnes import game
from tessera.games.peloponnes.content import Box
from tessera.games.peloponnes.testing import scene
from tessera.games.peloponnes.testing.scene import PeloponnesScript
from tessera.kernel.content import Content

__all__ = ["PHASES", "PeloponnesScript", "content", "table"]

PHASES = scene.PHASES["round"]
"""Phases 3 to 6 of a round."""


def table(
    seats: int = 2, *, in_round: int = 1, content: Content[Any] | None = None, **settings: object
) -> PeloponnesScript:
    """A table at which nobody has anything and nothing is pending."""
    t = PeloponnesScript(game, seats, 1, {"solo": seats == 1} | settings, content)
    with t.edit():
        t.clear(in_round)
    t.heard()
    return t


def content(changes: Mapping[str, Any]) -> Box:
    """The cards with some numbers changed."""
    return game.content(changes)
