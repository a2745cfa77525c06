"""Going on from a standing: the same table as if everything had been played again, without playing it."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import structs

from tessera.games.peloponnes import game
from tessera.kernel.match import Diverged, verify
from tessera.kernel.record import BadRecord
from tessera.table import ClockRule, Entry, Standing, Status, Table, chat, undo
from tessera.table.clock import Mode
from tessera.table.journal import Created, Moved, decode, encode
from tessera.table.sheet import seen_at, sheet
from tessera.table.standing import decode as read_standing
from tessera.table.standing import encode as write_standing
from tessera.table.standing import standing_of
from tests.table.test_table import Desk, desk

EVERYBODY = ("anna", "ben", "nobody")


def stood(d: Desk) -> Standing:
    """How the table stands now, from bytes."""
    return read_standing(write_standing(standing_of(d.table)))


def restored(d: Desk, standing: Standing | None) -> Table:
    """The table after a restart: from bytes."""
    return Table.restored("t1", game, [decode(encode(entry)) for entry in d.journal], standing)


def sent(table: Table, user: str, now: float) -> bytes:
    return msgspec.json.encode(sheet(table, user, now), order="deterministic")


def same(one: Table, other: Table, now: float) -> None:
    assert one.match is not None and other.match is not None
    for user in EVERYBODY:
        assert sent(one, user, now) == sent(other, user, now)
    assert one.match.saved == other.match.saved
    assert one.match.record() == other.match.record()
    for number in range(len(other.match.moves) + 1):
        assert seen_at(one, number, 1) == seen_at(other, number, 1)


def with_journal(d: Desk, at: int, entry: Entry) -> Desk:
    d.journal[at] = entry
    return d


def first_move(d: Desk) -> tuple[int, Moved]:
    return next((at, entry) for at, entry in enumerate(d.journal) if isinstance(entry, Moved))


@pytest.mark.parametrize("before", [0, 1, 9, 30])
@pytest.mark.parametrize("after", [0, 1, 10_000])
def test_it_is_the_table_that_was_left(before: int, after: int) -> None:
    d = desk(bots=1, clock=ClockRule(Mode.TOTAL, 600, 5)).play(before)
    d.do(chat.say(d.table, "anna", "Anna", "hello", d.now))
    standing = stood(d)
    d.play(after, seed=2)
    same(restored(d, standing), d.table, d.now)
    same(restored(d, standing), restored(d, None), d.now)


def test_undo_goes_back_to_any_move_before_it() -> None:
    for to in range(0, 30, 3):
        d = desk(bots=1, people=("anna",)).play(30)
        d.table = restored(d, stood(d))
        d.do(undo.take_back(d.table, "anna", to, d.now)).play(5)
        same(d.table, restored(d, None), d.now)


def test_what_was_undone_before_it_stays_undone() -> None:
    """Chance that was drawn anew is part of the record, and of the proof."""
    d = desk(bots=1, people=("anna",)).play(20)
    d.do(undo.take_back(d.table, "anna", 4, d.now)).play(10).do(
        undo.take_back(d.table, "anna", 8, d.now)
    ).play(10)
    d.table = restored(d, stood(d))
    d.play(10_000)
    assert d.table.match is not None and d.table.status is Status.FINISHED
    same(d.table, restored(d, None), d.now)
    verify(game, d.table.match.record())


def test_what_was_undone_after_it_is_undone() -> None:
    d = desk(bots=1, people=("anna",)).play(20)
    standing = stood(d)
    d.do(undo.take_back(d.table, "anna", 4, d.now)).play(10)
    same(restored(d, standing), d.table, d.now)


def test_a_finished_match_is_there_without_being_played() -> None:
    d = desk().play(10_000)
    table = restored(d, stood(d))
    assert table.status is Status.FINISHED and table.key
    same(table, d.table, d.now)


def test_nothing_before_it_is_played_again() -> None:
    d = desk().play(30)
    at, move = first_move(d)
    with_journal(d, at, structs.replace(move, digest="another"))
    played = restored(d, None)
    assert played.stale is not None and played.stale.common == 0
    assert restored(d, stood(d)).status is Status.PLAYING


# --- what must not be trusted -------------------------------------------------------------------------------


def test_a_position_that_is_not_where_the_moves_led_is_refused() -> None:
    d = desk().play(29)
    other = stood(d).position
    standing = structs.replace(stood(d.play(1)), position=other)
    with pytest.raises(Diverged):
        restored(d, standing)


@pytest.mark.parametrize("entries", [1, 3, 25, 1000])
def test_a_standing_of_another_place_is_refused(entries: int) -> None:
    d = desk().play(30)
    with pytest.raises(BadRecord):
        restored(d, structs.replace(stood(d), entries=entries))


def test_a_standing_of_other_rules_or_content_is_refused() -> None:
    for change in ({"rules": "0.0"}, {"content": "another"}):
        d = desk().play(5)
        created = d.journal[0]
        assert isinstance(created, Created)
        with_journal(d, 0, structs.replace(created, **change))
        with pytest.raises(BadRecord):
            restored(d, stood(d))


def test_a_journal_that_does_not_tell_what_happened_is_played_again() -> None:
    """Journals of the first version hold the moves alone."""
    d = desk().play(5)
    at, move = first_move(d)
    with_journal(d, at, structs.replace(move, events=None))
    with pytest.raises(BadRecord):
        restored(d, stood(d))
    same(restored(d, None), d.table, d.now)


@pytest.mark.parametrize("data", [b"", b"\x00", b"\x93\x01", b"not a standing"])
def test_bytes_that_are_no_standing_are_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        read_standing(data)
