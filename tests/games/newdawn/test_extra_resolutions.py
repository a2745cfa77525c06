"""Slots and extra resolutions: Machu Picchu, Venetian Arsenal, Capitalism, Maracanã (chapter 22)."""

from __future__ import annotations

import pytest

from tessera.games.newdawn.rules.turns import slot_number
from tessera.games.newdawn.state import NEUTRAL
from tessera.games.newdawn.testing.scene import NewDawnScript
from tessera.testing import rule
from tests.games.newdawn.table import table

LINE = "c0  g1  g2  g3  g4  g5  g6"
ROW = "culture science economy industry military"


def owns(*wonders: str, row: str = ROW, picture: str = LINE, **features: str) -> NewDawnScript:
    t = table(picture, 2, content=None, **features)
    t.leads(0, "rome")
    t.row(0, row)
    for wonder in wonders:
        t.built(0, wonder)
    return t


# --- slot numbers -------------------------------------------------------------------------------------------


@rule("ND-22.02", "ND-22.01", "ND-22.03")
@pytest.mark.parametrize(("slot", "counts_as"), [(1, 3), (2, 4), (3, 3), (4, 4), (5, 5)])
def test_machu_picchu_shifts_the_first_two_slots(slot: int, counts_as: int) -> None:
    for held, expected in ((False, slot), (True, counts_as)):
        t = owns(*(["machu_picchu"] if held else []))
        row = ["early_empire", "foreign_trade", "pottery", "masonry"]
        row.insert(slot - 1, "astrology")
        t.row(0, " ".join(row))
        t.turn(0, "focus astrology")
        assert t.options == [f"advance {expected}", "stay"]
        t.choose("stay")
        row.remove("astrology")
        assert t.row_of(0) == ["astrology", *row]  # the reset is as always


@rule("ND-22.01")
def test_the_slot_is_never_above_five() -> None:
    t = table(LINE, content={"world_wonders": {"machu_picchu": {"amount": 4}}})
    t.built(0, "machu_picchu")
    assert [slot_number(t.state, t.player(0), place) for place in range(5)] == [5, 5, 3, 4, 5]


@rule("ND-22.01", "ND-22.02", "ND-8.13", "ND-11.02")
def test_in_slot_five_means_after_shifts() -> None:
    """With a Machu Picchu that shifted by 3, a card in slot 2 would be resolved in slot 5."""
    for amount, shifted in ((2, False), (3, True)):
        t = table(LINE, content={"world_wonders": {"machu_picchu": {"amount": amount}}})
        t.built(0, "machu_picchu")
        t.control(1, "g5")
        t.row(0, "early_empire nuclear_power foreign_trade nationalism masonry")
        t.turn(0, "focus nuclear_power")
        assert (t.asked == "Nuke") == shifted
        assert t.offered("nuke") == (["g4", "g5", "g6"] if shifted else [])


@rule("ND-22.01", "ND-11.02")
@pytest.mark.parametrize(("slot", "production"), [(4, 4), (5, 7)])
def test_nationalism_in_slot_five(slot: int, production: int) -> None:
    t = owns()
    t.offer("petra")
    t.give(0, oil=1, diamonds=1)
    t.resolve(0, "nationalism", slot)
    t.choose("wonder petra")
    assert t._open().prompt(t.state).args["paid"] == production


# --- Venetian Arsenal ---------------------------------------------------------------------------------------


@rule("ND-22.04", "ND-22.06", "ND-4.11")
def test_venetian_arsenal_resolves_the_card_in_slot_five_again_as_slot_one() -> None:
    t = owns("venetian_arsenal", "machu_picchu", row="culture economy industry military science")
    t.turn(0, "focus astrology", "advance 5", "decline")
    assert t.options == ["again astrology", "decline"]
    assert t.row_of(0)[4] == "astrology"  # before its reset
    t.choose("again astrology")
    assert t.options == ["advance 1", "stay"]  # final: Machu Picchu does not raise it
    t.choose("advance 1", "decline")  # 5 + 1 reaches the next level space
    assert t.resting
    assert t.player(0).dial == 6
    assert t.row_of(0)[0] == "astrology"


@rule("ND-22.04")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_venetian_arsenal_needs_slot_five(slot: int) -> None:
    t = owns("venetian_arsenal")
    row = ["early_empire", "foreign_trade", "pottery", "masonry"]
    row.insert(slot - 1, "astrology")
    t.row(0, " ".join(row))
    t.turn(0, "focus astrology", "stay")
    assert t.resting


@rule("ND-22.04", "ND-8.09")
def test_a_card_replaced_meanwhile_is_the_one_resolved_again_and_reset() -> None:
    t = owns("venetian_arsenal", row="culture economy industry military science")
    t.turn(0, "focus astrology", "advance 5", "take mathematics")
    assert t.options == ["again mathematics", "decline"]
    t.choose("again mathematics", "trade mathematics", "spend 0 0")
    t.choose("advance 1", "decline")
    assert t.row_of(0)[0] == "mathematics"


