"""Channels that Apprise speaks, in a process of their own: ``python -m tessera.server.notices.apart``.

Apprise knows more than a hundred services, and what each of them reads from its address is known only to its code. So
it works apart from the server: in a process that ends after one notice, that can be stopped when it takes too long, and
that Python itself keeps from starting programs, from reading files that are not its own, and from connecting to
addresses that are not public. The order comes by standard input, because arguments can be read by others.
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

from tessera.server.notices.reach import is_public

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
READABLE = ("/etc/ssl", "/etc/pki", "/etc/hosts", "/etc/resolv.conf", "/etc/nsswitch.conf", "/etc/host.conf")
READABLE_TOO = (
    "/etc/localtime",
    "/etc/mime.types",
    "/usr/share",
    "/usr/lib",
    "/usr/local/share",
    "/dev/null",
)


class Order(Struct, frozen=True):
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
    own = [str(Path(place).resolve()) for place in {sys.prefix, sys.base_prefix, *sys.path} if place]
    readable = (*own, *READABLE, *READABLE_TOO)

    def watch(event: str, args: Sequence[Any]) -> None:
        if event in NEVER:
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
    place = str(Path(fsdecode(file)).absolute())
    return ".." not in Path(place).parts and any(
        place == start or place.startswith(f"{start}/") for start in readable
    )


def carry_out(order: Order) -> int:
    import apprise

    apprise.AppriseAsset  # noqa: B018  # loaded now: afterwards files are read only where Python's own lie
    keep_in(order.private)
    with suppress(Forbidden):
        service = apprise.Apprise.instantiate(order.address)
        if not isinstance(service, apprise.NotifyBase):
            return BAD_ADDRESS
        if order.only_look:
            return DONE
        return DONE if service.notify(body=order.text, title=order.title) else FAILED
    return REFUSED


def main() -> None:
    sys.exit(carry_out(msgspec.json.decode(sys.stdin.buffer.read(), type=Order)))


if __name__ == "__main__":
    main()
