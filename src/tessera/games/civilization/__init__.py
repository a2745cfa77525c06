"""Sid Meier's Civilization: The Board Game (2010)."""

from tessera.games.civilization.about import CivilizationGame

game = CivilizationGame()
