"""Technologies, special technologies, governments and revolutions (TA-11)."""

from __future__ import annotations

import pytest

from tessera.games.throughtheages.testing.scene import AgesScript
from tessera.testing import rule
from tests.games.throughtheages.scenes import table


def scholar(*cards: str, science: int = 40) -> AgesScript:
    """Seat 0 has these cards in hand and much science."""
    t = table()
    t.hand(0, *cards)
    t.points(0, science=science)
    return t


@rule("TA-11.01")
def test_a_technology_for_workers_does_nothing_without_one() -> None:
    t = scholar("alchemy", "code_of_laws")
    t.acts(0)
    t.choose("develop alchemy", "develop code_of_laws")
    assert (t.rating(0, "science"), t.civ(0).ca_total) == (1, 5)


@rule("TA-11.02")
def test_new_workers_go_onto_any_technology_of_a_type() -> None:
    t = table()
    t.has(0, "iron", "coal")
    t.workers(0, unused=3)
    t.goods(0, resources=15)
    t.acts(0)
    t.choose("build coal", "build bronze", "build iron")
    assert [t.count(0, key) for key in ("bronze", "iron", "coal")] == [3, 1, 1]


@rule("TA-11.03")
def test_mines_and_farms_store_without_workers() -> None:
    t = table()
    t.has(0, "iron", "irrigation")
    t.hand(0, "reserves_1", "reserves_2")
    t.acts(0)
    t.choose("play reserves_1 / choose resources", "play reserves_2 / choose food")
    assert (t.resources(0), t.food(0), t.civ(0).blue) == (2, 3, 16 - 1 - 2)


@rule("TA-11.07")
def test_a_higher_special_technology_replaces_one_of_its_type() -> None:
    t = scholar("strategy")
    t.has(0, "warfare", "masonry")
    t.acts(0)
    t.choose("develop strategy")
    assert t.keys(t.civ(0).specials) == ["strategy", "masonry"]
    assert (t.civ(0).ma_total, t.rating(0, "strength"), t.keys(t.state.removed)) == (4, 4, ["warfare"])


@rule("TA-11.07")
def test_a_lower_special_technology_is_removed_but_counts_as_developed() -> None:
    t = scholar("warfare")
    t.has(0, "strategy", "leonardo_da_vinci")
    t.acts(0)
    t.choose("develop warfare")
    assert (t.keys(t.civ(0).specials), t.keys(t.state.removed), t.resources(0)) == (
        ["strategy"],
        ["warfare"],
        1,
    )


@rule("TA-11.07")
def test_blue_tokens_of_a_replaced_special_technology_are_exchanged_for_those_of_the_new_one() -> None:
    t = scholar("civil_service")
    t.has(0, "justice_system")
    t.goods(0, resources=5)
    t.banks(0, blue=1)
    t.acts(0)
    t.choose("develop civil_service")
    assert (t.civ(0).blue, t.resources(0), t.asked) == (1, 5, "ActionPhase")


@rule("TA-11.08")
def test_a_peaceful_change_costs_the_higher_price_and_replaces_any_government() -> None:
    t = scholar("theocracy")
    t.has(0, "monarchy")
    t.acts(0)
    t.choose("develop theocracy")
    p = t.civ(0)
    assert (p.science, t.keys((p.government,)), t.keys(t.state.removed)) == (34, ["theocracy"], ["monarchy"])
    assert p.ca_total == 4


@rule("TA-11.09")
def test_after_a_peaceful_change_more_actions_are_available_at_once() -> None:
    t = scholar("constitutional_monarchy")
    t.acts(0)
    t.choose("develop constitutional_monarchy")
    assert (t.civ(0).ca, t.civ(0).ma) == (4 - 1 + 2, 4)


@rule("TA-11.10")
def test_a_revolution_needs_all_civil_actions() -> None:
    t = scholar("monarchy")
    t.actions(0, ca=3)
    t.acts(0)
    refusal = t.refusal("revolt monarchy")
    assert (refusal.key, refusal.args, refusal.rule) == ("refused-actions-spent", {"count": 1}, "TA-11.10")


@rule("TA-11.10")
def test_a_revolution_costs_the_lower_price() -> None:
    t = scholar("monarchy", "iron", science=1)
    t.acts(0)
    refusal = t.refusal("revolt monarchy")
    assert (refusal.key, refusal.args) == ("refused-short-of-science", {"count": 1})
    assert t.refuses("revolt iron") == "TA-11.10"
    t.points(0, science=2)
    t.choose("revolt monarchy")
    assert (t.civ(0).science, t.civ(0).ca) == (0, 0)


@rule("TA-11.11")
def test_after_a_revolution_no_civil_action_is_left_but_more_military_ones() -> None:
    t = scholar("constitutional_monarchy")
    t.actions(0, ma=1)
    t.acts(0)
    t.choose("revolt constitutional_monarchy")
    p = t.civ(0)
    assert (p.ca, p.ca_total, p.ma, p.ma_total) == (0, 6, 3, 4)


