"""A ladder: bots against each other, until it is known who is better, and how strong everybody is.

Every pairing of bots is an arm of one experiment, so that all meet on the same deals. Pairings take turns, a few deals
at a time; one whose sequential test has a verdict rests. What is played does not depend on who plays it or when it was
interrupted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from msgspec import Struct

from tessera.lab.blocks import MatchRow, PlayedBlock
from tessera.lab.experiment import Arm, Block, Experiment
from tessera.lab.pool import Executor, watched
from tessera.lab.ratings import Ranking, Rating, rate
from tessera.lab.run import Run
from tessera.lab.sequential import Sums, Test, Verdict
from tessera.lab.tally import Z

MARGIN = 0.05
"""A share of wins of 55 % is worth telling from 50 %: 35 points of rating."""
SPREAD = 0.35
"""How far the results of blocks of two lie apart, about, before any has been seen."""


class Pairing(Struct, frozen=True):
    """How two bots fared against each other."""

    first: str
    second: str
    blocks: int
    share: float
    """Of the first, in wins."""
    low: float
    high: float
    verdict: str


class Standing(Struct, frozen=True, kw_only=True):
    """What a ladder knows."""

    game: str
    seed: int
    blocks: int
    matches: int
    unfinished: int
    """Matches that were stopped because they would not end; they count for nobody."""
    ratings: list[Rating]
    pairings: list[Pairing]


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets: every choice of as many bots as there are seats; with fewer bots, all of them in turn."""
    if len(bots) < seats:
        return [tuple([bots[seat % len(bots)] for seat in range(seats)])]
    return list(combinations(bots, seats))


def ladder(
    game: str, bots: Sequence[str], seats: int, seed: int, settings: dict[str, str] | None = None
) -> Experiment:
    """The experiment of a ladder."""
    arms = [Arm(names, dict(settings or {}), name=" - ".join(names)) for names in lineups(bots, seats)]
    return Experiment(game=game, arms=tuple(arms), seed=seed)


def share_of_first(rows: Iterable[MatchRow], bot: str) -> float:
    """The result of a block: the share of its wins that a bot has."""
    won = total = 0.0
    for row in rows:
        if row.ranks:
            total += 1
            winners = [name for name, rank in zip(row.bots, row.ranks, strict=True) if rank == 1]
            won += winners.count(bot) / len(winners)
    return won / total if total else 0.5


def blocks_of(rows: Sequence[MatchRow]) -> dict[int, list[MatchRow]]:
    """Matches by their deal."""
    found: dict[int, list[MatchRow]] = {}
    for row in rows:
        found.setdefault(row.deal, []).append(row)
    return found


class Contest:
    """Plays a ladder, round after round."""

    def __init__(self, run: Run, margin: float = MARGIN) -> None:
        self.run = run
        self.experiment = run.experiment
        self._results: list[dict[int, float]] = []
        """The result of the first bot by arm and deal."""
        self._tests = [Test(0.5, margin, SPREAD) for _ in self.experiment.arms]
        self._judged = [0] * len(self.experiment.arms)
        for arm, rows in [(arm, run.rows(arm)) for arm in range(len(self.experiment.arms))]:
            name = self.experiment.arms[arm].bots[0]
            blocks = blocks_of(rows)
            self._results.append({deal: share_of_first(blocks[deal], name) for deal in sorted(blocks)})

    def play(self, deals: int, by: Executor, tell: Callable[[PlayedBlock], None] | None = None) -> bool:
        """Play up to a number of deals of every pairing; False if the user stopped it."""

        def receive(played: PlayedBlock) -> None:
            self._note(played)
            if tell is not None:
                tell(played)

        size = self.experiment.part
        with watched() as stopped:  # also between the parts
            for start in range(0, deals, size):
                end = min(deals, start + size)
                blocks = [Block(arm, deal) for arm in self.open(start) for deal in range(start, end)]
                if not self.run.play(blocks, by, receive) or stopped:
                    return False
            self.open(deals)
        return True

    def _note(self, played: PlayedBlock) -> None:
        bot = self.experiment.arms[played.block.arm].bots[0]
        self._results[played.block.arm][played.block.deal] = share_of_first(played.matches, bot)

    def open(self, deal: int) -> list[int]:
        """The pairings that go on, by what their deals before this one have shown."""
        for arm, test in enumerate(self._tests):
            known = self._results[arm]
            while self._judged[arm] < deal and self._judged[arm] in known:
                test.add([known[self._judged[arm]]])
                self._judged[arm] += 1
        paired = self.experiment.seats == 2
        return [a for a, test in enumerate(self._tests) if not paired or test.verdict is Verdict.OPEN]

    def standing(self) -> Standing:
        """What is known now."""
        bots = list(dict.fromkeys([bot for arm in self.experiment.arms for bot in arm.bots]))
        blocks: list[list[Ranking]] = []
        matches = unfinished = 0
        for arm in range(len(self.experiment.arms)):
            for rows in blocks_of(self.run.rows(arm)).values():
                matches += len(rows)
                unfinished += sum([not row.ranks for row in rows])
                blocks.append(
                    [
                        [(bots.index(bot), rank) for bot, rank in zip(row.bots, row.ranks, strict=True)]
                        for row in rows
                        if row.ranks
                    ]
                )
        return Standing(
            game=self.experiment.game,
            seed=self.experiment.seed,
            blocks=len(blocks),
            matches=matches,
            unfinished=unfinished,
            ratings=rate(bots, blocks) if blocks else [],
            pairings=self._pairings() if self.experiment.seats == 2 else [],
        )

    def _pairings(self) -> list[Pairing]:
        found = []
        for arm, known in enumerate(self._results):
            sums = Sums()
            for value in known.values():
                sums.add(value)
            first, second = self.experiment.arms[arm].bots
            margin = Z * sums.error
            found.append(
                Pairing(
                    first=first,
                    second=second,
                    blocks=sums.count,
                    share=round(sums.mean, 4),
                    low=round(max(0.0, sums.mean - margin), 4),
                    high=round(min(1.0, sums.mean + margin), 4),
                    verdict=self._tests[arm].verdict.value,
                )
            )
        return found
