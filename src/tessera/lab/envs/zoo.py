"""PettingZoo: seats as agents, one after the other (AEC), or together where they decide together (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from tessera.kernel import NOBODY
from tessera.lab.envs.desk import Desk

LARGEST_SEED = 1 << 31


def agent(seat: int) -> str:
    return f"seat_{seat}"


class Zoo(AECEnv[str, Any, Any]):  # type: ignore[misc,no-any-unimported,unused-ignore]
    """A match as PettingZoo's AEC environment; observations carry the mask of legal actions."""

    metadata = {"render_modes": ["ansi"], "name": "tessera_v0", "is_parallelizable": False}

    def __init__(
        self,
        game_id: str,
        seats: int = 2,
        settings: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.desk = Desk(game_id, seats, settings)
        self.render_mode = render_mode
        self.possible_agents = [agent(seat) for seat in range(seats)]
        size, actions = self.desk.encoder.size, self.desk.space.size
        self._observations = {name: _observed(size, actions) for name in self.possible_agents}
        self._actions = {name: spaces.Discrete(actions) for name in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.desk.deal(int(self._chance.integers(LARGEST_SEED)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._turn()

    def _turn(self) -> None:
        decision = self.desk.decision
        if decision is not None:
            self.agent_selection = agent(decision.seat)

    def observe(self, agent: str) -> Any:
        seat = self.possible_agents.index(agent)
        asked = self.desk.decision is not None and self.desk.decision.seat == seat and not self.desk.endless
        actions = self.desk.space.size
        mask = self.desk.mask() if asked else np.zeros(actions, dtype=np.int8)
        return {"observation": self.desk.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[name] = 0.0
        self._clear_rewards()
        self.desk.play(self.desk.legal()[int(action)])
        if self.desk.over or self.desk.endless:
            for seat, result in enumerate(self.desk.results()):
                self.rewards[agent(seat)] = result
            ended = self.terminations if self.desk.over else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
            self.agent_selection = self.agents[0]
        else:
            self._turn()
        self._accumulate_rewards()

    def render(self) -> str | None:
        decision = self.desk.decision
        if self.render_mode != "ansi":
            return None
        return "over" if decision is None else f"seat {decision.seat}: {decision.step.label()}"

    def close(self) -> None:
        """Nothing to give back."""


class Together(ParallelEnv[str, Any, Any]):  # type: ignore[misc,no-any-unimported,unused-ignore]
    """A match as PettingZoo's parallel environment: all who are asked answer at once, the others wait.

    Waiting is the last action, and the only one of who is not asked.
    """

    metadata = {"render_modes": [], "name": "tessera_together_v0"}

    def __init__(self, game_id: str, seats: int = 2, settings: Mapping[str, object] | None = None) -> None:
        self.desk = Desk(game_id, seats, settings)
        self.render_mode = None
        self.possible_agents = [agent(seat) for seat in range(seats)]
        self.wait = self.desk.space.size
        self._chance = np.random.default_rng()
        size = self.desk.encoder.size
        self._observations = {name: _observed(size, self.wait + 1) for name in self.possible_agents}
        self._actions = {name: spaces.Discrete(self.wait + 1) for name in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.desk.deal(int(self._chance.integers(LARGEST_SEED)))
        self.agents = list(self.possible_agents)
        return self._seen(), {name: {} for name in self.agents}

    def _seen(self) -> dict[str, Any]:
        asked = [] if self.desk.over else self.desk.waiting()
        seen = {}
        for seat, name in enumerate(self.possible_agents):
            mask = self.desk.mask(seat if seat in asked else NOBODY, self.wait + 1)
            mask[self.wait] = seat not in asked
            seen[name] = {"observation": self.desk.observe(seat), "action_mask": mask}
        return seen

    def step(self, actions: Mapping[str, Any]) -> Any:
        chosen = {
            seat: self.desk.legal(seat)[int(actions[agent(seat)])] for seat in self.desk.waiting()
        }  # all before any, as the table does
        for seat, option in chosen.items():
            self.desk.answer(seat, option)
        over, endless = self.desk.over, not self.desk.over and self.desk.endless
        results = self.desk.results() if over else [0.0] * self.desk.seats
        names = self.agents
        rewards = dict(zip(self.possible_agents, results, strict=True))
        seen = self._seen()
        if over or endless:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(names, over),
            dict.fromkeys(names, endless),
            {name: {} for name in names},
        )

    def render(self) -> None:
        """There is nothing to see."""

    def close(self) -> None:
        """Nothing to give back."""


@cache
def _observed(size: int, actions: int) -> Any:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
