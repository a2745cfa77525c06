"""`tessera types`: the TypeScript types of views and content tables, for the browser client."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tessera.cli.checkout import find_checkout

BOARDS = Path("web/src/lib/boards")
FILE = "types.ts"

Name = Annotated[str | None, typer.Argument(metavar="[GAME]", help="All that have a board, if left out.")]


def types(game: Name = None) -> None:
    """Write the TypeScript types of views and content tables."""
    from tessera.cli.typescript import declarations
    from tessera.kernel.registry import game as find

    root = find_checkout(BOARDS)
    for name in [game] if game is not None else with_board(root):
        (root / BOARDS / name / FILE).write_text(declarations(find(name)), encoding="utf-8")


def with_board(root: Path) -> list[str]:
    """The games that have a board of their own."""
    from tessera.kernel.registry import game_ids

    return [name for name in game_ids() if (root / BOARDS / name).is_dir()]
