"""Keeping order: bans, reports, and what wardens did."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from tessera.server.wire.base import Id, Wire

LONGEST_BAN = 5 * 365 * 24
"""Hours."""


class BanIn(Wire):
    person: Id
    hours: Annotated[int, Field(ge=1, le=LONGEST_BAN)]
    reason: Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)] = ""
    """Said to whoever is banned."""
    address: bool = False
    """Everybody at the addresses, too, from which the person is signed in."""


class BanOut(Wire):
    id: str
    person: str
    """Empty if it is an address."""
    name: str
    reason: str
    at: float
    until: float


class ReportIn(Wire):
    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)] = ""


class ReportOut(Wire):
    """A remark that somebody reports, as it was then."""

    id: str
    at: float
    table: str
    remark: int
    person: str
    name: str
    said: str
    by: str
    text: str
    done: float | None


class DeedOut(Wire):
    """What a warden did."""

    at: float
    name: str
    """Whose deed it is."""
    what: str
    about: str
    detail: str
