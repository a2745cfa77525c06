"""Responses and traps (TP-13)."""

from __future__ import annotations

import pytest

from tessera.games.tapestry.testing.scene import TapestryScript
from tessera.testing import rule
from tests.games.tapestry.scenes import full_table, table


def attack(t: TapestryScript, *dice: int, word: str = "conquer") -> TapestryScript:
    """Seat 0 conquers hex 5, which seat 1 controls."""
    t.outposts(1, 5)
    t.gains(0, word)
    if dice:
        t.chance(*dice)
    t.choose("conquer 5")
    return t


@rule("TP-13.01", "TP-18.08")
def test_the_defender_may_respond_before_the_outpost_falls() -> None:
    t = table()
    t.hand(1, "trap", "feudalism")
    attack(t)
    assert t.seat == 1
    assert t.options == ["use trap", "pass"]
    assert t.player(1).upright.count(5) == 1


@rule("TP-13.01")
def test_without_cards_nobody_is_asked() -> None:
    t = attack(table())
    assert t.asked == "ChooseDie"


@rule("TP-13.02", "TP-13.16", "TP-7.34")
def test_a_trap_topples_the_attacker_and_gives_a_resource() -> None:
    """Interaction 8: the dice are rolled even so."""
    t = table()
    t.hand(1, "trap")
    attack(t)
    t.choose("use trap")
    t.choose("gain coin")
    assert t.resources(1) == {"coin": 1}
    assert t.player(0).fallen == ((5, 1),)
    assert t.player(1).held >> 5 & 1
    assert t.state.items[5] == 2
    assert t.asked == "ChooseDie" and t.seat == 0
    assert t.number("trap") in t.state.tapestry_discards.cards


@rule("TP-13.03")
def test_a_failed_conquest_does_not_count_its_territory() -> None:
    t = table()
    t.hand(1, "trap")
    attack(t, 5, 1)
    t.choose("use trap", "gain coin", "red vp_controlled")
    assert t.vp(0) == 1


@rule("TP-7.36", "TP-7.41")
def test_after_a_trap_the_tile_still_gives_its_benefit() -> None:
    t = table()
    t.map(10, "territory_05")
    t.hand(1, "trap")
    t.outposts(1, 10)
    t.gains(0, "conquer_both_if_opponent")
    t.chance(1, 5)
    t.choose("conquer 10")
    t.choose("use trap", "gain coin", "red vp:4")
    assert t.vp(0) == 4 and t.resources(0) == {"food": 1}


@rule("TP-13.04")
@pytest.mark.parametrize(("key", "drawn"), [("double_cross", 0), ("stolen_plans", 1)])
def test_a_trap_can_be_cancelled_by_the_attacker(key: str, drawn: int) -> None:
    t = full_table()
    t.hand(1, "trap")
    t.hand(0, key)
    attack(t)
    t.choose("use trap", "gain coin")
    assert t.seat == 0 and t.options == [f"use {key}", "pass"]
    t.choose(f"use {key}")
    assert t.player(1).fallen == ((5, 0),)
    assert t.player(0).held >> 5 & 1
    assert t.resources(1) == {"coin": 1}
    assert len(t.player(0).hand.cards) == drawn


@rule("TP-13.05", "TP-13.13")
def test_after_trap_and_answer_no_more_cards_are_played() -> None:
    """Interaction 13."""
    t = full_table()
    t.hand(1, "trap", "retreat", "surrender")
    t.hand(0, "double_cross", "stolen_plans")
    attack(t)
    t.choose("use trap", "gain coin", "use double_cross")
    assert t.asked == "ChooseDie"
    assert len(t.player(1).hand.cards) == 2


@rule("TP-13.06")
def test_retreat_moves_the_outpost_to_an_empty_neighbour() -> None:
    t = full_table()
    t.map(10, "territory_05")
    t.hand(1, "retreat")
    attack(t)
    assert "use retreat" in t.options
    t.choose("use retreat")
    if t.asked == "FallBackTo":
        assert "withdraw 10" in t.options
        t.choose("withdraw 10")
    assert 10 in t.player(1).upright
    assert t.player(1).fallen == ()
    assert t.state.items[5] == 1


@rule("TP-13.06")
def test_retreat_needs_an_empty_territory() -> None:
    t = full_table()
    t.hand(1, "retreat")
    attack(t)
    assert t.options == ["pass"] or "use retreat" not in t.options


@rule("TP-13.07", "TP-15.02")
def test_nobody_responds_after_the_fifth_income_turn() -> None:
    t = full_table()
    t.hand(1, "trap")
    t.era(1, 5)
    attack(t)
    assert t.asked == "ChooseDie"


@rule("TP-13.07")
def test_merfolk_respond_even_then_and_elder_ones_do_not() -> None:
    t = full_table()
    t.hand(1, "trap")
    t.era(1, 5)
    t.civ(1, "merfolk")
    attack(t)
    assert t.options == ["use trap", "pass"]
    t = full_table()
    t.hand(1, "trap")
    t.era(1, 5)
    t.civ(1, "elder_ones")
    attack(t)
    assert t.asked == "ChooseDie"


