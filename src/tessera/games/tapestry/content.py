"""The components of Tapestry: what is printed on each kind, and the numbers of the boards.

What a component gives is a row of *words* (`gain=("territory", "explore")`): the rules carry them out, boards draw
them as icons and texts read them, all from the same row (`rules.benefits`). So an owner of the box can correct an
effect, not only a number, with a content file.

Names and texts are messages in `texts/` (`card-<key>`). Every component says how certain it is, per field where facts
differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, ClassVar, Final

from msgspec import Meta, Struct

from tessera.games.tapestry.hooks import TRIGGERS
from tessera.games.tapestry.rules.geography import Board, City, blocks
from tessera.games.tapestry.rules.vocabulary import Words, vp
from tessera.kernel import NONE, Act, Content, Source, Step
from tessera.kernel.content import Edition, Literals
from tessera.kernel.effects import AnyEffect, Held, On, R

# Plain whole numbers: they index, shift and compare faster than enum members.
COIN, WORKER, FOOD, CULTURE = range(4)
RESOURCES: Final = ("coin", "worker", "food", "culture")
"""Also the order of the income rows: markets, houses, farms, armories (TP-1.02, TP-2.08)."""
MARKET, HOUSE, FARM, ARMORY = range(4)
BUILDINGS: Final = ("market", "house", "farm", "armory")
ROWS: Final = ("markets", "houses", "farms", "armories")

EXPLORATION, SCIENCE, TECHNOLOGY, MILITARY, ARTS = range(5)
TRACKS: Final = ("exploration", "science", "technology", "military", "arts")
TRACK_NUMBER: Final = {name: track for track, name in enumerate(TRACKS)}
END: Final = 12
"""The last space of a track (TP-1.04)."""
TIER: Final = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)
"""The tier of each space (TP-1.05)."""

SEA, DESERT, FOREST, GRASS, MOUNTAIN = range(5)
TERRAINS: Final = ("sea", "desert", "forest", "grass", "mountain")

PLANS, WITH_ARTS, FANTASIES, SOLO = "plans", "arts", "fantasies", "solo"
"""The expansions and the solo module."""

WHEN_PLAYED, THIS_ERA, CONTINUOUS, RESPONSE = "when_played", "this_era", "continuous", "response"
TRAP, TRAP_RESPONSE, CONQUER_RESPONSE = "trap", "trap_response", "conquer_response"

RULEBOOK: Final = Source.RULEBOOK
PUBLIC: Final = Source.PUBLIC
RECONSTRUCTED: Final = Source.RECONSTRUCTED

Count = Annotated[int, Meta(ge=0)]


class Component(Edition, frozen=True, kw_only=True):
    """What all components share."""

    source: Source = PUBLIC
    partly_reconstructed: bool = False
    """Some of its facts are lost and were made to fit."""
    name_source: Source | None = None


class Benefit(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything in `gain`, and one of `choose_one`."""

    gain: Words = ()
    choose_one: Words = ()
    given: bool = False
    """Whether the printed order binds; otherwise the player chooses (TP-4.09)."""

    @property
    def words(self) -> Words:
        return (*self.gain, *self.choose_one)


