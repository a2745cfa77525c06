"""How a game is searched: data, found by play.

A game's numbers lie in `bots/search.json` of its package, with its levels. A game without the file is searched with
the numbers that did well in several games.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from tessera.kernel import AnyGame
from tessera.kernel.resources import text_beside

FILE = "search.json"

Driver = Literal["plan", "rollout", "tree"]


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """How strong an opponent is: how much it thinks, and how it errs."""

    plays: int = 0
    """Plays of a search; none: it looks one ply ahead."""
    heat: float = 0.0
    """How readily it takes something worse: the loss it takes one time in e, in units of best minus median."""
    floor: float = 0.0
    """What is worse than the best by more than this, in the same units, it never takes."""
    seconds: float = 2.0
    """Where somebody waits, it thinks no longer than this."""


class Tuning(Struct, frozen=True, forbid_unknown_fields=True):
    """The driver a game is searched with, and its numbers."""

    driver: Driver = "rollout"
    width: int = 12
    """Of many answers within an imagined turn, so many are weighed."""
    first: int = 40
    """Of the answers to the question itself, so many are searched: those that look best one ply ahead."""
    samples: int = 32
    """Positions that answers are compared on, at most."""
    horizon: int = 1
    """Quiet moments until a position is judged."""
    relative: float = 0.0
    """How much the best rival's standing counts against the own."""
    doubt: float | None = None
    """Rollouts: standard errors by which an answer must be better than the one-ply choice; none: any."""
    starts: int = 2
    """Plans: greedy turns to begin with, each after another answer."""
    patience: int = 80
    """Plans: changes in a row that bring nothing before it gives up."""
    slack: float = 3.0
    """Plans: a plan that is worse by this on one sample is not tried on the next."""
    curious: float = 1.0
    """Trees: how much an answer that was tried seldom is preferred."""
    sharp: float = 4.0
    """Trees: how much better the best looks before anything was tried."""
    levels: dict[str, Level] = {}
    styles: dict[str, dict[str, float]] = {}
    """By how much a style of play takes terms of the evaluation for more or less than they are."""

    def level(self, name: str) -> Level:
        return self.levels.get(name) or LEVELS[name]


LEVELS: dict[str, Level] = {
    "beginner": Level(heat=1.2, floor=1.6, seconds=0.1),
    "easy": Level(heat=0.6, floor=1.0, seconds=0.1),
    "medium": Level(seconds=0.1),
    "hard": Level(plays=300, seconds=0.5),
    "expert": Level(plays=1500, seconds=2.0),
}
"""The weakest first. A game has numbers of its own where these are not enough."""


STYLES = ("builder", "warrior", "merchant")
"""A game says what they love in its own terms; one that does not know a style plays as always."""


@cache
def tuning_of(game: AnyGame) -> Tuning:
    """What a game says about being searched."""
    text = text_beside(game.package, "bots", FILE)
    return Tuning() if text is None else msgspec.json.decode(text, type=Tuning)
