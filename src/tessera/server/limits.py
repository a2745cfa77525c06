"""Limits: how much a client may ask for."""

from __future__ import annotations

from collections import OrderedDict

REMEMBERED = 20_000
"""Clients whose buckets are kept; the longest silent are forgotten first."""


class Buckets:
    """Token buckets: so many requests a minute, a burst of as many at once."""

    def __init__(self, per_minute: int) -> None:
        self.rate = per_minute / 60
        self.size = float(per_minute)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, now: float) -> bool:
        """Whether a client may have one more request now."""
        left, since = self._buckets.pop(client, (self.size, now))
        left = min(self.size, left + (now - since) * self.rate)
        allowed = left >= 1
        self._buckets[client] = (left - 1 if allowed else left, now)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed
