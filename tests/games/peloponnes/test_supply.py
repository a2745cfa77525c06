"""Supply: feeding the inhabitants and redeeming borrowed buildings (chapter 10)."""

from __future__ import annotations

import pytest

from tessera.games.peloponnes.rules.supply import Supply
from tessera.testing import rule
from tests.games.peloponnes.table import PeloponnesScript, table


def hungry(*cards: str, luxury: int = 0, **coins: int) -> PeloponnesScript:
    """Seat 0 has these cards and means, and a supply begins."""
    t = table()
    t.owns(0, *cards)
    t.give(0, luxury=luxury, **coins)
    t.now(Supply())
    return t


def in_debt(*borrowed: str, owned: str = "", luxury: int = 0, **coins: int) -> PeloponnesScript:
    """Seat 0 has borrowed buildings and more than enough grain, and a supply begins."""
    t = table()
    t.owns(0, *borrowed, borrowed=True)
    t.owns(0, *owned.split())
    missing = t.inhabitants(0) - t.production(0)[2]
    t.give(0, luxury=luxury, **coins)
    t.give(0, grain=max(0, missing))
    t.now(Supply())
    if missing > 0:
        t.choose(f"grain {missing}")
    return t


# --- feeding ------------------------------------------------------------------------------------------------


@rule("PE-10.01")
def test_first_the_inhabitants_then_the_debts() -> None:
    t = table()
    t.owns(0, "bridge", borrowed=True)
    t.give(0, grain=1, wood=2)
    t.now(Supply())
    asked = []
    while not t.resting:
        asked.append(t.asked)
        t.choose(t.options[0])
    assert asked == ["Provide", "Redeem"]


@rule("PE-10.02", "PE-10.03")
def test_every_inhabitant_needs_a_grain_and_production_gives_first() -> None:
    t = table()
    t.plays(0, "mycenae")  # 5 inhabitants, 2 grain
    t.owns(0, "bridge")  # 2 inhabitants, 1 grain
    t.give(0, grain=9)
    t.now(Supply())
    assert t.told("feeds")[0] == {"seat": 0, "grain": 3, "count": 7}
    assert t.options == [f"grain {n}" for n in (4, 3, 2, 1, 0)]  # the luxury card's inhabitants eat nothing
    t.choose("grain 4")
    assert (t.coins(0), t.luxury(0), t.resting) == (5, 0, True)


@rule("PE-10.03")
def test_the_grain_of_production_cannot_be_saved() -> None:
    t = hungry("bridge", "elis_plain", grain=9)  # 3 inhabitants, 6 grain
    assert t.resting
    assert t.hand(0) == {"grain": 9}


@rule("PE-10.04", "PE-11.05")
def test_surplus_grain_becomes_luxury() -> None:
    t = hungry("argive_plain", "bridge")  # 6 grain, 2 inhabitants
    assert t.luxury(0) == 4
    assert t.told("gained-luxury") == [{"seat": 0, "count": 4}]


@rule("PE-10.04")
def test_just_enough_grain_gives_nothing_and_costs_nothing() -> None:
    t = hungry("market", luxury=1, grain=1)  # 2 inhabitants, 2 grain
    assert (t.resting, t.luxury(0), t.coins(0)) == (True, 1, 1)


@rule("PE-10.05", "PE-10.22")
def test_grain_cards_and_luxury_feed_together_at_most_the_missing() -> None:
    t = hungry("erymanthos_forest", grain=2, luxury=5)  # 3 inhabitants, no grain
    assert t.options == ["grain 2", "grain 1", "grain 0"]
    assert t.refuses("grain 3") == "PE-10.22"
    t.choose("grain 1")
    assert t.options == ["luxury 2", "luxury 1", "luxury 0"]
    assert t.refuses("luxury 3") == "PE-10.22"
    t.choose("luxury 2")
    assert (t.resting, t.hand(0), t.luxury(0)) == (True, {"grain": 1}, 3)
    assert t.discarded == {"grain": 1}
    assert t.cards(0) == ["erymanthos_forest"]


@rule("PE-10.06")
def test_nobody_has_to_feed() -> None:
    t = hungry("erymanthos_forest", grain=3, luxury=3)
    t.choose("grain 0 / luxury 0 / inhabitants 0")
    assert t.cards(0) == []
    assert (t.hand(0), t.luxury(0)) == ({"grain": 3}, 3)


