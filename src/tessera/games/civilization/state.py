"""The state of a match: nations with their cities and figures, the market, decks, and a battle while it lasts.

Components are numbers of rows of the content, wherever they lie. Squares are numbers (`board`); what stands on them is
kept by nation in tuples side by side: the squares and what stands there.
"""

from __future__ import annotations

from typing import Annotated, Final, Self

from msgspec import field

from tessera.games.civilization.content import (
    GROWN,
    UNIT_TYPES,
    Box,
    event_back,
    marker_back,
    unit_back,
    wonder_back,
)
from tessera.games.civilization.rules.board import Board, board_of
from tessera.games.civilization.rules.ending import settle_victory
from tessera.games.civilization.rules.hand import settle_hands
from tessera.kernel import NONE, OWNER, Bag, Component, Hidden, Holder, Public, State
from tessera.kernel.seating import clockwise
from tessera.kernel.zones import Flat

START, TRADING, CITY_MANAGEMENT, MOVEMENT, RESEARCH = range(5)
PHASES: Final = ("start", "trade", "cities", "movement", "research")
"""Of a turn (CV-3.01)."""


# --- nations --------------------------------------------------------------------------------------------------


class Nation(Holder):
    """One player's civilization.

    `cards`, at work: the civilization, the government, techs, and wonders that are not obsolete, with their coins.
    """

    civ: Public[Component] = NONE
    government: Public[Component] = NONE
    governments: Public[tuple[Component, ...]] = ()
    """Unlocked ones."""
    unlocked: Public[tuple[int, ...]] = ()
    """In which turn each of them was."""
    changed: Public[int] = -1
    """The turn of the last change of government (CV-4.15)."""

    trade: Public[int] = 0
    culture: Public[int] = 0
    """Tokens."""
    tokens: Public[int] = 0
    """Coin tokens on the civilization sheet."""
    track: Public[int] = 0
    """The space of the culture level marker."""
    techs: Public[tuple[Component, ...]] = ()
    """In the order in which they were learned: the first one is the start tech (CV-2.17)."""
    ranks: Public[tuple[int, ...]] = (1, 1, 1, 0)
    """By type of unit; 0 is locked (CV-2.03)."""

    cities: Public[tuple[int, ...]] = ()
    """Their centres; the first one is the capital."""
    walled: Public[tuple[int, ...]] = ()
    """Centres of walled ones."""
    acts: Public[tuple[int, ...]] = ()
    """City actions each has taken this turn."""
    boost: Public[tuple[int, ...]] = ()
    """Production each has more this turn (CV-6.14)."""
    more_acts: Public[int] = 0
    """City actions each city has more this turn (CV-7.17)."""

    armies: Public[tuple[int, ...]] = ()
    """Their squares, in ascending order."""
    rested: Public[tuple[int, ...]] = ()
    """Squares of armies that do not move any more this turn."""
    scouts: Public[tuple[int, ...]] = ()
    sends: Public[tuple[int, ...]] = ()
    """To which city each scout sends its square, or NONE (CV-12.02)."""
    arrived: Public[tuple[int, ...]] = ()
    """In which turn each scout came to its square (CV-12.15)."""
    rested_scouts: Public[tuple[int, ...]] = ()

    sites: Public[tuple[int, ...]] = ()
    """Squares with own buildings, wonders and great people, in ascending order."""
    stands: Public[tuple[Component, ...]] = ()
    """What stands on each of them."""
    obsolete: Public[tuple[Component, ...]] = ()
    """Wonders without their ability (CV-6.55)."""
    reserve: Public[tuple[Component, ...]] = ()
    """Great people that are not on the map."""
    swapped: Public[tuple[Component, ...]] = ()
    """Great people that were replaced in this Start of Turn (CV-9.07)."""

    resources: Public[tuple[int, ...]] = (0,) * GROWN
    """Markers from the market."""
    offers: Public[int] = 0
    """That can still be made in this Trade phase (CV-5.09)."""
    passed: Public[bool] = False
    """Makes no more offers of its own (CV-5.11)."""

    forces: Annotated[Bag, Hidden("units", seen_by=OWNER, back=unit_back)] = field(default_factory=Bag)
    """The standing forces."""
    fighting: Annotated[Bag, Hidden("units", seen_by=OWNER, back=unit_back, within="forces")] = field(
        default_factory=Bag
    )
    """The battle hand: others know only what it and the standing forces hold together (CV-19.01, CV-19.02)."""
    hand: Annotated[Bag, Hidden("events", seen_by=OWNER, back=event_back)] = field(default_factory=Bag)
    markers: Annotated[Bag, Hidden("markers", seen_by=OWNER, back=marker_back)] = field(default_factory=Bag)
    """Hut and village markers."""

    def clone(self) -> Self:
        p = super().clone()
        p.forces = self.forces.clone()
        p.fighting = self.fighting.clone()
        p.hand = self.hand.clone()
        p.markers = self.markers.clone()
        return p


