"""Resource abilities (CV-7) and what each tech does."""

from __future__ import annotations

import pytest

from tessera.games.civilization import game
from tessera.games.civilization.rules.announcing import CancelOrPass
from tessera.games.civilization.rules.board import SQUARE
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.kernel.window import Sealed
from tessera.testing import rule
from tests.games.civilization.scenes import table


def with_tech(*techs: str, seats: int = 2) -> CivilizationScript:
    t = table(seats, ("germany", "china", "rome", "america"))
    t.knows(0, *techs)
    return t


@rule("CV-7.01", "CV-6.14")
@pytest.mark.parametrize(("tech", "amount"), [("animal_husbandry", 3), ("construction", 5), ("banking", 7)])
def test_wheat_makes_a_city_produce_more(tech: str, amount: int) -> None:
    t = with_tech(tech)
    t.city(0, "g3")
    t.goods(0, wheat=1)
    t.manage(0)
    t.choose(f"use {tech} / boost g3")
    assert (t.production(0, "g3"), t.production(0, "c3")) == (amount, 0)
    assert t.nation(0).resources[0] == 0


@rule("CV-7.01")
@pytest.mark.parametrize(("tech", "amount"), [("currency", 3), ("chivalry", 5), ("metal_casting", 7)])
def test_incense_brings_culture(tech: str, amount: int) -> None:
    t = with_tech(tech)
    t.goods(0, incense=1)
    t.manage(0)
    t.choose(f"use {tech}")
    assert t.nation(0).culture == amount


@rule("CV-7.01")
def test_an_ability_needs_its_resource() -> None:
    t = with_tech("currency")
    t.goods(0, wheat=1)
    t.manage(0)
    assert t.refuses("use currency") == "CV-7.01"


@rule("CV-7.02", "CV-7.06")
def test_each_ability_once_a_turn_but_equal_texts_count_separately() -> None:
    t = with_tech("currency", "chivalry")
    t.goods(0, incense=2)
    t.markers(0, "hut_incense")
    t.manage(0)
    t.choose("use currency / pay incense")
    assert t.refuses("use currency") == "CV-7.02"
    t.choose("use chivalry / pay incense")
    assert t.nation(0).culture == 8


@rule("CV-7.02", "CV-7.17", "CV-6.05")
def test_atomic_theory_has_two_abilities() -> None:
    t = with_tech("atomic_theory")
    t.markers(0, "village_uranium", "village_uranium")
    t.city(1, "j3")
    t.manage(0)
    t.choose("use atomic_theory")
    assert t.nation(0).more_acts == 1
    t.choose("city c3 / devote", "city c3 / devote")
    assert t.nation(0).culture == 2
    t.move(0)
    t.choose("use atomic_theory / strike j3")
    assert t.nation(1).cities == (SQUARE["n6"],)


@rule("CV-7.17")
def test_no_more_actions_for_a_capital_under_anarchy() -> None:
    t = with_tech("atomic_theory")
    t.governs(0, "anarchy_government")
    t.markers(0, "village_uranium")
    t.city(0, "g3")
    t.manage(0)
    t.choose("use atomic_theory")
    assert t.refuses("city c3") == "CV-6.03"


@rule("CV-7.12")
def test_an_atomic_strike_destroys_a_city_with_all_around_it() -> None:
    t = with_tech("atomic_theory")
    t.markers(0, "village_uranium")
    t.city(1, "j3")
    t.builds(1, "temple", "i2")
    t.builds(1, "stonehenge", "k2")
    t.builds(1, "artist", "k4")
    t.army(0, "i3")
    t.army(1, "j4", "m5")
    t.has(1, trade=3)
    t.move(0)
    t.choose("use atomic_theory")
    assert (t.armies(0), t.armies(1)) == ([], ["m5"])
    assert t.nation(1).stands == ()
    assert t.state.lost_wonders.count(t.number("stonehenge")) == 1
    assert t.state.lost_people == (t.number("artist"),)
    assert t.nation(0).trade == 0


@rule("CV-7.12", "CV-7.14")
def test_a_capital_cannot_be_struck() -> None:
    t = with_tech("atomic_theory")
    t.markers(0, "village_uranium")
    t.army(0, "g3")
    t.move(0)
    assert t.refuses("use atomic_theory") == "CV-7.14"


@rule("CV-7.03", "CV-7.01")
def test_any_resource_pays_where_any_is_asked_for() -> None:
    t = with_tech("philosophy")
    t.goods(0, silk=1)
    t.markers(0, "hut_spy")
    t.events(0, "a_generous_gift")
    t.manage(0)
    t.chance(t.number("scientist"))
    t.choose("use philosophy", "at b2")
    assert t.at(0, "b2") == "scientist"
    assert (t.nation(0).resources[1], len(t.nation(0).markers), t.hand(0)) == (0, 0, [])


