"""What is dear to start and serves the tests of several folders: it is started once by every worker."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.server.zygote import ForkedServer, Serve, Zygote
from tests.store.databases import postgres_folder, postgres_server, sqlite_file


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a running PostgreSQL server."""
    with postgres_folder() as folder, postgres_server(folder) as address:
        yield address


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    """What a server has to import is imported once."""
    with closing(Zygote()) as process:
        yield process


@pytest.fixture
def serve(zygote: Zygote, tmp_path: Path) -> Iterator[Serve]:
    """Start servers, on a SQLite file of the test's own if nothing else is said; they are killed after the test."""
    with ExitStack() as later:

        def start(*options: str, database: str = "", log: str = "log") -> ForkedServer:
            database = database or sqlite_file(tmp_path / "tables.db")
            server = ForkedServer(zygote, database, tmp_path / log, *options)
            later.callback(server.kill)
            return server.start()

        yield start
