"""Running many matches: in this process or in several, and stopping early without losing what is finished.

Every match has its own seed, derived from the job's seed and its number, and results are handed over in the order of
the numbers: how many processes take part makes no difference.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any

from msgspec import Struct

from tessera.bots import play_match
from tessera.kernel import AnyGame, Content, game

LARGEST_CHUNK = 50
CHUNKS_PER_WORKER = 8
PATIENCE = 0.1
"""Seconds between two looks at whether the user wants to stop."""


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

    def seed_of(self, number: int) -> int:
        """The seed of one match: small enough for any reader of JSON."""
        return int.from_bytes(sha256(f"{self.seed} {number}".encode()).digest()[:8], "big") >> 11

    def bots_of(self, number: int) -> tuple[str, ...]:
        turn = number % len(self.bots)
        return self.bots[turn:] + self.bots[:turn]


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


Receiver = Callable[[list[Row]], None]


def run(job: Job, workers: int, receive: Receiver) -> bool:
    """Play all matches and hand over their results, in order; False if the user stopped it early."""
    chunks = _chunks(job.games, workers)
    if workers == 1 or len(chunks) == 1:
        return _run_here(job, chunks, receive)
    return _run_in_processes(job, chunks, min(workers, len(chunks)), receive)


def _chunks(games: int, workers: int) -> list[range]:
    size = max(1, min(LARGEST_CHUNK, games // (workers * CHUNKS_PER_WORKER)))
    return [range(start, min(games, start + size)) for start in range(0, games, size)]


def _run_here(job: Job, chunks: list[range], receive: Receiver) -> bool:
    with _watched() as stopped:
        player = _Player(job, lambda: bool(stopped))
        for chunk in chunks:
            receive(player.play(chunk))
            if stopped:
                return False
    return True


# --- several processes --------------------------------------------------------------------------------------


def _run_in_processes(job: Job, chunks: list[range], workers: int, receive: Receiver) -> bool:
    context = get_context("spawn")  # the same on every system, and safe beside threads
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, initializer=_start, initargs=(job, stop))
    with _watched() as stopped:
        try:
            with _deaf():  # processes are started here and shall not hear Ctrl-C either
                queue = _Queue([pool.submit(_play, chunk) for chunk in chunks], receive)
            while not queue.done:
                wait(queue.pending(), timeout=PATIENCE)
                queue.hand_over()
                if stopped:
                    stop.set()
                    queue.close()
        finally:
            stop.set()  # after an error too, no process plays on
            pool.shutdown(cancel_futures=True)
    return not stopped


class _Queue:
    """Results that may come in any order, handed over in the right one."""

    def __init__(self, futures: list[Future[list[Row]]], receive: Receiver) -> None:
        self._futures = futures
        self._receive = receive
        self._next = 0

    @property
    def done(self) -> bool:
        return self._next == len(self._futures)

    def pending(self) -> list[Future[list[Row]]]:
        return self._futures[self._next : self._next + 1]

    def hand_over(self) -> None:
        while not self.done and self._futures[self._next].done():
            self._receive(self._futures[self._next].result())
            self._next += 1

    def close(self) -> None:
        """Drop what has not begun; what has is handed over as far as it came."""
        begun = [future for future in self._futures[self._next :] if not future.cancel()]
        for future in begun:
            self._receive(future.result())
        self._next = len(self._futures)


@contextmanager
def _watched() -> Iterator[list[int]]:
    """Ctrl-C is noted instead of tearing a match apart; the second one takes effect at once."""
    stopped: list[int] = []

    def note(number: int, frame: object) -> None:
        if stopped:
            raise KeyboardInterrupt
        stopped.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started meanwhile inherit that SIGINT is blocked: a Ctrl-C is for the one that started them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


_worker: _Player | None = None


def _start(job: Job, stop: Event) -> None:
    global _worker  # noqa: PLW0603 - a process pool offers its workers no other place
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker = _Player(job, stop.is_set)


def _play(chunk: range) -> list[Row]:
    assert _worker is not None
    return _worker.play(chunk)


class _Player:
    """Plays the matches of a job."""

    def __init__(self, job: Job, stopped: Callable[[], bool]) -> None:
        self._job = job
        self._stopped = stopped
        self._game: AnyGame = game(job.game)
        self._content: Content[Any] = self._game.content(job.changes)

    def play(self, chunk: range) -> list[Row]:
        rows = []
        for number in chunk:
            if self._stopped():
                break
            rows.append(self._match(number))
        return rows

    def _match(self, number: int) -> Row:
        job, seed, bots = self._job, self._job.seed_of(number), self._job.bots_of(number)
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
