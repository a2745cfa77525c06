"""Limits: how much a client may ask for."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address

REMEMBERED = 20_000
"""Clients whose buckets are kept; the longest silent are forgotten first."""
HOUSEHOLD = 64
"""Bits of an IPv6 address that a provider gives to one customer; the rest is the customer's to choose."""


class Buckets:
    """Token buckets: so many requests in a time, a burst of as many at once."""

    def __init__(self, most: int, seconds: float = 60.0) -> None:
        self.rate = most / seconds
        self.size = float(most)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, now: float) -> float:
        """Let a client have one more request: zero, or in how many seconds it may ask again."""
        left = self._left(client, now)
        allowed = left >= 1
        self._put(client, left - 1 if allowed else left, now)
        return 0.0 if allowed else (1 - left) / self.rate

    def charge(self, client: str, cost: float, now: float) -> None:
        """Count what a client has already had. It may go into debt by one bucket, which it waits for."""
        self._put(client, max(-self.size, self._left(client, now) - cost), now)

    def _left(self, client: str, now: float) -> float:
        left, since = self._buckets.get(client, (self.size, now))
        return min(self.size, left + (now - since) * self.rate)

    def _put(self, client: str, left: float, now: float) -> None:
        self._buckets[client] = (left, now)
        self._buckets.move_to_end(client)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)


def household(address: str) -> str:
    """An address as limits count it: of IPv6 only the part that a client cannot choose."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> HOUSEHOLD << HOUSEHOLD))
    return address
