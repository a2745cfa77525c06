"""``tessera regold``: old golden matches on new rules.

Before golden matches are renewed, this proves that only their digests (and questions that leave no choice) differ: the
same answers and the same results of chance must lead to the same events and the same outcome. A question that has
become superfluous is dropped; one that is asked today although there is one answer to it is answered.

An answer may be written differently now: its arguments may have become parts (``take 2 1`` is ``take 2 / for 1``), a
part may come before it (``go 17`` is ``tile 1 / go 17``), or its verb was renamed (``--renamed go-on=stop``).

With ``--write`` those that came to the same are written down as they come about now: the same match with today's
digests. That is much faster than playing it anew, and the only way for matches of people.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from tessera.cli.arguments import Settings, read_settings
from tessera.cli.errors import FAILED, BadInput, is_expected
from tessera.cli.files import read_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from tessera.kernel import Chance, Match, Option

Renamed = Annotated[
    list[str] | None, typer.Option("--renamed", help="A verb that is another now: OLD=NEW. May be repeated.")
]

Write = Annotated[
    bool, typer.Option("--write", help="Write those that come to the same anew, with today's digests.")
]

ASKED = re.compile(r"\d+\. seat (-?\d+) ")
DOES = re.compile(r" {3}does (.*?)(?: {3}chance .*)?")
EVENT = re.compile(r" {3}- (.*)")


def regold(
    files: Annotated[list[Path], typer.Argument(help="Golden records (.json) or playthroughs (.txt).")],
    settings: Settings = None,
    renamed: Renamed = None,
    write: Write = False,
) -> None:
    """Play old golden matches on today's rules: same answers, same chance, same events, same outcome?"""
    words = dict([_pair(word) for word in renamed or ()])
    failed = False
    for path in files:
        try:
            told, anew = _regolded(path, read_settings(settings), words)
            typer.echo(f"{path.name}: {told}")
            if write:
                path.write_text(anew(), encoding="utf-8", newline="\n")
        except Different as difference:
            failed = True
            typer.echo(f"{path.name}: {difference}", err=True)
        except Exception as error:  # rules and content that do not fit may fail in any way
            if is_expected(error):
                raise
            failed = True
            what = str(error) or type(error).__name__
            typer.echo(f"{path.name}: cannot be played with today's rules and content: {what}", err=True)
    if failed:
        raise typer.Exit(FAILED)


class Different(Exception):
    """What an old match comes to on new rules is not what it came to."""


def _pair(word: str) -> tuple[str, str]:
    old, equals, new = word.partition("=")
    if not equals:
        raise BadInput(f"a renamed verb is written OLD=NEW, not {word!r}")
    return old, new


Regolded = tuple[str, "Callable[[], str]"]
"""What an old match came to, and how it is written today."""


def _regolded(path: Path, settings: dict[str, str], words: dict[str, str]) -> Regolded:
    text = read_text(path)
    return _record(text, words) if path.suffix == ".json" else _playthrough(text, settings, words)


def _record(text: str, words: dict[str, str]) -> Regolded:
    """A record tells answers, chance and outcome."""
    from msgspec import structs

    from tessera.kernel import Match, game
    from tessera.kernel.chance import Scripted
    from tessera.kernel.record import dump, load
    from tessera.testing.golden import compact

    old = load(text)
    chance = Scripted([*old.setup, *[result for move in old.moves for result in move.chance]])
    match = Match(game(old.game), old.seats, chance, old.settings, players=old.players)
    given = _answer(match, [(move.seat, move.do) for move in old.moves], words)
    if chance.left:
        raise Different(f"{len(chance.left)} results of chance were not used")
    if match.state.outcome != old.outcome:
        raise Different(f"ends with {match.state.outcome}, not with {old.outcome}")
    now = match.record()
    proven = structs.replace(now, commitment=old.commitment, key=old.key, jumps=old.jumps)
    if len(proven.moves) == len(old.moves):  # with as many digests as it had
        moves = zip(proven.moves, old.moves, strict=True)
        kept = [move if before.digest else structs.replace(move, digest="") for move, before in moves]
        proven = structs.replace(proven, moves=tuple(kept))
    elif not all(move.digest for move in old.moves):
        proven = compact(proven)
    return _summary(match, len(old.moves), given), lambda: dump(proven)


