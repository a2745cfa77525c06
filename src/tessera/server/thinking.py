"""Worker processes: bots think there, and positions and records are checked there, never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from typing import Any, TypeVar, cast

import msgspec

from tessera.bots import HeuristicBot, make_bot
from tessera.bots.advice import Advice, advise
from tessera.bots.foresight import foreseen
from tessera.bots.observation import answer_of
from tessera.bots.registry import whole_name
from tessera.bots.uniform import any_of
from tessera.kernel import AnyGame, Decision, Record, Seeded, ask, determinize, replay, snapshot
from tessera.kernel.codec import BadSnapshot, Unsaveable
from tessera.kernel.engine import asked_after
from tessera.kernel.option import Answer
from tessera.kernel.record import BadRecord
from tessera.kernel.registry import edition
from tessera.server.turns import Claim, Turns
from tessera.table import Table
from tessera.table.orders import own_things, whole_answers
from tessera.table.table import content_of, encode_changes

T = TypeVar("T")

HINT_SECONDS = 5.0
"""People who ask for a hint wait a little longer than for a bot's move."""
ADVICE_SECONDS = 2.0
"""So long the strongest bot thinks about it."""

IN_TIME = 0.8
"""After so much of its time a bot should make up its mind."""
GLANCE_SECONDS = 0.05
"""How long is looked for an answer in the place of a bot that gives none."""
GRACE_SECONDS = 2.0
"""A worker that has not answered so long after a bot's time was up will not answer."""

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


def timed(work: Callable[..., T], *args: object) -> tuple[T, float]:
    """What comes of some work, and how long the processor worked on it."""
    begun = time.process_time()
    done = work(*args)
    return done, time.process_time() - begun


