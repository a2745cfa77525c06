"""Building cities (chapter 10)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.rules.barbarians import TurnEventDial
from tessera.games.newdawn.state import unused_cities, unused_control
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table

ROAD = "c0  g1  g2  g3  g4  g5  g6  g7  g8"


def sites(t: NewDawnScript, card: str = "pottery", slot: int = 5) -> list[str]:
    """Where seat 0 may build a city with a card."""
    t.resolve(0, card, slot)
    return t.offered("city")


# --- either, or ---------------------------------------------------------------------------------------------


@rule("ND-10.01", "ND-26.08")
@pytest.mark.parametrize("choice", ["city", "wonder"])
def test_one_city_or_one_wonder(choice: str) -> None:
    t = table(ROAD, content={"world_wonders": {"stonehenge": {"cost": 0}}})
    t.offer("stonehenge")
    t.resolve(0, "pottery", slot=5)
    assert t.options == ["wonder stonehenge", "city g2", "stop"]
    t.choose("city g2" if choice == "city" else "wonder stonehenge")
    assert t.resting
    assert (t.cities_of(0), t.wonders(0)) == ((["g2"], []) if choice == "city" else ([], ["stonehenge"]))


@rule("ND-10.02", "ND-10.14")
def test_without_an_unused_city_none_can_be_built() -> None:
    t = table(ROAD, content={"constants": {"cities": 1}})
    assert sites(t) == ["g2"]
    t.choose("city g2")
    assert unused_cities(t.state, t.player(0)) == 0
    t.lays_trade(0, industry=3)
    t.offer("stonehenge")
    t.resolve(0, "pottery", slot=5)  # a wonder is possible
    assert (t.offered("city"), "wonder stonehenge" in t.options) == ([], True)
    refusal = t.refusal("city g4")
    assert (refusal.key, refusal.rule) == ("refused-no-city", "ND-10.02")


@rule("ND-10.02")
def test_the_seven_cities_are_besides_the_capital() -> None:
    t = table()
    t.cities(0, "g8", "g6", "g11", "g14", "g17", "g15")
    t.resolve(0, "pottery", slot=5)
    assert t.offered("city") != []
    t.choose("stop")
    t.cities(0, "g12")
    t.resolve(0, "pottery", slot=5)
    assert t.resting


# --- the space ----------------------------------------------------------------------------------------------


@rule("ND-10.03")
def test_the_example_of_the_rulebook() -> None:
    """Red builds with Pottery in slot 2: hills and lower, within 2 spaces, not next to a city."""
    t = table(
        """
        h1  g1  f1  g2
          g3  g4  h2  d1
        c0  h3  g5  g6
        """
    )
    t.control(0, "h3")
    assert sites(t, slot=2) == ["h1", "g1", "g4", "h2", "g5", "g6"]
    assert t.refuses("city g2") == "ND-10.05"
    assert t.refuses("city f1") == "ND-10.03"
    assert t.refuses("city h3") == "ND-10.04"


@rule("ND-10.03")
def test_an_empty_space_is_enough() -> None:
    t = table(ROAD)
    assert sites(t) == ["g2"]
    t.choose("city g2")
    assert t.cities_of(0) == ["g2"]


@rule("ND-10.03", "ND-10.09")
def test_own_caravans_tokens_and_abandoned_wonders_do_not_hinder() -> None:
    t = table(ROAD)
    t.control(0, "g2", "g4")
    t.caravans(0, "g2")
    t.abandoned("petra", "g5")
    assert sites(t) == ["g2", "g3", "g4", "g5", "g6"]
    t.choose("city g5")
    assert t.wonders(0) == ["petra"]


@rule("ND-10.03")
@pytest.mark.parametrize("what", ["rival caravan", "resource", "natural wonder", "rival token", "barbarian"])
def test_everything_else_hinders(what: str) -> None:
    if what == "resource":
        t = table(ROAD, g2="marble")
    elif what == "natural wonder":
        t = table(ROAD.replace("g2", "n1"), n1="pantanal")
    else:
        t = table(ROAD)
    space = "n1" if what == "natural wonder" else "g2"
    if what == "rival caravan":
        t.caravans(1, "g2")
    elif what == "rival token":
        t.control(1, "g2")
    elif what == "barbarian":
        t.barbarian("A", "g2")
    t.control(0, "g4")  # so that the card is of any use
    assert space not in sites(t)
    refusal = t.refusal(f"city {space}")
    expected = "refused-barbarian" if what == "barbarian" else "refused-not-free"
    assert (refusal.key, refusal.rule) == (expected, "ND-10.03")


@rule("ND-10.03", "ND-5.03")
@pytest.mark.parametrize(
    ("slot", "spaces"), [(1, "g2"), (2, "h1 g2"), (3, "h1 f1 g2"), (4, "h1 f1 d1 g2"), (5, "h1 f1 d1 m1 g2")]
)
def test_the_terrain_must_be_the_slots_or_lower(slot: int, spaces: str) -> None:
    t = table("c0  w1  h1  w2  f1  w3  d1  w4  m1  w5  g2")
    t.control(0, "h1", "f1", "d1", "m1", "g2")
    assert sites(t, slot=slot) == spaces.split()
    water = t.refusal("city w2")
    assert (water.key, water.rule) == ("refused-water", "ND-10.03")
    if slot < 5:
        mountains = t.refusal("city m1")
        assert (mountains.key, mountains.args["limit"], mountains.rule) == (
            "refused-terrain",
            slot,
            "ND-10.03",
        )


@rule("ND-10.04")
def test_not_next_to_any_city_or_city_state() -> None:
    t = table("c0  g1  g2  g3  s1  g4  g5  g6  c1  g7", s1="geneva")
    t.control(0, "g1", "g2", "g3", "g4", "g5", "g6", "g7")
    assert sites(t) == ["g2", "g5"]
    for space in ("g1", "g3", "g4", "g6", "g7"):
        refusal = t.refusal(f"city {space}")
        assert (refusal.key, refusal.rule) == ("refused-near-city", "ND-10.04")


@rule("ND-10.04")
def test_a_conquered_city_state_is_a_city() -> None:
    t = table("c0  g1  g2  g3  s1  g4", s1="geneva")
    t.conquered(1, "geneva")
    t.control(0, "g3")
    t.resolve(0, "pottery", slot=5)
    assert t.refuses("city g3") == "ND-10.04"
    assert t.offered("city") == ["g2"]


# --- the range ----------------------------------------------------------------------------------------------


@rule("ND-10.05")
@pytest.mark.parametrize(
    ("card", "farthest"),
    [("pottery", "g2"), ("animal_husbandry", "g3"), ("nationalism", "g4"), ("urbanization", "g5")],
)
def test_the_range_is_printed_on_the_card(card: str, farthest: str) -> None:
    t = table(ROAD)
    assert sites(t, card)[-1] == farthest
    beyond = f"g{int(farthest[1:]) + 1}"
    refusal = t.refusal(f"city {beyond}")
    assert (refusal.key, refusal.rule) == ("refused-too-far", "ND-10.05")
    assert refusal.args == {"range": int(farthest[1:])}


@rule("ND-10.05", "ND-5.06")
def test_the_range_counts_from_any_friendly_space() -> None:
    t = table(ROAD)
    t.reinforced(0, "g5")
    assert sites(t) == ["g2", "g3", "g4", "g5", "g6", "g7"]


@rule("ND-10.06")
def test_the_path_runs_only_over_terrain_of_the_slot() -> None:
    t = table("c0  m1  g1  g2")
    assert "g1" in sites(t, slot=5)
    t = table(
        """
        c0  m1  g1
          g3  g4
        """
    )
    t.resolve(0, "pottery", slot=4)
    assert t.offered("city") == ["g4"]
    refusal = t.refusal("city g1")  # two spaces away, but the way around is longer
    assert (refusal.key, refusal.args, refusal.rule) == ("refused-path-blocked", {"range": 2}, "ND-10.06")
    t.choose("stop")
    assert "g1" in sites(t, slot=5)


@rule("ND-10.06")
@pytest.mark.parametrize("piece", ["control", "reinforced", "cities", "barbarian", ""])
def test_the_path_does_not_run_over_rival_spaces_or_barbarians(piece: str) -> None:
    t = table("g4  c0  g1  g2  g3")
    t.control(0, "g4")
    if piece == "barbarian":
        t.barbarian("A", "g1")
    elif piece:
        getattr(t, piece)(1, "g1")
    t.resolve(0, "animal_husbandry", slot=5)
    assert t.resting == bool(piece)
    if not piece:
        assert t.offered("city") == ["g2", "g3"]


@rule("ND-10.06")
def test_the_path_may_run_over_a_city_state() -> None:
    t = table("c0  g1  s1  g2  g3", s1="geneva")
    assert sites(t, "nationalism", slot=1) == ["g3"]


@rule("ND-10.06")
def test_the_path_starts_on_a_friendly_space_of_any_terrain() -> None:
    t = table("c0  m1  g1  g2")
    t.control(0, "m1")
    assert sites(t, slot=1) == ["g1", "g2"]


@rule("ND-10.07")
@pytest.mark.parametrize(
    ("card", "over_water"),
    [("pottery", False), ("animal_husbandry", False), ("nationalism", True), ("urbanization", True)],
)
def test_nationalism_and_urbanization_count_through_water(card: str, over_water: bool) -> None:
    t = table("g2  g1  c0  w1  g3")
    found = sites(t, card)
    assert ("g3" in found) == over_water
    assert "w1" not in found
    assert t.refusal("city w1").key == "refused-water"


@rule("ND-10.08")
@pytest.mark.parametrize(("card", "found"), [("animal_husbandry", True), ("nationalism", False)])
def test_animal_husbandry_counts_from_a_caravan_too(card: str, found: bool) -> None:
    t = table("c0  g1  g2  g3  g4  g5  g6  g7  g8  g9  g10")
    t.caravans(0, "g7")
    assert ("g10" in sites(t, card), "g7" in t.offered("city")) == (found, found)


@rule("ND-10.09")
@pytest.mark.parametrize("reinforced", [False, True])
def test_the_own_token_gives_way_and_the_caravan_stays(reinforced: bool) -> None:
    t = table(ROAD)
    (t.reinforced if reinforced else t.control)(0, "g2")
    t.caravans(0, "g2")
    t.resolve(0, "pottery", slot=5)
    t.choose("city g2")
    assert (t.cities_of(0), t.control_of(0), t.reinforced_of(0)) == (["g2"], [], [])
    assert unused_control(t.state, t.player(0)) == 31
    assert t.caravans_of(0) == ["g2"]


@rule("ND-10.10")
def test_an_own_token_is_always_in_range() -> None:
    t = table("c0  w1  g1")
    t.control(0, "g1")
    assert sites(t, slot=1) == ["g1"]


@rule("ND-10.13", "ND-17.08")
def test_a_city_on_a_natural_wonder_keeps_it() -> None:
    t = table("c0  g1  n1", n1="pantanal")
    t.control(0, "n1")
    assert sites(t, slot=4) == []  # difficulty 5
    t.resolve(0, "pottery", slot=5)
    t.choose("city n1")
    assert (t.cities_of(0), t.naturals(0)) == (["n1"], ["pantanal"])


@rule("ND-10.14")
def test_a_city_on_the_letter_of_a_barbarian_keeps_it_away() -> None:
    t = table(ROAD, g2="A")
    assert sites(t) == []  # the barbarian stands there
    t.barbarian("A")
    t.resolve(0, "pottery", slot=5)
    t.choose("city g2")
    t.event(4)
    t.now(TurnEventDial())
    assert (t.state.section, t.barbarians) == (0, {})


@rule("ND-10.14")
def test_without_a_legal_space_no_city_is_offered() -> None:
    t = table("c0  g1  w1")
    t.resolve(0, "pottery", slot=5)
    assert t.resting


# --- trade tokens and Urbanization --------------------------------------------------------------------------


@rule("ND-10.12", "ND-16.06")
def test_trade_tokens_have_no_use_for_a_city() -> None:
    t = table(ROAD)
    t.lays_trade(0, industry=3)
    t.resolve(0, "pottery", slot=1)
    assert t.asked == "Industry"  # nothing to spend before
    t.choose("city g2")
    assert (t.resting, t.trade(0)) == (True, {"pottery": 3})


@rule("ND-10.11")
def test_urbanization_places_two_tokens_next_to_the_new_city() -> None:
    t = table(
        """
          g1  g2  h1  f1
        c0  g3  g4  h2
          g5  g6  w1
        """
    )
    t.resolve(0, "urbanization", slot=2)
    t.choose("city h1")
    assert t.asked == "PlaceControl"
    assert t.offered("place") == ["g2", "g4", "h2"]  # not f1, and not next to the capital only
    assert t.refuses("place f1") == "ND-6.03"
    assert t.refuses("place g1") == "ND-6.04"
    t.choose("place g4", "place h2")
    assert t.resting
    assert t.control_of(0) == ["g4", "h2"]


@rule("ND-10.11")
def test_the_tokens_of_urbanization_are_optional_and_only_for_a_city() -> None:
    t = table(ROAD, content={"world_wonders": {"stonehenge": {"cost": 0}}})
    t.offer("stonehenge")
    t.resolve(0, "urbanization", slot=2)
    t.choose("city g2", "place g1", "stop")
    assert t.control_of(0) == ["g1"]
    t.resolve(0, "urbanization", slot=2)
    t.choose("wonder stonehenge", "under c0")
    assert t.resting
