"""``tessera lab actions``: the numbers of a game's actions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tessera.cli.arguments import GameId
from tessera.cli.lab.common import need_lab

if TYPE_CHECKING:
    from tessera.kernel import AnyGame, Option


def actions(
    game_id: GameId,
    n: Annotated[int, typer.Option("-n", "--games", metavar="N", help="Look at so many matches.")] = 0,
    record: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="Look at a record; may be repeated.")
    ] = None,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the shapes, the forgotten ones at the end.")
    ] = None,
) -> None:
    """Print the shapes of a game's actions, and which of those that matches offer are forgotten."""
    need_lab()
    import msgspec

    from tessera import kernel
    from tessera.cli.files import write_whole
    from tessera.lab.space import ActionSpace, OutsideSpace, forgotten, read_shapes

    game = kernel.game(game_id)
    try:
        shapes = read_shapes(game_id)
    except OutsideSpace:
        shapes = []
    more = forgotten(game, shapes, _offered(game, n, record or []))
    space = ActionSpace(game, [*shapes, *more])
    if write is not None:
        lines = ",\n".join([f"  {msgspec.json.encode(shape).decode()}" for shape in space.shapes])
        write_whole(write, f"[\n{lines}\n]\n")
    for shape in space.shapes:
        print(" ".join(shape))
    print(
        f"{game_id}: {space.size} actions of {len(space.shapes)} shapes, {len(more)} of them were forgotten"
    )


def _offered(game: AnyGame, matches: int, records: list[Path]) -> Iterator[Option]:
    """Every option that some matches offer: random ones at all kinds of tables, and recorded ones."""
    from tessera.cli.files import read_text
    from tessera.kernel import answer, ask
    from tessera.kernel.match import replay
    from tessera.kernel.record import load
    from tessera.lab.wander import wander

    for _, decision in wander(game, matches, "actions"):
        yield from decision.options
    for path in records:
        record = load(read_text(path))
        match = replay(game, record)
        for number, move in enumerate(match.moves):
            s = match.at(number)
            for seat in range(record.seats):
                if (asked := ask(s, seat)) is not None:
                    yield from asked.options
            for part in move.answers[0][:-1] if len(move.answers) == 1 else ():
                following = answer(s, move.seat, part)
                yield from following.options if following is not None else ()
