"""Quick matches: who of those who look for others fits together. Whoever has waited longest comes first."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

PATIENCE = 20.0
"""Seconds for which a match that could begin waits for more people who would fit."""


class Seeker(Struct, frozen=True):
    """Somebody who looks for a match."""

    user: str
    game: str
    least: int
    most: int
    """How many are to play, themselves included."""
    clock: str
    rated: bool
    since: float
    seen: float
    """When their page was heard of last."""
    table: str = ""
    """Where they play, once a match is found."""


def fits(one: Seeker, other: Seeker, apart: Collection[frozenset[str]]) -> bool:
    """Whether two people want the same and may meet."""
    same = (one.game, one.clock, one.rated) == (other.game, other.clock, other.rated)
    return same and frozenset((one.user, other.user)) not in apart


def groups(
    seekers: Sequence[Seeker], allowed: Collection[int], apart: Collection[frozenset[str]], now: float
) -> list[list[Seeker]]:
    """Matches that begin now, of some who look for the same game; `allowed` are the numbers that can play it."""
    left = sorted(seekers, key=lambda seeker: (seeker.since, seeker.user))
    found = []
    while left:
        first = left.pop(0)
        group = _group_of(first, left, allowed, apart, now)
        if group:
            found.append(group)
            left = [seeker for seeker in left if seeker not in group]
    return found


def _group_of(
    first: Seeker,
    others: Sequence[Seeker],
    allowed: Collection[int],
    apart: Collection[frozenset[str]],
    now: float,
) -> list[Seeker]:
    """As many as can play with somebody, those first who have waited longest; nobody, if they go on waiting."""
    for size in sorted((size for size in allowed if first.least <= size <= first.most), reverse=True):
        group = [first]
        for other in others:
            wanted = len(group) < size and other.least <= size <= other.most
            if wanted and all(fits(each, other, apart) for each in group):
                group.append(other)
        full = size == min(max(allowed), *[each.most for each in group])
        if len(group) == size and (full or now - first.since >= PATIENCE):
            return group
    return []
