"""``tessera check``, ``renew`` and ``adopt``: the test kit for an installed game, and its golden matches."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tessera.cli.arguments import GameId
from tessera.cli.errors import FAILED, BadInput
from tessera.cli.files import read_text, write_whole

if TYPE_CHECKING:
    from tessera.testing import Suite

Kit = Annotated[
    Path | None,
    typer.Option(
        "--kit", metavar="FILE", help="The game's test_kit.py; by default that of the folder you are in."
    ),
]


def check(game_id: GameId, kit: Kit = None) -> None:
    """Prove that a game keeps the laws, ends, speaks and is covered; list what is missing."""
    from tessera.testing.report import sections

    failed = 0
    for section in sections(_kit(game_id, kit)):
        failed += len(section.problems)
        state = f"{len(section.problems)} to mend" if section.problems else "ok"
        typer.echo(f"{section.title}: {state}{f' ({section.note})' if section.note else ''}")
        for problem in section.problems:
            typer.echo(f"  {problem}")
    if failed:
        raise typer.Exit(FAILED)


def renew(
    game_id: GameId,
    kit: Kit = None,
    tries: Annotated[int, typer.Option(min=0, help="Further matches to find endings that none had.")] = 20,
    numbers: Annotated[
        bool, typer.Option("--numbers", help="Only write components.json anew; compare it with the box.")
    ] = False,
) -> None:
    """Play the golden matches of a game anew, after its rules or its content have changed."""
    from tessera.testing import components, golden

    suite = _kit(game_id, kit)
    if numbers:
        file = suite.folder / components.FILE
        write_whole(file, components.dump(components.written(suite.trial.game)))
        typer.echo(f"{file}: look at the difference")
        return
    for line in golden.renew(suite.trial, suite.records, tries):
        typer.echo(line)


def adopt(
    record: Annotated[Path, typer.Argument(help="A finished match, as `replay` and the table write it.")],
    name: Annotated[str, typer.Option(help="What to call it; by default like the file.")] = "",
    kit: Kit = None,
) -> None:
    """Take a finished match into the test suite, and say what it covers that no record did."""
    from tessera.kernel.record import load
    from tessera.testing import golden

    text = load(read_text(record))
    suite = _kit(text.game, kit)
    news = golden.adopt(suite.trial, text, suite.records, name or record.stem)
    typer.echo(f"{suite.records / f'{name or record.stem}.json'}: {len(text.moves)} moves")
    for what, names in news.items():
        typer.echo(f"  new {what}: {', '.join(names)}")
    if not news:
        typer.echo("  covers nothing that other records do not")


def _kit(game_id: str, path: Path | None) -> type[Suite]:
    """The game's own tests of the kit, or the plain kit."""
    import sys

    from tessera.cli.checkout import need_pytest
    from tessera.kernel import game

    found = game(game_id)
    need_pytest()
    from tessera.testing.report import NoKit, find_kit, load_kit, plain_kit

    here = Path.cwd()
    sys.path.insert(0, str(here))  # where a game's tests import each other from
    if path is None:
        return find_kit(found, here) or plain_kit(found, here / "tests")
    try:
        return load_kit(found, path)
    except (NoKit, OSError) as error:
        raise BadInput(str(error)) from None
