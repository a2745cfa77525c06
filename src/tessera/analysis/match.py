"""A finished match looked at move by move, in portions that can be made anywhere and in any order.

What is found depends on the record, the depth and whose eyes it is seen through, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import structs

from tessera.analysis.accounts import accounts_of
from tessera.analysis.chances import NoChances
from tessera.analysis.findings import (
    QUICK,
    VERSION,
    Analysis,
    Depth,
    Judged,
    Portion,
    Shares,
    Stroke,
    Turn,
    TurningPoint,
)
from tessera.analysis.judging import SURELY, Judge, decided, said
from tessera.analysis.lens import Lens
from tessera.analysis.luck import expected, expected_of_deals
from tessera.kernel import Match, Scripted
from tessera.kernel.engine import give
from tessera.kernel.match import Played, givers

MOMENTS = 5
PORTION = 40
"""Moves that are looked at in one go."""

Progress = Callable[[int, int], None]
"""Is told how many portions are done, of how many."""


class Unfinished(ValueError):
    """A match that goes on is not analysed: it would be a help."""


class Passage(NamedTuple):
    """A move, with the positions before and after it."""

    number: int
    move: Played
    before: Any
    after: Any


def passages(match: Match[Any], first: int, last: int) -> Iterator[Passage]:
    """The moves from one number up to another, each with where it led; the positions are the reader's to keep."""
    before = match.at(first)
    for number in range(first, last):
        move, after = match.moves[number], before.clone()
        after.chance = Scripted(move.chance)
        for giver, option in givers(after, move.seat, move.answers):
            give(after, giver, option)
        yield Passage(number, move, before, after)
        before = after


def portions(match: Match[Any]) -> list[range]:
    """A match cut into what is looked at in one go."""
    moves = len(match.moves)
    return [range(first, min(moves, first + PORTION)) for first in range(0, moves, PORTION)]


def analyse(
    match: Match[Any],
    eyes: int | None = None,
    depth: Depth = QUICK,
    progress: Progress = lambda done, of: None,
) -> Analysis:
    """The whole of it, here and now."""
    refuse_unfinished(match)
    pieces = portions(match)
    done = []
    for number, piece in enumerate(pieces):
        progress(number, len(pieces) + 1)
        done.append(portion(match, piece.start, piece.stop, eyes, depth))
    progress(len(pieces), len(pieces) + 1)
    return conclusion(match, done, eyes, depth)


def refuse_unfinished(match: Match[Any]) -> None:
    if not match.over:
        raise Unfinished("a match is analysed when it is over")
    if match.state.seats < 2:
        raise NoChances("who plays alone has no rivals whose chances could be compared")


def portion(match: Match[Any], first: int, last: int, eyes: int | None, depth: Depth) -> Portion:
    """Some moves of a match."""
    return read(match.game, list(passages(match, first, last)), eyes, depth)


def read(game: Any, moves: Sequence[Passage], eyes: int | None, depth: Depth) -> Portion:
    """What there is to say of some moves in a row, from their positions."""
    lens, judge = Lens(game, eyes, depth.dealt), Judge(game, depth)
    turns: list[Turn] = []
    judged: list[Judged] = []
    for number, move, before, after in moves:
        turns.append(_turn(lens, depth, Passage(number, move, before, after)))
        for seat, played in decided(before, move):
            if eyes in (None, seat) and (found := judge.judged(before, number, seat, played)) is not None:
                judged.append(found)
    return Portion(moves[0].number if moves else 0, turns, judged)


def _turn(lens: Lens, depth: Depth, passage: Passage) -> Turn:
    number, move, before, after = passage
    told = lens.chances(after, number + 1)
    luck: Shares = ()
    luck_error: Shares = ()
    if move.chance and lens.eyes in (
        None,
        move.seat,
    ):  # others' luck is theirs: a seat cannot tell it from skill
        hoped, error = expected(lens, before, move, number, depth.outcomes)
        luck = _rounded([is_ - was for is_, was in zip(told.shares, hoped, strict=True)])
        luck_error = _rounded(error)
    return Turn(
        seat=move.seat,
        chances=_rounded(told.shares),
        errors=_rounded(told.errors),
        luck=luck,
        luck_error=luck_error,
        progress=round(lens.game.progress(after), 3),
    )


def conclusion(match: Match[Any], done: Sequence[Portion], eyes: int | None, depth: Depth) -> Analysis:
    """The portions put together: accounts, and the moments that decided it."""
    refuse_unfinished(match)
    game = match.game
    turns = [turn for piece in sorted(done, key=lambda piece: piece.first) for turn in piece.turns]
    judged = [found for piece in sorted(done, key=lambda piece: piece.first) for found in piece.judged]
    start = Lens(game, eyes, depth.dealt).chances(match.at(0), 0)
    begun = _rounded(start.shares)
    expected_ = begun
    if match.beginning is None:
        hoped, _ = expected_of_deals(game, match.state.setup, match.content, depth.deals)
        expected_ = _rounded(hoped)
    moments, judged = moments_of(match, judged, depth)
    return Analysis(
        version=VERSION,
        game=game.id,
        rules=game.rules_version,
        depth=depth.name,
        eyes=eyes,
        seats=match.state.seats,
        start=begun,
        start_errors=_rounded(start.errors),
        turns=turns,
        judged=judged,
        accounts=accounts_of(expected_, begun, turns, judged, eyes),
        moments=moments,
        strokes=_strokes(match, turns),
    )


def moments_of(
    match: Match[Any], judged: Sequence[Judged], depth: Depth
) -> tuple[list[TurningPoint], list[Judged]]:
    """The costliest decisions, looked at again; what is left of their losses holds for the accounts too."""
    judge = Judge(match.game, depth)
    suspects = sorted([found for found in judged if found.loss > 0.0], key=lambda found: -found.loss)
    found: list[TurningPoint] = []
    known: dict[tuple[int, int], float] = {}
    for suspect in suspects[: depth.closer]:
        before = match.at(suspect.move)
        played = dict(decided(before, match.moves[suspect.move]))[suspect.seat]
        moment = judge.moment(before, suspect, played)
        known[suspect.move, suspect.seat] = moment.loss if moment is not None else 0.0
        if moment is not None:
            found.append(moment)
    corrected = []
    for each in judged:
        loss = known.get((each.move, each.seat), each.loss)
        corrected.append(structs.replace(each, loss=loss, stake=max(each.stake, loss)))
    costliest = sorted(found, key=lambda moment: -moment.loss)[:MOMENTS]
    return sorted(costliest, key=lambda moment: moment.move), corrected


def _strokes(match: Match[Any], turns: Sequence[Turn]) -> list[Stroke]:
    """The results of chance that changed most, beyond what their own error explains."""

    def size(number: int) -> float:
        return max([abs(luck) for luck in turns[number].luck])

    lucky = [number for number, turn in enumerate(turns) if turn.luck]
    sure = [number for number in lucky if size(number) > SURELY * max(turns[number].luck_error)]
    found = []
    for number in sorted(sorted(sure, key=lambda number: -size(number))[:MOMENTS]):
        turn, before = turns[number], match.at(number)
        told = [said(before, seat, parts) for seat, parts in decided(before, match.moves[number])]
        found.append(Stroke(number, turn.seat, turn.luck, turn.luck_error, told[0] if told else []))
    return found


def _rounded(told: Sequence[float]) -> Shares:
    return tuple([round(x, 5) for x in told])
