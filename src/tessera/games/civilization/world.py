"""The state of a match: nations with their cities and figures, the market, decks, and a battle while it lasts.

Components are numbers of rows of the content, wherever they lie. Squares are numbers (`board`); what stands on them is
kept by nation in tuples side by side: the squares and what stands there.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Self

from msgspec import Struct, field

from tessera.games.civilization.board import Board, Printed, at, read_tile
from tessera.games.civilization.content import (
    GROWN,
    UNIT_TYPES,
    Building,
    Civilization,
    Constants,
    CultureEvent,
    Government,
    GreatPerson,
    Hut,
    Tech,
    Tile,
    Unit,
    Village,
    Wonder,
)
from tessera.games.civilization.ending import settle_victory
from tessera.games.civilization.hand import settle_hands
from tessera.kernel import NONE, OWNER, Bag, Content, Hidden, Holder, Public, State, leave
from tessera.kernel.effects import Card, Hook, Ready
from tessera.kernel.zones import Flat

BOARDS: Final = 512
"""So many layouts are remembered."""

START, TRADING, CITY_MANAGEMENT, MOVEMENT, RESEARCH = range(5)
PHASES: Final = ("start", "trade", "cities", "movement", "research")
"""Of a turn (CV-3.01)."""

VILLAGE_PERSON: Final = 2


Answers = tuple[int, int, int, tuple[Ready, ...]]
"""A culture event that answers a menu: its deck, number and copies, and what it does."""


class CivilizationTables(Struct, frozen=True):
    """Everything a match reads. Components are numbered through all tables in this order."""

    civilizations: tuple[Civilization, ...]
    governments: tuple[Government, ...]
    techs: tuple[Tech, ...]
    wonders: tuple[Wonder, ...]
    buildings: tuple[Building, ...]
    people: tuple[GreatPerson, ...]
    events: tuple[CultureEvent, ...]
    units: tuple[Unit, ...]
    huts: tuple[Hut, ...]
    villages: tuple[Village, ...]
    tiles: tuple[Tile, ...]
    constants: Constants = Constants()


class Box(Content[CivilizationTables]):
    """The content of a match, unpacked for the rules. `row` is indexed by number."""

    __slots__ = (
        "anarchy",
        "boards",
        "buildings",
        "constants",
        "despotism",
        "families",
        "family",
        "icons",
        "kind",
        "level",
        "menus",
        "needs",
        "row",
        "techs",
        "tiles",
        "unique_tech",
        "unlocked",
    )  # fmt: skip

    def __init__(self, tables: CivilizationTables, cards: tuple[Card[Any], ...]) -> None:
        super().__init__(tables, cards)
        self.constants: Constants = tables.constants
        self.row: tuple[Any, ...] = self.rows
        """The rows again, for rules that know which kind they read."""
        self.kind: tuple[str, ...] = tuple([row.kind for row in self.rows])
        self.level: tuple[int, ...] = tuple([getattr(row, "level", 0) for row in self.rows])
        self.icons: tuple[int, ...] = tuple(
            [row.icons.sum if hasattr(row, "icons") else 0 for row in self.rows]
        )
        """What a marker on the map shows."""
        self.techs = self.numbers(tables.techs)
        self.buildings = self.numbers(tables.buildings)
        self.families: tuple[str, ...] = tuple(
            dict.fromkeys(row.family for row in tables.buildings if row.markers)
        )
        """Kinds of building markers; the market counts them in this order."""
        self.family: dict[int, int] = {
            number: self.families.index(row.family)
            for number, row in zip(self.buildings, tables.buildings, strict=True)
            if row.markers
        }
        self.needs: dict[int, int] = {
            self.number[row.building]: self.number[row.key] for row in tables.techs if row.building
        }
        """For each building its tech."""
        self.despotism = self.numbers(tables.governments)[0]
        self.anarchy = self.despotism + 1
        self.unique_tech = max(self.techs, key=self.level.__getitem__)
        """The one tech of which there is a single card (CV-1.08)."""
        self.tiles: dict[str, tuple[tuple[Printed, ...], ...]] = {
            tile.key: read_tile(tile, tables.constants) for tile in tables.tiles
        }
        self.boards: dict[str, Board] = {}
        self.unlocked: dict[tuple[int, ...], tuple[int, ...]] = {}
        self.menus: dict[Hook, tuple[Answers, ...]] = {}

    def answers(self, menu: Hook) -> tuple[Answers, ...]:
        """Culture events that a menu may offer: their deck, number and copies, and what they do."""
        found = self.menus.get(menu)
        if found is None:
            entry = self.effects.get(menu)
            events = [n for n in entry.home if self.kind[n] == "event"] if entry is not None else []
            found = self.menus[menu] = tuple(
                [(self.row[n].deck, n, self.row[n].copies, entry.home[n]) for n in events] if entry else []
            )
        return found

    def buildings_of(self, techs: tuple[int, ...]) -> tuple[int, ...]:
        """What techs unlock; of two sides of a marker only the better one (CV-6.37)."""
        found = self.unlocked.get(techs)
        if found is None:
            known = [number for number, tech in self.needs.items() if tech in techs]
            keys = {self.row[number].key for number in known}
            found = tuple(sorted([number for number in known if self.row[number].better not in keys]))
            self.unlocked[techs] = found
        return found

    def board(self, seats: int, layout: str) -> Board:
        """The map of a layout; made once."""
        board = self.boards.get(layout)
        if board is None:
            if len(self.boards) >= BOARDS:
                self.boards.clear()
            board = self.boards[layout] = Board(self.tiles, self.constants, seats, layout)
        return board


# --- what the backs of cards tell -----------------------------------------------------------------------------


def unit_back(content: Box, card: int) -> int:
    """The type: every draw comes from a named deck (CV-19.01)."""
    kind: int = content.row[card].type
    return kind


def event_back(content: Box, card: int) -> int:
    """The deck."""
    deck: int = content.row[card].deck
    return deck


def marker_back(content: Box, card: int) -> int:
    """Hut or village. A village that becomes a great person is never kept, so everybody knows where those are not."""
    row = content.row[card]
    return VILLAGE_PERSON if row.person else int(row.village)


def wonder_back(content: Box, card: int) -> int:
    age: int = content.row[card].age
    return age


# --- nations --------------------------------------------------------------------------------------------------


class Nation(Holder):
    """One player's civilization.

    `cards`, at work: the civilization, the government, techs, and wonders that are not obsolete, with their coins.
    """

    civ: Public[int] = NONE
    government: Public[int] = NONE
    governments: Public[tuple[int, ...]] = ()
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
    techs: Public[tuple[int, ...]] = ()
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
    stands: Public[tuple[int, ...]] = ()
    """What stands on each of them."""
    obsolete: Public[tuple[int, ...]] = ()
    """Wonders without their ability (CV-6.55)."""
    reserve: Public[tuple[int, ...]] = ()
    """Great people that are not on the map."""
    swapped: Public[tuple[int, ...]] = ()
    """Great people that were replaced in this Start of Turn (CV-9.07)."""

    resources: Public[tuple[int, ...]] = (0,) * GROWN
    """Markers from the market."""
    offers: Public[int] = 0
    """That can still be made in this Trade phase (CV-5.09)."""
    passed: Public[bool] = False
    """Makes no more offers of its own (CV-5.11)."""

    forces: Annotated[Bag, Hidden("units", seen_by=OWNER, back=unit_back)] = field(default_factory=Bag)
    """The standing forces."""
    fighting: Annotated[Bag, Hidden("units", seen_by=OWNER, back=unit_back)] = field(default_factory=Bag)
    """The battle hand, or that of barbarians whom this player plays (CV-11.47)."""
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
    killed: Public[tuple[tuple[int, ...], tuple[int, ...]]] = ((), ())
    """Units of each side."""
    turn: Public[int] = DEFENDER
    """Whose battle turn it is."""
    sharpened: Public[int] = 0
    """Wounds that the next unit deals besides if it attacks (CV-11.19)."""


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
    wonders: Public[tuple[int, ...]] = ()
    """On the four spaces of the market; NONE where it is empty."""
    lost_wonders: Public[tuple[int, ...]] = ()
    """Those that left the game."""
    lost_people: Public[tuple[int, ...]] = ()
    lost_markers: Public[tuple[int, ...]] = ()
    """Hut and village markers that were spent."""
    used_units: Public[tuple[tuple[int, ...], ...]] = ((),) * len(UNIT_TYPES)
    """Face up under their decks, by type."""
    used_events: Public[tuple[tuple[int, ...], ...]] = ((),) * 3
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
            return self.content.board(self.seats, self.layout)

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


# --- who plays ------------------------------------------------------------------------------------------------


def in_order(s: World) -> list[Nation]:
    """All players from the first player on (CV-3.03)."""
    return [s.players[(s.first + i) % s.seats] for i in range(s.seats)]


def from_left(s: World, seat: int) -> list[Nation]:
    """The others, clockwise from the left of a player."""
    return [s.players[(seat + i) % s.seats] for i in range(1, s.seats)]


# --- tuples that are replaced ---------------------------------------------------------------------------------


def changed(values: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """A tuple with one number larger or smaller."""
    return (*values[:place], values[place] + by, *values[place + 1 :])


def put(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """With one more, in ascending order."""
    return tuple(sorted((*values, value)))


def take(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """With one less."""
    place = values.index(value)
    return values[:place] + values[place + 1 :]


def less(values: tuple[int, ...], without: tuple[int, ...]) -> tuple[int, ...]:
    """Those of a multiset that are not in another one."""
    left = list(values)
    for value in without:
        if value in left:
            left.remove(value)
    return tuple(left)


# --- figures --------------------------------------------------------------------------------------------------


def figures(p: Nation) -> int:
    """Squares with figures of a nation."""
    return at(p.armies) | at(p.scouts)


def figures_at(p: Nation, square: int) -> tuple[int, int]:
    """Armies and scouts of a nation in a square."""
    return p.armies.count(square), p.scouts.count(square)


def owner_at(s: World, square: int, but: int = NONE) -> Nation | None:
    """Whose figures stand in a square, if not a certain nation's."""
    for p in s.players:
        if p.seat != but and (square in p.armies or square in p.scouts):
            return p
    return None


