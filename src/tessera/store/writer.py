"""SQLite's writer: one thread, and one flush to the disk for everything that waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tessera.store.faults import is_fault

T = TypeVar("T")
Work = Callable[[Connection], Any]
Waiting = tuple[Work, "asyncio.Future[Any]"]
Result = tuple[Any, BaseException | None]


class GroupCommit:
    """Writes what many tables want to have written as few, large transactions.

    While one transaction is on its way to the disk, further work gathers and becomes the next one. Everybody is told
    after the commit. If one piece of work fails, all are taken back and each is done again on its own, so that nobody
    suffers for another; that is why work must be a function of the connection alone. If the database itself fails, as
    on a full disk, all have failed, and the next group begins with a new connection.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "tessera-writer")
        self._connection: Connection | None = None
        self._waiting: list[Waiting] = []
        self._busy = False

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction: all of it, durably, or nothing."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append((work, done))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._next, loop)  # whoever writes in this very moment comes along
        return await done

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        group, self._waiting = self._waiting, []
        if not group:
            self._busy = False
            return
        committing = loop.run_in_executor(self._thread, self._commit, [work for work, _ in group])
        committing.add_done_callback(lambda ended: self._tell(loop, group, ended))

    def _tell(
        self, loop: asyncio.AbstractEventLoop, group: list[Waiting], ended: asyncio.Future[list[Result]]
    ) -> None:
        lost = ended.exception()
        results: list[Result] = [(None, lost)] * len(group) if lost is not None else ended.result()
        for (_, done), (value, error) in zip(group, results, strict=True):
            if done.cancelled():
                continue
            if error is None:
                done.set_result(value)
            else:
                done.set_exception(error)
        self._next(loop)

    # --- in the thread --------------------------------------------------------------------------------------

    def _commit(self, group: list[Work]) -> list[Result]:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            connection = self._connection
            with connection.begin():
                return [(work(connection), None) for work in group]
        except Exception as error:
            if is_fault(error):
                self._let_go()
                return [(None, error)] * len(group)
            if len(group) == 1:
                return [(None, error)]
        return [self._commit([work])[0] for work in group]

    async def close(self) -> None:
        """Wait for everything that is still to be written, and let go of the database."""
        with suppress(SQLAlchemyError):  # whoever waited for it has been told
            await self.write(lambda _: None)
        self._thread.submit(self._let_go).result()
        self._thread.shutdown()

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
