"""How the bots choose among hexes: the map is read row by row, as their tiebreaker card says (TP-20.16)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from tessera.games.tapestry.content import DecisionCard
from tessera.games.tapestry.rules.geography import Board
from tessera.games.tapestry.state import Tapestry

Scan = Callable[[int, int], tuple[int, int]]
SCANS: Final[dict[str, Scan]] = {
    "n-se": (lambda q, r: (r, q)),
    "e-nw": (lambda q, r: (r, -q)),
    "w-se": (lambda q, r: (-r, q)),
    "s-nw": (lambda q, r: (-r, -q)),
    "e-sw": (lambda q, r: (-(q + r), -q)),
    "s-ne": (lambda q, r: (-(q + r), q)),
    "ne-s": (lambda q, r: (-q, r)),
    "se-n": (lambda q, r: (-q, -r)),
    "nw-s": (lambda q, r: (q, r)),
    "sw-n": (lambda q, r: (q, -r)),
}
"""The row, then the place in it."""


def pair_of(s: Tapestry) -> tuple[DecisionCard, DecisionCard]:
    """The track card and the tiebreaker card."""
    return s.content.decision[s.pair[0]], s.content.decision[s.pair[1]]


@lru_cache(maxsize=64)
def scan_order(board: Board, scan: str) -> tuple[int, ...]:
    order = SCANS[scan]
    cells = board.grid.cells
    return tuple(sorted(range(len(cells)), key=lambda cell: order(*cells[cell])))


def first_in_scan(s: Tapestry, cells: int) -> int:
    """The first valid hex."""
    scan = pair_of(s)[1].scan if s.pair else "n-se"
    return next(cell for cell in scan_order(s.board, scan) if cells >> cell & 1)