def armies_left(s: World, p: Nation) -> int:
    """Armies in the supply (CV-1.07)."""
    most: int = s.content.constants.armies + s.content.row[p.civ].armies
    return most - len(p.armies)


def scouts_left(s: World, p: Nation) -> int:
    return s.content.constants.scouts - len(p.scouts)


def add_army(s: World, p: Nation, square: int, *, rested: bool = False) -> None:
    p.armies = put(p.armies, square)
    if rested:
        p.rested = put(p.rested, square)
    s.touched = True


def remove_army(s: World, p: Nation, square: int, *, rested: bool | None = None) -> None:
    """An army leaves its square; unless told otherwise one that can still move only if there is no other."""
    p.armies = take(p.armies, square)
    gone = p.rested.count(square) > p.armies.count(square) if rested is None else rested
    if gone:
        p.rested = take(p.rested, square)
    s.touched = True


def add_scout(s: World, p: Nation, square: int, *, rested: bool = False) -> None:
    """It sends nothing before the next turn (CV-12.15)."""
    p.scouts = (*p.scouts, square)
    p.sends = (*p.sends, NONE)
    p.arrived = (*p.arrived, s.turn)
    if rested:
        p.rested_scouts = put(p.rested_scouts, square)
    s.touched = True


def remove_scout(s: World, p: Nation, square: int, *, rested: bool | None = None) -> None:
    """Its contribution ends at once (CV-12.03). Of several that can move one that sends nothing goes first."""
    there = [place for place, stands in enumerate(p.scouts) if stands == square]
    if rested is False:  # those that rest have come this turn and send nothing either: they are passed over
        there.sort(key=lambda place: p.sends[place] != NONE)
        there = there[p.rested_scouts.count(square) :]
    place = there[0]
    p.scouts = p.scouts[:place] + p.scouts[place + 1 :]
    p.sends = p.sends[:place] + p.sends[place + 1 :]
    p.arrived = p.arrived[:place] + p.arrived[place + 1 :]
    gone = p.rested_scouts.count(square) > p.scouts.count(square) if rested is None else rested
    if gone:
        p.rested_scouts = take(p.rested_scouts, square)
    s.touched = True