@rule("CV-7.14")
def test_no_philosophy_without_great_people() -> None:
    t = with_tech("philosophy")
    t.goods(0, silk=1, iron=1, wheat=1)
    with t.edit() as s:
        s.lost_people = s.people.take_all()
    t.manage(0)
    assert t.refuses("use philosophy") == "CV-7.14"


@rule("CV-14.15", "CV-14.21")
def test_whoever_can_stop_a_city_action_is_asked_even_if_only_attacks_matter() -> None:
    t = with_tech()
    t.markers(1, "hut_spy")  # China knows Writing
    t.manage(0)
    t.choose("city c3 / devote")
    top = t.state.agenda[-1]
    assert isinstance(top, Sealed)
    question = top.question_of(1)
    assert isinstance(question, CancelOrPass)
    assert question.targeted(t.state)


@rule("CV-7.07", "CV-14.19")
def test_writing_cancels_a_city_action_that_is_spent_without_cost() -> None:
    t = with_tech()
    t.square("F", "b2")
    t.has(0, trade=6)
    t.markers(1, "hut_spy")
    t.manage(0)
    t.choose("city c3 / army / at b4")
    t.choose("use writing hut_spy")
    p = t.nation(0)
    assert (p.armies, p.trade, p.boost, p.acts) == ((), 6, (0,), (1,))
    assert len(t.nation(1).markers) == 0


@rule("CV-7.08", "CV-14.19")
def test_mass_media_cancels_an_ability_whose_price_is_lost() -> None:
    t = with_tech("currency")
    t.knows(1, "mass_media")
    t.goods(0, incense=1)
    t.markers(1, "village_spy")
    t.manage(0)
    t.choose("use currency")
    t.choose("use mass_media village_spy")
    assert (t.nation(0).culture, t.nation(0).resources[2]) == (0, 0)
    assert t.refuses("use currency") == "CV-7.02"


@rule("CV-7.09", "CV-14.16", "CV-14.17")
def test_a_cancelling_ability_can_be_cancelled_itself() -> None:
    t = with_tech("mass_media")
    t.square("F", "b2", "b3")
    t.markers(0, "village_spy")
    t.markers(1, "hut_spy")
    t.manage(0)
    t.choose("city c3 / army / at b4")
    assert t.seat == 1
    t.choose("use writing hut_spy")
    assert t.seat == 0
    t.choose("use mass_media village_spy")
    assert t.armies(0) == ["b4"]


@rule("CV-7.10")
def test_communism_locks_a_square_for_everybody() -> None:
    t = with_tech("communism")
    t.markers(0, "hut_spy")
    t.army(0, "g3")
    t.army(1, "k3")
    t.move(0, 1)
    t.choose("use communism / tile i1 / at k3")
    assert t.refusal("move k3").rule == "CV-7.10"
    t.choose("end")
    assert t.asked == "Rest"  # seat 1 cannot move at all
    assert t.armies(1) == ["k3"]


@rule("CV-7.10")
def test_a_locked_square_may_be_entered() -> None:
    t = with_tech("communism")
    t.markers(0, "hut_spy")
    t.army(0, "g3", "h4")
    t.move(0)
    t.choose("use communism / tile e1 / at g3")
    t.choose("move h4 / with 1 0 / to g3")
    while t.asked != "Rest":
        t.choose(t.options[-1])
    assert t.armies(0) == ["g3", "g3"]


@rule("CV-7.10")
def test_who_stands_in_a_locked_square_discovers_nothing() -> None:
    t = with_tech("communism", seats=2)
    t.hidden("i1")
    t.army(0, "g4", "h5")
    t.markers(0, "hut_spy")
    t.move(0)
    t.choose("use communism / tile e1 / at h4")
    t.choose("move h5 / to h4")
    while t.asked != "MoveMenu":
        assert "discover i4" not in t.options
        t.choose(t.options[-1])
    assert t.options == ["move g4", "end"]


@rule("CV-7.11", "CV-12.15")
def test_steam_power_ships_figures() -> None:
    t = with_tech("steam_power")
    t.square("W", "k3", "l3")
    t.army(1, "l3")
    t.army(0, "e4")
    t.scout(0, "e4")
    t.goods(0, silk=1)
    t.manage(0)
    t.choose("use steam_power")
    assert (t.armies(0), t.scouts(0)) == (["k3"], ["k3"])
    t.move(0)
    assert t.asked == "Rest"


@rule("CV-7.11")
def test_only_those_that_were_shipped_do_not_move() -> None:
    t = with_tech("steam_power")
    t.square("W", "k3")
    t.army(0, "e4", "k3")
    t.goods(0, silk=1)
    t.manage(0)
    t.choose("use steam_power / from e4")
    t.move(0)
    t.choose("move k3 / to k5")
    while t.asked == "OnTheWay":
        t.choose("stop")
    assert t.armies(0) == ["k3", "k5"]
    assert t.asked == "Rest"


