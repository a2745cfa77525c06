"""The game's invariants hold, the cards at work are those the zones tell, and scopes leave nothing behind."""

from __future__ import annotations

from tessera.kernel.inplay import Holder
from tessera.kernel.scopes import GAME, inside
from tessera.testing.laws.broken import Broken
from tessera.testing.laws.walk import Walk


def invariants_hold(walk: Walk) -> None:
    for fault in walk.game.faults(walk.s):
        raise Broken("invariants", f"after {len(walk.match.moves)} moves: {fault}")


def cards_are_at_work(walk: Walk) -> None:
    """Cards at work are in order, are those the zones tell, and nothing is left of a scope that has ended."""
    for p in getattr(walk.s, "players", ()):
        if not isinstance(p, Holder):
            return
        if list(p.cards) != sorted(p.cards) or len(p.on) != len(p.cards):
            raise Broken("cards", f"seat {p.seat} has {p.cards} in disorder, with {p.on} on them")
        told = walk.game.at_work(walk.s, p.seat)
        if told is not None and sorted(told) != list(p.cards):
            raise Broken("cards", f"at work for seat {p.seat} are {p.cards}, by the zones {sorted(told)}")
    for scope in [use.scope for use in walk.s.used]:
        if scope != GAME and inside(walk.s, scope) is None and not walk.match.over:
            raise Broken("scopes", f"something of {scope!r} is left, but play is not inside one")
