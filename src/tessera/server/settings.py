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
    secure_cookies: bool = False
    """Only over HTTPS: for servers behind a proxy that speaks it."""
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
    snapshot_every: int = 50
    """After so many moves the standing of a table is kept: a restart plays at most as many again."""
    idle_tables: int = 500
    """Tables kept in memory when nobody watches them."""
    content: dict[str, dict[str, Any]] = {}
    """Corrections to the content of games, by game; new tables are played with them."""
    web: str | None = None
    """Where the built browser client lies, if not in the package."""
