"""``tessera number``: new components get their numbers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tessera.cli.errors import BadInput
from tessera.cli.files import write_whole

if TYPE_CHECKING:
    from tessera.kernel.numbers import Block


def number(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game whose components are numbered.")],
) -> None:
    """Write down the numbers of new components of a game, and of what other packages add to it."""
    from tessera.kernel import game

    for block in game(game_id).number_blocks():
        _write(block)


def _write(block: Block) -> None:
    from tessera.kernel.numbers import FILE, by_number, read_numbers, written
    from tessera.kernel.resources import folder_of

    known = read_numbers(block.owner)
    new = [(element, number) for element, number in by_number(block.numbers) if element not in known]
    if not new:
        typer.echo(f"{block.owner}: all {len(known)} components have numbers")
        return
    folder = folder_of(block.owner)
    if not isinstance(folder, Path):
        raise BadInput(f"the folder of {block.owner} cannot be written to")
    write_whole(folder / FILE, written(block.numbers))
    for element, its in new:
        typer.echo(f"{block.owner}: {element} is {its}")
