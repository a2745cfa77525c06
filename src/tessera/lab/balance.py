"""Balance: what wins, how surely that is known, and what a game is like.

Shares of wins of everything a seat can be told by: its place, whom it plays, what it held at the end, how it began.
Intervals come from the spread between deals; they are corrected for the number of things that are looked at. A second
interval has the luck taken off (`tessera.lab.luck`): by how much it is narrower is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import erfc, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING

from msgspec import Struct

from tessera.lab.blocks import MatchRow, SeatRow
from tessera.lab.experiment import Arm, Experiment
from tessera.lab.run import Run

if TYPE_CHECKING:
    from collections.abc import Sequence

FEWEST = 12
"""Seats that must have had something before it is looked at."""
SURE = 0.05
BARS = 24
"""Bars of a histogram, at most."""


class Effect(Struct, frozen=True, kw_only=True):
    """The share of wins of the seats that had something, as against all the others."""

    what: str
    seats: int
    share: float
    low: float
    high: float
    adjusted: float
    """With the luck taken off."""
    adjusted_low: float
    adjusted_high: float
    sure: bool
    """Whether it differs from the average, corrected for the number of things that are compared (Holm)."""


class Bar(Struct, frozen=True):
    """A part of a histogram."""

    low: float
    high: float
    count: int


class Balance(Struct, frozen=True, kw_only=True):
    """What is known of the balance of a game."""

    game: str
    bots: list[str]
    seats: int
    deals: int
    matches: int
    narrower: float
    """How much of the width of an interval goes with the luck, on average."""
    groups: dict[str, list[Effect]]
    """Effects by what they are about: seat, plays, opening, and the kinds of components."""
    lengths: list[Bar]
    choices: list[Bar]
    """Options per answer."""
    reasons: dict[str, int]
    """Why matches ended."""


def balance(
    game: str,
    bots: Sequence[str],
    seed: int,
    settings: dict[str, str] | None = None,
    changes: dict[str, object] | None = None,
) -> Experiment:
    """The experiment behind a report."""
    arm = Arm(tuple(bots), settings or {}, changes or {})
    return Experiment(game=game, arms=(arm,), seed=seed, keep=("seats",), luck=True)


def judge(run: Run) -> Balance:
    """What a run has shown."""
    import msgspec

    matches = [row for row in run.rows(0) if row.ranks]
    rows = msgspec.convert(run.frame("seats").collect().to_dicts(), list[SeatRow])
    slope = _slope(rows)
    deals = {row.match: row.deal for row in matches}
    results = [(deals[row.match], row.win, row.win - slope * row.luck) for row in rows]
    groups = {name: _effects(had, results, run.experiment.seats) for name, had in _groups(rows).items()}
    shown = {name: effects for name, effects in groups.items() if len(effects) > 1}
    return Balance(
        game=run.experiment.game,
        bots=list(dict.fromkeys(run.experiment.arms[0].bots)),
        seats=run.experiment.seats,
        deals=len(set(deals.values())),
        matches=len(matches),
        narrower=_narrower([each for effects in shown.values() for each in effects]),
        groups=shown,
        lengths=_histogram([row.decisions for row in matches]),
        choices=_histogram([row.options / max(1, row.decisions) for row in matches]),
        reasons=_reasons(matches),
    )


def _slope(rows: Sequence[SeatRow]) -> float:
    """How much of a win a point of luck is: the least-squares slope."""
    if not rows:
        return 0.0
    win = sum([row.win for row in rows]) / len(rows)
    luck = sum([row.luck for row in rows]) / len(rows)
    spread = sum([(row.luck - luck) ** 2 for row in rows])
    return sum([(row.win - win) * (row.luck - luck) for row in rows]) / spread if spread else 0.0


def _groups(rows: Sequence[SeatRow]) -> dict[str, dict[str, list[int]]]:
    """By group and thing the places of the rows that had it."""
    groups: dict[str, dict[str, list[int]]] = {"seat": {}, "plays": {}, "opening": {}}

    def note(group: str, what: str, at: int) -> None:
        groups.setdefault(group, {}).setdefault(what, []).append(at)

    for at, row in enumerate(rows):
        note("seat", str(row.seat + 1), at)
        if row.plays:
            note("plays", row.plays, at)
        note("opening", row.opening, at)
        for card in row.cards:
            if card != row.plays:
                note(card.partition(":")[0], card, at)
    return groups


Result = tuple[int, float, float]
"""The deal, the win, and the win with the luck taken off."""


def _effects(had: Mapping[str, Sequence[int]], results: Sequence[Result], seats: int) -> list[Effect]:
    """The effects of one group, the best first."""
    found = []
    for what, places in had.items():
        if len(places) < FEWEST:
            continue
        plain = _clustered([(results[at][0], results[at][1]) for at in places])
        lucky = _clustered([(results[at][0], results[at][2]) for at in places])
        found.append((what, len(places), plain, lucky))
    doubts = _holm([_doubt(lucky, 1 / seats) for _, _, _, lucky in found])
    level = NormalDist().inv_cdf(1 - SURE / 2 / max(1, len(found)))
    effects = [
        Effect(
            what=what,
            seats=count,
            share=_share(plain[0]),
            low=_share(plain[0] - level * plain[1]),
            high=_share(plain[0] + level * plain[1]),
            adjusted=_share(lucky[0]),
            adjusted_low=_share(lucky[0] - level * lucky[1]),
            adjusted_high=_share(lucky[0] + level * lucky[1]),
            sure=doubt < SURE,
        )
        for (what, count, plain, lucky), doubt in zip(found, doubts, strict=True)
    ]
    return sorted(effects, key=lambda effect: -effect.adjusted)


def _share(value: float) -> float:
    """A share: an estimate with the luck taken off may lie a little outside."""
    return round(max(0.0, min(1.0, value)), 4)


def _clustered(values: Sequence[tuple[int, float]]) -> tuple[float, float]:
    """The mean of some results and its standard error, where those of one deal belong together."""
    mean = sum([value for _, value in values]) / len(values)
    sums: dict[int, float] = {}
    for deal, value in values:
        sums[deal] = sums.get(deal, 0.0) + value - mean
    deals = len(sums)
    if deals < 2:
        return mean, 1.0
    return mean, sqrt(sum([total * total for total in sums.values()]) * deals / (deals - 1)) / len(values)


def _doubt(estimate: tuple[float, float], expected: float) -> float:
    """How often chance alone would lie so far from what is expected."""
    mean, error = estimate
    return erfc(abs(mean - expected) / error / sqrt(2)) if error else 1.0


def _holm(doubts: Sequence[float]) -> list[float]:
    adjusted = [0.0] * len(doubts)
    highest = 0.0
    for done, at in enumerate(sorted(range(len(doubts)), key=lambda each: doubts[each])):
        highest = adjusted[at] = max(highest, min(1.0, doubts[at] * (len(doubts) - done)))
    return adjusted


def _narrower(effects: Iterable[Effect]) -> float:
    """How much of the width of the intervals goes with the luck."""
    kept = [
        (each.adjusted_high - each.adjusted_low) / (each.high - each.low)
        for each in effects
        if each.high > each.low
    ]
    return round(1 - sum(kept) / len(kept), 4) if kept else 0.0


def _histogram(values: Sequence[float]) -> list[Bar]:
    if not values:
        return []
    low, high = min(values), max(values)
    count = max(1, min(BARS, round(sqrt(len(values))) + 2)) if high > low else 1
    width = (high - low) / count or 1.0
    bars = [0] * count
    for value in values:
        bars[min(count - 1, int((value - low) / width))] += 1
    return [
        Bar(round(low + at * width, 3), round(low + (at + 1) * width, 3), bar) for at, bar in enumerate(bars)
    ]


def _reasons(matches: Sequence[MatchRow]) -> dict[str, int]:
    found: dict[str, int] = {}
    for row in matches:
        found[row.reason] = found.get(row.reason, 0) + 1
    return dict(sorted(found.items(), key=lambda pair: -pair[1]))
