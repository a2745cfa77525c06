"""How the game is built: chapters ask hooks, and only the literals in `cards` name components."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tessera.games import peloponnes
from tessera.games.peloponnes import game

FOLDER = Path(str(peloponnes.__file__)).parent
NO_CHAPTERS = ("box", "content")
"""Modules that are made of components: what is in the box, and the words for symbols and disasters."""
CHAPTERS = sorted(path for path in FOLDER.glob("*.py") if path.stem not in NO_CHAPTERS)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: path.stem)
def test_a_chapter_names_no_component(chapter: Path) -> None:
    keys = set(game.content().number)
    tree = ast.parse(chapter.read_text(encoding="utf-8"))
    named = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)} & keys
    assert named <= ({"plague", "decline"} if chapter.stem == "vocabulary" else set())


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: path.stem)
def test_a_chapter_does_not_import_the_cards(chapter: Path) -> None:
    tree = ast.parse(chapter.read_text(encoding="utf-8"))
    imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    imported += [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
    assert not [name for name in imported if name.startswith("tessera.games.peloponnes.cards")]


def test_all_hooks_are_answered_by_cards() -> None:
    from tessera.games.peloponnes import hooks

    asked = {hooks.BID_BONUS, hooks.CONQUEST_DISCOUNT, hooks.INCOME, *hooks.PROTECTED, hooks.STRUCK}
    assert set(game.content().effects) == asked
