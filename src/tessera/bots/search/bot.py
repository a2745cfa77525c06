"""The searching bot, in all its strengths: it weighs whole answers and says them part by part."""

from __future__ import annotations

import time
from collections.abc import Hashable

from tessera.bots.observation import Observation
from tessera.bots.search.effort import Effort
from tessera.bots.search.erring import erring
from tessera.bots.search.imagination import Imagination
from tessera.bots.search.plan import Plan, Planner
from tessera.bots.search.rollout import rollout
from tessera.bots.search.tree import Tree
from tessera.bots.search.tuning import Level, Tuning, tuning_of
from tessera.bots.search.weighing import Weighed, first_look
from tessera.kernel import Chance, Option, ask
from tessera.kernel.option import Answer


class SearchBot:
    """Searches with the driver that the game has chosen, as much as its level allows, and errs as its level does."""

    __slots__ = ("_chance", "_left", "_level", "_ply", "_rest", "_style", "_tuning", "_turn")

    def __init__(
        self, chance: Chance, level: str | Level, tuning: Tuning | None = None, style: str = ""
    ) -> None:
        self._chance = chance
        self._level = level
        self._style = style
        """What it loves, by the name that the game has for it."""
        self._tuning = tuning
        """Other numbers than the game's own, to try them."""
        self._rest: Answer = ()
        self._ply = -1
        """What is still to be said of an answer, and at which ply."""
        self._left: Plan = []
        self._turn: Hashable = None
        """What is left of a plan, and until when it holds."""

    def choose(self, observation: Observation) -> Option:
        if len(observation.options) == 1:
            return observation.options[0]
        if not (self._ply == observation.ply and self._rest and self._rest[0] in observation.options):
            level = self._level_in(self._tuning_of(observation))
            self._rest = erring(self.weigh(observation), level, self._chance)
            self._ply = observation.ply
        option, self._rest = self._rest[0], self._rest[1:]
        return option

    def weigh(self, observation: Observation) -> list[Weighed]:
        """Whole answers with what they seem to be worth, the best first."""
        tuning = self._tuning_of(observation)
        level = self._level_in(tuning)
        effort = Effort(level.plays, sooner(observation.deadline, level.seconds))
        imagination = Imagination(observation.game, observation.seat, tuning, effort, self._style)
        sample = observation.sample()
        decision = ask(sample, observation.seat)
        assert decision is not None
        answers = imagination.answers(sample, decision)
        looked = first_look(imagination, observation.sample, self._chance, answers)
        searched = looked[: tuning.first]
        if len(searched) < 2 or effort.spent():
            return looked
        if tuning.driver == "tree":
            return Tree(imagination, observation.sample, self._chance, searched).search()
        if tuning.driver == "rollout":
            return rollout(imagination, observation.sample, self._chance, searched)
        turn = observation.game.quiet(sample)
        left = self._left if turn == self._turn else []
        weighed, self._left = Planner(imagination, observation.sample, self._chance, searched).search(left)
        self._turn = turn
        return weighed

    def _tuning_of(self, observation: Observation) -> Tuning:
        return self._tuning or tuning_of(observation.game)

    def _level_in(self, tuning: Tuning) -> Level:
        return tuning.level(self._level) if isinstance(self._level, str) else self._level


def sooner(deadline: float | None, seconds: float) -> float | None:
    """Where somebody waits, a level takes no longer than it may."""
    return None if deadline is None else min(deadline, time.monotonic() + seconds)
