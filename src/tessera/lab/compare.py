"""Comparing two rules, or two contents: what does the change change?

Both arms are played by the same bots on the same deals. What is compared is the difference on each deal, so whatever
the deal itself is worth cancels out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import erfc, sqrt
from statistics import fmean

from msgspec import Struct, structs

from tessera.lab.blocks import MatchRow, PlayedBlock, SeatRow
from tessera.lab.experiment import Arm, Block, Experiment
from tessera.lab.ladder import blocks_of
from tessera.lab.pool import Executor, watched
from tessera.lab.run import Run
from tessera.lab.sequential import Sums, Test, Verdict
from tessera.lab.tally import Z

EFFECT = 0.25
"""A quarter of the spread between deals is worth telling from nothing."""
RARE = 0.02
"""Components held by fewer seats than this are not compared: there is nothing to see."""


def _length(row: MatchRow) -> float:
    return row.decisions


def _choices(row: MatchRow) -> float:
    return row.options / max(1, row.decisions)


def _best(row: MatchRow) -> float:
    return max(row.scores)


def _spread(row: MatchRow) -> float:
    return max(row.scores) - min(row.scores)


def _first_seat(row: MatchRow) -> float:
    return 1 / row.ranks.count(1) if row.ranks[0] == 1 else 0.0


MEASURES: dict[str, Callable[[MatchRow], float]] = {
    "length": _length,
    "choices": _choices,
    "best-score": _best,
    "spread": _spread,
    "first-seat": _first_seat,
}
"""What is compared: answers given, options per answer, the best score, first to last, how often the first seat wins."""


class Difference(Struct, frozen=True):
    """What two arms differ in."""

    what: str
    first: float
    second: float
    difference: float
    low: float
    high: float
    p: float
    """How often chance alone would show as much, corrected for the number of things that are looked at (Holm)."""
    verdict: str = Verdict.OPEN.value


class Comparison(Struct, frozen=True, kw_only=True):
    """What is known of a change."""

    game: str
    names: tuple[str, str]
    deals: int
    matches: int
    identical: bool
    """Not one match went another way."""
    measures: list[Difference]
    held: list[Difference]
    """The share of seats that hold a component at the end."""


def comparison(
    game: str,
    bots: tuple[str, ...],
    seed: int,
    first: Arm,
    second: Arm,
) -> Experiment:
    """The experiment of a comparison: two arms with the same bots."""
    arms = tuple([structs.replace(arm, bots=bots) for arm in (first, second)])
    return Experiment(game=game, arms=arms, seed=seed, keep=("seats",))


class Trial:
    """Plays a comparison, until every measure has its verdict."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self._values: list[dict[int, dict[str, float]]] = []
        for arm in (0, 1):
            blocks = blocks_of(run.rows(arm))
            self._values.append({deal: _measured(rows) for deal, rows in sorted(blocks.items())})
        self._tests = {name: Test(0.0, EFFECT, 0.0) for name in MEASURES}
        self._judged = 0

    def play(self, deals: int, by: Executor, tell: Callable[[PlayedBlock], None] | None = None) -> bool:
        """Play up to a number of deals; False if the user stopped it."""

        def receive(played: PlayedBlock) -> None:
            self._values[played.block.arm][played.block.deal] = _measured(played.matches)
            if tell is not None:
                tell(played)

        size = self.run.experiment.part
        with watched() as stopped:  # also between the parts
            for start in range(0, deals, size):
                if self.known(start):
                    return True
                end = min(deals, start + size)
                blocks = [Block(arm, deal) for arm in (0, 1) for deal in range(start, end)]
                if not self.run.play(blocks, by, receive) or stopped:
                    return False
            self.known(deals)
        return True

    def known(self, deal: int) -> bool:
        """Whether all measures have a verdict, by what the deals before this one have shown."""
        first, second = self._values
        while self._judged < deal and self._judged in first and self._judged in second:
            here, there = first[self._judged], second[self._judged]
            for name, test in self._tests.items():
                test.add([there[name] - here[name]])
            self._judged += 1
        return all(test.verdict is not Verdict.OPEN for test in self._tests.values())

    def report(self) -> Comparison:
        first, second = self._values
        common = sorted(first.keys() & second.keys())
        measures = [
            structs.replace(
                _difference(name, [first[d][name] for d in common], [second[d][name] for d in common]),
                verdict=self._tests[name].verdict.value,
            )
            for name in MEASURES
        ]
        digests = [[row.digest for row in self.run.rows(arm) if row.deal in common] for arm in (0, 1)]
        arms = self.run.experiment.arms
        return Comparison(
            game=self.run.experiment.game,
            names=(arms[0].name, arms[1].name),
            deals=len(common),
            matches=2 * len(common) * self.run.experiment.seats,
            identical=digests[0] == digests[1],
            measures=holm(measures),
            held=holm(self._held(common)),
        )

    def _held(self, deals: Sequence[int]) -> list[Difference]:
        """The components that seats hold at the end, in both arms."""
        import msgspec

        rows = msgspec.convert(self.run.frame("seats").collect().to_dicts(), list[SeatRow])
        seats = self.run.experiment.seats
        places = {deal: at for at, deal in enumerate(deals)}
        shares: dict[str, list[list[float]]] = {}
        for row in rows:
            block, _ = self.run.experiment.place(row.match)
            if block.deal not in places:
                continue
            for card in row.cards:
                both = shares.setdefault(card, [[0.0] * len(deals), [0.0] * len(deals)])
                both[block.arm][places[block.deal]] += 1 / (seats * seats)
        seen = {card: both for card, both in shares.items() if max(map(fmean, both)) >= RARE}
        return [_difference(card, *both) for card, both in sorted(seen.items())]


def _measured(rows: Sequence[MatchRow]) -> dict[str, float]:
    """What a block is like: the mean of its matches that ended."""
    ended = [row for row in rows if row.ranks]
    return {name: fmean([of(row) for row in ended]) if ended else 0.0 for name, of in MEASURES.items()}


def _difference(what: str, first: Sequence[float], second: Sequence[float]) -> Difference:
    sums = Sums()
    for here, there in zip(first, second, strict=True):
        sums.add(there - here)
    margin = Z * sums.error
    p = erfc(abs(sums.mean) / sums.error / sqrt(2)) if sums.error else float(not sums.mean)
    return Difference(
        what=what,
        first=round(fmean(first), 4) if first else 0.0,
        second=round(fmean(second), 4) if second else 0.0,
        difference=round(sums.mean, 4),
        low=round(sums.mean - margin, 4),
        high=round(sums.mean + margin, 4),
        p=p,
    )


def holm(found: list[Difference]) -> list[Difference]:
    """With p corrected for the number of comparisons (Holm): one in twenty would otherwise stand out by chance."""
    adjusted: dict[int, float] = {}
    highest = 0.0
    order = sorted(range(len(found)), key=lambda at: found[at].p)
    for done, at in enumerate(order):
        highest = max(highest, min(1.0, found[at].p * (len(found) - done)))
        adjusted[at] = round(highest, 6)
    return [structs.replace(each, p=adjusted[at]) for at, each in enumerate(found)]
