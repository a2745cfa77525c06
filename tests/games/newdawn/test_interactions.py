"""Where rules meet: interactions that are easy to get wrong.

The list has 18 of them. Those that belong to one chapter are tested there, under their number: 2, 15 (victory), 5 to 8
(attacks), 9 (barbarians), 12 (wonders), 13 (city-states, wonders), 14 (extra resolutions) and 18 (leaders).
"""

from __future__ import annotations

import pytest

from tessera.games.newdawn.content import SHAPE
from tessera.games.newdawn.rules.barbarians import TurnEventDial
from tessera.games.newdawn.rules.economy import Arrive
from tessera.games.newdawn.state import NEUTRAL
from tessera.kernel.geometry import Coordinate, rotated
from tessera.testing import rule
from tests.games.newdawn.table import table

LINE = "c0  g1  g2  g3  g4  g5  g6"


@rule("ND-8.06", "ND-8.09", "ND-4.05", "ND-16.04")
def test_1_a_card_taken_during_science_sits_in_the_old_slot_and_is_the_one_reset() -> None:
    t = table("c0  s1", s1="geneva")
    t.leads(0, "rome")
    t.row(0, "culture economy science industry military")
    t.conquered(0, "geneva")
    t.lays_trade(0, science=3)
    t.turn(0, "focus astrology", "spend 1 0", "advance 4", "take mathematics")
    assert t.resting
    assert t.row_of(0) == ["mathematics", "early_empire", "foreign_trade", "pottery", "masonry"]
    assert t.trade(0) == {"mathematics": 2}
    assert t.tokens(0) == {"mathematics": ["geneva"]}


@rule("ND-9.11", "ND-16.01", "ND-16.07")
def test_3_trade_tokens_of_a_city_state_are_bound_to_its_type() -> None:
    t = table("c0  s1", s1="geneva")
    t.lays_trade(0, science=2)
    t.caravans(0, "s1")
    t.now(Arrive(0, t.cell("s1")))
    assert t.asked == "TakeEnvoy"  # both went to the science card, without a choice
    assert t.trade(0) == {"astrology": 3}  # the second was lost


@rule("ND-13.08", "ND-13.10")
def test_4_diplomacy_cards_are_returned_before_any_bonus_is_counted() -> None:
    t = table("s1  c0  g1", 3, s1="carthage")
    t.control(1, "g1")
    t.built(0, "potala_palace")
    t.pact(0, 1, "joint_war", "defensive_pact", "embassy")
    t.resolve(0, "masonry", slot=1)
    t.dice(1, 6)
    t.choose("attack g1")
    keys = [event.key for event in t.heard()]
    assert keys.index("pacts-returned") < keys.index("rolled")
    assert t.pacts(0) == []
    t.envoy(0, "carthage")
    t.dice(1, 6)
    t.choose("attack s1")
    events = t.heard()
    keys = [event.key for event in events]
    assert keys.index("envoy-returned") < keys.index("rolled")
    assert events[keys.index("rolled")].args["attack"] == 1 + 1


@rule("ND-17.06", "ND-17.08", "ND-17.09", "ND-17.10")
def test_10_a_natural_wonder_follows_the_piece_on_its_space() -> None:
    t = table("c0  n1  c1  g1", 3, n1="pantanal", g1="A")
    t.resolve(0, "early_empire", slot=5)
    t.choose("place n1")
    assert t.naturals(0) == ["pantanal"]
    t.active(1)
    t.resolve(1, "flight", slot=5)
    t.dice(6, 1)
    t.choose("attack n1")
    assert t.naturals(1) == ["pantanal"]
    t.choose("stop")
    t.built(0, "forbidden_city")
    t.turn(0, "use forbidden_city", "destroy n1")
    assert t.naturals(NEUTRAL) == ["pantanal"]
    t.choose("focus early_empire", "place n1")
    assert t.naturals(0) == ["pantanal"]


@rule("ND-11.13", "ND-11.14", "ND-11.15", "ND-6.08")
def test_11_an_abandoned_wonder_is_claimed_by_a_control_token_and_uses_no_city() -> None:
    t = table("c0  g1  g2  g3", g3="A")
    t.cities(1, "g1")
    t.built(1, "oracle", "g1")
    t.barbarian("A", "g2")
    t.event(1)
    t.dice(5)
    t.now(TurnEventDial())  # west: the city is destroyed
    assert t.wonders(1) == []
    assert t.wonder_space("oracle") == "g1"
    t.turn(0)
    assert t.asked == "ChooseFocus"  # nobody has the Oracle now
    t.choose("focus astrology", "stay")
    t.barbarian("A")
    t.resolve(0, "early_empire", slot=1)
    t.choose("place g1")
    assert t.wonders(0) == ["oracle"]
    t.offer("stonehenge")
    t.give(0, marble=1)
    t.resolve(0, "pottery", slot=5)
    assert "stonehenge" in t.offered("wonder")  # the capital has none yet
    t.choose("wonder stonehenge")
    assert t.wonders(0) == ["stonehenge", "oracle"]
    assert t.wonder_space("stonehenge") == "c0"


