"""Nothing that is saved depends on where a literal stands, or on an expansion that is not played with."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tessera.kernel import AnyGame, Record, Seeded, game, replay
from tessera.kernel.content import Row, rows_of
from tessera.kernel.effects import card
from tessera.kernel.numbers import read_numbers
from tessera.kernel.record import load
from tessera.table import Status, Table, play, seats
from tessera.table.journal import decode, encode
from tests.answers import any_answer
from tests.ours import OURS

RECORDS = [
    path
    for path in sorted((Path(__file__).parents[1] / "records").glob("*/*.json"))
    if path.name != "uncovered.json"
]


def records_of(game_id: str) -> list[Record]:
    found = [load(path.read_text(encoding="utf-8")) for path in RECORDS]
    return [record for record in found if record.game == game_id]


@pytest.mark.parametrize("game_id", OURS)
def test_every_component_has_its_number_written_down(game_id: str) -> None:
    """If this fails: ``tessera number GAME``."""
    written = read_numbers(game(game_id).package)
    missing = [row.element for row in rows_of(game(game_id).tables) if row.element not in written]
    assert missing == []
    assert sorted(written.values()) == list(range(len(written))), (
        "numbers follow each other and are never freed"
    )


@pytest.mark.parametrize("game_id", OURS)
def test_literals_may_stand_in_any_order(game_id: str) -> None:
    """With all of them turned round, every record is replayed with equal digests."""
    found = game(game_id)
    turned = {
        name: table[::-1]
        for name in found.tables.__struct_fields__
        if isinstance(table := getattr(found.tables, name), tuple) and isinstance(table[0], Row)
    }
    content = found.load(msgspec.structs.replace(found.tables, **turned))
    records = records_of(game_id)
    assert len(records) >= 3
    for record in records:
        replay(found, record, content)


# --- one component more ---------------------------------------------------------------------------------------


def with_more(found: AnyGame, table: str, key: str, **fields: Any) -> AnyGame:
    """The game with one more component, as if it had just been written, before all others."""
    rows = getattr(found.tables, table)
    literal = card(msgspec.structs.replace(rows[0], key=key, **fields))
    more: type[AnyGame] = type("More", (type(found),), {"package": found.package})
    more.tables = msgspec.structs.replace(found.tables, **{table: (literal.row, *rows)})
    more.cards = (literal, *found.cards)
    return more()


CASES: Iterable[tuple[str, str, str, dict[str, Any]]] = (
    ("throughtheages", "leaders", "ada_lovelace", {"set": "new"}),
    ("tapestry", "civilizations", "cartographers", {"set": "plans"}),
)


@pytest.mark.parametrize(("game_id", "table", "key", "fields"), CASES)
def test_base_matches_do_not_notice_a_new_component_of_an_expansion(
    game_id: str, table: str, key: str, fields: dict[str, Any]
) -> None:
    """It is written first of all; records replay, a snapshot restores; with the expansion they are told."""
    before = game(game_id)
    after = with_more(before, table, key, **fields)
    assert after.content().number[key] == len(read_numbers(before.package))
    untouched, touched = 0, 0
    for record in records_of(game_id):
        sets = before.sets(record.settings) or frozenset()
        if fields["set"] in sets:
            touched += 1
            with pytest.raises(ValueError, match="this match was played with other content"):
                replay(after, record)
        else:
            untouched += 1
            match = replay(after, record)
            after.restore(match.saved)
    assert untouched >= 3 and touched >= 1


@pytest.mark.parametrize(("game_id", "table", "key", "fields"), CASES)
def test_a_running_table_without_the_expansion_plays_on(
    game_id: str, table: str, key: str, fields: dict[str, Any]
) -> None:
    before = game(game_id)
    after = with_more(before, table, key, **fields)
    nobody_resigns = {x.key: False for x in before.settings if x.key == "resigning"}
    running, created = Table.open("t1", before, 2, nobody_resigns, "anna", 0.0)
    journal = [created, *[seats.sit(running, name, name.title(), 0.0) for name in ("anna", "ben")]]
    journal.append(play.start(running, "anna", bytes(32), 0.0))
    chance = Seeded(1)
    for _ in range(12):
        assert running.match is not None
        seat = running.waiting()[0]
        decision = running.decision(seat)
        assert decision is not None
        answer = any_answer(running.match.state, seat, chance)
        journal.append(play.move(running, running.seats[seat].user, answer, decision.ply, 1.0))
    again = Table.restored("t1", after, [decode(encode(entry)) for entry in journal])
    assert again.stale is None and again.status is Status.PLAYING
    assert again.plays_by(after)
