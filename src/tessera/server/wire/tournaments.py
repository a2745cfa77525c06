"""Tournaments, as clients get them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from tessera.company.tournament import MOST_ROUNDS
from tessera.server.wire.base import Id, Name, Wire
from tessera.server.wire.company import PersonOut, Seats
from tessera.server.wire.tables import ClockIn

MOST_PLAYERS = 64

KindName = Literal["swiss", "round-robin"]
StageName = Literal["open", "running", "over", "closed"]


class TournamentIn(Wire):
    name: Name
    game: Id
    settings: dict[Id, bool | int | str] = Field(default_factory=dict, max_length=30)
    kind: KindName = "swiss"
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] = 5
    """Of a round robin between two as many as it takes."""
    seats: Seats = 2
    """At a table, if the numbers allow."""
    clock: ClockIn
    most: Annotated[int, Field(ge=3, le=MOST_PLAYERS)] = 16
    public: bool = True
    rated: bool = False
    late: bool = False
    """Whether people may come in after the first round, of a Swiss tournament."""
    automatic: bool = False
    """Whether the next round begins as soon as one is over."""


class TournamentLine(Wire):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    kind: KindName
    stage: StageName
    host: PersonOut
    seats: int
    clock: ClockIn
    players: int
    most: int
    round: int
    rounds: int
    """How many there will be; of a round robin between two 0 before the start."""
    public: bool
    rated: bool
    takes_part: bool
    """Whether the caller does."""
    changed: float


class StandingOut(PersonOut):
    place: int
    points: float
    played: int
    byes: int
    breaks: list[float]
    gone: bool
    """They play no further rounds."""


class BoutOut(Wire):
    """Some people at one table; somebody alone has a bye."""

    players: list[str]
    """In the order of their seats."""
    table: str
    places: dict[str, int] | None
    """How they came in; empty if it does not count, null while it is not over."""
    points: dict[str, float]
    decided: bool
    """The host has said how it ended."""


class TournamentOut(TournamentLine):
    settings: dict[str, bool | int | str]
    late: bool
    automatic: bool
    breaks: list[str]
    """What decides between those with the same points, in this order."""
    standings: list[StandingOut]
    bouts: list[list[BoutOut]]
    """Round by round."""
    open_tables: int
    """Tables that are not over."""
    hosts: bool
    """Whether the caller does."""


class TournamentId(Wire):
    id: str


class PersonIn(Wire):
    person: Id


class DecisionIn(Wire):
    """How a table of a tournament has ended, says the host."""

    table: Id
    places: dict[Id, Annotated[int, Field(ge=1, le=8)]] = Field(max_length=8)
    """How its people came in; empty if it does not count."""
