"""A bout: some people at one table in one round, and how they came in."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct

HALF = Fraction(1, 2)
WHOLE = Fraction(1)


class Bout(Struct):
    """Some people at one table in one round; somebody alone has a bye."""

    players: list[str]
    """In the order of their seats."""
    table: str = ""
    """Where they play; empty for a bye."""
    places: dict[str, int] | None = None
    """How they came in, the first as 1; empty if it does not count, None as long as it is not over."""
    decided: bool = False
    """The host has said how they came in."""

    @property
    def is_bye(self) -> bool:
        return len(self.players) == 1

    @property
    def is_over(self) -> bool:
        return self.places is not None

    def score(self, player: str) -> Fraction:
        """What a player gets: the share of the others at the table that they were ahead of, ties as halves."""
        if not self.places:
            return Fraction(0)
        if self.is_bye:
            return WHOLE
        against = [score_against(self.places, player, other) for other in self.others(player)]
        return sum(against, Fraction(0)) / len(against)

    def others(self, player: str) -> list[str]:
        return [each for each in self.players if each != player]


def score_against(places: Mapping[str, int], player: str, other: str) -> Fraction:
    """One for being ahead of somebody, a half for a tie."""
    mine, theirs = places[player], places[other]
    return WHOLE if mine < theirs else HALF if mine == theirs else Fraction(0)


Round = list[Bout]
