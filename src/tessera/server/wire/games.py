"""Games: what can be played, by which rules, and how it is learned."""

from __future__ import annotations

from tessera.server.wire.base import Wire
from tessera.server.wire.questions import SaidOut


class SettingOut(Wire):
    key: str
    default: bool | int | str
    values: list[bool | int | str]
    rule: str
    seats: list[int]
    among: list[str]
    """Where any of these words may be chosen: a text with spaces between them."""


class ShapeOut(Wire):
    d: str
    fill: str
    line: float
    dash: str


class AboutOut(Wire):
    """What people are told of a game before they play it, by language."""

    short: dict[str, str]
    blurb: dict[str, str]
    length: dict[str, str]
    emblem: list[ShapeOut]
    """Its sign, on a grid of 64 by 64; `fill` names one of three tints."""
    tint: str
    stage: str
    keeper: str


class GameOut(Wire):
    id: str
    name: dict[str, str]
    about: AboutOut
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


class LessonStepOut(Wire):
    """Something the coach says once, when all it waits for is so."""

    id: str
    asks: str
    offers: SaidOut | None
    told: str
    times: int
    round: int
    after: str
    points: list[str]
    suggests: bool
    shows: list[list[SaidOut]]
    last: bool


class LessonOut(Wire):
    """A guided first match."""

    seat: int
    steps: list[LessonStepOut]
