"""What goes over the wire. The OpenAPI document is made from these, and the client's types from that."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal
from unicodedata import category

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from tessera.kernel.option import MAX_ANSWER
from tessera.table.chat import MAX_CHAT
from tessera.table.clock import DAY, LONGEST
from tessera.table.journal import Ending, UndoRule, Wish

INVISIBLE = "invisible_letters"
"""How pydantic names the fault of a name with letters that nobody sees."""
INVISIBLE_KINDS = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by their kind, but nothing is to be seen."""


def _visible(name: str) -> str:
    """Refuse what makes two different names look the same, or turns the text around them."""
    if any(category(letter) in INVISIBLE_KINDS or letter in BLANK for letter in name):
        raise PydanticCustomError(INVISIBLE, "letters that cannot be seen")
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f]+$"),
    AfterValidator(_visible),
]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=MAX_ANSWER)]
"""An answer; where it is made of parts, they are joined by ` / `."""


class Wire(BaseModel):
    """Refuses fields it does not know."""

    model_config = ConfigDict(extra="forbid")


# --- people -------------------------------------------------------------------------------------------------


class Language(StrEnum):
    EN = "en"
    DE = "de"


class Preferences(Wire):
    """What a person likes; the client keeps to it."""

    language: Language | None = None
    theme: Literal["light", "dark", "auto"] = "auto"
    act_on_first_tap: bool = False
    animations: bool = True
    pace: Literal["off", "fast", "normal", "slow"] = "normal"
    """How fast the moves of others are played back on the board."""
    notifications: bool = False
    sounds: bool = False
    watchers_chat: bool = False
    """Whether players see what those who watch say to each other."""


class Me(Wire):
    """Who is signed in."""

    id: str
    name: str
    account: bool
    warden: bool
    """Keeps order on this server."""
    preferences: Preferences


class GuestIn(Wire):
    name: Name


class SignIn(Wire):
    name: Name
    password: Password


class PasswordChange(Wire):
    old: Password
    new: Password


class Farewell(Wire):
    """A person who deletes an account says the password once more; a guest has none."""

    password: Password | None = None


class MeChange(Wire):
    name: Name | None = None
    preferences: Preferences | None = None


class BlockedOut(Wire):
    """Somebody whom the caller does not want to meet."""

    person: str
    name: str


class RenameIn(Wire):
    name: Name


class TokenIn(Wire):
    label: Name


class Token(Wire):
    id: str
    label: str
    created: float


class NewToken(Token):
    token: str
    """Shown once."""


# --- notices ------------------------------------------------------------------------------------------------


class PushKeys(Wire):
    """What a browser gives, so that only it can read what is sent to it."""

    p256dh: Annotated[str, StringConstraints(min_length=80, max_length=100)]
    auth: Annotated[str, StringConstraints(min_length=20, max_length=30)]


class ChannelIn(Wire):
    """Where somebody wants to be told."""

    kind: Literal["mail", "webhook", "push", "apprise"]
    address: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=2000)]
    keys: PushKeys | None = None
    """Of a browser."""
    label: Name | None = None
    """What the person calls it, where its address says nothing to people."""


class ChannelChange(Wire):
    active: bool


class ChannelOut(Wire):
    id: str
    kind: Literal["mail", "webhook", "push", "apprise"]
    label: str
    active: bool
    confirmed: bool
    """Whoever reads there has said so; before that nothing is sent but the question."""
    created: float
    fault: str
    """Why the last notice did not arrive: a message key, and perhaps a number behind it."""


class NewChannel(ChannelOut):
    secret: str
    """With which a receiver proves whom a notice is from; shown once, and empty where nothing is signed."""


class NoticesOut(Wire):
    """How people can be told, and how somebody is."""

    mail: bool
    """Whether this server sends mail."""
    push_key: str
    """What browsers must know this server by."""
    apprise: list[str]
    """The kinds of addresses that Apprise may be given."""
    channels: list[ChannelOut]


class ChannelName(Wire):
    """Which channel a link was about."""

    label: str


class QuietOut(Wire):
    """Whether somebody is told of a table."""

    quiet: bool
    channels: int
    """On how many channels they are told of others."""


class QuietIn(Wire):
    quiet: bool


# --- games --------------------------------------------------------------------------------------------------


class SettingOut(Wire):
    key: str
    default: bool | int | str
    values: list[bool | int | str]
    rule: str
    seats: list[int]


