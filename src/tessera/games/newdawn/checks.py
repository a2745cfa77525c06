"""Content that could not be played with: what no single value shows; those are checked by their types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from tessera.games.newdawn.board import Laid, Space, read_side
from tessera.games.newdawn.content import (
    ANCIENT,
    FOCUS_TYPES,
    LETTERS,
    MEDIEVAL,
    RESOURCES,
    WONDER_STACKS,
    NewDawnTables,
    Terrain,
    Tile,
)
from tessera.kernel.content import BadContent
from tessera.kernel.geometry import HEX_DIRECTIONS

SEATS: Final = (2, 3, 4)
CORE: Final = 2
"""Tiles with natural wonders and with city-states in the core of an advanced map (ND-3.08)."""


def nonsense(tables: NewDawnTables) -> Iterator[str]:
    """What is wrong, each with its place."""
    yield from _cards(tables)
    yield from _constants(tables)
    sides: dict[tuple[str, str], tuple[Space, ...]] = {}
    for tile in tables.tiles:
        for side, text in (("a", tile.a), ("b", tile.b)):
            try:
                sides[tile.key, side] = read_side(text)
            except BadContent as error:
                yield f"tiles.{tile.key}.{side}: {error}"
                return
    yield from _tiles(tables, sides)
    yield from _layouts(tables, sides)


def _cards(tables: NewDawnTables) -> Iterator[str]:
    for place, card in enumerate(tables.focus_cards):
        if place != 4 * card.type + card.level - 1:
            yield f"focus_cards.{card.key}: type and level cannot be changed"
    for leader in tables.leaders:
        if sorted(leader.row) != list(range(len(FOCUS_TYPES))):
            yield f"leaders.{leader.key}.row: each of the five types once"
    for wonder in tables.world_wonders:
        if wonder.type not in WONDER_STACKS:
            yield f"world_wonders.{wonder.key}.type: there is no such stack"
        if len(set(wonder.resources)) != len(wonder.resources):
            yield f"world_wonders.{wonder.key}.resources: two different ones"
    for stack in WONDER_STACKS:
        ages = {wonder.age for wonder in tables.world_wonders if wonder.type == stack}
        if not ages >= {ANCIENT, MEDIEVAL}:  # one of each is removed with two players (ND-2.10)
            yield f"world_wonders: no ancient or no medieval one of {FOCUS_TYPES[stack]}"
    agendas = {agenda.key for agenda in tables.agendas}
    for victory in tables.victory_cards:
        for agenda in victory.agendas:
            if agenda not in agendas:
                yield f"victory_cards.{victory.key}: there is no agenda {agenda!r}"


def _constants(tables: NewDawnTables) -> Iterator[str]:
    constants = tables.constants
    if max(constants.victory_cards, constants.epic_victory_cards) > len(tables.victory_cards):
        yield "constants: more victory cards in play than there are"
    spaces = [space for space, _ in constants.dial_levels]
    if spaces != sorted(set(spaces)) or any(space > constants.dial_last for space in spaces):
        yield "constants.dial_levels: spaces of the dial, one after the other"
    if constants.dial_after_last > constants.dial_last:
        yield "constants.dial_after_last: beyond the end of the dial"


def _tiles(tables: NewDawnTables, sides: dict[tuple[str, str], tuple[Space, ...]]) -> Iterator[str]:
    naturals = {natural.key for natural in tables.natural_wonders}
    places = naturals | {city_state.key for city_state in tables.city_states} | set(LETTERS)
    known = {*places, *RESOURCES, "capital"}
    home: dict[str, str] = {}
    """The tile on which a place is."""
    for (key, side), spaces in sides.items():
        features = [space.feature for space in spaces if space.feature]
        for feature, count in Counter(features).items():
            if feature not in known:
                yield f"tiles.{key}.{side}: there is no {feature!r}"
            elif feature in places and (count > 1 or home.setdefault(feature, key) != key):
                yield f"tiles.{key}.{side}: {feature!r} is there already"
    for tile in tables.tiles:
        yield from _capital(tile, sides)
    kinds = Counter(tile.shows for tile in tables.tiles)
    if kinds["capital"] < SEATS[-1] or min(kinds["natural_wonder"], kinds["city_state"]) < CORE:
        yield "tiles: too few of a kind"
    for resource in RESOURCES:
        most = sum(
            max(sum(space.feature == resource for space in sides[tile.key, side]) for side in "ab")
            for tile in tables.tiles
        )
        if most > tables.constants.resource_tokens:
            yield f"constants.resource_tokens: a map may show {most} of {resource}"


def _capital(tile: Tile, sides: dict[tuple[str, str], tuple[Space, ...]]) -> Iterator[str]:
    """A capital tile has one capital symbol on land on either side, the others have none."""
    for side in "ab":
        capitals = [space for space in sides[tile.key, side] if space.feature == "capital"]
        if len(capitals) != int(tile.shows == "capital"):
            yield f"tiles.{tile.key}.{side}: {len(capitals)} capitals on a tile that shows {tile.shows!r}"
        if any(space.terrain == Terrain.WATER for space in capitals):
            yield f"tiles.{tile.key}.{side}: a capital on water"


def _layouts(tables: NewDawnTables, sides: dict[tuple[str, str], tuple[Space, ...]]) -> Iterator[str]:
    """The first-game map is playable by any number of players, the core of an advanced map is in one piece."""
    for side in "ab":
        core = [Laid(1, side, at.q, at.r, at.rotation) for at in tables.core_layout if at.key[0] == side]
        yield from (f"core_layout: {problem} on side {side}" for problem in _pieces(core))
    numbers = {tile.key: number for number, tile in enumerate(tables.tiles, 1)}
    for seats in SEATS:
        lying = [place for place in tables.first_game_map if place.players <= seats]
        tiles = [Laid(numbers[place.key], "a", place.q, place.r, place.rotation) for place in lying]
        yield from (f"first_game_map: {problem} with {seats} players" for problem in _pieces(tiles))
        spaces = [space for place in lying for space in sides[place.key, "a"]]
        if sum(space.feature == "capital" for space in spaces) < seats:
            yield f"first_game_map: not enough capital tiles for {seats} players"


def _pieces(tiles: Iterable[Laid]) -> Iterator[str]:
    hexes = [at for tile in tiles for at in tile.hexes()]
    if len(set(hexes)) != len(hexes):
        yield "tiles overlap"
    reached = set(hexes[:1])
    wave = reached
    while wave:
        wave = {(q + dq, r + dr) for q, r in wave for dq, dr in HEX_DIRECTIONS} & set(hexes) - reached
        reached |= wave
    if len(reached) != len(set(hexes)):
        yield "tiles do not touch the others"
