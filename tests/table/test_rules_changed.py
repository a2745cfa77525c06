"""Running matches survive new rules: they go on if they can, and rest and go back by consent if they cannot."""

from __future__ import annotations

import pytest
from msgspec import structs

from tessera.games.peloponnes import game
from tessera.kernel import verify
from tessera.kernel.record import Record
from tessera.table import Entry, NotAllowed, Status, Table, play, seats, undo
from tessera.table.journal import Moved, Renewed, decode, encode
from tessera.table.lookback import position_at
from tessera.table.sheet import seen_at, sheet
from tests.table import older
from tests.table.test_table import KEY, Desk, refused

#: Moves after which the match is well under way, and beyond the first the two rules do not agree on.
PLAYED = 24


def old_desk(moves: int, people: tuple[str, ...] = ("anna", "ben")) -> Desk:
    """A match that is played with the old rules."""
    d = Desk.__new__(Desk)
    d.table, created = Table.open("t1", older.game, len(people), {}, "anna", 0.0)
    d.journal, d.now = [created], 0.0
    for person in people:
        d.do(seats.sit(d.table, person, person.title(), 0.0))
    return d.do(play.start(d.table, "anna", KEY, 0.0)).play(moves)


def first_pass(d: Desk) -> int:
    """The number of moves before the first one that the rules do not agree on."""
    moves = [entry for entry in d.journal if isinstance(entry, Moved)]
    return next(number for number, move in enumerate(moves) if move.do == "pass" and len(move.chance) > 2)


def today(journal: list[Entry]) -> Table:
    """The table after an upgrade: from bytes, with the rules of today."""
    return Table.restored("t1", game, [decode(encode(entry)) for entry in journal])


def test_with_its_own_rules_a_match_goes_on() -> None:
    d = old_desk(PLAYED)
    again = Table.restored("t1", older.game, [decode(encode(entry)) for entry in d.journal])
    assert again.stale is None and again.status is Status.PLAYING
    assert again.plays_by(older.game)


def test_a_match_whose_moves_lead_where_they_led_goes_on_with_new_rules() -> None:
    d = old_desk(PLAYED)
    common = first_pass(d)
    moves = [number for number, entry in enumerate(d.journal) if isinstance(entry, Moved)]
    table = today(d.journal[: moves[common]])
    assert table.stale is None and table.status is Status.PLAYING
    assert table.match is not None and len(table.match.moves) == common
    assert not table.plays_by(game)


def test_what_was_taken_back_does_not_matter() -> None:
    d = old_desk(PLAYED)
    common = first_pass(d)
    d.do(undo.take_back(d.table, "anna", common, d.now))
    d.do(undo.answer(d.table, "ben", True, d.now))
    table = today(d.journal)
    assert table.stale is None and table.status is Status.PLAYING
    assert table.match is not None and len(table.match.moves) == common
    assert table.waiting() == d.table.waiting()


def test_a_match_that_diverges_rests_at_the_last_common_move() -> None:
    d = old_desk(PLAYED)
    common = first_pass(d)
    table = today(d.journal)
    assert table.status is Status.FROZEN and table.stale is not None
    assert table.stale.common == common and f"move {common}" in table.stale.reason
    seen = sheet(table, "anna", d.now)
    assert (seen["status"], seen["common"], seen["moves"]) == ("frozen", common, PLAYED)
    assert len(seen["log"]) == PLAYED, "what happened can still be read"
    assert seen["decision"] is None and seen["key"] == "" and seen["waiting"] == []
    assert seen_at(table, common, 0)["view"] == seen["view"]
    refused("table-no-such-move", position_at, table, common + 1)
    refused("table-is-frozen", play.move, table, "anna", (("pass",),), 0, d.now)


def test_it_goes_on_from_there_when_everybody_agrees() -> None:
    d = old_desk(PLAYED)
    common = first_pass(d)
    d.table = today(d.journal)
    refused("table-only-common", undo.take_back, d.table, "anna", common + 1, d.now)
    refused("table-not-seated", undo.take_back, d.table, "zoe", common, d.now)
    d.do(undo.take_back(d.table, "anna", common, d.now))
    assert d.table.status is Status.FROZEN
    assert sheet(today(d.journal), "ben", d.now)["undo"]["request"]["asks_you"], "a restart in between"
    d.do(undo.answer(d.table, "ben", False, d.now))
    assert d.table.status is Status.FROZEN
    d.do(undo.take_back(d.table, "ben", common, d.now), undo.answer(d.table, "anna", True, d.now))
    renewed = d.journal[-1]
    assert isinstance(renewed, Renewed) and (renewed.to, renewed.rules) == (common, game.rules_version)
    assert sheet(today(d.journal), "anna", d.now) == sheet(d.table, "anna", d.now)
    d.play(10)
    assert sheet(today(d.journal), "anna", d.now) == sheet(d.table, "anna", d.now)
    d.play(10_000)
    assert sheet(d.table, "anna", d.now)["status"] == "finished"
    assert d.table.match is not None
    record: Record = d.table.match.record()
    verify(game, record)


def test_alone_nobody_has_to_be_asked() -> None:
    d = old_desk(PLAYED)
    for number, entry in enumerate(d.journal):
        if getattr(entry, "user", "") == "ben":
            d.journal[number] = structs.replace(entry, user="")
    d.table = today(d.journal)
    d.do(undo.take_back(d.table, "anna", 0, d.now))
    assert sheet(d.table, "anna", d.now)["status"] == "playing"


def test_a_match_that_cannot_even_be_dealt_rests() -> None:
    d = old_desk(PLAYED)
    d.journal[0] = structs.replace(d.journal[0], settings={"dragons": True})
    table = today(d.journal)
    assert table.status is Status.FROZEN and table.entries == len(d.journal)
    assert sheet(table, "anna", d.now)["common"] == -1
    with pytest.raises(NotAllowed):
        undo.take_back(table, "anna", 0, d.now)
