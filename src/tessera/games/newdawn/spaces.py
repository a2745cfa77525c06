"""Terrain difficulty (chapter 5) and mature cities (chapter 23)."""

from __future__ import annotations

from typing import Final

from tessera.games.newdawn.board import DIFFICULTY, NONE, cells
from tessera.games.newdawn.content import CULTURE, INDUSTRY, Terrain
from tessera.games.newdawn.world import (
    NewDawn,
    Player,
    city_spaces,
    control_spaces,
    envoy_amount,
    has_wonder,
    leads,
)
from tessera.kernel.geometry import bits

OPEN_BORDERS = 0
"""Among the players' diplomacy cards."""


TERRAIN_NAMES: Final = tuple(terrain.name.lower() for terrain in Terrain)


def terrain_name(s: NewDawn, cell: int) -> str:
    return TERRAIN_NAMES[s.board.terrain[cell]]


def difficulty(s: NewDawn, cell: int) -> int:
    """Of a space as it counts now: in Japan's turn rough coasts are easier (ND-5.01, ND-20.06)."""
    if s.active >= 0 and s.board.rough_coast >> cell & 1:
        p = s.players[s.active]
        if leads(s, p, "japan"):
            return s.content.leaders[p.leader].amount
    return DIFFICULTY[s.board.terrain[cell]]


def land_up_to(s: NewDawn, p: Player, limit: int, focus: int = NONE) -> int:
    """Non-water spaces of at most this difficulty, for a player resolving a card of a type (ND-5.02, ND-5.03)."""
    board = s.board
    land = board.at_most[min(limit, 5)]
    if p.seat == s.active and leads(s, p, "japan") and limit >= s.content.leaders[p.leader].amount:
        land |= board.rough_coast
    if focus in (CULTURE, INDUSTRY) and p.envoys and 0 < envoy_amount(s, p, "kumasi") <= limit:
        land |= board.of[Terrain.FOREST]  # ND-15.10
    return land


def mature_cities(s: NewDawn, p: Player) -> list[int]:
    """Cities whose every neighbour is water or holds a control token that counts (ND-23.01).

    Looked up whenever needed, never stored (ND-21.18).
    """
    counted = s.board.water | control_spaces(p) | _foreign_tokens(s, p)
    near = s.board.near
    return [cell for cell in bits(city_spaces(p)) if not near[cell] & ~counted]


def _foreign_tokens(s: NewDawn, p: Player) -> int:
    """Tokens that count by Open Borders or the Sydney Opera House (ND-15.05, ND-21.07)."""
    if has_wonder(s, p, "sydney_opera_house"):
        givers = [other for other in s.players if other is not p]
    else:
        givers = [s.players[pact // 4] for pact in p.pacts if pact % 4 == OPEN_BORDERS]
    spaces = 0
    for giver in givers:
        spaces |= cells(giver.control) | cells(giver.reinforced)
    return spaces
