"""``tessera lab balance``: what wins, and how surely that is known."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tessera.cli.arguments import (
    ContentFile,
    GameId,
    Json,
    Lang,
    Settings,
    around_the_table,
    language,
    read_bots,
    read_changes,
    read_settings,
)
from tessera.cli.errors import INTERRUPTED
from tessera.cli.lab.common import (
    Address,
    Bots,
    Executors,
    Folder,
    Seats,
    Seed,
    Workers,
    chosen_executor,
    lab_seats,
    need_lab,
    progress,
)

if TYPE_CHECKING:
    from tessera.lab.balance import Balance


def balance(
    game_id: GameId,
    out: Folder,
    n: Annotated[int, typer.Option("-n", "--deals", min=2, metavar="N", help="How many deals.")] = 500,
    bots: Bots = "heuristic",
    seats: Seats = None,
    seed: Seed = 0,
    option: Settings = None,
    content: ContentFile = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The page; by default balance.html in the run.")
    ] = None,
    lang: Lang = None,
    workers: Workers = None,
    executor: Executors = "processes",
    address: Address = None,
    json: Json = False,
) -> None:
    """Play deals, and write a page on what wins: seats, civilizations, cards, openings, with intervals."""
    need_lab()
    from tessera import kernel
    from tessera.cli.console import console, write_json
    from tessera.cli.files import write_whole
    from tessera.lab.balance import balance as experiment_of
    from tessera.lab.balance import judge
    from tessera.lab.page import balance_page
    from tessera.lab.run import Run

    game = kernel.game(game_id)
    settings, named = read_settings(option), read_bots(bots)
    count = lab_seats(game, settings, seats, named)
    table = around_the_table(named, count)
    run = Run.begin(out, experiment_of(game_id, table, seed, settings, read_changes(game, content)))
    with progress(n - len(run.deals(0)), count) as tell:
        complete = run.play(run.blocks(n), chosen_executor(executor, workers, address), tell)
    found = judge(run)
    page = html or out / "balance.html"
    write_whole(page, balance_page(found, language(lang)))
    if json:
        write_json(found)
    else:
        console().print(_told(found, page))
    if not complete:
        raise typer.Exit(INTERRUPTED)


def _told(found: Balance, page: Path) -> str:
    sure = [each for effects in found.groups.values() for each in effects if each.sure]
    looked = sum([len(effects) for effects in found.groups.values()])
    best = sorted(sure, key=lambda each: -abs(each.adjusted - 1 / found.seats))[:5]
    lines = [
        f"{found.game}: {found.matches} matches; {len(sure)} of {looked} things stand out",
        *[
            f"  {each.what}: {each.adjusted:.1%} ({each.adjusted_low:.1%} – {each.adjusted_high:.1%})"
            for each in best
        ],
        f"intervals are {found.narrower:.0%} narrower with the luck taken off",
        f"page: {page}",
    ]
    return "\n".join(lines)
