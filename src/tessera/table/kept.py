"""What was made of a table as it stands, kept until something happens there: whoever asks next gets the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw

_encode = msgspec.json.Encoder().encode


class Kept:
    """Parts of what is shown, encoded: views of big games would fill the memory as anything but bytes."""

    def __init__(self) -> None:
        self._entries = -1
        """What is kept belongs to a table with so many entries."""
        self._parts: dict[tuple[str, int | None], Raw] = {}
        self._lasting: dict[tuple[str, int | None], Raw] = {}
        self._summary: dict[str, Any] | None = None

    def part(self, entries: int, name: str, eyes: int | None, make: Callable[[], object]) -> Raw:
        """A part as these eyes see it, made if nobody has since the last entry."""
        self._stand_at(entries)
        found = self._parts.get((name, eyes))
        if found is None:
            found = self._parts[name, eyes] = Raw(_encode(make()))
        return found

    def lasting(self, name: str, eyes: int | None, make: Callable[[], object]) -> Raw:
        """A part that never changes."""
        found = self._lasting.get((name, eyes))
        if found is None:
            found = self._lasting[name, eyes] = Raw(_encode(make()))
        return found

    def summary(self, entries: int, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """What lists show; not the caller's to change."""
        self._stand_at(entries)
        if self._summary is None:
            self._summary = make()
        return self._summary

    def _stand_at(self, entries: int) -> None:
        if self._entries != entries:
            self._entries = entries
            self._parts.clear()
            self._summary = None
