"""What addresses keep open, counted over processes that tell each other in words."""

from __future__ import annotations

from tessera.server.census import ALL_SECONDS, VALID_SECONDS, Census, Kept

HUNG_UP = dict[str, int]


def counting(most: int) -> tuple[Census, HUNG_UP]:
    """A process, and how many it lets addresses keep that had too many."""
    census, kept = Census(), HUNG_UP()
    census.shared = True
    census.bound(Kept.SOCKETS, most, kept.__setitem__)
    census.bound(Kept.CONNECTIONS, most, kept.__setitem__)
    return census, kept


def tell(told_by: Census, to: Census, now: float) -> None:
    words = told_by.news(now)
    if words is not None:
        to.heard(told_by.name, words, now)


def test_what_is_open_elsewhere_counts_here_until_it_is_closed() -> None:
    (one, _), (two, _) = counting(2), counting(2)
    one.came(Kept.SOCKETS, "2001:db8::")
    two.came(Kept.SOCKETS, "2001:db8::")
    assert not one.is_full(Kept.SOCKETS, "2001:db8::")
    tell(two, one, 0.0)
    assert one.is_full(Kept.SOCKETS, "2001:db8::")
    assert not one.is_full(Kept.CONNECTIONS, "2001:db8::") and not one.is_full(Kept.SOCKETS, "10.0.0.1")
    two.went(Kept.SOCKETS, "2001:db8::")
    tell(two, one, 0.1)
    assert one.count(Kept.SOCKETS, "2001:db8::") == 1


def test_only_what_has_changed_is_told_and_all_of_it_now_and_then() -> None:
    census, _ = counting(9)
    census.came(Kept.SOCKETS, "a")
    assert census.news(1.0) == ["sa=1"]
    assert census.news(1.1) is None
    census.came(Kept.CONNECTIONS, "b")
    assert census.news(1.2) == ["cb=1"]
    assert census.news(1.2 + ALL_SECONDS) == ["cb=1", "sa=1"]


def test_a_process_that_is_new_is_told_everything() -> None:
    census, _ = counting(9)
    census.came(Kept.SOCKETS, "a")
    census.news(100.0)
    census.heard("new", [], 100.1)
    assert census.news(100.2) == ["sa=1"]


def test_a_process_that_says_nothing_any_more_is_not_counted() -> None:
    census, _ = counting(1)
    census.heard("killed", ["sa=1"], 0.0)
    census.heard("well", ["sb=1"], 0.0)
    census.heard("well", [], VALID_SECONDS)
    assert census.is_full(Kept.SOCKETS, "a")
    census.heard("well", [], VALID_SECONDS + 0.1)
    assert not census.is_full(Kept.SOCKETS, "a") and census.is_full(Kept.SOCKETS, "b")


def test_of_too_many_as_many_are_kept_as_there_may_be() -> None:
    (one, kept_by_one), (two, kept_by_two) = counting(10), counting(10)
    one.name, two.name = "one", "two"
    for _ in range(7):
        one.came(Kept.SOCKETS, "a")
    for _ in range(9):
        two.came(Kept.SOCKETS, "a")
    one.came(Kept.SOCKETS, "b")
    told_by_one = one.news(10.0)
    tell(two, one, 10.0)
    assert told_by_one is not None
    two.heard("one", told_by_one, 10.0)
    assert (kept_by_one, kept_by_two) == ({"a": 10}, {"a": 3})


def test_what_is_not_too_many_is_left_alone() -> None:
    (one, kept), (two, _) = counting(10), counting(10)
    for _ in range(5):
        one.came(Kept.SOCKETS, "a")
        two.came(Kept.SOCKETS, "a")
    tell(two, one, 10.0)
    assert kept == {} and one.is_full(Kept.SOCKETS, "a")


def test_nothing_is_remembered_for_others_where_there_are_none() -> None:
    census, _ = counting(1)
    census.shared = False
    census.came(Kept.SOCKETS, "a")
    census.went(Kept.SOCKETS, "a")
    assert not census._changed
    assert not census.is_full(Kept.SOCKETS, "a")
