"""Battle (CV-11): hands, fronts, wounds, losses, loot, barbarians, and the rulebook's examples."""

from __future__ import annotations

import pytest

from tessera.games.civilization import game
from tessera.games.civilization.rules.board import SQUARE
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.kernel import ask, only
from tessera.testing import rule
from tests.games.civilization.scenes import table


def meeting(
    attack: tuple[str, ...],
    defence: tuple[str, ...],
    *,
    armies: int = 1,
    civs: tuple[str, str] = ("germany", "rome"),
) -> CivilizationScript:
    """Armies of both meet in the open: seat 0 attacks h5 from h4."""
    t = table(2, civs)
    t.army(0, *["h4"] * armies)
    t.army(1, "h5")
    t.units(0, *attack)
    t.units(1, *defence)
    return t


def attack(t: CivilizationScript, armies: int = 1, to: str = "h5") -> None:
    t.move(0)
    t.choose(f"move h4 / with {armies} 0 / to {to}")


def play_out(t: CivilizationScript) -> None:
    """Everybody plays the first thing that comes to mind."""
    while t.state.outcome is None and t.asked in ("BattleTurn", "AfterUnit"):
        t.choose(t.options[0])


def besieged(*defence: str, walls: bool = False, capital: bool = False) -> CivilizationScript:
    """Seat 0 attacks the city of seat 1 on h6, or its capital, from h4."""
    t = table(2, ("germany", "rome"))
    if capital:
        t.capital(1, "h6")
    else:
        t.city(1, "h6")
    if walls:
        t.walls(1, "h6")
    t.army(0, "h4", "h4")
    t.units(1, *defence)
    return t


# --- preparation ----------------------------------------------------------------------------------------------


@rule("CV-11.01", "CV-11.02")
@pytest.mark.parametrize(("armies", "hand"), [(1, 3), (2, 5)])
def test_a_battle_hand_has_three_units_and_two_for_each_further_army(armies: int, hand: int) -> None:
    units = ("infantry_2",) * 3 + ("mounted_2",) * 3 + ("artillery_2",) * 3
    t = meeting(units, ("infantry_1",), armies=armies)
    attack(t, armies)
    assert len(t.nation(0).fighting) == hand
    assert len(t.nation(0).forces) == 9 - hand


@rule("CV-11.02")
def test_fundamentalism_and_computers_add_to_the_hand() -> None:
    units = ("infantry_2",) * 3 + ("mounted_2",) * 3 + ("artillery_2",) * 3
    t = meeting(units, ("infantry_1",))
    t.governs(0, "fundamentalism_government")
    t.knows(0, "computers")
    t.has(0, tokens=9)
    attack(t)
    assert len(t.nation(0).fighting) == 3 + 1 + 2


@rule("CV-11.02", "CV-11.45")
def test_a_city_defends_with_three_more_units() -> None:
    t = besieged(*["infantry_2"] * 5, *["mounted_2"] * 4)
    t.units(0, "infantry_1")
    attack(t, 1, "h6")
    assert len(t.nation(1).fighting) == 6


@rule("CV-11.02")
def test_with_fewer_units_all_are_drawn() -> None:
    t = meeting(("infantry_2",), ("infantry_1", "mounted_1"))
    attack(t)
    assert (len(t.nation(0).fighting), len(t.nation(1).fighting)) == (1, 2)


@rule("CV-11.03", "CV-11.33")
def test_a_city_without_units_is_defended_by_its_bonus() -> None:
    t = besieged()
    t.units(0, "infantry_2", "infantry_3")
    attack(t, 1, "h6")
    play_out(t)
    assert SQUARE["h6"] in t.nation(1).cities  # 5 against 6
    strong = besieged()
    strong.units(0, "infantry_3", "infantry_3", "mounted_2")
    attack(strong, 1, "h6")
    play_out(strong)
    assert SQUARE["h6"] not in strong.nation(1).cities


