"""Questions and answers: what a seat is asked, what it may answer, and what that leads to."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from tessera.server.wire.base import Described, Id, Notation, Text, Wire
from tessera.table.journal import Wish


class SaidOut(Wire):
    """What is said: a verb, and what stands behind it."""

    verb: str
    args: list[int | str]


class OptionOut(SaidOut):
    do: str
    """The notation, which is the answer or a part of it."""
    under: list[SaidOut]
    """The parts that come before it in `do`, where people see what follows a part in place of that part."""
    whole: bool
    """Nothing more is asked after it: the answer can be sent."""
    final: bool
    """It ends a turn, refuses something or leaves the match."""
    says: Text
    """What it means."""
    elements: list[str]
    """What it is about, on the board."""
    place: str | None
    """Of these, the place of a map or a city where it can be chosen."""
    rule: str


class DecisionOut(Wire):
    seat: int
    ply: int
    step: str
    prompt: Described
    options: list[OptionOut]
    resigns: bool
    """Leaving the match for good (`resign`) is an answer too. It stands in no list: people ask for it apart."""
    suggested: str | None
    """What somebody may leave to the game, as the option's `do`."""
    about: str
    """The element of the component that the question belongs to, such as the card being resolved; or empty."""
    several: int
    """How many of the options may be chosen in one gesture; the question comes again for each of them."""
    obvious: str | None
    """What is answered for people who do not wish to be asked, as the option's `do`."""


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
    error: float
    """The standard error of that; below two of them it is as good, as far as anybody knows."""


class HintReason(Wire):
    key: str
    """Of a text of the game that names it."""
    gain: float
    """How much more there is of it, in the game's own measure; below nought: less."""


class HintOut(Wire):
    """What a bot would do in somebody's place."""

    answer: str
    """The whole answer, as it would be sent."""
    parts: list[str]
    """Its parts."""
    said: list[Described]
    """What its parts mean."""
    brings: list[Text]
    """Events that are certain to follow, as the seat is told."""
    others: list[HintOther]
    because: list[Described]
    """What it brings for good, as far as it depends on no chance and nobody else; the weightiest first."""
    why: list[HintReason]
    """What the advice has more of than the next best one, and less: what counts most first."""


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
    said: list[SaidOut]
    """What its parts say."""
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


class PartOut(Wire):
    """One line of an explanation: what adds how much. An element of the board, or a word of the game (`part-...`)."""

    what: str
    amount: int


class MoveIn(Wire):
    ply: Annotated[int, Field(ge=0, le=1_000_000)]
    option: Notation


class Acknowledged(Wire):
    """What the caller wanted is stored: how many entries they know of now, and how many moves there are."""

    entries: int
    moves: int


class WhyIn(Wire):
    option: Notation
    """A whole answer, or its first parts."""
    after: Annotated[list[Notation], Field(max_length=100)] = Field(default_factory=list)
    """What is chosen already: the option is tried after as many of these parts as its verb asks for."""
    open: Annotated[int, Field(ge=0, le=100)] = 0
    """The part that is looked at; it is meant unless only another one knows the verb."""


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
