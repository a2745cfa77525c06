"""The box of A New Dawn: what is in it, how certain it is, and how an owner corrects it."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tessera.games.newdawn import game
from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.content import (
    FOCUS_TYPES,
    LETTERS,
    RESOURCES,
    WONDER_STACKS,
    Box,
    NewDawnTables,
    Terrain,
)
from tessera.games.newdawn.rules.board import read_side
from tessera.games.newdawn.state import NewDawn
from tessera.kernel import Match, Seeded, Source, play, replay
from tessera.kernel.content import BadContent
from tessera.kernel.engine import advance
from tessera.kernel.record import BadRecord, dump, load
from tessera.text import Catalog

DOCUMENT = (Path(__file__).parents[3] / "docs" / "content-files.md").read_text()


def content(changes: dict[str, Any]) -> Box:
    changed = game.content(changes)
    assert isinstance(changed, Box)
    return changed


def started(changed: Box, seats: int = 2, **options: object) -> NewDawn:
    """A match up to its first turn."""
    s = game.new(seats, Seeded(1), options, changed)
    answers = Seeded(1)
    decision = advance(s)
    while s.active < 0:
        assert decision is not None
        decision = play(s, decision.options[answers.pick(len(decision.options))])
    return s


def printed(side: str) -> list[str]:
    return [
        space.feature for tile in TABLES.tiles for space in read_side(getattr(tile, side)) if space.feature
    ]


# --- what is in the box -------------------------------------------------------------------------------------


def test_how_many_there_are_of_everything() -> None:
    assert len(TABLES.focus_cards) == 20
    assert len(TABLES.leaders) == len(TABLES.city_states) == len(TABLES.natural_wonders) == 8
    assert len(TABLES.world_wonders) == 24
    assert len(TABLES.tiles) == 16
    assert (len(TABLES.victory_cards), len(TABLES.agendas)) == (5, 10)
    assert len(LETTERS) == 9


def test_keys_are_unique() -> None:
    named = [
        *[card.key for card in TABLES.focus_cards],
        *[wonder.key for wonder in TABLES.world_wonders],
        *[city_state.key for city_state in TABLES.city_states],
        *[pact.key for pact in TABLES.pacts],
        *[leader.key for leader in TABLES.leaders],
        *[natural.key for natural in TABLES.natural_wonders],
        *[agenda.key for agenda in TABLES.agendas],
        *[tile.key for tile in TABLES.tiles],
    ]
    assert len(set(named)) == len(named)


def test_each_stack_has_two_wonders_of_each_age() -> None:
    found = Counter((wonder.type, wonder.age) for wonder in TABLES.world_wonders)
    assert found == {(stack, age): 2 for stack in WONDER_STACKS for age in range(3)}
    assert all(7 <= wonder.cost <= 12 for wonder in TABLES.world_wonders)


@pytest.mark.parametrize("side", ["a", "b"])
def test_what_the_tiles_show(side: str) -> None:
    features = Counter(printed(side))
    assert [features[resource] for resource in RESOURCES] == [4, 4, 4, 4]
    assert features["capital"] == 4
    assert sum(features[natural.key] for natural in TABLES.natural_wonders) == 4
    assert sum(features[city_state.key] for city_state in TABLES.city_states) == 4
    assert all(features[letter] <= 1 for letter in LETTERS)
    for tile in TABLES.tiles:
        for space in read_side(getattr(tile, side)):
            assert (space.terrain == Terrain.WONDER) == any(
                space.feature == x.key for x in TABLES.natural_wonders
            )


def test_every_agenda_is_on_one_victory_card() -> None:
    on_cards = [agenda for card in TABLES.victory_cards for agenda in card.agendas]
    assert sorted(on_cards) == sorted(agenda.key for agenda in TABLES.agendas)


# --- how certain it is --------------------------------------------------------------------------------------


def test_the_layouts_are_counted_as_reconstructed() -> None:
    sources = game.sources()
    assert list(sources) == ["rulebook", "public", "reconstructed"]
    assert sources["reconstructed"] == 2  # the map of the first game, the core of an advanced one
    assert sum(sources.values()) == 2 + 20 + 8 + 24 + 8 + 4 + 8 + 10 + 5 + 16


def test_a_component_is_as_certain_as_its_least_certain_fact() -> None:
    stonehenge = TABLES.world_wonders[0]
    assert (stonehenge.source, stonehenge.resources_source) == (Source.RULEBOOK, Source.PUBLIC)
    certain = [
        *[card for card in TABLES.focus_cards if card.source is Source.RULEBOOK],
        *[agenda for agenda in TABLES.agendas if agenda.source is Source.RULEBOOK],
        *[card for card in TABLES.victory_cards if card.source is Source.RULEBOOK],
        *[leader for leader in TABLES.leaders if leader.source is Source.RULEBOOK],
        *[city_state for city_state in TABLES.city_states if city_state.source is Source.RULEBOOK],
    ]
    assert game.sources()["rulebook"] == len(certain)  # no wonder is among them


# --- corrections --------------------------------------------------------------------------------------------


def test_a_number_can_be_corrected() -> None:
    changed = content(
        {
            "focus_cards": {"masonry": {"range": 3}},
            "world_wonders": {"stonehenge": {"cost": 5, "resources": [2, 3]}},
            "agendas": {"explorer": {"at_least": 12}},
            "constants": {"trade_limit": 5, "dial_levels": [[2, 2], [9, 3]]},
        }
    )
    assert changed.focus[changed.number["masonry"]].range == 3
    assert changed.wonders[changed.number["stonehenge"]].cost == 5
    assert changed.agendas[changed.number["explorer"]].at_least == 12
    assert changed.constants.dial_levels == ((2, 2), (9, 3))
    assert changed.focus[0] == TABLES.focus_cards[0]
    assert changed.digest != game.content().digest


def test_a_corrected_number_is_in_the_text_of_its_card() -> None:
    say = Catalog(game, "en").say
    assert "17 spaces" in say("card-pottery.text", range=17)
    assert "17 spaces" in say("agenda-explorer.text", at_least=17)


def test_a_side_of_a_tile_can_be_corrected() -> None:
    side = TABLES.tiles[3].a.replace("wonder/grand_mesa hills", "wonder/grand_mesa forest/mercury")
    changed = content({"tiles": {"tile_04": {"a": side}}})
    s = started(changed)
    assert s.board.tiles[0].tile == 4
    assert s.board.terrain[1] == Terrain.FOREST
    assert s.board.resource[1] == RESOURCES.index("mercury")
    assert 1 in s.deposits
    assert not list(game.faults(s))


def test_the_map_of_the_first_game_can_be_corrected() -> None:
    changed = content({"first_game_map": {"tile_08": {"q": 7, "r": -6, "players": 3}}})
    two, three = started(changed), started(changed, 3)
    assert 8 not in [laid.tile for laid in two.board.tiles]
    assert (8, "a", 7, -6, 3) in three.board.tiles
    assert len(two.board) == len(started(game.content()).board) - 10


def test_the_core_of_an_advanced_map_can_be_corrected() -> None:
    moved = {place.key: {"r": place.r + 1} for place in TABLES.core_layout}
    s = started(content({"core_layout": moved}), map="advanced")
    places = {(place.q, place.r + 1, place.rotation) for place in TABLES.core_layout}
    assert all((laid.q, laid.r, laid.rotation) in places for laid in s.board.tiles[:4])


def test_a_record_needs_the_content_it_was_played_with() -> None:
    changed = content({"constants": {"round_limit": 2}})
    match = Match(game, 2, Seeded(1), content=changed)
    while (decision := match.decision()) is not None:
        match.answer(decision.seat, decision.options[0])
    assert match.state.round == 2
    record = load(dump(match.record()))
    assert record.content == changed.digest
    with pytest.raises(BadRecord, match="other content"):
        replay(game, record)
    assert replay(game, record, changed).over


def test_other_numbers_can_be_played_with() -> None:
    changed = content(
        {
            "constants": {
                **{"control_tokens": 4, "cities": 1, "trade_limit": 1, "round_limit": 12, "capital_loot": 0},
                **{
                    "dial_last": 6,
                    "dial_after_last": 2,
                    "dial_levels": [[1, 4], [3, 3]],
                    "resource_tokens": 9,
                },
            },
            "focus_cards": {"masonry": {"attacks": 5, "range": 9}, "early_empire": {"tokens": 0}},
            "world_wonders": {"colossus": {"cost": 0}, "machu_picchu": {"amount": 9}},
        }
    )
    for seats in (2, 3, 4):
        s = started(changed, seats)
        answers = Seeded(seats)
        decision = advance(s)
        while decision is not None:
            decision = play(s, decision.options[answers.pick(len(decision.options))])
            assert not list(game.faults(s))
        assert s.outcome is not None


LAND = " ".join(["grassland"] * 9)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "peloponnes"}, "peloponnes"),
        ({"cards": {}}, "no table 'cards'"),
        ({"focus_cards": {"masonary": {"range": 1}}}, "focus_cards has no 'masonary'"),
        ({"focus_cards": {"masonry": {"reach": 1}}}, "focus_cards.masonry has no value 'reach'"),
        ({"focus_cards": {"masonry": {"range": -1}}}, r"focus_cards.masonry.*range"),
        ({"focus_cards": {"masonry": {"level": 2}}}, "focus_cards.masonry: type and level"),
        ({"leaders": {"rome": {"row": [0, 1, 2, 3, 3]}}}, "leaders.rome.row"),
        ({"leaders": {"rome": {"row": [0, 1, 2]}}}, r"leaders.rome.*row"),
        ({"world_wonders": {"oracle": {"cost": -1}}}, r"world_wonders.oracle.*cost"),
        ({"world_wonders": {"oracle": {"resources": [4, 0]}}}, r"world_wonders.oracle.*resources"),
        ({"world_wonders": {"oracle": {"resources": [1, 1]}}}, "world_wonders.oracle.resources"),
        ({"world_wonders": {"oracle": {"type": 3}}}, "world_wonders.oracle.type"),
        (
            {"world_wonders": {"oracle": {"age": 2}, "pyramids": {"age": 2}}},
            "world_wonders: no ancient .* science",
        ),
        ({"city_states": {"kabul": {"frame": "square"}}}, r"city_states.kabul.*frame"),
        ({"agendas": {"explorer": {"at_least": 0}}}, r"agendas.explorer.*at_least"),
        ({"victory_cards": {"explorer_aesthetic": {"agendas": ["explorer", "lazy"]}}}, "no agenda 'lazy'"),
        ({"constants": {"victory_cards": 6}}, "constants: more victory cards"),
        ({"constants": {"trade_limit": "3"}}, r"constants.*trade_limit"),
        ({"constants": {"dial_levels": [[6, 2], [3, 2]]}}, "constants.dial_levels"),
        ({"constants": {"dial_levels": [[30, 2]]}}, "constants.dial_levels"),
        ({"constants": {"dial_levels": [[3, 5]]}}, r"constants.*dial_levels"),
        ({"constants": {"dial_after_last": 25}}, "constants.dial_after_last"),
        ({"constants": {"resource_tokens": 5}}, "constants.resource_tokens: .* marble"),
        ({"tiles": {"tile_03": {"kind": "sea"}}}, r"tiles.tile_03.*kind"),
        ({"tiles": {"tile_03": {"a": f"{LAND} swamp"}}}, "tiles.tile_03.a: there is no terrain 'swamp'"),
        ({"tiles": {"tile_03": {"b": LAND}}}, "tiles.tile_03.b: a side has 10 spaces, not 9"),
        ({"tiles": {"tile_03": {"b": f"{LAND} hills/gold"}}}, "tiles.tile_03.b: there is no 'gold'"),
        ({"tiles": {"tile_03": {"b": f"{LAND} hills/A"}}}, "tiles.tile_03.b: 'A' is there already"),
        ({"tiles": {"tile_03": {"b": f"{LAND} hills/capital"}}}, "tiles.tile_03.b: 1 capitals"),
        ({"tiles": {"tile_07": {"a": f"{LAND} hills"}}}, "tiles.tile_07.a: 0 capitals"),
        ({"tiles": {"tile_07": {"a": f"{LAND} water/capital"}}}, "tiles.tile_07.a: a capital on water"),
        ({"tiles": {key: {"shows": "plain"} for key in ("tile_01", "tile_02", "tile_04")}}, "tiles: too few"),
        ({"first_game_map": {"tile_08": {"rotation": 6}}}, r"first_game_map.tile_08.*rotation"),
        ({"first_game_map": {"tile_08": {"q": 4, "r": -1}}}, "first_game_map: tiles overlap with 2 players"),
        ({"first_game_map": {"tile_02": {"q": 30}}}, "first_game_map: tiles do not touch .* 4 players"),
        ({"first_game_map": {"tile_11": {"players": 3}}}, "first_game_map: "),
        ({"core_layout": {"a2": {"q": 0}}}, "core_layout: tiles overlap on side a"),
        ({"core_layout": {"b4": {"q": -20}}}, "core_layout: tiles do not touch .* side b"),
    ],
)  # fmt: skip
def test_bad_content_is_refused_by_name(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadContent, match=message):
        game.content(changes)


# --- the document -------------------------------------------------------------------------------------------


def section() -> str:
    return DOCUMENT.split("## A New Dawn")[1].split("\n## ")[0]


def test_the_example_in_the_document_can_be_played_with() -> None:
    example = re.search(r"```toml\n(.*?)```", section(), re.S)
    assert example is not None
    changes = tomllib.loads(example[1])
    assert len(changes) == 5
    assert game.content(changes).digest != game.content().digest


def test_the_document_names_every_table_and_field() -> None:
    rows = {
        words[1].strip(" `"): line for line in section().splitlines() if len(words := line.split("|")) == 5
    }
    for table in NewDawnTables.__struct_fields__:
        row = getattr(TABLES, table)
        fields = set(type(row if table == "constants" else row[0]).__struct_fields__)
        named = set(re.findall(r"`(\w+)`", rows[table]))
        assert fields - {"key", "source", "age_source", "resources_source"} <= named, table
    assert all(f"{number} {name}" in section() for number, name in enumerate(FOCUS_TYPES))
    assert all(f"{number} {name}" in section() for number, name in enumerate(RESOURCES))
