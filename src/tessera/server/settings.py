"""How a server is set up."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct

from tessera.store import DEFAULT_URL

ENVIRONMENT = "TESSERA_SETTINGS"
"""The environment variable through which settings reach every server process."""


class Security(StrEnum):
    """How a mail server is talked to."""

    TLS = "tls"  # from the first word
    STARTTLS = "starttls"  # as soon as both know each other
    NONE = "none"  # in the open: for a mail server on this machine


class Mail(Struct, frozen=True):
    """The mail server by which letters leave."""

    host: str
    port: int
    sender: str
    security: Security = Security.STARTTLS
    user: str = ""
    password: str = ""


class Settings(Struct, frozen=True):
    """What the host decides. Times are seconds, sizes are bytes."""

    database: str = DEFAULT_URL
    origins: tuple[str, ...] = ()
    """Further addresses under which browsers reach this server; its own address always counts."""
    hosts: tuple[str, ...] = ()
    """Further names of this server; numeric addresses, this machine's own name and those of `origins` count too."""
    secure_cookies: bool = False
    """Only over HTTPS: for servers behind a proxy that speaks it."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed when they say whom they speak for."""
    address: str = ""
    """Where people find this server: the beginning of every link in a notice."""
    mail: Mail | None = None
    """Without a mail server nobody can be told by e-mail."""
    apprise: tuple[str, ...] = ()
    """The kinds of addresses, such as ``ntfys``, that people may name for Apprise."""
    private_receivers: bool = False
    """Whether notices may go to addresses that are not public: for a server in a network of one's own."""
    notice_seconds: float = 60.0
    """Whoever is waited for so long without looking is told."""
    channels_per_hour: int = 20
    metrics_token: str = ""
    """Who knows it may read the figures; nobody if it is empty."""
    bots: tuple[str, ...] = ()
    """Bots from outside that people may play with: ``module:Class`` or a file, as `tessera.bots.registry` reads it."""
    bot_workers: int = 1
    bot_seconds: float = 5.0
    """A bot that thinks longer answers with its best so far."""
    unwatched_seconds: float = 30.0
    """When nobody has looked at a table for so long, its bots take their time."""
    unwatched_pause: float = 2.0
    """Between two moves of bots at a table that nobody looks at."""
    bot_rest_seconds: float = 600.0
    """When nobody has looked for so long, bots rest where they play with one person at most, until somebody looks."""
    bot_pause: float = 0.35
    """Between two moves of bots, so that people can follow."""
    reply_seconds: tuple[float, float] = (0.6, 1.5)
    """In a window, bots and those who are passed for answer after a time between these, so as not to tell who."""
    body_limit: int = 64 * 1024
    frame_limit: int = 4 * 1024
    requests_per_minute: int = 600
    sign_ins_per_minute: int = 12
    accounts_per_hour: int = 60
    tables_per_hour: int = 60
    reports_per_hour: int = 10
    remarks_per_minute: int = 20
    asks_per_day: int = 40
    """Questions to be friends and invitations."""
    hints_per_minute: int = 30
    """Hints let worker processes think; a person who plays cannot use more."""
    connections: int = 200
    """Connections of one address at the same time."""
    sockets: int = 50
    """Tables that one address watches at the same time."""
    shared_address: int = 5
    """People who may share an address: it may have so many times what one person may."""
    request_seconds: float = 20.0
    """A request must have arrived completely in this time; a connection that says nothing is not kept longer."""
    empty_table_seconds: float = 3600.0
    """A table where nobody sits is given up when nobody has touched it for so long."""
    waiting_table_seconds: float = 14 * 86_400.0
    """The same for a table where somebody sits and waits for others."""
    closed_table_seconds: float = 86_400.0
    """A table that was given up is forgotten after this time."""
    snapshot_every: int = 50
    """After so many moves the standing of a table is kept: a restart plays at most as many again."""
    idle_tables: int = 500
    """Tables kept in memory when nobody watches them."""
    content: dict[str, dict[str, Any]] = {}
    """Corrections to the content of games, by game; new tables are played with them."""
    web: str | None = None
    """Where the built browser client lies, if not in the package."""


LIMITS = (
    "requests_per_minute",
    "sign_ins_per_minute",
    "accounts_per_hour",
    "tables_per_hour",
    "reports_per_hour",
    "remarks_per_minute",
    "asks_per_day",
    "hints_per_minute",
    "channels_per_hour",
    "request_seconds",
    "connections",
    "sockets",
    "shared_address",
)
"""The settings that a host may give by ``--limit``: whole numbers."""
