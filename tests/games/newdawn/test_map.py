"""Tiles, the spaces they make up, and the map of the first game (chapter 3)."""

from __future__ import annotations

import re

import pytest

from tessera.games.newdawn import game
from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.content import SHAPE, Terrain
from tessera.games.newdawn.rules.asking import space_words
from tessera.games.newdawn.rules.board import Board, read_side
from tessera.kernel import Seeded
from tessera.kernel.geometry import HEX_DIRECTIONS, Coordinate, bits, rotated
from tessera.testing import play, rule
from tessera.text import LANGUAGES, Catalog
from tests.games.newdawn.table import first_game, table


def moved_to_corner(hexes: tuple[Coordinate, ...] | list[Coordinate]) -> set[Coordinate]:
    """A shape, wherever it lies."""
    left, top = min(q for q, _ in hexes), min(r for _, r in hexes)
    return {(q - left, r - top) for q, r in hexes}


@rule("ND-3.01")
def test_side_b_is_the_mirror_image_of_side_a() -> None:
    assert len(set(SHAPE["a"])) == len(set(SHAPE["b"])) == 10
    assert [(-q - r, r) for q, r in SHAPE["a"]] == list(SHAPE["b"])
    turned = [moved_to_corner([rotated(at, turn) for at in SHAPE["a"]]) for turn in range(6)]
    assert moved_to_corner(SHAPE["b"]) not in turned  # no turn of side A makes it


@rule("ND-3.01")
def test_a_tile_is_a_flower_of_seven_with_a_tail_of_three() -> None:
    board = Board(game.content(), "5a,0,0,0")
    assert len(board) == 10
    assert sorted(len(near) for near in board.grid.neighbours) == [2, 3, 3, 3, 3, 3, 4, 4, 5, 6]
    assert len(board.grid.neighbours[0]) == 6
    assert [board.grid.distance(0, cell) for cell in (7, 8, 9)] == [2, 2, 3]


@rule("ND-3.01", "ND-3.21")
@pytest.mark.parametrize("rotation", range(6))
@pytest.mark.parametrize("side", ["a", "b"])
def test_a_tile_keeps_its_spaces_however_it_is_turned(side: str, rotation: int) -> None:
    board = Board(game.content(), f"16{side},3,-2,{rotation}")
    straight = Board(game.content(), f"16{side},0,0,0")
    assert board.grid.near == straight.grid.near
    assert board.terrain == straight.terrain
    assert board.grid.cells[0] == (3, -2)


@rule("ND-3.21")
def test_side_b_has_what_is_printed_on_side_b() -> None:
    a, b = Board(game.content(), "16a,0,0,0"), Board(game.content(), "16b,0,0,0")
    printed = "forest/capital grassland grassland hills mountains desert forest grassland hills/marble water"
    assert TABLES.tiles[15].b == printed
    assert b.terrain == tuple(space.terrain for space in read_side(printed))
    assert b.deposits == (8,)
    assert a.terrain != b.terrain


