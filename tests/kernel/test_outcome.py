"""How a match ended."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tessera.kernel import Outcome, Seeded
from tessera.kernel.outcome import ranks_of
from tessera.testing import play
from tests.kernel.bazaar import bazaar


def test_equal_keys_share_a_rank_and_the_next_is_skipped() -> None:
    assert ranks_of([(5,), (9,), (5,), (1,)]) == (2, 1, 2, 4)
    assert ranks_of([(5, 0), (5, 2)]) == (2, 1)
    assert ranks_of([]) == ()


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 2)), min_size=1, max_size=6))
def test_ranks_follow_the_keys(keys: list[tuple[int, int]]) -> None:
    ranks = ranks_of(keys)
    assert min(ranks) == 1
    for one, rank in zip(keys, ranks, strict=True):
        for other, other_rank in zip(keys, ranks, strict=True):
            assert (one > other) == (rank < other_rank)


def test_the_winners_are_all_of_the_first_rank() -> None:
    assert Outcome((1, 3, 1), (7, 2, 7), "over").winners == (0, 2)


def test_a_breakdown_adds_up() -> None:
    t = play(bazaar, 3, seed=4)
    answers = Seeded(4)
    while t.decision is not None:
        t.choose(t.options[answers.pick(len(t.options))])
    outcome = t.state.outcome
    assert [sum(line.amount for line in lines) for lines in outcome.breakdown] == list(outcome.scores)
    assert outcome.reason == "last-round"
