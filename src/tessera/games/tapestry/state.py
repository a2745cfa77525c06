"""The state of a match: players with their mats, cities and outposts, the map, the decks, and what a turn remembers.

Cards, tiles and landmarks are numbers of rows of the content, wherever they lie. Sets of hexes and of plots are bit
sets; a city of 81 plots is kept as two halves, because nothing larger than 64 bits can be saved.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Self

from msgspec import field

from tessera.games.tapestry.content import (
    ARTS,
    BUILDINGS,
    CONTINUOUS,
    END,
    RESOURCES,
    RESPONSE,
    TECHNOLOGY,
    TRACK_NUMBER,
    WHEN_PLAYED,
    Box,
)
from tessera.games.tapestry.hooks import CHANGED, TAPESTRY_COUNT, TECH_COUNT, TILE_COUNT
from tessera.games.tapestry.rules.geography import Board, City
from tessera.kernel import (
    EVERYBODY,
    NONE,
    OWNER,
    Bag,
    Bits,
    Component,
    Hidden,
    Holder,
    Public,
    State,
)
from tessera.kernel.effects import emit, total
from tessera.kernel.zones import Flat

FACE_DOWN: Final = -2
"""In place of a tapestry card that nobody may see (TP-5.08)."""
PRINTED: Final = -2
"""In place of a territory tile where the map itself shows terrain."""
HALF: Final = 45
"""So many plots are in the first half of a city."""
LOW: Final = (1 << HALF) - 1

PERSON, AUTOMA, SHADOW = range(3)
"""What kind of player somebody is (TP-20.01)."""

TOKEN, BLOCK = 4, 5
"""Beside the four income buildings: a token that fills a plot, and one that makes it impassable."""

ROW_OF_SPACES: Final = 0b111110
"""Spaces 2 to 6 of an income row are covered at first (TP-2.08)."""

ADVANCING, INCOME = range(2)
"""Kinds of turns (TP-3.01)."""


class Player(Holder):
    """One player's mats and pieces, or those of a bot.

    `cards`, at work: civilizations, visible this-era and continuous tapestry cards (copied ones too), ongoing space
    tiles and the landmark card. What lies on one of them is what it remembers; what outlives it or is secret (landmarks
    in store, tokens on tech cards, cards under a mat) is a field.
    """

    kind: Public[int] = PERSON
    vp: Public[int] = 0
    stock: Public[tuple[int, int, int, int]] = (0, 0, 0, 0)
    """Coins, workers, food, culture."""
    tokens: Public[tuple[tuple[int, ...], ...]] = ((0,), (0,), (0,), (0,), ())
    """Where the tokens stand on each track, in ascending order."""
    singular: Public[bool] = False
    """Whether technology counts as complete for ever (TP-6.09)."""
    income: Public[int] = 0
    """Income turns begun; also the era (TP-3.06)."""
    ended: Public[bool] = False

    covered: Public[tuple[Bits, Bits, Bits, Bits]] = (ROW_OF_SPACES,) * 4
    """Spaces of each income row that a building still covers, as bits."""
    inspired: Public[Bits] = 0
    """Rows that an inspiration tile lies on, as bits."""

    capital: Public[Component] = NONE
    home: Public[int] = NONE
    """The starting territory."""
    built: Public[tuple[Bits, Bits]] = (0, 0)
    """Plots that buildings and tokens cover, in two halves."""
    pieces: Public[tuple[tuple[int, int, int, int], ...]] = ()
    """What stands in the city: a type or landmark, the plots in two halves, and how many plots hang over."""
    rewarded: Public[Bits] = 0
    """Districts that were completed, as bits."""
    landmarks: Public[tuple[Component, ...]] = ()
    """All own ones, wherever they are."""

    outposts: Public[int] = 10
    """In supply."""
    upright: Public[tuple[int, ...]] = ()
    """Hexes where outposts stand, repeated where two do."""
    fallen: Public[tuple[tuple[int, int], ...]] = ()
    """Toppled outposts: the hex, and whose conquest or trap it was (TP-14.03)."""
    settled: Public[tuple[tuple[int, int], ...]] = ()
    """Other pieces that give control: the hex, and a building type, a landmark or `TOKEN`."""
    ruins: Public[tuple[tuple[int, int, int], ...]] = ()
    """The same, toppled: the hex, the piece, and whose conquest it was."""
    markers: Public[tuple[int, ...]] = ()
    """Hexes with inert tokens (TP-1.13)."""
    held: int = 0
    """Hexes that the player controls, as bits; follows from the above."""

    tiles: Public[tuple[Component, ...]] = ()
    """Territory tiles in supply."""
    space_tiles: Public[tuple[Component, ...]] = ()
    explored: Public[tuple[Component, ...]] = ()
    """Space tiles that were explored."""
    bottom: Public[tuple[Component, ...]] = ()
    """Tech cards by row."""
    middle: Public[tuple[Component, ...]] = ()
    top: Public[tuple[Component, ...]] = ()
    flipped: Public[tuple[Component, ...]] = ()
    """Tech cards and masterpieces that are turned over."""
    propped: Public[tuple[tuple[int, int], ...]] = ()
    """Tech cards with a landmark on them (TP-7.23)."""
    marked: Public[tuple[tuple[int, int], ...]] = ()
    """Tech cards with tokens of a seat on them."""
    masterpieces: Public[tuple[Component, ...]] = ()
    civs: Public[tuple[Component, ...]] = ()
    """Civilizations, the newest last."""
    landmark_cards: Public[tuple[Component, ...]] = ()

    eras: Public[tuple[tuple[Component, ...], ...]] = ((), (), (), ())
    """Tapestry cards on Maker of Fire and the spaces of eras 2 to 4, the visible one last."""
    working: Public[tuple[tuple[int, int], ...]] = ()
    """Tapestry cards at work: the space whose top card makes them work, and the card (which may be a copy)."""
    charmed: Public[tuple[Component, ...]] = ()
    """Cards whose right charm was gained (TP-8.18)."""
    enchanted: Public[bool] = False
    """Whether an enchanted card was ever played (TP-7.24)."""
    reserved: Public[tuple[tuple[str, int], ...]] = ()
    achieved: Public[Bits] = 0
    """Achievements, as bits."""
    stored: Public[tuple[Component, ...]] = ()
    """Landmarks kept on a mat until they are placed (TP-9.15)."""
    aside: Public[tuple[Component, ...]] = ()
    """Tech cards and tiles on a mat that count but cannot be used."""

    hand: Annotated[Bag, Hidden("tapestry", seen_by=OWNER)] = field(default_factory=Bag)
    looking: Annotated[Bag, Hidden("tapestry", seen_by=OWNER)] = field(default_factory=Bag)
    """Drawn cards of which some will be kept."""
    submerged: Annotated[Bag, Hidden("tapestry", seen_by=OWNER)] = field(default_factory=Bag)
    """Not in hand, and not to be used (TP-19.04)."""
    kept: Annotated[Bag, Hidden("tapestry", seen_by=OWNER)] = field(default_factory=Bag)
    """On a civilization mat, face down."""
    unseen: Annotated[Bag, Hidden("tapestry")] = field(default_factory=Bag)
    """Face-down cards on the income mat (TP-5.08)."""
    offered: Annotated[Bag, Hidden("civilizations", seen_by=OWNER)] = field(default_factory=Bag)
    """Civilizations to choose from."""

    def clone(self) -> Self:
        p = super().clone()
        p.hand = self.hand.clone()
        p.looking = self.looking.clone()
        p.submerged = self.submerged.clone()
        p.kept = self.kept.clone()
        p.unseen = self.unseen.clone()
        p.offered = self.offered.clone()
        return p


class Turn(Flat):
    """What is remembered until the end of the turn."""

    seat: Public[int] = NONE
    kind: Public[int] = ADVANCING
    step: Public[int] = 0
    """Of an income turn."""
    activated: Public[tuple[int, ...]] = ()
    """Spaces whose benefit was gained, with the seat that gained it (TP-6.10); see `activation`."""
    repeated: Public[tuple[str, ...]] = ()
    """Repeat icons that were used (TP-6.11)."""
    locked: Public[tuple[Component, ...]] = ()
    """Tech cards that may not be upgraded (TP-11.11)."""
    built: Public[bool] = False
    """A building was gained."""
    claimed: Public[bool] = False
    """A tier was entered whose landmark was gone."""
    placed: Public[bool] = False
    """A tapestry card was put on the space of the new era in step 1 (TP-5.17)."""
    advancing: Public[bool] = False
    """Something was used that only an advance turn allows."""
    alignment: Public[int] = 0
    """VP of the last exploration."""
    drawn: Public[Component] = NONE
    """The territory tile that was drawn last."""


class Tapestry(State, kw_only=True):
    """A match."""

    content: Box

    players: Public[list[Player]]
    """People by seat, then bots."""
    first: Public[int] = 0
    turn: Public[Turn] = field(default_factory=Turn)
    started: Public[bool] = False
    """Whether setting up is over."""

    dealt: Public[bool] = True
    """Whether all cards are accounted for: not in a position laid out by hand."""

    landmarks: Public[Bits] = 0
    """Available ones, as bits counted from the first landmark."""
    laid: Public[tuple[int, ...]] = ()
    """What lies on each hex: a territory tile, `PRINTED`, or NONE."""
    turned: Public[tuple[int, ...]] = ()
    """How it is rotated."""
    items: Public[tuple[int, ...]] = ()
    """How many items are on each hex (TP-1.11)."""
    known: int = 0
    """Explored hexes, as bits; follows from the above, like the next two."""
    occupied: int = 0
    """Hexes with an item."""
    crowded: int = 0
    """Hexes with two items or more (TP-7.33)."""

    tapestry_deck: Annotated[Bag, Hidden("tapestry")] = field(default_factory=Bag)
    tapestry_discards: Annotated[Bag, Hidden("tapestry", seen_by=EVERYBODY)] = field(default_factory=Bag)
    revealed: Annotated[Bag, Hidden("tapestry", seen_by=EVERYBODY)] = field(default_factory=Bag)
    """Cards that were turned over and of which one is about to be chosen."""
    tech_deck: Annotated[Bag, Hidden("techs")] = field(default_factory=Bag)
    tech_row: Public[tuple[Component, ...]] = ()
    tech_discards: Public[tuple[Component, ...]] = ()
    masterpiece_deck: Annotated[Bag, Hidden("masterpieces")] = field(default_factory=Bag)
    masterpiece_row: Public[tuple[Component, ...]] = ()
    masterpiece_discards: Public[tuple[Component, ...]] = ()
    civ_deck: Annotated[Bag, Hidden("civilizations")] = field(default_factory=Bag)
    civ_discards: Public[tuple[Component, ...]] = ()
    territory_stack: Annotated[Bag, Hidden("territories")] = field(default_factory=Bag)
    space_stack: Annotated[Bag, Hidden("space")] = field(default_factory=Bag)
    gone: Public[tuple[Component, ...]] = ()
    """Tiles and cards that have left the game openly."""
    landmark_deck: Annotated[Bag, Hidden("landmark-cards")] = field(default_factory=Bag)
    landmark_row: Public[tuple[Component, ...]] = ()
    """Landmark cards to choose from in the draft (TP-2.19)."""
    lost: Public[tuple[Component, ...]] = ()
    """Landmarks that have left the game."""

    rolled: Public[tuple[int, int, int]] = (NONE, NONE, NONE)
    """The last faces of the science die (a track), the red and the black die."""
    prizes: Public[tuple[int, int, int]] = (0, 0, 0)
    """How often each achievement was earned (TP-14.01)."""
    blocks: Public[tuple[tuple[int, int, int], ...]] = ()
    """Tracks closed to the opponents of a seat: the track, the seat, and its turns to go (TP-6.08)."""

    decisions: Annotated[Bag, Hidden("decisions")] = field(default_factory=Bag)
    """The bots' decision deck (TP-20.06)."""
    progress: Annotated[Bag, Hidden("decisions")] = field(default_factory=Bag)
    spent: Public[tuple[Component, ...]] = ()
    """Decision cards of this era that were drawn."""
    pair: Public[tuple[Component, ...]] = ()
    """The track card and the tiebreaker card drawn last."""
    favorites: Public[tuple[int, ...]] = ()
    """Favourite tracks of the bots."""

    def clone(self) -> Self:
        s = State.clone(self)
        s.players = [p.clone() for p in self.players]
        s.turn = self.turn.clone()
        s.tapestry_deck = self.tapestry_deck.clone()
        s.tapestry_discards = self.tapestry_discards.clone()
        s.revealed = self.revealed.clone()
        s.tech_deck = self.tech_deck.clone()
        s.masterpiece_deck = self.masterpiece_deck.clone()
        s.civ_deck = self.civ_deck.clone()
        s.territory_stack = self.territory_stack.clone()
        s.space_stack = self.space_stack.clone()
        s.landmark_deck = self.landmark_deck.clone()
        s.decisions = self.decisions.clone()
        s.progress = self.progress.clone()
        return s

    def settle(self) -> None:
        """Some civilizations wait for a number to be reached."""
        entry = self.content.effects.get(CHANGED)
        if entry is not None and self.started:
            for p in self.players:
                if not entry.sources.isdisjoint(p.cards):
                    emit(self, p, CHANGED)

    @property
    def board(self) -> Board:
        return self.content.large if self.setup.seats > 3 else self.content.small


