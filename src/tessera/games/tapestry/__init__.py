"""Tapestry, with Plans & Ploys, Arts & Architecture, Fantasies & Futures and the Automa."""

from tessera.games.tapestry.about import TapestryGame

game = TapestryGame()
