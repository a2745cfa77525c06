"""Whether an analysis finds blunders (`tessera lab blunders`).

In matches of bots some answers are replaced by worse ones. How bad they are is not told by what the analysis goes by,
which looks at where an answer leads until it is quiet, at most: here play goes on for several quiet moments more, on
other positions dealt from the seat's knowledge. What loses clearly there is a blunder, and the analysis should name it;
what the analysis names should lose there as well.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs

from tessera.analysis.findings import QUICK, Judged
from tessera.analysis.judging import SURELY, Judge, chances_after, decided, difference_of
from tessera.analysis.match import moments_of, passages
from tessera.bots.arena import deal
from tessera.bots.observation import answer_of, observe
from tessera.bots.registry import make_bot
from tessera.bots.search.effort import Effort
from tessera.bots.search.imagination import Imagination, spread
from tessera.bots.search.tuning import tuning_of
from tessera.kernel import RESIGN, AnyGame, Match, Seeded, ask, game, parse_parts
from tessera.kernel.option import Answer
from tessera.kernel.step import Gather
from tessera.lab.puzzles import Unit

FARTHER = 2
"""Quiet moments that play goes on for, more than usual,"""
GLIMPSED = 3
"""on so many positions where something worse is looked for,"""
SAMPLES = 12
"""and on so many others where it is judged."""
SERIOUS = 0.08
"""Chance that a blunder loses at least,"""
BEYOND_DOUBT = 3.0
"""and standard errors."""
NAMED = 0.04
"""The analysis finds a blunder if it says that it costs so much."""
EVERY = 2
"""At one decision in so many a blunder is looked for,"""
TRIED = 3
"""the worst of so many answers taken blindly,"""
PER_MATCH = 10
"""until there are so many."""


class Blunder(Struct, frozen=True):
    """An answer that was planted, and what the analysis made of it."""

    move: int
    seat: int
    loss: float
    error: float
    named: float
    """What it costs, says the analysis; nought where it saw nothing."""
    moment: bool
    """Whether it is among the few that decided the match."""


class Sown(Struct, frozen=True):
    """A match with blunders in it, analysed."""

    seed: int
    decisions: int
    """Those that were judged."""
    planted: list[Blunder]
    others: int
    """Other decisions that the analysis says cost as much as a blunder:"""
    confirmed: int
    """so many of them lose when play goes on."""
    seconds: float


class Sower:
    """Plays matches with blunders in them, and looks what the analysis says."""

    def __init__(self, game_id: str, _stopped: Any) -> None:
        self._game: AnyGame = game(game_id)

    def __call__(self, unit: Unit) -> Sown:
        began = time.process_time()
        match, planted = self._played(unit)
        judge = Judge(self._game, QUICK)
        judged = [
            found
            for number, move, before, _ in passages(match, 0, len(match.moves))
            for seat, answered in decided(before, move)
            if (found := judge.judged(before, number, seat, answered)) is not None
        ]
        moments, judged = moments_of(match, judged, QUICK)
        named = {(each.move, each.seat): each for each in judged if each.loss >= NAMED}
        decisive = {(moment.move, moment.seat) for moment in moments}
        others = [each for at, each in named.items() if at not in planted]
        return Sown(
            seed=unit.seed,
            decisions=len(judged),
            planted=[
                Blunder(*at, loss, error, named[at].loss if at in named else 0.0, at in decisive)
                for at, (loss, error) in planted.items()
            ],
            others=len(others),
            confirmed=sum([self._confirmed(match, each) for each in others]),
            seconds=round(time.process_time() - began, 1),
        )

    def _played(self, unit: Unit) -> tuple[Match[Any], dict[tuple[int, int], tuple[float, float]]]:
        """A match of bots, and the blunders in it by move and seat: what they lose, and how sure that is."""
        rules, chance = self._game, Seeded(f"blunders {unit.seed}")
        match: Match[Any] = Match(rules, unit.seats, deal(unit.seed))
        bots = [make_bot(unit.bot, chance) for _ in range(unit.seats)]
        planted: dict[tuple[int, int], tuple[float, float]] = {}
        while (decision := match.decision()) is not None and match.ply < rules.longest:
            seat = decision.seat
            position = observe(rules, match.state, seat, chance).sample()
            answered = answer_of(bots[seat], rules, position, seat, chance)
            if len(planted) < PER_MATCH and not chance.pick(EVERY):
                worse = self._blunder(match.state, seat, answered, chance)
                if worse is not None:
                    answered, loss, error = worse
                    planted[len(match.moves), seat] = round(loss, 4), round(error, 4)
            match.answer_all(seat, answered)
        return match, planted

    def _blunder(
        self, before: Any, seat: int, best: Answer, chance: Seeded
    ) -> tuple[Answer, float, float] | None:
        """An answer that loses clearly when play goes on, with what it loses; None if none of a few does."""
        if isinstance(before.agenda[-1], Gather):
            return None
        sample = observe(self._game, before, seat, chance).sample()
        asked = ask(sample, seat)
        assert asked is not None
        answers = self._imagination(seat).answers(sample, asked)
        others = [each for each in spread(answers, QUICK.glances) if each != best and each[0] != RESIGN]
        if len(others) < 2:
            return None
        tried = [others[at] for at in chance.shuffled(range(len(others)))[:TRIED]]
        told = self._told(before, seat, [best, *tried], chance, GLIMPSED)
        worst = min(tried, key=lambda each: sum(told[each]))
        if difference_of(told[best], told[worst])[0] < SERIOUS:
            return None
        told = self._told(before, seat, [best, worst], chance, SAMPLES)
        loss, error = difference_of(told[best], told[worst])
        return (worst, loss, error) if loss >= SERIOUS and loss > BEYOND_DOUBT * error else None

    def _confirmed(self, match: Match[Any], found: Judged) -> bool:
        """Whether what the analysis holds for better is so when play goes on."""
        before = match.at(found.move)
        played = dict(decided(before, match.moves[found.move]))[found.seat]
        better = parse_parts(found.better)
        chance = Seeded(f"confirms {found.move} of {found.seat}")
        told = self._told(before, found.seat, [better, played], chance, SAMPLES)
        loss, error = difference_of(told[better], told[played])
        return loss > SURELY * error

    def _told(
        self, before: Any, seat: int, tried: list[Answer], chance: Seeded, samples: int
    ) -> dict[Answer, list[float]]:
        observation = observe(self._game, before, seat, chance)
        imagination = self._imagination(seat)
        return chances_after(self._game, observation, imagination, chance, tried, samples, onward=True)

    def _imagination(self, seat: int) -> Imagination:
        tuning = tuning_of(self._game)
        farther = structs.replace(tuning, horizon=tuning.horizon + FARTHER)
        return Imagination(self._game, seat, farther, Effort(0))


class Found(Struct, frozen=True):
    """How well blunders were found, over all matches."""

    matches: int
    decisions: int
    planted: int
    named: int
    """Planted ones whose cost the analysis named."""
    moments: int
    """Those that it showed as decisive."""
    others: int
    confirmed: int
    seconds: float

    @property
    def recall(self) -> float:
        """The share of all planted blunders that were named."""
        return self.named / self.planted if self.planted else 0.0

    @property
    def precision(self) -> float:
        """The share of what was named that is a planted blunder, or loses as well when play goes on."""
        named = self.named + self.others
        return (self.named + self.confirmed) / named if named else 0.0


def found_in(sown: Sequence[Sown]) -> Found:
    planted = [blunder for each in sown for blunder in each.planted]
    return Found(
        matches=len(sown),
        decisions=sum([each.decisions for each in sown]),
        planted=len(planted),
        named=sum([blunder.named > 0.0 for blunder in planted]),
        moments=sum([blunder.moment for blunder in planted]),
        others=sum([each.others for each in sown]),
        confirmed=sum([each.confirmed for each in sown]),
        seconds=round(sum([each.seconds for each in sown]), 1),
    )
