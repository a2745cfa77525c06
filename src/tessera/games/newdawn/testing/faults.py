"""What no position may be, and content that could not be played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.content import (
    ANCIENT,
    FOCUS_TYPES,
    LETTERS,
    MEDIEVAL,
    RESOURCES,
    SEATS,
    WONDER_STACKS,
    NewDawnTables,
    Terrain,
    Tile,
)
from tessera.games.newdawn.rules.board import Laid, Space, read_side
from tessera.games.newdawn.rules.control import LayCityState
from tessera.games.newdawn.rules.diplomacy import pacts_of
from tessera.games.newdawn.state import (
    ABSENT,
    NEUTRAL,
    NewDawn,
    caravan_limit,
    natural_holder,
    owner_of,
    unused_cities,
    unused_control,
)
from tessera.kernel import NONE
from tessera.kernel.content import BadContent
from tessera.kernel.geometry import HEX_DIRECTIONS
from tessera.kernel.sight import all_cards

CORE: Final = 2
"""Tiles with natural wonders and with city-states in the core of an advanced map (ND-3.08)."""


# --- positions ----------------------------------------------------------------------------------------------


def faults(s: NewDawn) -> Iterator[str]:
    """What is wrong with a position."""
    yield from _piece_faults(s)
    yield from _card_faults(s)
    if s.first != NONE:
        yield from _token_faults(s)
        yield from _wonder_faults(s)


def _piece_faults(s: NewDawn) -> Iterator[str]:
    """Supplies are not exceeded and no space has two pieces (ND-1.03, ND-5.11)."""
    taken: Counter[int] = Counter()
    for p in s.players:
        if unused_control(s, p) < 0 or unused_cities(s, p) < 0:
            yield f"seat {p.seat} has more pieces on the map than there are"
        if len(p.caravans) > max(3, caravan_limit(s, p)):
            yield f"seat {p.seat} has {len(p.caravans)} caravans on the map"
        pieces = [*p.cities, *p.control, *p.reinforced, *([p.capital] if p.capital != NONE else [])]
        taken.update(pieces)
        for spaces in (p.cities, p.control, p.reinforced, p.caravans):
            if list(spaces) != sorted(spaces):
                yield f"seat {p.seat}: {spaces} is not in order"
    yield from (f"two pieces on space {cell}" for cell, count in taken.items() if count > 1)
    if s.layout:
        yield from (f"a piece on water: {cell}" for cell in taken if s.board.water >> cell & 1)


def _card_faults(s: NewDawn) -> Iterator[str]:
    """Five focus cards in a row, nobody with a card twice; no diplomacy card in two places."""
    for p in s.players:
        if p.leader != NONE and len(set(p.row)) != 5:
            yield f"seat {p.seat} has the row {p.row}"
        if any(not 0 <= n <= s.content.constants.trade_limit for n in p.trade):
            yield f"seat {p.seat} has trade tokens {p.trade}"
        if any(giver == p.seat for giver, _ in pacts_of(s, p)):
            yield f"seat {p.seat} holds an own diplomacy card"
    held = Counter(pact for p in s.players for pact in pacts_of(s, p))
    yield from (f"diplomacy card {pact} is held twice" for pact, count in held.items() if count > 1)


def _token_faults(s: NewDawn) -> Iterator[str]:
    """Resources, natural wonders and city-states are all somewhere, exactly once."""
    for kind in range(4):
        on_map = sum(s.board.resource[cell] == kind for cell in s.deposits)
        held = sum(p.resources[kind] for p in s.players)
        if s.supply[kind] < 0 or on_map + held + s.supply[kind] != s.content.constants.resource_tokens:
            yield f"the {RESOURCES[kind]} tokens do not add up"
    states, naturals = s.content.city_states, s.content.natural_wonders
    for p in s.players:
        tokens = [token for on in p.tokens for token in on]
        in_hand = [x.city_state for x in s.agenda if isinstance(x, LayCityState) and x.seat == p.seat]
        conquered = sorted([*in_hand, *[token for token in tokens if token in states]])
        if conquered != [x for x, holder in zip(states, s.city_states, strict=True) if holder == p.seat]:
            yield f"seat {p.seat} has the city-state tokens {conquered}"
        if any(natural_holder(s, token) != p.seat for token in tokens if token in naturals):
            yield f"seat {p.seat} has a natural wonder token that is not its own"
    for city_state, holder in zip(states, s.city_states, strict=True):
        if holder == ABSENT:
            continue
        piece = owner_of(s, s.board.space_of[city_state])
        if (piece.seat if piece else NEUTRAL) != holder:
            yield f"city-state {city_state} belongs to {holder}, but its space does not"


def _wonder_faults(s: NewDawn) -> Iterator[str]:
    """Every wonder is in one place; whoever has the piece on its token controls it (ND-11.12)."""
    face_up = [wonder for wonder in s.offer if wonder != NONE]
    built = [wonder for wonder, _ in s.wonder_tokens]
    hidden = all_cards(s)["wonders"]
    if sorted([*face_up, *built, *hidden, *s.lost_wonders]) != list(s.content.wonders):
        yield "the wonder cards are not all there exactly once"
    for wonder, cell in s.wonder_tokens:
        owner = owner_of(s, cell)
        holders = [p.seat for p in s.players if wonder in p.cards]
        if holders != ([owner.seat] if owner else []):
            yield f"wonder {wonder} is controlled by {holders}, its space is not"
    if len(WONDER_STACKS) != len(s.offer):
        yield "there are not four stacks"


# --- content ------------------------------------------------------------------------------------------------


def nonsense(tables: NewDawnTables) -> Iterator[str]:
    """What no single value shows, each with its place; single values are checked by their types."""
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
    printed = {card.key: (card.type, card.level) for card in TABLES.focus_cards}
    for card in tables.focus_cards:
        if (card.type, card.level) != printed.get(card.key):  # what a card does goes with its type
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
