"""Bots as they were: yardsticks that stay as they are while everything else gets better.

A bot of an earlier state of this repository is named by its name and a revision,
``tessera.lab.past:heuristic_acad2eb``. All that bots know (`tessera.bots` and the `bots` of each game, with their
numbers) is taken from there; rules and kernel are those of today, so that both sides of a match play the same game.
That works in a checkout with its history, as long as the old bots find what they ask the rules for.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
from collections.abc import Callable
from copy import copy
from functools import cache
from importlib import import_module
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from tessera.bots import Bot, Observation
from tessera.kernel import AnyGame, Chance, Option

CHECKOUT = Path(__file__).resolve().parents[3]
KNOWN = re.compile(r"src/tessera/(bots|games/\w+/bots)/")
"""Where the knowledge of bots lies."""
NAMED = re.compile(r"\btessera\.(bots|games\.\w+\.bots)\b")

_written: list[TemporaryDirectory[str]] = []
"""Folders that are gone when this process is."""


@cache
def package_of(revision: str) -> str:
    """The package that holds the bots of a revision, written to a folder of this process."""
    package = f"tessera_at_{revision}"
    _written.append(TemporaryDirectory(prefix="tessera-past-"))
    home = Path(_written[-1].name)
    archive = subprocess.run(
        ["git", "-C", str(CHECKOUT), "archive", revision, "src/tessera"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=True,
    ).stdout
    with tarfile.open(fileobj=BytesIO(archive)) as files:
        for member in files:
            content = files.extractfile(member) if KNOWN.match(member.name) else None
            if content is not None:
                path = home / package / Path(member.name).relative_to("src/tessera")
                _make_package(path.parent, home)
                text = NAMED.sub(rf"{package}.\1", content.read().decode())
                path.write_text(text, encoding="utf-8")
    sys.path.append(str(home))
    return package


def _make_package(folder: Path, home: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    while folder != home:
        (folder / "__init__.py").touch()
        folder = folder.parent


class PastGame:
    """Today's rules with what bots knew of the game in a revision."""

    def __init__(self, game: AnyGame, package: str) -> None:
        self._game = game
        name = game.package.rpartition(".")[2]
        self.package = f"{package}.games.{name}"
        evaluate = import_module(f"{self.package}.bots.evaluate")
        self.evaluate: Callable[[Any, int], float] = evaluate.prospects
        self.quiet: Callable[[Any], Any] = evaluate.quiet
        try:
            self.worth_trying = import_module(f"{self.package}.bots.candidates").worth_trying
        except ModuleNotFoundError:
            self.worth_trying = game.worth_trying

    def values(self, s: Any) -> list[float]:
        return [self.evaluate(s, seat) for seat in range(s.seats)]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


@cache
def past_game(game: AnyGame, package: str) -> AnyGame:
    return cast(AnyGame, PastGame(game, package))


class PastBot:
    """A bot of a revision, at today's tables."""

    def __init__(self, bot: Bot, package: str) -> None:
        self._bot = bot
        self._package = package

    def choose(self, observation: Observation) -> Option:
        seen = copy(observation)
        seen.game = past_game(observation.game, self._package)
        return self._bot.choose(seen)


def __getattr__(name: str) -> Callable[[Chance], Bot]:
    """A bot by its name and its revision, as the registry asks for it."""
    bot, _, revision = name.partition("_")
    if not bot or not revision or revision.startswith("_"):
        raise AttributeError(name)
    try:
        package = package_of(revision)
        make: Callable[[Chance], Bot] = import_module(f"{package}.bots.registry").find_bot(bot)
    except (OSError, subprocess.CalledProcessError, ImportError, LookupError) as error:
        raise AttributeError(f"{name}: {error}") from None
    return lambda chance: PastBot(make(chance), package)