@rule("CV-7.11", "CV-14.08")
def test_those_that_were_shipped_do_not_move_even_if_they_are_led_astray() -> None:
    t = with_tech("steam_power")
    t.square("W", "k3")
    t.army(0, "e4")
    t.scout(0, "e4")
    t.goods(0, silk=1)
    t.events(1, "disoriented")
    t.manage(0, 1)
    t.choose("use steam_power")
    t.choose("end", "play disoriented / to k5")
    assert (t.armies(0), t.scouts(0)) == (["k5"], ["k5"])
    t.move(0)
    assert t.asked == "Rest"


@rule("CV-7.13", "CV-6.39")
def test_gunpowder_destroys_any_building_even_walls() -> None:
    t = with_tech("gunpowder")
    t.goods(0, silk=1, wheat=1)
    t.walls(1, "n6")
    t.builds(1, "temple", "m5")
    t.manage(0)
    t.choose("use gunpowder / raze n6")
    assert t.nation(1).walled == ()
    assert t.at(1, "m5") == "temple"


@rule("CV-7.15", "CV-14.12", "CV-14.17")
def test_a_cancelled_gift_does_not_pay() -> None:
    t = with_tech("chivalry", "animal_husbandry")
    t.events(0, "a_generous_gift")
    t.goods(0, wheat=1)
    t.events(1, "jousting_tourney")
    t.manage(0)
    t.choose("use animal_husbandry / pay a_generous_gift")
    assert (t.asked, t.seat) == ("CancelOrPass", 1)
    t.choose("play jousting_tourney")
    assert t.asked == "PayOtherwise"
    assert t.options == ["pay wheat", "take-back"]
    t.choose("take-back")
    assert t.nation(0).resources[0] == 1
    assert "use animal_husbandry" in t.options


@rule("CV-7.15")
def test_the_payment_may_be_completed_otherwise() -> None:
    t = with_tech("animal_husbandry")
    t.events(0, "a_generous_gift")
    t.goods(0, wheat=1)
    t.events(1, "jousting_tourney")
    t.manage(0)
    t.choose("use animal_husbandry / pay a_generous_gift")
    t.choose("play jousting_tourney", "pay wheat")
    assert t.production(0, "c3") == 3


@rule("CV-14.12")
def test_a_gift_from_afar_gives_another_player_a_coin() -> None:
    t = with_tech("animal_husbandry", seats=3)
    t.events(0, "a_gift_from_afar")
    t.manage(0)
    t.choose("use animal_husbandry", "favour 2")
    assert [t.coins(seat) for seat in range(3)] == [0, 0, 1]
    assert t.production(0, "h3") == 3


@rule("CV-14.12", "CV-1.06")
def test_a_princely_gift_is_uranium_too() -> None:
    t = with_tech("atomic_theory")
    t.events(0, "a_princely_gift")
    t.manage(0)
    t.choose("use atomic_theory")
    assert t.nation(0).more_acts == 1
    other = with_tech("atomic_theory")
    other.events(0, "a_generous_gift")
    other.manage(0)
    assert other.refuses("use atomic_theory") == "CV-7.01"


@rule("CV-7.16", "CV-7.14")
def test_monarchy_kills_a_random_unit() -> None:
    t = with_tech("monarchy", seats=3)
    t.goods(0, silk=1)
    t.units(1, "infantry_2", "infantry_3")
    t.manage(0)
    t.chance(t.number("infantry_3"))
    t.choose("use monarchy / murder 1")
    assert t.nation(1).forces.cards == (t.number("infantry_2"),)
    assert t.number("infantry_3") in t.state.used_units[1]


@rule("CV-7.14")
def test_no_kill_against_an_empty_army() -> None:
    t = with_tech("monarchy")
    t.goods(0, silk=1)
    t.market()
    t.manage(0)
    assert t.refuses("use monarchy") == "CV-7.14"


@rule("CV-7.18")
def test_abilities_are_used_in_the_own_part_of_the_phase() -> None:
    t = with_tech("currency")
    t.goods(0, incense=1)
    t.manage(1, 0)
    assert t.seat == 1
    t.choose("end")
    assert "use currency" in t.options
    t.move(0)
    assert t.asked == "Rest"


# --- permanent numbers of techs -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tech", "what", "value"),
    [
        ("horseback_riding", "speed", 3),
        ("sailing", "speed", 4),
        ("steam_power", "speed", 5),
        ("flight", "speed", 6),
        ("masonry", "stacking", 3),
        ("printing_press", "stacking", 4),
        ("biology", "stacking", 5),
        ("replaceable_parts", "stacking", 6),
        ("irrigation", "most_cities", 3),
        ("pottery", "hand_size", 3),
        ("civil_service", "hand_size", 3),
        ("theology", "hand_size", 3),
        ("civil_service", "coins", 1),
        ("railroad", "coins", 1),
        ("computers", "coins", 1),
    ],
)
@rule("CV-10.01", "CV-10.04", "CV-14.01", "CV-12.10")
def test_printed_numbers(tech: str, what: str, value: int) -> None:
    t = with_tech(tech)
    assert getattr(game.derived(t.state, 0).nations[0], what) == value
