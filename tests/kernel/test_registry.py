"""Finding installed games."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import metadata
from importlib.metadata import EntryPoint

import pytest

from tessera.kernel import game, game_ids
from tessera.kernel.registry import GROUP, UnknownGame
from tests.kernel.bazaar import bazaar


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two entry points: one game, and something else."""
    points = [
        EntryPoint("bazaar", "tests.kernel.bazaar:bazaar", GROUP),
        EntryPoint("a-dictionary", "tests.kernel.bazaar:__dict__", GROUP),
    ]
    monkeypatch.setattr(metadata, "entry_points", lambda group: points if group == GROUP else [])
    game.cache_clear()
    yield
    game.cache_clear()


def test_games_are_found_by_their_entry_points() -> None:
    assert game_ids() == ["a-dictionary", "bazaar"]
    assert game("bazaar") is bazaar


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: a-dictionary, bazaar"):
        game("chess")


def test_no_game_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "entry_points", lambda group: [])
    with pytest.raises(UnknownGame, match="there are: none"):
        game("bazaar")


def test_something_else_than_a_game() -> None:
    with pytest.raises(TypeError, match=r"tests\.kernel\.bazaar:__dict__ of tessera\.games is no game"):
        game("a-dictionary")
