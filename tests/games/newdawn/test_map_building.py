"""The advanced map, built by the players (chapter 3)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tessera.games.newdawn import game
from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.content import SHAPE
from tessera.games.newdawn.rules.board import Board, Laid, read_layout, read_side
from tessera.games.newdawn.rules.mapping import PlaceTile, positions
from tessera.games.newdawn.state import NewDawn
from tessera.kernel import SPECTATOR, Seeded
from tessera.kernel.geometry import HEX_DIRECTIONS, Coordinate, rotated
from tessera.kernel.script import Rest
from tessera.testing import Script, play, rule
from tests.games.newdawn.table import box

KINDS = {tile.key: tile.shows for tile in TABLES.tiles}
CAPITALS = {7, 9, 11, 16}
CORE = "4a,0,-1,5 12a,4,-1,5 15a,-3,1,2 13a,1,1,2"
WALLED = (
    f"{CORE} 8a,-4,-1,0 8a,-1,-4,0 8a,4,3,0 8a,-1,5,1 8a,2,-4,1 8a,5,-4,2 8a,-6,2,3 8a,7,-1,3 8b,-6,6,0 "
    "w,0,-3 w,3,-3 w,6,-2 w,-5,3"
)
"""A core that no further tile can touch."""


def kind(tile: int) -> str:
    return TABLES.tiles[tile - 1].shows


def building(seats: int = 2, seed: int = 1) -> Script:
    return play(game, seats, seed=seed, settings={"map": "advanced"})


def core_of(s: NewDawn) -> list[Laid]:
    return read_layout(s.layout)[0][:4]


# --- a plain account of where a tile may lie ----------------------------------------------------------------


def next_to(hexes: set[Coordinate]) -> set[Coordinate]:
    return {(q + dq, r + dr) for q, r in hexes for dq, dr in HEX_DIRECTIONS} - hexes


def tile_at(side: str, rotation: int, q: int, r: int) -> set[Coordinate]:
    turned = [rotated(at, rotation) for at in SHAPE[side]]
    return {(q + dq, r + dr) for dq, dr in turned}


def enclosed(occupied: set[Coordinate]) -> set[Coordinate]:
    """Free hexes from which one cannot walk away."""
    low_q, high_q = min(q for q, _ in occupied) - 1, max(q for q, _ in occupied) + 1
    low_r, high_r = min(r for _, r in occupied) - 1, max(r for _, r in occupied) + 1
    window = {(q, r) for q in range(low_q, high_q + 1) for r in range(low_r, high_r + 1)}
    outside = [(low_q, low_r)]
    seen = set(outside)
    for at in outside:
        new = next_to({at}) & window - occupied - seen
        seen |= new
        outside += new
    return window - occupied - seen


class Plain:
    """The rules of placing, told a second time without any cleverness."""

    def __init__(self, layout: str, water_tokens: int = 8, touching: int = 4) -> None:
        tiles, water = read_layout(layout)
        self.pieces = [set(tile.hexes()) for tile in tiles]
        self.tiles: set[Coordinate] = set().union(*self.pieces)
        self.core: set[Coordinate] = set().union(*self.pieces[:4])
        self.occupied = self.tiles | set(water)
        self.water_left = water_tokens - len(water)
        self.touching = touching

    def everywhere(self) -> Iterator[tuple[tuple[str, int], Coordinate, set[Coordinate]]]:
        for side in ("a", "b"):
            for rotation in range(6):
                for q in range(-18, 19):
                    for r in range(-18, 19):
                        hexes = tile_at(side, rotation, q, r)
                        if not hexes & self.occupied and next_to(hexes) & self.tiles:
                            yield (side, rotation), (q, r), hexes

    def positions(self) -> dict[tuple[str, int], set[Coordinate]]:
        near_core = [piece for piece in self.pieces if next_to(piece) & self.core or piece & self.core]
        for goal in (self.core, set().union(*near_core)):
            found: dict[tuple[str, int], set[Coordinate]] = {}
            for turned, at, hexes in self.everywhere():
                around = next_to(hexes)
                touches = len(around & self.tiles) >= self.touching and around & goal
                if touches and len(enclosed(self.occupied | hexes)) <= self.water_left:
                    found.setdefault(turned, set()).add(at)
            if found:
                return found
        return {}


def legal(layout: str, water_tokens: int = 8, touching: int = 4) -> dict[tuple[str, int], set[Coordinate]]:
    """What the game allows."""
    found = positions(layout, water_tokens, touching)
    return {turned: set(places) for turned, places in found.items() if places}


def grown(seed: int, tiles: int) -> str:
    """The layout of a random match after so many tiles were placed by the players."""
    t = building(4, seed)
    chance = Seeded(seed)
    while len(read_layout(t.state.layout)[0]) < 4 + tiles:
        t.choose(t.options[chance.pick(len(t.options))])
    layout = t.state.layout
    assert isinstance(layout, str)
    return layout


# --- dealing the tiles --------------------------------------------------------------------------------------


@rule("ND-3.07", "ND-3.11", "ND-27.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_a_capital_tile_and_two_others(seats: int) -> None:
    first_capitals = set()
    for seed in range(25):
        s = building(seats, seed).state
        dealt = [tile for p in s.players for tile in p.tiles]
        core = [laid.tile for laid in core_of(s)]
        assert len({*dealt, *core}) == 3 * seats + 4
        for p in s.players:
            assert sorted(kind(tile) == "capital" for tile in p.tiles) == [False, False, True]
        first_capitals |= set(s.players[0].tiles) & CAPITALS
    assert first_capitals == CAPITALS


@rule("ND-3.08", "ND-3.10", "ND-27.01")
def test_the_core_is_two_tiles_with_natural_wonders_and_two_with_city_states() -> None:
    orders, used = set(), set()
    for seed in range(60):
        kinds = [kind(laid.tile) for laid in core_of(building(2, seed).state)]
        assert sorted(kinds) == ["city_state"] * 2 + ["natural_wonder"] * 2
        orders.add(tuple(kinds))
        used |= {laid.tile for laid in core_of(building(2, seed).state)}
    assert len(orders) == 6  # shuffled together
    assert used == {1, 2, 4, 13, 6, 12, 14, 15}


class LoadedDie(Seeded):
    """Every die shows the same face."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__(1)
        self.face = face

    def roll(self, sides: int) -> int:
        assert sides == 6
        return self.face