@rule("PE-10.07", "PE-10.12", "PE-11.10")
def test_an_inhabitant_card_stands_in_for_an_unfed_inhabitant() -> None:
    t = hungry("erymanthos_forest", grain=1, inhabitant=3, luxury=1)
    t.choose("grain 1 / luxury 1")
    assert t.options == ["inhabitants 1", "inhabitants 0"]  # only for those who are unfed
    assert t.refuses("inhabitants 2") == "PE-10.22"
    t.choose("inhabitants 1")
    assert (t.resting, t.hand(0), t.cards(0)) == (True, {"inhabitant": 2}, ["erymanthos_forest"])
    assert t.discarded == {"grain": 1, "inhabitant": 1}


@rule("PE-10.12")
def test_inhabitant_cards_are_of_no_use_when_all_are_fed() -> None:
    t = hungry("market", inhabitant=2)
    assert (t.resting, t.hand(0)) == (True, {"inhabitant": 2})


@rule("PE-10.08", "PE-10.23")
def test_cards_are_torn_down_one_at_a_time_until_the_rest_is_fed() -> None:
    t = table()
    t.plays(0, "sparta")  # 3 inhabitants, no grain
    t.owns(0, "bridge", "street", "foloi_oak_forest")  # 2 + 1 + 2 inhabitants, 2 grain
    t.give(0, inhabitant=1)
    t.now(Supply())
    assert t.told("feeds")[0] == {"seat": 0, "grain": 2, "count": 8}
    t.choose("grain 0 / inhabitants 1")  # 5 are left over: power cards or the civilization card
    assert t.options == [
        "tear-down bridge",
        "tear-down street",
        "tear-down foloi_oak_forest",
        "tear-down civilization",
    ]
    t.choose("tear-down foloi_oak_forest")
    assert t.asked == "TearDownHungry"
    t.choose("tear-down civilization")  # 2 + 3 = 5
    assert t.resting
    assert (t.cards(0), t.civilization(0)) == (["bridge", "street"], None)
    assert "foloi_oak_forest" in t.box


@rule("PE-10.09")
def test_grain_lost_by_tearing_down_does_not_reduce_the_number_fed() -> None:
    t = hungry("erymanthos_forest", "elis_plain", "ladon_valley", "bridge")  # 8 inhabitants, 5 + 2 + 1 grain
    assert t.resting
    t = hungry("erymanthos_forest", "elis_plain", "foloi_oak_forest")  # 6 inhabitants, 5 grain
    t.choose("tear-down elis_plain")  # 1 inhabitant goes, and with it all the grain; nobody else has to
    assert t.resting
    assert t.cards(0) == ["erymanthos_forest", "foloi_oak_forest"]


@rule("PE-10.10")
def test_only_cards_with_inhabitants_can_be_torn_down() -> None:
    t = table()
    t.plays(0, "pylos", covered=True)
    t.owns(0, "taygetos_range", "bridge", "street")
    t.owns(0, "erymanthos_forest", covered_by="tempest")  # its inhabitants still count
    t.now(Supply())
    assert t.options == ["tear-down bridge", "tear-down street", "tear-down erymanthos_forest"]
    assert t.refuses("tear-down taygetos_range") == "PE-10.10"
    assert t.refuses("tear-down civilization") == "PE-10.10"
    t.choose("tear-down erymanthos_forest")
    assert t.discarded == {"wood": 1}  # its cover
    assert t.asked == "TearDownHungry"


@rule("PE-10.10", "PE-10.11")
def test_the_last_card_may_remove_too_many_and_nothing_is_gained() -> None:
    t = hungry("erymanthos_forest", "ladon_valley", "bridge")  # 7 inhabitants, 3 grain
    t.choose("tear-down erymanthos_forest", "tear-down bridge")  # 4 had to go, 5 are gone
    assert t.resting
    assert (t.inhabitants(0), t.luxury(0)) == (2, 0)


@rule("PE-10.22")
def test_the_three_means_together_never_exceed_the_missing() -> None:
    t = hungry("erymanthos_forest", "foloi_oak_forest", grain=2, luxury=2, inhabitant=2)
    t.choose("grain 1 / luxury 2 / inhabitants 1")  # 1 + 2 + 1 of 5
    assert t.options == ["tear-down erymanthos_forest", "tear-down foloi_oak_forest"]
    t.choose("tear-down foloi_oak_forest")
    assert t.resting


