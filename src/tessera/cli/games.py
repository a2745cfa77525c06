"""``tessera games``: what can be played here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tessera.cli.arguments import Json, Lang, language

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tessera.kernel import AnyGame


def games(lang: Lang = None, json: Json = False) -> None:
    """List the installed games with their settings."""
    from tessera.cli.console import console, write_json
    from tessera.kernel import game, game_ids

    found = [game(game_id) for game_id in game_ids()]
    if json:
        write_json([_facts(each) for each in found])
        return
    out = console()
    for number, each in enumerate(found):
        if number:
            out.print()
        out.print(_card(each, language(lang)))
    if not found:
        out.print("No game is installed.")


def _facts(game: AnyGame) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": dict(game.name),
        "seats": list(game.seats),
        "rules_version": game.rules_version,
        "settings": [
            {
                "key": setting.key,
                "default": setting.default,
                "values": list(setting.values),
                "rule": setting.rule,
                "seats": list(setting.seats),
                "among": list(setting.among),
            }
            for setting in game.settings
        ],
        "sources": dict(game.sources()),
    }


def _card(game: AnyGame, lang: str) -> RenderableType:
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    from tessera.text import Catalog

    catalog = Catalog(game, lang)
    title = Text.assemble((game.name.get(lang) or game.name["en"], "bold"), f"  {game.id}")
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_column(no_wrap=True)
    facts.add_column()
    facts.add_row("  " + catalog.say("games-seats"), ", ".join(map(str, game.seats)))
    facts.add_row("  " + catalog.say("games-rules"), game.rules_version)
    for number, setting in enumerate(game.settings):
        values = ", ".join(_value(value) for value in setting.values) or " ".join(setting.among)
        meaning = f"{catalog.word('setting', setting.key)} ({values})"
        label = catalog.say("games-settings") if number == 0 else ""
        facts.add_row(
            "  " + label, Text.assemble(f"{setting.key}={_value(setting.default)}", ("  " + meaning, "dim"))
        )
    sources = game.sources()
    if sources:
        counted = ", ".join(f"{catalog.word('source', source)} {count}" for source, count in sources.items())
        facts.add_row("  " + catalog.say("games-sources"), counted)
    return Group(title, facts)


def _value(value: object) -> str:
    return str(value).lower()
