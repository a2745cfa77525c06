"""Any channel that Apprise speaks, if the host has installed it and allows the kind of address."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from tessera.server.notices import apprise_process
from tessera.server.notices.outbound import NotDelivered
from tessera.server.notices.words import Notice
from tessera.server.settings import Settings

SECONDS = 30.0
LOCAL = frozenset(
    {"dbus", "exec", "file", "glib", "gio", "gnome", "kde", "macosx", "psql", "qt", "syslog", "windows"}
)
"""Kinds of addresses that mean this machine itself: no host can allow them."""
ENVIRONMENT = frozenset(
    {"LANG", "LC_ALL", "PATH", "PYTHONPATH", "SSL_CERT_DIR", "SSL_CERT_FILE", "SYSTEMROOT", "TZ"}
)
"""What a channel needs of the server's environment, in which the password of the database may stand."""


def schemes(settings: Settings) -> list[str]:
    """The kinds of addresses that people may name here."""
    if find_spec("apprise") is None:
        return []
    return sorted(set(settings.apprise) - LOCAL)


def scheme_of(address: str) -> str:
    return address.partition("://")[0].lower() if "://" in address else ""


async def understands(address: str, *, private: bool) -> bool:
    """Whether Apprise can do something with an address."""
    return (
        await _aside(apprise_process.Errand(address, private=private, only_look=True)) == apprise_process.DONE
    )


async def send(notice: Notice, address: str, *, private: bool) -> None:
    """`NotDelivered` unless the service has taken it."""
    text = f"{notice.text}\n{notice.link}"
    ended = await _aside(apprise_process.Errand(address, notice.title, text, private=private))
    if ended == apprise_process.REFUSED:
        raise NotDelivered("fault-not-public")
    if ended != apprise_process.DONE:
        raise NotDelivered("fault-service")


async def _aside(errand: apprise_process.Errand) -> int:
    with TemporaryDirectory(prefix="tessera-") as empty:
        return await _in_folder(empty, errand)


def _environment() -> dict[str, str]:
    passed = {name: value for name, value in os.environ.items() if name in ENVIRONMENT}
    if places := passed.get("PYTHONPATH"):  # named from the server's folder, perhaps
        passed["PYTHONPATH"] = os.pathsep.join(
            str(Path(each).absolute()) for each in places.split(os.pathsep)
        )
    return passed


async def _in_folder(empty: str, errand: apprise_process.Errand) -> int:
    """In a folder where nothing is, which Python does not look in either, and without the server's secrets."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        apprise_process.__name__,
        stdin=PIPE,
        stdout=DEVNULL,
        stderr=DEVNULL,
        cwd=empty,
        env=_environment(),
    )
    try:
        async with asyncio.timeout(SECONDS):
            await process.communicate(msgspec.json.encode(errand))
            return process.returncode if process.returncode is not None else apprise_process.FAILED
    except TimeoutError:
        raise NotDelivered("fault-slow") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
