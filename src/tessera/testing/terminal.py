"""The table in a terminal: every position can be drawn, in 80 columns, in every language, from what a seat sees."""

from __future__ import annotations

import io
import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import Console

from tessera.kernel.game import AnyGame
from tessera.testing.trial import NAMES
from tessera.text import LANGUAGES, Catalog

WIDTH = 80
UNSAID = re.compile("<[a-z][\\w.-]*>|[{}\u00ad]|[a-z]_[a-z]")
"""A key without a message, a gap, a soft hyphen, a word of the source."""


@cache
def drawing(package: str) -> ModuleType | None:
    """A game's own drawing, if it has one."""
    try:
        return import_module(f"{package}.terminal") if find_spec(f"{package}.terminal") else None
    except ModuleNotFoundError:  # the game is a module, not a package
        return None


def drawn(game: AnyGame, s: Any, seat: int, lang: str, width: int = WIDTH) -> str:
    """A position as a terminal shows it."""
    module = drawing(game.package)
    assert module is not None
    file = io.StringIO()
    console = Console(file=file, width=width, no_color=True)
    console.print(module.render(game.view(s, seat), s.content, Catalog(game, lang, NAMES), seat, width))
    return file.getvalue()


def problems(game: AnyGame, s: Any, seat: int) -> list[str]:
    """What is wrong with the drawing of a position, in words."""
    if drawing(game.package) is None:
        return []
    found: list[str] = []
    for lang in LANGUAGES:
        text = drawn(game, s, seat, lang)
        found += [f"the terminal shows {part!r} ({lang})" for part in dict.fromkeys(UNSAID.findall(text))]
        widest = max(map(len, text.splitlines()))
        if widest > WIDTH:
            found.append(f"the terminal needs {widest} columns, more than {WIDTH} ({lang})")
    return found
