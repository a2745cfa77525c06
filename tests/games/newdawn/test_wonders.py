"""World wonders in detail, and start-of-turn effects (chapter 21)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.box import TABLES
from tessera.games.newdawn.rules.economy import Arrive
from tessera.games.newdawn.rules.trade import GainTrade
from tessera.games.newdawn.state import NEUTRAL
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table

LINE = "c0  g1  g2  g3  g4  g5  g6"

HILLS = """
h1  h2  g1  h7
  c0  h3  h4  f1
g2  f2  h5  d1  h6
"""
"""h1, h2 and h3 are next to the capital; h4, h5 and h7 are further on, and h6 is apart."""


def owns(*wonders: str, picture: str = LINE, seats: int = 2, **features: str) -> NewDawnScript:
    """Seat 0 controls some wonders."""
    t = table(picture, seats, content=None, **features)
    for wonder in wonders:
        t.built(0, wonder)
    return t


def rolled(t: NewDawnScript, target: str, attacker: int = 0, card: str = "masonry") -> tuple[int, int]:
    """What both sides have besides dice and slot 1."""
    t.active(attacker)
    t.resolve(attacker, card, slot=1)
    t.dice(1, 6)
    t.choose(f"attack {target}")
    event = t.told("rolled")[-1]
    return event["attack"] - 2, event["defence"] - 6


# --- Stonehenge ---------------------------------------------------------------------------------------------


@rule("ND-21.01", "ND-21.02")
def test_12_stonehenge_goes_on_from_hill_to_hill() -> None:
    t = owns("stonehenge", picture=HILLS)
    t.resolve(0, "early_empire", slot=2)
    assert "h4" not in t.offered("place")
    t.choose("place h3")
    assert t.asked == "Stonehenge"
    assert sorted(t.options) == ["place h2", "place h4", "place h5", "stop"]  # no city is next to h4 and h5
    t.choose("place h5")
    assert sorted(t.options) == ["place h4", "stop"]  # from h5
    t.choose("place h4")
    assert t.options == ["place h7", "stop"]  # from h4
    t.choose("stop")
    assert t.options == ["place h2", "stop"]  # nothing is left next to h5; again from h3
    t.choose("stop")
    assert t.asked == "PlaceControl"
    assert t._open().prompt(t.state).args["count"] == 1  # chain tokens are extra
    assert t.control_of(0) == ["h3", "h4", "h5"]


@rule("ND-21.01", "ND-6.02")
def test_stonehenge_obeys_what_may_lie_on_the_space() -> None:
    t = owns("stonehenge", picture="h9  c0  h1  h2  h3", h9="A")
    t.control(1, "h2")
    t.resolve(0, "early_empire", slot=2)
    t.choose("place h1")
    assert t.resting  # the only hill next to h1 is a rival's
    assert t.control_of(0) == ["h1"]


@rule("ND-21.01", "ND-21.02")
def test_stonehenge_has_no_slot_limit_and_needs_hills() -> None:
    t = owns("stonehenge", "hanging_gardens", picture="g1  c0  h1  h2")
    t.resolve(0, "early_empire", slot=1)
    t.choose("place g1")
    assert t.resting  # not on hills
    t.turn(0, "use hanging_gardens", "place h1")  # Hanging Gardens trigger it too
    assert (t.asked, t.options) == ("Stonehenge", ["place h2", "stop"])


@rule("ND-21.01", "ND-6.07")
def test_a_chain_ends_at_a_token_that_was_taken_back() -> None:
    t = owns("stonehenge", picture="""
      h4  h5
    c0  h1  h2  h3
    """)  # fmt: skip
    t.unused_control(0, 2)
    t.resolve(0, "early_empire", slot=2)
    t.choose("place h1", "place h2")
    assert t.offered("take-back") == ["h1"]  # not the token from which the chain goes on
    t.choose("take-back h1")
    assert sorted(t.options) == ["place h3", "place h5", "stop"]  # not h1 again (ND-6.11)
    t.choose("place h3")
    assert (t.asked, t.offered("take-back")) == ("Stonehenge", ["h3"])  # again from h2
    t.choose("stop")
    assert t.asked == "PlaceControl"  # nothing goes on from h1
    assert t.control_of(0) == ["h2", "h3"]


@rule("ND-21.02", "ND-10.11")
def test_stonehenge_and_urbanization() -> None:
    t = owns("stonehenge", picture="c0  g1  g2  h1  h2  h3")
    t.resolve(0, "urbanization", slot=2)
    t.choose("city g2", "place h1")
    assert t.options == ["place h2", "stop"]
    t.choose("place h2")
    assert t.options == ["place h3", "stop"]


@rule("ND-21.02", "ND-6.09")
def test_12_replacing_and_moving_do_not_trigger_stonehenge() -> None:
    t = owns("stonehenge", "eiffel_tower", picture="c0  g1  h1  h2  w1  h3  h4  h5")
    t.leads(0, "rome")
    t.control(1, "h1", "h4", "h5")
    t.turn(0, "use eiffel_tower", "choose h4", "choose h5", "give-up h4")
    assert t.asked == "ChooseFocus"
    t.choose("focus masonry")
    t.dice(6, 1)
    t.choose("attack h1")
    assert t.asked == "Campaign"
    t.choose("stop")
    assert t.control_of(0) == ["h1", "h4"]
    t.control(0, "g1")
    t.resolve(0, "drama_and_poetry", slot=1)
    t.choose("move h1")  # to h2, the only empty space next to it
    assert t.resting
    assert t.control_of(0) == ["g1", "h2", "h4"]


# --- start of turn ------------------------------------------------------------------------------------------


@rule("ND-21.03", "ND-4.07", "ND-26.02")
def test_start_of_turn_effects_are_optional_and_once_each_in_any_order() -> None:
    t = owns("hanging_gardens", "forbidden_city", "oracle", "eiffel_tower")
    t.control(1, "g1", "g5", "g6")
    t.envoy(0, "geneva")
    t.pact(0, 1, "embassy")
    t.turn(0)
    assert t.options == [
        *("use forbidden_city", "use eiffel_tower", "use oracle", "use geneva", "stop"),
    ]  # nothing to place for the Hanging Gardens yet
    t.choose("use forbidden_city", "destroy g1")
    assert t.options == ["use hanging_gardens", "use eiffel_tower", "use oracle", "use geneva", "stop"]
    t.choose("use oracle", "decline")
    assert t.options == ["use hanging_gardens", "use eiffel_tower", "use geneva", "stop"]
    t.choose("stop")
    assert t.asked == "ChooseFocus"
    t.choose("focus astrology", "stay")
    t.turn(1, "focus astrology", "stay")
    t.turn(0)
    assert "use oracle" in t.options  # once in every turn


@rule("ND-21.03")
def test_start_of_turn_effects_belong_to_the_own_turn() -> None:
    t = owns("hanging_gardens", "oracle")
    t.turn(1)
    assert (t.seat, t.asked) == (1, "ChooseFocus")


@rule("ND-21.03", "ND-6.03", "ND-6.04")
def test_hanging_gardens() -> None:
    t = owns("hanging_gardens", picture="""
        g1  h1
      w1  c0  f1
        m1  d1  g2
    """)  # fmt: skip
    t.turn(0, "use hanging_gardens")
    assert sorted(t.offered("place")) == ["d1", "f1", "g1", "h1"]
    t.choose("place d1")
    assert t.asked == "ChooseFocus"  # one token
    assert t.control_of(0) == ["d1"]


@rule("ND-21.04", "ND-13.08")
def test_forbidden_city_is_no_attack() -> None:
    t = owns("forbidden_city", picture="n1  c0  g1  g2  g3", n1="pantanal", g3="A")
    t.reinforced(1, "g1")
    t.control(1, "n1", "g2")
    t.pact(0, 1, "open_borders")
    t.turn(0, "use forbidden_city")
    assert t.options == ["destroy n1", "destroy g1", "stop"]
    refusal = t.refusal("destroy g2")
    assert (refusal.key, refusal.rule) == ("refused-not-next-to-friendly", "ND-21.04")
    t.choose("destroy g1")
    assert t.reinforced_of(1) == []
    assert t.pacts(0) == ["1 open_borders"]
    assert t.control_of(0) == []
    t.active(0)
    t.turn(0, "use forbidden_city", "destroy n1")
    assert t.naturals(NEUTRAL) == ["pantanal"]


@rule("ND-21.05", "ND-26.10", "ND-6.10", "ND-17.09")
def test_eiffel_tower() -> None:
    t = owns("eiffel_tower", picture=f"n1  {LINE}", seats=3, n1="pantanal")
    t.control(1, "n1", "g3")
    t.reinforced(1, "g5")
    t.control(2, "g6")
    t.turn(0, "use eiffel_tower")
    assert t.options == ["choose n1", "choose g3", "choose g5", "stop"]  # seat 2 has only one token
    t.choose("choose n1")
    assert t.options == ["choose g3", "choose g5"]
    t.choose("choose g5")
    assert (t.seat, t.options) == (1, ["give-up n1", "give-up g5"])
    t.choose("give-up g5")
    assert (t.control_of(0), t.reinforced_of(0)) == (["g5"], [])  # unreinforced
    assert (t.control_of(1), t.reinforced_of(1)) == (["n1", "g3"], [])
    t.choose("focus astrology", "stay")
    t.turn(0, "use eiffel_tower", "choose n1", "give-up n1")
    assert t.naturals(0) == ["pantanal"]


@rule("ND-21.05", "ND-6.12")
def test_eiffel_tower_needs_an_unused_token() -> None:
    t = owns("eiffel_tower")
    t.control(1, "g3", "g5")
    t.control(0, "g1")
    t.unused_control(0, 0)
    t.turn(0)
    assert t.asked == "ChooseFocus"


@rule("ND-21.19", "ND-21.03", "ND-4.06")
def test_oracle_swaps_neighbours_with_everything_on_them() -> None:
    t = owns("oracle", picture="c0  s1", s1="geneva")
    t.conquered(0, "geneva")
    t.lays_trade(0, science=2, culture=1)
    t.turn(0, "use oracle")
    assert t.options == ["swap 1", "swap 2", "swap 3", "swap 4", "swap 5", "decline"]
    t.choose("swap 2")
    assert t.options == ["with 1", "with 3"]
    t.choose("with 3")
    assert t.row_of(0) == ["early_empire", "foreign_trade", "astrology", "pottery", "masonry"]
    assert t.trade(0) == {"early_empire": 1, "astrology": 2}
    assert t.tokens(0) == {"astrology": ["geneva"]}
    t.choose("focus astrology")
    assert t.asked == "SpendOnScience"
    t.choose("spend 0 0")
    assert t.options == ["advance 3", "stay"]  # in its new slot


@rule("ND-21.20", "ND-21.03", "ND-5.08")
def test_seoul_moves_a_barbarian_to_an_empty_space() -> None:
    t = table("""
      g1  w1  s1
        d1  d2  g2  g3
      g4  g5  h1  g6
    """, d2="A", g3="B", s1="kabul", h1="oil")  # fmt: skip
    t.envoy(0, "seoul")
    t.control(0, "d1")
    t.caravans(1, "g5")
    t.turn(0, "use seoul")
    assert t.options == ["drive A", "drive B", "stop"]
    assert t.refusal("drive B / to g3").key == "refused-not-offered"
    t.choose("drive A")  # to g2, where else?
    assert t.barbarians == {"A": "g2", "B": "g3"}
    assert t.control_of(0) == ["d1"]
    assert t.asked == "ChooseFocus"


@rule("ND-21.20", "ND-15.08")
def test_geneva_exchanges_a_card_of_a_player() -> None:
    t = owns(seats=3)
    t.envoy(0, "geneva")
    t.pact(0, 1, "embassy")
    t.pact(0, 2, "joint_war")
    t.pact(2, 1, "joint_war")
    t.turn(0, "use geneva")
    assert t.options == ["return 1 embassy", "return 2 joint_war", "decline"]
    t.choose("return 1 embassy")
    assert t.options == ["take 1 open_borders", "take 1 defensive_pact"]  # different, and in the stack
    t.choose("take 1 open_borders")
    assert t.pacts(0) == ["1 open_borders", "2 joint_war"]


# --- placing and maturity -----------------------------------------------------------------------------------


@rule("ND-21.06", "ND-6.03")
@pytest.mark.parametrize("slot", [2, 3])
def test_chichen_itza(slot: int) -> None:
    t = owns("chichen_itza", picture="c0  g1  f1  f2  f3  f4  h1", f2="marble", f3="A")
    t.caravans(1, "f4")
    t.resolve(0, "early_empire", slot=slot)
    assert t.offered("place") == (["g1"] if slot == 2 else ["g1", "f1"])  # the others are not empty
    if slot == 3:
        t.choose("place f1")
        assert t.control_of(0) == ["f1"]


@rule("ND-21.06")
def test_a_forest_next_to_a_city_need_not_be_empty() -> None:
    t = owns("chichen_itza", picture="c0  f1  g1  f2", f1="marble", f2="oil")
    t.resolve(0, "early_empire", slot=3)
    assert t.offered("place") == ["f1"]


@rule("ND-21.07", "ND-23.01", "ND-15.05")
def test_sydney_opera_house_and_open_borders() -> None:
    t = table("""
        g1  g2
      w1  c0  g3
    """, 4)  # fmt: skip
    t.control(0, "g1")
    t.control(1, "g2")
    t.reinforced(2, "g3")
    assert t.mature(0) == []
    t.pact(0, 1, "open_borders")
    assert t.mature(0) == []
    t.built(0, "sydney_opera_house")
    assert t.mature(0) == ["c0"]  # tokens of all rivals
    with t.edit() as s:
        s.players[2].reinforced = ()
    assert t.mature(0) == []  # worked out anew whenever it is asked
    t.cities(2, "g3")
    assert t.mature(0) == []  # rival cities never count


@rule("ND-21.18", "ND-23.01")
def test_maturity_is_not_stored() -> None:
    t = table("c0  g1  g2")
    for placed in (True, False, True):
        with t.edit() as s:
            s.players[0].control = (t.cell("g1"),) if placed else ()
        assert t.mature(0) == (["c0"] if placed else [])


# --- cities and caravans ------------------------------------------------------------------------------------


@rule("ND-21.08", "ND-10.03", "ND-10.04")
def test_great_lighthouse_waives_the_distance_only() -> None:
    picture = """
    g1  g2  g3  g4  m1  g5  g6
      c0  g7  g8  g9  h1  h2  g10
    g11 g12 g13 g14 h3  h4  g15
      w1  g16 g17 g18 h5  h6  g19
    g20 g21 g22 g23 g24 g25 s1
    """
    t = table(picture, g15="oil", g24="A", s1="geneva")
    t.caravans(1, "g5")
    t.caravans(0, "g6")
    t.control(0, "g7")
    t.resolve(0, "pottery", slot=1)
    without = set(t.offered("city"))
    assert "g23" not in without
    t.choose("stop")
    t.built(0, "great_lighthouse")
    t.resolve(0, "pottery", slot=1)
    # on the edge, grassland, not next to city or city-state, and empty
    far = {name for name in t.spaces("grassland", edge=True) if name[0] == "g"}
    far -= {*t.near("c0"), *t.near("s1"), *t.near("c1")}
    far -= {"g5", "g6", "g15", "g24"}  # caravans (also one's own), a resource, a barbarian
    assert set(t.offered("city")) == without | far
    assert "g23" in far
    assert t.refusal("city h1").key == "refused-terrain"
    assert t.refusal("city g24").key == "refused-barbarian"


@rule("ND-21.09", "ND-26.07")
def test_colossus_gives_six_spaces_in_total() -> None:
    t = owns("colossus", picture=" ".join(["c0 ", *[f"{f'g{i}':3}" for i in range(1, 20)]]))
    t.caravans(0, "c0", "c0")
    t.resolve(0, "currency", slot=1)
    t.choose("caravan c0")
    assert t.offered("go")[-1] == "g10"  # 4 + 6
    t.choose("go g8")  # 4 of the 6 are used
    t.choose("caravan c0")
    assert t.offered("go")[-1] == "g6"  # 4 + 2
    t.choose("go g5")
    assert t.caravans_of(0) == ["g5", "g8"]
    t.active(0)
    t.resolve(0, "currency", slot=1)
    t.choose("caravan g5")
    assert t.offered("go")[-1] == "g15"  # anew in every resolution


# --- Great Zimbabwe -----------------------------------------------------------------------------------------


@rule("ND-21.10", "ND-16.01")
def test_great_zimbabwe_stores_up_to_four() -> None:
    t = owns("great_zimbabwe", picture="c0  s1", s1="geneva")
    t.caravans(0, "s1")
    t.now(Arrive(0, t.cell("s1")))
    assert t.options == ["trade astrology", "store"]  # tokens bound to a type too
    t.choose("store", "store", "decline")
    assert t.stored(0) == 2
    t.now(GainTrade(0, 3))
    t.choose("store", "store")
    assert "store" not in t.options  # four at most
    refusal = t.refusal("store")
    assert (refusal.key, refusal.rule) == ("refused-no-store", "ND-21.10")
    t.choose("trade masonry")
    assert (t.stored(0), t.trade(0)) == (4, {"masonry": 1})
    t.now(GainTrade(1, 1))
    assert "store" not in t.options  # others cannot
    t.choose("trade masonry")


@rule("ND-21.10", "ND-16.07")
def test_stored_tokens_are_released_at_the_start_of_the_turn() -> None:
    t = owns("great_zimbabwe")
    t.stores(0, "great_zimbabwe", 4)
    t.lays_trade(0, culture=2)
    t.turn(0, "use great_zimbabwe")
    assert t.options == [*[f"release {key}" for key in t.row_of(0)], "stop"]
    t.choose("release early_empire", "release early_empire")  # the second is lost: the limit of 3
    assert (t.trade(0), t.stored(0)) == ({"early_empire": 3}, 2)
    t.choose("release pottery", "stop")
    assert (t.trade(0), t.stored(0)) == ({"early_empire": 3, "pottery": 1}, 1)
    t.choose("focus pottery")
    assert t.asked == "Industry"  # tokens on the wonder are not spent from there


@rule("ND-21.10")
def test_stored_tokens_are_neither_looted_nor_kept_by_a_conqueror() -> None:
    t = table("g1  c0  c1")
    t.cities(1, "g1")
    t.built(1, "great_zimbabwe", "g1")
    t.stores(1, "great_zimbabwe", 4)
    t.resolve(0, "masonry", slot=5)
    t.dice(6, 1)
    t.choose("attack c1")
    assert t.asked == "Campaign"  # nothing to loot
    t.dice(6, 1)
    t.choose("attack g1")
    assert t.wonders(0) == ["great_zimbabwe"]
    assert t.stored(0) == 0


# --- wonders that change cards ------------------------------------------------------------------------------


def building(wonder: str, row: str, seats: int = 2) -> NewDawnScript:
    """Seat 0 is about to build a wonder."""
    t = table(LINE, seats)
    t.row(0, row)
    t.offer(wonder)
    t.give(0, marble=3, mercury=3, oil=2, diamonds=2)
    t.lays_trade(0, industry=3)
    return t


def build(t: NewDawnScript, wonder: str) -> None:
    t.resolve(0, "industry")
    t.choose(f"wonder {wonder}")
    while t.asked == "Industry":
        t.choose("build" if "build" in t.options else t.options[0])


@rule("ND-21.11", "ND-11.10", "ND-8.06")
def test_pyramids_raise_up_to_three_level_one_cards() -> None:
    t = building("pyramids", "early_empire astrology foreign_trade animal_husbandry masonry")
    t.lays_trade(0, culture=2)
    build(t, "pyramids")
    assert t.wonders(0) == ["pyramids"]
    assert t.options == [
        *[f"upgrade {key}" for key in ("early_empire", "astrology", "foreign_trade", "masonry")],
        "stop",
    ]
    t.choose("upgrade early_empire", "upgrade foreign_trade")
    assert t.options == ["upgrade astrology", "upgrade masonry", "stop"]
    t.choose("upgrade masonry")
    assert t.resting
    assert t.row_of(0) == ["drama_and_poetry", "astrology", "currency", "animal_husbandry", "iron_working"]
    assert t.trade(0)["drama_and_poetry"] == 2  # what lay on the card lies on the new one


@rule("ND-21.11")
def test_porcelain_tower_raises_up_to_two_cards_by_one_level() -> None:
    t = building("porcelain_tower", "mass_media astrology steam_power animal_husbandry masonry")
    build(t, "porcelain_tower")
    assert t.options == [
        *[f"upgrade {key}" for key in ("astrology", "steam_power", "animal_husbandry", "masonry")],
        "stop",
    ]  # no level IV card
    t.choose("upgrade astrology")
    assert "upgrade mathematics" not in t.options  # each card once
    t.choose("upgrade steam_power")
    assert t.resting
    assert t.row_of(0) == ["mass_media", "mathematics", "capitalism", "animal_husbandry", "masonry"]


@rule("ND-21.11", "ND-4.04")
def test_raising_is_optional() -> None:
    t = building("pyramids", "culture science economy industry military")
    build(t, "pyramids")
    t.choose("stop")
    assert t.resting
    assert t.row_of(0) == ["early_empire", "astrology", "foreign_trade", "pottery", "masonry"]


@rule("ND-21.12", "ND-8.03")
def test_13_oxford_university_mixes_types_but_keeps_five_cards_and_the_level() -> None:
    t = owns("oxford_university")
    t.dial(0, 2)
    t.resolve(0, "astrology", slot=1)
    t.choose("advance 1")
    level_two = ["drama_and_poetry", "mathematics", "currency", "animal_husbandry", "iron_working"]
    assert t.offered("take") == level_two
    assert t.refuses("take steam_power") == "ND-8.03"
    assert t.refuses("take currency / replace astrology") == "ND-8.05"  # science for science only
    t.choose("take mathematics")
    assert t.offered("replace") == t.row_of(0)
    t.choose("replace pottery")
    assert sorted(t.row_of(0)) == sorted(
        ["early_empire", "astrology", "foreign_trade", "mathematics", "masonry"]
    )


@rule("ND-21.12", "ND-8.03")
def test_without_oxford_university_the_type_must_be_the_same() -> None:
    t = owns()
    t.dial(0, 2)
    t.resolve(0, "astrology", slot=1)
    t.choose("advance 1")
    assert len(t.options) == 5 + 1


@rule("ND-21.12", "ND-8.10")
def test_a_row_without_an_economy_card_has_no_caravans() -> None:
    t = owns("oxford_university")
    t.caravans(0, "g1")
    t.dial(0, 2)
    t.resolve(0, "astrology", slot=1)
    t.choose("advance 1", "take mathematics / replace foreign_trade")
    assert t.caravans_of(0) == []


@rule("ND-21.13", "ND-15.02", "ND-15.03")
def test_potala_palace_takes_three_cards_in_total() -> None:
    t = building("potala_palace", "culture science economy industry military", 3)
    t.pact(0, 1, "joint_war")
    t.pact(1, 2, "embassy")
    build(t, "potala_palace")
    stacks = [
        *[f"take 1 {key}" for key in ("open_borders", "embassy", "defensive_pact")],
        *[f"take 2 {key}" for key in ("open_borders", "joint_war", "defensive_pact")],
    ]
    assert t.options == [*stacks, "decline"]
    t.choose("take 1 embassy", "take 2 joint_war", "take 1 open_borders")
    assert t.resting
    assert t.pacts(0) == ["1 open_borders", "1 embassy", "1 joint_war", "2 joint_war"]


@rule("ND-21.13", "ND-11.10")
def test_losing_the_potala_palace_returns_surplus_cards() -> None:
    t = table("c0  g1  g2", 3)
    t.cities(1, "g1")
    t.built(1, "potala_palace", "g1")
    t.pact(1, 0, "embassy", "joint_war", "open_borders")
    t.pact(1, 2, "embassy")
    t.resolve(0, "masonry", slot=5)
    t.dice(6, 1)
    t.choose("attack g1")
    assert (t.seat, t.options) == (1, ["return 0 open_borders", "return 0 embassy", "return 0 joint_war"])
    t.choose("return 0 embassy", "return 0 open_borders")
    assert t.pacts(1) == ["0 joint_war", "2 embassy"]
    assert t.wonders(0) == ["potala_palace"]
    assert t.pacts(0) == []  # captured, not built


# --- wonders in combat --------------------------------------------------------------------------------------


@rule("ND-21.14")
@pytest.mark.parametrize(("mine", "theirs", "bonus"), [(0, 0, 0), (1, 0, 4), (2, 2, 0), (3, 2, 4), (1, 2, 0)])
def test_kremlin_counts_reinforced_tokens_of_both_players(mine: int, theirs: int, bonus: int) -> None:
    t = owns("kremlin", picture="g9  s1  c0  g1  g2  g3  g4  g5  g6  g7  g8", g9="A", s1="geneva")
    t.control(1, "g1")
    t.reinforced(0, *["g3", "g4", "g5"][:mine])
    t.reinforced(1, *["g7", "g8"][:theirs])
    assert rolled(t, "g1") == (bonus, 1)
    assert rolled(t, "s1") == (0, 8)
    assert rolled(t, "g9", card="flight") == (3, 1)


@rule("ND-21.15")
def test_big_ben_counts_own_caravans_next_to_the_defending_space() -> None:
    t = owns("big_ben", picture="""
        g1  g2  g3
      c0  g4  g5  g6
        g7  g8  g9
    """)  # fmt: skip
    t.control(1, "g4")
    t.row(0, "culture science capitalism industry military")
    t.caravans(0, "g4", "g6")  # on the space itself, and too far away
    t.caravans(1, "g1")
    assert rolled(t, "g4") == (0, 1)
    with t.edit() as s:
        s.players[0].caravans = ()
    t.caravans(0, "g1", "g7", "g5")
    assert rolled(t, "g4") == (6, 1)
    t.leads(1, "rome")
    t.control(1, "g8")
    t.control(0, "g2")
    assert rolled(t, "g2", attacker=1) == (0, 1 + 2 * 2)  # in defence too: g1 and g5 are next to it
    assert t.distance("g2", "g1") == t.distance("g2", "g5") == 1


@rule("ND-21.16", "ND-13.02")
def test_pentagon_attacks_anything_on_the_map() -> None:
    t = owns("pentagon", picture="c0  g1  w1  w2  g2  g3  g4  s1", s1="geneva", g3="A")
    t.control(1, "g1", "g2", "g4")
    t.resolve(0, "masonry", slot=1)
    assert set(t.offered("attack")) == {"g1", "g2", "g3", "g4", "s1", "c1"}
    assert t.refusal("attack w1").rule == "ND-13.02"
    t.choose("stop")
    assert rolled(t, "s1") == (2, 8)


@rule("ND-21.17", "ND-13.10", "ND-13.13")
def test_bonuses_of_different_sources_add_up() -> None:
    t = table("""
      c0  g1  g2
        g3  g4
    """, 3)  # fmt: skip
    t.leads(0, "scythia")
    for wonder in ("terracotta_army", "alhambra", "pentagon", "kremlin", "big_ben"):
        t.built(0, wonder)
    t.pact(0, 2, "joint_war")
    t.envoy(0, "kabul", "carthage")
    t.reinforced(0, "g3")
    t.caravans(0, "g3")
    t.leads(1, "scythia")
    t.cities(1, "g1")
    t.reinforced(1, "g4")
    t.reinforced(0, "g2")
    for wonder in ("petra", "ruhr_valley"):
        t.built(1, wonder)
    t.pact(1, 2, "defensive_pact")
    attack = 3 + 2 + 2 + 2 + 4 + 2 + 2 + 3 + 1  # the last for the own capital, one space away
    defence = 2 * 1 + 1 + 3 + 2 + 5 + 2
    assert rolled(t, "g1") == (attack, defence)


@rule("ND-21.17")
@pytest.mark.parametrize(
    ("wonder", "attacking", "defending"),
    [
        ("terracotta_army", 2, 0),
        ("alhambra", 2, 2),
        ("pentagon", 2, 0),
        ("petra", 0, 2),
        ("ruhr_valley", 0, 5),
    ],
)
def test_bonuses_of_military_wonders(wonder: str, attacking: int, defending: int) -> None:
    t = owns(wonder)
    t.control(1, "g1")
    assert rolled(t, "g1") == (attacking, 1)
    t = table("c0  g1  c1")
    t.control(1, "g1")
    t.built(1, wonder)
    assert rolled(t, "g1") == (0, 1 + defending)


@rule("ND-11.12", "ND-21.10")
def test_only_the_controller_uses_a_wonder() -> None:
    for wonder in TABLES.world_wonders:
        t = table("c0  g1  c1")
        t.abandoned(wonder.key, "g1")
        t.turn(0)
        assert t.asked == "ChooseFocus"
        assert t.wonders(0) == t.wonders(1) == []
