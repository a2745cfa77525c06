"""Numbers of components: given once, kept for ever, told apart by package."""

from __future__ import annotations

import msgspec
import pytest

from tessera.kernel import Content, Expansion, Literals, Seeded, digest, replay
from tessera.kernel.content import GAP
from tessera.kernel.effects import card
from tessera.kernel.match import Match
from tessera.kernel.numbers import BadNumbers, Block, joined, numbered, places, written
from tests.kernel.guild import GOODS, Good, GuildGame, Tables, guild


def test_new_elements_get_the_next_free_numbers() -> None:
    known = {"good:anvil": 0, "good:drum": 4}
    assert numbered(known, ["good:drum", "good:harp", "good:lute"]) == {
        **known,
        "good:harp": 5,
        "good:lute": 6,
    }
    assert numbered({}, ["good:harp"], first=1000) == {"good:harp": 1000}


def test_a_withdrawn_component_keeps_its_number() -> None:
    content = Content(
        Tables(goods=(Good("drum"), Good("harp"))), Literals(numbers={"good:anvil": 0, "good:drum": 1})
    )
    assert content.number == {"drum": 1, "harp": 2}
    assert content.rows[0] is GAP
    assert content.components == (Good("drum"), Good("harp"))
    assert content.place[2] == 2, "places count withdrawn ones, so that positions stay what they were"


def test_tables_follow_the_numbers_wherever_literals_stand() -> None:
    numbers = {"good:anvil": 0, "good:drum": 1}
    there = Content(Tables(goods=(Good("anvil"), Good("drum"))), Literals(numbers=numbers))
    turned = Content(Tables(goods=(Good("drum"), Good("anvil"))), Literals(numbers=numbers))
    assert turned.tables == there.tables
    assert turned.digest == there.digest


def test_a_file_has_a_line_for_each_number() -> None:
    assert written({"b": 1, "a": 0}) == '{\n  "a": 0,\n  "b": 1\n}\n'
    assert written({}) == "{}\n"


def test_places_are_counted_by_kind() -> None:
    assert places({"good:a": 7, "hut:b": 8, "good:c": 9}) == {7: 0, 8: 0, 9: 1}


def test_blocks_of_two_packages_may_not_overlap() -> None:
    ours, theirs = Block("ours", {"good:a": 0, "good:b": 9}), Block("theirs", {"good:c": 9})
    with pytest.raises(BadNumbers, match=r"numbers of ours \(up to 9\) and theirs \(from 9\) overlap"):
        joined([theirs, ours])
    assert joined([ours, Block("theirs", {"good:c": 10})])["good:c"] == 10


def test_what_is_there_already_is_not_brought_again() -> None:
    with pytest.raises(BadNumbers, match="theirs brings good:a, which is there already"):
        joined([Block("ours", {"good:a": 0}), Block("theirs", {"good:a": 5})])
    with pytest.raises(BadNumbers, match="ours gives one number to two components"):
        joined([Block("ours", {"good:a": 0, "good:b": 0})])


# --- expansions -----------------------------------------------------------------------------------------------

HARPS = Expansion(
    game="guild", key="harps", package=__name__, first=100, cards={"goods": [card(Good("harp", set="harps"))]}
)


def test_an_expansion_is_a_setting_and_a_block_of_numbers() -> None:
    extended = GuildGame([HARPS])
    assert [setting.key for setting in extended.settings] == ["harps"]
    assert extended.content().number["harp"] == 100
    assert extended.content().rows[99] is GAP
    assert extended.new(2, Seeded(1), {"harps": True}).setup.settings == {"harps": True}


def test_a_match_without_an_expansion_does_not_notice_it() -> None:
    extended = GuildGame([HARPS])
    assert digest(extended.new(2, Seeded(1))) == digest(guild.new(2, Seeded(1)))


def test_an_expansion_needs_a_name_and_a_table_of_its_own() -> None:
    with pytest.raises(ValueError, match="guild has a setting 'harps' already"):
        GuildGame([HARPS, HARPS])
    with pytest.raises(ValueError, match="there is no table 'songs'; there are goods, rounds"):
        GuildGame([msgspec.structs.replace(HARPS, cards={"songs": ()})])
    with pytest.raises(BadNumbers, match="overlap"):
        GuildGame([msgspec.structs.replace(HARPS, first=len(GOODS) - 1)])


def test_a_record_names_what_its_match_could_meet() -> None:
    more = GuildGame([HARPS])
    record = Match(guild, 2, Seeded(1)).record()
    assert record == Match(more, 2, Seeded(1)).record(), "without the expansion it is the same match"
    replay(more, record)
    with_harps = Match(more, 2, Seeded(1), {"harps": True}).record()
    assert with_harps.content != record.content
    dearer = msgspec.structs.replace(HARPS, cards={"goods": [card(Good("harp", price=9, set="harps"))]})
    replay(GuildGame([dearer]), record)
    with pytest.raises(ValueError, match="other content"):
        replay(GuildGame([dearer]), with_harps)
