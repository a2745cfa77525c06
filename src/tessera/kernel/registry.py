"""Which games are here, and what other packages add to them: found through entry points."""

from __future__ import annotations

import gc
from functools import cache
from typing import TYPE_CHECKING

from tessera.kernel.expansion import Expansion
from tessera.kernel.game import AnyGame, Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tessera.games"
CONTENT = "tessera.content"
"""Expansions of games in packages of their own."""
OF_RULES = "@"
"""Between the id of a game and the version of its rules, in the names of entry points."""


def _entry_points(group: str = GROUP) -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # slow to import, and most users of the kernel name no game

    return {point.name: point for point in entry_points(group=group)}


class UnknownGame(LookupError):
    """No such game is installed."""


def game_ids() -> list[str]:
    """The ids of all installed games."""
    return sorted(name for name in _entry_points() if OF_RULES not in name)


@cache
def game(game_id: str) -> AnyGame:
    """An installed game by its id."""
    points = _entry_points()
    if game_id not in points:
        raise UnknownGame(f"there is no game {game_id!r}; there are: {', '.join(sorted(points)) or 'none'}")
    found = points[game_id].load()
    if not isinstance(found, Game):
        raise TypeError(f"the entry point {points[game_id].value} of {GROUP} is no game")
    added = [expansion for expansion in expansions() if expansion.game == found.id]
    loaded = type(found)(added) if added else found
    gc.freeze()  # rules and content stay as long as the process: the collector need not look at them again
    return loaded


@cache
def expansions() -> tuple[Expansion, ...]:
    """What other packages add to games, by the name of the entry point."""
    points = _entry_points(CONTENT)
    found = [points[name].load() for name in sorted(points)]
    for point, expansion in zip(sorted(points), found, strict=True):
        if not isinstance(expansion, Expansion):
            raise TypeError(f"the entry point {points[point].value} of {CONTENT} is no expansion")
    return tuple(found)


def look_again() -> None:
    """Forget what was found: packages were installed or removed while this process runs, as in tests."""
    for found in (game, edition, expansions):
        found.cache_clear()


@cache
def edition(game_id: str, rules: str) -> AnyGame:
    """A game with the rules of a version, if they are still installed; otherwise with those of today.

    Whoever changes rules may keep the old ones for matches that were begun with them, under the name ``id@version``.
    """
    kept = f"{game_id}{OF_RULES}{rules}"
    return game(kept) if kept in _entry_points() else game(game_id)
