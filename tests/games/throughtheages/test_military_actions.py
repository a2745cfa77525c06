"""Military actions: units and tactics (TA-9)."""

from __future__ import annotations

from tessera.testing import rule
from tests.games.throughtheages.scenes import table


@rule("TA-9.01")
def test_a_unit_costs_a_military_action_and_resources() -> None:
    t = table()
    t.goods(0, resources=3)
    t.acts(0)
    t.choose("build warriors")
    p = t.civ(0)
    assert (p.ca, p.ma, p.unused, t.count(0, "warriors"), t.resources(0)) == (4, 1, 0, 2, 1)


@rule("TA-9.01")
def test_a_unit_is_refused_with_what_is_missing() -> None:
    t = table()
    t.has(0, "knights")
    t.goods(0, resources=2)
    t.acts(0)
    refusal = t.refusal("build knights")
    assert (refusal.key, refusal.args, refusal.rule) == (
        "refused-short-of-resources",
        {"count": 1},
        "TA-9.01",
    )
    t.actions(0, ma=0)
    refusal = t.refusal("build warriors")
    assert (refusal.key, refusal.rule) == ("refused-short-of-military-actions", "TA-9.01")
    t.workers(0, unused=0)
    assert t.refusal("build warriors").key == "refused-no-unused-worker"


@rule("TA-9.02")
def test_a_unit_is_upgraded_within_its_type_for_the_difference() -> None:
    t = table()
    t.has(0, "swordsmen", "riflemen", "knights")
    t.goods(0, resources=3)
    t.acts(0)
    assert t.refuses("upgrade / from warriors knights") == "TA-9.02"
    t.choose("upgrade / from warriors riflemen")
    assert (t.civ(0).ca, t.civ(0).ma, t.resources(0), t.count(0, "riflemen")) == (4, 1, 0, 1)


@rule("TA-9.02")
def test_upgrading_a_unit_needs_a_military_action() -> None:
    t = table()
    t.has(0, "swordsmen", "iron", "irrigation")
    t.goods(0, resources=9)
    t.actions(0, ma=0)
    t.acts(0)
    refusal = t.refusal("upgrade / from warriors swordsmen")
    assert (refusal.key, refusal.rule) == ("refused-short-of-military-actions", "TA-9.02")


@rule("TA-9.03")
def test_disbanding_a_unit_costs_a_military_action_and_frees_its_worker() -> None:
    t = table()
    t.acts(0)
    t.choose("destroy / on warriors")
    p = t.civ(0)
    assert (p.ca, p.ma, p.unused, t.count(0, "warriors")) == (4, 1, 2, 0)


@rule("TA-9.03")
def test_disbanding_a_unit_needs_a_military_action() -> None:
    t = table()
    t.actions(0, ma=0)
    t.acts(0)
    refusal = t.refusal("destroy / on warriors")
    assert (refusal.key, refusal.rule) == ("refused-short-of-military-actions", "TA-9.03")


@rule("TA-9.04")
def test_a_tactic_from_hand_costs_a_military_action_and_is_exclusive() -> None:
    t = table()
    t.hand(0, "legion")
    t.acts(0)
    assert t.refuses("tactic phalanx") == "TA-9.04"
    t.choose("tactic legion")
    p = t.civ(0)
    assert (p.ma, t.keys(p.own_tactics), t.keys((p.tactic,)), t.state.tactics) == (
        1,
        ["legion"],
        ["legion"],
        (),
    )
    t.choose("end")
    t.acts(1)
    assert t.refuses("copy legion") == "TA-9.05"


@rule("TA-9.05")
def test_copying_a_common_tactic_costs_two_military_actions() -> None:
    t = table()
    t.common("legion", "phalanx")
    t.acts(0)
    t.choose("copy phalanx")
    p = t.civ(0)
    assert (p.ma, t.keys((p.tactic,)), t.keys(t.state.tactics)) == (0, ["phalanx"], ["legion", "phalanx"])


@rule("TA-9.05")
def test_copying_needs_two_military_actions() -> None:
    t = table()
    t.common("legion")
    t.actions(0, ma=1)
    t.acts(0)
    refusal = t.refusal("copy legion")
    assert (refusal.key, refusal.args, refusal.rule) == (
        "refused-short-of-military-actions",
        {"count": 1},
        "TA-9.05",
    )


@rule("TA-9.05")
def test_the_tactic_one_already_has_is_not_copied() -> None:
    t = table()
    t.has(0, "legion")
    t.acts(0)
    refusal = t.refusal("copy legion")
    assert (refusal.key, refusal.rule) == ("refused-own-tactic", "TA-9.05")


@rule("TA-9.06")
def test_only_one_tactic_is_played_or_copied_in_a_phase() -> None:
    t = table()
    t.has(0, "strategy")
    t.hand(0, "legion", "phalanx")
    t.common("heavy_cavalry")
    t.acts(0)
    t.choose("tactic legion")
    assert (t.refuses("tactic phalanx"), t.refuses("copy heavy_cavalry")) == ("TA-9.06", "TA-9.06")


@rule("TA-9.07")
def test_a_replaced_tactic_stays_in_the_own_area_until_the_next_turn() -> None:
    t = table()
    t.exclusive(0, "legion")
    t.hand(0, "phalanx")
    t.acts(0)
    t.choose("tactic phalanx")
    p = t.civ(0)
    assert (t.keys(p.own_tactics), t.keys((p.tactic,))) == (["legion", "phalanx"], ["phalanx"])
    t.choose("end")
    t.takes_turn(0)
    assert (t.civ(0).own_tactics, t.keys(t.state.tactics)) == ((), ["legion", "phalanx"])


@rule("TA-9.08")
def test_barbarossas_population_and_unit_cost_one_military_action_together() -> None:
    t = table()
    t.has(0, "frederick_barbarossa")
    t.goods(0, food=1, resources=1)
    t.workers(0, unused=0)
    t.acts(0)
    assert t.after("use frederick_barbarossa") == ["muster warriors"]
    t.choose("use frederick_barbarossa / muster warriors")
    p = t.civ(0)
    assert (p.ca, p.ma, p.yellow, p.unused, t.count(0, "warriors")) == (4, 1, 17, 0, 2)
    assert (t.food(0), t.resources(0)) == (0, 0)
