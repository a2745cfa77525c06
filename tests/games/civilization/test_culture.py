"""The culture track and great people (CV-8, CV-9)."""

from __future__ import annotations

import pytest

from tessera.games.civilization.rules.board import SQUARE
from tessera.testing import rule
from tests.games.civilization.scenes import table


@rule("CV-8.02", "CV-8.01")
@pytest.mark.parametrize(
    ("space", "culture", "trade"), [(1, 3, 0), (7, 3, 0), (8, 5, 3), (14, 5, 3), (15, 7, 6), (21, 7, 6)]
)
def test_what_a_space_costs(space: int, culture: int, trade: int) -> None:
    t = table()
    t.has(0, track=space - 1, culture=culture - 1, trade=trade)
    t.manage(0)
    assert t.refuses("advance") == "CV-8.02"
    t.has(0, culture=culture, trade=trade)
    t.choose("advance")
    p = t.nation(0)
    assert (p.track, p.culture, p.trade) == (space, 0, 0)


@rule("CV-8.03", "CV-8.04")
@pytest.mark.parametrize("space", range(1, 21))
def test_what_a_space_gives(space: int) -> None:
    t = table()
    t.has(0, track=space - 1, culture=7, trade=6)
    t.manage(0)
    t.choose("advance")
    if space in (3, 7, 12, 18):
        assert t.asked == "PlacePerson"
        t.choose("reserve")
        assert len(t.nation(0).reserve) == 1
    else:
        (event,) = t.nation(0).hand.cards
        assert t.state.content.events[event].deck == (1 if space < 8 else 2 if space < 15 else 3)


@rule("CV-8.03", "CV-15.01")
def test_the_last_space_wins() -> None:
    t = table()
    t.has(0, track=20, culture=7, trade=6)
    t.manage(0)
    t.choose("advance")
    outcome = t.state.outcome
    assert outcome is not None and outcome.reason == "culture"


@rule("CV-8.01", "CV-8.04", "CV-14.02")
def test_several_advances_with_their_rewards_one_by_one() -> None:
    t = table()
    t.has(0, culture=9)
    t.deck(1, "defection", "sabotage", "drought")
    t.manage(0)
    t.choose("advance", "advance", "advance", "reserve")
    assert t.nation(0).track == 3
    t.has(0, culture=3)
    t.choose("advance")
    assert t.asked == "DiscardEvent"  # the third card
    assert t.nation(0).track == 4


@rule("CV-8.05", "CV-3.06")
def test_a_free_advance_costs_nothing_and_can_win() -> None:
    t = table()
    t.builds(0, "sydney_opera_house", "b2")
    t.has(0, track=20)
    t.start(0)
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("culture", (0,))


@rule("CV-8.05")
@pytest.mark.parametrize("deed", ["wonder", "city", "village"])
def test_rome_advances_for_free(deed: str) -> None:
    t = table(2, ("rome", "china"))
    t.square("F", "b2", "b3", "b4", "c4", "d4")
    t.market("stonehenge")
    t.units(0, "infantry_3", "infantry_3")
    if deed == "wonder":
        t.manage(0)
        t.choose("city c3 / wonder stonehenge / at d2")
    elif deed == "city":
        t.scout(0, "g3")
        t.start(0)
        t.choose("found g3")
    else:
        t.army(0, "g3")
        t.village("g4")
        t.units(0, "mounted_3")
        t.move(0)
        t.chance(*[t.number(key) for key in ("artillery_1", "infantry_1", "mounted_1")])
        t.choose("move g3 / with 1 0 / to g4")
        while t.asked == "BattleTurn":
            t.choose(t.options[0])
        t.choose("decline")  # Code of Laws
    assert t.nation(0).track == 1


@rule("CV-8.06")
def test_several_markers_may_share_a_space() -> None:
    t = table()
    t.has(0, culture=3)
    t.has(1, track=1)
    t.manage(0)
    t.choose("advance")
    assert [p.track for p in t.state.players] == [1, 1]


@rule("CV-8.07")
def test_an_empty_deck_is_made_anew() -> None:
    t = table()
    t.has(0, culture=6)
    t.deck(1)
    with t.edit() as s:
        s.used_events = ((t.number("drought"),), (), ())
    t.manage(0)
    t.choose("advance")
    assert t.hand(0) == ["drought"]
    t.choose("advance")  # nothing is left at all
    assert (t.nation(0).track, t.hand(0)) == (2, ["drought"])


