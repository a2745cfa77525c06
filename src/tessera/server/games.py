"""Routes: which games there are, their components, texts and rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path as FilePath
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Response

from tessera.bots.registry import bot_names
from tessera.kernel import AnyGame, Content
from tessera.kernel.registry import UnknownGame, game_ids
from tessera.kernel.registry import game as find
from tessera.kernel.rulebook import numbered_rules
from tessera.server.deps import TheSettings
from tessera.server.models import ChapterOut, GameOut, Language, RuleOut, SettingOut
from tessera.server.problems import ANYBODY, Declined
from tessera.server.settings import Settings
from tessera.table.table import content_of, encode_changes

router = APIRouter(prefix="/api/games", tags=["games"], responses=ANYBODY)

GameId = Annotated[str, Path(pattern=r"^[a-z]{1,40}$")]


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
        seats=list(game.seats),
        settings=[
            SettingOut(key=x.key, default=x.default, values=list(x.values), rule=x.rule, seats=list(x.seats))
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
    they do beyond what is printed in numbers.
    """
    return shown_content(the_content(the_game(game_id), settings))


def shown_content(content: Content[Any]) -> dict[str, Any]:
    """Content as clients get it: `tessera types` writes its shape down."""
    tables: dict[str, Any] = msgspec.to_builtins(content.tables)
    elements = [row.element for row in content.rows]
    return tables | {"elements": elements, "abilities": msgspec.to_builtins(content.abilities())}


@router.get("/{game_id}/texts/{lang}", response_class=Response)
async def texts(game_id: GameId, lang: Language) -> Response:
    """The messages of a game and those all games share, as Fluent text."""
    parts = []
    for package in ("tessera", the_game(game_id).package):
        file = files(package) / "locale" / f"{lang}.ftl"
        parts.append(file.read_text(encoding="utf-8") if file.is_file() else "")
    return Response("\n".join(parts), media_type="text/plain; charset=utf-8")


@router.get("/{game_id}/rules")
async def rules(game_id: GameId, lang: Language = Language.EN) -> list[ChapterOut]:
    """The numbered rules by chapter; in English where they are not told in the language."""
    return _chapters(the_game(game_id).id, lang)


@cache
def _chapters(game_id: str, lang: Language) -> list[ChapterOut]:
    chapters: list[ChapterOut] = []
    title = ""
    for line in _rules_document(game_id, lang).splitlines():
        if line.startswith("## "):
            title = line.removeprefix("## ").strip()
        elif found := numbered_rules(line):
            if not chapters or chapters[-1].title != title:
                chapters.append(ChapterOut(title=title, rules=[]))
            chapters[-1].rules += [RuleOut(id=rule.id, text=rule.text) for rule in found]
    return chapters


def _rules_document(game_id: str, lang: Language) -> str:
    """In an installed package the documents lie inside, in a checkout beside it."""
    package = FilePath(str(files("tessera")))
    for name in (f"{game_id}.{lang}.md", f"{game_id}.md"):
        for folder in (package / "rulebooks", package.parents[1] / "docs" / "rules"):
            if (folder / name).is_file():
                return (folder / name).read_text(encoding="utf-8")
    raise Declined(404, "error-no-rules")
