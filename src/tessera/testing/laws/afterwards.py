"""Replay gives the same match, and undo reaches exactly the positions that were there."""

from __future__ import annotations

from tessera.kernel.codec import digest
from tessera.kernel.match import replay
from tessera.kernel.record import BadRecord, dump, load
from tessera.testing.laws.broken import Broken
from tessera.testing.laws.walk import Walk


def records_replay(walk: Walk) -> None:
    try:
        replay(walk.game, load(dump(walk.match.record())))
    except BadRecord as error:
        raise Broken("replay", str(error)) from error


def undo_goes_back(walk: Walk) -> None:
    match = walk.match
    total = len(match.moves)
    digests = [match._start, *[move.digest for move in match.moves]]
    for number in sorted({walk.chance.pick(total + 1) for _ in range(6)}, reverse=True):
        match.undo(number)
        if digest(match.state) != digests[number]:
            raise Broken("undo", f"back to move {number} of {total} gives another position")
