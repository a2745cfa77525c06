"""Economy cards and caravans (chapter 9)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.rules.military import win
from tessera.games.newdawn.rules.turns import ResolveCard
from tessera.games.newdawn.state import caravan_limit
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table

ROAD = "c0  g1  g2  g3  g4  g5  g6  g7  g8  g9  g10"


def moves(t: NewDawnScript, card: str = "foreign_trade", slot: int = 5, start: str = "send c0") -> list[str]:
    """Where the caravan that starts there can go."""
    t.resolve(0, card, slot)
    t.choose(start)
    return t.offered("go")


# --- how many, how far --------------------------------------------------------------------------------------


@rule("ND-9.01")
@pytest.mark.parametrize(
    ("card", "caravans"), [("foreign_trade", 1), ("currency", 2), ("steam_power", 2), ("capitalism", 3)]
)
def test_the_number_of_caravans_is_printed_on_the_card(card: str, caravans: int) -> None:
    t = table(ROAD)
    t.resolve(0, card, slot=5)
    sent = 0
    while t.asked == "MoveCaravan" and t.offered("send"):
        t.choose("send c0", "go g2")
        sent += 1
    assert sent == caravans == caravan_limit(t.state, t.player(0))


def test_of_two_economy_cards_the_one_with_more_caravans_counts() -> None:
    """Oxford University may bring two of them into the row; the rules are silent about it."""
    t = table(ROAD)
    t.row(0, "capitalism currency astrology pottery masonry")
    t.resolve(0, "capitalism")
    for _ in range(3):
        t.choose("send c0", "go g2")
    assert t.resting
    assert (caravan_limit(t.state, t.player(0)), t.caravans_of(0)) == (3, ["g2"] * 3)


@rule("ND-9.02")
@pytest.mark.parametrize(
    ("card", "farthest"),
    [("foreign_trade", "g3"), ("currency", "g4"), ("steam_power", "g6"), ("capitalism", "g6")],
)
def test_the_card_says_how_far_a_caravan_moves(card: str, farthest: str) -> None:
    t = table(ROAD)
    assert moves(t, card)[-1] == farthest
    t.choose("go g1")  # or less
    assert t.caravans_of(0) == ["g1"]


@rule("ND-9.02", "ND-16.02")
def test_trade_tokens_let_every_caravan_move_further() -> None:
    t = table(ROAD)
    t.caravans(0, "g1")
    t.lays_trade(0, economy=3)
    t.resolve(0, "currency", slot=5)
    t.choose("spend 2 0", "caravan g1")
    assert t.offered("go")[-1] == "g7"
    refusal = t.refusal("go g8")
    assert (refusal.key, refusal.args, refusal.rule) == ("refused-too-far", {"range": 6}, "ND-9.02")
    t.choose("go g7", "send c0")
    assert t.offered("go")[-1] == "g6"
    assert t.trade(0) == {"currency": 1}


@rule("ND-9.02", "ND-26.07")
def test_the_caravans_move_in_any_order_each_once() -> None:
    t = table(ROAD)
    t.row(0, "culture science capitalism industry military")
    t.caravans(0, "g1", "g5")
    t.resolve(0, "capitalism", slot=5)
    assert t.options == ["caravan g1", "caravan g5", "send c0", "stop"]
    t.choose("caravan g5", "go g6")
    assert t.options == ["caravan g1", "send c0", "stop"]
    refusal = t.refusal("caravan g6")
    assert (refusal.key, refusal.rule) == ("refused-caravan-moved", "ND-9.02")
    t.choose("send c0", "go g1")
    assert t.options == ["caravan g1", "stop"]  # the one that stood there before
    t.choose("caravan g1", "go g6")
    assert t.resting
    assert t.caravans_of(0) == ["g1", "g6", "g6"]


@rule("ND-9.02", "ND-4.04")
def test_caravans_may_stay_where_they_are() -> None:
    t = table(ROAD)
    t.row(0, "culture science currency industry military")
    t.caravans(0, "g1")
    t.resolve(0, "currency", slot=5)
    t.choose("stop")
    assert (t.resting, t.caravans_of(0)) == (True, ["g1"])


# --- starting -----------------------------------------------------------------------------------------------


@rule("ND-9.03", "ND-23.03")
def test_a_caravan_starts_from_the_capital_or_a_mature_city() -> None:
    t = table(ROAD)
    t.cities(0, "g3", "g7", "g10")
    t.control(0, "g2", "g4", "g9")
    t.resolve(0, "foreign_trade", slot=5)
    assert t.offered("send") == ["c0", "g3", "g10"]  # not from g7
    refusal = t.refusal("send g7")
    assert (refusal.key, refusal.rule) == ("refused-not-mature", "ND-9.03")
    t.choose("send g3")
    assert t.offered("go") == ["c0", "g1", "g2", "g3", "g4", "g5", "g6"]


@rule("ND-9.03")
def test_leaving_the_city_costs_movement_as_usual() -> None:
    t = table(ROAD)
    assert moves(t) == ["c0", "g1", "g2", "g3"]


@rule("ND-9.03", "ND-9.19")
def test_a_caravan_can_walk_back_into_the_city_it_started_from() -> None:
    t = table(ROAD)
    assert "c0" in moves(t)
    t.choose("go c0")
    assert t.caravans_of(0) == ["c0"]
    t = table("h1  c0  w1")
    t.resolve(0, "foreign_trade", slot=1)
    assert t.resting  # there is no way out and back


@rule("ND-9.03")
def test_a_caravan_may_stay_on_the_card() -> None:
    t = table(ROAD)
    t.resolve(0, "foreign_trade", slot=5)
    t.choose("stop")
    assert (t.resting, t.caravans_of(0)) == (True, [])


# --- terrain ------------------------------------------------------------------------------------------------


@rule("ND-9.04")
def test_the_example_of_the_rulebook() -> None:
    """Blue goes to Seoul: over the forest, because the mountains need a higher slot."""
    t = table(
        """
          m1  s1
        c0  f1
        """,
        s1="seoul",
    )
    assert sorted(moves(t, slot=3)) == ["c0", "f1", "s1"]
    refusal = t.refusal("go m1")
    assert (refusal.key, refusal.rule) == ("refused-terrain", "ND-9.04")
    assert refusal.args["limit"] == 3
    t.choose("go s1")
    assert t.caravans_of(0) == []
    assert t.trade(0) == {"astrology": 2}
    t.choose("envoy seoul")
    assert t.envoys(0) == ["seoul"]


@rule("ND-9.04")
@pytest.mark.parametrize(("slot", "farthest"), [(1, "g1"), (2, "h1"), (3, "f1"), (4, "d1"), (5, "m1")])
def test_every_space_entered_must_be_of_the_slots_terrain(slot: int, farthest: str) -> None:
    t = table("c0  g1  h1  f1  d1  m1")
    t.lays_trade(0, economy=3)
    t.resolve(0, "foreign_trade", slot)
    t.choose("spend 3 0", "send c0")
    assert [space for space in t.offered("go") if space != "c0"][-1] == farthest


@rule("ND-9.04")
def test_the_way_around_difficult_terrain_counts() -> None:
    t = table(
        """
        c0  m1  g3
          g1  g2
        """
    )
    assert moves(t, slot=1) == ["c0", "g3", "g1", "g2"]
    t = table(
        """
        c0  m1  g3  g4
          g1  g2
        """
    )
    assert "g4" not in moves(t, slot=1)
    t = table(
        """
        c0  m1  g3  g4
          g1  g2
        """
    )
    assert "g4" in moves(t, slot=5)


@rule("ND-9.04", "ND-9.20")
@pytest.mark.parametrize(
    ("card", "over_water"), [("currency", False), ("steam_power", True), ("capitalism", True)]
)
def test_only_levels_3_and_4_cross_water(card: str, over_water: bool) -> None:
    t = table("g2  c0  w1  g1")
    found = moves(t, card)
    assert ("w1" in found, "g1" in found) == (over_water, over_water)
    if not over_water:
        refusal = t.refusal("go w1")
        assert (refusal.key, refusal.rule) == ("refused-water", "ND-9.04")


@rule("ND-9.06")
@pytest.mark.parametrize("slot", [2, 3])
def test_the_terrain_rule_also_holds_for_cities(slot: int) -> None:
    t = table("c0  g1  f1  g2")
    t.cities(1, "f1")
    assert ("f1" in moves(t, slot=slot)) == (slot == 3)


@rule("ND-9.20")
def test_a_caravan_may_stop_on_water_and_leave_it_later() -> None:
    t = table("c0  w1  w2  g1  g2")
    t.row(0, "culture science steam_power industry military")
    t.resolve(0, "steam_power", slot=1)
    t.choose("send c0", "go w2", "stop")
    assert t.caravans_of(0) == ["w2"]
    t.row(0, "culture science foreign_trade industry military")
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("caravan w2")
    assert t.options == ["go g1", "go g2"]  # not over more water


# --- barbarians ---------------------------------------------------------------------------------------------


@rule("ND-9.05", "ND-18.14")
def test_a_caravan_may_not_enter_a_space_with_a_barbarian() -> None:
    t = table("g3  c0  g1  g2  s1", s1="geneva")
    t.barbarian("A", "g2")
    assert moves(t) == ["g3", "c0", "g1"]
    refusal = t.refusal("go g2")
    assert (refusal.key, refusal.rule) == ("refused-barbarian", "ND-9.05")


@rule("ND-9.05", "ND-18.14")
def test_a_city_state_under_a_barbarian_is_closed() -> None:
    t = table("g3  c0  g1  s1", s1="geneva")
    t.barbarian("A", "s1")
    assert moves(t) == ["g3", "c0", "g1"]
    assert t.refuses("go s1") == "ND-9.05"


@rule("ND-9.15", "ND-1.08", "ND-18.18")
def test_with_currency_a_caravan_defeats_barbarians_and_goes_on() -> None:
    t = table("c0  g1  g2  g3  g4  g5")
    t.barbarian("A", "g2")
    found = moves(t, "currency")
    assert found == ["c0", "g1", "g2"]  # a barbarian ends this part of the way
    t.choose("go g2")
    assert t.barbarians == {}
    assert (t.asked, t.trade(0)) == ("TravelOn", {})  # no trade token for it
    assert t.offered("go") == ["c0", "g1", "g3", "g4"]  # two of four spaces are left
    t.choose("go g4")
    assert t.caravans_of(0) == ["g4"]


@rule("ND-9.15")
def test_with_currency_a_caravan_may_end_where_the_barbarian_was() -> None:
    t = table("c0  g1  g2  g3")
    t.barbarian("A", "g2")
    t.resolve(0, "currency", slot=5)
    t.choose("send c0", "go g2", "stop")
    assert (t.caravans_of(0), t.barbarians) == (["g2"], {})
    assert t.asked == "MoveCaravan"
    assert t.options == ["send c0", "stop"]  # it has moved


@rule("ND-9.15")
def test_with_currency_a_caravan_defeats_one_barbarian_after_the_other() -> None:
    t = table("c0  g1  g2  g3  g4  g5")
    t.barbarian("A", "g1")
    t.barbarian("B", "g2")
    t.barbarian("C", "g4")
    t.resolve(0, "currency", slot=5)
    t.choose("send c0")
    assert t.barbarians == {"B": "g2", "C": "g4"}  # the only way led to A
    t.choose("go g2")
    assert t.offered("go") == ["c0", "g1", "g3", "g4"]
    t.choose("go g4")
    assert (t.barbarians, t.caravans_of(0)) == ({}, ["g4"])
    assert t.asked == "MoveCaravan"  # no space is left


@rule("ND-9.15", "ND-9.02")
def test_a_barbarian_is_reached_on_the_shortest_way() -> None:
    t = table(
        """
          g2
        c0  g1  g3  g4  g5  g6
        """
    )
    t.barbarian("A", "g1")
    t.resolve(0, "currency", slot=1)
    t.choose("send c0", "go g1")
    assert t.offered("go") == ["g2", "c0", "g3", "g4", "g5"]  # three of four spaces are left


@rule("ND-9.15")
def test_currency_does_not_change_the_terrain_rule() -> None:
    t = table("g1  c0  m1")
    t.barbarian("A", "m1")
    found = moves(t, "currency", slot=4)
    assert "m1" not in found


@rule("ND-9.15", "ND-20.08")
def test_sumeria_has_a_resource_of_a_barbarian_defeated_with_currency() -> None:
    t = table("c0  g1  g2  g3")
    t.leads(0, "sumeria")
    t.barbarian("A", "g2")
    t.resolve(0, "currency", slot=5)
    t.choose("send c0", "go g2")
    assert t.asked == "GainResource"
    t.choose("gain oil", "go g3")
    assert (t.resources(0), t.caravans_of(0)) == ({"oil": 1}, ["g3"])


@rule("ND-9.22")
def test_with_currency_a_caravan_arrives_at_a_city_state_under_a_barbarian() -> None:
    t = table("c0  g1  s1  g2", s1="geneva")
    t.barbarian("A", "s1")
    t.resolve(0, "currency", slot=5)
    t.choose("send c0", "go s1")
    assert t.barbarians == {}
    t.choose("stop")
    assert t.trade(0) == {"astrology": 2}
    assert t.caravans_of(0) == []


@rule("ND-9.22")
def test_with_currency_a_caravan_may_pass_a_city_state_under_a_barbarian() -> None:
    t = table("c0  g1  s1  g2", s1="geneva")
    t.barbarian("A", "s1")
    t.resolve(0, "currency", slot=5)
    t.choose("send c0", "go s1", "go g2")
    assert (t.caravans_of(0), t.trade(0)) == (["g2"], {})


# --- passing and stopping -----------------------------------------------------------------------------------


@rule("ND-9.07")
def test_a_caravan_passes_through_city_states_and_rival_cities_without_effect() -> None:
    t = table("c0  s1  g1  c1  g2", s1="geneva")
    t.lays_trade(0, economy=1)
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("spend 1 0", "send c0")
    assert t.offered("go") == ["c0", "s1", "g1", "c1", "g2"]
    t.choose("go g2")
    assert (t.caravans_of(0), t.trade(0), t.envoys(0), t.pacts(0)) == (["g2"], {}, [], [])


@rule("ND-9.07", "ND-9.10")
@pytest.mark.parametrize("goal", ["s1", "c1"])
def test_ending_in_a_city_state_or_rival_city_is_arriving(goal: str) -> None:
    t = table("c0  s1  g1  c1  g2", s1="geneva")
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("send c0", f"go {goal}")
    assert t.caravans_of(0) == []
    assert t.asked in ("GainTrade", "TakeEnvoy")


@rule("ND-9.08")
def test_rival_tokens_and_caravans_do_not_hinder() -> None:
    t = table("c0  g1  g2  g3  g4")
    t.control(1, "g1")
    t.reinforced(1, "g2")
    t.caravans(1, "g2", "g3")
    assert moves(t) == ["c0", "g1", "g2", "g3"]


@rule("ND-9.14")
def test_a_caravan_that_does_not_arrive_goes_on_in_a_later_turn() -> None:
    t = table("c0  g1  g2  g3  g4  s1", s1="geneva")
    t.turn(0, "focus foreign_trade", "send c0", "go g3")
    assert t.caravans_of(0) == ["g3"]
    t.turn(0, "focus foreign_trade", "caravan g3", "go s1")
    assert (t.caravans_of(0), t.trade(0)) == ([], {"astrology": 2})


@rule("ND-9.19")
def test_an_own_city_gives_nothing() -> None:
    t = table("c0  g1  g2  g3")
    t.cities(0, "g2")
    t.resolve(0, "foreign_trade", slot=5)
    t.choose("send c0", "go g2")
    assert (t.resting, t.caravans_of(0), t.trade(0)) == (True, ["g2"], {})


@rule("ND-9.19", "ND-9.13")
def test_an_own_conquered_city_state_is_an_own_city() -> None:
    t = table("c0  g1  s1  g3", s1="geneva")
    t.conquered(0, "geneva")
    t.resolve(0, "foreign_trade", slot=5)
    t.choose("send c0", "go s1")
    assert (t.resting, t.caravans_of(0), t.trade(0)) == (True, ["s1"], {})


@rule("ND-9.23")
@pytest.mark.parametrize("goal", ["g1", "g2", "g3", "n1", "g4"])
def test_where_a_caravan_may_stop(goal: str) -> None:
    t = table(
        """
          g1  g2
        n1  c0  g3
          g4  g5
        """,
        g3="marble",
        n1="pantanal",
    )
    t.control(0, "g1")
    t.control(1, "g2")
    t.caravans(1, "g4")
    t.resolve(0, "foreign_trade", slot=5)
    t.choose("send c0", f"go {goal}")
    assert t.resting
    assert (t.caravans_of(0), t.resources(0), t.naturals(0)) == ([goal], {}, [])
    assert (t.control_of(1), t.caravans_of(1)) == (["g2"], ["g4"])


# --- arriving -----------------------------------------------------------------------------------------------


@rule("ND-9.09")
def test_only_one_caravan_a_turn_arrives_at_a_place() -> None:
    t = table("c0  g1  s1  g2", s1="geneva")
    t.envoy(0, "geneva")
    t.resolve(0, "currency", slot=5)
    t.choose("send c0", "go s1", "send c0")
    assert t.offered("go") == ["c0", "g1", "g2"]  # through it, but not into it
    refusal = t.refusal("go s1")
    assert (refusal.key, refusal.rule) == ("refused-arrived", "ND-9.09")


@rule("ND-9.09")
def test_two_caravans_may_arrive_at_two_cities_of_one_rival() -> None:
    t = table("g1  c0  g2  c1  g3  g4")
    t.cities(1, "g1")
    t.resolve(0, "currency", slot=5)
    t.choose("send c0", "go g1", "trade pottery", "trade pottery", "take 1 embassy")
    t.choose("send c0", "go c1", "trade masonry", "trade masonry", "decline")
    assert t.trade(0) == {"pottery": 2, "masonry": 2}


@rule("ND-9.09")
def test_in_the_next_turn_a_caravan_may_arrive_there_again() -> None:
    t = table("c0  g1  s1  g2", s1="geneva")
    t.turn(0, "focus foreign_trade", "send c0", "go s1", "decline")
    t.turn(0, "focus foreign_trade", "send c0", "go s1", "decline")
    assert t.trade(0) == {"astrology": 3}


@rule("ND-9.10", "ND-9.21")
def test_a_caravan_that_arrived_does_not_move_again_this_turn() -> None:
    t = table("g1  c0  g2  s1  g3", s1="geneva")
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("send c0", "go s1", "decline")
    assert t.resting
    t.resolve(0, "foreign_trade", slot=1)  # an extra resolution in the same turn
    assert t.resting
    t.active(0)  # another turn
    t.resolve(0, "foreign_trade", slot=1)
    assert t.offered("send") == ["c0"]


@rule("ND-9.21", "ND-9.09")
def test_one_arrival_at_a_place_also_holds_across_extra_resolutions() -> None:
    t = table("g1  c0  g2  s1  g3", s1="geneva")
    t.resolve(0, "currency", slot=1)
    t.choose("send c0", "go s1", "decline", "stop")
    t.resolve(0, "currency", slot=1)
    t.choose("send c0")
    assert t.offered("go") == ["g1", "c0", "g2", "g3"]
    assert t.refuses("go s1") == "ND-9.09"


@rule("ND-9.21")
def test_a_caravan_that_did_not_arrive_moves_again_in_an_extra_resolution() -> None:
    t = table("c0  g1  g2  g3  g4  g5  g6  g7")
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("send c0", "go g3")
    assert t.resting
    t.now(ResolveCard(0, 0, 1))
    assert t.options == ["caravan g3", "stop"]
    t.choose("caravan g3", "go g6")
    assert t.caravans_of(0) == ["g6"]


@rule("ND-9.10", "ND-9.21")
def test_the_other_caravan_still_moves() -> None:
    t = table("g1  c0  g2  s1  g3", s1="geneva")
    t.resolve(0, "currency", slot=1)
    t.choose("send c0", "go s1", "decline")
    assert t.options == ["send c0", "stop"]
    t.choose("send c0", "go g1")
    assert t.resting
    refusal_table = table("g1  c0  g2  s1  g3", s1="geneva")
    refusal_table.caravans(0, "g3")
    refusal_table.resolve(0, "foreign_trade", slot=1)
    refusal = refusal_table.refusal("send c0")
    assert (refusal.key, refusal.rule) == ("refused-no-caravan", "ND-9.10")


@rule("ND-9.11", "ND-16.01", "ND-16.07")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_a_city_state_gives_two_tokens_for_its_type(before: int, after: int) -> None:
    t = table("c0  g1  s1  g2", s1="buenos_aires")
    t.lays_trade(0, industry=before, culture=1)
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("send c0", "go s1")
    assert t.trade(0) == {"pottery": after, "early_empire": 1}
    lost = len(t.told("trade-lost"))
    assert lost == 2 - (after - before)


@rule("ND-9.11", "ND-26.07")
def test_a_rival_city_gives_two_tokens_for_any_cards() -> None:
    t = table("c0  g1  c1  g2")
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("send c0", "go c1")
    assert t.options == [f"trade {card}" for card in t.row_of(0)]
    t.choose("trade masonry", "trade pottery")
    assert t.trade(0) == {"masonry": 1, "pottery": 1}


@rule("ND-9.12", "ND-14.03")
def test_a_city_state_gives_a_diplomacy_card_unless_one_is_held_or_none_is_left() -> None:
    t = table("c0  g1  s1  g2", seats=3, s1="geneva")
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("send c0", "go s1")
    assert t.options == ["envoy geneva", "decline"]
    t.choose("envoy geneva")
    t.active(0)
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("send c0", "go s1")
    assert (t.resting, t.envoys(0)) == (True, ["geneva"])  # no second one
    t = table("c0  g1  s1  g2", seats=3, s1="geneva")
    t.envoy(1, "geneva")
    t.envoy(2, "geneva")
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("send c0", "go s1")
    assert (t.resting, t.envoys(0)) == (True, [])  # both are away
    assert (t.envoys(1), t.envoys(2)) == (["geneva"], ["geneva"])


def at_rival_city(*held: str, seats: int = 2) -> NewDawnScript:
    """Seat 0 arrives at the capital of seat 1, holding some of its diplomacy cards."""
    t = table("c0  g1  c1  g2", seats)
    t.pact(0, 1, *held)
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("send c0", "go c1", "trade masonry", "trade masonry")
    return t


@rule("ND-9.12", "ND-15.02", "ND-15.03")
def test_a_rival_city_gives_one_of_the_rivals_cards() -> None:
    t = at_rival_city()
    assert t.options == [
        *("take 1 open_borders", "take 1 embassy", "take 1 joint_war", "take 1 defensive_pact", "decline"),
    ]
    t.choose("take 1 joint_war")
    assert t.pacts(0) == ["1 joint_war"]


@rule("ND-9.12", "ND-15.04")
def test_a_card_already_held_is_kept_or_exchanged() -> None:
    t = at_rival_city("joint_war")
    assert t.options == ["take 1 open_borders", "take 1 embassy", "take 1 defensive_pact", "decline"]
    t.choose("decline")
    assert t.pacts(0) == ["1 joint_war"]
    t = at_rival_city("joint_war")
    t.choose("take 1 open_borders")
    assert t.pacts(0) == ["1 open_borders"]


@rule("ND-9.12", "ND-15.03")
def test_a_card_that_somebody_else_holds_cannot_be_taken() -> None:
    t = table("c0  g1  c1  g2", 3)
    t.pact(2, 1, "embassy")
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("send c0", "go c1", "trade masonry", "trade masonry")
    assert "take 1 embassy" not in t.options
    refusal = t.refusal("take 1 embassy")
    assert (refusal.key, refusal.rule) == ("refused-pact-away", "ND-15.03")


@rule("ND-9.13")
def test_a_conquered_city_state_is_a_rival_city() -> None:
    t = table("c0  g1  s1  g2", s1="geneva")
    t.conquered(1, "geneva")
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("send c0", "go s1")
    assert t.options == [f"trade {card}" for card in t.row_of(0)]  # any cards
    t.choose("trade masonry", "trade pottery")
    assert t.options[0] == "take 1 open_borders"


@rule("ND-9.13", "ND-14.06")
def test_so_is_one_that_is_held_by_a_control_token() -> None:
    t = table("c0  g1  s1  g2", s1="geneva")
    t.conquered(1, "geneva", piece="reinforced")
    t.resolve(0, "foreign_trade", slot=1)
    t.choose("send c0", "go s1", "trade masonry", "trade pottery", "take 1 embassy")
    assert (t.caravans_of(0), t.pacts(0)) == ([], ["1 embassy"])


# --- single cards -------------------------------------------------------------------------------------------


@rule("ND-9.16", "ND-26.07")
def test_steam_power_exchanges_a_resource_after_all_movement() -> None:
    t = table("c0  g1  g2  g3")
    t.give(0, marble=2, oil=1)
    t.give(1, diamonds=8)
    t.resolve(0, "steam_power", slot=1)
    t.choose("send c0", "go g1", "stop")
    assert (t.asked, t.options) == ("ExchangeResource", ["give marble", "give oil", "decline"])
    t.choose("give marble")
    assert t.options == ["gain mercury", "gain oil"]  # another kind, if the supply has it
    t.choose("gain oil")
    assert t.resources(0) == {"marble": 1, "oil": 2}
    assert (t.supply["marble"], t.supply["oil"]) == (7, 6)


@rule("ND-9.16")
def test_without_resources_there_is_nothing_to_exchange() -> None:
    t = table("c0  g1  g2  g3")
    t.resolve(0, "steam_power", slot=1)
    t.choose("stop")
    assert t.resting


@rule("ND-9.16")
def test_an_exchange_needs_another_kind_in_the_supply() -> None:
    t = table("c0  g1  g2  g3")
    t.give(0, marble=1)
    t.give(1, mercury=8, oil=8, diamonds=8)
    t.resolve(0, "steam_power", slot=1)
    t.choose("stop")
    assert t.resting


@rule("ND-9.17", "ND-22.05")
def test_capitalism_resolves_another_card_after_its_reset() -> None:
    t = table("c0  g1  g2  g3")
    t.row(0, "culture science capitalism industry military")
    t.turn(0, "focus capitalism", "stop")
    assert t.asked == "Capitalism"
    assert t.row_of(0)[0] == "capitalism"  # it has been reset
    assert t.options == ["also early_empire", "also astrology", "also pottery", "also masonry", "decline"]
    t.choose("also astrology", "advance 1")
    assert t.row_of(0) == ["capitalism", "early_empire", "astrology", "pottery", "masonry"]


@rule("ND-9.18", "ND-13.26")
def test_a_caravan_on_a_space_that_becomes_a_rival_city_goes_home() -> None:
    t = table("c0  g1  g2  g3  c1")
    t.cities(1, "g2")
    t.caravans(1, "g2")
    t.control(0, "g1")
    win(t.state, t.player(0), t.cell("g2"))
    t.now()
    assert t.cities_of(0) == ["g2"]
    assert (t.caravans_of(1), t.trade(1)) == ([], {})


@rule("ND-9.18", "ND-9.13", "ND-7.05")
def test_a_caravan_goes_home_when_a_rival_takes_over_a_conquered_city_state() -> None:
    t = table("c0  g1  s1  g3  c1", s1="geneva")
    t.conquered(1, "geneva", piece="control")
    t.caravans(1, "s1")
    t.resolve(0, "mass_media", slot=1)
    t.choose("stop", "convert s1")
    assert t.city_states(0) == ["geneva"]
    assert t.caravans_of(1) == []


# --- the Colossus -------------------------------------------------------------------------------------------


@rule("ND-21.09", "ND-26.07")
def test_the_six_spaces_of_the_colossus_are_for_all_caravans_together() -> None:
    t = table(ROAD + " g11 g12")
    t.built(0, "colossus")
    t.resolve(0, "currency", slot=1)
    t.choose("send c0")
    assert t.offered("go")[-1] == "g10"  # four and six
    t.choose("go g6", "send c0")
    assert t.offered("go")[-1] == "g8"  # four and the four that are left
    t.choose("go g8")
    assert t.resting


@rule("ND-21.09", "ND-9.15")
def test_the_spaces_of_the_colossus_also_serve_a_journey_over_barbarians() -> None:
    t = table(ROAD)
    t.built(0, "colossus")
    t.barbarian("A", "g6")
    t.resolve(0, "currency", slot=1)
    t.choose("send c0", "go g6")
    assert t.offered("go")[-1] == "g10"  # four of the ten are left
    t.choose("go g10", "send c0")
    assert t.offered("go")[-1] == "g4"  # the Colossus is used up
