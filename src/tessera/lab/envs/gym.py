"""Gymnasium: one seat against bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import SyncVectorEnv

from tessera.bots.arena import Chooser
from tessera.lab.envs.desk import Desk

LARGEST_SEED = 1 << 31


class Solo(gymnasium.Env[Any, Any]):  # type: ignore[misc,no-any-unimported,unused-ignore]
    """One seat of a match; bots play the others. From match to match it moves up one seat.

    `info["action_mask"]` tells what is legal. A number that is not legal stands for one that is: learning programs
    that know no masks play on, and `info["illegal"]` tells them.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game_id: str,
        seats: int = 2,
        rivals: str = "random",
        settings: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.desk = Desk(game_id, seats, settings)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.desk.space.size)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.desk.encoder.size,), np.float32)
        self.seat = -1
        self._bot = rivals
        self._rivals: list[Chooser] = []
        self._illegal = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(LARGEST_SEED))
        if seed is not None:
            self.seat = -1
        self.seat = (self.seat + 1) % self.desk.seats
        self._rivals = self.desk.rivals(self._bot, dealt)
        self._illegal = False
        self.desk.deal(dealt)
        self._until_asked()
        return self._seen(), self._info()

    def step(self, action: Any) -> Any:
        legal = self.desk.legal()
        self._illegal = int(action) not in legal
        numbers = list(legal)
        chosen = numbers[int(action) % len(numbers)] if self._illegal else int(action)
        self.desk.play(legal[chosen])
        self._until_asked()
        over = self.desk.over
        reward = self.desk.results()[self.seat] if over else 0.0
        return self._seen(), reward, over, not over and self.desk.endless, self._info()

    def _until_asked(self) -> None:
        """Let the others play until it is this seat's turn, or over."""
        desk = self.desk
        while (decision := desk.decision) is not None and decision.seat != self.seat and not desk.endless:
            desk.play(self._rivals[decision.seat](desk.state, decision))

    def _seen(self) -> Any:
        return self.desk.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        asked = not self.desk.over and not self.desk.endless
        mask = self.desk.mask() if asked else np.zeros(self.desk.space.size, dtype=np.int8)
        return {"action_mask": mask, "illegal": self._illegal, "seat": self.seat}


def many(count: int, game_id: str, **settings: Any) -> Any:
    """Many matches in this process, as one vectorised environment."""
    return SyncVectorEnv([lambda: Solo(game_id, **settings) for _ in range(count)])