class GameOut(Wire):
    id: str
    name: dict[str, str]
    seats: list[int]
    settings: list[SettingOut]
    rules_version: str
    rule_prefix: str
    sources: dict[str, int]
    bots: list[str]
    content: str
    """The digest of the content that new tables are played with."""
    corrected: bool
    """Whether the host has corrected it."""


class RuleOut(Wire):
    id: str
    text: str


class ChapterOut(Wire):
    title: str
    rules: list[RuleOut]


# --- tables -------------------------------------------------------------------------------------------------


class ClockIn(Wire):
    mode: Literal["none", "move", "total"] = "none"
    seconds: Annotated[int, Field(ge=0, le=LONGEST)] = 0
    increment: Annotated[int, Field(ge=0, le=DAY)] = 0
    at_zero: Literal["bot", "nothing"] = "bot"


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


class Text(Wire):
    """A message: its key and its arguments. The client makes the sentence."""

    key: str
    args: dict[str, Any]


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
    you: int | None


class Described(Text):
    elements: list[str]
    rule: str


class OptionOut(Described):
    do: str
    """The notation, which is the answer or a part of it."""
    whole: bool
    """Nothing more is asked after it: the answer can be sent."""


class DecisionOut(Wire):
    seat: int
    ply: int
    step: str
    prompt: Described
    options: list[OptionOut]
    suggested: str | None
    """What somebody may leave to the game, as the option's `do`."""
    about: str
    """The element of the component that the question belongs to, such as the card being resolved; or empty."""


class Following(Wire):
    """What could follow some parts of an answer. Nothing has been answered yet."""

    after: str
    whole: bool
    """The parts are a whole answer."""
    decisions: list[DecisionOut]
    """What is asked next, and what then if one leaves everything to the game that it suggests."""


class Preview(Wire):
    """What some parts of an answer would lead to. Nothing has been answered yet."""

    after: str
    preview: dict[str, Any] | None
    """As the game shows it; None if it shows nothing."""


class HintOther(Described):
    do: str
    worse: float
    """By how much it seems worse than the advice, in the game's own measure."""


class HintOut(Wire):
    """What a bot would do in somebody's place."""

    answer: str
    """The whole answer, as it would be sent."""
    said: list[Described]
    """What its parts mean."""
    brings: list[Text]
    """Events that are certain to follow, as the seat is told."""
    others: list[HintOther]


class LessonStepOut(Wire):
    """Something the coach says once, when all it waits for is so."""

    id: str
    asks: str
    offers: str
    told: str
    times: int
    round: int
    points: list[str]
    suggests: bool
    shows: list[str]
    last: bool


class LessonOut(Wire):
    """A guided first match."""

    seat: int
    steps: list[LessonStepOut]


class LogRow(Wire):
    move: int
    seat: int
    do: str | None
    events: list[Text]
    at: float


class Remark(Wire):
    number: int
    name: str
    person: str
    """Whose it is, for their profile."""
    seat: int
    text: str
    at: float
    moves: int
    """How many moves the match had when it was said."""
    removed: bool
    """The host has struck it out; the text is empty."""


class MutedOut(Wire):
    """Somebody whom the host lets say nothing more, named by one of their remarks."""

    number: int
    name: str


class UndoRequestOut(Wire):
    seat: int
    to: int
    missing: list[int]
    asks_you: bool


class Undone(Wire):
    """What was taken back, as long as nobody has moved since."""

    seat: int
    moves: int


class UndoOut(Wire):
    free_to: int | None
    """To which number of moves one may go back without asking; null if to none at all."""
    request: UndoRequestOut | None
    undone: Undone | None


class EndIn(Wire):
    how: Literal["drawn", "aborted"]


class EndRequestOut(Wire):
    """Somebody wants to end the match without a winner."""

    seat: int
    how: Ending
    missing: list[int]
    asks_you: bool


class HintsRequestOut(Wire):
    """Somebody wants hints to be allowed."""

    seat: int
    missing: list[int]
    asks_you: bool


class HintsOut(Wire):
    allowed: bool
    """Whether the caller may ask for hints here."""
    request: HintsRequestOut | None


class RematchOfferOut(Wire):
    """Somebody wants to play again."""

    seat: int
    until: float
    missing: list[int]
    asks_you: bool


class RematchOut(Wire):
    id: str | None
    """The table of the rematch; null as long as somebody has to accept."""


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


