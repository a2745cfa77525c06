"""Reaching an address that a person has named, and none that only this machine should reach.

A server that calls addresses for strangers can be used to look around in the network it stands in. So a name is
resolved here, every address it has must be public, the connection goes to the very address that was looked at, and
nobody is followed elsewhere.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from msgspec import Struct

SECONDS = 10.0
"""From looking up the name to the status of the answer."""
MOST_BYTES = 16 * 1024
"""Read of an answer: its status comes first, and nothing else is of interest."""
USUAL_PORTS = (80, 443)
FIRST_FREE_PORT = 1024
"""Below this are services that are no receivers of notices and might misunderstand one."""

TRANSLATED = ip_network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 addresses."""
NOT_PUBLIC = tuple(
    ip_network(network)
    for network in (
        "192.0.0.0/24",  # assigned to protocols, of IPv4 and of IPv6
        "192.88.99.0/24",  # once the nearest relay from IPv6 to IPv4
        "::/96",  # IPv4 in IPv6, of old
        "64:ff9b:1::/48",  # translated inside a network
        "100::/64",  # thrown away
        "2001::/23",  # with Teredo in it
        "fec0::/10",  # a site's own, of old
    )
)
"""What versions of Python do not agree on: none of it is anybody's address in the world."""


class NotDelivered(Exception):
    """Why something could not be delivered, for whoever it was meant for: a message key, and perhaps a number."""

    def __init__(self, key: str, number: int = 0, *, gone: bool = False) -> None:
        super().__init__(key)
        self.key = key
        self.number = number
        self.gone = gone
        """There is no such receiver any more, and there will not be one."""

    @property
    def fault(self) -> str:
        """As it is kept."""
        return f"{self.key} {self.number}" if self.number else self.key


class Target(Struct, frozen=True):
    """An address taken apart."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def name(self) -> str:
        """The host as the receiver calls itself, with the port if it is not the usual one."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


def target_of(address: str, *, private: bool = False) -> Target:
    """Take an address apart; `NotDelivered` if it is none that anything is sent to."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise NotDelivered("fault-address") from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise NotDelivered("fault-address")
    if parts.username is not None or parts.password is not None:
        raise NotDelivered("fault-address")
    if not address.isascii() or not address.isprintable() or " " in address:
        raise NotDelivered("fault-address")
    secure = parts.scheme == "https"
    port = port or (443 if secure else 80)
    if not private and port not in USUAL_PORTS and port < FIRST_FREE_PORT:
        raise NotDelivered("fault-port", port)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, parts.hostname, port, path)


def is_public(address: str) -> bool:
    """Whether an address belongs to the whole world and not to this machine or its network."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in TRANSLATED:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    if any(found in network for network in NOT_PUBLIC):
        return False
    return found.is_global and not found.is_multicast


async def resolved(target: Target, *, private: bool = False) -> str:
    """The numeric address of a receiver: all that its name stands for must be allowed."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotDelivered("fault-name") from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (private or all(is_public(address) for address in addresses)):
        raise NotDelivered("fault-not-public")
    return addresses[0]


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(
    address: str, body: bytes, headers: Mapping[str, str], *, private: bool = False, seconds: float = SECONDS
) -> None:
    """Send something to a receiver; `NotDelivered` unless it says that it has it."""
    target = target_of(address, private=private)
    try:
        async with asyncio.timeout(seconds):
            status = await _status(target, await resolved(target, private=private), body, headers)
    except TimeoutError:
        raise NotDelivered("fault-slow") from None
    except (OSError, ssl.SSLError, EOFError, ValueError, asyncio.LimitOverrunError):
        raise NotDelivered("fault-unreached") from None
    if not 200 <= status < 300:
        raise NotDelivered("fault-status", status, gone=status in (404, 410))


async def _status(target: Target, address: str, body: bytes, headers: Mapping[str, str]) -> int:
    """Ask one request of one address, and read no more than how it was answered."""
    tls, name = (_tls(), target.host) if target.secure else (None, None)
    reader, writer = await asyncio.open_connection(
        address, target.port, limit=MOST_BYTES, ssl=tls, server_hostname=name
    )
    try:
        lines = [
            f"POST {target.path} HTTP/1.1",
            f"Host: {target.name}",
            f"Content-Length: {len(body)}",
            "Connection: close",
            "User-Agent: Tessera",
            *[f"{name}: {value}" for name, value in headers.items()],
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        version, status = (await reader.readuntil(b"\n")).split(None, 2)[:2]
        if not version.startswith(b"HTTP/1."):
            raise ValueError("not HTTP")
        return int(status)
    finally:
        writer.close()
        with suppress(OSError, ssl.SSLError):
            await writer.wait_closed()
