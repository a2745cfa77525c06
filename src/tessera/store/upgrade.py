"""Bringing the schema up to date: all of it in one transaction, by one process at a time."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from tessera.store.faults import Unusable
from tessera.store.schema import metadata

TURN = 0x7E55E2A
"""The advisory lock of PostgreSQL under which processes that start together take turns."""


def take_turn(connection: Connection) -> None:
    """Until the end of the transaction no other process is here. SQLite lets only one write anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})


def revision_of(connection: Connection) -> str:
    """The version of the schema that a database has."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def upgrade(connection: Connection) -> None:
    """Make the tables, or change them into what this version needs."""
    take_turn(connection)
    config = Config()
    config.set_main_option("script_location", str(files("tessera.store") / "migrations"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        _must_be_empty(connection)
    elif found not in {script.revision for script in scripts.walk_revisions()}:
        raise Unusable(
            f"this database was written by a newer version of Tessera (its schema is {found!r}, "
            f"this version knows {scripts.get_current_head()!r})"
        )
    if found != scripts.get_current_head():
        command.upgrade(config, "head")


def _must_be_empty(connection: Connection) -> None:
    """A SQLite file belongs to one program; in PostgreSQL others may keep theirs beside ours."""
    there = set(inspect(connection).get_table_names()) - {"alembic_version"}
    foreign = there if connection.dialect.name == "sqlite" else there & set(metadata.tables)
    if foreign:
        raise Unusable(
            f"this database belongs to something else: it has tables ({', '.join(sorted(foreign)[:5])}) "
            "that Tessera has not made"
        )
