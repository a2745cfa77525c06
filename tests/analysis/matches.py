"""Recorded matches that the tests of the analysis look at."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tessera.kernel import Match, game, replay
from tessera.kernel.record import load

RECORDS = Path(__file__).parent.parent / "records"
GAMES = ("civilization", "newdawn", "peloponnes", "tapestry", "throughtheages")


@cache
def recorded(name: str) -> Match[Any]:
    """A match among the golden ones, as `peloponnes/heuristic-2`. It is shared: nobody changes it."""
    record = load((RECORDS / f"{name}.json").read_text())
    return replay(game(record.game), record)
