"""``tessera analyse``: a finished match, where it was decided, and what was luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tessera.cli.arguments import ContentFile, Json, Lang, language
from tessera.cli.errors import BadInput, one_line, stop
from tessera.cli.verify import RecordFile

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from tessera.analysis.findings import Account, Analysis, Phase, Stroke, TurningPoint
    from tessera.bots.reasons import Reason
    from tessera.kernel import Description
    from tessera.text import Catalog

EIGHTHS = "▁▂▃▄▅▆▇█"
WIDEST = 44
"""Columns of a chart."""
FEWEST = 5
"""Decisions before a phase can be somebody's best or worst."""


def analyse(
    file: RecordFile,
    seat: Annotated[
        int | None,
        typer.Option("--seat", min=1, metavar="N", help="What this player could know; else all is open."),
    ] = None,
    deep: Annotated[bool, typer.Option("--deep", help="Look closer: minutes instead of seconds.")] = False,
    lang: Lang = None,
    content: ContentFile = None,
    json: Json = False,
) -> None:
    """Tell where a finished match was decided, what was luck, and how well everybody decided."""
    from tessera import kernel
    from tessera.analysis.findings import DEEP, QUICK
    from tessera.analysis.match import analyse as analysed
    from tessera.cli.arguments import content_of
    from tessera.cli.console import console, write_json
    from tessera.cli.saves import read_record
    from tessera.kernel.match import Diverged
    from tessera.text import Catalog

    record = read_record(file)
    game = kernel.game(record.game)
    if seat is not None and seat > record.seats:
        raise BadInput(f"--seat is a player from 1 to {record.seats}, not {seat}")
    try:
        match = kernel.replay(game, record, content_of(game, record, content))
    except Diverged as error:
        raise stop(f"{str(file)!r} does not replay: {error}") from None
    with _waiting() as tell:
        found = analysed(match, None if seat is None else seat - 1, DEEP if deep else QUICK, tell)
    catalog = Catalog(game, language(lang), [one_line(name) for name in match.players])
    if json:
        import msgspec

        write_json({"players": list(catalog.names), **msgspec.to_builtins(found)})
        return
    out = console()
    name = game.name.get(catalog.lang) or game.name["en"]
    _tell(out, f"{name}, {', '.join(catalog.names)}", found, catalog)


def _waiting() -> Any:
    """A bar on stderr for a person who waits; nothing in a pipe."""
    from contextlib import contextmanager

    from rich.progress import BarColumn, Progress, TimeRemainingColumn

    from tessera.cli.console import console

    @contextmanager
    def shown() -> Any:
        err = console(stderr=True)
        bar = Progress(
            BarColumn(), TimeRemainingColumn(), console=err, disable=not err.is_terminal, transient=True
        )
        with bar:
            task = bar.add_task("analyse", total=None)
            yield lambda done, of: bar.update(task, completed=done, total=of)

    return shown()


# --- the page -----------------------------------------------------------------------------------------------


def _tell(out: Console, title: str, found: Analysis, catalog: Catalog) -> None:
    from rich.text import Text

    say = catalog.say
    out.print(Text(title, style="bold"))
    out.print(say("analyse-open") if found.eyes is None else say("analyse-eyes", seat=found.eyes))
    out.print(
        say("analyse-depth", depth=found.depth, moves=len(found.turns), decisions=len(found.judged)),
        style="dim",
    )
    error = sum([max(turn.errors) for turn in found.turns]) / max(1, len(found.turns))
    for key, body, note in (
        ("analyse-chances", _chart(found, catalog), say("analyse-chances-note", error=_points(error))),
        ("analyse-ledger", _ledger(found, catalog), say("analyse-ledger-note")),
        ("analyse-accuracy-title", _accuracy(found, catalog), say("analyse-accuracy-note")),
    ):
        out.print()
        out.print(Text(say(key), style="bold"))
        out.print(body)
        out.print(note, style="dim")
    out.print()
    out.print(Text(say("analyse-moments"), style="bold"))
    for moment in found.moments:
        _tell_moment(out, moment, catalog)
    if not found.moments:
        out.print(say("analyse-no-moments"))
    out.print()
    out.print(Text(say("analyse-strokes"), style="bold"))
    for stroke in found.strokes:
        _tell_stroke(out, stroke, found, catalog)
    if not found.strokes:
        out.print(say("analyse-no-strokes"))