class Offered(Flat):
    """Hidden things in an offer that is not answered yet; they are still their owner's."""

    seat: Public[int]
    events: Annotated[Bag, Hidden("events", seen_by=OWNER, back=event_back)] = field(default_factory=Bag)
    markers: Annotated[Bag, Hidden("markers", seen_by=OWNER, back=marker_back)] = field(default_factory=Bag)

    def clone(self) -> Self:
        copy = super().clone()
        copy.events = self.events.clone()
        copy.markers = self.markers.clone()
        return copy


ATTACKER, DEFENDER = range(2)
FIELD, CITY, CAPITAL, VILLAGE = "field", "city", "capital", "village"

Front = tuple[int, int, int, int]
"""The attacker's unit and its wounds, the defender's unit and its wounds."""


class Horde(Flat):
    """Barbarians, in the hand of the player who plays them (CV-11.40, CV-11.47)."""

    seat: Public[int]
    units: Annotated[Bag, Hidden("units", seen_by=OWNER, back=unit_back)] = field(default_factory=Bag)
    """Each comes from a deck that everybody sees."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.units = self.units.clone()
        return copy


class Battle(Flat):
    """A battle (CV-11)."""

    square: Public[int]
    attacker: Public[int]
    defender: Public[int]
    """Whose figures or city are attacked; NONE for barbarians."""
    player: Public[int]
    """Who plays the defender's units."""
    kind: Public[str]
    edge: Public[tuple[int, int]] = (0, 0)
    """What is added to the strength of each side's units."""
    fronts: Public[tuple[Front, ...]] = ()
    killed: Public[tuple[tuple[Component, ...], tuple[Component, ...]]] = ((), ())
    """Units of each side."""
    turn: Public[int] = DEFENDER
    """Whose battle turn it is."""
    sharpened: Public[int] = 0
    """Wounds that the next unit deals besides if it attacks (CV-11.19)."""
    horde: Public[Horde | None] = None
    """The barbarians that are still to be played, in a battle with them."""

    def clone(self) -> Self:
        copy = super().clone()
        if self.horde is not None:
            copy.horde = self.horde.clone()
        return copy


