"""Company: friends, invitations, quick matches."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from tessera.server.wire.base import Id, Name, Wire
from tessera.server.wire.tables import ClockIn


class Somebody(Wire):
    """A person, by name or by id."""

    name: Name | None = None
    """That of an account."""
    person: Id | None = None

    @model_validator(mode="after")
    def _is_named(self) -> Somebody:
        if (self.name is None) == (self.person is None):
            raise ValueError("a name or an id")
        return self


class PersonOut(Wire):
    person: str
    name: str


class AskOut(PersonOut):
    """A question to be friends that is not answered yet."""

    at: float


class PlaysOut(Wire):
    """A public match that somebody plays."""

    table: str
    game: str


class FriendOut(PersonOut):
    since: float
    here: bool
    """Their page was heard of a moment ago."""
    plays: PlaysOut | None
    """Where they play now, if everybody may watch."""


class FriendsOut(Wire):
    friends: list[FriendOut]
    """Those who are here first, then by name."""
    asked_me: list[AskOut]
    asked_by_me: list[AskOut]


class InvitationOut(PersonOut):
    """To which table somebody is invited, and by whom."""

    table: str
    game: str
    at: float
    free: int
    """Seats that are free there."""
    clock: ClockIn


class InvitedOut(PersonOut):
    """Who was invited to a table."""

    declined: bool


Seats = Annotated[int, Field(ge=2, le=8)]


class SeekIn(Wire):
    """What kind of quick match somebody wants."""

    game: Id
    least: Seats
    most: Seats
    """How many are to play."""
    clock: ClockIn
    rated: bool = False


class SeekOut(SeekIn):
    since: float
    others: int
    """How many others look for a match of this game."""
    table: str
    """Where it is, once it is found."""


class RoundOut(Wire):
    """A table of a tournament at which the caller plays now."""

    tournament: str
    name: str
    round: int
    table: str


class NewsOut(Wire):
    """What others want of the caller."""

    asked: int
    """Questions to be friends that are not answered."""
    invitations: list[InvitationOut]
    seek: SeekOut | None
    rounds: list[RoundOut]
    now: float
