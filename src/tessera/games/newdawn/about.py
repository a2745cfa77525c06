"""What A New Dawn tells the kernel about itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tessera.games.newdawn.agendas import progress
from tessera.games.newdawn.barbarians import SECTIONS
from tessera.games.newdawn.board import NONE, Board
from tessera.games.newdawn.checks import nonsense
from tessera.games.newdawn.content import (
    LAYOUT_SOURCES,
    LETTERS,
    RESOURCES,
    TABLES,
    WONDER_STACKS,
    NewDawnTables,
    Source,
)
from tessera.games.newdawn.control import LayCityState
from tessera.games.newdawn.evaluate import prospects
from tessera.games.newdawn.industry import wonder_cost
from tessera.games.newdawn.mapping import ROTATIONS, SIDES, legal_positions
from tessera.games.newdawn.setup import lay_out
from tessera.games.newdawn.spaces import mature_cities
from tessera.games.newdawn.turns import phase, resolving, slot_number
from tessera.games.newdawn.world import (
    ABSENT,
    NATURAL,
    NEUTRAL,
    Box,
    NewDawn,
    Player,
    caravan_limit,
    clockwise,
    friendly_spaces,
    owner_of,
    unused_cities,
    unused_control,
)
from tessera.kernel import Chance, Description, Game, Setting, Setup, switch
from tessera.kernel.content import BadContent
from tessera.kernel.sight import View, all_cards


class NewDawnGame(Game[NewDawn, Box]):
    """Civilization: A New Dawn."""

    id = "newdawn"
    name = {"en": "Civilization: A New Dawn", "de": "Civilization: Ein neues Zeitalter"}
    seats = (2, 3, 4)
    rules_version = "1"
    rule_prefix = "ND"
    state = NewDawn
    package = __package__
    tables = TABLES
    settings = (
        Setting("map", "first-game", ("first-game", "advanced"), "ND-24.02"),
        switch("epic", False, "ND-24.01"),
        switch("choose_colours", False, "ND-2.02"),
    )
    longest = 5_000

    def load(self, tables: NewDawnTables) -> Box:
        for problem in nonsense(tables):
            raise BadContent(problem)
        return Box(tables)

    def deal(self, setup: Setup, content: Box, chance: Chance) -> NewDawn:
        return lay_out(setup, content, chance)

    def evaluate(self, s: NewDawn, seat: int) -> float:
        return prospects(s, seat)

    def derived(self, s: NewDawn, seat: int) -> View:
        """The map, what everybody could count on it, and where the turn stands."""
        return {
            "map": _map(s.board),
            "placements": _placements(s) if any(p.tiles for p in s.players) else {},
            "event": SECTIONS[s.section],
            "order": clockwise(s, s.first) if s.first != NONE else list(range(s.seats)),
            "phase": phase(s),
            "resolving": resolving(s),
            "civilizations": [_summary(s, p) for p in s.players] if s.first != NONE else [],
        }

    def stage(self, s: NewDawn) -> Description:
        args: dict[str, int | str] = {"round": s.round}
        if s.active != NONE:
            args["seat"] = s.active
        return Description(f"stage-{phase(s)}", args)

    def faults(self, s: NewDawn) -> Iterable[str]:
        yield from _piece_faults(s)
        yield from _card_faults(s)
        if s.first != NONE:
            yield from _token_faults(s)
            yield from _wonder_faults(s)

    def names(self, content: Box) -> Mapping[str, int]:
        named: dict[str, int] = {}
        tables: list[tuple[Any, ...]] = [
            content.leaders,
            content.city_states,
            content.natural_wonders,
            content.victory_cards,
            content.pacts,
        ]
        for rows in tables:
            named.update({row.key: i for i, row in enumerate(rows)})
        resources = {name: i for i, name in enumerate(RESOURCES)}
        return {**named, **resources, **content.wonder_id, **content.focus_id}

    def components(self, content: Box) -> Iterable[str]:
        tables = content.tables
        yield from (f"card:{card.key}" for card in tables.focus_cards)
        yield from (f"leader:{leader.key}" for leader in tables.leaders)
        yield from (f"wonder:{wonder.key}" for wonder in tables.world_wonders)
        yield from (f"envoy:{city_state.key}" for city_state in tables.city_states)
        yield from (f"pact:{pact.key}" for pact in tables.pacts)
        yield from (f"natural:{natural.key}" for natural in tables.natural_wonders)
        yield from (f"victory:{card.key}" for card in tables.victory_cards)
        yield from (f"tile:{tile.key}" for tile in tables.tiles)
        yield from (f"barbarian:{letter}" for letter in LETTERS)

    def components_used(self, s: NewDawn) -> Iterable[str]:
        content = s.content
        for laid in s.board.tiles:
            yield f"tile:{content.tables.tiles[laid.tile - 1].key}"
        yield from (f"victory:{content.victory_cards[card].key}" for card in s.victory_cards)
        yield from (
            f"natural:{content.natural_wonders[i].key}" for i, x in enumerate(s.natural_wonders) if x >= 0
        )
        yield from (f"barbarian:{LETTERS[i]}" for i, cell in enumerate(s.barbarians) if cell >= 0)
        for p in s.players:
            if p.leader != NONE:
                yield f"leader:{content.leaders[p.leader].key}"
            yield from (f"card:{content.focus[card].key}" for card in p.row)
            yield from (f"wonder:{content.wonders[wonder].key}" for wonder in p.wonders)
            yield from (f"envoy:{content.city_states[city_state].key}" for city_state in p.envoys)
            yield from (f"pact:{content.pacts[pact % 4].key}" for pact in p.pacts)

    def sources(self) -> Mapping[str, int]:
        tables: list[Any] = [
            *TABLES.focus_cards,
            *TABLES.leaders,
            *TABLES.world_wonders,
            *TABLES.city_states,
            *TABLES.pacts,
            *TABLES.natural_wonders,
            *TABLES.agendas,
            *TABLES.victory_cards,
            *TABLES.tiles,
        ]
        found = Counter([*map(_certainty, tables), *LAYOUT_SOURCES.values()])
        return {str(source): found[source] for source in Source if found[source]}


def _certainty(component: Any) -> Source:
    """Of the least certain of the facts about a component."""
    names = ("source", "age_source", "resources_source")
    facts: list[Source | None] = [getattr(component, name, None) for name in names]
    return max([fact for fact in facts if fact], key=list(Source).index)


# --- what is seen -------------------------------------------------------------------------------------------


def _map(board: Board) -> View:
    return {
        "cells": [[q, r, terrain] for (q, r), terrain in zip(board.grid.cells, board.terrain, strict=True)],
        "tiles": [[laid.tile, laid.side, laid.q, laid.r, laid.rotation] for laid in board.tiles],
        "resources": [[cell, board.resource[cell]] for cell in board.deposits],
        "capitals": list(board.capitals),
        "spawn": list(board.spawn),
        "natural_wonders": list(board.natural_wonders),
        "city_states": list(board.city_states),
    }


def _placements(s: NewDawn) -> View:
    """Where the next tile may lie, whichever it is: for each side and rotation the places of its space 0."""
    legal = legal_positions(s)
    return {side: [[[q, r] for q, r in legal.get((side, k), ())] for k in ROTATIONS] for side in SIDES}


def _summary(s: NewDawn, p: Player) -> View:
    agendas = [agenda for card in s.victory_cards for agenda in s.content.victory_cards[card].agendas]
    return {
        "mature": mature_cities(s, p),
        "spaces": friendly_spaces(p).bit_count(),
        "unused_control": unused_control(s, p),
        "unused_cities": unused_cities(s, p),
        "caravans": caravan_limit(s, p),
        "slots": [slot_number(s, p, place) for place in range(5)],
        "costs": [wonder_cost(s, p, wonder) if wonder != NONE else NONE for wonder in s.offer],
        "progress": {
            agenda: [progress(s, p, agenda), s.content.agendas[agenda].at_least] for agenda in agendas
        },
    }


# --- what must hold -----------------------------------------------------------------------------------------


def _piece_faults(s: NewDawn) -> Iterable[str]:
    """Supplies are not exceeded and no space has two pieces (ND-1.03, ND-5.11)."""
    taken: Counter[int] = Counter()
    for p in s.players:
        if unused_control(s, p) < 0 or unused_cities(s, p) < 0:
            yield f"seat {p.seat} has more pieces on the map than there are"
        if len(p.caravans) > max(3, caravan_limit(s, p)):
            yield f"seat {p.seat} has {len(p.caravans)} caravans on the map"
        pieces = [*p.cities, *p.control, *p.reinforced, *([p.capital] if p.capital != NONE else [])]
        taken.update(pieces)
        for spaces in (p.cities, p.control, p.reinforced, p.caravans, p.wonders, p.envoys, p.pacts):
            if list(spaces) != sorted(spaces):
                yield f"seat {p.seat}: {spaces} is not in order"
    yield from (f"two pieces on space {cell}" for cell, count in taken.items() if count > 1)
    if s.layout:
        yield from (f"a piece on water: {cell}" for cell in taken if s.board.water >> cell & 1)


def _card_faults(s: NewDawn) -> Iterable[str]:
    """Five focus cards in a row, nobody with a card twice; no diplomacy card in two places."""
    for p in s.players:
        if p.leader != NONE and len(set(p.row)) != 5:
            yield f"seat {p.seat} has the row {p.row}"
        if any(not 0 <= n <= s.content.constants.trade_limit for n in p.trade):
            yield f"seat {p.seat} has trade tokens {p.trade}"
        if any(pact // 4 == p.seat for pact in p.pacts):
            yield f"seat {p.seat} holds an own diplomacy card"
    held = Counter(pact for p in s.players for pact in p.pacts)
    yield from (f"diplomacy card {pact} is held twice" for pact, count in held.items() if count > 1)


def _token_faults(s: NewDawn) -> Iterable[str]:
    """Resources, natural wonders and city-states are all somewhere, exactly once."""
    for kind in range(4):
        on_map = sum(s.board.resource[cell] == kind for cell in s.deposits)
        held = sum(p.resources[kind] for p in s.players)
        if s.supply[kind] < 0 or on_map + held + s.supply[kind] != s.content.constants.resource_tokens:
            yield f"the {RESOURCES[kind]} tokens do not add up"
    for p in s.players:
        tokens = [token for on in p.tokens for token in on]
        in_hand = [x.city_state for x in s.agenda if isinstance(x, LayCityState) and x.seat == p.seat]
        states = sorted([*in_hand, *[token for token in tokens if token < NATURAL]])
        if states != [i for i, holder in enumerate(s.city_states) if holder == p.seat]:
            yield f"seat {p.seat} has the city-state tokens {states}"
        if any(s.natural_wonders[token - NATURAL] != p.seat for token in tokens if token >= NATURAL):
            yield f"seat {p.seat} has a natural wonder token that is not its own"
    for city_state, holder in enumerate(s.city_states):
        if holder == ABSENT:
            continue
        piece = owner_of(s, s.board.city_states[city_state])
        if (piece.seat if piece else NEUTRAL) != holder:
            yield f"city-state {city_state} belongs to {holder}, but its space does not"


def _wonder_faults(s: NewDawn) -> Iterable[str]:
    """Every wonder is in one place; whoever has the piece on its token controls it (ND-11.12)."""
    face_up = [wonder for wonder in s.offer if wonder != NONE]
    built = [wonder for wonder, _ in s.wonder_tokens]
    hidden = all_cards(s)["wonders"]
    if sorted([*face_up, *built, *hidden, *s.lost_wonders]) != list(range(len(s.content.wonders))):
        yield "the wonder cards are not all there exactly once"
    for wonder, cell in s.wonder_tokens:
        owner = owner_of(s, cell)
        holders = [p.seat for p in s.players if wonder in p.wonders]
        if holders != ([owner.seat] if owner else []):
            yield f"wonder {wonder} is controlled by {holders}, its space is not"
    if len(WONDER_STACKS) != len(s.offer):
        yield "there are not four stacks"
