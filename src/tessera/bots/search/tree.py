"""Trees: what the seat may answer later in the imagined turn is searched, too.

Information-set Monte Carlo tree search: every descent is on another sample, a node stands for what the seat has
answered since the question, and rivals answer greedily in between. Answers that look good one ply ahead are tried
first. A leaf is played on greedily until it is quiet; its value is measured by the mean and the spread of the search.
"""

from __future__ import annotations

import math

from tessera.bots.observation import Sampled
from tessera.bots.search.imagination import Imagination
from tessera.bots.search.weighing import LUCK, Sampler, Weighed
from tessera.kernel import PASS, Chance, Decision, ask
from tessera.kernel.option import Answer
from tessera.kernel.step import Gather

FIRST = 24
"""Descents before it is asked whether the leader can still be caught."""
OFTEN = 8
MODEST = 0.2
"""What is untried is taken to be worse than the node by this, in spreads."""
BOLD = 0.15
"""The share of the first guess that all answers have alike."""
UNSEEN = 0.5
"""What an answer counts that was not there when the others were first weighed."""
UTMOST = 3.0
"""Values beyond so many spreads count as these."""


class Node:
    """What the seat has answered so far, with how that went."""

    __slots__ = ("guess", "later", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.later: dict[Answer, Node] = {}
        self.guess: dict[Answer, float] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def wanted(self, answers: list[Answer], curious: float) -> Answer:
        """The answer to try next: good so far, or promising and seldom tried."""
        scale, untried = curious * math.sqrt(self.visits + 1), self.mean - MODEST

        def score(parts: Answer) -> float:
            guess = self.guess.setdefault(parts, UNSEEN / len(answers))
            node = self.later.get(parts)
            if node is None:
                return untried + scale * guess
            return node.mean + scale * guess / (1 + node.visits)

        return max(answers, key=score)


class Spread:
    """Mean and deviation of what comes in: leaves are compared in this unit."""

    __slots__ = ("_count", "_squares", "mean")

    def __init__(self) -> None:
        self._count = 0
        self._squares = 0.0
        self.mean = 0.0

    @property
    def deviation(self) -> float:
        return math.sqrt(self._squares / self._count) if self._count else 0.0

    def measured(self, value: float) -> float:
        """The value in deviations from the mean, its own part in them included."""
        self._count += 1
        off = value - self.mean
        self.mean += off / self._count
        self._squares += off * (value - self.mean)
        deviation = self.deviation
        return max(-UTMOST, min(UTMOST, (value - self.mean) / deviation)) if deviation else 0.0


class Tree:
    """The search at one question."""

    def __init__(
        self, imagination: Imagination, sampler: Sampler, chance: Chance, looked: list[Weighed]
    ) -> None:
        self._imagination = imagination
        self._sampler = sampler
        self._chance = chance
        self._looked = looked
        self._root = Node()
        self._root.guess = self._guesses([each.answer for each in looked], [each.value for each in looked])
        self._spread = Spread()

    def search(self) -> list[Weighed]:
        """The answers, the one that was tried most often first."""
        effort, descents = self._imagination.effort, 0
        while not effort.spent():
            self._descend()
            descents += 1
            if descents >= FIRST and descents % OFTEN == 0 and self._settled(descents):
                break
        return self._weighed() if self._root.later else self._looked

    def _settled(self, descents: int) -> bool:
        """Whether the leader would stay it if all that is left went to the second."""
        visits = sorted([node.visits for node in self._root.later.values()], reverse=True)
        used = self._imagination.effort.used()
        return len(visits) < 2 or visits[0] - visits[1] > descents * (1 - used) / used

    def _descend(self) -> None:
        imagination = self._imagination
        position = imagination.begin(self._sampler(), self._chance.pick(LUCK))
        here = imagination.game.quiet(position)
        path = [self._root]
        decision: Decision | None = ask(position, imagination.seat)
        new = False
        while decision is not None and not new:
            if len(path) > 1:
                if imagination.game.quiet(position) != here:
                    break
                if self._left_to_others(position, decision):
                    position, decision, _ = imagination.best(position, decision)
                    continue
            decision, new = self._one_deeper(position, decision, path)
        value = self._spread.measured(imagination.value(imagination.onward(position, decision, here)))
        for node in path:
            node.visits += 1
            node.total += value

    def _one_deeper(
        self, position: Sampled, decision: Decision, path: list[Node]
    ) -> tuple[Decision | None, bool]:
        """Answer as the tree wants it; whether that has never been tried."""
        imagination, node = self._imagination, path[-1]
        if len(path) == 1:
            answers = [each.answer for each in self._looked]
        else:
            answers = imagination.answers(position, decision)
            if not node.guess:
                node.guess = self._guesses(answers, self._values(position, answers))
        parts = node.wanted(answers, imagination.tuning.curious)
        new = parts not in node.later
        path.append(node.later.setdefault(parts, Node()))
        return imagination.open(position, parts), new

    def _left_to_others(self, position: Sampled, decision: Decision) -> bool:
        """What the seat does not search: rivals' questions, and windows that it lets go by."""
        together = isinstance(position.agenda[-1], Gather) and PASS in decision.options
        return decision.seat != self._imagination.seat or len(decision.options) == 1 or together

    def _values(self, position: Sampled, answers: list[Answer]) -> list[float]:
        values, imagination = [], self._imagination
        for parts in answers:
            tried = position.clone()
            imagination.give(tried, imagination.seat, parts)
            values.append(imagination.value(tried))
        return values

    def _guesses(self, answers: list[Answer], values: list[float]) -> dict[Answer, float]:
        """How likely each answer is the best, before anything was tried."""
        best, usual = max(values), sorted(values)[len(values) // 4]
        heat = (best - usual) / self._imagination.tuning.sharp + 1e-6
        weights = [math.exp(max(-40.0, (value - best) / heat)) for value in values]
        whole = sum(weights)
        return {
            parts: (1 - BOLD) * weight / whole + BOLD / len(answers)
            for parts, weight in zip(answers, weights, strict=True)
        }

    def _weighed(self) -> list[Weighed]:
        nodes = sorted(self._root.later.items(), key=lambda each: (-each[1].visits, -each[1].mean))
        mean, deviation = self._spread.mean, self._spread.deviation
        most = nodes[0][1].visits

        def weighed(parts: Answer, node: Node) -> Weighed:
            error = deviation * math.sqrt(1 / node.visits + 1 / most)
            return Weighed(parts, mean + deviation * node.mean, error)

        (chosen, node), *others = nodes
        return [Weighed(chosen, mean + deviation * node.mean), *[weighed(*each) for each in others]]
