"""Events: what happened, for the log and the animations.

An event is a key with plain parameters and an audience. Sentences are made from it by whoever shows it, in the
viewer's language; rules never build text.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tessera.kernel.ambient import Ambient
from tessera.kernel.zones import EVERYONE, includes


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened. `to` is the set of seats that may learn of it."""

    key: str
    args: dict[str, Any] = {}
    to: int = EVERYONE


class Listener(Ambient):
    """Collects events. States that are searched have none, so telling costs them next to nothing."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def heard(self) -> list[Event]:
        """Hand over what was told since the last call."""
        events, self.events = self.events, []
        return events


SILENCE = Listener()
"""Stands where nobody listens; nothing is ever told to it."""


def seen_by(events: list[Event], seat: int) -> list[Event]:
    """The events a seat (or the spectator) may learn of."""
    return [event for event in events if includes(event.to, seat)]
