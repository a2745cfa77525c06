"""The arguments that several commands share, and how they are read."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from tessera.cli.errors import BadInput

if TYPE_CHECKING:
    from tessera.kernel import AnyGame, Content, Record

Language = Literal["en", "de"]

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game: an id that `tessera games` lists.")]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--setting", metavar="NAME=VALUE", help="A setting of the game; may be given several times."
    ),
]
ContentFile = Annotated[
    Path | None,
    typer.Option("--content", metavar="FILE", help="Corrected component values, as TOML or JSON."),
]
Lang = Annotated[
    Language | None, typer.Option("--lang", help="The language; by default that of your environment.")
]
Json = Annotated[bool, typer.Option("--json", help="Report as JSON.")]


def read_settings(given: Sequence[str] | None) -> dict[str, str]:
    """The settings of a game from ``name=value`` texts; the game itself checks names and values."""
    settings: dict[str, str] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise BadInput(f"--setting is written NAME=VALUE, not {text!r}")
        if name in settings:
            raise BadInput(f"--setting {name} was given twice")
        settings[name] = value
    return settings


def read_changes(game: AnyGame, path: Path | None) -> dict[str, Any] | None:
    """The corrections to a game's content: those of a file, or those the user keeps in the configuration folder."""
    from tessera.cli.files import read_sections
    from tessera.kernel.content import BadContent

    kept = Path(typer.get_app_dir("tessera"), "content", f"{game.id}.toml")
    if path is None and kept.is_file():
        path = kept
    if path is None:
        return None
    changes = read_sections(path)
    try:
        game.content(changes)
    except BadContent as error:
        raise BadContent(f"{str(path)!r}: {error}") from None
    return changes


def read_content(game: AnyGame, path: Path | None) -> Content[Any]:
    """The content to play with: the built-in one, or with corrections."""
    content: Content[Any] = game.content(read_changes(game, path))
    return content


def content_of(game: AnyGame, record: Record, path: Path | None) -> Content[Any]:
    """The content a match was played with: what the user names, or else whatever fits of what is here."""
    builtin: Content[Any] = game.content()
    if path is None and game.digest(builtin, record.settings) == record.content:
        return builtin
    return read_content(game, path)


def read_bots(names: str | None) -> list[str]:
    """Bots from ``a,b``, each known: a name, ``module:Class`` or ``file.py:Class``."""
    from tessera.bots.registry import find_bot, resolved

    found = [resolved(name.strip()) for name in names.split(",")] if names is not None else []
    for name in found:
        find_bot(name)
    return found


def seat_count(game: AnyGame, settings: dict[str, str], wanted: int | None, players: int) -> int:
    """How many play: what was asked for, or the fewest that the game allows for so many players."""
    from tessera.kernel.game import BadSetup

    allowed = game.seat_counts(game.read_settings(settings))
    counts = ", ".join(map(str, allowed))
    if wanted is not None and wanted not in allowed:
        raise BadSetup(f"{game.id} is played by {counts}, not by {wanted}")
    fitting = [count for count in allowed if count >= players]
    if not fitting:
        raise BadInput(f"{players} players are too many: {game.id} is played by {counts}")
    return wanted or fitting[0]


def around_the_table(bots: Sequence[str], seats: int) -> list[str]:
    """The bots on the seats: in order, again from the first where there are more seats."""
    if len(bots) > seats:
        raise BadInput(f"--bots names {len(bots)} bots, but there is room for {seats}")
    return [bots[seat % len(bots)] for seat in range(seats)]


def language(wanted: Language | None) -> str:
    """The language asked for, or that of the environment where somebody has written messages in it."""
    if wanted is not None:
        return wanted
    spoken = next((v for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (v := os.environ.get(name))), "")
    return "de" if spoken.startswith("de") else "en"
