"""Science cards and the tech dial (chapter 8)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.cards.focus.science import Nuke
from tessera.games.newdawn.rules.science import AdvanceDial, TakeFocusCard, replace_card
from tessera.games.newdawn.state import NEUTRAL
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table

LINE = "g1  c0  g2  g3  g4  g5  g6"


def advances(t: NewDawnScript, spaces: int, *, from_: int = 0) -> NewDawnScript:
    """Seat 0 advances its pointer; the new cards are still to be taken."""
    t.dial(0, from_)
    t.now(AdvanceDial(0, spaces))
    t.choose(f"advance {spaces}")
    return t


def levels_offered(t: NewDawnScript) -> list[int]:
    """Decline every card; the levels that were offered."""
    levels: list[int] = []
    while t.asked == "TakeFocusCard":
        keys = {option.split()[1] for option in t.options if option != "decline"}
        found = {t.state.content.focus[t.state.content.number[key]].level for key in keys}
        assert len(found) == 1  # of exactly one level
        levels += found
        t.choose("decline")
    return levels


# --- the dial -----------------------------------------------------------------------------------------------


@rule("ND-8.01", "ND-8.03", "ND-8.14")
@pytest.mark.parametrize("space", range(1, 25))
def test_the_level_spaces_of_the_dial(space: int) -> None:
    t = advances(table(LINE), 1, from_=space - 1)
    assert t.player(0).dial == space
    expected = {3: [2], 6: [2], 10: [3], 14: [3], 19: [4], 24: [4]}
    assert levels_offered(t) == expected.get(space, [])


@rule("ND-8.02", "ND-16.02")
@pytest.mark.parametrize(("slot", "spent"), [(1, 0), (2, 1), (4, 0), (5, 3)])
def test_the_pointer_advances_by_the_slot_and_the_trade_tokens(slot: int, spent: int) -> None:
    t = table(LINE)
    t.lays_trade(0, science=3)
    t.resolve(0, "astrology", slot)
    t.choose(f"spend {spent} 0")
    assert t.options == [f"advance {slot + spent}", "stay"]
    t.choose(f"advance {slot + spent}")
    assert t.player(0).dial == slot + spent
    assert t.trade(0).get("astrology", 0) == 3 - spent


@rule("ND-8.02", "ND-4.04")
def test_the_pointer_never_advances_by_fewer_spaces() -> None:
    t = table(LINE)
    t.resolve(0, "astrology", slot=4)
    refusal = t.refusal("advance 3")
    assert (refusal.key, refusal.args, refusal.rule) == ("refused-exact-advance", {"spaces": 4}, "ND-8.02")
    t.choose("stay")
    assert (t.player(0).dial, t.resting) == (0, True)


# --- new cards ----------------------------------------------------------------------------------------------


@rule("ND-8.03", "ND-8.04")
def test_the_example_of_the_rulebook() -> None:
    """Blue reaches a level IV space and replaces Iron Working by Flight."""
    t = table(LINE)
    t.row(0, "early_empire pottery foreign_trade iron_working astrology")
    advances(t, 1, from_=18)
    assert t.options == [
        *("take mass_media", "take nuclear_power", "take capitalism"),
        *("take urbanization", "take flight", "decline"),
    ]
    t.choose("take flight")
    assert t.resting
    assert t.row_of(0) == ["early_empire", "pottery", "foreign_trade", "flight", "astrology"]


@rule("ND-8.03")
def test_the_replaced_card_can_be_taken_again() -> None:
    t = table(LINE)
    t.row(0, "culture science economy industry iron_working")
    t.now(TakeFocusCard(0, level=4))
    t.choose("take flight")
    t.now(TakeFocusCard(0, level=2))
    assert "take iron_working" in t.options  # a lower level
    refusal = t.refusal("take mass_production")
    assert (refusal.key, int(refusal.args["level"]), refusal.rule) == ("refused-level", 2, "ND-8.03")


@rule("ND-8.03")
def test_passing_a_level_space_is_as_good_as_reaching_it() -> None:
    t = advances(table(LINE), 2, from_=5)
    assert t.player(0).dial == 7
    assert levels_offered(t) == [2]


@rule("ND-8.04")
def test_several_level_spaces_give_one_card_each_in_dial_order() -> None:
    t = advances(table(LINE), 8, from_=2)
    assert levels_offered(t) == [2, 2, 3]
    t = advances(table(LINE), 5, from_=14)
    assert levels_offered(t) == [4]


@rule("ND-8.04", "ND-26.06")
def test_the_cards_are_taken_one_after_the_other() -> None:
    t = advances(table(LINE), 8, from_=2)
    t.choose("take currency")
    assert "take currency" not in t.options
    t.choose("take mathematics")
    assert "take steam_power" in t.options
    t.choose("take steam_power")
    assert t.row_of(0) == ["early_empire", "mathematics", "steam_power", "pottery", "masonry"]


@rule("ND-8.05")
def test_a_card_may_be_declined_and_a_lower_one_taken() -> None:
    t = table(LINE)
    t.row(0, "mass_media science economy industry military")
    t.now(TakeFocusCard(0, level=2))
    t.choose("decline")
    assert t.row_of(0)[0] == "mass_media"
    t.now(TakeFocusCard(0, level=2))
    t.choose("take drama_and_poetry")
    assert t.row_of(0)[0] == "drama_and_poetry"


@rule("ND-8.06", "ND-16.04")
def test_what_lies_on_the_old_card_goes_to_the_new_one() -> None:
    t = table()
    t.leads(0, "america")
    t.lays_trade(0, science=2, military=1)
    t.conquered(0, "geneva")
    t.natural(0, "pantanal", on="science")
    t.now(TakeFocusCard(0, level=3))
    t.choose("take replaceable_parts")
    assert t.trade(0) == {"replaceable_parts": 2, "masonry": 1}
    assert t.tokens(0) == {"replaceable_parts": ["geneva", "pantanal"]}


# --- beyond the last space ----------------------------------------------------------------------------------


@rule("ND-8.07", "ND-19.06")
@pytest.mark.parametrize(
    ("start", "spaces", "levels"), [(23, 2, [4]), (20, 8, [4]), (18, 7, [4, 4]), (24, 5, [])]
)
def test_beyond_24_the_pointer_goes_to_15_and_stops(start: int, spaces: int, levels: list[int]) -> None:
    t = table(LINE)
    t.victory("technophile_scholarly explorer_aesthetic paranoid_warmonger")
    advances(t, spaces, from_=start)
    assert t.player(0).dial == 15
    assert t.agendas(0) == (["technophile_scholarly"] if levels else [])
    assert levels_offered(t) == levels


@rule("ND-8.07")
def test_exactly_24_is_not_beyond() -> None:
    t = advances(table(LINE), 4, from_=20)
    assert t.player(0).dial == 24


@rule("ND-8.08", "ND-8.14")
def test_after_the_jump_19_and_24_give_cards_again() -> None:
    t = advances(table(LINE), 2, from_=23)
    t.choose("take flight")
    advances(t, 9, from_=15)
    assert t.player(0).dial == 24
    assert levels_offered(t) == [4, 4]


@rule("ND-8.14")
def test_without_a_card_of_the_level_a_space_gives_nothing() -> None:
    t = table(LINE)
    t.row(0, "mass_media nuclear_power capitalism urbanization flight")
    advances(t, 1, from_=18)
    assert (t.resting, t.player(0).dial) == (True, 19)


# --- the science card itself --------------------------------------------------------------------------------


@rule("ND-8.09", "ND-4.05")
def test_the_new_science_card_is_the_one_that_is_reset() -> None:
    t = table(LINE)
    t.lays_trade(0, science=2)
    t.dial(0, 1)
    t.turn(0, "focus astrology", "spend 0 0", "advance 2", "take mathematics")
    assert t.resting
    assert t.row_of(0) == ["mathematics", "early_empire", "foreign_trade", "pottery", "masonry"]
    assert t.trade(0) == {"mathematics": 2}


@rule("ND-8.09")
def test_any_card_replaced_during_its_resolution_is_reset_all_the_same() -> None:
    t = table(LINE, content={"world_wonders": {"pyramids": {"cost": 0}}})
    t.offer("pyramids")
    t.turn(0, "focus pottery", "wonder pyramids", "upgrade pottery", "stop")
    assert t.row_of(0) == ["animal_husbandry", "early_empire", "astrology", "foreign_trade", "masonry"]


@rule("ND-8.15")
def test_a_new_card_is_not_resolved() -> None:
    t = table(LINE)
    t.dial(0, 1)
    t.turn(0, "focus astrology", "advance 2", "take drama_and_poetry")
    assert t.resting
    assert t.control_of(0) == []
    t.turn(0)
    assert "focus drama_and_poetry" in t.options


@rule("ND-8.10", "ND-9.01")
def test_a_better_economy_card_brings_more_caravans() -> None:
    t = table(LINE)
    t.caravans(0, "g3")
    t.now(TakeFocusCard(0, level=4))
    t.choose("take capitalism")
    t.resolve(0, "capitalism", slot=3)
    t.choose("send c0", "go g4", "send c0", "go g5")
    assert (t.caravans_of(0), t.offered("send")) == (["g3", "g4", "g5"], [])


@rule("ND-8.10")
def test_caravans_beyond_the_number_of_the_card_leave_the_card_first_then_the_map() -> None:
    t = table(LINE)
    t.row(0, "culture science capitalism industry military")
    t.caravans(0, "g3")
    t.now(TakeFocusCard(0, level=2))
    t.choose("take currency")
    assert (t.resting, t.caravans_of(0)) == (True, ["g3"])
    t.row(0, "culture science capitalism industry military")
    t.caravans(0, "g4", "g5")
    replace_card(
        t.state,
        t.player(0),
        t.state.content.number["capitalism"],
        t.state.content.number["foreign_trade"],
    )
    t.now()
    assert t.options == ["drop g3", "drop g4", "drop g5"]
    t.choose("drop g4", "drop g5")
    assert (t.resting, t.caravans_of(0)) == (True, ["g3"])


# --- single cards -------------------------------------------------------------------------------------------


@rule("ND-8.11", "ND-26.06")
def test_mathematics_gives_a_trade_token_then_advances() -> None:
    t = table(LINE)
    t.resolve(0, "mathematics", slot=2)
    assert t.asked == "GainTrade"
    assert t.options == [f"trade {card}" for card in t.row_of(0)]
    t.choose("trade masonry")
    assert t.trade(0) == {"masonry": 1}
    t.choose("advance 2")
    assert t.player(0).dial == 2


@rule("ND-8.11", "ND-16.06")
def test_the_token_of_mathematics_may_be_spent_on_this_advance() -> None:
    t = table(LINE)
    t.resolve(0, "mathematics", slot=2)
    t.choose("trade mathematics", "spend 1 0")
    assert t.options == ["advance 3", "stay"]


@rule("ND-8.12")
def test_replaceable_parts_gives_a_resource_of_a_new_kind() -> None:
    t = table("g1  c0  n1", n1="mt_everest")  # a source of oil that is no resource token
    t.control(0, "n1")
    t.give(0, marble=1)
    t.give(1, diamonds=8)
    t.resolve(0, "replaceable_parts", slot=3)
    assert t.options == ["gain mercury", "gain oil", "decline"]
    owned = t.refusal("gain marble")
    assert (owned.key, owned.args, owned.rule) == ("refused-kind-owned", {"resource": "marble"}, "ND-8.12")
    empty = t.refusal("gain diamonds")
    assert (empty.key, empty.rule) == ("refused-supply-empty", "ND-17.03")
    t.choose("gain oil")
    assert (t.resources(0), t.supply["oil"]) == ({"marble": 1, "oil": 1}, 7)
    t.choose("advance 3")
    assert (t.player(0).dial, t.asked) == (3, "TakeFocusCard")


@rule("ND-8.12")
def test_replaceable_parts_without_a_new_kind_only_advances() -> None:
    t = table(LINE)
    t.give(0, marble=1, mercury=1, oil=1, diamonds=1)
    t.resolve(0, "replaceable_parts", slot=3)
    assert t.asked == "AdvanceDial"


@rule("ND-8.13", "ND-22.01")
@pytest.mark.parametrize("slot", [1, 4, 5])
def test_nuclear_power_strikes_only_in_slot_5_but_always_advances(slot: int) -> None:
    t = table(LINE)
    t.control(1, "g2")
    t.resolve(0, "nuclear_power", slot)
    assert t.asked == ("Nuke" if slot == 5 else "AdvanceDial")
    if slot == 5:
        t.choose("stop")
    assert t.options == [f"advance {slot}", "stay"]


@rule("ND-8.13", "ND-17.11")
def test_nuclear_power_hits_all_tokens_in_and_around_a_space() -> None:
    t = table(
        """
          g1  g2  g3
        g4  n1  g5  g6
          g7  c0
        """,
        n1="pantanal",
    )
    t.control(0, "n1", "g5")
    t.reinforced(0, "g1")
    t.control(1, "g2", "g6")
    t.reinforced(1, "g4")
    t.cities(1, "g7")
    t.caravans(1, "g2")
    t.barbarian("A", "g3")
    t.now(Nuke(0))
    t.choose("nuke n1")
    assert (t.control_of(0), t.reinforced_of(0)) == (["g1"], [])
    assert (t.control_of(1), t.reinforced_of(1)) == (["g4", "g6"], [])
    assert (t.naturals(0), t.naturals(NEUTRAL)) == ([], ["pantanal"])
    assert (t.cities_of(1), t.caravans_of(1), t.barbarians) == (["g7"], ["g2"], {"A": "g3"})
    assert t.player(0).capital == t.cell("c0")


@rule("ND-8.13")
def test_nuclear_power_can_choose_a_space_beside_the_tokens() -> None:
    t = table(LINE)
    t.control(1, "g4")
    t.now(Nuke(0))
    assert t.options == ["nuke g3", "nuke g4", "nuke g5", "stop"]  # any other space would hit nothing
    t.choose("nuke g3")
    assert t.control_of(1) == []
