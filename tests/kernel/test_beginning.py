"""Matches that begin in the middle of another: seen the same, dealt anew, recorded and proven like any other."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tessera.kernel import Keyed, Match, Seeded, replay, snapshot, verify
from tessera.kernel.beginning import Beginning, beginning_of
from tessera.kernel.game import BadSetup
from tessera.kernel.match import Diverged
from tessera.kernel.record import BadRecord, dump, load
from tests.kernel.bazaar import Bazaar, bazaar
from tests.kernel.test_match import answer_all, played

KEY = bytes(range(32))


def continued(from_: Match[Bazaar], move: int, eyes: int, seed: int = 1, key: bytes = KEY) -> Match[Bazaar]:
    """A match with a key of its own that begins where another stood."""
    beginning = beginning_of(from_.at(move), eyes, Seeded(seed), from_.record().commitment, move)
    return Match(bazaar, from_.state.seats, Keyed(key), from_.state.setup.settings, beginning=beginning)


@pytest.fixture(scope="module")
def original() -> Match[Bazaar]:
    return played(Keyed(bytes(32)))


def test_it_begins_with_what_the_seat_saw(original: Match[Bazaar]) -> None:
    positions = 0
    for move in range(len(original.moves)):
        for eyes in range(3):
            new = continued(original, move, eyes)
            assert new.view(eyes) == bazaar.view(original.at(move), eyes)
            assert new.moves == [] and new.waiting()
            positions += 1
    assert positions > 60


def test_what_the_seat_could_not_see_is_dealt_anew_by_the_key(original: Match[Bazaar]) -> None:
    here = original.at(4)
    keys = [bytes([number] * 32) for number in range(20)]
    hands = {continued(original, 4, 0, key=key).state.players[1].hand.cards for key in keys}
    noted = {_restored(continued(original, 4, 0, seed)).players[1].hand.cards for seed in range(20)}
    assert len(hands) > 3
    assert len(noted) > 3, "what is written down would tell the real hand"
    assert {continued(original, 4, 1, key=key).state.players[1].hand.cards for key in keys} == {
        here.players[1].hand.cards
    }


def _restored(match: Match[Bazaar]) -> Any:
    assert match.beginning is not None
    return bazaar.restore(match.beginning.position)


@pytest.mark.parametrize("move", [0, 3, 11])
def test_its_record_replays_and_its_deal_is_proven(original: Match[Bazaar], move: int) -> None:
    new = continued(original, move, 2)
    answer_all(new, seed=7)
    record = load(dump(new.record()))
    assert record.beginning is not None
    assert (record.beginning.move, record.beginning.match) == (move, original.record().commitment)
    assert replay(bazaar, record).state.outcome == record.outcome
    verify(bazaar, record)
    assert record.setup, "the deal is part of the record"
    other = msgspec.structs.replace(record, setup=tuple(reversed(record.setup)))
    with pytest.raises(Diverged):
        verify(bazaar, other)


def test_it_can_be_undone_to_its_start(original: Match[Bazaar]) -> None:
    new = continued(original, 5, 1)
    start = snapshot(new.state)
    answer_all(new, most=8)
    new.undo(0)
    assert snapshot(new.state) == start


def test_a_position_can_be_taken_as_it_stands(original: Match[Bazaar]) -> None:
    here = original.at(6)
    match = Match(bazaar, 3, Keyed(KEY), here.setup.settings, beginning=Beginning(snapshot(here)))
    assert snapshot(match.state) == snapshot(here)


def test_a_record_without_beginning_does_not_speak_of_one(original: Match[Bazaar]) -> None:
    assert "beginning" not in dump(original.record())


def test_what_is_no_position_of_this_match_is_refused(original: Match[Bazaar]) -> None:
    here = original.at(6)
    with pytest.raises(BadSetup, match="other seats"):
        Match(bazaar, 2, Keyed(KEY), beginning=Beginning(snapshot(here)))
    with pytest.raises(BadSetup, match="seat 7"):
        Match(bazaar, 3, Keyed(KEY), here.setup.settings, beginning=Beginning(snapshot(here), 7))
    here.players[0].hand.take_all()
    with pytest.raises(BadSetup, match="impossible"):
        Match(bazaar, 3, Keyed(KEY), here.setup.settings, beginning=Beginning(snapshot(here)))
    record = msgspec.structs.replace(original.record(), beginning=Beginning(b"rubbish"))
    with pytest.raises(BadRecord, match="not a position"):
        replay(bazaar, record)
