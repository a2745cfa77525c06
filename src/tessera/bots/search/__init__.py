"""A bot that searches, within a budget, with the best answer so far at any time.

Each game says where its evaluation can be trusted (`Game.quiet`), which answers are worth a thought
(`Game.worth_trying`), how well everybody stands (`Game.values`), and with which driver and numbers it is searched
(`bots/search.json` beside them).
"""

from tessera.bots.search.bot import SearchBot
from tessera.bots.search.tuning import LEVELS, STYLES, Level, Tuning, tuning_of
from tessera.bots.search.weighing import Weighed

__all__ = ["LEVELS", "STYLES", "Level", "SearchBot", "Tuning", "Weighed", "tuning_of"]
