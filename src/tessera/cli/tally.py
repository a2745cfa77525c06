"""Counting simulated matches: who won, how long it took, how sure that is."""

from __future__ import annotations

import time
from collections.abc import Iterable
from math import sqrt
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Self

import msgspec
from msgspec import Struct

from tessera.cli.files import cannot_write
from tessera.cli.pool import Job, Row

if TYPE_CHECKING:
    from rich.console import RenderableType

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

    def __init__(self, job: Job, path: Path | None) -> None:
        self._job = job
        self._path = path
        self._file: IO[bytes] | None = None
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

    def __enter__(self) -> Self:
        if self._path is not None:
            try:
                self._file = self._path.open("wb")
            except OSError as error:
                raise cannot_write(self._path, error) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

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


def summary(report: Report) -> RenderableType:
    """The report for people."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for title in ("", "wins", "share", "95 %", "mean score"):
        table.add_column(title, justify="left" if not title else "right")
    for bot, wins in report.wins.items():
        share = report.win_share[bot]
        table.add_row(
            bot,
            f"{wins:g}",
            f"{share.share:.1%}",
            f"{share.low:.1%} – {share.high:.1%}",
            _score(report.mean_scores[bot]),
        )
    table.add_section()
    for seat, wins in enumerate(report.seats_wins):
        share = wilson(wins, report.finished)
        table.add_row(
            f"seat {seat}",
            f"{wins:g}",
            f"{share.share:.1%}",
            f"{share.low:.1%} – {share.high:.1%}",
            _score(report.seats_mean_scores[seat]),
        )
    return Group(Text(_headline(report), style="bold"), Text(_pace(report)), Text(), table)


def _headline(report: Report) -> str:
    stopped = "" if report.finished == report.games else f" of {report.games}"
    return f"{report.game}: {report.finished}{stopped} matches, seed {report.seed}, {report.seconds:.1f} s"


def _pace(report: Report) -> str:
    return (
        f"{report.mean_decisions:.1f} decisions per match (at most {report.max_decisions}), "
        f"{report.mean_options:.1f} options each, {report.decisions_per_s:,.0f} decisions/s"
    )


def _score(mean: float) -> str:
    return f"{mean:.2f}"
