"""Routes: which games there are, their components, texts and rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Response

from tessera.bots.registry import bot_names
from tessera.kernel import AnyGame, Content
from tessera.kernel.registry import UnknownGame, game_ids
from tessera.kernel.registry import game as find
from tessera.kernel.resources import text_beside
from tessera.kernel.rulebook import TEXTS, document_of, numbered_rules
from tessera.server.deps import TheSettings
from tessera.server.problems import ANYBODY, Declined
from tessera.server.settings import Settings
from tessera.server.wire.games import AboutOut, ChapterOut, GameOut, RuleOut, SettingOut
from tessera.server.wire.people import Language
from tessera.table.table import content_of, encode_changes
from tessera.text import FALLBACK

router = APIRouter(prefix="/api/games", tags=["games"], responses=ANYBODY)

GameId = Annotated[str, Path(pattern=r"^[a-z][a-z0-9_]{0,39}$")]


def the_game(game_id: str) -> AnyGame:
    try:
        return find(game_id)
    except UnknownGame:
        raise Declined(404, "error-no-such-game") from None


def the_content(game: AnyGame, settings: Settings) -> Content[Any]:
    """What new tables are played with: the built-in content, or what the host has corrected."""
    return content_of(game, encode_changes(settings.content.get(game.id, {})))


@router.get("")
async def all_games(settings: TheSettings) -> list[GameOut]:
    return [_about(game, the_content(game, settings)) for game in map(find, game_ids())]


def _about(game: AnyGame, content: Content[Any]) -> GameOut:
    return GameOut(
        id=game.id,
        name=dict(game.name),
        about=AboutOut.model_validate(msgspec.to_builtins(game.about)),
        seats=list(game.seats),
        settings=[
            SettingOut(
                key=x.key,
                default=x.default,
                values=list(x.values),
                rule=x.rule,
                seats=list(x.seats),
                among=list(x.among),
            )
            for x in game.settings
        ],
        rules_version=game.rules_version,
        rule_prefix=game.rule_prefix,
        sources=dict(game.sources()),
        bots=bot_names(),
        content=content.digest,
        corrected=content.digest != game.content().digest,
    )


@router.get("/{game_id}/content")
async def content(game_id: GameId, settings: TheSettings) -> dict[str, Any]:
    """All components with their numbers and sources.

    Beside the tables, `elements` names them by the numbers they have in views, and `abilities` tells by element what
    they do beyond what is printed in numbers; `prints` is what tables write in shorthand, taken apart.
    """
    game = the_game(game_id)
    return shown_content(game, the_content(game, settings))


def shown_content(game: AnyGame, content: Content[Any]) -> dict[str, Any]:
    """Content as clients get it: `tessera types` writes its shape down."""
    tables: dict[str, Any] = msgspec.to_builtins(content.tables)
    elements = [row.element for row in content.rows]  # by number
    shown = tables | {"elements": elements, "abilities": msgspec.to_builtins(content.abilities())}
    prints = game.prints(content)
    return shown if prints is None else shown | {"prints": msgspec.to_builtins(prints)}


@router.get("/{game_id}/texts/{lang}", response_class=Response)
async def texts(game_id: GameId, lang: Language) -> Response:
    """The messages of a game and those all games share, as Fluent text."""
    packages = ("tessera", *the_game(game_id).packages)
    parts = [text_beside(package, TEXTS, f"{lang}.ftl") or "" for package in packages]
    return Response("\n".join(parts), media_type="text/plain; charset=utf-8")


@router.get("/{game_id}/rules")
async def rules(game_id: GameId, lang: Language = Language.EN) -> list[ChapterOut]:
    """The numbered rules by chapter; in English where they are not told in the language."""
    return _chapters(the_game(game_id).package, lang)


@cache
def _chapters(package: str, lang: Language) -> list[ChapterOut]:
    text = document_of(package, "rules", lang, FALLBACK)
    if text is None:
        raise Declined(404, "error-no-rules")
    chapters: list[ChapterOut] = []
    title = ""
    for line in text.splitlines():
        if line.startswith("## "):
            title = line.removeprefix("## ").strip()
        elif found := numbered_rules(line):
            if not chapters or chapters[-1].title != title:
                chapters.append(ChapterOut(title=title, rules=[]))
            chapters[-1].rules += [RuleOut(id=rule.id, text=rule.text) for rule in found]
    return chapters
