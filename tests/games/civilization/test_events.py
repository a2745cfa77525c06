"""Culture events (CV-14): each of them, and the responses to them."""

from __future__ import annotations

import pytest

from tessera.games.civilization import game
from tessera.games.civilization.rules.board import SQUARE
from tessera.games.civilization.testing.scene import CivilizationScript
from tessera.kernel.engine import Decision, follow_up
from tessera.kernel.option import parse_parts
from tessera.testing import rule
from tests.games.civilization.scenes import table


def holding(*events: str, seats: int = 2) -> CivilizationScript:
    """Seat 0 holds events."""
    t = table(seats, ("germany", "china", "rome", "america"))
    t.events(0, *events)
    return t


def targets(t: CivilizationScript, text: str) -> list[str]:
    decision = follow_up(t.state, t.seat, parse_parts(text))
    assert isinstance(decision, Decision)
    return [" ".join(map(str, option)) for option in decision.options]


@rule("CV-14.01", "CV-19.01", "CV-19.02")
def test_events_are_drawn_unseen_by_others() -> None:
    t = table()
    t.has(0, culture=3)
    t.manage(0)
    t.choose("advance")
    assert t.view(1)["players"][0]["hand"] == {"size": 1, "cards": [], "backs": [1]}


@rule("CV-14.01")
def test_the_size_of_the_hand() -> None:
    t = table()
    t.knows(0, "pottery", "civil_service", "theology", "computers")
    t.governs(0, "monarchy_government")
    t.has(0, tokens=8)
    assert game.derived(t.state, 0).nations[0].hand_size == 2 + 3 + 1 + 2


@rule("CV-14.03", "CV-14.04")
def test_a_played_event_lies_face_up_under_its_deck() -> None:
    t = holding("we_love_the_despot_day")
    t.manage(0)
    t.choose("play we_love_the_despot_day")
    assert t.state.used_events[0] == (t.number("we_love_the_despot_day"),)
    assert t.production(0, "c3") == 4


@rule("CV-6.14")
@pytest.mark.parametrize(
    ("event", "amount"),
    [("we_love_the_despot_day", 4), ("we_love_the_queen_day", 6), ("we_love_the_president_day", 8)],
)
def test_days_of_the_ruler(event: str, amount: int) -> None:
    t = holding(event)
    t.city(0, "g3")
    t.manage(0)
    t.choose(f"play {event} / boost g3")
    assert t.production(0, "g3") == amount


@rule("CV-14.05", "CV-14.10")
@pytest.mark.parametrize(("event", "reach"), [("sabotage", 4), ("catastrophe", 6)])
def test_destroying_a_building_within_range(event: str, reach: int) -> None:
    t = holding(event)
    t.builds(1, "temple", "o5")
    t.army(0, f"{'jh'[reach == 6]}5")  # one too far
    t.start(0)
    assert t.refuses(f"play {event}") == "CV-7.14"
    t.army(0, f"{'ki'[reach == 6]}5")
    t.start(0)
    t.choose(f"play {event}")
    assert t.at(1, "o5") == ""


@rule("CV-14.05", "CV-14.10")
def test_sabotage_from_a_city_hits_walls_too() -> None:
    t = holding("sabotage")
    t.city(0, "k4")
    t.walls(1, "n6")
    t.start(0)
    assert t.refuses("play sabotage") == "CV-7.14"  # five squares without diagonals
    t.army(0, "l5")
    t.start(0)
    t.choose("play sabotage")
    assert t.nation(1).walled == ()


def test_disaster_destroys_up_to_two_buildings_of_others() -> None:
    t = holding("disaster", seats=3)
    t.builds(0, "temple", "g2")
    t.builds(1, "temple", "m14")
    t.builds(2, "library", "b14")
    t.start(0)
    assert targets(t, "play disaster") == ["raze b14", "raze m14"]
    t.choose("play disaster / raze b14 / raze m14")
    assert (t.at(0, "g2"), t.at(1, "m14"), t.at(2, "b14")) == ("temple", "", "")


@rule("CV-14.09", "CV-6.40")
def test_drought() -> None:
    t = holding("drought")
    t.square("M", "a1")
    t.square("D", "b1")
    t.square("Ws", "d2")
    t.builds(0, "temple", "b2")
    t.hut("k3")
    t.start(0)
    first = targets(t, "play drought / tile a1")
    assert "at d2" in first
    assert not {"at a1", "at b1", "at b2", "at c3"} & set(first)
    t.choose("play drought / tile a1 / at d2")
    board = t.state.board
    assert (board.terrain[SQUARE["d2"]], board.resource[SQUARE["d2"]]) == (0, -1)
    assert t.income(0) == 1


