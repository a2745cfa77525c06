"""What is said at a table."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from tessera.server.wire.base import Wire
from tessera.table.chat import MAX_CHAT


class Remark(Wire):
    number: int
    name: str
    person: str
    """Whose it is, for their profile."""
    seat: int
    text: str
    at: float
    moves: int
    """How many moves the match had when it was said."""
    removed: bool
    """The host has struck it out; the text is empty."""


class MutedOut(Wire):
    """Somebody whom the host lets say nothing more, named by one of their remarks."""

    number: int
    name: str


class ChatIn(Wire):
    text: Annotated[str, StringConstraints(min_length=1, max_length=MAX_CHAT)]


class MuteIn(Wire):
    muted: bool
    """Whether whoever made the remark may say nothing more."""
