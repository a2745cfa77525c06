"""Other engines, for comparison."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from tessera.cli.errors import BadInput


class Catanatron:
    """Settlers of Catan with four random players: the fastest engine of a comparable game in Python."""

    def __init__(self) -> None:
        if find_spec("catanatron") is None:
            raise BadInput("--peers needs the package catanatron: install Tessera with the extra 'bench'")

    def _new(self, seed: int) -> Any:
        from catanatron import Color, Game, RandomPlayer

        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def play_game(self, seed: int) -> tuple[int, int]:
        game = self._new(seed)
        game.play()
        return len(game.state.actions), 0  # does not count options

    def position(self, seed: int) -> Any:
        half = self.play_game(seed)[0] // 2
        game = self._new(seed)
        for _ in range(half):
            game.play_tick()
        return game

    def clone(self, position: Any) -> Any:
        return position.copy()
