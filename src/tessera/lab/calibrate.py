"""Fitting chances to win (`tessera.analysis.chances`) to matches of bots, and measuring them on others.

All seats of a match are played by the same bot, so that who is ahead is so by errors and luck and not for being the
better player; bots that err bring unequal positions. Positions of one match are no independent witnesses: whole matches
are held back, and whole matches are drawn anew to learn how sure the fitted numbers are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from tessera.analysis.chances import STAGES, SURPRISE, Fit, Model, stage_of, won
from tessera.analysis.match import passages
from tessera.bots.arena import choosers, deal, walk
from tessera.kernel import AnyGame, Match, Seeded, game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

EVERY = 6
"""One position in so many is looked at, on average."""
HELD_BACK = 4
"""One match in so many is not fitted to."""
DRAWN_ANEW = 40
BINS = 10
STEPS = 60
"""Of the fit, at most."""
CALM = 0.02
"""Draws the two slopes towards nought where few matches tell about them."""


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
    """The fitted model, with what it was worth in matches that were held back."""
    ended = [each for each in sorted(witnesses, key=lambda each: each.seed) if each.won and each.seen]
    lots = {each.seed: Seeded(f"held back {each.seed}").pick(HELD_BACK) for each in ended}
    held, used = [each for each in ended if not lots[each.seed]], [each for each in ended if lots[each.seed]]
    fit = fitted(used)
    gaps, measured = judged(fit, held)
    return Model(fit, doubt_of(used), gaps, {**made, "matches": len(used), "held_back": len(held)}, measured)


# --- fitting ------------------------------------------------------------------------------------------------


def fitted(witnesses: Sequence[Witness], weights: Sequence[float] | None = None) -> Fit:
    """The numbers under which the results were likeliest (Newton's method, damped)."""
    import numpy as np

    tables = [_arrays(each) for each in witnesses]
    weight = np.ones(len(tables)) if weights is None else np.asarray(weights, dtype=float)
    spread = float(np.mean([np.std(values, axis=1).mean() for _, values, _, _ in tables]))
    at = np.array([-np.log(max(spread, 1e-9)), 0.0, 0.0])
    loss, gradient, bend = _slope(at, tables, weight)
    damping = 1e-3
    for _ in range(STEPS):
        step = np.linalg.solve(bend + damping * np.eye(3), -gradient)
        tried = at + np.clip(step, -1.0, 1.0)
        better = _slope(tried, tables, weight)
        if better[0] < loss:
            gain, at, (loss, gradient, bend) = loss - better[0], tried, better
            damping = max(damping / 4, 1e-6)
            if gain < 1e-10:
                break
        else:
            damping *= 8
            if damping > 1e6:
                break
    return Fit(*[round(float(x), 4) for x in at])


def _arrays(witness: Witness) -> tuple[Numbers, Numbers, Numbers, float]:
    """Progress, values and result as arrays, and the logarithm of the crowd."""
    import numpy as np

    values = np.array([seen.values for seen in witness.seen])
    return (
        np.array([seen.progress for seen in witness.seen]),
        np.clip(values - values.max(axis=1, keepdims=True), -1e6, 0.0),
        np.array(witness.won),
        float(np.log(witness.seats / 2)),
    )


def _slope(at: Numbers, tables: Sequence[Any], weight: Numbers) -> tuple[float, Numbers, Numbers]:
    """Mean loss per match, its gradient, and its curvature as the squares of the gradients tell it (Gauss-Newton)."""
    import numpy as np

    loss, gradient, bend = CALM * float(at[1] ** 2 + at[2] ** 2), np.zeros(3), np.zeros((3, 3))
    gradient[1:] = 2 * CALM * at[1:]
    bend[1, 1] = bend[2, 2] = 2 * CALM
    whole = weight.sum()
    for (progress, values, result, crowd), heavy in zip(tables, weight, strict=True):
        if not heavy:
            continue
        by = np.stack([np.ones_like(progress), progress, np.full_like(progress, crowd)], axis=1)
        scale = np.exp(np.clip(by @ at, -30.0, 30.0))
        logits = values * scale[:, None]
        raised = np.exp(logits - logits.max(axis=1, keepdims=True))
        plain = raised / raised.sum(axis=1, keepdims=True)
        told = (1 - SURPRISE) * plain + SURPRISE / values.shape[1]
        share = heavy / whole / len(progress)
        loss -= float((np.log(told) * result).sum()) * share
        moved = plain * (logits - (plain * logits).sum(axis=1, keepdims=True)) * (1 - SURPRISE)
        first = -(result * moved / told).sum(axis=1)
        second = (moved**2 / told).sum(axis=1)
        gradient += share * by.T @ first
        bend += share * (by * second[:, None]).T @ by
    return loss, gradient, bend


def doubt_of(witnesses: Sequence[Witness]) -> tuple[tuple[float, ...], ...]:
    """How the numbers would vary with other matches: their covariance over matches drawn anew."""
    import numpy as np

    chance, found = Seeded("drawn anew"), []
    for _ in range(DRAWN_ANEW):
        weights = [0.0] * len(witnesses)
        for _ in witnesses:
            weights[chance.pick(len(witnesses))] += 1.0
        fit = fitted(witnesses, weights)
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
    from tessera.analysis.chances import shares_of

    return [
        Told(number, each.seats, stage_of(seen.progress), share, came, 1 / (len(each.seen) * each.seats))
        for number, each in enumerate(witnesses)
        for seen in each.seen
        for share, came in zip(shares_of(fit, seen.values, seen.progress), each.won, strict=True)
    ]


def judged(fit: Fit, held: Sequence[Witness]) -> tuple[tuple[float, ...], dict[str, Any]]:
    """By how much it was wrong by stage, and the tables that show it."""
    rows = told(fit, held)
    gaps = tuple([round(gap([row for row in rows if row.stage == stage]), 4) for stage in range(STAGES)])
    groups = {f"seats {seats}": [row for row in rows if row.seats == seats] for seats in _seats(rows)}
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
