"""Records: readable, replayable, and every corruption found out."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.kernel import Keyed, Match, Record, Seeded, replay, verify
from tessera.kernel.match import Diverged
from tessera.kernel.record import FORMAT, BadRecord, dump, load
from tests.kernel.bazaar import bazaar
from tests.kernel.rehearsal import rehearsal


def finished(seed: int = 1, seats: int = 3) -> Record:
    match = Match(bazaar, seats, Keyed(bytes(range(32))), {"spies": False})
    answers = Seeded(seed)
    while (decision := match.decision()) is not None:
        match.answer(decision.seat, decision.options[answers.pick(len(decision.options))])
    return match.record()


RECORD = finished()
TEXT = dump(RECORD)
FIELDS: dict[str, Any] = msgspec.json.decode(TEXT)


def with_fields(**changes: Any) -> str:
    return msgspec.json.encode(FIELDS | changes).decode()


def with_move(number: int, **changes: Any) -> str:
    moves = [dict(move) for move in FIELDS["moves"]]
    moves[number] |= changes
    return with_fields(moves=moves)


# --- reading and writing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_what_is_written_can_be_read(seed: int) -> None:
    record = finished(seed, 2 + seed % 3)
    assert load(dump(record)) == record
    assert load(dump(record).encode()) == record
    assert replay(bazaar, load(dump(record))).record().moves == record.moves


def test_a_record_of_a_match_that_has_just_begun() -> None:
    record = Match(bazaar, 2, Seeded(1)).record()
    assert load(dump(record)) == record
    assert '"moves": []' in dump(record)
    assert replay(bazaar, record).record().start == record.start


def test_a_record_can_be_read_by_people() -> None:
    lines = TEXT.splitlines()
    assert lines[:3] == ["{", f'  "tessera": {FORMAT},', '  "game": "bazaar",']
    assert '  "settings": {"rounds":2,"spies":false},' in lines
    moves = [line for line in lines if line.startswith("    {")]
    assert len(moves) == len(RECORD.moves)
    assert re.fullmatch(r'    \{"seat":\d,"do":"stake \d","digest":"[0-9a-f]{16}"\},', moves[0])
    assert lines[-2].startswith('  "outcome": {"ranks":[')


def test_the_format_is_written_down() -> None:
    assert list(FIELDS) == [
        "tessera",
        "game",
        "rules",
        "content",
        "seats",
        "players",
        "settings",
        "commitment",
        "key",
        "jumps",
        "setup",
        "start",
        "moves",
        "outcome",
    ]


# --- texts that are no records ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a match record"),
        ("[]", "not a match record: Expected `object`"),
        ("{", "not a match record"),
        (b"\xff\xfe", "not a match record"),
        ("\ud800", "not a match record"),
        ('{"x":' + "[" * 100_000, "not a match record"),
        ("{}", "missing required field `game`"),
        (
            with_fields(tessera=FORMAT + 1),
            f"has format {FORMAT + 1}; this version reads formats 1 to {FORMAT}",
        ),
        (with_fields(seats="three"), r"Expected `int`, got `str` - at `\$.seats`"),
        (with_fields(moves=[{"seat": 0}]), r"missing required field `do` - at `\$.moves"),
        (with_fields(settings={"spies": 1.5}), r"at `\$.settings"),
        (with_fields(jumps=[[1]]), r"at `\$.jumps"),
        (with_move(2, do="17"), "move 2: an answer starts with a word"),
        (with_move(3, do="x" * 300), "move 3: an answer has at most 200 characters"),
        (with_move(0, do=""), "move 0: an answer starts with a word"),
    ],
)
def test_what_is_no_record(text: str | bytes, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        load(text)


def test_a_record_of_the_first_format_is_read() -> None:
    fields = {key: value for key, value in FIELDS.items() if key != "settings"}
    old = fields | {"tessera": 1, "options": FIELDS["settings"]}
    assert load(json.dumps(old)) == RECORD


# --- records that do not replay -----------------------------------------------------------------------------

AT_CHANCE = next(n for n, move in enumerate(RECORD.moves) if len(move.chance) > 1)
DRAWN = list(RECORD.moves[AT_CHANCE].chance)
SEAT = RECORD.moves[0].seat


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (with_fields(game="chess"), "this is a record of 'chess', not of 'bazaar'"),
        (with_fields(content="0" * 16), "played with other content .* give the content file"),
        (with_fields(seats=9), "bazaar is played by 2, 3, 4, not by 9"),
        (with_fields(seats=10**12, players=[]), "bazaar is played by 2, 3, 4"),
        (with_fields(seats=-1), "bazaar is played by 2, 3, 4"),
        (with_fields(players=["Ada"]), "3 seats need 3 names, not 1"),
        (with_fields(settings={"luck": True}), "bazaar has no setting 'luck'"),
        (with_fields(settings={"rounds": 7}), "setting rounds cannot be 7; it can be 1, 2, 3"),
    ],
)
def test_a_record_of_another_match(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        replay(bazaar, load(text))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (with_fields(setup=[]), "the set-up: the script has only 0 results"),
        (with_fields(setup=[99, *FIELDS["setup"][1:]]), "the set-up: the script says 99"),
        (with_fields(setup=[*FIELDS["setup"], 1]), "the set-up: 1 results of chance were not used"),
        (with_fields(settings={"rounds": 3}), "the set-up leads to"),
        (with_fields(start="0" * 16), "the set-up leads to [0-9a-f]{16}, the record says 0000000000000000"),
        (with_move(0, do="fly"), rf"move 0 \(fly\) of seat {SEAT} is not legal there: refused-not-asked"),
        (with_move(0, do="stake 99"), rf"move 0 \(stake 99\) of seat {SEAT} is not legal there"),
        (with_move(0, seat=7), "of seat 7 is not legal there: refused-not-your-turn"),
        (with_move(0, seat=-1), "of seat -1 is not legal there"),
        (with_move(1, digest="0" * 16), r"move 1 \(.*\) leads to .*, the record says 0000000000000000"),
        (with_move(0, chance=[3]), r"move 0 \(.*\): 1 results of chance were not used"),
        (with_move(AT_CHANCE, chance=DRAWN[:-1]), rf"move {AT_CHANCE} .*: the script has only"),
        (with_move(AT_CHANCE, chance=[99, *DRAWN[1:]]), rf"move {AT_CHANCE} .*: the script draws 99"),
        (with_move(AT_CHANCE, chance=[10**30]), rf"move {AT_CHANCE} .*: the script draws 1000000"),
        (with_fields(moves=FIELDS["moves"][:-1]), "another outcome"),
        (with_fields(moves=FIELDS["moves"][1:]), "move 0 .* (leads to|is not legal)"),
        (with_fields(moves=[*FIELDS["moves"], FIELDS["moves"][0]]), "is not legal there: refused-game-over"),
        (with_fields(outcome=None), "another outcome"),
        (with_fields(outcome=FIELDS["outcome"] | {"scores": [0, 0, 0]}), "another outcome"),
    ],
)
def test_a_record_that_leads_elsewhere(text: str, message: str) -> None:
    with pytest.raises(Diverged, match=message):
        replay(bazaar, load(text))


def test_a_record_of_one_game_is_none_of_another() -> None:
    with pytest.raises(BadRecord, match="not of 'rehearsal'"):
        replay(rehearsal, RECORD)


def test_digests_may_be_left_out() -> None:
    moves = [{name: part for name, part in move.items() if name != "digest"} for move in FIELDS["moves"]]
    assert replay(bazaar, load(with_fields(moves=moves, start=""))).over


# --- fuzz ---------------------------------------------------------------------------------------------------


def read_and_replay(text: str | bytes) -> None:
    """Whatever comes in: a record that replays, or a `BadRecord`."""
    try:
        record = load(text)
        replay(bazaar, record)
        verify(bazaar, record)
    except BadRecord as error:
        assert str(error)


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_text(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        load(text)


@given(st.data())
def test_changed_characters(data: st.DataObject) -> None:
    text = bytearray(TEXT.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    read_and_replay(bytes(text))


@given(st.data())
def test_lines_lost_and_doubled(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at : at + 1] = [lines[at]] * data.draw(st.sampled_from([0, 2]))
    read_and_replay("\n".join(lines))


values = (
    st.none() | st.booleans() | st.integers() | st.text(max_size=6) | st.lists(st.integers(0, 9), max_size=4)
)


@given(st.sampled_from(sorted(FIELDS)), values)
def test_any_field_may_hold_anything(field: str, value: object) -> None:
    try:
        text = with_fields(**{field: value})
    except OverflowError:
        return
    read_and_replay(text)


@given(st.integers(0, len(RECORD.moves) - 1), st.sampled_from(["seat", "do", "chance", "digest"]), values)
def test_any_part_of_a_move_may_be_anything(number: int, part: str, value: object) -> None:
    try:
        text = with_move(number, **{part: value})
    except OverflowError:
        return
    read_and_replay(text)
