"""``tessera lab observations``: what stands where in the arrays that a game is seen by."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tessera.cli.arguments import GameId
from tessera.cli.lab.common import Seats, need_lab

if TYPE_CHECKING:
    from tessera.lab.arrays import Encoder

LATER = re.compile(r"\[[1-9]\d*\]")


def observations(
    game_id: GameId,
    seats: Seats = None,
    learn: Annotated[
        int, typer.Option("--learn", min=0, metavar="N", help="Learn the layout anew from so many matches.")
    ] = 0,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write a layout that is learned.")
    ] = None,
    page: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the page about it.")] = None,
) -> None:
    """Print what stands where in an observation, or learn it anew."""
    need_lab()
    import msgspec

    from tessera import kernel
    from tessera.cli.files import write_whole
    from tessera.lab.arrays import Encoder
    from tessera.lab.layout import layout_of, learned

    game = kernel.game(game_id)
    layout = learned(game, learn) if learn else layout_of(game)
    if write is not None:
        write_whole(write, msgspec.json.format(msgspec.json.encode(layout), indent=1).decode() + "\n")
    encoder = Encoder(game, seats or 2, layout)
    if page is not None:
        write_whole(page, "\n".join(page_of(encoder)) + "\n")
    for line in table_of(encoder):
        print(line)
    print(f"{game_id}: {encoder.size} numbers for {encoder.seats} seats")


def page_of(encoder: Encoder) -> Iterator[str]:
    """The page about the observations of a game."""
    game = encoder.game
    yield f"# What a seat sees of {game.name['en']}, as numbers"
    yield ""
    yield f"Written by `tessera lab observations {game.id} --page`. An array of {encoder.size} numbers for"
    yield f"{encoder.seats} seats, made from the seat's view and from nothing else. Of rows whose parts are alike the"
    yield "first is listed; what there is for every seat begins with the seat that looks. Numbers are on a logarithmic"
    yield "scale, sets and cards are not."
    yield ""
    yield from table_of(encoder)


def table_of(encoder: Encoder) -> Iterator[str]:
    """One line for every part; of rows whose parts are alike, the first part and how many there are."""
    parts = encoder.layout()
    alike: dict[str, int] = {}
    for _, _, name, _ in parts:
        first = LATER.sub("[0]", name)
        alike[first] = alike.get(first, 0) + 1
    yield "| from | numbers | what | how |"
    yield "| ---: | ---: | --- | --- |"
    for at, size, name, kind in parts:
        if not LATER.search(name):
            times = f"{alike[name]} × {size}" if alike[name] > 1 else f"{size}"
            yield f"| {at} | {times} | `{name}` | {kind} |"