class World(State, kw_only=True):
    """A match."""

    content: Box

    players: Public[list[Nation]]
    first: Public[int] = 0
    """Who has the first player marker."""
    active: Public[int] = NONE
    turn: Public[int] = 0
    """Counted from 1; 0 during set-up."""
    phase: Public[int] = START
    dealt: Public[bool] = True
    """Whether all components are accounted for: not in a position laid out by hand."""

    layout: Public[str] = ""
    """The map (`board`)."""
    huts: Public[tuple[int, ...]] = ()
    """Squares with a face-down hut marker."""
    villages: Public[tuple[int, ...]] = ()
    locked: Public[tuple[int, ...]] = ()
    """Squares that no figure may leave this turn (CV-7.10)."""
    battle: Public[Battle | None] = None
    offered: Public[Offered | None] = None

    market: Public[tuple[int, ...]] = (0,) * GROWN
    """Resource markers."""
    buildings: Public[tuple[int, ...]] = ()
    """Building markers by family."""
    wonders: Public[tuple[Component, ...]] = ()
    """On the four spaces of the market; NONE where it is empty."""
    lost_wonders: Public[tuple[Component, ...]] = ()
    """Those that left the game."""
    lost_people: Public[tuple[Component, ...]] = ()
    lost_markers: Public[tuple[Component, ...]] = ()
    """Hut and village markers that were spent."""
    used_units: Public[tuple[tuple[Component, ...], ...]] = ((),) * len(UNIT_TYPES)
    """Face up under their decks, by type."""
    used_events: Public[tuple[tuple[Component, ...], ...]] = ((),) * 3
    """The same of culture events, by deck."""

    wonder_decks: Annotated[list[Bag], Hidden("wonders", back=wonder_back)] = field(default_factory=list)
    """By age: the lower ages lie on top."""
    event_decks: Annotated[list[Bag], Hidden("events", back=event_back)] = field(default_factory=list)
    unit_decks: Annotated[list[Bag], Hidden("units", back=unit_back)] = field(default_factory=list)
    people: Annotated[Bag, Hidden("people")] = field(default_factory=Bag)
    hut_markers: Annotated[Bag, Hidden("markers", back=marker_back)] = field(default_factory=Bag)
    """Those on the map and those beside it: nobody knows any of them."""
    village_markers: Annotated[Bag, Hidden("markers", back=marker_back)] = field(default_factory=Bag)
    tiles: Annotated[Bag, Hidden("tiles")] = field(default_factory=Bag)
    """Neutral tiles, on the map and left over: nobody knows any of them."""

    @property
    def board(self) -> Board:
        try:
            return self.content.boards[self.layout]
        except KeyError:
            return board_of(self.content, self.seats, self.layout)

    def clone(self) -> Self:
        s = State.clone(self)
        s.players = [p.clone() for p in self.players]
        if self.battle is not None:
            s.battle = self.battle.clone()
        if self.offered is not None:
            s.offered = self.offered.clone()
        s.wonder_decks = [deck.clone() for deck in self.wonder_decks]
        s.event_decks = [deck.clone() for deck in self.event_decks]
        s.unit_decks = [deck.clone() for deck in self.unit_decks]
        s.people = self.people.clone()
        s.hut_markers = self.hut_markers.clone()
        s.village_markers = self.village_markers.clone()
        s.tiles = self.tiles.clone()
        return s

    def settle(self) -> None:
        """Victory is checked after every change (CV-15.11), and so are the sizes of hands (CV-14.02)."""
        settle_victory(self)
        if self.outcome is None:
            settle_hands(self)


# --- cards at work --------------------------------------------------------------------------------------------


def at_work(s: World, p: Nation) -> list[int]:
    """Civilization, government, techs, and wonders on the map that are not obsolete.

    During set-up also a wonder whose marker is still to be placed (CV-2.05).
    """
    if not p.cards:
        return []
    every = s.content.wonders
    wonders = [marker for marker in p.stands if marker in every and marker not in p.obsolete]
    if not s.turn and not wonders:
        wonders = [number for number in p.cards if number in every][:1]
    return [p.civ, p.government, *p.techs, *wonders]


# --- who plays ------------------------------------------------------------------------------------------------


def in_order(s: World) -> list[Nation]:
    """All players from the first player on (CV-3.03)."""
    return [s.players[seat] for seat in clockwise(s, s.first)]


def from_left(s: World, seat: int) -> list[Nation]:
    """The others, clockwise from the left of a player."""
    return [s.players[other] for other in clockwise(s, seat)[1:]]


# --- knowledge ------------------------------------------------------------------------------------------------


def show(bag: Bag, card: int, seats: int) -> None:
    """Let some seats know that a card is in here."""
    if card in bag.cards:
        known = [entry for entry in bag.known if entry[0] == card]
        seen = known[0][1] if known else 0
        others = [entry for entry in bag.known if entry[0] != card]
        bag.known = tuple(sorted([*others, *known[1:], (card, seen | seats)]))


def show_all(bag: Bag, seats: int) -> None:
    """Let some seats see all cards in here."""
    counted = {card: bag.count(card) for card in bag.cards}
    found: list[tuple[int, int]] = []
    for card, count in counted.items():
        known = [entry[1] for entry in bag.known if entry[0] == card]
        known += [0] * (count - len(known))
        found += [(card, seen | seats) for seen in known]
    bag.known = tuple(sorted(found))


def gain_trade(s: World, p: Nation, amount: int) -> int:
    """Onto the dial, whose excess is lost (CV-5.01); returns how much of it counted."""
    gained = min(amount, s.content.constants.most_trade - p.trade)
    p.trade += gained
    return gained
