"""Consent: what one player wants and the others must agree to. Going back, ending, hints and rematches all use it.

Somebody asks, and everybody who is asked is missing until they agree. One refusal ends it, and so does whatever makes
it pointless; whoever asked takes it back by refusing. What happens when nobody is missing any more is said by the use.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Generic, TypeVar

from msgspec import Struct

from tessera.table.refusal import NotAllowed

T = TypeVar("T")


class Request(Struct, Generic[T]):
    """Something that was asked for."""

    seat: int
    about: T
    missing: set[int]
    """Seats that have not agreed yet."""
    until: float = inf
    """Whoever has not agreed by then has refused."""


class Consent(Generic[T]):
    """All that is asked for of one kind: one thing at a time."""

    def __init__(self, none: str, pending: str = "") -> None:
        self._none, self._pending = none, pending
        """The message keys of an answer where nothing was asked, and of asking twice, where that is no answer."""
        self.request: Request[T] | None = None

    # --- what has happened ----------------------------------------------------------------------------------

    def asked(self, seat: int, about: T, others: Iterable[int], until: float = inf) -> None:
        self.request = Request(seat, about, set(others), until)

    def answered(self, seat: int, agreed: bool) -> bool:
        """Take an answer; returns whether everybody agrees now."""
        assert self.request is not None
        if not agreed:
            self.request = None
            return False
        self.request.missing.discard(seat)
        return not self.request.missing

    def lapse(self) -> None:
        """Forget what was asked: it has come true, or is pointless now."""
        self.request = None

    # --- what may be done -----------------------------------------------------------------------------------

    def open(self, now: float) -> Request[T] | None:
        """What may still be answered."""
        return self.request if self.request is not None and now < self.request.until else None

    def must_be_new(self, now: float) -> None:
        """Nobody asks while something else is asked."""
        if self.open(now) is not None:
            raise NotAllowed(self._pending)

    def must_be_open(self, now: float) -> Request[T]:
        request = self.open(now)
        if request is None:
            raise NotAllowed(self._none)
        return request

    def must_await(self, seat: int, agreed: bool, now: float) -> Request[T]:
        """What a seat answers: it was asked and has not agreed yet, or takes its own wish back."""
        request = self.must_be_open(now)
        if seat not in request.missing and (agreed or seat != request.seat):
            raise NotAllowed(self._none)
        return request

    def must_be_own(self, seat: int, now: float) -> None:
        """What a seat takes back: its own wish."""
        if self.must_be_open(now).seat != seat:
            raise NotAllowed(self._none)