class Late(Exception):
    """A bot thinks longer than it may."""


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """`Late` in the middle of whatever is done after so many seconds, where the system can do that."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_signal: int, _frame: object) -> None:
        raise Late

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def think(
    game_id: str, rules: str, changes: bytes, position: bytes, seat: int, bot: str, seed: int, budget: float
) -> Answer:
    """Answer for a seat, given a position it holds possible. A bot that never ends is answered for by a quick one."""
    game = edition(game_id, rules)
    chance = Seeded(seed)
    possible = game.restore(position, content_of(game, changes))
    try:
        with _at_most(budget):
            bots, deadline = make_bot(bot, chance), time.monotonic() + budget * IN_TIME
            return answer_of(bots, game, possible, seat, chance, budget, deadline)
    except Late:
        possible = game.restore(position, content_of(game, changes))
        return quickly(game, possible, seat, chance)


def quickly(game: AnyGame, possible: Any, seat: int, chance: Seeded) -> Answer:
    """What seems best at a glance."""
    deadline = time.monotonic() + GLANCE_SECONDS
    return answer_of(HeuristicBot(chance), game, possible, seat, chance, GLANCE_SECONDS, deadline)


def advice(
    game_id: str, rules: str, changes: bytes, position: bytes, seat: int, seed: int, budget: float
) -> Advice:
    """What a bot would do for a seat, and why, given a position it holds possible."""
    game = edition(game_id, rules)
    possible = game.restore(position, content_of(game, changes))
    return advise(game, possible, seat, Seeded(seed), time.monotonic() + budget)


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


Spent = Callable[[float], None]
"""Is told for how many seconds a processor has worked."""

UPKEEP = Claim("")
"""What is done for nobody in particular."""

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
        self._turns = Turns(workers)
        self._chance = Seeded(secrets.randbits(60))
        """For bots that do not think."""
        self._closed = False
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=end_with_the_server)

    async def choose(self, table: Table, seat: int, bot: str, *, watched: bool = True) -> Answer:
        """A bot's answer. A bot that thinks gets a position dealt anew, never the real one.

        Its time begins when a worker is free. If it is late it answers with its best so far.
        """
        assert table.match is not None
        question = table.match.decision(seat)
        assert question is not None
        if bot == "random" or len(question.options) == 1:
            return _any_answer(table, question, self._chance)
        seed = secrets.randbits(60)
        claim = Claim(table.host, table.id, watched=watched)
        position = snapshot(determinize(table.match.state, seat, Seeded(seed)))
        changes = encode_changes(table.created.changes)
        job = (
            table.game.id,
            table.game.rules_version,
            changes,
            position,
            seat,
            whole_name(bot),
            seed,
            self._seconds,
        )
        await self._turns.take(claim)
        try:
            found, _ = await asyncio.wait_for(self._run(claim, think, *job), self._seconds + GRACE_SECONDS)
        except (TimeoutError, BrokenProcessPool):
            chance = Seeded(seed)
            return quickly(table.game, determinize(table.match.state, seat, chance), seat, chance)
        return found

    async def advise(self, table: Table, seat: int, spent: Spent) -> Advice:
        """A hint for somebody, from what their seat may know. Raises `TimeoutError` if it takes too long."""
        assert table.match is not None
        seed = secrets.randbits(60)
        position = snapshot(determinize(table.match.state, seat, Seeded(seed)))
        changes = encode_changes(table.created.changes)
        thinking = min(ADVICE_SECONDS, IN_TIME * self._seconds)
        job = (table.game.id, table.game.rules_version, changes, position, seat, seed, thinking)
        return await self._for_somebody(table, seat, spent, advice, *job)

    async def foresee(self, table: Table, seat: int, spent: Spent) -> dict[str, Any] | None:
        """What somebody would be asked next. Raises `TimeoutError` if it takes too long."""
        assert table.match is not None
        seed = secrets.randbits(60)
        position = snapshot(determinize(table.match.state, seat, Seeded(seed)))
        changes = encode_changes(table.created.changes)
        job = (table.game.id, table.game.rules_version, changes, position, seat, seed, self._seconds)
        return await self._for_somebody(table, seat, spent, foresee, *job)

    async def _for_somebody(
        self, table: Table, seat: int, spent: Spent, work: Callable[..., T], *args: object
    ) -> T:
        """Have something done for whoever sits there and waits; `spent` is told what it cost."""
        return await self.work_for(table.seats[seat].user, table.id, spent, work, *args)

    async def work_for(
        self, person: str, table: str, spent: Spent, work: Callable[..., T], *args: object
    ) -> T:
        """Have something done for somebody who waits. Raises `TimeoutError` if it takes too long."""
        claim = Claim(person, table)
        seconds = max(self._seconds, HINT_SECONDS)
        try:
            async with asyncio.timeout(seconds):
                await self._turns.take(claim)
                done, cost = await self._run(claim, work, *args)
        except TimeoutError:
            spent(seconds)
            raise
        spent(cost)
        return done

    async def unsound(self, saved: list[Saved]) -> list[int]:
        """Which of these positions do not survive being saved."""
        return await self._insist(unsound, [], saved)

    async def replay_fault(self, record: Record, changes: Mapping[str, Any]) -> str:
        """Whether a record replays to the same digests; an empty text if it does, or if nobody could look."""
        return await self._insist(fault_in, "", msgspec.json.encode(record), encode_changes(changes))

    async def besides(self, table: str, work: Callable[..., T], *args: object) -> T | None:
        """Have something done after all that somebody waits for; None if workers die of it."""
        return await self._insist(work, None, *args, claim=Claim("", table, watched=False))

    async def _insist(self, work: Callable[..., T], otherwise: T, *args: object, claim: Claim = UPKEEP) -> T:
        """Have something done, even if worker processes die meanwhile."""
        for _ in range(ATTEMPTS):
            await self._turns.take(claim)
            try:
                return (await self._run(claim, work, *args))[0]
            except BrokenProcessPool:
                continue
        return otherwise

    async def _run(self, claim: Claim, work: Callable[..., T], *args: object) -> tuple[T, float]:
        """Have something done by whoever has taken a turn. A worker is free when it is done, not when nobody waits."""
        pool, loop = self._pool, asyncio.get_running_loop()
        try:
            job = pool.submit(timed, work, *args)
        except (BrokenProcessPool, RuntimeError) as error:  # broken, or closed
            self._turns.give_back(claim)
            self._renew(pool)
            raise BrokenProcessPool(str(error)) from None
        job.add_done_callback(lambda _: self._done(loop, claim))
        try:
            return cast("tuple[T, float]", await asyncio.wrap_future(job))
        except BrokenProcessPool:
            self._renew(pool)
            raise

    def _done(self, loop: asyncio.AbstractEventLoop, claim: Claim) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(self._turns.give_back, claim)

    def _renew(self, pool: ProcessPoolExecutor) -> None:
        """In the place of a pool that is broken."""
        if self._pool is pool and not self._closed:
            self._pool = self._new_pool()

    def close(self) -> None:
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)


def _any_answer(table: Table, question: Decision, chance: Seeded) -> Answer:
    """Some legal answer. What a seat may answer is the same in all positions it holds possible: none need be dealt."""
    assert table.match is not None
    parts = []
    asked: Decision | None = question
    while asked is not None:
        parts.append(any_of(asked.options, chance))
        asked = asked_after(table.match.state, asked, parts[-1])
    return tuple(parts)