@rule("ND-3.01", "ND-3.21")
def test_16_no_rotation_of_side_a_is_side_b() -> None:
    def outline(hexes: list[Coordinate]) -> frozenset[Coordinate]:
        """The same wherever the tile lies."""
        left, top = min(q for q, _ in hexes), min(r for _, r in hexes)
        return frozenset((q - left, r - top) for q, r in hexes)

    sides = {
        side: {outline([rotated(at, turn) for at in SHAPE[side]]) for turn in range(6)} for side in SHAPE
    }
    assert len(sides["a"]) == len(sides["b"]) == 6
    assert not sides["a"] & sides["b"]
    mirrored = [(-q - r, r) for q, r in SHAPE["a"]]
    assert outline(mirrored) in sides["b"]


@rule("ND-9.07", "ND-9.09", "ND-9.10")
def test_17_caravans_pass_cities_without_effect_and_arrive_once_per_place() -> None:
    t = table("c0  s1  c1  g1  g2", 3, s1="geneva")
    t.row(0, "culture science currency industry military")
    t.caravans(0, "c0", "c0")
    t.resolve(0, "currency", slot=1)
    t.choose("caravan c0", "go g1")  # through the city-state and the rival's capital
    assert t.caravans_of(0) == ["c0", "g1"]
    assert (t.trade(0), t.envoys(0), t.pacts(0)) == ({}, [], [])
    t.choose("caravan c0", "go s1", "decline")
    assert t.caravans_of(0) == ["g1"]
    assert t.trade(0) == {"astrology": 2}
    t.active(0)
    t.caravans(0, "c0")
    t.resolve(0, "currency", slot=1)
    t.choose("caravan c0", "go c1", "trade pottery", "trade pottery", "decline", "caravan g1")
    assert "c1" not in t.offered("go")
    refusal = t.refusal("go c1")
    assert (refusal.key, refusal.rule) == ("refused-arrived", "ND-9.09")
    assert "s1" in t.offered("go")  # passing through is allowed all the same


# --- more places where chapters meet ------------------------------------------------------------------------


@rule("ND-13.21", "ND-18.17", "ND-11.12")
def test_captured_petra_protects_its_new_owner() -> None:
    t = table("g1  c0  g2  g3  g4", g1="A")
    t.cities(1, "g2")
    t.built(1, "petra", "g2")
    t.resolve(0, "masonry", slot=5)
    t.dice(6, 1)
    t.choose("attack g2", "stop")
    assert t.wonders(0) == ["petra"]
    t.lays_trade(0, culture=2)
    t.event(1)
    t.dice(2)
    t.now(TurnEventDial())  # the barbarian cannot raid the capital and cannot turn back
    assert t.barbarians == {"A": "g1"}
    assert t.trade(0) == {"early_empire": 2}


@rule("ND-10.14", "ND-18.20")
def test_a_city_on_a_barbarians_letter_keeps_it_away() -> None:
    t = table("c0  g1  g2  g3", g2="A")
    t.barbarian("A")
    t.resolve(0, "pottery", slot=1)
    t.choose("city g2")
    t.event(4)
    t.now(TurnEventDial())
    assert t.barbarians == {}


@rule("ND-4.12", "ND-14.05", "ND-13.16")
def test_a_token_used_in_defence_is_ready_in_the_next_turn() -> None:
    t = table("c0  s1  g1  c1", s1="kabul")
    t.conquered(1, "kabul")
    t.control(1, "g1")
    t.turn(0, "focus masonry")
    t.dice(1, 6)
    t.choose("attack s1")
    assert (t.seat, t.options) == (1, ["spend 0 0", "spend 0 1"])
    t.choose("spend 0 1", "stop")
    t.turn(1, "focus masonry")
    t.dice(3, 3)
    t.choose("attack c0")
    assert (t.seat, t.options) == (1, ["spend 0 0", "spend 0 1"])


@rule("ND-13.05", "ND-14.08")
def test_a_liberated_space_was_not_taken() -> None:
    t = table("c0  s1  g1", s1="geneva")
    t.conquered(1, "geneva")
    t.control(1, "g1")
    t.resolve(0, "flight", slot=5)
    t.dice(6, 1)
    t.choose("attack s1", "liberate")
    assert t.offered("attack") == ["s1", "g1"]  # the city-state could be attacked now; its card would go back
    t.dice(6, 1)
    t.choose("attack s1")
    assert t.envoys(0) == []
    assert t.city_states(0) == ["geneva"]


@rule("ND-23.01", "ND-19.14", "ND-13.19")
@pytest.mark.parametrize("leader", ["rome", "japan"])
def test_a_lost_token_ends_maturity_at_once(leader: str) -> None:
    t = table("c0  g1  c1")
    t.leads(1, leader)
    t.control(1, "g1")
    assert t.mature(1) == ["c1"]
    t.resolve(0, "masonry", slot=5)
    t.dice(6, 1)
    t.choose("attack g1")
    assert t.mature(1) == []
    assert t.mature(0) == ["c0"]