@rule("CV-14.09")
def test_deforestation_hits_forests_only() -> None:
    t = holding("deforestation")
    t.square("Fw", "b2")
    t.start(0)
    t.choose("play deforestation")
    assert t.state.board.terrain[SQUARE["b2"]] == 1
    assert t.production(0, "c3") == 0


@rule("CV-14.09")
def test_no_disaster_without_a_marker() -> None:
    t = holding("drought", "we_love_the_despot_day")
    with t.edit() as s:
        s.layout += " k3=desert k3=grassland" * 6
    t.scout(0, "g3")
    t.start(0)
    assert t.refuses("play drought") == "CV-7.14"


@rule("CV-14.08")
@pytest.mark.parametrize(("event", "steps"), [("disoriented", 2), ("lost", 3), ("out_of_position", 4)])
def test_leading_figures_astray(event: str, steps: int) -> None:
    t = holding(event)
    t.army(1, "h4")
    t.scout(1, "h4")
    t.square("W", "g4")
    t.hut("h5")
    t.manage(0)
    found = targets(t, f"play {event}")
    assert f"to h{4 - min(steps, 3)}" in found
    assert not {"to g4", "to h5"} & set(found)
    far = "ijkl"[steps - 1]
    t.choose(f"play {event} / to {far}4")
    assert (t.armies(1), t.scouts(1)) == ([f"{far}4"], [f"{far}4"])
    (told,) = [event for event in t.heard() if event.key in ("moved", "led-astray")]
    assert (told.key, told.args["seat"], told.args["other_seat"]) == ("led-astray", 0, 1)


@rule("CV-14.08")
def test_figures_are_not_led_onto_others_or_into_centres() -> None:
    t = holding("disoriented")
    t.army(1, "m6")
    t.army(0, "m5")
    t.army(1, "l6", "l6")
    t.manage(0)
    found = targets(t, "play disoriented / from m6")
    assert not {"to m5", "to n6", "to l6"} & set(found)


@rule("CV-14.07", "CV-4.22")
@pytest.mark.parametrize("event", ["the_citizens_are_revolting_1", "the_citizens_are_revolting_2"])
def test_a_revolt_brings_anarchy_until_the_next_turn(event: str) -> None:
    t = holding(event)
    t.knows(1, "monarchy")
    with t.edit() as s:
        s.players[1].unlocked = (-1, 2)
    t.scout(1, "k3")
    t.start(0, 1)
    t.choose(f"play {event}")
    if t.seat == 0:
        t.choose("end")
    assert t.state.content.rows[t.nation(1).government].key == "anarchy_government"
    assert t.refuses("govern monarchy_government") == "CV-14.07"


@rule("CV-4.22")
def test_a_revolt_in_anarchy_prolongs_it() -> None:
    t = holding("the_citizens_are_revolting_1")
    t.governs(1, "anarchy_government")
    t.scout(1, "k3")
    t.start(0, 1)
    t.choose("play the_citizens_are_revolting_1")
    if t.seat == 0:
        t.choose("end")
    assert t.refuses("govern despotism_government") == "CV-14.07"


@rule("CV-14.06")
@pytest.mark.parametrize(
    ("event", "tech"),
    [("exchange_of_ideas", "pottery"), ("knowledge_shared", "sailing"), ("think_tank", "banking")],
)
def test_exchanging_techs(event: str, tech: str) -> None:
    t = holding(event, seats=3)
    t.knows(0, "masonry", "navigation", "currency", "irrigation", "democracy")
    t.knows(1, tech)
    level = t.state.content.level[t.number(tech)]
    t.start(0)
    t.choose(f"play {event} / partner 1 / learn {tech}")
    assert tech in t.techs(0)
    assert (t.asked, t.seat) == ("LearnFrom", 1)
    assert "none" in t.options
    learnable = [t.number(option.split()[1]) for option in t.options if option != "none"]
    assert all(t.state.content.level[number] <= level for number in learnable)
    t.choose("learn masonry")
    assert "masonry" in t.techs(1)


@rule("CV-14.06", "CV-14.23")
def test_an_exchange_needs_something_to_learn() -> None:
    t = holding("exchange_of_ideas")
    t.knows(0, "writing")
    t.scout(0, "g3")
    t.start(0)
    assert t.refuses("play exchange_of_ideas") == "CV-7.14"


