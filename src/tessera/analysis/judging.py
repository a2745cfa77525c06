"""What a decision cost: the chance that the best answer would have kept, from what its seat could know.

All answers worth a thought are looked at one ply ahead; the best few, what was played, and some taken blindly are then
compared by chance, on the same positions dealt from the seat's knowledge and with the same luck. What cost most is
looked at again, on other positions, each played on until the evaluation can be trusted.
"""

from __future__ import annotations

from typing import Any

from tessera.analysis.chances import shares
from tessera.analysis.findings import Depth, Judged, TurningPoint
from tessera.analysis.lens import mean_and_error
from tessera.bots.observation import BUDGET, Observation, Sampled, observe
from tessera.bots.reasons import Reason, compared
from tessera.bots.search.effort import Effort
from tessera.bots.search.imagination import Imagination, spread
from tessera.bots.search.tuning import tuning_of
from tessera.bots.search.weighing import LUCK, first_look
from tessera.kernel import PASS, RESIGN, AnyGame, Decision, Description, Seeded, ask, notation_of, parse_parts
from tessera.kernel.engine import asked_after
from tessera.kernel.match import Played
from tessera.kernel.option import Answer
from tessera.kernel.step import NOBODY
from tessera.kernel.window import Sealed

BLIND = 2
"""Answers that are taken blindly, to learn what is at stake."""
BEYOND = 1.0
"""Standard errors by which an answer must be better before the difference counts as a loss."""
SURELY = 2.0
"""The same for a moment that is shown."""
DEALT_FOR_REASONS = 6


def decided(before: Any, move: Played) -> list[tuple[int, Answer]]:
    """Who decided something with a move: a seat that lets a window go by does not count."""
    top = before.agenda[-1] if before.agenda else None
    if isinstance(top, Sealed):
        seats = [question.seat for question in top.questions]
        return [each for each in zip(seats, move.answers, strict=True) if each[1] != (PASS,)]
    return [(move.seat, move.answers[0])] if move.seat != NOBODY else []


class Judge:
    """Judges the decisions of a match, each from what its seat could know."""

    def __init__(self, game: AnyGame, depth: Depth) -> None:
        self._game = game
        self._depth = depth

    def judged(self, before: Any, number: int, seat: int, played: Answer) -> Judged | None:
        """What an answer cost; None if there was no choice."""
        if played[0] == RESIGN:
            return None
        chance = Seeded(f"decision {number} of {seat}")
        observation = observe(self._game, before, seat, chance, BUDGET)
        imagination = self._imagination(seat)
        sample = observation.sample()
        decision = ask(sample, seat)
        assert decision is not None
        answers = self._answers(imagination, sample, decision, played)
        if len(answers) < 2:
            return None
        looked = [each.answer for each in first_look(imagination, observation.sample, chance, answers, 1)]
        best = looked[: self._depth.finalists]
        blind = [looked[chance.pick(len(looked))] for _ in range(BLIND)]
        tried = list(dict.fromkeys([*best, played, *blind]))
        told = chances_after(
            self._game, observation, imagination, chance, tried, self._depth.samples, onward=False
        )
        chosen = max(best, key=lambda parts: sum(told[parts]))
        loss, error = difference_of(told[chosen], told[played])
        lost = loss if loss > BEYOND * error else 0.0
        stake = sum([difference_of(told[chosen], told[parts])[0] for parts in blind]) / BLIND
        stage = self._game.stage(before)
        return Judged(
            move=number,
            seat=seat,
            loss=round(max(0.0, lost), 4),
            error=round(error, 4),
            stake=round(max(0.0, stake, lost), 4),
            phase=stage.key if stage is not None else "",
            progress=round(self._game.progress(before), 3),
            better=notation_of(chosen) if lost > 0.0 else "",
        )

    def moment(self, before: Any, found: Judged, played: Answer) -> TurningPoint | None:
        """A decision looked at again; None if nothing is left of the loss."""
        seat, better = found.seat, parse_parts(found.better)
        chance = Seeded(f"again {found.move} of {seat}")
        observation = observe(self._game, before, seat, chance, BUDGET)
        imagination = self._imagination(seat)
        told = chances_after(
            self._game,
            observation,
            imagination,
            chance,
            [better, played],
            self._depth.rollouts,
            onward=True,
        )
        loss, error = difference_of(told[better], told[played])
        if loss <= SURELY * error:
            return None
        return TurningPoint(
            move=found.move,
            seat=seat,
            loss=round(loss, 4),
            error=round(error, 4),
            played=notation_of(played),
            played_said=said(before, seat, played),
            better=found.better,
            better_said=said(before, seat, better),
            why=reasons(self._game, before, seat, better, played),
            stage=self._game.stage(before),
        )

    def _imagination(self, seat: int) -> Imagination:
        return Imagination(self._game, seat, tuning_of(self._game), Effort(0))

    def _answers(
        self, imagination: Imagination, sample: Sampled, decision: Decision, played: Answer
    ) -> list[Answer]:
        """Those worth a thought, from everywhere among them, and what was played."""
        found = spread(imagination.answers(sample, decision), self._depth.glances)
        return found if played in found else [*found, played]


def chances_after(
    game: AnyGame,
    observation: Observation,
    imagination: Imagination,
    chance: Seeded,
    tried: list[Answer],
    samples: int,
    *,
    onward: bool,
) -> dict[Answer, list[float]]:
    """The seat's chance after each answer, on common samples with common luck; played on until it is quiet or not."""
    seat = observation.seat
    told: dict[Answer, list[float]] = {parts: [] for parts in tried}
    for _ in range(samples):
        sample, luck = observation.sample(), chance.pick(LUCK)
        here = game.quiet(sample)
        for parts in tried:
            position = imagination.begin(sample, luck)
            asked = position.agenda[-1]
            following = imagination.give(position, seat, parts)
            if onward:
                position = imagination.onward(position, following, here)
            else:
                imagination.reveal(position, asked, following)
            told[parts].append(shares(game, position)[seat])
    return told


def difference_of(one: list[float], other: list[float]) -> tuple[float, float]:
    return mean_and_error([x - y for x, y in zip(one, other, strict=True)])


def reasons(game: AnyGame, position: Any, seat: int, better: Answer, worse: Answer) -> list[Reason]:
    """What one answer has more of than another when it is quiet again, and less."""
    chance = Seeded("reasons")
    observation = observe(game, position, seat, chance)
    samples = [observation.sample() for _ in range(DEALT_FOR_REASONS)]
    return compared(game, seat, samples, chance, better, worse, onward=True)


def said(position: Any, seat: int, parts: Answer) -> list[Description]:
    """What the parts of an answer mean."""
    asked, found = ask(position, seat), list[Description]()
    for part in parts:
        assert asked is not None
        found.append(asked.describe(position, part))
        asked = asked_after(position, asked, part)
    return found
