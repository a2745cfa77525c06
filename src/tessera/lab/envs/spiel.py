"""OpenSpiel: the games as Python games of its own, ``python_tessera_<id>``.

The first node of a game is chance: which of `DEALS` deals it is. All later chance follows from that, and nobody sees
it, so a state is its history, as OpenSpiel wants it. `resample_from_infostate` deals anew whatever a seat cannot know,
which is what its information-set search needs.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from tessera.kernel import ask, determinize, game, game_ids, notation
from tessera.lab.envs.desk import Desk, stream
from tessera.lab.space import OutsideSpace, action_space

DEALS = 1024


def short_name(game_id: str) -> str:
    return f"python_tessera_{game_id}"


def _game_type(game_id: str) -> Any:
    box = game(game_id)
    return pyspiel.GameType(
        short_name=short_name(game_id),
        long_name=box.name["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(box.seats),
        min_num_players=max(2, min(box.seats)),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2},
    )


def _class(game_id: str, kind: Any) -> type[Any]:
    """The game class of a game: OpenSpiel makes it from parameters alone."""

    class TesseraGame(pyspiel.Game):  # type: ignore[misc,no-any-unimported,unused-ignore]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            chosen = {"players": 2, **(params or {})}
            self.players = int(chosen["players"])
            box = game(game_id)
            info = pyspiel.GameInfo(
                num_distinct_actions=action_space(game_id).size,
                max_chance_outcomes=DEALS,
                num_players=self.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=box.longest,
            )
            super().__init__(kind, info, chosen)

        def new_initial_state(self) -> TesseraState:
            return TesseraState(self, game_id)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(game_id, self.players)

    return TesseraGame


class TesseraState(pyspiel.State):  # type: ignore[misc,no-any-unimported,unused-ignore]
    """A position, or the node before the deal."""

    def __init__(self, spiel: Any, game_id: str) -> None:
        super().__init__(spiel)
        self._id = game_id
        self._players = spiel.players
        self.desk = Desk(game_id, self._players)
        self.dealt = False
        self.answers: list[list[int]] = [[] for _ in range(self._players)]

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        assert self.desk.decision is not None
        return self.desk.decision.seat

    def is_terminal(self) -> bool:
        return self.dealt and (self.desk.over or self.desk.endless)

    def _legal_actions(self, player: int) -> list[int]:
        if not self.dealt or self.is_terminal() or player != self.current_player():
            return []
        return list(self.desk.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.desk.deal(int(action))
            self.dealt = True
            return
        self.answers[self.current_player()].append(int(action))
        self.desk.play(self.desk.space.decode(int(action)))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else notation(self.desk.space.decode(int(action)))

    def returns(self) -> list[float]:
        return self.desk.results() if self.is_terminal() else [0.0] * self._players

    def rewards(self) -> list[float]:
        return self.returns()

    def __str__(self) -> str:
        return ", ".join([self.information_state_string(seat) for seat in range(self._players)])

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if not self.dealt:
            return f"{seat}"
        seen = self.desk.game.view_json(self.desk.state, seat).decode()
        return f"{seat} {self.answers[seat]} {seen} {self._asked(seat)}"

    def _asked(self, seat: int) -> list[str]:
        """How far an answer in parts has come: views do not tell it."""
        decision = ask(self.desk.state, seat)
        return [] if decision is None else [notation(option) for option in decision.options]

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, probability: Any) -> TesseraState:
        """A position that the player cannot tell from this one."""
        fresh: TesseraState = self.get_game().new_initial_state()
        luck = stream(str(probability()))
        fresh.dealt = True
        fresh.answers = [list(answers) for answers in self.answers]
        fresh.desk.steps = self.desk.steps
        fresh.desk.stand(determinize(self.desk.state, player, luck), luck)
        return fresh


class Observer:
    """Tensors and strings of states, as `pyspiel` asks for them."""

    def __init__(self, game_id: str, players: int) -> None:
        self._desk = Desk(game_id, players)
        size = self._desk.encoder.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = state.desk.observe(player) if state.dealt else 0.0

    def string_from(self, state: Any, player: int) -> str:
        return str(state.information_state_string(player))


def register() -> list[str]:
    """Make the games known to OpenSpiel; returns their names."""
    found = []
    known = set(pyspiel.registered_names())
    for game_id in game_ids():
        try:
            action_space(game_id)
        except OutsideSpace:  # a guest that has declared no actions
            continue
        name = short_name(game_id)
        if name not in known:
            kind = _game_type(game_id)
            pyspiel.register_game(kind, _class(game_id, kind))
        found.append(name)
    return found
