"""Whom a request comes from, and under which name it reached the server."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from tessera.server.settings import Settings


class Proxies:
    """The proxies that are believed when they say whom they speak for."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(each, strict=False) for each in trusted]

    def __contains__(self, address: object) -> bool:
        try:
            found = ip_address(str(address))
        except ValueError:
            return False
        return any(found in network for network in self._networks)

    def client(self, peer: str, headers: Headers) -> str:
        """Who is behind a connection: the last one in the chain of proxies that is none of ours.

        What stands further to the left was written by that client and may be invented.
        """
        chain = [part.strip() for line in headers.getlist("x-forwarded-for") for part in line.split(",")]
        client = peer
        while client in self and chain:
            client = _number(chain.pop()) or client
        return client


def _number(address: str) -> str:
    """An address without its port; empty if it is none."""
    bare = address[1:].partition("]")[0] if address.startswith("[") else address
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        return str(ip_address(bare))
    except ValueError:
        return ""


class Names:
    """The names under which browsers may reach this server.

    A page of somebody else whose name suddenly leads to this machine (DNS rebinding) would be of the same origin as
    this server; it is told apart by the name alone. A numeric address cannot be turned like that.
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        origins = [urlsplit(origin).hostname or "" for origin in settings.origins]
        self._names = {"localhost", own, f"{own}.local", *origins, *[host.lower() for host in settings.hosts]}

    def __contains__(self, host: object) -> bool:
        """Whether a Host header is one of ours; one that is missing comes from no browser."""
        if host is None:
            return True
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._names or bool(_number(name))