@rule("CV-14.05", "CV-14.11")
def test_defection_kills_one_figure_within_four_squares() -> None:
    t = holding("defection")
    t.army(0, "h4")
    t.army(1, "l4", "m4")
    t.move(0)
    assert "at m4" not in targets(t, "play defection")
    t.has(1, trade=3)
    t.choose("play defection / at l4")
    assert (t.armies(1), t.nation(0).trade) == (["m4"], 0)


@rule("CV-14.05", "CV-14.11", "CV-9.05")
@pytest.mark.parametrize("event", ["mass_defection", "wholesale_defection"])
def test_killing_two_figures_or_a_great_person(event: str) -> None:
    t = holding(event)
    t.army(0, "k6")
    t.army(1, "m6", "m6")
    t.builds(1, "artist", "m5")
    t.move(0)
    assert targets(t, f"play {event} / at m6")[0] == "kill 2 0"
    t.choose(f"play {event} / at m5 / kill-person")
    assert t.state.lost_people == (t.number("artist"),)
    far = holding(event)
    far.army(1, "p8")
    far.army(0, "d5", "d7")
    far.move(0)
    found = targets(far, f"play {event}")
    assert ("at p8" in found) == (event == "wholesale_defection")


# --- cancelling -----------------------------------------------------------------------------------------------


@rule("CV-14.15", "CV-14.13", "CV-14.18")
@pytest.mark.parametrize("cancel", ["jousting_tourney", "primetime_tv"])
def test_an_event_can_be_cancelled(cancel: str) -> None:
    t = holding("we_love_the_despot_day")
    t.events(1, cancel)
    t.manage(0)
    t.choose("play we_love_the_despot_day")
    assert (t.asked, t.seat) == ("CancelOrPass", 1)
    t.choose(f"play {cancel}")
    assert t.production(0, "c3") == 0
    assert t.number("we_love_the_despot_day") in t.state.used_events[0]


@rule("CV-14.18")
def test_civil_service_cancels_an_event_with_a_spy() -> None:
    t = holding("we_love_the_despot_day")
    t.knows(1, "civil_service")
    t.markers(1, "hut_spy")
    t.manage(0)
    t.choose("play we_love_the_despot_day")
    t.choose("use civil_service hut_spy")
    assert t.production(0, "c3") == 0
    assert len(t.nation(1).markers) == 0


@rule("CV-14.18")
def test_bread_and_circuses_only_for_who_is_named() -> None:
    t = holding("sabotage", seats=3)
    t.builds(1, "temple", "m14")
    t.army(0, "l14")
    for seat in (1, 2):
        t.events(seat, "bread_and_circuses")
    t.start(0)
    t.choose("play sabotage")
    top = t.state.agenda[-1]
    assert [question.seat for question in top.questions] == [1]  # type: ignore[attr-defined]
    t.choose("play bread_and_circuses")
    assert t.at(1, "m14") == "temple"


@rule("CV-14.13", "CV-14.18")
def test_mass_media_protects_the_own_events() -> None:
    t = holding("we_love_the_despot_day")
    t.knows(0, "mass_media")
    t.events(1, "jousting_tourney")
    t.manage(0)
    t.choose("play we_love_the_despot_day")
    assert t.production(0, "c3") == 4


@rule("CV-14.18")
def test_primetime_cancels_an_ability_too() -> None:
    t = holding()
    t.knows(0, "currency")
    t.goods(0, incense=1)
    t.events(1, "primetime_tv")
    t.manage(0)
    t.choose("use currency")
    t.choose("play primetime_tv")
    assert t.nation(0).culture == 0


@rule("CV-14.16", "CV-14.17")
def test_a_cancelled_response_lets_the_window_go_on() -> None:
    t = holding("we_love_the_despot_day", "jousting_tourney", seats=3)
    t.events(1, "jousting_tourney")
    t.manage(0)
    t.choose("play we_love_the_despot_day")
    t.choose("play jousting_tourney", seat=1)
    assert t.seat == 0
    t.choose("play jousting_tourney")
    assert t.production(0, "h3") == 4


@rule("CV-14.15", "CV-14.17", "CV-14.22")
def test_of_several_responses_the_first_from_the_left_counts() -> None:
    t = holding("we_love_the_despot_day", seats=4)
    t.events(2, "jousting_tourney")
    t.events(3, "jousting_tourney")
    t.manage(0)
    t.choose("play we_love_the_despot_day")
    t.choose("play jousting_tourney", seat=3)
    t.choose("play jousting_tourney", seat=2)
    assert (t.hand(2), t.hand(3)) == ([], ["jousting_tourney"])
    assert t.production(0, "c3") == 0


