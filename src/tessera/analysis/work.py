"""The analysis of a match as work for other processes: bytes in, bytes out, portion by portion."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from tessera.analysis.findings import DEPTHS, Analysis, Portion
from tessera.analysis.match import conclusion, portion
from tessera.analysis.puzzles import puzzle, verdict
from tessera.kernel import Match, Record, replay
from tessera.kernel.option import parse_parts
from tessera.kernel.registry import edition
from tessera.kernel.registry import game as find
from tessera.table.table import content_of

KEPT = 2
"""Matches that a process remembers, so that it does not replay them for every portion."""


@lru_cache(maxsize=KEPT)
def _replayed(record: bytes, changes: bytes) -> Match[Any]:
    found = msgspec.json.decode(record, type=Record)
    game = edition(found.game, found.rules)
    return replay(game, found, content_of(game, changes))


def portion_of(record: bytes, changes: bytes, first: int, last: int, eyes: int | None, depth: str) -> bytes:
    """Some moves of a recorded match."""
    match = _replayed(record, changes)
    return msgspec.json.encode(portion(match, first, last, eyes, DEPTHS[depth]))


def conclusion_of(
    record: bytes, changes: bytes, portions: Sequence[bytes], eyes: int | None, depth: str
) -> bytes:
    """The whole, from its portions."""
    done = [msgspec.json.decode(each, type=Portion) for each in portions]
    return msgspec.json.encode(conclusion(_replayed(record, changes), done, eyes, DEPTHS[depth]))


def readable(found: bytes) -> Analysis:
    return msgspec.json.decode(found, type=Analysis)


def verdict_of(game_id: str, puzzle_id: str, answer: str) -> bytes:
    """What an answer to a puzzle is worth."""
    game = find(game_id)
    return msgspec.json.encode(verdict(puzzle(game, puzzle_id), parse_parts(answer)))
