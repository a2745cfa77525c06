"""``tessera lab compare``: does this change anything?"""

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
from tessera.cli.errors import INTERRUPTED, BadInput
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
    from rich.console import RenderableType

    from tessera.lab.compare import Comparison, Difference

WORDS = {
    "length": "answers per match",
    "choices": "options per answer",
    "best-score": "best score",
    "spread": "first to last",
    "first-seat": "first seat wins",
}
VERDICTS = {"open": "open", "first": "more", "second": "less", "equal": "no difference"}
SURE = 0.05
MOST_SHOWN = 12


def compare(
    game_id: GameId,
    out: Folder,
    variant: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="NAME=VALUE", help="A setting of the variant; may be repeated."),
    ] = None,
    variant_content: Annotated[
        Path | None, typer.Option("--with-content", metavar="FILE", help="Component values of the variant.")
    ] = None,
    n: Annotated[
        int, typer.Option("-n", "--deals", min=1, metavar="N", help="At most so many deals.")
    ] = 1000,
    bots: Bots = "heuristic",
    seats: Seats = None,
    seed: Seed = 0,
    option: Settings = None,
    content: ContentFile = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Tell it on a page, in words and pictures.")
    ] = None,
    lang: Lang = None,
    workers: Workers = None,
    executor: Executors = "processes",
    address: Address = None,
    json: Json = False,
) -> None:
    """Play two rules on the same deals, and tell what the change changes. (Two bots: `tessera lab ladder`.)"""
    need_lab()
    from tessera import kernel
    from tessera.cli.console import console, write_json
    from tessera.lab.compare import Trial, comparison
    from tessera.lab.experiment import Arm
    from tessera.lab.run import Run

    if not variant and variant_content is None:
        raise BadInput("say what the variant is: --with NAME=VALUE or --with-content FILE")
    game = kernel.game(game_id)
    settings, named = read_settings(option), read_bots(bots)
    count = lab_seats(game, settings, seats, named)
    changes = read_changes(game, content) or {}
    changed = read_changes(game, variant_content) or {} if variant_content is not None else changes
    other = settings | read_settings(variant)
    title = " ".join([*(variant or ()), *([variant_content.name] if variant_content else [])])
    experiment = comparison(
        game_id,
        tuple(around_the_table(named, count)),
        seed,
        Arm((), settings, changes, "as it is"),
        Arm((), other, changed, title),
    )
    run = Run.begin(out, experiment)
    trial = Trial(run)
    with progress(2 * n - len(run.deals(0)) - len(run.deals(1)), count) as tell:
        complete = trial.play(n, chosen_executor(executor, workers, address), tell)
    report = trial.report()
    if html is not None:
        from tessera.cli.files import write_whole
        from tessera.lab.page import compare_page

        write_whole(html, compare_page(report, language(lang)))
    if json:
        write_json(report)
    else:
        console().print(_table(report))
    if not complete:
        raise typer.Exit(INTERRUPTED)


def _table(report: Comparison) -> RenderableType:
    from rich.console import Group
    from rich.text import Text

    head = f"{report.game}, {report.names[1]}: {report.deals} deals, {report.matches} matches"
    if report.identical:
        return Group(Text(head, style="bold"), Text("Nothing changed: every match went the same way."))
    measures = [(WORDS[each.what], each, VERDICTS[each.verdict]) for each in report.measures]
    sure = [each for each in report.held if each.p < SURE]
    strongest = sorted(sure, key=lambda each: each.p)[:MOST_SHOWN]
    held = [(each.what, each, f"p = {each.p:.3f}") for each in strongest]
    told = f"Held at the end: {len(sure)} of {len(report.held)} components differ (corrected for many)."
    shown = [Text(head, style="bold"), Text(), _rows(report, measures), Text(), Text(told)]
    return Group(*shown, *([_rows(report, held)] if held else []))


def _rows(report: Comparison, rows: list[tuple[str, Difference, str]]) -> RenderableType:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for title in ("", report.names[0], "variant", "difference", "95 %", ""):
        table.add_column(title, justify="left" if not title else "right")
    for name, each, verdict in rows:
        interval = f"{each.low:+.2f} – {each.high:+.2f}"
        table.add_row(
            name, f"{each.first:.2f}", f"{each.second:.2f}", f"{each.difference:+.2f}", interval, verdict
        )
    return table
