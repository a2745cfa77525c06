"""The tables of a round: nobody meets the same people again if that can be avoided, those who have the same points sit
together, byes are spread, and seats take turns.

Libraries for Swiss pairings know tables of two only. Here a table has any number of seats: people are placed in the
order of the standings, whoever cannot be placed sends the search back, and what was found is mended by exchanging two
people as long as that makes it better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from math import ceil, lcm

from tessera.company.bout import Round

MOST_STEPS = 20_000
"""After so many steps the search for a round in which nobody meets again is given up; the best there is is mended."""
MOST_BYES_TRIED = 8
NEVER = 100
"""Two who should not meet count as if they had met so often."""
MOST_ORDERED = 5
"""Seats of a table up to which every order is tried."""

Meetings = Counter[frozenset[str]]
"""How often two people have sat at one table."""
Table = list[str]


def sizes(players: int, most: int, allowed: Collection[int]) -> list[int]:
    """How many sit at each table, as even as can be; who is left over has a bye, and as few as possible do."""
    possible = sorted(size for size in allowed if 2 <= size <= most)
    for seated in range(players, 0, -1):
        for tables in range(ceil(seated / most), seated // 2 + 1):
            fewer, more = divmod(seated, tables)
            found = [fewer + 1] * more + [fewer] * (tables - more)
            if all(size in possible for size in found):
                return found
    return []


def paired(
    order: Sequence[str],
    points: Mapping[str, Fraction],
    past: Sequence[Round],
    most: int,
    allowed: Collection[int],
    apart: Collection[frozenset[str]] = (),
) -> list[Table]:
    """The tables of the next round for these people, the best first; tables of one are byes.

    Those who are to be kept `apart` meet only if there is no other way.
    """
    wanted, met = sizes(len(order), most, allowed), meetings(past)
    met.update(dict.fromkeys(apart, NEVER))
    scale = lcm(*[points[player].denominator for player in order])
    level = {player: int(points[player] * scale) for player in order}
    best: tuple[tuple[int, int], list[Table], list[str]] | None = None
    for byes in _byes(order, len(order) - sum(wanted), past):
        playing = [player for player in order if player not in byes]
        tables = _seated_together(playing, wanted, met, level)
        cost = _cost(tables, met, level)
        if best is None or cost[0] < best[0][0]:
            best = cost, tables, byes
        if cost[0] == 0:
            break
    assert best is not None
    seats = seats_had(past)
    return [*[in_seats(table, seats) for table in best[1]], *[[player] for player in best[2]]]


def meetings(past: Sequence[Round]) -> Meetings:
    return Counter(
        frozenset(pair) for bouts in past for bout in bouts for pair in combinations(bout.players, 2)
    )


# --- byes ---------------------------------------------------------------------------------------------------------


def _byes(order: Sequence[str], count: int, past: Sequence[Round]) -> Iterator[list[str]]:
    """Who may have a bye: the last in the standings of those who have had the fewest, then others who have."""
    if not count:
        yield []
        return
    had = Counter(bout.players[0] for bouts in past for bout in bouts if bout.is_bye)
    ranked = sorted(order, key=lambda player: (had[player], -order.index(player)))
    certain = [player for player in ranked if had[player] < had[ranked[count - 1]]]
    others = [player for player in ranked if had[player] == had[ranked[count - 1]]]
    for tried, some in enumerate(combinations(others, count - len(certain))):
        if tried == MOST_BYES_TRIED:
            return
        yield [*certain, *some]


# --- who sits with whom -------------------------------------------------------------------------------------------


def _seated_together(
    order: Sequence[str], wanted: Sequence[int], met: Meetings, level: Mapping[str, int]
) -> list[Table]:
    """The best tables that were found: as few who meet again as possible, then as close in points as possible."""
    starts = [_cut(order, wanted)]
    for way in (order, order[::-1]):
        found = _Search(way, wanted, met).tables()
        if found is not None:
            starts.insert(0, found)
            break
    mended = [_mended(start, met, level) for start in starts]
    best = min(mended, key=lambda tables: _cost(tables, met, level))
    rank = {player: at for at, player in enumerate(order)}
    return sorted(best, key=lambda table: sorted(rank[player] for player in table))


def _cut(order: Sequence[str], wanted: Sequence[int]) -> list[Table]:
    """In order, whoever has met whom."""
    tables, at = [], 0
    for size in wanted:
        tables.append(list(order[at : at + size]))
        at += size
    return tables


class _Search:
    """Looks for tables at which nobody meets anybody again, from the first in the order on."""

    def __init__(self, order: Sequence[str], wanted: Sequence[int], met: Meetings) -> None:
        self._order = order
        self._wanted = wanted
        self._met = met
        self._steps = 0

    def tables(self) -> list[Table] | None:
        return self._fill([], list(self._order))

    def _fill(self, done: list[Table], left: list[str]) -> list[Table] | None:
        if len(done) == len(self._wanted):
            return done
        first, rest = left[0], left[1:]
        for table in self._tables_of([first], rest, self._wanted[len(done)]):
            taken = set(table)
            found = self._fill([*done, table], [player for player in rest if player not in taken])
            if found is not None or self._steps > MOST_STEPS:
                return found
        return None

    def _tables_of(self, table: Table, left: Sequence[str], size: int) -> Iterator[Table]:
        """Tables of a size with these people at it and others who have met none of them, the nearest first."""
        if len(table) == size:
            yield table
            return
        for at, player in enumerate(left):
            self._steps += 1
            if self._steps > MOST_STEPS:
                return
            if not any(self._met[frozenset((player, other))] for other in table):
                yield from self._tables_of([*table, player], left[at + 1 :], size)


def _mended(tables: list[Table], met: Meetings, level: Mapping[str, int]) -> list[Table]:
    """Exchange two people of different tables as long as that is better."""
    tables = [list(table) for table in tables]
    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            better |= _exchanged(one, other, met, level)
    return tables


def _exchanged(one: Table, other: Table, met: Meetings, level: Mapping[str, int]) -> bool:
    """Whether an exchange between two tables has made them better."""
    better = False
    for mine in range(len(one)):
        for theirs in range(len(other)):
            before = _cost((one, other), met, level)
            one[mine], other[theirs] = other[theirs], one[mine]
            if _cost((one, other), met, level) < before:
                better = True
            else:
                one[mine], other[theirs] = other[theirs], one[mine]
    return better


def _cost(tables: Sequence[Table], met: Meetings, level: Mapping[str, int]) -> tuple[int, int]:
    """How often people meet again, and how far apart they are in points."""
    pairs = [pair for table in tables for pair in combinations(table, 2)]
    again = sum(met[frozenset(pair)] for pair in pairs)
    apart = sum((level[one] - level[other]) ** 2 for one, other in pairs)
    return again, apart


# --- seats --------------------------------------------------------------------------------------------------------


def seats_had(past: Sequence[Round]) -> dict[str, list[int]]:
    """In which seats everybody has sat, round by round."""
    had: dict[str, list[int]] = {}
    for bout in (each for bouts in past for each in bouts if not each.is_bye):
        for seat, player in enumerate(bout.players):
            had.setdefault(player, []).append(seat)
    return had


def in_seats(table: Sequence[str], had: Mapping[str, Sequence[int]]) -> Table:
    """The same people in the seats that they have had least, and not in the one they had last."""

    def cost(player: str, seat: int) -> int:
        before = had.get(player, ())
        return 2 * before.count(seat) + (bool(before) and before[-1] == seat)

    if len(table) > MOST_ORDERED:  # one seat after the other: nearly as fair, and at once
        left, seated = list(table), []
        for seat in range(len(table)):
            seated.append(min(left, key=lambda player: cost(player, seat)))
            left.remove(seated[-1])
        return seated
    return list(
        min(permutations(table), key=lambda way: sum(cost(player, seat) for seat, player in enumerate(way)))
    )


# --- everybody against everybody ----------------------------------------------------------------------------------


def circle(players: Sequence[str], number: int) -> list[Table]:
    """A round of a round robin between two, counted from 0: the last stays, the others move on around the table.

    With an odd number whoever meets nobody has a bye. Over all rounds everybody meets everybody once, and has sat first
    as often as second, or once more (the tables of Berger).
    """
    around = list(range(len(players) + len(players) % 2))
    last, moving = around[-1], around[:-1]
    ring = [last, *moving[number:], *moving[:number]]
    tables: list[Table] = []
    byes: list[Table] = []
    for at in range(len(ring) // 2):
        lower, higher = sorted((ring[at], ring[-1 - at]))
        seated = [players[each] for each in _berger(lower, higher, last) if each < len(players)]
        (tables if len(seated) == 2 else byes).append(seated)
    return [*tables, *byes]


def _berger(lower: int, higher: int, last: int) -> tuple[int, int]:
    """Who sits first of two, by their numbers in the draw."""
    lower_first = lower <= (last - 1) // 2 if higher == last else (lower + higher) % 2 == 1
    return (lower, higher) if lower_first else (higher, lower)
