"""Sequential tests: play until it is known, and not longer.

A generalised sequential probability ratio test (GSPRT) on the results of blocks. Blocks are independent of each other,
while the matches of a block are not: they share a deal. The likelihood is that of a normal distribution whose spread is
estimated from the blocks themselves.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from math import log, sqrt

from msgspec import Struct

ALPHA = BETA = 0.05
FEWEST = 8
"""Blocks before anything is said: the spread must be known a little."""
PRIOR = 2.0
"""So many blocks of middling spread are taken for granted: a row of equal results proves no certainty."""


class Sums(Struct):
    """Numbers as they come in: how many, their mean and their spread."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0
    """Of the distances from the mean (Welford)."""

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    @property
    def deviation(self) -> float:
        return sqrt(self.squares / (self.count - 1)) if self.count > 1 else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.deviation / sqrt(self.count) if self.count else 0.0


class Verdict(Enum):
    """What a test knows."""

    OPEN = "open"
    FIRST = "first"
    """The first is better (or the value is larger), beyond doubt."""
    SECOND = "second"
    EQUAL = "equal"
    """Neither is better by as much as was asked."""


class Test:
    """Two-sided: is the mean of block results above or below `middle` by `margin`, or neither?

    Two one-sided tests, each with half of `alpha`: with equal sides, at most one test in twenty calls one of them
    better; with a difference as large as the margin, at most one in twenty calls them equal.
    """

    __test__ = False  # not one of pytest's

    def __init__(
        self, middle: float, margin: float, prior: float, alpha: float = ALPHA, beta: float = BETA
    ) -> None:
        self.middle = middle
        self.margin = margin
        self.prior = prior
        """The spread that is taken for granted at first; 0: the margin is in units of the spread, whatever it is."""
        self.sums = Sums()
        self.verdict = Verdict.OPEN
        self._upper = log((1 - beta) / (alpha / 2))
        self._lower = log(beta / (1 - alpha / 2))
        self._above = self._below = False
        """Whether one side has been ruled out."""

    def add(self, values: Iterable[float]) -> Verdict:
        """Take results in, one after the other, until the verdict is in."""
        for value in values:
            if self.verdict is Verdict.OPEN:
                self.sums.add(value)
                self._judge()
        return self.verdict

    def ratio(self, side: int) -> float:
        """The log-likelihood ratio of 'better by the margin' against 'equal', for one side (1 or -1)."""
        sums = self.sums
        if not self.prior:  # the margin is a part of the spread itself
            distance = side * (sums.mean - self.middle) / (sums.deviation or 1.0)
            return sums.count * self.margin * (distance - self.margin / 2)
        variance = (sums.squares + PRIOR * self.prior * self.prior) / (sums.count + PRIOR)
        distance = side * (sums.mean - self.middle)
        return sums.count * self.margin * (distance - self.margin / 2) / variance

    def _judge(self) -> None:
        if self.sums.count < FEWEST:
            return
        first, second = self.ratio(1), self.ratio(-1)
        self._above = self._above or first <= self._lower
        self._below = self._below or second <= self._lower
        if first >= self._upper and not self._above:
            self.verdict = Verdict.FIRST
        elif second >= self._upper and not self._below:
            self.verdict = Verdict.SECOND
        elif self._above and self._below:
            self.verdict = Verdict.EQUAL
