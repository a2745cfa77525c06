"""How a server is set up."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tessera.store import DEFAULT_URL

ENVIRONMENT = "TESSERA_SETTINGS"
"""The environment variable through which settings reach every server process."""


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
    metrics_token: str = ""
    """Who knows it may read the figures; nobody if it is empty."""
    bot_workers: int = 1
    bot_seconds: float = 5.0
    """A bot that thinks longer answers at random."""
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
    "hints_per_minute",
    "request_seconds",
    "connections",
    "sockets",
    "shared_address",
)
"""The settings that a host may give by ``--limit``: whole numbers."""
