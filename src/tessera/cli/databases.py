"""The option ``--db``: where tables are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tessera.cli.errors import BadInput

Database = Annotated[
    str | None,
    typer.Option(
        envvar="DATABASE_URL",
        metavar="URL",
        help="Where tables are kept: a SQLite file (sqlite:///file.db) or postgresql://...",
    ),
]


def chosen_database(given: str | None, *, must_exist: bool = False) -> str:
    """The address of a database: the one that was given, or a file in the user's data folder."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    database = given or _default_database()
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadInput(f"--db is an address such as sqlite:///tables.db, not {database!r}") from None
    if url.get_backend_name() not in ("sqlite", "postgresql", "postgres"):
        raise BadInput(f"--db can be sqlite or postgresql, not {url.get_backend_name()!r}")
    if url.get_backend_name() == "sqlite" and url.database:
        file = Path(url.database).absolute()
        if not file.parent.is_dir():
            raise BadInput(f"--db: there is no folder for {url.database!r}")
        if must_exist and not file.is_file():
            raise BadInput(f"--db: there is no database {url.database!r}")
    return database


def _default_database() -> str:
    folder = Path(typer.get_app_dir("tessera"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot make the folder {str(folder)!r}: {error.strerror}; give --db") from None
    return f"sqlite:///{folder / 'tables.db'}"
