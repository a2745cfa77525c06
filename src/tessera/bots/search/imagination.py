"""Positions played on: what a seat and its rivals would answer, and how well the seat would stand.

Everybody is imagined to take what looks best one ply ahead, by the game's own evaluation. Luck that comes up on the
way is the same for all that is compared on a sample; so are the answers picked where there are too many.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, TypeVar

from tessera.bots.observation import Sampled
from tessera.bots.search.effort import Effort
from tessera.bots.search.tuning import Tuning
from tessera.kernel import PASS, RESIGN, AnyGame, Decision, Outcome, Seeded, answer, ask, play
from tessera.kernel.engine import waiting
from tessera.kernel.option import Answer, Option
from tessera.kernel.step import Gather, Step

T = TypeVar("T")

WON = 400.0
"""More than evaluations differ by: a match that is decided beats all that are only promising."""
MOST = 400
"""Whole answers that are made up where a game names none."""
FOLLOWED = 4
"""Answers that belong to another one, at most."""
MENU = 8
"""Who is asked with more options is asked something new."""
FARTHEST = 40
"""Answers until the next quiet moment, at most."""


class Imagination:
    """Play on sampled positions, for one seat, counted as effort."""

    __slots__ = ("_foreseen", "_picked", "_sample", "_taste", "effort", "game", "seat", "tuning")

    def __init__(self, game: AnyGame, seat: int, tuning: Tuning, effort: Effort, style: str = "") -> None:
        self._taste = tuning.styles.get(style)
        self.game = game
        self.seat = seat
        self.tuning = tuning
        self.effort = effort
        self._picked = Seeded(0)
        self._sample: Sampled | None = None
        self._foreseen: tuple[Sampled | None, list[tuple[int, Answer]]] = (None, [])
        """A sample, and what rivals answer there who are asked at the same time as the seat."""

    def begin(self, sample: Sampled, luck: int) -> Sampled:
        """A copy of a sample to play on, with luck that is the same each time."""
        self._sample = sample
        position = sample.clone()
        position.chance = Seeded(luck)
        self._picked = Seeded(luck + 1)
        return position

    # --- answers ----------------------------------------------------------------------------------------------

    def answers(self, position: Sampled, decision: Decision) -> list[Answer]:
        """Whole answers to a question that are worth a thought; never to resign."""
        if not isinstance(position.agenda[-1], Gather):
            named = [tuple(parts) for parts in self.game.worth_trying(position, decision.seat)]
            if kept := [parts for parts in named if parts[0] != RESIGN]:
                return kept
        return whole_answers(position, decision)

    def give(self, position: Sampled, seat: int, parts: Answer) -> Decision | None:
        """Answer for a seat, also where several are asked at the same time."""
        decision: Decision | None = None
        for option in parts:
            first = position.agenda[-1].seat == seat
            decision = play(position, option) if first else answer(position, seat, option)
        self.effort.done += 1
        return decision

    def open(self, position: Sampled, parts: Answer) -> Decision | None:
        """The seat's answer to the question it is asked, with what rivals answer who are asked at the same time.

        What they will answer is found before the own answer is given, because they do not see it.
        """
        asked = position.agenda[-1]
        if not isinstance(asked, Gather):
            return self.give(position, self.seat, parts)
        foreseen = self._answers_to(position, asked)
        decision = self.give(position, self.seat, parts)
        for seat, answered in foreseen:
            decision = self.give(position, seat, answered)
        return decision

    def _answers_to(self, position: Sampled, asked: Gather) -> list[tuple[int, Answer]]:
        """What rivals answer; to the question that a sample begins with, always the same."""
        sample, known = self._foreseen
        if self._sample is None or self._sample.agenda[-1] != asked:
            return self._answers_of_others(position, asked)
        if sample is not self._sample:
            known = self._answers_of_others(position, asked)
            self._foreseen = self._sample, known
        return known

    def _answers_of_others(self, position: Sampled, asked: Gather) -> list[tuple[int, Answer]]:
        """Windows go by, other questions are weighed; with luck of their own, so that the common one is not used up."""
        found: list[tuple[int, Answer]] = []
        for seat in waiting(position):
            if seat == self.seat or asked.question_of(seat) is None:
                continue
            tried = position.clone()
            tried.chance = Seeded(asked.opened)
            decision = ask(tried, seat)
            assert decision is not None
            passes = PASS in decision.options
            found.append((seat, (PASS,) if passes else self._greedy(tried, decision)[-1]))
        return found

    def after(self, sample: Sampled, luck: int, parts: Answer) -> Sampled:
        """The position one ply ahead, when what belongs to the answer is over.

        Rivals who are asked in the middle of the seat's turn answer as well as they can see, and so does the seat where
        its answer leads to further questions: before that, it has cost something and brought nothing.
        """
        position = self.begin(sample, luck)
        here, asked, depth = self.game.quiet(position), position.agenda[-1], len(position.agenda)
        decision = self.open(position, parts)
        for _ in range(FOLLOWED):
            if decision is None or self.game.quiet(position) != here:
                break
            if len(position.agenda) < depth or type(position.agenda[-1]) is type(asked):
                break  # that is over, or the same is asked again
            if decision.seat == self.seat:
                if PASS in decision.options or len(decision.options) > MENU:
                    break  # a turn of its own
            elif not any(step.seat == self.seat for step in position.agenda[:-1]):
                break
            position, decision, _ = self.best(position, decision)
        return position

    def reveal(self, position: Sampled, asked: Step, decision: Decision | None) -> None:
        """Let others who are asked at the same time answer somehow: before that, nothing has happened."""
        while decision is not None and _same_question(position, asked):
            some = decision.options[position.chance.pick(len(decision.options))]
            decision = play(position, PASS if PASS in decision.options else some)

    def best(self, position: Sampled, decision: Decision) -> tuple[Sampled, Decision | None, Answer]:
        """Answer as whoever is asked would, one ply ahead: where that leads, what is asked there, and the answer."""
        seat, options = decision.seat, decision.options
        if len(options) == 1:
            return position, play(position, options[0]), (options[0],)
        asked = position.agenda[-1]
        together = isinstance(asked, Gather)
        if together and PASS in options:
            return position, play(position, PASS), (PASS,)
        reached, following, parts = self._greedy(position, decision)
        if together:  # what was revealed was only imagined
            return position, self.give(position, seat, parts), parts
        return reached, following, parts

    def _greedy(self, position: Sampled, decision: Decision) -> tuple[Sampled, Decision | None, Answer]:
        """The answer that looks best to whoever is asked, and where it would lead."""
        asked, seat = position.agenda[-1], decision.seat
        found: tuple[float, Sampled, Decision | None, Answer] | None = None
        for parts in self.some(self.answers(position, decision)):
            tried = position.clone()
            following = self.give(tried, seat, parts)
            self.reveal(tried, asked, following)
            value = self.standing(tried, seat)
            if found is None or value > found[0]:
                found = value, tried, following, parts
        assert found is not None
        return found[1:]

    def some(self, answers: list[Answer]) -> list[Answer]:
        """Some of many answers, and the last one, which often is to do no more."""
        width = self.tuning.width
        if len(answers) <= width:
            return answers
        picked = self._picked.shuffled(range(len(answers) - 1))[: width - 1]
        return [*[answers[at] for at in picked], answers[-1]]

    # --- where it leads ---------------------------------------------------------------------------------------

    def onward(self, position: Sampled, decision: Decision | None, here: Hashable) -> Sampled:
        """Where greedy answers lead until it is quiet."""
        quiet, left = self.game.quiet, self.tuning.horizon
        for _ in range(FARTHEST * left):
            if decision is None or self.effort.late():
                break
            if (key := quiet(position)) != here:
                left, here = left - 1, key
                if not left:
                    break
            position, decision, _ = self.best(position, decision)
        return position

    def value(self, position: Sampled) -> float:
        """How well the searching seat stands, seen from the table where the tuning says so."""
        own = self.standing(position, self.seat)
        if position.outcome is not None or not self.tuning.relative:
            return own
        rivals = [value for seat, value in enumerate(self.game.values(position)) if seat != self.seat]
        return own - self.tuning.relative * max(rivals, default=0.0)

    def standing(self, position: Sampled, seat: int) -> float:
        """How well a seat stands in its own eyes."""
        if position.outcome is not None:
            return decided(position.outcome, seat)
        if self._taste is None or seat != self.seat:
            return self.game.evaluate(position, seat)
        terms = self.game.terms(position, seat)
        return sum([self._taste.get(term, 1.0) * value for term, value in terms.items()])


def decided(outcome: Outcome, seat: int) -> float:
    """The end: first by rank, then by the lead in points."""
    lead = outcome.scores[seat] - max(
        [x for other, x in enumerate(outcome.scores) if other != seat], default=0
    )
    rank = outcome.ranks[seat]
    if rank == 1:
        return WON / len(outcome.winners) + lead
    return -WON * (rank - 1) / len(outcome.ranks) + lead


def spread(found: Sequence[T], most: int) -> list[T]:
    """Some of many, from everywhere among them."""
    if len(found) <= most:
        return list(found)
    return [found[len(found) * at // most] for at in range(most)]


def _same_question(position: Sampled, asked: Step) -> bool:
    """Whether others are still asked what was asked before."""
    top = position.agenda[-1] if position.agenda else None
    return isinstance(top, Gather) and isinstance(asked, Gather) and top.opened == asked.opened


def whole_answers(position: Sampled, decision: Decision) -> list[Answer]:
    """All of them, or some from everywhere where there are too many; never to resign."""
    found: list[Answer] = []
    options = [option for option in decision.options if option != RESIGN] or decision.options
    _endings(position, decision.step, options, (), found)
    return found


def _endings(s: Any, step: Step, options: list[Option], head: Answer, found: list[Answer]) -> None:
    """The ways in which an answer can go on; from everywhere, where there are too many."""
    for option in spread(options, max(2, MOST - len(found))):
        rest = step.rest(s, option)
        if rest is None:
            found.append((*head, option))
        else:
            _endings(s, rest, rest.options(s), (*head, option), found)