@rule("ND-3.09", "ND-27.01")
@pytest.mark.parametrize(("face", "side"), [(1, "a"), (2, "a"), (3, "a"), (4, "b"), (5, "b"), (6, "b")])
def test_one_die_decides_the_side_of_all_core_tiles(face: int, side: str) -> None:
    s = game.new(2, LoadedDie(face), {"map": "advanced"})
    assert [laid.side for laid in core_of(s)] == [side] * 4


@rule("ND-3.10")
def test_the_core_layout() -> None:
    places = {"a": [(0, -1, 5), (4, -1, 5), (-3, 1, 2), (1, 1, 2)]}
    hexes = {}
    for face, side in ((1, "a"), (6, "b")):
        core = core_of(game.new(2, LoadedDie(face), {"map": "advanced"}))
        if side in places:
            assert [(laid.q, laid.r, laid.rotation) for laid in core] == places[side]
        hexes[side] = [at for laid in core for at in laid.hexes()]
        assert len(set(hexes[side])) == 40
        assert enclosed(set(hexes[side])) == set()
    shift = min(q + r for q, r in hexes["a"]) + max(q for q, _ in hexes["b"])
    assert {(shift - q - r, r) for q, r in hexes["a"]} == set(hexes["b"])  # side B is mirrored


@rule("ND-3.12", "ND-3.18", "ND-3.20", "ND-26.01", "ND-27.01")
def test_the_players_place_one_tile_each_three_times_from_a_random_player_on() -> None:
    starts = set()
    for seed in range(12):
        t = building(3, seed)
        while t.asked != "ChooseFocus":
            offered = [int(option.split()[1]) for option in t.options if option.startswith("tile ")]
            if offered:  # the capital tile may come at any time
                assert offered == list(t.state.players[t.seat].tiles)
            t.choose(t.options[seed % len(t.options)])
        seats = [event.args["seat"] for event in t.heard("tile-laid")]
        start = seats[0]
        assert seats == [(start + i) % 3 for i in range(9)]
        starts.add((start, t.state.first))
    assert len({start for start, _ in starts}) == 3
    assert len(starts) > 3  # the first player is drawn anew


