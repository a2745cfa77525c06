"""Any channel that Apprise speaks, if the host has installed it and allows the kind of address."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from importlib.util import find_spec

import msgspec

from tessera.server.notices import apart
from tessera.server.notices.reach import NotDelivered
from tessera.server.notices.words import Notice
from tessera.server.settings import Settings

SECONDS = 30.0
LOCAL = frozenset(
    {"dbus", "exec", "file", "glib", "gio", "gnome", "kde", "macosx", "psql", "qt", "syslog", "windows"}
)
"""Kinds of addresses that mean this machine itself: no host can allow them."""


def schemes(settings: Settings) -> list[str]:
    """The kinds of addresses that people may name here."""
    if find_spec("apprise") is None:
        return []
    return sorted(set(settings.apprise) - LOCAL)


def scheme_of(address: str) -> str:
    return address.partition("://")[0].lower() if "://" in address else ""


async def understands(address: str, *, private: bool) -> bool:
    """Whether Apprise can do something with an address."""
    return await _apart(apart.Order(address, private=private, only_look=True)) == apart.DONE


async def send(notice: Notice, address: str, *, private: bool) -> None:
    """`NotDelivered` unless the service has taken it."""
    text = f"{notice.text}\n{notice.link}"
    ended = await _apart(apart.Order(address, notice.title, text, private=private))
    if ended == apart.REFUSED:
        raise NotDelivered("fault-not-public")
    if ended != apart.DONE:
        raise NotDelivered("fault-service")


async def _apart(order: apart.Order) -> int:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", apart.__name__, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL
    )
    try:
        async with asyncio.timeout(SECONDS):
            await process.communicate(msgspec.json.encode(order))
            return process.returncode if process.returncode is not None else apart.FAILED
    except TimeoutError:
        raise NotDelivered("fault-slow") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