def _chart(found: Analysis, catalog: Catalog) -> RenderableType:
    """Everybody's chances along the match, one line each."""
    from rich.table import Table

    course = [found.start, *[turn.chances for turn in found.turns]]
    columns = min(WIDEST, len(course))
    picked = [course[round(at * (len(course) - 1) / max(1, columns - 1))] for at in range(columns)]
    some = [course[0], course[len(course) // 3], course[2 * len(course) // 3], course[-1]]
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    for seat in range(found.seats):
        line = "".join([EIGHTHS[min(7, int(told[seat] * 8))] for told in picked])
        table.add_row(catalog.player(seat), line, *[f"{told[seat]:.0%}" for told in some])
    return table


def _ledger(found: Analysis, catalog: Catalog) -> RenderableType:
    def cells(account: Account) -> list[str]:
        return [
            _points(account.expected),
            _signed(account.deal),
            f"{_signed(account.luck)} ±{_points(account.luck_error)}",
            _signed(account.play),
            _points(account.result),
            _points(account.without_luck),
        ]

    heads = ("expected", "deal", "luck", "play", "result", "without-luck")
    return _table(found, catalog, [f"analyse-{head}" for head in heads], cells)


def _accuracy(found: Analysis, catalog: Catalog) -> RenderableType:
    def cells(account: Account) -> list[str]:
        ranked = sorted(
            [phase for phase in _named(account) if phase.decisions >= FEWEST],
            key=lambda phase: -phase.accuracy,
        )
        ends = [_phase(catalog, ranked[0]), _phase(catalog, ranked[-1])] if len(ranked) > 1 else ["–", "–"]
        return [
            str(account.decisions),
            _points(account.loss, 2),
            f"{account.accuracy:.0%}",
            *ends,
        ]

    heads = ("decisions", "lost", "accuracy", "best-phase", "worst-phase")
    return _table(found, catalog, [f"analyse-{head}" for head in heads], cells)


def _named(account: Account) -> list[Phase]:
    """By the phases of the game where it has several, else by early and late."""
    several = [phase for phase in account.phases if phase.decisions >= FEWEST]
    return several if len(several) > 1 else account.times


def _phase(catalog: Catalog, phase: Phase) -> str:
    named = f"{phase.key}.phase" if catalog.has(f"{phase.key}.phase") else f"analyse-phase-{phase.key}"
    return f"{catalog.say(named)} {phase.accuracy:.0%}"


def _table(found: Analysis, catalog: Catalog, heads: Sequence[str], cells: Any) -> RenderableType:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column("")
    for head in heads:
        table.add_column(catalog.say(head), justify="right", overflow="fold")
    for account in found.accounts:
        table.add_row(catalog.player(account.seat), *cells(account))
    return table


def _tell_moment(out: Console, moment: TurningPoint, catalog: Catalog) -> None:
    say = catalog.say
    stage = catalog.description(moment.stage) if moment.stage is not None else ""
    out.print(say("analyse-moment", move=moment.move + 1, stage=stage))
    played, better = (
        words(catalog, moment.played_said, moment.played),
        words(catalog, moment.better_said, moment.better),
    )
    out.print("  " + say("analyse-moment-played", seat=moment.seat, played=played), style="dim")
    loss, error = _points(moment.loss, 1), _points(moment.error, 1)
    out.print("  " + say("analyse-moment-better", loss=loss, error=error, better=better), style="bold")
    for line in in_words(catalog, moment.why):
        out.print("  " + line, style="dim")


def _tell_stroke(out: Console, stroke: Stroke, found: Analysis, catalog: Catalog) -> None:
    did = words(catalog, stroke.said, "")
    out.print(catalog.say("analyse-stroke", move=stroke.move + 1, seat=stroke.seat, did=did))
    for account in found.accounts:
        luck, error = stroke.luck[account.seat], stroke.errors[account.seat]
        worth = catalog.say(
            "analyse-stroke-worth", points=_signed(luck), seat=account.seat, error=_points(error)
        )
        out.print("  " + worth, style="dim")


def words(catalog: Catalog, said: Sequence[Description], notation: str) -> str:
    """An answer in words, part by part, or in notation where there are none."""
    known = [catalog.description(part) for part in said if catalog.has(part.key)]
    return ", ".join(known) or notation


def in_words(catalog: Catalog, why: Sequence[Reason]) -> list[str]:
    """What the best answer has more of than another one, and less."""
    more = [catalog.say(f"term-{each.term}") for each in why if each.gain > 0]
    less = [catalog.say(f"term-{each.term}") for each in why if each.gain < 0]
    lines = [catalog.say("puzzles-more", terms=", ".join(more))] if more else []
    return lines + ([catalog.say("puzzles-less", terms=", ".join(less))] if less else [])


def _points(share: float, digits: int = 0) -> str:
    """A share in points of 100."""
    return f"{round(share * 100, digits) + 0.0:.{digits}f}"


def _signed(share: float) -> str:
    return f"{round(share * 100) + 0:+d}"
