"""Making databases: empty ones on a PostgreSQL server that is started for it, and files of SQLite with their tables."""

from __future__ import annotations

import asyncio
import getpass
import os
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

import asyncpg

from tessera.store import Store


def sqlite_file(path: Path) -> str:
    """The address of a SQLite file, which is one that a server has made and left if there is none yet."""
    if not path.exists():
        path.write_bytes(_without_rows())
    return f"sqlite:///{path}"


@cache
def _without_rows() -> bytes:
    """All migrations take half as long as everything else that a server does at its start."""

    async def make(path: Path) -> None:
        await (await Store.open(f"sqlite:///{path}")).close()

    with (
        TemporaryDirectory() as folder,
        ThreadPoolExecutor(1) as beside,
    ):  # this thread may have an event loop
        path = Path(folder) / "made.db"
        beside.submit(asyncio.run, make(path)).result()
        return path.read_bytes()


@contextmanager
def postgres_folder() -> Iterator[Path]:
    """A folder for a PostgreSQL server. Not one of pytest's: every session of pytest closes those to other users, and
    PostgreSQL, which does not run as root, would lose its files when another session begins."""
    with TemporaryDirectory(prefix="tessera-postgres-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@contextmanager
def postgres_server(folder: Path) -> Iterator[str]:
    """A running server whose data lie in a folder; its address."""
    runtime = Path(gettempdir()) / f"tessera-tests-{getpass.getuser()}"
    runtime.mkdir(mode=0o700, exist_ok=True)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))  # pgserver wants one when it is imported
    import pgserver

    server = pgserver.get_server(folder / "data", cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def fresh_postgres(server: str) -> str:
    """The address of a new, empty database on a server."""
    name = f"t{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    head, _, query = server.partition("?")
    return f"{head.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")
