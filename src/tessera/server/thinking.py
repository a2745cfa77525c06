"""Worker processes: bots think there, and positions and records are checked there, never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

import msgspec

from tessera.bots import RandomBot, make_bot
from tessera.bots.advice import Advice, advise
from tessera.bots.foresight import foreseen
from tessera.bots.observation import answer_of
from tessera.kernel import Record, Seeded, ask, determinize, replay, snapshot
from tessera.kernel.codec import BadSnapshot, Unsaveable
from tessera.kernel.option import Answer
from tessera.kernel.record import BadRecord
from tessera.kernel.registry import edition
from tessera.table import Table
from tessera.table.orders import own_things, whole_answers
from tessera.table.table import content_of, encode_changes

T = TypeVar("T")

HINT_SECONDS = 5.0
"""People who ask for a hint wait a little longer than for a bot's move."""

ATTEMPTS = 3
"""How often a check is tried when worker processes die, say because a bot used up the memory."""

# --- in a worker --------------------------------------------------------------------------------------------


def end_with_the_server() -> None:
    """A worker whose server was killed has nobody to work for, and would wait for work for ever."""
    threading.Thread(target=_end_after_the_server, daemon=True).start()


def _end_after_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def think(
    game_id: str, rules: str, changes: bytes, position: bytes, seat: int, bot: str, seed: int, budget: float
) -> Answer:
    """Answer for a seat, given a position it holds possible."""
    game = edition(game_id, rules)
    chance = Seeded(seed)
    possible = game.restore(position, content_of(game, changes))
    return answer_of(make_bot(bot, chance), game, possible, seat, chance, budget)


def advice(
    game_id: str, rules: str, changes: bytes, position: bytes, seat: int, seed: int, budget: float
) -> Advice:
    """What a bot would do for a seat, and why, given a position it holds possible."""
    game = edition(game_id, rules)
    return advise(game, game.restore(position, content_of(game, changes)), seat, Seeded(seed), budget)


def foresee(
    game_id: str, rules: str, changes: bytes, position: bytes, seat: int, seed: int, budget: float
) -> dict[str, Any] | None:
    """What a seat would be asked next, given a position it holds possible."""
    game, chance = edition(game_id, rules), Seeded(seed)
    imagined = foreseen(game, game.restore(position, content_of(game, changes)), seat, chance, budget)
    decision = ask(imagined, seat) if imagined is not None else None
    if imagined is None or decision is None:
        return None
    return {
        "step": decision.step.label(),
        "prompt": msgspec.to_builtins(decision.prompt(imagined)),
        "answers": whole_answers(imagined, decision),
        "expects": own_things(game, imagined, seat),
    }


Saved = tuple[str, str, bytes]
"""A position with its game's id and the version of its rules."""


def unsound(saved: list[Saved]) -> list[int]:
    """Which of these positions are not the same after being read and saved."""
    return [number for number, each in enumerate(saved) if not _survives(*each)]


def _survives(game_id: str, rules: str, position: bytes) -> bool:
    try:
        return snapshot(edition(game_id, rules).restore(position)) == position
    except (BadSnapshot, Unsaveable):
        return False


def fault_in(record: bytes, changes: bytes) -> str:
    """What is wrong with a record, or an empty text."""
    try:
        found = msgspec.json.decode(record, type=Record)
        game = edition(found.game, found.rules)
        replay(game, found, content_of(game, changes))
    except BadRecord as error:
        return str(error)
    return ""


# --- in the server ------------------------------------------------------------------------------------------


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=end_with_the_server)

    async def choose(self, table: Table, seat: int, bot: str) -> Answer:
        """A bot's answer. A bot that thinks gets a position dealt anew, never the real one."""
        assert table.match is not None
        seed = secrets.randbits(60)
        question = ask(table.match.state, seat)
        assert question is not None
        if bot == "random" or len(question.options) == 1:
            return _any_answer(table, seat, seed)
        position = snapshot(determinize(table.match.state, seat, Seeded(seed)))
        changes = encode_changes(table.created.changes)
        job = (table.game.id, table.game.rules_version, changes, position, seat, bot, seed, self._seconds)
        try:
            return await asyncio.wait_for(self._run(think, *job), self._seconds)
        except (TimeoutError, BrokenProcessPool):
            return _any_answer(table, seat, seed)

    async def advise(self, table: Table, seat: int) -> Advice:
        """A hint for somebody, from what their seat may know. Raises `TimeoutError` if it takes too long."""
        assert table.match is not None
        seed = secrets.randbits(60)
        position = snapshot(determinize(table.match.state, seat, Seeded(seed)))
        changes = encode_changes(table.created.changes)
        job = (table.game.id, table.game.rules_version, changes, position, seat, seed, self._seconds)
        return await asyncio.wait_for(self._run(advice, *job), max(self._seconds, HINT_SECONDS))

    async def foresee(self, table: Table, seat: int) -> dict[str, Any] | None:
        """What somebody would be asked next. Raises `TimeoutError` if it takes too long."""
        assert table.match is not None
        seed = secrets.randbits(60)
        position = snapshot(determinize(table.match.state, seat, Seeded(seed)))
        changes = encode_changes(table.created.changes)
        job = (table.game.id, table.game.rules_version, changes, position, seat, seed, self._seconds)
        return await asyncio.wait_for(self._run(foresee, *job), max(self._seconds, HINT_SECONDS))

    async def unsound(self, saved: list[Saved]) -> list[int]:
        """Which of these positions do not survive being saved."""
        return await self._insist(unsound, [], saved)

    async def replay_fault(self, record: Record, changes: Mapping[str, Any]) -> str:
        """Whether a record replays to the same digests; an empty text if it does, or if nobody could look."""
        return await self._insist(fault_in, "", msgspec.json.encode(record), encode_changes(changes))

    async def _insist(self, work: Callable[..., T], otherwise: T, *args: object) -> T:
        """Have something done, even if worker processes die meanwhile."""
        for _ in range(ATTEMPTS):
            try:
                return await self._run(work, *args)
            except BrokenProcessPool:
                continue
        return otherwise

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            raise

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _any_answer(table: Table, seat: int, seed: int) -> Answer:
    """Some legal answer; the position it is worked out on is dealt anew, though nobody looks at it."""
    assert table.match is not None
    chance = Seeded(seed)
    position = determinize(table.match.state, seat, chance)
    return answer_of(RandomBot(chance), table.game, position, seat, chance)
