"""Reinforcing control tokens (chapter 12)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.state import unused_control
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table

LINE = "g1  c0  g2  g3  g4  g5  g6  g7"


def with_tokens(*spaces: str) -> NewDawnScript:
    t = table(LINE)
    t.control(0, *spaces)
    return t


@rule("ND-12.01", "ND-12.02")
def test_the_example_of_the_rulebook() -> None:
    """Blue resolves the military card in slot 2 and flips any two control tokens."""
    t = with_tokens("g1", "g2", "g5", "g7")
    t.resolve(0, "masonry", slot=2)
    assert t.offered("reinforce") == ["g1", "g2", "g5", "g7"]  # anywhere on the map
    t.choose("reinforce g7", "reinforce g1")
    assert t.resting
    assert (t.control_of(0), t.reinforced_of(0)) == (["g2", "g5"], ["g1", "g7"])
    assert unused_control(t.state, t.player(0)) == 27


@rule("ND-12.02")
@pytest.mark.parametrize("slot", [1, 3, 5])
@pytest.mark.parametrize("card", ["masonry", "iron_working", "flight"])
def test_as_many_as_the_slot_number(card: str, slot: int) -> None:
    t = with_tokens("g1", "g2", "g3", "g4", "g5", "g6", "g7")
    t.resolve(0, card, slot)
    flipped = 0
    while not t.resting:
        t.choose(next(option for option in t.options if option.startswith("reinforce")))
        flipped += 1
    assert flipped == slot == len(t.reinforced_of(0))


@rule("ND-12.02", "ND-4.04")
def test_fewer_are_allowed_and_reinforced_tokens_are_not_offered() -> None:
    t = with_tokens("g1", "g2")
    t.reinforced(0, "g5")
    t.control(1, "g7")
    t.resolve(0, "masonry", slot=5)
    assert t.offered("reinforce") == ["g1", "g2"]
    t.choose("reinforce g1")
    assert t.options == ["reinforce g2", "stop"]
    for space in ("g5", "g7", "g1", "c0"):
        refusal = t.refusal(f"reinforce {space}")
        assert (refusal.key, refusal.rule) == ("refused-not-reinforcible", "ND-12.02")
    t.choose("stop")
    assert t.reinforced_of(0) == ["g1", "g5"]


@rule("ND-12.01")
@pytest.mark.parametrize("card", ["masonry", "iron_working", "flight"])
def test_either_reinforce_or_attack(card: str) -> None:
    t = with_tokens("g1", "g2")
    t.barbarian("A", "g3")
    t.resolve(0, card, slot=5)
    assert t.options == ["attack g3", "reinforce g1", "reinforce g2", "stop"]
    t.choose("reinforce g1")
    assert t.options == ["reinforce g2", "stop"]  # no more attacks
    t = with_tokens("g1", "g2")
    t.barbarian("A", "g3")
    t.dice(1, 6)
    t.resolve(0, card, slot=1)
    t.choose("attack g3")
    assert t.offered("reinforce") == []


@rule("ND-12.01", "ND-12.02", "ND-13.01")
@pytest.mark.parametrize(("slot", "attacks", "left"), [(3, 0, 3), (3, 1, 2), (5, 2, 3), (1, 1, 0), (1, 2, 0)])
def test_mass_production_attacks_then_reinforces(slot: int, attacks: int, left: int) -> None:
    t = with_tokens("g1", "g2", "g4", "g5", "g6")
    t.control(1, "g3")
    t.reinforced(1, "g7")
    t.resolve(0, "mass_production", slot)
    assert t.offered("reinforce") == []  # first the attacks
    for _ in range(attacks):
        t.dice(1, 6)
        t.choose("attack g7")
    if t.asked == "Campaign":
        t.choose("stop")
    flipped = 0
    while not t.resting:
        t.choose(next(option for option in t.options if option.startswith("reinforce")))
        flipped += 1
    assert flipped == left


@rule("ND-12.03")
def test_trade_tokens_do_not_reinforce_more() -> None:
    t = with_tokens("g1", "g2", "g3")
    t.lays_trade(0, military=3)
    t.resolve(0, "masonry", slot=1)
    assert t.asked == "Campaign"  # nothing to spend
    t.choose("reinforce g1")
    assert t.resting
    assert (t.reinforced_of(0), t.trade(0)) == (["g1"], {"masonry": 3})


@rule("ND-12.01")
def test_without_tokens_and_targets_nothing_is_asked() -> None:
    t = table(LINE)
    t.resolve(0, "masonry", slot=5)
    assert t.resting
