"""Variants and what depends on the number of players (chapters 24 and 25)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn import game
from tessera.games.newdawn.rules.board import read_layout
from tessera.games.newdawn.rules.turns import CheckVictory
from tessera.games.newdawn.state import NewDawn, unused_cities, unused_control
from tessera.kernel import NONE, Seeded, play
from tessera.kernel.engine import advance
from tessera.testing import rule
from tests.games.newdawn.table import table


def set_up(seats: int, seed: int = 1, **options: object) -> NewDawn:
    """A match just before its first turn, all choices of the setup made at random."""
    s = game.new(seats, Seeded(seed), options)
    answers = Seeded(seed)
    decision = advance(s)
    while decision is not None and s.first == NONE:
        decision = play(s, decision.options[answers.pick(len(decision.options))])
    return s


# --- variants -----------------------------------------------------------------------------------------------


@rule("ND-24.01", "ND-2.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("epic", "cards"), [(False, 3), (True, 4)])
def test_the_epic_game_has_a_fourth_victory_card(seats: int, epic: bool, cards: int) -> None:
    s = set_up(seats, epic=epic)
    assert len(set(s.victory_cards)) == cards


@rule("ND-24.01", "ND-19.08")
def test_in_the_epic_game_all_four_are_needed() -> None:
    for completed in (3, 4):
        t = table()
        t.victory(
            "explorer_aesthetic paranoid_warmonger preservationist_populous technophile_scholarly",
        )
        with t.edit() as s:
            s.players[0].agendas = s.victory_cards[:completed]
        t.now(CheckVictory())
        assert (t.state.outcome is not None) == (completed == 4)


@rule("ND-24.01")
def test_everything_else_is_unchanged_in_the_epic_game() -> None:
    short, epic = set_up(3), set_up(3, epic=True)
    assert short.victory_cards != epic.victory_cards
    for name in NewDawn.__struct_fields__:
        if name in ("setup", "victory_cards", "chance", "agenda", "first", "active", "listener", "content"):
            continue
        assert getattr(short, name) == getattr(epic, name), name


@rule("ND-24.02", "ND-3.07")
def test_advanced_map_building_replaces_the_first_game_map() -> None:
    layouts = {set_up(2, seed).layout for seed in range(5)}
    assert len(layouts) == 1
    advanced = {set_up(2, seed, map="advanced").layout for seed in range(5)}
    assert len(advanced) == 5
    assert not layouts & advanced


@rule("ND-24.03", "ND-8.03")
def test_a_new_card_is_chosen_at_once() -> None:
    t = table()
    t.dial(0, 2)
    t.turn(0, "focus astrology", "advance 2")
    assert (t.seat, t.asked) == (0, "TakeFocusCard")
    assert t.row_of(0)[1] == "astrology"  # not even reset yet


# --- player counts ------------------------------------------------------------------------------------------


@rule("ND-25.01", "ND-2.10")
@pytest.mark.parametrize(("seats", "wonders"), [(2, 16), (3, 20), (4, 24)])
def test_wonders_in_play(seats: int, wonders: int) -> None:
    s = set_up(seats)
    in_play = [card for stack in s.stacks for card in stack.cards] + list(s.offer)
    assert len(set(in_play)) == wonders
    for wonder_type in (0, 1, 2, 4):
        of_type = [card for card in in_play if s.content.wonders[card].type == wonder_type]
        assert len(of_type) == wonders // 4
    assert len(s.removed.cards) == 24 - wonders


@rule("ND-25.02")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 10), (3, 13), (4, 16)])
@pytest.mark.parametrize("kind", ["first-game", "advanced"])
def test_tiles_in_play(seats: int, tiles: int, kind: str) -> None:
    for seed in range(3):
        s = set_up(seats, seed, map=kind)
        assert len({laid.tile for laid in s.board.tiles}) == len(s.board.tiles) == tiles
        assert len(s.board) == 10 * tiles + len(read_layout(s.layout)[1])


@rule("ND-25.03")
def test_nothing_else_depends_on_the_number_of_players() -> None:
    matches = {seats: set_up(seats) for seats in (2, 3, 4)}
    for s in matches.values():
        assert len(s.victory_cards) == 3
        for p in s.players:
            assert unused_control(s, p) == 31
            assert unused_cities(s, p) == 7
            assert (len(p.row), p.trade, p.dial, p.resources) == (5, (0,) * 5, 0, (0,) * 4)
    constants = {seats: s.content.constants for seats, s in matches.items()}
    assert constants[2] == constants[3] == constants[4]
    for s in matches.values():
        for kind in range(4):
            on_map = sum(s.board.resource[cell] == kind for cell in s.deposits)
            assert s.supply[kind] == 8 - on_map
