"""Who is ahead in a tournament, and what decides between those who have the same points.

A table gives its winner one point and its last nothing, whatever its size; a bye is one point. Ties are broken by the
conventions of chess, carried over to tables of several people:

- *opponents' scores* (Buchholz): round by round the mean of what one's opponents at the table have in the end; a bye
  counts as an opponent with one's own points.
- *scores of those beaten* (Sonneborn-Berger): the same, but each opponent counts only as far as one was ahead of them,
  half for a tie.
- *head to head*: what those who are still level have scored against each other, if all of them have met.
- *wins*: tables at which one was the first, alone or with others.

Round robin asks head to head first and leaves opponents' scores out: everybody has met the same people there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations

from msgspec import Struct

from tessera.company.bout import Bout, Round, score_against

Values = Mapping[str, Fraction]
Criterion = Callable[[Sequence[str], Sequence[Round], Values], Values]
"""What each of some people who are level has by one measure; the more, the better."""

NOTHING = Fraction(0)


class Line(Struct, frozen=True):
    """Somebody's line in the standings."""

    player: str
    place: int
    points: Fraction
    played: int
    """Tables that are over, byes left out."""
    byes: int
    breaks: tuple[Fraction, ...]
    """By each tie-break, in their order."""


def points_of(players: Sequence[str], rounds: Sequence[Round]) -> dict[str, Fraction]:
    """What everybody has scored so far."""
    points = dict.fromkeys(players, NOTHING)
    for bout in (each for bouts in rounds for each in bouts):
        for player in bout.players:
            points[player] += bout.score(player)
    return points


def bouts_of(player: str, rounds: Sequence[Round]) -> list[Bout]:
    """The tables of somebody that are over and count, and their byes."""
    return [bout for bouts in rounds for bout in bouts if player in bout.players and bout.places]


# --- tie-breaks ---------------------------------------------------------------------------------------------------


def opponents_scores(players: Sequence[str], rounds: Sequence[Round], points: Values) -> Values:
    """Buchholz."""

    def of(player: str, bout: Bout) -> Fraction:
        met = bout.others(player) or [player]
        return sum((points[each] for each in met), NOTHING) / len(met)

    return {each: sum((of(each, bout) for bout in bouts_of(each, rounds)), NOTHING) for each in players}


def scores_of_beaten(players: Sequence[str], rounds: Sequence[Round], points: Values) -> Values:
    """Sonneborn-Berger."""

    def of(player: str, bout: Bout) -> Fraction:
        assert bout.places is not None
        met = bout.others(player)
        if not met:
            return points[player]
        beaten = (score_against(bout.places, player, each) * points[each] for each in met)
        return sum(beaten, NOTHING) / len(met)

    return {each: sum((of(each, bout) for bout in bouts_of(each, rounds)), NOTHING) for each in players}


def head_to_head(players: Sequence[str], rounds: Sequence[Round], _: Values) -> Values:
    """What these people have scored against each other; nothing decides if some of them have not met."""
    scored, met = dict.fromkeys(players, NOTHING), set[frozenset[str]]()
    for bout in (each for bouts in rounds for each in bouts if each.places):
        assert bout.places is not None
        here = [player for player in bout.players if player in scored]
        met.update(frozenset(pair) for pair in combinations(here, 2))
        for player in here:
            scored[player] += sum(
                (score_against(bout.places, player, other) for other in here if other != player), NOTHING
            )
    if len(met) < len(players) * (len(players) - 1) // 2:
        return dict.fromkeys(players, NOTHING)
    return scored


def wins(players: Sequence[str], rounds: Sequence[Round], _: Values) -> Values:
    """Tables at which somebody came in first."""

    def won(player: str, bout: Bout) -> bool:
        return not bout.is_bye and bout.places is not None and bout.places[player] == 1

    return {each: Fraction(sum(won(each, bout) for bout in bouts_of(each, rounds))) for each in players}


SWISS: dict[str, Criterion] = {
    "opponents": opponents_scores,
    "beaten": scores_of_beaten,
    "direct": head_to_head,
    "wins": wins,
}
ROUND_ROBIN: dict[str, Criterion] = {"direct": head_to_head, "beaten": scores_of_beaten, "wins": wins}


# --- the order ----------------------------------------------------------------------------------------------------


def standings(
    players: Sequence[str], rounds: Sequence[Round], breaks: Mapping[str, Criterion] = SWISS
) -> list[Line]:
    """Everybody in order; those whom nothing tells apart share a place, in the order they are given in."""
    points = points_of(players, rounds)
    found: dict[str, list[Fraction]] = {player: [] for player in players}
    groups = _parted([list(players)], lambda _: points)
    for criterion in breaks.values():

        def by(group: Sequence[str], criterion: Criterion = criterion) -> Values:
            values = criterion(group, rounds, points)
            for player in group:
                found[player].append(values[player])
            return values

        groups = _parted(groups, by)
    lines, place = [], 1
    for group in groups:
        lines += [
            Line(player, place, points[player], *_counted(player, rounds), tuple(found[player]))
            for player in group
        ]
        place += len(group)
    return lines


def _parted(groups: Sequence[Sequence[str]], by: Callable[[Sequence[str]], Values]) -> list[list[str]]:
    """Groups of people who are level, taken apart by one more measure."""
    parted: list[list[str]] = []
    for group in groups:
        values = by(group)
        different = sorted({values[player] for player in group}, reverse=True)
        parted += [[player for player in group if values[player] == value] for value in different]
    return parted


def _counted(player: str, rounds: Sequence[Round]) -> tuple[int, int]:
    mine = bouts_of(player, rounds)
    byes = sum(bout.is_bye for bout in mine)
    return len(mine) - byes, byes