@rule("PE-10.22", "PE-15.10")
def test_tearing_down_is_always_possible_even_the_only_production() -> None:
    t = table()
    t.plays(0, "mycenae")  # 5 inhabitants, 2 grain, nothing else
    t.now(Supply())
    assert t.resting
    assert t.civilization(0) is None
    assert t.inhabitants(0) == 0


@rule("PE-10.22")
def test_a_means_nobody_could_have_is_not_asked_for() -> None:
    t = hungry("erymanthos_forest", luxury=1)  # an empty hand
    assert t.options == ["luxury 1", "luxury 0"]
    t.choose("luxury 0")
    assert t.resting  # the only card was torn down


# --- redemption ---------------------------------------------------------------------------------------------


@rule("PE-10.13", "PE-10.25")
def test_the_player_chooses_what_to_redeem_and_pays_the_sum() -> None:
    t = in_debt("bridge", "stockade", "barracks", wood=9, stone=9)
    t.choose("redeem bridge / give-up stockade / redeem barracks / pay 3 2 0")  # 2 wood and 1 wood + 2 stone
    assert t.cards(0) == ["bridge", "barracks"]
    assert t.hand(0) == {"wood": 6, "stone": 7}


@rule("PE-10.25")
@pytest.mark.parametrize("kept", range(8))
def test_every_affordable_subset_can_be_redeemed(kept: int) -> None:
    buildings = ("bridge", "street", "stockade")
    t = in_debt(*buildings, wood=5, stone=1)
    chosen = [key for i, key in enumerate(buildings) if kept >> i & 1]
    t.choose(" / ".join([f"redeem {key}" if key in chosen else f"give-up {key}" for key in buildings]))
    assert t.resting
    assert (t.cards(0), t.borrowed(0)) == (chosen, [])


@rule("PE-10.14", "PE-15.04")
def test_production_counts_once_for_the_sum() -> None:
    t = in_debt("bridge", "market", owned="foloi_oak_forest", wood=2)  # 2 + 3 wood; 3 are produced
    t.choose("redeem bridge / redeem market / pay 2 0 0")
    assert t.hand(0) == {}
    t = in_debt("bridge", "market", "barracks", owned="foloi_oak_forest", wood=1, stone=2)
    assert t.refuses("redeem bridge / redeem market") == "PE-10.15"
    t.choose("redeem bridge / give-up market / give-up barracks / pay 0 0 0")
    assert t.cards(0) == ["bridge", "foloi_oak_forest"]


@rule("PE-10.14")
def test_the_production_of_borrowed_buildings_helps_to_redeem_them() -> None:
    t = in_debt("quarry", wood=2)  # costs 2 wood, 1 stone; produces 3 stone
    t.choose("redeem quarry / pay 2 0 0")
    assert (t.cards(0), t.borrowed(0)) == (["quarry"], [])


@rule("PE-10.14", "PE-10.24")
@pytest.mark.parametrize("fed", [True, False])
def test_a_card_torn_down_in_the_feeding_produces_nothing_in_the_redemption(fed: bool) -> None:
    t = table()
    t.owns(0, "foloi_oak_forest")  # 2 inhabitants, 3 wood
    t.owns(0, "barracks", borrowed=True)  # costs 1 wood, 2 stone
    t.give(0, grain=2, stone=2)
    t.now(Supply())
    if fed:
        t.choose("grain 2", "redeem barracks / pay 0 2 0")
        assert t.cards(0) == ["foloi_oak_forest", "barracks"]
    else:
        t.choose("grain 0 / inhabitants 0")  # the forest has to go
        assert t.cards(0) == ["barracks"]
        assert t.options == ["give-up barracks"]
        assert t.refusal("give-up bridge").key == "refused-not-offered"


@rule("PE-10.15", "PE-11.07")
def test_missing_resources_are_paid_with_cards_and_luxury() -> None:
    t = in_debt("barracks", wood=1, stone=1, luxury=2)  # 1 wood, 2 stone
    t.choose("redeem barracks")
    assert t.options == ["pay 1 1 1", "pay 1 0 2", "pay 0 1 2"]
    assert t.refuses("pay 0 0 3") == "PE-8.07"
    t.choose("pay 1 0 2")
    assert (t.hand(0), t.luxury(0)) == ({"stone": 1}, 0)


