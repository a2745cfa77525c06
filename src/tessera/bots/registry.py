"""Bots by name: those that are here, those of installed packages, and any class that somebody points at.

A package names its bots in the entry-point group ``tessera.bots``. Everybody else writes where the class is:
``my_package.bots:Greedy``, or a file, ``greedy.py:Greedy``. A name means the same in every process, so bots from
outside think in workers too.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tessera.bots.heuristic import HeuristicBot
from tessera.bots.observation import Bot
from tessera.bots.search import LEVELS, STYLES, SearchBot
from tessera.bots.uniform import RandomBot
from tessera.kernel import Chance

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tessera.bots"
BUILT_IN: dict[str, Callable[[Chance], Bot]] = {
    **{name: partial(SearchBot, level=name) for name in LEVELS},
    "heuristic": HeuristicBot,
    "random": RandomBot,
}
"""Five levels, the weakest first; then what they are measured by."""

_offered: dict[str, str] = {}
"""Where bots are that are offered under their titles: what people choose tells nothing of the machine."""


class UnknownBot(LookupError):
    """No bot of that name."""


def bot_names() -> list[str]:
    """The names of all bots that can be chosen: built in, installed, offered by whoever runs this."""
    return [*BUILT_IN, *sorted(_installed().keys() - BUILT_IN), *_offered]


def offer(names: Iterable[str]) -> None:
    """Let further bots be chosen, each by its title; every one must be there."""
    for name in names:
        find_bot(name)
        if name not in BUILT_IN and name not in _installed():
            _offered[bot_title(name)] = name


def whole_name(name: str) -> str:
    """The name of a bot as it can be found in any process."""
    return _offered.get(name, name)


def make_bot(name: str, chance: Chance) -> Bot:
    """A bot by its name, with its own chance if it wants one."""
    return find_bot(whole_name(name))(chance)


def bot_title(name: str) -> str:
    """What a bot is called at the table: its name, or that of its class."""
    return name.rpartition(":")[2] if ":" in name else name.capitalize()


def resolved(name: str) -> str:
    """The name with a file's place written out, so that it means the same from every folder."""
    where, colon, what = name.rpartition(":")
    return f"{Path(where).resolve()}:{what}" if colon and where.endswith(".py") else name


def find_bot(name: str) -> Callable[[Chance], Bot]:
    """How a bot of a name is made."""
    if name in BUILT_IN:
        return BUILT_IN[name]
    level, _, style = name.partition("-")
    if level in LEVELS and style in STYLES:
        return partial(SearchBot, level=level, style=style)
    installed = _installed()
    if name in installed:
        return _maker(installed[name].load(), name)
    where, colon, what = name.rpartition(":")
    if not colon:
        raise UnknownBot(
            f"there is no bot {name!r}; there are: {', '.join(bot_names())}, or module:Class, or file.py:Class"
        )
    found = getattr(_module(where, name), what, None)
    if found is None:
        raise UnknownBot(f"there is no bot {name!r}: {where} has no {what}")
    return _maker(found, name)


def _installed() -> dict[str, EntryPoint]:
    return _installed_on(tuple(sys.path))


@lru_cache(maxsize=1)
def _installed_on(_path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """Looked for once for every path that packages are looked for on: each of them is read for it."""
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}


def _module(where: str, name: str) -> ModuleType:
    try:
        return _of_file(Path(where)) if where.endswith(".py") else import_module(where)
    except (ImportError, OSError) as error:
        raise UnknownBot(f"there is no bot {name!r}: {error}") from None


@cache
def _of_file(path: Path) -> ModuleType:
    """The module in a file, under a name of its own: its folder is not looked through for others."""
    called = f"tessera_bot_{path.stem}"
    spec = spec_from_file_location(called, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} cannot be imported")
    module = sys.modules[called] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _maker(found: Any, name: str) -> Callable[[Chance], Bot]:
    """A class or function that is called with chance, or with nothing if it takes nothing."""
    if not callable(found) or (inspect.isclass(found) and not callable(getattr(found, "choose", None))):
        raise UnknownBot(f"{name!r} is no bot: a bot is a class with `choose(observation)`")
    make: Callable[..., Bot] = found
    return make if inspect.signature(found).parameters else lambda _: make()
