"""Civilization: A New Dawn, by James Kniffen: a focus row of five cards, a map of tiles, and agendas to complete.

Read the modules like the chapters of the rules (docs/rules/newdawn.md): `world` (1), `setup` (2), `board` and
`mapping` (3), `turns` (4, 22), `spaces` (5, 23), `control` (6), `culture` (7), `science` (8), `economy` (9),
`industry` (10, 11), `military` and `combat` (12, 13), `citystates` (14), `diplomacy` (15), `trade` (16), `resources`
(17), `barbarians` (18), `agendas` (19), `wonders` (21). The leaders of chapter 20 stand where their abilities work.

Beside the rules: `asking` puts questions into words, `checks` looks through corrected content, `evaluate` judges
positions for bots, `sketch` and `terminal` draw the table as text.
"""

from tessera.games.newdawn.about import NewDawnGame

game = NewDawnGame()

__all__ = ["game"]