@rule("CV-11.04", "CV-13.08")
def test_units_fight_with_the_rank_of_their_owner() -> None:
    t = meeting(("mounted_1",), ("mounted_1",))  # the rulebook's Knights have 2
    t.knows(0, "chivalry")
    attack(t)
    t.choose("unit mounted_1 / front")
    t.choose("unit mounted_1 / against 1")
    assert t.armies(1) == []


@rule("CV-11.05", "CV-11.06")
def test_the_combat_bonus_is_one_difference() -> None:
    t = meeting(("infantry_1",), ("infantry_1",))
    t.builds(0, "academy", "b2")
    t.builds(0, "general", "b3")
    t.builds(0, "general", "b4")  # the rulebook's 12 against 8
    t.builds(1, "academy", "m5")
    t.builds(1, "general", "m6")
    attack(t)
    t.choose("unit infantry_1 / front", "unit infantry_1 / front")
    won = t.heard("battle-won")[0]
    assert (won.args["attack"], won.args["defence"]) == (5, 1)


@rule("CV-11.05", "CV-12.06")
def test_a_blockaded_barracks_does_not_count() -> None:
    t = meeting(("infantry_1",), ("infantry_1",))
    t.builds(0, "barracks", "b2")
    t.scout(1, "b2")
    attack(t)
    facts = game.derived(t.state, 0).fight
    assert facts is not None
    assert facts.bonuses == (0, 0)


@rule("CV-11.05")
@pytest.mark.parametrize(
    ("walls", "capital", "bonus"), [(False, False, 6), (True, False, 10), (False, True, 12), (True, True, 16)]
)
def test_cities_and_walls_help_the_defender(walls: bool, capital: bool, bonus: int) -> None:
    t = besieged("infantry_1", walls=walls, capital=capital)
    t.units(0, "infantry_2")
    attack(t, 1, "h6")
    facts = game.derived(t.state, 0).fight
    assert facts is not None
    assert facts.bonuses == (0, bonus)


@rule("CV-11.07")
def test_combustion_brings_walls_down_before_the_battle() -> None:
    t = besieged("infantry_1", walls=True)
    t.units(0, "infantry_2")
    t.knows(0, "combustion")
    attack(t, 1, "h6")
    assert t.seat == 1  # the defender begins
    assert t.nation(1).walled == ()


# --- engagement -----------------------------------------------------------------------------------------------


@rule("CV-11.10")
def test_the_defender_plays_first_and_both_alternate() -> None:
    t = meeting(("infantry_2", "infantry_2"), ("infantry_2", "infantry_2"))
    attack(t)
    order = []
    while t.asked == "BattleTurn":
        order.append(t.seat)
        t.choose("unit infantry_2 / front")
    assert order == [1, 0, 1, 0]


@rule("CV-11.10")
def test_the_attacker_of_a_walled_city_plays_first() -> None:
    t = besieged("infantry_1", walls=True)
    t.units(0, "infantry_2")
    attack(t, 1, "h6")
    assert t.seat == 0


@rule("CV-11.10")
def test_a_player_without_units_is_skipped() -> None:
    t = meeting(("infantry_2", "infantry_2"), ())
    attack(t)
    assert t.seat == 0
    t.choose("unit infantry_2", "unit infantry_2")
    assert t.armies(1) == []


@rule("CV-11.12")
def test_example_1_a_new_front_is_no_fight() -> None:
    t = meeting(("mounted_2",), ("mounted_3",))
    attack(t)
    t.choose("unit mounted_3 / front", "unit mounted_2 / front")
    t.choose("decline")  # Code of Laws
    assert t.armies(0) == []  # 2 against 3, nobody was killed
    assert len(t.nation(1).forces) == 1


