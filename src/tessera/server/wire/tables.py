"""Tables: opening them, sitting down, and how they look to the caller."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from tessera.server.wire.base import Id, Text, Wire
from tessera.server.wire.chat import MutedOut, Remark
from tessera.server.wire.consent import EndRequestOut, HintsOut, RematchOfferOut, UndoOut
from tessera.server.wire.questions import DecisionOut, OrderOut, SaidOut, WindowOut
from tessera.table.clock import DAY, LONGEST
from tessera.table.journal import Ending, UndoRule


class ClockIn(Wire):
    mode: Literal["none", "move", "total"] = "none"
    seconds: Annotated[int, Field(ge=0, le=LONGEST)] = 0
    increment: Annotated[int, Field(ge=0, le=DAY)] = 0
    at_zero: Literal["bot", "nothing"] = "bot"


class ResponsesIn(Wire):
    """How long windows stay open."""

    seconds: Annotated[int, Field(ge=0, le=DAY)] = 0
    """For those who do not answer; zero: as long as the clock says."""
    early: bool = True
    """Whether a window closes as soon as all have answered; otherwise every window lasts the same."""


class SeatIn(Wire):
    kind: Literal["me", "open", "bot"]
    bot: Id | None = None


class TableIn(Wire):
    game: Id
    settings: dict[Id, bool | int | str] = Field(default_factory=dict, max_length=30)
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=8)]
    public: bool = False
    clock: ClockIn = ClockIn()
    rated: bool = False
    """Between people, for ratings."""
    undo: UndoRule | None = None
    """How far moves may be taken back without asking; by default it depends on whether people play each other."""
    responses: ResponsesIn | None = None
    """How long windows stay open; by default always the same at public tables, so as not to tell who can respond."""
    start: bool = False
    """Begin at once, if no seat is open."""


class SeatOut(Wire):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: str
    """Who sits here, for their profile."""
    bot: str
    plays: str
    """As whom, as an element: a civilization, a leader."""
    away: bool
    left_at: int
    """The number of moves when the person went away, who is asked before anything earlier is taken back."""
    hints: int
    """For how many questions this player had a hint."""
    host: bool
    left: float | None
    running: bool


class Summary(Wire):
    """A table in a list."""

    id: str
    game: str
    status: Literal["waiting", "playing", "finished", "closed", "frozen"]
    public: bool
    settings: dict[str, bool | int | str]
    created: float
    changed: float
    clock: ClockIn
    seats: list[SeatOut]
    waiting: list[int]
    stage: Text | None
    """Where the match stands: the round and its phase."""
    content: str
    """The digest of the content that the table is played with."""
    corrected: bool
    """Whether the host had corrected it."""
    outcome: dict[str, Any] | None
    ending: Ending | None
    """How the match was ended before its end."""
    practice: bool
    """Chance was drawn anew without anybody to agree to it: the result does not count."""
    undo_rule: UndoRule
    rated: bool
    """Whether the result counts, or will count, for ratings."""
    responses: ResponsesIn
    you: int | None


class LogRow(Wire):
    move: int
    seat: int
    do: str | None
    said: list[SaidOut]
    """What the parts of the answer say, for those who may know them."""
    events: list[Text]
    at: float


class Present(Wire):
    """Who is connected to a table."""

    seats: list[int]
    watching: int
    """Others who watch."""


class Origin(Wire):
    """The moment of another match from which this one goes on."""

    table: str | None
    """Told to players only: an id is the way to a table."""
    move: int
    seat: int | None
    """Through whose eyes: the rest was dealt anew."""


class TableThen(Wire):
    """A table as it was after a number of moves."""

    view: dict[str, Any]
    did: list[Text]
    """What the answer that led here means, part by part; empty for those who may not know it."""
    stage: Text | None
    asked: list[Text]


class TableOut(Summary):
    """A table as the caller may see it."""

    entries: int
    commitment: str
    key: str
    moves: int
    log_from: int
    opening: list[Text]
    """What happened while the game was set up."""
    log: list[LogRow]
    view: dict[str, Any] | None
    decision: DecisionOut | None
    resigns: bool
    """The rules of the game let this seat leave for good, now or when it is next asked so."""
    asked: list[Text]
    """What the seats that are waited for are asked, as everybody may know it."""
    window: WindowOut | None
    order: OrderOut | None
    undo: UndoOut
    host: bool
    """Whether the caller is the host."""
    chat: list[Remark]
    """What was said or removed since the caller last heard; the newest remarks for somebody who knows none."""
    muted: list[MutedOut]
    """For the host: who may say nothing more."""
    end_request: EndRequestOut | None
    hints: HintsOut
    rematch: str
    rematch_offer: RematchOfferOut | None
    common: int | None
    """How many moves of a match that rests agree with the rules of today, which have changed: it can go on from there,
    by undo. Null where nothing has changed; -1 where not even the deal agrees."""
    origin: Origin | None
    present: Present | None
    """Who is connected; null where several processes serve the table and none knows of all."""
    now: float


class SitIn(Wire):
    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class SeatChange(Wire):
    bot: Id | None = None
    """A bot for the seat; without one the seat becomes free."""


class ContinueIn(Wire):
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    """Whose place to take; one's own if there is one."""


class TableId(Wire):
    id: str


class ProblemReport(Wire):
    text: Annotated[str, StringConstraints(min_length=1, max_length=2000)]
    move: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
