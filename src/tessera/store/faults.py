"""When the database fails: which errors are its own, and how they are told."""

from __future__ import annotations

import sqlite3

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

OURS = ("22", "23", "42")
"""Classes of PostgreSQL's error codes that speak of what was asked for, not of the database."""


class Unavailable(RuntimeError):
    """The database cannot do its work now: its disk is full, or it does not answer. Nothing was changed."""


class Unusable(Exception):
    """A database that no server can be started on; the message is a sentence for its host."""


def is_fault(error: BaseException) -> bool:
    """Whether the database failed, not the work that was asked of it."""
    if isinstance(
        error, IntegrityError | ProgrammingError | sqlite3.IntegrityError | sqlite3.ProgrammingError
    ):
        return False
    told = error.orig if isinstance(error, DBAPIError) else error
    code = str(getattr(told, "sqlstate", None) or "")
    failed = isinstance(
        error,
        DBAPIError
        | PoolTimeoutError
        | OSError
        | sqlite3.Error
        | asyncpg.PostgresError
        | asyncpg.InterfaceError,
    )
    return failed and not code.startswith(OURS)


def reason_of(error: BaseException) -> str:
    """What the database says, in one line; without the statement and its values, which may be secret."""
    told = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(told).split()) or type(told).__name__
