"""The kernel: what every game needs and no game owns.

A game is a pure state machine that always knows whose decision it waits for and which options are legal. The
kernel gives it steps and an agenda, options with a notation, cards with effects, chance, zones with knowledge, events,
views, records, undo and geometry. It knows no game.
"""

from tessera.kernel.agenda import drop, pending
from tessera.kernel.chance import Chance, Keyed, Recorded, Scripted, Seeded
from tessera.kernel.choose import MANY, Choose, ChooseCard
from tessera.kernel.codec import digest, snapshot
from tessera.kernel.combinators import (
    ME,
    THIS,
    AnyOrder,
    EachSeat,
    InOrder,
    May,
    OneOf,
    PayThen,
    Repeat,
)
from tessera.kernel.compose import Compose
from tessera.kernel.content import Content, Literals, Row, Source, rows
from tessera.kernel.dealing import determinize
from tessera.kernel.effects import NONE, Cards, Summand
from tessera.kernel.engine import (
    Decision,
    Refused,
    advance,
    answer,
    ask,
    follow_up,
    play,
    refusal_of,
    waiting,
    why_not,
)
from tessera.kernel.event import Event
from tessera.kernel.expansion import Expansion
from tessera.kernel.game import AnyGame, Game, Setting, switch
from tessera.kernel.inplay import Enter, Holder, Leave, PutOn, enter, leave, lies_on, put_on
from tessera.kernel.match import Match, replay, verify
from tessera.kernel.option import (
    DECLINE,
    PASS,
    RESIGN,
    STOP,
    Option,
    listed,
    notation,
    notation_of,
    parse,
    parse_parts,
)
from tessera.kernel.outcome import Outcome, ScoreLine
from tessera.kernel.record import Record
from tessera.kernel.registry import game, game_ids
from tessera.kernel.scopes import during, inside, is_used, use_up
from tessera.kernel.sight import view
from tessera.kernel.state import Setup, State
from tessera.kernel.step import NOBODY, Act, Ask, Description, Refusal, Step, Together
from tessera.kernel.window import Respond, announce, cancel, may_cancel
from tessera.kernel.zones import (
    EVERYBODY,
    EVERYONE,
    NO_ONE,
    OWNER,
    SPECTATOR,
    Bag,
    Bits,
    Component,
    Hidden,
    Pile,
    Public,
    Secret,
    all_but,
    only,
)

__all__ = [
    "DECLINE",
    "EVERYBODY",
    "EVERYONE",
    "MANY",
    "ME",
    "NOBODY",
    "NONE",
    "NO_ONE",
    "OWNER",
    "PASS",
    "RESIGN",
    "SPECTATOR",
    "STOP",
    "THIS",
    "Act",
    "AnyGame",
    "AnyOrder",
    "Ask",
    "Bag",
    "Bits",
    "Cards",
    "Chance",
    "Choose",
    "ChooseCard",
    "Component",
    "Compose",
    "Content",
    "Decision",
    "Description",
    "EachSeat",
    "Enter",
    "Event",
    "Expansion",
    "Game",
    "Hidden",
    "Holder",
    "InOrder",
    "Keyed",
    "Leave",
    "Literals",
    "Match",
    "May",
    "OneOf",
    "Option",
    "Outcome",
    "PayThen",
    "Pile",
    "Public",
    "PutOn",
    "Record",
    "Recorded",
    "Refusal",
    "Refused",
    "Repeat",
    "Respond",
    "Row",
    "ScoreLine",
    "Scripted",
    "Secret",
    "Seeded",
    "Setting",
    "Setup",
    "Source",
    "State",
    "Step",
    "Summand",
    "Together",
    "advance",
    "all_but",
    "announce",
    "answer",
    "ask",
    "cancel",
    "determinize",
    "digest",
    "drop",
    "during",
    "enter",
    "follow_up",
    "game",
    "game_ids",
    "inside",
    "is_used",
    "leave",
    "lies_on",
    "listed",
    "may_cancel",
    "notation",
    "notation_of",
    "only",
    "parse",
    "parse_parts",
    "pending",
    "play",
    "put_on",
    "refusal_of",
    "replay",
    "rows",
    "snapshot",
    "switch",
    "use_up",
    "verify",
    "view",
    "waiting",
    "why_not",
]
