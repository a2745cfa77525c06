"""Chance: one door, several sources."""

from __future__ import annotations

import hmac
from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.kernel import Bag, Chance, Keyed, Recorded, Scripted, Seeded
from tessera.kernel.chance import NO_CHANCE, ChanceError, Then, commitment

KEY = bytes(range(32))


def chi_square(counts: Counter[int], sides: int) -> float:
    expected = counts.total() / sides
    return sum((counts[i] - expected) ** 2 / expected for i in range(sides))


# --- any source ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", [Seeded(7), Keyed(KEY)], ids=["seeded", "keyed"])
def test_every_result_is_equally_likely(chance: Chance) -> None:
    counts = Counter(chance.pick(7) for _ in range(7000))
    assert chi_square(counts, 7) < 22.5  # 6 degrees of freedom: one in a thousand is larger


@pytest.mark.parametrize("chance", [Seeded(7), Keyed(KEY)], ids=["seeded", "keyed"])
def test_every_order_is_equally_likely(chance: Chance) -> None:
    orders = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
    counts = Counter(orders.index(tuple(chance.shuffled(range(3)))) for _ in range(6000))  # type: ignore[arg-type]
    assert chi_square(counts, 6) < 20.6


@given(st.integers(), st.integers(1, 100))
def test_picks_and_rolls_stay_in_range(seed: int, n: int) -> None:
    assert 0 <= Seeded(seed).pick(n) < n
    assert 0 <= Keyed(KEY, seed % 1000).pick(n) < n
    assert 1 <= Seeded(seed).roll(n) <= n


@pytest.mark.parametrize("chance", [Seeded(7), Keyed(KEY)], ids=["seeded", "keyed"])
def test_one_of_nothing_cannot_be_picked(chance: Chance) -> None:
    with pytest.raises(ChanceError, match="cannot pick one of 0"):
        chance.pick(0)
    with pytest.raises(ChanceError):
        chance.draw(Bag())


def test_drawing_takes_the_card_out() -> None:
    bag = Bag.of([1, 2, 2, 3])
    drawn = [Seeded(5).draw(bag) for _ in range(4)]
    assert sorted(drawn) == [1, 2, 2, 3]
    assert not bag.cards


def test_no_chance_refuses() -> None:
    with pytest.raises(ChanceError, match="no source"):
        NO_CHANCE.roll(6)
    with pytest.raises(ChanceError, match="no source"):
        NO_CHANCE.draw(Bag.of([1]))


# --- seeded -------------------------------------------------------------------------------------------------


def test_a_seed_gives_the_same_results_again() -> None:
    first, again, other = (Seeded(seed) for seed in ("a", "a", "b"))
    results = [first.pick(1000) for _ in range(20)]
    assert results == [again.pick(1000) for _ in range(20)]
    assert results != [other.pick(1000) for _ in range(20)]


# --- keyed --------------------------------------------------------------------------------------------------


def test_each_word_of_a_keyed_stream_is_an_hmac_of_its_position() -> None:
    word = int.from_bytes(hmac.digest(KEY, (3).to_bytes(8, "big"), "sha256")[:8], "big")
    assert Keyed(KEY, 3).pick(1000) == word % 1000
    assert Keyed(KEY, 3).roll(6) == word % 6 + 1


def test_a_keyed_stream_is_determined_by_key_and_position() -> None:
    stream, again = Keyed(KEY), Keyed(KEY)
    results = [stream.pick(10) for _ in range(50)]
    assert [again.pick(10) for _ in range(50)] == results
    assert stream.position == 50
    assert [Keyed(KEY, 20).pick(10)] == results[20:21]
    assert [Keyed(KEY[::-1], at).pick(10) for at in range(50)] != results


def test_words_that_would_favour_low_numbers_are_passed_over() -> None:
    n = (1 << 63) + 1  # nearly every second word is beyond the last multiple of n
    stream = Keyed(KEY)
    results = [stream.pick(n) for _ in range(40)]
    assert stream.position > 60
    assert all(0 <= result < n for result in results)