@rule("CV-11.12", "CV-11.14", "CV-11.15")
def test_examples_2_and_3_wounds_stay_and_wounded_units_strike_in_full() -> None:
    t = meeting(("mounted_3", "mounted_1"), ("mounted_2", "mounted_3"))
    attack(t)
    t.choose("unit mounted_2 / front")
    t.choose("unit mounted_3 / against 1")
    b = t.state.battle
    assert b is not None
    assert b.fronts == ((t.number("mounted_3"), 2, -1, 0),)
    t.choose("unit mounted_3 / against 1")
    assert b.killed == ((t.number("mounted_3"),), (t.number("mounted_2"), t.number("mounted_3")))


@rule("CV-11.16")
def test_example_4_who_trumps_strikes_first() -> None:
    t = meeting(("mounted_3", "mounted_1"), ("mounted_2", "infantry_3"))
    attack(t)
    t.choose("unit mounted_2 / front")
    t.choose("unit mounted_3 / against 1")
    t.choose("unit infantry_3 / against 1")
    b = t.state.battle
    assert b is not None
    assert b.fronts == ((-1, 0, t.number("infantry_3"), 0),)


@rule("CV-11.16")
@pytest.mark.parametrize(
    ("first", "second"), [("infantry", "mounted"), ("mounted", "artillery"), ("artillery", "infantry")]
)
def test_the_attacked_unit_trumps_as_well(first: str, second: str) -> None:
    t = meeting((f"{second}_3", "mounted_1"), (f"{first}_3", "infantry_1"))
    attack(t)
    t.choose(f"unit {first}_3 / front")
    t.choose(f"unit {second}_3 / against 1")
    b = t.state.battle
    assert b is not None
    assert b.killed == ((t.number(f"{second}_3"),), ())
    assert b.fronts == ((-1, 0, t.number(f"{first}_3"), 0),)


@rule("CV-11.17")
@pytest.mark.parametrize("aircraft", ["aircraft_5", "aircraft_6", "aircraft_7"])
def test_aircraft_neither_trump_nor_are_trumped(aircraft: str) -> None:
    t = meeting((aircraft, "infantry_1"), ("infantry_3", "mounted_1"))
    t.knows(0, "flight")
    attack(t)
    t.choose("unit infantry_3 / front", f"unit {aircraft} / against 1")
    b = t.state.battle
    assert b is not None
    assert b.fronts == ((t.number(aircraft), 3, -1, 0),)


@rule("CV-11.13")
def test_a_front_with_two_units_is_closed() -> None:
    t = meeting(("infantry_2", "mounted_2"), ("infantry_1", "infantry_2"))
    attack(t)
    t.choose("unit infantry_1 / front", "unit infantry_2 / front")
    with t.edit() as s:
        assert s.battle is not None
        s.battle.fronts = ((t.number("mounted_3"), 0, t.number("mounted_3"), 0), *s.battle.fronts)
    t.choose("unit infantry_2 / front")
    assert t.refuses("unit mounted_2 / against 1") == "CV-11.13"
    t.choose("unit mounted_2 / against 2")
    assert t.heard("unit-killed")


@rule("CV-11.18")
def test_himeji_makes_all_units_stronger() -> None:
    t = meeting(("infantry_2",), ("infantry_2",))
    t.builds(0, "himeji_samurai_castle", "b2")
    attack(t)
    t.choose("unit infantry_2 / front", "unit infantry_2 / against 1")
    assert t.armies(1) == []
    assert t.nation(0).forces.cards == (t.number("infantry_2"),)


@rule("CV-11.19", "CV-7.05", "CV-7.04")
def test_metalworking_sharpens_one_attack() -> None:
    t = meeting(("infantry_1",), ("infantry_3",))
    t.goods(0, iron=1)
    t.knows(1, "democracy")
    attack(t)
    t.choose("unit infantry_3 / front")
    t.choose("use metalworking", "unit infantry_1 / against 1")
    assert t.heard("unit-killed")[0].args["card"] == "infantry_3"


@rule("CV-11.19", "CV-7.14")
def test_metalworking_needs_somebody_to_attack() -> None:
    t = meeting(("infantry_1",), ())
    t.goods(0, iron=1)
    attack(t)
    assert t.refuses("use metalworking") == "CV-7.14"


