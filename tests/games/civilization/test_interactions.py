"""Interactions that are easy to get wrong, each with its outcome."""

from __future__ import annotations

from tessera.games.civilization import game
from tessera.games.civilization.rules.board import SQUARE
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.kernel import Summand
from tessera.testing import rule
from tests.games.civilization.scenes import table


def legs_of_battle(t: CivilizationScript) -> None:
    while t.state.outcome is None and t.asked in ("BattleTurn", "AfterUnit"):
        t.choose(t.options[0])


@rule("CV-6.37")
def test_1_the_better_tech_alone_is_enough_and_forbids_the_basic_building() -> None:
    t = table(2, ("america", "china"))
    t.square("F", "b2", "b3", "b4", "c4", "d4")
    t.knows(0, "banking")
    t.manage(0)
    t.choose("city c3 / build bank / at d2")
    assert t.at(0, "d2") == "bank"
    assert "market" not in [
        t.state.content.rows[n].key for n in t.state.content.buildings_of(t.nation(0).techs)
    ]


@rule("CV-2.17", "CV-14.06")
def test_2_a_start_tech_keeps_its_level_in_an_exchange() -> None:
    t = table(2, ("america", "egypt"))  # Construction, level II
    t.events(0, "exchange_of_ideas", "knowledge_shared")
    t.knows(0, "pottery")
    t.start(0)
    assert t.refuses("play exchange_of_ideas") == "CV-7.14"
    t.choose("play knowledge_shared")
    assert t.techs(0)[-1] == "construction"


@rule("CV-11.13", "CV-11.14")
def test_4_a_lone_survivor_can_be_attacked_again() -> None:
    t = table(2, ("germany", "america"))
    t.army(0, "h4")
    t.army(1, "h5")
    t.units(0, "mounted_2", "mounted_3")
    t.units(1, "mounted_3", "mounted_1")
    t.move(0)
    t.choose("move h4 / to h5", "unit mounted_3 / front", "unit mounted_2 / against 1")
    b = t.state.battle
    assert b is not None
    assert b.fronts == ((-1, 0, t.number("mounted_3"), 2),)
    t.choose("unit mounted_1 / front", "unit mounted_3 / against 1")
    assert t.armies(0) == []  # both threes are dead, 0 against 1


@rule("CV-11.02", "CV-11.05")
def test_6_a_city_has_six_units_and_its_bonus_once() -> None:
    t = table(2, ("germany", "rome"))
    t.capital(1, "h6")
    t.army(0, "h4")
    t.units(0, "infantry_1")
    t.units(1, *["infantry_2"] * 8)
    t.move(0)
    t.choose("move h4 / to h6")
    facts = game.derived(t.state, 0).fight
    assert facts is not None
    assert (facts.hands, facts.bonuses) == ((1, 6), (0, 12))


@rule("CV-12.10", "CV-12.11", "CV-12.13")
def test_7_a_coin_that_comes_by_a_retreat_wins_at_once() -> None:
    t = table()
    t.square("Mo", "b2")
    t.has(0, tokens=14)
    t.army(1, "b2")
    t.move(1)
    t.choose("move b2 / to a2")
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("economy", (0,))


@rule("CV-4.21", "CV-12.09")
def test_8_a_blockading_scout_takes_the_square_from_its_victim_once_it_is_assigned() -> None:
    t = table()
    t.square("F", "m5")
    t.scout(0, "m5")
    assert (t.production(0, "c3"), t.production(1, "n6")) == (0, 0)
    t.start(0)
    t.choose("end", "send c3")
    assert (t.production(0, "c3"), t.production(1, "n6")) == (2, 0)


@rule("CV-4.12", "CV-4.13", "CV-14.07")
def test_10_a_forced_anarchy_lasts_at_least_through_the_turn() -> None:
    t = table(offer_budget=0)
    t.events(0, "the_citizens_are_revolting_1")
    t.knows(1, "monarchy")
    t.start(0, 1)
    t.choose("play the_citizens_are_revolting_1", "end")
    assert t.asked == "Rest"
    with t.edit() as s:
        s.turn += 1
    t.start(1)
    t.choose("govern monarchy_government")
    assert t.state.content.rows[t.nation(1).government].key == "monarchy_government"


@rule("CV-6.26", "CV-11.41")
def test_12_killed_units_feed_the_deck_again() -> None:
    t = table(2, ("germany", "china"))
    t.knows(0, "monarchy")
    t.goods(0, silk=1)
    t.units(1, "infantry_3")
    t.market()
    with t.edit() as s:
        s.unit_decks[1].take_all()
    t.square("F", "b2", "b3", "b4")
    t.manage(0)
    t.choose("use monarchy", "city c3 / train infantry")
    assert t.nation(0).forces.cards == (t.number("infantry_3"),)


@rule("CV-10.27")
def test_14_on_the_stepped_map_a_tile_can_border_two_others() -> None:
    t = table(3)
    t.hidden("e5", "i5")
    t.army(0, "h4", "i4")
    t.move(0)
    slots = t.state.board.slot_at
    assert slots[SQUARE["h5"]] != slots[SQUARE["i5"]]
    t.choose("move h4 / discover h5", "stop")
    assert t.state.layout.split()[1].startswith("tile")
    assert t.state.layout.split()[2] == "-"


@rule("CV-6.61", "CV-11.33")
def test_15_a_wonder_leaves_with_its_city() -> None:
    t = table(2, ("germany", "china"))
    t.city(1, "h6")
    t.builds(1, "the_colossus", "g5")
    t.army(0, "h4")
    t.units(0, "infantry_3", "mounted_3", "artillery_3")
    t.move(0)
    t.choose("move h4 / to h6")
    legs_of_battle(t)
    assert t.number("the_colossus") not in t.nation(1).cards
    assert t.number("the_colossus") in t.state.lost_wonders


@rule("CV-10.21", "CV-10.22")
def test_17_a_step_into_battle_can_still_be_prevented() -> None:
    t = table(2, ("germany", "china"))
    t.army(0, "h4")
    t.army(1, "h5")
    t.events(1, "defection")
    t.move(0)
    t.choose("move h4 / to h5")
    assert (t.asked, t.seat) == ("Interrupt", 1)
    t.choose("play defection / at h4")
    assert (t.armies(0), t.armies(1)) == ([], ["h5"])


def test_numbers_say_what_they_are_made_of() -> None:
    t = table()
    t.square("F", "b2")
    t.governs(0, "communism_government")
    t.knows(0, "civil_service")
    t.has(0, tokens=2)
    explain = game.explain
    assert explain(t.state, 0, "production:c3") == [
        Summand("map", 2),
        Summand("government:communism_government", 2),
    ]
    assert explain(t.state, 0, "coins") == [Summand("tokens", 2), Summand("tech:civil_service", 1)]
    assert explain(t.state, 0, "culture:c3")[-1] == Summand("government:communism_government", -1)
    assert explain(t.state, 0, "trade") == []
