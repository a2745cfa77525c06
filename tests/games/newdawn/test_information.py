"""Random events and hidden information (chapters 27 and 28)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tessera.games.newdawn import game
from tessera.games.newdawn.content import LETTERS
from tessera.games.newdawn.rules.wonders import turn_up
from tessera.games.newdawn.state import NewDawn
from tessera.kernel import EVERYONE, NONE, SPECTATOR, Recorded, Seeded, determinize, play
from tessera.kernel.engine import advance
from tessera.kernel.event import Listener
from tessera.testing import rule
from tessera.testing.campaign import Curious
from tests.games.newdawn.table import CHEAP, table

EVERYBODY = (0, 1, 2, SPECTATOR)


def dealt(seats: int, seed: int, **options: object) -> NewDawn:
    """A match just before its first turn, with the same answers for every seed."""
    s = game.new(seats, Seeded(seed), options)
    decision = advance(s)
    while decision is not None and s.first == NONE:
        decision = play(s, decision.options[0])
    return s


# --- random events ------------------------------------------------------------------------------------------


@rule("ND-27.01", "ND-2.01", "ND-2.07", "ND-2.13")
def test_what_chance_decides_in_the_setup() -> None:
    matches = [dealt(3, seed) for seed in range(150)]
    for seat in range(3):
        assert {s.players[seat].leader for s in matches} == set(matches[0].content.leaders)
    assert {s.first for s in matches} == {0, 1, 2}
    assert len({s.victory_cards for s in matches}) == 10  # every 3 of the 5
    ancient = {card for card, wonder in matches[0].content.wonders.items() if wonder.age == 0}
    assert {card for s in matches for card in s.offer} == ancient
    assert {card for s in matches for card in s.removed.cards} == ancient
    assert len({s.layout for s in matches}) == 1  # and nothing about the map of the first game
    assert len({s.barbarians for s in matches}) == 1


@rule("ND-27.01", "ND-3.07", "ND-3.08", "ND-3.09", "ND-3.10", "ND-3.20")
def test_what_chance_decides_about_an_advanced_map() -> None:
    capitals, sides, cores, starters = Counter[int](), Counter[str](), set(), Counter[int]()
    rest: set[int] = set()
    for seed in range(120):
        s = game.new(2, Seeded(seed), {"map": "advanced"})
        decision = advance(s)
        assert decision is not None
        starters[decision.seat] += 1
        core = [laid.tile for laid in s.board.tiles]
        cores.add(tuple(core))
        sides.update(laid.side for laid in s.board.tiles)
        capitals.update(set(s.players[0].tiles) & {7, 9, 11, 16})
        rest |= set(s.players[1].tiles) - {7, 9, 11, 16}
    assert set(capitals) == {7, 9, 11, 16}
    assert set(sides) == {"a", "b"}
    assert len(cores) > 100
    assert set(starters) == {0, 1}
    assert rest == set(range(1, 17)) - {7, 9, 11, 16}


@rule("ND-27.02", "ND-27.03")
@pytest.mark.parametrize("seed", range(4))
def test_every_random_result_in_play_is_accounted_for(seed: int) -> None:
    """Two dice to an attack, one to a movement of barbarians, two draws to one that moves again, and the wonders."""
    chance = Recorded(Seeded(seed))
    s = game.new(3, chance, {"map": "advanced"}, CHEAP)
    s.listener = Listener()
    player, answers = Curious(), Seeded(seed)
    decision = advance(s)
    while decision is not None and s.first == NONE:
        decision = play(s, player.choose(decision, answers))
    chance.noted()
    s.listener.heard()
    kinds = Counter[str]()
    while decision is not None:
        decision = play(s, player.choose(decision, answers))
        drawn = len(chance.noted())
        told = Counter(event.key for event in s.listener.heard())
        kinds.update(told)
        expected = 2 * told["rolled"] + told["wonder-revealed"] + told["barbarians-move"]
        again = drawn - expected
        assert again >= 0
        assert again % 2 == 0
        assert again == 0 or told["barbarians-move"] or told["trade-discarded"]
    assert min(kinds[key] for key in ("rolled", "wonder-revealed", "barbarians-move")) > 3


@rule("ND-27.02", "ND-13.09")
def test_the_dice_of_an_attack_have_six_sides() -> None:
    faces = set()
    for seed in range(120):
        t = table("c0  g1")
        t.control(1, "g1")
        t.state.chance = Seeded(seed)
        t.resolve(0, "masonry", slot=1)
        t.choose("attack g1")
        rolled = t.told("rolled")[-1]
        faces.add((rolled["die"], rolled["die2"]))
    assert {one for one, _ in faces} == {two for _, two in faces} == {1, 2, 3, 4, 5, 6}
    assert len(faces) > 30  # two dice, not one


# --- hidden information -------------------------------------------------------------------------------------


def midgame(seed: int, plies: int = 250) -> NewDawn:
    s = game.new(3, Seeded(seed), {"map": "advanced"}, CHEAP)
    player, answers = Curious(), Seeded(seed)
    decision = advance(s)
    while decision is not None and s.ply < plies:
        decision = play(s, player.choose(decision, answers))
    return s


@rule("ND-28.01", "ND-2.10", "ND-2.11")
def test_face_down_and_removed_wonders_are_hidden_from_everybody() -> None:
    s = midgame(1)
    for seat in EVERYBODY:
        view = game.view(s, seat)
        for pile, stack in zip(view["stacks"], s.stacks, strict=True):
            assert (pile["size"], pile["cards"]) == (len(stack.cards), [])
        assert (view["removed"]["size"], view["removed"]["cards"]) == (4, [])
    assert sum(len(stack.cards) for stack in s.stacks) > 4
    s = dealt(2, 1)  # one of the two medieval wonders of each stack is removed, nobody knows which
    hidden = set()
    for seed in range(60):
        sample = determinize(s, 0, Seeded(seed))
        assert [len(stack.cards) for stack in sample.stacks] == [len(stack.cards) for stack in s.stacks]
        hidden.add(sample.removed.cards)
    assert len(hidden) == 2**4


@rule("ND-28.01")
def test_the_order_of_face_down_wonders_is_unknown() -> None:
    """The next wonder of a stack is any of the oldest age left in it."""
    s = dealt(4, 1)
    stack = 0
    oldest = [card for card in s.stacks[stack].cards if s.content.wonders[card].age == 1]
    assert len(oldest) == 2
    turned = set()
    for seed in range(40):
        t = s.clone()
        t.chance = Seeded(seed)
        t.stacks[stack].remove(
            next(card for card in t.stacks[stack].cards if s.content.wonders[card].age == 0)
        )
        turn_up(t, stack)
        turned.add(t.offer[stack])
    assert turned == set(oldest)


@rule("ND-28.02", "ND-28.03")
@pytest.mark.parametrize("seed", range(3))
def test_everybody_sees_the_same_and_everything_else(seed: int) -> None:
    s = midgame(seed)
    views = [msgspec.json.encode(game.view(s, seat)) for seat in EVERYBODY]
    assert len(set(views)) == 1
    view = game.view(s, SPECTATOR)
    for p, seen in zip(s.players, view["players"], strict=True):
        assert list(seen["row"]) == list(p.row)
        assert list(seen["trade"]) == list(p.trade)
        assert list(seen["resources"]) == list(p.resources)
        assert list(seen["cards"]) == list(p.cards)
        assert [tuple(on) for on in seen["on"]] == list(p.on)
        assert (seen["dial"], seen["leader"], seen["markers"]) == (p.dial, p.leader, p.markers)
    assert list(view["supply"]) == list(s.supply)
    assert list(view["offer"]) == list(s.offer)
    assert len(view["barbarians"]) == len(LETTERS)


@rule("ND-28.02", "ND-3.19")
def test_dealt_tiles_are_open() -> None:
    s = game.new(3, Seeded(1), {"map": "advanced"})
    for seat in EVERYBODY:
        players = game.view(s, seat)["players"]
        assert [sorted(p["tiles"]) for p in players] == [sorted(p.tiles) for p in s.players]
        assert all(len(p["tiles"]) == 3 for p in players)


@rule("ND-28.03")
def test_all_events_are_told_to_everybody() -> None:
    s = game.new(3, Seeded(2), {"map": "advanced"}, CHEAP)
    s.listener = Listener()
    player, answers = Curious(), Seeded(2)
    decision = advance(s)
    while decision is not None:
        decision = play(s, player.choose(decision, answers))
    events = s.listener.heard()
    assert len(events) > 500
    assert {event.to for event in events} == {EVERYONE}