class Bonus(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What may be paid for once, and the price: resources, tiles, cards in hand or tech cards (TP-4.12)."""

    gain: Words = ()
    any_resource: Count = 0
    territory: Count = 0
    tapestry_hand: Count = 0
    tech_card: Count = 0


class GainBenefit(Act, frozen=True):
    """Gain what is printed somewhere; how stands in `benefits`."""

    seat: int
    benefit: Benefit

    def run(self, s: Any) -> None:
        s.content.give(s, self.seat, self.benefit)

    def possible(self, s: Any) -> bool:
        could: bool = s.content.could_give(s, self.seat, self.benefit)
        return could

    def label(self) -> str:
        return "-and-".join([word.replace(":", "-").replace("/", "-") for word in self.benefit.words])


def printed_benefit(s: Any, p: Any, card: Held, *asked: Any) -> Step:
    """What is printed on a card, for whoever has it."""
    return GainBenefit(p.seat, card.row.benefit)


# --- tracks -----------------------------------------------------------------------------------------------------


class TrackRow(Component, frozen=True, kw_only=True):
    """An advancement track: what its tiers cost and the landmarks of tiers II to IV."""

    kind: ClassVar[str] = "track"

    resource: str = ""
    """Paid in every tier above the first; empty: arts, which asks for equal or different ones (TP-4.03)."""
    landmarks: tuple[str, str, str]


class Space(Component, frozen=True, kw_only=True):
    """A space of a track: a benefit and perhaps a bonus (TP-1.06)."""

    kind: ClassVar[str] = "space"

    track: str
    n: Annotated[int, Meta(ge=1, le=12)]
    benefit: Benefit
    bonus: Bonus | None = None


class IncomeRow(Component, frozen=True, kw_only=True):
    """A row of the income mat: what each of its six spaces shows."""

    kind: ClassVar[str] = "income"

    spaces: tuple[Words, Words, Words, Words, Words, Words]


class Inspiration(Component, frozen=True, kw_only=True):
    """A tile that is laid over an income row (TP-11.07)."""

    kind: ClassVar[str] = "inspiration"

    row: str
    spaces: tuple[Words, Words, Words, Words, Words, Words]


class Die(Component, frozen=True, kw_only=True):
    kind: ClassVar[str] = "die"

    faces: tuple[str, ...]


class Achievement(Component, frozen=True, kw_only=True):
    """VP for the first who get there, with up to 3 players and with more (TP-14.01)."""

    kind: ClassVar[str] = "achievement"

    few: tuple[Count, ...]
    many: tuple[Count, ...]


# --- the map ----------------------------------------------------------------------------------------------------


class Territory(Component, frozen=True, kw_only=True):
    """A territory tile: the terrain at its corners, clockwise from the top left, and what it gives."""

    kind: ClassVar[str] = "territory"

    corners: tuple[str, str, str, str, str, str]
    lands: tuple[str, ...]
    """The land terrains on it."""
    gain: Words


class SpaceTile(Component, frozen=True, kw_only=True):
    kind: ClassVar[str] = "spacetile"

    gain: Words
    ongoing: str = ""
    """The track whose advances give VP while it lies with its owner (TP-7.09)."""
    amount: Count = 0

    def printed(self) -> Iterable[AnyEffect]:
        if self.ongoing:
            hook, when, whom = TRIGGERS[f"advance:{self.ongoing}"]
            yield On(hook, printed_points, when=when, whom=whom)


def printed_points(s: Any, p: Any, card: Held, *asked: Any) -> Step:
    return GainBenefit(p.seat, Benefit((vp(card.row.amount),)))


class Hex(Struct, frozen=True):
    """A place of a map; without corners it is unexplored ground."""

    q: int
    r: int
    corners: tuple[str, ...] = ()
    lands: tuple[str, ...] = ()
    start: str = ""
    """The label of a starting territory."""
    middle: bool = False


# --- the city ---------------------------------------------------------------------------------------------------


class District(Struct, frozen=True):
    """Plots, by row and column, and what filling them gives."""

    plots: tuple[tuple[int, int], ...]
    gain: Words = ("any_resource",)


class Capital(Component, frozen=True, kw_only=True):
    """A capital mat: ``o`` open, ``#`` impassable, ``L`` lily pad, ``W`` wisp, ``G`` goblin, ``C`` centre."""

    kind: ClassVar[str] = "capital"

    advanced: bool = False
    number: Count = 0
    pair: str = ""
    """The label of the starting territory on the small map (TP-2.13)."""
    grid: tuple[str, ...]
    blocks: tuple[int, int] = (3, 3)
    """Rows and columns of the districts, where they are blocks; (0, 0): see `districts`."""
    districts: tuple[District, ...] = ()
    rewards: dict[str, Words] = {}
    """What blocks give that do not give a resource, by their number."""
    overhang: bool = True
    landmarks: bool = True
    aside_vp: Count = 0
    """For a landmark that may not be placed (TP-9.25)."""
    pad_loss: Count = 0
    """VP lost for each lily pad at the end (TP-9.21)."""
    at_income: bool = False
    """Districts give their reward in income turns, not when they are completed (TP-9.23)."""
    linked: bool = False
    """Districts are completed by linking a goblin with the centre (TP-9.26)."""
    shy: bool = False
    """Landmarks keep away from wisps (TP-9.27)."""


class Landmark(Component, frozen=True, kw_only=True):
    kind: ClassVar[str] = "landmark"

    footprint: tuple[str, ...]
    height: Count
    """Breaks ties (TP-15.05)."""
    track: str = ""
    tier: Count = 0
    height_source: Source = RECONSTRUCTED
    footprint_source: Source = PUBLIC


class LandmarkCard(Component, frozen=True, kw_only=True):
    """A landmark for whoever meets a condition at the end of a turn (TP-3.07)."""

    kind: ClassVar[str] = "landmark_card"

    landmark: str
    least: Count = 1


# --- cards ------------------------------------------------------------------------------------------------------


class Tech(Component, frozen=True, kw_only=True):
    """A tech card: the circle for the middle row, the square for the top row (TP-7.14)."""

    kind: ClassVar[str] = "tech"

    circle: Benefit
    square: Benefit
    track: str = ""
    """The prerequisite: a tier on a track (TP-7.16) ..."""
    tier: Count = 0
    income: str = ""
    """... or an uncovered space of an income row (TP-7.17) ..."""
    space: Count = 0
    needs_landmark: bool = False
    """... or a landmark on the card (TP-7.23) ..."""
    needs_charm: bool = False
    """... or an enchanted card played (TP-7.24)."""
    flips: bool = False
    """Whether it is turned over after its square benefit (TP-7.25)."""
    arts_symbol: bool = False
    prerequisite_source: Source | None = None


class Masterpiece(Component, frozen=True, kw_only=True):
    kind: ClassVar[str] = "masterpiece"

    benefit: Benefit
    cost: Count = 0
    """Any resources that may be paid for the benefit."""
    once: bool = False
    """Turned over after use, and only its owner may use it (TP-11.06)."""


class Texted(Component, frozen=True, kw_only=True):
    """The numbers of a text, by what they count; `amount` and `also` are mostly VP."""

    amount: Count = 0
    also: Count = 0
    cards: Count = 0
    tiles: Count = 0
    resources: Count = 0
    times: Count = 0


class TapestryCard(Texted, frozen=True, kw_only=True):
    kind: ClassVar[str] = "tapestry"

    type: str
    count: Count = 1
    benefit: Benefit = Benefit()
    """Gained when it is played, or each time its triggers happen."""
    triggers: tuple[str, ...] = ()
    response: str = ""
    """What it can answer from hand (TP-13)."""
    condition: str = ""
    """When it helps a defender: ``always``, with a territory of one's own next to it (``neighbour``), or with an empty
    one to withdraw to (``refuge``)."""
    left: Words = ()
    """Charms (TP-8.16, TP-8.18)."""
    right: Words = ()
    reserve: str = ""
    """What is kept for income turn 5 (TP-8.20)."""
    grid: tuple[str, ...] = ()
    """Plots on the card (TP-9.13)."""
    plot_gain: Words = ()
    complete_gain: Words = ()
    arts_symbol: bool = False

    @property
    def enchanted(self) -> bool:
        return bool(self.left or self.right)

    def printed(self) -> Iterable[AnyEffect]:
        """A benefit with triggers is gained whenever one of them happens."""
        for trigger in self.triggers:
            if self.benefit.words:
                hook, when, whom = TRIGGERS[trigger]
                yield On(hook, printed_benefit, when=when, whom=whom)


class Civilization(Texted, frozen=True, kw_only=True):
    """A civilization mat."""

    kind: ClassVar[str] = "civilization"

    turns: tuple[int, ...] = ()
    """Income turns in whose first step it is used (TP-10.06)."""
    setup: Words = ()
    """Gained when the mat is: at set-up, or later unless `later` says otherwise."""
    adjustment: Words = ()
    """Gained by whoever starts with it (TP-2.22)."""
    lose: Words = ()
    """Paid at the end of income turn 1 by whoever started with it (TP-2.24)."""
    later: str = ""
    """When it is gained in the course of play: ``again`` another one is drawn, ``may`` its owner decides (TP-10.04)."""
    tokens: Count = 0
    columns: tuple[tuple[Words, ...], ...] = ()
    """What its spaces give."""
    links: tuple[tuple[int, ...], ...] = ()
    vp: tuple[int, ...] = ()
    forbidden: tuple[str, ...] = ()
    """Capital mats that may not be chosen with it, or cards that may not be played by it."""
    solo: bool = True
    adjustment_source: Source | None = None


# --- the Automa -------------------------------------------------------------------------------------------------


class DecisionCard(Component, frozen=True, kw_only=True):
    """A decision card: how the bots choose tracks and hexes (TP-20.08)."""

    kind: ClassVar[str] = "decision"

    starting: bool
    automa: str
    shadow: str
    tracks: tuple[str, ...]
    scan: str
    income: bool
    topple: bool


class AutomaCiv(Component, frozen=True, kw_only=True):
    kind: ClassVar[str] = "automa"

    favorite: str
    turns: tuple[int, ...] = ()
    """Income turns that its text names."""
    unguarded: Count = 0
    """From how many territories with one piece on another outpost is placed."""


class Level(Component, frozen=True, kw_only=True):
    """How strong the Automa is: what happens in which of its income turns (TP-20.24)."""

    kind: ClassVar[str] = "level"

    advance_both: tuple[int, ...] = ()
    civilization: tuple[int, ...] = ()
    add_cards: tuple[int, int, int] = (2, 2, 2)
    """In income turns 2, 3 and 4."""
    add_with_arts: tuple[int, int, int] | None = None
    supply: tuple[int, ...] = ()
    land: tuple[int, int, int, int] = (1, 2, 2, 3)
    """VP for each landmark and territory in income turns 2 to 5."""
    military_science: tuple[int, int, int, int] = (0, 1, 1, 2)
    others: tuple[int, int, int, int] = (1, 1, 2, 3)
    first: tuple[int, int, int, int] = (2, 3, 4, 0)
    help: bool = False
    """The human advances once on each of the four tracks in income turn 1 (TP-20.30)."""
    start: str = ""
    """Tracks the bots advance on in income turn 1: ``favorite`` or ``all``."""
    second_civ: bool = False


class Constants(Struct, frozen=True):
    """Numbers that belong to no single component."""

    most_of_a_resource: Count = 8
    outposts: Count = 10
    face_up: Count = 3
    """Tech cards and masterpieces."""
    first_of_neighbours: tuple[Count, Count, Count] = (1, 2, 3)
    """Resources for entering eras 2, 3 and 4 before one's neighbours (TP-5.09)."""
    maxed_out_vp: Count = 5
    """For an advance that would leave the track (TP-6.18)."""
    solo_traps_removed: Count = 2
    small: tuple[Hex, ...] = ()
    large: tuple[Hex, ...] = ()
    automa_spaces: dict[str, str] = {}
    """What the Automa gains on which space: ``military_6`` (TP-20.11)."""
    solo_removed: tuple[str, ...] = ()
    """Cards and civilizations that are not played with against the Automa (TP-20.02)."""
    solo_unfair: tuple[str, ...] = ()
    """Of these, those that may be kept."""
    contested: tuple[str, ...] = ()
    """Cards that some agree to leave out (TP-17.01)."""
    solo_two_favorites: bool = True


# --- the tables -------------------------------------------------------------------------------------------------


class TapestryTables(Struct, frozen=True):
    """Everything a match reads. Components are numbered through all tables in this order."""

    tracks: tuple[TrackRow, ...]
    spaces: tuple[Space, ...]
    income_rows: tuple[IncomeRow, ...]
    inspirations: tuple[Inspiration, ...]
    dice: tuple[Die, ...]
    achievements: tuple[Achievement, ...]
    territories: tuple[Territory, ...]
    space_tiles: tuple[SpaceTile, ...]
    capitals: tuple[Capital, ...]
    landmarks: tuple[Landmark, ...]
    landmark_cards: tuple[LandmarkCard, ...]
    techs: tuple[Tech, ...]
    masterpieces: tuple[Masterpiece, ...]
    tapestries: tuple[TapestryCard, ...]
    civilizations: tuple[Civilization, ...]
    decisions: tuple[DecisionCard, ...]
    automa_civs: tuple[AutomaCiv, ...]
    levels: tuple[Level, ...]
    constants: Constants = Constants()


class Box(Content[TapestryTables]):
    """The content of a match, unpacked for the rules: the rows of each kind by their numbers, and places worked out."""

    __slots__ = (
        "bonuses", "capital", "cities", "civ", "constants", "corners", "could_give", "decision", "give", "landmark",
        "landmark_card", "landmarks", "large", "masterpiece", "most", "small", "space_tile", "spaces", "tapestry",
        "tech", "territory", "tile", "track_landmarks",
    )  # fmt: skip

    def __init__(self, tables: TapestryTables, literals: Literals, give: Any, could_give: Any) -> None:
        super().__init__(tables, literals)
        tables = self.tables  # in the order of their numbers
        self.give = give
        """How a benefit is gained, and whether it would do anything (`benefits`)."""
        self.could_give = could_give
        self.constants: Constants = tables.constants
        self.most: int = tables.constants.most_of_a_resource
        self.capital: dict[int, Capital] = self.numbered(tables.capitals)
        self.civ: dict[int, Civilization] = self.numbered(tables.civilizations)
        self.decision: dict[int, DecisionCard] = self.numbered(tables.decisions)
        self.landmark: dict[int, Landmark] = self.numbered(tables.landmarks)
        self.landmark_card: dict[int, LandmarkCard] = self.numbered(tables.landmark_cards)
        self.masterpiece: dict[int, Masterpiece] = self.numbered(tables.masterpieces)
        self.space_tile: dict[int, SpaceTile] = self.numbered(tables.space_tiles)
        self.tapestry: dict[int, TapestryCard] = self.numbered(tables.tapestries)
        self.tech: dict[int, Tech] = self.numbered(tables.techs)
        self.territory: dict[int, Territory] = self.numbered(tables.territories)
        self.tile: dict[int, Territory | SpaceTile] = {**self.territory, **self.space_tile}
        """Tiles of both kinds lie in one supply."""
        self.spaces: tuple[tuple[Space | None, ...], ...] = tuple(
            [(None, *[row for row in tables.spaces if row.track == track]) for track in TRACKS]
        )
        """By track and space; no track begins with a benefit."""
        self.bonuses: tuple[tuple[Bonus | None, ...], ...] = tuple(
            [tuple([space.bonus if space else None for space in spaces]) for spaces in self.spaces]
        )
        self.track_landmarks: tuple[tuple[int, ...], ...] = tuple(
            [(NONE, NONE, *[self.number[key] for key in row.landmarks]) for row in tables.tracks]
        )
        """By track and tier."""
        self.small: Board = board_of(tables.constants.small)
        self.large: Board = board_of(tables.constants.large)
        self.landmarks: tuple[int, ...] = self.numbers(tables.landmarks)
        shapes = {self.number[row.key]: row.footprint for row in tables.landmarks}
        self.cities: dict[int, City] = {
            self.number[row.key]: city_of_mat(row, shapes) for row in tables.capitals
        }
        self.corners: dict[int, tuple[tuple[int, ...], ...]] = {
            self.number[row.key]: rotations(row.corners) for row in tables.territories
        }
        """The terrain at a tile's corners, for each of its six rotations."""

    def numbered(self, table: Sequence[R]) -> dict[int, R]:
        """The rows of a table by their numbers."""
        return {self.number[row.key]: row for row in table}


def rotations(corners: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """A tile turned by k steps clockwise has its corner j at j + k (`map.corners`)."""
    plain = tuple([TERRAINS.index(corner) for corner in corners])
    return tuple([plain[-turn:] + plain[:-turn] if turn else plain for turn in range(6)])


def board_of(hexes: tuple[Hex, ...]) -> Board:
    return Board(
        [(cell.q, cell.r) for cell in hexes],
        corners=tuple([tuple([TERRAINS.index(corner) for corner in cell.corners]) for cell in hexes]),
        lands=tuple([cell.lands for cell in hexes]),
        starts={cell.start: number for number, cell in enumerate(hexes) if cell.start},
        middle=next((number for number, cell in enumerate(hexes) if cell.middle), NONE),
    )


def city_of_mat(mat: Capital, shapes: dict[int, tuple[str, ...]]) -> City:
    """Districts where the mat draws them, otherwise the blocks of its grid."""
    districts = mat.districts or [District(plots) for plots in blocks(mat.grid, *mat.blocks)]
    return City(mat.grid, [(x.plots, x.gain) for x in districts], shapes, overhang=mat.overhang)
