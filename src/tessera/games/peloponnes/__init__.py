"""Peloponnes Card Game, by Bernd Eisenstein: eight rounds of bidding for land and buildings under five disasters.

Read the modules of `rules/` like the chapters of the rules (texts/rules.en.md): `tableau` (2), `rounds` (4, 5, 7),
`bidding` (6), `taking` (8), `income` (9), `supply` (10), `goods` (9, 11), `disasters` (12), `ending` (13); chapter 3 is
`setup`. The chapters name no card: they ask the hooks in `hooks`, and the literals in `cards/` answer.

`content` says what kinds of components there are (1, 16), `box` puts the literals together, `state` is what a match
remembers.
"""

from tessera.games.peloponnes.game import PeloponnesGame

game = PeloponnesGame()

__all__ = ["game"]
