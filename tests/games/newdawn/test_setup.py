"""What is in the box (chapter 1) and how it is laid out (chapter 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.games.newdawn import game
from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.cards.focus.science import Nuke
from tessera.games.newdawn.content import ANCIENT, FOCUS_TYPES, MEDIEVAL, MODERN, RESOURCES, WONDER_STACKS
from tessera.games.newdawn.rules.barbarians import TurnEventDial
from tessera.games.newdawn.rules.board import read_side
from tessera.games.newdawn.rules.diplomacy import TakeEnvoy
from tessera.games.newdawn.rules.trade import GainTrade
from tessera.games.newdawn.rules.turns import ChooseFocus
from tessera.games.newdawn.state import (
    ABSENT,
    NEUTRAL,
    NewDawn,
    caravan_limit,
    focus_deck,
    unused_cities,
    unused_control,
)
from tessera.kernel import NONE, Seeded, answer, ask
from tessera.kernel.event import Listener
from tessera.testing import play, rule
from tests.games.newdawn.table import table


def laid_out(seats: int, seed: int = 1, **options: object) -> NewDawn:
    """A match of which the map has been made and the first turn is about to begin."""
    t = play(game, seats, seed=seed, settings=options)
    while t.asked != "ChooseFocus":
        t.choose(t.options[0])
    s = t.state
    assert isinstance(s, NewDawn)
    return s


# --- components ---------------------------------------------------------------------------------------------


@rule("ND-1.01")
def test_what_each_player_owns() -> None:
    s = laid_out(4)
    for p in s.players:
        assert p.capital != NONE
        assert (unused_cities(s, p), unused_control(s, p)) == (7, 31)
        assert len({*p.row, *[card for level in (1, 2, 3, 4) for card in focus_deck(s, p, level)]}) == 20
        most = [card for card in s.content.focus.values() if card.caravans][-1]
        assert most.caravans == 3
    kinds = Counter((card.type, card.level) for card in s.content.focus.values())
    assert kinds == {(focus, level): 1 for focus in range(5) for level in (1, 2, 3, 4)}
    assert [pact.key for pact in s.content.pacts.values()] == [
        "open_borders",
        "embassy",
        "joint_war",
        "defensive_pact",
    ]


@rule("ND-1.02")
def test_what_all_players_share() -> None:
    assert len(TABLES.tiles) == 16
    assert all(len(read_side(side)) == 10 for tile in TABLES.tiles for side in (tile.a, tile.b))
    assert (TABLES.constants.water_tokens, TABLES.constants.resource_tokens) == (8, 8)
    assert len(TABLES.world_wonders) == 24
    assert len(TABLES.natural_wonders) == len(TABLES.city_states) == len(TABLES.leaders) == 8
    assert len(TABLES.victory_cards) == 5
    letters = {space.feature for tile in TABLES.tiles for space in (*read_side(tile.a), *read_side(tile.b))}
    assert {letter for letter in letters if len(letter) == 1} == set("ABCDEFGHI")


@rule("ND-1.02", "ND-14.03")
def test_a_city_state_has_two_diplomacy_cards() -> None:
    t = table(seats=3)
    for seat in range(3):
        t.now(TakeEnvoy(seat, t.number("geneva")))
        assert t.resting == (seat == 2)
        if not t.resting:
            t.choose("envoy geneva")
    assert [t.envoys(seat) for seat in range(3)] == [["geneva"], ["geneva"], []]


@rule("ND-1.03")
def test_trade_tokens_never_run_out() -> None:
    t = table(seats=4)
    for seat in range(4):
        t.lays_trade(seat, culture=3, science=3, economy=3, industry=3, military=2)
    assert sum(sum(p.trade) for p in t.state.players) == 56  # more than the 34 that are printed
    t.now(GainTrade(0, 1))
    t.choose("trade masonry")
    assert t.trade(0)["masonry"] == 3


@rule("ND-1.03")
def test_other_components_are_limited_to_their_number() -> None:
    t = table("g1  c0  g2  g3", content={"constants": {"cities": 1}})
    t.give(1, marble=8)
    assert t.supply["marble"] == 0
    t.unused_control(0, 1)
    t.resolve(0, "early_empire", slot=5)
    t.choose("place g1")
    assert (t.offered("place"), t.offered("take-back")) == ([], ["g1"])
    t.choose("stop")
    t.resolve(0, "pottery", slot=5)
    t.choose("city g3")
    t.resolve(0, "pottery", slot=5)
    assert t.resting  # neither a city is left nor a wonder within means
    assert unused_cities(t.state, t.player(0)) == 0


@rule("ND-1.04")
def test_the_capital_is_a_city() -> None:
    t = table(
        """
        g1  c0  g2
          g3  w1
        """
    )
    t.resolve(0, "early_empire")
    assert t.offered("place") == ["g1", "g2", "g3"]  # next to a friendly city
    t.choose("place g1", "place g2")
    t.control(0, "g3")
    assert t.mature(0) == ["c0"]
    t.give(0, marble=2)
    t.offer("stonehenge")
    t.resolve(0, "pottery", slot=5)
    t.choose("wonder stonehenge", "build")  # one marble goes without asking
    assert t.wonder_space("stonehenge") == "c0"


@rule("ND-1.05")
def test_control_tokens_enter_the_map_unreinforced() -> None:
    t = table()
    t.resolve(0, "early_empire")
    t.choose("place g1", "stop")
    assert (t.control_of(0), t.reinforced_of(0)) == (["g1"], [])


@rule("ND-1.06", "ND-1.07")
def test_destroyed_pieces_are_unused_again() -> None:
    t = table()
    t.control(0, "g1")
    t.unused_control(0, 0)
    t.now(Nuke(0))
    t.choose("nuke g1")
    assert unused_control(t.state, t.player(0)) == 1
    t.resolve(0, "early_empire")
    assert "place g1" in t.options


@rule("ND-1.06", "ND-18.09")
def test_a_destroyed_caravan_goes_back_to_the_economy_card() -> None:
    t = table("g1  c0  g2  g3")
    t.caravans(0, "g2")
    t.barbarian("A", "g3")
    t.event(1)
    t.dice(5)  # west
    t.now(TurnEventDial())
    assert (t.barbarians, t.caravans_of(0)) == ({"A": "g2"}, [])
    t.resolve(0, "foreign_trade")
    assert t.offered("send") == ["c0"]


@rule("ND-1.07", "ND-19.13")
def test_agenda_markers_are_not_unused() -> None:
    t = table()
    t.control(0, "g1", "g3")
    with t.edit() as s:
        s.players[0].markers = 2
    assert unused_control(t.state, t.player(0)) == 27
    t.resolve(0, "early_empire")
    t.choose("place g5")
    assert unused_control(t.state, t.player(0)) == 26


# --- leaders, colours, focus rows ---------------------------------------------------------------------------


@rule("ND-2.01", "ND-27.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_gets_a_random_leader_of_their_own(seats: int) -> None:
    dealt = [[p.leader for p in laid_out(seats, seed).players] for seed in range(30)]
    assert all(len(set(leaders)) == seats for leaders in dealt)
    assert {leader for leaders in dealt for leader in leaders} == set(game.content().leaders)


@rule("ND-2.02")
def test_the_colours_are_chosen_in_seat_order() -> None:
    t = play(game, 3, settings={"choose_colours": True})
    assert (t.seat, t.asked) == (0, "ChooseColour")
    assert t.options == ["colour blue", "colour red", "colour orange", "colour green"]
    t.choose("colour orange")
    assert t.seat == 1
    assert t.refuses("colour orange") == "ND-2.02"
    t.choose("colour blue")
    assert t.options == ["colour red", "colour green"]
    t.choose("colour green")
    assert [p.colour for p in t.state.players] == [2, 0, 3]
    assert [p.dial for p in t.state.players] == [0, 0, 0]


@rule("ND-2.02")
def test_without_the_option_the_colours_are_given_in_order() -> None:
    s = laid_out(4)
    assert [p.colour for p in s.players] == [0, 1, 2, 3]


@rule("ND-2.03")
def test_the_rows_follow_the_leader_sheets() -> None:
    rome = ["astrology", "foreign_trade", "masonry", "early_empire", "pottery"]
    seen = 0
    for seed in range(12):
        s = laid_out(2, seed)
        for p in s.players:
            leader = s.content.leaders[p.leader]
            row = [s.content.focus[card] for card in p.row]
            assert [card.type for card in row] == list(leader.row)
            assert {card.level for card in row} == {1}
            assert [len(focus_deck(s, p, level)) for level in (1, 2, 3, 4)] == [0, 5, 5, 5]
            assert (caravan_limit(s, p), p.caravans) == (1, ())
            if leader.key == "rome":
                assert [card.key for card in row] == rome
                seen += 1
    assert seen


# --- the map and what lies on it ----------------------------------------------------------------------------


@rule("ND-2.04")
@pytest.mark.parametrize("kind", ["first-game", "advanced"])
def test_the_map_is_there_before_the_first_turn(kind: str) -> None:
    s = laid_out(2, map=kind)
    assert len(s.board.tiles) == 10
    assert all(s.board.capitals.count(p.capital) == 1 for p in s.players)


@rule("ND-2.05", "ND-18.03")
@pytest.mark.parametrize("kind", ["first-game", "advanced"])
def test_every_icon_gets_its_token(kind: str) -> None:
    s = laid_out(3, map=kind)
    board = s.board
    printed = []
    for number, laid in enumerate(board.tiles):
        tile = s.content.tables.tiles[laid.tile - 1]
        side = read_side(tile.a if laid.side == "a" else tile.b)
        printed += [(10 * number + i, space.feature) for i, space in enumerate(side) if space.feature]
    assert s.deposits == tuple(cell for cell, feature in printed if feature in RESOURCES)
    assert [cell for cell in s.barbarians if cell >= 0] == [
        cell for letter in "ABCDEFGHI" for cell, feature in printed if feature == letter
    ]
    for row, holder, cell in zip(
        TABLES.natural_wonders, s.natural_wonders, board.natural_wonders, strict=True
    ):
        assert (holder == NEUTRAL) == ((cell, row.key) in printed)
        assert holder in (NEUTRAL, ABSENT)
    for state, holder, cell in zip(TABLES.city_states, s.city_states, board.city_states, strict=True):
        assert (holder == NEUTRAL) == ((cell, state.key) in printed)
        assert holder in (NEUTRAL, ABSENT)


@rule("ND-2.05")
def test_the_faces_of_a_token_belong_to_the_sides_of_one_tile() -> None:
    for rows in (TABLES.natural_wonders, TABLES.city_states):
        keys = {row.key for row in rows}
        shown = [
            [space.feature for space in read_side(side) if space.feature in keys]
            for tile in TABLES.tiles
            for side in (tile.a, tile.b)
        ]
        pairs = [[*a, *b] for a, b in zip(shown[::2], shown[1::2], strict=True) if a or b]
        assert all(len(pair) == 2 for pair in pairs)
        assert sorted(key for pair in pairs for key in pair) == sorted(keys)
    frames = [{row.frame for row in TABLES.city_states if row.type == focus} for focus in (0, 1, 3, 4)]
    assert frames == [{"circle", "diamond"}] * 4  # type and frame name a city-state


@rule("ND-2.06")
def test_only_city_states_of_the_map_have_diplomacy_cards() -> None:
    t = table("g1  c0  s1", s1="geneva")
    t.now(TakeEnvoy(0, t.number("seoul")))
    assert t.resting
    t.now(TakeEnvoy(0, t.number("geneva")))
    assert t.options == ["envoy geneva", "decline"]


@rule("ND-2.14", "ND-2.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_has_what_is_not_on_the_map(seats: int) -> None:
    s = laid_out(seats)
    on_map = Counter(s.board.resource[cell] for cell in s.deposits)
    assert s.supply == tuple(8 - on_map[kind] for kind in range(4))
    if seats == 4:
        assert s.supply == (4, 4, 4, 4)


@rule("ND-2.15")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_tiles_show_four_icons_of_each_resource_on_either_side(side: str) -> None:
    printed = [space.feature for tile in TABLES.tiles for space in read_side(getattr(tile, side))]
    assert [printed.count(resource) for resource in RESOURCES] == [4, 4, 4, 4]


# --- first player, event dial, direction token --------------------------------------------------------------


@rule("ND-2.07", "ND-27.01")
def test_a_random_player_is_first_and_the_spawn_section_is_not_resolved() -> None:
    starts = set()
    for seed in range(20):
        s = laid_out(3, seed)
        assert (s.active, s.section, s.round) == (s.first, 0, 1)
        assert s.barbarians == tuple(ABSENT if cell == NONE else cell for cell in s.board.spawn)
        starts.add(s.first)
    assert starts == {0, 1, 2}


@rule("ND-2.08")
@pytest.mark.parametrize(("die", "goal"), [(1, "g3"), (2, "g5"), (3, "g7"), (4, "g6"), (5, "g4"), (6, "g2")])
def test_the_direction_token_points_north_east_and_goes_on_clockwise(die: int, goal: str) -> None:
    t = table(
        """
          g2  g3
        g4  g1  g5
          g6  g7
        """
    )
    t.barbarian("A", "g1")
    t.event(1)
    t.dice(die)
    t.now(TurnEventDial())
    assert t.barbarians == {"A": goal}


@rule("ND-2.16")
@pytest.mark.parametrize("kind", ["first-game", "advanced"])
def test_the_order_of_the_setup(kind: str) -> None:
    listener = Listener()
    s = game.new(2, Seeded(5), {"choose_colours": True, "map": kind}, listener=listener)
    questions = []
    decision = ask(s)
    while decision is not None and not isinstance(decision.step, ChooseFocus):
        questions.append(type(decision.step).__name__)
        assert s.first == NONE  # the first player is drawn when the map is ready
        decision = answer(s, decision.seat, decision.options[0])
    keys = list(dict.fromkeys(event.key for event in listener.events))
    assert keys[0] == "leads"
    assert questions[:2] == ["ChooseColour", "ChooseColour"]
    if kind == "first-game":
        assert questions[2:] == ["ChooseCapital"]  # the second player has no choice
    else:
        assert set(questions[2:]) == {"PlaceTile"}
    assert keys.index("first-player") < keys.index("turn-begins")


# --- wonders and victory cards ------------------------------------------------------------------------------


@rule("ND-2.09")
def test_four_types_of_wonders_two_of_each_age() -> None:
    counts = Counter((wonder.type, wonder.age) for wonder in TABLES.world_wonders)
    assert counts == {(focus, age): 2 for focus in WONDER_STACKS for age in (ANCIENT, MEDIEVAL, MODERN)}
    assert [FOCUS_TYPES[focus] for focus in WONDER_STACKS] == ["culture", "science", "economy", "military"]


@rule("ND-2.10", "ND-25.01")
@pytest.mark.parametrize(("seats", "removed"), [(2, [ANCIENT, MEDIEVAL] * 4), (3, [ANCIENT] * 4), (4, [])])
def test_with_fewer_players_some_wonders_are_removed(seats: int, removed: list[int]) -> None:
    gone = set()
    for seed in range(15):
        s = laid_out(seats, seed)
        wonders = s.content.wonders
        assert sorted(wonders[card].age for card in s.removed.cards) == sorted(removed)
        left = [len(stack) + (s.offer[i] != NONE) for i, stack in enumerate(s.stacks)]
        assert left == [seats + 2] * 4
        for i, stack in enumerate(s.stacks):
            assert {wonders[card].type for card in (*stack.cards, s.offer[i])} == {WONDER_STACKS[i]}
        gone |= set(s.removed.cards)
    assert len(gone) == 2 * len(removed)  # any of the two may go


@rule("ND-2.11")
def test_an_ancient_wonder_lies_face_up_on_each_stack() -> None:
    seen = set()
    for seed in range(12):
        s = laid_out(4, seed)
        assert {s.content.wonders[card].age for card in s.offer} == {ANCIENT}
        seen |= set(s.offer)
    assert len(seen) == 8  # any of the ancient cards may lie on top


@rule("ND-2.13", "ND-27.01")
def test_three_random_victory_cards() -> None:
    drawn = [laid_out(2, seed).victory_cards for seed in range(30)]
    assert all(len(set(cards)) == 3 for cards in drawn)
    assert {card for cards in drawn for card in cards} == set(game.content().victory_cards)