@rule("ND-22.08", "ND-16.02", "ND-14.05")
def test_extra_resolutions_spend_tokens_of_the_card_and_once_per_turn_tokens_once() -> None:
    t = owns(
        "venetian_arsenal", row="culture economy industry military science", picture="c0  s1", s1="geneva"
    )
    t.conquered(0, "geneva")
    t.lays_trade(0, science=2)
    t.turn(0, "focus astrology", "spend 1 1")
    assert t.options == ["advance 7", "stay"]
    t.choose("stay", "again astrology")
    assert t.options == ["spend 0 0", "spend 1 0"]
    t.choose("spend 1 0")
    assert t.options == ["advance 2", "stay"]


# --- Capitalism ---------------------------------------------------------------------------------------------


@rule("ND-22.05", "ND-9.17", "ND-22.06", "ND-4.11")
def test_capitalism_resolves_another_card_as_slot_one_without_reset() -> None:
    t = owns("machu_picchu", row="culture science capitalism industry military")
    t.turn(0, "focus capitalism", "stop")
    assert t.row_of(0)[0] == "capitalism"  # after its reset
    assert t.options == ["also early_empire", "also astrology", "also pottery", "also masonry", "decline"]
    before = t.row_of(0)
    t.choose("also astrology")
    assert t.options == ["advance 1", "stay"]
    t.choose("advance 1")
    assert t.resting
    assert t.row_of(0) == before


@rule("ND-22.05")
def test_capitalism_is_optional() -> None:
    t = owns(row="culture science capitalism industry military")
    t.turn(0, "focus capitalism", "stop", "decline")
    assert t.resting


@rule("ND-22.09", "ND-20.03")
def test_an_extra_resolution_of_the_military_card_does_not_trigger_aztec() -> None:
    t = owns(row="culture science capitalism industry military")
    t.leads(0, "aztec")
    t.control(1, "g1")
    t.turn(0, "focus capitalism")
    if t.asked == "MoveCaravan":
        t.choose("stop")
    t.choose("also masonry")
    t.dice(6, 1)
    t.choose("attack g1")
    assert t.state.turn.attacks_won == 1
    assert t.resting


@rule("ND-9.21", "ND-22.08")
def test_limits_of_the_turn_hold_across_extra_resolutions() -> None:
    t = owns("venetian_arsenal", row="culture science industry military economy", picture="c0  s1  g1  g2  g3",
             s1="geneva")  # fmt: skip
    t.row(0, "culture science industry military currency")
    t.turn(0, "focus currency", "send c0", "go s1", "envoy geneva")
    t.choose("send c0", "go g2")
    t.choose("again currency")
    assert t.offered("send") == []  # the one that returned may not move again
    t.choose("caravan g2")
    assert t.offered("go") == ["c0", "g1", "g3"]  # not a second time to the city-state
    assert t.city_states(NEUTRAL) == ["geneva"]


# --- Maracanã -----------------------------------------------------------------------------------------------


@rule("ND-22.07", "ND-26.03", "ND-4.11")
@pytest.mark.parametrize(
    ("row", "slot"),
    [
        ("science culture economy industry military", 2),  # the economy card lay to the right: moved on
        ("economy science culture industry military", 2),  # it lay to the left: stays
        ("culture industry military science economy", 5),
    ],
)
def test_14_maracana_resolves_and_resets_the_economy_card_first(row: str, slot: int) -> None:
    t = owns("estadio_do_maracana", row=row)
    t.turn(0, "focus astrology")
    assert t.options == ["economy-first foreign_trade", "decline"]
    t.choose("economy-first foreign_trade", "stop")
    assert t.row_of(0)[0] == "foreign_trade"
    assert t.row_of(0).index("astrology") == slot - 1
    assert t.options == [f"advance {slot}", "stay"]
    t.choose("stay")
    assert t.row_of(0)[:2] == ["astrology", "foreign_trade"]
    assert t.resting


@rule("ND-22.07")
def test_maracana_is_optional_and_not_for_the_economy_card_itself() -> None:
    t = owns("estadio_do_maracana")
    t.turn(0, "focus astrology", "decline")
    assert t.options == ["advance 2", "stay"]
    t.choose("stay")
    t.turn(0, "focus foreign_trade")
    assert t.asked == "MoveCaravan"


@rule("ND-22.10", "ND-22.05")
def test_maracana_and_capitalism_each_once() -> None:
    t = owns("estadio_do_maracana", row="science culture capitalism industry military")
    t.turn(0, "focus astrology", "economy-first capitalism", "stop")
    assert t.options == ["also astrology", "also early_empire", "also pottery", "also masonry", "decline"]
    t.choose("also early_empire", "stop")
    assert [use.card for use in t.state.used] == ["capitalism"]
    assert t.options == ["advance 2", "stay"]  # then the chosen card
    t.choose("stay")
    assert t.resting
    assert t.row_of(0)[:2] == ["astrology", "capitalism"]


@rule("ND-22.04", "ND-22.07")
def test_venetian_arsenal_once_in_a_turn_with_two_cards_from_slot_five() -> None:
    t = owns("estadio_do_maracana", "venetian_arsenal", row="culture industry military science economy")
    t.turn(0, "focus astrology", "economy-first foreign_trade", "stop")
    assert t.options == ["again foreign_trade", "decline"]
    t.choose("again foreign_trade", "stop")
    assert t.options == ["advance 5", "stay"]  # moved to slot 5 by the reset of the economy card
    t.choose("stay")
    assert t.resting  # the Arsenal was used
