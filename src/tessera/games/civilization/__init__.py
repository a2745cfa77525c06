"""Sid Meier's Civilization: The Board Game (2010): cities, armies, techs and four ways to win on a map of tiles.

Read the modules like the chapters of the rules (texts/rules.en.md): `content` (1), `setup` (2), and in `rules/`
`board` and `pieces` (1), `turns` (3), `start` (4), `trade` (5), `cities` and `wonders` (6), `announcing` and `payment`
(7, 14), `culture` (8, 9), `movement`, `ways` and `interruptions` (10), `battle`, `looting` and `places` (11), `yields`
(12), `research` (13), `hand` and `targets` (14), `ending` (15); `menus` is what all phases ask with (3.09).

What single components do stands in `cards/`, beside their numbers; chapters ask the questions in `hooks`. `box` puts
the components together. Beside the rules: `bots/` judges positions (`evaluate` by each nation's `outlook` and `assets`)
and picks answers worth a thought (`candidates`, and `offers` of trade), `showing/` tells people what follows from a
position, `testing/` has the words of tests and scenario files and what holds in every position.
"""

from tessera.games.civilization.game import CivilizationGame

game = CivilizationGame()

__all__ = ["game"]
