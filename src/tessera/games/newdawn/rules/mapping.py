"""Building the map by the players (chapter 3).

Positions are searched on a large window of hexes kept as one bit set, so that a tile is tried everywhere at once:
shifting the window by an offset tells for every position what lies there.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import ClassVar, Final, NamedTuple

from tessera.games.newdawn.content import SHAPE, Terrain
from tessera.games.newdawn.rules.asking import ChooseSpace, Plan, Words, space_words
from tessera.games.newdawn.rules.board import SPACES, Laid, read_layout, read_side, write_layout
from tessera.games.newdawn.state import NewDawn, Player
from tessera.kernel import Act, Description, Option, Refusal, Step
from tessera.kernel.geometry import HEX_DIRECTIONS, Coordinate, bits, rotated
from tessera.kernel.tuples import take

CORE_TILES: Final = 4
ROTATIONS: Final = range(6)
SIDES: Final = ("a", "b")
WIDTH: Final = 64
CENTRE: Final = WIDTH // 2


def _bit(q: int, r: int) -> int:
    return (r + CENTRE) * WIDTH + q + CENTRE


def _hex(bit: int) -> Coordinate:
    return bit % WIDTH - CENTRE, bit // WIDTH - CENTRE


def _window(hexes: Iterable[Coordinate]) -> int:
    found = 0
    for q, r in hexes:
        found |= 1 << _bit(q, r)
    return found


def _seen_from(window: int, offset: Coordinate) -> int:
    """The positions that have something of the window at an offset."""
    shift = offset[1] * WIDTH + offset[0]
    return window >> shift if shift >= 0 else window << -shift


def _spread(window: int) -> int:
    """All hexes next to some of these."""
    found = 0
    for offset in HEX_DIRECTIONS:
        found |= _seen_from(window, offset)
    return found


class Outline(NamedTuple):
    """A tile turned some way: its hexes, and the hexes around it."""

    hexes: tuple[Coordinate, ...]
    around: tuple[Coordinate, ...]


@cache
def outline(side: str, rotation: int) -> Outline:
    hexes = tuple(rotated(at, rotation) for at in SHAPE[side])
    around = dict.fromkeys((q + dq, r + dr) for q, r in hexes for dq, dr in HEX_DIRECTIONS)
    return Outline(hexes, tuple(at for at in around if at not in hexes))


@cache
def _in_one_piece(around: tuple[Coordinate, ...], free: int) -> bool:
    """Whether the free hexes around a tile are connected among themselves; if so it closes no hole."""
    hexes = [at for i, at in enumerate(around) if free >> i & 1]
    found = hexes[:1]
    for q, r in found:
        found += [at for at in hexes if at not in found and (at[0] - q, at[1] - r) in HEX_DIRECTIONS]
    return len(found) == len(hexes)


class Ground(NamedTuple):
    """What lies on the table, as windows."""

    occupied: int
    tiles: int
    core: int
    near_core: int
    """The tiles that touch the core."""
    water_left: int


def _ground(layout: str, water_tokens: int) -> Ground:
    laid, water = read_layout(layout)
    pieces = [_window(tile.hexes()) for tile in laid]
    tiles = core = near_core = 0
    for piece in pieces[:CORE_TILES]:
        core |= piece
    shore = _spread(core)
    for piece in pieces:
        tiles |= piece
        if piece & shore:
            near_core |= piece
    return Ground(tiles | _window(water), tiles, core, near_core, water_tokens - len(water))


Positions = dict[tuple[str, int], tuple[Coordinate, ...]]


@lru_cache(maxsize=64)
def positions(layout: str, water_tokens: int, touching: int) -> Positions:
    """Where a tile may lie, by side and rotation (ND-3.13 - ND-3.17). All tiles have the same shape.

    As long as the core can be touched it must be (ND-3.14); else a tile that touches it (ND-3.15).
    """
    ground = _ground(layout, water_tokens)
    for goal in (ground.core, ground.near_core):
        found = {
            (side, rotation): _positions(ground, outline(side, rotation), goal, touching)
            for side in SIDES
            for rotation in ROTATIONS
        }
        if any(found.values()):
            return found
    return {}


def _positions(ground: Ground, shape: Outline, goal: int, touching: int) -> tuple[Coordinate, ...]:
    overlapping = touches_goal = 0
    for offset in shape.hexes:
        overlapping |= _seen_from(ground.occupied, offset)
    at_least = [0] * (touching + 1)  # for each number the positions with at least so many neighbours
    for offset in shape.around:
        touches_goal |= _seen_from(goal, offset)
        here = _seen_from(ground.tiles, offset)
        for count in range(touching, 1, -1):
            at_least[count] |= at_least[count - 1] & here
        at_least[1] |= here
    fitting = at_least[touching] & touches_goal & ~overlapping
    return tuple(
        [_hex(bit) for bit in bits(fitting) if len(holes(ground, shape, _hex(bit))) <= ground.water_left]
    )


def holes(ground: Ground, shape: Outline, at: Coordinate) -> list[Coordinate]:
    """The hexes a tile would enclose completely (ND-3.17)."""
    q, r = at
    free = 0
    for i, (dq, dr) in enumerate(shape.around):
        if not ground.occupied >> _bit(q + dq, r + dr) & 1:
            free |= 1 << i
    if _in_one_piece(shape.around, free):
        return []
    occupied = ground.occupied | _window([(q + dq, r + dr) for dq, dr in shape.hexes])
    around = _window([(q + dq, r + dr) for dq, dr in shape.around]) & ~occupied
    return [_hex(bit) for bit in bits(_enclosed(occupied, around))]


def _enclosed(occupied: int, start: int) -> int:
    """The free hexes connected to some of these from which there is no way out."""
    reached = _spread(_spread(occupied)) & ~occupied  # a rim wide enough to walk around everything
    rim = reached & ~_spread(occupied)
    outside = rim
    wave = rim
    while wave:
        wave = _spread(wave) & reached & ~outside
        outside |= wave
    inside = start & ~outside
    wave = inside
    while wave:
        wave = _spread(wave) & ~occupied & ~inside
        inside |= wave
    return inside


# --- steps --------------------------------------------------------------------------------------------------


class BuildMap(Act, frozen=True):
    """Deal capital tiles, lay out the core, deal two more tiles each; then place in turn (ND-3.07 - ND-3.12)."""

    def run(self, s: NewDawn) -> None:
        by_kind: dict[str, list[int]] = {}
        for number, tile in enumerate(s.content.tables.tiles, 1):
            by_kind.setdefault(tile.shows, []).append(number)
        capitals = s.chance.shuffled(by_kind["capital"])
        naturals = s.chance.shuffled(by_kind["natural_wonder"])
        states = s.chance.shuffled(by_kind["city_state"])
        core = s.chance.shuffled([*naturals[:2], *states[:2]])
        side = "a" if s.chance.roll(6) <= 3 else "b"
        places = [place for place in s.content.tables.core_layout if place.key[0] == side]
        s.layout = write_layout(
            [Laid(tile, side, at.q, at.r, at.rotation) for tile, at in zip(core, places, strict=True)]
        )
        rest = s.chance.shuffled(sorted([*by_kind["plain"], *naturals[2:], *states[2:]]))
        for p in s.players:
            p.tiles = tuple(sorted([capitals[p.seat], *rest[2 * p.seat : 2 * p.seat + 2]]))
        start = s.chance.pick(s.seats)
        turns = [(start + i) % s.seats for i in range(3 * s.seats)]
        s.tell("core-laid", tiles=core, side=side)
        s.then(*[PlaceTile(seat) for seat in turns])


def legal_positions(s: NewDawn) -> Positions:
    constants = s.content.constants
    return positions(s.layout, constants.water_tokens, constants.touching_spaces)


class PlaceTile(Plan, frozen=True):
    """Place one of the own tiles: ``tile 4 / side b / rotation 2 / at 3 -1`` (ND-3.12, ND-3.18, ND-3.21).

    ``at`` is where its space 0 lies (ND-3.13 - ND-3.17).
    """

    asks_for: ClassVar[tuple[str, ...]] = ("place-tile", "choose-side", "choose-rotation", "choose-position")
    """What is asked for, part after part, as words of the catalog."""
    rules: ClassVar[tuple[str, ...]] = ("ND-3.12", "ND-3.21", "ND-3.21", "ND-3.13")

    def part(self, s: NewDawn) -> list[Option] | None:
        legal = legal_positions(s)
        match [option[1:] for option in self.chosen]:
            case []:
                return [("tile", tile) for tile in s.players[self.seat].tiles] if legal else []
            case [_]:
                return [("side", side) for side in SIDES if any(legal[side, k] for k in ROTATIONS)]
            case [_, (str(side),)]:
                return [("rotation", k) for k in ROTATIONS if legal[side, k]]
            case [_, (str(side),), (int(rotation),)]:
                return [("at", q, r) for q, r in legal[side, rotation]]
        return None

    def complete(self, s: NewDawn) -> None:
        (_, tile), (_, side), (_, rotation), (_, q, r) = self.chosen
        p, laid = s.players[self.seat], Laid(int(tile), str(side), int(q), int(r), int(rotation))
        lay_tile(s, laid)
        p.tiles = take(p.tiles, laid.tile)
        s.tell("tile-laid", seat=self.seat, tile=laid.tile, side=laid.side)
        _found_capital(s, p, laid)

    # --- in words -------------------------------------------------------------------------------------------

    def suggest(self, s: NewDawn) -> Option | None:
        """Any tile in hand, any way up, to begin with; only the player can say where."""
        return self.options(s)[0] if len(self.chosen) < len(self.rules) - 1 else None

    def prompt(self, s: NewDawn) -> Description:
        asked = len(self.chosen)
        args: Words = {"seat": self.seat, "count": len(s.players[self.seat].tiles)}
        args |= {str(verb): value for verb, value, *_ in self.chosen}
        if "rotation" in args:
            args["degrees"] = 60 * int(args.pop("rotation"))
        elements = tuple([f"{verb}:{value}" for verb, value, *_ in self.chosen])
        return Description(f"ask-{self.asks_for[asked]}", args, elements, self.rules[asked])

    def describe(self, s: NewDawn, option: Option) -> Description:
        key, args = self.meaning(s, option)
        return Description(key, args, (":".join(map(str, option)),), self.rules[len(self.chosen)])

    def meaning(self, s: NewDawn, option: Option) -> tuple[str, Words]:
        """A message for an option, with its arguments."""
        match option:
            case ("tile", int(tile)):
                return "do-tile", {"tile": tile, "kind": s.content.tables.tiles[tile - 1].shows}
            case ("side", str(side)):
                return self.meaning_of_side(s, side)
            case ("rotation", int(rotation)):
                return "do-rotation", {"degrees": 60 * rotation}
        return self.meaning_of_place(s, option)

    def meaning_of_side(self, s: NewDawn, side: str) -> tuple[str, Words]:
        """A side is known by what stands on it, if anything does."""
        tile = s.content.tables.tiles[int(self.chosen[0][1]) - 1]
        for space in read_side(tile.a if side == "a" else tile.b):
            if space.terrain == Terrain.WONDER:
                return "do-side-natural", {"side": side, "natural": space.feature}
            if s.content.number.get(space.feature) in s.content.city_states:
                return "do-side-city-state", {"side": side, "city": space.feature}
            if space.feature == "capital":
                return "do-side-capital", {"side": side, "land": Terrain(space.terrain).name.lower()}
        return "do-side", {"side": side}

    def meaning_of_place(self, s: NewDawn, option: Option) -> tuple[str, Words]:
        """Rows count downwards; within one, columns are half a space wide, so that those below lie between."""
        q, r = int(option[1]), int(option[2])
        return "do-at", {"row": r, "column": 2 * q + r, "count": touching(_ground_of(s), self.laid_at(q, r))}

    def laid_at(self, q: int, r: int) -> Laid:
        """The tile as chosen so far, at a place."""
        (_, tile), (_, side), (_, rotation) = self.chosen
        return Laid(int(tile), str(side), q, r, int(rotation))

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        match option:
            case ("at", int(q), int(r)) if len(self.chosen) == len(self.rules) - 1:
                return refuse_position(s, self.laid_at(q, r))
        return None


def lay_tile(s: NewDawn, laid: Laid) -> None:
    """Lay a tile and fill the holes that arise with water tokens (ND-3.17, ND-3.23)."""
    tiles, water = read_layout(s.layout)
    ground = _ground_of(s)
    filled = holes(ground, outline(laid.side, laid.rotation), (laid.q, laid.r))
    s.layout = write_layout([*tiles, laid], [*water, *filled])
    if filled:
        s.tell("hole-filled", count=len(filled))


def _found_capital(s: NewDawn, p: Player, laid: Laid) -> None:
    """The own capital goes on its symbol at once (ND-3.16)."""
    tile = s.content.tables.tiles[laid.tile - 1]
    printed = read_side(tile.a if laid.side == "a" else tile.b)
    for place, space in enumerate(printed):
        if space.feature == "capital":
            tiles, _ = read_layout(s.layout)
            p.capital = SPACES * (len(tiles) - 1) + place
            land = Terrain(space.terrain).name.lower()
            s.tell("capital-founded", seat=p.seat, space=p.capital, land=land, by="itself")


def _ground_of(s: NewDawn) -> Ground:
    return _ground(s.layout, s.content.constants.water_tokens)


def touching(ground: Ground, laid: Laid) -> int:
    """How many spaces of other tiles a tile touches (ND-3.22)."""
    return (_spread(_window(laid.hexes())) & ground.tiles).bit_count()


def refuse_position(s: NewDawn, laid: Laid) -> Refusal:
    """Why a tile cannot lie there."""
    constants = s.content.constants
    ground = _ground_of(s)
    window = _window(laid.hexes())
    if window & ground.occupied:
        return Refusal("refused-overlap", rule="ND-3.13")
    count = touching(ground, laid)
    if count < constants.touching_spaces:
        args: Words = {"count": count, "needed": constants.touching_spaces}
        return Refusal("refused-touching", args, "ND-3.13")
    if len(holes(ground, outline(laid.side, laid.rotation), (laid.q, laid.r))) > ground.water_left:
        return Refusal("refused-hole", rule="ND-3.17")
    return Refusal("refused-off-core", rule="ND-3.14")


# --- first-game map -----------------------------------------------------------------------------------------


def first_game_layout(s: NewDawn) -> str:
    """The printed map for beginners: A sides, more tiles with more players (ND-3.04)."""
    return write_layout(
        Laid(int(place.key.removeprefix("tile_")), "a", place.q, place.r, place.rotation)
        for place in s.content.tables.first_game_map
        if place.players <= s.seats
    )


class ChooseCapital(ChooseSpace, frozen=True):
    """Choose one of the capital symbols; none is used twice (ND-3.05)."""

    verb: ClassVar[str] = "capital"
    rule: ClassVar[str] = "ND-3.05"
    stop: ClassVar[Option | None] = None

    def among(self, s: NewDawn) -> list[int]:
        used = {p.capital for p in s.players}
        return [cell for cell in s.board.capitals if cell not in used]

    def take(self, s: NewDawn, what: int) -> None:
        s.players[self.seat].capital = what
        s.tell("capital-founded", seat=self.seat, **space_words(s, what))

    def describe(self, s: NewDawn, option: Option) -> Description:
        cell = int(option[1])
        args: Words = {"tile": s.board.tiles[cell // SPACES].tile, **space_words(s, cell)}
        return Description("do-capital", args, (f"space:{cell}",), self.rule)

    def why_not(self, s: NewDawn, option: Option) -> Refusal | None:
        return Refusal("refused-capital-symbol", rule=self.rule) if option[0] == self.verb else None


def make_map(s: NewDawn) -> list[Step]:
    """The steps that give the match its map and the players their capitals."""
    if s.setup.settings["map"] == "advanced":
        return [BuildMap()]
    s.layout = first_game_layout(s)
    return [ChooseCapital(seat) for seat in range(s.seats)]
