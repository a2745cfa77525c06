"""``tessera serve``: the table in the browser, for everybody who can reach this machine."""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from tessera.cli.arguments import read_changes
from tessera.cli.errors import BadInput


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    db: Annotated[
        str | None,
        typer.Option(
            envvar="DATABASE_URL",
            metavar="URL",
            help="Where tables are kept: a SQLite file (sqlite:///file.db) or postgresql://...",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Server processes; more than one need PostgreSQL.")
    ] = 1,
    bot_workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 1,
    bot_pause: Annotated[
        float,
        typer.Option(min=0, max=10, help="Seconds between two moves of bots, so that people can follow."),
    ] = 0.35,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ORIGIN", help="A further address browsers use, such as https://play.example.org."
        ),
    ] = None,
    https: Annotated[
        bool, typer.Option("--https", help="Behind a proxy that speaks HTTPS: secure cookies.")
    ] = False,
    content: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="Corrected component values for new tables; may be given once for each game.",
        ),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open a browser, where there is one.")] = False,
) -> None:
    """Serve tables to browsers and bots until you stop it."""
    from tessera.server import Settings
    from tessera.server.run import run

    database = db or _default_database()
    if workers > 1 and not database.startswith("postgres"):
        raise BadInput("several --workers need PostgreSQL: give --db postgresql://...")
    settings = Settings(
        database=_checked(database),
        origins=tuple(origin or ()),
        secure_cookies=https,
        bot_workers=bot_workers,
        bot_pause=bot_pause,
        content=_content(content or ()),
    )
    listening = _listen(host, port)
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    address = f"http://{name}:{listening.getsockname()[1]}/"
    print(f"Tessera: {address}", flush=True)
    if browser:
        _open_browser(address)
    run(settings, listening, workers)


def _content(files: Sequence[Path]) -> dict[str, dict[str, Any]]:
    """The corrections of every game: those of the files, or those kept in the configuration folder."""
    from tessera import kernel
    from tessera.cli.files import read_sections

    by_game: dict[str, Path] = {}
    for file in files:
        game_id = read_sections(file).get("game")
        if not isinstance(game_id, str):
            raise BadInput(f'{str(file)!r} does not say which game it is for: game = "..."')
        if game_id in by_game:
            raise BadInput(f"--content was given twice for {game_id}")
        by_game[kernel.game(game_id).id] = file
    found = {
        game_id: read_changes(kernel.game(game_id), by_game.get(game_id)) for game_id in kernel.game_ids()
    }
    return {game_id: changes for game_id, changes in found.items() if changes}


def _default_database() -> str:
    """A file in the user's data folder."""
    folder = Path(typer.get_app_dir("tessera"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot make the folder {str(folder)!r}: {error.strerror}; give --db") from None
    return f"sqlite:///{folder / 'tables.db'}"


def _checked(database: str) -> str:
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        url = make_url(database)
    except ArgumentError:
        raise BadInput(f"--db is an address such as sqlite:///tables.db, not {database!r}") from None
    if url.get_backend_name() not in ("sqlite", "postgresql", "postgres"):
        raise BadInput(f"--db can be sqlite or postgresql, not {url.get_backend_name()!r}")
    if (
        url.get_backend_name() == "sqlite"
        and url.database
        and not Path(url.database).absolute().parent.is_dir()
    ):
        raise BadInput(f"--db: there is no folder for {url.database!r}")
    return database


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise BadInput(f"cannot listen on {host} port {port}: {reason}") from None
    listening.set_inheritable(True)
    return listening


def _open_browser(address: str) -> None:
    """A browser that shows pages in a window; none in a terminal or where there is no screen."""
    import sys
    import webbrowser

    screen = (
        sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if screen:
        webbrowser.open(address)
