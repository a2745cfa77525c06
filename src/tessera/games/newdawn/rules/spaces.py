"""Terrain difficulty (chapter 5) and mature cities (chapter 23)."""

from __future__ import annotations

from typing import Final

from tessera.games.newdawn.content import Terrain
from tessera.games.newdawn.hooks import DIFFICULTY, EASY_LAND, MATURING
from tessera.games.newdawn.rules.board import TERRAIN_DIFFICULTY, listed
from tessera.games.newdawn.state import NewDawn, Player, city_spaces, control_spaces
from tessera.kernel import NONE
from tessera.kernel.effects import total

TERRAIN_NAMES: Final = tuple(terrain.name.lower() for terrain in Terrain)


def terrain_name(s: NewDawn, cell: int) -> str:
    return TERRAIN_NAMES[s.board.terrain[cell]]


def difficulty(s: NewDawn, cell: int) -> int:
    """Of a space as it counts now, in the turn of the active player (ND-5.01, ND-20.06)."""
    printed = TERRAIN_DIFFICULTY[s.board.terrain[cell]]
    return total(s, s.players[s.active], DIFFICULTY, cell, base=printed) if s.active != NONE else printed


def land_up_to(s: NewDawn, p: Player, limit: int, focus: int = NONE) -> int:
    """Non-water spaces of at most this difficulty, for a player resolving a card of a type (ND-5.02, ND-5.03)."""
    return total(s, p, EASY_LAND, limit, focus, base=s.board.at_most[min(limit, 5)])


def mature_cities(s: NewDawn, p: Player) -> list[int]:
    """Cities whose every neighbour is water or holds a control token that counts (ND-23.01).

    Looked up whenever needed, never stored (ND-21.18).
    """
    counted = total(s, p, MATURING, base=s.board.water | control_spaces(p))
    near = s.board.near
    return [cell for cell in listed(city_spaces(p)) if not near[cell] & ~counted]