@rule("TA-11.12")
def test_breakthrough_may_be_a_revolution_that_spends_all_civil_actions() -> None:
    t = scholar("monarchy", "breakthrough_2", science=2)
    t.acts(0)
    t.choose("play breakthrough_2")
    p = t.civ(0)
    assert (t.keys((p.government,)), p.ca, p.science) == (["monarchy"], 0, 3)


@rule("TA-11.12")
def test_breakthrough_is_no_revolution_once_an_action_was_spent() -> None:
    t = scholar("monarchy", "breakthrough_2", "iron")
    t.actions(0, ca=3)
    t.acts(0)
    assert t.after("play breakthrough_2") == ["develop iron", "develop monarchy"]
    assert t.refuses("play breakthrough_2 / revolt monarchy") == "TA-11.10"


@rule("TA-11.13")
def test_a_revolution_is_developing_and_newton_gives_an_action_back() -> None:
    t = scholar("monarchy")
    t.has(0, "isaac_newton")
    t.acts(0)
    t.choose("revolt monarchy")
    assert t.civ(0).ca == 1


@rule("TA-11.13")
@pytest.mark.parametrize(("leader", "gain"), [("leonardo_da_vinci", (1, 0)), ("albert_einstein", (0, 3))])
def test_a_revolution_is_developing_for_leonardo_and_einstein(leader: str, gain: tuple[int, int]) -> None:
    t = scholar("monarchy")
    t.has(0, leader)
    t.acts(0)
    t.choose("revolt monarchy")
    assert (t.resources(0), t.civ(0).culture) == gain


@rule("TA-11.13")
def test_a_revolution_counts_among_the_developments_of_a_turn() -> None:
    t = scholar("monarchy", "iron")
    t.has(0, "alfred_nobel")
    t.hand(0, "ian_fleming")
    t.acts(0)
    t.choose("lead ian_fleming")
    t.actions(0, ca=4)
    t.choose("revolt monarchy")
    t.actions(0, ca=1)
    t.choose("develop iron", "end")
    t.ends_turn(0)
    assert t.civ(0).culture == 4


@rule("TA-11.14")
def test_with_robespierre_a_revolution_spends_all_military_actions_instead() -> None:
    t = scholar("constitutional_monarchy")
    t.has(0, "maximilien_robespierre")
    t.actions(0, ca=2)
    t.acts(0)
    t.choose("revolt constitutional_monarchy")
    p = t.civ(0)
    assert (p.ca, p.ca_total, p.ma, p.ma_total, p.culture) == (4, 6, 0, 5, 3)


@rule("TA-11.14")
def test_with_robespierre_a_revolution_needs_all_military_actions() -> None:
    t = scholar("monarchy")
    t.has(0, "maximilien_robespierre")
    t.actions(0, ma=2)
    t.acts(0)
    refusal = t.refusal("revolt monarchy")
    assert (refusal.key, refusal.args, refusal.rule) == (
        "refused-military-actions-spent",
        {"count": 1},
        "TA-11.14",
    )


@rule("TA-11.15")
def test_actions_that_were_got_back_are_available_for_a_revolution() -> None:
    t = scholar("monarchy", "joan_of_arc")
    t.has(0, "moses")
    t.acts(0)
    t.choose("lead joan_of_arc", "revolt monarchy")
    assert t.keys((t.civ(0).government,)) == ["monarchy"]


@rule("TA-11.16")
def test_construction_discounts_apply_to_both_cards_of_an_upgrade() -> None:
    t = table()
    t.has(0, "architecture", "alchemy", "scientific_method")
    t.workers(0, alchemy=1, philosophy=0)
    t.goods(0, resources=5)
    t.acts(0)
    t.choose("upgrade")
    assert t.resources(0) == 5 - ((8 - 2) - (6 - 1))


@rule("TA-11.17")
def test_robespierres_revolution_by_breakthrough_costs_one_civil_and_all_military_actions() -> None:
    t = scholar("monarchy", "breakthrough_1", science=2)
    t.has(0, "maximilien_robespierre")
    t.actions(0, ca=3)
    t.acts(0)
    t.choose("play breakthrough_1")
    p = t.civ(0)
    assert (p.ca, p.ma, p.science) == (3 - 1 + 1, 0, 2)


@rule("TA-11.18")
def test_a_replaced_government_may_be_taken_and_developed_again() -> None:
    t = table(3)
    t.has(0, "monarchy")
    t.has(0, "theocracy")
    t.points(0, science=8)
    t.row("monarchy")
    t.acts(0)
    t.choose("take 1", "develop monarchy")
    assert t.keys((t.civ(0).government,)) == ["monarchy"]


@rule("TA-11.18")
def test_a_replaced_special_technology_may_be_taken_again() -> None:
    t = table(3)
    t.has(0, "code_of_laws")
    t.has(0, "justice_system")
    t.row("code_of_laws")
    t.acts(0)
    t.choose("take 1")
    assert t.keys(t.civ(0).civil_hand.cards) == ["code_of_laws"]
