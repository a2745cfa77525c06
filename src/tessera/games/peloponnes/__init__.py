"""Peloponnes Card Game, by Bernd Eisenstein: eight rounds of bidding for land and buildings under five disasters.

Read the modules like the chapters of the rules (docs/rules/peloponnes.md): `tableau` (2), `setup` (3), `rounds`
(4, 5, 7), `bidding` (6), `taking` (8), `income` (9), `supply` (10), `goods` (9, 11), `disasters` (12), `ending` (13).
The chapters name no card: they ask the hooks in `hooks`, and the literals in `cards/` answer.
"""

from tessera.games.peloponnes.about import PeloponnesGame

game = PeloponnesGame()

__all__ = ["game"]
