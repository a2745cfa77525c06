"""Players that are programs.

A bot is given an `Observation`: what its seat sees, the legal options and a sampler of positions it may play on. It
answers with one of the options. It never holds the real position, so it cannot cheat even by accident.
"""

from tessera.bots.arena import IllegalChoice, MatchResult, play_match
from tessera.bots.heuristic import HeuristicBot
from tessera.bots.observation import Bot, NotAsked, Observation, Sampled, observe
from tessera.bots.registry import UnknownBot, bot_names, make_bot
from tessera.bots.search import SearchBot
from tessera.bots.uniform import RandomBot

__all__ = [
    "Bot",
    "HeuristicBot",
    "IllegalChoice",
    "MatchResult",
    "NotAsked",
    "Observation",
    "RandomBot",
    "Sampled",
    "SearchBot",
    "UnknownBot",
    "bot_names",
    "make_bot",
    "observe",
    "play_match",
]