@rule("CV-14.20")
def test_coin_tasks_and_wonders_cannot_be_cancelled() -> None:
    t = holding()
    t.knows(0, "democracy")
    t.has(0, trade=6)
    t.events(1, "primetime_tv")
    t.manage(0)
    t.choose("use democracy")
    assert t.coins(0) == 1


@rule("CV-14.21", "CV-14.15")
def test_everybody_who_might_respond_is_asked_and_nobody_sees_who_could() -> None:
    t = holding("we_love_the_despot_day", seats=3)
    t.events(1, "a_generous_gift")
    t.events(2, "jousting_tourney")
    t.manage(0)
    t.choose("play we_love_the_despot_day")
    assert t.view(0)["waiting"] == [1, 2]
    t.choose("pass", seat=1)
    assert t.view(0)["waiting"] == [1, 2]


@rule("CV-14.14")
def test_united_nations_must_agree() -> None:
    t = holding("sabotage")
    t.builds(1, "united_nations", "o5")
    t.builds(1, "temple", "m5")
    t.builds(1, "library", "m6")
    t.army(0, "l5")
    t.start(0)
    t.choose("play sabotage / raze m5")
    assert (t.asked, t.seat) == ("Consent", 1)
    t.choose("refuse")
    assert t.hand(0) == ["sabotage"]
    t.choose("play sabotage")  # only the library is left
    t.choose("agree")
    assert (t.at(1, "m5"), t.at(1, "m6")) == ("temple", "")


@rule("CV-14.14", "CV-14.18")
def test_a_building_is_its_owners_whoever_stands_on_it() -> None:
    t = holding("sabotage", "drought", seats=3)
    t.builds(1, "temple", "m14")
    t.army(2, "m14", "o15")
    t.army(0, "k14")
    t.events(1, "bread_and_circuses", "bread_and_circuses")
    t.start(0)
    t.choose("play sabotage")
    assert (t.asked, t.seat) == ("CancelOrPass", 1)
    t.choose("play bread_and_circuses")
    assert t.at(1, "m14") == "temple"
    t.choose("play drought / tile m13 / at o15")
    assert (t.asked, t.seat) == ("CancelOrPass", 1)


@rule("CV-14.14")
def test_a_tile_is_not_offered_when_its_only_target_was_refused() -> None:
    t = table(2, land="M")
    t.events(0, "drought")
    t.builds(1, "united_nations", "o5")
    t.square("G", "m5", "e1", "f1")
    t.start(0)
    t.choose("play drought / tile m5", "refuse")
    t.choose("play drought")
    assert t.options == ["at e1", "at f1"]
    t.choose("at e1")
    assert t.hand(0) == []


@rule("CV-14.14")
def test_a_card_without_another_target_is_taken_back() -> None:
    t = table(2, land="M")
    t.events(0, "drought")
    t.builds(1, "united_nations", "o5")
    t.square("G", "m5")
    t.start(0)
    t.choose("play drought", "refuse")
    assert "play drought" not in t.options
    assert t.hand(0) == ["drought"]


@rule("CV-14.14", "CV-10.21")
def test_an_interruption_that_was_refused_is_not_aimed_there_again() -> None:
    t = table(2)
    t.builds(0, "united_nations", "b2")
    t.army(0, "l5", "m4")
    t.army(1, "m6")
    t.events(1, "defection")
    t.move(0)
    t.choose("move l5 / to k5")
    t.choose("play defection / at l5")
    t.choose("refuse")
    assert (t.asked, t.seat) == ("Interrupt", 1)
    t.choose("play defection")
    assert t.options == ["at m4", "at m6"]
    t.choose("at m4", "refuse")
    t.choose("play defection")  # only the own army is left
    assert t.armies(1) == []


@rule("CV-14.14", "CV-12.07")
def test_blockaded_united_nations_protect_nobody() -> None:
    t = holding("sabotage")
    t.builds(1, "united_nations", "o5")
    t.builds(1, "temple", "m5")
    t.army(0, "l5", "o5")
    t.start(0)
    t.choose("play sabotage")
    assert t.at(1, "m5") == ""


@rule("CV-14.02", "CV-5.16")
def test_the_new_card_may_be_discarded() -> None:
    t = holding("defection", "sabotage")
    t.has(0, culture=3)
    t.deck(1, "drought")
    t.manage(0)
    t.choose("advance")
    assert t.options == ["discard defection", "discard sabotage", "discard drought"]
    t.choose("discard drought")
    assert t.hand(0) == ["defection", "sabotage"]
