"""One SQLite file serves one server: a second one would not hear of what the first one writes."""

from __future__ import annotations

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

    The claim is an empty SQLite file beside the database, locked the way SQLite locks: on every system, and let go by
    the system itself when the process ends, however it ends.
    """
    address = make_url(url)
    file = address.database
    if address.get_backend_name() != "sqlite" or not file or file == ":memory:":
        yield
        return
    with closing(_claim(file)):
        yield


def _claim(file: str) -> sqlite3.Connection:
    try:
        claim = sqlite3.connect(file + SUFFIX, timeout=0, isolation_level=None)
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise Unusable(f"the database {file!r} cannot be used: {error}") from None
        raise Unusable(
            f"another server has the database {Path(file).name!r} open; several on one database need PostgreSQL"
        ) from None
    return claim
