"""Saving and restoring, also of what was never saved here."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.kernel import Act, Game, Match, Public, Seeded, State, ask, digest, snapshot
from tessera.kernel.codec import BadSnapshot, Unsaveable
from tests.kernel.bazaar import Bazaar, Draw, bazaar
from tests.kernel.rehearsal import Rehearsal, Stage, rehearsal, stage


class Stranger(Act, frozen=True):
    """A step that belongs to no game."""


def positions(seats: int, seed: int) -> list[Bazaar]:
    """A match of random answers, position by position."""
    match = Match(bazaar, seats, Seeded(seed))
    answers = Seeded(seed)
    seen = [match.state.clone()]
    while (decision := match.decision()) is not None:
        match.answer(decision.seat, decision.options[answers.pick(len(decision.options))])
        seen.append(match.state.clone())
    return seen


POSITIONS = [position for seed in range(3) for position in positions(3, seed)]


# --- saving -------------------------------------------------------------------------------------------------


def test_a_snapshot_restores_an_equal_state_in_the_middle_of_anything() -> None:
    for position in POSITIONS:
        restored = bazaar.restore(snapshot(position))
        assert restored == position
        assert restored is not position
        assert snapshot(restored) == snapshot(position)
        assert ask(restored) == ask(position)


def test_equal_positions_have_equal_digests_and_others_do_not() -> None:
    digests = [digest(position) for position in POSITIONS]
    assert len(set(digests)) == len(digests)
    assert digests == [digest(position.clone()) for position in POSITIONS]
    assert all(len(text) == 16 for text in digests)


def test_surroundings_are_not_saved() -> None:
    one, two = (bazaar.new(2, Seeded(1)) for _ in range(2))
    two.chance = Seeded(99)
    assert snapshot(one) == snapshot(two)
    assert one == two
    restored = bazaar.restore(snapshot(one), chance=(chance := Seeded(5)))
    assert restored.content is bazaar.content()
    assert restored.chance is chance


def test_the_order_in_which_a_dictionary_was_filled_does_not_matter() -> None:
    s = bazaar.new(2, Seeded(1))
    other = bazaar.new(2, Seeded(1))
    settings = dict(reversed(s.setup.settings.items()))
    other.setup = msgspec.structs.replace(other.setup, settings=settings)
    assert snapshot(s) == snapshot(other)


def test_what_is_no_data_cannot_be_saved() -> None:
    s = bazaar.new(2, Seeded(1))
    s.order = [lambda: 0]  # type: ignore[list-item]
    with pytest.raises(Unsaveable, match="function cannot be saved"):
        snapshot(s)
    s.order = {1: 2}  # type: ignore[assignment]
    with pytest.raises(Unsaveable, match="Only dicts with str keys"):
        digest(s)


def test_two_steps_of_one_name_are_refused_when_the_game_is_made() -> None:
    class Repeat(Act, frozen=True):
        __module__ = "tests.kernel.clash"

    class Clash(Rehearsal):
        package = Repeat.__module__

    with pytest.raises(
        TypeError, match=r"tessera.kernel.combinators and tests.kernel.clash both have .* Repeat"
    ):
        Clash()


# --- bytes from outside -------------------------------------------------------------------------------------


def refused(data: bytes, game: Game[Any, Any] = bazaar) -> str:
    with pytest.raises(BadSnapshot) as caught:
        game.restore(data)
    return str(caught.value)


def plain(s: State) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.msgpack.decode(snapshot(s))
    return decoded


def with_agenda(*steps: object) -> bytes:
    return msgspec.msgpack.encode(plain(POSITIONS[0]) | {"agenda": list(steps)})


def test_a_step_that_is_unknown() -> None:
    assert "NoSuchStep" in refused(with_agenda({"type": "NoSuchStep"}))


def test_a_step_of_nobody() -> None:
    assert "Stranger" in refused(with_agenda({"type": "Stranger"}))


def test_a_step_of_another_game() -> None:
    assert "Say" in refused(with_agenda({"type": "Say", "word": "a"}))
    refused(with_agenda({"type": "Repeat", "times": 1, "step": {"type": "Say", "word": "a"}}))


def test_a_position_of_another_game() -> None:
    refused(snapshot(stage().state))

    class Understudy(Rehearsal):
        id = "understudy"

    assert "a position of 'rehearsal', not of 'understudy'" in refused(snapshot(stage().state), Understudy())


@pytest.mark.parametrize(
    "step",
    [
        None,
        7,
        "Draw",
        [],
        {},
        {"type": None},
        {"type": ["Draw"]},
        {"type": {"type": "Draw"}},
        {"type": "Draw"},
        {"type": "Draw", "seat": "0"},
        {"type": "HasCoins", "seat": 0},
        {"type": "Until", "goal": {"type": "Draw", "seat": 0}, "step": {"type": "Draw", "seat": 0}},
        {"type": "Until", "goal": {"type": "Nonsense"}, "step": {"type": "Draw", "seat": 0}},
        {"type": "Gather", "seat": 0, "questions": [], "answers": [[1.5]], "opened": 0},
        {"type": "Round", "number": 1.5},
    ],
)
def test_ill_formed_steps(step: object) -> None:
    refused(with_agenda(step))


def test_what_is_nested_too_deeply() -> None:
    step = b"\x82\xa4type\xa6Repeat\xa4step" * 3000
    start = msgspec.msgpack.encode(plain(POSITIONS[0]))
    data = start.replace(
        msgspec.msgpack.encode("agenda"), msgspec.msgpack.encode("agenda") + b"\x91" + step, 1
    )
    assert "not a position" in refused(data)
    refused(b"\x91" * 100_000)
    refused(b"\x81\xa5extra" + b"\x91" * 100_000)


def test_lengths_that_are_lies() -> None:
    for head in (b"\xdd", b"\xdf", b"\xdb", b"\xc6"):
        refused(head + b"\xff\xff\xff\xff")


def test_a_well_formed_step_is_accepted() -> None:
    assert bazaar.restore(with_agenda({"type": "Draw", "seat": 0})).agenda == [Draw(0)]


@given(st.binary(max_size=300))
def test_random_bytes(data: bytes) -> None:
    refused(data)


@given(st.data())
def test_truncated_bytes(data: st.DataObject) -> None:
    whole = snapshot(data.draw(st.sampled_from(POSITIONS)))
    refused(whole[: data.draw(st.integers(0, len(whole) - 1))])


@given(st.data())
def test_changed_bytes_restore_a_state_or_are_refused(data: st.DataObject) -> None:
    whole = bytearray(snapshot(data.draw(st.sampled_from(POSITIONS))))
    for _ in range(data.draw(st.integers(1, 4))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    try:
        restored = bazaar.restore(bytes(whole))
    except BadSnapshot:
        return
    assert isinstance(restored, Bazaar)
    snapshot(restored)


json_like = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.data(), json_like)
def test_any_field_may_hold_anything(data: st.DataObject, value: object) -> None:
    fields = plain(data.draw(st.sampled_from(POSITIONS)))
    fields[data.draw(st.sampled_from(sorted(fields)))] = value
    try:
        restored = bazaar.restore(msgspec.msgpack.encode(fields))
    except BadSnapshot:
        return
    assert isinstance(restored, Bazaar)


# --- growing ------------------------------------------------------------------------------------------------


def test_a_field_that_was_added_later_has_its_default_in_an_old_snapshot() -> None:
    class LaterStage(Stage, kw_only=True):
        loudness: Public[int] = 5

    class LaterRehearsal(Rehearsal):
        state = LaterStage

    later = LaterRehearsal().restore(snapshot(rehearsal.new(3, Seeded(1))))
    assert isinstance(later, LaterStage)
    assert later.loudness == 5