# --- who plays --------------------------------------------------------------------------------------------------


def with_arts(s: Tapestry) -> bool:
    """Whether the arts track is in play (TP-2.06)."""
    return bool(s.players[0].tokens[ARTS])


def tracks_in_play(s: Tapestry) -> range:
    return range(5 if s.players[0].tokens[ARTS] else 4)


def people(s: Tapestry) -> list[Player]:
    return s.players[: s.setup.seats]


def from_active(s: Tapestry, p: Player) -> list[Player]:
    """People who are still in the game, clockwise from a player (TP-3.09, TP-3.13)."""
    seats = s.setup.seats
    order = [s.players[(p.seat + i) % seats] for i in range(seats)]
    return [other for other in order if not other.ended or other is p]


def opponents(s: Tapestry, p: Player) -> list[Player]:
    """Every other player, bots and those whose game has ended included, clockwise (TP-1.09)."""
    count = len(s.players)
    return [s.players[(p.seat + i) % count] for i in range(1, count)]


def rivals_in_play(s: Tapestry, p: Player) -> list[Player]:
    """Other people whose game has not ended: those who can gain and decide something (TP-3.13)."""
    return [other for other in opponents(s, p) if other.kind == PERSON and not other.ended]


def neighbours(s: Tapestry, p: Player) -> list[Player]:
    """Left, then right; a single opponent counts once. Both bots are neighbours of a lone human (TP-1.08, TP-1.23)."""
    seats = s.setup.seats
    if seats == 1:
        return [other for other in s.players if other is not p]
    if p.kind != PERSON:
        return people(s)
    left, right = s.players[(p.seat + 1) % seats], s.players[(p.seat - 1) % seats]
    return [left] if left is right else [left, right]


