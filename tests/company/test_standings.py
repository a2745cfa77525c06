"""Who is ahead, worked out by hand."""

from __future__ import annotations

from fractions import Fraction

from tessera.company.bout import Bout
from tessera.company.standings import ROUND_ROBIN, points_of, standings


def bout(*ranking: str) -> Bout:
    """A table at which people came in in this order; `a=b` share a place."""
    places: dict[str, int] = {}
    for group in ranking:
        place = len(places) + 1
        places.update(dict.fromkeys(group.split("="), place))
    return Bout(sorted(places), places=places)


def fractions(*values: float) -> tuple[Fraction, ...]:
    return tuple(Fraction(value) for value in values)


def test_a_table_gives_one_point_to_its_winner_whatever_its_size() -> None:
    points = points_of("abcdefg", [[bout("a", "b", "c", "d"), bout("e", "f"), bout("g")]])
    assert [points[each] for each in "abcd"] == [1, Fraction(2, 3), Fraction(1, 3), 0]
    assert [points[each] for each in "efg"] == [1, 0, 1]


def test_those_who_share_a_place_share_its_points() -> None:
    points = points_of("abc", [[bout("a=b", "c")]])
    assert [points[each] for each in "abc"] == [Fraction(3, 4), Fraction(3, 4), 0]


def test_a_table_that_does_not_count_gives_nothing() -> None:
    assert set(points_of("ab", [[Bout(["a", "b"], places={})]]).values()) == {Fraction(0)}


def test_stronger_opponents_decide_in_a_swiss_tournament() -> None:
    rounds = [
        [bout("a", "b"), bout("c", "d")],
        [bout("a", "c"), bout("b", "d")],
    ]
    lines = standings("abcd", rounds)
    assert [line.player for line in lines] == ["a", "b", "c", "d"]
    b, c = lines[1:3]
    assert b.points == c.points == 1
    assert b.breaks[0] == c.breaks[0] == 2  # a's two points, and d's none
    assert (b.breaks[1], c.breaks[1]) == fractions(0, 0)  # both have beaten d
    assert (b.place, c.place) == (2, 2)  # they have not met: nothing tells them apart


def test_a_bye_counts_as_an_opponent_with_ones_own_points() -> None:
    rounds = [[bout("a", "b"), bout("c")], [bout("a", "c"), bout("b")]]
    lines = {line.player: line for line in standings("abc", rounds)}
    assert lines["c"].breaks[:2] == fractions(1 + 2, 1)  # its bye is worth its own point; then a's two
    assert (lines["c"].played, lines["c"].byes) == (1, 1)


def test_where_each_has_beaten_one_of_the_others_head_to_head_decides_nothing() -> None:
    rounds = [
        [bout("a", "b"), bout("c", "d")],
        [bout("c", "a"), bout("b", "d")],
        [bout("a", "d"), bout("b", "c")],
    ]
    lines = standings("abcd", rounds, ROUND_ROBIN)
    assert [(line.place, line.points, line.breaks[0]) for line in lines[:3]] == [(1, *fractions(2, 1))] * 3


def test_head_to_head_decides_between_those_who_have_met_and_only_between_them() -> None:
    met = [[bout("b", "a"), bout("c", "d")], [bout("a", "c"), bout("b=d")], [bout("a", "d"), bout("c", "b")]]
    lines = {line.player: line for line in standings("abcd", met, ROUND_ROBIN)}
    assert (lines["a"].points, lines["c"].points) == fractions(2, 2)
    assert (lines["a"].breaks[0], lines["c"].breaks[0]) == fractions(1, 0)
    assert (lines["a"].place, lines["c"].place) == (1, 2)
    strangers = [[bout("a", "c"), bout("b", "d")]]
    assert [line.breaks[0] for line in standings("abcd", strangers, ROUND_ROBIN)] == [0, 0, 0, 0]
