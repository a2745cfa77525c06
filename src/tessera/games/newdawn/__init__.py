"""Civilization: A New Dawn, by James Kniffen: a focus row of five cards, a map of tiles, and agendas to complete.

Read the modules of `rules/` like the chapters of the rules (texts/rules.en.md): `board` and `mapping` (3), `turns`
(4, 22), `spaces` (5, 23), `control` (6), `culture` (7), `science` (8), `economy` (9), `industry` and `wonders`
(10, 11), `military` and `combat` (12, 13), `citystates` (14), `diplomacy` (15), `trade` (16), `resources` (17),
`barbarians` (18), `agendas` (19); `asking` puts questions into words. Chapter 2 is `setup`.

What single components do (chapters 20 and 21 above all) stands beside their numbers in `cards/`; chapters ask the
questions in `hooks`. `content` says what kinds of components there are (1), `box` puts them together, `state` is what a
match remembers.
"""

from tessera.games.newdawn.game import NewDawnGame

game = NewDawnGame()

__all__ = ["game"]
