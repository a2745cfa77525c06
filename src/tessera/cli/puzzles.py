"""``tessera puzzles``: what is best here? A puzzle in the terminal, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tessera.cli.arguments import GameId, Lang, language
from tessera.cli.errors import BadInput

if TYPE_CHECKING:
    from rich.console import Console

    from tessera.analysis.puzzles import Posed
    from tessera.kernel import AnyGame
    from tessera.kernel.option import Answer
    from tessera.text import Catalog


def puzzles(
    game_id: GameId,
    puzzle: Annotated[
        str | None,
        typer.Argument(metavar="[PUZZLE]", help="Its name; by default that of the day, then others."),
    ] = None,
    theme: Annotated[str, typer.Option("--theme", metavar="THEME", help="Only those about this.")] = "",
    lang: Lang = None,
) -> None:
    """Solve puzzles: positions from matches in which one answer is clearly best."""
    from tessera import kernel
    from tessera.cli.console import console
    from tessera.text import Catalog

    game = kernel.game(game_id)
    ids = [puzzle] if puzzle is not None else _in_turn(game, theme)
    out, solved, tried = console(), 0, 0
    for puzzle_id in ids:
        posed = _posed(game, puzzle_id)
        names = [str(seat + 1) for seat in range(posed.position.seats)]
        catalog = Catalog(game, language(lang), names, reader=posed.seat)
        answer = _asked(out, catalog, posed)
        if answer is None:
            break
        tried += 1
        solved += _told(out, catalog, posed, answer)
    if tried > 1:
        out.print(Catalog(game, language(lang)).say("puzzles-tally", solved=solved, tried=tried))


def _in_turn(game: AnyGame, theme: str) -> list[str]:
    """That of today first, then the others from easy to hard."""
    from datetime import UTC, datetime

    from tessera.analysis.puzzles import of_the_day, today_of

    daily = of_the_day(game, datetime.now(UTC).date())
    there = today_of(game)
    if daily is None:
        raise BadInput(f"{game.id} has no puzzles under these rules: tessera lab puzzles {game.id} --renew")
    if not theme:
        others = [each for each in there if each != daily]
        return [daily, *sorted(others, key=lambda each: (_posed(game, each).puzzle.level, each))]
    found = [each for each in there if _posed(game, each).puzzle.theme == theme]
    if not found:
        known = sorted({_posed(game, each).puzzle.theme for each in there})
        raise BadInput(f"no puzzle of {game.id} is about {theme!r}; there are: {', '.join(known)}")
    return found


def _posed(game: AnyGame, puzzle_id: str) -> Posed:
    from tessera.analysis.puzzles import Stale, posed, texts_of

    text = texts_of(game).get(puzzle_id)
    if text is None:
        raise BadInput(f"{game.id} has no puzzle {puzzle_id!r}")
    try:
        return posed(game, puzzle_id, text)
    except Stale as stale:
        raise BadInput(str(stale)) from None


def _asked(out: Console, catalog: Catalog, posed: Posed) -> Answer | None:
    """Show the position as the seat sees it, and read an answer, part after part; nothing if somebody leaves."""
    from tessera.cli.screen import question, render_table
    from tessera.kernel import Refusal, listed, notation_of
    from tessera.kernel.engine import ask, follow_up
    from tessera.kernel.option import BadNotation, Option, parse_parts

    game, position, seat = posed.game, posed.position, posed.seat
    decision, parts = ask(position, seat), tuple[Option, ...]()
    assert decision is not None
    out.print()
    out.print(render_table(game, game.view(position, seat), position.content, catalog, seat, out.width))
    theme, level = catalog.say(f"theme-{posed.puzzle.theme}"), posed.puzzle.level
    out.print(catalog.say("puzzles-title", id=posed.id, theme=theme, level=level), style="bold")
    while True:
        out.print(question(decision, position, catalog, out.width))
        try:
            line = input("> ").strip()
        except EOFError:
            return None
        options = listed(decision.options)
        if line in ("quit", "q"):
            return None
        try:
            more = (
                (options[int(line) - 1],)
                if line.isdecimal() and 0 < int(line) <= len(options)
                else parse_parts(line)
            )
        except BadNotation:
            out.print(catalog.say("play-not-understood"))
            continue
        following = follow_up(position, seat, (*parts, *more))
        if isinstance(following, Refusal):
            out.print(catalog.refusal(following) if following.key else notation_of(more))
            continue
        parts = (*parts, *more)
        if following is None:
            return parts
        decision = following


def _told(out: Console, catalog: Catalog, posed: Posed, answer: Answer) -> bool:
    """Whether an answer is best, what it loses and why, and the solution."""
    from tessera.analysis.judging import said
    from tessera.analysis.puzzles import verdict
    from tessera.cli.analyse import in_words, words
    from tessera.kernel import notation_of

    found, best = verdict(posed, answer), posed.puzzle.solutions[0]
    if found.solved:
        out.print(catalog.say("puzzles-solved"), style="bold")
    else:
        loss, error = f"{found.loss * 100:.0f}", f"{found.error * 100:.0f}"
        out.print(catalog.say("puzzles-wrong", loss=loss, error=error), style="bold")
        better = words(catalog, said(posed.position, posed.seat, best), notation_of(best))
        out.print(catalog.say("puzzles-better", better=better))
    for line in in_words(catalog, found.why):
        out.print(line)
    return found.solved
