"""Achievements: points for the first who get there (TP-14)."""

from __future__ import annotations

from tessera.games.tapestry.state import PERSON, SHADOW, Player, Tapestry, score

END_OF_TRACK, TOPPLE_TWO, MIDDLE_ISLAND = range(3)


def achieve(s: Tapestry, p: Player, which: int) -> None:
    """Each once for each player: VP of the highest free space, none if there is none (TP-14.01, TP-14.05)."""
    if p.achieved >> which & 1 or (p.ended and p.kind == PERSON):
        return
    if p.kind == SHADOW and which != END_OF_TRACK:
        return
    p.achieved |= 1 << which
    row = s.content.tables.achievements[which]
    spaces = row.many if s.setup.seats > 3 else row.few
    place = s.prizes[which]
    first, second, third = [count + (i == which) for i, count in enumerate(s.prizes)]
    s.prizes = (first, second, third)
    s.touched = True
    s.tell("achieved", seat=p.seat, achievement=row.key)
    if place < len(spaces):
        score(s, p, spaces[place])


def check_toppled(s: Tapestry, p: Player) -> None:
    """Two pieces of opponents lie toppled because of the player's conquests or traps (TP-14.03)."""
    toppled = 0
    for other in s.players:
        if other is not p and PERSON in (p.kind, other.kind):
            toppled += sum([by == p.seat for _, by in other.fallen]) + sum(
                [x[2] == p.seat for x in other.ruins]
            )
    if toppled >= 2:
        achieve(s, p, TOPPLE_TWO)