def remove_figures(s: World, p: Nation, square: int) -> tuple[int, int]:
    """All figures of a nation in a square go back to its supply; how many armies and scouts they were."""
    armies, scouts = figures_at(p, square)
    for _ in range(armies):
        remove_army(s, p, square)
    for _ in range(scouts):
        remove_scout(s, p, square)
    return armies, scouts


# --- cities ---------------------------------------------------------------------------------------------------


def centres(s: World, but: int = NONE) -> int:
    """City centres of all nations but one."""
    found = 0
    for p in s.players:
        if p.seat != but:
            found |= at(p.cities)
    return found


def city_owner(s: World, city: int) -> Nation:
    return next(p for p in s.players if city in p.cities)


def is_capital(p: Nation, city: int) -> bool:
    return p.cities[0] == city


def add_city(s: World, p: Nation, square: int) -> None:
    p.cities = (*p.cities, square)
    p.acts = (*p.acts, 0)
    p.boost = (*p.boost, 0)
    s.touched = True


def boost_city(p: Nation, city: int, amount: int) -> None:
    """More production for the rest of the turn (CV-6.14)."""
    p.boost = changed(p.boost, p.cities.index(city), amount)


# --- markers in the outskirts ---------------------------------------------------------------------------------


def marker_at(p: Nation, square: int) -> int:
    """What of a nation stands on a square, or NONE."""
    return p.stands[p.sites.index(square)] if square in p.sites else NONE


