"""Test games and the example expansion are found like any other: through entry points of installed distributions."""

from __future__ import annotations

import tomllib
from pathlib import Path

GAMES = {"nim": "tests.cli.nim:game", "parley": "tests.parley:game"}
ROOT = Path(__file__).parents[1]


def install(folder: Path, *games: str) -> Path:
    """Put a distribution with some test games into a folder, for `sys.path`."""
    info = folder / "tessera_test_games-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tessera-test-games\nVersion: 1\n")
    lines = [f"{game} = {GAMES[game]}" for game in games]
    (info / "entry_points.txt").write_text("\n".join(["[tessera.games]", *lines, ""]))
    return folder


EXPANSION = ROOT / "examples" / "expansion"


def install_expansion(folder: Path) -> list[Path]:
    """Put the example of an expansion into a folder, as its `pyproject.toml` says; the paths for `sys.path`."""
    project = tomllib.loads((EXPANSION / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = [
        line
        for group, points in project["entry-points"].items()
        for line in (f"[{group}]", *[f"{name} = {where}" for name, where in points.items()])
    ]
    (info / "entry_points.txt").write_text("\n".join([*lines, ""]))
    return [folder, EXPANSION / "src"]
