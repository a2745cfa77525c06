"""``tessera serve``: the table in the browser, for everybody who can reach this machine."""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tessera.cli.arguments import read_bots, read_changes
from tessera.cli.databases import Database, chosen_database
from tessera.cli.errors import BadInput

if TYPE_CHECKING:
    from tessera.server.settings import Mail

MOST = 1_000_000_000
"""Whoever wants no limit gives this one."""


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    db: Database = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Server processes; more than one need PostgreSQL.")
    ] = 1,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B", help="Further bots that people may play with: module:Class or file.py:Class."
        ),
    ] = None,
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
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A further name under which browsers reach this server."),
    ] = None,
    https: Annotated[
        bool, typer.Option("--https", help="Behind a proxy that speaks HTTPS: browsers always come by it.")
    ] = False,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy, or a network of them, that says whom it speaks for."),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help="Another limit, such as tables-per-hour=200."),
    ] = None,
    address: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="Where people find this server, for links in notices; usually the first --origin.",
        ),
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            envvar="TESSERA_SMTP",
            metavar="URL",
            help="The mail server for notices: smtp://user:password@host, smtps://... or smtp+plain://localhost.",
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Whom letters come from: Tessera <table@example.org>.")
    ] = "",
    apprise: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SCHEME", help="A kind of address, such as ntfys, that Apprise may send notices to."
        ),
    ] = None,
    allow_private_receivers: Annotated[
        bool,
        typer.Option("--allow-private-receivers", help="Send notices into this machine's own network too."),
    ] = False,
    notice_after: Annotated[
        float,
        typer.Option(min=0, max=86_400, help="Seconds after which somebody who is waited for is told."),
    ] = 60.0,
    metrics_token: Annotated[
        str,
        typer.Option(envvar="TESSERA_METRICS_TOKEN", metavar="TOKEN", help="Who knows it may read /metrics."),
    ] = "",
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
    from msgspec.structs import replace

    from tessera.server import Settings
    from tessera.server.run import run

    database = chosen_database(db)
    if workers > 1 and not database.startswith("postgres"):
        raise BadInput("several --workers need PostgreSQL: give --db postgresql://...")
    settings = Settings(
        database=database,
        bots=tuple(read_bots(bots)),
        origins=tuple(origin or ()),
        hosts=tuple(allow_host or ()),
        secure_cookies=https,
        proxies=_proxies(trust_proxy or ()),
        address=_address(address or next(iter(origin or ()), "")),
        mail=_mail(smtp, mail_from),
        apprise=_schemes(apprise or ()),
        private_receivers=allow_private_receivers,
        notice_seconds=notice_after,
        metrics_token=metrics_token,
        bot_workers=bot_workers,
        bot_pause=bot_pause,
        content=_content(content or ()),
        **_limits(limit or ()),
    )
    listening = _listen(host, port)
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    here = f"http://{name}:{listening.getsockname()[1]}/"
    if not settings.address:
        settings = replace(settings, address=here.rstrip("/"))

    def announce() -> None:
        print(f"Tessera: {here}", flush=True)
        if browser:
            _open_browser(here)

    run(settings, listening, workers, announce)


def _address(given: str) -> str:
    from urllib.parse import urlsplit

    parts = urlsplit(given)
    if given and (parts.scheme not in ("http", "https") or not parts.hostname):
        raise BadInput(f"--address begins with http:// or https://, not {given!r}")
    return given.rstrip("/")


def _mail(smtp: str, sender: str) -> Mail | None:
    """The mail server; its port follows from how it is talked to, unless it is given."""
    from email.utils import parseaddr
    from urllib.parse import unquote, urlsplit

    from tessera.server.settings import Mail, Security

    if not smtp:
        return None
    kinds = {
        "smtps": (Security.TLS, 465),
        "smtp": (Security.STARTTLS, 587),
        "smtp+plain": (Security.NONE, 25),
    }
    parts = urlsplit(smtp)
    if parts.scheme not in kinds or not parts.hostname:
        raise BadInput("--smtp is an address such as smtp://user:password@mail.example.org")
    if "@" not in parseaddr(sender)[1]:
        raise BadInput("--smtp needs --mail-from: the address that letters come from")
    security, port = kinds[parts.scheme]
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Mail(parts.hostname, parts.port or port, sender, security, user, password)


def _schemes(wishes: Sequence[str]) -> tuple[str, ...]:
    from importlib.util import find_spec

    from tessera.server.notices.apprise_channel import LOCAL

    chosen = tuple(wish.lower().removesuffix("://") for wish in wishes)
    if local := sorted(LOCAL.intersection(chosen)):
        raise BadInput(f"--apprise {local[0]} would mean this machine itself: nobody may have that")
    if chosen and find_spec("apprise") is None:
        raise BadInput("--apprise needs the package apprise: pip install 'tessera-table[apprise]'")
    return chosen


def _proxies(addresses: Sequence[str]) -> tuple[str, ...]:
    from ipaddress import ip_network

    for address in addresses:
        try:
            ip_network(address, strict=False)
        except ValueError:
            raise BadInput(
                f"--trust-proxy is an address such as 127.0.0.1 or 10.0.0.0/8, not {address!r}"
            ) from None
    return tuple(addresses)


def _limits(wishes: Sequence[str]) -> dict[str, Any]:
    from tessera.server.settings import LIMITS

    limits = {}
    for wish in wishes:
        name, _, number = wish.partition("=")
        key = name.replace("-", "_")
        if key not in LIMITS:
            known = ", ".join(limit.replace("_", "-") for limit in LIMITS)
            raise BadInput(f"there is no limit {name!r}; there are: {known}")
        if not (number.isascii() and number.isdecimal()) or not 1 <= int(number) <= MOST:
            raise BadInput(f"--limit {name} is a number from 1 to {MOST}, not {number!r}")
        limits[key] = int(number)
    return limits


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