@rule("PE-10.16", "PE-10.26")
def test_the_coin_card_of_a_redeemed_building_is_discarded() -> None:
    t = in_debt("bridge", wood=2)
    with t.edit() as s:
        assert s.players[0].pledges.cards == (0,)
    t.choose("redeem bridge / pay 2 0 0")
    assert (t.borrowed(0), t.hand(0)) == ([], {})
    assert t.discarded == {"grain": 1, "wood": 3}  # feeding, payment, and the card under the building
    assert t.told("redeemed") == [{"seat": 0, "card": "bridge"}]


@rule("PE-10.26")
def test_the_coin_card_under_a_building_pays_nothing() -> None:
    t = in_debt("bridge", wood=1)  # a wood card lies under it, too
    assert t.options == ["give-up bridge"]
    assert t.refuses("redeem bridge") == "PE-10.15"


@rule("PE-10.17", "PE-10.19")
def test_a_building_that_is_not_redeemed_is_gone() -> None:
    t = in_debt("bridge", "street", wood=2, stone=1)
    t.choose("give-up bridge / give-up street")
    assert t.resting
    assert (t.cards(0), t.borrowed(0)) == ([], [])
    assert {"bridge", "street"} <= t.box
    assert t.discarded == {"grain": 1, "wood": 2}  # both coin cards that lay under them
    assert t.hand(0) == {"wood": 2, "stone": 1}


@rule("PE-10.18", "PE-11.06")
def test_redeeming_gives_no_luxury() -> None:
    t = in_debt("bridge", owned="foloi_oak_forest taygetos_range")  # 3 wood and 3 stone for 2 wood
    t.choose("redeem bridge / pay 0 0 0")
    assert t.luxury(0) == 0


@rule("PE-10.19")
def test_after_a_supply_nobody_has_a_borrowed_building() -> None:
    t = table()
    t.owns(0, "bridge", "street", borrowed=True)
    t.owns(1, "granary", "agriculture", borrowed=True)
    t.give(0, wood=2, grain=1)
    t.now(Supply())
    while not t.resting:
        t.choose(t.options[0])
    assert t.borrowed(0) == t.borrowed(1) == []


@rule("PE-10.20")
def test_luxury_from_surplus_grain_can_pay_the_debt() -> None:
    t = table()
    t.owns(0, "argive_plain")  # 5 grain
    t.owns(0, "granary", borrowed=True)  # costs 3 wood; 4 grain
    t.now(Supply())
    assert t.luxury(0) == 9
    t.choose("redeem granary / pay 0 0 3")
    assert t.luxury(0) == 6


@rule("PE-10.24")
def test_tearing_a_borrowed_building_down_ends_its_debt() -> None:
    t = table()
    t.owns(0, "bridge", borrowed=True)
    t.owns(0, "erymanthos_forest")
    t.give(0, inhabitant=2)
    t.now(Supply())  # 5 inhabitants, 1 grain
    t.choose("grain 0 / inhabitants 2", "tear-down bridge")
    assert t.resting  # nothing is left to redeem
    assert (t.borrowed(0), len(t.player(0).pledges)) == ([], 0)
    assert t.discarded == {"inhabitant": 2, "wood": 1}


@rule("PE-10.25")
def test_a_redemption_is_paid_completely_or_not_offered() -> None:
    t = in_debt("bridge", "stockade", wood=4)  # 2 + 3 wood
    t.choose("redeem bridge / give-up stockade / pay 2 0 0")
    assert t.cards(0) == ["bridge"]


@rule("PE-10.25")
def test_production_left_over_is_lost() -> None:
    t = in_debt("bridge", owned="foloi_oak_forest")
    t.choose("redeem bridge / pay 0 0 0")
    assert (t.luxury(0), t.hand(0)) == (0, {})


def test_answers_that_fit_no_question_of_a_supply() -> None:
    t = hungry("erymanthos_forest", "bridge", grain=1)
    assert t.refusal("luxury 1").key == "refused-not-asked"
    t.choose("grain 0 / inhabitants 0")
    assert t.refusal("grain 1").key == "refused-not-asked"
    t = in_debt("bridge", wood=2)
    t.choose("redeem bridge")
    assert t.refusal("redeem bridge").key == "refused-not-asked"
