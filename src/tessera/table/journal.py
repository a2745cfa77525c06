"""The journal of a table: everything that ever happened to it, in order.

Entries are the saved form of a table. Fields may be added with defaults; names are not changed.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from tessera.kernel.beginning import Beginning
from tessera.kernel.event import Event
from tessera.kernel.state import Choice
from tessera.table.clock import ClockRule, ResponseRule

if TYPE_CHECKING:
    from tessera.table.table import Table


class Wish(StrEnum):
    """When somebody wants to be asked whether to respond."""

    ALWAYS = "always"  # also if they can only pass
    ASK = "ask"
    TARGET = "target"  # only if it is aimed at them
    TURN = "turn"  # not before somebody else's turn
    PASS = "pass"  # never


class UndoRule(StrEnum):
    """How far a player may take moves back without asking the others."""

    REVEALED = "revealed"  # until something comes to light, or somebody else has moved
    TURN = "turn"  # until somebody else is asked, too
    REQUEST = "request"  # not at all
    NONE = "none"  # and the others are not asked either


class Ending(StrEnum):
    """How a match ends before its end."""

    RESIGNED = "resigned"  # one of two players gives up
    DRAWN = "drawn"  # all agree that nobody has won
    ABORTED = "aborted"  # all agree that it does not count


class _Entry(Struct, frozen=True, kw_only=True, tag=True):
    at: float
    """Seconds since 1970."""


class Created(_Entry, frozen=True, kw_only=True):
    """A table is opened."""

    game: str
    rules: str
    content: str
    seats: int
    settings: dict[str, Choice] = msgspec.field(name="options")
    """Saved under the name it was published with."""
    host: str
    public: bool
    clock: ClockRule = ClockRule()
    rematch_of: str = ""
    continues: str = ""
    """The table whose match is played on here, from the position below."""
    beginning: Beginning | None = None
    changes: dict[str, Any] = {}
    """Corrections to the game's content, as the host had them when the table was opened."""
    undo: UndoRule = UndoRule.REVEALED
    rated: bool = False
    responses: ResponseRule = ResponseRule()


class Sat(_Entry, frozen=True, kw_only=True):
    """A person takes a seat."""

    seat: int
    user: str
    name: str


class BotSat(_Entry, frozen=True, kw_only=True):
    """A bot takes a seat."""

    seat: int
    bot: str
    name: str = ""


class Opened(_Entry, frozen=True, kw_only=True):
    """A seat becomes free again."""

    seat: int


class Forgotten(_Entry, frozen=True, kw_only=True):
    """A person has deleted the account: only an anonymous name is left."""

    user: str


class Renamed(_Entry, frozen=True, kw_only=True):
    """Whoever keeps order on the server has given a person another name."""

    user: str
    name: str


class HostChanged(_Entry, frozen=True, kw_only=True):
    host: str


class Started(_Entry, frozen=True, kw_only=True):
    """The match begins. The key is the table's secret until the match is over."""

    key: str


class Moved(_Entry, frozen=True, kw_only=True):
    """An answer, with what chance gave."""

    seat: int
    do: str
    chance: tuple[int, ...] = ()
    digest: str = ""
    position: int = 0
    """Where the table's stream of chance stands afterwards."""
    by_bot: bool = False
    events: tuple[Event, ...] | None = None
    """What was told about it. With this and the next, the log is there without playing the match again."""
    revealed: bool = False


class Answered(_Entry, frozen=True, kw_only=True):
    """A sealed answer in a window that is still open: known to its seat, and no move yet."""

    seat: int
    do: str
    by_bot: bool = False
    held: bool = False
    """It was the last one, but the window stays open for its time."""


class Wished(_Entry, frozen=True, kw_only=True):
    """A player says when to be asked for responses of a kind; nobody else learns of it."""

    seat: int
    kind: str
    wish: Wish


class Ordered(_Entry, frozen=True, kw_only=True):
    """A player says what to answer when asked; nobody else learns of it."""

    seat: int
    step: str
    do: str
    own: tuple[str, ...]