def is_solo(s: Tapestry) -> bool:
    return s.setup.seats == 1


# --- resources and points ---------------------------------------------------------------------------------------


Four = tuple[int, int, int, int]
"""A number for each resource, or for each type of building."""


def with_count(four: Four, place: int, count: int) -> Four:
    """Four numbers with one of them changed."""
    changed = [*four]
    changed[place] = count
    first, second, third, fourth = changed
    return first, second, third, fourth


def gain_resource(s: Tapestry, p: Player, resource: int, count: int = 1) -> int:
    """Anything beyond eight of a kind is lost (TP-1.03); returns how many were gained."""
    if p.ended or p.kind != PERSON:
        return 0
    stock = p.stock
    gained = min(count, s.content.most - stock[resource])
    if gained > 0:
        p.stock = with_count(stock, resource, stock[resource] + gained)
        s.tell("gained", seat=p.seat, resource=RESOURCES[resource], count=gained)
    return max(gained, 0)


def spend(s: Tapestry, p: Player, resource: int, count: int = 1) -> None:
    stock = p.stock
    p.stock = with_count(stock, resource, stock[resource] - count)
    s.tell("spent", seat=p.seat, resource=RESOURCES[resource], count=count)


def resources_held(p: Player) -> list[str]:
    """The types of which somebody has some."""
    return [name for name, held in zip(RESOURCES, p.stock, strict=True) if held]