@rule("TP-13.08")
def test_pillage_and_plunder_forbids_traps_but_no_other_responses() -> None:
    t = full_table()
    t.tapestry(0, "pillage_and_plunder", 2)
    t.hand(1, "trap", "gremlins")
    attack(t)
    assert t.options == ["use gremlins", "pass"]


@rule("TP-13.09")
def test_allies_do_not_conquer_each_other() -> None:
    t = table(income=2)
    t.lays(0, "alliance", 2)
    t.outposts(1, 5)
    t.gains(0, "conquer")
    assert t.refuses("conquer 5") == "TP-13.09"
    with t.edit() as s:
        s.agenda[:] = s.agenda[:1]
    t.outposts(0, 12)
    t.gains(1, "conquer")
    assert "conquer 12" not in t.options


@rule("TP-13.10", "TP-14.03")
def test_a_trap_counts_for_toppling_two() -> None:
    t = table()
    t.toppled(0, 0, by=1)
    t.hand(1, "trap")
    attack(t)
    t.choose("use trap", "gain coin")
    assert t.vp(1) == 10


@rule("TP-13.11", "TP-14.04")
@pytest.mark.parametrize("card", ["trap", "gremlins"])
def test_a_failed_conquest_of_the_middle_island_is_no_achievement(card: str) -> None:
    t = full_table()
    t.map(10, "territory_05")
    t.outposts(0, 10)
    t.outposts(1, 16)
    t.hand(1, card)
    t.gains(0, "conquer")
    t.chance(1, 1)
    t.choose("conquer 16", f"use {card}")
    if t.asked == "GainAny":
        t.choose("gain coin")
    t.choose("black coin")
    assert t.vp(0) == 0


@rule("TP-13.12", "TP-8.06", "TP-8.26")
@pytest.mark.parametrize(
    "card", ["trap", "double_cross", "stolen_plans", "retreat", "surrender", "surprise_party", "gremlins"]
)
def test_a_response_card_can_be_played_as_a_tapestry_card(card: str) -> None:
    t = full_table()
    t.lays(0, card, 2)
    assert t.player(0).eras[1] == (t.number(card),)
    benefit = t.state.content.tapestry[t.number(card)].benefit
    assert benefit.words


@rule("TP-13.14")
def test_surprise_party_needs_a_neighbour_and_is_no_trap() -> None:
    t = full_table()
    t.hand(1, "surprise_party")
    t.hand(0, "double_cross")
    attack(t)
    assert t.options == ["pass"] or "use surprise_party" not in t.options
    t = full_table()
    t.map(10, "territory_05")
    t.outposts(1, 10)
    t.hand(1, "surprise_party")
    t.hand(0, "double_cross")
    attack(t)
    t.choose("use surprise_party")
    assert t.player(0).fallen == ((5, 1),)
    assert t.asked == "ChooseDie"
    assert len(t.player(1).hand.cards) == 1


@rule("TP-13.14")
def test_gremlins_topple_the_attacker() -> None:
    t = full_table()
    t.hand(1, "gremlins")
    attack(t)
    t.choose("use gremlins")
    assert t.player(0).fallen == ((5, 1),) and t.vp(1) == 5


@rule("TP-13.13")
def test_surrender_takes_resources_for_the_territory() -> None:
    t = full_table()
    t.hand(1, "surrender")
    attack(t)
    t.choose("use surrender", "gain coin", "gain food")
    assert t.resources(1) == {"coin": 1, "food": 1}
    assert t.player(1).fallen == ((5, 0),)


@rule("TP-13.15")
def test_pieces_placed_without_a_conquest_cannot_be_answered() -> None:
    t = full_table()
    t.civ(0, "infiltrators")
    t.outposts(1, 5)
    t.hand(1, "trap")
    t.step(0, 1)
    t.choose("share 5")
    assert t.asked == "Rest"
    assert t.player(0).held >> 5 & 1 and t.player(1).held >> 5 & 1


@rule("TP-19.04")
def test_nobody_sees_whether_a_defender_could_respond() -> None:
    with_trap, without = table(), table()
    with_trap.hand(1, "trap")
    without.hand(1, "feudalism")
    for t in (with_trap, without):
        attack(t)
        assert t.seat == 1
    assert with_trap.view(0)["waiting"] == without.view(0)["waiting"] == [1]


@rule("TP-13.07", "TP-13.04")
def test_a_trap_can_be_cancelled_in_the_fifth_income_turn() -> None:
    """A masterpiece may conquer in its first step."""
    t = full_table()
    t.hand(0, "double_cross")
    t.hand(1, "trap")
    t.era(0, 5)
    t.turn_of(0, income=True)
    attack(t)
    t.choose("use trap", "gain coin")
    assert t.asked == "AttackerResponds"
