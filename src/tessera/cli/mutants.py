"""``tessera mutants``: every declared effect of a game, taken away. Does a test notice?

An effect that no test misses is an untested card.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Annotated

import typer

from tessera.cli.arguments import GameId
from tessera.cli.errors import FAILED, BadInput

SURVIVED, KILLED = 0, 1
"""What pytest says when all tests pass, and when one fails."""


def mutants(
    game_id: GameId,
    only: Annotated[str, typer.Option(metavar="TEXT", help="Only effects whose name contains this.")] = "",
    jobs: Annotated[int, typer.Option(min=1, help="How many at the same time.")] = os.cpu_count() or 1,
) -> None:
    """Take away one effect after the other and run the game's tests; list those that no test misses."""
    from tessera.cli.checkout import find_checkout, need_pytest
    from tessera.kernel import game
    from tessera.testing.witness import names as effect_names

    root = find_checkout(Path("tests", "games", game_id))
    need_pytest()
    names = [name for name in effect_names(game(game_id).content()) if only in name]
    tests = sorted(root.joinpath("tests", "games", game_id).glob("test_*.py"))
    if not _passes("", tests, root):
        raise BadInput("the tests fail with all effects in place: then they miss everything")
    survived = 0
    with ThreadPoolExecutor(jobs) as pool:
        for name, lives in zip(
            names, pool.map(lambda name: _survives(name, tests, root), names), strict=True
        ):
            if lives:  # said at once: a campaign takes a while
                typer.echo(f"no test misses {name}")
                survived += 1
    typer.echo(f"{len(names)} effects, {len(names) - survived} missed by a test when taken away")
    if survived:
        raise typer.Exit(FAILED)


def _survives(name: str, tests: list[Path], root: Path) -> bool:
    """Whether all tests pass without an effect; those that speak of its card first."""
    key = name.partition(" ")[0].partition(":")[2]
    near = [path for path in tests if key in path.read_text(encoding="utf-8")]
    return all(
        _passes(name, chosen, root)
        for chosen in (near, [path for path in tests if path not in near])
        if chosen
    )


def _passes(name: str, tests: Iterable[Path], root: Path) -> bool:
    from tessera.testing.mutant import WITHOUT

    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-x",
            "-q",
            "-p",
            "tessera.testing.mutant",
            "-p",
            "no:cacheprovider",
        ]
        + [str(path) for path in tests],
        cwd=root,
        env=os.environ | {WITHOUT: name},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode not in (SURVIVED, KILLED):
        raise BadInput(f"the tests cannot be run without {name}: {done.stdout[-300:]}{done.stderr[-300:]}")
    return done.returncode == SURVIVED
