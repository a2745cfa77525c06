"""Through the Ages: A New Story of Civilization, with New Leaders and Wonders."""

from tessera.games.throughtheages.about import AgesGame

game = AgesGame()