def score(s: Tapestry, p: Player, points: int) -> None:
    """Points never fall below 0 (TP-1.19)."""
    change = max(points, -p.vp)
    if change and p.kind != SHADOW:
        p.vp += change
        s.tell("scored" if change > 0 else "lost-vp", seat=p.seat, count=abs(change))


# --- tracks -----------------------------------------------------------------------------------------------------


def position(p: Player, track: int) -> int:
    """The space of the most advanced token; technology stays complete for who began anew (TP-1.18)."""
    if track == TECHNOLOGY and p.singular:
        return END
    tokens = p.tokens[track]
    return tokens[-1] if tokens else 0


def set_tokens(p: Player, track: int, tokens: tuple[int, ...]) -> None:
    p.tokens = (*p.tokens[:track], tokens, *p.tokens[track + 1 :])


def moved(tokens: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    """Tokens of a track with one of them elsewhere."""
    if len(tokens) == 1:
        return (new,)
    left = list(tokens)
    left.remove(old)
    return tuple(sorted([*left, new]))


def activation(seat: int, track: int, space: int) -> int:
    return seat << 8 | track << 4 | space


def is_activated(s: Tapestry, seat: int, track: int, space: int) -> bool:
    """Whether a seat has gained a space's benefit in this turn (TP-6.10)."""
    return (seat << 8 | track << 4 | space) in s.turn.activated


# --- counting ---------------------------------------------------------------------------------------------------


def own_buildings(p: Player, kind: int) -> int:
    """Income buildings of a type that have left the mat, wherever they are (TP-1.15)."""
    return 5 - p.covered[kind].bit_count()


def all_buildings(p: Player) -> int:
    return sum([own_buildings(p, kind) for kind in range(4)])


def controlled(p: Player) -> int:
    return p.held.bit_count()


def tech_cards(s: Tapestry, p: Player) -> int:
    return total(s, p, TECH_COUNT, base=len(p.bottom) + len(p.middle) + len(p.top))


def tapestry_cards(s: Tapestry, p: Player) -> int:
    """In hand and on the income mat, covered and face-down ones too (TP-8.12)."""
    return total(s, p, TAPESTRY_COUNT, base=len(p.hand.cards) + sum([len(stack) for stack in p.eras]))


def tiles_in_supply(s: Tapestry, p: Player) -> int:
    return total(s, p, TILE_COUNT, base=len(p.tiles))


# --- landmarks --------------------------------------------------------------------------------------------------


def landmark_bit(s: Tapestry, landmark: int) -> int:
    return 1 << s.content.place[landmark]


def is_available(s: Tapestry, landmark: int) -> bool:
    return bool(s.landmarks & landmark_bit(s, landmark))


def available_landmarks(s: Tapestry) -> list[int]:
    return [landmark for landmark in s.content.landmarks if is_available(s, landmark)]


# --- the city ---------------------------------------------------------------------------------------------------


def plots(halves: tuple[int, int]) -> int:
    return halves[0] | halves[1] << HALF


def halves(cells: int) -> tuple[int, int]:
    return cells & LOW, cells >> HALF


def city_of(s: Tapestry, p: Player) -> City:
    return s.content.cities[p.capital]


# --- tapestry cards ---------------------------------------------------------------------------------------------


def era_space(p: Player) -> int:
    """The space of the current era: 0 is Maker of Fire; from income turn 5 on still the last one (TP-8.11)."""
    return min(max(p.income, 1), 4) - 1


def visible(p: Player) -> list[int]:
    """Face-up cards on top of their spaces."""
    return [stack[-1] for stack in p.eras if stack and stack[-1] != FACE_DOWN]


def is_when_played(s: Tapestry, card: int) -> bool:
    """Response cards have a when-played part and count as such (TP-8.26)."""
    return s.content.tapestry[card].type in (WHEN_PLAYED, RESPONSE)


def is_continuous(s: Tapestry, card: int) -> bool:
    return bool(s.content.tapestry[card].type == CONTINUOUS)


# --- pieces -----------------------------------------------------------------------------------------------------


def is_income_building(piece: int) -> bool:
    """A market, house, farm or armory; the other pieces are tokens and landmarks."""
    return piece < TOKEN


def is_landmark(piece: int) -> bool:
    return piece > BLOCK


def piece_key(s: Tapestry, piece: int) -> str:
    """What a building is called: its type, or the landmark's name."""
    return BUILDINGS[piece] if is_income_building(piece) else s.content.rows[piece].key


# --- small words ------------------------------------------------------------------------------------------------


def track_named(name: str) -> int:
    return TRACK_NUMBER[name]


def setting(s: Tapestry, key: str) -> Any:
    return s.setup.settings.get(key)
