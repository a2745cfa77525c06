"""Whole answers for tests that do not care what is answered."""

from __future__ import annotations

from tessera.kernel import Chance, Decision, Option, State, follow_up
from tessera.kernel.option import Answer


def any_answer(s: State, seat: int, chance: Chance) -> Answer:
    """Some legal answer of a seat, with all its parts."""
    parts: list[Option] = []
    following = follow_up(s, seat, parts)
    while isinstance(following, Decision):
        parts.append(following.options[chance.pick(len(following.options))])
        following = follow_up(s, seat, parts)
    assert following is None, following
    return tuple(parts)
