"""``tessera rules``: which numbered rules are proved by tests."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tessera.cli.arguments import Json
from tessera.cli.errors import FAILED, BadInput

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tessera.kernel import AnyGame
    from tessera.testing.rules import Coverage, Proof, Rule

TESTS = Path("tests")


def rules(
    game_id: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game: an id that `tessera games` lists.")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Every installed game, one line each.")] = False,
    report: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="What pytest --rules-report has written, instead of testing now."),
    ] = None,
    strict: Annotated[bool, typer.Option("--strict", help="Rules without a test are an error too.")] = False,
    json: Json = False,
) -> None:
    """Report which numbered rules are proved by tests."""
    from tessera import kernel
    from tessera.cli.checkout import find_checkout, need_pytest
    from tessera.cli.console import console, write_json

    if every == (game_id is not None):
        raise BadInput("name one game, or give --all for every game")
    games = [kernel.game(each) for each in (kernel.game_ids() if game_id is None else [game_id])]
    root = find_checkout(TESTS)
    need_pytest()
    written = {game.id: rules for game in games if (rules := _written(game, needed=not every)) is not None}
    proofs = _proofs(root, report)
    found = [_coverage(game, written[game.id], proofs) for game in games if game.id in written]
    strays = _strays(proofs) if every else []
    if json:
        write_json(found if every else found[0])
    elif every:
        for each in found:
            print(_line(each))
    else:
        console().print(_table(found[0], written[found[0].game]))
    for rule_id in strays:
        typer.echo(f"unknown: {rule_id} belongs to no game", err=True)
    if strays or any(each.unknown or (strict and each.missing) for each in found):
        raise typer.Exit(FAILED)


def _written(game: AnyGame, needed: bool) -> list[Rule] | None:
    """The numbered rules of a game; None if it has written none down and need not."""
    from tessera.kernel.rulebook import document_of, numbered_rules

    document = document_of(game.package, "rules", "en")
    if document is None:
        if needed:
            raise BadInput(f"{game.id} has no numbered rules: texts/rules.en.md is missing in {game.package}")
        return None
    try:
        return numbered_rules(document)
    except ValueError as error:
        raise BadInput(f"texts/rules.en.md of {game.id}: {error}") from None


def _proofs(root: Path, report: Path | None) -> list[Proof]:
    import msgspec

    from tessera.cli.checkout import run_marked_tests
    from tessera.cli.files import read_text
    from tessera.testing.rules import Proof

    text = run_marked_tests(root) if report is None else read_text(report)
    try:
        return msgspec.json.decode(text, type=list[Proof])
    except msgspec.DecodeError as error:
        raise BadInput(f"{str(report)!r} is not a rules report: {error}") from None


def _coverage(game: AnyGame, written: list[Rule], proofs: list[Proof]) -> Coverage:
    from tessera.testing.rules import coverage

    return coverage(game.id, game.rule_prefix, written, proofs)


def _strays(proofs: list[Proof]) -> list[str]:
    """Ids whose prefix no installed game has."""
    from tessera.kernel import game, game_ids

    prefixes = {game(each).rule_prefix for each in game_ids()}
    marked = {rule_id for proof in proofs for rule_id in proof.rules}
    return sorted(rule_id for rule_id in marked if rule_id.partition("-")[0] not in prefixes)


# --- for people ---------------------------------------------------------------------------------------------


def _line(found: Coverage) -> str:
    parts = [f"{found.tested} of {found.rules} tested", f"{len(found.untestable)} untestable"]
    parts.append(f"{len(found.missing)} missing" + (f" ({_some(found.missing)})" if found.missing else ""))
    if found.unknown:
        parts.append(f"unknown: {', '.join(found.unknown)}")
    return f"{found.game}: {', '.join(parts)}"


def _some(ids: list[str], most: int = 3) -> str:
    return ", ".join(ids[:most]) + (", ..." if len(ids) > most else "")


def _table(found: Coverage, written: list[Rule]) -> RenderableType:
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, min_width=max((len(rule.id) for rule in written), default=0))
    table.add_column(no_wrap=True, min_width=len("untestable"), justify="right")
    table.add_column(no_wrap=True, overflow="ellipsis")
    for rule in written:
        table.add_row(rule.id, *_state(rule, found))
    return Group(table, Text(_line(found), style="bold"))


def _state(rule: Rule, found: Coverage) -> tuple[Any, Any]:
    from rich.text import Text

    tests = len(found.tests.get(rule.id, ()))
    if tests:
        return f"{tests} test{'s' if tests > 1 else ''}", Text(rule.text, style="dim")
    if rule.untestable:
        return Text("untestable", style="dim"), Text(rule.untestable, style="dim")
    return Text("missing", style="bold red"), rule.text
