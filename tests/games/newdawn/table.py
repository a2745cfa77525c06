"""Tables for tests: positions that are laid out by hand with the words of the game (`NewDawnScript`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tessera.games.newdawn import game
from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.content import Box
from tessera.games.newdawn.testing.scene import NewDawnScript

CHEAP = game.content({"world_wonders": {wonder.key: {"cost": 3} for wonder in TABLES.world_wonders}})
"""So that late wonders are built often enough to be seen at work."""

LAND = """
g1  h1  f1  d1  m1  w1  g2  h2  f2
  c0  g3  h3  f3  n1  w2  g4  s1  h4
g5  h5  g6  d2  m2  g7  h6  f4  d3
  h7  f5  g8  w3  h8  f6  g9  c1  g10
c2  g11 h9  f7  d4  g12 m3  h10 g13
  g14 s2  h11 g15 f8  n2  d5  g16 h12
f9  d6  m4  g17 h13 c3  g18 f10 m5
"""
"""A map for tests to which the picture does not matter much."""

LAND_FEATURES = {
    **{"s1": "geneva", "s2": "carthage", "n1": "pantanal", "n2": "mt_everest"},
    **{"d1": "A", "m3": "B", "d6": "C"},
    **{"f2": "marble", "h3": "mercury", "f6": "oil", "h9": "diamonds", "m5": "marble"},
}


def table(
    picture: str = LAND, seats: int = 2, *, content: Mapping[str, Any] | None = None, **features: str
) -> NewDawnScript:
    """A table with a drawn map; `content` changes numbers of components."""
    t = NewDawnScript(game, seats, 1, None, box(content or {}))
    t.map(picture, **(LAND_FEATURES | features if picture == LAND else features))
    return t


def first_game(
    seats: int = 2, *, content: Mapping[str, Any] | None = None, **settings: object
) -> NewDawnScript:
    """A table with the map for the first game; the capitals are on its symbols, in the order of the tiles."""
    t = NewDawnScript(game, seats, 1, settings, box(content or {}))
    t.first_game()
    return t


def box(changes: Mapping[str, Any]) -> Box:
    """The content with some numbers changed."""
    return game.content(changes)
