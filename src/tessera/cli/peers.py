"""Other engines, for comparison."""

from __future__ import annotations

import random
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tessera.cli.errors import BadInput
from tessera.cli.measure import Contender

SPIEL_GAMES = ("backgammon", "hearts")
"""Of OpenSpiel: a race with dice and doubtful choices, and four hands of hidden cards."""


def peers() -> dict[str, Contender]:
    """Catanatron, and some games of OpenSpiel where that is installed."""
    found: dict[str, Contender] = {"catanatron": Catanatron()}
    if find_spec("pyspiel") is not None:
        found |= {f"openspiel {name}": Spiel(name) for name in SPIEL_GAMES}
    return found


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


class Spiel:
    """A game of OpenSpiel with random players: its rules are C++, what asks and answers them is Python."""

    def __init__(self, name: str) -> None:
        self._game = import_module("pyspiel").load_game(name)

    def play_game(self, seed: int) -> tuple[int, int]:
        state, decisions, offered = self._game.new_initial_state(), 0, 0
        choose = random.Random(seed)
        while not state.is_terminal():
            options = self._go_on(state, choose)
            decisions += bool(options)
            offered += options
        return decisions, offered

    def position(self, seed: int) -> Any:
        left = self.play_game(seed)[0] // 2
        state, choose = self._game.new_initial_state(), random.Random(seed)
        while left:
            left -= bool(self._go_on(state, choose))
        return state

    def clone(self, position: Any) -> Any:
        return position.clone()

    def _go_on(self, state: Any, choose: random.Random) -> int:
        """Take a random action; of how many. What chance does is no decision."""
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choose.choices(actions, weights)[0])
            return 0
        options = state.legal_actions()
        state.apply_action(options[int(choose.random() * len(options))])
        return len(options)