@rule("ND-3.16", "ND-3.18")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_capital_is_founded_as_soon_as_its_tile_lies(turn: int) -> None:
    t = building(2, seed=3)
    seat = t.seat
    for number in range(3):
        while t.seat != seat:
            t.choose(t.options[-1])
        tiles = t.state.players[seat].tiles
        tile = next(tile for tile in tiles if (tile in CAPITALS) == (number == turn))
        if t.options[0].startswith("tile "):
            t.choose(f"tile {tile}")
        while not t.options[0].startswith("at "):
            t.choose(t.options[0])
        assert (t.state.players[seat].capital >= 0) == (number > turn)
        t.choose(t.options[0])
        assert (t.state.players[seat].capital >= 0) == (number >= turn)
    capital = t.state.players[seat].capital
    assert capital in t.state.board.capitals
    laid = t.state.board.tiles[capital // 10]
    printed = read_side(getattr(TABLES.tiles[laid.tile - 1], laid.side))
    assert printed[capital % 10].feature == "capital"


@rule("ND-3.16")
def test_the_capital_goes_on_the_symbol_wherever_it_is_printed() -> None:
    capital = "water grassland hills forest/capital forest hills hills grassland grassland grassland"
    tiles = {tile.key: {"a": capital, "b": capital} for tile in TABLES.tiles if tile.shows == "capital"}
    t = play(game, 3, settings={"map": "advanced"}, content=box({"tiles": tiles}))
    while t.asked != "ChooseFocus":
        t.choose(t.options[0])
    assert {p.capital for p in t.state.players} == set(t.state.board.capitals)
    assert {p.capital % 10 for p in t.state.players} == {3}


@rule("ND-3.19")
def test_the_dealt_tiles_are_open() -> None:
    t = building(2)
    seen = t.view(SPECTATOR)["players"]
    assert [list(p.tiles) for p in t.state.players] == [p["tiles"] for p in seen]
    assert all(len(p["tiles"]) == 3 for p in seen)


# --- where a tile may lie -----------------------------------------------------------------------------------


@rule("ND-3.12", "ND-3.13", "ND-3.14", "ND-3.17", "ND-3.21", "ND-3.22")
@pytest.mark.parametrize(("seed", "tiles"), [(0, 0), (1, 2), (2, 5), (3, 8), (4, 11)])
def test_exactly_the_legal_positions_are_offered(seed: int, tiles: int) -> None:
    layout = grown(seed, tiles)
    allowed = legal(layout)
    assert allowed == Plain(layout).positions()
    assert {side for side, _ in allowed} == {"a", "b"}
    assert {rotation for _, rotation in allowed} == set(range(6))


@rule("ND-3.12", "ND-3.21")
def test_side_rotation_and_position_are_asked_one_after_the_other() -> None:
    t = building()
    allowed = legal(t.state.layout)
    t.choose(t.options[0])
    assert t.options == ["side a", "side b"]
    t.choose("side b")
    assert t.options == [f"rotation {k}" for k in range(6)]
    t.choose("rotation 4")
    assert {tuple(map(int, option.split()[1:])) for option in t.options} == allowed["b", 4]
    before = t.state.layout
    option = t.options[7]
    t.choose(option)
    tiles, _ = read_layout(t.state.layout)
    q, r = map(int, option.split()[1:])
    assert t.state.layout.startswith(before)
    assert (tiles[-1].side, tiles[-1].q, tiles[-1].r, tiles[-1].rotation) == ("b", q, r, 4)


def asked_for_position(layout: str, side: str = "a", rotation: int = 0, **constants: int) -> Script:
    """A player holds tile 8 and is asked where it goes."""
    content = box({"constants": constants}) if constants else None
    t = play(game, 2, settings={"map": "advanced"}, content=content)
    seat = t.seat
    with t.edit() as s:
        s.layout = layout
        s.players[seat].tiles = (8,)
        chosen = (("tile", 8), ("side", side), ("rotation", rotation))
        s.agenda[:] = [Rest(seat), PlaceTile(seat, chosen)]
    return t


@rule("ND-3.13")
def test_a_tile_may_not_overlap() -> None:
    t = asked_for_position(CORE)
    for q, r in read_layout(CORE)[0][0].hexes():
        assert t.refusal(f"at {q} {r}").key == "refused-overlap"
    assert t.refuses("at 0 0") == "ND-3.13"


@rule("ND-3.13", "ND-3.22")
@pytest.mark.parametrize("touching", [0, 1, 2, 3])
def test_a_tile_must_touch_four_spaces(touching: int) -> None:
    t = asked_for_position(CORE)
    plain = Plain(CORE)
    tried = 0
    for q in range(-9, 10):
        for r in range(-9, 10):
            hexes = tile_at("a", 0, q, r)
            if hexes & plain.occupied or len(next_to(hexes) & plain.tiles) != touching:
                continue
            refusal = t.refusal(f"at {q} {r}")
            assert (refusal.key, refusal.args, refusal.rule) == (
                "refused-touching",
                {"count": touching, "needed": 4},
                "ND-3.13",
            )
            tried += 1
    assert tried


@rule("ND-3.22", "ND-3.23")
def test_water_tokens_do_not_count_and_cannot_be_built_over() -> None:
    plain = Plain(CORE)
    spot = next(
        (at, hexes)
        for turned, at, hexes in plain.everywhere()
        if turned == ("a", 0) and len(next_to(hexes) & plain.tiles) == 3
    )
    (q, r), hexes = spot
    beside = sorted(next_to(hexes) - plain.tiles)[0]
    t = asked_for_position(f"{CORE} w,{beside[0]},{beside[1]}")
    refusal = t.refusal(f"at {q} {r}")
    assert (refusal.key, refusal.args["count"]) == ("refused-touching", 3)
    under = sorted(hexes)[0]
    t = asked_for_position(f"{CORE} w,{under[0]},{under[1]}")
    assert t.refusal(f"at {q} {r}").key == "refused-overlap"


@rule("ND-3.14", "ND-3.15")
def test_only_when_the_core_is_walled_in_a_tile_may_touch_a_tile_that_touches_it() -> None:
    plain = Plain(WALLED)
    allowed = legal(WALLED)
    assert allowed
    assert allowed == plain.positions()
    for (side, rotation), places in allowed.items():
        for q, r in places:
            assert not next_to(tile_at(side, rotation, q, r)) & plain.core


@rule("ND-3.14")
def test_as_long_as_the_core_can_be_touched_it_must_be() -> None:
    layout = grown(6, 6)
    plain = Plain(layout)
    off_core = next(
        ((side, rotation), at)
        for (side, rotation), at, hexes in plain.everywhere()
        if len(next_to(hexes) & plain.tiles) >= 4
        and not next_to(hexes) & plain.core
        and len(enclosed(plain.occupied | hexes)) == 0
    )
    (side, rotation), (q, r) = off_core
    t = asked_for_position(layout, side, rotation)
    refusal = t.refusal(f"at {q} {r}")
    assert (refusal.key, refusal.rule) == ("refused-off-core", "ND-3.14")


HOLES = {
    1: (
        "4b,1,-1,1 1b,-3,-1,1 14b,2,1,4 6b,-2,1,4 16b,-6,-1,2 9a,-3,-5,3 10b,-7,3,5 2b,0,-6,3 w,-5,3",
        Laid(8, "a", 1, -4, 1),
        {(-1, -3)},
    ),
    2: (
        "4b,1,-1,1 1b,-3,-1,1 14b,2,1,4 6b,-2,1,4 16b,-6,-1,2 9a,-3,-5,3 13b,-4,4,4 5b,-1,5,5 w,-5,3",
        Laid(8, "a", 1, 6, 0),
        {(0, 3), (1, 3)},
    ),
    3: (
        "4b,1,-1,1 15b,-3,-1,1 14b,2,1,4 2b,-2,1,4 9b,-6,1,4 13b,-5,-2,0 16b,-1,-4,5 7b,1,5,0 w,-3,-3",
        Laid(8, "a", -2, 6, 0),
        {(0, 3), (1, 3), (0, 4)},
    ),
}
"""By the size of the hole: a layout, a placement that closes it, and the hole."""


@rule("ND-3.17", "ND-3.23")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_an_enclosed_hole_is_filled_with_water_at_once(size: int) -> None:
    layout, laid, hole = HOLES[size]
    plain = Plain(layout)
    assert enclosed(plain.occupied | set(laid.hexes())) == hole
    t = asked_for_position(layout, laid.side, laid.rotation)
    before = len(read_layout(layout)[1])
    t.heard()
    t.choose(f"at {laid.q} {laid.r}")
    _, water = read_layout(t.state.layout)
    assert set(list(water)[before:]) == hole
    assert [event.args["count"] for event in t.heard("hole-filled")] == [size]
    board = t.state.board
    cells = [board.grid.index[at] for at in hole]
    tiles, _ = read_layout(t.state.layout)
    for cell in cells:
        assert board.water >> cell & 1
        assert not board.edge >> cell & 1
        assert cell >= 10 * len(tiles)  # it belongs to no tile
        assert len(board.grid.neighbours[cell]) == 6


@rule("ND-3.17")
def test_a_placement_that_needs_more_water_tokens_than_are_left_is_illegal() -> None:
    layout, laid, _ = HOLES[3]
    used = len(read_layout(layout)[1])
    option = f"at {laid.q} {laid.r}"
    enough = asked_for_position(layout, laid.side, laid.rotation, water_tokens=used + 3)
    assert option in enough.options
    t = asked_for_position(layout, laid.side, laid.rotation, water_tokens=used + 2)
    refusal = t.refusal(option)
    assert (refusal.key, refusal.rule) == ("refused-hole", "ND-3.17")


@rule("ND-3.24")
def test_a_tile_that_fits_nowhere_is_not_offered() -> None:
    t = play(game, 2, settings={"map": "advanced"}, content=box({"constants": {"touching_spaces": 30}}))
    assert t.asked == "ChooseFocus"  # nothing could be placed
    assert [len(p.tiles) for p in t.state.players] == [3, 3]
    assert PlaceTile(0).options(t.state) == []


@rule("ND-24.02", "ND-25.02")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 10), (3, 13), (4, 16)])
def test_an_advanced_map_is_played_on(seats: int, tiles: int) -> None:
    t = building(seats, seed=9)
    chance = Seeded(9)
    while t.asked != "ChooseFocus":
        t.choose(t.options[chance.pick(len(t.options))])
    board = t.state.board
    assert isinstance(board, Board)
    assert len(board.tiles) == len({laid.tile for laid in board.tiles}) == tiles
    assert len({p.capital for p in t.state.players}) == seats
    assert all(p.tiles == () for p in t.state.players)