@rule("CV-11.19")
def test_a_sharpened_unit_that_opens_a_front_gains_nothing() -> None:
    t = meeting(("infantry_1",), ("infantry_3",))
    t.goods(0, iron=1)
    attack(t)
    t.choose("unit infantry_3 / front", "use metalworking", "unit infantry_1 / front")
    assert t.armies(0) == []


@rule("CV-11.20", "CV-11.24")
@pytest.mark.parametrize(("tech", "wounds"), [("mathematics", 3), ("ballistics", 6)])
def test_iron_wounds_enemy_units(tech: str, wounds: int) -> None:
    t = meeting(("artillery_1", "artillery_1"), ("infantry_3", "infantry_3", "infantry_3"))
    t.knows(0, tech)
    t.goods(0, iron=1)
    attack(t)
    t.choose("unit infantry_3 / front", "unit artillery_1 / front")
    while t.asked == "AfterUnit" and t.seat == 0:
        t.choose("end")
    t.choose("unit infantry_3 / front")
    text = f"use {tech} / wound 1 3"
    t.choose(text + (" / wound 3 3" if wounds == 6 else ""))
    assert len(t.heard("unit-killed")) == wounds // 3


@rule("CV-11.20", "CV-11.13")
def test_wounds_may_be_split() -> None:
    t = meeting(("artillery_1", "artillery_1"), ("infantry_2", "infantry_2"))
    t.knows(0, "mathematics")
    t.goods(0, iron=1)
    attack(t)
    t.choose("unit infantry_2 / front", "unit artillery_1 / front")
    t.choose("end")
    t.choose("unit infantry_2 / front")
    t.choose("use mathematics / wound 1 1 / wound 3 2")
    b = t.state.battle
    assert b is not None
    assert [(front[2] != -1, front[3]) for front in b.fronts] == [(True, 1), (False, 0), (False, 0)]


@rule("CV-11.20", "CV-7.04", "CV-11.21")
def test_healing_once_per_battle() -> None:
    t = meeting(("infantry_3", "infantry_1"), ("infantry_1", "infantry_2"))
    t.knows(0, "animal_husbandry")
    attack(t)
    t.choose("unit infantry_1 / front", "unit infantry_3 / against 1")
    assert t.asked == "AfterUnit"
    t.choose("use animal_husbandry / heal 1 1")
    b = t.state.battle
    assert b is not None
    assert b.fronts[0][1] == 0
    assert t.seat == 1


@rule("CV-11.20")
def test_biology_heals_all() -> None:
    t = meeting(("infantry_3", "infantry_1"), ("infantry_2", "infantry_2"))
    t.knows(0, "biology")
    attack(t)
    t.choose("unit infantry_2 / front", "unit infantry_3 / against 1", "use biology")
    b = t.state.battle
    assert b is not None
    assert b.fronts[0][1] == 0


@rule("CV-11.22")
def test_the_oracle_opens_the_enemys_hand() -> None:
    t = meeting(("infantry_1",), ("infantry_3", "mounted_1"))
    t.builds(0, "the_oracle", "b2")
    attack(t)
    seen = t.view(0)["players"][1]["fighting"]["cards"]
    assert seen == [t.number("infantry_3"), t.number("mounted_1")]
    assert t.view(1)["players"][0]["fighting"]["cards"] == []


@rule("CV-11.23", "CV-11.21")
def test_no_events_during_a_battle() -> None:
    t = meeting(("infantry_1", "infantry_1"), ("infantry_3",))
    t.events(1, "we_love_the_despot_day")
    attack(t)
    if t.asked == "Interrupt":
        t.choose("pass")
    assert t.refuses("play we_love_the_despot_day") == "CV-14.03"


# --- resolution -----------------------------------------------------------------------------------------------


