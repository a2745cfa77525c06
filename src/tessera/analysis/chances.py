"""Chances to win, of all seats, from a position.

A game says how well everybody stands (`Game.values`) and how far the match is (`Game.progress`). What a lead is worth
is fitted to matches of bots: the chances are a softmax of the values, sharper the later it is. The numbers lie beside
the game (`bots/chances.json`), with how they were made and how well they told results that they were not fitted to.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from tessera.kernel import AnyGame, Outcome
from tessera.kernel.resources import text_beside

FILE = "chances.json"
SURPRISE = 0.01
"""The share of all matches that go as nobody would think: no chance is nought before the end."""
STAGES = 3
"""A match has an early, a middle and a late part."""

HAIR = 0.01
"""A third that was rounded is still a third."""


class NoChances(LookupError):
    """A match whose chances cannot be told: a game nobody has fitted, or a player without rivals."""


class Fit(Struct, frozen=True, forbid_unknown_fields=True):
    """How sharply chances follow from values: exp(sharp + later * progress + crowd * log(seats / 2)) per unit."""

    sharp: float
    later: float
    crowd: float

    def scale(self, progress: float, seats: int) -> float:
        return math.exp(self.sharp + self.later * progress + self.crowd * math.log(seats / 2))


class Model(Struct, frozen=True, forbid_unknown_fields=True):
    """The fitted numbers of a game."""

    fit: Fit
    doubt: tuple[tuple[float, ...], ...]
    """The covariance of the three numbers, from fits to matches drawn anew."""
    gaps: tuple[float, ...]
    """By how much told chances and results differ in matches that were held back: early, in the middle, late."""
    made: dict[str, Any]
    """By which command, from which matches, under which rules."""
    measured: dict[str, Any]
    """How well it told the matches that were held back."""


class Chances(Struct, frozen=True):
    """What every seat can hope for; together 1."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]
    """Standard errors: nought where the match is over."""


@cache
def model_of(game: AnyGame) -> Model:
    """The numbers of a game."""
    text = text_beside(game.package, "bots", FILE)
    if text is None:
        raise NoChances(f"nobody has fitted the chances of {game.id}: tessera lab calibrate {game.id}")
    return msgspec.json.decode(text, type=Model)


def chances(game: AnyGame, position: Any) -> Chances:
    """Everybody's chances in a position, with everything in it known."""
    if position.seats < 2:
        raise NoChances("who plays alone has no rivals whose chances could be compared")
    outcome: Outcome | None = position.outcome
    if outcome is not None:
        return Chances(won(outcome), (0.0,) * position.seats)
    model, values, progress = model_of(game), game.values(position), game.progress(position)
    shares = shares_of(model.fit, values, progress)
    return Chances(shares, _errors(model, values, progress, shares))


def shares(game: AnyGame, position: Any) -> tuple[float, ...]:
    """The same without the errors, where there are many positions."""
    if position.outcome is not None:
        return won(position.outcome)
    return shares_of(model_of(game).fit, game.values(position), game.progress(position))


def won(outcome: Outcome) -> tuple[float, ...]:
    """The result as chances: who shares the victory has a part of it."""
    winners = outcome.winners
    return tuple([1 / len(winners) if rank == 1 else 0.0 for rank in outcome.ranks])


def shares_of(fit: Fit, values: Sequence[float], progress: float) -> tuple[float, ...]:
    """Chances from how well everybody stands."""
    scale, best, seats = fit.scale(progress, len(values)), max(values), len(values)
    weights = [math.exp(scale * (value - best)) for value in values]
    whole = sum(weights)
    return tuple([(1 - SURPRISE) * weight / whole + SURPRISE / seats for weight in weights])


def stage_of(progress: float) -> int:
    """Early, in the middle, late: 0, 1, 2."""
    return max(0, min(STAGES - 1, int(progress * STAGES + HAIR)))


def _errors(
    model: Model, values: Sequence[float], progress: float, shares: Sequence[float]
) -> tuple[float, ...]:
    """From what is not known of the fitted numbers, and from what the model as such gets wrong."""
    scale = model.fit.scale(progress, len(values))
    mean = sum([x * p for x, p in zip(values, shares, strict=True)])
    by = (1.0, progress, math.log(len(values) / 2))
    doubt = sum([by[i] * by[j] * model.doubt[i][j] for i in range(3) for j in range(3)])
    gap = model.gaps[stage_of(progress)]
    found = []
    for value, share in zip(values, shares, strict=True):
        steep = (
            share * scale * (value - mean)
        )  # by how much the share changes with the logarithm of the scale
        wrong = gap * 2 * math.sqrt(share * (1 - share))
        found.append(min(0.5, math.sqrt(max(0.0, doubt) * steep * steep + wrong * wrong)))
    return tuple(found)
