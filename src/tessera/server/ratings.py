"""Ratings: how strong people are, worked out from the rated matches that are over (Plackett-Luce, any number of seats).

Nothing is stored but the matches themselves. Every process works the ratings out once and then counts what is new.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from tessera.store import Store

PROVISIONAL = 10
"""With fewer matches a rating is provisional."""
OVERLAP = 60.0
"""Seconds in which matches may be stored in another order than they ended in."""
ZERO, STEP = 1000, 40
"""How ratings are shown: where they begin, and what a point of skill is."""

_model = PlackettLuce()


class Rated(Struct):
    """What is known of somebody in one game."""

    skill: PlackettLuceRating
    played: int = 0
    won: int = 0

    @property
    def value(self) -> int:
        """What somebody is at least worth."""
        return round(ZERO + STEP * self.skill.ordinal())

    @property
    def provisional(self) -> bool:
        return self.played < PROVISIONAL


class Ratings:
    """The ratings of everybody, by game and person."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games: defaultdict[str, dict[str, Rated]] = defaultdict(dict)
        self._counted: dict[str, float] = {}
        """The matches of the last moments that are counted already, and when they were over."""
        self._until = 0.0
        self._catching_up = asyncio.Lock()

    async def of(self, game: str) -> Mapping[str, Rated]:
        """By person; those who have not played rated matches are missing."""
        async with self._catching_up:
            for row in await self._store.finished_since(self._until - OVERLAP):
                if row.id not in self._counted and row.finished is not None:
                    self._counted[row.id] = row.finished
                    self._until = max(self._until, row.finished)
                    self._count(row.game, row.summary)
            self._counted = {
                table: at for table, at in self._counted.items() if at > self._until - 2 * OVERLAP
            }
        return self._games[game]

    def _count(self, game: str, summary: Mapping[str, Any]) -> None:
        places = places_of(summary) if summary.get("rated") else {}
        if len(places) < 2:
            return
        people = self._games[game]
        rated = [people.setdefault(person, Rated(_model.rating())) for person in places]
        skills = _model.rate(
            [[each.skill] for each in rated], ranks=[float(rank) for rank in places.values()]
        )
        for each, (skill,), rank in zip(rated, skills, places.values(), strict=True):
            each.skill, each.played, each.won = skill, each.played + 1, each.won + (rank == 1)


def places_of(summary: Mapping[str, Any]) -> dict[str, int]:
    """How the people of a finished match came in; whoever left comes last. Empty if it does not count."""
    outcome, users = summary["outcome"], summary["users"]
    if outcome is None or summary.get("practice"):
        return {}
    seats = [number for number, user in enumerate(users) if user]
    last = len(users) + 1
    ranks = {seat: last if summary["seats"][seat]["away"] else outcome["ranks"][seat] for seat in seats}
    return {users[seat]: 1 + sum(other < ranks[seat] for other in ranks.values()) for seat in seats}