@rule("CV-11.30")
def test_the_defender_wins_ties() -> None:
    t = meeting(("infantry_2",), ("infantry_2",))
    attack(t)
    t.choose("unit infantry_2 / front", "unit infantry_2 / front")
    assert (t.armies(0), t.armies(1)) == ([], ["h5"])


@rule("CV-11.30", "CV-11.36")
def test_wounds_vanish_before_the_sum_and_survivors_return() -> None:
    t = meeting(("infantry_3",), ("infantry_2",))
    attack(t)
    t.choose("unit infantry_2 / front", "unit infantry_3 / against 1")
    won = t.heard("battle-won")[0]
    assert won.args["attack"] == 3
    assert t.nation(0).forces.cards == (t.number("infantry_3"),)
    assert t.state.used_units[1] == (t.number("infantry_2"),)


@rule("CV-11.31")
def test_the_winner_loses_an_army_for_two_units_but_never_the_last() -> None:
    t = meeting(
        ("infantry_1", "infantry_1", "infantry_3", "infantry_3"), ("mounted_1", "mounted_1"), armies=2
    )
    t.knows(0, "masonry")
    attack(t, 2)
    with t.edit() as s:
        assert s.battle is not None
        s.battle.killed = ((t.number("infantry_1"),) * 2, ())
    play_out(t)
    assert t.armies(0) == ["h5"]
    one = meeting(("infantry_3", "infantry_3"), ("mounted_1",))
    attack(one)
    with one.edit() as s:
        assert s.battle is not None
        s.battle.killed = ((one.number("infantry_1"),) * 2, ())
    play_out(one)
    assert one.armies(0) == ["h5"]


@rule("CV-11.32")
def test_small_loot() -> None:
    t = meeting(("infantry_3", "infantry_3"), ("mounted_1",))
    t.scout(1, "h5")
    t.has(1, trade=5, culture=2)
    t.goods(1, iron=1)
    t.markers(1, "hut_spy")
    attack(t)
    play_out(t)
    assert (t.armies(1), t.scouts(1)) == ([], [])  # the rulebook's example: scouts are lost with the armies
    assert t.asked == "LootFigures"
    assert t.options == ["loot trade", "loot culture", "loot iron", "loot hut"]
    t.choose("loot trade")
    assert (t.nation(0).trade, t.nation(1).trade) == (3, 2)


def looting_markers(known: str = "") -> CivilizationScript:
    """Seat 0 has won and may take markers, one of which it may know."""
    t = meeting(("infantry_3", "infantry_3"), ("mounted_1",))
    t.markers(1, "hut_silk", "hut_spy", "village_iron")
    if known:
        with t.edit() as s:
            s.players[1].markers.known = ((t.number(known), only(0)),)
    attack(t)
    play_out(t)
    return t


@rule("CV-11.32", "CV-19.02")
def test_a_face_down_marker_that_the_winner_knows_is_looted_by_its_place() -> None:
    """A choice among backs: others see how many there are to choose from, and not which of them the winner knows."""
    assert looting_markers().options == ["loot hut 1", "loot hut 2", "loot village"]
    t = looting_markers(known="hut_spy")
    assert t.options == ["loot hut 1", "loot hut 2", "loot village"]
    decision = ask(t.state)
    assert decision is not None
    told = [decision.describe(t.state, option) for option in decision.options]
    assert [x.key for x in told] == ["do-loot-known", "do-loot-unseen", "do-loot"]
    assert told[0].args == {"card": "hut_spy"}
    t.choose("loot hut 1")  # without any chance
    assert t.nation(0).markers.cards == (t.number("hut_spy"),)


@rule("CV-11.32")
@pytest.mark.parametrize(("loot", "left"), [("culture", 0), ("iron", 0), ("hut", 0)])
def test_other_small_loot(loot: str, left: int) -> None:
    t = meeting(("infantry_3", "infantry_3"), ("mounted_1",))
    t.has(1, trade=5, culture=2)
    t.goods(1, iron=1)
    t.markers(1, "hut_spy")
    attack(t)
    play_out(t)
    t.choose(f"loot {loot}")
    winner, loser = t.nation(0), t.nation(1)
    amounts = {
        "culture": (winner.culture - 1, loser.culture),
        "iron": (winner.resources[3], loser.resources[3]),
        "hut": (len(winner.markers), len(loser.markers)),
    }
    assert amounts[loot] == (1, left)