@rule("ND-3.02")
def test_spaces_that_share_an_edge_are_adjacent_whatever_tiles_they_are_on() -> None:
    board = first_game(4).board
    across = 0
    for one, (q, r) in enumerate(board.grid.cells):
        touching = {
            board.grid.index[at] for dq, dr in HEX_DIRECTIONS if (at := (q + dq, r + dr)) in board.grid.index
        }
        assert set(bits(board.near[one])) == touching
        across += sum(one // 10 != other // 10 for other in touching)
    assert across > 100
    assert board.grid.within(1, 99) == board.everywhere


@rule("ND-3.03")
def test_a_space_with_a_side_off_the_map_is_on_the_edge() -> None:
    t = table(
        """
          g1  g2
        g3  g4  w1
          g5  g6
        """
    )
    assert t.spaces(edge=False) == ["g4"]
    assert t.spaces(edge=True) == ["g1", "g2", "g3", "w1", "g5", "g6", "c0", "i0", "c1", "i1"]


# --- the map of the first game ------------------------------------------------------------------------------


@rule("ND-3.04", "ND-3.06", "ND-25.02")
@pytest.mark.parametrize(
    ("seats", "tiles", "capitals"), [(2, 10, [11, 16]), (3, 13, [9, 11, 16]), (4, 16, [7, 9, 11, 16])]
)
def test_more_players_play_on_more_tiles(seats: int, tiles: int, capitals: list[int]) -> None:
    laid = first_game(seats).board.tiles
    assert len(laid) == len({tile.tile for tile in laid}) == tiles
    assert {tile.side for tile in laid} == {"a"}
    assert sorted(tile.tile for tile in laid if TABLES.tiles[tile.tile - 1].shows == "capital") == capitals
    fewer = first_game(max(2, seats - 1)).board.tiles
    assert laid[: len(fewer)] == fewer


@rule("ND-3.04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_map_has_no_hole_and_its_land_hangs_together(seats: int) -> None:
    board = first_game(seats).board
    assert len(board) == 10 * len(board.tiles)
    start = 1 << board.capitals[0]
    assert board.grid.within(start, 99, board.water) == board.land
    occupied = set(board.grid.cells)
    outside = [(-30, -30)]
    seen = set(outside)
    for q, r in outside:
        for dq, dr in HEX_DIRECTIONS:
            at = (q + dq, r + dr)
            if at not in seen and at not in occupied and max(map(abs, at)) <= 30:
                seen.add(at)
                outside.append(at)
    assert len(seen) + len(occupied) == 61 * 61


@rule("ND-3.04")
def test_tokens_of_tiles_that_are_not_used_stay_out() -> None:
    t = first_game(2)
    assert t.city_states(-1) == ["brussels", "buenos_aires"]
    assert t.naturals(-1) == ["grand_mesa", "mt_kilimanjaro"]
    assert sorted(t.barbarians) == ["C", "D", "F", "G", "I"]


@rule("ND-3.05", "ND-3.06")
def test_each_player_chooses_a_capital_symbol_of_their_own() -> None:
    t = play(game, 3)
    symbols = [f"capital {cell}" for cell in t.state.board.capitals]
    assert (t.seat, t.asked, t.options) == (0, "ChooseCapital", symbols)
    assert t.refuses("capital 3") == "ND-3.05"
    t.choose(symbols[1])
    assert (t.seat, t.options) == (1, [symbols[0], symbols[2]])
    assert t.refusal(symbols[1]).key == "refused-capital-symbol"
    t.choose(symbols[2])
    order = [t.state.board.capitals[i] for i in (1, 2, 0)]  # the last has no choice
    assert [p.capital for p in t.state.players] == order
    assert [event.args["space"] for event in t.heard("capital-founded")] == order


def test_the_terrain_of_the_map_is_that_of_the_tiles() -> None:
    board = first_game(2).board
    grand_mesa = board.natural_wonders[4]
    assert board.terrain[grand_mesa] == Terrain.WONDER
    assert [Terrain(x).name for x in board.terrain[:3]] == ["WONDER", "HILLS", "DESERT"]


@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_has_a_name_of_its_own(seats: int, lang: str) -> None:
    s = game.new(seats, Seeded("names"))
    catalog = Catalog(game, lang)
    names = [catalog.say_with("place", space_words(s, cell)) for cell in range(len(s.board))]
    assert len(set(names)) == len(names)
    assert not [name for name in names if re.search(r"[<>{}$()]", name)], "a number is no name"


def test_spaces_are_named_by_column_and_row() -> None:
    """Every other row lies half a space further east."""
    layout = "hills,0,0 hills,1,0 hills,0,1 hills,-2,2 desert,26,0"
    names = Board(game.content(), layout).names
    assert names == ("B1", "C1", "B2", "A3", "AB1")
