"""What a board shows beside the pieces: all that follows from the position, so that no client needs a rule."""

from __future__ import annotations

from msgspec import Struct

from tessera.games.newdawn.hooks import TURN
from tessera.games.newdawn.rules.agendas import agendas_in_play, progress
from tessera.games.newdawn.rules.barbarians import SECTIONS
from tessera.games.newdawn.rules.board import TERRAIN_DIFFICULTY, WorldMap
from tessera.games.newdawn.rules.combat import reserves
from tessera.games.newdawn.rules.diplomacy import envoys_left, pacts_of
from tessera.games.newdawn.rules.industry import wonder_cost
from tessera.games.newdawn.rules.mapping import ROTATIONS, SIDES, legal_positions
from tessera.games.newdawn.rules.spaces import mature_cities
from tessera.games.newdawn.rules.turns import ResetCard, slot_number
from tessera.games.newdawn.state import (
    NewDawn,
    Player,
    caravan_limit,
    friendly_spaces,
    unused_cities,
    unused_control,
    wonders_of,
)
from tessera.kernel import NONE, inside, pending
from tessera.kernel.memory import fields_of, pictured
from tessera.kernel.seating import clockwise


class Civilization(Struct, frozen=True):
    """What everybody could count about a player."""

    mature: list[int]
    spaces: int
    unused_control: int
    unused_cities: int
    caravans: int
    """How many caravans the player may have on the map."""
    slots: list[int]
    """The number of the slot in which each card of the row is resolved."""
    costs: list[int]
    """What the face-up wonders cost this player."""
    progress: dict[str, tuple[int, int]]
    """By agenda in play: how much of it there is, and how much is needed."""
    wonders: list[int]
    """The wonders controlled."""
    envoys: list[int]
    """The city-states whose diplomacy cards are held."""
    pacts: list[tuple[int, int]]
    """The diplomacy cards of other players that are held: whose, and which."""
    reserves: int
    """Trade tokens on military cards: what could still be added in a fight."""


class Derived(Struct, frozen=True):
    """Added to every view: everything is open to all (ND-28.02)."""

    map: WorldMap
    difficulty: list[int]
    """By terrain."""
    placements: dict[str, list[list[tuple[int, int]]]]
    """While the map is built: for each side and rotation the places where space 0 of the next tile may lie."""
    event: str
    """What the event dial points at."""
    order: list[int]
    """The seats in turn order."""
    phase: str
    """Where the match stands: setup, map, turn, event, over."""
    resolving: int
    """The place in the active player's row of the card that is being resolved."""
    envoys_left: list[int]
    """By city-state: its diplomacy cards that lie beside the map."""
    civilizations: list[Civilization]
    """By seat, once the game has begun."""


def derived(s: NewDawn) -> Derived:
    reset = pending(s, ResetCard)
    begun = s.first != NONE
    return Derived(
        map=s.board.seen,
        difficulty=list(TERRAIN_DIFFICULTY),
        placements=placements(s) if any(p.tiles for p in s.players) else {},
        event=SECTIONS[s.section],
        order=clockwise(s, s.first) if begun else list(range(s.seats)),
        phase=phase(s),
        resolving=reset.place if reset is not None else NONE,
        envoys_left=[envoys_left(s, city) for city in s.content.city_states] if begun else [],
        civilizations=[civilization(s, p, tuple(mature_cities(s, p))) for p in s.players] if begun else [],
    )


def phase(s: NewDawn) -> str:
    """Where the match stands: ``setup``, ``map``, a player's ``turn``, the ``event`` of the round, or ``over``."""
    if s.outcome is not None:
        return "over"
    if s.first == NONE:
        return "map" if any(p.tiles for p in s.players) else "setup"
    return "turn" if inside(s, TURN) is not None else "event"


def placements(s: NewDawn) -> dict[str, list[list[tuple[int, int]]]]:
    """Where the next tile may lie, whichever it is."""
    legal = legal_positions(s)
    return {side: [list(legal.get((side, k), ())) for k in ROTATIONS] for side in SIDES}


@pictured(
    player=fields_of(Player, "seat", "tiles", "colour", "leader"),
    state=("layout", "natural_wonders", "city_states", "victory_cards", "wonder_tokens", "offer"),
    told=("other.control", "other.reinforced"),
)
def civilization(s: NewDawn, p: Player, mature: tuple[int, ...]) -> Civilization:
    """With the mature cities, the only thing that hangs on others."""
    needed = s.content.agendas
    return Civilization(
        mature=list(mature),
        spaces=friendly_spaces(p).bit_count(),
        unused_control=unused_control(s, p),
        unused_cities=unused_cities(s, p),
        caravans=caravan_limit(s, p),
        slots=[slot_number(s, p, place) for place in range(5)],
        costs=[wonder_cost(s, p, wonder) if wonder != NONE else NONE for wonder in s.offer],
        progress={
            needed[agenda].key: (progress(s, p, agenda), needed[agenda].at_least)
            for _, agenda in agendas_in_play(s)
        },
        wonders=wonders_of(s, p),
        envoys=[card for card in p.cards if card in s.content.city_states],
        pacts=pacts_of(s, p),
        reserves=reserves(s, p),
    )
