"""Rule chapters ask hooks: none of them names a component, in any game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files

import pytest

from tessera.kernel import game
from tests.ours import OURS

WITH_CARDS = [game_id for game_id in OURS if files(game(game_id).package).joinpath("cards").is_dir()]


def chapters(game_id: str) -> Iterator[tuple[str, ast.Module]]:
    """The modules of a game's rules, as syntax trees."""
    for path in files(game(game_id).package).joinpath("rules").iterdir():
        name = path.name.removesuffix(".py")
        if name != path.name:
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def test_newdawn_is_looked_through() -> None:
    assert "newdawn" in WITH_CARDS
    assert {"combat", "control", "turns", "wonders"} <= {name for name, _ in chapters("newdawn")}


@pytest.mark.parametrize("game_id", WITH_CARDS)
def test_no_chapter_names_a_component(game_id: str) -> None:
    keys = set(game(game_id).content().number)
    named = [
        (name, node.value)
        for name, tree in chapters(game_id)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value in keys
    ]
    assert named == []
