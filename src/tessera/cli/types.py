"""`tessera types`: what a game shows and what can be said in it, as TypeScript, for the browser client."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tessera.cli.checkout import find_checkout

BOARDS = Path("web/src/lib/boards")
COMMON = Path("web/src/lib/table/common.ts")
"""What can be said in every game."""
FILE = "types.ts"
SPEECH = "notation.ts"

Name = Annotated[str | None, typer.Argument(metavar="[GAME]", help="All that have a board, if left out.")]


def types(game: Name = None) -> None:
    """Write the TypeScript of views, content tables, verbs and constants."""
    from tessera.cli.speech import common, speech
    from tessera.cli.typescript import declarations
    from tessera.kernel.registry import game as find

    root = find_checkout(BOARDS)
    (root / COMMON).write_text(common(), encoding="utf-8")
    for name in [game] if game is not None else with_board(root):
        board, found = root / BOARDS / name, find(name)
        (board / FILE).write_text(declarations(found), encoding="utf-8")
        (board / SPEECH).write_text(speech(found), encoding="utf-8")


def with_board(root: Path) -> list[str]:
    """The games that have a board of their own."""
    from tessera.kernel.registry import game_ids

    return [name for name in game_ids() if (root / BOARDS / name).is_dir()]
