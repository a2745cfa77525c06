"""``tessera regold``: old golden matches on new rules.

Before golden matches are renewed, this proves that only their digests (and questions that have become superfluous)
differ: the same answers and the same results of chance must lead to the same events and the same outcome.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tessera.cli.arguments import Settings, read_settings
from tessera.cli.errors import FAILED, BadInput
from tessera.cli.files import read_text

if TYPE_CHECKING:
    from tessera.kernel import Chance, Match

OPENING = re.compile(r"(\w+), rules \S+, (\d+) seats, seed (\d+)")
ASKED = re.compile(r"\d+\. seat (-?\d+) ")
DOES = re.compile(r" {3}does (.*?)(?: {3}chance .*)?")
EVENT = re.compile(r" {3}- (.*)")


def regold(
    files: Annotated[list[Path], typer.Argument(help="Golden records (.json) or playthroughs (.txt).")],
    settings: Settings = None,
) -> None:
    """Play old golden matches on today's rules: same answers, same chance, same events, same outcome?"""
    failed = False
    for path in files:
        try:
            typer.echo(f"{path.name}: {_regolded(path, read_settings(settings))}")
        except Different as difference:
            failed = True
            typer.echo(f"{path.name}: {difference}", err=True)
    if failed:
        raise typer.Exit(FAILED)


class Different(Exception):
    """What an old match comes to on new rules is not what it came to."""


def _regolded(path: Path, settings: dict[str, str]) -> str:
    text = read_text(path)
    return _record(text) if path.suffix == ".json" else _playthrough(text, settings)


def _record(text: str) -> str:
    """A record tells answers, chance and outcome."""
    from tessera.kernel import Match, game
    from tessera.kernel.chance import Scripted
    from tessera.kernel.record import load

    old = load(text)
    chance = Scripted([*old.setup, *[result for move in old.moves for result in move.chance]])
    match = Match(game(old.game), old.seats, chance, old.settings, players=old.players)
    dropped = _answer(match, [(move.seat, move.do) for move in old.moves])
    if chance.left:
        raise Different(f"{len(chance.left)} results of chance were not used")
    if match.state.outcome != old.outcome:
        raise Different(f"ends with {match.state.outcome}, not with {old.outcome}")
    return _summary(match, len(old.moves), dropped)


def _playthrough(text: str, settings: dict[str, str]) -> str:
    """A playthrough tells answers, events and outcome; chance is what its seed gives."""
    from tessera.kernel import Match, Seeded, game
    from tessera.kernel.testing.playthrough import written

    lines = text.splitlines()
    opening = OPENING.fullmatch(lines[0]) if lines else None
    if opening is None:
        raise BadInput("a playthrough begins with the game, its rules, its seats and its seed")
    chance: Chance = Seeded(int(opening[3]))
    match = Match(game(opening[1]), int(opening[2]), chance, settings)
    seats = [int(found[1]) for line in lines if (found := ASKED.match(line))]
    answers = [found[1] for line in lines if (found := DOES.fullmatch(line))]
    dropped = _answer(match, list(zip(seats, answers, strict=True)))
    told = [written(event) for move in match.moves for event in move.events]
    was_told = [found[1] for line in lines if (found := EVENT.fullmatch(line))]
    for number, (event, old) in enumerate(zip(told, was_told, strict=False)):
        if event != old:
            raise Different(f"event {number} is {event!r}, not {old!r}")
    if len(told) != len(was_told):
        raise Different(f"{len(told)} events, not {len(was_told)}")
    over = next(line for line in lines if line.startswith("over "))
    outcome = match.state.outcome
    now = f"over ({outcome.reason}): scores {list(outcome.scores)}, ranks {list(outcome.ranks)}"
    if now != over:
        raise Different(f"ends with {now!r}, not with {over!r}")
    return f"{_summary(match, len(answers), dropped)}, the same {len(told)} events"


def _answer(match: Match[Any], moves: list[tuple[int, str]]) -> int:
    """Give the old answers; those that leave no choice any more are dropped and counted."""
    from tessera.kernel import parse_parts

    dropped = 0
    for seat, do in moves:
        for option in parse_parts(do):
            decision = match.decision(seat)
            if decision is None or option not in decision.options:
                dropped += 1
            else:
                match.answer(seat, option)
    if not match.over:
        decision = match.decision()
        asked = type(decision.step).__name__ if decision is not None else "nothing"
        raise Different(f"is not over after its {len(moves)} answers ({dropped} dropped): {asked} is asked")
    return dropped


def _summary(match: Match[Any], answers: int, dropped: int) -> str:
    return f"{answers} answers, {dropped} no longer asked, {len(match.moves)} moves, the same outcome"
