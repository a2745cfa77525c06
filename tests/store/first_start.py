"""Opens a new or an older database and is killed after a number of statements: a helper of `test_upgrade`.

One process is forked for every start, so that only one of them has to import anything. Prints, for every number of
statements, how the start that was killed and the one after it ended.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine

from tessera.store import Store


async def start(file: str) -> None:
    store = await Store.open(f"sqlite:///{file}")
    assert await store.secret("sessions", b"secret") == b"secret"
    await store.close()


def forked(file: str, kill_after: int | None) -> str:
    """Start in a process of its own; how it ended."""
    child = os.fork()
    if child == 0:
        if kill_after is not None:
            _kill_after(kill_after)
        try:
            asyncio.run(start(file))
        except BaseException as error:
            print(f"failed: {error}", file=sys.stderr, flush=True)
            os._exit(1)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return "killed" if os.WIFSIGNALED(status) else "well" if os.WEXITSTATUS(status) == 0 else "failed"


def _kill_after(statements: int) -> None:
    left = statements

    def count(*_: Any) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "after_cursor_execute", count)


def main(folder: str, older: str = "") -> None:
    for number in range(1_000):
        file = str(Path(folder) / f"{number}.db")
        if older:
            shutil.copy(older, file)
        first = forked(file, number)
        print(number, first, forked(file, None), flush=True)
        if first == "well":
            return


if __name__ == "__main__":
    main(*sys.argv[1:])