@rule("CV-11.32")
def test_no_loot_from_somebody_who_has_nothing() -> None:
    t = meeting(("infantry_3", "infantry_3"), ("mounted_1",))
    attack(t)
    play_out(t)
    assert t.asked == "Rest"
    assert t.armies(1) == []


@rule("CV-11.35")
def test_a_beaten_attacker_is_looted() -> None:
    t = besieged("infantry_3", "infantry_3", "mounted_3")
    t.units(0, "infantry_1")
    t.has(0, trade=2)
    attack(t, 2, "h6")
    play_out(t)
    assert (t.armies(0), t.nation(1).trade) == ([], 2)


@rule("CV-11.33")
def test_a_conquered_city() -> None:
    t = besieged()
    t.builds(1, "temple", "g5")
    t.builds(1, "stonehenge", "i5")
    t.army(1, "i7")
    t.units(0, "infantry_3", "mounted_3", "artillery_3")
    t.knows(1, "pottery")
    t.goods(1, iron=1, silk=1)
    t.events(1, "lost")
    attack(t, 1, "h6")
    while t.asked == "Interrupt":
        t.choose("pass")
    play_out(t)
    s = t.state
    assert SQUARE["h6"] in t.nation(0).armies
    assert s.buildings[s.content.families.index("temple_cathedral")] == 5
    assert t.armies(1) == ["i7"]
    assert t.options == ["loot tech", "loot event", "loot resources"]
    t.choose("loot tech", "learn pottery")
    assert "pottery" in t.techs(0)


@rule("CV-11.33")
def test_two_resources_or_an_event_of_a_conquered_city() -> None:
    for loot in ("resources", "event"):
        t = besieged()
        t.units(0, "infantry_3", "mounted_3", "artillery_3")
        t.goods(1, iron=1, silk=1)
        t.events(1, "lost", "sabotage")
        attack(t, 1, "h6")
        while t.asked == "Interrupt":
            t.choose("pass")
        play_out(t)
        t.choose(f"loot {loot}")
        if loot == "event":
            assert t.view(0)["players"][1]["hand"]["cards"] == [t.number("sabotage"), t.number("lost")]
            t.choose("steal lost")
            assert (t.hand(0), t.hand(1)) == (["lost"], ["sabotage"])
        else:
            t.choose("loot silk", "loot iron")
            assert t.nation(0).resources == (0, 1, 0, 1)


@rule("CV-11.34", "CV-15.04", "CV-15.11")
def test_winning_at_a_capital_wins_the_game() -> None:
    t = besieged(capital=True)
    t.units(0, "infantry_3", "mounted_3", "artillery_3")
    t.builds(0, "academy", "b2")
    t.builds(0, "general", "b3")
    attack(t, 1, "h6")
    play_out(t)
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("military", (0,))


@rule("CV-11.36", "CV-11.37")
def test_china_saves_a_unit_win_or_lose() -> None:
    t = meeting(("infantry_1", "infantry_1"), ("mounted_3", "artillery_3"), civs=("china", "rome"))
    attack(t)
    t.choose("unit mounted_3 / front", "unit infantry_1 / front", "unit artillery_3 / against 2")
    t.choose("unit infantry_1 / front")
    while t.asked == "May":
        t.choose("decline")
    assert t.asked == "SaveUnit"
    t.choose("save infantry_1", "decline")
    assert t.nation(0).forces.cards.count(t.number("infantry_1")) == 2


