"""Counting simulated matches: who won, how long it took, how sure that is."""

from __future__ import annotations

import time
from collections.abc import Iterable
from math import sqrt
from typing import IO

import msgspec
from msgspec import Struct

from tessera.lab.job import Job, Row

Z = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Share(Struct, frozen=True):
    """A share of the matches, with its 95 % interval."""

    share: float
    low: float
    high: float


class Report(Struct, frozen=True, kw_only=True):
    """What many matches have shown. A win shared by two counts half for each."""

    game: str
    seed: int
    games: int
    finished: int
    seconds: float
    decisions: int
    decisions_per_s: float
    mean_decisions: float
    max_decisions: int
    mean_options: float
    wins: dict[str, float]
    win_share: dict[str, Share]
    seats_wins: list[float]
    mean_scores: dict[str, float]
    seats_mean_scores: list[float]


class Tally:
    """Counts matches as they come in, and writes them to a file if there is one."""

    def __init__(self, job: Job, file: IO[bytes] | None = None) -> None:
        self._job = job
        self._file = file
        self._began = time.perf_counter()
        self.rows = 0
        self._finished = 0
        self._decisions = 0
        self._most = 0
        self._options = 0
        names = dict.fromkeys(job.bots, 0.0)
        self._wins = dict(names)
        self._scores = dict(names)
        self._seat_wins = [0.0] * len(job.bots)
        self._seat_scores = [0.0] * len(job.bots)

    def add(self, rows: Iterable[Row]) -> None:
        """Count some matches; they are on disk before the next ones are played."""
        for row in rows:
            self._count(row)
            if self._file is not None:
                self._file.write(msgspec.json.encode(row) + b"\n")
        if self._file is not None:
            self._file.flush()

    def _count(self, row: Row) -> None:
        self.rows += 1
        self._decisions += row.decisions
        self._options += row.options
        self._most = max(self._most, row.decisions)
        if not row.ranks:
            return
        self._finished += 1
        win = 1 / row.ranks.count(1)
        for seat, bot in enumerate(row.bots):
            self._scores[bot] += row.scores[seat]
            self._seat_scores[seat] += row.scores[seat]
            if row.ranks[seat] == 1:
                self._wins[bot] += win
                self._seat_wins[seat] += win

    def report(self) -> Report:
        seconds = time.perf_counter() - self._began
        games = self._finished
        seats = self._job.bots
        return Report(
            game=self._job.game,
            seed=self._job.seed,
            games=self._job.games,
            finished=games,
            seconds=round(seconds, 3),
            decisions=self._decisions,
            decisions_per_s=round(self._decisions / seconds, 1),
            mean_decisions=_mean(self._decisions, self.rows),
            max_decisions=self._most,
            mean_options=_mean(self._options, self._decisions),
            wins={bot: round(wins, 6) for bot, wins in self._wins.items()},
            win_share={bot: wilson(wins, games) for bot, wins in self._wins.items()},
            seats_wins=[round(wins, 6) for wins in self._seat_wins],
            mean_scores={bot: _mean(total, games * seats.count(bot)) for bot, total in self._scores.items()},
            seats_mean_scores=[_mean(total, games) for total in self._seat_scores],
        )


def _mean(total: float, count: int) -> float:
    return round(total / count, 3) if count else 0.0


def wilson(wins: float, games: int) -> Share:
    """The share of wins with its 95 % Wilson interval, which also holds near 0 and 1 and for few matches."""
    if not games:
        return Share(0.0, 0.0, 1.0)
    share = wins / games
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    centre = share + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    low, high = max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
    return Share(round(share, 4), round(low, 4), round(high, 4))
