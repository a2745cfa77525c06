"""One SQLite file serves one server: a second one would not hear of what the first one writes."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from tessera.store.faults import Unusable

SUFFIX = "-server"
"""What the name of the claim has more than that of the database."""


@contextmanager
def claimed(url: str) -> Iterator[None]:
    """Hold a SQLite file for this server; `Unusable` if another one holds it. PostgreSQL is for several.

    Held is the file itself, where the system can do that, so that no second name of it, by whatever kind of link, gets
    round it; and beside it an empty SQLite file, locked the way SQLite locks: on every system. Both are let go by the
    system when the process ends, however it ends.
    """
    address = make_url(url)
    file = address.database
    if address.get_backend_name() != "sqlite" or not file or file == ":memory:":
        yield
        return
    with _held(file), closing(_claim(str(Path(file).resolve()))):
        yield


@contextmanager
def _held(file: str) -> Iterator[None]:
    """Lock the file by a lock that SQLite does not use. It stays open: closing it would let SQLite's own locks go."""
    try:
        import fcntl
    except ImportError:  # not on Windows, where links to files are rare
        yield
        return
    try:
        opened = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise Unusable(f"the database {file!r} cannot be used: {error.strerror}") from None
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(opened)
        raise _taken(file) from None
    except OSError:  # a file system without such locks: the claim beside it must do
        os.close(opened)
        yield
        return
    try:
        yield
    finally:
        os.close(opened)


def _claim(file: str) -> sqlite3.Connection:
    try:
        claim = sqlite3.connect(file + SUFFIX, timeout=0, isolation_level=None)
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise Unusable(f"the database {file!r} cannot be used: {error}") from None
        raise _taken(file) from None
    return claim


def _taken(file: str) -> Unusable:
    return Unusable(
        f"another server has the database {Path(file).name!r} open; several on one database need PostgreSQL"
    )