def test_a_keyed_stream_cannot_pick_from_more_than_a_word_holds() -> None:
    assert Keyed(KEY).pick(1 << 64) < 1 << 64
    with pytest.raises(ChanceError, match="cannot pick"):
        Keyed(KEY).pick((1 << 64) + 1)


def test_the_commitment_fixes_the_key_without_telling_it() -> None:
    stream = Keyed(KEY)
    assert stream.commitment == commitment(KEY) == sha256(b"tessera commitment\0" + KEY).hexdigest()
    assert stream.commitment != Keyed(KEY[::-1]).commitment
    assert KEY.hex() not in stream.commitment
    assert bytes.fromhex(stream.key_text) == KEY


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ChanceError, match="32 bytes, this one has 31"):
        Keyed(KEY[1:])


# --- scripted -----------------------------------------------------------------------------------------------


def test_a_script_is_followed() -> None:
    chance = Scripted([3, 6, 8, 1])
    bag = Bag.of([7, 8, 9])
    assert (chance.pick(4), chance.roll(6), chance.draw(bag)) == (3, 6, 8)
    assert bag.cards == (7, 9)
    assert chance.left == [1]


def test_a_script_that_does_not_fit_is_an_error() -> None:
    with pytest.raises(ChanceError, match="says 4, but only 0 to 3 are possible"):
        Scripted([4]).pick(4)
    with pytest.raises(ChanceError, match="says 0, but a die of 6 sides was rolled"):
        Scripted([0]).roll(6)
    with pytest.raises(ChanceError, match="says 7, but a die"):
        Scripted([7]).roll(6)
    with pytest.raises(ChanceError, match="draws 5, but the bag does not hold it"):
        Scripted([5]).draw(Bag.of([4, 6]))
    chance = Scripted([1])
    chance.pick(2)
    with pytest.raises(ChanceError, match="only 1 results and one more was asked for"):
        chance.pick(2)


def test_a_script_can_be_followed_by_another_source() -> None:
    chance = Then([5, 3, 8], Scripted([1, 1, 4]))
    bag = Bag.of([4, 8])
    assert (chance.roll(6), chance.pick(4), chance.draw(bag)) == (5, 3, 8)
    assert (chance.roll(6), chance.pick(4), chance.draw(bag)) == (1, 1, 4)


# --- recorded -----------------------------------------------------------------------------------------------


def test_what_was_recorded_repeats_the_match() -> None:
    chance = Recorded(Seeded(3))
    bag = Bag.of([7, 8, 9])
    results = [chance.pick(9), chance.roll(6), chance.draw(bag), *chance.shuffled([1, 2, 3])]
    noted = chance.noted()
    assert chance.noted() == []

    again = Scripted(noted)
    other = Bag.of([7, 8, 9])
    assert [again.pick(9), again.roll(6), again.draw(other), *again.shuffled([1, 2, 3])] == results
    assert again.left == []
    assert other == bag


def test_a_drawn_card_is_noted_as_itself() -> None:
    chance = Recorded(Scripted([9]))
    assert chance.draw(Bag.of([7, 8, 9])) == 9
    assert chance.noted() == [9]


def test_a_seeded_source_knows_whether_it_was_asked() -> None:
    chance = Seeded(1)
    assert chance.untouched
    assert chance.shuffled(range(9)) == Chance.shuffled(Seeded(1), range(9))
    assert not chance.untouched


@pytest.mark.parametrize("count", [0, 1, 2, 7])
def test_what_is_passed_over_is_asked_as_if_it_were_shuffled(count: int) -> None:
    for one, other in [(Seeded(4), Seeded(4)), (Keyed(bytes(32)), Keyed(bytes(32)))]:
        one.shuffled(range(count))
        other.pass_over(count)
        assert [one.pick(1000) for _ in range(3)] == [other.pick(1000) for _ in range(3)]