def anything_at(s: World, square: int) -> int:
    """What stands on a square, whoever owns it."""
    for p in s.players:
        if square in p.sites:
            return p.stands[p.sites.index(square)]
    return NONE


def put_marker(s: World, p: Nation, square: int, marker: int) -> None:
    place = sum([site < square for site in p.sites])
    p.sites = (*p.sites[:place], square, *p.sites[place:])
    p.stands = (*p.stands[:place], marker, *p.stands[place:])
    s.touched = True


def lift_marker(s: World, p: Nation, square: int) -> int:
    """Take a marker off the map; the caller says what becomes of it."""
    place = p.sites.index(square)
    marker = p.stands[place]
    p.sites = p.sites[:place] + p.sites[place + 1 :]
    p.stands = p.stands[:place] + p.stands[place + 1 :]
    s.touched = True
    return marker


def to_market(s: World, building: int, by: int = 1) -> None:
    """A building marker returns, or leaves (CV-1.17)."""
    s.buildings = changed(s.buildings, s.content.family[building], by)


def lose_wonder(s: World, p: Nation, wonder: int) -> None:
    """Card and marker leave the game (CV-6.61)."""
    if wonder in p.obsolete:
        p.obsolete = take(p.obsolete, wonder)
    else:
        leave(s, p, wonder)
    s.lost_wonders = put(s.lost_wonders, wonder)


def remove_marker(s: World, p: Nation, square: int, *, to_reserve: bool) -> int:
    """A building returns to the market, a wonder leaves the game, a great person goes to reserve or leaves it."""
    marker = lift_marker(s, p, square)
    kind = s.content.kind[marker]
    if kind == "building":
        to_market(s, marker)
    elif kind == "wonder":
        lose_wonder(s, p, marker)
    elif to_reserve:
        p.reserve = put(p.reserve, marker)
    else:
        s.lost_people = put(s.lost_people, marker)
    return marker


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


def key_of(s: World, number: int) -> str:
    return s.content.rows[number].key
