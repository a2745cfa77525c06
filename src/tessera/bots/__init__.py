"""Players that are programs.

A bot is given an `Observation`: what its seat sees, the legal options and a sampler of positions it may play on. It
answers with one of the options. It never holds the real position, so it cannot cheat even by accident.
"""

from tessera.bots.arena import IllegalChoice, Played, play_match
from tessera.bots.easy import EasyBot
from tessera.bots.heuristic import HeuristicBot
from tessera.bots.observation import Bot, NotAsked, Observation, Sampled, observe
from tessera.bots.registry import UnknownBot, bot_names, make_bot
from tessera.bots.uniform import RandomBot

__all__ = [
    "Bot",
    "EasyBot",
    "HeuristicBot",
    "IllegalChoice",
    "NotAsked",
    "Observation",
    "Played",
    "RandomBot",
    "Sampled",
    "UnknownBot",
    "bot_names",
    "make_bot",
    "observe",
    "play_match",
]
