"""Work that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from tessera.store import Unavailable

log = logging.getLogger("tessera.server")


class Background:
    """What is done besides: it is finished before the process ends, if it does not take too long."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, seconds: float) -> None:
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=seconds)


async def logged(work: Coroutine[Any, Any, None]) -> None:
    """What goes wrong where nobody waits for it is told in the log, once."""
    try:
        await work
    except Unavailable:
        pass  # the store has told it
    except Exception as error:
        log.error("fault in the background", exc_info=error)
