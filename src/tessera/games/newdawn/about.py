"""What A New Dawn tells the kernel about itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from tessera.games.newdawn.agendas import agendas_in_play
from tessera.games.newdawn.board import listed
from tessera.games.newdawn.box import CARDS, LAYOUT_SOURCES, TABLES
from tessera.games.newdawn.checks import nonsense
from tessera.games.newdawn.combat import explained_attack, explained_defence
from tessera.games.newdawn.content import RESOURCES, WONDER_STACKS, NewDawnTables
from tessera.games.newdawn.control import LayCityState
from tessera.games.newdawn.diplomacy import pacts_of
from tessera.games.newdawn.evaluate import prospects
from tessera.games.newdawn.industry import explained_cost
from tessera.games.newdawn.military import Campaign, legal_targets
from tessera.games.newdawn.setup import lay_out
from tessera.games.newdawn.showing import Derived, derived, phase
from tessera.games.newdawn.vocabulary import Scene
from tessera.games.newdawn.world import (
    ABSENT,
    NEUTRAL,
    Box,
    NewDawn,
    caravan_limit,
    natural_holder,
    naturals_of,
    owner_of,
    unused_cities,
    unused_control,
)
from tessera.kernel import NONE, Chance, Description, Game, Setting, Setup, pending, switch
from tessera.kernel.content import BadContent
from tessera.kernel.effects import Part
from tessera.kernel.sight import all_cards


class NewDawnGame(Game[NewDawn, Box]):
    """Civilization: A New Dawn."""

    id = "newdawn"
    name = {"en": "Civilization: A New Dawn", "de": "Civilization: Ein neues Zeitalter"}
    seats = (2, 3, 4)
    rules_version = "2"
    rule_prefix = "ND"
    state = NewDawn
    package = __package__
    tables = TABLES
    settings = (
        Setting("map", "first-game", ("first-game", "advanced"), "ND-24.02"),
        switch("epic", False, "ND-24.01"),
        switch("choose_colours", False, "ND-2.02"),
        switch("repeat_capital", False, "ND-13.34"),
    )
    longest = 5_000
    scene = Scene

    def load(self, tables: NewDawnTables) -> Box:
        for problem in nonsense(tables):
            raise BadContent(problem)
        return Box(tables, CARDS)

    def deal(self, setup: Setup, content: Box, chance: Chance) -> NewDawn:
        return lay_out(setup, content, chance)

    def evaluate(self, s: NewDawn, seat: int) -> float:
        return prospects(s, seat)

    def derived(self, s: NewDawn, seat: int) -> Derived:
        return derived(s)

    def stage(self, s: NewDawn) -> Description:
        args: dict[str, int | str] = {"round": s.round}
        if s.active != NONE:
            args["seat"] = s.active
        return Description(f"stage-{phase(s)}", args)

    def plays(self, s: NewDawn, seat: int) -> str:
        leader = s.players[seat].leader
        return "" if leader == NONE else s.content.element(leader)

    def faults(self, s: NewDawn) -> Iterable[str]:
        yield from _piece_faults(s)
        yield from _card_faults(s)
        if s.first != NONE:
            yield from _token_faults(s)
            yield from _wonder_faults(s)

    def at_work(self, s: NewDawn, seat: int) -> Iterable[int]:
        """The leader, the wonders under own pieces (ND-11.12), and the diplomacy cards, which lie nowhere else."""
        p, content = s.players[seat], s.content
        if p.leader != NONE:
            yield p.leader
        yield from [wonder for wonder, cell in s.wonder_tokens if owner_of(s, cell) is p]
        yield from [card for card in p.cards if card in content.city_states or card in content.pacts]

    def explain(self, s: NewDawn, seat: int, value: str) -> list[Part]:
        """``attack:17`` and ``defence:17`` of a space while a campaign is on, ``wonder-cost:oracle`` at any time."""
        p = s.players[seat]
        name, _, what = value.partition(":")
        number = s.content.number.get(what, NONE)
        if name == "wonder-cost" and number in s.content.wonders:
            return explained_cost(s, p, number)
        campaign = pending(s, Campaign, seat)
        cell = int(what) if what.isdecimal() else NONE
        if campaign is None or cell not in listed(legal_targets(s, p)):
            return []
        if name == "attack":
            return explained_attack(s, p, campaign.card(s), campaign.slot, cell)
        return explained_defence(s, p, cell) if name == "defence" else []

    def components_used(self, s: NewDawn) -> Iterable[str]:
        yield from super().components_used(s)
        used = [number for victory_and_agenda in agendas_in_play(s) for number in victory_and_agenda]
        used += [card for p in s.players for card in (*p.row, *naturals_of(s, p))]
        yield from map(s.content.element, used)
        yield from [s.content.tables.tiles[laid.tile - 1].element for laid in s.board.tiles]

    def sources(self) -> Mapping[str, int]:
        """The layouts are facts too, though no components."""
        found = Counter(super().sources())
        found.update(map(str, LAYOUT_SOURCES.values()))
        return dict(found)


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
        for spaces in (p.cities, p.control, p.reinforced, p.caravans):
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
        if any(giver == p.seat for giver, _ in pacts_of(s, p)):
            yield f"seat {p.seat} holds an own diplomacy card"
    held = Counter(pact for p in s.players for pact in pacts_of(s, p))
    yield from (f"diplomacy card {pact} is held twice" for pact, count in held.items() if count > 1)


def _token_faults(s: NewDawn) -> Iterable[str]:
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


def _wonder_faults(s: NewDawn) -> Iterable[str]:
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
