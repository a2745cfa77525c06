"""Bots think in worker processes, never in the event loop, and within a time limit."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from tessera.bots import make_bot
from tessera.bots.observation import Observation
from tessera.kernel import AnyGame, Option, Record, Seeded, State, determinize, replay, snapshot
from tessera.kernel.record import BadRecord
from tessera.kernel.registry import game as find


def think(game_id: str, position: bytes, seat: int, bot: str, seed: int, budget: float) -> Option:
    """In a worker: choose for a seat, given a position it holds possible."""
    game = find(game_id)
    chance = Seeded(seed)
    observation = Observation(game, game.restore(position), seat, chance, budget)
    return make_bot(bot, chance).choose(observation)


def fault_in(record: bytes) -> str:
    """In a worker: what is wrong with a record, or an empty text."""
    try:
        found = msgspec.json.decode(record, type=Record)
        replay(find(found.game), found)
    except BadRecord as error:
        return str(error)
    return ""


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=multiprocessing.get_context("spawn"))

    async def choose(self, game: AnyGame, state: State, seat: int, bot: str) -> Option:
        """A bot's answer; it gets a position dealt anew, never the real one."""
        seed = secrets.randbits(60)
        imagined = determinize(state, seat, Seeded(seed))
        options = Observation(game, imagined, seat, Seeded(seed), self._seconds).options  # type: ignore[arg-type]
        if bot == "random" or len(options) == 1:
            return options[Seeded(seed).pick(len(options))]
        job = (game.id, snapshot(imagined), seat, bot, seed, self._seconds)
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._pool, think, *job), self._seconds)
        except TimeoutError:
            return options[Seeded(seed).pick(len(options))]
        except BrokenProcessPool:
            self._pool = self._new_pool()
            return options[Seeded(seed).pick(len(options))]

    async def replay_fault(self, record: Record) -> str:
        """Whether a record replays to the same digests; an empty text if it does, or if nobody could look."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, fault_in, msgspec.json.encode(record))
        except BrokenProcessPool:
            self._pool = self._new_pool()
            return ""

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
