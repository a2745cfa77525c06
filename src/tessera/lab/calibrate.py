"""Fitting chances to win (`tessera.analysis.chances`) to matches of bots, and measuring them on others.

All seats of a match are played by the same bot, so that who is ahead is so by errors and luck and not for being the
better player; bots that err bring unequal positions. Positions of one match are no independent witnesses: whole matches
are held back, a quarter after the other, and told by numbers fitted to the rest; and whole matches are drawn anew to
learn how sure the fitted numbers are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from tessera.analysis.chances import STAGES, SURPRISE, Fit, Model, shares_of, stage_of, won
from tessera.analysis.match import passages
from tessera.bots.arena import choosers, deal, walk
from tessera.kernel import AnyGame, Match, Seeded, game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

EVERY = 6
"""One position in so many is looked at, on average."""
QUARTERS = 4
"""One part in so many is held back while the others are fitted to."""
DRAWN_ANEW = 40
BINS = 10
STEPS = 60
"""Of the fit, at most."""
CALM = 0.25
"""Draws the two slopes towards nought where few matches tell about them: as if they were believed to be within 1.5."""


class Seen(Struct, frozen=True, array_like=True):
    """A position: how far the match was, and how well everybody stood."""

    progress: float
    values: tuple[float, ...]


class Witness(Struct, frozen=True):
    """A match: what was seen, and who won."""

    seed: int
    seats: int
    bot: str
    seen: list[Seen]
    won: tuple[float, ...]


class Unit(Struct, frozen=True):
    """A match that is to be played."""

    seed: int
    seats: int
    bot: str


class Watcher:
    """Plays matches and looks at some of their positions."""

    def __init__(self, game_id: str, _stopped: Any) -> None:
        self._game: AnyGame = game(game_id)

    def __call__(self, unit: Unit) -> Witness:
        rules, seen, picked = self._game, list[Seen](), Seeded(f"looks at {unit.seed}")
        s = rules.new(unit.seats, deal(unit.seed))
        for _ in walk(rules, s, choosers(rules, [unit.bot] * unit.seats, unit.seed)):
            if not picked.pick(EVERY):
                seen.append(look(rules, s))
        return Witness(unit.seed, unit.seats, unit.bot, seen, won(s.outcome) if s.outcome is not None else ())


def look(rules: AnyGame, s: Any) -> Seen:
    return Seen(round(rules.progress(s), 3), tuple([round(value, 3) for value in rules.values(s)]))


def witness_of(match: Match[Any], number: int) -> Witness:
    """A match that was recorded; its number stands for a seed, below all real ones."""
    picked, seen = Seeded(f"looks at {number}"), list[Seen]()
    for each in passages(match, 0, len(match.moves)):
        if not picked.pick(EVERY):
            seen.append(look(match.game, each.before))
    outcome = match.state.outcome
    return Witness(number, match.state.seats, "record", seen, won(outcome) if outcome is not None else ())


def units(matches: int, seats: Sequence[int], bots: Sequence[str], seed: int) -> list[Unit]:
    """Matches at all tables and of all bots in turn."""
    return [
        Unit(seed + number, seats[number % len(seats)], bots[number // len(seats) % len(bots)])
        for number in range(matches)
    ]


def calibrated(witnesses: Sequence[Witness], made: dict[str, Any]) -> Model:
    """The model fitted to all matches, with what it was worth in matches that were held back."""
    ended = [each for each in sorted(witnesses, key=lambda each: each.seed) if each.won and each.seen]
    rows: list[Told] = []
    for quarter in range(QUARTERS):
        held = [each for each in ended if _quarter(each) == quarter]
        rows += told(fitted([each for each in ended if _quarter(each) != quarter]), held)
    gaps, measured = judged(rows)
    return Model(fitted(ended), doubt_of(ended), gaps, {**made, "matches": len(ended)}, measured)


def _quarter(witness: Witness) -> int:
    return Seeded(f"held back {witness.seed}").pick(QUARTERS)


# --- fitting ------------------------------------------------------------------------------------------------


class Board(Struct, frozen=True):
    """All positions at tables of one size, as arrays."""

    by: Any
    """What the logarithm of the scale is linear in: 1, the progress, the crowd."""
    values: Any
    won: Any
    match: Any
    """Which match a position is from, by number."""
    share: Any
    """Its share in that match."""


def fitted(witnesses: Sequence[Witness], weights: Sequence[float] | None = None) -> Fit:
    """The numbers under which the results were likeliest (Newton's method, damped)."""
    return _fit(boards(witnesses), weights or [1.0] * len(witnesses))


def boards(witnesses: Sequence[Witness]) -> list[Board]:
    """The positions of matches by the size of the table."""
    import numpy as np

    found = []
    for seats in sorted({each.seats for each in witnesses}):
        some = [(number, each) for number, each in enumerate(witnesses) if each.seats == seats]
        rows = [(number, each, seen) for number, each in some for seen in each.seen]
        values = np.array([seen.values for _, _, seen in rows])
        found.append(
            Board(
                by=np.array([(1.0, seen.progress, np.log(seats / 2)) for _, _, seen in rows]),
                values=np.clip(values - values.max(axis=1, keepdims=True), -1e6, 0.0),
                won=np.array([each.won for _, each, _ in rows]),
                match=np.array([number for number, _, _ in rows]),
                share=np.array([1 / len(each.seen) for _, each, _ in rows]),
            )
        )
    return found


def _fit(tables: Sequence[Board], weights: Sequence[float]) -> Fit:
    import numpy as np

    weight = np.asarray(weights, dtype=float) / sum(weights)
    calm = CALM / sum(weights)
    spread = float(np.mean([np.std(each.values, axis=1).mean() for each in tables]))
    at = np.array([-np.log(max(spread, 1e-9)), 0.0, 0.0])
    loss, gradient, bend = _slope(at, tables, weight, calm)
    damping = 1e-3
    for _ in range(STEPS):
        step = np.linalg.solve(bend + damping * np.eye(3), -gradient)
        tried = at + np.clip(step, -1.0, 1.0)
        better = _slope(tried, tables, weight, calm)
        if better[0] < loss:
            gain, at, (loss, gradient, bend) = loss - better[0], tried, better
            damping = max(damping / 4, 1e-6)
            if gain < 1e-9:
                break
        else:
            damping *= 8
            if damping > 1e6:
                break
    return Fit(*[round(float(x), 4) for x in at])


def _slope(
    at: Numbers, tables: Sequence[Board], weight: Numbers, calm: float
) -> tuple[float, Numbers, Numbers]:
    """Mean loss per match, its gradient, and its curvature as the squares of the gradients tell it (Gauss-Newton)."""
    import numpy as np

    loss, gradient, bend = calm * float(at[1] ** 2 + at[2] ** 2), np.zeros(3), np.zeros((3, 3))
    gradient[1:] = 2 * calm * at[1:]
    bend[1, 1] = bend[2, 2] = 2 * calm
    for each in tables:
        scale = np.exp(np.clip(each.by @ at, -30.0, 30.0))
        logits = each.values * scale[:, None]  # the best seat's is nought
        raised = np.exp(logits)
        plain = raised / raised.sum(axis=1, keepdims=True)
        told = (1 - SURPRISE) * plain + SURPRISE / each.values.shape[1]
        share = weight[each.match] * each.share
        loss -= float(share @ (np.log(told) * each.won).sum(axis=1))
        moved = plain * (logits - (plain * logits).sum(axis=1, keepdims=True)) * (1 - SURPRISE)
        gradient += each.by.T @ (share * -(each.won * moved / told).sum(axis=1))
        bend += (each.by * (share * (moved**2 / told).sum(axis=1))[:, None]).T @ each.by
    return loss, gradient, bend


def doubt_of(witnesses: Sequence[Witness]) -> tuple[tuple[float, ...], ...]:
    """How the numbers would vary with other matches: their covariance over matches drawn anew."""
    import numpy as np

    chance, tables, found = Seeded("drawn anew"), boards(witnesses), []
    for _ in range(DRAWN_ANEW):
        weights = [0.0] * len(witnesses)
        for _ in witnesses:
            weights[chance.pick(len(witnesses))] += 1.0
        fit = _fit(tables, weights)
        found.append((fit.sharp, fit.later, fit.crowd))
    covariance = np.cov(np.array(found).T)
    return tuple([tuple([round(float(x), 6) for x in row]) for row in covariance])


# --- measuring ----------------------------------------------------------------------------------------------


class Told(Struct, frozen=True):
    """A chance that was told for a seat, and what came of it."""

    match: int
    seats: int
    stage: int
    chance: float
    won: float
    weight: float
    """Every match counts the same, however long it took."""


def told(fit: Fit, witnesses: Sequence[Witness]) -> list[Told]:
    return [
        Told(each.seed, each.seats, stage_of(seen.progress), share, came, 1 / (len(each.seen) * each.seats))
        for each in witnesses
        for seen in each.seen
        for share, came in zip(shares_of(fit, seen.values, seen.progress), each.won, strict=True)
    ]


def judged(rows: Sequence[Told]) -> tuple[tuple[float, ...], dict[str, Any]]:
    """By how much it was wrong by stage, and the tables that show it."""
    gaps = tuple([round(gap([row for row in rows if row.stage == stage]), 4) for stage in range(STAGES)])
    groups: dict[str, Sequence[Told]] = {
        f"seats {seats}": [row for row in rows if row.seats == seats] for seats in _seats(rows)
    }
    for stage, name in enumerate(("early", "middle", "late")):
        groups[name] = [row for row in rows if row.stage == stage]
    groups["all"] = rows
    scores = {name: score(some) for name, some in groups.items() if some}
    return gaps, {"scores": scores, "reliability": reliability(rows)}


def _seats(rows: Sequence[Told]) -> list[int]:
    return sorted({row.seats for row in rows})


def score(rows: Sequence[Told]) -> dict[str, float]:
    """Brier score per seat, what telling everybody the same would score, and how many matches speak."""
    whole = sum([row.weight for row in rows])
    brier = sum([row.weight * (row.chance - row.won) ** 2 for row in rows]) / whole
    blind = sum([row.weight * (1 / row.seats - row.won) ** 2 for row in rows]) / whole
    matches = len({row.match for row in rows})
    return {"brier": round(brier, 4), "alike": round(blind, 4), "matches": matches}


def reliability(rows: Sequence[Told]) -> list[dict[str, float]]:
    """Of chances that were told alike: what was told on average, and how often it came true."""
    found = []
    for bin_ in range(BINS):
        some = [row for row in rows if min(BINS - 1, int(row.chance * BINS)) == bin_]
        if not some:
            continue
        whole = sum([row.weight for row in some])
        found.append(
            {
                "told": round(sum([row.weight * row.chance for row in some]) / whole, 3),
                "came": round(sum([row.weight * row.won for row in some]) / whole, 3),
                "matches": len({row.match for row in some}),
            }
        )
    return found


def gap(rows: Sequence[Told]) -> float:
    """The typical difference between what was told and what came true, less what so few matches differ by anyway."""
    if not rows:
        return 0.0
    squares, whole = 0.0, 0.0
    for bin_ in range(BINS):
        some = [row for row in rows if min(BINS - 1, int(row.chance * BINS)) == bin_]
        if not some:
            continue
        weight = sum([row.weight for row in some])
        chance = sum([row.weight * row.chance for row in some]) / weight
        came = sum([row.weight * row.won for row in some]) / weight
        noise = chance * (1 - chance) / len({row.match for row in some})
        squares += weight * max(0.0, (chance - came) ** 2 - noise)
        whole += weight
    return float((squares / whole) ** 0.5)


def encoded(model: Model) -> bytes:
    return msgspec.json.format(msgspec.json.encode(model), indent=2) + b"\n"
