"""What ``tessera simulate`` plays: many matches between the same bots, whose seats move on from match to match.

Every match has its own seed, derived from the job's seed and its number.
"""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from typing import Any

from msgspec import Struct

from tessera.bots import play_match
from tessera.kernel import AnyGame, Content, game
from tessera.lab.pool import Here, Processes, Receiver, Stopped

LARGEST_CHUNK = 50
CHUNKS_PER_WORKER = 8


def seed_of(seed: int, number: int) -> int:
    """The seed of one match or deal among many: small enough for any reader of JSON."""
    return int.from_bytes(sha256(f"{seed} {number}".encode()).digest()[:8], "big") >> 11


class Job(Struct, frozen=True):
    """What to simulate."""

    game: str
    bots: tuple[str, ...]
    """On the seats of the first match; from match to match everybody moves up one seat."""
    seed: int
    games: int
    settings: dict[str, str] = {}
    changes: dict[str, Any] | None = None
    """Corrections to the content."""

    def bots_of(self, number: int) -> tuple[str, ...]:
        return rotated(self.bots, number)


def rotated(bots: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """The bots after everybody has moved up some seats."""
    turn %= len(bots)
    return bots[turn:] + bots[:turn]


class Row(Struct, frozen=True):
    """One match."""

    game: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    options: int
    reason: str
    """Why it ended; empty if it was stopped because it would not end."""


def run(job: Job, workers: int, receive: Receiver[list[Row]]) -> bool:
    """Play all matches and hand over their results, in order; False if the user stopped it early."""
    units = chunks(job.games, workers)
    workers = min(workers, len(units))
    return (Here() if workers == 1 else Processes(workers)).run(partial(_Player, job), units, receive)


def chunks(games: int, workers: int) -> list[range]:
    """Matches that are played in one go: many where they are many, but everybody gets some."""
    size = max(1, min(LARGEST_CHUNK, games // (workers * CHUNKS_PER_WORKER)))
    return [range(start, min(games, start + size)) for start in range(0, games, size)]


class _Player:
    """Plays the matches of a job."""

    def __init__(self, job: Job, stopped: Stopped) -> None:
        self._job = job
        self._stopped = stopped
        self._game: AnyGame = game(job.game)
        self._content: Content[Any] = self._game.content(job.changes)

    def __call__(self, chunk: range) -> list[Row]:
        rows = []
        for number in chunk:
            if self._stopped():
                break
            rows.append(self._match(number))
        return rows

    def _match(self, number: int) -> Row:
        job, seed, bots = self._job, seed_of(self._job.seed, number), self._job.bots_of(number)
        try:
            played = play_match(self._game, bots, seed, job.settings, self._content)
        except Exception as error:
            error.add_note(
                f"in match {number} of seed {job.seed}: {job.game}, {', '.join(bots)}, seed {seed}"
            )
            raise
        end = played.outcome
        return Row(
            game=number,
            seed=seed,
            bots=bots,
            scores=end.scores if end is not None else (),
            ranks=end.ranks if end is not None else (),
            decisions=played.decisions,
            options=played.options,
            reason=end.reason if end is not None else "",
        )