def _playthrough(text: str, settings: dict[str, str], words: dict[str, str]) -> Regolded:
    """A playthrough tells answers, events and outcome; chance is what its seed gives."""
    from tessera.kernel import Match, Seeded, game
    from tessera.testing.golden import played_again
    from tessera.testing.playthrough import OPENING, settings_of, written

    lines = text.splitlines()
    opening = OPENING.fullmatch(lines[0]) if lines else None
    if opening is None:
        raise BadInput("a playthrough begins with the game, its rules, its seats and its seed")
    chance: Chance = Seeded(int(opening[3]))
    match = Match(game(opening[1]), int(opening[2]), chance, settings_of(opening) | settings)
    seats = [int(found[1]) for line in lines if (found := ASKED.match(line))]
    answers = [found[1] for line in lines if (found := DOES.fullmatch(line))]
    given = _answer(match, list(zip(seats, answers, strict=True)), words)
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
    summary = f"{_summary(match, len(answers), given)}, the same {len(told)} events"
    return summary, lambda: played_again(match.game, text)


class Given(NamedTuple):
    """How many of the old answers are not asked for today, and how many questions without a choice are asked anew."""

    dropped: int
    added: int


def _answer(match: Match[Any], moves: list[tuple[int, str]], words: dict[str, str]) -> Given:
    """Give the old answers; those that leave no choice any more are dropped and counted."""
    from tessera.kernel.option import parse_answers

    dropped = added = 0
    for seat, do in moves:
        answers = [
            [(words.get(str(verb), verb), *rest) for verb, *rest in parts] for parts in parse_answers(do)
        ]
        added += _without_a_choice(match, seat, answers[0][0])
        window = match.window()
        givers = [question.seat for question in window.questions] if window is not None else [seat]
        if len(givers) != len(answers):
            raise Different(f"{do!r} answers {len(answers)} questions, but {len(givers)} are asked")
        for giver, answer in zip(givers, answers, strict=True):
            for option in answer:
                parts = as_given_now(match, giver, option)
                dropped += not parts
                for part in parts:
                    decision = match.decision(giver)
                    if decision is not None and part in decision.options:  # else it was left without a choice
                        match.answer(giver, part)
    added += _without_a_choice(match, None, ())
    if not match.over:
        decision = match.decision()
        asked = type(decision.step).__name__ if decision is not None else "nothing"
        raise Different(f"is not over after its {len(moves)} answers ({dropped} dropped): {asked} is asked")
    return Given(dropped, added)


def _without_a_choice(match: Match[Any], seat: int | None, following: Option) -> int:
    """Answer what was not asked then and has one answer, until the old answer is asked for; how many there were."""
    added = 0
    while (
        match.window() is None and (decision := match.decision()) is not None and len(decision.options) == 1
    ):
        if decision.seat == seat and as_given_now(match, seat, following):
            break
        match.answer(decision.seat, decision.options[0])
        added += 1
    return added


def as_given_now(match: Match[Any], seat: int, old: Option) -> list[Option]:
    """An old answer as it is given now; nothing if it is not asked for."""
    decision = match.decision(seat)
    if decision is None:
        return []
    if old in decision.options:
        return [old]
    for first in decision.options:
        if len(first) > 1 and first == old[: len(first)]:
            return [first, *_rest(match, seat, first, old[len(first) :])]
    before = [first for first in decision.options if old in _following(match, seat, first)]
    return [before[0], old] if len(before) == 1 and len(old) > 1 else []


def _rest(match: Match[Any], seat: int, first: Option, arguments: Option) -> list[Option]:
    """The part that says the other arguments of an old answer, if it leaves a choice."""
    return [part for part in _following(match, seat, first) if part[1:] == arguments]


def _following(match: Match[Any], seat: int, first: Option) -> list[Option]:
    """What could follow a part, or does follow it without a choice."""
    from tessera.kernel import Compose, Decision, follow_up

    following = follow_up(match.state, seat, [first])
    if isinstance(following, Decision):
        return following.options
    decision = match.decision(seat)
    if decision is None or not isinstance(decision.step, Compose):
        return []
    grown, _ = decision.step.grown(match.state, first)
    return list(grown.chosen[len(decision.step.chosen) + 1 :])


def _summary(match: Match[Any], answers: int, given: Given) -> str:
    anew = f", {given.added} asked anew" if given.added else ""
    return f"{answers} answers, {given.dropped} no longer asked{anew}, {len(match.moves)} moves, the same outcome"
