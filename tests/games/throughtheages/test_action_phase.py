"""The Action Phase in general: order, payment, totals, actions got back (TA-7)."""

from __future__ import annotations

from tessera.testing import rule
from tests.games.throughtheages.scenes import table


@rule("TA-7.01")
def test_actions_come_in_any_order_until_the_player_ends_the_phase() -> None:
    t = table()
    t.goods(0, food=2, resources=4)
    t.acts(0)
    t.choose("build warriors", "grow", "build bronze")
    assert (t.civ(0).ca, t.civ(0).ma, t.asked) == (2, 1, "ActionPhase")
    t.choose("end")
    assert t.asked == "Rest"


@rule("TA-7.02")
def test_an_action_that_cannot_be_paid_is_refused_with_what_is_missing() -> None:
    t = table()
    t.goods(0, resources=1)
    t.acts(0)
    refusal = t.refusal("build philosophy")
    assert (refusal.key, refusal.args, refusal.rule) == (
        "refused-short-of-resources",
        {"count": 2},
        "TA-8.20",
    )


@rule("TA-7.02")
def test_an_action_card_whose_order_cannot_be_carried_out_is_refused() -> None:
    t = table()
    t.hand(0, "rich_land_a")
    t.workers(0, unused=0)
    t.goods(0, resources=5)
    t.acts(0)
    assert t.refuses("play rich_land_a") == "TA-10.02"


@rule("TA-7.03")
def test_actions_of_a_higher_total_are_available_at_once() -> None:
    t = table()
    t.hand(0, "code_of_laws", "warfare")
    t.points(0, science=11)
    t.acts(0)
    t.choose("develop code_of_laws", "develop warfare")
    assert (t.civ(0).ca, t.civ(0).ma) == (3, 3)


@rule("TA-7.03")
def test_when_a_total_falls_spent_actions_go_first() -> None:
    t = table(2, mix="pure")
    t.hand(0, "ian_fleming")
    t.has(0, "nelson_mandela")
    assert t.civ(0).ca_total == 5
    t.actions(0, ca=3)
    t.acts(0)
    t.choose("lead ian_fleming")
    assert (t.civ(0).ca, t.civ(0).ca_total) == (3, 4)


@rule("TA-7.04")
def test_an_action_is_got_back_only_if_one_was_spent() -> None:
    t = table()
    t.has(0, "isaac_newton")
    t.hand(0, "iron", "breakthrough_1")
    t.points(0, science=10)
    t.acts(0)
    t.choose("develop iron")
    assert t.civ(0).ca == 4
    with t.edit():
        t.hand(0, "monarchy")
    t.reveals("development_of_civilization")
    assert t.civ(0).ca == 4


@rule("TA-7.05")
def test_several_discounts_add_up_but_not_below_nothing() -> None:
    t = table()
    t.has(0, "masonry", "william_shakespeare", "drama", "printing_press")
    t.workers(0, drama=1)
    t.hand(0, "urban_growth_2")
    t.acts(0)
    t.choose("play urban_growth_2 / build printing_press")
    assert (t.count(0, "printing_press"), t.resources(0)) == (1, 0)


@rule("TA-7.06")
def test_a_partner_pays_without_being_asked() -> None:
    t = table(3)
    t.signed("scientific_cooperation", 1, 0)
    t.hand(0, "iron")
    t.points(0, science=5)
    t.points(1, science=5)
    t.acts(0)
    t.choose("develop iron")
    assert (t.civ(0).science, t.civ(1).science, t.asked) == (2, 4, "ActionPhase")


@rule("TA-7.07")
def test_temporary_military_actions_are_spent_first_and_are_no_tokens() -> None:
    t = table()
    t.hand(0, "patriotism_a")
    t.goods(0, resources=3)
    t.acts(0)
    t.choose("play patriotism_a")
    assert (t.civ(0).ma_total, t.rating(0, "military hand")) == (2, 2)
    t.choose("build warriors")
    assert t.civ(0).ma == 2


@rule("TA-7.07")
def test_temporary_actions_are_lost_at_the_end_of_the_turn() -> None:
    t = table()
    t.hand(0, "patriotism_a")
    t.takes_turn(0)
    t.choose("pass", "play patriotism_a", "end")
    assert (t.state.turn.extra_ma, t.civ(0).ma, t.civ(0).ma_total) == (0, 2, 2)


@rule("TA-7.02")
def test_words_that_name_no_action_are_refused_like_any_other() -> None:
    t = table()
    t.acts(0)
    for text in (
        "build legion+",
        "stage homer",
        "from iron bronze",
        "use legion",
        "play homer",
        "copy nothing",
    ):
        assert t.refusal(text).key.startswith("refused-")
