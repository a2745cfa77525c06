"""The map tiles, and how they lie on the maps that are not built by the players (chapter 3)."""

from __future__ import annotations

from typing import Final

from tessera.games.newdawn.content import PUBLIC, RECONSTRUCTED, CorePlacement, Placement, Tile
from tessera.kernel.effects import Cards

TILES = Cards[Tile]()
tile = TILES.add

# fmt: off
tile(Tile("tile_01", "natural_wonder", PUBLIC,
          "wonder/torres_del_paine hills grassland desert hills mountains mountains/A mountains mountains/marble water",
          "wonder/cliffs_of_dover water water water grassland/A forest hills grassland water grassland"))
tile(Tile("tile_02", "natural_wonder", PUBLIC,
          "wonder/mt_everest mountains hills hills mountains hills grassland hills mountains/B mountains",
          "water wonder/crater_lake hills mountains/diamonds mountains mountains mountains hills forest forest"))
tile(Tile("tile_03", "plain", PUBLIC,
          "water grassland grassland desert/marble mountains water grassland mountains/C forest/oil mountains",
          "desert/C desert hills desert hills/oil desert grassland forest forest desert/mercury"))
tile(Tile("tile_04", "natural_wonder", PUBLIC,
          "wonder/grand_mesa hills desert mountains mountains forest hills mountains grassland/D mountains/mercury",
          "wonder/galapagos_islands water water water water water grassland hills hills mountains/D"))
tile(Tile("tile_05", "plain", PUBLIC,
          "mountains grassland grassland mountains/diamonds hills hills hills forest/oil grassland forest",
          "mountains/mercury hills hills forest forest hills hills grassland/E grassland grassland"))
tile(Tile("tile_06", "city_state", PUBLIC,
          "water mountains hills forest grassland/carthage forest water water grassland water",
          "hills mountains hills forest grassland/kumasi hills grassland forest grassland mountains/marble"))
tile(Tile("tile_07", "capital", PUBLIC,
          "grassland/capital grassland mountains water water water water mountains forest forest/mercury",
          "grassland/capital grassland mountains water forest water grassland forest/diamonds forest grassland"))
tile(Tile("tile_08", "plain", PUBLIC,
          "forest forest forest grassland/mercury grassland water water forest/diamonds forest forest",
          "forest mountains forest/mercury water water water desert forest mountains water"))
tile(Tile("tile_09", "capital", PUBLIC,
          "hills/capital grassland hills water water grassland hills hills grassland mountains/diamonds",
          "hills/capital hills hills water forest forest hills forest/oil grassland forest"))
tile(Tile("tile_10", "plain", PUBLIC,
          "water water hills grassland grassland hills desert/oil desert/F mountains mountains",
          "forest/F grassland desert/diamonds desert forest desert/marble grassland water water water"))
tile(Tile("tile_11", "capital", PUBLIC,
          "grassland/capital forest grassland hills mountains mountains/diamonds hills hills forest forest/G",
          "grassland/capital mountains grassland water hills hills grassland desert grassland/marble grassland"))
tile(Tile("tile_12", "city_state", PUBLIC,
          "grassland/brussels hills desert desert hills hills hills mountains/mercury desert desert",
          "grassland water hills forest/mercury grassland grassland/seoul water forest grassland grassland/H"))
tile(Tile("tile_13", "natural_wonder", PUBLIC,
          "wonder/mt_kilimanjaro grassland grassland hills desert desert desert forest grassland forest",
          "wonder/pantanal grassland water forest water forest water hills/diamonds forest water"))
tile(Tile("tile_14", "city_state", PUBLIC,
          "forest forest forest grassland/geneva hills forest hills hills forest/marble mountains",
          "desert grassland grassland desert forest grassland grassland/mohenjo_daro hills grassland mountains/oil"))
tile(Tile("tile_15", "city_state", PUBLIC,
          "grassland/buenos_aires mountains water water water water mountains/marble forest/I grassland mountains",
          "grassland mountains mountains water desert/oil desert mountains/I grassland grassland grassland/kabul"))
tile(Tile("tile_16", "capital", PUBLIC,
          "grassland/capital grassland grassland desert/oil desert grassland grassland water hills water",
          "forest/capital grassland grassland hills mountains desert forest grassland hills/marble water"))

FIRST_GAME_MAP: Final = (
    Placement("tile_04", 2, 0, -1, 5),
    Placement("tile_12", 2, 4, -1, 5),
    Placement("tile_15", 2, -3, 1, 2),
    Placement("tile_13", 2, 1, 1, 2),
    Placement("tile_11", 2, 3, -4, 2),
    Placement("tile_16", 2, -2, 4, 5),
    Placement("tile_10", 2, -1, -4, 2),
    Placement("tile_05", 2, 2, 4, 5),
    Placement("tile_08", 2, 7, -5, 3),
    Placement("tile_03", 2, -6, 5, 0),
    Placement("tile_09", 3, -4, -1, 0),
    Placement("tile_01", 3, -8, 3, 1),
    Placement("tile_06", 3, -6, -2, 3),
    Placement("tile_07", 4, 5, 1, 3),
    Placement("tile_02", 4, 9, -3, 4),
    Placement("tile_14", 4, 7, 2, 0),
)

CORE_LAYOUT: Final = (
    CorePlacement("a1", 0, -1, 5),
    CorePlacement("a2", 4, -1, 5),
    CorePlacement("a3", -3, 1, 2),
    CorePlacement("a4", 1, 1, 2),
    CorePlacement("b1", 1, -1, 1),
    CorePlacement("b2", -3, -1, 1),
    CorePlacement("b3", 2, 1, 4),
    CorePlacement("b4", -2, 1, 4),
)
# fmt: on

LAYOUT_SOURCES: Final = {"first_game_map": RECONSTRUCTED, "core_layout": RECONSTRUCTED}
"""How certain the layouts are: their pictures are lost (ND-3.04, ND-3.10)."""