class Moment(Wire):
    """A table as it was after a number of moves."""

    view: dict[str, Any]
    did: list[Text]
    """What the answer that led here means, part by part; empty for those who may not know it."""
    stage: Text | None
    asked: list[Text]


class WindowOut(Wire):
    """A chance to respond to something that was announced; who has answered is not told before all have."""

    closes: float | None
    """When those who have not answered pass; null without a clock."""
    kind: str | None
    """What kind of response the caller might give; null if the caller is not asked."""
    wish: Wish | None
    """When the caller wants to be asked for responses of this kind."""
    given: str
    """What the caller has answered, by themselves or by their wish; empty if nothing yet."""


class OrderIn(Wire):
    """What to answer when asked."""

    step: Id
    """The kind of question."""
    option: Notation
    expects: Id
    """What one's own things were shown to become, as it was told with the question."""


class OrderOut(Wire):
    """What the caller has said before being asked; nobody else is told."""

    do: str | None
    """The answer; null if the order was dropped."""
    dropped: str
    """Why it was, as a message key."""


class ForeseenAnswer(Wire):
    do: str
    """The whole answer."""
    said: list[Described]
    """What its parts mean."""


class Foreseen(Wire):
    """What the caller would be asked next if the others did as little as they may."""

    step: str
    prompt: Described
    answers: list[ForeseenAnswer]
    expects: str


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
    frozen: bool
    common: int | None
    """How many moves of a match that rests agree with the rules of today, which have changed: it can go on from there,
    by undo. Null where nothing has changed; -1 where not even the deal agrees."""
    origin: Origin | None
    present: Present | None
    """Who is connected; null where several processes serve the table and none knows of all."""
    now: float


class PartOut(Wire):
    """One line of an explanation: what adds how much. An element of the board, or a word of the game (`part-...`)."""

    what: str
    amount: int


class MoveIn(Wire):
    ply: Annotated[int, Field(ge=0, le=1_000_000)]
    option: Notation


class Moved(Wire):
    """The acknowledgement: the move is stored."""

    entries: int
    moves: int


class WhyIn(Wire):
    option: Notation
    """A whole answer, or its first parts."""


class WhyNot(Wire):
    legal: bool
    reason: Text | None
    rule: str
    part: int
    """Which part of the answer is meant, counted from 0."""


class WishIn(Wire):
    """When to be asked for responses of a kind: always, if it is aimed at me, not in this turn, never."""

    kind: Id
    wish: Wish


class SitIn(Wire):
    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class SeatChange(Wire):
    bot: Id | None = None
    """A bot for the seat; without one the seat becomes free."""


class UndoIn(Wire):
    to: Annotated[int, Field(ge=0, le=1_000_000)]


class Agreement(Wire):
    agree: bool


class ChatIn(Wire):
    text: Annotated[str, StringConstraints(min_length=1, max_length=MAX_CHAT)]


class MuteIn(Wire):
    muted: bool
    """Whether whoever made the remark may say nothing more."""


class ContinueIn(Wire):
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    """Whose place to take; one's own if there is one."""


class TableId(Wire):
    id: str


class Problem(Wire):
    """Why a request was refused."""

    error: str
    """A message key."""
    args: dict[str, Any] = Field(default_factory=dict)
    rule: str = ""
    part: int = 0
    """Of an answer: the part that is wrong, counted from 0; one behind the last if a part is missing."""


class ProblemReport(Wire):
    text: Annotated[str, StringConstraints(min_length=1, max_length=2000)]
    move: Annotated[int, Field(ge=0, le=1_000_000)] | None = None


# --- community ----------------------------------------------------------------------------------------------


class RatingOut(Wire):
    value: int
    """What somebody is at least worth, as far as one can tell; it begins at 1000."""
    played: int
    won: int
    provisional: bool
    """Too few matches to rely on it."""


class Ranked(RatingOut):
    """A line of a leaderboard."""

    person: str
    name: str


class Tally(Wire):
    played: int
    won: int


class GameRecord(Wire):
    """What somebody has played of a game."""

    game: str
    played: int
    won: int
    best: int | None
    mean: float | None
    by_seats: dict[int, Tally]
    favourites: list[tuple[str, int]]
    """As whom, as elements, and how often."""
    rating: RatingOut | None


class Profile(Wire):
    id: str
    name: str
    account: bool
    since: float
    games: list[GameRecord]
    versus: Tally | None
    """Matches with the caller, and how many of those the caller was ahead in; null for oneself and for strangers."""