@rule("CV-11.36", "CV-11.46", "CV-6.26")
def test_a_unit_that_was_shuffled_into_its_deck_meanwhile_cannot_be_saved() -> None:
    t = table(2, ("germany", "china"))
    t.city(1, "h6")
    t.army(0, "h4")
    t.knows(0, "currency")
    t.knows(1, "democracy")
    t.units(0, "mounted_3", "artillery_3")
    t.units(1, "infantry_1", "artillery_1")
    t.builds(0, "academy", "b2")
    t.builds(0, "general", "b3")
    with t.edit() as s:
        s.unit_decks[1].take_all()
    attack(t, to="h6")
    t.choose("unit artillery_1 / front", "unit mounted_3 / against 1")
    t.choose("unit infantry_1 / front", "unit artillery_3 / against 2")
    t.choose("learn democracy", "take wheat")  # Germany's free infantry is the one that was killed
    assert (t.asked, t.options) == ("SaveUnit", ["save artillery_1", "decline"])


@rule("CV-11.38")
def test_code_of_laws_earns_a_coin_for_a_battle() -> None:
    t = meeting(("infantry_1",), ("mounted_3",))
    attack(t)
    t.choose("unit mounted_3 / front", "unit infantry_1 / front")
    assert (t.asked, t.seat) == ("May", 1)
    asked = t.decision
    assert asked is not None and asked.step.obvious(t.state) == ("do", "coin-on")  # people are not asked
    t.choose("do coin-on")
    assert t.coins(1) == 1


@rule("CV-11.11")
def test_undefended_scouts_are_no_battle() -> None:
    t = table(2, ("rome", "china"))
    t.army(0, "h4")
    t.scout(1, "h5")
    attack(t)
    assert t.asked == "Rest"
    assert t.coins(0) == 0


@rule("CV-11.39", "CV-16.05")
def test_loot_by_points() -> None:
    t = table(2, ("germany", "rome"), loot_rule="faq2")
    t.city(1, "h6")
    t.army(0, "h4")
    t.units(0, "infantry_3", "mounted_3", "artillery_3")
    t.has(1, trade=9, tokens=1)
    t.knows(1, "pottery")
    attack(t, 1, "h6")
    play_out(t)
    assert t.asked == "LootByPoints"
    assert set(t.options) == {"loot trade", "discard-coin sheet", "loot tech", "steal-coin sheet", "stop"}
    t.choose("loot trade", "loot trade")
    assert (t.nation(0).trade, t.nation(1).trade) == (6, 3)
    assert t.asked == "Rest"


@rule("CV-11.39")
@pytest.mark.parametrize(("loot", "mine", "theirs"), [("steal-coin", 1, 0), ("discard-coin", 0, 0)])
def test_coins_as_loot(loot: str, mine: int, theirs: int) -> None:
    t = table(2, ("germany", "china"), loot_rule="faq2")
    t.city(1, "h6")
    t.army(0, "h4")
    t.units(0, "infantry_3", "mounted_3", "artillery_3")
    t.knows(1, "democracy")
    t.coins_on(1, "democracy", 1)
    attack(t, 1, "h6")
    play_out(t)
    t.choose(f"{loot} democracy")
    assert (t.coins(0), t.coins(1)) == (mine, theirs)


# --- barbarians -----------------------------------------------------------------------------------------------


def village(
    *units: str, drawn: tuple[str, ...] = ("artillery_1", "infantry_1", "mounted_1")
) -> CivilizationScript:
    t = table(3, ("germany", "rome", "china"))
    t.army(0, "h7")
    t.village("h8")
    t.units(0, *units)
    t.move(0)
    t.chance(*[t.number(key) for key in drawn])
    t.choose("move h7 / to h8")
    return t


@rule("CV-11.40", "CV-11.47", "CV-16.02")
def test_the_player_to_the_left_plays_the_barbarians() -> None:
    t = village("infantry_3", "mounted_3", "artillery_3")
    assert t.seat == 1
    assert len(t.view(1)["battle"]["horde"]["units"]["cards"]) == 3
    assert t.view(0)["battle"]["horde"]["units"]["cards"] == []
    assert t.view(2)["battle"]["horde"] == {"seat": 1, "units": {"size": 3, "cards": [], "backs": [0, 1, 2]}}


