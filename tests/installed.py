"""The test games are found like any other: through the entry points of an installed distribution."""

from __future__ import annotations

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
