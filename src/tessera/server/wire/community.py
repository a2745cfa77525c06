"""What somebody has played, and how well."""

from __future__ import annotations

from tessera.server.wire.base import Wire


class RatingOut(Wire):
    value: int
    """What somebody is at least worth, as far as one can tell; it begins at 1000."""
    played: int
    won: int
    provisional: bool
    """Too few matches to rely on it."""


class Ranked(RatingOut):
    """A line of a leaderboard."""

    person: str
    name: str


class Tally(Wire):
    played: int
    won: int


class GameRecord(Wire):
    """What somebody has played of a game."""

    game: str
    played: int
    won: int
    best: int | None
    mean: float | None
    by_seats: dict[int, Tally]
    favourites: list[tuple[str, int]]
    """As whom, as elements, and how often."""
    rating: RatingOut | None


class Profile(Wire):
    id: str
    name: str
    account: bool
    since: float
    games: list[GameRecord]
    versus: Tally | None
    """Matches with the caller, and how many of those the caller was ahead in; null for oneself and for strangers."""
