"""What addresses keep open: tables they watch, and connections, here and in the other processes on one PostgreSQL.

Processes tell each other what has changed a few times a second, and now and then everything: what a silent process has
told is no longer counted. If an address was quicker than what is told, the processes let it keep what there is room for
in the order of their names, and hang the rest up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from enum import StrEnum
from secrets import token_hex

ALL_SECONDS = 5.0
"""How often a process tells all of it."""
VALID_SECONDS = 4 * ALL_SECONDS
"""How long that counts."""


class Kept(StrEnum):
    """What is counted."""

    SOCKETS = "s"
    CONNECTIONS = "c"


Client = tuple[Kept, str]
"""What is counted, and the address that it is counted for."""
Keep = Callable[[str, int], None]
"""Lets an address keep so many, and hangs the others up."""


class Census:
    """How much of it each address has, and may have."""

    def __init__(self) -> None:
        self.name = token_hex(8)
        """The name of this process among the others."""
        self.shared = False
        """Whether there are other processes to tell."""
        self._bounds: dict[Kept, tuple[int, Keep]] = {}
        self._here: Counter[Client] = Counter()
        self._changed: set[Client] = set()
        self._told_all = 0.0
        self._elsewhere: dict[str, dict[Client, int]] = {}
        """What other processes have told, by process."""
        self._heard: dict[str, float] = {}
        """When they told it."""
        self._total: Counter[Client] = Counter()
        """The sum of it."""

    def bound(self, kept: Kept, most: int, keep: Keep) -> None:
        """An address may have so many of a kind."""
        self._bounds[kept] = most, keep

    def came(self, kept: Kept, address: str) -> None:
        self._change(kept, address, 1)

    def went(self, kept: Kept, address: str) -> None:
        self._change(kept, address, -1)

    def _change(self, kept: Kept, address: str, by: int) -> None:
        _add(self._here, (kept, address), by)
        if self.shared:
            self._changed.add((kept, address))

    def is_full(self, kept: Kept, address: str) -> bool:
        """Whether an address has as many as it may."""
        return self.count(kept, address) >= self._bounds[kept][0]

    def count(self, kept: Kept, address: str) -> int:
        """How many an address has, wherever they are."""
        return self._here[kept, address] + self._total[kept, address]

    # --- several processes ----------------------------------------------------------------------------------

    def news(self, now: float) -> list[str] | None:
        """What the other processes should know by now, in words; None if there is nothing to tell."""
        if now - self._told_all >= ALL_SECONDS:
            self._told_all = now
            self._changed |= self._here.keys()
        elif not self._changed:
            return None
        changed, self._changed = sorted(self._changed), set()
        return [f"{kept}{address}={self._here[kept, address]}" for kept, address in changed]

    def heard(self, process: str, words: Iterable[str], now: float) -> None:
        """Another process has told what is kept open there."""
        if process not in self._heard:
            self._told_all = now - ALL_SECONDS  # it is new, and should know what is kept open here
        self._heard[process] = now
        for silent in [each for each, at in self._heard.items() if now - at > VALID_SECONDS]:
            del self._heard[silent]
            for client, count in self._elsewhere.pop(silent, {}).items():
                _add(self._total, client, -count)
        there = self._elsewhere.setdefault(process, {})
        for word in words:
            name, _, told = word.rpartition("=")
            client, count = (Kept(name[0]), name[1:]), int(told)
            _add(self._total, client, count - there.pop(client, 0))
            if count:
                there[client] = count
                self._keep_within(client)

    def _keep_within(self, client: Client) -> None:
        """Of too many, an address keeps here what the processes before this one leave."""
        kept, address = client
        most, keep = self._bounds[kept]
        if self._here[client] and self.count(kept, address) > most:
            before = sum(there.get(client, 0) for name, there in self._elsewhere.items() if name < self.name)
            keep(address, max(0, most - before))


def _add(counts: Counter[Client], client: Client, by: int) -> None:
    counts[client] += by
    if not counts[client]:
        del counts[client]
