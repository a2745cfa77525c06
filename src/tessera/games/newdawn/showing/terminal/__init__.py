"""A New Dawn in a terminal: `table` is everything, `map` the map and single tiles as grids of hexagons."""

from tessera.games.newdawn.showing.terminal.table import render

__all__ = ["render"]