@rule("CV-8.08", "CV-9.01")
def test_without_great_people_the_space_gives_nothing() -> None:
    t = table()
    t.has(0, track=2, culture=3)
    with t.edit() as s:
        s.lost_people = s.people.take_all()
    t.manage(0)
    t.choose("advance")
    assert (t.nation(0).track, t.nation(0).reserve) == (3, ())


# --- great people ---------------------------------------------------------------------------------------------


@rule("CV-9.01", "CV-9.02")
def test_a_great_person_is_placed_at_once_or_kept() -> None:
    t = table()
    t.square("W", "b2")
    t.army(1, "b3")
    t.has(0, track=2, culture=3)
    t.manage(0)
    t.chance(t.number("builder"))
    t.choose("advance")
    assert t.refuses("at b2") == "CV-9.02"
    assert t.refuses("at b3") == "CV-9.02"
    t.choose("at d4")
    assert (t.production(0, "c3"), t.coins(0)) == (2, 1)


@rule("CV-9.04", "CV-9.10")
def test_in_reserve_they_have_no_effect_and_all_see_them() -> None:
    t = table()
    t.reserve(0, "builder")
    assert (t.production(0, "c3"), t.coins(0)) == (0, 0)
    assert t.view(1)["players"][0]["reserve"] == [t.number("builder")]


@rule("CV-9.04")
def test_several_great_people_in_one_city() -> None:
    t = table()
    t.reserve(0, "builder", "builder", "artist")
    t.start(0)
    t.choose("place builder / at b2", "place builder / at b3", "place artist / at b4")
    assert t.coins(0) == 2


@rule("CV-9.05", "CV-9.07", "CV-9.08")
def test_a_replaced_great_person_waits_for_the_next_turn() -> None:
    t = table()
    t.builds(0, "artist", "b2")
    t.reserve(0, "builder", "general")
    t.start(0)
    t.choose("place builder / at b2")
    assert t.nation(0).reserve == tuple(sorted((t.number("artist"), t.number("general"))))
    assert t.refuses("place artist") == "CV-9.07"
    t.choose("place general / at b3")
    t.start(0)
    assert "place artist" in t.options


@rule("CV-9.08")
def test_great_people_over_buildings_and_wonders() -> None:
    t = table()
    t.builds(0, "temple", "b2")
    t.builds(0, "stonehenge", "b3")
    t.reserve(0, "builder", "artist")
    t.start(0)
    t.choose("place builder / at b2", "place artist / at b3")
    s = t.state
    assert s.buildings[s.content.families.index("temple_cathedral")] == 5
    assert t.number("stonehenge") in s.lost_wonders
    assert t.number("stonehenge") not in t.nation(0).cards


@rule("CV-9.06", "CV-11.05")
def test_the_general_helps_in_every_battle() -> None:
    t = table()
    t.builds(0, "general", "b2")
    t.army(0, "k3")
    t.army(1, "k4")
    t.units(0, "infantry_1")
    t.units(1, "infantry_3")
    t.move(0)
    t.choose("move k3 / with 1 0 / to k4")
    t.choose("unit infantry_3 / front", "unit infantry_1 / front")
    assert t.armies(1) == []  # 1 + 4 against 3


@rule("CV-9.09")
def test_a_great_person_of_a_village_is_placed_at_once() -> None:
    t = table()
    t.army(0, "g3")
    t.village("g4")
    t.units(0, "infantry_3", "mounted_3", "artillery_3")
    t.move(0)
    drawn = [t.number(key) for key in ("artillery_1", "infantry_1", "mounted_1")]
    t.chance(*drawn, t.number("village_great_person"), t.number("artist"))
    t.choose("move g3 / with 1 0 / to g4")
    while t.asked == "BattleTurn":
        t.choose(t.options[0])
    assert t.asked == "PlacePerson"
    t.choose("at b2")
    assert t.at(0, "b2") == "artist"


@rule("CV-9.05")
def test_great_people_of_a_destroyed_city_leave_the_game() -> None:
    t = table()
    t.city(1, "j3")
    t.builds(1, "artist", "i2")
    t.army(0, "h3", "h3")
    t.units(0, "infantry_3", "mounted_3", "artillery_3")
    t.move(0)
    t.choose("move h3 / with 2 0 / to j3")
    while t.asked == "BattleTurn":
        t.choose(t.options[0])
    assert t.state.lost_people == (t.number("artist"),)
    assert SQUARE["j3"] not in t.nation(1).cities
