"""Plans: local search over whole turns.

A plan is a list of answers. It is followed until it is quiet: what is not possible when its turn comes is left for
later, and what is missing is done greedily. A plan that ends better than the best so far replaces it; new ones are made
by putting an answer in, exchanging, moving or leaving one out. What is left of the plan is where the next question of
the same turn begins.
"""

from __future__ import annotations

from msgspec import Struct

from tessera.bots.observation import Sampled
from tessera.bots.search.imagination import FARTHEST, Imagination
from tessera.bots.search.weighing import LUCK, Sampler, Weighed, difference
from tessera.kernel import PASS, Chance, Decision, ask, play
from tessera.kernel.option import Answer
from tessera.kernel.step import Gather

Plan = list[Answer]

BETTER = 1e-9
"""Less than this is rounding."""


class Followed(Struct):
    """A plan as it was carried out."""

    plan: Plan
    menus: list[list[Answer]]
    """What else could have been answered at each place; nothing where the answer was found greedily."""
    values: list[float]
    """At its end, on every sample it was tried on."""

    @property
    def worth(self) -> float:
        return sum(self.values) / len(self.values)


class Planner:
    """The search for a plan at one question."""

    def __init__(
        self, imagination: Imagination, sampler: Sampler, chance: Chance, looked: list[Weighed]
    ) -> None:
        self._imagination = imagination
        self._chance = chance
        self._sampler = sampler
        self._samples = [(sampler(), chance.pick(LUCK))]
        self._here = imagination.game.quiet(self._samples[0][0])
        self._looked = looked
        self._openings = {each.answer[0] for each in looked}
        self._tried: set[tuple[Answer, ...]] = set()
        self._best: Followed | None = None
        self._by_first: dict[Answer, Followed] = {}

    def search(self, left: Plan) -> tuple[list[Weighed], Plan]:
        """The answers with the worth of the best plan found for each, the best first, and what is left of that plan.

        `left` is what was left of the plan at the question before.
        """
        effort, tuning = self._imagination.effort, self._imagination.tuning
        starts = [left, *[[each.answer] for each in self._looked[: tuning.starts]]]
        for plan in starts:
            if self._begins(plan) and not (self._best and effort.spent(0.5)):
                self._consider(plan)
        if self._best is None:
            return self._looked, []
        queue = self._other_beginnings(self._best.plan)
        failures = 0
        while failures < tuning.patience and not effort.spent():
            plan = queue.pop(0) if queue else self._changed(self._best)
            failures = 0 if self._begins(plan) and self._consider(plan) else failures + 1
        return self._weighed(), self._best.plan[1:]

    def _begins(self, plan: Plan) -> bool:
        """Whether some answer of a plan is possible now."""
        return any(parts[0] in self._openings for parts in plan)

    def _other_beginnings(self, plan: Plan) -> list[Plan]:
        """Every other answer before the plan, and in the place of its first."""
        others = [each.answer for each in self._looked if each.answer != plan[0]]
        return [[parts, *plan] for parts in others] + [[parts, *plan[1:]] for parts in others]

    def _changed(self, followed: Followed) -> Plan:
        """A plan like another, but for one answer."""
        plan, pick = list(followed.plan), self._chance.pick
        kind, at = pick(10), pick(len(plan))
        menu = followed.menus[at]
        if kind < 5 and menu:
            plan.insert(at, menu[pick(len(menu))])
        elif kind < 7 and menu:
            plan[at] = menu[pick(len(menu))]
        elif kind == 7 and len(plan) > 1:
            del plan[at]
        else:
            parts = plan.pop(at)
            plan.insert(pick(len(plan) + 1), parts)
        return plan

    def _consider(self, plan: Plan) -> bool:
        """Try a plan; whether it is the best so far."""
        key = tuple(plan)
        if key in self._tried:
            return False
        self._tried.add(key)
        followed = self._follow(plan)
        if followed is None:
            return False
        known = self._by_first.get(followed.plan[0])
        if known is None or followed.worth > known.worth:
            self._by_first[followed.plan[0]] = followed
        if self._best is not None and followed.worth <= self._best.worth + BETTER:
            return False
        self._best = followed
        return True

    def _follow(self, plan: Plan) -> Followed | None:
        """Carry a plan out on the samples; None if time was up before."""
        imagination, best = self._imagination, self._best
        followed = Followed([], [], [])
        for number in range(imagination.tuning.samples):
            if best is not None and number and followed.worth < best.worth - imagination.tuning.slack:
                break
            position = imagination.begin(*self._sample(number))
            noted = Followed([], [], []) if number else followed
            value = imagination.value(self._carried_out(position, plan, noted))
            if not imagination.effort.late():
                followed.values.append(value)
                continue
            if best is not None:
                return None
            followed.values.append(value)  # better a plan that was looked at once than none
            break
        return followed

    def _sample(self, number: int) -> tuple[Sampled, int]:
        """All plans are tried on the same samples, which are made when they are needed."""
        if number == len(self._samples):
            self._samples.append((self._sampler(), self._chance.pick(LUCK)))
        return self._samples[number]

    def _carried_out(self, position: Sampled, plan: Plan, noted: Followed) -> Sampled:
        """Where a plan leads until it is quiet, and note what was done."""
        imagination = self._imagination
        quiet, seat = imagination.game.quiet, imagination.seat
        here, turns, left = self._here, imagination.tuning.horizon, list(plan)
        decision: Decision | None = ask(position, seat)
        for _ in range(FARTHEST * turns):
            if decision is None:
                break
            if (key := quiet(position)) != here:
                turns, here = turns - 1, key
                if not turns:
                    break
            position, decision = self._go_on(position, decision, left, noted, seat)
        return position

    def _go_on(
        self, position: Sampled, decision: Decision, left: Plan, noted: Followed, seat: int
    ) -> tuple[Sampled, Decision | None]:
        """One answer: of the plan if it can be given, and greedily otherwise."""
        imagination, options = self._imagination, decision.options
        begun = bool(noted.plan)
        if decision.seat != seat or (begun and len(options) == 1):
            reached, following, _ = imagination.best(position, decision)
            return reached, following
        parts = next((parts for parts in left if parts[0] in options), None)
        if parts is None:
            if isinstance(position.agenda[-1], Gather) and PASS in options:
                return position, play(position, PASS)
            reached, following, parts = imagination.best(position, decision)
            noted.plan.append(parts)
            noted.menus.append([])
            return reached, following
        left.remove(parts)
        noted.plan.append(parts)
        noted.menus.append(imagination.answers(position, decision))
        return position, self._say(position, parts, seat)

    def _say(self, position: Sampled, parts: Answer, seat: int) -> Decision | None:
        """Give an answer of a plan; what was meant for another position ends where it is not possible."""
        imagination = self._imagination
        if len(parts) == 1:
            return imagination.open(position, parts)
        following = imagination.give(position, seat, parts[:1])
        for option in parts[1:]:
            if following is None or following.seat != seat or option not in following.options:
                break
            following = play(position, option)
        return following

    def _weighed(self) -> list[Weighed]:
        """The beginnings, each with the worth of the best plan that was found for it."""
        best = self._best
        assert best is not None
        beginnings = {parts: each for parts, each in self._by_first.items() if each is not best}

        def weighed(parts: Answer, followed: Followed) -> Weighed:
            worse, error = difference(best.values, followed.values)
            return Weighed(parts, best.worth - worse, error)

        others = [weighed(parts, each) for parts, each in beginnings.items() if parts != best.plan[0]]
        return [Weighed(best.plan[0], best.worth), *sorted(others, key=lambda each: -each.value)]
