"""What people and addresses may still ask for, whichever door they come by: one account for requests and sockets.

A request counts as one. What is dear (what could follow an answer, why a number is what it is, a hint) is charged
afterwards for the time that the processor worked on it, so that nobody gets more of the server by asking for more.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable

from tessera.server.limits import Buckets
from tessera.server.problems import Declined
from tessera.server.settings import Settings

MOST_TOLD = 100
"""Clients that other processes are told of at once: a message has at most 8000 bytes."""
REQUEST_SECONDS = 0.01
"""The work that one request may make; more of it is charged as further requests."""


class Allowance:
    """What is left of everybody's requests: by person, and by address."""

    def __init__(self, settings: Settings) -> None:
        self._people = Buckets(settings.requests_per_minute)
        self._addresses = Buckets(settings.requests_per_minute)
        self.shared = False
        """Whether there are other processes to tell what is spent here."""
        self._spent: Counter[str] = Counter()

    def from_address(self, address: str) -> float:
        """Count a request of an address: zero, or in how many seconds it may ask again."""
        self._note("a", address, 1)
        return self._addresses.take(address, time.monotonic())

    def from_person(self, user: str) -> None:
        """Count a request of a person, wherever it comes from; refuse it if there were too many."""
        self._note("p", user, 1)
        if wait := self._people.take(user, time.monotonic()):
            raise Declined(429, "error-too-many-requests", retry_after=wait)

    def charge(self, user: str, address: str, seconds: float) -> None:
        """Charge somebody for work that was done for them, beyond what is in a request anyway."""
        cost = seconds / REQUEST_SECONDS - 1
        if cost <= 0:
            return
        now = time.monotonic()
        self._addresses.charge(address, cost, now)
        self._note("a", address, cost)
        if user:
            self._people.charge(user, cost, now)
            self._note("p", user, cost)

    # --- several processes ----------------------------------------------------------------------------------

    def spent_here(self) -> list[str]:
        """What was asked for in this process since the last time, in words for the others: most of it first."""
        spent, self._spent = self._spent.most_common(MOST_TOLD), Counter()
        return [f"{client}={cost:.1f}" for client, cost in spent]

    def _note(self, kind: str, client: str, cost: float) -> None:
        if self.shared and client:
            self._spent[kind + client] += cost  # type: ignore[assignment]  # a Counter counts in parts, too

    def spent_elsewhere(self, spent: Iterable[str]) -> None:
        """Count what was asked for in another process."""
        now = time.monotonic()
        for word in spent:
            client, _, cost = word.rpartition("=")
            buckets = self._addresses if client.startswith("a") else self._people
            buckets.charge(client[1:], float(cost), now)


class Meter:
    """Measures what is done for those who ask from one address."""

    def __init__(self, allowance: Allowance, address: str) -> None:
        self._allowance = allowance
        self._address = address

    def spent(self, user: str, seconds: float) -> None:
        """A worker process has worked for so long."""
        self._allowance.charge(user, self._address, seconds)

    def working(self, user: str) -> Working:
        """Work in the event loop: nothing here may wait for anything."""
        return Working(self, user)

    def question(self, user: str) -> Declined | None:
        """Count a question over a socket: why it is refused, if there were too many."""
        if wait := self._allowance.from_address(self._address):
            return Declined(429, "error-too-many-requests", retry_after=wait)
        try:
            if user:
                self._allowance.from_person(user)
        except Declined as declined:
            return declined
        return None


class Working:
    """Measures what is done within it: ``with meter.working(user): ...``"""

    __slots__ = ("_begun", "_meter", "_user")

    def __init__(self, meter: Meter, user: str) -> None:
        self._meter = meter
        self._user = user

    def __enter__(self) -> None:
        self._begun = time.thread_time()

    def __exit__(self, *_: object) -> None:
        self._meter.spent(self._user, time.thread_time() - self._begun)
