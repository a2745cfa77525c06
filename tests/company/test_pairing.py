"""The tables of a round: whoever may play, in whatever numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tessera.company.bout import Bout, Round
from tessera.company.pairing import circle, in_seats, meetings, paired, sizes
from tessera.company.standings import points_of, standings

ANY = range(2, 6)


def names(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


def played(tables: Sequence[Sequence[str]], luck: int) -> Round:
    """A round that is over: who is ahead at a table depends on luck alone."""
    return [
        Bout(
            list(table),
            places={player: 1 + (at + luck) % len(table) for at, player in enumerate(sorted(table))},
        )
        for table in tables
    ]


def rounds(players: Sequence[str], most: int, count: int, luck: int) -> Iterator[tuple[list[Round], Round]]:
    """A Swiss tournament round by round: what was before, and the round."""
    past: list[Round] = []
    for number in range(count):
        order = [line.player for line in standings(players, past)]
        new = played(paired(order, points_of(players, past), past, most, ANY), luck + number)
        yield list(past), new
        past.append(new)


@pytest.mark.parametrize(
    ("players", "most", "expected"),
    [
        (8, 4, [4, 4]),
        (7, 4, [4, 3]),
        (5, 4, [3, 2]),
        (9, 4, [3, 3, 3]),
        (6, 2, [2, 2, 2]),
        (7, 2, [2, 2, 2]),
        (3, 4, [3]),
        (1, 4, []),
    ],
)
def test_tables_are_as_even_as_can_be(players: int, most: int, expected: list[int]) -> None:
    assert sizes(players, most, ANY) == expected


def test_who_does_not_fit_a_game_for_exactly_three_has_a_bye() -> None:
    assert sizes(8, 3, [3]) == [3, 3]


@settings(max_examples=60, deadline=None)
@given(st.integers(3, 14), st.integers(2, 5), st.integers(0, 5))
def test_everybody_sits_at_one_table_of_a_size_that_can_be_played(players: int, most: int, luck: int) -> None:
    for _, new in rounds(names(players), most, 3, luck):
        assert sorted(player for bout in new for player in bout.players) == names(players)
        assert all(bout.is_bye or 2 <= len(bout.players) <= most for bout in new)


@settings(max_examples=60, deadline=None)
@given(st.integers(4, 14), st.integers(0, 5))
def test_two_do_not_meet_again_as_long_as_somebody_is_left_to_meet(players: int, luck: int) -> None:
    """Rounds of pairs among many more people than rounds: there is always a way."""
    for past, new in rounds(names(players), 2, players // 2, luck):
        met = meetings(past)
        assert not any(met[frozenset(bout.players)] for bout in new if not bout.is_bye)


def everywhere(players: Sequence[str], wanted: Sequence[int]) -> Iterator[list[tuple[str, ...]]]:
    """Every way to seat people at tables of these sizes."""
    if not wanted:
        yield []
        return
    first, rest = players[0], players[1:]
    for others in combinations(rest, wanted[0] - 1):
        left = [player for player in rest if player not in others]
        for more in everywhere(left, wanted[1:]):
            yield [(first, *others), *more]


@settings(max_examples=25, deadline=None)
@given(st.sampled_from([6, 8, 9]), st.integers(0, 5))
def test_no_more_meet_again_at_larger_tables_than_must(players: int, luck: int) -> None:
    """Compared with every way there is."""
    most = 3 if players % 3 == 0 else 4
    for past, new in rounds(names(players), most, 3, luck):
        met = meetings(past)

        def again(tables: Sequence[Sequence[str]], met: Counter[frozenset[str]] = met) -> int:
            return sum(met[frozenset(pair)] for table in tables for pair in combinations(table, 2))

        wanted = [len(bout.players) for bout in new]
        best = min(again(tables) for tables in everywhere(names(players), wanted))
        assert again([bout.players for bout in new]) == best


@settings(max_examples=40, deadline=None)
@given(st.integers(3, 11), st.integers(0, 5))
def test_nobody_has_a_second_bye_before_everybody_has_had_one(players: int, luck: int) -> None:
    for past, new in rounds(names(players), 2, players, luck):
        byes = Counter(dict.fromkeys(names(players), 0))
        byes.update(bout.players[0] for bouts in [*past, new] for bout in bouts if bout.is_bye)
        assert max(byes.values()) - min(byes.values()) <= 1


def test_the_last_in_the_standings_has_the_bye() -> None:
    players = names(5)
    first = [
        Bout(["p00", "p01"], places={"p00": 1, "p01": 2}),
        Bout(["p02", "p03"], places={"p02": 1, "p03": 2}),
    ]
    past = [[*first, Bout(["p04"], places={"p04": 1})]]
    order = [line.player for line in standings(players, past)]
    tables = paired(order, points_of(players, past), past, 2, ANY)
    assert [table for table in tables if len(table) == 1] == [[order[-1]]]


def test_those_with_the_same_points_sit_together() -> None:
    players = names(8)
    past = [played([players[at : at + 2] for at in range(0, 8, 2)], 0)]
    points = points_of(players, past)
    order = [line.player for line in standings(players, past)]
    for table in paired(order, points, past, 2, ANY):
        assert len({points[player] for player in table}) == 1


def test_with_nothing_to_choose_people_meet_again_and_nobody_is_left_out() -> None:
    players, points = names(4), dict.fromkeys(names(4), Fraction(0))
    past: list[Round] = []
    for _ in range(4):
        past.append(played(paired(players, points, past, 2, ANY), 0))
    assert sorted(meetings(past).values()) == [1, 1, 1, 1, 2, 2]


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 7).map(lambda half: 2 * half), st.integers(0, 5))
def test_seats_take_turns(players: int, luck: int) -> None:
    first = Counter(dict.fromkeys(names(players), 0))
    for number, (_, new) in enumerate(rounds(names(players), 2, players // 2, luck), 1):
        first.update(bout.players[0] for bout in new)
        assert all(number // 2 - 1 <= count <= (number + 1) // 2 + 1 for count in first.values())


def test_large_tables_are_ordered_as_well() -> None:
    had = {"p00": [0], "p01": [1]}
    seated = in_seats(names(6), had)
    assert sorted(seated) == names(6)
    assert seated.index("p00") != 0


@pytest.mark.parametrize("players", range(3, 13))
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    everybody = names(players)
    tables = [table for number in range(players - 1 + players % 2) for table in circle(everybody, number)]
    met = Counter(frozenset(table) for table in tables if len(table) == 2)
    assert met == Counter(frozenset(pair) for pair in combinations(everybody, 2))
    byes = Counter(table[0] for table in tables if len(table) == 1)
    assert all(byes[player] == players % 2 for player in everybody)
    first = Counter(table[0] for table in tables if len(table) == 2)
    second = Counter(table[1] for table in tables if len(table) == 2)
    assert all(abs(first[player] - second[player]) <= 1 for player in everybody)


def test_sixty_people_are_paired_without_meeting_again() -> None:
    """The search counts its steps: it gives up where it would take for ever, and mends what it has."""
    last = list(rounds(names(60), 4, 4, 1))[-1]
    met = meetings(last[0])
    assert not any(met[frozenset(pair)] for bout in last[1] for pair in combinations(bout.players, 2))
