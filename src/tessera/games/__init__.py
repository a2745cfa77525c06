"""The games, one package each; others are found through the entry-point group `tessera.games`."""
