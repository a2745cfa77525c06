"""Where several civil rules meet, and mistakes are easily made."""

from __future__ import annotations

from tessera.testing import rule
from tests.games.throughtheages.scenes import table


@rule("TA-15.05", "TA-15.30")
def test_an_uprising_skips_corruption_and_consumption_too() -> None:
    t = table()
    t.banks(0, yellow=4, blue=0)
    t.workers(0, unused=0)
    t.stores(0, bronze=5, agriculture=5)
    t.points(0, culture=9)
    t.ends_turn(0)
    p = t.civ(0)
    assert (t.resources(0), t.food(0), p.culture, p.science) == (5, 5, 9, 0)
    assert len(p.military_hand.cards) == 2


@rule("TA-19.01")
def test_an_age_ends_in_the_middle_of_a_replenishment_on_any_players_turn() -> None:
    t = table(3)
    t.row("-", "-", "knights")
    t.deck(1, "iron")
    t.takes_turn(2)
    assert (t.state.age, t.in_row()[:2], t.asked, t.seat) == (2, ["knights", "iron"], "PoliticalAction", 2)


@rule("TA-13.02")
def test_thirteen_to_sixteen_tokens_need_one_face_only() -> None:
    t = table()
    t.banks(0, yellow=13)
    assert t.rating(0, "discontent") == 1


@rule("TA-11.15", "TA-21.02")
def test_hammurabis_military_action_does_not_disturb_a_revolution() -> None:
    t = table()
    t.has(0, "hammurabi")
    t.hand(0, "monarchy")
    t.points(0, science=2)
    t.row("iron")
    t.acts(0)
    t.choose("use hammurabi", "take 1", "revolt monarchy")
    assert (t.civ(0).ca, t.civ(0).ma, t.keys((t.civ(0).government,))) == (0, 2, ["monarchy"])


@rule("TA-11.11")
def test_more_actions_of_the_new_government_are_lost_for_the_turn() -> None:
    t = table()
    t.hand(0, "republic")
    t.points(0, science=3)
    t.takes_turn(0)
    t.choose("pass", "revolt republic")
    assert t.civ(0).ca == 0
    t.choose("end")
    assert t.civ(0).ca == 7


@rule("TA-11.14")
def test_robespierres_revolution_gives_civil_actions_at_once_and_military_ones_later() -> None:
    t = table()
    t.has(0, "maximilien_robespierre")
    t.hand(0, "communism")
    t.points(0, science=5)
    t.takes_turn(0)
    t.choose("pass", "revolt communism")
    assert (t.civ(0).ca, t.civ(0).ma) == (7, 0)
    t.choose("end")
    assert (t.civ(0).ma, len(t.civ(0).military_hand.cards)) == (6, 0)


@rule("TA-15.02", "TA-8.02")
def test_the_military_limit_is_checked_at_the_end_of_the_own_turn_only() -> None:
    t = table()
    t.hand(0, "legion", "phalanx", "raid_1", "plunder_1")
    t.takes_turn(0)
    t.choose("pass")
    assert len(t.civ(0).military_hand.cards) == 4
    t.choose("end")
    assert t.asked == "DiscardMilitary"


@rule("TA-14.05")
def test_blue_tokens_never_move_up() -> None:
    t = table()
    t.has(0, "iron")
    t.stores(0, bronze=4)
    t.banks(0, blue=0)
    t.hand(0, "reserves_1")
    t.acts(0)
    t.choose("play reserves_1 / choose resources")
    assert t.resources(0) == 4


@rule("TA-5.08")
def test_a_tactic_is_exclusive_until_the_owners_next_turn() -> None:
    t = table()
    t.hand(0, "legion")
    t.takes_turn(0)
    t.choose("pass", "tactic legion", "end", "pass")
    assert (t.seat, t.refuses("copy legion")) == (1, "TA-9.05")
    t.choose("end")
    assert (t.seat, t.keys(t.state.tactics)) == (0, ["legion"])


@rule("TA-10.06", "TA-15.30")
def test_unused_military_actions_of_patriotism_draw_cards_up_to_three() -> None:
    t = table()
    t.has(0, "strategy")
    t.hand(0, "patriotism_a")
    t.takes_turn(0)
    t.choose("pass", "play patriotism_a", "end")
    assert len(t.civ(0).military_hand.cards) == 3


@rule("TA-8.41", "TA-8.42")
def test_several_stages_with_one_action_may_complete_a_wonder() -> None:
    t = table()
    t.has(0, "architecture")
    t.builds(0, "pyramids")
    t.goods(0, resources=6)
    t.acts(0)
    t.choose("stage 3")
    p = t.civ(0)
    assert (t.keys(p.wonders), p.ca, p.blue, t.resources(0)) == (["pyramids"], 4, 16, 0)
