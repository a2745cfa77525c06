"""Channels that Apprise speaks, in a process of their own: ``python -m tessera.server.notices.apprise_process``.

Apprise knows more than a hundred services, and what each of them reads from its address is known only to its code. So
it works apart from the server: in a process that ends after one notice, that can be stopped when it takes too long, and
that Python itself keeps from starting programs, from reading files that are not its own, and from connecting to
addresses that are not public. The errand comes by standard input, because arguments can be read by others.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from os import PathLike, fsdecode
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tessera.server.notices.outbound import is_public

DONE, FAILED, BAD_ADDRESS, REFUSED = 0, 1, 3, 4
"""How the process ends."""
NEVER = (
    "subprocess.Popen",
    "os.system",
    "os.exec",
    "os.fork",
    "os.forkpty",
    "os.posix_spawn",
    "os.spawn",
    "os.startfile",
    "pty.spawn",
    "ctypes.dlopen",
)
"""What nothing here may do."""
LISTING = ("os.listdir", "os.scandir")
READABLE = ("/etc/ssl", "/etc/pki", "/etc/hosts", "/etc/resolv.conf", "/etc/nsswitch.conf", "/etc/host.conf")
READABLE_TOO = (
    "/etc/localtime",
    "/etc/mime.types",
    "/usr/share",
    "/usr/lib",
    "/usr/local/share",
    "/dev/null",
)


class Errand(Struct, frozen=True):
    """What the server wants to have done."""

    address: str
    title: str = ""
    text: str = ""
    private: bool = False
    """Addresses that are not public are allowed."""
    only_look: bool = False
    """Only find out whether Apprise understands the address."""


class Forbidden(Exception):
    """Something that a notice has no business with."""


def keep_in(private: bool) -> None:
    """From here on, this process does nothing but talk to the world."""
    places = [Path(place) for place in (sys.prefix, sys.base_prefix, *sys.path) if Path(place).is_absolute()]
    own = {str(way) for place in places for way in (place, place.resolve())}
    readable = (*own, *READABLE, *READABLE_TOO)

    def watch(event: str, args: Sequence[Any]) -> None:
        if event in NEVER:
            raise Forbidden(event)
        if event in LISTING and not _may_open(args[0] if args[0] is not None else ".", None, readable):
            raise Forbidden(event)
        if event == "open" and not _may_open(args[0], args[1], readable):
            raise Forbidden(event)
        if event in ("socket.connect", "socket.sendto", "socket.sendmsg"):
            address = args[1]
            if not isinstance(address, tuple) or not (private or is_public(str(address[0]))):
                raise Forbidden(event)

    sys.addaudithook(watch)


def _may_open(file: object, mode: object, readable: Sequence[str]) -> bool:
    if isinstance(file, int):
        return True
    if not isinstance(file, str | bytes | PathLike) or (isinstance(mode, str) and set(mode) & set("wax+")):
        return False
    named = Path(fsdecode(file))
    # What is not named from the root lies in the folder that the process was started in, where nothing is its own.
    if not named.is_absolute() or ".." in named.parts:
        return False
    place = str(named)
    return any(place == start or place.startswith(f"{start}/") for start in readable)


def carry_out(errand: Errand) -> int:
    import apprise

    apprise.AppriseAsset  # noqa: B018  # loaded now: afterwards files are read only where Python's own lie
    keep_in(errand.private)
    with suppress(Forbidden):
        service = apprise.Apprise.instantiate(errand.address)
        if not isinstance(service, apprise.NotifyBase):
            return BAD_ADDRESS
        if errand.only_look:
            return DONE
        return DONE if service.notify(body=errand.text, title=errand.title) else FAILED
    return REFUSED


def main() -> None:
    sys.exit(carry_out(msgspec.json.decode(sys.stdin.buffer.read(), type=Errand)))


if __name__ == "__main__":
    main()
