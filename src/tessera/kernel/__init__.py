"""The kernel: what every game needs and no game owns.

A game is a pure state machine that always knows whose decision it waits for and which options are legal. The
kernel gives it steps and an agenda, options with a notation, chance, zones with knowledge, events, views,
records, undo and geometry. It knows no game.
"""

from tessera.kernel.chance import Chance, Keyed, Recorded, Scripted, Seeded
from tessera.kernel.codec import digest, snapshot
from tessera.kernel.combinators import AnyOrder, EachSeat, InOrder, May, OneOf, PayThen, Repeat, Until
from tessera.kernel.content import Content
from tessera.kernel.engine import (
    Decision,
    Refused,
    advance,
    answer,
    ask,
    play,
    waiting,
    why_not,
)
from tessera.kernel.event import Event
from tessera.kernel.game import AnyGame, Game, Setting, switch
from tessera.kernel.match import Match, replay, verify
from tessera.kernel.option import Option, notation, parse
from tessera.kernel.outcome import Outcome, ScoreLine
from tessera.kernel.record import Record
from tessera.kernel.registry import game, game_ids
from tessera.kernel.sight import determinize, view
from tessera.kernel.state import Setup, State
from tessera.kernel.step import NOBODY, Act, Ask, Condition, Description, Refusal, Step, Together
from tessera.kernel.zones import (
    EVERYBODY,
    EVERYONE,
    NO_ONE,
    OWNER,
    SPECTATOR,
    Bag,
    Hidden,
    Pile,
    Public,
    all_but,
    only,
)

__all__ = [
    "EVERYBODY",
    "EVERYONE",
    "NOBODY",
    "NO_ONE",
    "OWNER",
    "SPECTATOR",
    "Act",
    "AnyGame",
    "AnyOrder",
    "Ask",
    "Bag",
    "Chance",
    "Condition",
    "Content",
    "Decision",
    "Description",
    "EachSeat",
    "Event",
    "Game",
    "Hidden",
    "InOrder",
    "Keyed",
    "Match",
    "May",
    "OneOf",
    "Option",
    "Outcome",
    "PayThen",
    "Pile",
    "Public",
    "Record",
    "Recorded",
    "Refusal",
    "Refused",
    "Repeat",
    "ScoreLine",
    "Scripted",
    "Seeded",
    "Setting",
    "Setup",
    "State",
    "Step",
    "Together",
    "Until",
    "advance",
    "all_but",
    "answer",
    "ask",
    "determinize",
    "digest",
    "game",
    "game_ids",
    "notation",
    "only",
    "parse",
    "play",
    "replay",
    "snapshot",
    "switch",
    "verify",
    "view",
    "waiting",
    "why_not",
]
