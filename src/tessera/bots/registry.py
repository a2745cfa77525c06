"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable

from tessera.bots.easy import EasyBot
from tessera.bots.heuristic import HeuristicBot
from tessera.bots.observation import Bot
from tessera.bots.uniform import RandomBot
from tessera.kernel import Chance

_BOTS: dict[str, Callable[[Chance], Bot]] = {
    "easy": EasyBot,
    "heuristic": HeuristicBot,
    "random": RandomBot,
}


class UnknownBot(LookupError):
    """No bot of that name."""


def bot_names() -> list[str]:
    """The names of all bots."""
    return sorted(_BOTS)


def make_bot(name: str, chance: Chance) -> Bot:
    """A bot by its name, with its own chance."""
    if name not in _BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(bot_names())}")
    return _BOTS[name](chance)
