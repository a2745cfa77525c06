"""Culture cards (chapter 7)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.state import NEUTRAL
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table

RING = """
  h1  f1  g4
g1  c0  d1  g5
  g2  m1  g6
"""


@rule("ND-7.01")
def test_early_empire_places_up_to_two_tokens_of_the_slots_terrain() -> None:
    t = table(RING)
    t.resolve(0, "early_empire", slot=3)
    assert sorted(t.offered("place")) == ["f1", "g1", "g2", "h1"]
    t.choose("place f1", "place g2")
    assert t.resting
    assert t.control_of(0) == ["f1", "g2"]


@rule("ND-7.02", "ND-16.02", "ND-26.04")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_each_trade_token_is_one_more_control_token(spent: int) -> None:
    t = table(RING)
    t.lays_trade(0, culture=3)
    t.resolve(0, "early_empire", slot=5)
    assert t.options == ["spend 0 0", "spend 1 0", "spend 2 0", "spend 3 0"]
    t.choose(f"spend {spent} 0")
    placed = 0
    while not t.resting:
        t.choose(t.options[0])
        placed += 1
    assert placed == 2 + spent
    assert t.trade(0).get("early_empire", 0) == 3 - spent


@rule("ND-7.02")
def test_trade_tokens_never_raise_the_terrain_limit_nor_the_reach() -> None:
    t = table(RING)
    t.lays_trade(0, culture=3)
    t.resolve(0, "early_empire", slot=2)
    t.choose("spend 3 0", "place g1", "place g2")
    assert t.offered("place") == ["h1"]
    assert t.refuses("place f1") == "ND-6.03"
    assert t.refuses("place g4") == "ND-6.04"


# --- Drama and Poetry ---------------------------------------------------------------------------------------


def drama(t: NewDawnScript, slot: int = 1) -> NewDawnScript:
    """Seat 0 has placed its tokens and may move one."""
    t.resolve(0, "drama_and_poetry", slot)
    while t.asked == "PlaceControl":
        t.choose("stop")
    return t


@rule("ND-7.03", "ND-26.05")
def test_drama_and_poetry_moves_a_token_whatever_the_terrain() -> None:
    t = table("c0  g1  m1  g2  g3")
    t.control(0, "g1", "g3")
    drama(t)
    assert t.options == ["move g1", "move g3", "stop"]
    t.choose("move g1")
    assert t.control_of(0) == ["m1", "g3"]


@rule("ND-7.03")
def test_drama_and_poetry_moves_only_to_an_adjacent_empty_land_space() -> None:
    t = table(
        """
          g1  w1
        g2  h1  g3  c0
          g4  f1
        """,
        g2="marble",
    )
    t.control(0, "h1")
    t.caravans(1, "g1")
    t.barbarian("A", "g3")
    drama(t, slot=5)
    t.choose("move h1")
    assert t.options == ["to g4", "to f1"]
    for space in ("g1", "g2", "g3", "w1", "c0", "h1"):
        refusal = t.refusal(f"to {space}")
        assert (refusal.key, refusal.rule) == ("refused-not-empty-neighbour", "ND-7.03")
    t.choose("to f1")
    assert (t.control_of(0), t.deposits) == (["f1"], ["g2"])


@rule("ND-7.03")
def test_a_reinforced_token_stays_reinforced_when_it_moves() -> None:
    t = table("c0  g1  g2")
    t.reinforced(0, "g1")
    drama(t)
    t.choose("move g1")
    assert (t.reinforced_of(0), t.control_of(0)) == (["g2"], [])


@rule("ND-7.03")
def test_a_token_that_was_just_placed_may_move() -> None:
    t = table("g1  c0  d1  d2")
    t.resolve(0, "drama_and_poetry", slot=1)
    t.choose("place g1")
    assert t.resting  # nowhere to move from g1
    t = table("m1  g1  c0")
    t.resolve(0, "drama_and_poetry", slot=1)
    t.choose("place g1")
    assert t.options == ["move g1", "stop"]
    t.choose("stop")
    assert t.control_of(0) == ["g1"]


@rule("ND-7.03", "ND-6.11", "ND-17.08")
def test_moving_away_gives_a_natural_wonder_back() -> None:
    t = table("c0  n1  g1", n1="pantanal")
    t.control(0, "n1")
    drama(t)
    t.choose("move n1")
    assert (t.control_of(0), t.naturals(0), t.naturals(NEUTRAL)) == (["g1"], [], ["pantanal"])


@rule("ND-7.03")
def test_tokens_that_are_shut_in_cannot_move() -> None:
    t = table("c0  g1  w1")
    t.control(0, "g1")
    drama(t)
    assert t.resting


# --- Civil Service ------------------------------------------------------------------------------------------


@rule("ND-7.04", "ND-7.06")
def test_civil_service_places_one_more_next_to_any_friendly_space() -> None:
    t = table("c0  g1  g2  g3  g4  h1")
    t.control(0, "g3")
    t.resolve(0, "civil_service", slot=1)
    assert t.options == ["place g1", "stop"]
    t.choose("place g1")
    assert t.options == ["place g2", "place g4", "stop"]
    refusal = t.refusal("place h1")
    assert refusal.rule == "ND-6.03"
    t.choose("place g4")
    assert t.resting
    assert t.control_of(0) == ["g1", "g3", "g4"]


@rule("ND-7.04")
def test_far_from_friendly_spaces_nothing_is_placed() -> None:
    t = table("c0  g1  g2  g3")
    t.resolve(0, "civil_service", slot=1)
    t.choose("stop")
    assert t.offered("place") == ["g1"]
    refusal = t.refusal("place g3")
    assert (refusal.key, refusal.rule) == ("refused-not-next-to-friendly", "ND-6.04")


@rule("ND-7.06", "ND-7.02")
def test_extra_tokens_are_placed_in_the_first_step() -> None:
    t = table("g3  g1  c0  g2  g4  g5")
    t.lays_trade(0, culture=1)
    t.resolve(0, "civil_service", slot=1)
    t.choose("spend 1 0", "place g1", "place g2")
    assert t.options == ["place g3", "place g4", "stop"]  # the last step: one token, next to a friendly space
    t.choose("place g4")
    assert t.resting  # one of the three of the first step had no place


@rule("ND-7.06", "ND-20.05")
def test_the_tokens_of_france_are_placed_in_the_first_step() -> None:
    t = table(RING)
    t.leads(0, "france")
    t.built(0, "stonehenge")
    t.resolve(0, "drama_and_poetry", slot=5)
    t.choose("place g1", "place g2", "place f1")
    assert t.asked == "MoveControl"


# --- Mass Media ---------------------------------------------------------------------------------------------


def media(t: NewDawnScript) -> NewDawnScript:
    """Seat 0 has placed its tokens and may convert one."""
    t.resolve(0, "mass_media", slot=1)
    while t.asked == "PlaceControl":
        t.choose("stop")
    return t


@rule("ND-7.05")
def test_mass_media_places_three_then_replaces_an_unreinforced_token() -> None:
    t = table("g1  c0  g2  g3  c1", seats=2)
    t.control(1, "g3")
    t.pact(0, 1, "embassy")
    t.resolve(0, "mass_media", slot=1)
    t.choose("place g1")
    assert t.asked == "PlaceControl"
    t.choose("place g2")
    assert (t.asked, t.options) == ("ConvertToken", ["convert g3", "stop"])
    t.choose("convert g3")
    assert (t.control_of(0), t.control_of(1)) == (["g1", "g2", "g3"], [])
    assert t.pacts(0) == ["1 embassy"]  # it is no attack


@rule("ND-7.05")
def test_mass_media_counts_three_tokens() -> None:
    t = table(RING)
    t.resolve(0, "mass_media", slot=5)
    t.choose("place g1", "place g2", "place f1")
    assert t.resting


@rule("ND-7.05")
def test_mass_media_flips_a_reinforced_token() -> None:
    t = table("c0  g1  g2")
    t.reinforced(1, "g2")
    media(t)
    t.choose("convert g2")
    assert (t.control_of(1), t.reinforced_of(1), t.control_of(0)) == (["g2"], [], [])


@rule("ND-7.05")
def test_mass_media_reaches_two_spaces_from_a_friendly_space() -> None:
    t = table("c0  g1  g2  g3  g4  g5")
    t.control(1, "g2", "g3", "g5")
    media(t)
    assert t.options == ["convert g2", "stop"]
    refusal = t.refusal("convert g3")
    assert (refusal.key, refusal.args, refusal.rule) == ("refused-too-far", {"range": 2}, "ND-7.05")
    t.choose("stop")
    t.control(0, "g4")
    media(t)
    assert t.offered("convert") == ["g2", "g3", "g5"]


@rule("ND-7.05")
def test_mass_media_does_not_touch_cities_or_own_tokens() -> None:
    t = table("c0  g1  g2  g3")
    t.control(0, "g1")
    t.cities(1, "g2")
    media(t)
    assert t.resting