class OrderDropped(_Entry, frozen=True, kw_only=True):
    """An order does not hold any more; nobody else learns of it."""

    seat: int
    why: str = ""
    """A message key; empty if the player has taken it back."""


class UndoAsked(_Entry, frozen=True, kw_only=True):
    """A player asks the others to go back."""

    seat: int
    to: int


class UndoAnswered(_Entry, frozen=True, kw_only=True):
    seat: int
    agreed: bool


class UndoCancelled(_Entry, frozen=True, kw_only=True):
    """Whoever asked to go back does not want to any more."""

    seat: int


class Undone(_Entry, frozen=True, kw_only=True):
    """The match goes back to the position after so many moves."""

    to: int
    seat: int
    practice: bool = False
    """Chance is drawn anew, and nobody was there to agree to it."""


class Renewed(_Entry, frozen=True, kw_only=True):
    """The rules have changed so that the match could not be played on: it goes back to where it can, by consent."""

    to: int
    seat: int
    rules: str
    content: str


class Said(_Entry, frozen=True, kw_only=True):
    """Somebody at the table, or watching it, says something."""

    user: str
    name: str
    text: str
    seat: int = -1


class RemarkRemoved(_Entry, frozen=True, kw_only=True):
    """The host strikes a remark out. The journal keeps it; nobody is shown it any more."""

    number: int


class Muted(_Entry, frozen=True, kw_only=True):
    """The host lets somebody say nothing more, or lets them speak again."""

    user: str
    number: int
    """One of their remarks: how the host speaks of them."""
    muted: bool


class WentAway(_Entry, frozen=True, kw_only=True):
    """A player leaves, or runs out of time: a bot plays on."""

    seat: int
    timed_out: bool = False


class CameBack(_Entry, frozen=True, kw_only=True):
    seat: int


class EndAsked(_Entry, frozen=True, kw_only=True):
    """A player wants to end the match without a winner."""

    seat: int
    how: Ending


class EndAnswered(_Entry, frozen=True, kw_only=True):
    seat: int
    agreed: bool


class Ended(_Entry, frozen=True, kw_only=True):
    """The match is over before its end."""

    how: Ending
    seat: int
    """Who gave up, or asked to end it."""


class HintsAsked(_Entry, frozen=True, kw_only=True):
    """A player wants hints to be allowed at a table between people."""

    seat: int


class HintsAnswered(_Entry, frozen=True, kw_only=True):
    seat: int
    agreed: bool


class HintUsed(_Entry, frozen=True, kw_only=True):
    """A player was told what a bot would do: everybody may know that."""

    seat: int


class RematchOffered(_Entry, frozen=True, kw_only=True):
    """A player wants to play again."""

    seat: int


class RematchAnswered(_Entry, frozen=True, kw_only=True):
    seat: int
    agreed: bool


class RematchMade(_Entry, frozen=True, kw_only=True):
    table: str


class Closed(_Entry, frozen=True, kw_only=True):
    """The table is given up before the match began: by its host, or because nobody came."""


class Frozen(_Entry, frozen=True, kw_only=True):
    """The match was stopped because its state could not be trusted any more."""

    reason: str


Entry = (
    Created
    | Sat
    | BotSat
    | Opened
    | HostChanged
    | Forgotten
    | Renamed
    | Started
    | Moved
    | Answered
    | Wished
    | Ordered
    | OrderDropped
    | UndoAsked
    | UndoAnswered
    | UndoCancelled
    | Undone
    | Renewed
    | Said
    | RemarkRemoved
    | Muted
    | WentAway
    | CameBack
    | EndAsked
    | EndAnswered
    | Ended
    | HintsAsked
    | HintsAnswered
    | HintUsed
    | RematchOffered
    | RematchAnswered
    | RematchMade
    | Closed
    | Frozen
)

Folds = dict[type[Any], "Callable[[Table, Any], None]"]
"""What entries of some kinds do to a table: each module of a topic names its own."""

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
encode = msgspec.json.Encoder().encode


def decode(data: bytes | str) -> Entry:
    return _decoder.decode(data)