@rule("CV-11.41", "CV-11.42", "CV-11.44")
def test_a_conquered_village() -> None:
    t = village("infantry_3", "mounted_3", "artillery_3")
    t.chance(t.number("village_iron"))
    while t.asked == "BattleTurn":
        t.choose(t.options[0])
    assert t.armies(0) == ["h8"]
    assert t.state.villages == ()
    assert [len(under) for under in t.state.used_units] == [1, 1, 1, 0]
    assert t.nation(0).markers.cards == (t.number("village_iron"),)
    assert t.state.battle is None


@rule("CV-11.43")
def test_a_lost_battle_against_barbarians() -> None:
    t = village("infantry_1", drawn=("artillery_3", "infantry_3", "mounted_3"))
    while t.asked == "BattleTurn":
        t.choose(t.options[0])
    assert t.armies(0) == []
    assert t.state.villages == (SQUARE["h8"],)


@rule("CV-11.40")
def test_an_empty_deck_is_replaced_by_another() -> None:
    t = table(3, ("germany", "rome", "china"))
    t.army(0, "h7")
    t.village("h8")
    t.units(0, "infantry_3")
    with t.edit() as s:
        s.unit_decks[0].take_all()
    t.move(0)
    t.choose("move h7 / to h8")
    assert (t.asked, t.seat) == ("DrawHorde", 1)
    assert t.options == ["draw infantry", "draw mounted"]
    t.choose("draw mounted")
    assert t.state.battle is not None
    assert t.view(0)["battle"]["horde"]["units"]["backs"] == [1, 2, 2]


@rule("CV-11.44", "CV-11.22")
def test_barbarians_have_rank_one_and_no_abilities_of_their_player() -> None:
    t = table(3, ("germany", "rome", "china"))
    t.knows(1, "democracy", "mathematics")
    t.goods(1, iron=1)
    t.builds(0, "the_oracle", "g2")
    t.army(0, "h7")
    t.village("h8")
    t.units(0, "infantry_1")
    t.move(0)
    t.chance(*[t.number(key) for key in ("artillery_1", "infantry_2", "mounted_1")])
    t.choose("move h7 / to h8")
    assert len(t.view(0)["battle"]["horde"]["units"]["cards"]) == 3
    assert not [option for option in t.options if option.startswith("use")]
    t.choose("unit infantry_2 / front", "unit infantry_1 / front")
    t.choose("unit artillery_1 / front", "unit mounted_1 / front")
    assert t.heard("barbarians-won")[0].args["defence"] == 4


@rule("CV-11.46")
def test_the_order_after_a_battle() -> None:
    t = table(2, ("china", "rome"))
    t.army(0, "h4")
    t.army(1, "h5")
    t.has(0, trade=3)
    t.units(0, "infantry_1", "infantry_1")
    t.units(1, "mounted_3", "artillery_3")
    attack(t)
    t.choose("unit mounted_3 / front", "unit infantry_1 / front", "unit artillery_3 / against 2")
    t.choose("unit infantry_1 / front")
    asked = []
    while t.asked != "Rest":
        asked.append((t.asked, t.seat))
        t.choose(t.options[0])
    assert asked == [("SaveUnit", 0), ("May", 1)]  # loot was forced before


@rule("CV-11.48", "CV-11.49")
def test_after_a_battle_the_move_is_over_but_others_may_follow() -> None:
    t = meeting(("infantry_3", "infantry_3"), ("mounted_1",))
    t.army(0, "g5")
    attack(t)
    play_out(t)
    assert "move g5" in t.options
    assert t.refuses("move h5") == "CV-10.25"
    t.choose("move g5 / to h5", "stop")
    assert t.armies(0) == ["h5", "h5"]
