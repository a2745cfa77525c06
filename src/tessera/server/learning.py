"""Routes: how a game is learnt: its one-page guide, and a guided first match.

A guided match is data: ``texts/lesson.toml`` in a game's package. It names the scenario to start from, who plays the
other seats, and the steps of the coach. A step is shown once, when what it waits for is so: a question (`asks`), an
option (`offers`), an event that was told (`told`) so many `times`, a round. Its words are the messages
``lesson-<id>`` of the game, with the attribute ``text``; `points` are regions of the table, parts of the game's board
or elements on it.
"""

from __future__ import annotations

import secrets
import time
import tomllib
from functools import cache
from typing import Any

import msgspec
from fastapi import APIRouter, Response
from msgspec import Struct

from tessera.kernel import AnyGame, Seeded
from tessera.kernel.beginning import beginning_of
from tessera.kernel.chance import KEY_BYTES
from tessera.kernel.option import parse, parse_parts
from tessera.kernel.resources import text_beside
from tessera.kernel.rulebook import TEXTS, document_of
from tessera.kernel.scenario import run_scenario
from tessera.server.deps import Address, TheHub, TheQuotas, TheSettings, User
from tessera.server.games import GameId, the_content, the_game
from tessera.server.problems import ANYBODY, Declined
from tessera.server.quotas import Quota
from tessera.server.wire.games import LessonOut
from tessera.server.wire.people import Language
from tessera.server.wire.tables import TableId
from tessera.table import Table, play, seats
from tessera.table.journal import Entry
from tessera.table.said import said, said_in
from tessera.text import FALLBACK

router = APIRouter(prefix="/api/games", tags=["learning"], responses=ANYBODY)


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """Something the coach says, and when."""

    id: str
    asks: str = ""
    """The question that is asked, by the label of its step."""
    offers: str = ""
    """How the notation of an option begins that must be legal."""
    told: str = ""
    """The key of an event that must have happened,"""
    times: int = 1
    """and how often."""
    round: int = 0
    """The first round in which it is said."""
    after: str = ""
    """The step that must have been said before."""
    points: tuple[str, ...] = ()
    """``region:mine`` and the like, a part that the game's board names (``part:market``), or ``card:agora``."""
    suggests: bool = False
    """Whether the coach may be asked what to do: a bot answers then,"""
    shows: tuple[str, ...] = ()
    """unless one of these can be chosen: answers, the first part perhaps by its beginning. The first such is shown."""
    last: bool = False
    """After it the player can go on alone."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first match."""

    scenario: str
    bot: str
    steps: tuple[LessonStep, ...]
    seat: int = 0


@cache
def lesson_of(game: AnyGame) -> Lesson | None:
    """The guided match of a game, if it has one."""
    text = text_beside(game.package, TEXTS, "lesson.toml")
    return msgspec.convert(tomllib.loads(text), Lesson) if text is not None else None


def the_lesson(game_id: str) -> tuple[AnyGame, Lesson]:
    game = the_game(game_id)
    lesson = lesson_of(game)
    if lesson is None:
        raise Declined(404, "error-no-lesson")
    return game, lesson


@router.get("/{game_id}/guide/{lang}", response_class=Response)
async def guide(game_id: GameId, lang: Language) -> Response:
    """How to play, on one page, as Markdown; in English where it is not told in the language."""
    text = document_of(the_game(game_id).package, "guide", lang, FALLBACK)
    if text is None:
        raise Declined(404, "error-no-guide")
    return Response(text, media_type="text/markdown; charset=utf-8")


@router.get("/{game_id}/lesson", response_model=LessonOut)
async def lesson(game_id: GameId) -> dict[str, Any]:
    """The steps of the guided first match."""
    _, found = the_lesson(game_id)
    return {"seat": found.seat, "steps": [_told(step) for step in found.steps]}


def _told(step: LessonStep) -> dict[str, Any]:
    return {
        **msgspec.to_builtins(step),
        "offers": said(parse(step.offers)) if step.offers else None,
        "shows": [said_in(parse_parts(answer)) for answer in step.shows],
    }


@router.post("/{game_id}/lesson", status_code=201)
async def begin_lesson(
    game_id: GameId, user: User, hub: TheHub, settings: TheSettings, quotas: TheQuotas, address: Address
) -> TableId:
    """A table for the guided first match: the caller against bots, from the position of its scenario."""
    game, found = the_lesson(game_id)
    await quotas.take(Quota.TABLES, user.id, address)
    script = run_scenario(found.scenario, game, the_content(game, settings)).script
    assert script is not None
    state = script.state
    beginning = beginning_of(state, found.seat, Seeded(secrets.token_bytes(KEY_BYTES)))

    def make(table_id: str) -> tuple[Table, list[Entry]]:
        now = time.time()
        table, first = Table.open(
            table_id,
            game,
            state.setup.seats,
            dict(state.setup.settings),
            user.id,
            now,
            beginning=beginning,
            changes=settings.content.get(game.id),
        )
        entries: list[Entry] = [first, seats.sit(table, user.id, user.name, now, found.seat)]
        others = [seat for seat in range(state.setup.seats) if seat != found.seat]
        entries += [seats.seat_bot(table, user.id, seat, found.bot, now) for seat in others]
        entries.append(play.start(table, user.id, secrets.token_bytes(KEY_BYTES), now))
        return table, entries

    live = await hub.open(make)
    return TableId(id=live.table.id)
