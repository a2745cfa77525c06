"""How far a table has come."""

from __future__ import annotations

from enum import StrEnum


class Status(StrEnum):
    WAITING = "waiting"  # for people
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"  # before the match began
    FROZEN = "frozen"  # the match cannot be trusted, or the rules have changed
