"""The map in play: who controls what, and what lies and stands where (TP-1.11, TP-1.12)."""

from __future__ import annotations

from tessera.games.tapestry.state import Player, Tapestry
from tessera.kernel import NONE


def controller(s: Tapestry, cell: int, but: Player | None = None) -> Player | None:
    """Who controls a hex: of several, one that is not `but` (TP-1.12)."""
    for p in s.players:
        if p.held >> cell & 1 and p is not but:
            return p
    return None


def rivals_land(s: Tapestry, p: Player) -> int:
    """Hexes that opponents control."""
    land = 0
    for other in s.players:
        if other is not p:
            land |= other.held
    return land


def refresh_hold(p: Player) -> None:
    held = 0
    for cell in p.upright:
        held |= 1 << cell
    for cell, _ in p.settled:
        held |= 1 << cell
    p.held = held


def add_item(s: Tapestry, cell: int, count: int = 1) -> None:
    """Pieces come to a hex, or leave it."""
    s.items = (*s.items[:cell], s.items[cell] + count, *s.items[cell + 1 :])
    bit = 1 << cell
    s.occupied = s.occupied | bit if s.items[cell] else s.occupied & ~bit
    s.crowded = s.crowded | bit if s.items[cell] > 1 else s.crowded & ~bit
    s.touched = True


def tile_at(s: Tapestry, cell: int) -> int:
    """The territory tile on a hex, NONE where the map shows terrain itself."""
    return max(s.laid[cell], NONE)


def corners_at(s: Tapestry, cell: int) -> tuple[int, ...]:
    tile = s.laid[cell]
    return s.content.corners[tile][s.turned[cell]] if tile >= 0 else s.board.corners[cell]


def lands_at(s: Tapestry, cell: int) -> tuple[str, ...]:
    tile = s.laid[cell]
    return s.content.territory[tile].lands if tile >= 0 else s.board.lands[cell]
