"""Make the engine native: ``python -m compiled.build [FOLDER] [--games tapestry] [--types]``.

In the folder (``build/compiled``) the sources are lowered, typed by mypy, written as C by mypyc and compiled. What is
in it runs with ``PYTHONPATH=build/compiled/src``. ``--types`` stops before the C compiler.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import chdir
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = "peloponnes,newdawn,tapestry,civilization,throughtheages"
TYPES = "[mypy]\npython_version = {version}\nexplicit_package_bases = True\nignore_errors = True\n"
"""Errors of types are those of `make types`; lowered sources have others, which say nothing."""


def groups(files: Sequence[str]) -> list[tuple[list[str], str | None]]:
    """The libraries: one of the kernel with the bots, and one of each game."""
    found: dict[str, list[str]] = {}
    for file in files:
        parts = Path(file).parts
        found.setdefault(parts[2] if parts[1] == "games" else "engine", []).append(file)
    return [(names, f"tessera_{group}") for group, names in found.items()]


def build(folder: Path, games: Sequence[str], only_types: bool, jobs: int) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    from compiled.lower import lower

    sources = folder / "src"
    shutil.rmtree(sources, ignore_errors=True)
    files = lower(games, sources)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    (folder / "mypy.ini").write_text(TYPES.format(version=version))
    with chdir(sources):
        made = mypycify(
            [f"--config-file={folder / 'mypy.ini'}", *files],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            separate=groups(files),
            target_dir=str(folder / "c"),
        )
        if not only_types:
            # Every file of a library declares the tables that it shares with others, and means the same one.
            os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fcommon"
            places = [f"--build-lib={folder / 'lib'}", f"--build-temp={folder / 'objects'}"]
            command = ["-q", "build_ext", "--inplace", *places, f"-j{jobs}"]
            setup(name="tessera-compiled", packages=[], ext_modules=made, script_args=command)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="compiled.build", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--games", default=GAMES, help="which of them; no others can be played there")
    parser.add_argument("--types", action="store_true", help="lower and type, and do not compile")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    build(given.folder.resolve(), given.games.split(","), given.types, given.jobs)


if __name__ == "__main__":
    main()
